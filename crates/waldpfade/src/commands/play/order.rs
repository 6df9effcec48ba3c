//! What a line means: an order to the program, or a move.

use crate::tongue::Tongue;

/// Something that the program shall do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    Help,
    Moves,
    Hint,
    Undo,
    Score,
    Log,
    Look,
    Board,
    Rules,
    Picture,
    Save,
    Quit,
}

impl Order {
    /// Each with its English word, which always works, and the key of its word in the language.
    const ALL: [(Order, &'static str, &'static str); 12] = [
        (Order::Help, "help", "order-help"),
        (Order::Moves, "moves", "order-moves"),
        (Order::Hint, "hint", "order-hint"),
        (Order::Undo, "undo", "order-undo"),
        (Order::Score, "score", "order-score"),
        (Order::Log, "log", "order-log"),
        (Order::Look, "look", "order-look"),
        (Order::Board, "board", "order-board"),
        (Order::Rules, "rules", "order-rules"),
        (Order::Picture, "picture", "order-picture"),
        (Order::Save, "save", "order-save"),
        (Order::Quit, "quit", "order-quit"),
    ];

    /// The order that a line begins with, and what follows it.
    pub(super) fn read<'l>(line: &'l str, tongue: &Tongue) -> Option<(Order, &'l str)> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = word.to_lowercase();
        if word == "?" {
            return Some((Order::Help, rest.trim()));
        }
        let (order, ..) =
            Order::ALL.into_iter().find(|(_, english, key)| word == *english || word == tongue.text(key))?;
        Some((order, rest.trim()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn orders_are_read_in_english_and_in_the_language() {
        let german = Tongue::new(Lang::De);
        assert_eq!(Order::read("undo", &german), Some((Order::Undo, "")));
        assert_eq!(Order::read("Zurück", &german), Some((Order::Undo, "")));
        assert_eq!(Order::read("save  my file", &german), Some((Order::Save, "my file")));
        assert_eq!(Order::read("?", &german), Some((Order::Help, "")));
        assert_eq!(Order::read("e5:ne", &german), None);
        assert_eq!(Order::read("zurück", &Tongue::new(Lang::En)), None);
    }

    #[test]
    fn no_word_means_two_things() {
        for lang in Lang::ALL {
            let tongue = Tongue::new(lang);
            for (order, english, key) in Order::ALL {
                assert_eq!(Order::read(english, &tongue), Some((order, "")), "{english}");
                assert_eq!(Order::read(&tongue.text(key), &tongue), Some((order, "")), "{key}");
            }
        }
    }
}

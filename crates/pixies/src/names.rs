//! Cards and colours as they are called, in sentences and in the words of a picture.

use crate::card::{Card, CardId, Colour, colours};
use crate::rules::Pixies;
use sketch::Brush;
use table::{Arg, Phrase};

impl Pixies {
    /// A card as it is called in a sentence; its id if it is not in play.
    pub(crate) fn name(&self, id: CardId) -> Arg {
        match self.cards().find(id) {
            Some(card) => card_name(self.cards().face(card)).into(),
            None => id.as_str().into(),
        }
    }
}

/// What a face shows, as a person would say it: “the yellow 4 with three spirals”.
pub(crate) fn card_name(card: &Card) -> Phrase {
    let colour_of = |set: u8| Arg::List(colours(set).map(colour_name).collect());
    let shown: Vec<Phrase> = card.colours().map(colour_name).collect();
    let name = match shown.as_slice() {
        _ if card.is_joker() => Phrase::new("name-card-joker"),
        [first, second] => {
            Phrase::new("name-card-two").with("first", first.clone()).with("second", second.clone())
        }
        _ => Phrase::new("name-card").with("colour", shown),
    };
    let name = name.with("number", card.number);
    let counted = [
        ("name-spirals", card.spirals),
        ("name-floor-spirals", card.floor_spirals),
        ("name-crosses", card.crosses),
    ];
    let each = [("name-spiral-each", card.spiral_each), ("name-cross-each", card.cross_each)];
    let mut symbols: Vec<Phrase> = Vec::new();
    symbols.extend(
        counted
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(key, count)| Phrase::new(key).with("count", count)),
    );
    symbols.extend(
        each.into_iter()
            .filter(|(_, set)| *set != 0)
            .map(|(key, set)| Phrase::new(key).with("colour", colour_of(set))),
    );
    if symbols.is_empty() {
        name
    } else {
        Phrase::new("name-card-with").with("card", name).with("symbols", symbols)
    }
}

/// The name of a colour, to be put into words.
pub(crate) fn colour_name(colour: Colour) -> Phrase {
    Phrase::new(match colour {
        Colour::Blue => "label-blue",
        Colour::Green => "label-green",
        Colour::Yellow => "label-yellow",
        Colour::Red => "label-red",
    })
}

/// A card as it is called in the words of a picture.
pub(crate) fn spoken_card(brush: &Brush<'_>, card: &Card) -> String {
    spoken(brush, &card_name(card))
}

/// A phrase in the words of a picture, which are looked up one by one.
fn spoken(brush: &Brush<'_>, phrase: &Phrase) -> String {
    let say = |arg: &Arg| match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => text.clone(),
        Arg::Seat(seat) => seat.to_string(),
        Arg::Phrase(inner) => spoken(brush, inner),
        Arg::List(list) => {
            let pair = |first: String, last: String| {
                brush.label_with("list-pair", &[("first", &first), ("last", &last)])
            };
            list.iter().map(|inner| spoken(brush, inner)).reduce(pair).unwrap_or_default()
        }
    };
    let args: Vec<(&str, String)> = phrase.args.iter().map(|(name, arg)| (*name, say(arg))).collect();
    let args: Vec<(&str, &str)> = args.iter().map(|(name, text)| (*name, text.as_str())).collect();
    brush.label_with(&phrase.key, &args)
}

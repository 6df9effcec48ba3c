//! Cards as people say them, in the log and in pictures.

use pixies::{Event, Options, Pixies};
use sketch::{Brush, Look, Picture};
use table::{Dice, Rules, Seat, Secrets, Seed, Setup, Speech, Viewer};
use words::{Lang, Words};

fn game() -> Pixies {
    Pixies::open(Setup::new(2, Options { flower_power: true })).expect("a legal table")
}

fn words(lang: Lang) -> Words {
    Words::new(lang, &[table::WORDS, Pixies::WORDS])
}

fn turned_up(ids: &str) -> Event {
    let cards = ids.split(' ').map(|id| id.parse().expect("an id")).collect();
    Event::TurnedUp { cards, first: Seat(0) }
}

#[test]
fn cards_are_called_by_what_they_show() {
    let (english, german) = (words(Lang::En), words(Lang::De));
    let told = |ids| game().tell(&turned_up(ids));
    let plain = told("Y4+3 G5 M6-1 B4*");
    assert_eq!(
        english.say(&plain),
        "Player 1 begins. Turned up: the yellow 4 with three spirals, the green 5, the joker 6 with one cross, and the \
         blue 4 with a spiral for each blue pixie."
    );
    assert_eq!(
        german.say(&plain),
        "Spieler 1 beginnt. Aufgedeckt: die gelbe 4 mit drei Spiralen, die grüne 5, die Joker-6 mit einem Kreuz und die \
         blaue 4 mit einer Spirale für jedes blaue Pixie."
    );
    let flowers = told("BG8 BR7");
    assert_eq!(
        english.say(&flowers),
        "Player 1 begins. Turned up: the blue-green 8 with one spiral for each bare forest floor and one cross and \
         the blue-red 7 with two spirals and a cross for each green pixie."
    );
    assert_eq!(
        german.say(&flowers),
        "Spieler 1 beginnt. Aufgedeckt: die blau-grüne 8 mit einer Spirale für jeden blanken Waldboden und einem Kreuz \
         und die blau-rote 7 mit zwei Spiralen und einem Kreuz für jedes grüne Pixie."
    );
}

/// Who listens to the picture hears the same names.
#[test]
fn pictures_call_cards_like_the_log() {
    let game = game();
    let state = game.deal(&mut Dice::new(Seed::from_number(3)));
    let view = game.view(&state, Viewer::Spectator);
    let english = words(Lang::En);
    let brush = Brush::new().labels(|key, arguments| english.label(key, arguments));
    let svg = game.picture(&view, &brush).to_svg(&Look::light());
    let seat = state.turn().expect("somebody's turn");
    let mut moves = Vec::new();
    game.moves(&state, seat, &mut moves);
    assert!(moves.len() >= 4, "four cards lie open");
    for choice in moves {
        let label = english.say(&game.steps(&view, seat, &choice)[0].label).to_lowercase();
        assert!(svg.to_lowercase().contains(&format!("\"{label}\"")), "{label}");
    }
}

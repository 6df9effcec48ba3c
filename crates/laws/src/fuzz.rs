//! One law a reader, for any input at all: it never panics, and what it accepts it means.
//!
//! The seeded tests in `tests/fuzz.rs` and the coverage-guided targets in `fuzz/` call the same functions.

use std::fmt::Write as _;

use serde::Deserialize;
use table::{Edition, Envelope, Fingerprint, Game, Match, Record, Seed, Setup};

/// Reads the input as a record, as it stands and with the check digits put right, so that damage gets past them.
///
/// # Panics
/// If a record that was read is not read back as itself.
pub fn record(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    for text in [text, &sealed(text)] {
        if let Ok(record) = Record::read(text) {
            assert_eq!(
                Record::read(&record.to_text()).as_ref(),
                Ok(&record),
                "a record reads back as itself"
            );
        }
    }
}

/// The lines of a record, each with the check digits that belong there in place of those it has.
pub fn sealed(text: &str) -> String {
    let mut digits = String::new();
    let mut sealed = String::new();
    for line in text.lines() {
        let line = line.rsplit_once("  #").map_or(line, |(content, _)| content);
        digits = Fingerprint::of(&[digits.as_bytes(), line.as_bytes()]).short();
        let _ = writeln!(sealed, "{line}  #{digits}");
    }
    sealed
}

/// Reads the input as a move of a game: as text, and as JSON.
///
/// # Panics
/// If a move that was read is not read back as itself.
pub fn choice<G: Game>(game: &G, input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    if let Ok(choice) = game.read_move(text) {
        assert_eq!(
            game.read_move(&game.write_move(&choice)).as_ref(),
            Ok(&choice),
            "a move reads back as itself"
        );
    }
    if let Ok(choice) = serde_json::from_str::<G::Move>(text) {
        let again = G::Move::deserialize(table::to_value(&choice)).expect("a move reads back from its JSON");
        assert_eq!(again, choice, "a move reads back as itself");
    }
}

/// Reads the input as a position (with its envelope), and plays a little if it is let in.
///
/// # Panics
/// If a position that was let in is not read back as itself, or cannot be played on.
pub fn position<G: Game>(input: &[u8]) {
    let Ok(envelope) = serde_json::from_slice::<Envelope>(input) else { return };
    let edition = Edition::<G>::newest();
    let Ok(mut game_match) = Match::<G>::load(&envelope, &edition, Seed::from_number(1)) else {
        return;
    };
    for _ in 0..4 {
        let again = Match::<G>::load(&game_match.position(), &edition, Seed::from_number(2));
        assert_eq!(again.as_ref(), Ok(&game_match), "a position reads back as itself");
        let Some(seat) = game_match.game().waiting(game_match.state()).first() else {
            assert!(
                game_match.game().outcome(game_match.state()).is_some(),
                "nobody is waited for, so it is over"
            );
            return;
        };
        let choice =
            game_match.game().nth_move(game_match.state(), seat, 0).expect("who is waited for has a move");
        game_match.play(seat, choice).expect("a listed move");
    }
}

/// Samples for both: the moves and the positions of a random match.
pub fn samples<G: Game>(seed: u64) -> (Vec<String>, Vec<String>) {
    let (mut choices, mut positions) = (Vec::new(), Vec::new());
    let setup = Setup::<G>::new(*G::SEATS.start(), G::Options::default());
    let Ok(game) = G::open(setup) else { return (choices, positions) };
    crate::Walk::whole(&game, seed).sample(12, |moment| {
        choices.push(game.write_move(moment.choice));
        choices.push(table::to_value(moment.choice).to_string());
        positions.push(table::to_value(&moment.position()).to_string());
    });
    (choices, positions)
}

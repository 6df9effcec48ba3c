//! Records that name what there is not: a seat beyond the table, somebody whose turn it is not, a move that nobody can
//! read or make. Files come from anywhere, so each is refused in words that name the line, and nothing else happens.

use opponents::{Budget, Level};
use shelf::{AnyGame, Said};
use table::{Phrase, Place, Record, RecordedMove, Seat, Seed};
use words::Lang;

/// Some plies of a match.
fn record(game: &dyn AnyGame, plies: usize) -> Record {
    let seats = 2.clamp(*game.seats().start(), *game.seats().end());
    let mut game_match = game.deal(seats, &serde_json::json!({}), Seed::from_number(5)).expect("a match");
    for ply in 0..plies {
        let Some(seat) = game_match.status().waiting.first() else { break };
        let seed = Seed::from_number(ply as u64);
        let choice = game_match.decision(seat).decide(Level::Random, Budget::default(), seed);
        game_match.play(seat, Said::Text(&choice.expect("a decision"))).expect("a legal move");
    }
    game_match.record()
}

/// The line of a move: after all of them comes one for the end.
fn line_of(record: &Record, place: usize) -> usize {
    record.to_text().lines().count() - record.moves.len() + place
}

/// Replays a record with another move at this place; gives the reason of the refusal in English.
fn refusal(game: &dyn AnyGame, record: &Record, place: usize, strange: RecordedMove) -> (Phrase, String) {
    let told = format!("{}: {strange:?} as move {place}", game.id());
    let mut moves = record.moves.clone();
    moves[place] = strange;
    let altered = Record { moves, ..record.clone() };
    let Err(faults) = game.replay(&altered) else { panic!("{told} is replayed") };
    assert_eq!(faults.len(), 1, "{told}");
    assert_eq!(faults[0].place, Place::Line(line_of(record, place)), "{told}");
    (faults[0].reason.clone(), game.words(Lang::En).fault(&faults[0]))
}

#[test]
fn strange_seats_are_refused_with_their_line() {
    for game in shelf::games() {
        let record = record(&**game, 30);
        for (place, played) in record.moves.iter().enumerate().step_by(3) {
            for seat in [record.seats, 7, 8, 63, 64, 127, 255] {
                let strange = RecordedMove { seat: Seat(seat), text: played.text.clone() };
                let (_, said) = refusal(&**game, &record, place, strange);
                assert!(said.contains(&format!("line {}", line_of(&record, place))), "{said}");
            }
        }
    }
}

#[test]
fn strange_moves_are_refused_with_their_line() {
    for game in shelf::games() {
        let record = record(&**game, 30);
        for (place, played) in record.moves.iter().enumerate().step_by(3) {
            let odd =
                ["", " ", "!", "\u{0}", "nonsense", "\u{1f332}", "9999999999999999999999", "-1", "pass"];
            // Moves of other games are read by none, or mean something that is not legal here.
            let foreign = ["e5:ne!", "send dew-bear at 2", "g1", "c 1 2 3 4 5 6 7 8 9"];
            for text in odd.into_iter().chain(foreign).chain([format!(" {}", played.text).as_str()]) {
                let strange = RecordedMove { seat: played.seat, text: text.to_owned() };
                let (reason, said) = refusal(&**game, &record, place, strange);
                assert!(
                    !reason.key.is_empty() && said.contains(&format!("line {}", line_of(&record, place))),
                    "{said}"
                );
            }
        }
    }
}

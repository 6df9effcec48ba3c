//! Laws of forms: what is written reads back, and odd input is refused or stands.

use crate::Walk;
use crate::words::{Messages, sayable, vocabulary};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use table::{ComponentFiles, Components, Dice, Fault, Game, Match, Seat, Seed, Viewer, to_value};

/// Moves, options, views and positions read back to what they were.
///
/// # Panics
/// If the law is broken.
pub fn read_back<G: Game>(walk: &Walk<G>) {
    let game = &walk.game;
    let options = to_value(&game.setup().options);
    assert_eq!(G::Options::deserialize(&options).expect("options read back"), game.setup().options);
    let unknown = json!({"no such option": 1});
    assert!(G::Options::deserialize(&unknown).is_err(), "unknown options are refused");

    let check = |state: &G::State| {
        let text = serde_json::to_string(&game.position(state)).expect("positions turn into JSON");
        let position: G::Position = serde_json::from_str(&text).expect("positions read back");
        let loaded = game.load(&position).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
        assert_eq!(&loaded, state, "{text}");
        assert_eq!(serde_json::to_string(&game.position(&loaded)).expect("positions turn into JSON"), text);
    };
    let end = walk.sample(60, |moment| {
        for choice in moment.moves.iter().step_by(moment.moves.len().div_ceil(40)) {
            let text = game.write_move(choice);
            assert_eq!(game.read_move(&text).as_ref(), Ok(choice), "text of {text}");
            let shouted = format!("  {}\t", text.to_uppercase());
            assert_eq!(game.read_move(&shouted).as_ref(), Ok(choice), "{shouted:?} is a typist's {text}");
            assert!(
                !text.contains("  ") && !text.contains('#') && text.trim() == text,
                "{text:?} fits into a record"
            );
            let value = to_value(choice);
            assert_eq!(&G::Move::deserialize(&value).expect("moves read back"), choice, "JSON of {text}");
        }
        check(moment.state);
    });
    check(&end.state);
}

/// Mutated positions and move texts are refused, or lead to states that can be played on.
///
/// # Panics
/// If the law is broken.
pub fn odd_input<G: Game>(walk: &Walk<G>) {
    let game = &walk.game;
    let mut chance = walk.chance("odd");
    walk.sample(12, |moment| {
        let sound = to_value(&game.position(moment.state));
        for _ in 0..24 {
            let mut odd = sound.clone();
            for _ in 0..=chance.below(3) {
                mutate(&mut odd, &mut chance);
            }
            let Ok(position) = G::Position::deserialize(&odd) else { continue };
            match game.load(&position) {
                Err(faults) => assert!(!faults.is_empty(), "a refusal has reasons"),
                Ok(state) => stand(game, state, &mut chance),
            }
        }
        let text = game.write_move(moment.choice);
        for _ in 0..24 {
            let mut letters: Vec<char> = text.chars().collect();
            let at = chance.below(letters.len() as u32 + 1) as usize;
            let odd =
                *chance.pick(&[' ', '-', '9', 'é', '\0', ':', '!', '0', 'z', ',', '🌲']).unwrap_or(&' ');
            match chance.below(3) {
                0 => letters.insert(at, odd),
                1 if at < letters.len() => letters[at] = odd,
                _ => letters.truncate(at),
            }
            let odd: String = letters.into_iter().collect();
            if let Ok(choice) = game.read_move(&odd) {
                assert_eq!(game.read_move(&game.write_move(&choice)).as_ref(), Ok(&choice), "{odd:?}");
                let _ = game.check(moment.state, moment.seat, &choice);
            }
        }
    });
}

/// A state that was let in behaves: it reads back, shows itself, and plays on for a while.
fn stand<G: Game>(game: &G, mut state: G::State, chance: &mut Dice) {
    let again = game.load(&game.position(&state)).expect("what was let in is let in again");
    assert_eq!(again, state);
    for viewer in Viewer::all(game.seats()) {
        let view = game.view(&state, viewer);
        let imagined = game.imagine(&view, viewer, chance);
        assert_eq!(game.view(&imagined, viewer), view);
    }
    for _ in 0..12 {
        let waiting: Vec<Seat> = game.waiting(&state).iter().collect();
        let Some(&seat) = chance.pick(&waiting) else {
            assert!(game.outcome(&state).is_some(), "nobody is waited for, so it is over");
            break;
        };
        let count = game.move_count(&state, seat);
        assert!(count > 0, "seat {seat} is waited for in {}", to_value(&game.position(&state)));
        let choice =
            game.nth_move(&state, seat, chance.below(count as u32) as usize).expect("within the count");
        let _ = game.play(&mut state, seat, &choice, chance, &mut table::Quiet).expect("a listed move");
        let _ = (game.scores(&state), game.evaluate(&state));
    }
}

/// Changes one random spot of a JSON document.
fn mutate(value: &mut Value, chance: &mut Dice) {
    match value {
        Value::Array(items) if !items.is_empty() && chance.below(5) > 0 => {
            let at = chance.below(items.len() as u32) as usize;
            match chance.below(6) {
                0 => {
                    items.remove(at);
                }
                1 => items.push(items[at].clone()),
                2 => items.swap(0, at),
                _ => mutate(&mut items[at], chance),
            }
        }
        Value::Object(fields) if !fields.is_empty() && chance.below(8) > 0 => {
            let at = chance.below(fields.len() as u32) as usize;
            if let Some(field) = fields.values_mut().nth(at) {
                mutate(field, chance);
            }
        }
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or(0);
            let odd =
                [near.wrapping_add(1), near.wrapping_sub(1), 0, -1, 255, 256, i64::MAX, i64::MIN, near ^ 4];
            *value = json!(odd[chance.below(odd.len() as u32) as usize]);
        }
        Value::Bool(flag) => *flag = !*flag,
        _ => {
            let odd = [
                json!(null),
                json!(0),
                json!(-7),
                json!(""),
                json!("e5"),
                json!([]),
                json!({}),
                json!(1e300),
            ];
            *value = odd[chance.below(odd.len() as u32) as usize].clone();
        }
    }
}

/// The game's own components read, from their files, from one text of them all and from their canonical form; their
/// fingerprint does not depend on spacing or comments alone; cut anywhere they are faults or other components.
///
/// # Panics
/// If the law is broken.
pub fn components<G: Game>() {
    let files = ComponentFiles::own(G::Components::FILES);
    let own = G::Components::read(&files).unwrap_or_else(|faults| panic!("{}: {faults:?}", G::ID));
    let read = |text: &str| {
        G::Components::read_text(text).unwrap_or_else(|faults| panic!("{}: {faults:?}\n{text}", G::ID))
    };
    let known = vocabulary::<G>();
    let text = files.to_text();
    assert_eq!(read(&text), own, "one text of all files");
    assert_eq!(read(&own.canonical()).canonical(), own.canonical(), "one canonical form");
    let windows = read(&text.replace('\n', "\r\n"));
    assert_eq!(windows.fingerprint(), own.fingerprint(), "line ends of another system");
    for length in (0..text.len()).step_by(97).filter(|length| text.is_char_boundary(*length)) {
        sound::<G>(G::Components::read_text(&text[..length]), &known);
    }
    for (name, text) in G::Components::FILES {
        for length in (0..text.len()).step_by(97).filter(|length| text.is_char_boundary(*length)) {
            let cut = [((*name).to_owned(), text[..length].to_owned())];
            let files = files.clone().with_files(cut).expect("a file of the game");
            sound::<G>(G::Components::read(&files), &known);
        }
    }
    let edition = table::Edition::<G>::newest();
    assert_eq!(edition.component_text(), text, "what is kept with a match is what was read");
    assert_eq!(read(&edition.with(own.clone()).component_text()).fingerprint(), own.fingerprint());
    let seats = *G::SEATS.start();
    let setup =
        table::Setup::<G> { components: Arc::new(own), ..table::Setup::new(seats, G::Options::default()) };
    let game_match = Match::new(G::open(setup).expect("the defaults open"), Seed::from_number(0));
    assert!(!game_match.game().waiting(game_match.state()).is_empty(), "somebody begins");
}

/// What was read is refused for reasons that can be said, or reads back from its canonical form.
fn sound<G: Game>(read: Result<G::Components, Vec<Fault>>, known: &Messages) {
    match read {
        Ok(components) => {
            let again = G::Components::read_text(&components.canonical());
            assert_eq!(again.map(|again| again.canonical()), Ok(components.canonical()));
        }
        Err(faults) => {
            assert!(!faults.is_empty(), "a refusal has reasons");
            for fault in &faults {
                sayable(&fault.reason, known);
            }
        }
    }
}

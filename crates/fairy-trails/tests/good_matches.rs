//! Whole matches of players who want stones: random walks end early alone and place few stones.
//!
//! The records in `tests/matches` are kept for ever; missing ones are written with `BLESS=1`.

use fairy_trails::{CardSet, Claims, Colour, FairyTrails, Move, Options, State};
use table::{
    CloserEvaluation, Dice, Forms, Judge, Match, Record, Rules, Seat, Secrets, Seed, Setup, Speech, Viewer,
};

fn game(seats: u8, options: Options) -> FairyTrails {
    FairyTrails::open(Setup::new(seats, options)).unwrap()
}

/// The laying that brings most: stones of one's own now, then few open ends around huts.
fn choose(game: &FairyTrails, state: &State, seat: Seat) -> Move {
    let mut moves = Vec::new();
    game.moves(state, seat, &mut moves);
    let worth = |choice: &Move| -> i32 {
        let Move::Lay(laying) = choice else { return i32::from(matches!(choice, Move::Claim(_))) * 100_000 };
        let face = game.deck().face(laying.card, laying.rotation);
        let preview = state.board().preview(laying.at, face).unwrap();
        Colour::BOTH
            .into_iter()
            .map(|colour| {
                let own = game.seats() == 1 || colour == Colour::of(seat);
                let stones = i32::from(preview.huts(colour).min(state.left(colour)));
                let coming: i32 = preview
                    .touched(colour)
                    .iter()
                    .filter(|touched| touched.open > 0 && touched.huts > 0)
                    .map(|touched| (60 * i32::from(touched.huts)) >> touched.open.min(8))
                    .sum();
                let open: i32 = preview.touched(colour).iter().map(|touched| i32::from(touched.open)).sum();
                let worth = 100 * stones + coming - 4 * open;
                if own { worth } else { -worth }
            })
            .sum()
    };
    moves.into_iter().max_by_key(worth).unwrap()
}

/// Plays a match and looks at every state on the way.
fn play(game: &FairyTrails, seed: u64, mut look: impl FnMut(&Match<FairyTrails>)) -> Match<FairyTrails> {
    let mut game_match = Match::new(game.clone(), Seed::from_number(seed));
    look(&game_match);
    while let Some(seat) = game.waiting(game_match.state()).first() {
        let choice = choose(game, game_match.state(), seat);
        game_match.play(seat, choice).unwrap();
        look(&game_match);
    }
    game_match
}

fn cases() -> [(&'static str, u8, Options); 4] {
    let easier = Options { easier: true, ..Options::default() };
    let manual = Options { claims: Claims::Manual, ..Options::default() };
    [
        ("automatic", 2, Options::default()),
        ("manual", 2, manual),
        ("solo", 1, Options::default()),
        ("easier", 1, easier),
    ]
}

/// Positions read back and imagined states agree with the views, deep into good matches, too.
#[test]
fn good_matches_keep_the_laws() {
    for (name, seats, options) in cases() {
        let game = game(seats, options);
        let mut ends = [0; 2];
        for seed in 0..40 {
            let mut chance = Dice::new(Seed::from_number(seed));
            let end = play(&game, seed, |game_match| {
                let state = game_match.state();
                let loaded = game.load(&game.position(state)).unwrap_or_else(|faults| {
                    panic!("{name} {seed} {:?}: {faults:?}", game.position(state));
                });
                assert_eq!(&loaded, state);
                for viewer in Viewer::all(seats) {
                    let view = game.view(state, viewer);
                    let imagined = game.imagine(&view, viewer, &mut chance);
                    assert_eq!(game.view(&imagined, viewer), view);
                    if !game.hides(state, viewer) {
                        assert_eq!(&imagined, state);
                    }
                }
                let values: Vec<f32> =
                    Seat::all(seats).map(|seat| game.evaluate(state)[seat.index()]).collect();
                assert!(values.iter().all(|value| (-1.0..=1.0).contains(value)));
            });
            let won = Colour::BOTH.map(|colour| end.state().left(colour)).contains(&0);
            ends[usize::from(won)] += 1;
        }
        assert!(ends[1] > 5, "{name}: stones run out in many matches: {ends:?}");
    }
}

/// FT-8, FT-15: the kept records replay to the same end, whatever becomes of the program.
#[test]
fn kept_records_replay() {
    for (name, seats, options) in cases() {
        let game = game(seats, options);
        let path = format!("{}/tests/matches/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        if !std::path::Path::new(&path).exists() && std::env::var("BLESS").is_ok() {
            // The first match that somebody wins by his last stone.
            let won = |game_match: &Match<FairyTrails>| match seats {
                1 => Colour::BOTH.into_iter().all(|colour| game_match.state().left(colour) == 0),
                _ => Colour::BOTH.into_iter().any(|colour| game_match.state().left(colour) == 0),
            };
            let game_match = (0..1_000).map(|seed| play(&game, seed, |_| ())).find(won).unwrap();
            std::fs::write(&path, game_match.record().to_text()).unwrap();
        }
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let record = Record::read(&text).unwrap();
        let again = Match::<FairyTrails>::replay(&record, &game.setup().edition()).unwrap();
        assert_eq!(again.record().to_text(), text);
        let outcome = game.outcome(again.state()).unwrap();
        assert_eq!(outcome.winners.len(), 1, "{name}");
    }
}

/// The closer evaluation tells better who will win than the first one does.
#[test]
fn a_closer_look_sees_more() {
    let game = game(2, Options::default());
    let mut errors = [0.0f32; 2];
    for seed in 0..200 {
        let mut looks = Vec::new();
        let end = play(&game, seed, |game_match| {
            let state = game_match.state();
            looks.push([game.evaluate(state)[Seat(0).index()], game.evaluate_closely(state).unwrap()[0]]);
        });
        let result = game.outcome(end.state()).unwrap().value(Seat(0));
        for look in looks {
            errors.iter_mut().zip(look).for_each(|(error, value)| *error += (value - result).powi(2));
        }
    }
    assert!(errors[1] < 0.98 * errors[0], "{errors:?}");
}

/// The evaluation knows more than the stones: an own network that one card can close is worth more than one that needs
/// three, and it likes to see the other's far from closing.
#[test]
fn the_evaluation_sees_what_is_about_to_close() {
    let game = game(2, Options::default());
    let mut agreed = 0;
    let mut asked = 0;
    for seed in 0..60 {
        play(&game, seed, |game_match| {
            // Half way, does the evaluation tell who will win?
            if game_match.state().board().laid().len() == 26 {
                let middle = game.evaluate(game_match.state())[Seat(0).index()];
                let mut on = game_match.clone();
                while let Some(seat) = game.waiting(on.state()).first() {
                    let choice = choose(&game, on.state(), seat);
                    on.play(seat, choice).unwrap();
                }
                let end = game.outcome(on.state()).unwrap().value(Seat(0));
                asked += 1;
                agreed += usize::from(middle * end > 0.0);
            }
        });
    }
    assert!(asked > 50 && agreed * 100 > asked * 62, "{agreed} of {asked}");
}

/// Cards that can close what comes in by some edges: checked against all rotations, one by one.
#[test]
fn closers_agree_with_the_trails() {
    let game = game(2, Options::default());
    for colour in Colour::BOTH {
        for mask in 1..16u8 {
            let mut plain = CardSet::default();
            for (number, card) in game.deck().cards().skip(1) {
                let closes = fairy_trails::Rotation::ALL.into_iter().any(|rotation| {
                    let groups = card.face(rotation).trails(colour).groups();
                    groups
                        .iter()
                        .filter(|group| group.edges & mask != 0)
                        .all(|group| group.edges & !mask == 0)
                });
                if closes {
                    plain.insert(number);
                }
            }
            assert_eq!(game.deck().closers(colour, mask), plain, "{mask:04b}");
        }
    }
}

/// What is in the box is told in phrases, each with its words.
#[test]
fn the_inventory_has_words() {
    let game = game(2, Options::default());
    let phrases = FairyTrails::inventory(game.deck());
    assert_eq!(phrases.len(), 6);
    let english = laws::words::messages("en", FairyTrails::WORDS[0].1);
    for phrase in phrases {
        let variables = &english[&*phrase.key];
        let given: std::collections::BTreeSet<String> =
            phrase.args.iter().map(|(name, _)| (*name).to_owned()).collect();
        assert_eq!(&given, variables, "{}", phrase.key);
    }
}

//! The computer players at every game on the shelf: honest, legal, reproducible, and with reasons.

use opponents::{Budget, Level, Player};
use serde_json::{Value, json};
use shelf::{IDS, OnShelf, Said, Visitor, visit};
use table::{Dice, Game, Quiet, Seat, Seed, Viewer};

/// Every game with each number of seats, and options that change what is decided.
fn variants(id: &str) -> Vec<(u8, Value)> {
    match id {
        "krumme-pfade" => vec![
            (2, json!({})),
            (2, json!({"announce": "manual", "no_draws": true, "size": 4})),
            (2, json!({"size": 7})),
        ],
        "pixies" => vec![(2, json!({})), (3, json!({})), (5, json!({}))],
        "fairy-trails" => vec![
            (1, json!({})),
            (1, json!({"easier": true})),
            (2, json!({})),
            (2, json!({"claims": "manual"})),
        ],
        "elemente" => vec![
            (2, json!({})),
            (3, json!({"omens": true})),
            (4, json!({"omens": true, "omens_chosen": true})),
        ],
        _ => vec![(2, Value::Null)],
    }
}

struct Try<F>(F);

/// Something to do with a match of any game.
trait Trial {
    fn run<G: OnShelf>(&mut self, game: &G);
}

impl<T: Trial> Visitor for Try<(&mut T, u8, &Value)> {
    type Out = ();

    fn visit<G: OnShelf>(self) {
        let (trial, seats, options) = self.0;
        let game: G = table::Edition::newest().open(seats, options).unwrap();
        trial.run(&game);
    }
}

fn everywhere<T: Trial>(trial: &mut T) {
    for id in IDS {
        for (seats, options) in variants(id) {
            visit(id, Try((&mut *trial, seats, &options))).unwrap();
        }
    }
}

/// Plays at random and stops at a few moments, evenly spread.
fn moments<G: Game>(game: &G, count: u64, seed: u64, mut look: impl FnMut(&G::State, Seat, u64)) {
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut length = game.bound() as u64;
    for turn in 0..=count {
        let mut state = game.deal(&mut dice);
        let goal = if turn == 0 { u64::MAX } else { length * (2 * turn - 1) / (2 * count) };
        let mut plies = 0;
        while let Some(seat) = game.waiting(&state).first() {
            if plies >= goal {
                look(&state, seat, turn);
                break;
            }
            let pick = dice.below(game.move_count(&state, seat) as u32) as usize;
            let choice = game.nth_move(&state, seat, pick).unwrap();
            let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
            plies += 1;
        }
        if turn == 0 {
            // The first match only shows how long they are.
            length = plies;
        }
    }
}

struct Honest {
    different: u32,
}

impl Trial for Honest {
    fn run<G: OnShelf>(&mut self, game: &G) {
        moments(game, 5, 1, |state, seat, turn| {
            let viewer = Viewer::Seat(seat);
            let view = game.view(state, viewer);
            let mut dice = Dice::new(Seed::from_number(turn));
            let worlds = [game.imagine(&view, viewer, &mut dice), game.imagine(&view, viewer, &mut dice)];
            self.different += u32::from(worlds[0] != worlds[1]);
            for level in Level::ALL {
                let decide = |world: &G::State| {
                    let mut player = level.player(Seed::from_number(turn), Budget::iterations(6));
                    player.choose(game, &game.view(world, viewer), seat)
                };
                let decided = decide(state);
                assert!(decided.is_some());
                for world in &worlds {
                    assert_eq!(decide(world), decided, "{} {level}", G::ID);
                }
            }
        });
    }
}

/// The decision follows from the view and the seed of the player, and from nothing else.
#[test]
fn players_decide_alike_in_worlds_that_look_alike() {
    let mut honest = Honest { different: 0 };
    everywhere(&mut honest);
    assert!(honest.different > 15, "worlds must differ to prove anything: {}", honest.different);
}

struct Legal {
    decisions: u32,
}

impl Trial for Legal {
    fn run<G: OnShelf>(&mut self, game: &G) {
        let budget = Budget::iterations(2);
        let seats = usize::from(game.seats());
        for round in 0..2 {
            let levels: Vec<Level> = (0..seats).map(|seat| Level::ALL[(seat * 5 + round + 3) % 6]).collect();
            let mut players: Vec<Box<dyn Player<G>>> = levels
                .iter()
                .map(|level| level.player(Seed::from_number(round as u64), budget.clone()))
                .collect();
            let mut dice = Dice::new(Seed::from_number(round as u64));
            let mut state = game.deal(&mut dice);
            while let Some(seat) = game.waiting(&state).first() {
                let view = game.view(&state, Viewer::Seat(seat));
                let choice = players[seat.index()].choose(game, &view, seat).unwrap();
                let played = game.play(&mut state, seat, &choice, &mut dice, &mut Quiet);
                assert!(played.is_ok(), "{} {:?} {choice:?}: {played:?}", G::ID, levels[seat.index()]);
                self.decisions += 1;
            }
            assert!(game.outcome(&state).is_some());
        }
    }
}

/// Every level in every game, with every number of seats, to the end.
#[test]
fn no_player_answers_with_an_illegal_move() {
    let mut legal = Legal { decisions: 0 };
    everywhere(&mut legal);
    assert!(legal.decisions > 2_000, "{}", legal.decisions);
}

struct Reasoned {
    asked: u32,
}

impl Trial for Reasoned {
    fn run<G: OnShelf>(&mut self, game: &G) {
        moments(game, 8, 2, |state, seat, turn| {
            let view = game.view(state, Viewer::Seat(seat));
            let mut player = Level::Hard.player(Seed::from_number(turn), Budget::iterations(8));
            let hints = player.suggest(game, &view, seat, 3);
            assert!(!hints.is_empty());
            for hint in &hints {
                assert!(
                    (-1.0..=1.0).contains(&hint.expected) && (0.0..=1.0).contains(&hint.sure),
                    "{hint:?}"
                );
                assert!(G::ID == "elemente" || !hint.reasons.is_empty(), "{} {hint:?}", G::ID);
            }
            assert!(hints.windows(2).all(|pair| pair[0].sure >= pair[1].sure), "{hints:?}");
            let again = Level::Hard
                .player(Seed::from_number(turn), Budget::iterations(8))
                .suggest(game, &view, seat, 3);
            assert_eq!(hints, again, "the same seed and iterations, the same answer");
            self.asked += 1;
        });
    }
}

#[test]
fn hints_are_sorted_have_reasons_and_come_again() {
    let mut reasoned = Reasoned { asked: 0 };
    everywhere(&mut reasoned);
    assert!(reasoned.asked > 50, "{}", reasoned.asked);
}

/// Whoever sits at a table, options that were suited to computer players can be dealt, and suiting them again changes
/// nothing.
#[test]
fn options_that_suit_computer_players_can_be_dealt() {
    for game in shelf::games() {
        for seats in game.seats() {
            for level in Level::ALL {
                let attention: Vec<Option<f32>> =
                    (0..seats).map(|seat| (seat % 2 == 1).then(|| level.attention())).collect();
                let suited = game.adapt_options(&game.default_options(), &attention).expect("sound options");
                assert_eq!(game.adapt_options(&suited, &attention).as_ref(), Ok(&suited), "{}", game.id());
                // Some numbers of players need an option that is not usual.
                let possible = game.deal(seats, &game.default_options(), Seed::from_number(1)).is_ok();
                let dealt = game.deal(seats, &suited, Seed::from_number(1));
                assert_eq!(dealt.is_ok(), possible, "{} for {seats} with {level}: {suited}", game.id());
            }
        }
    }
}

/// Where players announce by hand, computer players make use of it, and hints do not tell of it.
#[test]
fn hints_keep_to_themselves_what_players_have_to_see() {
    let game = shelf::find("krumme-pfade").unwrap();
    let options = json!({"size": 3, "announce": "manual"});
    let (mut announced, mut hinted) = (0, 0);
    for seed in 0..20 {
        let mut game_match = game.deal(2, &options, Seed::from_number(seed)).unwrap();
        while let Some(seat) = game_match.status().waiting.first() {
            let decision = game_match.decision(seat);
            let seed = Seed::from_number(u64::from(game_match.status().ply) << 8 | seed);
            if game_match.status().ply >= 9 {
                let ask = Budget::iterations(300);
                let suggested = decision.suggest(Level::Hard, ask.clone(), seed, 3);
                let hints = decision.hints(Level::Hard, ask, seed, 3);
                let mut said: Vec<&str> = hints.iter().map(|hint| hint.choice.text.as_str()).collect();
                assert!(!said.is_empty() && said.iter().all(|text| !text.ends_with('!')), "{said:?}");
                announced += u32::from(suggested[0].choice.text.ends_with('!'));
                hinted += u32::from(suggested[0].choice.text.trim_end_matches('!') == said[0]);
                said.sort_unstable();
                assert!(said.windows(2).all(|pair| pair[0] != pair[1]), "{said:?}");
            }
            let choice = decision.decide(Level::Random, Budget::default(), seed).unwrap();
            game_match.play(seat, Said::Text(&choice)).unwrap();
        }
    }
    assert!(announced > 0, "nobody had anything to announce");
    assert!(hinted > 20, "hints are those of the players: {hinted}");
}

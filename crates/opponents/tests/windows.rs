//! Windows are answered at once: how much is spent on them is counted, not timed.

use opponents::{Budget, Chooser, Level, Player, Settings, Thinker, play_out};
use std::sync::atomic::AtomicBool;
use table::{Dice, Quiet, Rules, Seat, Seats, Secrets, Seed, Setup};
use tiny_games::knocks::{self, Deed, Knocks};

/// More than anybody would spend on a window.
const PLENTY: u64 = 4_000;
/// 32 iterations, of which each opens one node of three moves at most and judges once, and a first look at two moves in
/// eight worlds.
const SMALL: u64 = 32 * (3 + 1) + 8 * 2;

fn knocks(seats: u8) -> Knocks {
    Knocks::open(Setup::new(seats, tiny_games::NoOptions {})).unwrap()
}

/// Seat 0 has grabbed three, seat 1 sleeps, and all others are asked.
fn window(game: &Knocks) -> knocks::State {
    let mut dice = Dice::new(Seed::from_number(0));
    let mut state = game.deal(&mut dice);
    state.asleep = Seats::one(Seat(1));
    let _ = game.apply(&mut state, Seat(0), &Deed::Grab(3), &mut dice, &mut Quiet);
    state
}

/// How many evaluations the decision of a seat takes, and what it is.
fn spent(game: &Knocks, player: &mut dyn Player<Knocks>, state: &knocks::State, seat: Seat) -> (u64, Deed) {
    let before = game.evaluations();
    let choice = player.choose(game, &game.view(state, seat.into()), seat).unwrap();
    (game.evaluations() - before, choice)
}

#[test]
fn a_single_legal_move_costs_nothing() {
    let game = knocks(4);
    let state = window(&game);
    for level in Level::ALL {
        let mut player = level.player(Seed::from_number(1), Budget::iterations(PLENTY));
        assert_eq!(spent(&game, &mut *player, &state, Seat(1)), (0, Deed::Pass), "{level}");
        // Whoever asks for its worth is told it.
        let told = player.suggest(&game, &game.view(&state, Seat(1).into()), Seat(1), 2);
        assert_eq!((told.len(), told[0].sure), (1, 1.0), "{level}");
    }
}

#[test]
fn a_window_costs_a_small_search() {
    let game = knocks(4);
    let state = window(&game);
    let begin = game.deal(&mut Dice::new(Seed::from_number(0)));
    for level in Level::ALL {
        let player = || level.player(Seed::from_number(1), Budget::iterations(PLENTY));
        let (small, choice) = spent(&game, &mut *player(), &state, Seat(2));
        assert!(small <= SMALL, "{level} spent {small}");
        if level >= Level::Greedy {
            assert_eq!(choice, Deed::Knock, "two for nothing: {level}");
        }
        let mut player = player();
        let before = game.evaluations();
        let _ = player.suggest(&game, &game.view(&state, Seat(2).into()), Seat(2), 2);
        assert!(game.evaluations() - before <= SMALL, "hints for {level} too");
        if level >= Level::Hard {
            let (whole, _) = spent(&game, &mut *player, &begin, Seat(0));
            assert!(whole > 2 * SMALL, "a turn is worth more thought to {level}: {whole}");
        }
    }
}

#[test]
fn several_trees_are_not_grown_for_a_window() {
    let game = knocks(3);
    let state = window(&game);
    let settings = Settings { trees: 8, alpha_beta: false, ..Settings::USUAL };
    let mut thinker = Thinker::new(Seed::from_number(1), Budget::iterations(PLENTY), settings);
    assert!(spent(&game, &mut thinker, &state, Seat(2)).0 <= SMALL);
}

#[test]
fn matches_with_windows_come_to_their_end() {
    for seats in 2..=4 {
        let game = knocks(seats);
        let play = || {
            let mut players: Vec<Chooser<Knocks>> = Level::ALL[6 - usize::from(seats)..]
                .iter()
                .zip(1..)
                .map(|(level, seed)| level.chooser(Seed::from_number(seed), Budget::iterations(60)))
                .collect();
            let played =
                play_out(&game, &mut players, Seed::from_number(9), &AtomicBool::new(false), &mut ());
            played.unwrap().unwrap()
        };
        assert_eq!(play(), play(), "{seats}");
    }
}

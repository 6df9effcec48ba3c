//! Players who think ahead: right, reproducible, and done when they are told to be.

use core::time::Duration;
use opponents::{Budget, Level, Player, Settings, Stop, Thinker};
use std::thread;
use std::time::Instant;
use table::{Dice, Game, Rules, Seat, Secrets, Seed, Setup, Viewer};
use tiny_games::bids::{self, Bids};
use tiny_games::nim::{self, Nim, Take};
use tiny_games::shells::{Deed, Shells};

const TREE: Settings = Settings { alpha_beta: false, ..Settings::USUAL };

fn nim(heap: u8, seats: u8) -> Nim {
    Nim::open(Setup::new(seats, nim::Options { heap })).unwrap()
}

fn bids(seats: u8) -> Bids {
    Bids::open(Setup::new(seats, tiny_games::NoOptions {})).unwrap()
}

fn deal<G: Game>(game: &G) -> G::State {
    game.deal(&mut Dice::new(Seed::from_number(0)))
}

/// Thinkers with a lot of time.
fn patient(settings: Settings, stop: &Stop) -> Thinker {
    let budget = Budget { time: Some(Duration::from_hours(1)), stop: stop.clone(), iterations: None };
    Thinker::new(Seed::from_number(1), budget, settings)
}

#[test]
fn both_kinds_of_search_find_the_move_that_wins() {
    for settings in [Settings::USUAL, TREE] {
        for heap in (5..30).filter(|heap| heap % 4 != 0) {
            let game = nim(heap, 2);
            let mut thinker = Thinker::new(Seed::from_number(1), Budget::iterations(300), settings);
            let best = thinker.suggest(&game, &deal(&game), Seat(0), 3);
            assert_eq!(best[0].choice, Take { take: heap % 4 }, "{heap} {settings:?}");
            assert!(best[0].expected > best[1].expected, "{heap} {best:?}");
            assert!(best[0].sure > best[1].sure && best[0].sure <= 1.0, "{heap} {best:?}");
            assert_eq!(thinker.choose(&game, &deal(&game), Seat(0)), Some(Take { take: heap % 4 }));
        }
    }
}

#[test]
fn a_forced_result_is_seen_to_the_end() {
    // 8 are lost for whoever has to take, whatever the evaluation says.
    let game = nim(8, 2);
    let mut thinker = Thinker::new(Seed::from_number(1), Budget::iterations(3000), Settings::USUAL);
    let best = thinker.suggest(&game, &deal(&game), Seat(0), 3);
    assert!(best.iter().all(|suggestion| suggestion.expected <= -1.0), "{best:?}");
}

/// The evaluation of nim is never quite sure of what it says; only the end of a match is.
#[test]
fn playing_on_stops_at_a_quiet_moment() {
    let settings = TREE.with("ahead=100").unwrap();
    let expected = |heap| {
        let game = nim(heap, 2);
        let mut thinker = Thinker::new(Seed::from_number(1), Budget::iterations(8), settings);
        thinker.suggest(&game, &deal(&game), Seat(0), 1)[0].expected
    };
    // From 59 on the next breath is taken at 50, long before the end; from 9 on it is the end.
    assert!((0.8..0.95).contains(&expected(59)), "{}", expected(59));
    assert!(expected(9) > 0.95, "{}", expected(9));
}

#[test]
fn a_closer_look_is_taken_where_a_simulation_ends() {
    let expected = |late, closer| {
        let game = nim(59, 2);
        let settings = Settings { late, closer, ..TREE };
        let mut thinker = Thinker::new(Seed::from_number(1), Budget::iterations(64), settings);
        let best = &thinker.suggest(&game, &deal(&game), Seat(0), 1)[0];
        assert_eq!(best.choice, Take { take: 3 }, "late {late}, closer {closer}");
        best.expected
    };
    for late in [false, true] {
        assert!(expected(late, false) > 0.8, "{}", expected(late, false));
        assert!((0.4..0.6).contains(&expected(late, true)), "{}", expected(late, true));
    }
}

#[test]
fn three_can_play() {
    // Whoever can take the last one takes it, though the evaluation is made for two.
    let game = nim(3, 3);
    let mut thinker = Thinker::new(Seed::from_number(1), Budget::iterations(200), Settings::USUAL);
    assert_eq!(thinker.choose(&game, &deal(&game), Seat(0)), Some(Take { take: 3 }));
}

#[test]
fn iterations_and_seed_fix_the_answer() {
    let game = bids(3);
    let view = game.view(&deal(&game), Viewer::Seat(Seat(1)));
    for level in Level::ALL {
        let ask = |iterations| {
            let mut player = level.player(Seed::from_number(7), Budget::iterations(iterations));
            player.suggest(&game, &view, Seat(1), 4)
        };
        assert_eq!(ask(50), ask(50), "{level}");
    }
}

#[test]
fn a_raised_flag_gets_an_answer_at_once() {
    let game = bids(2);
    let view = game.view(&deal(&game), Viewer::Seat(Seat(0)));
    for settings in [TREE, Settings { trees: 3, ..TREE }] {
        let stop = Stop::new();
        stop.raise();
        assert!(patient(settings, &stop).choose(&game, &view, Seat(0)).is_some());
        let stop = Stop::new();
        let begun = Instant::now();
        let answer = thread::scope(|scope| {
            let thinking = scope.spawn(|| patient(settings, &stop).choose(&game, &view, Seat(0)));
            thread::sleep(Duration::from_millis(20));
            stop.raise();
            thinking.join().unwrap()
        });
        assert!(answer.is_some());
        assert!(begun.elapsed() < Duration::from_mins(1), "an hour was allowed");
    }
    // Alpha-beta too; the heap is too large to be searched to the end.
    let game = nim(100, 2);
    let stop = Stop::new();
    let answer = thread::scope(|scope| {
        let thinking = scope.spawn(|| patient(Settings::USUAL, &stop).choose(&game, &deal(&game), Seat(0)));
        thread::sleep(Duration::from_millis(20));
        stop.raise();
        thinking.join().unwrap()
    });
    assert!(answer.is_some());
}

#[test]
fn time_ends_thinking() {
    let game = bids(3);
    let view = game.view(&deal(&game), Viewer::Seat(Seat(0)));
    for level in Level::ALL {
        let begun = Instant::now();
        let mut player = level.player(Seed::from_number(1), Budget::time(Duration::from_millis(5)));
        assert!(player.choose(&game, &view, Seat(0)).is_some(), "{level}");
        // Machines may be busy; an hour it must not be.
        assert!(begun.elapsed() < Duration::from_secs(20), "{level}");
    }
}

/// What two decide at the same time neither can lean on. Both hold 1, 2 and 3: a fair game. Whoever saw the other's card
/// first would take two prizes of three with the next higher card, and lose only the 3 to the 1.
#[test]
fn secret_decisions_stay_secret_in_the_tree() {
    let game = bids(2);
    let state = bids::State { hands: vec![0b01110; 2], laid: vec![0; 2], points: vec![0; 2] };
    for seat in [Seat(0), Seat(1)] {
        let view = game.view(&state, Viewer::Seat(seat));
        let mut thinker = Thinker::new(Seed::from_number(3), Budget::iterations(6000), TREE);
        let best = thinker.suggest(&game, &view, seat, 3);
        let fair = best.iter().all(|suggestion| suggestion.expected.abs() < 0.2);
        assert!(fair, "{seat}: {best:?}");
    }
}

/// Whoever only wants the best move stops early, and gets the move that the whole search would have found.
#[test]
fn a_decision_that_stands_is_not_thought_about_any_longer() {
    for seed in 0..40 {
        let game = bids(3);
        let view = game.view(&deal(&game), Viewer::Seat(Seat(1)));
        let thinker = || Thinker::new(Seed::from_number(seed), Budget::iterations(400), TREE);
        let whole = thinker().suggest(&game, &view, Seat(1), 1);
        assert_eq!(thinker().choose(&game, &view, Seat(1)), Some(whole[0].choice), "{seed}");
    }
}

/// Plain tree search needs no evaluation.
#[test]
fn playouts_find_the_move_that_wins() {
    let settings = Settings { playouts: true, ..TREE };
    for heap in [5, 6, 7, 9] {
        let game = nim(heap, 2);
        let mut thinker = Thinker::new(Seed::from_number(1), Budget::iterations(4000), settings);
        assert_eq!(thinker.choose(&game, &deal(&game), Seat(0)), Some(Take { take: heap % 4 }), "{heap}");
    }
}

/// Judging late finds the same.
#[test]
fn late_judgement_finds_the_move_that_wins() {
    let settings = Settings { late: true, ..TREE };
    for heap in [5, 6, 7, 9, 10] {
        let game = nim(heap, 2);
        let mut thinker = Thinker::new(Seed::from_number(1), Budget::iterations(2000), settings);
        assert_eq!(thinker.choose(&game, &deal(&game), Seat(0)), Some(Take { take: heap % 4 }), "{heap}");
    }
}

/// Whoever looks first will know which shell to lift. A search that does not keep apart what it may be shown believes
/// that it will lift one at random.
#[test]
fn what_a_move_shows_is_planned_for() {
    let game = Shells::open(Setup::new(2, tiny_games::NoOptions {})).unwrap();
    let view = game.view(&deal(&game), Viewer::Seat(Seat(0)));
    let look = |settings: Settings| {
        let mut thinker = Thinker::new(Seed::from_number(5), Budget::iterations(600), settings);
        let best = thinker.suggest(&game, &view, Seat(0), 5);
        best.into_iter().find(|suggestion| suggestion.choice == Deed::Look).unwrap()
    };
    let planned = look(TREE);
    assert!(planned.expected > 0.8 && planned.sure > 0.5, "{planned:?}");
    let unplanned = look(Settings { observations: false, ..TREE });
    assert!(unplanned.expected < 0.3, "{unplanned:?}");
}

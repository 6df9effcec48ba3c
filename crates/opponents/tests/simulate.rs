//! Tournaments: fair, reproducible on any number of threads, and able to stop.

#[allow(dead_code, reason = "each test takes what it needs of the small games")]
mod games;

use core::time::Duration;
use games::bids::{self, Bids};
use games::nim::{self, Nim};
use opponents::{Budget, Entrant, Level, Player, Report, Suggestion, Tournament, bench, simulate};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use table::{Game, Refusal, Seat, Seed, Setup};

fn nim() -> Nim {
    Nim::open(Setup::new(2, nim::Options { heap: 21 })).unwrap()
}

fn run<G: Game>(game: &G, levels: &[Level], games: u64, fixed_seats: bool, threads: usize) -> Report {
    let entrants: Vec<Entrant<G>> = levels.iter().map(|level| level.entrant(Budget::default())).collect();
    let seed = Seed::from_number(5);
    let tournament = Tournament { game, entrants: &entrants, games, seed, fixed_seats, threads };
    simulate(&tournament, &AtomicBool::new(false), &|_| {}).unwrap()
}

#[test]
fn greedy_beats_random() {
    let report = run(&nim(), &[Level::Greedy, Level::Random], 200, false, 2);
    assert_eq!(report.games, 200);
    assert_eq!(report.wins.iter().sum::<u64>() + report.draws, 200);
    assert!(report.ci95[0][0] > 0.9, "{report:?}");
    assert!((report.win_rate[0] + report.win_rate[1] - 1.0).abs() < 1e-12);
    assert!(report.mean_plies > 5.0);
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let game = Bids::open(Setup::new(3, bids::Options {})).unwrap();
    let levels = [Level::Random, Level::Greedy, Level::Random];
    let single = run(&game, &levels, 150, false, 1);
    assert!(single.shares.iter().sum::<u64>() > 0, "ties must occur for this to say anything");
    for threads in [2, 5] {
        assert_eq!(run(&game, &levels, 150, false, threads), single);
    }
    assert!((single.win_rate.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{single:?}");
}

#[test]
fn seats_rotate_unless_they_are_fixed() {
    let fixed = run(&nim(), &[Level::Greedy, Level::Random], 60, true, 2);
    assert_eq!(fixed.by_seat[0].wins, fixed.wins[0]);
    let rotating = run(&nim(), &[Level::Greedy, Level::Random], 60, false, 2);
    assert!(rotating.by_seat[1].wins > 20, "greedy sits there every other game: {rotating:?}");
}

#[test]
fn a_raised_flag_stops_with_what_there_is() {
    let stop = AtomicBool::new(false);
    let heard = AtomicU64::new(0);
    let entrants: Vec<Entrant<Nim>> =
        vec![Level::Random.entrant(Budget::default()), Level::Random.entrant(Budget::default())];
    let tournament = Tournament {
        game: &nim(),
        entrants: &entrants,
        games: u64::MAX >> 8,
        seed: Seed::from_number(1),
        fixed_seats: false,
        threads: 2,
    };
    let progress = |done: u64| {
        heard.fetch_max(done, Ordering::Relaxed);
        if done >= 25 {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let report = simulate(&tournament, &stop, &progress).unwrap();
    assert!((25..100).contains(&report.games), "{}", report.games);
    assert_eq!(report.games, heard.load(Ordering::Relaxed));
    assert_eq!(report.wins.iter().sum::<u64>(), report.games);
}

/// Tries to take more than there is.
struct Cheat;

impl Player<Nim> for Cheat {
    fn choose(&mut self, _game: &Nim, _view: &nim::State, _seat: Seat) -> Option<nim::Take> {
        Some(nim::Take { take: 9 })
    }

    fn suggest(&mut self, _: &Nim, _: &nim::State, _: Seat, _: usize) -> Vec<Suggestion<nim::Take>> {
        Vec::new()
    }
}

#[test]
fn a_refused_move_of_a_player_is_reported() {
    let entrants: Vec<Entrant<Nim>> =
        vec![Level::Random.entrant(Budget::default()), Box::new(|_| Box::new(Cheat))];
    let tournament = Tournament {
        game: &nim(),
        entrants: &entrants,
        games: 3,
        seed: Seed::from_number(1),
        fixed_seats: true,
        threads: 1,
    };
    let misplay = simulate(&tournament, &AtomicBool::new(false), &|_| {}).unwrap_err();
    assert_eq!(misplay.seat, Seat(1));
    assert_eq!(misplay.refusal.as_ref().and_then(|refusal: &Refusal| refusal.rule), Some("NM-2"));
    assert!(misplay.to_string().contains("NM-2"), "{misplay}");
}

#[test]
fn the_bench_measures_both_kinds() {
    let game = Bids::open(Setup::new(2, bids::Options {})).unwrap();
    let bench = bench(&game, Duration::from_millis(40), 1, &AtomicBool::new(false));
    assert!((bench.mean_plies - 8.0).abs() < 1e-9, "every match of two has eight plies: {bench:?}");
    assert!(bench.playouts_per_s > 1.0 && bench.search_sims_per_s > 1.0, "{bench:?}");
    assert!((bench.plies_per_s / bench.playouts_per_s - 8.0).abs() < 1e-6);
}

//! Many matches: fair, reproducible on any number of threads, and able to stop.

use laboratory::{Ending, Entry, Goal, Job, Report, Shard, Tallied, run};
use opponents::{Budget, Chooser, Level, Misplay, Player, Suggestion};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use table::{Game, Refusal, Rules, Seat, Seed, Setup};
use tiny_games::bids::Bids;
use tiny_games::nim::{self, Nim};

fn nim() -> Nim {
    Nim::open(Setup::new(2, nim::Options { heap: 21 })).unwrap()
}

fn bids() -> Bids {
    Bids::open(Setup::new(3, tiny_games::NoOptions {})).unwrap()
}

/// What is asked for where a test says nothing else.
struct Asked<'a> {
    levels: &'a [Level],
    games: u64,
    fixed_seats: bool,
    goal: Goal,
    threads: usize,
}

const USUAL: Asked<'static> = Asked {
    levels: &[Level::Greedy, Level::Random],
    games: 200,
    fixed_seats: false,
    goal: Goal::NONE,
    threads: 2,
};

fn play<G: Game>(game: &G, asked: &Asked<'_>) -> Tallied {
    let entries: Vec<Entry<G>> = asked
        .levels
        .iter()
        .map(|&level| -> Entry<G> { Box::new(move |seed| level.chooser(seed, Budget::default())) })
        .collect();
    let match_ups = [(0..entries.len()).collect()];
    let job = Job {
        game,
        entries: &entries,
        attention: &[],
        match_ups: &match_ups,
        games: asked.games,
        seed: Seed::from_number(5),
        fixed_seats: asked.fixed_seats,
        metrics: true,
        shard: Shard::WHOLE,
        goal: asked.goal,
        threads: asked.threads,
    };
    run(&job, &AtomicBool::new(false), &|_| {}).unwrap().remove(0)
}

fn report<G: Game>(game: &G, asked: &Asked<'_>) -> Report {
    play(game, asked).tally.report()
}

#[test]
fn greedy_beats_random() {
    let report = report(&nim(), &USUAL);
    assert_eq!(report.games, 200);
    assert_eq!(report.wins.iter().sum::<u64>() + report.draws, 200);
    assert!(report.ci95[0][0] > 0.9, "{report:?}");
    assert!((report.win_rate[0] + report.win_rate[1] - 1.0).abs() < 1e-12);
    assert!(report.mean_plies > 5.0);
    assert_eq!((report.blocks, report.better), (100, Some(0)));
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let levels = &[Level::Random, Level::Greedy, Level::Random];
    let asked = |threads| Asked { levels, games: 151, threads, ..USUAL };
    let single = report(&bids(), &asked(1));
    assert!(single.shares.iter().sum::<u64>() > 0, "ties must occur for this to say anything");
    assert!(!single.metrics.is_empty());
    for threads in [2, 5] {
        assert_eq!(report(&bids(), &asked(threads)), single);
    }
    assert!((single.win_rate.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{single:?}");
    assert_eq!((single.games, single.blocks), (151, 50), "the last block is cut short");
}

#[test]
fn seats_rotate_unless_they_are_fixed() {
    let fixed = report(&nim(), &Asked { games: 60, fixed_seats: true, ..USUAL });
    assert_eq!(fixed.by_seat[0].wins, fixed.wins[0]);
    assert_eq!((fixed.by_entrant_and_seat[0][0].games, fixed.by_entrant_and_seat[0][1].games), (60, 0));
    assert_eq!(fixed.blocks, 60);
    let rotating = report(&nim(), &Asked { games: 60, ..USUAL });
    assert!(rotating.by_seat[1].wins > 20, "greedy sits there every other game: {rotating:?}");
    let [first, second] = [0, 1].map(|seat| rotating.by_entrant_and_seat[0][seat].clone());
    assert_eq!((first.games, second.games), (30, 30));
    assert_eq!(first.wins + second.wins, rotating.wins[0]);
    assert_eq!(first.wins + rotating.by_entrant_and_seat[1][0].wins, rotating.by_seat[0].wins);
}

/// In a block everybody gets the same deal from every seat: in a game of nothing but luck all blocks are level.
#[test]
fn luck_cancels_within_a_block() {
    let dull = || -> Entry<Nim> { Box::new(|_| Chooser::Player(Box::new(Takes(1)))) };
    let tallied = job_of(&[dull(), dull()], 40, &AtomicBool::new(false), &|_| {}).unwrap();
    let report = tallied.tally.report();
    assert_eq!(report.wins, [20, 20]);
    let [low, high] = report.ci95_blocks[0];
    let [wide_low, wide_high] = report.ci95[0];
    assert!(high - low < 0.7 * (wide_high - wide_low), "{report:?}");
    assert_eq!(report.better, None);
}

/// Options that were left open are suited to who sits where, match by match.
#[test]
fn tables_are_suited_to_who_sits_at_them() {
    let dull = || -> Entry<Nim> { Box::new(|_| Chooser::Player(Box::new(Takes(1)))) };
    let plies = |heap, attention: &[Option<f32>]| {
        let game = Nim::open(Setup::new(2, nim::Options { heap })).unwrap();
        let tallied =
            job_at(&game, attention, &[dull(), dull()], 4, &AtomicBool::new(false), &|_| {}).unwrap();
        let report = tallied.tally.report();
        // One after the other takes one: the first takes the last one of an odd heap.
        (report.mean_plies, report.by_entrant_and_seat[0][0].wins, report.by_entrant_and_seat[1][0].wins)
    };
    assert_eq!(plies(7, &[Some(0.5), Some(0.8)]), (7.0, 2, 2), "a heap that was chosen");
    // The heap grows with the attention of whoever begins: five or eight.
    assert_eq!(plies(nim::LEFT_OPEN, &[Some(0.5), Some(0.8)]), (6.5, 2, 0));
    assert_eq!(plies(nim::LEFT_OPEN, &[]), (f64::from(nim::LEFT_OPEN), 2, 2), "nothing is to be suited");
}

/// Always takes so many. With one, who wins is fixed by the heap and the seat.
struct Takes(u8);

impl Player<Nim> for Takes {
    fn choose(&mut self, _: &Nim, _: &nim::State, _: Seat) -> Option<nim::Take> {
        Some(nim::Take { take: self.0 })
    }

    fn suggest(&mut self, _: &Nim, _: &nim::State, _: Seat, _: usize) -> Vec<Suggestion<nim::Take>> {
        Vec::new()
    }
}

fn job_of(
    entries: &[Entry<Nim>],
    games: u64,
    stop: &AtomicBool,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Tallied, Misplay> {
    job_at(&nim(), &[], entries, games, stop, progress)
}

fn job_at(
    game: &Nim,
    attention: &[Option<f32>],
    entries: &[Entry<Nim>],
    games: u64,
    stop: &AtomicBool,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Tallied, Misplay> {
    let job = Job {
        game,
        entries,
        attention,
        match_ups: &[vec![0, 1]],
        games,
        seed: Seed::from_number(1),
        fixed_seats: false,
        metrics: false,
        shard: Shard::WHOLE,
        goal: Goal::NONE,
        threads: 2,
    };
    Ok(run(&job, stop, progress)?.remove(0))
}

fn random() -> Entry<Nim> {
    Box::new(|seed| Level::Random.chooser(seed, Budget::default()))
}

#[test]
fn a_raised_flag_stops_with_what_there_is() {
    let stop = AtomicBool::new(false);
    let heard = AtomicU64::new(0);
    let progress = |done: u64| {
        heard.fetch_max(done, Ordering::Relaxed);
        if done >= 25 {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let tallied = job_of(&[random(), random()], u64::MAX >> 8, &stop, &progress).unwrap();
    let report = tallied.tally.report();
    assert_eq!(tallied.ending, Ending::Stopped);
    assert!((25..100).contains(&report.games), "{}", report.games);
    assert_eq!(report.games, heard.load(Ordering::Relaxed));
    assert_eq!(report.wins.iter().sum::<u64>(), report.games);
    assert_eq!(report.games, 2 * report.blocks, "blocks are whole or not there");
}

#[test]
fn a_refused_move_of_a_player_is_reported() {
    let cheat: Entry<Nim> = Box::new(|_| Chooser::Player(Box::new(Takes(9))));
    let misplay = job_of(&[random(), cheat], 1, &AtomicBool::new(false), &|_| {}).unwrap_err();
    assert_eq!(misplay.seat, Seat(1));
    assert_eq!(misplay.refusal.as_ref().and_then(|refusal: &Refusal| refusal.rule), Some("NM-2"));
    assert!(misplay.to_string().contains("NM-2"), "{misplay}");
}

#[test]
fn it_stops_early_where_the_goal_is_reached_whatever_the_threads() {
    let goals = [
        Goal { until: Some(0.05), decide: false },
        Goal { until: None, decide: true },
        Goal { until: Some(0.2), decide: true },
    ];
    for goal in goals {
        let asked = |threads| Asked { games: 1_000_000, goal, threads, ..USUAL };
        let first = play(&nim(), &asked(1));
        assert!(first.tally.games < 2_000, "{goal:?}: {}", first.tally.games);
        assert_ne!(first.ending, Ending::Complete);
        for threads in [2, 3] {
            assert_eq!(play(&nim(), &asked(threads)), first, "{goal:?}");
        }
    }
    let decided = play(&nim(), &Asked { games: 9_999, goal: Goal { until: None, decide: true }, ..USUAL });
    assert_eq!(decided.ending, Ending::Decided(0));
    // Equals are played to the end.
    let levels = &[Level::Random, Level::Random];
    let equals =
        play(&nim(), &Asked { levels, games: 500, goal: Goal { until: None, decide: true }, ..USUAL });
    assert_eq!((equals.ending, equals.tally.games), (Ending::Complete, 500));
}

/// The fast way to play anything legal does what the player of that level does, in the long run.
#[test]
fn any_legal_move_is_as_random_as_the_random_player() {
    let slow: Entry<Nim> = Box::new(|seed| Chooser::Player(Level::Random.player(seed, Budget::default())));
    let mixed = job_of(&[random(), slow], 4_000, &AtomicBool::new(false), &|_| {}).unwrap().tally.report();
    let [low, high] = mixed.ci95_blocks[0];
    assert!(low < 0.5 && high > 0.5, "{mixed:?}");
}

#[test]
fn games_are_measured() {
    let report = report(&nim(), &USUAL);
    let metrics: Vec<&str> = report.metrics.keys().map(String::as_str).collect();
    for name in laboratory::METRICS {
        assert!(metrics.contains(&name), "{name} of {metrics:?}");
    }
    let branching = &report.metrics["branching"];
    assert!(branching.mean > 2.0 && branching.max <= 3.0, "one to three may be taken: {branching:?}");
    let forced = &report.metrics["forced"];
    assert!(forced.mean > 0.0 && forced.mean < 0.5, "only the last one is forced: {forced:?}");
    assert!((report.metrics["widest"].max - 3.0).abs() < 1e-9);
    assert!(report.metrics["drama"].max <= 1.0);
}

//! Slices put together are the whole; what does not belong together is refused.

use laboratory::{BadStudy, CannotMerge, Contestant, Goal, Kind, Order, Shard, Study, experiment, ratings};
use opponents::Level;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::sync::atomic::AtomicBool;
use table::{Edition, Seed};
use tiny_games::bids::Bids;
use tiny_games::nim::Nim;

fn order(kind: Kind, seats: u8, games: u64, seed: u64) -> Order {
    let levels = [Level::Random, Level::Greedy, Level::Random, Level::Greedy];
    let entrants = if kind == Kind::Simulate { usize::from(seats) } else { 4 };
    Order {
        kind,
        entrants: levels.into_iter().take(entrants).map(Contestant::from).collect(),
        seats,
        options: Value::Null,
        games,
        seed: Seed::from_number(seed),
        fixed_seats: false,
        metrics: true,
        shard: Shard::WHOLE,
        goal: Goal::NONE,
        threads: 2,
    }
}

fn play(order: &Order) -> Study {
    experiment::<Bids>(&Edition::newest(), order, &AtomicBool::new(false), &|_| {}).unwrap()
}

fn slice(order: &Order, number: u32, of: u32) -> (String, Study) {
    let shard: Shard = format!("{number}/{of}").parse().unwrap();
    let study = play(&Order { shard, ..order.clone() });
    // By way of the file, as batch systems do.
    (format!("{number}.json"), Study::read(&study.write()).unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn merged_slices_are_the_unsharded_run(
        tournament: bool, seats in 2u8..=3, games in 0u64..70, seed: u64, of in 1u32..=9, fixed_seats: bool,
    ) {
        let kind = if tournament { Kind::Tournament } else { Kind::Simulate };
        let order = Order { fixed_seats, ..order(kind, seats, games, seed) };
        let mut slices: Vec<_> = (1..=of).map(|number| slice(&order, number, of)).collect();
        // In any order.
        slices.rotate_left((seed % u64::from(of)) as usize);
        let (merged, whole) = (Study::merge(slices).unwrap(), play(&order));
        prop_assert_eq!(&merged, &whole);
        let figures = |study: &Study| study.match_ups.iter().map(|m| m.tally.report()).collect::<Vec<_>>();
        prop_assert_eq!(figures(&merged), figures(&whole));
        prop_assert_eq!(ratings(&merged), ratings(&whole));
    }
}

#[test]
fn what_does_not_belong_together_is_refused() {
    let order = order(Kind::Simulate, 2, 20, 1);
    let all = || (1..=3).map(|number| slice(&order, number, 3)).collect::<Vec<_>>();
    assert!(Study::merge(all()).is_ok());

    let missing = Study::merge(all().split_off(1)).unwrap_err();
    assert_eq!(missing, CannotMerge::Missing { numbers: vec![1], of: 3 });

    let mut twice = all();
    twice.push(("again.json".to_owned(), twice[1].1.clone()));
    let shard = "2/3".parse().unwrap();
    let expected = CannotMerge::Twice { file: "2.json".to_owned(), other: "again.json".to_owned(), shard };
    assert_eq!(Study::merge(twice).unwrap_err(), expected);

    for (field, other) in [
        ("seed", Order { seed: Seed::from_number(2), ..order.clone() }),
        ("games", Order { games: 21, ..order.clone() }),
        ("metrics", Order { metrics: false, ..order.clone() }),
        ("entrants", Order { entrants: vec![Level::Random.into(); 2], ..order.clone() }),
    ] {
        let mut mixed = all();
        mixed[2] = slice(&other, 3, 3);
        match Study::merge(mixed).unwrap_err() {
            CannotMerge::Differs { field: found, other, .. } => {
                assert_eq!((&*found, &*other), (field, "3.json"));
            }
            refused => panic!("{field}: {refused:?}"),
        }
    }
    let mut cut_otherwise = all();
    cut_otherwise[2] = slice(&order, 3, 4);
    let refused = Study::merge(cut_otherwise).unwrap_err();
    assert!(matches!(&refused, CannotMerge::Differs { field, .. } if field == "shard"), "{refused:?}");

    let stopped = Study {
        shard: "2/3".parse().unwrap(),
        ..experiment::<Bids>(&Edition::newest(), &order, &AtomicBool::new(true), &|_| {}).unwrap()
    };
    let mut with_stopped = all();
    with_stopped[1] = ("stopped.json".to_owned(), Study::read(&stopped.write()).unwrap());
    let refused = Study::merge(with_stopped).unwrap_err();
    assert!(matches!(&refused, CannotMerge::Stopped { file, .. } if file == "stopped.json"), "{refused:?}");
    assert_eq!(Study::merge(Vec::new()).unwrap_err(), CannotMerge::Nothing);
}

/// Any number of the file, changed, is found or makes no difference to what must add up.
#[test]
fn damaged_files_are_refused_with_line_or_field() {
    let sound = play(&order(Kind::Tournament, 3, 12, 4)).write();
    for (text, message) in [
        ("", "line 1 column 0"),
        ("{\"format\": 3}", "line 1"),
        ("{\"format\": \"waldpfade-tally/9\"}", "waldpfade-tally/9"),
        (&sound[..sound.len() / 2], "line 1 column"),
        (&sound.replace("\"games\"", "\"gamse\""), "gamse"),
        (&sound.replace("\"shard\":\"1/1\"", "\"shard\":\"2/1\""), "2/1"),
    ] {
        let refused = Study::read(text).unwrap_err().to_string();
        assert!(refused.contains(message), "{message}: {refused}");
    }
    let mut value: Value = serde_json::from_str(&sound).unwrap();
    for (pointer, field) in [
        ("/match_ups/0/tally/games", "match_ups[0].tally.games"),
        ("/match_ups/1/tally/draws", "match_ups[1].tally.draws"),
        ("/match_ups/0/tally/places/0/0/games", "match_ups[0].tally.places[0][0]"),
        ("/match_ups/0/tally/lengths/12", "match_ups[0].tally.lengths"),
        ("/match_ups/2/tally/duels/0/before", "match_ups[2].tally.duels[0]"),
        ("/match_ups/0/entrants/1", "match_ups[0].entrants[1]"),
        ("/match_ups/0/tally/block", "match_ups[0].tally"),
    ] {
        let place = value.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer}"));
        let before = place.clone();
        for wrong in [u64::MAX, 99] {
            *value.pointer_mut(pointer).unwrap() = wrong.into();
            match Study::read(&value.to_string()).unwrap_err() {
                BadStudy::Numbers { path, .. } => assert!(path.starts_with(field), "{pointer}: {path}"),
                refused => panic!("{pointer}: {refused}"),
            }
        }
        *value.pointer_mut(pointer).unwrap() = before;
    }
    assert!(Study::read(&value.to_string()).is_ok());
}

#[test]
fn ratings_follow_the_results() {
    let order = Order { options: json!({"heap": 21}), ..order(Kind::Tournament, 2, 400, 3) };
    let study = experiment::<Nim>(&Edition::newest(), &order, &AtomicBool::new(false), &|_| {}).unwrap();
    let found = ratings(&study);
    let mean = found.iter().map(|rating| rating.rating).sum::<f64>() / 4.0;
    assert!((mean - 1500.0).abs() < 1e-6);
    // Random, greedy, random, greedy: the greedy ones are better, and equals are about equal.
    assert!(
        found[1].rating > found[0].rating + 50.0 && found[3].rating > found[2].rating + 50.0,
        "{found:?}"
    );
    assert!((found[1].rating - found[3].rating).abs() < 60.0, "{found:?}");
    assert!(found.iter().all(|rating| rating.deviation > 1.0 && rating.deviation < 30.0), "{found:?}");
    // What the ratings expect is what happened.
    for match_up in &study.match_ups {
        let [a, b] = [match_up.entrants[0], match_up.entrants[1]].map(|entrant| found[entrant].rating);
        let expected = 1.0 / (1.0 + 10f64.powf((b - a) / 400.0));
        let duel = &match_up.tally.duels[0];
        let seen = (duel.before as f64 + duel.level as f64 / 2.0) / match_up.tally.games as f64;
        assert!((expected - seen).abs() < 0.06, "{expected} {seen}");
    }
}

#[test]
fn who_won_everything_is_better_by_much_but_not_by_infinitely_much() {
    let mut study = play(&order(Kind::Tournament, 2, 2, 3));
    for match_up in &mut study.match_ups {
        match_up.tally.duels[0].before = 1_000_000;
        match_up.tally.duels[0].level = 0;
        match_up.tally.duels[0].behind = 0;
    }
    let found = ratings(&study);
    assert!(found.windows(2).all(|pair| pair[0].rating > pair[1].rating + 100.0), "{found:?}");
    assert!(
        found.iter().all(|rating| rating.rating.is_finite() && rating.rating.abs() < 20_000.0),
        "{found:?}"
    );
}

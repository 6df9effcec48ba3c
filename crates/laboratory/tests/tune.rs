//! The tuner finds what was spoilt, and says so when there is nothing to find.

use krumme_pfade::KrummePfade;
use laboratory::{NotTuned, Trial, Tuning, tune};
use opponents::Level;
use serde_json::{Value, json};
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;
use table::{Edition, Judge, Rules, Seed, Setup, Tunable, Weights};
use tiny_games::nim::Nim;

fn tuning(options: Value, only: &[&str]) -> Tuning {
    Tuning {
        player: Level::Greedy.into(),
        opponent: Level::Random.into(),
        seats: 2,
        options,
        only: only.iter().map(ToString::to_string).collect(),
        games: 12,
        rounds: 2,
        seed: Seed::from_number(1),
        threads: 2,
    }
}

#[test]
fn everything_follows_from_the_seed() {
    let go = AtomicBool::new(false);
    let run = || {
        let trials = Mutex::new(Vec::new());
        let tell = |trial: &Trial| trials.lock().unwrap().push(trial.clone());
        let tuned =
            tune::<KrummePfade>(&Edition::newest(), &tuning(json!({"size": 3}), &["effort"]), &go, &tell)
                .unwrap();
        (tuned, trials.into_inner().unwrap())
    };
    let (tuned, trials) = run();
    assert_eq!(run(), (tuned.clone(), trials.clone()));
    assert!(trials.len() >= 3 && trials.iter().all(|trial| trial.name == "effort"), "{trials:?}");
    assert_eq!(tuned.proof.games, 48);
    let same = |name: &str| tuned.before.get(name) == tuned.after.get(name);
    assert!(same("card") && same("tempo") && same("slope"));
}

#[test]
fn what_cannot_be_tuned_is_said() {
    let go = AtomicBool::new(false);
    let none = tune::<Nim>(&Edition::newest(), &tuning(json!({"heap": 9}), &[]), &go, &|_| {});
    assert_eq!(none, Err(NotTuned::NoWeights));
    let unknown = tune::<KrummePfade>(&Edition::newest(), &tuning(json!({}), &["luck"]), &go, &|_| {});
    assert!(matches!(unknown, Err(NotTuned::Unknown { name, .. }) if name == "luck"));
    let faults = tune::<KrummePfade>(&Edition::newest(), &tuning(json!({"size": 99}), &[]), &go, &|_| {});
    assert!(matches!(faults, Err(NotTuned::Faults(_))));
    let stopped = tune::<KrummePfade>(
        &Edition::newest(),
        &tuning(json!({"size": 3}), &[]),
        &AtomicBool::new(true),
        &|_| {},
    );
    assert_eq!(stopped, Err(NotTuned::Stopped));
}

/// Weights change what a player thinks, and nothing of the rules.
#[test]
fn other_weights_are_another_opinion_of_the_same_game() {
    let game = KrummePfade::open(Setup::new(2, krumme_pfade::Options::default())).unwrap();
    let weights = game.weights();
    let steep = game.with_weights(&weights.with("slope", 1.0)).unwrap();
    let mut dice = table::Dice::new(Seed::from_number(1));
    let mut state = game.deal(&mut dice);
    let first = game.nth_move(&state, table::Seat(0), 2).unwrap();
    let _ = game.apply(&mut state, table::Seat(0), &first, &mut dice, &mut table::Quiet);
    let [calm, excited] = [&game, &steep].map(|game| game.evaluate(&state)[0]);
    assert!(excited.abs() > calm.abs() && calm.abs() > 0.0, "{calm} {excited}");
    assert_eq!(game.move_count(&state, table::Seat(1)), steep.move_count(&state, table::Seat(1)));
    assert!(game.with_weights(&Weights::read("slope = 1").unwrap()).is_err());
    assert_eq!(game.with_weights(&weights).unwrap().weights(), weights);
}

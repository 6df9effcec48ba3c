//! Matches with their types hidden, on the small games.

use laboratory::{Failed, Goal, Kind, Order, Shard};
use opponents::{Budget, Level};
use serde_json::{Value, json};
use shelf::{AnyGame, AnyMatch, Said, Shape};
use sketch::Look;
use std::sync::atomic::AtomicBool;
use table::{Boundary, Edition, RefusalKind, Seat, Seed, Viewer};
use tiny_games::bids::Bids;
use tiny_games::nim::Nim;
use words::Lang;

fn nim() -> Box<dyn AnyMatch> {
    Edition::<Nim>::newest().deal(2, &Value::Null, Seed::from_number(1)).unwrap()
}

fn bids() -> Box<dyn AnyMatch> {
    Edition::<Bids>::newest().deal(2, &Value::Null, Seed::from_number(1)).unwrap()
}

#[test]
fn a_match_is_played_by_text_and_by_json() {
    let mut game_match = nim();
    assert_eq!((game_match.id(), game_match.seats(), game_match.options()), ("nim", 2, json!({"heap": 10})));
    assert_eq!(game_match.moves(Seat(0)).len(), 3);
    assert_eq!(game_match.move_count(Seat(1)), 0);
    assert_eq!(game_match.moves(Seat(0))[1].text, "take 2");
    assert_eq!(game_match.moves(Seat(0))[1].json, json!({"take": 2}));
    game_match.play(Seat(0), Said::Text("take 3")).unwrap();
    game_match.play(Seat(1), Said::Json(&json!({"take": 3}))).unwrap();
    game_match.play(Seat(0), Said::Json(&json!("take 3"))).unwrap();
    let status = game_match.status();
    assert_eq!((status.ply, status.waiting.first(), status.outcome), (3, Some(Seat(1)), None));
    game_match.play(Seat(1), Said::Text("take 1")).unwrap();
    let outcome = game_match.status().outcome.unwrap();
    assert_eq!(outcome.ranking, [[Seat(1)], [Seat(0)]]);
    assert_eq!(game_match.scores()[0].total(), 6);
    assert_eq!(game_match.plies()[1].choice, "take 3");
}

#[test]
fn refusals_say_first_whose_turn_it_is() {
    let mut game_match = nim();
    let kind = |game_match: &mut Box<dyn AnyMatch>, seat, text| {
        game_match.play(Seat(seat), Said::Text(text)).unwrap_err().kind
    };
    assert_eq!(kind(&mut game_match, 1, "take 1"), RefusalKind::NotYourTurn);
    assert_eq!(kind(&mut game_match, 1, "nonsense"), RefusalKind::NotYourTurn);
    assert_eq!(kind(&mut game_match, 0, "nonsense"), RefusalKind::IllegalMove);
    assert_eq!(game_match.play(Seat(0), Said::Text("take 4")).unwrap_err().rule, Some("NM-2"));
    let refusal = game_match.play(Seat(0), Said::Json(&json!({"take": -1}))).unwrap_err();
    assert_eq!(
        (refusal.kind, refusal.reason.key.as_ref()),
        (RefusalKind::IllegalMove, "refused-unreadable-move")
    );
    assert_eq!(game_match.status().ply, 0);
    for take in ["take 3", "take 3", "take 3", "take 1"] {
        let seat = game_match.status().waiting.first().unwrap();
        game_match.play(seat, Said::Text(take)).unwrap();
    }
    assert_eq!(kind(&mut game_match, 0, "take 1"), RefusalKind::GameOver);
    assert_eq!(kind(&mut game_match, 0, "nonsense"), RefusalKind::GameOver);
}

#[test]
fn events_are_told_as_each_viewer_perceives_them() {
    let words = Edition::<Bids>::newest().words(Lang::En);
    let mut game_match = bids();
    game_match.play(Seat(1), Said::Text("4")).unwrap();
    let told = |game_match: &dyn AnyMatch, ply, viewer| -> Vec<String> {
        game_match.happened(ply, viewer).iter().map(|happening| words.say(&happening.told)).collect()
    };
    assert_eq!(told(&*game_match, 0, Some(Viewer::Seat(Seat(0)))), ["Player 2 lays a card."]);
    assert_eq!(told(&*game_match, 0, Some(Viewer::Spectator)), ["Player 2 lays a card."]);
    assert_eq!(told(&*game_match, 0, Some(Viewer::Seat(Seat(1)))), ["Player 2 lays 4."]);
    assert_eq!(told(&*game_match, 0, None), ["Player 2 lays 4."]);
    assert_eq!(told(&*game_match, 7, None), [""; 0]);
    assert_eq!(game_match.view(Viewer::Seat(Seat(0)))["has_laid"], json!([false, true]));
}

#[test]
fn undo_is_free_up_to_the_boundary() {
    let mut game_match = bids();
    game_match.play(Seat(0), Said::Text("1")).unwrap();
    assert_eq!(game_match.free_undo(), 1);
    game_match.play(Seat(1), Said::Text("2")).unwrap();
    assert_eq!(game_match.free_undo(), 0);
    assert_eq!(game_match.plies()[1].boundary, Boundary::Crossed);
    let after = game_match.fingerprint();
    game_match.undo(1).unwrap();
    assert_eq!(game_match.happened(1, None), []);
    game_match.play(Seat(1), Said::Text("2")).unwrap();
    assert_eq!(game_match.fingerprint(), after, "the same dice roll again");
    assert_eq!(game_match.undo(9).unwrap_err().played, 2);
}

#[test]
fn records_and_positions_lead_to_equal_matches_with_their_log() {
    let edition = Edition::<Bids>::newest();
    let mut game_match = bids();
    for (seat, card) in [(0, "1"), (1, "2"), (1, "3")] {
        game_match.play(Seat(seat), Said::Text(card)).unwrap();
    }
    let replayed = edition.replay(&game_match.record()).unwrap();
    assert_eq!(replayed.fingerprint(), game_match.fingerprint());
    for ply in 0..3 {
        assert_eq!(replayed.happened(ply, None), game_match.happened(ply, None));
    }
    let loaded = edition.load(&game_match.position(), Seed::from_number(5)).unwrap();
    assert_eq!((loaded.fingerprint(), loaded.status()), (game_match.fingerprint(), game_match.status()));
    assert_eq!(loaded.plies(), [], "a loaded match has no past");
}

#[test]
fn imagined_matches_look_alike_and_have_dice_of_their_own() {
    let mut game_match = bids();
    game_match.play(Seat(1), Said::Text("4")).unwrap();
    let viewer = Viewer::Seat(Seat(0));
    let mut differ = false;
    for seed in 0..20 {
        let imagined = game_match.imagine(viewer, Seed::from_number(seed));
        assert_eq!(imagined.view(viewer), game_match.view(viewer));
        assert_eq!(imagined.moves(Seat(0)), game_match.moves(Seat(0)));
        assert_eq!(imagined.status(), game_match.status());
        differ |= imagined.fingerprint() != game_match.fingerprint();
        let seed = |game_match: &dyn AnyMatch| game_match.position().dice.map(|dice| dice.seed);
        assert_ne!(seed(&*imagined), seed(&*game_match));
    }
    assert!(differ);
}

#[test]
fn hints_and_decisions_come_from_computer_players() {
    let game_match = nim();
    let hints = game_match.suggest(Seat(0), Level::Greedy, Budget::default(), Seed::from_number(1), 3);
    assert_eq!(hints[0].choice.text, "take 2");
    assert_eq!(hints[0].described.key, "move-take");
    assert!(!hints[0].reasons.is_empty());
    let decided = game_match.decide(Seat(0), Level::Greedy, Budget::default(), Seed::from_number(1));
    assert_eq!(decided.as_deref(), Some("take 2"));
    assert_eq!(game_match.decide(Seat(1), Level::Greedy, Budget::default(), Seed::from_number(1)), None);
}

#[test]
fn pictures_speak_the_language_and_know_the_seat() {
    let game_match = nim();
    let words = Edition::<Nim>::newest().words(Lang::De);
    let svg = game_match.draw(Viewer::Seat(Seat(1)), &words).to_svg(&Look::light());
    assert!(svg.contains("Nim") && svg.contains("Some(1)"), "{svg}");
    let svg = game_match.draw(Viewer::Spectator, &words).to_svg(&Look::light());
    assert!(svg.contains("None"), "{svg}");
}

#[test]
fn bad_seats_and_options_are_listed() {
    let edition = Edition::<Nim>::newest();
    let words = edition.words(Lang::En);
    let says = |seats, options: Value| match edition.deal(seats, &options, Seed::from_number(1)) {
        Ok(_) => "fine".to_owned(),
        Err(faults) => words.fault(&faults[0]),
    };
    assert_eq!(says(2, json!({})), "fine");
    assert_eq!(says(9, json!({})), "at seats: 9 players are not possible: this game is for 2 to 4.");
    assert_eq!(says(2, json!({"heap": 0})), "at options.heap: The heap does not add up (NM-2).");
    assert!(says(2, json!({"hep": 0})).contains("unknown field `hep`"));
    assert!(says(2, json!([1, 2])).starts_with("at options: These options cannot be read"));
}

#[test]
fn every_shape_has_a_schema_and_the_position_knows_its_state() {
    let edition = Edition::<Nim>::newest();
    for shape in Shape::ALL {
        assert!(edition.schema(shape).is_object(), "{shape}");
        assert_eq!(shape.to_string().parse(), Ok(shape));
    }
    assert!("moves".parse::<Shape>().unwrap_err().to_string().contains("options, move, position"));
    let position = edition.schema(Shape::Position);
    let state = position["properties"]["state"]["$ref"].as_str().unwrap();
    let name = state.rsplit('/').next().unwrap();
    assert!(position["$defs"][name]["properties"]["heap"].is_object(), "{position:#}");
}

#[test]
fn tournaments_and_benches_run_behind_the_box() {
    let edition = Edition::<Nim>::newest();
    let mut order = Order {
        kind: Kind::Simulate,
        entrants: vec![Level::Greedy.into(), Level::Random.into()],
        seats: 2,
        options: json!({"heap": 9}),
        games: 40,
        seed: Seed::from_number(1),
        fixed_seats: false,
        metrics: false,
        shard: Shard::WHOLE,
        goal: Goal::NONE,
        threads: 1,
    };
    let stop = AtomicBool::new(false);
    let study = edition.experiment(&order, &stop, &|_| {}).unwrap();
    let report = study.match_ups[0].tally.report();
    assert!(report.games == 40 && report.win_rate[0] > 0.7, "{report:?}");
    order.seats = 9;
    assert!(matches!(edition.experiment(&order, &stop, &|_| {}), Err(Failed::Faults(_))));
    let measured = edition.bench(2, &Value::Null, core::time::Duration::from_millis(10), 1, &stop).unwrap();
    assert!(measured.plies_per_s > 0.0);
    assert!(edition.bench(1, &Value::Null, core::time::Duration::from_millis(10), 1, &stop).is_err());
}

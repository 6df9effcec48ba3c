//! Matches with their types hidden, on the small games.

#[path = "../../opponents/tests/games/mod.rs"]
#[allow(dead_code, reason = "each test takes what it needs of the small games")]
mod games;

use games::bids::{self, Bids};
use games::nim::{self, Nim};
use laboratory::{Failed, Goal, Kind, Order, Shard};
use opponents::{Budget, Level};
use serde_json::{Value, json};
use shelf::{Bout, GameBox, Pack, Said, Shape};
use sketch::{Brush, Look, Picture, Scene};
use std::sync::atomic::AtomicBool;
use table::{Boundary, RefusalKind, Seat, Seed, Viewer};
use words::Lang;

impl Picture<nim::State> for Nim {
    fn picture(&self, view: &nim::State, brush: &Brush<'_>) -> Scene {
        Scene::new(100.0, 100.0, brush.label("title")).describe(format!("{} {:?}", view.heap, brush.seat()))
    }
}

impl Picture<bids::View> for Bids {
    fn picture(&self, _view: &bids::View, brush: &Brush<'_>) -> Scene {
        Scene::new(100.0, 100.0, brush.label("title"))
    }
}

fn nim() -> Box<dyn Bout> {
    Pack::<Nim>::new().deal(2, &Value::Null, Seed::from_number(1)).unwrap()
}

fn bids() -> Box<dyn Bout> {
    Pack::<Bids>::new().deal(2, &Value::Null, Seed::from_number(1)).unwrap()
}

#[test]
fn a_match_is_played_by_text_and_by_json() {
    let mut bout = nim();
    assert_eq!((bout.id(), bout.seats(), bout.options()), ("nim", 2, json!({"heap": 10})));
    assert_eq!(bout.moves(Seat(0)).len(), 3);
    assert_eq!(bout.move_count(Seat(1)), 0);
    assert_eq!(bout.moves(Seat(0))[1].text, "take 2");
    assert_eq!(bout.moves(Seat(0))[1].json, json!({"take": 2}));
    bout.play(Seat(0), Said::Text("take 3")).unwrap();
    bout.play(Seat(1), Said::Json(&json!({"take": 3}))).unwrap();
    bout.play(Seat(0), Said::Json(&json!("take 3"))).unwrap();
    let status = bout.status();
    assert_eq!((status.ply, status.waiting.first(), status.outcome), (3, Some(Seat(1)), None));
    bout.play(Seat(1), Said::Text("take 1")).unwrap();
    let outcome = bout.status().outcome.unwrap();
    assert_eq!(outcome.ranking, [[Seat(1)], [Seat(0)]]);
    assert_eq!(bout.scores()[0].total(), 6);
    assert_eq!(bout.plies()[1].choice, "take 3");
}

#[test]
fn refusals_say_first_whose_turn_it_is() {
    let mut bout = nim();
    let kind =
        |bout: &mut Box<dyn Bout>, seat, text| bout.play(Seat(seat), Said::Text(text)).unwrap_err().kind;
    assert_eq!(kind(&mut bout, 1, "take 1"), RefusalKind::NotYourTurn);
    assert_eq!(kind(&mut bout, 1, "nonsense"), RefusalKind::NotYourTurn);
    assert_eq!(kind(&mut bout, 0, "nonsense"), RefusalKind::IllegalMove);
    assert_eq!(bout.play(Seat(0), Said::Text("take 4")).unwrap_err().rule, Some("NM-2"));
    let refusal = bout.play(Seat(0), Said::Json(&json!({"take": -1}))).unwrap_err();
    assert_eq!((refusal.kind, refusal.reason.key), (RefusalKind::IllegalMove, "refused-unreadable-move"));
    assert_eq!(bout.status().ply, 0);
    for take in ["take 3", "take 3", "take 3", "take 1"] {
        let seat = bout.status().waiting.first().unwrap();
        bout.play(seat, Said::Text(take)).unwrap();
    }
    assert_eq!(kind(&mut bout, 0, "take 1"), RefusalKind::GameOver);
    assert_eq!(kind(&mut bout, 0, "nonsense"), RefusalKind::GameOver);
}

#[test]
fn events_are_told_as_each_viewer_perceives_them() {
    let words = Pack::<Bids>::new().words(Lang::En);
    let mut bout = bids();
    bout.play(Seat(1), Said::Text("4")).unwrap();
    let told = |bout: &dyn Bout, ply, viewer| -> Vec<String> {
        bout.happened(ply, viewer).iter().map(|happening| words.say(&happening.told)).collect()
    };
    assert_eq!(told(&*bout, 0, Some(Viewer::Seat(Seat(0)))), ["Player 2 lays a card."]);
    assert_eq!(told(&*bout, 0, Some(Viewer::Spectator)), ["Player 2 lays a card."]);
    assert_eq!(told(&*bout, 0, Some(Viewer::Seat(Seat(1)))), ["Player 2 lays 4."]);
    assert_eq!(told(&*bout, 0, None), ["Player 2 lays 4."]);
    assert_eq!(told(&*bout, 7, None), [""; 0]);
    assert_eq!(bout.view(Viewer::Seat(Seat(0)))["has_laid"], json!([false, true]));
}

#[test]
fn undo_is_free_up_to_the_boundary() {
    let mut bout = bids();
    bout.play(Seat(0), Said::Text("1")).unwrap();
    assert_eq!(bout.free_undo(), 1);
    bout.play(Seat(1), Said::Text("2")).unwrap();
    assert_eq!(bout.free_undo(), 0);
    assert_eq!(bout.plies()[1].boundary, Boundary::Crossed);
    let after = bout.fingerprint();
    bout.undo(1).unwrap();
    assert_eq!(bout.happened(1, None), []);
    bout.play(Seat(1), Said::Text("2")).unwrap();
    assert_eq!(bout.fingerprint(), after, "the same dice roll again");
    assert_eq!(bout.undo(9).unwrap_err().played, 2);
}

#[test]
fn records_and_positions_lead_to_equal_matches_with_their_log() {
    let pack = Pack::<Bids>::new();
    let mut bout = bids();
    for (seat, card) in [(0, "1"), (1, "2"), (1, "3")] {
        bout.play(Seat(seat), Said::Text(card)).unwrap();
    }
    let replayed = pack.replay(&bout.record()).unwrap();
    assert_eq!(replayed.fingerprint(), bout.fingerprint());
    for ply in 0..3 {
        assert_eq!(replayed.happened(ply, None), bout.happened(ply, None));
    }
    let loaded = pack.load(&bout.position(), Seed::from_number(5)).unwrap();
    assert_eq!((loaded.fingerprint(), loaded.status()), (bout.fingerprint(), bout.status()));
    assert_eq!(loaded.plies(), [], "a loaded match has no past");
}

#[test]
fn imagined_matches_look_alike_and_have_dice_of_their_own() {
    let mut bout = bids();
    bout.play(Seat(1), Said::Text("4")).unwrap();
    let viewer = Viewer::Seat(Seat(0));
    let mut differ = false;
    for seed in 0..20 {
        let imagined = bout.imagine(viewer, Seed::from_number(seed));
        assert_eq!(imagined.view(viewer), bout.view(viewer));
        assert_eq!(imagined.moves(Seat(0)), bout.moves(Seat(0)));
        assert_eq!(imagined.status(), bout.status());
        differ |= imagined.fingerprint() != bout.fingerprint();
        let seed = |bout: &dyn Bout| bout.position().dice.map(|dice| dice.seed);
        assert_ne!(seed(&*imagined), seed(&*bout));
    }
    assert!(differ);
}

#[test]
fn hints_and_decisions_come_from_computer_players() {
    let bout = nim();
    let hints = bout.suggest(Seat(0), Level::Greedy, Budget::default(), Seed::from_number(1), 3);
    assert_eq!(hints[0].choice.text, "take 2");
    assert_eq!(hints[0].described.key, "move-take");
    assert!(!hints[0].reasons.is_empty());
    let decided = bout.decide(Seat(0), Level::Greedy, Budget::default(), Seed::from_number(1));
    assert_eq!(decided.as_deref(), Some("take 2"));
    assert_eq!(bout.decide(Seat(1), Level::Greedy, Budget::default(), Seed::from_number(1)), None);
}

#[test]
fn pictures_speak_the_language_and_know_the_seat() {
    let bout = nim();
    let words = Pack::<Nim>::new().words(Lang::De);
    let svg = bout.draw(Viewer::Seat(Seat(1)), &words).to_svg(&Look::light());
    assert!(svg.contains("Nim") && svg.contains("Some(1)"), "{svg}");
    let svg = bout.draw(Viewer::Spectator, &words).to_svg(&Look::light());
    assert!(svg.contains("None"), "{svg}");
}

#[test]
fn bad_seats_and_options_are_listed() {
    let pack = Pack::<Nim>::new();
    let words = pack.words(Lang::En);
    let says = |seats, options: Value| match pack.deal(seats, &options, Seed::from_number(1)) {
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
    let pack = Pack::<Nim>::new();
    for shape in Shape::ALL {
        assert!(pack.schema(shape).is_object(), "{shape}");
        assert_eq!(shape.to_string().parse(), Ok(shape));
    }
    assert!("moves".parse::<Shape>().unwrap_err().to_string().contains("options, move, position"));
    let position = pack.schema(Shape::Position);
    let state = position["properties"]["state"]["$ref"].as_str().unwrap();
    let name = state.rsplit('/').next().unwrap();
    assert!(position["$defs"][name]["properties"]["heap"].is_object(), "{position:#}");
}

#[test]
fn tournaments_and_benches_run_behind_the_box() {
    let pack = Pack::<Nim>::new();
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
    let study = pack.experiment(&order, &stop, &|_| {}).unwrap();
    let report = study.match_ups[0].tally.report();
    assert!(report.games == 40 && report.win_rate[0] > 0.7, "{report:?}");
    order.seats = 9;
    assert!(matches!(pack.experiment(&order, &stop, &|_| {}), Err(Failed::Faults(_))));
    let measured = pack.bench(2, &Value::Null, core::time::Duration::from_millis(10), 1, &stop).unwrap();
    assert!(measured.plies_per_s > 0.0);
    assert!(pack.bench(1, &Value::Null, core::time::Duration::from_millis(10), 1, &stop).is_err());
}

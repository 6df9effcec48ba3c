//! PE-14 to PE-20 and PE-22: what gifts buy.

use crate::scenario::{EARTH, FIRE, Scenario, Scene, options};
use elemente::{Event, Spirit, Stage};
use table::{Boundary, Dice, Forms, Judge, Seat, Secrets, Seed, Viewer};

#[track_caller]
fn table() -> Scene {
    Scenario::spirits(2).path(0, "eE. eAd e.. eA. wM. a..").path(1, "fEd f.. fW. fW. aM. fE. fE.").stand()
}

/// PE-14: one gift turns an own spirit face down; its owner may look at it.
#[test]
fn pe_14_turn_an_own_spirit_down() {
    let mut table = table();
    assert_eq!(table.moves("hide"), ["hide 0,0", "hide 3,0", "hide 4,0"]);
    assert_eq!(table.refused("hide 1,0"), ("PE-14", "refused-face-down".to_owned()));
    assert_eq!(table.refused("hide 2,0"), ("PE-14", "refused-no-spirit".to_owned()));
    table.play("hide 0,0");
    assert!(table.tile(EARTH, "0,0").down);
    assert_eq!(table.gifts(EARTH), 9);
    let motif = |viewer| table.game.view(&table.state, viewer).players[0].path[0].spirit.unwrap().motif;
    assert_eq!(motif(Viewer::Seat(Seat(0))), Some(Spirit::Earth));
    assert_eq!(motif(Viewer::Seat(Seat(1))), None);
    assert!(!table.moves("move 0:").iter().any(|text| text.starts_with("move 0:0,0")), "fixed");
}

/// PE-14: whoever cannot pay cannot do it; nobody is asked for what he cannot pay.
#[test]
fn pe_14_gifts_must_be_there() {
    let mut table = Scenario::spirits(2).path(0, "eE. e.. aE.").gifts(0, 1).grid("fw").stand();
    table.play("hide 0,0");
    assert_eq!(table.refused("hide 2,0"), ("PE-14", "refused-too-few-gifts".to_owned()));
    let table = table.run(&["turn a1", "turn b1", "cover"]);
    assert_eq!(table.turn(), 1, "the turn ends by itself");
}

/// PE-15: two gifts turn a foreign spirit up.
#[test]
fn pe_15_turn_a_foreign_spirit_up() {
    let mut table = table();
    assert_eq!(table.moves("reveal"), ["reveal 1:0,0"]);
    assert_eq!(table.refused("reveal 0:1,0"), ("PE-15", "refused-reveal-own".to_owned()));
    table.play("reveal 1:0,0");
    assert!(!table.tile(FIRE, "0,0").down);
    assert_eq!((table.gifts(EARTH), table.boundary), (8, Some(Boundary::Crossed)));
}

/// PE-16: one gift moves an own spirit by one tile.
#[test]
fn pe_16_move_an_own_spirit() {
    let mut table = table();
    table.play("move 0:3,0 2,0");
    assert_eq!((table.spirit(EARTH, "2,0"), table.spirit(EARTH, "3,0")), (Some(Spirit::Air), None));
    assert_eq!(table.gifts(EARTH), 9);
}

/// PE-17: two gifts move a foreign face-up spirit by one tile.
#[test]
fn pe_17_move_a_foreign_spirit() {
    let mut table = table();
    table.play("move 1:2,0 1,0");
    assert_eq!((table.spirit(FIRE, "1,0"), table.spirit(FIRE, "2,0")), (Some(Spirit::Water), None));
    assert_eq!(table.gifts(EARTH), 8);
    let mut poor = Scenario::spirits(2).path(1, "fE. f.. fE.").gifts(0, 1).stand();
    assert_eq!(poor.refused("move 1:0,0 1,0"), ("PE-17", "refused-too-few-gifts".to_owned()));
}

/// PE-15 to PE-22: every deed has its price, and the refusal names the rule that sets it.
#[test]
fn pe_15_every_deed_has_its_price() {
    let advanced = || options(r#"{"omens": true}"#);
    let with = |gifts: u8| {
        Scenario::new(2, Stage::Before, advanced())
            .path(0, "eE. eA. e.. eA.")
            .path(1, "fEd fW. fW. f..")
            .omens(0, [3, 6])
            .gifts(0, gifts)
            .stand()
    };
    for (choice, rule, price) in [
        ("hide 0,0", "PE-14", 1),
        ("reveal 1:0,0", "PE-15", 2),
        ("move 0:1,0 2,0", "PE-16", 1),
        ("move 1:2,0 3,0", "PE-17", 2),
        ("swap 0:0,0 1,0", "PE-18", 1),
        ("swap 1:1,0 2,0", "PE-19", 2),
        ("give 0,0", "PE-20", 1),
        ("trade 3", "PE-22", 2),
    ] {
        assert_eq!(with(price - 1).refused(choice), (rule, "refused-too-few-gifts".to_owned()));
        let mut table = with(price + 3);
        table.play(choice);
        assert_eq!(table.gifts(EARTH), 3, "{choice}");
    }
}

/// PE-18: one gift swaps two own spirits on adjacent tiles.
#[test]
fn pe_18_swap_own_spirits() {
    let mut table = table();
    assert_eq!(table.moves("swap 0:"), ["swap 0:3,0 4,0"]);
    table.play("swap 0:4,0 3,0");
    assert_eq!(
        (table.spirit(EARTH, "3,0"), table.spirit(EARTH, "4,0")),
        (Some(Spirit::Mask), Some(Spirit::Air))
    );
    assert_eq!(table.gifts(EARTH), 9);
}

/// PE-19: two gifts swap two foreign face-up spirits on adjacent tiles of one player.
#[test]
fn pe_19_swap_foreign_spirits() {
    let mut table = table();
    table.play("swap 1:3,0 4,0");
    assert_eq!(
        (table.spirit(FIRE, "3,0"), table.spirit(FIRE, "4,0")),
        (Some(Spirit::Mask), Some(Spirit::Water))
    );
    assert_eq!(table.gifts(EARTH), 8);
}

/// PE-20: one gift doubles the position of an own spirit, once, and never that of a mask.
#[test]
fn pe_20_give_a_gift_to_a_spirit() {
    let mut table = table();
    assert_eq!(table.moves("give"), ["give 0,0", "give 1,0", "give 3,0"]);
    assert_eq!(table.refused("give 4,0"), ("PE-20", "refused-gift-for-mask".to_owned()));
    assert_eq!(table.refused("give 2,0"), ("PE-20", "refused-no-spirit".to_owned()));
    let before = table.points(EARTH, "positions");
    table.play("give 0,0");
    assert_eq!(table.points(EARTH, "positions"), before + 2);
    assert_eq!(table.refused("give 0,0"), ("PE-20", "refused-gift-twice".to_owned()));
    assert_eq!(table.gifts(EARTH), 9);
}

fn face_down(motif: &str) -> Scenario {
    Scenario::spirits(2).path(0, &format!("a{motif}d e..")).path(1, &format!("f{motif}. f.."))
}

/// PE-20: being covered shields from powers, not from the owner's gift: it doubles the position, and all see it.
#[test]
fn pe_20_a_face_down_spirit_takes_a_gift() {
    let mut table = face_down("A").stand();
    let before = table.points(EARTH, "positions");
    table.play("give 0,0");
    assert_eq!((table.gifts(EARTH), table.points(EARTH, "positions")), (9, before + 1));
    let tile = table.tile(EARTH, "0,0");
    assert!(tile.gift && tile.down, "it stays face down");
    let other = Viewer::Seat(Seat(1));
    let seen = table.game.view(&table.state, other).players[0].path[0].spirit.unwrap();
    assert_eq!((seen.motif, seen.down, seen.gift), (None, true, true));
    assert_eq!(table.refused("move 0:0,0 1,0"), ("PE-12", "refused-face-down".to_owned()));
    assert_eq!(table.refused("give 0,0"), ("PE-20", "refused-gift-twice".to_owned()));
    let mut mask = face_down("M").stand();
    assert_eq!(mask.refused("give 0,0"), ("PE-20", "refused-gift-for-mask".to_owned()));
}

/// PE-20: by the first rules only face-up spirits take gifts.
#[test]
fn pe_20_face_up_spirits_only_by_elemente_1() {
    let mut table = face_down("A").by("elemente/1").stand();
    assert_eq!(table.moves("give"), Vec::<String>::new());
    assert_eq!(table.refused("give 0,0"), ("PE-20", "refused-face-down".to_owned()));
}

/// PE-20: whoever sees a gift on a face-down spirit knows that it is no mask; where the table remembers, all knew.
#[test]
fn pe_20_a_gift_tells_that_there_is_no_mask() {
    let two = |memory| {
        let scenario = Scenario::new(2, Stage::Before, options(memory));
        scenario.path(0, "aAd eMd e..").path(1, "fA. fM. f..").stand()
    };
    let mut table = two("{}");
    let mut dice = Dice::new(Seed::from_number(3));
    let mut masks = |table: &Scene| {
        let viewer = Viewer::Seat(Seat(1));
        let view = table.game.view(&table.state, viewer);
        let is_mask = |_: &i32| {
            let world = table.game.imagine(&view, viewer, &mut dice);
            table.game.position(&world).players[0].path[0].spirit == Some(Spirit::Mask)
        };
        (0..200).filter(is_mask).count()
    };
    assert!(masks(&table) > 0, "it may be a mask");
    table.play("give 0,0");
    assert_eq!(masks(&table), 0);
    assert_eq!(table.boundary, Some(Boundary::Crossed), "the others have learnt something");
    let mut table = two(r#"{"memory": "perfect"}"#);
    table.play("give 0,0");
    assert_eq!(table.boundary, Some(Boundary::Kept));
}

/// PE-8, PE-20: whether a turn ends by itself does not tell what lies face down.
#[test]
fn pe_20_the_end_of_a_turn_tells_no_mask() {
    for (motif, moves) in [("A", vec!["end", "give 0,0"]), ("M", vec!["end"])] {
        let poor = || face_down(motif).gifts(0, 1).grid("fw");
        let table = poor().stand().run(&["turn a1", "turn b1", "cover"]);
        assert_eq!((table.stage(), table.turn()), (Stage::After, 0), "{motif}");
        assert_eq!(table.moves(""), moves);
        let table = poor().by("elemente/1").stand().run(&["turn a1", "turn b1", "cover"]);
        assert_eq!(table.turn(), 1, "{motif}: nothing to pay for by the first rules");
    }
}

/// PE-20: the evaluation knows that a gift can still double a face-down spirit.
#[test]
fn pe_20_a_gift_for_a_face_down_spirit_has_its_value() {
    let value = |ruleset: &str| {
        let table = face_down("A")
            .by(ruleset)
            .gifts(0, 1)
            .gifts(1, 0)
            .with(|position| {
                position.stage = Stage::Gifts;
                position.fruitless = elemente::MOST_FRUITLESS;
                position.left = 2;
            })
            .stand();
        table.game.evaluate(&table.state)[0]
    };
    assert!(value("elemente/2") > value("elemente/1"));
}

/// PE-20: the gift travels with its spirit and stays when it is turned down.
#[test]
fn pe_20_the_gift_travels() {
    let mut table = table();
    table.play("give 3,0");
    table.play("move 0:3,0 2,0");
    assert!(table.tile(EARTH, "2,0").gift && !table.tile(EARTH, "3,0").gift);
    table.play("hide 2,0");
    assert!(table.tile(EARTH, "2,0").gift && table.tile(EARTH, "2,0").down);
    let mut table = Scenario::spirits(2).path(0, "eE* eA. e..").path(1, "fE. f.. fA.").gifts(0, 9).stand();
    table.play("swap 0:0,0 1,0");
    assert!(table.tile(EARTH, "1,0").gift && !table.tile(EARTH, "0,0").gift);
}

/// PE-22: two gifts exchange an omen for an unknown one; the old one does not come back.
#[test]
fn pe_22_exchange_an_omen() {
    let advanced = options(r#"{"omens": true}"#);
    let mut table = Scenario::new(2, Stage::Before, advanced).omens(0, [3, 6]).stand();
    assert_eq!(table.moves("trade"), ["trade 3", "trade 6"]);
    assert_eq!(table.refused("trade 1"), ("PE-22", "refused-not-your-omen".to_owned()));
    let mut seen = vec![3, 6];
    for left in [8, 6, 4, 2, 0] {
        let old = table.position().players[0].omens[0];
        let events = table.play(&format!("trade {old}"));
        let Event::Traded { numbers: Some([gone, come]), .. } = events[0] else { panic!("{events:?}") };
        assert_eq!(gone, old);
        assert!(!seen.contains(&come), "a fresh one");
        seen.push(come);
        assert_eq!(
            table.game.perceive(&events[0], Viewer::Seat(Seat(1))),
            Some(Event::Traded { who: Seat(0), numbers: None }),
            "hidden omens stay hidden"
        );
        assert_eq!((table.gifts(EARTH), table.boundary), (left, Some(Boundary::Crossed)));
        assert_eq!(table.position().players[0].omens.len(), 2);
    }
    let view = table.game.view(&table.state, Viewer::Seat(Seat(1)));
    assert_eq!((view.players[0].omens.clone(), view.players[0].omen_stack), (None, 0));
}

/// PE-22: which of the hidden omens goes is its owner's secret; but if the match ends with it, all is laid open, and
/// where the table remembers what went back, that is one of them.
#[test]
fn pe_22_who_learns_which_omen_goes() {
    for (options_json, left, known) in [
        (r#"{"omens": true}"#, 2, false),
        (r#"{"omens": true}"#, 1, false),
        (r#"{"omens": true, "memory": "perfect"}"#, 2, false),
        (r#"{"omens": true, "memory": "perfect"}"#, 1, true),
        (r#"{"omens": true, "omens_open": true}"#, 2, true),
    ] {
        let mut table = Scenario::new(2, Stage::Gifts, options(options_json))
            .omens(0, [3, 6])
            .gifts(0, 2)
            .with(|position| {
                position.fruitless = elemente::MOST_FRUITLESS;
                position.left = left;
            })
            .stand();
        let choice = "trade 3".parse().expect("a move");
        let learns = |viewer| table.game.reveals_move(&table.state, Seat(0), &choice, viewer);
        assert!(learns(Viewer::Seat(Seat(0))), "{options_json}");
        assert_eq!(learns(Viewer::Seat(Seat(1))), known, "{options_json} {left}");
        assert_eq!(learns(Viewer::Spectator), known, "{options_json} {left}");
        table.play("trade 3");
        assert_eq!(table.stage() == Stage::Over, left == 1);
    }
}

/// PE-22: in the basic game there are no omens to exchange.
#[test]
fn pe_22_only_in_the_advanced_game() {
    assert_eq!(table().refused("trade 1"), ("PE-22", "refused-basic-game".to_owned()));
}

/// PE-20, PE-22: positions keep count of the gifts.
#[test]
fn pe_20_positions_keep_count_of_gifts() {
    let (game, position) = Scenario::spirits(2).path(0, "eE* e..").path(1, "fE. f..").position();
    let faults = game.load(&position).expect_err("eleven gifts");
    assert_eq!((faults[0].rule, faults[0].reason.key.as_ref()), (Some("PE-C2"), "fault-gifts"));
    let (game, position) = Scenario::spirits(2).path(0, "eM* e..").path(1, "fM. f..").gifts(0, 5).position();
    let faults = game.load(&position).expect_err("a gift on a mask");
    assert_eq!((faults[0].rule, faults[0].reason.key.as_ref()), (Some("PE-20"), "fault-gift-on-mask"));
}

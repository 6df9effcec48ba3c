//! PE-14 to PE-20 and PE-22: what gifts buy.

use crate::scenario::{EARTH, FIRE, Scenario, Table, options};
use elemente::{Event, Spirit, Stage};
use table::{Boundary, Forms, Seat, Secrets, Viewer};

#[track_caller]
fn table() -> Table {
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

/// PE-20: one gift doubles the position of an own face-up spirit, once, and never that of a mask.
#[test]
fn pe_20_give_a_gift_to_a_spirit() {
    let mut table = table();
    assert_eq!(table.moves("give"), ["give 0,0", "give 3,0"]);
    assert_eq!(table.refused("give 4,0"), ("PE-20", "refused-gift-for-mask".to_owned()));
    assert_eq!(table.refused("give 1,0"), ("PE-20", "refused-face-down".to_owned()));
    let before = table.points(EARTH, "positions");
    table.play("give 0,0");
    assert_eq!(table.points(EARTH, "positions"), before + 2);
    assert_eq!(table.refused("give 0,0"), ("PE-20", "refused-gift-twice".to_owned()));
    assert_eq!(table.gifts(EARTH), 9);
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

//! Where a card goes (PX-6 to PX-10).

use crate::scenario::{Scenario, game, position, score};
use pixies::{Event, View};
use table::{Forms, Seat, Secrets, Viewer};

/// Seat 0 to take one of three; seat 2 takes last. Everybody has four cards.
///
/// ```text
///   B1+6         .        .
///   B4 on G4-1   _B4*     .       4 holds two, so B4* lies face down on 5
///   .            .        .
/// ```
fn table(display: &str) -> Scenario {
    Scenario::new(
        0,
        display,
        &[
            "B1+6 . .    B4/_G4-1 _B4* .    . . .",
            "R1+3 . R3+4    R4 . R6    . . .",
            "Y1+4 . Y3+5    Y4+3 . Y6    . . .",
        ],
    )
}

/// PX-6: onto the empty space of its number, face up, and nowhere else.
#[test]
fn px_6_an_empty_space_must_be_taken() {
    let mut table = table("G9-4 G1+5 G5");
    for text in ["G9-4 over", "G9-4 under", "G9-4 @2", "G9-4 @9"] {
        assert_eq!(table.refused(text), "PX-6", "{text}");
    }
    let table = table.play("G9-4").then_grid(0, "B1+6 . .   B4/_G4-1 _B4* .   . . G9-4");
    assert_eq!(table.events, [Event::Laid { seat: Seat(0), card: "G9-4".parse().unwrap(), space: 9 }]);
}

/// PX-7: on a lonely pixie either card may turn face down; the player must say which.
#[test]
fn px_7_old_or_new_turns_face_down() {
    let mut over = table("G9-4 G1+5 G5");
    assert_eq!(over.refused("G1+5"), "PX-7");
    assert_eq!(over.refused("G1+5 @2"), "PX-7");
    let over = over.play("G1+5 over").then_grid(0, "G1+5/_B1+6 . .   B4/_G4-1 _B4* .   . . .");
    assert!(matches!(over.events[0], Event::LaidOver { space: 1, .. }));
    let under = table("G9-4 G1+5 G5").play("G1+5 under");
    let under = under.then_grid(0, "B1+6/_G1+5 . .   B4/_G4-1 _B4* .   . . .");
    assert!(matches!(under.events[0], Event::LaidUnder { space: 1, .. }));
}

/// PX-8: on bare forest floor the new card goes on top, face up.
#[test]
fn px_8_on_the_forest_floor() {
    let mut table = table("G9-4 G1+5 G5");
    for text in ["G5 over", "G5 under", "G5 @2"] {
        assert_eq!(table.refused(text), "PX-8", "{text}");
    }
    let table = table.play("G5").then_grid(0, "B1+6 . .   B4/_G4-1 G5/_B4* .   . . .");
    assert!(matches!(table.events[0], Event::LaidOnFloor { space: 5, .. }));
}

/// PX-9: where two cards lie already, the new one goes face down onto any empty space.
#[test]
fn px_9_face_down_onto_any_empty_space() {
    let mut table = table("B4+1 G1+5 G5");
    let expected = ["B4+1 @2", "B4+1 @3", "B4+1 @6", "B4+1 @7", "B4+1 @8", "B4+1 @9"];
    assert_eq!(table.moves()[..6], expected);
    for text in ["B4+1", "B4+1 over", "B4+1 under", "B4+1 @4", "B4+1 @5", "B4+1 @1"] {
        assert_eq!(table.refused(text), "PX-9", "{text}");
    }
    let table = table.play("B4+1 @9").then_grid(0, "B1+6 . .   B4/_G4-1 _B4* .   . . _B4+1");
    assert!(matches!(table.events[0], Event::LaidAsFloor { space: 9, .. }));
}

/// PX-6 to PX-9: the list holds exactly the distinct choices, open card by open card.
#[test]
fn px_7_the_list_holds_the_distinct_choices() {
    assert_eq!(table("G9-4 G1+5 G5").moves(), ["G9-4", "G1+5 over", "G1+5 under", "G5"]);
}

/// PX-10: what lies face down counts neither colour nor number nor symbol.
#[test]
fn px_10_forest_floor_counts_nothing() {
    let bare = score(false, 1, "B1+6 . .   . _ .   . . .");
    let known = score(false, 1, "B1+6 . .   . _B2+4 .   . . .");
    assert_eq!(bare, known);
    assert_eq!((known.spirals, known.colour_group, known.total()), (6, 0, 6));
    // Turned face down beside blue pixies, a blue card with crosses neither joins them nor costs anything.
    let covered = score(false, 1, "B1+6 . .   R4/_B4 . .   B7-3/_B5-2 . .");
    assert_eq!((covered.crosses, covered.colour_group, covered.validated), (3, 0, 11));
}

/// PX-10: everybody may know what lies face down.
#[test]
fn px_10_no_secret_for_anybody() {
    let table = table("G9-4 G1+5 G5");
    let game = game(3, false);
    for viewer in Viewer::all(3) {
        let view: View = game.view(&table.state, viewer);
        let data = serde_json::to_value(&view).unwrap();
        assert_eq!(data["players"][0]["grid"][4], "_B4*");
        assert!(!game.hides(&table.state, viewer));
    }
}

/// PX-10: a position that does not name its face-down cards is refused.
#[test]
fn px_10_a_position_names_its_floor() {
    let drawing = "B1+6 . .    B4/_ . .    . . .";
    let others = ["R1+3 . R3+4    R4 . .    . . .", "Y1+4 . Y3+5    Y4+3 . .    . . ."];
    let faults =
        game(3, false).load(&position(0, "G9-4 G1+5 G5", &[drawing, others[0], others[1]])).unwrap_err();
    assert_eq!(faults[0].rule, Some("PX-10"));
}

//! The score keeper: typed tables, sound and odd.

use elemente::{Elemente, Kit, Options, SheetPosition};
use table::{Components, Fault, Place, ScoreKeeper, Sheet};

fn keep(text: &str) -> Result<Sheet, Vec<Fault>> {
    Elemente::score_sheet(text, &Options::default(), &Kit::own())
}

#[track_caller]
fn fault(text: &str, key: &str) -> Fault {
    let faults = keep(text).expect_err("it has a fault");
    faults
        .iter()
        .find(|fault| fault.reason.key.as_ref() == key)
        .unwrap_or_else(|| panic!("{key} in {faults:?}"))
        .clone()
}

const SECOND: &str = "
player Ben fire
0: f f f a a e e e w w w f
";

/// By hand:
///
/// ```text
///    eE* aA  a        water: three in a chain, 3     fire: one triangle, 2     air: one pair, 2
///  wW  fF  f  eM      earth: the first one alone, 1 (the other three touch each other)
///    w   f  eA        in place: own earth with a gift 4, air, water and fire 1 each
///      w   e          omen 2, earth beside air: E with A, and M with A: 2; omen 5, a row of E A W: none
/// ```
#[test]
fn the_example_scores_as_counted_by_hand() {
    let sheet = keep(Elemente::SHEET_EXAMPLE).expect("the example is sound");
    let anna = &sheet.seats[0];
    let part =
        |name: &str| anna.lines.iter().filter(|line| line.part == name).map(|line| line.points).sum::<i32>();
    assert_eq!(anna.name, "Anna");
    assert_eq!((part("water"), part("fire"), part("air")), (3, 2, 2));
    assert_eq!((part("earth"), part("positions"), part("omens")), (1, 4 + 1 + 1 + 1, 2));
    assert_eq!(anna.total(), 17);
    assert!(anna.lines.iter().all(|line| line.why.is_some() && !line.cells.is_empty()));
    assert_eq!(sheet.seats.len(), 2);
    assert_eq!(sheet.outcome.ranking.iter().flatten().count(), 2);
}

#[test]
fn json_and_text_agree() {
    let json = |q0: i8| {
        let path = |elements: &str| {
            let tiles: Vec<String> = elements
                .split(' ')
                .enumerate()
                .map(|(n, tile)| format!(r#"{{"at":"{},0","tile":"{tile}"}}"#, q0 + n as i8))
                .collect();
            tiles.join(",")
        };
        let own = path("earth fire earth fire earth fire earth fire air air water water");
        let other = path("fire earth fire earth fire earth fire earth air air water water");
        format!(
            r#"{{"players":[{{"name":"Anna","element":"earth","path":[{own}]}},{{"element":"fire","path":[{other}]}}]}}"#
        )
    };
    let from_json = keep(&json(0)).expect("sound");
    let from_text =
        keep("player Anna earth\n0: e f e f e f e f a a w w\nplayer fire\n0: f e f e f e f e a a w w")
            .expect("sound");
    assert_eq!(from_json, from_text);
    assert_eq!(from_json.seats[0].total(), 6);
    // A path far from 0,0 scores alike.
    let far = keep(&json(60)).expect("sound");
    assert_eq!(far.seats[0].total(), 6);
    assert_eq!(far.seats[0].lines[0].cells, ["68,0", "69,0"]);
    let position: SheetPosition = serde_json::from_str(&json(0)).expect("it reads");
    assert_eq!(position.players.len(), 2);
}

#[test]
fn every_fault_is_named_with_its_line() {
    let own = "player Anna earth\n0: e f e f e f e f a a w w\n";
    assert!(keep(&format!("{own}{SECOND}")).is_ok());
    for (text, key, line) in [
        ("0: e f", "fault-sheet-no-player", Some(1)),
        ("player Anna ether\n0: e", "fault-sheet-element", Some(1)),
        ("player Anna earth\n0: e x", "fault-sheet-tile", Some(2)),
        ("player Anna earth\n0: e*", "fault-sheet-tile", Some(2)),
        ("player Anna earth\n0: e\n2: e", "fault-sheet-parity", Some(3)),
        ("player Anna earth\nhello", "fault-sheet-line", Some(2)),
        ("player Anna earth\n0: e", "fault-sheet-players", None),
        ("{", "fault-unreadable", None),
        ("[1]", "fault-unreadable", None),
    ] {
        let fault = fault(text, key);
        assert_eq!(fault.place, line.map_or(Place::Whole, Place::Line), "{text}");
    }
    for (first, key) in [
        ("player Anna fire\n0: e f e f e f e f a a w w", "fault-sheet-element-twice"),
        ("player Anna earth\n0: e f e f e f e f a a w", "fault-sheet-size"),
        ("player Anna earth\n0: e f e f e f - e f a a w w", "fault-sheet-torn"),
        ("player Anna earth\n0: e/m* f e f e f e f a a w w", "fault-sheet-mask"),
        ("player Anna earth\nomens 1\n0: e f e f e f e f a a w w", "fault-sheet-omens"),
        ("player Anna earth\nomens 1 9\n0: e f e f e f e f a a w w", "fault-sheet-omens"),
        ("player Anna earth\n0: e e e e e e e e e e w w", "fault-sheet-tiles"),
        ("player Anna earth\n0: e/a e/a e/a e/a e/a f f f a a w w", "fault-sheet-spirits"),
        (
            "player Anna earth\n0: f/a* f/a* f/a* f/a* e/f* e/f* e/f* e/f* e/e* e/e* w/e* a",
            "fault-sheet-gifts",
        ),
    ] {
        fault(&format!("{first}\n{SECOND}"), key);
    }
}

#[test]
fn damaged_sheets_never_panic() {
    let sample = Elemente::SHEET_EXAMPLE.as_bytes();
    let mut dice = table::Dice::new(table::Seed::from_number(7));
    for _ in 0..3_000 {
        let mut bytes = sample.to_vec();
        for _ in 0..=dice.below(4) {
            let at = dice.below(bytes.len() as u32) as usize;
            match dice.below(3) {
                0 => bytes[at] = dice.below(128) as u8,
                1 => bytes.truncate(at.max(1)),
                _ => bytes.insert(at, b"0189-:/*# \n"[dice.below(11) as usize]),
            }
        }
        let _ = keep(&String::from_utf8_lossy(&bytes));
    }
}

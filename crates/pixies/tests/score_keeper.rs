//! The score keeper: typed grids in, the full sheet out, bad input pointed at.

use pixies::{Deck, Options, Pixies};
use table::{Components, Fault, Place, ScoreKeeper, Seat, Sheet, Speech};

fn keep(text: &str, flower_power: bool) -> Result<Sheet, Vec<Fault>> {
    let deck = Deck::own();
    Pixies::score_sheet(text, &Options { flower_power }, &deck)
}

/// The reasons with their lines, and the space where one is named.
fn faults(text: &str) -> Vec<(Place, String)> {
    let faults = keep(text, false).expect_err("this must be refused");
    faults.into_iter().map(|fault| (fault.place, format!("{:?}", fault.reason))).collect()
}

#[track_caller]
fn pointed_at(text: &str, line: usize, key: &str, space: Option<u8>) {
    let found = faults(text);
    let fits = |(place, reason): &(Place, String)| {
        let space = space.is_none_or(|space| reason.contains(&format!("(\"space\", Number({space}))")));
        *place == Place::Line(line) && reason.contains(key) && space
    };
    assert!(found.iter().any(fits), "wanted {key} in line {line}: {found:#?}");
}

#[test]
fn the_example_is_scored() {
    let sheet = keep(Pixies::SHEET_EXAMPLE, false).unwrap();
    assert_eq!(sheet.seats.len(), 2);
    let anna = &sheet.seats[0];
    let lines: Vec<(&str, i32, String)> =
        anna.lines.iter().map(|line| (line.part, line.points, line.cells.join(" "))).collect();
    // Validated 2, 5 and 9; 6 + 4 + 4 + 1 printed spirals and four blue for B5*; blue 1 2 5 6 in one group.
    assert_eq!(
        lines,
        [
            ("validated", 16, "2 5 9".to_owned()),
            ("spirals", 19, "1 2 4 5 6".to_owned()),
            ("crosses", 0, String::new()),
            ("colour_group", 8, "1 2 5 6".to_owned()),
        ]
    );
    assert_eq!(anna.total(), 43);
    let ben = &sheet.seats[1];
    // Validated 3 and 4; 4 + 3 printed and five yellow (a joker among them) for Y2*; 3 + 1 crosses; yellow 1 2 3 4 6.
    let points: Vec<i32> = ben.lines.iter().map(|line| line.points).collect();
    assert_eq!(points, [7, 12, -4, 10]);
    assert_eq!(sheet.outcome.winners.iter().collect::<Vec<_>>(), [Seat(0)]);
}

#[test]
fn rounds_add_up() {
    let text = "round 1\nAnna:\nB1+6 B2+4 . . . . . . .\nBen:\n. . .\n. R5/_ .\n. . .\n\
                round 3\nAnna:\nB1+6 B2+4 . . . . . . .\nBen:\n. . .\n. R5/_R5* .\n. . .";
    let sheet = keep(text, false).unwrap();
    assert_eq!((sheet.seats[0].round_total(1), sheet.seats[0].round_total(3)), (14, 18));
    assert_eq!((sheet.seats[0].total(), sheet.seats[1].total()), (32, 10));
}

#[test]
fn a_single_grid_needs_no_name() {
    let sheet = keep("b1+6 . .\n. _ .\n. . r9/_", false).unwrap();
    assert_eq!((sheet.seats[0].name.as_str(), sheet.seats[0].total()), ("", 15));
    let flowers = keep("b1+6 . .\n. _ .\n. . r9/_", true).unwrap();
    assert_eq!(flowers.seats[0].lines.last().map(|line| (line.part, line.points)), Some(("face_down", 5)));
}

#[test]
fn json_is_scored_alike() {
    let text = r#"{"rounds": [{"round": 2, "players": [
        {"name": "Anna", "grid": ["B1+6", "B2+4", ".", ".", "_", ".", ".", ".", "R9/_"]}]}]}"#;
    let lines = "round 2\nAnna:\nB1+6 B2+4 .\n. _ .\n. . R9/_";
    assert_eq!(keep(text, false), keep(lines, false));
    let bad = text.replace("\"_\"", "\"_\", \"B7\"").replace("B2+4", "B2+9");
    let places: Vec<Place> = keep(&bad, false).unwrap_err().into_iter().map(|fault| fault.place).collect();
    assert!(places.contains(&Place::Path("rounds[0].players[0]".to_owned())));
    assert!(places.contains(&Place::Path("rounds[0].players[0].grid[1]".to_owned())));
    assert_eq!(keep("{", false).unwrap_err()[0].reason.key, "fault-unreadable");
    assert_eq!(keep(r#"{"rounds": []}"#, false).unwrap_err()[0].reason.key, "fault-sheet-empty");
}

#[test]
fn bad_spaces_are_pointed_at() {
    pointed_at("Anna:\n. . .\n. B4 .\n. . .", 3, "fault-wrong-space", Some(5));
    pointed_at("Anna:\n. . .\n. B5/B5* .\n. . .", 3, "fault-cell", Some(5));
    pointed_at("Anna:\n. . .\n. B5+7 .\n. . .", 3, "fault-unknown-card", Some(5));
    pointed_at("Anna:\n. . .\n. BY5 .\n. . .", 3, "fault-flower-card", Some(5));
    pointed_at("Anna:\n. . .\n. B5 .\n. . .\nBen:\n. . .\n. R5/_B5 .\n. . .", 7, "fault-card-twice", Some(5));
}

#[test]
fn bad_shapes_are_pointed_at() {
    pointed_at("Anna:\n. . .\n. .\n. . .", 3, "fault-sheet-row", None);
    pointed_at("Anna:\n. . .\n. .\n. . .", 1, "fault-grid-size", None);
    pointed_at("Anna:\nBen:\n. . . . . . . . .", 1, "fault-grid-size", None);
    pointed_at("round 4\n. . . . . . . . .", 1, "fault-sheet-round", None);
    pointed_at("round\n. . . . . . . . .", 1, "fault-sheet-round", None);
    pointed_at("round 1\n. . . . . . . . .\nround 1\n. . . . . . . . .", 3, "fault-sheet-round-again", None);
    pointed_at("A:\n. . . . . . . . .\nround 2\nB:\n. . . . . . . . .", 3, "fault-sheet-players", None);
    pointed_at("A:\n. . . . . . . . .\nA:\n. . . . . . . . .", 3, "fault-sheet-name", None);
    let six: String =
        ["A", "B", "C", "D", "E", "F"].map(|name| format!("{name}:\n. . . . . . . . .\n")).concat();
    pointed_at(&six, 1, "fault-players", None);
    assert!(keep(&six, true).is_ok());
    assert_eq!(keep("", false).unwrap_err()[0].reason.key, "fault-sheet-empty");
    assert_eq!(keep("# nothing\n\n", false).unwrap_err()[0].reason.key, "fault-sheet-empty");
}

/// Whatever is typed, the answer is a sheet or faults.
#[test]
fn damaged_text_never_panics() {
    let text = Pixies::SHEET_EXAMPLE;
    for cut in (0..text.len()).filter(|&cut| text.is_char_boundary(cut)) {
        let _ = keep(&text[..cut], false);
        let _ = keep(&format!("{}é/_:{}", &text[..cut], &text[cut..]), true);
    }
}

/// The words know every argument of the phrases on a sheet and of its faults.
#[test]
fn phrases_have_words() {
    let known = laws::words::messages("en", Pixies::WORDS[0].1);
    let check = |phrase: &table::Phrase| check_phrase(&known, phrase);
    let sheet = keep(Pixies::SHEET_EXAMPLE, true).unwrap();
    for line in sheet.seats.iter().flat_map(|seat| &seat.lines) {
        assert!(known.contains_key(&format!("part-{}", line.part)));
        line.why.iter().for_each(check);
    }
    for text in ["Anna:\n. . .\n. B4 .\n. x/ .", "round 9\nB5 _BG8 . . R9 .", "", "A:\nA:\nround 9\nround 9"]
    {
        keep(text, false).unwrap_err().iter().for_each(|fault| check(&fault.reason));
    }
    let deck = Deck::own();
    Pixies::inventory(&deck).iter().for_each(check);
}

#[track_caller]
fn check_phrase(known: &laws::words::Messages, phrase: &table::Phrase) {
    let variables = known.get(&*phrase.key).unwrap_or_else(|| panic!("{} has no words", phrase.key));
    let given: std::collections::BTreeSet<String> =
        phrase.args.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(&given, variables, "{}", phrase.key);
    for (_, arg) in &phrase.args {
        if let table::Arg::Phrase(inner) = arg {
            check_phrase(known, inner);
        }
    }
}

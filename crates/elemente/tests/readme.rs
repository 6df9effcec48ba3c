//! What the README shows must be so.

use elemente::{Elemente, Move, Options, Position};
use table::{Forms, Rules, Seat, Setup};

const README: &str = include_str!("../README.md");

#[test]
fn moves_of_the_readme_read() {
    let rows: Vec<(&str, &str)> = README
        .lines()
        .filter_map(|line| {
            let mut cells = line.strip_prefix("| `")?.split('|');
            let text = cells.next()?.trim().strip_suffix('`')?;
            let json = cells.next()?.trim().strip_prefix('`')?.strip_suffix('`')?;
            json.starts_with('{').then_some((text, json))
        })
        .collect();
    assert_eq!(rows.len(), 17, "every move has its row");
    for (text, json) in rows {
        let choice: Move = text.parse().expect(text);
        assert_eq!(choice.to_string(), text);
        assert_eq!(serde_json::from_str::<Move>(json).expect(json), choice);
    }
}

#[test]
fn the_position_of_the_readme_stands() {
    let json =
        README.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let position: Position = serde_json::from_str(json).expect("it reads");
    let game = Elemente::open(Setup::new(2, Options::default())).expect("sound options");
    let state = game.load(&position).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let mut moves = Vec::new();
    game.moves(&state, Seat(0), &mut moves);
    assert_eq!(moves.len(), 11, "the free tiles of the own path");
    assert!(moves.iter().all(|choice| matches!(choice, Move::Put { path: Seat(0), .. })));
}

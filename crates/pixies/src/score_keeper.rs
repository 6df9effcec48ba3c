//! The score keeper for a table with real cards: grids typed in, the full score sheet out.
//!
//! ```text
//! round 1
//! Anna:
//!   B1+6   M2/_   .
//!   G4+4   _      R6/_
//!   .      G8-2   R9
//! ```
//!
//! A space is `.` (empty), a card (face up alone), `_` (face down alone) or a card and `/_` (validated); a face-down
//! card may be named, `_B4`, but need not be. Without a line `round N` it is round 1; one player needs no name.

mod reading;

use crate::cards::Cards;
use crate::deck::Deck;
use crate::grid::Grid;
use crate::group::{Spaces, numbers};
use crate::names::colour_name;
use crate::options::Options;
use crate::rules::Pixies;
use crate::score::{FLOOR_POINTS, group_factor, group_of, symbols, tally};
use crate::state::ROUNDS;
use table::{Fault, Outcome, Phrase, ScoreKeeper, Sheet, SheetLine, SheetSeat};

/// A grid as it was typed. The faces of face-down cards may be unknown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypedGrid {
    /// The player; empty if none was named.
    pub name: String,
    /// What lies there.
    pub grid: Grid,
}

/// All grids that were typed, by round; every round lists the same players in the same order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypedTable {
    /// The number of each round and its grids.
    pub rounds: Vec<(u8, Vec<TypedGrid>)>,
}

impl TypedTable {
    /// Reads the text form, or JSON if it begins with `{` or `[`; reports all faults with their lines or paths.
    pub fn read(text: &str, deck: &Deck, options: &Options) -> Result<TypedTable, Vec<Fault>> {
        reading::read(text, deck, options)
    }

    /// The score sheet.
    pub fn sheet(&self, cards: &Cards) -> Sheet {
        let first = self.rounds.first().map(|(_, grids)| grids.as_slice()).unwrap_or_default();
        let seats: Vec<SheetSeat> = first
            .iter()
            .enumerate()
            .map(|(seat, typed)| {
                let grids = self.rounds.iter().filter_map(|(round, grids)| Some((*round, grids.get(seat)?)));
                let lines = grids.flat_map(|(round, typed)| grid_lines(cards, &typed.grid, round));
                SheetSeat { name: typed.name.clone(), lines: lines.collect() }
            })
            .collect();
        let points: Vec<i32> = seats.iter().map(SheetSeat::total).collect();
        Sheet { seats, outcome: Outcome::by_points(&points) }
    }
}

impl ScoreKeeper for Pixies {
    const SHEET_EXAMPLE: &'static str = include_str!("../data/score-sheet.txt");

    fn score_sheet(text: &str, options: &Options, deck: &Deck) -> Result<Sheet, Vec<Fault>> {
        TypedTable::read(text, deck, options).map(|table| table.sheet(&Cards::new(deck, options)))
    }
}

/// The lines of one grid in one round, in the order of the rules (PX-14 to PX-16, PX-C2).
fn grid_lines(cards: &Cards, grid: &Grid, round: u8) -> Vec<SheetLine> {
    let tally = tally(cards, grid, round);
    let symbols = symbols(cards, grid);
    let with = |counts: fn(&(u8, u8)) -> u8| {
        let spaces = symbols.iter().enumerate().filter(|(_, symbols)| counts(symbols) > 0);
        let spaces = spaces.fold(0, |set: Spaces, (space, _)| set | 1 << space);
        let terms: Vec<u8> = symbols.iter().map(counts).filter(|&count| count > 0).collect();
        (spaces, sum(&terms))
    };
    let (spiral_spaces, spiral_terms) = with(|symbols| symbols.0);
    let (cross_spaces, cross_terms) = with(|symbols| symbols.1);
    let group = group_of(cards, grid);
    let group_spaces = group.map_or(0, |group| group.spaces);
    let validated: Vec<u8> = numbers(grid.validated()).collect();
    let why = [
        Phrase::new("sheet-validated").with("terms", sum(&validated)),
        Phrase::new("sheet-spirals").with("terms", spiral_terms),
        Phrase::new("sheet-crosses").with("terms", cross_terms),
        match group {
            None => Phrase::new("sheet-no-group"),
            Some(group) => Phrase::new("sheet-group")
                .with("colour", colour_name(group.colour))
                .with("size", group.spaces.count_ones())
                .with("factor", group_factor(round)),
        },
        Phrase::new("sheet-face-down").with("spaces", grid.floor().count_ones()).with("factor", FLOOR_POINTS),
    ];
    let spaces = [grid.validated(), spiral_spaces, cross_spaces, group_spaces, grid.floor()];
    tally
        .parts(cards.flower_power())
        .zip(spaces)
        .zip(why)
        .map(|(((part, points), spaces), why)| SheetLine {
            part,
            round,
            points,
            cells: numbers(spaces).map(|space| space.to_string()).collect(),
            // An empty sum explains nothing; that no group counts is worth saying.
            why: (points != 0 || part == "colour_group").then_some(why),
        })
        .collect()
}

fn sum(terms: &[u8]) -> String {
    terms.iter().map(u8::to_string).collect::<Vec<_>>().join(" + ")
}

/// The most seats of a typed table: six with Flower Power, else five.
fn most_seats(options: &Options) -> usize {
    if options.flower_power { 6 } else { 5 }
}

/// Is there such a round (PX-1)?
fn is_round(number: u8) -> bool {
    (1..=ROUNDS).contains(&number)
}

//! Reads what was typed, naming every space that cannot be.

use super::{TypedGrid, TypedTable, is_round, most_seats};
use crate::card::CardId;
use crate::cards::Cards;
use crate::cell::{on_space, read_cell, unreadable};
use crate::deck::Deck;
use crate::grid::{Grid, NO_CARD};
use crate::options::Options;
use crate::state::CardSet;
use serde::Deserialize;
use table::{Fault, Phrase, Place};

/// A space before it is checked, and where it was typed.
struct RawCell {
    place: Place,
    text: String,
}

struct RawGrid {
    place: Place,
    name: String,
    cells: Vec<RawCell>,
}

struct RawRound {
    place: Place,
    number: u8,
    grids: Vec<RawGrid>,
}

/// The JSON form: `{"rounds": [{"round": 1, "players": [{"name": "Anna", "grid": ["B1+6", "M2/_", …]}]}]}`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableData {
    rounds: Vec<RoundData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoundData {
    round: u8,
    players: Vec<PlayerData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerData {
    #[serde(default)]
    name: String,
    grid: Vec<String>,
}

pub(super) fn read(text: &str, deck: &Deck, options: &Options) -> Result<TypedTable, Vec<Fault>> {
    let mut faults = Vec::new();
    let raw = if text.trim_start().starts_with(['{', '[']) {
        read_json(text, &mut faults)
    } else {
        read_lines(text, &mut faults)
    };
    let table = check(&raw, deck, options, &mut faults);
    if faults.is_empty() { Ok(table) } else { Err(faults) }
}

fn read_json(text: &str, faults: &mut Vec<Fault>) -> Vec<RawRound> {
    let data: TableData = match serde_json::from_str(text) {
        Ok(data) => data,
        Err(error) => {
            faults.push(Fault::whole(Phrase::new("fault-unreadable").with("detail", error.to_string())));
            return Vec::new();
        }
    };
    let rounds = data.rounds.into_iter().enumerate();
    rounds
        .map(|(index, round)| {
            let path = format!("rounds[{index}]");
            let players = round.players.into_iter().enumerate();
            let grids = players.map(|(player, data)| {
                let path = format!("{path}.players[{player}]");
                let cells = data.grid.into_iter().enumerate();
                let cells = cells.map(|(space, text)| RawCell {
                    place: Place::Path(format!("{path}.grid[{space}]")),
                    text,
                });
                let cells = cells.collect();
                RawGrid { place: Place::Path(path), name: data.name, cells }
            });
            let grids = grids.collect();
            RawRound { place: Place::Path(path), number: round.round, grids }
        })
        .collect()
}

fn read_lines(text: &str, faults: &mut Vec<Fault>) -> Vec<RawRound> {
    let mut rounds: Vec<RawRound> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let place = Place::Line(index + 1);
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        if words[0].eq_ignore_ascii_case("round") {
            match words.get(1).and_then(|number| number.trim_end_matches(':').parse().ok()) {
                Some(number) if words.len() == 2 => {
                    rounds.push(RawRound { place, number, grids: Vec::new() });
                }
                _ => faults.push(Fault::line(index + 1, Phrase::new("fault-sheet-round"))),
            }
            continue;
        }
        if rounds.is_empty() {
            rounds.push(RawRound { place: place.clone(), number: 1, grids: Vec::new() });
        }
        let Some(round) = rounds.last_mut() else { continue };
        if let Some(name) = line.strip_suffix(':') {
            round.grids.push(RawGrid { place, name: name.trim().to_owned(), cells: Vec::new() });
            continue;
        }
        if !matches!(words.len(), 3 | 9) {
            let reason = Phrase::new("fault-sheet-row").with("spaces", words.len());
            faults.push(Fault::line(index + 1, reason).by("PX-5"));
        }
        if round.grids.is_empty() {
            round.grids.push(RawGrid { place: place.clone(), name: String::new(), cells: Vec::new() });
        }
        if let Some(grid) = round.grids.last_mut() {
            let cells = words.iter().map(|word| RawCell { place: place.clone(), text: (*word).to_owned() });
            grid.cells.extend(cells);
        }
    }
    rounds
}

fn check(raw: &[RawRound], deck: &Deck, options: &Options, faults: &mut Vec<Fault>) -> TypedTable {
    // Cards of Flower Power are known by name even where they are not played.
    let cards = Cards::new(deck, &Options { flower_power: true });
    let checker =
        Checker { cards: &cards, played: if options.flower_power { usize::MAX } else { deck.base.len() } };
    let fault = |place: &Place, rule, reason| Fault { place: place.clone(), rule: Some(rule), reason };
    if raw.iter().all(|round| round.grids.is_empty()) && faults.is_empty() {
        faults.push(Fault::whole(Phrase::new("fault-sheet-empty")));
    }
    let mut rounds = Vec::new();
    for (index, round) in raw.iter().enumerate() {
        let again = raw[..index].iter().any(|earlier| earlier.number == round.number);
        if !is_round(round.number) || again {
            let reason = if again {
                Phrase::new("fault-sheet-round-again").with("round", round.number)
            } else {
                Phrase::new("fault-sheet-round")
            };
            faults.push(fault(&round.place, "PX-1", reason));
        }
        if round.grids.len() > most_seats(options) {
            let reason = Phrase::new("fault-players")
                .with("seats", round.grids.len())
                .with("most", most_seats(options));
            faults.push(fault(&round.place, "PX-C2", reason));
        }
        let names = |round: &RawRound| round.grids.iter().map(|grid| grid.name.clone()).collect::<Vec<_>>();
        if names(round) != names(&raw[0]) {
            faults.push(fault(&round.place, "PX-1", Phrase::new("fault-sheet-players")));
        }
        let mut used: CardSet = 0;
        let mut grids = Vec::new();
        for (place, raw) in round.grids.iter().enumerate() {
            if round.grids[..place].iter().any(|earlier| earlier.name == raw.name) {
                let reason = Phrase::new("fault-sheet-name").with("name", raw.name.as_str());
                faults.push(fault(&raw.place, "PX-5", reason));
            }
            if raw.cells.len() != 9 {
                let reason = Phrase::new("fault-grid-size").with("spaces", raw.cells.len());
                faults.push(fault(&raw.place, "PX-5", reason));
            }
            let mut grid = Grid::EMPTY;
            for (space, cell) in raw.cells.iter().take(9).enumerate() {
                checker.cell(cell, space, &mut grid, &mut used, faults);
            }
            grids.push(TypedGrid { name: raw.name.clone(), grid });
        }
        rounds.push((round.number, grids));
    }
    TypedTable { rounds }
}

struct Checker<'c> {
    cards: &'c Cards,
    /// How many of the cards are played with.
    played: usize,
}

impl Checker<'_> {
    fn cell(
        &self,
        raw: &RawCell,
        space: usize,
        grid: &mut Grid,
        used: &mut CardSet,
        faults: &mut Vec<Fault>,
    ) {
        let mut fault = |rule, what: Phrase| {
            let reason = on_space(space, what);
            faults.push(Fault { place: raw.place.clone(), rule: Some(rule), reason });
        };
        let Some(cell) = read_cell(&raw.text) else {
            fault("PX-5", unreadable(&raw.text));
            return;
        };
        let mut find = |id: CardId| -> Option<u8> {
            let of = |key| Phrase::new(key).with("card", id.as_str());
            match self.cards.find(id) {
                None => fault("PX-C1", of("fault-unknown-card")),
                Some(card) if usize::from(card) >= self.played => fault("PX-C2", of("fault-flower-card")),
                Some(card) if *used & (1 << card) != 0 => fault("PX-C1", of("fault-card-twice")),
                Some(card) => {
                    *used |= 1 << card;
                    return Some(card);
                }
            }
            None
        };
        let pixie = cell.pixie.map(&mut find);
        let below = cell.below.map(|below| below.map_or(Some(NO_CARD), &mut find));
        if let Some(card) = pixie.flatten() {
            let face = self.cards.face(card);
            if face.home() == space {
                grid.lay_up(space, card);
            } else {
                fault("PX-6", face.elsewhere());
            }
        }
        if let Some(card) = below.flatten() {
            grid.lay_down(space, card);
        }
    }
}

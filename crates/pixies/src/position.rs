//! Positions: a state as JSON that a person can write, and the checks before it is believed.

use crate::card::CardId;
use crate::cards::Cards;
use crate::cell::{Cell, grid_text, on_space, read_cell, unreadable};
use crate::grid::{CardNumber, Grid};
use crate::moves::Move;
use crate::rules::Pixies;
use crate::score::{FLOOR_POINTS, Tally, TallyData, group_factor, tally};
use crate::state::{CardSet, DISPLAY, MOST_SEATS, ROUNDS, State};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Fault, Forms, Phrase, Refusal, Rules, Seat};

/// A state as JSON; untrusted until it is loaded.
///
/// The deck is not written: it holds whatever is neither on display nor in a grid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Whose turn it is to take a card; null when the match is over.
    pub turn: Option<Seat>,
    /// The open cards.
    pub display: Vec<CardId>,
    /// For each seat its nine spaces row by row: `.`, `B4`, `_B4`, or `B4/_B4*`.
    pub grids: Vec<Vec<String>>,
    /// For each finished round the points of each seat; the round that is played follows from it.
    pub rounds: Vec<Vec<TallyData>>,
    /// For each seat the space (1 to 9) on which it laid its last card of this round, or null; it may be left out.
    #[serde(default)]
    pub last: Vec<Option<u8>>,
}

impl Forms for Pixies {
    type Position = Position;

    fn position(&self, state: &State) -> Position {
        let seats = || Seat::all(self.seats());
        Position {
            turn: state.turn(),
            display: state.display().iter().map(|&card| self.cards().id(card)).collect(),
            grids: seats().map(|seat| grid_text(self.cards(), state.grid(seat))).collect(),
            rounds: (0..usize::from(state.finished))
                .map(|round| seats().map(|seat| state.tallies[seat.index()][round].into()).collect())
                .collect(),
            last: seats().map(|seat| state.last(seat)).collect(),
        }
    }

    fn load(&self, position: &Position) -> Result<State, Vec<Fault>> {
        let mut reader = Reader {
            game: self,
            faults: Vec::new(),
            used: 0,
            state: State {
                deck: 0,
                left: 0,
                grids: [Grid::EMPTY; MOST_SEATS],
                tallies: [[Tally::default(); ROUNDS as usize]; MOST_SEATS],
                display: [0; DISPLAY],
                shown: 0,
                last: [0; MOST_SEATS],
                turn: Seat(0),
                finished: 0,
            },
        };
        reader.rounds(&position.rounds);
        reader.turn(position.turn);
        reader.display(&position.display);
        reader.grids(&position.grids);
        reader.last(&position.last);
        // Only a table whose cards can be read can be counted.
        if reader.faults.is_empty() {
            reader.state.deck = self.cards().set() & !reader.used;
            reader.state.left = reader.state.deck.count_ones() as u8;
            reader.counts();
        }
        if reader.faults.is_empty() { Ok(reader.state) } else { Err(reader.faults) }
    }

    fn write_move(&self, choice: &Move) -> String {
        choice.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        text.parse()
    }
}

/// Collects the faults of a position while it builds the state.
struct Reader<'g> {
    game: &'g Pixies,
    faults: Vec<Fault>,
    used: CardSet,
    state: State,
}

impl Reader<'_> {
    fn fault(&mut self, path: impl Into<String>, rule: &'static str, reason: Phrase) {
        self.faults.push(Fault::at(path, reason).by(rule));
    }

    fn cards(&self) -> &Cards {
        self.game.cards()
    }

    fn rounds(&mut self, rounds: &[Vec<TallyData>]) {
        if rounds.len() > usize::from(ROUNDS) {
            self.fault("rounds", "PX-1", Phrase::new("fault-rounds").with("rounds", rounds.len()));
            return;
        }
        self.state.finished = rounds.len() as u8;
        for (index, round) in rounds.iter().enumerate() {
            let path = format!("rounds[{index}]");
            if self.counted(&path, round.len()) {
                for (seat, data) in round.iter().enumerate() {
                    let number = index as u8 + 1;
                    match read_tally(data, number, self.cards().flower_power()) {
                        Ok(tally) => self.state.tallies[seat % MOST_SEATS][index] = tally,
                        Err((part, rule)) => {
                            let reason = Phrase::new("fault-part").with("part", part).with("round", number);
                            self.fault(format!("{path}[{seat}].{part}"), rule, reason);
                        }
                    }
                }
            }
        }
    }

    /// Is there one entry for each seat?
    fn counted(&mut self, path: &str, entries: usize) -> bool {
        let seats = self.game.seats();
        let fits = entries == usize::from(seats);
        if !fits {
            let reason = Phrase::new("fault-for-each-seat").with("seats", seats).with("entries", entries);
            self.fault(path, "PX-5", reason);
        }
        fits
    }

    fn turn(&mut self, turn: Option<Seat>) {
        match turn {
            Some(seat) if !self.state.is_over() => {
                if seat.0 < self.game.seats() {
                    self.state.turn = seat;
                } else {
                    self.fault("turn", "PX-3", Phrase::new("fault-no-such-seat").with("number", seat.0));
                }
            }
            Some(_) => self.fault("turn", "PX-1", Phrase::new("fault-turn-when-over")),
            None if !self.state.is_over() => self.fault("turn", "PX-3", Phrase::new("fault-turn-missing")),
            None => {}
        }
    }

    fn display(&mut self, display: &[CardId]) {
        let most = self.game.display_size();
        let fits = if self.state.is_over() {
            display.is_empty()
        } else {
            (1..=usize::from(most)).contains(&display.len())
        };
        if !fits {
            let reason = if self.state.is_over() {
                Phrase::new("fault-display-when-over")
            } else {
                Phrase::new("fault-display").with("cards", display.len()).with("most", most)
            };
            self.fault("display", "PX-2", reason);
            return;
        }
        for (place, &id) in display.iter().enumerate() {
            if let Some(card) = self.card(&format!("display[{place}]"), id) {
                self.state.display[place % DISPLAY] = card;
            }
        }
        self.state.shown = display.len() as u8;
    }

    /// Finds a card and notes that it is used.
    fn card(&mut self, path: &str, id: CardId) -> Option<CardNumber> {
        let Some(card) = self.cards().find(id) else {
            let reason = Phrase::new("fault-unknown-card").with("card", id.as_str());
            self.fault(path, "PX-C1", reason);
            return None;
        };
        if self.used & (1 << card) != 0 {
            let reason = Phrase::new("fault-card-twice").with("card", id.as_str());
            self.fault(path, "PX-C1", reason);
        }
        self.used |= 1 << card;
        Some(card)
    }

    fn grids(&mut self, grids: &[Vec<String>]) {
        if !self.counted("grids", grids.len()) {
            return;
        }
        for (seat, texts) in grids.iter().enumerate() {
            if texts.len() != 9 {
                let reason = Phrase::new("fault-grid-size").with("spaces", texts.len());
                self.fault(format!("grids[{seat}]"), "PX-5", reason);
                continue;
            }
            let mut grid = Grid::EMPTY;
            for (space, text) in texts.iter().enumerate() {
                let path = format!("grids[{seat}][{space}]");
                let Some(cell) = read_cell(text) else {
                    self.fault(path, "PX-5", on_space(space, unreadable(text)));
                    continue;
                };
                self.cell(&path, &mut grid, space, cell);
            }
            self.floor_cards(seat, &grid);
            self.state.grids[seat % MOST_SEATS] = grid;
        }
    }

    fn last(&mut self, last: &[Option<u8>]) {
        if last.is_empty() || !self.counted("last", last.len()) {
            return;
        }
        for (seat, space) in last.iter().enumerate() {
            let Some(space) = *space else { continue };
            let grid = self.state.grids[seat % MOST_SEATS];
            if (1..=9).contains(&space) && grid.filled() & (1 << (space - 1)) != 0 {
                self.state.last[seat % MOST_SEATS] = space;
            } else {
                let reason = Phrase::new("fault-last").with("space", space);
                self.fault(format!("last[{seat}]"), "PX-5", reason);
            }
        }
    }

    fn cell(&mut self, path: &str, grid: &mut Grid, space: usize, cell: Cell) {
        if let Some(card) = cell.pixie.and_then(|id| self.card(path, id)) {
            let face = *self.cards().face(card);
            if face.home() == space {
                grid.lay_up(space, card);
            } else {
                self.fault(path, "PX-6", on_space(space, face.elsewhere()));
            }
        }
        match cell.below {
            None => {}
            Some(Some(id)) => {
                if let Some(card) = self.card(path, id) {
                    grid.lay_down(space, card);
                }
            }
            Some(None) => {
                self.fault(path, "PX-10", on_space(space, Phrase::new("fault-floor-unknown")));
            }
        }
    }

    /// A card lies face down on a foreign space only because its own held two cards (PX-9), and those never leave.
    fn floor_cards(&mut self, seat: usize, grid: &Grid) {
        for space in 0..9 {
            let Some(card) = grid.beneath(space) else { continue };
            let face = *self.cards().face(card);
            let own = face.home() == space;
            let fits =
                if own { grid.up & (1 << space) != 0 } else { grid.validated() & (1 << face.home()) != 0 };
            if !fits {
                let of = |key| Phrase::new(key).with("card", face.id.as_str());
                let what = if own {
                    of("fault-floor-at-home")
                } else {
                    of("fault-floor-abroad").with("number", face.number)
                };
                self.fault(format!("grids[{seat}][{space}]"), "PX-9", on_space(space, what));
            }
        }
    }

    /// Everybody has laid as many cards as the course of the round allows, and the round is not over unnoticed.
    fn counts(&mut self) {
        let seats = self.game.seats();
        let size = self.game.display_size();
        let over = self.state.is_over();
        let taken = if over { 0 } else { size - self.state.shown };
        // Those who have taken in this turn sit just before the seat whose turn it is.
        let mut base = None;
        for back in 1..=seats {
            let seat = Seat((self.state.turn.0 + seats - back) % seats);
            // Two players take twice a turn.
            let extra = taken / seats + u8::from(back <= taken % seats);
            let cards = self.state.grid(seat).cards();
            let before = cards.checked_sub(u32::from(extra));
            if before.is_none() || base.is_some_and(|base| Some(base) != before) {
                let reason = Phrase::new("fault-card-counts").with("seat", seat).with("cards", cards);
                self.fault(format!("grids[{}]", seat.0), "PX-3", reason);
                return;
            }
            base = before;
        }
        let base = base.unwrap_or(0);
        if seats == 2 && !over && base % 2 != 0 {
            let reason = Phrase::new("fault-card-counts").with("seat", Seat(0)).with("cards", base);
            self.fault("grids", "PX-3", reason);
        }
        if over { self.ended(size) } else { self.not_ended(seats, taken) }
    }

    /// The match is over: the last round must have ended by the rules and its points must be those of the grids.
    fn ended(&mut self, size: u8) {
        let full = self.state.grids.iter().any(Grid::is_full);
        if !full && self.state.left >= size {
            self.fault("grids", "PX-11", Phrase::new("fault-not-ended"));
        }
        for seat in 0..usize::from(self.game.seats()) {
            let counted = tally(self.cards(), &self.state.grids[seat % MOST_SEATS], ROUNDS);
            if counted != self.state.tallies[seat % MOST_SEATS][usize::from(ROUNDS - 1)] {
                let reason = Phrase::new("fault-last-round").with("points", counted.total());
                self.fault(format!("rounds[{}][{seat}]", ROUNDS - 1), "PX-14", reason);
            }
        }
    }

    /// A full grid ends the round as soon as all have placed equally often (PX-11).
    fn not_ended(&mut self, seats: u8, taken: u8) {
        let since_even = taken % seats;
        for back in 1..=seats {
            let seat = Seat((self.state.turn.0 + seats - back) % seats);
            if back > since_even && self.state.grid(seat).is_full() {
                let reason = Phrase::new("fault-ended").with("seat", seat);
                self.fault(format!("grids[{}]", seat.0), "PX-11", reason);
            }
        }
    }
}

/// Reads the points of a finished round; names the part that cannot be, and its rule.
fn read_tally(
    data: &TallyData,
    round: u8,
    flower_power: bool,
) -> Result<Tally, (&'static str, &'static str)> {
    let part = |points: i32, most: i32, name, rule| {
        if (0..=most).contains(&points) { Ok(points as u8) } else { Err((name, rule)) }
    };
    let factor = i32::from(group_factor(round));
    let tally = Tally {
        validated: part(data.validated, 45, "validated", "PX-14")?,
        spirals: part(data.spirals, 255, "spirals", "PX-15")?,
        crosses: part(data.crosses.saturating_neg(), 255, "crosses", "PX-15")?,
        colour_group: part(data.colour_group, 9 * factor, "colour_group", "PX-16")?,
        face_down: part(
            data.face_down,
            if flower_power { 9 * i32::from(FLOOR_POINTS) } else { 0 },
            "face_down",
            "PX-C2",
        )?,
    };
    if i32::from(tally.colour_group) % factor != 0 || i32::from(tally.colour_group) == factor {
        return Err(("colour_group", "PX-16"));
    }
    if !tally.face_down.is_multiple_of(FLOOR_POINTS) {
        return Err(("face_down", "PX-C2"));
    }
    Ok(tally)
}

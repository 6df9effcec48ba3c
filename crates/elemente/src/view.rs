//! All that one viewer may know.

use crate::cell::Cell;
use crate::element::{Element, Spirit, Tiles};
use crate::elemente::Elemente;
use crate::hex::Hex;
use crate::path::bits;
use crate::setting_up::ALL_OMENS;
use crate::state::{Side, Stage, State};
use schemars::JsonSchema;
use serde::Serialize;
use table::{Rules, Seat, Seats, Viewer};

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// What is going on.
    pub stage: Stage,
    /// The seats that owe a decision.
    pub waiting: Seats,
    /// Whose turn it is, where one seat decides.
    pub turn: Seat,
    /// Who chooses first and turns up first.
    pub starter: Seat,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// How many columns the grid has.
    pub columns: u8,
    /// The spirits in the middle, row by row.
    pub grid: Vec<CellView>,
    /// The cells that are up; if two of them are a pair, these come first.
    pub up: Vec<Cell>,
    /// The motif whose power may be used now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub power: Option<Spirit>,
    /// The cells that were up last, the latest first, as many as any seat recalls, with those that are empty by now; all
    /// have seen which ones.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub recent: Vec<Cell>,
    /// Turns in succession without a pair.
    pub fruitless: u8,
    /// Players whose gift phase is not over, the present one included.
    pub left: u8,
    /// The stacks that the viewer has seen, round by round, before he kept a tile; only where the table remembers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sightings: Vec<Tiles>,
}

/// What a viewer may know about one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PlayerView {
    /// The element, once chosen.
    pub element: Option<Element>,
    /// Gifts not yet spent.
    pub gifts: u8,
    /// How many tiles are in the hand.
    pub hand_size: u8,
    /// The tiles in the hand; only the viewer's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Tiles>,
    /// How many tiles the draft stack has.
    pub stack_size: u8,
    /// The draft stack; only the viewer's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stack: Option<Tiles>,
    /// What was kept, round by round; only the viewer's own, and only where the table remembers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<Element>,
    /// The tiles that lie, in reading order.
    pub path: Vec<TileView>,
    /// How often tiles were lifted or exchanged.
    pub lifts: u8,
    /// Is the path finished?
    pub finished: bool,
    /// The numbers of the omens, where the viewer may see them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub omens: Option<Vec<u8>>,
    /// How many omens of the stack nobody has drawn yet.
    pub omen_stack: u8,
    /// The omens that went under the stack, where the viewer saw them and the table remembers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub returned: Option<Vec<u8>>,
}

/// A tile that lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TileView {
    /// Where.
    pub at: Hex,
    /// Of which element.
    pub tile: Element,
    /// The spirit on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spirit: Option<SpiritView>,
}

/// A spirit on a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SpiritView {
    /// Its motif, where the viewer may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub motif: Option<Spirit>,
    /// Does it lie face down?
    pub down: bool,
    /// Does it carry a gift?
    pub gift: bool,
}

/// A cell of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct CellView {
    /// How its spirit lies.
    pub lies: Lies,
    /// Its motif, where the viewer may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub motif: Option<Spirit>,
}

/// How the spirit of a cell lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Lies {
    /// There is none any more.
    Gone,
    /// Face down.
    Covered,
    /// Face up.
    Up,
}

impl Elemente {
    pub(crate) fn player_view(&self, state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
        let side = state.side(seat);
        let own = viewer.is(seat);
        let remembers = self.options().remembers();
        // Whoever recalls anything knows what lies face down: it lay open in front of him for long.
        let recalls = matches!(viewer, Viewer::Seat(seat) if self.recall(seat) > 0);
        // Chosen omens are shown when all have chosen.
        let open = self.options().omens_open && state.stage != Stage::Omens;
        // For the scoring everything is laid open.
        let over = state.stage == Stage::Over;
        let sees_omens = own || open || over;
        let path = side
            .path
            .iter()
            .enumerate()
            .map(|(tile, (at, element))| {
                let spirit = (side.taken >> tile & 1 == 1).then(|| {
                    let down = side.down >> tile & 1 == 1;
                    let known = !down || own || remembers || recalls || over;
                    SpiritView {
                        motif: known.then_some(side.spirit[tile]),
                        down,
                        gift: side.blessed >> tile & 1 == 1,
                    }
                });
                TileView { at, tile: element, spirit }
            })
            .collect();
        PlayerView {
            element: side.element,
            gifts: side.gifts,
            hand_size: side.hand.total() as u8,
            hand: own.then_some(side.hand),
            stack_size: side.stack.total() as u8,
            stack: own.then_some(side.stack),
            kept: if own { side.kept.iter().flatten().copied().collect() } else { Vec::new() },
            path,
            lifts: side.lifts,
            finished: side.finished,
            omens: sees_omens.then(|| omen_numbers(side.held)),
            omen_stack: side.fresh.count_ones() as u8,
            returned: (sees_omens && remembers).then(|| omen_numbers(returned(side))),
        }
    }

    /// The stacks that a viewer has seen, as far as the table remembers.
    pub(crate) fn sightings(&self, state: &State, viewer: Viewer) -> Vec<Tiles> {
        let Viewer::Seat(seat) = viewer else { return Vec::new() };
        let drafted = matches!(state.stage, Stage::Draft | Stage::Omens | Stage::Paths);
        if !drafted || !self.options().remembers() {
            return Vec::new();
        }
        let rounds = usize::from(self.kit().rounds());
        let seats = usize::from(self.seats());
        let first = Seat::all(self.seats()).map(|seat| self.kept_count(state.side(seat))).min().unwrap_or(0);
        // In this round the viewer has looked at a stack whether or not he has kept a tile of it.
        let looked = (first + 1).min(rounds);
        (0..looked)
            .map(|round| {
                // Stacks are named by the seat that had them in the first round.
                let stack = (seat.index() + seats * rounds - round) % seats;
                // What lies there now, and all that was kept of it since.
                let holder = (stack + first.min(rounds.saturating_sub(1))) % seats;
                let mut tiles = state.sides[holder].stack;
                for later in round..rounds {
                    if let Some(kept) = state.sides[(stack + later) % seats].kept[later] {
                        tiles.add(kept);
                    }
                }
                tiles
            })
            .collect()
    }
}

/// The omens of a side that went under its stack.
pub(crate) fn returned(side: &Side) -> u8 {
    if side.held == 0 { 0 } else { ALL_OMENS & !side.held & !side.fresh }
}

pub(crate) fn omen_numbers(set: u8) -> Vec<u8> {
    bits(u16::from(set)).map(|bit| bit as u8 + 1).collect()
}

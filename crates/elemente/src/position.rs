//! The JSON form of a state: documented, and untrusted until `faults` finds nothing wrong with it.

use crate::cell::Cell;
use crate::element::{Element, Spirit, Tiles};
use crate::elemente::Elemente;
use crate::hex::Hex;
use crate::path::TILES;
use crate::setting_up::{ALL_OMENS, omen_bit};
use crate::state::{Side, Stage};
use crate::view::{omen_numbers, returned};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Rules, Seat};

/// A whole state, hidden things included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What is going on.
    pub stage: Stage,
    /// Who chooses first and turns up first.
    pub starter: Seat,
    /// Whose turn it is, where one seat decides; elsewhere the starter.
    pub turn: Seat,
    /// The players, by seat.
    pub players: Vec<PlayerPosition>,
    /// The spirits in the middle, row by row; `null` where none is left.
    pub grid: Vec<Option<Spirit>>,
    /// The cells that are up, a pair first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub up: Vec<Cell>,
    /// The motif whose power may be used now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub power: Option<Spirit>,
    /// Turns in succession without a pair.
    #[serde(default)]
    pub fruitless: u8,
    /// In the gift phase: players who are not done, the present one included.
    #[serde(default)]
    pub left: u8,
    /// The covered cells that were up once; only where the table remembers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seen: Vec<Cell>,
    /// The cells that were up last, the latest first, with those that are empty by now; only where seats recall them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub recent: Vec<Cell>,
}

/// What belongs to one player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerPosition {
    /// The element, once chosen.
    pub element: Option<Element>,
    /// Gifts not yet spent.
    pub gifts: u8,
    /// Tiles in the hand.
    #[serde(default)]
    pub hand: Tiles,
    /// The draft stack in front of the player.
    #[serde(default)]
    pub stack: Tiles,
    /// What was kept, round by round; only where the table remembers, until the paths lie.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<Element>,
    /// The tiles that lie.
    #[serde(default)]
    pub path: Vec<TilePosition>,
    /// How often tiles were lifted or exchanged.
    #[serde(default)]
    pub lifts: u8,
    /// Is the path finished?
    #[serde(default)]
    pub finished: bool,
    /// The numbers of the omens in front of the player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub omens: Vec<u8>,
    /// The numbers of the omens that went under the stack.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub returned: Vec<u8>,
}

/// A tile that lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TilePosition {
    /// Where.
    pub at: Hex,
    /// Of which element.
    pub tile: Element,
    /// The spirit on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spirit: Option<Spirit>,
    /// Does the spirit lie face down?
    #[serde(default, skip_serializing_if = "is_false")]
    pub down: bool,
    /// Does the spirit carry a gift?
    #[serde(default, skip_serializing_if = "is_false")]
    pub gift: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
fn is_false(flag: &bool) -> bool {
    !flag
}

impl Elemente {
    /// Who owes nothing more in this step of a simultaneous stage.
    pub(crate) fn done(&self, position: &Position) -> Vec<Seat> {
        let rest = |player: &PlayerPosition| player.stack.total();
        let most = position.players.iter().map(rest).max().unwrap_or(0);
        let owes_nothing = |player: &PlayerPosition| match position.stage {
            Stage::Draft => rest(player) < most,
            Stage::Omens => !player.omens.is_empty(),
            Stage::Paths => player.finished,
            _ => false,
        };
        Seat::all(self.seats())
            .zip(&position.players)
            .filter(|(_, player)| owes_nothing(player))
            .map(|(seat, _)| seat)
            .collect()
    }

    pub(crate) fn read_side(&self, player: &PlayerPosition, stage: Stage) -> Side {
        let mut side = Side {
            element: player.element,
            gifts: player.gifts,
            hand: player.hand,
            stack: player.stack,
            lifts: player.lifts,
            ..Side::default()
        };
        for tile in player.path.iter().take(TILES) {
            side.path.lay(tile.at, tile.tile);
        }
        for tile in player.path.iter().take(TILES) {
            if let (Some(spirit), Some(index)) = (tile.spirit, side.path.find(tile.at)) {
                side.place(index, spirit);
                side.down |= u16::from(tile.down) << index;
                side.blessed |= u16::from(tile.gift) << index;
            }
        }
        if player.finished {
            side.settle(self.kit().points);
        }
        for (slot, &tile) in side.kept.iter_mut().zip(&player.kept) {
            *slot = Some(tile);
        }
        if self.options().omens && stage != Stage::Elements {
            let set = |numbers: &[u8]| numbers.iter().fold(0, |set, &number| set | omen_bit(number));
            side.held = set(&player.omens);
            side.fresh = ALL_OMENS & !side.held & !set(&player.returned);
        }
        side
    }
}

pub(crate) fn write_side(side: &Side) -> PlayerPosition {
    let path = side.path.iter().enumerate().map(|(n, (at, tile))| {
        let bit = |set: u16| set >> n & 1 == 1;
        TilePosition {
            at,
            tile,
            spirit: bit(side.taken).then_some(side.spirit[n]),
            down: bit(side.down),
            gift: bit(side.blessed),
        }
    });
    PlayerPosition {
        element: side.element,
        gifts: side.gifts,
        hand: side.hand,
        stack: side.stack,
        kept: side.kept.iter().flatten().copied().collect(),
        path: path.collect(),
        lifts: side.lifts,
        finished: side.finished,
        omens: omen_numbers(side.held),
        returned: omen_numbers(returned(side)),
    }
}

/// Counts the spirits of a position: in the grid, and on paths.
pub(crate) fn count_spirits(position: &Position) -> ([u32; 5], [u32; 5]) {
    let (mut grid, mut laid) = ([0; 5], [0; 5]);
    for motif in position.grid.iter().flatten() {
        grid[motif.index()] += 1;
    }
    for motif in position.players.iter().flat_map(|player| &player.path).filter_map(|tile| tile.spirit) {
        laid[motif.index()] += 1;
    }
    (grid, laid)
}

//! Everything about a match but the dice, without any heap.

use crate::cell::CELLS;
use crate::element::{Element, Spirit, Tiles};
use crate::kit::Points;
use crate::options::MOST_RECALL;
use crate::path::{NOWHERE, Path, Steps, TILES, bits};
use crate::score::each_of_path;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

/// The most players.
pub(crate) const MOST_SEATS: usize = 4;

/// How often a player may lift or exchange a tile while building; a ruling that bounds the path phase (PE-6).
pub const MOST_LIFTS: u8 = 100;

/// After so many turns in succession without a pair the spirit phase ends; a ruling that bounds it (PE-9).
pub const MOST_FRUITLESS: u8 = 100;

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Players choose their elements, one after the other (PE-1).
    #[default]
    Elements,
    /// All keep a tile of their stacks (PE-4).
    Draft,
    /// All choose their omens (PE-5).
    Omens,
    /// All build their paths (PE-6).
    Paths,
    /// Gifts, or the first spirit (PE-8).
    Before,
    /// One spirit is up: the second (PE-8).
    Second,
    /// No pair: a third for a gift, or cover (PE-9).
    Missed,
    /// A pair: the first of the two is laid (PE-10).
    First,
    /// A pair: the other of the two is laid (PE-10).
    Other,
    /// The power of the pair (PE-11).
    Power,
    /// Gifts, or the end of the turn (PE-8).
    After,
    /// The gift phase (PE-23).
    Gifts,
    /// All is scored (PE-30).
    Over,
}

impl Stage {
    /// The key of the words that say what is to be done.
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Stage::Elements => "label-stage-elements",
            Stage::Draft => "label-stage-draft",
            Stage::Omens => "label-stage-omens",
            Stage::Paths => "label-stage-paths",
            Stage::Before | Stage::Second => "label-stage-spirits",
            Stage::Missed => "label-stage-missed",
            Stage::First | Stage::Other => "label-stage-pair",
            Stage::Power => "label-stage-power",
            Stage::After => "label-stage-after",
            Stage::Gifts => "label-stage-gifts",
            Stage::Over => "label-stage-over",
        }
    }
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side {
    pub(crate) element: Option<Element>,
    pub(crate) gifts: u8,
    /// Tiles not yet laid.
    pub(crate) hand: Tiles,
    /// The draft stack in front of the player.
    pub(crate) stack: Tiles,
    pub(crate) path: Path,
    /// How often tiles were lifted or exchanged.
    pub(crate) lifts: u8,
    pub(crate) finished: bool,
    /// What the path scores by itself, known once it is finished.
    pub(crate) worth: u16,
    /// The tiles of each element, known once the path is finished.
    pub(crate) kinds: [u16; 4],
    /// Neighbours of the tiles, known once the path is finished.
    pub(crate) near: [u16; TILES],
    pub(crate) steps: Steps,
    /// Tiles with a spirit.
    pub(crate) taken: u16,
    /// Tiles whose spirit lies face down.
    pub(crate) down: u16,
    /// Tiles whose spirit carries a gift.
    pub(crate) blessed: u16,
    /// The spirit of each taken tile.
    pub(crate) spirit: [Spirit; TILES],
    /// The omens in front of the player, bit 0 for number 1.
    pub(crate) held: u8,
    /// The omens of the stack that nobody has drawn. Their order is known to nobody, so it is made up when one is
    /// drawn; omens that went under the stack never come up again, since ten gifts pay for five exchanges at most.
    pub(crate) fresh: u8,
    /// What was kept in each round of the draft; only where the table remembers, until the paths lie.
    pub(crate) kept: [Option<Element>; TILES],
}

impl Default for Side {
    fn default() -> Side {
        Side {
            element: None,
            gifts: 0,
            hand: Tiles::default(),
            stack: Tiles::default(),
            path: Path::default(),
            lifts: 0,
            finished: false,
            worth: 0,
            kinds: [0; 4],
            near: [0; TILES],
            steps: [[NOWHERE; 6]; TILES],
            taken: 0,
            down: 0,
            blessed: 0,
            spirit: [Spirit::Air; TILES],
            held: 0,
            fresh: 0,
            kept: [None; TILES],
        }
    }
}

impl Side {
    /// The path is finished: from now on its neighbours and its points are known.
    pub(crate) fn settle(&mut self, points: Points) {
        self.finished = true;
        self.near = self.path.near();
        self.steps = self.path.steps();
        self.kinds = Element::ALL.map(|element| self.path.of(element));
        let mut worth = 0;
        each_of_path(self.kinds, &self.near, points, |_, points, _| worth += points);
        self.worth = u16::try_from(worth).unwrap_or(u16::MAX);
    }

    /// Tiles of a finished path without a spirit.
    #[inline]
    pub(crate) fn free(&self) -> u16 {
        if self.finished { self.path.all() & !self.taken } else { 0 }
    }

    /// How many tiles of each element wait for a spirit; those in the hand will.
    #[inline]
    pub(crate) fn rooms(&self) -> [u8; 4] {
        if self.finished {
            let free = self.free();
            self.kinds.map(|tiles| (tiles & free).count_ones() as u8)
        } else {
            self.hand.plus(self.path.tiles()).counts()
        }
    }

    /// Spirits that can be moved and swapped: those face up (PE-12).
    #[inline]
    pub(crate) fn open(&self) -> u16 {
        self.taken & !self.down
    }

    /// The spirits of a motif, face up or down.
    #[inline]
    pub(crate) fn of(&self, spirit: Spirit) -> u16 {
        (0..TILES).fold(0, |set, n| set | u16::from(self.spirit[n] == spirit) << n) & self.taken
    }

    /// The spirits of every motif, face up or down.
    #[inline]
    pub(crate) fn motifs(&self) -> [u16; 5] {
        let mut sets = [0; 5];
        for tile in bits(self.taken) {
            sets[self.spirit[tile].index()] |= 1 << tile;
        }
        sets
    }

    /// Puts a spirit on a tile, or takes it away.
    pub(crate) fn place(&mut self, tile: usize, spirit: Spirit) {
        self.taken |= 1 << tile;
        self.spirit[tile] = spirit;
    }

    /// Exchanges what lies on two tiles: spirits, gifts, emptiness.
    pub(crate) fn exchange(&mut self, a: usize, b: usize) {
        self.spirit.swap(a, b);
        for set in [&mut self.taken, &mut self.down, &mut self.blessed] {
            if (*set >> a ^ *set >> b) & 1 == 1 {
                *set ^= 1 << a | 1 << b;
            }
        }
        // An empty tile has one form, so that equal states are equal values.
        for tile in [a, b] {
            if self.taken & 1 << tile == 0 {
                self.spirit[tile] = Spirit::Air;
            }
        }
    }
}

/// Everything about a match but the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) stage: Stage,
    /// Whose turn it is, where one seat decides.
    pub(crate) turn: Seat,
    /// Who chooses first and turns up first (PE-8).
    pub(crate) starter: Seat,
    /// Seats that owe nothing more in this step of a simultaneous stage.
    pub(crate) done: table::Seats,
    pub(crate) sides: [Side; MOST_SEATS],
    pub(crate) grid: [Option<Spirit>; CELLS],
    /// Spirits of the grid that are up, a pair first.
    pub(crate) up: [u8; 3],
    pub(crate) ups: u8,
    /// The motif whose power may be used.
    pub(crate) power: Option<Spirit>,
    /// Turns in succession without a pair.
    pub(crate) fruitless: u8,
    /// Players whose gift phase is not over, the present one included.
    pub(crate) left: u8,
    /// Cells that were up once; only where the table remembers.
    pub(crate) seen: u64,
    /// Cells that were up, the latest first, as many as any seat recalls. Those whose spirit has left stay in the list:
    /// what was forgotten does not come back because something else has gone.
    pub(crate) recent: [u8; MOST_RECALL],
    pub(crate) recents: u8,
}

impl State {
    /// A table before anything was laid on it.
    pub(crate) fn blank() -> State {
        State {
            stage: Stage::Elements,
            turn: Seat(0),
            starter: Seat(0),
            done: table::Seats::NONE,
            sides: [Side::default(); MOST_SEATS],
            grid: [None; CELLS],
            up: [0; 3],
            ups: 0,
            power: None,
            fruitless: 0,
            left: 0,
            seen: 0,
            recent: [0; MOST_RECALL],
            recents: 0,
        }
    }

    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> &Side {
        // Seats are checked before they get here; a stray one must not panic.
        &self.sides[seat.index() % MOST_SEATS]
    }

    #[inline]
    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index() % MOST_SEATS]
    }

    /// The numbers of the cells that are up.
    #[inline]
    pub(crate) fn ups(&self) -> &[u8] {
        &self.up[..usize::from(self.ups)]
    }

    /// Cells that were up, the latest first.
    #[inline]
    pub(crate) fn recent(&self) -> &[u8] {
        &self.recent[..usize::from(self.recents)]
    }

    /// A cell is turned up: what was seen longest ago is forgotten beyond `most`.
    pub(crate) fn remember(&mut self, cell: u8, most: usize) {
        let len = usize::from(self.recents);
        let place = self.recent().iter().position(|&known| known == cell).unwrap_or(len).min(most - 1);
        self.recent.copy_within(..place, 1);
        self.recent[0] = cell;
        self.recents = len.max(place + 1) as u8;
    }

    #[inline]
    pub(crate) fn motif(&self, cell: u8) -> Option<Spirit> {
        self.grid.get(usize::from(cell)).copied().flatten()
    }

    /// The cells with a covered spirit.
    #[inline]
    pub(crate) fn covered(&self) -> u64 {
        let mut cells =
            self.grid.iter().enumerate().fold(0u64, |set, (n, cell)| set | u64::from(cell.is_some()) << n);
        for &cell in self.ups() {
            cells &= !(1 << cell);
        }
        cells
    }

    #[inline]
    pub(crate) fn grid_is_empty(&self) -> bool {
        self.grid.iter().all(Option::is_none)
    }
}

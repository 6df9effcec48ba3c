//! The legal moves of a seat, written down once for all three uses: as a list, as a count, as the nth of the list.

use crate::element::{Element, Spirit};
use crate::elemente::Elemente;
use crate::kit::OMENS;
use crate::moves::Move;
use crate::path::{TILES, bits, nth_bit};
use crate::setting_up::open_elements;
use crate::state::{MOST_LIFTS, Side, Stage, State};
use table::{Rules, Seat};

/// Takes runs of moves: so many, of which this is the nth.
pub(crate) trait Sink {
    fn run(&mut self, count: usize, nth: impl Fn(usize) -> Move);
}

impl Sink for Vec<Move> {
    fn run(&mut self, count: usize, nth: impl Fn(usize) -> Move) {
        self.extend((0..count).map(nth));
    }
}

/// Counts moves and makes none.
#[derive(Default)]
pub(crate) struct Count(pub(crate) usize);

impl Sink for Count {
    #[inline]
    fn run(&mut self, count: usize, _nth: impl Fn(usize) -> Move) {
        self.0 += count;
    }
}

/// Makes the one move that stands at a place of the list.
pub(crate) struct Nth {
    pub(crate) skip: usize,
    pub(crate) found: Option<Move>,
}

impl Sink for Nth {
    #[inline]
    fn run(&mut self, count: usize, nth: impl Fn(usize) -> Move) {
        if self.found.is_some() {
            return;
        }
        if self.skip < count {
            self.found = Some(nth(self.skip));
        } else {
            self.skip -= count;
        }
    }
}

impl Elemente {
    /// Lists the moves of a seat that is waited for.
    pub(crate) fn list_moves(&self, state: &State, seat: Seat, sink: &mut impl Sink) {
        let side = state.side(seat);
        match state.stage {
            Stage::Elements => {
                let open = open_elements(state);
                sink.run(open.count_ones() as usize, |n| Move::Choose {
                    element: Element::ALL[nth_bit(open, n) % 4],
                });
            }
            Stage::Draft => {
                let kinds = kinds(side.stack.counts());
                sink.run(kinds.count_ones() as usize, |n| Move::Keep {
                    tile: Element::ALL[nth_bit(kinds, n) % 4],
                });
            }
            Stage::Omens => {
                for first in 1..OMENS {
                    sink.run(OMENS - first, |n| Move::Omens {
                        numbers: [first as u8, (first + n + 1) as u8],
                    });
                }
            }
            Stage::Paths => list_building(side, sink),
            Stage::Before => {
                self.list_gifts(state, seat, sink);
                self.list_turns(state, sink);
            }
            Stage::Second => self.list_turns(state, sink),
            Stage::Missed => {
                sink.run(1, |_| Move::Cover {});
                if state.ups == 2 && side.gifts >= 1 {
                    self.list_turns(state, sink);
                }
            }
            Stage::First | Stage::Other => {
                for path in Seat::all(self.seats()) {
                    if self.put_targets(state).contains(path) {
                        let target = state.side(path);
                        list_spots(sink, target, target.free(), |at| Move::Put { path, at });
                    }
                }
            }
            Stage::Power => {
                sink.run(1, |_| Move::Waive {});
                self.list_power(state, seat, sink);
            }
            Stage::After | Stage::Gifts => {
                sink.run(1, |_| Move::End {});
                self.list_gifts(state, seat, sink);
            }
            Stage::Over => {}
        }
    }

    /// Every covered spirit of the grid.
    fn list_turns(&self, state: &State, sink: &mut impl Sink) {
        let covered = state.covered();
        let layout = self.layout();
        sink.run(covered.count_ones() as usize, |n| {
            let mut cells = covered;
            for _ in 0..n {
                cells &= cells - 1;
            }
            Move::Turn { cell: layout.cell(cells.trailing_zeros() as usize) }
        });
    }

    /// The power of a pair (PE-11).
    pub(crate) fn list_power(&self, state: &State, seat: Seat, sink: &mut impl Sink) {
        let others = Seat::all(self.seats()).filter(|&path| path != seat);
        match state.power {
            Some(Spirit::Mask) => list_swaps(state.side(seat), seat, sink),
            Some(Spirit::Fire) => list_shifts(state.side(seat), seat, sink),
            Some(Spirit::Air) => others.for_each(|path| list_reveals(state.side(path), path, sink)),
            Some(Spirit::Earth) => others.for_each(|path| list_swaps(state.side(path), path, sink)),
            Some(Spirit::Water) => others.for_each(|path| list_shifts(state.side(path), path, sink)),
            None => {}
        }
    }

    /// Spirits without a gift that could take one if they are no masks (PE-20).
    #[inline]
    pub(crate) fn gift_takers(&self, side: &Side) -> u16 {
        let spirits = if self.variant.covered_take_gifts { side.taken } else { side.open() };
        spirits & !side.blessed
    }

    /// What gifts can buy (PE-14 to PE-20, PE-22).
    pub(crate) fn list_gifts(&self, state: &State, seat: Seat, sink: &mut impl Sink) {
        let side = state.side(seat);
        if side.gifts >= 1 {
            let open = side.open();
            list_spots(sink, side, open, |at| Move::Hide { at });
            let takers = self.gift_takers(side) & !side.of(Spirit::Mask);
            list_spots(sink, side, takers, |at| Move::Give { at });
            list_shifts(side, seat, sink);
            list_swaps(side, seat, sink);
        }
        if side.gifts >= 2 {
            for path in Seat::all(self.seats()).filter(|&path| path != seat) {
                let other = state.side(path);
                list_reveals(other, path, sink);
                list_shifts(other, path, sink);
                list_swaps(other, path, sink);
            }
            if side.fresh != 0 {
                let held = u16::from(side.held);
                sink.run(held.count_ones() as usize, |n| Move::Trade { omen: nth_bit(held, n) as u8 + 1 });
            }
        }
    }
}

/// The elements of which there is at least one tile.
fn kinds(counts: [u8; 4]) -> u16 {
    counts.iter().enumerate().fold(0, |set, (n, &count)| set | u16::from(count > 0) << n)
}

/// Laying, exchanging, lifting, finishing (PE-6).
fn list_building(side: &Side, sink: &mut impl Sink) {
    let path = &side.path;
    let may_lift = side.lifts < MOST_LIFTS;
    if path.len() == TILES {
        sink.run(1, |_| Move::Finish {});
    } else {
        let rim = path.rim();
        let places = rim.len();
        for tile in Element::ALL {
            if side.hand.get(tile) == 0 {
                continue;
            }
            sink.run(places, |n| Move::Lay { tile, at: rim.nth(n).unwrap_or_default() });
            if may_lift {
                list_spots(sink, side, path.all() & !path.of(tile), |at| Move::Lay { tile, at });
            }
        }
    }
    if may_lift {
        list_spots(sink, side, path.loose(), |at| Move::Lift { at });
    }
}

/// One move for each tile of a set.
#[inline]
fn list_spots(sink: &mut impl Sink, side: &Side, set: u16, make: impl Fn(crate::hex::Hex) -> Move) {
    sink.run(set.count_ones() as usize, |n| make(spot(side, nth_bit(set, n))));
}

#[inline]
fn spot(side: &Side, tile: usize) -> crate::hex::Hex {
    side.path.places().get(tile).copied().unwrap_or_default()
}

/// Every face-down spirit.
fn list_reveals(side: &Side, path: Seat, sink: &mut impl Sink) {
    list_spots(sink, side, side.down, |at| Move::Reveal { path, at });
}

/// Every step of a face-up spirit to a free tile beside it (PE-12).
fn list_shifts(side: &Side, path: Seat, sink: &mut impl Sink) {
    let free = side.free();
    for tile in bits(side.open()) {
        let targets = side.near[tile] & free;
        let from = spot(side, tile);
        list_spots(sink, side, targets, |to| Move::Shift { path, from, to });
    }
}

/// Every two face-up spirits side by side (PE-12).
fn list_swaps(side: &Side, path: Seat, sink: &mut impl Sink) {
    let open = side.open();
    for tile in bits(open) {
        let partners = side.near[tile] & open & !((2u16 << tile).wrapping_sub(1));
        let first = spot(side, tile);
        list_spots(sink, side, partners, |second| Move::Swap { path, between: [first, second] });
    }
}

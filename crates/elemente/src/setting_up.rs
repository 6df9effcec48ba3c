//! Set-up and draft: elements, omens, stacks (PE-1 to PE-5).

use crate::element::{Element, Tiles};
use crate::elemente::Elemente;
use crate::event::Event;
use crate::kit::OMENS;
use crate::path::TILES;
use crate::state::{MOST_SEATS, Side, Stage, State};
use table::{Boundary, Dice, Log, Rules, Seat, Seats};

/// All omens of an element.
pub(crate) const ALL_OMENS: u8 = (1 << OMENS) - 1;

impl Elemente {
    /// Takes a tableau (PE-1). When all have one, tiles and omens are dealt (PE-3, PE-5).
    pub(crate) fn choose(
        &self,
        state: &mut State,
        seat: Seat,
        element: Element,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Boundary {
        let side = state.side_mut(seat);
        side.element = Some(element);
        side.hand = self.kit().tableau(element).start;
        log.tell(|| Event::Chose { who: seat, element });
        state.turn = seat.next(self.seats());
        if state.turn != state.starter {
            return Boundary::Kept;
        }
        if self.options().omens {
            for who in Seat::all(self.seats()) {
                let side = state.side_mut(who);
                side.fresh = ALL_OMENS;
                if !self.options().omens_chosen {
                    let numbers = draw_two(side, dice);
                    log.tell(|| Event::DrewOmens { who, numbers: Some(numbers) });
                }
            }
        }
        self.split_pile(state, dice);
        log.tell(|| Event::Dealt);
        state.stage = Stage::Draft;
        if self.kit().rounds() == 0 {
            self.end_draft(state, log);
        }
        Boundary::Crossed
    }

    /// Shuffles the common pile and splits it into one stack a player (PE-3).
    fn split_pile(&self, state: &mut State, dice: &mut Dice) {
        let mut pile = [Element::Air; TILES * MOST_SEATS];
        let mut count = 0;
        for side in &state.sides {
            let tiles = side.element.map_or(Tiles::default(), |element| self.kit().tableau(element).pile);
            for tile in tiles.iter() {
                pile[count] = tile;
                count += 1;
            }
        }
        let pile = &mut pile[..count];
        dice.shuffle(pile);
        let each = usize::from(self.kit().rounds());
        for (n, side) in state.sides.iter_mut().take(usize::from(self.seats())).enumerate() {
            side.stack = pile.iter().skip(n * each).take(each).copied().collect();
        }
    }

    #[inline]
    pub(crate) fn kept_count(&self, side: &Side) -> usize {
        usize::from(self.kit().rounds()).saturating_sub(side.stack.total() as usize)
    }

    /// Keeps a tile; when all have, the stacks go to the left (PE-4).
    pub(crate) fn keep(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Element,
        log: &mut impl Log<Event>,
    ) -> Boundary {
        let round = self.kept_count(state.side(seat));
        let remembers = self.options().remembers();
        let side = state.side_mut(seat);
        side.stack.take(tile);
        side.hand.add(tile);
        if remembers && round < TILES {
            side.kept[round] = Some(tile);
        }
        log.tell(|| Event::Kept { who: seat, tile: Some(tile) });
        state.done = state.done.with(seat);
        if state.done != Seats::all(self.seats()) {
            return Boundary::Kept;
        }
        state.done = Seats::NONE;
        if state.side(seat).stack.total() == 0 {
            self.end_draft(state, log);
        } else {
            // To the left is clockwise: to the next seat.
            let count = usize::from(self.seats());
            let last = state.sides[count - 1].stack;
            for n in (1..count).rev() {
                state.sides[n].stack = state.sides[n - 1].stack;
            }
            state.sides[0].stack = last;
            log.tell(|| Event::Passed);
        }
        Boundary::Crossed
    }

    fn end_draft(&self, state: &mut State, log: &mut impl Log<Event>) {
        if self.options().omens_chosen {
            state.stage = Stage::Omens;
        } else {
            state.stage = Stage::Paths;
            log.tell(|| Event::Building);
        }
    }

    /// Chooses two omens; open ones are shown when all have chosen (PE-5).
    pub(crate) fn choose_omens(
        &self,
        state: &mut State,
        seat: Seat,
        numbers: [u8; 2],
        log: &mut impl Log<Event>,
    ) -> Boundary {
        let side = state.side_mut(seat);
        side.held = numbers.into_iter().fold(0, |held, number| held | omen_bit(number));
        side.fresh = ALL_OMENS & !side.held;
        log.tell(|| Event::ChoseOmens { who: seat, numbers: Some(numbers) });
        state.done = state.done.with(seat);
        if state.done != Seats::all(self.seats()) {
            return Boundary::Kept;
        }
        state.done = Seats::NONE;
        state.stage = Stage::Paths;
        if self.options().omens_open {
            for who in Seat::all(self.seats()) {
                let numbers = two_omens(state.side(who).held);
                log.tell(|| Event::ShowedOmens { who, numbers });
            }
        }
        log.tell(|| Event::Building);
        Boundary::crossed_if(self.options().omens_open)
    }
}

/// The elements that nobody has chosen yet, as a set.
pub(crate) fn open_elements(state: &State) -> u16 {
    state
        .sides
        .iter()
        .filter_map(|side| side.element)
        .fold(0b1111, |open, element| open & !(1 << element.index()))
}

pub(crate) fn omen_bit(number: u8) -> u8 {
    number.checked_sub(1).and_then(|bit| 1u8.checked_shl(u32::from(bit))).unwrap_or(0) & ALL_OMENS
}

/// The numbers of a set of two omens.
pub(crate) fn two_omens(held: u8) -> [u8; 2] {
    [held.trailing_zeros() as u8 + 1, (7 - held.leading_zeros().min(7)) as u8 + 1]
}

/// Draws an omen from a stack whose order nobody knows.
pub(crate) fn draw_omen(side: &mut Side, dice: &mut Dice) -> u8 {
    let nth = dice.below(side.fresh.count_ones());
    let mut fresh = side.fresh;
    for _ in 0..nth {
        fresh &= fresh.wrapping_sub(1);
    }
    let bit = fresh & fresh.wrapping_neg();
    side.fresh &= !bit;
    side.held |= bit;
    bit.trailing_zeros() as u8 + 1
}

fn draw_two(side: &mut Side, dice: &mut Dice) -> [u8; 2] {
    let mut numbers = [draw_omen(side, dice), draw_omen(side, dice)];
    numbers.sort_unstable();
    numbers
}

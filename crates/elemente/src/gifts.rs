//! What gifts buy and pairs grant (PE-11, PE-14 to PE-20, PE-22).

use crate::elemente::Elemente;
use crate::event::Event;
use crate::moves::Move;
use crate::setting_up::{draw_omen, omen_bit};
use crate::state::{Stage, State};
use table::{Boundary, Dice, Log, Seat};

impl Elemente {
    /// Carries out a deed, pays for it or uses up the power for it.
    pub(crate) fn deed(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Move,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Boundary {
        let free = state.stage == Stage::Power;
        if !free {
            let price = Elemente::price(seat, choice);
            let side = state.side_mut(seat);
            side.gifts = side.gifts.saturating_sub(price);
        }
        let boundary = self.carry_out(state, seat, choice, dice, log);
        if free {
            self.end_power(state, log);
        } else {
            self.go_on(state, log);
        }
        boundary
    }

    fn carry_out(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Move,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Boundary {
        match choice {
            Move::Hide { at } => {
                let side = state.side_mut(seat);
                if let Some(tile) = side.path.find(at) {
                    side.down |= 1 << tile;
                }
                log.tell(|| Event::Hid { who: seat, at });
            }
            Move::Give { at } => {
                let side = state.side_mut(seat);
                let mut covered = false;
                if let Some(tile) = side.path.find(at) {
                    side.blessed |= 1 << tile;
                    covered = side.down >> tile & 1 == 1;
                }
                log.tell(|| Event::Gave { who: seat, at });
                // Whoever does not remember what was turned down learns that it is no mask.
                return Boundary::crossed_if(covered && !self.options().remembers());
            }
            Move::Reveal { path, at } => {
                let side = state.side_mut(path);
                if let Some(tile) = side.path.find(at) {
                    side.down &= !(1 << tile);
                    let spirit = side.spirit[tile];
                    log.tell(|| Event::Revealed { who: seat, path, at, spirit });
                }
                return Boundary::Crossed;
            }
            Move::Shift { path, from, to } => {
                let side = state.side_mut(path);
                if let (Some(a), Some(b)) = (side.path.find(from), side.path.find(to)) {
                    side.exchange(a, b);
                }
                log.tell(|| Event::Moved { who: seat, path, from, to });
            }
            Move::Swap { path, between: [first, second] } => {
                let side = state.side_mut(path);
                if let (Some(a), Some(b)) = (side.path.find(first), side.path.find(second)) {
                    side.exchange(a, b);
                }
                log.tell(|| Event::Swapped { who: seat, path, first, second });
            }
            Move::Trade { omen } => {
                let side = state.side_mut(seat);
                // The old one goes under the stack: it is neither held nor fresh.
                side.held &= !omen_bit(omen);
                let new = draw_omen(side, dice);
                log.tell(|| Event::Traded { who: seat, numbers: Some([omen, new]) });
                return Boundary::Crossed;
            }
            _ => {}
        }
        Boundary::Kept
    }
}

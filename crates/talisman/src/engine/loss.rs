//! Losing lives (TM-7), and killing cards.

use super::Run;
use super::window::Opening;
use crate::event::Event;
use crate::language::{Kind as CardKind, Moment, Stat};
use crate::state::{Foe, Frame, Loss, Spot, Thing};
use crate::talisman::Talisman;
use table::Log;

/// The next loser is asked about his Armour.
const OWN: u8 = 1;
/// Then everybody about Preservation.
const OTHERS: u8 = 2;
/// All have been asked.
const FALLS: u8 = 3;

impl Talisman {
    pub(super) fn run_loss<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        match top.stage {
            0 => {
                let next = self
                    .from(run.state.active())
                    .find(|seat| top.left & (1 << seat.0) == 0 && run.state.loss.lives[seat.index()] > 0);
                let frame = run.frame();
                match next {
                    Some(seat) => {
                        frame.it = seat;
                        frame.left |= 1 << seat.0;
                        frame.stage = OWN;
                    }
                    None => frame.stage = FALLS,
                }
            }
            OWN => {
                run.stage(OTHERS);
                self.open_moment(run, top.it, Moment::Loss, Thing::NONE);
            }
            OTHERS => {
                run.stage(0);
                if run.state.loss.lives[top.it.index()] > 0 {
                    self.open_window(run, Opening::Loss, top.it, top.it, crate::state::NOTHING);
                }
            }
            _ => {
                run.pop();
                self.lives_fall(run);
            }
        }
    }

    /// The lives are taken, all at the same time; whoever has none left is killed.
    fn lives_fall<L: Log<Event>>(&self, run: &mut Run<'_, L>) {
        let loss = core::mem::replace(&mut run.state.loss, Loss::NONE);
        let order: Vec<_> = self.from(run.state.active()).collect();
        for &seat in &order {
            let lives = loss.lives[seat.index()];
            if lives > 0 && run.state.side(seat).is_alive() {
                self.lose(run, seat, Stat::Life, lives);
                if run.state.fight.foe == Foe::Character(seat) || run.state.fight.attacker == seat {
                    run.state.fight.blood = run.state.fight.foe != Foe::Nobody;
                }
            }
        }
        run.state.turn.fallen = table::Seats::NONE;
        for &seat in &order {
            if loss.lives[seat.index()] > 0
                && run.state.side(seat).is_alive()
                && run.state.side(seat).life == 0
            {
                run.state.turn.fallen = run.state.turn.fallen.with(seat);
                self.die(run, seat);
            }
        }
        self.count_the_living(run);
    }

    /// A card is killed: a Follower of a player, or an Enemy that he beat.
    pub(super) fn run_kill<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        let Some(card) = top.that() else { return run.pop() };
        match top.stage {
            0 => {
                run.stage(1);
                self.open_window(run, Opening::Kill, top.me, top.me, card.0);
            }
            1 => {
                if top.n < 0 {
                    // Kept: it stays where it is.
                    return run.pop();
                }
                run.stage(2);
                self.open_moment(run, top.me, Moment::Kill, Thing::card(card));
            }
            _ => {
                run.pop();
                let (seat, code) = (top.me, self.kit().face(card).code);
                let spot = run.state.spot(card);
                if spot.on_space().is_some() && self.entry(card).kind == CardKind::Enemy {
                    run.tell(|| Event::Killed { card: code, by: Some(seat) });
                    self.place(run.state, card, Spot::trophy(seat));
                    run.changed();
                    run.tell(|| Event::Trophy { seat, card: code });
                } else if spot == Spot::held(seat) && run.state.fight.foe == Foe::Nobody {
                    run.tell(|| Event::Killed { card: code, by: None });
                    self.discard(run, card);
                }
            }
        }
    }
}

//! What may become of a character.

use super::Run;
use crate::event::Event;
use crate::language::{Alignment, Status};
use crate::state::{NOBODY, State};
use crate::talisman::Talisman;
use table::{Log, Seat};

/// How many own turns a Toad stays one (V-11).
const TOAD_TURNS: u8 = 3;

impl Talisman {
    /// The step `Become`.
    pub(super) fn become_status<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat, status: &Status) {
        if !run.state.side(seat).is_alive() {
            return;
        }
        let word = match status {
            Status::Toad => {
                self.become_toad(run, seat);
                return;
            }
            Status::Good => self.align(run.state, seat, Alignment::Good),
            Status::Neutral => self.align(run.state, seat, Alignment::Neutral),
            Status::Evil => self.align(run.state, seat, Alignment::Evil),
            Status::Enslaved => {
                run.state.side_mut(seat).enslaved = true;
                Some("enslaved")
            }
            Status::Free => core::mem::take(&mut run.state.side_mut(seat).enslaved).then_some("free"),
            Status::Sworn(key) => self.kit().quest_of(key).map(|quest| {
                run.state.side_mut(seat).quest = quest.0;
                "sworn"
            }),
            Status::Released => {
                run.state.side_mut(seat).quest = NOBODY;
                Some("released")
            }
        };
        if let Some(status) = word {
            run.changed();
            run.tell(|| Event::Became { seat, status });
        }
    }

    /// Alignment changes at most once a turn (TB-36).
    fn align(&self, state: &mut State, seat: Seat, alignment: Alignment) -> Option<&'static str> {
        let side = state.side_mut(seat);
        if side.aligned || side.alignment == alignment {
            return None;
        }
        (side.alignment, side.aligned) = (alignment, true);
        Some(alignment.word())
    }

    /// TOAD: what he has stays on the space (TB-37).
    fn become_toad<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat) {
        run.state.side_mut(seat).toad = TOAD_TURNS;
        if run.state.active() == seat {
            run.state.turn.toaded = run.state.turn.toaded.with(seat);
        }
        run.changed();
        run.tell(|| Event::Became { seat, status: "toad" });
        self.leave_behind(run, seat, 0);
    }

    /// Objects, Followers and gold are left on the space, the cards with a mark; they are dealt with in an encounter that
    /// goes on there.
    pub(super) fn leave_behind<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat, marks: u8) {
        let space = run.state.side(seat).space;
        let things: Vec<_> = self.objects(run.state, seat).chain(self.followers(run.state, seat)).collect();
        for card in things {
            self.lay(run, card, space);
            run.state.marks[card.index()] |= crate::state::mark::MET | marks;
        }
        let gold = core::mem::take(&mut run.state.side_mut(seat).gold);
        if gold > 0 {
            run.tell(|| Event::Counters { seat, stat: crate::language::Stat::Gold, by: -(gold as i8) });
        }
        Talisman::lay_gold(run, space, gold as i8);
    }
}

//! Moments that concern one player: what happens by itself, and what he may use.

use super::Run;
use super::reaction::Occasion;
use crate::event::Event;
use crate::language::{Moment, Visit};
use crate::moves::Move;
use crate::state::{Frame, Kind, NOTHING, State, Thing};
use crate::talisman::Talisman;
use table::{Log, Seat};

/// The moments that a frame can be about, by the number it keeps.
const MOMENTS: [Moment; 11] = [
    Moment::Drawn,
    Moment::Visit(Visit::Village),
    Moment::Visit(Visit::Mystic),
    Moment::Visit(Visit::Market),
    Moment::Visit(Visit::Castle),
    Moment::Meet,
    Moment::Rolled,
    Moment::Outcome,
    Moment::Loss,
    Moment::Kill,
    Moment::Spent,
];

impl Talisman {
    /// A moment of one player comes.
    pub(super) fn open_moment<L: Log<Event>>(
        &self,
        run: &mut Run<'_, L>,
        seat: Seat,
        moment: Moment,
        this: Thing,
    ) {
        let that = if moment == Moment::Meet || moment == Moment::Kill { this.0 } else { NOTHING };
        self.fire(run, seat, &Occasion { that, ..Occasion::of(moment, seat) });
        let Some(number) = MOMENTS.iter().position(|known| *known == moment) else { return };
        if !self.kit().at(moment).is_empty() {
            let slots =
                self.kit().at(moment).iter().filter_map(|leaf| Talisman::reaction_of(self.kit().leaf(*leaf)));
            let used = slots
                .filter(|reaction| reaction.slot < 63)
                .fold(0, |bits, reaction| bits | 1_u64 << reaction.slot);
            run.state.side_mut(seat).used_in_window &= !used;
            // Asked before what happens by itself would be asked after; frames are a stack, so it goes below.
            let frame = Frame { left: number as u8, that, this, ..Frame::new(Kind::Moment, seat) };
            run.push(frame);
        }
    }

    /// Everything that happens by itself on an occasion.
    pub(super) fn fire<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat, occasion: &Occasion) {
        self.fire_some(run, seat, occasion, |_, _| true);
    }

    /// Of what happens by itself on an occasion that of some things only.
    pub(super) fn fire_some<L: Log<Event>>(
        &self,
        run: &mut Run<'_, L>,
        seat: Seat,
        occasion: &Occasion,
        of: impl Fn(&State, Thing) -> bool,
    ) {
        let mut due = Vec::new();
        self.each_available(run.state, seat, occasion, true, |reaction, this| {
            if of(run.state, this) {
                due.push((reaction.id, this));
            }
        });
        for (reaction, this) in due.into_iter().rev() {
            self.begin_use(run, seat, reaction, this, occasion.it, occasion.that);
        }
    }

    fn occasion_of(top: &Frame) -> Occasion {
        let moment = MOMENTS[usize::from(top.left) % MOMENTS.len()];
        Occasion { that: top.that, ..Occasion::of(moment, top.me) }
    }

    pub(super) fn run_moment<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        let mut any = false;
        let dead = !run.state.side(top.me).is_alive();
        // A card that has been dealt with needs no more.
        let settled = top.this.as_card().is_some_and(|card| {
            Talisman::occasion_of(top).moment == Moment::Meet
                && (run.state.spot(card).on_space().is_none()
                    || run.state.marks[card.index()] & crate::state::mark::MET != 0)
        }) || (Talisman::occasion_of(top).moment == Moment::Meet
            && top.this.as_card().is_none()
            && run.state.fight.decided);
        if !dead && !settled && run.state.stack.room() > 6 {
            // Spells are asked for in windows, where nobody learns by being asked what a hand holds.
            self.each_available(run.state, top.me, &Talisman::occasion_of(top), false, |_, this| {
                any |= !self.is_spell(this);
            });
        }
        if any {
            run.ask(top.me);
        } else {
            run.pop();
        }
    }

    pub(super) fn list_moment(&self, state: &State, top: &Frame, into: &mut Vec<Move>) {
        into.push(Move::Pass);
        self.each_available(state, top.me, &Talisman::occasion_of(top), false, |reaction, this| {
            if !self.is_spell(this) {
                into.push(Move::Use(self.code_of(state, this, top.me), reaction.ordinal));
            }
        });
    }

    pub(super) fn answer_moment<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, choice: &Move) {
        let Move::Use(code, ordinal) = choice else { return run.pop() };
        let found = self.find_available(run.state, top.me, &Talisman::occasion_of(top), *code, *ordinal);
        if let Some((reaction, this)) = found {
            self.begin_use(run, top.me, reaction, this, None, top.that);
        }
    }
}

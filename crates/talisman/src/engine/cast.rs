//! Casting a Spell (TM-5).

use super::Run;
use super::window::Opening;
use crate::event::Event;
use crate::language::Moment;
use crate::state::{Frame, Kind, Spot, Thing};
use crate::talisman::Talisman;
use table::Log;

/// The target is named.
const AIMED: u8 = 1;
/// Everybody was asked whether he cancels it.
const ANSWERED: u8 = 2;
/// It took effect, or was cancelled.
const OVER: u8 = 3;
/// What follows casting has been done.
const SPENT: u8 = 4;

/// In place of a reaction: the Command Spell, which is no card (TB-41).
pub(super) const COMMAND: u16 = u16::MAX;

/// Cancelled, in the number of its frame.
const CANCELLED: i8 = -1;

impl Talisman {
    /// The Command Spell: everybody may cancel it, then its text is read.
    fn run_command<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        match top.stage {
            0 => {
                run.stage(ANSWERED);
                self.open_window(run, Opening::Cast, top.me, top.me, crate::state::NOTHING);
            }
            ANSWERED => {
                run.stage(OVER);
                let text = self.kit().name_of("command").map(|name| self.kit().name(name).text.id);
                if let Some(text) = text.filter(|text| text.0 != 0 && top.n != CANCELLED) {
                    run.push(Frame { kind: Kind::Text, text, stage: 0, with: 0, ..*top });
                }
            }
            _ => run.pop(),
        }
    }

    pub(super) fn run_cast<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        if top.with == COMMAND {
            return self.run_command(run, top);
        }
        let (Some((_, reaction)), Some(card)) = (self.kit().reaction(top.with), top.this.as_card()) else {
            return run.pop();
        };
        match top.stage {
            0 => self.aim(run, top, reaction, true),
            AIMED => {
                run.stage(ANSWERED);
                let (seat, code) = (top.me, self.kit().face(card).code);
                let at = reaction.target.is_some().then_some(top.it).filter(|it| *it != seat);
                let on = top.that().map(|card| self.kit().face(card).code);
                run.tell(|| Event::Cast { seat, card: code, at, on });
                self.open_window(run, Opening::Cast, top.me, top.me, top.this.0);
            }
            ANSWERED => {
                run.stage(OVER);
                if top.n == CANCELLED {
                    let code = self.kit().face(card).code;
                    run.tell(|| Event::Cancelled { card: code });
                } else if reaction.does.id.0 != 0 {
                    run.push(self.text_of_use(top, reaction.does.id));
                }
            }
            OVER => {
                run.stage(SPENT);
                let kept =
                    run.state.spot(card) == Spot::FORCE && self.is_running(run.state, Thing::card(card));
                if run.state.spot(card) == Spot::FORCE && !kept {
                    self.discard(run, card);
                }
                self.open_moment(run, top.me, Moment::Spent, Thing::NONE);
            }
            _ => run.pop(),
        }
    }

    /// Cancels what the window was about in which this was done: a Spell, or the killing of a card.
    pub(super) fn cancel<L: Log<Event>>(&self, run: &mut Run<'_, L>, _top: &Frame) {
        let frames = run.state.stack.frames();
        let window = frames.iter().rposition(|frame| frame.kind == Kind::Window);
        let Some(matter) = window.and_then(|window| window.checked_sub(1)) else { return };
        if let Some(frame) = run.state.stack.get_mut(matter)
            && matches!(frame.kind, Kind::Cast | Kind::Kill)
        {
            frame.n = CANCELLED;
        }
    }
}

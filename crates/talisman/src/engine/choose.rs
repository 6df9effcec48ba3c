//! Choosing one of several offers.

use super::Run;
use crate::event::Event;
use crate::language::{Offer, Step, Times};
use crate::moves::Move;
use crate::numbers::Context;
use crate::state::{Frame, Kind, State};
use crate::talisman::Talisman;
use table::Log;

/// The offers have been counted, and `left` says how often may be chosen.
const CHOOSING: u8 = 1;
/// The price of the chosen offer is being paid; what it does comes next.
const PAYING: u8 = 2;

impl Talisman {
    /// Can this offer be chosen?
    pub(crate) fn is_open(&self, state: &State, offer: &Offer, context: &Context) -> bool {
        self.holds(state, &offer.when, context)
            && self.payable(state, &offer.pay, context)
            && self.possible(state, &offer.does, context)
    }

    fn offers(&self, top: &Frame) -> Option<(&[Offer], Times, bool)> {
        match self.kit().text(top.text).get(usize::from(top.step))? {
            Step::Choose { of, times, must } => Some((of, *times, *must)),
            _ => None,
        }
    }

    pub(super) fn choose<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        let Some((offers, times, must)) = self.offers(top) else { return };
        match top.stage {
            0 => {
                let frame = run.frame();
                frame.left = match times {
                    Times::Once => 1,
                    Times::Any => u8::MAX,
                    Times::UpTo(times) => times,
                };
                frame.stage = CHOOSING;
            }
            PAYING => {
                let does = offers.get(usize::from(top.with)).map(|offer| offer.does.id);
                run.stage(CHOOSING);
                if let Some(text) = does.filter(|text| text.0 != 0) {
                    run.push(Frame { text, step: 0, stage: 0, ..*top });
                }
            }
            _ => {
                let context = Context::frame(top);
                let mut open =
                    offers.iter().enumerate().filter(|(_, offer)| self.is_open(run.state, offer, &context));
                let first = open.next();
                let alone = open.next().is_none();
                match first {
                    Some((index, _)) if top.left > 0 && must && alone => self.chosen(run, top, index),
                    Some(_) if top.left > 0 => run.ask(top.me),
                    _ => self.next_step(run),
                }
            }
        }
    }

    fn chosen<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, index: usize) {
        let Some((offers, ..)) = self.offers(top) else { return };
        let Some(offer) = offers.get(index) else { return };
        let frame = run.frame();
        if frame.left != u8::MAX {
            frame.left -= 1;
        }
        frame.with = index as u16;
        frame.stage = PAYING;
        if let Some(name) = &offer.name {
            let seat = top.me;
            run.tell(|| Event::Chose { seat, offer: name.clone() });
        }
        if offer.pay.id.0 != 0 {
            run.push(Frame { text: offer.pay.id, step: 0, stage: 0, kind: Kind::Text, ..*top });
        }
    }

    pub(super) fn list_choose(&self, state: &State, top: &Frame, into: &mut Vec<Move>) {
        let Some((offers, _, must)) = self.offers(top) else { return };
        let context = Context::frame(top);
        for (index, offer) in offers.iter().enumerate() {
            if self.is_open(state, offer, &context) {
                into.push(Move::Choose(index as u8 + 1));
            }
        }
        if !must {
            into.push(Move::Done);
        }
    }

    pub(super) fn answer_choose<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, choice: &Move) {
        match choice {
            Move::Choose(number) => self.chosen(run, top, usize::from(*number).saturating_sub(1)),
            _ => self.next_step(run),
        }
    }
}

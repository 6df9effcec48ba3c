//! What comes of a move: unfinished business is carried on, frame by frame, until somebody has to be asked.

mod cards;
mod cast;
mod choose;
mod counters;
mod death;
mod encounter;
mod fight;
mod lasting;
mod limits;
mod loss;
mod meet;
mod moment;
mod movement;
mod pick;
mod put;
mod reaction;
mod roll;
mod set_up;
mod spoils;
mod status;
mod text;
mod turn;
mod window;

pub(crate) use fight::strongest_arms;
pub(crate) use reaction::is_hidden;

use crate::event::Event;
use crate::moves::Move;
use crate::state::{Frame, Kind, State};
use crate::talisman::Talisman;
use table::{Dice, Log, Seat};

/// How many pieces of business one move can set off; far more than any does.
const MOST_PIECES: u32 = 50_000;

/// What a move works on.
pub(crate) struct Run<'r, L> {
    pub(crate) state: &'r mut State,
    pub(crate) dice: &'r mut Dice,
    pub(crate) log: &'r mut L,
    /// Something hidden came to light that the move alone does not tell.
    pub(crate) revealed: bool,
}

impl<L: Log<Event>> Run<'_, L> {
    /// The frame that is carried on.
    ///
    /// # Panics
    /// If nothing is to be done; frames are only asked for while one is carried on.
    pub(crate) fn frame(&mut self) -> &mut Frame {
        self.state.stack.top_mut().expect("a frame is being carried on")
    }

    pub(crate) fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.log.tell(event);
    }

    /// Asks a player the question of the topmost frame.
    pub(crate) fn ask(&mut self, seat: Seat) {
        self.state.asked = Some(seat);
    }

    /// The topmost frame goes on at another stage.
    pub(crate) fn stage(&mut self, stage: u8) {
        self.frame().stage = stage;
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.state.stack.push(frame);
    }

    /// The topmost frame is done.
    pub(crate) fn pop(&mut self) {
        self.state.stack.pop();
    }

    /// Something has changed that free windows are opened for, and limits may be passed.
    pub(crate) fn changed(&mut self) {
        self.state.turn.changed = true;
        self.state.turn.unchecked = true;
    }
}

impl Talisman {
    /// Carries on until somebody has to be asked, or the match is over.
    pub(crate) fn run<L: Log<Event>>(&self, run: &mut Run<'_, L>) {
        for _ in 0..MOST_PIECES {
            let state = &mut *run.state;
            if state.turn.over {
                state.asked = None;
                state.window = table::Window::CLOSED;
                return;
            }
            if state.asked.is_some() || state.window.is_open() {
                return;
            }
            if state.turn.unchecked && self.check_limits(run) {
                continue;
            }
            let Some(top) = run.state.stack.top().copied() else { return };
            match top.kind {
                Kind::Setup => self.run_set_up(run, &top),
                Kind::Turn => self.run_turn(run, &top),
                Kind::Text => self.run_text(run, &top),
                Kind::Roll => self.run_roll(run, &top),
                Kind::Fight => self.run_fight(run, &top),
                Kind::Loss => self.run_loss(run, &top),
                Kind::Kill => self.run_kill(run, &top),
                Kind::Cast => self.run_cast(run, &top),
                Kind::Use => self.run_use(run, &top),
                Kind::Window => self.run_window(run, &top),
                Kind::Moment => self.run_moment(run, &top),
                Kind::Encounter => self.run_encounter(run, &top),
                Kind::Meet => self.run_meet(run, &top),
                Kind::Pick => self.run_pick(run, &top),
                Kind::Surplus => self.run_surplus(run, &top),
                Kind::Spoils => self.run_spoils(run, &top),
            }
        }
        debug_assert!(false, "business without end: {:?}", run.state.stack.frames());
        run.state.turn.over = true;
    }

    /// All moves of a player who is waited for.
    pub(crate) fn list(&self, state: &State, seat: Seat, into: &mut Vec<Move>) {
        if state.window.is_open() {
            if state.window.waiting().contains(seat) {
                if state.stack.top().is_some_and(|top| top.kind == Kind::Setup) {
                    self.list_dealt(state, seat, into);
                } else {
                    self.list_window(state, seat, into);
                }
            }
            return;
        }
        if state.asked != Some(seat) {
            return;
        }
        let Some(top) = state.stack.top() else { return };
        match top.kind {
            Kind::Setup => self.list_set_up(state, top, into),
            Kind::Turn => self.list_turn(state, top, into),
            Kind::Text => self.list_text(state, top, into),
            Kind::Roll => self.list_roll(state, top, into),
            Kind::Fight => self.list_fight(state, top, into),
            Kind::Use | Kind::Cast => self.list_use(state, top, into),
            Kind::Moment => self.list_moment(state, top, into),
            Kind::Encounter => self.list_encounter(into),
            Kind::Meet => self.list_meet(into),
            Kind::Pick => self.list_pick(state, top, into),
            Kind::Surplus => self.list_surplus(state, top, into),
            Kind::Spoils => self.list_spoils(state, top, into),
            Kind::Loss | Kind::Kill | Kind::Window => {}
        }
    }

    /// Takes a legal move.
    pub(crate) fn answer<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat, choice: &Move) {
        if run.state.window.is_open() {
            self.answer_window(run, seat, choice);
            return;
        }
        run.state.asked = None;
        let Some(top) = run.state.stack.top().copied() else { return };
        match top.kind {
            Kind::Setup => self.answer_set_up(run, &top, choice),
            Kind::Turn => self.answer_turn(run, &top, choice),
            Kind::Text => self.answer_text(run, &top, choice),
            Kind::Roll => self.answer_roll(run, &top, choice),
            Kind::Fight => self.answer_fight(run, &top, choice),
            Kind::Use | Kind::Cast => self.answer_use(run, &top, choice),
            Kind::Moment => self.answer_moment(run, &top, choice),
            Kind::Encounter => self.answer_encounter(run, choice),
            Kind::Meet => self.answer_meet(run, &top, choice),
            Kind::Pick => self.answer_pick(run, &top, choice),
            Kind::Surplus => self.answer_surplus(run, &top, choice),
            Kind::Spoils => self.answer_spoils(run, &top, choice),
            Kind::Loss | Kind::Kill | Kind::Window => {}
        }
    }
}

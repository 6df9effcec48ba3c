//! What everybody may see: all cards, and the connections that the program tells of.
//!
//! Nothing is hidden that eyes could not find. But if connections are announced by hand (KP-10), finding them is the
//! game: until somebody announces one, a view says the same whether it stands or not.

use crate::state::at;
use crate::{Cell, Event, KrummePfade, Position, State, Step};
use schemars::JsonSchema;
use serde::Serialize;
use table::{Dice, Forms, Seat, Secrets, Viewer};

/// Which cards are being laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Double-curve cards (KP-3).
    Laying,
    /// Three-curve cards over them (KP-9).
    Covering,
    /// One player lays on alone after a declaration (KP-17).
    Alone,
    /// None: the match is over.
    Over,
}

/// The columns or rows in which the frame lies, or may still lie (KP-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Reach {
    /// The first one that can still be part of the frame, counted from 0.
    pub first: u8,
    /// The last one.
    pub last: u8,
    /// The cards span the frame in this direction, so it floats no longer.
    pub fixed: bool,
}

/// Where the frame lies, or may still lie (KP-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Frame {
    /// West to east.
    pub columns: Reach,
    /// North to south.
    pub rows: Reach,
}

/// All there is to know about a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// Columns and rows of the frame.
    pub size: u8,
    /// Which cards are being laid.
    pub phase: Phase,
    /// Where the frame lies, or may still lie.
    pub frame: Frame,
    /// The cards, whose turn it is and all the rest, as in a position.
    #[serde(flatten)]
    pub position: Position,
    /// For each seat a shortest connection, if it has one. If connections are announced by hand, only those that were
    /// announced and stand; when the match is over, all of them.
    pub connections: [Option<Vec<Step>>; 2],
    /// All cards lie open, so a view may carry the state itself.
    #[serde(skip)]
    pub(crate) state: State,
}

impl View {
    /// The state that is seen.
    pub fn state(&self) -> &State {
        &self.state
    }
}

fn reach(first: u8, span: u8, size: u8) -> Reach {
    let slack = size.saturating_sub(span);
    // The first card is in the box, and names leave room for every frame around it.
    Reach { first: first.saturating_sub(slack), last: first + span.max(1) - 1 + slack, fixed: slack == 0 }
}

impl KrummePfade {
    /// Where the frame lies, or may still lie.
    pub fn frame(&self, state: &State) -> Frame {
        let board = &state.board;
        let corner: Cell = board.corner();
        let (width, height) = (board.width().max(1), board.height().max(1));
        Frame {
            columns: reach(corner.column(), width, self.size),
            rows: reach(corner.row(), height, self.size),
        }
    }
}

impl KrummePfade {
    /// Does the program show and tell whether this player is connected (KP-10)?
    fn tells_connection(&self, state: &State, seat: Seat) -> bool {
        state.end.is_some()
            || state.cards < self.area()
            || !self.keeps_silent(state)
            || state.announced[at(seat)]
    }
}

impl Secrets for KrummePfade {
    type View = View;

    fn view(&self, state: &State, _viewer: Viewer) -> View {
        let phase = match state {
            _ if state.end.is_some() => Phase::Over,
            _ if state.declared.is_some() => Phase::Alone,
            _ if state.cards < self.area() => Phase::Laying,
            _ => Phase::Covering,
        };
        View {
            size: self.size,
            phase,
            frame: self.frame(state),
            position: self.position(state),
            connections: [Seat(0), Seat(1)]
                .map(|seat| self.tells_connection(state, seat).then(|| self.route(state, seat)).flatten()),
            state: *state,
        }
    }

    fn imagine(&self, view: &View, _viewer: Viewer, _dice: &mut Dice) -> State {
        view.state
    }

    fn hides(&self, _state: &State, _viewer: Viewer) -> bool {
        false
    }

    fn perceive(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }
}

//! The end of a match: when it has come, who won, and by which rule.

use crate::route::shortest;
use crate::state::{at, other};
use crate::{Event, KrummePfade, Line, State};
use table::{Measure, Measured, Rule, Seat};

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// Connected before the last double-curve card (KP-7).
    FirstPhase(Seat),
    /// Connected at the beginning of his turn (KP-12).
    AtTurn(Seat),
    /// Laid the last card of all and stands connected (KP-13).
    LastCard(Seat),
    /// After a declaration (KP-18).
    Declared(Seat),
    /// All cards are laid, nobody has won, and draws are not allowed (KP-19).
    WouldDeclare(Seat),
    /// All cards are laid, draws are not allowed, and the declaration that is left to the other one would lose to a
    /// connection that nobody announced (KP-19).
    Refuted(Seat),
    /// All cards are laid and nobody has won (KP-13).
    Drawn,
}

impl End {
    /// Who won.
    pub const fn winner(self) -> Option<Seat> {
        match self {
            End::FirstPhase(seat)
            | End::AtTurn(seat)
            | End::LastCard(seat)
            | End::Declared(seat)
            | End::WouldDeclare(seat)
            | End::Refuted(seat) => Some(seat),
            End::Drawn => None,
        }
    }

    /// The rule that ended the match.
    pub const fn rule(self) -> Rule {
        match self {
            End::FirstPhase(_) => "KP-7",
            End::AtTurn(_) => "KP-12",
            End::LastCard(_) | End::Drawn => "KP-13",
            End::Declared(_) => "KP-18",
            End::WouldDeclare(_) | End::Refuted(_) => "KP-19",
        }
    }
}

impl KrummePfade {
    /// Has the match ended? Called when a turn would begin, with `turn` already passed on.
    ///
    /// It looks at nothing but what a position tells, so loaded positions are judged by the same words.
    #[inline]
    pub(crate) fn end(&self, state: &State) -> Option<End> {
        let (next, mover) = (state.turn, other(state.turn));
        let all = state.cards >= 2 * self.area();
        if let Some(declarer) = state.declared {
            // KP-18: he wins with any connection, his own or the other's.
            return if self.anybody_connected(state) {
                Some(End::Declared(other(declarer)))
            } else {
                (state.stopped || all).then_some(End::Declared(declarer))
            };
        }
        if state.cards < self.area() {
            // KP-7: if one card connected both, the one who did not lay it comes first.
            return [next, mover].into_iter().find(|&seat| self.connected(state, seat)).map(End::FirstPhase);
        }
        if self.stands(state, next) {
            return Some(End::AtTurn(next));
        }
        if !all {
            return None;
        }
        Some(if self.stands(state, mover) {
            End::LastCard(mover)
        } else if !self.setup.options.no_draws {
            End::Drawn
        } else if !self.first_ruleset && self.anybody_connected(state) {
            End::Refuted(mover)
        } else {
            End::WouldDeclare(next)
        })
    }

    /// KP-12: a connection stands that the player announced with his latest card, or that the other one's latest card
    /// is part of.
    #[inline]
    fn stands(&self, state: &State, seat: Seat) -> bool {
        if !self.connected(state, seat) {
            return false;
        }
        // Announced automatically, every connection was shown or has just been laid by the other.
        !self.manual() || state.announced[at(seat)] || self.leads_through(state, seat, other(seat))
    }

    fn anybody_connected(&self, state: &State) -> bool {
        Seat::all(2).any(|seat| self.connected(state, seat))
    }

    /// The end as an event, with the connection that decided it.
    pub(crate) fn ending(&self, state: &State, end: End) -> Event {
        let Some(seat) = end.winner() else {
            let left = |seat: &Seat| !self.first_ruleset && self.connected(state, *seat);
            return Event::Drawn { unannounced: Seat::all(2).filter(left).collect() };
        };
        let own = shortest(&state.board, self.size, Line::of(seat));
        let route = match end {
            End::Declared(_) if state.declared == Some(seat) => None,
            End::Declared(_) | End::Refuted(_) => {
                own.or_else(|| shortest(&state.board, self.size, Line::of(other(seat))))
            }
            End::WouldDeclare(_) => None,
            _ => own,
        };
        Event::Won { seat, rule: end.rule(), route }
    }
}

impl Measured for KrummePfade {
    fn measures(&self, state: &State) -> Vec<Measure> {
        let covered = state.cards.saturating_sub(self.area());
        let early = matches!(state.end, Some(End::FirstPhase(_)));
        vec![
            Measure::new("covered", covered.into()),
            Measure::per_thousand("first-phase", if early { 1000 } else { 0 }),
        ]
    }
}

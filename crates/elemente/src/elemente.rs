//! The rules of one match: what every role is asked with.
//!
//! | role | file | its parts |
//! |---|---|---|
//! | [`table::Rules`] | `rules` | `check`, `listing`; `setting_up`, `building`, `spirits`, `gifts`; `score` |
//! | [`table::Secrets`] | `secrets` | `view`, `imagine`, `imagine_draft`, `imagine_spirits` |
//! | [`table::Forms`] | `forms` | `position`, `faults`, `moves` |
//! | [`table::Speech`] | `speech` | `words`, `handles`, `reasons` |
//! | [`table::Judge`] | `judge` | `evaluation`, `turn_values`, `gift_values`, `plan`, `weights` |

use crate::cell::Layout;
use crate::kit::Kit;
use crate::options::Options;
use crate::plan::Plans;
use crate::score::{self, Line};
use crate::state::{MOST_SEATS, State};
use crate::weights::EvaluationWeights;
use std::sync::Arc;
use table::{Seat, Setup};

/// Path of the Elements.
#[derive(Clone, Debug)]
pub struct Elemente {
    pub(crate) setup: Setup<Elemente>,
    /// What distinguishes the ruleset of the match.
    pub(crate) variant: Variant,
    /// How many covered spirits each seat recalls.
    pub(crate) recalls: [u8; MOST_SEATS],
    /// Remembers what was worked out once; the same answers come without it, only later.
    pub(crate) plans: Arc<Plans>,
    pub(crate) weights: EvaluationWeights,
}

/// In what the rulesets differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Variant {
    /// Does a face-down spirit take a gift from its owner? (PE-20)
    pub(crate) covered_take_gifts: bool,
    /// Does whoever found the last pair open the gift phase after too many turns without one? (PE-23)
    pub(crate) finder_opens: bool,
}

impl Variant {
    pub(crate) fn of(ruleset: &str) -> Variant {
        let first = ruleset == "elemente/1";
        Variant { covered_take_gifts: !first, finder_opens: !first }
    }
}

impl Elemente {
    #[inline]
    pub(crate) fn options(&self) -> &Options {
        &self.setup.options
    }

    #[inline]
    pub(crate) fn kit(&self) -> &Kit {
        &self.setup.components
    }

    #[inline]
    pub(crate) fn layout(&self) -> Layout {
        Layout::for_seats(self.setup.seats)
    }

    /// How many covered spirits a seat recalls (PE-13).
    #[inline]
    pub(crate) fn recall(&self, seat: Seat) -> usize {
        usize::from(self.recalls[seat.index() % MOST_SEATS])
    }

    #[inline]
    pub(crate) fn longest_recall(&self) -> usize {
        self.recalls.iter().copied().max().map_or(0, usize::from)
    }

    /// The cells whose motif a seat knows, or would with the memory it is given: up now, or seen and not forgotten.
    #[inline]
    pub(crate) fn known_to(&self, state: &State, seat: Seat) -> u64 {
        state.seen | state.recent().iter().take(self.recall(seat)).fold(0, |set, &cell| set | 1 << cell)
    }

    /// Everything that scores for a seat, with the tiles behind each point (PE-24 to PE-29).
    pub fn account(&self, state: &State, seat: Seat) -> Vec<Line> {
        score::account(self.kit(), state.side(seat))
    }
}

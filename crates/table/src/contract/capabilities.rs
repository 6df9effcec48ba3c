//! What only some games offer.
//!
//! A capability is a small trait. A game that implements it says so once:
//!
//! ```text
//! const CAPABILITIES: Capabilities<Self> = Capabilities::NONE.solvable().tunable();
//! ```
//!
//! Programs that know a game only as `G: Rules` then find it in `G::CAPABILITIES`, as functions that are known when the
//! program is compiled: asking for a capability that is not there costs nothing.
//!
//! ```
//! use table::Rules;
//!
//! fn can_be_solved<G: Rules>() -> bool {
//!     G::CAPABILITIES.solver_key.is_some()
//! }
//! assert!(can_be_solved::<tiny_games::nim::Nim>() && !can_be_solved::<tiny_games::saga::Saga>());
//! ```

use super::{Rules, Values};
use crate::{Fault, Measure, Oracle, ScoreKeeper, ScoreKeeping, Seat, Weights};
use core::fmt;
use std::sync::atomic::AtomicBool;

/// Options that fit the computer players at a table.
pub trait AdaptsOptions: Rules {
    /// The options of a match at whose table computer players sit, where whoever chose them left open what such players
    /// are helped by. `attention` says for each seat how attentive its computer player is, from 0 to 1; `None` is a
    /// person.
    fn adapt_options(options: Self::Options, attention: &[Option<f32>]) -> Self::Options;
}

/// A closer look at single positions.
pub trait CloserEvaluation: Rules {
    /// The same as [`super::Judge::evaluate`] after a closer look, which may take its time: asked once where a simulation
    /// of the strongest players ends, not for every move that there is. `None`, in all states of a match or in none,
    /// where the first look tells all.
    fn evaluate_closely(&self, state: &Self::State) -> Option<Values>;
}

/// States that a search recognises.
pub trait Transpositions: Rules {
    /// A number that equal states share and different ones hardly ever do: by it a search recognises a state that it
    /// reached by another way. Only games in which nothing is hidden and nothing rolled profit from it.
    fn transposition_key(&self, state: &Self::State) -> u64;
}

/// A game in rounds, whose evaluation is trusted between them only.
pub trait Rounds: Rules {
    /// How many plies a search should play on at most, each with the move that looks best, before it asks the
    /// evaluation: as far as the next phase ([`Rounds::phase`]). 0 where the evaluation can be asked at any time.
    fn playout_limit(&self) -> u32;

    /// A number that changes at every quiet moment, such as the number of the round: a search that plays on does so up
    /// to the next one at most.
    fn phase(&self, state: &Self::State) -> u32;
}

/// Moves that show something which neither they nor the moves after them tell.
pub trait Observing: Rules {
    /// What a seat was just shown that neither the moves made nor its own moves tell, as a number: a search keeps what it
    /// finds apart by it. By law it follows from the view of the seat. 0 if there is nothing of the kind.
    fn observation_key(&self, state: &Self::State, seat: Seat) -> u64;
}

/// Moves of which many promise the same.
pub trait MoveKinds: Rules {
    /// Leaves, of moves of a seat, one of each kind that promises the same for all that anybody can know, in their order:
    /// players need not look at the others. By law it follows from the view, and something is left of something.
    fn representative_moves(&self, state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>);
}

/// A game of which small versions can be solved.
pub trait Solvable: Rules {
    /// All that matters for the rest of the match as one number: states of the same number have the same value with best
    /// play, so mirror images may share theirs. `None` where no number is large enough.
    fn solver_key(&self, state: &Self::State) -> Option<u128>;

    /// Somebody who has looked at so many positions of this match, all of them or all of a phase, that solving it needs
    /// no search there. Making it may take minutes; it tells how many positions are done, of how many, and ends early
    /// when `stop` is raised. `None` where there is no such short cut, or it was stopped.
    fn oracle(&self, _stop: &AtomicBool, _report: &dyn Fn(u64, u64)) -> Option<Box<dyn Oracle<Self::State>>> {
        None
    }
}

/// A game that keeps the numbers of its evaluation as data.
pub trait Tunable: Rules {
    /// The numbers by which [`super::Judge::evaluate`] weighs.
    fn weights(&self) -> Weights;

    /// The same match, judged by other weights, or every fault of them. The rules stay what they are.
    fn with_weights(&self, weights: &Weights) -> Result<Self, Vec<Fault>>;
}

/// A game that has something to tell about a match that is over.
pub trait Measured: Rules {
    /// Whole numbers about a match, for reports on many matches. Every match tells the same names.
    fn measures(&self, state: &Self::State) -> Vec<Measure>;
}

/// What a game offers besides its roles: for each capability its functions, or nothing.
#[allow(clippy::type_complexity, reason = "signatures of the traits above, spelt out once")]
pub struct Capabilities<G: Rules> {
    /// [`AdaptsOptions::adapt_options`].
    pub adapt_options: Option<fn(G::Options, &[Option<f32>]) -> G::Options>,
    /// [`CloserEvaluation::evaluate_closely`].
    pub evaluate_closely: Option<fn(&G, &G::State) -> Option<Values>>,
    /// [`Transpositions::transposition_key`].
    pub transposition_key: Option<fn(&G, &G::State) -> u64>,
    /// [`Rounds::playout_limit`] and [`Rounds::phase`].
    pub rounds: Option<(fn(&G) -> u32, fn(&G, &G::State) -> u32)>,
    /// [`Observing::observation_key`].
    pub observation_key: Option<fn(&G, &G::State, Seat) -> u64>,
    /// [`MoveKinds::representative_moves`].
    pub representative_moves: Option<fn(&G, &G::State, Seat, &mut Vec<G::Move>)>,
    /// [`Solvable::solver_key`].
    pub solver_key: Option<fn(&G, &G::State) -> Option<u128>>,
    /// [`Solvable::oracle`].
    pub oracle: Option<fn(&G, &AtomicBool, &dyn Fn(u64, u64)) -> Option<Box<dyn Oracle<G::State>>>>,
    /// [`Tunable::weights`].
    pub weights: Option<fn(&G) -> Weights>,
    /// [`Tunable::with_weights`].
    pub with_weights: Option<fn(&G, &Weights) -> Result<G, Vec<Fault>>>,
    /// [`Measured::measures`].
    pub measures: Option<fn(&G, &G::State) -> Vec<Measure>>,
    /// [`ScoreKeeper`].
    pub score_keeping: Option<ScoreKeeping<G>>,
}

impl<G: Rules> Capabilities<G> {
    /// Nothing besides the roles.
    pub const NONE: Capabilities<G> = Capabilities {
        adapt_options: None,
        evaluate_closely: None,
        transposition_key: None,
        rounds: None,
        observation_key: None,
        representative_moves: None,
        solver_key: None,
        oracle: None,
        weights: None,
        with_weights: None,
        measures: None,
        score_keeping: None,
    };
}

macro_rules! declare {
    ($($(#[doc = $doc:literal])* $name:ident: $capability:ident { $($field:ident = $value:expr),+ $(,)? })+) => {$(
        impl<G: $capability> Capabilities<G> {
            $(#[doc = $doc])*
            #[must_use]
            pub const fn $name(self) -> Capabilities<G> {
                Capabilities { $($field: Some($value),)+ ..self }
            }
        }
    )+};
}

declare! {
    /// The game [adapts options](AdaptsOptions).
    adapting_options: AdaptsOptions { adapt_options = G::adapt_options }
    /// The game has a [closer evaluation](CloserEvaluation).
    closer_evaluation: CloserEvaluation { evaluate_closely = G::evaluate_closely }
    /// States of the game can be [recognised](Transpositions).
    transpositions: Transpositions { transposition_key = G::transposition_key }
    /// The game has [rounds](Rounds).
    rounds: Rounds { rounds = (G::playout_limit, G::phase) }
    /// Moves [show something](Observing).
    observing: Observing { observation_key = G::observation_key }
    /// Moves come in [kinds](MoveKinds).
    move_kinds: MoveKinds { representative_moves = G::representative_moves }
    /// The game can be [solved](Solvable).
    solvable: Solvable { solver_key = G::solver_key, oracle = G::oracle }
    /// The evaluation can be [tuned](Tunable).
    tunable: Tunable { weights = G::weights, with_weights = G::with_weights }
    /// The game is [measured](Measured).
    measured: Measured { measures = G::measures }
    /// The game [keeps scores](ScoreKeeper) of a real table.
    score_keeping: ScoreKeeper { score_keeping = ScoreKeeping::new() }
}

impl<G: Rules> fmt::Debug for Capabilities<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let declared = [
            ("adapt_options", self.adapt_options.is_some()),
            ("evaluate_closely", self.evaluate_closely.is_some()),
            ("transposition_key", self.transposition_key.is_some()),
            ("rounds", self.rounds.is_some()),
            ("observation_key", self.observation_key.is_some()),
            ("representative_moves", self.representative_moves.is_some()),
            ("solver_key", self.solver_key.is_some()),
            ("weights", self.weights.is_some()),
            ("measures", self.measures.is_some()),
            ("score_keeping", self.score_keeping.is_some()),
        ];
        f.debug_set().entries(declared.iter().filter(|(_, is)| *is).map(|(name, _)| name)).finish()
    }
}

//! The contract of a game, in five roles.
//!
//! ```text
//!            options, seats, components, ruleset
//!                       │ open
//!                       ▼
//!   dice ──deal──▶ state ◀──load── position (untrusted JSON)
//!                   │ ▲
//!         waiting   │ │ play(seat, move, dice) ──▶ events, boundary
//!         moves     │ │
//!         check     ▼ │
//!                  view(viewer) ──imagine(dice)──▶ another state with the same view
//! ```
//!
//! | role | says |
//! |---|---|
//! | [`Rules`] | what can be done, and what comes of it |
//! | [`Secrets`] | who may know what |
//! | [`Forms`] | how positions and moves are written and read |
//! | [`Speech`] | how it is said, pointed at and laid out for people |
//! | [`Judge`] | what a position promises: what a search asks for |
//!
//! Rules are pure. A value of a type that implements them is the *rules of one match*: options, number of seats,
//! components and ruleset are fixed in it, and nothing in it ever changes. States are plain data. Everything a person
//! or a computer player learns is made from a view.
//!
//! What only some games offer is a capability that a game declares in [`Rules::CAPABILITIES`].

mod capabilities;
mod forms;
mod judge;
mod rules;
mod secrets;
mod setup;
mod speech;

pub use capabilities::{
    AdaptsOptions, Capabilities, CloserEvaluation, Measured, MoveKinds, Observing, Rounds, Solvable,
    Transpositions, Tunable,
};
pub use forms::Forms;
pub use judge::{Judge, Values, evaluate_moves_by_trial, zero_sum};
pub use rules::Rules;
pub use secrets::Secrets;
pub use setup::Setup;
pub use speech::Speech;

/// A whole game: all five roles.
pub trait Game: Rules + Secrets + Forms + Speech + Judge {}

impl<G: Rules + Secrets + Forms + Speech + Judge> Game for G {}

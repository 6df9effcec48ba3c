//! Somebody who knows what states are worth.

/// Knows the outcome of some states if both of two players play as well as possible.
pub trait Oracle<S>: Send + Sync {
    /// What a state is worth to seat 0: 1 for a victory, 0 for a draw, −1 for a defeat; `None` if it does not know.
    fn value(&self, state: &S) -> Option<i8>;
}

//! Who may know what.

use super::Rules;
use crate::{Dice, Score, Seat, Seed, Viewer};
use core::fmt::Debug;
use schemars::JsonSchema;
use serde::Serialize;

/// Who may know what: views of a state, and the worlds that fit a view.
///
/// A computer player is handed a view and imagines the rest: it cannot know more than its seat.
///
/// ```
/// use table::{Dice, Edition, Rules, Seat, Secrets, Seed, Viewer};
/// use tiny_games::saga::Saga;
///
/// let game: Saga = Edition::newest().open(3, &serde_json::Value::Null).unwrap();
/// let mut dice = Dice::new(Seed::from_number(1));
/// let state = game.deal(&mut dice);
/// let viewer = Viewer::Seat(Seat(0));
/// assert!(game.hides(&state, viewer), "the hands of the others");
///
/// let view = game.view(&state, viewer);
/// let world = game.imagine(&view, viewer, &mut dice);
/// assert_ne!(world, state, "other hands than the real ones, but");
/// assert_eq!(game.view(&world, viewer), view, "nobody in this seat could tell");
/// ```
pub trait Secrets: Rules {
    /// All that one viewer may know; complete enough to imagine a whole state from it.
    type View: Clone + Eq + Debug + Serialize + JsonSchema + Send + Sync;

    /// All that a viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A random state that this viewer cannot tell from the real one: every state that fits the view may come out.
    fn imagine(&self, view: &Self::View, viewer: Viewer, dice: &mut Dice) -> Self::State;

    /// Is anything hidden from this viewer in this state? Then [`Secrets::imagine`] must vary. A game of open
    /// information answers `false` always.
    fn hides(&self, state: &Self::State, viewer: Viewer) -> bool;

    /// What a viewer perceives of an event: all, a redacted form of it, or nothing.
    fn perceive(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Does this viewer learn which move it is when it is made? The mover always does. Anybody else does if, and only if,
    /// by his view after it and by what he perceives of it he can tell it from every other move that he thinks possible;
    /// so a sealed answer is secret until it is resolved, and one that goes back unseen stays so. By law it follows from
    /// what he sees of the move, and from nothing that stays hidden from him.
    fn reveals_move(&self, _state: &Self::State, _seat: Seat, _choice: &Self::Move, _viewer: Viewer) -> bool {
        true
    }

    /// For each seat its points as far as a viewer knows them; what depends on hidden things counts nothing for him.
    /// When the game is over these are the [`Rules::scores`].
    ///
    /// As it stands here it suits games whose points never depend on anything hidden: any world that fits the view
    /// tells them.
    fn standing(&self, view: &Self::View, viewer: Viewer) -> Vec<Score> {
        self.scores(&self.imagine(view, viewer, &mut Dice::new(Seed::from_number(0))))
    }
}

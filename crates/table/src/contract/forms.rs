//! How positions and moves are written and read.

use super::Rules;
use crate::{Fault, Refusal};
use core::fmt::Debug;
use schemars::JsonSchema;
use serde::{Serialize, de::DeserializeOwned};

/// How positions and moves are written and read. Whatever is read is untrusted.
///
/// ```
/// use table::{Edition, Forms, Seat};
/// use tiny_games::nim::{Nim, State};
///
/// let game: Nim = Edition::newest().open(2, &serde_json::json!({"heap": 9})).unwrap();
/// let position = State { heap: 4, turn: Seat(5), taken: vec![3, 3] };
/// let faults = game.load(&position).unwrap_err();
/// assert_eq!(faults.len(), 2, "all of them at once: no such seat, and the numbers do not add up");
///
/// let choice = game.read_move(" take 2 ").unwrap();
/// assert_eq!(game.write_move(&choice), "take 2");
/// ```
pub trait Forms: Rules {
    /// The documented JSON form of a state; untrusted until [`Forms::load`] accepts it. Unknown fields are refused.
    type Position: Clone + Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync;

    /// The documented JSON form of a state, hidden things included.
    fn position(&self, state: &Self::State) -> Self::Position;

    /// The state of a position, or every reason why it cannot stand.
    fn load(&self, position: &Self::Position) -> Result<Self::State, Vec<Fault>>;

    /// A move as it is typed and read, and kept in records: the one spelling of it.
    fn write_move(&self, choice: &Self::Move) -> String;

    /// Reads what was typed; forgiving of case and spacing, and of nothing else. The rules are at hand because names
    /// and codes of cards come from data.
    fn read_move(&self, text: &str) -> Result<Self::Move, Refusal>;
}

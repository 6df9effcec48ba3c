//! How many tables one person may keep busy.

use super::hall::Hall;
use crate::trouble::{Kind, Trouble};
use store::{Chair, Millis, Occupant, PersonId};
use table::Phrase;

/// Tables with computer players count for so long after their last move.
const LATELY: Millis = 24 * 3_600_000;

impl Hall {
    /// Has this person room for one more table with these chairs? Nobody fills the lobby, and nobody has all computer
    /// players play for him.
    pub(super) async fn must_have_room(
        &self,
        person: PersonId,
        public: bool,
        chairs: &[Chair],
    ) -> Result<(), Trouble> {
        let Some(rates) = &self.shared().settings.rates else { return Ok(()) };
        let gathers = public && chairs.iter().any(|chair| chair.occupant == Occupant::Open);
        let computers = chairs.iter().any(|chair| matches!(chair.occupant, Occupant::Computer(_)));
        if !gathers && !computers {
            return Ok(());
        }
        let held = self.shared().store.held(person, store::now() - LATELY).await?;
        let many = |key, most: u32| Trouble::new(Kind::Busy, Phrase::new(key).with("most", most));
        if gathers && held.gathering >= rates.gathering_tables {
            return Err(many("error-many-gathering", rates.gathering_tables));
        }
        if computers && held.with_computers >= rates.computer_tables {
            return Err(many("error-many-computers", rates.computer_tables));
        }
        Ok(())
    }
}

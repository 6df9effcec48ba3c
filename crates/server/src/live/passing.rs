//! Automatic passes: windows that are answered for whoever does not want to be asked.
//!
//! What somebody has set is his alone to see, and kept with the table. It can be changed at any time.

use super::table::{Driver, Table};
use crate::shapes::AutoPass;
use crate::trouble::Trouble;
use serde_json::{Value, json};
use store::{By, PersonId, StoredTable};
use table::{Seat, Viewer};

/// Under these names the store keeps what is set, and that the game asks for reactions at all.
const KEPT: &str = "auto_pass";
const WINDOWS: &str = "windows";

/// What each seat has set.
#[derive(Clone, Debug)]
pub(super) struct AutoPasses {
    seats: Vec<AutoPass>,
    /// Has anybody been asked for a reaction in this match?
    windows: bool,
}

impl AutoPasses {
    pub(super) fn recall(row: &StoredTable) -> AutoPasses {
        let kept = row.extra.get(KEPT).cloned().unwrap_or_default();
        let mut seats: Vec<AutoPass> = serde_json::from_value(kept).unwrap_or_default();
        seats.resize(row.chairs.len(), AutoPass::Never);
        AutoPasses { seats, windows: row.extra.get(WINDOWS).is_some() }
    }
}

impl Table {
    /// What the viewer has set for an own seat; nothing where nobody is asked for reactions.
    pub(super) fn auto_pass_view(&self, person: Option<PersonId>, viewer: Viewer) -> Option<AutoPass> {
        let Viewer::Seat(seat) = viewer else { return None };
        let own = self.seats_of(person).contains(&seat);
        self.auto_pass.seats.get(seat.index()).copied().filter(|_| own && self.auto_pass.windows)
    }

    /// Somebody sets when windows are answered for an own seat.
    pub async fn set_auto_pass(&mut self, person: PersonId, seat: u8, pass: AutoPass) -> Result<(), Trouble> {
        let seat = self.own_seat(Some(person), seat)?;
        self.must_play()?;
        if let Some(set) = self.auto_pass.seats.get_mut(seat.index()) {
            *set = pass;
        }
        self.keep_auto_passes().await?;
        self.answer_windows().await
    }

    async fn keep_auto_passes(&mut self) -> Result<(), Trouble> {
        let mut extra = self.row.extra.as_object().cloned().unwrap_or_default();
        extra.insert(KEPT.to_owned(), json!(self.auto_pass.seats));
        if self.auto_pass.windows {
            extra.insert(WINDOWS.to_owned(), json!(true));
        }
        self.keep_extra(Value::Object(extra)).await
    }

    /// Answers for everybody who does not want to be asked, until somebody has to be.
    pub(super) async fn answer_windows(&mut self) -> Result<(), Trouble> {
        self.notice_windows().await?;
        while let Some((seat, text, person)) = self.next_automatic_pass() {
            self.make_move(seat, &text.into(), By::Person(person)).await?;
        }
        Ok(())
    }

    /// Once anybody has been asked for a reaction, it can be set when to be asked.
    async fn notice_windows(&mut self) -> Result<(), Trouble> {
        if self.auto_pass.windows {
            return Ok(());
        }
        let Ok(game_match) = self.game_match() else { return Ok(()) };
        if self.waiting().iter().any(|seat| game_match.pass(seat).is_some()) {
            self.auto_pass.windows = true;
            self.keep_auto_passes().await?;
        }
        Ok(())
    }

    fn next_automatic_pass(&self) -> Option<(Seat, String, PersonId)> {
        let game_match = self.game_match().ok()?;
        self.waiting().iter().find_map(|seat| {
            let Driver::Person(person) = self.driver(seat) else { return None };
            let pass = self.auto_pass.seats.get(seat.index())?;
            Some((seat, game_match.automatic_pass(seat, (*pass).into())?, person))
        })
    }
}

//! The rules of one match.

use crate::components::{CardId, Kit};
use crate::judge::Appraisal;
use crate::language::{CardEntry, Deck, Kind};
use crate::options::Options;
use crate::state::{Spot, State};
use std::sync::Arc;
use table::{Seat, Setup};

/// The rules of one match.
///
/// | role | where |
/// |---|---|
/// | `Rules` | `rules.rs`; what comes of a move in `engine/`, numbers and conditions in `numbers/` |
/// | `Secrets` | `secrets.rs` |
/// | `Forms` | `forms.rs`, `position.rs` |
/// | `Speech` | `speech/`; texts of cards in `wording/` |
/// | `Judge` | `judge/` |
#[derive(Clone, Debug)]
pub struct Talisman {
    pub(crate) setup: Setup<Talisman>,
    /// What computer players go by.
    pub(crate) appraisal: Arc<Appraisal>,
}

impl Talisman {
    /// What is in the box.
    #[inline]
    pub fn kit(&self) -> &Kit {
        &self.setup.components
    }

    #[inline]
    pub(crate) fn appraisal(&self) -> &Appraisal {
        &self.appraisal
    }

    #[inline]
    pub(crate) fn options(&self) -> &Options {
        &self.setup.options
    }

    /// The seats in turn order from one (V-2).
    pub(crate) fn from(&self, first: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let seats = self.setup.seats;
        (0..seats).map(move |step| Seat((first.0 + step) % seats))
    }

    /// What a card says.
    #[inline]
    pub(crate) fn entry(&self, card: CardId) -> &CardEntry {
        self.kit().entry(card)
    }

    /// Is it an Object, magic or not?
    #[inline]
    pub(crate) fn is_object(&self, card: CardId) -> bool {
        matches!(self.entry(card).kind, Kind::Object | Kind::MagicObject)
    }

    /// The Objects of a player.
    pub(crate) fn objects<'s>(&'s self, state: &'s State, seat: Seat) -> impl Iterator<Item = CardId> + 's {
        state.at(Spot::held(seat)).filter(|card| self.is_object(*card))
    }

    /// The Followers of a player: raised and charmed Enemies too.
    pub(crate) fn followers<'s>(&'s self, state: &'s State, seat: Seat) -> impl Iterator<Item = CardId> + 's {
        state
            .at(Spot::held(seat))
            .filter(|card| matches!(self.entry(*card).kind, Kind::Follower | Kind::Enemy))
    }

    /// The Spells of a player; their number is public.
    pub(crate) fn spells<'s>(&'s self, state: &'s State, seat: Seat) -> impl Iterator<Item = CardId> + 's {
        self.kit()
            .deck(Deck::Spell)
            .map(|card| CardId(card as u16))
            .filter(move |card| state.spot(*card) == Spot::held(seat))
    }
}

//! What a viewer may know: everything on the table, for everybody alike.

use crate::card::CardId;
use crate::cards::Cards;
use crate::cell::grid_text;
use crate::event::Event;
use crate::group::numbers;
use crate::rules::Pixies;
use crate::score::{TallyData, group_of, tally};
use crate::state::State;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::sync::Arc;
use table::{Dice, Rules, Seat, Secrets, Viewer};

/// All that a viewer may know. Nothing is hidden in Pixies but the order of the deck, which nobody has fixed yet.
///
/// It keeps the state and the card faces, and becomes text only when it is sent, so that a search can take a view in
/// every step.
#[derive(Clone)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// How many play.
    pub seats: u8,
    /// What lies on the table.
    pub state: State,
    /// The faces of the cards in play.
    pub cards: Arc<Cards>,
}

impl PartialEq for View {
    fn eq(&self, other: &View) -> bool {
        self.viewer == other.viewer && self.seats == other.seats && self.state == other.state
    }
}

impl Eq for View {}

impl core::fmt::Debug for View {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("View")
            .field("viewer", &self.viewer)
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}

/// The JSON form of a view.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "View")]
struct ViewData {
    /// The seat that looks; none for spectators.
    seat: Option<Seat>,
    /// The round that is played, or the last one.
    round: u8,
    /// Whose turn it is to take a card; none when the match is over.
    turn: Option<Seat>,
    /// The open cards.
    display: Vec<CardId>,
    /// The cards still in the deck, in no order.
    deck: Vec<CardId>,
    /// What each player has.
    players: Vec<PlayerData>,
}

/// What one player has on the table.
#[derive(Serialize, JsonSchema)]
struct PlayerData {
    /// The nine spaces row by row: `.`, `B4`, `_B4`, or `B4/_B4*`.
    grid: Vec<String>,
    /// The spaces of the largest colour group, 1 to 9.
    group: Vec<u8>,
    /// The space on which the last card of this round was laid.
    last: Option<u8>,
    /// The points of the finished rounds.
    rounds: Vec<TallyData>,
    /// The points of this grid as if the round ended now; none when the match is over.
    now: Option<TallyData>,
    /// All points, those of this grid included.
    total: i32,
}

impl View {
    /// The points of each seat, those of its present grid included.
    pub fn totals(&self) -> Vec<i32> {
        let state = &self.state;
        let total = |seat| {
            let now = (!state.is_over()).then(|| tally(&self.cards, state.grid(seat), state.round()));
            state.tallies(seat).iter().chain(&now).map(crate::score::Tally::total).sum()
        };
        Seat::all(self.seats).map(total).collect()
    }

    fn data(&self) -> ViewData {
        let state = &self.state;
        let id = |card| self.cards.id(card);
        let players = Seat::all(self.seats).map(|seat| {
            let grid = state.grid(seat);
            let now = (!state.is_over()).then(|| tally(&self.cards, grid, state.round()));
            let group = group_of(&self.cards, grid);
            let rounds = state.tallies(seat);
            PlayerData {
                grid: grid_text(&self.cards, grid),
                group: group.map(|group| numbers(group.spaces).collect()).unwrap_or_default(),
                last: state.last(seat),
                rounds: rounds.iter().map(|&tally| tally.into()).collect(),
                now: now.map(Into::into),
                total: rounds.iter().chain(&now).map(crate::score::Tally::total).sum(),
            }
        });
        ViewData {
            seat: match self.viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            round: state.round(),
            turn: state.turn(),
            display: state.display().iter().copied().map(id).collect(),
            deck: state.deck().map(id).collect(),
            players: players.collect(),
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.data().serialize(serializer)
    }
}

impl JsonSchema for View {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        ViewData::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        ViewData::json_schema(generator)
    }
}

impl Secrets for Pixies {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View { viewer, seats: self.seats(), state: state.clone(), cards: Arc::clone(&self.cards) }
    }

    /// Nothing is hidden, so the only state that fits a view is the one it was taken from.
    fn imagine(&self, view: &View, _viewer: Viewer, _dice: &mut Dice) -> State {
        view.state.clone()
    }

    fn hides(&self, _state: &State, _viewer: Viewer) -> bool {
        false
    }

    fn perceive(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }
}

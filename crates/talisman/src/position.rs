//! The JSON form of a state.

use crate::components::Code;
use crate::language::{Alignment, SpaceId};
use crate::moves::Answer;
use crate::state::{Fight, Frame, Lasting, Loss, Quiet, Roll, Turn};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Seat, Window};

/// A position: who has what, what lies where, whose turn it is. Cards are named by their codes; what stands nowhere is in
/// its deck.
///
/// Without `pending` it is the beginning of a turn, before anybody has done anything: so positions are set up by hand. In
/// the middle of a turn `pending` holds the unfinished business, sealed: such a position loads as it was written, and if
/// anything in it is changed it is refused, for nobody could tell how it might have come about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The turn.
    pub turn: TurnPosition,
    /// The players, by seat.
    pub players: Vec<PlayerPosition>,
    /// Spaces on which something lies.
    #[serde(default)]
    pub spaces: BTreeMap<SpaceId, SpacePosition>,
    /// Discards of the Adventure and the Spell deck.
    #[serde(default)]
    pub discards: Vec<Code>,
    /// Cards on top of their decks, the topmost first, where somebody has looked.
    #[serde(default)]
    pub tops: Vec<TopPosition>,
    /// Spells in force that lie nowhere.
    #[serde(default)]
    pub in_force: Vec<Code>,
    /// Counters on cards.
    #[serde(default)]
    pub loads: BTreeMap<Code, u8>,
    /// Effects that last for rounds.
    #[serde(default)]
    pub lasting: Vec<LastingPosition>,
    /// Unfinished business.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pending: Option<Pending>,
}

/// The turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnPosition {
    /// How many turns have been taken.
    pub number: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Turns of this player that follow at once.
    #[serde(default)]
    pub extra: u8,
    /// This turn is one of those.
    #[serde(default)]
    pub is_extra: bool,
    /// Somebody has been on the Crown.
    #[serde(default)]
    pub crowned: bool,
    /// Characters that have been in the match.
    #[serde(default)]
    pub used: Vec<Code>,
}

/// A player. Spells that the viewer does not know are `null`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerPosition {
    /// The character; `null` before it is chosen.
    pub character: Option<Code>,
    /// Where the figure stands.
    pub space: SpaceId,
    /// The alignment.
    pub alignment: Alignment,
    /// Lives.
    pub life: u8,
    /// Fate.
    #[serde(default)]
    pub fate: u8,
    /// Gold.
    #[serde(default)]
    pub gold: u8,
    /// Counters of Strength.
    #[serde(default)]
    pub strength: u8,
    /// Counters of Craft.
    #[serde(default)]
    pub craft: u8,
    /// What is left to do on a space of the Inner Region.
    #[serde(default)]
    pub task: u8,
    /// Turns left as a Toad.
    #[serde(default)]
    pub toad: u8,
    /// Turns to be missed.
    #[serde(default)]
    pub missed: u8,
    /// The quest of the Warlock.
    #[serde(default)]
    pub quest: Option<String>,
    /// What may be done instead of the next move, by the name of its text.
    #[serde(default)]
    pub offer: Option<String>,
    /// Killed, and waiting for a new character.
    #[serde(default)]
    pub dead: bool,
    /// Out of the match.
    #[serde(default)]
    pub out: bool,
    /// Enslaved in the Temple.
    #[serde(default)]
    pub enslaved: bool,
    /// A standing answer.
    #[serde(default)]
    pub quiet: Quiet,
    /// Objects and Followers.
    #[serde(default)]
    pub holds: Vec<Code>,
    /// Spells.
    #[serde(default)]
    pub spells: Vec<Option<Code>>,
    /// Trophies.
    #[serde(default)]
    pub trophies: Vec<Code>,
}

/// What lies on a space.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct SpacePosition {
    /// Cards, in the order laid.
    pub cards: Vec<Code>,
    /// Gold.
    pub gold: u8,
}

/// A card on top of its deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TopPosition {
    /// Which; `null` if the viewer does not know it.
    pub card: Option<Code>,
    /// Who has seen it.
    pub seen: Vec<Seat>,
}

/// An effect that lasts for rounds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LastingPosition {
    /// The card that says so.
    pub card: Code,
    /// Whose turns are counted.
    pub of: Seat,
    /// How many of his turns have to begin until it is over.
    pub rounds: u8,
}

/// Unfinished business, as the program keeps it; texts, cards and effects by their numbers in the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pending {
    /// Stands for the whole position; empty in views, which are not loaded.
    pub seal: String,
    /// What goes on inside what, the outermost first.
    pub business: Vec<Frame>,
    /// Who is asked the question of the innermost.
    pub asked: Option<Seat>,
    /// A question to several.
    pub window: Option<Window<Answer>>,
    /// The roll at hand.
    pub roll: Roll,
    /// The fight at hand.
    pub fight: Fight,
    /// The lives at stake.
    pub loss: Loss,
    /// The turn.
    pub turn: Turn,
    /// What players have done in this turn, by seat.
    pub players: Vec<Doings>,
    /// What was done with cards on spaces, and in what order they lie.
    pub cards: BTreeMap<Code, (u8, u8)>,
    /// Effects in force.
    pub lasting: Vec<Lasting>,
    /// Characters to choose from before the match.
    pub dealt: Vec<[u8; 3]>,
}

/// What a player has done in this turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Doings {
    /// Spells held when the turn began.
    pub spells_at_start: u8,
    /// Spells cast in it.
    pub cast: u8,
    /// Has changed alignment.
    pub aligned: bool,
    /// From where an offer holds.
    pub offer_from: SpaceId,
    /// Reactions used up in the turn.
    pub used_in_turn: u64,
    /// Reactions used up in the window.
    pub used_in_window: u64,
}

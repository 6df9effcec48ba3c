//! What a player has besides cards.

use crate::components::{CharacterId, QuestId};
use crate::language::{Alignment, SpaceId, TextId};

/// The number that stands for no character and no quest.
pub const NOBODY: u8 = u8::MAX;
/// The number that stands for no card or thing.
pub const NOTHING: u16 = u16::MAX;

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side {
    /// The character, or [`NOBODY`].
    pub character: u8,
    /// The quest of the Warlock, or [`NOBODY`].
    pub quest: u8,
    /// Where the figure stands.
    pub space: SpaceId,
    /// Whom the character serves.
    pub alignment: Alignment,
    /// Lives left.
    pub life: u8,
    /// Fate tokens.
    pub fate: u8,
    /// Gold.
    pub gold: u8,
    /// Counters of Strength.
    pub strength: u8,
    /// Counters of Craft.
    pub craft: u8,
    /// What is left to do on a space of the Inner Region.
    pub task: u8,
    /// For how many turns more a Toad; 0 if none.
    pub toad: u8,
    /// How many turns will be missed.
    pub missed: u8,
    /// How many Spells were held when the turn began (TB-34).
    pub spells_at_start: u8,
    /// How many Spells were cast in this turn.
    pub cast: u8,
    /// What may be done instead of the next move; 0 if nothing.
    pub offer: TextId,
    /// From which space alone (TB-54).
    pub offer_from: SpaceId,
    /// Killed, and waiting for a new character.
    pub dead: bool,
    /// Out of the match for good.
    pub out: bool,
    /// Enslaved in the Temple.
    pub enslaved: bool,
    /// Has changed alignment in this turn (TB-36).
    pub aligned: bool,
    /// Which windows pass him by.
    pub quiet: Quiet,
    /// Reactions used up in this turn, a bit each.
    pub used_in_turn: u64,
    /// Reactions used up in this opening of a window, a bit each.
    pub used_in_window: u64,
}

/// A standing answer: which windows of others pass a player by.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Default,
    serde::Serialize,
    serde::Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Quiet {
    /// None.
    #[default]
    No,
    /// All, until this turn is over.
    Turn,
    /// All, until his own next turn.
    Round,
    /// All that are not about him, until his own next turn.
    Attacked,
}

impl Side {
    /// A chair without a player.
    pub const EMPTY: Side = Side {
        character: NOBODY,
        quest: NOBODY,
        space: SpaceId::CROWN,
        alignment: Alignment::Neutral,
        life: 0,
        fate: 0,
        gold: 0,
        strength: 0,
        craft: 0,
        task: 0,
        toad: 0,
        missed: 0,
        spells_at_start: 0,
        cast: 0,
        offer: TextId(0),
        offer_from: SpaceId::CROWN,
        dead: false,
        out: false,
        enslaved: false,
        aligned: false,
        quiet: Quiet::No,
        used_in_turn: 0,
        used_in_window: 0,
    };

    /// Does a living character stand on the board for him?
    #[inline]
    pub const fn is_alive(&self) -> bool {
        self.character != NOBODY && !self.dead && !self.out
    }

    /// The character, if there is one.
    #[inline]
    pub const fn character(&self) -> Option<CharacterId> {
        if self.character == NOBODY { None } else { Some(CharacterId(self.character)) }
    }

    /// The quest, if he is sworn to one.
    #[inline]
    pub const fn quest(&self) -> Option<QuestId> {
        if self.quest == NOBODY { None } else { Some(QuestId(self.quest)) }
    }
}

//! What happened.

use crate::components::Code;
use crate::language::{Ability, Deck, SpaceId, Stat};
use crate::state::Quiet;
use schemars::JsonSchema;
use serde::Serialize;
use table::Seat;

/// Something that happened, as data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "event")]
#[allow(missing_docs, reason = "the fields are what they are called; each event says what it tells")]
pub enum Event {
    /// A turn begins.
    TurnBegan { seat: Seat, number: u16 },
    /// A turn is missed.
    TurnMissed { seat: Seat },
    /// A turn is lost to a Spell.
    TurnLost { seat: Seat },
    /// More turns follow.
    ExtraTurns { seat: Seat, turns: u8 },
    /// A character comes into the match.
    Entered { seat: Seat, character: Code, space: SpaceId },
    /// Dice are rolled.
    Rolled { seat: Seat, dice: Vec<u8>, purpose: &'static str },
    /// Dice are rolled for a creature.
    FoeRolled { dice: Vec<u8> },
    /// A die is rolled again by fate.
    Rerolled { seat: Seat, from: u8, to: u8 },
    /// A score changes.
    Changed { seat: Seat, by: i8 },
    /// A figure sets out past what guards the way.
    SetOut { seat: Seat, to: SpaceId },
    /// A figure walks.
    Walked { seat: Seat, to: SpaceId },
    /// A figure is put somewhere.
    Moved { seat: Seat, to: SpaceId },
    /// A figure encounters its space again.
    Stayed { seat: Seat, space: SpaceId },
    /// Cards are turned up.
    Drew { seat: Seat, cards: Vec<Code>, space: SpaceId },
    /// Spells are drawn; others see how many.
    DrewSpell { seat: Seat, card: Option<Code> },
    /// Cards on top of a deck are looked at; others see how many.
    Looked { seat: Seat, deck: Deck, count: u8, cards: Vec<Code> },
    /// Somebody gets a card.
    Took { seat: Seat, card: Code, from: Option<Seat> },
    /// Somebody lays a card down.
    Laid { seat: Option<Seat>, card: Code, space: SpaceId },
    /// A card goes to its pile.
    Discarded { card: Code, from: Option<Seat> },
    /// A card is killed.
    Killed { card: Code, by: Option<Seat> },
    /// An Enemy becomes a trophy.
    Trophy { seat: Seat, card: Code },
    /// Counters are gained, or lost if negative.
    Counters { seat: Seat, stat: Stat, by: i8 },
    /// Gold is laid on a space, or taken from it if negative.
    GoldLaid { space: SpaceId, by: i8 },
    /// Counters on a card change.
    Loaded { card: Code, by: i8 },
    /// A card is met.
    Met { seat: Seat, card: Code },
    /// Somebody evades.
    Evaded { seat: Seat },
    /// A creature is left alone.
    Spared { seat: Seat },
    /// A creature is removed without a fight.
    Destroyed { seat: Seat },
    /// A fight begins with a creature.
    FightBegan { seat: Seat, by: Ability, mine: i8, cards: Vec<Code>, value: u8 },
    /// A fight begins between characters.
    DuelBegan { seat: Seat, it: Seat, by: Ability },
    /// A fight is decided.
    FightEnded { seat: Seat, score: i8, foe_score: i8, won: Option<bool> },
    /// A life was saved.
    Saved { seat: Seat },
    /// A Spell is cast.
    Cast { seat: Seat, card: Code, at: Option<Seat>, on: Option<Code> },
    /// A Spell is cancelled.
    Cancelled { card: Code },
    /// What a card or character can do is used.
    Used { seat: Seat, reaction: u16 },
    /// An offer was chosen.
    Chose { seat: Seat, offer: String },
    /// Something becomes of a character.
    Became { seat: Seat, status: &'static str },
    /// An effect begins that lasts.
    LastingBegan { card: Option<Code> },
    /// An effect ends.
    LastingEnded { card: Option<Code> },
    /// A character is killed.
    Died { seat: Seat },
    /// A player is out.
    Out { seat: Seat },
    /// The discards become the deck.
    Shuffled { deck: Deck },
    /// Trophies are handed in.
    Traded { seat: Seat, ability: Ability },
    /// A standing answer becomes known.
    Quiet { seat: Seat, scope: Quiet },
    /// The Crown is reached for the first time.
    Crowned { seat: Seat },
    /// The Command Spell is cast.
    Command { seat: Seat },
    /// The match is won.
    Won { seat: Seat },
    /// The limit of turns is reached.
    LimitReached,
}

//! Modifiers, laid out so that a question finds those that may answer it.

use super::{CharacterId, NameId, QuestId};
use crate::language::{Amount, Cond, Number, Permission, Prohibition, Reaction, SpaceId};
use std::sync::Arc;

/// What speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// A card of this name.
    Name(NameId),
    /// A character.
    Character(CharacterId),
    /// A space.
    Space(SpaceId),
    /// A quest.
    Quest(QuestId),
    /// Being a Toad.
    Toad,
    /// Being enslaved.
    Enslaved,
}

/// When a modifier of a card holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// For whoever has or is it, or stands there.
    Held,
    /// For its owner, while he uses it in a battle.
    Wielded,
    /// For everybody on the space where it lies.
    Lying,
    /// While it is in force: for the one, or for everybody, on whom it was laid.
    Lasting(u8),
    /// A Spell in hand that may be cast.
    InHand,
}

/// One modifier without the conditions around it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leaf {
    /// What speaks.
    pub source: Source,
    /// When.
    pub mode: Mode,
    /// All of these have to be so.
    pub conds: Arc<[Cond]>,
    /// What it says.
    pub what: What,
}

/// What a modifier says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// Adds to a number.
    Number(Number, Amount),
    /// Replaces a number.
    Fix(Number, Amount),
    /// Allows.
    Can(Permission),
    /// Forbids.
    Cannot(Prohibition),
    /// Can be done, or happens.
    On(Arc<Reaction>),
}

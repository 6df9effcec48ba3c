//! Unfinished business: what goes on inside what.

use super::NOTHING;
use crate::components::{CardId, CharacterId, QuestId, Source};
use crate::language::{SpaceId, TextId};
use table::Seat;

/// How deep business can be nested. A Spell in a fight in a table of a card in an encounter, countered twice, takes 19.
pub const MOST_FRAMES: usize = 28;

/// What kind of business a frame is; each has a file in `engine` that carries it on.
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
pub enum Kind {
    /// Choosing characters and what the set-up asks.
    #[default]
    Setup,
    /// A turn (TM-1).
    Turn,
    /// The steps of a text.
    Text,
    /// A roll (TM-4).
    Roll,
    /// A fight (TM-6).
    Fight,
    /// Lives are lost (TM-7).
    Loss,
    /// A card is killed.
    Kill,
    /// A Spell is cast (TM-5).
    Cast,
    /// A reaction is carried out: target, price, effect.
    Use,
    /// A question to everybody who may react.
    Window,
    /// A question to one player whether to use what he has at this moment.
    Moment,
    /// A space is encountered (TB-16).
    Encounter,
    /// One card is met.
    Meet,
    /// Cards are picked one by one.
    Pick,
    /// More is held than is allowed (TB-31, TB-33).
    Surplus,
    /// The winner of a duel takes his reward (TB-24).
    Spoils,
}

/// What a text belongs to, in two bytes.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema,
)]
pub struct Thing(pub u16);

impl Thing {
    /// Nothing in particular.
    pub const NONE: Thing = Thing(NOTHING);
    /// Being a Toad.
    pub const TOAD: Thing = Thing(900);
    /// Being enslaved.
    pub const ENSLAVED: Thing = Thing(901);

    /// A card.
    pub const fn card(card: CardId) -> Thing {
        Thing(card.0)
    }

    /// A space.
    pub const fn space(space: SpaceId) -> Thing {
        Thing(512 + space.index() as u16)
    }

    /// A character.
    pub const fn character(character: CharacterId) -> Thing {
        Thing(640 + character.0 as u16)
    }

    /// A quest.
    pub const fn quest(quest: QuestId) -> Thing {
        Thing(768 + quest.0 as u16)
    }

    /// The card, if it is one.
    #[inline]
    pub const fn as_card(self) -> Option<CardId> {
        if self.0 < 512 { Some(CardId(self.0)) } else { None }
    }

    /// The space, if it is one.
    pub const fn as_space(self) -> Option<SpaceId> {
        if self.0 >= 512 && self.0 < 640 { SpaceId::new((self.0 - 512) as u8) } else { None }
    }

    /// What speaks, for things that are no cards; cards speak by their names.
    pub const fn as_source(self) -> Option<Source> {
        match self.0 {
            512..640 => match self.as_space() {
                Some(space) => Some(Source::Space(space)),
                None => None,
            },
            640..768 => Some(Source::Character(CharacterId((self.0 - 640) as u8))),
            768..900 => Some(Source::Quest(QuestId((self.0 - 768) as u8))),
            900 => Some(Source::Toad),
            901 => Some(Source::Enslaved),
            _ => None,
        }
    }
}

/// One piece of unfinished business.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
pub struct Frame {
    /// What kind.
    pub kind: Kind,
    /// How far it has come; each kind counts its own.
    pub stage: u8,
    /// The text it runs.
    pub text: TextId,
    /// The step it is at.
    pub step: u8,
    /// Whom it acts on.
    pub me: Seat,
    /// The other one.
    pub it: Seat,
    /// Seats still to come, or times left.
    pub left: u8,
    /// The last number.
    pub n: i8,
    /// What speaks.
    pub this: Thing,
    /// The card at hand, or [`NOTHING`].
    pub that: u16,
    /// A reaction, a space, an amount: whatever the kind needs.
    pub with: u16,
}

impl Frame {
    /// A frame of a kind for a player.
    pub const fn new(kind: Kind, me: Seat) -> Frame {
        Frame {
            kind,
            stage: 0,
            text: TextId(0),
            step: 0,
            me,
            it: me,
            left: 0,
            n: 0,
            this: Thing::NONE,
            that: NOTHING,
            with: 0,
        }
    }

    /// The card at hand.
    pub const fn that(&self) -> Option<CardId> {
        if self.that == NOTHING { None } else { Some(CardId(self.that)) }
    }
}

/// A stack of frames without the heap.
#[derive(Clone, Copy, Debug)]
pub struct Stack {
    frames: [Frame; MOST_FRAMES],
    len: u8,
}

impl Stack {
    /// Nothing to do.
    pub const EMPTY: Stack = Stack { frames: [Frame::new(Kind::Setup, Seat(0)); MOST_FRAMES], len: 0 };

    /// The frames, the outermost first.
    #[inline]
    pub fn frames(&self) -> &[Frame] {
        &self.frames[..usize::from(self.len)]
    }

    /// How many more fit.
    pub const fn room(&self) -> usize {
        MOST_FRAMES - self.len as usize
    }

    /// Puts one on top. If there is no room nothing happens; moments offer nothing long before.
    pub fn push(&mut self, frame: Frame) {
        if let Some(place) = self.frames.get_mut(usize::from(self.len)) {
            *place = frame;
            self.len += 1;
        }
    }

    /// Takes the topmost off.
    pub fn pop(&mut self) -> Option<Frame> {
        let last = self.len.checked_sub(1)?;
        self.len = last;
        let place = &mut self.frames[usize::from(last)];
        Some(core::mem::replace(place, Frame::new(Kind::Setup, Seat(0))))
    }

    /// The topmost.
    #[inline]
    pub fn top(&self) -> Option<&Frame> {
        self.frames().last()
    }

    /// The topmost, to be changed.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut Frame> {
        let last = usize::from(self.len).checked_sub(1)?;
        self.frames.get_mut(last)
    }

    /// A frame by its place from outside.
    pub fn get_mut(&mut self, index: usize) -> Option<&mut Frame> {
        self.frames[..usize::from(self.len)].get_mut(index)
    }

    /// The innermost of a kind.
    pub fn innermost(&mut self, kind: Kind) -> Option<&mut Frame> {
        let len = usize::from(self.len);
        self.frames[..len].iter_mut().rev().find(|frame| frame.kind == kind)
    }
}

impl PartialEq for Stack {
    fn eq(&self, other: &Stack) -> bool {
        self.frames() == other.frames()
    }
}

impl Eq for Stack {}

//! The matters at hand: a roll, a fight, lives at stake, effects in force.

use super::{MOST_SEATS, NOTHING, Thing};
use crate::components::CardId;
use crate::language::{Ability, Family, Tag};
use table::{Seat, Seats};

/// The roll at hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
pub struct Roll {
    /// Who rolls.
    pub by: Seat,
    /// What for.
    pub tag: Tag,
    /// The dice; 0 where there is none.
    pub dice: [u8; 3],
    /// The highest counts, not the sum.
    pub highest: bool,
    /// One of them has been rolled again and stands (TB-29).
    pub rerolled: bool,
    /// What has been added.
    pub change: i8,
}

impl Roll {
    /// No roll.
    pub const NONE: Roll =
        Roll { by: Seat(0), tag: Tag::Table, dice: [0; 3], highest: false, rerolled: false, change: 0 };

    /// How many dice there are.
    pub fn count(&self) -> u8 {
        self.dice.iter().filter(|die| **die > 0).count() as u8
    }

    /// What the dice show, without what has been added.
    pub fn natural(&self) -> i8 {
        let dice = self.dice.iter();
        (if self.highest { dice.copied().max().unwrap_or(0) } else { dice.sum() }) as i8
    }

    /// The score.
    pub fn score(&self) -> i8 {
        self.natural() + self.change
    }
}

/// Whom one fights.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
pub enum Foe {
    /// Nobody.
    Nobody,
    /// A creature of a space or table.
    Creature(Option<Family>),
    /// The Enemies on the space with this number that attack with the same ability (TB-18).
    Cards(u8),
    /// A character.
    Character(Seat),
}

/// The fight at hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
pub struct Fight {
    /// Who attacks: the active player.
    pub attacker: Seat,
    /// Whom.
    pub foe: Foe,
    /// With what.
    pub by: Ability,
    /// How strong the creature is, all of them together.
    pub value: u8,
    /// The dice of the foe; 0 where there is none.
    pub foe_dice: [u8; 2],
    /// What the attacker rolled.
    pub score: i8,
    /// What the foe has in all.
    pub foe_score: i8,
    /// The Weapons of the attacker, and of a character who defends himself; [`NOTHING`] for none.
    pub arms: [[u16; 2]; 2],
    /// The foe rolls no die.
    pub no_die: bool,
    /// It ends in a stand-off, whatever the scores.
    pub stand_off: bool,
    /// The loser pays with a life (TB-24).
    pub life: bool,
    /// Somebody bled, or was killed.
    pub blood: bool,
    /// Who won, when it is decided.
    pub winner: Option<Seat>,
    /// Has it been decided?
    pub decided: bool,
}

impl Fight {
    /// No fight.
    pub const NONE: Fight = Fight {
        attacker: Seat(0),
        foe: Foe::Nobody,
        by: Ability::Strength,
        value: 0,
        foe_dice: [0; 2],
        score: 0,
        foe_score: 0,
        arms: [[NOTHING; 2]; 2],
        no_die: false,
        stand_off: false,
        life: false,
        blood: false,
        winner: None,
        decided: false,
    };

    /// Is this player one of the fighters?
    pub fn involves(&self, seat: Seat) -> bool {
        match self.foe {
            Foe::Nobody => false,
            Foe::Character(defender) => seat == self.attacker || seat == defender,
            Foe::Creature(_) | Foe::Cards(_) => seat == self.attacker,
        }
    }

    /// The Weapons of a fighter.
    pub fn arms_of(&self, seat: Seat) -> &[u16; 2] {
        &self.arms[usize::from(seat != self.attacker)]
    }
}

/// The lives at stake.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
pub struct Loss {
    /// How many, for each player.
    pub lives: [u8; MOST_SEATS],
    /// They are lost in a battle: Armour may help.
    pub beaten: bool,
    /// Who was asked about his Armour already.
    pub armoured: Seats,
}

impl Loss {
    /// None.
    pub const NONE: Loss = Loss { lives: [0; MOST_SEATS], beaten: false, armoured: Seats::NONE };
}

/// An effect in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
pub struct Lasting {
    /// The number of its modifiers.
    pub list: u8,
    /// For whom; everybody if nobody is named.
    pub subject: Option<Seat>,
    /// For which card; [`NOTHING`] if it is about none.
    pub card: u16,
    /// What laid it.
    pub source: Thing,
    /// How long.
    pub until: Until,
    /// A number that was fixed when it began.
    pub n: i8,
}

/// How long an effect is in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
pub enum Until {
    /// It is not.
    Never,
    /// Until the fight is over.
    Fight,
    /// Until the turn is over.
    Turn,
    /// Until so many turns of this player have begun (V-17).
    Rounds(Seat, u8),
}

impl Lasting {
    /// Nothing.
    pub const NONE: Lasting =
        Lasting { list: 0, subject: None, card: NOTHING, source: Thing::NONE, until: Until::Never, n: 0 };
}

/// Counters on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Load {
    /// Which card; [`NOTHING`] for none.
    pub card: u16,
    /// How many: of what, the card says.
    pub count: u8,
}

impl Load {
    /// None.
    pub const NONE: Load = Load { card: NOTHING, count: 0 };

    /// Does it lie on this card?
    pub const fn is_on(&self, card: CardId) -> bool {
        self.card == card.0
    }
}

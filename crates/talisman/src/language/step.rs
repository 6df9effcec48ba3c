//! What a text does.

use super::{
    Ability, Amount, Cards, Cond, Family, Holder, Modifiers, Place, Span as Lasts, Stat, Tag, Text, Visit,
    Way, Where,
};
use core::fmt;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One thing that is done. In data files verbs begin with a capital letter, nouns with a small one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// `me` takes counters from the stock, above the value too; as many as there are (V-4, TB-3).
    Gain(Stat, Amount),
    /// `me` returns counters; less if there are fewer, but all of it in a price (V-3). Lives: TM-7.
    Lose(Stat, Amount),
    /// HEAL and REPLENISH: like `Gain`, up to the value (V-4).
    Restore(Stat, Amount),
    /// Counters change holder.
    Hand(Stat, Amount, Holder, Holder),
    /// Cards change their place.
    Put(Cards, Place),
    /// Cards are shown to `me`; the last one is `that`.
    Look(Cards),
    /// `me` chooses one of several offers that are possible; if none is, nothing happens.
    Choose {
        /// The offers.
        of: Vec<Offer>,
        /// How often.
        #[serde(default)]
        times: Times,
        /// One must be chosen, where one is possible.
        #[serde(default)]
        must: bool,
    },
    /// Only if this is so; otherwise the rest.
    If {
        /// If this is so,
        is: Cond,
        /// then this,
        #[serde(default)]
        then: Text,
        /// otherwise that.
        #[serde(default)]
        otherwise: Text,
    },
    /// `me` rolls (V-6, TM-4): the sum of the dice and what modifies it, then `plus`; `n` is the result.
    Roll {
        /// How many dice.
        dice: u8,
        /// Added afterwards.
        #[serde(default)]
        plus: Amount,
        /// What for.
        #[serde(default)]
        tag: Tag,
        /// What comes of it, by the result; beyond both ends the nearest row (V-6).
        rows: Vec<Row>,
    },
    /// The same for several; inside, `me` is each of them, and `it` the one outside.
    Each(Over, Text),
    /// `me` fights a creature that is no card (V-7); Enemy cards need no such step.
    Fight {
        /// With what.
        by: Ability,
        /// How strong it is.
        value: Amount,
        /// What kind of creature, if it is of any.
        #[serde(default)]
        family: Option<Family>,
        /// If `me` wins.
        #[serde(default)]
        won: Text,
    },
    /// `me` is put on a space (V-8, TB-14).
    Go {
        /// Which.
        to: Where,
        /// By what way.
        #[serde(default)]
        way: Way,
        /// It is not encountered.
        #[serde(default)]
        quiet: bool,
    },
    /// Something about turns of `me`.
    Turn(TurnChange),
    /// `me` becomes that.
    Become(Status),
    /// Changes the fight, roll, loss or Spell at hand.
    Alter(Change),
    /// Modifiers in force for a while.
    For(Lasts, Modifiers),
    /// `me` may do that instead of the next move, from this very space (TB-54).
    Later(Text),
    /// `me` calls on somebody: whoever has something to say there, says it.
    Call(Visit),
    /// A text that stands elsewhere under this name.
    Do(String),
}

/// One of several things to choose from.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Offer {
    /// What it is called, where it has a name: `blacksmith`.
    pub name: Option<String>,
    /// Only if this is so.
    pub when: Cond,
    /// What it costs; not possible where it cannot be paid in full (V-3).
    pub pay: Text,
    /// What it does; not possible where that begins with picking from nothing, such as what is sold out.
    pub does: Text,
}

/// How often `me` may choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Times {
    /// Once.
    #[default]
    Once,
    /// As often as he likes.
    Any,
    /// So often at most.
    UpTo(u8),
}

/// For whom, or how often.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Over {
    /// For the other one.
    It,
    /// For every character, in turn order from `me` (V-2).
    Everyone,
    /// For every other character, in turn order.
    Others,
    /// For every character in the Region of `me`, in turn order from `me`.
    Region,
    /// So many times.
    Times(Amount),
    /// For each of these cards, one after the other: it is `that`.
    Cards(Cards),
}

/// Something about turns (TB-6, TB-49).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnChange {
    /// MISS 1.
    Miss,
    /// MISS NEXT.
    MissNext,
    /// The turn of `me` ends.
    End,
    /// The turn of `me` is lost: nothing more is done in it.
    Lose,
    /// So many more turns follow this one.
    Again(u8),
}

/// What a character may become.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// A Toad (TB-37).
    Toad,
    /// Good.
    Good,
    /// Neutral.
    Neutral,
    /// Evil.
    Evil,
    /// Enslaved in the Temple (TB-53).
    Enslaved,
    /// Free again.
    Free,
    /// Sworn to this quest (TB-58).
    Sworn(String),
    /// Rid of the quest.
    Released,
}

/// How the matter at hand changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// It does not happen: the loss, the Spell, the killing.
    Void,
    /// So much less is lost.
    Less(u8),
    /// The score changes by that.
    Score(i8),
    /// The opponent rolls no die.
    NoDie,
    /// The fight ends in a stand-off.
    StandOff,
    /// The opponent must pay with a life, not with goods (TB-24).
    Life,
    /// The creature is removed before the fight: discarded if it is a card; it counts as killed.
    Destroy,
    /// The creature is not fought; that is not evading (TB-19).
    Spare,
    /// The creature counts as evaded.
    Evade,
}

/// A row of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row(pub Span, pub Text);

/// The results that a row stands for: `"4"`, `"2-3"`, `"..0"` and below, `"6.."` and above.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Span {
    /// The lowest.
    pub low: i8,
    /// The highest.
    pub high: i8,
}

impl Span {
    /// Does it hold this result?
    pub const fn holds(self, result: i8) -> bool {
        self.low <= result && result <= self.high
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.low, self.high) {
            (i8::MIN, high) => write!(f, "..{high}"),
            (low, i8::MAX) => write!(f, "{low}.."),
            (low, high) if low == high => write!(f, "{low}"),
            (low, high) => write!(f, "{low}-{high}"),
        }
    }
}

impl Serialize for Span {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Span {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Span, D::Error> {
        let text = String::deserialize(deserializer)?;
        let number = |part: &str| part.trim().parse::<i8>().ok();
        // The first sign may be the minus of a number, so the dash of a range is looked for after it.
        let dash = text.char_indices().skip(1).find(|(_, sign)| *sign == '-').map(|(index, _)| index);
        let span = if let Some(high) = text.strip_prefix("..") {
            number(high).map(|high| Span { low: i8::MIN, high })
        } else if let Some(low) = text.strip_suffix("..") {
            number(low).map(|low| Span { low, high: i8::MAX })
        } else if let Some(dash) = dash {
            number(&text[..dash]).zip(number(&text[dash + 1..])).map(|(low, high)| Span { low, high })
        } else {
            number(&text).map(|only| Span { low: only, high: only })
        };
        span.filter(|span| span.low <= span.high)
            .ok_or_else(|| serde::de::Error::custom(format!("`{text}` is no range of results")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_of_results_read_back() {
        for (text, low, high) in [
            ("4", 4, 4),
            ("-1", -1, -1),
            ("2-3", 2, 3),
            ("-3-2", -3, 2),
            ("-3--2", -3, -2),
            ("..0", i8::MIN, 0),
            ("..-1", i8::MIN, -1),
            ("6..", 6, i8::MAX),
            ("-1..", -1, i8::MAX),
        ] {
            let span: Span = ron::from_str(&format!("{text:?}")).unwrap();
            assert_eq!(span, Span { low, high });
            assert_eq!(span.to_string(), text);
        }
        for odd in ["", "-", "..", "x", "3-2", "1-", "200", "1..3"] {
            assert!(ron::from_str::<Span>(&format!("{odd:?}")).is_err(), "{odd}");
        }
    }
}

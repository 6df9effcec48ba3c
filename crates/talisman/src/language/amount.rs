//! How much, how many.

use super::{Ability, Holder, Stat};
use core::fmt;
use core::str::FromStr;
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How much, how many. In data files a number, or a word in quotes:
///
/// | written | means |
/// |---|---|
/// | `2` | two |
/// | `"all"` | all there is, up to the value or the limit where there is one |
/// | `"up to 2"` | as many as `me` likes, at most two |
/// | `"n"` | the last number |
/// | `"strength"`, `"craft"` | what `me` has of it now, everything counted (V-16) |
/// | `"strength value"`, `"craft value"` | the value alone (V-16) |
/// | `"life on this"`, `"task on me"` | how many counters lie there |
/// | `"foe"` | the value of the creature that is met, or of `that` card |
/// | `"2d"` | the sum of two dice that are rolled for nobody: no fate, no modifiers |
/// | `"-craft"` | less by that |
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Amount {
    /// A number.
    Exactly(i8),
    /// All there is.
    All,
    /// As many as `me` likes, up to this.
    UpTo(u8),
    /// The last number.
    Number,
    /// What `me` has of an ability, everything counted.
    Ability(Ability),
    /// The value of an ability of `me`.
    Value(Ability),
    /// How many counters lie there.
    On(Stat, Holder),
    /// The value of the creature at hand.
    Foe,
    /// The sum of so many dice of nobody.
    Dice(u8),
    /// Less by that.
    Minus(Box<Amount>),
}

impl Default for Amount {
    fn default() -> Amount {
        Amount::Exactly(0)
    }
}

/// A text that is no amount.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadAmount(pub String);

impl fmt::Display for BadAmount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no amount", self.0)
    }
}

impl core::error::Error for BadAmount {}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Amount::Exactly(number) => write!(f, "{number}"),
            Amount::All => f.write_str("all"),
            Amount::UpTo(most) => write!(f, "up to {most}"),
            Amount::Number => f.write_str("n"),
            Amount::Ability(ability) => f.write_str(ability.word()),
            Amount::Value(ability) => write!(f, "{} value", ability.word()),
            Amount::On(stat, holder) => write!(f, "{} on {}", stat.word(), holder.word()),
            Amount::Foe => f.write_str("foe"),
            Amount::Dice(dice) => write!(f, "{dice}d"),
            Amount::Minus(amount) => write!(f, "-{amount}"),
        }
    }
}

impl FromStr for Amount {
    type Err = BadAmount;

    fn from_str(text: &str) -> Result<Amount, BadAmount> {
        let bad = || BadAmount(text.to_owned());
        let word = text.trim();
        let ability = |word: &str| Ability::ALL.iter().copied().find(|ability| ability.word() == word);
        if let Some(rest) = word.strip_prefix("up to ") {
            return rest.trim().parse().map(Amount::UpTo).map_err(|_| bad());
        }
        if let Ok(number) = word.parse() {
            return Ok(Amount::Exactly(number));
        }
        if let Some(rest) = word.strip_prefix('-') {
            return Ok(Amount::Minus(Box::new(rest.parse().map_err(|_| bad())?)));
        }
        if let Some((stat, holder)) = word.split_once(" on ") {
            let stat = Stat::ALL.iter().copied().find(|known| known.word() == stat).ok_or_else(bad)?;
            let holder = [Holder::Me, Holder::It, Holder::This, Holder::That, Holder::Here]
                .into_iter()
                .find(|known| known.word() == holder)
                .ok_or_else(bad)?;
            return Ok(Amount::On(stat, holder));
        }
        if let Some(rest) = word.strip_suffix(" value") {
            return ability(rest).map(Amount::Value).ok_or_else(bad);
        }
        if let Some(dice) = word.strip_suffix('d').and_then(|dice| dice.parse().ok()) {
            return Ok(Amount::Dice(dice));
        }
        match word {
            "all" => Ok(Amount::All),
            "n" => Ok(Amount::Number),
            "foe" => Ok(Amount::Foe),
            _ => ability(word).map(Amount::Ability).ok_or_else(bad),
        }
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Amount::Exactly(number) => serializer.serialize_i8(*number),
            _ => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Amount, D::Error> {
        struct Written;
        impl Visitor<'_> for Written {
            type Value = Amount;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number or an amount in quotes")
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Amount, E> {
                i8::try_from(number).map(Amount::Exactly).map_err(E::custom)
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Amount, E> {
                i8::try_from(number).map(Amount::Exactly).map_err(E::custom)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Amount, E> {
                text.parse().map_err(E::custom)
            }
        }
        deserializer.deserialize_any(Written)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_read_back() {
        for text in [
            "2",
            "-1",
            "all",
            "up to 2",
            "n",
            "strength",
            "-craft",
            "craft value",
            "life on this",
            "task on me",
            "foe",
            "2d",
            "-2d",
        ] {
            let amount: Amount = text.parse().unwrap();
            assert_eq!(amount.to_string(), text);
            let written = ron::to_string(&amount).unwrap();
            assert_eq!(ron::from_str::<Amount>(&written).unwrap(), amount, "{written}");
        }
        for odd in ["", "some", "up to", "x value", "life on mars", "-", "d"] {
            assert!(odd.parse::<Amount>().is_err(), "{odd}");
        }
    }
}

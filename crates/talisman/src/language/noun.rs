//! The nouns of the game.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

macro_rules! nouns {
    ($($(#[$doc:meta])* $name:ident { $($(#[$inner:meta])* $variant:ident = $word:literal),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $($(#[$inner])* #[doc = concat!("`", $word, "`.")] $variant,)+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The word in data files and in the keys of phrases.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }
    )+};
}

nouns! {
    /// What a character has counters of.
    Stat {
        Life = "life",
        Fate = "fate",
        Gold = "gold",
        Strength = "strength",
        Craft = "craft",
        /// How much is left to do on a space of the Inner Region: Pitfiends, the Strength of the Werewolf, a game with Death.
        Task = "task",
    }

    /// What one fights with.
    Ability { Strength = "strength", Craft = "craft" }

    /// Whom a character serves (TB-36).
    Alignment { Good = "good", Neutral = "neutral", Evil = "evil" }

    /// What a card is.
    Kind {
        Event = "event",
        Enemy = "enemy",
        Stranger = "stranger",
        Follower = "follower",
        Object = "object",
        MagicObject = "magic_object",
        Place = "place",
        Spell = "spell",
    }

    /// How an Object is used in battle (TB-23).
    Class { Weapon = "weapon", Armour = "armour" }

    /// What kind of creature an Enemy is.
    Family { Animal = "animal", Dragon = "dragon", Monster = "monster", Spirit = "spirit" }

    /// Where cards come from and go back to (V-9).
    Deck { Adventure = "adventure", Spell = "spell", Purchase = "purchase", Talisman = "talisman" }

    /// A part of the board (V-14).
    Region { Outer = "outer", Middle = "middle", Inner = "inner" }
}

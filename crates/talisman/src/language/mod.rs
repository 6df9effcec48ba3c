//! The language in which every text of the game is written: cards, spaces, characters, quests.
//!
//! A text is a list of [`Step`]s that are done one after the other. What holds as long as something is owned, lies
//! somewhere or is in force is a list of [`Modifier`]s. Both are plain data, read from the files under `data/`; nothing
//! in the program knows a card by its name.
//!
//! While a text runs it can speak of
//!
//! | word | means |
//! |---|---|
//! | `me` | the character whom the text acts on |
//! | `it` | the other one: the target, the opponent, or the outer `me` inside [`Step::Each`] |
//! | `this` | the card, space, character or quest that speaks |
//! | `that` | the card at hand: the target, the card just picked, the Enemy that is met |
//! | `n` | the last number: a score, how many cards were moved, how much was lost |

mod amount;
mod cards;
mod cond;
mod entry;
mod modifier;
mod moment;
mod noun;
mod place;
mod step;
mod text;

pub use amount::{Amount, BadAmount};
pub use cards::{Cards, Filter, Sort, Zone};
pub use cond::{Cond, Fact, Order, Trait};
pub use entry::{
    CardEntry, CharacterEntry, CounterEntry, Fragment, LinkEntry, QuestEntry, RaftEntry, SpaceEntry,
    StatusEntry, StockEntry,
};
pub use modifier::{Modifier, Number, Once, Permission, Prohibition, Reaction, Span, Target, Whose};
pub use moment::{Moment, Tag, Visit};
pub use noun::{Ability, Alignment, Class, Deck, Family, Kind, Region, Stat};
pub use place::{BadSpace, Holder, Place, SpaceId, Way, Where, Who};
pub use step::{Change, Offer, Over, Row, Span as RowSpan, Status, Step, Times, TurnChange};
pub use text::{Modifiers, Text, TextId};

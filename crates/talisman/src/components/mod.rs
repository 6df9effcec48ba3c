//! What is in the box: names, cards, spaces, characters, read from the files under `data/`.

mod id;
mod kit;
mod leaf;
mod link;
mod read;

pub use id::{BadCode, CardId, CharacterId, Code, NameId, NameSet, QuestId};
pub use kit::{CardFace, Kit, MOST_CARDS};
pub use leaf::{Leaf, Mode, Source, What};

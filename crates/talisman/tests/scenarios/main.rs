//! Every component of the box at work, one scenario for each thing that it does.

#[path = "../scenario/mod.rs"]
mod scenario;

mod components;
mod enemies;
mod events;
mod followers;
mod inner;
mod links;
mod magic_objects;
mod middle;
mod objects;
mod outer;
mod places;
mod quests;
mod strangers;

// One line a player, one for what is done, one for what comes of it: the layout tells as much as the words.
#[rustfmt::skip]
mod abilities;
#[rustfmt::skip]
mod fighters;
#[rustfmt::skip]
mod shared_texts;
#[rustfmt::skip]
mod spells;
#[rustfmt::skip]
mod spells_in_answer;
#[rustfmt::skip]
mod wanderers;

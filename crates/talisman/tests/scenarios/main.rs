//! Every component of the box at work, one scenario for each thing that it does.

#[path = "../scenario/mod.rs"]
mod scenario;

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

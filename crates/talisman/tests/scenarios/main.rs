//! Every component of the box at work, one scenario for each thing that it does.

#[path = "../scenario/mod.rs"]
mod scenario;

mod enemies;
mod events;
mod followers;
mod magic_objects;
mod objects;
mod places;
mod strangers;

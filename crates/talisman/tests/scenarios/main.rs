//! Every component of the box at work, one scenario for each thing that it does.

#[path = "../scenario/mod.rs"]
mod scenario;

mod components;
mod events;
mod fighters;
mod spells;
mod spells_in_answer;
mod wanderers;

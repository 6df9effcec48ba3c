//! Every component of the box at work, one scenario for each thing that it does.

#[path = "../scenario/mod.rs"]
mod scenario;

mod components;
mod events;

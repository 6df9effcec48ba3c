//! Every rule of the base game, by its number.

#[path = "../scenario/mod.rs"]
mod scenario;

mod belongings;
mod encounters;
mod fights;
mod moving;
mod options;
mod portal;
mod set_up;
mod turns;
mod words;

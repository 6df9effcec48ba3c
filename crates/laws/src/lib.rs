//! What holds for every game, checked by the same code for all.

pub mod fuzz;
pub mod mutate;

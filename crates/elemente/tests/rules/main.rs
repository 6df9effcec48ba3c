//! A test for every rule: situations drawn, moves typed.

mod components;
mod gift_phase;
mod gifts;
mod memory;
mod path_phase;
mod scenario;
mod scoring;
mod set_up;
mod spirit_phase;

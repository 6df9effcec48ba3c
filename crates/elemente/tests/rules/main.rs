//! A test for every rule: situations drawn, moves typed.

mod components;
mod gifts;
mod path_phase;
mod scenario;
mod scoring;
mod set_up;
mod spirit_phase;

//! Programs that attack a real server on this machine: they kill it, race it, listen at its doors, and are slow and broken.
//!
//! Each has an end, of work or of time. In the test run they are short; `cargo xtask attack` has them go on for longer and
//! prints what they did.

mod client;
mod effort;
mod kills;
mod luck;
mod process;
mod races;
mod secrecy;
mod slow;
mod worlds;

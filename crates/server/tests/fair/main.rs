//! Fair play and accounts, against a real server: what somebody might try, and that it gains nothing.

mod clocks;
mod dice;
mod help;
mod rematches;
mod undo;
mod wire;

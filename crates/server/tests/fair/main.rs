//! Fair play and accounts, against a real server: what somebody might try, and that it gains nothing.

mod accounts;
mod clocks;
mod dice;
mod guests;
mod help;
mod logins;
mod names;
mod rematches;
mod undo;
mod wire;

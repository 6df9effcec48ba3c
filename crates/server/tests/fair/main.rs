//! Fair play and accounts, against a real server: what somebody might try, and that it gains nothing.

mod dice;
mod wire;

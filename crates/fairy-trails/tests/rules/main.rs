//! A test for every rule, on drawn positions; see `scenario.rs` for the drawings.

mod claims;
mod deck;
mod laying;
mod positions;
mod same_moves;
mod scenario;
mod solo;
mod stones;

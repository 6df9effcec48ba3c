//! The server on a port of its own, asked over the wire by clients who are slow, broken, or many.

mod computers;
mod crowds;
mod ending;
mod falls;
mod manners;
mod repeats;
mod site;
mod slow;

//! The server on a port of its own, asked over the wire by clients who are slow, broken, or many.

mod ending;
mod manners;
mod site;
mod slow;

//! Scenarios: every card, every row, every ability does what it says.

mod components;

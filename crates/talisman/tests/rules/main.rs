//! Every rule of the base game, by its number, shown by a position in which it decides.

#[path = "../scenario/mod.rs"]
mod scenario;

mod belongings;
mod encounters;
mod fights;
mod moving;
mod options;
mod portal;
mod set_up;
mod turns;
mod words;

// One line a player, one for what is done, one for what comes of it: the layout tells as much as the words.
#[rustfmt::skip]
mod casting;
#[rustfmt::skip]
mod crown;
#[rustfmt::skip]
mod death;
#[rustfmt::skip]
mod rulings_of_cards;
#[rustfmt::skip]
mod rulings_of_fights;
#[rustfmt::skip]
mod rulings_of_ways;
#[rustfmt::skip]
mod timing;
#[rustfmt::skip]
mod windows;
#[rustfmt::skip]
mod toads;

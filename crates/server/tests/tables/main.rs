//! The server as its clients meet it: requests in, answers and news out.

mod after;
mod clocks;
mod editions;
mod house;
mod long;
mod playing;
mod restart;
mod seats;
mod secrets;
mod skirmish;
mod streams;
mod undo;

//! The server as its clients meet it: requests in, answers and news out.

mod after;
mod clocks;
mod house;
mod playing;
mod restart;
mod seats;
mod secrets;
mod streams;
mod undo;

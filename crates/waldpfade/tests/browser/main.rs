//! The table in a real browser, from the first click to the last move.
//!
//! Each test serves a house of its own and drives Chromium by its driver; `cargo xtask test` runs them as a step of their
//! own, or `cargo test -p waldpfade --test browser`. With `WALDPFADE_SHOTS=FOLDER` pictures of every page are kept there.
//! Nothing sleeps: everything waits for what it needs, and for no longer than that.

mod asking;
mod browser;
mod games;
mod house;
mod leaving;
mod pages;
mod playing;
mod safety;
mod sitting;
mod together;

//! One match between players.

use crate::Player;
use core::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use table::{Dice, Game, Outcome, Quiet, Refusal, Seat, Seed, Viewer};

/// A match that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Who won.
    pub outcome: Outcome,
    /// The points of each seat.
    pub totals: Vec<i32>,
    /// How many plies it took.
    pub plies: u32,
}

/// A player did what the rules do not allow, or a game did not end: a mistake of the program, not of its user.
#[derive(Clone, PartialEq, Debug)]
pub struct Misplay {
    /// Whose decision it was.
    pub seat: Seat,
    /// After how many plies.
    pub ply: u32,
    /// What the rules said; `None` if the player had nothing to say or the match went beyond its bound.
    pub refusal: Option<Refusal>,
}

impl fmt::Display for Misplay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.refusal {
            Some(refusal) => {
                let rule = refusal.rule.unwrap_or("no rule");
                write!(
                    f,
                    "seat {} was refused at ply {}: {} ({rule})",
                    self.seat, self.ply, refusal.reason.key
                )
            }
            None => write!(f, "seat {} could not go on at ply {}", self.seat, self.ply),
        }
    }
}

impl core::error::Error for Misplay {}

/// Plays one match: deals with the seed, and asks whoever is waited for until nobody is.
///
/// While several seats owe a decision the lowest is asked first; the views of the others hide from them what it chose.
/// `Ok(None)` if `stop` was raised before the end.
///
/// # Panics
/// If there are fewer players than seats.
pub fn play_out<G: Game>(
    game: &G,
    players: &mut [Box<dyn Player<G>>],
    seed: Seed,
    stop: &AtomicBool,
) -> Result<Option<Played>, Misplay> {
    let mut dice = Dice::new(seed);
    let mut state = game.deal(&mut dice);
    let mut plies = 0;
    while let Some(seat) = game.waiting(&state).first() {
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let misplay = |refusal| Misplay { seat, ply: plies, refusal };
        if plies as usize > game.bound() {
            return Err(misplay(None));
        }
        let view = game.view(&state, Viewer::Seat(seat));
        let choice = players[seat.index()].choose(game, &view, seat).ok_or_else(|| misplay(None))?;
        let _ = game
            .play(&mut state, seat, &choice, &mut dice, &mut Quiet)
            .map_err(|refusal| misplay(Some(refusal)))?;
        plies += 1;
    }
    let totals = game.scores(&state).iter().map(table::Score::total).collect();
    let outcome = game.outcome(&state).unwrap_or_else(|| Outcome::without_winner(game.seats()));
    Ok(Some(Played { outcome, totals, plies }))
}

//! One match between players.

use crate::playout::quick;
use crate::{Level, Player};
use core::fmt;
use rand_core::Rng;
use rand_pcg::Pcg64Mcg;
use std::sync::atomic::{AtomicBool, Ordering};
use table::{Dice, Game, Outcome, Quiet, Refusal, Score, Seat, Seed, Viewer};

/// Makes a fresh player for a match from a seed.
pub type Entrant<G> = Box<dyn Fn(Seed) -> Box<dyn Player<G>> + Send + Sync>;

/// Who decides for a seat in a match between computer players.
pub enum Chooser<G: Game> {
    /// Anything legal. The list of moves follows from the view by law, so drawing from the list of the real state is
    /// as honest as imagining a world first, and many times faster.
    Any(Pcg64Mcg),
    /// A player.
    Player(Box<dyn Player<G>>),
}

impl<G: Game> Chooser<G> {
    /// Somebody who plays anything legal.
    pub fn any(seed: Seed) -> Chooser<G> {
        let (number, _) = seed.0.split_first_chunk::<8>().unwrap_or((&[0; 8], &[]));
        Chooser::Any(quick(u64::from_le_bytes(*number)))
    }

    fn choose(&mut self, game: &G, state: &G::State, seat: Seat) -> Option<G::Move> {
        match self {
            Chooser::Any(numbers) => {
                let count = game.move_count(state, seat) as u64;
                game.nth_move(state, seat, ((u64::from(numbers.next_u32()) * count) >> 32) as usize)
            }
            Chooser::Player(player) => player.choose(game, &game.view(state, Viewer::Seat(seat)), seat),
        }
    }
}

impl<G: Game> fmt::Debug for Chooser<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Chooser::Any(_) => "Any",
            Chooser::Player(_) => "Player",
        })
    }
}

impl<G: Game> From<Box<dyn Player<G>>> for Chooser<G> {
    fn from(player: Box<dyn Player<G>>) -> Chooser<G> {
        Chooser::Player(player)
    }
}

/// Somebody who looks on, sees everything, and says nothing.
pub trait Onlooker<G: Game> {
    /// A seat is about to decide.
    fn decides(&mut self, game: &G, state: &G::State, seat: Seat);

    /// Nobody is waited for any more.
    fn ended(&mut self, game: &G, state: &G::State);
}

/// Nobody looks on.
impl<G: Game> Onlooker<G> for () {
    #[inline]
    fn decides(&mut self, _game: &G, _state: &G::State, _seat: Seat) {}

    #[inline]
    fn ended(&mut self, _game: &G, _state: &G::State) {}
}

/// A match that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Who won.
    pub outcome: Outcome,
    /// The points of each seat, with their parts.
    pub scores: Vec<Score>,
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
    players: &mut [Chooser<G>],
    seed: Seed,
    stop: &AtomicBool,
    onlooker: &mut impl Onlooker<G>,
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
        onlooker.decides(game, &state, seat);
        let player = &mut players[seat.index()];
        let choice = player.choose(game, &state, seat).ok_or_else(|| misplay(None))?;
        let _ = match player {
            // From the list: no need to check.
            Chooser::Any(_) => game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet),
            Chooser::Player(_) => game
                .play(&mut state, seat, &choice, &mut dice, &mut Quiet)
                .map_err(|refusal| misplay(Some(refusal)))?,
        };
        plies += 1;
    }
    onlooker.ended(game, &state);
    let outcome = game.outcome(&state).unwrap_or_else(|| Outcome::without_winner(game.seats()));
    Ok(Some(Played { outcome, scores: game.scores(&state), plies }))
}

impl Level {
    /// Somebody of this level for one match.
    pub fn chooser<G: Game>(self, seed: Seed, budget: crate::Budget) -> Chooser<G> {
        if self == Level::Random { Chooser::any(seed) } else { self.player(seed, budget).into() }
    }
}

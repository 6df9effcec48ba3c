//! Many matches between the same players.

use crate::tally::Tally;
use crate::{Misplay, Player, Report, play_out};
use core::fmt;
use core::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use table::{Game, Seed};

/// Makes a fresh player for a match from a seed.
pub type Entrant<G> = Box<dyn Fn(Seed) -> Box<dyn Player<G>> + Send + Sync>;

/// What is to be played.
pub struct Tournament<'t, G: Game> {
    /// The rules.
    pub game: &'t G,
    /// Who plays: one for each seat.
    pub entrants: &'t [Entrant<G>],
    /// How many games.
    pub games: u64,
    /// All seeds of all games follow from it, and nothing else does: the result is the same on any number of threads.
    pub seed: Seed,
    /// Entrant 0 always sits in seat 0, and so on; otherwise everybody moves on by one seat from game to game.
    pub fixed_seats: bool,
    /// How many games at a time; 0 for as many as there are cores.
    pub threads: usize,
}

impl<G: Game> fmt::Debug for Tournament<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tournament")
            .field("game", &G::ID)
            .field("entrants", &self.entrants.len())
            .field("games", &self.games)
            .finish_non_exhaustive()
    }
}

/// Plays a tournament.
///
/// When `stop` is raised the games under way are given up, and the report tells of those that were finished.
/// `progress` hears how many have been, from any thread.
///
/// # Panics
/// If there is not one entrant for each seat.
pub fn simulate<G: Game>(
    tournament: &Tournament<'_, G>,
    stop: &AtomicBool,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Report, Misplay> {
    let seats = usize::from(tournament.game.seats());
    assert_eq!(tournament.entrants.len(), seats, "one entrant for each seat");
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    // Each thread takes the next game that nobody has taken; which one it gets makes no difference, because a game
    // follows from its number, and tallies are whole numbers.
    let work = || -> Result<Tally, Misplay> {
        let mut tally = Tally::new(seats);
        while !stop.load(Ordering::Relaxed) {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= tournament.games {
                break;
            }
            if tournament.play(index, stop, &mut tally)? {
                progress(done.fetch_add(1, Ordering::Relaxed) + 1);
            }
        }
        Ok(tally)
    };
    let threads = match tournament.threads {
        0 => thread::available_parallelism().map_or(1, NonZero::get),
        some => some,
    };
    let tallies = thread::scope(|scope| {
        // A system that refuses another thread gets by with those it has; this one works too.
        let helpers: Vec<_> =
            (1..threads).map_while(|_| thread::Builder::new().spawn_scoped(scope, work).ok()).collect();
        let mut tallies = vec![work()];
        for helper in helpers {
            tallies.push(helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        tallies
    });
    let joined = tallies.into_iter().try_fold(Tally::new(seats), |sum, tally| Ok(sum.join(&tally?)))?;
    Ok(joined.report())
}

impl<G: Game> Tournament<'_, G> {
    /// Plays the game with this number, and says whether it came to its end.
    fn play(&self, index: u64, stop: &AtomicBool, tally: &mut Tally) -> Result<bool, Misplay> {
        let seats = self.entrants.len();
        let turn = if self.fixed_seats { 0 } else { (index % seats as u64) as usize };
        let entrant_of = |seat: usize| (seat + seats - turn) % seats;
        let seed = self.seed.derive("game", index);
        let mut players: Vec<Box<dyn Player<G>>> = (0..seats)
            .map(|seat| self.entrants[entrant_of(seat)](seed.derive("player", seat as u64)))
            .collect();
        let played = play_out(self.game, &mut players, seed.derive("dice", 0), stop)?;
        if let Some(played) = &played {
            tally.add(played, entrant_of);
        }
        Ok(played.is_some())
    }
}

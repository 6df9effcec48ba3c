//! Random matches along which the laws are checked.
//!
//! A walk is streamed: it keeps the state and the dice of the moment, and a law that looks at some moments of it keeps
//! as many states as it looks at, however long the match.

use table::{Boundary, Dice, Envelope, Game, Match, Quiet, Refusal, Seat, Seed};

/// How many moments of a walk that stops early are looked at.
pub const FEW: usize = 2;

/// A random match, or a piece of one, made by one seed.
#[derive(Clone, Debug)]
pub struct Walk<G: Game> {
    /// The rules.
    pub game: G,
    /// Decides dice and moves.
    pub seed: u64,
    /// Where it begins; a deal where nothing is said.
    pub start: Option<G::Position>,
    /// After how many plies it stops, whether the match is over or not.
    pub stop: Option<u32>,
}

/// A moment of a walk: before a move is made.
#[derive(Debug)]
pub struct Moment<'w, G: Game> {
    /// The rules.
    pub game: &'w G,
    /// The state.
    pub state: &'w G::State,
    /// The dice of the match.
    pub dice: &'w Dice,
    /// How many plies have been played.
    pub ply: u32,
    /// Who will move.
    pub seat: Seat,
    /// What will be played.
    pub choice: &'w G::Move,
    /// All legal moves of that seat.
    pub moves: &'w [G::Move],
}

/// What came of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct After<S, E> {
    /// The state after it.
    pub state: S,
    /// The dice after it.
    pub dice: Dice,
    /// What happened.
    pub events: Vec<E>,
    /// Whether it told anybody something new.
    pub boundary: Boundary,
}

impl<G: Game> Moment<'_, G> {
    /// Everything, hidden things and dice included.
    pub fn position(&self) -> Envelope {
        let (state, dice) = (self.state.clone(), self.dice.clone());
        Match::from_state(self.game.clone(), state, dice, self.ply).position()
    }

    /// Makes the move that will be played, in a copy.
    ///
    /// # Panics
    /// If the rules refuse it.
    pub fn play(&self) -> After<G::State, G::Event> {
        let (mut state, mut dice, mut events) = (self.state.clone(), self.dice.clone(), Vec::new());
        let played = self.game.play(&mut state, self.seat, self.choice, &mut dice, &mut events);
        let boundary = played.unwrap_or_else(|refusal| refused(self.seat, self.choice, &refusal));
        After { state, dice, events, boundary }
    }
}

/// Where a walk ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End<S> {
    /// The state there.
    pub state: S,
    /// The dice of the match.
    pub dice: Dice,
    /// How many plies have been played.
    pub ply: u32,
    /// Whether the match is over; else the walk was to stop there.
    pub over: bool,
}

/// A moment that is kept; its moves follow from it.
struct Kept<G: Game> {
    state: G::State,
    dice: Dice,
    ply: u32,
    seat: Seat,
    choice: G::Move,
}

impl<G: Game> Walk<G> {
    /// A whole match, from the deal to its end.
    pub fn whole(game: &G, seed: u64) -> Walk<G> {
        Walk { game: game.clone(), seed, start: None, stop: None }
    }

    /// Dice for the law's own choices; not those of the match.
    pub fn chance(&self, label: &str) -> Dice {
        Dice::new(Seed::from_number(self.seed).derive(label, 0))
    }

    /// State and dice before the first move.
    ///
    /// # Panics
    /// If the position where it begins cannot stand.
    pub fn begin(&self) -> (G::State, Dice) {
        let mut dice = Dice::new(self.match_seed());
        let state = match &self.start {
            None => self.game.deal(&mut dice),
            Some(position) => {
                self.game.load(position).unwrap_or_else(|faults| panic!("{position:?}: {faults:?}"))
            }
        };
        (state, dice)
    }

    /// Plays to the end, showing every moment.
    ///
    /// # Panics
    /// If a listed move is refused or has a twin in the list, a seat is waited for without a move, or the bound is
    /// broken.
    pub fn stroll(&self, mut visit: impl FnMut(&Moment<'_, G>)) -> End<G::State> {
        let game = &self.game;
        let mut chance = self.chance("moves");
        let (mut state, mut dice) = self.begin();
        let (mut moves, mut waiting) = (Vec::new(), Vec::new());
        for ply in 0.. {
            waiting.clear();
            waiting.extend(game.waiting(&state).iter());
            let picked = chance.pick(&waiting).copied();
            let Some(seat) = picked.filter(|_| self.stop != Some(ply)) else {
                return End { state, dice, ply, over: picked.is_none() };
            };
            assert!((ply as usize) < game.bound(), "longer than its bound of {}", game.bound());
            moves.clear();
            game.moves(&state, seat, &mut moves);
            let choice = chance.pick(&moves).expect("who is waited for has a move").clone();
            visit(&Moment { game, state: &state, dice: &dice, ply, seat, choice: &choice, moves: &moves });
            let canonical = game.canonical(&state, seat, choice.clone());
            assert_eq!(canonical, choice, "a listed move is the one that stands for its like");
            if let Err(refusal) = game.play(&mut state, seat, &choice, &mut dice, &mut Quiet) {
                refused(seat, &choice, &refusal)
            }
        }
        unreachable!("every match ends within its bound")
    }

    /// Plays to the end, then shows about `count` moments, spread evenly.
    ///
    /// Whenever there are more than that, every other one is let go of: one walk suffices, and no more than `count`
    /// states are kept. Walks that stop early come in hundreds: of each, [`FEW`] moments are shown.
    pub fn sample(&self, count: usize, mut visit: impl FnMut(&Moment<'_, G>)) -> End<G::State> {
        let count = if self.stop.is_some() { count.min(FEW) } else { count.max(1) };
        let mut kept: Vec<Kept<G>> = Vec::new();
        let mut step = 1;
        let due = |ply: u32, step: u64| u64::from(ply) % step == self.seed % step;
        let end = self.stroll(|moment| {
            if !due(moment.ply, step) {
                return;
            }
            kept.push(Kept {
                state: moment.state.clone(),
                dice: moment.dice.clone(),
                ply: moment.ply,
                seat: moment.seat,
                choice: moment.choice.clone(),
            });
            if kept.len() > count {
                step *= 2;
                kept.retain(|kept| due(kept.ply, step));
            }
        });
        let mut moves = Vec::new();
        for Kept { state, dice, ply, seat, choice } in &kept {
            moves.clear();
            self.game.moves(state, *seat, &mut moves);
            visit(&Moment { game: &self.game, state, dice, ply: *ply, seat: *seat, choice, moves: &moves });
        }
        end
    }

    /// The same moves as a match, which remembers them.
    ///
    /// # Panics
    /// As [`Walk::stroll`] does.
    pub fn play(&self) -> Match<G> {
        let mut game_match = if self.start.is_none() {
            Match::new(self.game.clone(), self.match_seed())
        } else {
            let (state, dice) = self.begin();
            Match::from_state(self.game.clone(), state, dice, 0)
        };
        self.stroll(|moment| {
            if let Err(refusal) = game_match.play(moment.seat, moment.choice.clone()) {
                refused(moment.seat, moment.choice, &refusal)
            }
        });
        game_match
    }

    fn match_seed(&self) -> Seed {
        Seed::from_number(self.seed).derive("match", 0)
    }
}

fn refused<M: core::fmt::Debug>(seat: Seat, choice: &M, refusal: &Refusal) -> ! {
    panic!("the listed move {choice:?} of seat {seat} was refused: {refusal:?}");
}

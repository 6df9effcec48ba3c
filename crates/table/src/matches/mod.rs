//! A match: rules, state, dice and the moves that led here.

mod audience;
mod replay;

pub use audience::Audience;

use crate::envelope::{state_fingerprint, to_value};
use crate::record::{Record, RecordedMove, Start};
use crate::{
    Boundary, Components, Dice, Edition, Envelope, Fault, Fingerprint, Game, Quiet, Refusal, Seat, Seed,
};
use std::borrow::Cow;

/// After so many plies a match keeps its state, so that whatever looks back plays at most so many plies again.
pub const KEYFRAME: usize = 64;

/// One move of a match, as it was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply<M> {
    /// Who moved.
    pub seat: Seat,
    /// What.
    pub choice: M,
    /// Whether it told anybody something new, or is [binding](crate::Rules::binding): undo is free back to here.
    pub boundary: Boundary,
    /// Who learnt which move it was when it was made.
    pub audience: Audience,
}

/// A state on the way, with the dice as they stood.
#[derive(Clone, Debug)]
struct Keyframe<G: Game> {
    state: G::State,
    dice: Dice,
}

/// A match in progress, or a finished one.
///
/// Undo is replay: the state before any ply is rebuilt from the last keyframe before it, so taking back a move that
/// rolled dice and making it again rolls the same. What happened in earlier plies is told again in the same way: only
/// the events since the last keyframe are kept. No work of a ply grows with the match.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: G,
    /// The seed that the match was dealt by; `None` if it goes on from a state.
    seed: Option<Seed>,
    first_ply: u32,
    /// The start, and then the state after every [`KEYFRAME`] plies before the present.
    keyframes: Vec<Keyframe<G>>,
    state: G::State,
    dice: Dice,
    plies: Vec<Ply<G::Move>>,
    /// The events of the plies since the last keyframe.
    recent: Vec<Vec<G::Event>>,
    /// How many plies lead to and include the last one that cannot be taken back freely.
    crossed: usize,
}

/// More plies should be taken back than were played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UndoTooFar {
    /// How many could be.
    pub played: usize,
}

impl core::fmt::Display for UndoTooFar {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "only {} plies were played", self.played)
    }
}

impl core::error::Error for UndoTooFar {}

impl<G: Game> Match<G> {
    /// Deals a new match.
    pub fn new(game: G, seed: Seed) -> Match<G> {
        let mut dice = Dice::new(seed);
        let state = game.deal(&mut dice);
        Match::begin(game, Some(seed), state, dice, 0)
    }

    /// Plays on from a position. `fallback` seeds the dice if the position names none.
    pub fn load(envelope: &Envelope, edition: &Edition<G>, fallback: Seed) -> Result<Match<G>, Vec<Fault>> {
        let opened = envelope.open::<G>(edition, fallback)?;
        Ok(Match::from_state(opened.game, opened.state, opened.dice, opened.ply))
    }

    /// Plays on from a state, e.g. an imagined one.
    pub fn from_state(game: G, state: G::State, dice: Dice, ply: u32) -> Match<G> {
        Match::begin(game, None, state, dice, ply)
    }

    fn begin(game: G, seed: Option<Seed>, state: G::State, dice: Dice, first_ply: u32) -> Match<G> {
        let keyframes = vec![Keyframe { state: state.clone(), dice: dice.clone() }];
        let (plies, recent) = (Vec::new(), Vec::new());
        Match { game, seed, first_ply, keyframes, state, dice, plies, recent, crossed: 0 }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// How many plies have been played, those before a loaded position included.
    pub fn ply(&self) -> u32 {
        self.first_ply + self.plies.len() as u32
    }

    /// How many plies were played before the start of this match, at the position it goes on from.
    pub fn first_ply(&self) -> u32 {
        self.first_ply
    }

    /// The plies since the start of this match.
    pub fn plies(&self) -> &[Ply<G::Move>] {
        &self.plies
    }

    fn is_waited_for(&self, seat: Seat) -> bool {
        self.game.waiting(&self.state).contains(seat)
    }

    /// The listed move that does the same; games are asked for seats that decide only, whatever a file names.
    fn canonical(&self, seat: Seat, choice: G::Move) -> G::Move {
        if self.is_waited_for(seat) { self.game.canonical(&self.state, seat, choice) } else { choice }
    }

    /// Plays a move, and tells what happened. A refused move changes nothing.
    pub fn play(&mut self, seat: Seat, choice: G::Move) -> Result<&[G::Event], Refusal> {
        let choice = self.canonical(seat, choice);
        // Games are asked who learns a move of legal ones only: what is refused may be anything at all.
        let legal = self.is_waited_for(seat) && self.game.check(&self.state, seat, &choice).is_ok();
        let audience =
            if legal { Audience::of(&self.game, &self.state, seat, &choice) } else { Audience::NOBODY };
        let binding = legal && self.game.binding(&self.state, seat, &choice);
        // Taken before the move and kept only if it is legal: the state before the ply.
        let due = self.plies.len() == self.keyframes.len() * KEYFRAME;
        let keyframe = due.then(|| Keyframe { state: self.state.clone(), dice: self.dice.clone() });
        let mut events = Vec::new();
        let learnt = self.game.play(&mut self.state, seat, &choice, &mut self.dice, &mut events)?;
        let boundary = if binding { Boundary::Crossed } else { learnt };
        if let Some(keyframe) = keyframe {
            self.keyframes.push(keyframe);
            self.recent.clear();
        }
        self.plies.push(Ply { seat, choice, boundary, audience });
        self.recent.push(events);
        if boundary == Boundary::Crossed {
            self.crossed = self.plies.len();
        }
        Ok(self.recent.last().map_or(&[], Vec::as_slice))
    }

    /// What happened in a ply since the start of this match, counted from 0; nothing if there is no such ply.
    pub fn events(&self, ply: usize) -> Cow<'_, [G::Event]> {
        let kept_from = (self.keyframes.len() - 1) * KEYFRAME;
        if let Some(events) = ply.checked_sub(kept_from).and_then(|place| self.recent.get(place)) {
            return Cow::Borrowed(events);
        }
        let Some(told) = self.plies.get(ply) else { return Cow::Borrowed(&[]) };
        let Keyframe { mut state, mut dice } = self.before(ply);
        let mut events = Vec::new();
        let _ = self.game.apply(&mut state, told.seat, &told.choice, &mut dice, &mut events);
        Cow::Owned(events)
    }

    /// The state and dice after so many plies of this match, which were played.
    fn before(&self, plies: usize) -> Keyframe<G> {
        let place = (plies / KEYFRAME).min(self.keyframes.len() - 1);
        let mut at = self.keyframes[place].clone();
        for ply in &self.plies[place * KEYFRAME..plies] {
            // Moves of the log were legal once, and replaying is deterministic.
            let _ = self.game.apply(&mut at.state, ply.seat, &ply.choice, &mut at.dice, &mut Quiet);
        }
        at
    }

    /// The match as it stood after so many plies, those before its start included; `None` if it was never there. It goes
    /// on from the last keyframe before: what came earlier is not part of it.
    pub fn at(&self, ply: u32) -> Option<Match<G>> {
        let plies = ply.checked_sub(self.first_ply)? as usize;
        if plies > self.plies.len() {
            return None;
        }
        // The last ply itself is part of it, so that it can tell what happened.
        let place = (plies.saturating_sub(1) / KEYFRAME).min(self.keyframes.len() - 1);
        let from = place * KEYFRAME;
        let Keyframe { state, dice } = self.keyframes[place].clone();
        let seed = self.seed.filter(|_| place == 0);
        let mut at = Match::begin(self.game.clone(), seed, state, dice, self.first_ply + from as u32);
        for made in &self.plies[from..plies] {
            at.play(made.seat, made.choice.clone()).ok()?;
        }
        Some(at)
    }

    /// How many plies can be taken back freely: nobody unlearns anything, and none of them is binding.
    pub fn free_undo(&self) -> usize {
        self.plies.len() - self.crossed
    }

    /// Takes back this many plies, over information boundaries too: asking whether that is wanted is the caller's part.
    pub fn undo(&mut self, plies: usize) -> Result<(), UndoTooFar> {
        let played = self.plies.len();
        let keep = played.checked_sub(plies).ok_or(UndoTooFar { played })?;
        if plies == 0 {
            return Ok(());
        }
        // The events of the last ply that stays belong to the keyframe before it.
        let place = (keep.saturating_sub(1) / KEYFRAME).min(self.keyframes.len() - 1);
        let again = self.plies.split_off(place * KEYFRAME);
        self.keyframes.truncate(place + 1);
        Keyframe { state: self.state, dice: self.dice } = self.keyframes[place].clone();
        self.recent.clear();
        for ply in again.into_iter().take(keep - place * KEYFRAME) {
            let mut events = Vec::new();
            let _ = self.game.apply(&mut self.state, ply.seat, &ply.choice, &mut self.dice, &mut events);
            self.recent.push(events);
            self.plies.push(ply);
        }
        let crossed = self.plies.iter().rposition(|ply| ply.boundary == Boundary::Crossed);
        self.crossed = crossed.map_or(0, |last| last + 1);
        Ok(())
    }

    /// Everything, hidden things and dice included.
    pub fn position(&self) -> Envelope {
        Envelope::seal(&self.game, &self.state, &self.dice, self.ply())
    }

    /// Stands for the present state on every machine.
    pub fn fingerprint(&self) -> Fingerprint {
        state_fingerprint(&self.game, &self.state)
    }

    /// The match so far as a record.
    pub fn record(&self) -> Record {
        let start = self.seed.map_or_else(
            || {
                let Keyframe { state, dice } = &self.keyframes[0];
                Start::Position(to_value(&Envelope::seal(&self.game, state, dice, self.first_ply)))
            },
            Start::Seed,
        );
        let written =
            |ply: &Ply<G::Move>| RecordedMove { seat: ply.seat, text: self.game.write_move(&ply.choice) };
        Record {
            game: G::ID.to_owned(),
            ruleset: self.game.setup().ruleset.to_owned(),
            components: self.game.setup().components.fingerprint(),
            seats: self.game.seats(),
            options: to_value(&self.game.setup().options),
            start,
            dice: None,
            moves: self.plies.iter().map(written).collect(),
            end: self.fingerprint(),
        }
    }
}

/// Two matches are equal if they stand alike and will go on alike, however they came there.
impl<G: Game> PartialEq for Match<G> {
    fn eq(&self, other: &Match<G>) -> bool {
        self.state == other.state
            && self.dice == other.dice
            && self.ply() == other.ply()
            && self.game.seats() == other.game.seats()
            && self.game.setup().options == other.game.setup().options
            && self.game.setup().components == other.game.setup().components
    }
}

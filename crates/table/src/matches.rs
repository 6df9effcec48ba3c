//! A match: rules, state, dice and the moves that led here.

use crate::envelope::{state_fingerprint, to_value};
use crate::record::{Record, RecordedMove, Start};
use crate::{
    Boundary, Components, Dice, Edition, Envelope, Fault, Fingerprint, Game, Phrase, Refusal, Seat, Seed,
};

/// One move of a match, as it was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply<M> {
    /// Who moved.
    pub seat: Seat,
    /// What.
    pub choice: M,
    /// Whether it told anybody something new.
    pub boundary: Boundary,
}

/// A match in progress, or a finished one.
///
/// Undo is replay: the state before any ply is rebuilt from the start, so taking back a move that rolled dice and
/// making it again rolls the same.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: G,
    start: Start,
    origin: (G::State, Dice),
    first_ply: u32,
    state: G::State,
    dice: Dice,
    plies: Vec<Ply<G::Move>>,
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
        Match::begin(game, Start::Seed(seed), state, dice, 0)
    }

    /// Plays on from a position. `fallback` seeds the dice if the position names none.
    pub fn load(envelope: &Envelope, edition: &Edition<G>, fallback: Seed) -> Result<Match<G>, Vec<Fault>> {
        let opened = envelope.open::<G>(edition, fallback)?;
        Ok(Match::from_state(opened.game, opened.state, opened.dice, opened.ply))
    }

    /// Plays on from a state, e.g. an imagined one.
    pub fn from_state(game: G, state: G::State, dice: Dice, ply: u32) -> Match<G> {
        let start = Start::Position(to_value(&Envelope::seal(&game, &state, &dice, ply)));
        Match::begin(game, start, state, dice, ply)
    }

    fn begin(game: G, start: Start, state: G::State, dice: Dice, first_ply: u32) -> Match<G> {
        let origin = (state.clone(), dice.clone());
        Match { game, start, origin, first_ply, state, dice, plies: Vec::new() }
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

    /// The plies since the start of this match.
    pub fn plies(&self) -> &[Ply<G::Move>] {
        &self.plies
    }

    /// Plays a move, and tells what happened. A refused move changes nothing.
    pub fn play(&mut self, seat: Seat, choice: G::Move) -> Result<Vec<G::Event>, Refusal> {
        let mut events = Vec::new();
        let choice = self.game.canonical(&self.state, seat, choice);
        let boundary = self.game.play(&mut self.state, seat, &choice, &mut self.dice, &mut events)?;
        self.plies.push(Ply { seat, choice, boundary });
        Ok(events)
    }

    /// How many plies can be taken back without unlearning anything.
    pub fn free_undo(&self) -> usize {
        self.plies.iter().rev().take_while(|ply| ply.boundary == Boundary::Kept).count()
    }

    /// Takes back this many plies, over information boundaries too: asking whether that is wanted is the caller's part.
    pub fn undo(&mut self, plies: usize) -> Result<(), UndoTooFar> {
        let played = self.plies.len();
        let keep = played.checked_sub(plies).ok_or(UndoTooFar { played })?;
        let (mut state, mut dice) = self.origin.clone();
        for ply in &self.plies[..keep] {
            // Moves of the log were legal once, and replaying is deterministic.
            let _ = self.game.apply(&mut state, ply.seat, &ply.choice, &mut dice, &mut crate::Quiet);
        }
        self.plies.truncate(keep);
        self.state = state;
        self.dice = dice;
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
        Record {
            game: G::ID.to_owned(),
            ruleset: self.game.setup().ruleset.to_owned(),
            components: self.game.setup().components.fingerprint(),
            seats: self.game.seats(),
            options: to_value(&self.game.setup().options),
            start: self.start.clone(),
            moves: self
                .plies
                .iter()
                .map(|ply| RecordedMove { seat: ply.seat, text: self.game.write_move(&ply.choice) })
                .collect(),
            end: self.fingerprint(),
        }
    }

    /// Plays a record again, checking every move and the final fingerprint; a fault names the line of the record.
    pub fn replay(record: &Record, edition: &Edition<G>) -> Result<Match<G>, Vec<Fault>> {
        let one = |line, reason: Phrase| vec![Fault::line(line, reason)];
        if record.game != G::ID {
            let reason =
                Phrase::new("fault-other-game").with("game", record.game.as_str()).with("expected", G::ID);
            return Err(one(Record::GAME_LINE, reason));
        }
        if let Err(fault) = edition.check_ruleset(&record.ruleset) {
            return Err(one(Record::RULESET_LINE, fault.reason));
        }
        if record.components != edition.components().fingerprint() {
            return Err(one(Record::COMPONENTS_LINE, Phrase::new("fault-other-components")));
        }
        let on_line = |line: usize| {
            move |faults: Vec<Fault>| {
                faults
                    .into_iter()
                    .map(|fault| Fault { place: crate::Place::Line(line), ..fault })
                    .collect::<Vec<_>>()
            }
        };
        let mut game_match = match &record.start {
            Start::Seed(seed) => {
                let game =
                    edition.open(record.seats, &record.options).map_err(on_line(Record::OPTIONS_LINE))?;
                Match::new(game, *seed)
            }
            Start::Position(position) => {
                let envelope = <Envelope as serde::Deserialize>::deserialize(position).map_err(|error| {
                    let reason = Phrase::new("fault-unreadable").with("detail", error.to_string());
                    one(Record::START_LINE, reason)
                })?;
                Match::load(&envelope, edition, Seed::from_number(0)).map_err(on_line(Record::START_LINE))?
            }
        };
        if game_match.game.setup().ruleset != record.ruleset
            || game_match.game.seats() != record.seats
            || to_value(&game_match.game.setup().options) != record.options
        {
            return Err(one(Record::OPTIONS_LINE, Phrase::new("fault-record-options")));
        }
        for (index, recorded) in record.moves.iter().enumerate() {
            let played = game_match
                .game
                .read_move(&recorded.text)
                .and_then(|choice| {
                    // One spelling only, so that a record has one form.
                    if game_match.game.write_move(&choice) == recorded.text
                        && game_match.game.canonical(&game_match.state, recorded.seat, choice.clone())
                            == choice
                    {
                        Ok(choice)
                    } else {
                        let reason =
                            Phrase::new("refused-unreadable-move").with("text", recorded.text.as_str());
                        Err(Refusal::unreadable(reason))
                    }
                })
                .and_then(|choice| game_match.play(recorded.seat, choice));
            if let Err(refusal) = played {
                let fault = Fault::line(Record::move_line(index), refusal.reason);
                return Err(vec![Fault { rule: refusal.rule, ..fault }]);
            }
        }
        if game_match.fingerprint() != record.end {
            return Err(one(Record::move_line(record.moves.len()), Phrase::new("fault-record-end")));
        }
        Ok(game_match)
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

//! A match whose game is known at run time only.

use crate::Decision;
use serde_json::Value;
use sketch::{Brush, Scene};
use table::{
    AutoPass, Envelope, Fingerprint, Outcome, Panel, Phrase, Ply, Record, Refusal, Score, ScoreSource, Seat,
    Seats, Seed, Step, UndoTooFar, Viewer,
};
use words::Words;

/// A match in progress, or a finished one, of any game.
///
/// It knows everything, hidden things included: whoever shows it to a person goes through [`AnyMatch::view`],
/// [`AnyMatch::happened`] and [`AnyMatch::draw`] with a viewer.
pub trait AnyMatch: Send + Sync {
    /// The id of the game.
    fn id(&self) -> &'static str;

    /// How many play.
    fn seats(&self) -> u8;

    /// The options, in full.
    fn options(&self) -> Value;

    /// Who is waited for, how far it is, and how it ended.
    fn status(&self) -> Status;

    /// May this seat decide now? The refusal says why not.
    fn may_decide(&self, seat: Seat) -> Result<(), Refusal>;

    /// All legal moves of a seat, in a fixed order; none for a seat that is not waited for.
    fn moves(&self, seat: Seat) -> Vec<Choice>;

    /// The same with what people need for choosing: words and handles, all from one view.
    fn offers(&self, seat: Seat) -> Vec<Offer>;

    /// Those of the moves that are offered unasked, in the same order: what lists for people hold.
    fn volunteered(&self, seat: Seat) -> Vec<Choice>;

    /// How many legal moves of a seat there are.
    fn move_count(&self, seat: Seat) -> usize;

    /// The move that means "nothing from me", where this seat is asked whether it wants to react; see
    /// [`table::Rules::pass`]. `None` where it owes another decision or none.
    fn pass(&self, seat: Seat) -> Option<String>;

    /// The same where whoever has the seat wants it answered for him.
    fn automatic_pass(&self, seat: Seat, habit: AutoPass) -> Option<String>;

    /// A move in words, as the seat that could make it would read it.
    fn describe(&self, seat: Seat, said: Said<'_>) -> Result<Phrase, Refusal>;

    /// A move as what a hand points at, one thing after the other, in the picture of that seat.
    fn steps(&self, seat: Seat, said: Said<'_>) -> Result<Vec<Step>, Refusal>;

    /// What a legal move does, in short words; the refusal says why a move is none.
    fn effects(&self, seat: Seat, said: Said<'_>) -> Result<Vec<Phrase>, Refusal>;

    /// From what in the picture of a viewer the parts of the scores are counted.
    fn score_sources(&self, viewer: Viewer) -> Vec<ScoreSource>;

    /// Plays a move. A refused one changes nothing.
    fn play(&mut self, seat: Seat, said: Said<'_>) -> Result<(), Refusal>;

    /// What happened in a ply since the start of this match, counted from 0: as a viewer perceived it, or all of it.
    fn happened(&self, ply: usize, viewer: Option<Viewer>) -> Vec<Happening>;

    /// How many plies were played since the start of this match.
    fn played(&self) -> usize;

    /// A ply since the start of this match, counted from 0; the move in its text form.
    fn ply(&self, index: usize) -> Option<Ply<String>>;

    /// Who made that ply.
    fn mover(&self, index: usize) -> Option<Seat>;

    /// The match as it stood after so many plies, those before its start included; `None` if it was never there.
    /// Rebuilds few plies however long the match is; what came before those is not part of it.
    fn at(&self, ply: u32) -> Option<Box<dyn AnyMatch>>;

    /// All that a viewer may know.
    fn view(&self, viewer: Viewer) -> Value;

    /// Everything, hidden things and dice included.
    fn position(&self) -> Envelope;

    /// For each seat its points by named parts, as if the game were scored now; everything counts, hidden or not.
    fn scores(&self) -> Vec<Score>;

    /// The same as far as a viewer knows it.
    fn standing(&self, viewer: Viewer) -> Vec<Score>;

    /// Is anything hidden from this viewer?
    fn hides(&self, viewer: Viewer) -> bool;

    /// A match that goes on from a state which this viewer cannot tell from the real one; its dice are its own.
    fn imagine(&self, viewer: Viewer, seed: Seed) -> Box<dyn AnyMatch>;

    /// How many plies can be taken back without unlearning anything.
    fn free_undo(&self) -> usize;

    /// Takes back this many plies.
    fn undo(&mut self, plies: usize) -> Result<(), UndoTooFar>;

    /// The match so far as a record.
    fn record(&self) -> Record;

    /// Stands for the present state on every machine.
    fn fingerprint(&self) -> Fingerprint;

    /// The decision that a seat owes, to be thought about apart from the match.
    fn decision(&self, seat: Seat) -> Box<dyn Decision>;

    /// Each player's sheet as far as a viewer knows it.
    fn panels(&self, viewer: Viewer) -> Vec<Panel>;

    /// The picture of what a viewer may know.
    fn draw(&self, viewer: Viewer, words: &Words) -> Scene {
        self.paint(viewer, Brush::new().labels(|key, arguments| words.label(key, arguments)))
    }

    /// The same with more told to the drawer: a preview, the last move, a narrow screen.
    fn paint(&self, viewer: Viewer, brush: Brush<'_>) -> Scene;
}

/// A move as it comes from outside.
#[derive(Clone, Copy, Debug)]
pub enum Said<'s> {
    /// The text form.
    Text(&'s str),
    /// Either form: a string is read as text first, anything else as JSON.
    Json(&'s Value),
}

/// A legal move in both its forms.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// To be typed and read.
    pub text: String,
    /// For programs.
    pub json: Value,
}

/// A legal move with what people need for choosing it.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    /// The move.
    pub choice: Choice,
    /// What it is in words.
    pub described: Phrase,
    /// What a hand points at, one thing after the other.
    pub steps: Vec<Step>,
    /// Is it offered unasked? Lists for people leave out what a player has to find himself.
    pub volunteered: bool,
}

/// A move that a computer player would make.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The move.
    pub choice: Choice,
    /// What it is in words.
    pub described: Phrase,
    /// What the seat may expect after it, from −1 (sure loss) to 1 (sure victory).
    pub expected: f32,
    /// How sure the player is that no other move is better, from 0 to 1.
    pub sure: f32,
    /// What speaks for it and against it, most important first.
    pub reasons: Vec<Phrase>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Happening {
    /// As data.
    pub event: Value,
    /// To be put into words.
    pub told: Phrase,
}

/// Where a match stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Status {
    /// Who owes a decision; nobody when it is over.
    pub waiting: Seats,
    /// Who is out of the match while it goes on: asked for nothing, neither a decision nor a vote.
    pub out: Seats,
    /// How many plies have been played, those before a loaded position included.
    pub ply: u32,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

//! The contract of a game.
//!
//! ```text
//!            options, seats, components
//!                       │ open
//!                       ▼
//!   dice ──deal──▶ state ◀──load── position (untrusted JSON)
//!                   │ ▲
//!         waiting   │ │ play(seat, move, dice) ──▶ events, boundary
//!         moves     │ │
//!         check     ▼ │
//!                  view(viewer) ──imagine(dice)──▶ another state with the same view
//! ```
//!
//! Rules are pure. A value of a type that implements [`Game`] is the *rules of one match*: options, number of seats
//! and components are fixed in it, and nothing in it ever changes. States are plain data. Everything a person or a
//! computer player learns is made from a view.

use crate::{
    Boundary, Components, Dice, Fault, Log, Measure, Oracle, Outcome, Phrase, Quiet, Refusal, RefusalKind,
    Rule, Score, ScoreKeeping, ScoreSource, Seat, Seats, Seed, Step, Viewer, Weights,
};
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::ops::RangeInclusive;
use core::str::FromStr;
use schemars::JsonSchema;
use serde::{Serialize, de::DeserializeOwned};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// What a match is opened with.
#[derive(Debug)]
pub struct Setup<G: Game> {
    /// How many play.
    pub seats: u8,
    /// The options of the game.
    pub options: G::Options,
    /// What is in the box.
    pub components: Arc<G::Components>,
}

impl<G: Game> Clone for Setup<G> {
    fn clone(&self) -> Setup<G> {
        Setup { seats: self.seats, options: self.options.clone(), components: Arc::clone(&self.components) }
    }
}

impl<G: Game> Setup<G> {
    /// A set-up with the components that come with the game.
    ///
    /// # Panics
    /// If the game's own data file is broken, which the law suite excludes.
    pub fn new(seats: u8, options: G::Options) -> Setup<G> {
        let components =
            G::Components::read(G::Components::DEFAULT).expect("the game's own components are sound");
        Setup { seats, options, components: Arc::new(components) }
    }
}

/// The rules of one match of one game.
///
/// Implementors promise the laws that the crate `laws` checks for every game alike; each method says what it promises.
pub trait Game: Clone + Debug + Send + Sync + Sized + 'static {
    /// Choices made before the match. Unknown fields in its JSON form are refused (`deny_unknown_fields`) and missing
    /// ones take their defaults (`default`).
    type Options: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    /// What is in the box; `()` where the pieces follow from the rules.
    type Components: Components;
    /// Everything about the match but the dice: hidden things, half-finished business as explicit pending steps, what
    /// each seat has seen and may remember. Plain data: no closures, no clocks.
    type State: Clone + Eq + Debug + Send + Sync;
    /// A decision of one seat. Its text form is made to be typed and read; both forms read back to an equal move.
    type Move: Clone
        + Eq
        + Hash
        + Debug
        + Display
        + FromStr<Err = Refusal>
        + Serialize
        + DeserializeOwned
        + JsonSchema
        + Send
        + Sync;
    /// Something that happened, as data.
    type Event: Clone + Eq + Debug + Serialize + JsonSchema + Send + Sync;
    /// All that one viewer may know; complete enough to imagine a whole state from it.
    type View: Clone + Eq + Debug + Serialize + JsonSchema + Send + Sync;
    /// The documented JSON form of a state; untrusted until [`Game::load`] accepts it. Unknown fields are refused.
    type Position: Clone + Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync;

    /// The id in commands, addresses and records, e.g. `krumme-pfade`.
    const ID: &'static str;
    /// Names these rules in records, e.g. `krumme-pfade/1`; changed behaviour is a new id.
    const RULESET: &'static str;
    /// The rule that says who acts when; cited when somebody acts out of turn.
    const TURN_RULE: Rule;
    /// How many can play at all; options may narrow it in [`Game::open`].
    const SEATS: RangeInclusive<u8>;
    /// Every rule id in the order of the rules document.
    const RULES: &'static [Rule];
    /// The language files: (language, Fluent text), English first.
    const WORDS: &'static [(&'static str, &'static str)];

    /// The options of a match at whose table computer players sit, where whoever chose them left open what such players
    /// are helped by. `attention` says for each seat how attentive its computer player is, from 0 to 1; `None` is a
    /// person. Most games leave everything as it is.
    fn adapt_options(options: Self::Options, _attention: &[Option<f32>]) -> Self::Options {
        options
    }

    /// Opens a match, or lists every fault of seats and options.
    fn open(setup: Setup<Self>) -> Result<Self, Vec<Fault>>;

    /// What the match was opened with.
    fn setup(&self) -> &Setup<Self>;

    /// How many sit at the table.
    #[inline]
    fn seats(&self) -> u8 {
        self.setup().seats
    }

    /// No match lasts longer than this many plies.
    fn bound(&self) -> usize;

    /// The state before the first move.
    fn deal(&self, dice: &mut Dice) -> Self::State;

    /// The seats that owe a decision; empty when the game is over. Everybody may know it.
    fn waiting(&self, state: &Self::State) -> Seats;

    /// Appends all legal moves of a seat, in a fixed order, each once. Nothing for a seat that is not waited for, and
    /// at least one move for every seat that is.
    fn moves(&self, state: &Self::State, seat: Seat, into: &mut Vec<Self::Move>);

    /// How many moves [`Game::moves`] would list.
    fn move_count(&self, state: &Self::State, seat: Seat) -> usize {
        let mut moves = Vec::new();
        self.moves(state, seat, &mut moves);
        moves.len()
    }

    /// The move at this place of the list of [`Game::moves`]; games that can find it without the list make playouts
    /// fast. `None` beyond the end.
    fn nth_move(&self, state: &Self::State, seat: Seat, index: usize) -> Option<Self::Move> {
        let mut moves = Vec::new();
        self.moves(state, seat, &mut moves);
        (index < moves.len()).then(|| moves.swap_remove(index))
    }

    /// May this seat, which is waited for, make this move? Accepts exactly the moves of the list.
    fn check(&self, state: &Self::State, seat: Seat, choice: &Self::Move) -> Result<(), Refusal>;

    /// Carries out a move that [`Game::check`] accepts; for anything else the result is meaningless (but no panic).
    ///
    /// The boundary it returns says whether anybody learnt something by it that the views before did not determine.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        choice: &Self::Move,
        dice: &mut Dice,
        log: &mut impl Log<Self::Event>,
    ) -> Boundary;

    /// Checks and carries out a move; a refused one changes nothing, neither state nor dice.
    #[inline]
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        choice: &Self::Move,
        dice: &mut Dice,
        log: &mut impl Log<Self::Event>,
    ) -> Result<Boundary, Refusal> {
        let waiting = self.waiting(state);
        if !waiting.contains(seat) {
            return Err(out_of_turn::<Self>(waiting, seat));
        }
        self.check(state, seat, choice)?;
        Ok(self.apply(state, seat, choice, dice, log))
    }

    /// How the match ended; `None` while anybody is waited for.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// For each seat its points by named parts, as if the game were scored now; everything counts, hidden or not.
    fn scores(&self, state: &Self::State) -> Vec<Score>;

    /// For each seat its points as far as a viewer knows them; what depends on hidden things counts nothing for him.
    /// When the game is over these are the [`Game::scores`].
    ///
    /// As it stands here it suits games whose points never depend on anything hidden: any world that fits the view
    /// tells them.
    fn standing(&self, view: &Self::View, viewer: Viewer) -> Vec<Score> {
        self.scores(&self.imagine(view, viewer, &mut Dice::new(Seed::from_number(0))))
    }

    /// All that a viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A random state that this viewer cannot tell from the real one: every state that fits the view may come out.
    fn imagine(&self, view: &Self::View, viewer: Viewer, dice: &mut Dice) -> Self::State;

    /// Is anything hidden from this viewer in this state? Then [`Game::imagine`] must vary. A game of open
    /// information answers `false` always.
    fn hides(&self, state: &Self::State, viewer: Viewer) -> bool;

    /// What a viewer perceives of an event: all, a redacted form of it, or nothing.
    fn perceive(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// The documented JSON form of a state, hidden things included.
    fn position(&self, state: &Self::State) -> Self::Position;

    /// The state of a position, or every reason why it cannot stand.
    fn load(&self, position: &Self::Position) -> Result<Self::State, Vec<Fault>>;

    /// What a seat may expect from here, from −1 (sure loss) to 1 (sure victory): the evaluation of computer players.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> f32;

    /// The same after a closer look, which may take its time: asked once where a simulation of the strongest players
    /// ends, not for every move that there is. By default what the first look tells.
    #[inline]
    fn study(&self, state: &Self::State, seat: Seat) -> f32 {
        self.evaluate(state, seat)
    }

    /// Does [`Game::study`] see more than the first look? By law it tells the same where it does not, and searches then
    /// spare themselves the trouble.
    #[inline]
    fn looks_closer(&self) -> bool {
        false
    }

    /// What a seat may expect right after each of these moves of its own, each made in a copy of the state with a copy
    /// of the dice: the result where the match ends, else the evaluation. Appends one value a move, and says whether any
    /// of them rolled. Games that can tell without carrying out every move make search fast. A move that shows the seat
    /// something may be given the mean over all that it may show, instead of what lies there in this one world.
    fn evaluate_moves(
        &self,
        state: &Self::State,
        seat: Seat,
        moves: &[Self::Move],
        dice: &Dice,
        into: &mut Vec<f32>,
    ) -> bool {
        evaluate_moves_by_trial(self, state, seat, moves, dice, into)
    }

    /// Leaves, of moves of a seat, one of each kind that promises the same for all that anybody can know, in their order:
    /// players need not look at the others. By law it follows from the view, and something is left of something.
    fn representative_moves(&self, _state: &Self::State, _seat: Seat, _moves: &mut Vec<Self::Move>) {}

    /// How many plies a search should play on at most, each with the move that looks best, before it asks the evaluation:
    /// as far as a quiet moment ([`Game::phase`]), such as the end of a round. 0 where the evaluation can be asked at any
    /// time, as in most games.
    fn playout_limit(&self) -> u32 {
        0
    }

    /// What a seat was just shown that neither the moves made nor its own moves tell, as a number: a search keeps what it
    /// finds apart by it. By law it follows from the view of the seat. 0 if there is nothing of the kind, as in most
    /// games: a drawn card, for instance, shows in the moves it allows.
    #[inline]
    fn observation_key(&self, _state: &Self::State, _seat: Seat) -> u64 {
        0
    }

    /// A number that changes at every quiet moment, such as the number of the round: a search that plays on does so up to
    /// the next one at most. Only games with a [`Game::playout_limit`] need to count them.
    #[inline]
    fn phase(&self, _state: &Self::State) -> u32 {
        0
    }

    /// A number that equal states share and different ones hardly ever do: by it a search recognises a state that it
    /// reached by another way. Only games in which nothing is hidden and nothing rolled profit from it; all others
    /// answer `None`.
    #[inline]
    fn key(&self, _state: &Self::State) -> Option<u64> {
        None
    }

    /// Why a move is good or bad for the seat that makes it, most important first. Called with imagined states only.
    fn reasons(&self, state: &Self::State, seat: Seat, choice: &Self::Move) -> Vec<Phrase>;

    /// An event in words, as its witness may read it in the log.
    fn tell(&self, event: &Self::Event) -> Phrase;

    /// A move in words: for lists, hints and screen readers.
    fn describe(&self, view: &Self::View, seat: Seat, choice: &Self::Move) -> Phrase;

    /// A move as the things that a hand points at, one after the other. No two moves of a state share their steps, and
    /// none begins with all the steps of another.
    ///
    /// As it stands here every move is a button beside the picture.
    fn steps(&self, view: &Self::View, seat: Seat, choice: &Self::Move) -> Vec<Step> {
        vec![Step::new(format!("act:{choice}"), self.describe(view, seat, choice))]
    }

    /// What a move does, in short words beside its preview; only what the view tells.
    fn effects(&self, _view: &Self::View, _seat: Seat, _choice: &Self::Move) -> Vec<Phrase> {
        Vec::new()
    }

    /// From what in the picture the parts of the scores are counted.
    fn score_sources(&self, _view: &Self::View, _viewer: Viewer) -> Vec<ScoreSource> {
        Vec::new()
    }

    /// What is in the box, in phrases (counts, kinds, where the facts come from), for whoever checks a transcribed
    /// component file. Empty where the pieces follow from the rules.
    fn inventory(_components: &Self::Components) -> Vec<Phrase> {
        Vec::new()
    }

    /// The numbers by which [`Game::evaluate`] weighs; none where the game does not keep them as data.
    fn weights(&self) -> Weights {
        Weights::default()
    }

    /// The same match, judged by other weights, or every fault of them. The rules stay what they are.
    fn with_weights(&self, weights: &Weights) -> Result<Self, Vec<Fault>> {
        weights.exactly([]).map(|[]| self.clone())
    }

    /// All that matters for the rest of the match as one number, for solving small games: states of the same number
    /// have the same value with best play, so mirror images may share theirs. `None` where no number is large enough,
    /// and for games that nobody will solve.
    fn solver_key(&self, _state: &Self::State) -> Option<u128> {
        None
    }

    /// Somebody who has looked at so many positions of this match, all of them or all of a phase, that solving it needs
    /// no search there. Making it may take minutes; it tells how many positions are done, of how many, and ends early
    /// when `stop` is raised. `None` where there is no such short cut, or it was stopped.
    fn oracle(&self, _stop: &AtomicBool, _report: &dyn Fn(u64, u64)) -> Option<Box<dyn Oracle<Self::State>>> {
        None
    }

    /// What this game has to tell about a match that is over, in whole numbers: for reports on many matches. Every
    /// match tells the same names.
    fn measures(&self, _state: &Self::State) -> Vec<Measure> {
        Vec::new()
    }

    /// The score keeper for a real table; a game that implements [`crate::ScoreKeeper`] answers
    /// `Some(ScoreKeeping::new())`.
    fn score_keeping() -> Option<ScoreKeeping<Self>> {
        None
    }
}

/// What [`Game::evaluate_moves`] promises, by carrying out every move: for games that know no quicker way, and to compare with
/// those that do.
pub fn evaluate_moves_by_trial<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    moves: &[G::Move],
    dice: &Dice,
    into: &mut Vec<f32>,
) -> bool {
    let mut rolls = dice.clone();
    let mut rolled = false;
    into.extend(moves.iter().map(|choice| {
        let mut after = state.clone();
        let _ = game.apply(&mut after, seat, choice, &mut rolls, &mut Quiet);
        if rolls.drawn() != dice.drawn() {
            rolled = true;
            rolls.clone_from(dice);
        }
        if game.waiting(&after).is_empty() {
            game.outcome(&after).map_or(0.0, |outcome| outcome.value(seat))
        } else {
            game.evaluate(&after, seat).clamp(-1.0, 1.0)
        }
    }));
    rolled
}

/// Kept out of line: playouts never come here.
#[cold]
fn out_of_turn<G: Game>(waiting: Seats, seat: Seat) -> Refusal {
    if waiting.is_empty() {
        Refusal { kind: RefusalKind::GameOver, rule: None, reason: Phrase::new("refused-game-over") }
    } else {
        Refusal {
            kind: RefusalKind::NotYourTurn,
            rule: Some(G::TURN_RULE),
            reason: Phrase::new("refused-not-your-turn").with("who", seat),
        }
    }
}

//! What can be done, and what comes of it.

use super::{Capabilities, Setup};
use crate::{
    Boundary, Components, Dice, Fault, Log, Outcome, Phrase, Refusal, RefusalKind, Rule, Score, Seat, Seats,
};
use core::fmt::Debug;
use core::hash::Hash;
use core::ops::RangeInclusive;
use schemars::JsonSchema;
use serde::{Serialize, de::DeserializeOwned};

/// The rules of one match of one game.
///
/// Implementors promise the laws that the crate `laws` checks for every game alike; each method says what it promises.
///
/// ```
/// use table::{Dice, Edition, Quiet, Rules, Seat, Seed};
/// use tiny_games::nim::{Nim, Take};
///
/// let game: Nim = Edition::newest().open(2, &serde_json::json!({"heap": 4})).unwrap();
/// let mut dice = Dice::new(Seed::from_number(1));
/// let mut state = game.deal(&mut dice);
/// assert!(game.waiting(&state).contains(Seat(0)));
///
/// // Refused by a rule, and nothing has changed.
/// let refusal = game.play(&mut state, Seat(0), &Take { take: 4 }, &mut dice, &mut Quiet).unwrap_err();
/// assert_eq!((refusal.rule, state.heap), (Some("NM-2"), 4));
///
/// for (seat, take) in [(Seat(0), 3), (Seat(1), 1)] {
///     let _ = game.play(&mut state, seat, &Take { take }, &mut dice, &mut Quiet).unwrap();
/// }
/// assert!(game.waiting(&state).is_empty() && game.outcome(&state).unwrap().winners.contains(Seat(1)));
/// ```
pub trait Rules: Clone + Debug + Send + Sync + Sized + 'static {
    /// Choices made before the match. Unknown fields in its JSON form are refused (`deny_unknown_fields`) and missing
    /// ones take their defaults (`default`).
    type Options: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    /// What is in the box; `()` where the pieces follow from the rules.
    type Components: Components;
    /// Everything about the match but the dice: hidden things, half-finished business as explicit pending steps, what
    /// each seat has seen and may remember. Plain data: no closures, no clocks.
    type State: Clone + Eq + Debug + Send + Sync;
    /// A decision of one seat; [`super::Forms`] has its text form. Both forms read back to an equal move.
    type Move: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    /// Something that happened, as data.
    type Event: Clone + Eq + Debug + Serialize + JsonSchema + Send + Sync;

    /// The id in commands, addresses and records, e.g. `krumme-pfade`.
    const ID: &'static str;
    /// The names of these rules in records, e.g. `krumme-pfade/1`, oldest first: changed behaviour is a new name at the
    /// end, which new matches take, and the old ones stay playable ([`Setup::ruleset`]).
    const RULESETS: &'static [&'static str];
    /// The rule that says who acts when; cited when somebody acts out of turn.
    const TURN_RULE: Rule;
    /// How many can play at all; options may narrow it in [`Rules::open`].
    const SEATS: RangeInclusive<u8>;
    /// Every rule id in the order of the rules document.
    const RULES: &'static [Rule];
    /// What the game offers besides its roles.
    const CAPABILITIES: Capabilities<Self> = Capabilities::NONE;

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

    /// How many moves [`Rules::moves`] would list.
    fn move_count(&self, state: &Self::State, seat: Seat) -> usize {
        let mut moves = Vec::new();
        self.moves(state, seat, &mut moves);
        moves.len()
    }

    /// The move at this place of the list of [`Rules::moves`]; games that can find it without the list make playouts
    /// fast. `None` beyond the end.
    fn nth_move(&self, state: &Self::State, seat: Seat, index: usize) -> Option<Self::Move> {
        let mut moves = Vec::new();
        self.moves(state, seat, &mut moves);
        (index < moves.len()).then(|| moves.swap_remove(index))
    }

    /// May this seat, which is waited for, make this move? Accepts exactly the moves of the list.
    fn check(&self, state: &Self::State, seat: Seat, choice: &Self::Move) -> Result<(), Refusal>;

    /// Carries out a move that [`Rules::check`] accepts; for anything else the result is meaningless (but no panic).
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

    /// The seats that are out of the match while it goes on: nobody asks them for anything, neither a decision nor a
    /// vote, and no clock of theirs runs. Everybody may know it. Nobody in most games.
    fn out(&self, _state: &Self::State) -> Seats {
        Seats::NONE
    }

    /// The move that means "nothing from me", where a seat is asked whether it wants to react; `None` where it owes a
    /// decision of another kind. By law a seat that may pass has it in its list.
    fn pass(&self, _state: &Self::State, _seat: Seat) -> Option<Self::Move> {
        None
    }

    /// Does this move of a seat that may [pass](Rules::pass) mean "nothing from me", now or for longer? The pass itself
    /// does, and in some games standing answers such as "nothing from me this turn"; everything else is an act.
    fn passes(&self, state: &Self::State, seat: Seat, choice: &Self::Move) -> bool {
        self.pass(state, seat).as_ref() == Some(choice)
    }

    /// Is a seat that may [pass](Rules::pass) asked because of something that is aimed at it, such as an attack? By law
    /// it follows from what is public.
    fn concerns(&self, _state: &Self::State, _seat: Seat) -> bool {
        true
    }

    /// Is a legal move binding, so that its maker cannot take it back freely even if nobody learns anything hidden by it?
    /// So it is where the answer of the rules is what the move was made for: whoever could ask again and again would
    /// learn from them what he has to see for himself. Most moves are not.
    fn binding(&self, _state: &Self::State, _seat: Seat, _choice: &Self::Move) -> bool {
        false
    }

    /// The listed move that does the same as this one, which need not be listed: another turn of a card that looks the
    /// same, a twin of a card. What has no such twin is handed back as it is.
    fn canonical(&self, _state: &Self::State, _seat: Seat, choice: Self::Move) -> Self::Move {
        choice
    }
}

/// Kept out of line: playouts never come here.
#[cold]
fn out_of_turn<G: Rules>(waiting: Seats, seat: Seat) -> Refusal {
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

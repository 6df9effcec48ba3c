//! The rules of one match: what can be done, and what comes of it.
//!
//! What may be laid, claimed and discarded is told in `choices`, what a move sets off in `turn`.

use crate::state::Hand;
use crate::weights::FactWeights;
use crate::{
    Board, CardSet, Claims, Colour, Deck, Event, Laying, Move, Options, Rotation, STONES, Stage, State,
};
use core::ops::RangeInclusive;
use table::{
    Boundary, Capabilities, Dice, Fault, Log, Outcome, Phrase, Refusal, Rule, Rules, Score, Seat, Seats,
    Setup,
};

/// The rules of one match of Fairy Trails.
#[derive(Clone, Debug)]
pub struct FairyTrails {
    setup: Setup<FairyTrails>,
    /// The board with the start card alone.
    pub(crate) start: Board,
    /// How much each fact counts in the evaluation.
    pub(crate) weights: FactWeights,
}

impl FairyTrails {
    /// The cards that this match is played with.
    #[inline]
    pub fn deck(&self) -> &Deck {
        &self.setup.components
    }

    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.setup.seats == 1
    }

    /// Do players name their closed networks themselves (FT-10)?
    #[inline]
    pub(crate) fn is_manual(&self) -> bool {
        self.setup.options.claims == Claims::Manual
    }
}

impl Rules for FairyTrails {
    type Options = Options;
    type Components = Deck;
    type State = State;
    type Move = Move;
    type Event = Event;
    const ID: &'static str = "fairy-trails";
    const RULESETS: &'static [&'static str] = &["fairy-trails/1"];
    const TURN_RULE: Rule = "FT-2";
    const SEATS: RangeInclusive<u8> = 1..=2;
    const RULES: &'static [Rule] = &[
        "FT-C1", "FT-C2", "FT-C3", "FT-C4", "FT-C5", "FT-1", "FT-2", "FT-3", "FT-4", "FT-5", "FT-6", "FT-7",
        "FT-8", "FT-9", "FT-10", "FT-11", "FT-12", "FT-13", "FT-14", "FT-15", "FT-16",
    ];
    const CAPABILITIES: Capabilities<Self> = Capabilities::NONE.tunable().closer_evaluation().measured();

    fn open(setup: Setup<FairyTrails>) -> Result<FairyTrails, Vec<Fault>> {
        let mut faults = Vec::new();
        if !FairyTrails::SEATS.contains(&setup.seats) {
            let reason = Phrase::new("fault-seats").with("seats", setup.seats).with("min", 1).with("max", 2);
            faults.push(Fault::at("seats", reason));
        }
        if setup.seats == 1 && setup.options.claims == Claims::Manual {
            faults.push(Fault::at("options.claims", Phrase::new("fault-manual-solo")).by("FT-10"));
        }
        if setup.seats > 1 && setup.options.easier {
            faults.push(Fault::at("options.easier", Phrase::new("fault-easier-solo")).by("FT-16"));
        }
        if faults.is_empty() {
            let start = Board::new(&setup.components);
            Ok(FairyTrails { setup, start, weights: FactWeights::usual() })
        } else {
            Err(faults)
        }
    }

    fn setup(&self) -> &Setup<FairyTrails> {
        &self.setup
    }

    /// 58 cards are laid at most, and a discarded one is not laid. With manual claims every card has a `done`, the
    /// last chance one more, and each claim places a stone.
    fn bound(&self) -> usize {
        if self.is_manual() { 58 * 2 + 1 + 2 * 19 } else { 58 }
    }

    /// The start card lies open; two cards each, or one drawn card alone (FT-1, FT-12). Dice choose who begins.
    fn deal(&self, dice: &mut Dice) -> State {
        let mut state = State {
            board: self.start.clone(),
            pile: CardSet::PILE,
            hands: [Hand::default(); 2],
            left: [STONES; 2],
            turn: Seat(0),
            stage: Stage::Card,
            quiet: 0,
            discarded: None,
        };
        if self.is_solo() {
            state.draw(Seat(0), dice);
        } else {
            state.turn = Seat(dice.below(2) as u8);
            for seat in [Seat(0), Seat(1)] {
                state.draw(seat, dice);
                state.draw(seat, dice);
            }
        }
        state
    }

    #[inline]
    fn waiting(&self, state: &State) -> Seats {
        if state.stage == Stage::Over { Seats::NONE } else { Seats::one(state.turn) }
    }

    /// Cards, then claims, then what ends the turn.
    fn moves(&self, state: &State, seat: Seat, into: &mut Vec<Move>) {
        if !self.waiting(state).contains(seat) {
            return;
        }
        if state.stage == Stage::Card {
            for (card, rotations) in self.choices(state, seat) {
                for at in state.board.free_places() {
                    into.extend(
                        Rotation::ALL[..rotations]
                            .iter()
                            .map(|&rotation| Move::Lay(Laying { card, at, rotation })),
                    );
                }
            }
        }
        into.extend(self.claims(state, seat).map(Move::Claim));
        into.extend(self.last_choice(state));
    }

    #[inline]
    fn move_count(&self, state: &State, seat: Seat) -> usize {
        if !self.waiting(state).contains(seat) {
            return 0;
        }
        let mut count = usize::from(self.last_choice(state).is_some());
        if state.stage == Stage::Card {
            let rotations: usize = self.choices(state, seat).map(|(_, rotations)| rotations).sum();
            count += rotations * state.board.free_count();
        }
        if self.may_claim(state) { count + self.claims(state, seat).count() } else { count }
    }

    #[inline]
    fn nth_move(&self, state: &State, seat: Seat, index: usize) -> Option<Move> {
        if !self.waiting(state).contains(seat) {
            return None;
        }
        let mut rank = index;
        if state.stage == Stage::Card {
            for (card, rotations) in self.choices(state, seat) {
                if let Some(at) = state.board.free_place(rank / rotations) {
                    let rotation = Rotation::quarters((rank % rotations) as u8);
                    return Some(Move::Lay(Laying { card, at, rotation }));
                }
                rank -= rotations * state.board.free_count();
            }
        }
        if self.may_claim(state) {
            for network in self.claims(state, seat) {
                if rank == 0 {
                    return Some(Move::Claim(network));
                }
                rank -= 1;
            }
        }
        self.last_choice(state).filter(|_| rank == 0)
    }

    fn check(&self, state: &State, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        let refuse = |rule, key| Err(Refusal::illegal(rule, Phrase::new(key)));
        match (*choice, state.stage) {
            (Move::Lay(laying), Stage::Card) => self.check_laying(state, seat, laying),
            (Move::Lay(_), _) => refuse("FT-2", "refused-card-lies"),
            (Move::Claim(network), _) => self.check_claim(state, seat, network),
            (Move::Done, Stage::Claims | Stage::LastClaims) => Ok(()),
            (Move::Done, _) => refuse("FT-2", "refused-card-first"),
            (Move::Discard, _) if self.may_discard(state) => Ok(()),
            (Move::Discard, _) if !self.setup.options.easier => refuse("FT-16", "refused-no-discard"),
            (Move::Discard, _) if state.discarded.is_some() => refuse("FT-16", "refused-discarded-already"),
            (Move::Discard, _) => refuse("FT-16", "refused-nothing-to-draw"),
        }
    }

    /// A card that looks the same, by another number or turned otherwise, becomes the listed one (FT-2); a claim may
    /// name its network by any edge (FT-10).
    fn canonical(&self, state: &State, seat: Seat, choice: Move) -> Move {
        match choice {
            Move::Lay(laying) => self.listed_laying(state, seat, laying).map_or(choice, Move::Lay),
            Move::Claim(network) => self.listed_claim(state, seat, network).map_or(choice, Move::Claim),
            Move::Done | Move::Discard => choice,
        }
    }

    #[inline]
    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Move,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Boundary {
        let pile = state.pile;
        match *choice {
            Move::Lay(laying) => self.lay(state, seat, laying, dice, log),
            Move::Claim(network) => state.claim(seat, network, log),
            Move::Done => self.end_turn(state, seat, dice, log),
            Move::Discard => state.discard(seat, dice, log),
        }
        // A card from a hidden hand tells the other something even if nothing was drawn; and the last card of the
        // pile is news even though no dice choose it.
        let shown = matches!(choice, Move::Lay(_)) && !self.is_solo();
        Boundary::crossed_if(shown || state.pile != pile)
    }

    /// Whoever has no stone left wins (FT-8), or has placed more (FT-9); alone, if no stone of either colour is left
    /// (FT-15).
    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.stage != Stage::Over {
            return None;
        }
        if self.is_solo() {
            let won = state.left == [0; 2];
            return Some(if won { Outcome::won_by(Seat(0), 1) } else { Outcome::without_winner(1) });
        }
        Some(match Colour::BOTH.into_iter().find(|&colour| state.left(colour) == 0) {
            Some(colour) => Outcome::won_by(colour.seat(), 2),
            None => Outcome::by_points(&Colour::BOTH.map(|colour| i32::from(state.placed(colour)))),
        })
    }

    /// Two players count stones on the table (FT-9); alone the cards left in the pile count, once all stones are
    /// placed (FT-15).
    fn scores(&self, state: &State) -> Vec<Score> {
        if self.is_solo() {
            let cards = if state.left == [0; 2] { state.pile.len() as i32 } else { 0 };
            return vec![Score::of([("cards_left", cards)])];
        }
        Colour::BOTH.map(|colour| Score::of([("stones", i32::from(state.placed(colour)))])).to_vec()
    }
}

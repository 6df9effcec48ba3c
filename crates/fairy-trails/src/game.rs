//! The rules of one match, as the table's contract asks for them.

use crate::evaluation::Judgement;
use crate::options::Claims;
use crate::{Board, Colour, Deck, Event, Move, Options, Position, Stage, State, View};
use core::ops::RangeInclusive;
use table::{
    Boundary, Capabilities, CloserEvaluation, Dice, Fault, Forms, Judge, Log, Measure, Measured, Outcome,
    Phrase, Refusal, Rule, Rules, Score, ScoreSource, Seat, Seats, Secrets, Setup, Speech, Step, Tunable,
    Values, Viewer, Weights, zero_sum,
};

/// The rules of one match of Fairy Trails.
#[derive(Clone, Debug)]
pub struct FairyTrails {
    setup: Setup<FairyTrails>,
    start: Board,
    judgement: Judgement,
}

impl FairyTrails {
    /// The cards that this match is played with.
    #[inline]
    pub fn deck(&self) -> &Deck {
        &self.setup.components
    }

    /// How positions are judged.
    #[inline]
    pub(crate) fn judgement(&self) -> &Judgement {
        &self.judgement
    }

    /// The board with the start card alone.
    pub(crate) fn start_board(&self) -> &Board {
        &self.start
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
            Ok(FairyTrails { setup, start, judgement: Judgement::usual() })
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
        match self.setup.options.claims {
            Claims::Automatic => 58,
            Claims::Manual => 58 * 2 + 1 + 2 * 19,
        }
    }

    fn deal(&self, dice: &mut Dice) -> State {
        self.begin(dice)
    }

    #[inline]
    fn waiting(&self, state: &State) -> Seats {
        if state.stage == Stage::Over { Seats::NONE } else { Seats::one(state.turn) }
    }

    fn moves(&self, state: &State, seat: Seat, into: &mut Vec<Move>) {
        self.list(state, seat, into);
    }

    #[inline]
    fn move_count(&self, state: &State, seat: Seat) -> usize {
        self.count(state, seat)
    }

    #[inline]
    fn nth_move(&self, state: &State, seat: Seat, index: usize) -> Option<Move> {
        self.nth(state, seat, index)
    }

    fn check(&self, state: &State, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        self.judge(state, seat, *choice)
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
        self.carry_out(state, seat, *choice, dice, log)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.ending(state)
    }

    fn scores(&self, state: &State) -> Vec<Score> {
        self.count_up(state)
    }
}

impl Secrets for FairyTrails {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        state.seen_by(viewer, self.seats())
    }

    fn imagine(&self, view: &View, _viewer: Viewer, dice: &mut Dice) -> State {
        view.imagine(dice)
    }

    fn hides(&self, state: &State, viewer: Viewer) -> bool {
        state.hides_from(viewer, self.seats())
    }

    fn perceive(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(crate::event::perceive(event, viewer, self.seats()))
    }
}

impl Forms for FairyTrails {
    type Position = Position;

    fn position(&self, state: &State) -> Position {
        self.write_position(state)
    }

    fn load(&self, position: &Position) -> Result<State, Vec<Fault>> {
        self.read_position(position)
    }

    fn write_move(&self, choice: &Self::Move) -> String {
        choice.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Self::Move, Refusal> {
        text.parse()
    }
}

impl Speech for FairyTrails {
    const WORDS: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../words/en.ftl")), ("de", include_str!("../words/de.ftl"))];

    fn reasons(&self, state: &State, seat: Seat, choice: &Move) -> Vec<Phrase> {
        self.explain(state, seat, *choice)
    }

    fn tell(&self, event: &Event) -> Phrase {
        crate::event::tell(event)
    }

    fn describe(&self, view: &View, seat: Seat, choice: &Move) -> Phrase {
        self.speak(view, seat, *choice)
    }

    fn steps(&self, view: &View, seat: Seat, choice: &Move) -> Vec<Step> {
        self.hand_steps(view, seat, *choice)
    }

    fn effects(&self, view: &View, seat: Seat, choice: &Move) -> Vec<Phrase> {
        self.move_effects(view, seat, *choice)
    }

    fn score_sources(&self, view: &View, _viewer: Viewer) -> Vec<ScoreSource> {
        self.behind_stones(view)
    }

    fn inventory(deck: &Deck) -> Vec<Phrase> {
        crate::deck_statistics(deck).phrases()
    }
}

impl Judge for FairyTrails {
    fn evaluate(&self, state: &State) -> Values {
        if self.seats() == 2 {
            // What one hopes the other fears.
            return zero_sum(self.expectation(state, Seat(0)));
        }
        let mut values = Values::default();
        for seat in Seat::all(self.seats()) {
            values[seat.index()] = self.expectation(state, seat);
        }
        values
    }

    fn evaluate_moves(
        &self,
        state: &State,
        seat: Seat,
        moves: &[Move],
        dice: &Dice,
        into: &mut Vec<f32>,
    ) -> bool {
        self.look_ahead(state, seat, moves, dice, into)
    }
}

impl Tunable for FairyTrails {
    fn weights(&self) -> Weights {
        self.judgement.weights()
    }

    fn with_weights(&self, weights: &Weights) -> Result<FairyTrails, Vec<Fault>> {
        Judgement::new(weights).map(|judgement| FairyTrails { judgement, ..self.clone() })
    }
}

impl CloserEvaluation for FairyTrails {
    /// Whoever plays alone is judged at first sight.
    fn evaluate_closely(&self, state: &State) -> Option<Values> {
        (self.seats() == 2).then(|| zero_sum(self.considered(state, Seat(0))))
    }
}

impl Measured for FairyTrails {
    fn measures(&self, state: &State) -> Vec<Measure> {
        let networks = Colour::BOTH.into_iter().flat_map(|colour| state.board.facts(colour));
        let closed = networks.filter(|network| network.open == 0 && network.huts > 0);
        let huts: Vec<i64> = closed.map(|network| network.huts.into()).collect();
        vec![
            Measure::new("closed", huts.len() as i64),
            Measure::new("largest", huts.iter().copied().max().unwrap_or(0)),
        ]
    }
}

//! Pixies keeps the contract of the table; each method leads to where the rule lives.

use crate::deck::Deck;
use crate::evaluation::Hopes;
use crate::event::Event;
use crate::moves::Move;
use crate::options::Options;
use crate::position::Position;
use crate::rules::Pixies;
use crate::score::tally;
use crate::state::State;
use crate::view::View;
use core::ops::RangeInclusive;
use std::sync::Arc;
use table::{
    Boundary, Capabilities, Dice, Fault, Forms, Judge, Log, Measure, Measured, Outcome, Phrase, Refusal,
    Rounds, Rule, Rules, Score, ScoreSource, Seat, Seats, Secrets, Setup, Speech, Step, Tunable, Values,
    Viewer, Weights, zero_sum,
};

/// The names of the parts of a score: for each round those of a [`crate::Tally`].
pub(crate) const PARTS: [[&str; 5]; 3] = [
    ["r1_validated", "r1_spirals", "r1_crosses", "r1_colour_group", "r1_face_down"],
    ["r2_validated", "r2_spirals", "r2_crosses", "r2_colour_group", "r2_face_down"],
    ["r3_validated", "r3_spirals", "r3_crosses", "r3_colour_group", "r3_face_down"],
];

/// About as many cards each player takes in a round.
const PICKS_A_ROUND: u32 = 12;

impl Rules for Pixies {
    type Options = Options;
    type Components = Deck;
    type State = State;
    type Move = Move;
    type Event = Event;
    const ID: &'static str = "pixies";
    const RULESETS: &'static [&'static str] = &["pixies/1"];
    const TURN_RULE: Rule = "PX-3";
    const SEATS: RangeInclusive<u8> = 2..=6;
    const RULES: &'static [Rule] = &[
        "PX-C1", "PX-C2", "PX-1", "PX-2", "PX-3", "PX-4", "PX-5", "PX-6", "PX-7", "PX-8", "PX-9", "PX-10",
        "PX-11", "PX-12", "PX-13", "PX-14", "PX-15", "PX-16", "PX-17", "PX-18",
    ];
    const CAPABILITIES: Capabilities<Self> = Capabilities::NONE.measured().rounds().tunable().score_keeping();

    fn open(setup: Setup<Pixies>) -> Result<Pixies, Vec<Fault>> {
        Pixies::open_match(setup)
    }

    fn setup(&self) -> &Setup<Pixies> {
        self.the_setup()
    }

    fn bound(&self) -> usize {
        self.longest()
    }

    #[inline]
    fn deal(&self, dice: &mut Dice) -> State {
        self.first_turn(dice)
    }

    #[inline]
    fn waiting(&self, state: &State) -> Seats {
        if state.is_over() { Seats::NONE } else { Seats::one(state.turn) }
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
        self.examine(state, seat, choice)
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
        self.carry_out(state, seat, choice, dice, log)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.is_over().then(|| self.result(state))
    }

    fn scores(&self, state: &State) -> Vec<Score> {
        let flower_power = self.cards().flower_power();
        Seat::all(self.players())
            .map(|seat| {
                let now = (!state.is_over()).then(|| tally(self.cards(), state.grid(seat), state.round()));
                let rounds = state.tallies(seat).iter().chain(&now);
                let parts = rounds.zip(&PARTS).flat_map(|(tally, names)| {
                    names.iter().copied().zip(tally.parts(flower_power).map(|(_, points)| points))
                });
                Score::of(parts)
            })
            .collect()
    }
}

impl Secrets for Pixies {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View { viewer, seats: self.players(), state: state.clone(), cards: Arc::clone(self.shared_cards()) }
    }

    /// Nothing is hidden, so the only state that fits a view is the one it was taken from.
    fn imagine(&self, view: &View, _viewer: Viewer, _dice: &mut Dice) -> State {
        view.state.clone()
    }

    fn hides(&self, _state: &State, _viewer: Viewer) -> bool {
        false
    }

    fn perceive(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }
}

impl Forms for Pixies {
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

impl Speech for Pixies {
    const WORDS: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../words/en.ftl")), ("de", include_str!("../words/de.ftl"))];

    fn reasons(&self, state: &State, seat: Seat, choice: &Move) -> Vec<Phrase> {
        self.explain(state, seat, choice)
    }

    fn tell(&self, event: &Event) -> Phrase {
        self.tell_event(event)
    }

    fn describe(&self, view: &View, seat: Seat, choice: &Move) -> Phrase {
        self.describe_move(view, seat, choice)
    }

    fn steps(&self, view: &View, seat: Seat, choice: &Move) -> Vec<Step> {
        self.hand_steps(view, seat, choice)
    }

    fn effects(&self, view: &View, seat: Seat, choice: &Move) -> Vec<Phrase> {
        self.move_effects(view, seat, choice)
    }

    fn score_sources(&self, view: &View, _viewer: Viewer) -> Vec<ScoreSource> {
        self.behind_points(view)
    }

    fn inventory(components: &Deck) -> Vec<Phrase> {
        components.inventory()
    }
}

impl Judge for Pixies {
    fn evaluate(&self, state: &State) -> Values {
        if self.seats() == 2 {
            // What one hopes the other fears.
            return zero_sum(self.expect(state, Seat(0)));
        }
        let mut values = Values::default();
        for seat in Seat::all(self.seats()) {
            values[seat.index()] = self.expect(state, seat);
        }
        values
    }
}

impl Measured for Pixies {
    fn measures(&self, state: &State) -> Vec<Measure> {
        let seats = || Seat::all(self.players());
        let rounds =
            seats().flat_map(|seat| state.tallies(seat).iter().map(|tally| i64::from(tally.total())));
        let mut totals: Vec<i64> = seats().map(|seat| Pixies::banked(state, seat).into()).collect();
        totals.sort_unstable();
        let margin = match totals[..] {
            [.., second, first] => first - second,
            _ => 0,
        };
        vec![Measure::new("best-round", rounds.max().unwrap_or(0)), Measure::new("margin", margin)]
    }
}

impl Rounds for Pixies {
    /// With three and more at the table most of what happens until a player's next turn is not his doing: only what a
    /// round comes to in the end tells moves apart. Measured in docs/opponents.md.
    fn playout_limit(&self) -> u32 {
        match self.players() {
            2 => 0,
            players => u32::from(players) * PICKS_A_ROUND,
        }
    }

    /// The rounds.
    fn phase(&self, state: &State) -> u32 {
        state.round().into()
    }
}

impl Tunable for Pixies {
    fn weights(&self) -> Weights {
        self.hopes().weights()
    }

    fn with_weights(&self, weights: &Weights) -> Result<Pixies, Vec<Fault>> {
        Hopes::new(weights).map(|hopes| self.hoping(hopes))
    }
}

//! The rules of one match, put together.

use crate::cell::Layout;
use crate::event::{self, Event};
use crate::judgement::Judgement;
use crate::kit::Kit;
use crate::listing::{Count, Nth};
use crate::moves::Move;
use crate::options::Options;
use crate::path::TILES;
use crate::plan::Plans;
use crate::position::Position;
use crate::score::{self, Line};
use crate::state::{MOST_FRUITLESS, MOST_LIFTS, MOST_SEATS, Stage, State};
use crate::view::View;
use core::ops::RangeInclusive;
use std::sync::Arc;
use table::{
    AdaptsOptions, Boundary, Capabilities, Dice, Fault, Forms, Judge, Log, MoveKinds, Observing, Outcome,
    Phrase, Refusal, Rule, Rules, Score, ScoreSource, Seat, Seats, Secrets, Seed, Setup, Speech, Step,
    Tunable, Values, Viewer, Weights, zero_sum,
};

/// Path of the Elements.
#[derive(Clone, Debug)]
pub struct Elemente {
    setup: Setup<Elemente>,
    /// How many covered spirits each seat recalls.
    recalls: [u8; MOST_SEATS],
    /// Remembers what was worked out once; the same answers come without it, only later.
    plans: Arc<Plans>,
    judgement: Judgement,
}

impl Elemente {
    #[inline]
    pub(crate) fn options(&self) -> &Options {
        &self.setup.options
    }

    #[inline]
    pub(crate) fn kit(&self) -> &Kit {
        &self.setup.components
    }

    #[inline]
    pub(crate) fn seats_count(&self) -> u8 {
        self.setup.seats
    }

    #[inline]
    pub(crate) fn layout(&self) -> Layout {
        Layout::for_seats(self.setup.seats)
    }

    /// How many covered spirits a seat recalls (PE-13).
    #[inline]
    pub(crate) fn recall(&self, seat: Seat) -> usize {
        usize::from(self.recalls[seat.index() % MOST_SEATS])
    }

    /// The most that any seat recalls.
    #[inline]
    pub(crate) fn longest_recall(&self) -> usize {
        self.recalls.iter().copied().max().map_or(0, usize::from)
    }

    /// The cells whose motif a seat knows, or would with the memory it is given: up now, or seen and not forgotten.
    #[inline]
    pub(crate) fn known_to(&self, state: &State, seat: Seat) -> u64 {
        state.seen | state.recent().iter().take(self.recall(seat)).fold(0, |set, &cell| set | 1 << cell)
    }

    #[inline]
    pub(crate) fn plans(&self) -> &Plans {
        &self.plans
    }

    #[inline]
    pub(crate) fn judgement(&self) -> &Judgement {
        &self.judgement
    }

    /// Everything that scores for a seat, with the tiles behind each point (PE-24 to PE-29).
    pub fn account(&self, state: &State, seat: Seat) -> Vec<Line> {
        score::account(self.kit(), state.side(seat))
    }
}

impl Rules for Elemente {
    type Options = Options;
    type Components = Kit;
    type State = State;
    type Move = Move;
    type Event = Event;
    const ID: &'static str = "elemente";
    const RULESETS: &'static [&'static str] = &["elemente/1"];
    const TURN_RULE: Rule = "PE-8";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const RULES: &'static [Rule] = &[
        "PE-C1", "PE-C2", "PE-C3", "PE-C4", "PE-C5", "PE-C6", "PE-1", "PE-2", "PE-3", "PE-4", "PE-5", "PE-6",
        "PE-7", "PE-8", "PE-9", "PE-10", "PE-11", "PE-12", "PE-13", "PE-14", "PE-15", "PE-16", "PE-17",
        "PE-18", "PE-19", "PE-20", "PE-21", "PE-22", "PE-23", "PE-24", "PE-25", "PE-26", "PE-27", "PE-28",
        "PE-29", "PE-30",
    ];
    const CAPABILITIES: Capabilities<Self> =
        Capabilities::NONE.adapting_options().move_kinds().observing().tunable().score_keeping();

    fn open(setup: Setup<Elemente>) -> Result<Elemente, Vec<Fault>> {
        let mut faults = setup.options.faults(setup.seats);
        if !Elemente::SEATS.contains(&setup.seats) {
            let reason = Phrase::new("fault-seats")
                .with("seats", setup.seats)
                .with("min", *Elemente::SEATS.start())
                .with("max", *Elemente::SEATS.end());
            faults.push(Fault::at("seats", reason));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut recalls = [0; MOST_SEATS];
        for (recall, &count) in recalls.iter_mut().zip(&setup.options.recall) {
            *recall = count;
        }
        Ok(Elemente { setup, recalls, plans: Arc::default(), judgement: Judgement::usual() })
    }

    fn setup(&self) -> &Setup<Elemente> {
        &self.setup
    }

    /// Everybody chooses, keeps, chooses omens; lays twelve tiles, and again whatever he lifted; finishes. Each pair
    /// may be preceded by a number of fruitless turns, with at most two spirits, a cover and an end; a pair takes two
    /// spirits, two puts, a power and an end. Gifts pay for ten deeds or third spirits a player.
    fn bound(&self) -> usize {
        let seats = usize::from(self.setup.seats);
        let building = 3 + usize::from(self.kit().rounds()) + TILES + 2 * usize::from(MOST_LIFTS);
        let pairs = self.layout().cells() / 2;
        let turns = (pairs + 1) * (usize::from(MOST_FRUITLESS) * 4 + 6);
        seats * building + turns + seats * 11
    }

    fn deal(&self, dice: &mut Dice) -> State {
        self.lay_out(dice)
    }

    #[inline]
    fn waiting(&self, state: &State) -> Seats {
        match state.stage {
            Stage::Draft | Stage::Omens | Stage::Paths => {
                let mut waiting = Seats::NONE;
                for seat in Seat::all(self.setup.seats) {
                    if !state.done.contains(seat) {
                        waiting = waiting.with(seat);
                    }
                }
                waiting
            }
            Stage::Over => Seats::NONE,
            _ => Seats::one(state.turn),
        }
    }

    fn moves(&self, state: &State, seat: Seat, into: &mut Vec<Move>) {
        if self.waiting(state).contains(seat) {
            self.list(state, seat, into);
        }
    }

    fn move_count(&self, state: &State, seat: Seat) -> usize {
        let mut count = Count::default();
        if self.waiting(state).contains(seat) {
            self.list(state, seat, &mut count);
        }
        count.0
    }

    fn nth_move(&self, state: &State, seat: Seat, index: usize) -> Option<Move> {
        let mut nth = Nth { skip: index, found: None };
        if self.waiting(state).contains(seat) {
            self.list(state, seat, &mut nth);
        }
        nth.found
    }

    fn check(&self, state: &State, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        self.judge(state, seat, *choice)
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Move,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Boundary {
        let boundary = match *choice {
            Move::Choose { element } => self.choose(state, seat, element, dice, log),
            Move::Keep { tile } => self.keep(state, seat, tile, log),
            Move::Omens { numbers } => self.choose_omens(state, seat, numbers, log),
            Move::Lay { tile, at } => Elemente::lay(state, seat, tile, at, log),
            Move::Lift { at } => Elemente::lift(state, seat, at, log),
            Move::Finish {} => self.finish(state, seat, log),
            Move::Turn { cell } => self.turn(state, seat, cell, log),
            Move::Cover {} => self.cover(state, seat, log),
            Move::Put { path, at } => self.put(state, seat, path, at, log),
            Move::Waive {} => {
                log.tell(|| Event::Waived { who: seat });
                self.end_power(state, log);
                Boundary::Kept
            }
            Move::End {} => {
                self.end_turn(state, log);
                self.go_on(state, log);
                Boundary::Kept
            }
            Move::Hide { .. }
            | Move::Reveal { .. }
            | Move::Shift { .. }
            | Move::Swap { .. }
            | Move::Give { .. }
            | Move::Trade { .. } => self.deed(state, seat, *choice, dice, log),
        };
        // For the scoring everything is laid open.
        if state.stage == Stage::Over { Boundary::Crossed } else { boundary }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.stage == Stage::Over).then(|| {
            let totals: Vec<i32> = self.scores(state).iter().map(Score::total).collect();
            Outcome::by_points(&totals)
        })
    }

    fn scores(&self, state: &State) -> Vec<Score> {
        Seat::all(self.setup.seats)
            .map(|seat| score::score(self.kit(), state.side(seat), self.options().omens))
            .collect()
    }
}

impl Secrets for Elemente {
    type View = View;

    /// Hidden omens and spirits whose motif the viewer does not know count nothing.
    fn standing(&self, view: &View, viewer: Viewer) -> Vec<Score> {
        let mut world = self.imagine(view, viewer, &mut Dice::new(Seed::from_number(0)));
        if !self.hides(&world, viewer) {
            // Only one world fits: he can work out the rest.
            return self.scores(&world);
        }
        for (seat, player) in Seat::all(self.setup.seats).zip(&view.players) {
            let side = world.side_mut(seat);
            for (tile, seen) in player.path.iter().enumerate() {
                if seen.spirit.is_some_and(|spirit| spirit.motif.is_none()) {
                    side.taken &= !(1 << tile);
                }
            }
            if player.omens.is_none() {
                side.held = 0;
            }
        }
        self.scores(&world)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.look(state, viewer)
    }

    fn imagine(&self, view: &View, viewer: Viewer, dice: &mut Dice) -> State {
        self.dream(view, viewer, dice)
    }

    fn hides(&self, state: &State, viewer: Viewer) -> bool {
        self.doubts(&self.look(state, viewer), viewer)
    }

    fn perceive(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event::perceive(event, viewer, self.options().omens_open))
    }
}

impl Forms for Elemente {
    type Position = Position;

    fn position(&self, state: &State) -> Position {
        self.write(state)
    }

    fn load(&self, position: &Position) -> Result<State, Vec<Fault>> {
        let faults = self.inspect(position);
        if faults.is_empty() { Ok(self.read(position)) } else { Err(faults) }
    }

    fn write_move(&self, choice: &Self::Move) -> String {
        choice.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Self::Move, Refusal> {
        text.parse()
    }
}

impl Speech for Elemente {
    const WORDS: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../words/en.ftl")), ("de", include_str!("../words/de.ftl"))];

    fn reasons(&self, state: &State, seat: Seat, choice: &Move) -> Vec<Phrase> {
        self.explain(state, seat, *choice)
    }

    fn tell(&self, event: &Event) -> Phrase {
        event::tell(event)
    }

    fn describe(&self, view: &View, seat: Seat, choice: &Move) -> Phrase {
        self.word(view, seat, *choice)
    }

    fn steps(&self, view: &View, seat: Seat, choice: &Move) -> Vec<Step> {
        self.hand_steps(view, seat, *choice)
    }

    fn effects(&self, view: &View, seat: Seat, choice: &Move) -> Vec<Phrase> {
        self.move_effects(view, seat, *choice)
    }

    fn score_sources(&self, view: &View, _viewer: Viewer) -> Vec<ScoreSource> {
        self.behind_points(view)
    }

    fn inventory(components: &Kit) -> Vec<Phrase> {
        components.inventory()
    }
}

impl Judge for Elemente {
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

    fn evaluate_moves(
        &self,
        state: &State,
        seat: Seat,
        moves: &[Move],
        dice: &Dice,
        into: &mut Vec<f32>,
    ) -> bool {
        self.foretell(state, seat, moves, dice, into)
    }
}

impl AdaptsOptions for Elemente {
    /// Where remembering is up to the players, computer players recall what was up last, the better the more attentive
    /// they are (PE-13).
    fn adapt_options(options: Options, attention: &[Option<f32>]) -> Options {
        options.recalled_by(attention)
    }
}

impl MoveKinds for Elemente {
    fn representative_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        self.one_of_each(state, seat, moves);
    }
}

impl Observing for Elemente {
    /// The motifs of the spirits that are up: everybody sees them, and no move tells them.
    fn observation_key(&self, state: &State, _seat: Seat) -> u64 {
        let motifs = state.ups().iter().filter_map(|&cell| state.motif(cell));
        motifs.fold(0, |number, motif| number * 6 + motif.index() as u64 + 1)
    }
}

impl Tunable for Elemente {
    fn weights(&self) -> Weights {
        self.judgement.weights()
    }

    fn with_weights(&self, weights: &Weights) -> Result<Elemente, Vec<Fault>> {
        Judgement::new(weights).map(|judgement| Elemente { judgement, ..self.clone() })
    }
}

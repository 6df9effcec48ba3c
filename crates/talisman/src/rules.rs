//! What can be done, and what comes of it.

use crate::components::Kit;
use crate::engine::Run;
use crate::event::Event;
use crate::judge::Appraisal;
use crate::language::{Ability, Permission, Region, SpaceId};
use crate::moves::Move;
use crate::options::{Crown, MOST_TURNS, Options};
use crate::rule_ids::RULES;
use crate::state::{Kind, MOST_SEATS, State};
use crate::talisman::Talisman;
use core::ops::RangeInclusive;
use std::sync::Arc;
use table::{
    Boundary, Capabilities, Dice, Fault, Log, Outcome, Phrase, Refusal, Rule, Rules, Score, Seat, Seats,
    Setup,
};

/// How many plies a turn can have at the very most, all windows of all players counted.
const PLIES_A_TURN: usize = 512;
/// How many points of trophies may buy a point.
const PRICES: RangeInclusive<u8> = 5..=7;

impl Rules for Talisman {
    type Options = Options;
    type Components = Kit;
    type State = State;
    type Move = Move;
    type Event = Event;
    const ID: &'static str = "talisman";
    const RULESETS: &'static [&'static str] = &["talisman/1"];
    const TURN_RULE: Rule = "TM-1";
    const SEATS: RangeInclusive<u8> = 2..=MOST_SEATS as u8;
    const RULES: &'static [Rule] = RULES;
    const CAPABILITIES: Capabilities<Talisman> =
        Capabilities::NONE.rounds().observing().move_kinds().tunable().measured();

    fn open(setup: Setup<Talisman>) -> Result<Talisman, Vec<Fault>> {
        let mut faults = Vec::new();
        let options = &setup.options;
        if !PRICES.contains(&options.trophies_needed) {
            faults
                .push(Fault::at("options.trophies_needed", Phrase::new("fault-trophies-needed")).by("TB-32"));
        }
        if options.turn_limit == 0 || options.turn_limit > MOST_TURNS {
            let reason = Phrase::new("fault-turn-limit").with("most", MOST_TURNS);
            faults.push(Fault::at("options.turn_limit", reason).by("RU-78"));
        }
        if options.easy_command && options.crown == Crown::First {
            faults.push(Fault::at("options.easy_command", Phrase::new("fault-no-command")).by("TB-44"));
        }
        if setup.components.characters().len() < usize::from(setup.seats) {
            faults.push(Fault::at("components", Phrase::new("fault-few-characters")).by("TB-1"));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let appraisal = Arc::new(Appraisal::usual(&setup.components));
        Ok(Talisman { setup, appraisal })
    }

    fn setup(&self) -> &Setup<Talisman> {
        &self.setup
    }

    fn bound(&self) -> usize {
        usize::from(self.setup.seats) * (usize::from(self.options().turn_limit) * PLIES_A_TURN + 2)
    }

    fn deal(&self, dice: &mut Dice) -> State {
        let mut state = self.new_state(dice);
        self.run(&mut Run { state: &mut state, dice, log: &mut table::Quiet, revealed: false });
        state
    }

    fn waiting(&self, state: &State) -> Seats {
        if state.turn.over {
            Seats::NONE
        } else if state.window.is_open() {
            state.window.waiting()
        } else {
            state.asked.map_or(Seats::NONE, Seats::one)
        }
    }

    fn moves(&self, state: &State, seat: Seat, into: &mut Vec<Move>) {
        self.list(state, seat, into);
    }

    fn check(&self, state: &State, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        let mut moves = Vec::new();
        self.list(state, seat, &mut moves);
        if moves.contains(choice) {
            return Ok(());
        }
        let (rule, key) = self.reason_against(state, choice);
        Err(Refusal::illegal(rule, Phrase::new(key)))
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Move,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Boundary {
        let before = dice.drawn();
        let mut run = Run { state, dice, log, revealed: false };
        self.answer(&mut run, seat, choice);
        self.run(&mut run);
        Boundary::crossed_if(run.revealed || run.dice.drawn() != before)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if !state.turn.over {
            return None;
        }
        let points: Vec<i32> = self.scores(state).iter().map(Score::total).collect();
        let outcome = Outcome::by_points(&points);
        Some(Outcome { winners: state.turn.winners, ..outcome })
    }

    /// Victory above all; then how far inside one stands, a Talisman, the better ability (RU-78).
    fn scores(&self, state: &State) -> Vec<Score> {
        Seat::all(self.setup.seats)
            .map(|seat| {
                let side = state.side(seat);
                let won = i32::from(state.turn.winners.contains(seat)) * 1_000;
                if !side.is_alive() {
                    return Score::of([("victory", won), ("region", 0), ("talisman", 0), ("ability", 0)]);
                }
                let region = match side.space.region() {
                    _ if side.space == SpaceId::CROWN => 400,
                    Region::Outer => 100,
                    Region::Middle => 200,
                    Region::Inner => 300,
                };
                let talisman = 50 * i32::from(self.allowed(state, seat, &Permission::Valley, |_| true));
                let best =
                    Ability::ALL.iter().map(|ability| self.ability(state, seat, *ability)).max().unwrap_or(0);
                let ability = i32::from(best).min(49);
                Score::of([
                    ("victory", won),
                    ("region", region),
                    ("talisman", talisman),
                    ("ability", ability),
                ])
            })
            .collect()
    }

    fn out(&self, state: &State) -> Seats {
        Seat::all(self.setup.seats).filter(|seat| state.side(*seat).out).collect()
    }

    fn pass(&self, state: &State, seat: Seat) -> Option<Move> {
        let window = state.window.is_open() && state.window.waiting().contains(seat);
        let top = state.stack.top()?;
        let reacts = match top.kind {
            Kind::Window => window && !(seat == state.active() && top.stage == 0),
            Kind::Moment | Kind::Roll => state.asked == Some(seat) && !state.window.is_open(),
            _ => false,
        };
        reacts.then_some(Move::Pass)
    }

    fn passes(&self, state: &State, seat: Seat, choice: &Move) -> bool {
        self.pass(state, seat).is_some() && matches!(choice, Move::Pass | Move::Quiet(_))
    }

    fn concerns(&self, state: &State, seat: Seat) -> bool {
        match state.stack.top() {
            Some(top) if top.kind == Kind::Window => self.is_about(state, top, seat),
            _ => true,
        }
    }
}

impl Talisman {
    /// The rule that a move breaks which is not in the list.
    fn reason_against(&self, state: &State, choice: &Move) -> (Rule, &'static str) {
        let kind = state.stack.top().map_or(Kind::Turn, |top| top.kind);
        match (kind, choice) {
            (_, Move::Walk(_)) => ("TB-7", "refused-walk"),
            (_, Move::Use(..)) => ("TM-2", "refused-use"),
            (_, Move::Fate(_)) => ("TB-29", "refused-fate"),
            (_, Move::Attack(..)) => ("TB-15", "refused-attack"),
            (_, Move::Ditch(_)) => ("TB-31", "refused-ditch"),
            (_, Move::Trade(_)) => ("TB-32", "refused-trade"),
            (_, Move::Command) => ("TB-41", "refused-command"),
            (_, Move::Character(_)) => ("TB-1", "refused-character"),
            (Kind::Window | Kind::Moment, _) => ("TM-2", "refused-answer-window"),
            (Kind::Roll, _) => ("TB-29", "refused-answer-roll"),
            (Kind::Fight, _) => ("TB-21", "refused-answer-fight"),
            (Kind::Setup, _) => ("TB-1", "refused-answer-character"),
            (Kind::Surplus, _) => ("TB-31", "refused-answer-surplus"),
            (Kind::Spoils, _) => ("TB-24", "refused-answer-spoils"),
            _ => ("V-3", "refused-answer-choice"),
        }
    }
}

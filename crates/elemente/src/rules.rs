//! What can be done, and what comes of it.

use crate::cell::CELLS;
use crate::check::{check_building, is_deed, not_now, price_rule, refuse};
use crate::element::Spirit;
use crate::elemente::{Elemente, Variant};
use crate::event::Event;
use crate::kit::{GIFTS, Kit, OMENS};
use crate::listing::{Count, Nth};
use crate::moves::Move;
use crate::options::Options;
use crate::path::TILES;
use crate::score;
use crate::setting_up::open_elements;
use crate::state::{MOST_FRUITLESS, MOST_LIFTS, MOST_SEATS, Side, Stage, State};
use crate::weights::EvaluationWeights;
use core::ops::RangeInclusive;
use std::sync::Arc;
use table::{
    Boundary, Capabilities, Dice, Fault, Log, Outcome, Phrase, Refusal, Rule, Rules, Score, Seat, Seats,
    Setup,
};

impl Rules for Elemente {
    type Options = Options;
    type Components = Kit;
    type State = State;
    type Move = Move;
    type Event = Event;
    const ID: &'static str = "elemente";
    const RULESETS: &'static [&'static str] = &["elemente/1", "elemente/2"];
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
        let variant = Variant::of(setup.ruleset);
        let weights = EvaluationWeights::usual();
        Ok(Elemente { setup, variant, recalls, plans: Arc::default(), weights })
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

    /// Shuffles the spirits (PE-2) and rolls who begins (PE-8).
    fn deal(&self, dice: &mut Dice) -> State {
        let layout = self.layout();
        let mut grid = [None; CELLS];
        let cells = &mut grid[..layout.cells()];
        for (index, cell) in cells.iter_mut().enumerate() {
            *cell = Some(Spirit::ALL[index / usize::from(layout.each) % 5]);
        }
        dice.shuffle(cells);
        let starter = Seat(dice.below(u32::from(self.seats())) as u8);
        let mut sides = [Side::default(); MOST_SEATS];
        for side in &mut sides[..usize::from(self.seats())] {
            side.gifts = GIFTS;
        }
        State { stage: Stage::Elements, turn: starter, starter, sides, grid, ..State::blank() }
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
            self.list_moves(state, seat, into);
        }
    }

    fn move_count(&self, state: &State, seat: Seat) -> usize {
        let mut count = Count::default();
        if self.waiting(state).contains(seat) {
            self.list_moves(state, seat, &mut count);
        }
        count.0
    }

    fn nth_move(&self, state: &State, seat: Seat, index: usize) -> Option<Move> {
        let mut nth = Nth { skip: index, found: None };
        if self.waiting(state).contains(seat) {
            self.list_moves(state, seat, &mut nth);
        }
        nth.found
    }

    fn check(&self, state: &State, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        let side = state.side(seat);
        match (state.stage, *choice) {
            (Stage::Elements, Move::Choose { element }) => {
                if open_elements(state) & 1 << element.index() == 0 {
                    return refuse("PE-1", "refused-element-taken");
                }
            }
            (Stage::Draft, Move::Keep { tile }) => {
                if side.stack.get(tile) == 0 {
                    return refuse("PE-4", "refused-not-in-stack");
                }
            }
            (Stage::Omens, Move::Omens { numbers: [first, second] }) => {
                if first == 0 || first >= second || usize::from(second) > OMENS {
                    return refuse("PE-5", "refused-two-omens");
                }
            }
            (Stage::Paths, Move::Lay { .. } | Move::Lift { .. } | Move::Finish {}) => {
                return check_building(state, seat, *choice);
            }
            (Stage::Before | Stage::Second | Stage::Missed, Move::Turn { cell }) => {
                let index = self.layout().index(cell);
                if index.is_none_or(|index| state.covered() & 1 << index == 0) {
                    return refuse("PE-8", "refused-no-covered-spirit");
                }
                if state.stage == Stage::Missed {
                    if state.ups > 2 {
                        return refuse("PE-9", "refused-third-only-once");
                    }
                    if side.gifts == 0 {
                        return refuse("PE-21", "refused-no-gift");
                    }
                }
            }
            (Stage::Missed, Move::Cover {})
            | (Stage::Power, Move::Waive {})
            | (Stage::After | Stage::Gifts, Move::End {}) => {}
            (Stage::First | Stage::Other, Move::Put { path, at }) => {
                if !self.put_targets(state).contains(path) {
                    return refuse("PE-10", "refused-other-path");
                }
                return self.free_tile(state, path, at, "PE-10").map(|_| ());
            }
            (Stage::Power, _) => return self.check_power(state, seat, *choice),
            (Stage::Before | Stage::After | Stage::Gifts, _) if is_deed(*choice) => {
                self.check_deed(state, seat, *choice)?;
                if side.gifts < Elemente::price(seat, *choice) {
                    return refuse(price_rule(seat, *choice), "refused-too-few-gifts");
                }
            }
            _ => return not_now(state.stage),
        }
        Ok(())
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

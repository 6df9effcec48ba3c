//! Plays a scenario: moves in words, given dice, and “no” to all that is not mentioned.

use super::word;
use std::collections::VecDeque;
use table::{Dice, Rules, Seat, Seed};
use talisman::state::{Foe, Kind, State};
use talisman::{Event, Move, Talisman};

/// How many seeds are tried for the dice of one move: plenty for five dice.
const SEEDS: u64 = 60_000;
/// More answers than any scenario needs.
const ANSWERS: usize = 400;

/// A scenario that is being played.
pub(crate) struct Play {
    pub(crate) key: &'static str,
    pub(crate) rules: Talisman,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
    dice: VecDeque<u8>,
    /// Dice may fall as they like.
    pub(crate) careless: bool,
}

impl Play {
    pub(crate) fn new(key: &'static str, rules: Talisman, state: &State, dice: Vec<u8>) -> Play {
        Play { key, rules, state: *state, events: Vec::new(), dice: dice.into(), careless: false }
    }

    pub(crate) fn add_dice(&mut self, dice: &[u8]) {
        self.dice.extend(dice);
    }

    /// Ends the turn before the scenario.
    #[track_caller]
    pub(crate) fn begin(&mut self) {
        let seat = self.rules.waiting(&self.state).first().expect("somebody ends his turn");
        self.play(seat, Move::Pass);
        self.events.clear();
    }

    pub(crate) fn moves(&self, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        self.rules.moves(&self.state, seat, &mut moves);
        moves
    }

    /// Goes on until this can be done, and does it.
    #[track_caller]
    pub(crate) fn say(&mut self, words: &str) {
        let (seat, words) = match words.split_once(": ") {
            Some((seat, words)) => (Seat(seat.parse::<u8>().expect("a seat") - 1), words),
            None => (Seat(0), words),
        };
        for _ in 0..ANSWERS {
            if let Some(choice) = self.meant(seat, words) {
                return self.play(seat, choice);
            }
            let Some((other, answer)) = self.refusal() else {
                panic!("{}: nobody can `{words}`; {}", self.key, self.told());
            };
            self.play(other, answer);
        }
        panic!("{}: `{words}` never becomes possible", self.key);
    }

    /// The move that these words mean now.
    pub(crate) fn meant(&self, seat: Seat, words: &str) -> Option<Move> {
        if !self.rules.waiting(&self.state).contains(seat) {
            return None;
        }
        let kit = self.rules.kit();
        self.moves(seat).into_iter().find(|choice| word::fits(kit, &self.state, words, choice))
    }

    /// Somebody who is asked something that can be declined, and how he does.
    fn refusal(&self) -> Option<(Seat, Move)> {
        let waiting: Vec<Seat> = self.rules.waiting(&self.state).iter().collect();
        waiting.into_iter().find_map(|seat| {
            if self.is_to_move(seat) {
                return None;
            }
            let moves = self.moves(seat);
            let no = [Move::Pass, Move::Done, Move::No, Move::Fight, Move::Visit];
            no.into_iter().find(|choice| moves.contains(choice)).map(|choice| (seat, choice))
        })
    }

    /// Does a turn begin, and is it his?
    fn is_to_move(&self, seat: Seat) -> bool {
        let top = self.state.stack.top();
        seat == self.state.active() && top.is_some_and(|top| top.kind == Kind::Window && top.stage == 0)
    }

    /// Answers no until the next turn begins or the match is over; all given dice must have fallen.
    #[track_caller]
    pub(crate) fn settle(&mut self) {
        for _ in 0..ANSWERS {
            let waiting = self.rules.waiting(&self.state);
            if waiting.iter().any(|seat| self.is_to_move(seat)) || waiting.is_empty() {
                assert!(self.dice.is_empty(), "{}: {:?} never fell", self.key, self.dice);
                return;
            }
            let Some((seat, answer)) = self.refusal() else {
                panic!("{}: something has to be decided; {}", self.key, self.told());
            };
            self.play(seat, answer);
        }
        panic!("{}: the turn does not end", self.key);
    }

    /// Plays a move with dice that fall as given.
    #[track_caller]
    pub(crate) fn play(&mut self, seat: Seat, choice: Move) {
        for seed in 0..SEEDS {
            let mut state = self.state;
            let mut events = Vec::new();
            let mut dice = Dice::new(Seed::from_number(seed));
            if let Err(refusal) = self.rules.play(&mut state, seat, &choice, &mut dice, &mut events) {
                panic!("{}: {choice:?} is refused: {refusal}", self.key);
            }
            let fallen = fallen(&self.state, &state, &events);
            let given: Vec<u8> = self.dice.iter().copied().take(fallen.len()).collect();
            // Other dice may lead to other rolls: only those are too few that fell as given so far.
            assert!(
                self.careless || given.len() == fallen.len() || !fallen.starts_with(&given),
                "{}: after {choice:?} {} dice fall, but {given:?} is all that is given; {:?}",
                self.key,
                fallen.len(),
                self.state.stack.frames().last(),
            );
            if self.careless || given == fallen {
                self.dice.drain(..given.len());
                self.state = state;
                self.events.extend(events);
                return;
            }
        }
        panic!("{}: no dice found for {choice:?} and {:?}", self.key, self.dice);
    }

    /// Who is asked what, for messages.
    pub(crate) fn told(&self) -> String {
        let asked: Vec<String> = self
            .rules
            .waiting(&self.state)
            .iter()
            .map(|seat| {
                let moves: Vec<String> = self.moves(seat).iter().map(|choice| self.shown(choice)).collect();
                format!("{} may {}", seat.0 + 1, moves.join(" | "))
            })
            .collect();
        let last: Vec<String> =
            self.events.iter().rev().take(8).rev().map(|event| format!("{event:?}")).collect();
        format!("{}; before: {}", asked.join("; "), last.join(", "))
    }

    fn shown(&self, choice: &Move) -> String {
        let kit = self.rules.kit();
        match choice {
            Move::Card(code) => format!("card {}", word::key_of(kit, *code)),
            Move::Use(code, ordinal) => {
                let name = word::reaction_name(kit, *code, *ordinal).unwrap_or_default();
                format!("use {} {name}", word::key_of(kit, *code))
            }
            other => format!("{other:?}"),
        }
    }
}

/// The dice that fell in one move, a player's before those of whom he fights.
fn fallen(before: &State, after: &State, events: &[Event]) -> Vec<u8> {
    let mut dice = Vec::new();
    let mut held: Vec<u8> = Vec::new();
    // A defender's dice fall with the attacker's but are told only when it is his turn to settle them.
    let defender = |state: &State| match state.fight.foe {
        Foe::Character(seat) if state.fight.foe_dice[0] > 0 => Some(seat),
        _ => None,
    };
    let known = defender(before);
    let mut told = known;
    for event in events {
        match event {
            Event::FoeRolled { dice: foe } => held.extend(foe),
            Event::Rolled { seat, dice: own, purpose } => {
                if *purpose == "attack" && known == Some(*seat) {
                    continue;
                }
                if *purpose == "attack" && defender(after) == Some(*seat) {
                    told = Some(*seat);
                }
                dice.extend(own);
                dice.append(&mut held);
            }
            Event::Rerolled { to, .. } => dice.push(*to),
            _ => {}
        }
    }
    if told.is_none() && defender(after).is_some() {
        dice.extend(after.fight.foe_dice.iter().filter(|die| **die > 0));
    }
    dice
}

//! A small game for what no game on the shelf has: windows in which others may react, players who drop out, and as many
//! plies as a test wants.
//!
//! Whoever has the turn strikes at another. All others may block as long as they have shields. A strike that nobody
//! blocks costs a life; whoever has none left is out. The last one wins.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sketch::{Brush, Picture, Scene};
use table::{
    Boundary, Dice, Fault, Forms, Judge, Log, Outcome, Phrase, Refusal, Rules, Score, Seat, Seats, Secrets,
    Setup, Speech, Values, Viewer,
};

#[derive(Clone, Debug)]
pub(crate) struct Skirmish(Setup<Skirmish>);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    lives: u16,
    shields: u16,
}

impl Default for Options {
    fn default() -> Options {
        Options { lives: 1, shields: 1 }
    }
}

/// State, view and position are the same: nothing is hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct State {
    turn: Seat,
    target: Option<Seat>,
    asked: Vec<bool>,
    blocked: bool,
    lives: Vec<u16>,
    shields: Vec<u16>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Move {
    Strike(Seat),
    Block,
    Pass,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) struct Made {
    seat: Seat,
    choice: Move,
}

impl Skirmish {
    fn alive(&self, state: &State) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats()).filter(|seat| state.lives[seat.index()] > 0)
    }
}

impl Rules for Skirmish {
    tiny_games::rules_head!("skirmish", 2..=6, ["SK-1"], Options, State, Move, Made);

    tiny_games::opens_anyhow!(Skirmish);

    fn bound(&self) -> usize {
        usize::from(self.0.options.lives + self.0.options.shields) * usize::from(self.seats()).pow(2) * 2
    }

    fn deal(&self, _dice: &mut Dice) -> State {
        let seats = usize::from(self.seats());
        State {
            turn: Seat(0),
            target: None,
            asked: vec![false; seats],
            blocked: false,
            lives: vec![self.0.options.lives; seats],
            shields: vec![self.0.options.shields; seats],
        }
    }

    fn waiting(&self, state: &State) -> Seats {
        if self.alive(state).count() < 2 {
            return Seats::NONE;
        }
        if state.target.is_none() {
            return Seats::one(state.turn);
        }
        let asked = self.alive(state).filter(|seat| state.asked[seat.index()]);
        asked.fold(Seats::NONE, Seats::with)
    }

    fn moves(&self, state: &State, seat: Seat, into: &mut Vec<Move>) {
        if !self.waiting(state).contains(seat) {
            return;
        }
        if state.target.is_none() {
            into.extend(self.alive(state).filter(|other| *other != seat).map(Move::Strike));
        } else {
            into.push(Move::Pass);
            if state.shields[seat.index()] > 0 {
                into.push(Move::Block);
            }
        }
    }

    fn check(&self, state: &State, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        let mut moves = Vec::new();
        self.moves(state, seat, &mut moves);
        if moves.contains(choice) {
            return Ok(());
        }
        Err(Refusal::illegal("SK-1", Phrase::new("refused-move")))
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Move,
        _dice: &mut Dice,
        log: &mut impl Log<Made>,
    ) -> Boundary {
        match choice {
            Move::Strike(target) => {
                state.target = Some(*target);
                for other in Seat::all(self.seats()) {
                    state.asked[other.index()] = other != seat && state.lives[other.index()] > 0;
                }
            }
            Move::Block => {
                state.asked[seat.index()] = false;
                state.shields[seat.index()] -= 1;
                state.blocked = true;
            }
            Move::Pass => state.asked[seat.index()] = false,
        }
        if let (Some(target), false) = (state.target, state.asked.contains(&true)) {
            if !state.blocked {
                state.lives[target.index()] -= 1;
            }
            state.blocked = false;
            state.target = None;
            loop {
                state.turn = state.turn.next(self.seats());
                if state.lives[state.turn.index()] > 0 {
                    break;
                }
            }
        }
        log.tell(|| Made { seat, choice: *choice });
        Boundary::Kept
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let mut alive = self.alive(state);
        let winner = alive.next()?;
        alive.next().is_none().then(|| Outcome::won_by(winner, self.seats()))
    }

    fn scores(&self, state: &State) -> Vec<Score> {
        state.lives.iter().map(|lives| Score::of([("lives", i32::from(*lives))])).collect()
    }

    fn out(&self, state: &State) -> Seats {
        let out = Seat::all(self.seats()).filter(|seat| state.lives[seat.index()] == 0);
        out.fold(Seats::NONE, Seats::with)
    }

    fn pass(&self, state: &State, seat: Seat) -> Option<Move> {
        (state.target.is_some() && self.waiting(state).contains(seat)).then_some(Move::Pass)
    }

    fn concerns(&self, state: &State, seat: Seat) -> bool {
        state.target == Some(seat)
    }
}

impl Secrets for Skirmish {
    type View = State;

    fn view(&self, state: &State, _viewer: Viewer) -> State {
        // Who has answered shows only when all have.
        State { asked: Vec::new(), ..state.clone() }
    }

    fn imagine(&self, view: &State, _viewer: Viewer, _dice: &mut Dice) -> State {
        let seats = Seat::all(self.seats());
        let asked = |seat: Seat| view.target.is_some() && seat != view.turn && view.lives[seat.index()] > 0;
        State { asked: seats.map(asked).collect(), ..view.clone() }
    }

    fn hides(&self, _state: &State, _viewer: Viewer) -> bool {
        false
    }

    fn perceive(&self, event: &Made, _viewer: Viewer) -> Option<Made> {
        Some(event.clone())
    }
}

impl Forms for Skirmish {
    tiny_games::position_is_state!(State);

    fn load(&self, position: &State) -> Result<State, Vec<Fault>> {
        let seats = usize::from(self.seats());
        if [position.asked.len(), position.lives.len(), position.shields.len()] != [seats; 3] {
            return Err(vec![Fault::at("state", Phrase::new("fault-seats-of-state"))]);
        }
        Ok(position.clone())
    }

    fn write_move(&self, choice: &Move) -> String {
        match choice {
            Move::Strike(target) => format!("strike {}", target.0),
            Move::Block => "block".to_owned(),
            Move::Pass => "pass".to_owned(),
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        let unreadable = || Refusal::unreadable(Phrase::new("refused-unreadable-move").with("text", text));
        match text {
            "block" => Ok(Move::Block),
            "pass" => Ok(Move::Pass),
            _ => {
                let target = text.strip_prefix("strike ").and_then(|target| target.parse().ok());
                target.map(|target| Move::Strike(Seat(target))).ok_or_else(unreadable)
            }
        }
    }
}

impl Speech for Skirmish {
    const WORDS: &'static [(&'static str, &'static str)] = &[("en", ENGLISH), ("de", GERMAN)];

    fn reasons(&self, _state: &State, _seat: Seat, _choice: &Move) -> Vec<Phrase> {
        Vec::new()
    }

    fn tell(&self, event: &Made) -> Phrase {
        Phrase::new("log-made").with("who", event.seat).with("move", self.write_move(&event.choice))
    }

    fn describe(&self, _view: &State, _seat: Seat, choice: &Move) -> Phrase {
        Phrase::new("move-any").with("move", self.write_move(choice))
    }
}

impl Judge for Skirmish {
    fn evaluate(&self, state: &State) -> Values {
        let mut values = Values::default();
        for seat in self.alive(state) {
            values[seat.index()] = 0.5;
        }
        values
    }
}

impl Picture<State> for Skirmish {
    fn picture(&self, view: &State, brush: &Brush<'_>) -> Scene {
        Scene::new(100.0, 100.0, brush.label("title")).describe(format!("{view:?}"))
    }
}

const ENGLISH: &str = "\
title = Skirmish
tagline = Strike and block.
rule-SK-1 = Strike at another. The last one wins.
part-lives = lives
log-made = { $who }: { $move }.
move-any = { $move }
refused-move = This cannot be done now.
fault-seats-of-state = One number for each seat is needed.
";

const GERMAN: &str = "\
title = Scharmützel
tagline = Schlag und Schild.
rule-SK-1 = Schlage nach jemandem. Wer übrig bleibt, gewinnt.
part-lives = Leben
log-made = { $who }: { $move }.
move-any = { $move }
refused-move = Das geht jetzt nicht.
fault-seats-of-state = Für jeden Platz wird eine Zahl gebraucht.
";

//! Draws a table, plays moves on it, and says what must follow.

use pixies::{Event, Move, Options, Pixies, Position, State, Tally, TallyData, TypedTable};
use table::{Boundary, Components as _, Dice, Forms, Refusal, Rules, Seat, Seed, Setup};

/// A table in the middle of a match.
pub(crate) struct Scenario {
    pub(crate) game: Pixies,
    pub(crate) state: State,
    pub(crate) dice: Dice,
    pub(crate) events: Vec<Event>,
    pub(crate) boundary: Option<Boundary>,
}

pub(crate) fn game(seats: u8, flower_power: bool) -> Pixies {
    Pixies::open(Setup::new(seats, Options { flower_power })).expect("a legal table")
}

/// Nine spaces drawn in three rows.
pub(crate) fn spaces(drawing: &str) -> Vec<String> {
    drawing.split_whitespace().map(str::to_owned).collect()
}

/// A position: whose turn, the open cards, one drawing a seat, nothing finished.
pub(crate) fn position(turn: u8, display: &str, grids: &[&str]) -> Position {
    Position {
        turn: Some(Seat(turn)),
        display: display.split_whitespace().map(|id| id.parse().expect("an id")).collect(),
        grids: grids.iter().map(|drawing| spaces(drawing)).collect(),
        rounds: Vec::new(),
        last: Vec::new(),
    }
}

/// Points that any round could have given.
pub(crate) fn some_points(validated: i32) -> TallyData {
    TallyData { validated, spirals: 0, crosses: 0, colour_group: 0, face_down: 0 }
}

impl Scenario {
    /// A table in round 1.
    #[track_caller]
    pub(crate) fn new(turn: u8, display: &str, grids: &[&str]) -> Scenario {
        Scenario::from(false, &position(turn, display, grids))
    }

    /// A table with some rounds finished.
    #[track_caller]
    pub(crate) fn from(flower_power: bool, position: &Position) -> Scenario {
        let game = game(position.grids.len() as u8, flower_power);
        let state = game.load(position).unwrap_or_else(|faults| panic!("{faults:#?}"));
        Scenario { game, state, dice: Dice::new(Seed::from_number(1)), events: Vec::new(), boundary: None }
    }

    pub(crate) fn turn(&self) -> Option<u8> {
        self.game.waiting(&self.state).first().map(|seat| seat.0)
    }

    /// The moves of whoever's turn it is, as text.
    pub(crate) fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        if let Some(seat) = self.game.waiting(&self.state).first() {
            self.game.moves(&self.state, seat, &mut moves);
        }
        moves.iter().map(Move::to_string).collect()
    }

    /// Plays a move for whoever's turn it is.
    #[track_caller]
    pub(crate) fn play(mut self, text: &str) -> Scenario {
        self.try_play(text).unwrap_or_else(|refusal| panic!("{text} was refused: {refusal:?}"));
        self
    }

    pub(crate) fn try_play(&mut self, text: &str) -> Result<(), Refusal> {
        let seat = self.game.waiting(&self.state).first().expect("somebody's turn");
        self.events.clear();
        let boundary =
            self.game.play(&mut self.state, seat, &text.parse()?, &mut self.dice, &mut self.events)?;
        self.boundary = Some(boundary);
        Ok(())
    }

    /// The rule that forbids a move, which must change nothing.
    #[track_caller]
    pub(crate) fn refused(&mut self, text: &str) -> &'static str {
        let (state, dice) = (self.state.clone(), self.dice.clone());
        let refusal = self.try_play(text).expect_err("this move must be refused");
        assert_eq!((&self.state, &self.dice), (&state, &dice), "a refused move changes nothing");
        refusal.rule.expect("a rule forbids it")
    }

    /// A seat's grid as it is drawn.
    pub(crate) fn grid(&self, seat: usize) -> Vec<String> {
        self.game.position(&self.state).grids[seat].clone()
    }

    #[track_caller]
    pub(crate) fn then_grid(self, seat: usize, drawing: &str) -> Scenario {
        assert_eq!(self.grid(seat), spaces(drawing));
        self
    }

    #[track_caller]
    pub(crate) fn then_turn(self, seat: u8) -> Scenario {
        assert_eq!(self.turn(), Some(seat));
        self
    }
}

/// What a single grid scores; `_` is a face-down card of any face.
#[track_caller]
pub(crate) fn score(flower_power: bool, round: u8, drawing: &str) -> Tally {
    let options = Options { flower_power };
    let deck = pixies::Deck::own();
    let typed = TypedTable::read(drawing, &deck, &options).unwrap_or_else(|faults| panic!("{faults:#?}"));
    pixies::tally(&pixies::Cards::new(&deck, &options), &typed.rounds[0].1[0].grid, round)
}

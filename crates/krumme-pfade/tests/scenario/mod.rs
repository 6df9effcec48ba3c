//! Draws positions and plays moves, so that a test reads like a question at the table.
//!
//! A drawing has one line a row; each place is a card as the notation spells it (`:e`, `:ne`, `-se`) or a dot. The first
//! card in reading order lies at the place of the first card of a match: `c3` for size 3, `e5` for size 5.

#![allow(dead_code, reason = "every test file uses a part of it")]

use krumme_pfade::{
    Announce, Card, Cell, Event, KrummePfade, LaidCard, Move, Options, Position, State, Step, Verdict,
};
use table::{Dice, Edition, Fault, Forms, Rules, Seat, Seed, Setup};

pub(crate) const NORTH_SOUTH: Seat = Seat(0);
pub(crate) const EAST_WEST: Seat = Seat(1);

pub(crate) const FIRST: &str = "krumme-pfade/1";
pub(crate) const SECOND: &str = "krumme-pfade/2";

/// By the newest rules.
pub(crate) fn game(options: Options) -> KrummePfade {
    KrummePfade::open(Setup::new(2, options)).expect("these options are fine")
}

#[track_caller]
pub(crate) fn game_by(ruleset: &str, options: Options) -> KrummePfade {
    let edition = Edition::newest().by(ruleset).expect("a ruleset of the game");
    KrummePfade::open(edition.setup(2, options)).expect("these options are fine")
}

pub(crate) fn cell(name: &str) -> Cell {
    name.parse().expect("a place")
}

/// Reads a drawing.
#[track_caller]
pub(crate) fn drawn(size: u8, drawing: &str) -> Vec<LaidCard> {
    let rows: Vec<Vec<&str>> = drawing
        .lines()
        .map(|line| line.split_whitespace().collect())
        .filter(|row: &Vec<_>| !row.is_empty())
        .collect();
    let places = || {
        rows.iter()
            .enumerate()
            .flat_map(|(y, row)| row.iter().enumerate().map(move |(x, code)| (x, y, *code)))
    };
    let Some((first_x, first_y, _)) = places().find(|place| place.2 != ".") else { return Vec::new() };
    let centre = Cell::centre(size);
    places()
        .filter(|place| place.2 != ".")
        .map(|(x, y, code)| {
            let column = usize::from(centre.column()) + x - first_x;
            let row = usize::from(centre.row()) + y - first_y;
            let cell = Cell::new(column as u8, row as u8).expect("within the names");
            let Ok(Move::Lay { card, .. }) = format!("{cell}{code}").parse() else {
                panic!("no card: {code}")
            };
            LaidCard { cell, curves: card.curves().collect() }
        })
        .collect()
}

/// A position of which nothing but the cards is said.
pub(crate) fn lying(cards: Vec<LaidCard>) -> Position {
    Position {
        cards,
        turn: None,
        announced: None,
        last: [None, None],
        declared: None,
        stopped: false,
        result: None,
    }
}

/// A match set up by hand.
#[derive(Clone)]
pub(crate) struct Scenario {
    pub(crate) game: KrummePfade,
    pub(crate) position: Position,
    pub(crate) state: Option<State>,
    pub(crate) events: Vec<Event>,
}

impl Scenario {
    pub(crate) fn new(options: Options, drawing: &str) -> Scenario {
        let cards = drawn(options.size, drawing);
        Scenario { game: game(options), position: lying(cards), state: None, events: Vec::new() }
    }

    /// The same by another ruleset.
    #[track_caller]
    pub(crate) fn by(mut self, ruleset: &str) -> Scenario {
        self.game = game_by(ruleset, self.game.setup().options.clone());
        self
    }

    /// Automatic announcement, draws allowed.
    pub(crate) fn sized(size: u8, drawing: &str) -> Scenario {
        Scenario::new(Options { size, ..Options::default() }, drawing)
    }

    pub(crate) fn manual(size: u8, drawing: &str) -> Scenario {
        Scenario::new(Options { size, announce: Announce::Manual, no_draws: false }, drawing)
    }

    pub(crate) fn manual_no_draws(size: u8, drawing: &str) -> Scenario {
        Scenario::new(Options { size, announce: Announce::Manual, no_draws: true }, drawing)
    }

    pub(crate) fn no_draws(size: u8, drawing: &str) -> Scenario {
        Scenario::new(Options { size, announce: Announce::Automatic, no_draws: true }, drawing)
    }

    pub(crate) fn last(mut self, seat: Seat, name: &str) -> Scenario {
        self.position.last[seat.index()] = Some(cell(name));
        self
    }

    pub(crate) fn announced(mut self, seats: &[Seat]) -> Scenario {
        self.position.announced = Some(seats.to_vec());
        self
    }

    pub(crate) fn declared(mut self, seat: Seat) -> Scenario {
        self.position.declared = Some(seat);
        self
    }

    #[track_caller]
    pub(crate) fn state(&mut self) -> State {
        *self.state.get_or_insert_with(|| match self.game.load(&self.position) {
            Ok(state) => state,
            Err(faults) => panic!("the position is refused: {faults:?}"),
        })
    }

    #[track_caller]
    pub(crate) fn faults(&self) -> Vec<Fault> {
        self.game.load(&self.position).expect_err("the position should be refused")
    }

    /// The rules that the position breaks, in the order of the report.
    #[track_caller]
    pub(crate) fn broken_rules(&self) -> Vec<&'static str> {
        self.faults().into_iter().filter_map(|fault| fault.rule).collect()
    }

    /// Plays moves by whoever's turn it is.
    #[track_caller]
    pub(crate) fn play(mut self, moves: &str) -> Scenario {
        let mut state = self.state();
        for text in moves.split_whitespace() {
            let seat = self.game.waiting(&state).first().expect("the match is over already");
            let choice: Move = text.parse().expect("a move");
            let mut events = Vec::new();
            let mut dice = Dice::new(Seed::from_number(0));
            if let Err(refusal) = self.game.play(&mut state, seat, &choice, &mut dice, &mut events) {
                panic!("{text} is refused: {refusal:?}");
            }
            self.events.extend(events);
        }
        self.state = Some(state);
        self
    }

    /// The move is refused, citing this rule, and not listed.
    #[track_caller]
    pub(crate) fn refuses(mut self, text: &str, rule: &str) -> Scenario {
        let mut state = self.state();
        let before = state;
        let choice: Move = text.parse().expect("a move");
        let mut dice = Dice::new(Seed::from_number(0));
        let refusal = self
            .game
            .play(&mut state, before.turn(), &choice, &mut dice, &mut Vec::new())
            .expect_err("should be refused");
        assert_eq!(refusal.rule, Some(rule), "{text}: {refusal:?}");
        assert_eq!(state, before, "a refused move changes nothing");
        assert!(!self.moves().contains(&choice));
        self
    }

    #[track_caller]
    pub(crate) fn allows(mut self, text: &str) -> Scenario {
        let choice: Move = text.parse().expect("a move");
        let moves = self.moves();
        assert!(moves.contains(&choice), "{text} is not listed");
        let state = self.state();
        assert_eq!(self.game.check(&state, state.turn(), &choice), Ok(()));
        self
    }

    #[track_caller]
    pub(crate) fn moves(&mut self) -> Vec<Move> {
        let state = self.state();
        let mut moves = Vec::new();
        self.game.moves(&state, state.turn(), &mut moves);
        moves
    }

    #[track_caller]
    pub(crate) fn then_turn_of(mut self, seat: Seat) -> Scenario {
        let state = self.state();
        assert_eq!(self.game.waiting(&state).iter().collect::<Vec<_>>(), [seat], "end: {:?}", state.end());
        self
    }

    /// Over, won by this seat by this rule; the outcome says so too.
    #[track_caller]
    pub(crate) fn then_won_by(mut self, seat: Seat, rule: &str) -> Scenario {
        let state = self.state();
        let end = state.end().expect("the match should be over");
        assert_eq!((end.winner(), end.rule()), (Some(seat), rule));
        let outcome = self.game.outcome(&state).expect("an outcome");
        assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [seat]);
        assert!(self.game.waiting(&state).is_empty());
        self
    }

    #[track_caller]
    pub(crate) fn then_drawn(mut self) -> Scenario {
        let state = self.state();
        let end = state.end().expect("the match should be over");
        assert_eq!((end.winner(), end.rule()), (None, "KP-13"));
        assert!(self.game.outcome(&state).expect("an outcome").winners.is_empty());
        self
    }

    #[track_caller]
    pub(crate) fn connected(&mut self, seat: Seat) -> bool {
        let state = self.state();
        self.game.connected(&state, seat)
    }

    /// The shortest connection as places in the order of travel.
    #[track_caller]
    pub(crate) fn route(&mut self, seat: Seat) -> Option<Vec<Step>> {
        let state = self.state();
        self.game.route(&state, seat)
    }

    /// Places where a card may be laid or covered now.
    #[track_caller]
    pub(crate) fn places(&mut self) -> Vec<String> {
        let mut places: Vec<Cell> = self
            .moves()
            .into_iter()
            .filter_map(|choice| match choice {
                Move::Lay { cell, .. } => Some(cell),
                _ => None,
            })
            .collect();
        places.dedup();
        places.iter().map(Cell::to_string).collect()
    }

    pub(crate) fn result(mut self, winner: Option<Seat>, rule: &str) -> Scenario {
        self.position.result = Some(Verdict { winner, rule: rule.to_owned() });
        self
    }

    pub(crate) fn told(&self, event: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(event)
    }
}

/// All cards of the box, for random boards.
pub(crate) fn any_card() -> impl Iterator<Item = Card> + Clone {
    Card::DOUBLES.into_iter().chain(Card::TRIPLES)
}

/// A small generator for tests that need many numbers.
pub(crate) struct Chance(Dice);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(Dice::new(Seed::from_number(seed)))
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound as u32) as usize
    }

    pub(crate) fn pick<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())]
    }

    pub(crate) fn dice(&mut self) -> &mut Dice {
        &mut self.0
    }
}

//! The JSON form of a state, and everything that can be wrong with one.
//!
//! Only `cards` is needed: whose turn it is follows from the number of cards, and the match is judged by the rules as if
//! the last card had just been laid. What is given besides is checked.
//!
//! ```json
//! {
//!   "cards": [
//!     {"cell": "d4", "curves": ["ne", "sw"]},
//!     {"cell": "e5", "curves": ["ne", "se"]}
//!   ],
//!   "turn": 0,
//!   "announced": [],
//!   "last": ["e5", "d4"],
//!   "declared": null,
//!   "stopped": false,
//!   "result": null
//! }
//! ```

use crate::state::{NOWHERE, at, other};
use crate::{Board, Card, Cell, Curve, KrummePfade, Move, State};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Fault, Forms, Phrase, Refusal, Seat};

/// A card on the table: the one on top, if it covers another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LaidCard {
    /// Where it lies.
    pub cell: Cell,
    /// The curves it shows: two on a double-curve card, three on a three-curve card.
    pub curves: Vec<Curve>,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// Who won; `null` for a draw.
    pub winner: Option<Seat>,
    /// The rule that ended it, e.g. `KP-12`.
    pub rule: String,
}

/// A state in JSON; untrusted when it comes from outside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// All cards on the table, in any order. If there are any, one lies at the place of the first card (`e5` for size 5).
    pub cards: Vec<LaidCard>,
    /// Whose turn it is, or would be if the match is over. Follows from the cards, and from `declared`.
    #[serde(default)]
    pub turn: Option<Seat>,
    /// The seats whose latest move announced a connection. Left out: with automatic announcement whoever laid the last
    /// card and is connected, with manual announcement nobody.
    #[serde(default)]
    pub announced: Option<Vec<Seat>>,
    /// Where the latest card of each seat lies. With manual announcement an unannounced connection wins only if it leads
    /// through the other one's latest card (KP-12).
    #[serde(default)]
    pub last: [Option<Cell>; 2],
    /// Who declared that nobody can connect any more (KP-17).
    #[serde(default)]
    pub declared: Option<Seat>,
    /// After a declaration, the other one gave up (KP-17).
    #[serde(default)]
    pub stopped: bool,
    /// How the match ended; follows from the rest.
    #[serde(default)]
    pub result: Option<Verdict>,
}

/// Collects what is wrong.
struct Faults(Vec<Fault>);

impl Faults {
    fn add(&mut self, path: impl Into<String>, rule: table::Rule, reason: Phrase) {
        self.0.push(Fault::at(path, reason).by(rule));
    }
}

impl Forms for KrummePfade {
    type Position = Position;

    fn position(&self, state: &State) -> Position {
        let cards = state.board.cards();
        let cards = cards.map(|(cell, card)| LaidCard { cell, curves: card.curves().collect() }).collect();
        Position {
            cards,
            turn: Some(state.turn),
            announced: Some(Seat::all(2).filter(|&seat| state.announced[at(seat)]).collect()),
            last: state.last.map(|index| (index != NOWHERE).then(|| state.board.cell(u32::from(index)))),
            declared: state.declared,
            stopped: state.stopped,
            result: state.end.map(|end| Verdict { winner: end.winner(), rule: end.rule().to_owned() }),
        }
    }

    fn load(&self, position: &Position) -> Result<State, Vec<Fault>> {
        let mut faults = Faults(Vec::new());
        self.seats_exist(position, &mut faults);
        let cards = self.read_cards(position, &mut faults);
        if !faults.0.is_empty() {
            // What follows would only repeat these in other words.
            return Err(faults.0);
        }
        let triples = cards.iter().filter(|(_, card)| card.is_triple()).count();
        let mut state = State::new(self.size);
        state.board = Board::of(self.size, &cards);
        state.cards = (cards.len() + triples) as u8;
        state.turn = Seat(state.cards % 2);
        self.check_declaration(position, &mut state, &mut faults);
        if let Some(turn) = position.turn.filter(|&turn| turn != state.turn) {
            let reason = Phrase::new("fault-turn").with("turn", turn).with("expected", state.turn);
            faults.add("turn", "KP-2", reason);
        }
        self.check_last(position, &mut state, &mut faults);
        self.check_announced(position, &mut state, &mut faults);
        if !faults.0.is_empty() {
            return Err(faults.0);
        }
        state.end = self.end(&state);
        if state.end.is_none() {
            state.announced[at(state.turn)] = false;
        }
        let verdict = state.end.map(|end| Verdict { winner: end.winner(), rule: end.rule().to_owned() });
        match (&position.result, &verdict) {
            (Some(_), None) => {
                faults.0.push(Fault::at("result", Phrase::new("fault-result-open")));
                Err(faults.0)
            }
            (Some(given), Some(found)) if given != found => {
                let rule = state.end.map_or("", crate::End::rule);
                let reason = Phrase::new("fault-result").with("rule", rule);
                faults.0.push(Fault::at("result", reason));
                Err(faults.0)
            }
            _ => Ok(state),
        }
    }

    fn write_move(&self, choice: &Move) -> String {
        choice.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        text.parse()
    }
}

impl KrummePfade {
    fn seats_exist(&self, position: &Position, faults: &mut Faults) {
        let named = position.turn.iter().map(|seat| ("turn", seat));
        let named = named.chain(position.declared.iter().map(|seat| ("declared", seat)));
        let named = named.chain(position.announced.iter().flatten().map(|seat| ("announced", seat)));
        for (path, seat) in named.filter(|(_, seat)| seat.0 > 1) {
            faults.add(path, "KP-1", Phrase::new("fault-seat").with("seat", seat.0));
        }
        if position.stopped && position.declared.is_none() {
            faults.add("stopped", "KP-17", Phrase::new("fault-stopped"));
        }
        if position.declared.is_some() && !self.setup.options.no_draws {
            faults.add("declared", "KP-17", Phrase::new("fault-declared-option"));
        }
    }

    /// The cards, if all of them can lie as they are said to.
    fn read_cards(&self, position: &Position, faults: &mut Faults) -> Vec<(Cell, Card)> {
        let mut cards: Vec<(Cell, Card)> = Vec::new();
        for (index, laid) in position.cards.iter().enumerate() {
            let path = |field: &str| format!("cards[{index}].{field}");
            let name = laid.cell.to_string();
            let card = Card::of(&laid.curves);
            if card.is_none() {
                faults.add(path("curves"), "KP-C2", Phrase::new("fault-curves").with("cell", name.as_str()));
            }
            if laid.cell.column().max(laid.cell.row()) > 2 * (self.size - 1) {
                let last = Cell::within(2 * (self.size - 1), 2 * (self.size - 1)).to_string();
                let reason =
                    Phrase::new("fault-cell").with("cell", name).with("size", self.size).with("last", last);
                faults.add(path("cell"), "KP-5", reason);
            } else if position.cards[..index].iter().any(|before| before.cell == laid.cell) {
                faults.add(path("cell"), "KP-6", Phrase::new("fault-taken").with("cell", name));
            } else {
                // A card that cannot be read still lies there, for what else is to be checked.
                cards.push((laid.cell, card.unwrap_or(Card::DOUBLES[0])));
            }
        }
        if cards.is_empty() {
            return cards;
        }
        let centre = Cell::centre(self.size);
        if !cards.iter().any(|&(cell, _)| cell == centre) {
            faults.add("cards", "KP-3", Phrase::new("fault-centre").with("centre", centre.to_string()));
        }
        self.check_span(&cards, faults);
        check_touch(&cards, faults);
        let triples = cards.iter().filter(|(_, card)| card.is_triple()).count();
        if triples > 0 && cards.len() < usize::from(self.area()) {
            let reason = Phrase::new("fault-early-cover")
                .with("triples", triples)
                .with("cards", cards.len())
                .with("area", self.area());
            faults.add("cards", "KP-9", reason);
        }
        cards
    }

    fn check_span(&self, cards: &[(Cell, Card)], faults: &mut Faults) {
        let span = |of: fn(&Cell) -> u8| {
            let all = cards.iter().map(|(cell, _)| of(cell));
            all.clone().max().unwrap_or(0) - all.min().unwrap_or(0) + 1
        };
        for (key, span) in
            [("fault-columns", span(|cell| cell.column())), ("fault-rows", span(|cell| cell.row()))]
        {
            if span > self.size {
                faults.add("cards", "KP-5", Phrase::new(key).with("span", span).with("size", self.size));
            }
        }
    }

    fn check_declaration(&self, position: &Position, state: &mut State, faults: &mut Faults) {
        let Some(declarer) = position.declared else { return };
        if state.cards < self.area() {
            faults.add("declared", "KP-17", Phrase::new("fault-declared-first-phase"));
        } else if state.cards == self.area() && state.turn != declarer {
            // Later the other one may have laid on alone, and the count tells nothing.
            let reason = Phrase::new("fault-declared-turn").with("seat", declarer);
            faults.add("declared", "KP-17", reason);
        }
        if position.stopped && state.cards >= 2 * self.area() {
            faults.add("stopped", "KP-18", Phrase::new("fault-stopped-full"));
        }
        state.declared = Some(declarer);
        state.stopped = position.stopped;
        state.turn = other(declarer);
    }

    fn check_last(&self, position: &Position, state: &mut State, faults: &mut Faults) {
        for seat in Seat::all(2) {
            let Some(cell) = position.last[at(seat)] else { continue };
            let path = format!("last[{seat}]");
            let name = cell.to_string();
            let index = state.board.index(cell).filter(|&index| state.board.card_at(index).is_some());
            let Some(index) = index else {
                faults.add(path, "KP-2", Phrase::new("fault-last-empty").with("cell", name));
                continue;
            };
            if state.cards <= seat.0 {
                faults.add(path, "KP-2", Phrase::new("fault-last-early").with("seat", seat));
                continue;
            }
            // The seat that moved last covered once card n² lay, the other one a card later.
            let before = u8::from(seat == state.turn);
            if state.declared.is_none() && state.cards > self.area() + before && !state.board.is_covered(cell)
            {
                faults.add(path, "KP-9", Phrase::new("fault-last-open").with("cell", name));
            }
            state.last[at(seat)] = index as u8;
        }
        let [first, second] = state.last;
        // Only the card that opens phase two can lie on the latest card of the other one.
        let may_meet = state.cards == self.area() + 1 || state.declared.is_some();
        if first != NOWHERE && first == second && !may_meet {
            faults.add("last", "KP-9", Phrase::new("fault-last-same"));
        }
    }

    fn check_announced(&self, position: &Position, state: &mut State, faults: &mut Faults) {
        let (next, mover) = (state.turn, other(state.turn));
        let possible = state.cards >= self.area() && state.declared.is_none();
        let mover_stands = possible && self.connected(state, mover);
        let automatic = !self.manual();
        let Some(given) = &position.announced else {
            state.announced[at(mover)] = automatic && mover_stands;
            return;
        };
        if !possible && !given.is_empty() {
            faults.add("announced", "KP-10", Phrase::new("fault-announced-early"));
            return;
        }
        if given.contains(&mover) && !mover_stands {
            faults.add("announced", "KP-10", Phrase::new("fault-announced-nothing").with("seat", mover));
        }
        if automatic && mover_stands && !given.contains(&mover) {
            faults.add("announced", "KP-10", Phrase::new("fault-announced-missing").with("seat", mover));
        }
        state.announced[at(mover)] = given.contains(&mover);
        // The seat whose turn would begin has won by it, or the last card of all broke it and it is told as it was. While
        // the match goes on it is spent, and taken away once that is judged.
        state.announced[at(next)] = given.contains(&next);
    }
}

/// Do all cards hang together by edges and corners (KP-3)?
fn check_touch(cards: &[(Cell, Card)], faults: &mut Faults) {
    let mut joined = vec![false; cards.len()];
    let mut reached = vec![0];
    joined[0] = true;
    while let Some(from) = reached.pop() {
        let here = cards[from].0;
        for (index, (there, _)) in cards.iter().enumerate() {
            let near = here.column().abs_diff(there.column()) <= 1 && here.row().abs_diff(there.row()) <= 1;
            if near && !joined[index] {
                joined[index] = true;
                reached.push(index);
            }
        }
    }
    for ((cell, _), joined) in cards.iter().zip(joined) {
        if !joined {
            let reason = Phrase::new("fault-apart")
                .with("cell", cell.to_string())
                .with("first", cards[0].0.to_string());
            faults.add("cards", "KP-3", reason);
        }
    }
}

//! Positions drawn with one sign a card for each colour.
//!
//! ```text
//! ┼ crossing        ├ ┬ ┤ ┴ three-way: the missing edge is a dead end
//! ╪ underpass       ╲ two curves NE SW    ╱ two curves NW ES
//! │ ─ straight      └ ┌ ┐ ┘ curve         · four dead ends
//! ╬ the start card, an underpass with a hut from north to south
//! ■ four dead ends with three huts each: a store of huts     . an empty place
//! ```
//!
//! Behind the sign may stand `*`, a hut along the longest way, or `°`, a hut at the first dead end. So
//!
//! ```text
//! ┌*┐
//! └ ╬
//! ```
//!
//! is a ring of three curves that is closed but for the start card.

use fairy_trails::{Claims, Colour, Deck, Event, FairyTrails, Options, Position, Stage, State, StonesOn};
use std::fmt::Write as _;
use std::sync::Arc;
use table::{Components, Dice, Forms, Outcome, Refusal, Rules, Seat, Seed, Setup};

/// Stands in wherever a test does not care: crossings with huts of both colours.
const FILLER: &str = "NESW* | NESW*";

/// One colour of a card in the form of a deck file.
#[track_caller]
fn trails(cell: &str) -> String {
    let mut signs = cell.trim().chars();
    let groups = match signs.next().expect("a sign") {
        '┼' => "NESW",
        '├' => "NES W",
        '┬' => "ESW N",
        '┤' => "NSW E",
        '┴' => "NEW S",
        '╪' | '╬' => "NS EW",
        '╲' => "NE SW",
        '╱' => "NW ES",
        '│' => "NS E W",
        '─' => "EW N S",
        '└' => "NE S W",
        '┌' => "ES N W",
        '┐' => "SW N E",
        '┘' => "NW E S",
        '·' => "N E S W",
        '■' => "N*** E*** S*** W***",
        sign => panic!("no card looks like {sign:?}"),
    };
    match signs.next() {
        None => groups.to_owned(),
        Some('*') => match groups.split_once(' ') {
            Some((long, rest)) => format!("{long}* {rest}"),
            None => format!("{groups}*"),
        },
        Some('°') => {
            let end = groups.split(' ').position(|group| group.len() == 1).expect("a dead end");
            let marked =
                |(index, group): (usize, &str)| group.to_owned() + if index == end { "*" } else { "" };
            groups.split(' ').enumerate().map(marked).collect::<Vec<_>>().join(" ")
        }
        Some(sign) => panic!("{sign:?} is no hut"),
    }
}

/// The cells of a drawing by place, the start card at 0,0.
#[track_caller]
fn cells(drawing: &str) -> Vec<((i8, i8), String)> {
    let mut found = Vec::new();
    for (row, line) in drawing.lines().filter(|line| !line.trim().is_empty()).enumerate() {
        let line = line.trim();
        let signs: Vec<char> = line.chars().collect();
        for (column, pair) in signs.chunks(2).enumerate() {
            let cell: String = pair.iter().collect();
            if !cell.starts_with('.') {
                found.push(((column as i8, -(row as i8)), cell));
            }
        }
    }
    let start = found.iter().find(|(_, cell)| cell.starts_with('╬')).expect("the start card").0;
    for ((x, y), _) in &mut found {
        *x -= start.0;
        *y -= start.1;
    }
    found
}

/// A drawn position, and what happens on it.
pub(crate) struct Scenario {
    seats: u8,
    options: Options,
    cards: Vec<String>,
    laid: Vec<String>,
    hands: [Vec<u8>; 2],
    pub(crate) position: Position,
    unpaid: bool,
}

impl Scenario {
    /// Two players, the elves to move. The gnomes have crossings without huts everywhere, which never close.
    #[track_caller]
    pub(crate) fn elves(drawing: &str) -> Scenario {
        let signs = |sign: char| if ".╬\n ".contains(sign) { sign } else { '┼' };
        let plain: String = drawing.replace(['*', '°'], " ").chars().map(signs).collect();
        Scenario::both(drawing, &plain)
    }

    /// Two players, both colours drawn; the elves are to move.
    #[track_caller]
    pub(crate) fn both(elves: &str, gnomes: &str) -> Scenario {
        let (elves, gnomes) = (cells(elves), cells(gnomes));
        let mut cards = Vec::new();
        let mut laid = Vec::new();
        let mut reached = vec![(0i8, 0i8)];
        // From the start card outwards, so that every card touches one laid before.
        let mut rest: Vec<_> = elves.iter().filter(|(place, _)| *place != (0, 0)).collect();
        while !rest.is_empty() {
            let touching = |place: (i8, i8)| {
                reached.iter().any(|other| (other.0 - place.0).abs() + (other.1 - place.1).abs() == 1)
            };
            let next = rest.iter().position(|(place, _)| touching(*place)).expect("one board in one piece");
            let (place, cell) = rest.remove(next);
            let other =
                gnomes.iter().find(|(there, _)| there == place).expect("both drawings have one shape");
            cards.push(format!("{} | {}", trails(cell), trails(&other.1)));
            laid.push(format!("{} {},{} r0", cards.len(), place.0, place.1));
            reached.push(*place);
        }
        assert_eq!(laid.len() + 1, gnomes.len(), "both drawings have one shape");
        let position = Position {
            turn: 0,
            stage: Stage::Card,
            board: Vec::new(),
            hands: Vec::new(),
            stones: Vec::new(),
            quiet: 0,
            discarded: None,
        };
        let hands = [Vec::new(), Vec::new()];
        Scenario { seats: 2, options: Options::default(), cards, laid, hands, position, unpaid: false }
    }

    pub(crate) fn solo(mut self) -> Scenario {
        self.seats = 1;
        self
    }

    pub(crate) fn easier(mut self) -> Scenario {
        self.options.easier = true;
        self.solo()
    }

    pub(crate) fn manual(mut self) -> Scenario {
        self.options.claims = Claims::Manual;
        self.unpaid = true;
        self
    }

    pub(crate) fn turn(mut self, seat: u8) -> Scenario {
        self.position.turn = seat;
        self
    }

    pub(crate) fn quiet(mut self, cards: u8) -> Scenario {
        self.position.quiet = cards;
        self
    }

    /// Puts a card into a hand, e.g. `"┐*|┼"`: elves, gnomes.
    #[track_caller]
    pub(crate) fn hand(mut self, seat: usize, card: &str) -> Scenario {
        let (elves, gnomes) = card.split_once('|').expect("elves | gnomes");
        self.cards.push(format!("{} | {}", trails(elves), trails(gnomes)));
        self.hands[seat].push(self.cards.len() as u8);
        self
    }

    /// Lays fillers in a row to the far north until only so many cards are left beside the hands.
    pub(crate) fn pile(mut self, left: usize) -> Scenario {
        let held = if self.seats == 1 { 1 } else { 4 };
        let top = self.laid.iter().filter_map(|text| text.split([' ', ',']).nth(2)?.parse::<i8>().ok());
        let mut y = top.max().unwrap_or(0).max(0);
        let x = self
            .laid
            .iter()
            .find(|text| text.split([' ', ',']).nth(2) == Some(&y.to_string()))
            .and_then(|text| text.split([' ', ',']).nth(1)?.parse::<i8>().ok())
            .unwrap_or(0);
        let spoken = self.hands.iter().flatten().count();
        while 58 - self.laid.len() > left + held {
            self.cards.push(FILLER.to_owned());
            y += 1;
            self.laid.push(format!("{} {x},{y} r0", self.cards.len()));
        }
        assert!(spoken <= held);
        self
    }

    fn game(&self) -> FairyTrails {
        let mut text = String::from("start: NS* EW | NS* EW\n");
        for number in 1..=58 {
            let card = self.cards.get(number - 1).map_or(FILLER, String::as_str);
            let _ = writeln!(text, "{number}: {card}");
        }
        let deck = Deck::read_text(&text).expect("a sound deck");
        let setup = Setup { components: Arc::new(deck), ..Setup::new(self.seats, self.options.clone()) };
        FairyTrails::open(setup).expect("sound options")
    }

    /// The position with hands filled up by fillers, and stones on all closed networks unless claims are manual.
    pub(crate) fn ready(&self) -> (FairyTrails, Position) {
        let game = self.game();
        let mut position = self.position.clone();
        position.board.clone_from(&self.laid);
        let rest = 58 - self.laid.len();
        let (turn, other) = (usize::from(self.position.turn), 1 - usize::from(self.position.turn));
        let mut sizes = [0; 2];
        sizes[turn] = rest.div_ceil(2).min(2);
        sizes[other] = (rest / 2).min(2);
        if position.stage == Stage::Claims {
            sizes[turn] = (rest + 1).div_ceil(2).min(2) - 1;
            sizes[other] = rest.div_ceil(2).min(2);
        }
        if self.seats == 1 {
            sizes = [1, 0];
        }
        let mut fillers = self.cards.len() as u8 + 1..=58;
        position.hands = self.hands[..usize::from(self.seats)].to_vec();
        for (hand, size) in position.hands.iter_mut().zip(sizes) {
            while hand.len() < size {
                hand.push(fillers.next().expect("enough cards"));
            }
        }
        if !self.unpaid && position.stones.is_empty() {
            position.stones = self.all_paid(&position);
        }
        (game, position)
    }

    fn all_paid(&self, position: &Position) -> Vec<StonesOn> {
        // A game with manual claims does not mind networks without stones.
        let game =
            Scenario { seats: 2, options: Options { claims: Claims::Manual, easier: false }, ..self.again() }
                .game();
        let bare = Position { hands: vec![vec![], vec![]], stage: Stage::Card, quiet: 0, ..position.clone() };
        let state = match game.load(&bare) {
            Ok(state) => state,
            Err(_) => game.load(&with_hands(&game, bare)).expect("a sound board"),
        };
        let mut stones = Vec::new();
        for colour in Colour::BOTH {
            let mut left = 19;
            for (name, network) in state.board().networks(colour) {
                let placed = network.huts.min(left);
                if network.open == 0 && placed > 0 {
                    left -= placed;
                    stones.push(StonesOn { colour, network: name.to_string(), stones: placed });
                }
            }
        }
        stones
    }

    fn again(&self) -> Scenario {
        Scenario {
            seats: self.seats,
            options: self.options.clone(),
            cards: self.cards.clone(),
            laid: self.laid.clone(),
            hands: self.hands.clone(),
            position: self.position.clone(),
            unpaid: self.unpaid,
        }
    }

    /// Sits down to play.
    #[track_caller]
    pub(crate) fn play(&self) -> Sitting {
        let (game, position) = self.ready();
        let state = game.load(&position).unwrap_or_else(|faults| panic!("{position:?}: {faults:#?}"));
        Sitting {
            hands: self.hands.clone(),
            game,
            state,
            dice: Dice::new(Seed::from_number(7)),
            events: Vec::new(),
        }
    }
}

/// The bare board with any hands that fit.
fn with_hands(game: &FairyTrails, bare: Position) -> Position {
    let used: Vec<u8> = bare.board.iter().filter_map(|text| text.split(' ').next()?.parse().ok()).collect();
    let mut free = (1..=58).filter(|card| !used.contains(card));
    let rest = 58 - used.len();
    let hands = [rest.div_ceil(2).min(2), (rest / 2).min(2)].map(|size| free.by_ref().take(size).collect());
    let stage = if rest == 0 { Stage::LastClaims } else { Stage::Card };
    let position = Position { turn: 0, hands: hands.to_vec(), stage, ..bare };
    assert!(game.load(&position).is_ok(), "{:#?}", game.load(&position));
    position
}

/// A match that goes on from a drawn position.
pub(crate) struct Sitting {
    hands: [Vec<u8>; 2],
    pub(crate) game: FairyTrails,
    pub(crate) state: State,
    dice: Dice,
    /// What the last move told.
    pub(crate) events: Vec<Event>,
}

impl Sitting {
    /// Whoever is to move plays this.
    #[track_caller]
    pub(crate) fn plays(&mut self, text: &str) -> &mut Sitting {
        self.tries(text).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        self
    }

    #[track_caller]
    pub(crate) fn tries(&mut self, text: &str) -> Result<(), Refusal> {
        let seat = self.state.turn();
        self.events.clear();
        let choice = text.parse().expect("a readable move");
        self.game.play(&mut self.state, seat, &choice, &mut self.dice, &mut self.events).map(|_| ())
    }

    /// Whoever is to move lays the first card that the scenario gave him.
    #[track_caller]
    pub(crate) fn lays(&mut self, place: &str) -> &mut Sitting {
        let card = self.hands[self.state.turn().index()].remove(0);
        self.plays(&format!("{card} {place} r0"))
    }

    /// The move is refused by this rule, and for this reason.
    #[track_caller]
    pub(crate) fn refuses(&mut self, text: &str, rule: &str, reason: &str) -> &mut Sitting {
        let before = self.state.clone();
        let refusal = self.tries(text).expect_err("refused");
        assert_eq!((refusal.rule, refusal.reason.key.as_ref()), (Some(rule), reason), "{text}");
        assert_eq!(self.state, before, "a refused move changes nothing");
        self
    }

    /// So many stones lie: elves, gnomes.
    #[track_caller]
    pub(crate) fn stones(&mut self, elves: u8, gnomes: u8) -> &mut Sitting {
        let placed = Colour::BOTH.map(|colour| self.state.placed(colour));
        assert_eq!(placed, [elves, gnomes]);
        self
    }

    #[track_caller]
    pub(crate) fn waits_for(&mut self, seat: u8, stage: Stage) -> &mut Sitting {
        assert_eq!((self.state.turn(), self.state.stage()), (Seat(seat), stage));
        assert_eq!(self.game.outcome(&self.state), None);
        self
    }

    #[track_caller]
    pub(crate) fn outcome(&self) -> Outcome {
        self.game.outcome(&self.state).expect("it is over")
    }

    #[track_caller]
    pub(crate) fn is_won_by(&mut self, seat: u8) -> &mut Sitting {
        assert_eq!(self.outcome().winners.iter().collect::<Vec<_>>(), [Seat(seat)]);
        self
    }

    /// The open ends of the network at an edge of a colour.
    #[track_caller]
    pub(crate) fn open_ends(&self, colour: Colour, name: &str) -> u8 {
        let name: fairy_trails::NetworkName = name.parse().expect("a name");
        self.state.board().network_at(colour, name.place, name.edge).expect("a laid card").1.open
    }

    pub(crate) fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.moves(&self.state, self.state.turn(), &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }
}

impl Scenario {
    /// Only one card is left: the elves' (FT-9).
    pub(crate) fn last(mut self) -> Scenario {
        let mut y = 0;
        while self.laid.len() < 57 {
            self.cards.push(FILLER.to_owned());
            y += 1;
            self.laid.push(format!("{} 0,{y} r0", self.cards.len()));
        }
        self
    }
}

impl Sitting {
    /// Nobody is waited for.
    #[track_caller]
    pub(crate) fn plays_nothing(&mut self) {
        assert!(self.game.waiting(&self.state).is_empty());
        assert!(self.moves().is_empty());
    }
}

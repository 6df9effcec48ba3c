//! Situations drawn as a reader sees them.
//!
//! A path is drawn row by row, four letters a tile, every row half a tile further to the right:
//!
//! ```text
//! eE* fW. a..        tile, spirit, mark; here earth with a gift on earth, water on fire, air without a spirit
//!   w.. fMd          marks: `.` face up, `d` face down, `*` gift, `%` gift and face down
//! ```
//!
//! The first tile of the first row lies at `0,0`. What is not drawn is filled in: tiles go into the hand, or behind
//! the end of the last row once the paths are finished; spirits into the grid.

use elemente::{
    Element, Elemente, Event, Hex, Layout, Options, PlayerPosition, Position, Spirit, Stage, TilePosition,
    Tiles,
};
use table::{Boundary, Dice, Forms, Rules, Seat, Seed, Setup};

/// A situation under construction.
pub(crate) struct Scenario {
    game: Elemente,
    position: Position,
    wanted_grid: Vec<Spirit>,
}

/// A situation that stands, to be played on.
pub(crate) struct Scene {
    pub(crate) game: Elemente,
    pub(crate) state: <Elemente as Rules>::State,
    pub(crate) dice: Dice,
    pub(crate) boundary: Option<Boundary>,
}

pub(crate) const EARTH: usize = 0;
pub(crate) const FIRE: usize = 1;

pub(crate) fn options(json: &str) -> Options {
    serde_json::from_str(json).expect("options")
}

pub(crate) fn element(letter: char) -> Option<Element> {
    Element::ALL.into_iter().find(|element| element.name().starts_with(letter))
}

fn spirit(letter: char) -> Option<Spirit> {
    Spirit::ALL.into_iter().find(|spirit| spirit.name().starts_with(letter.to_ascii_lowercase()))
}

/// Reads a drawing.
#[track_caller]
pub(crate) fn draw(drawing: &str) -> Vec<TilePosition> {
    let lines: Vec<&str> = drawing.lines().filter(|line| !line.trim().is_empty()).collect();
    let margin = lines.iter().map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
    let mut tiles = Vec::new();
    let mut origin: Option<i32> = None;
    for (row, line) in lines.iter().enumerate() {
        let letters: Vec<char> = line.chars().collect();
        let mut column = margin;
        while column < letters.len() {
            if letters[column] == ' ' {
                column += 1;
                continue;
            }
            let at = column as i32;
            let start = *origin.get_or_insert(at);
            let half = at - start - 2 * row as i32;
            assert!(half % 4 == 0, "row {row} is displaced by half a tile: {line:?}");
            let mark = letters.get(column + 2).copied().unwrap_or('.');
            tiles.push(TilePosition {
                at: Hex::new((half / 4) as i8, row as i8),
                tile: element(letters[column]).expect("a e f w"),
                spirit: letters.get(column + 1).and_then(|&letter| spirit(letter)),
                down: mark == 'd' || mark == '%',
                gift: mark == '*' || mark == '%',
            });
            column += 3;
        }
    }
    tiles
}

impl Scenario {
    /// Seat 0 plays earth, seat 1 fire, seat 2 water, seat 3 air; it is seat 0's turn.
    #[track_caller]
    pub(crate) fn new(seats: u8, stage: Stage, options: Options) -> Scenario {
        let game = Elemente::open(Setup::new(seats, options)).expect("options are sound");
        let elements = [Element::Earth, Element::Fire, Element::Water, Element::Air];
        let omens = game.setup().options.omens;
        let players = elements[..usize::from(seats)]
            .iter()
            .map(|&element| PlayerPosition {
                element: Some(element),
                gifts: 10,
                omens: if omens { vec![1, 2] } else { vec![] },
                ..PlayerPosition::default()
            })
            .collect();
        let position = Position {
            stage,
            starter: Seat(0),
            turn: Seat(0),
            players,
            grid: Vec::new(),
            up: Vec::new(),
            power: None,
            fruitless: 0,
            left: 0,
            seen: Vec::new(),
            recent: Vec::new(),
        };
        Scenario { game, position, wanted_grid: Vec::new() }
    }

    /// The same by an older ruleset.
    #[track_caller]
    pub(crate) fn by(mut self, ruleset: &str) -> Scenario {
        let setup = self.game.setup();
        let edition = setup.edition().by(ruleset).expect("a ruleset of the game");
        self.game = Elemente::open(edition.setup(setup.seats, setup.options.clone())).expect("sound options");
        self
    }

    pub(crate) fn spirits(seats: u8) -> Scenario {
        Scenario::new(seats, Stage::Before, Options::default())
    }

    #[track_caller]
    pub(crate) fn path(mut self, seat: usize, drawing: &str) -> Scenario {
        self.position.players[seat].path = draw(drawing);
        self
    }

    pub(crate) fn gifts(mut self, seat: usize, gifts: u8) -> Scenario {
        self.position.players[seat].gifts = gifts;
        self
    }

    pub(crate) fn omens(mut self, seat: usize, numbers: [u8; 2]) -> Scenario {
        self.position.players[seat].omens = numbers.to_vec();
        self
    }

    /// The first spirits of the grid, row by row; the others follow.
    pub(crate) fn grid(mut self, motifs: &str) -> Scenario {
        self.wanted_grid = motifs.chars().filter_map(spirit).collect();
        self
    }

    pub(crate) fn with(mut self, change: impl FnOnce(&mut Position)) -> Scenario {
        change(&mut self.position);
        self
    }

    /// The position with everything filled in.
    #[track_caller]
    pub(crate) fn position(mut self) -> (Elemente, Position) {
        self.fill_tiles();
        self.fill_grid();
        (self.game, self.position)
    }

    #[track_caller]
    pub(crate) fn stand(self) -> Scene {
        let (game, position) = self.position();
        let state = game.load(&position).unwrap_or_else(|faults| panic!("{faults:#?}"));
        Scene { game, state, dice: Dice::new(Seed::from_number(1)), boundary: None }
    }

    #[track_caller]
    fn fill_tiles(&mut self) {
        let kit = &self.game.setup().components;
        let spirits_come =
            !matches!(self.position.stage, Stage::Elements | Stage::Draft | Stage::Omens | Stage::Paths);
        let mut pool = Tiles::default();
        let mut hands = Vec::new();
        for player in &self.position.players {
            let tableau = kit.tableau(player.element.expect("all have elements"));
            pool = pool.plus(tableau.pile);
            let laid: Tiles = player.path.iter().map(|tile| tile.tile).collect();
            let needs: [u8; 4] =
                core::array::from_fn(|k| laid.counts()[k].saturating_sub(tableau.start.counts()[k]));
            hands.push((tableau.start.plus(Tiles::of(needs)), Tiles::of(needs), laid));
        }
        for (_, needs, _) in &hands {
            pool = pool.minus(*needs).expect("more tiles are drawn than there are");
        }
        let mut rest: Vec<Element> = pool.iter().collect();
        for (all, _, _) in &mut hands {
            while all.total() < 12 {
                // From both ends, so that hands are mixed.
                let tile = if all.total() % 2 == 0 { rest.pop() } else { Some(rest.remove(0)) };
                all.add(tile.expect("enough tiles"));
            }
        }
        for (player, (all, _, laid)) in self.position.players.iter_mut().zip(hands) {
            let hand = all.minus(laid).expect("drawn tiles are there");
            if spirits_come {
                let last = player.path.iter().map(|tile| tile.at).max().unwrap_or(Hex::new(-1, 0));
                for (n, tile) in hand.iter().enumerate() {
                    let at = Hex::new(last.q + 1 + n as i8, last.r);
                    player.path.push(TilePosition { at, tile, spirit: None, down: false, gift: false });
                }
                player.finished = true;
            } else {
                player.hand = hand;
            }
        }
    }

    #[track_caller]
    fn fill_grid(&mut self) {
        let layout = Layout::for_seats(self.position.players.len() as u8);
        if !self.position.grid.is_empty() {
            return;
        }
        let mut left = [layout.each; 5];
        let laid =
            self.position.players.iter().flat_map(|player| &player.path).filter_map(|tile| tile.spirit);
        let mut count = 0;
        for motif in laid.chain(self.wanted_grid.iter().copied()) {
            left[motif.index()] = left[motif.index()].checked_sub(1).expect("so many spirits");
            count += 1;
        }
        let on_paths = count - self.wanted_grid.len();
        self.position.grid = self.wanted_grid.iter().copied().map(Some).collect();
        for motif in Spirit::ALL {
            for _ in 0..left[motif.index()] {
                self.position.grid.push(Some(motif));
            }
        }
        self.position.grid.extend(std::iter::repeat_n(None, on_paths));
    }
}

impl Scene {
    /// Plays a move of whoever is waited for.
    #[track_caller]
    pub(crate) fn play(&mut self, text: &str) -> Vec<Event> {
        let seat = self.game.waiting(&self.state).first().expect("somebody is waited for");
        self.play_as(seat.0, text)
    }

    #[track_caller]
    pub(crate) fn play_as(&mut self, seat: u8, text: &str) -> Vec<Event> {
        let choice = text.parse().unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        let mut events = Vec::new();
        match self.game.play(&mut self.state, Seat(seat), &choice, &mut self.dice, &mut events) {
            Ok(boundary) => self.boundary = Some(boundary),
            Err(refusal) => panic!("{text} was refused: {refusal:?}"),
        }
        events
    }

    #[track_caller]
    pub(crate) fn run(mut self, moves: &[&str]) -> Scene {
        for text in moves {
            self.play(text);
        }
        self
    }

    /// The rule and the reason by which a move of whoever is waited for is refused.
    #[track_caller]
    pub(crate) fn refused(&mut self, text: &str) -> (&'static str, String) {
        let seat = self.game.waiting(&self.state).first().expect("somebody is waited for");
        let choice = text.parse().unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        let before = self.state;
        match self.game.play(&mut self.state, seat, &choice, &mut self.dice, &mut table::Quiet) {
            Ok(_) => panic!("{text} was allowed"),
            Err(refusal) => {
                assert_eq!(self.state, before, "a refused move changes nothing");
                (refusal.rule.expect("a rule forbids it"), refusal.reason.key.into_owned())
            }
        }
    }

    /// The legal moves of whoever is waited for that begin like this.
    pub(crate) fn moves(&self, beginning: &str) -> Vec<String> {
        let Some(seat) = self.game.waiting(&self.state).first() else { return Vec::new() };
        let mut moves = Vec::new();
        self.game.moves(&self.state, seat, &mut moves);
        moves.iter().map(ToString::to_string).filter(|text| text.starts_with(beginning)).collect()
    }

    pub(crate) fn stage(&self) -> Stage {
        self.position().stage
    }

    pub(crate) fn position(&self) -> Position {
        self.game.position(&self.state)
    }

    pub(crate) fn turn(&self) -> u8 {
        self.position().turn.0
    }

    /// What a seat has for one part of the score.
    #[track_caller]
    pub(crate) fn points(&self, seat: usize, part: &str) -> i32 {
        let scores = self.game.scores(&self.state);
        let part = scores[seat].parts.iter().find(|known| known.name == part);
        part.expect("a part of the score").points
    }

    /// The tile of a seat at a place.
    #[track_caller]
    pub(crate) fn tile(&self, seat: usize, at: &str) -> TilePosition {
        let at: Hex = at.parse().expect("a place");
        let position = self.position();
        let tile = position.players[seat].path.iter().find(|tile| tile.at == at);
        tile.expect("a tile lies there").clone()
    }

    pub(crate) fn spirit(&self, seat: usize, at: &str) -> Option<Spirit> {
        self.tile(seat, at).spirit
    }

    pub(crate) fn gifts(&self, seat: usize) -> u8 {
        self.position().players[seat].gifts
    }
}

/// A match from the beginning.
pub(crate) fn fresh(seats: u8, options: Options, seed: u64) -> Scene {
    let game = Elemente::open(Setup::new(seats, options)).expect("options are sound");
    let mut dice = Dice::new(Seed::from_number(seed));
    let state = game.deal(&mut dice);
    Scene { game, state, dice, boundary: None }
}

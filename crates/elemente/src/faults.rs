//! Everything that is wrong with a position, for `Forms::load`.

use crate::cell::Cell;
use crate::element::{Element, Spirit, Tiles};
use crate::elemente::Elemente;
use crate::kit::{GIFTS, OMENS};
use crate::path::{Path, TILES};
use crate::position::{PlayerPosition, Position, count_spirits};
use crate::state::{MOST_FRUITLESS, MOST_LIFTS, Stage};
use table::{Fault, Phrase, Rule, Rules, Seat};

struct Inspection<'p> {
    game: &'p Elemente,
    position: &'p Position,
    faults: Vec<Fault>,
}

impl Elemente {
    pub(crate) fn position_faults(&self, position: &Position) -> Vec<Fault> {
        let mut inspection = Inspection { game: self, position, faults: Vec::new() };
        inspection.table();
        if inspection.faults.is_empty() {
            inspection.elements();
            inspection.tiles();
            inspection.paths();
            inspection.spirits();
            inspection.grid();
            inspection.gifts();
            inspection.omens();
            inspection.progress();
        }
        inspection.faults
    }
}

fn spirits_come(stage: Stage) -> bool {
    !matches!(stage, Stage::Elements | Stage::Draft | Stage::Omens | Stage::Paths)
}

impl Inspection<'_> {
    fn fault(&mut self, path: impl Into<String>, rule: Rule, reason: Phrase) {
        self.faults.push(Fault::at(path, reason).by(rule));
    }

    fn start(&self, player: &PlayerPosition) -> Tiles {
        player.element.map_or(Tiles::default(), |element| self.game.kit().tableau(element).start)
    }

    fn players(&self) -> impl Iterator<Item = (usize, &PlayerPosition)> + use<'_> {
        self.position.players.iter().enumerate()
    }

    /// Sizes and seats: without these nothing else can be looked at.
    fn table(&mut self) {
        let seats = self.game.seats();
        let position = self.position;
        if position.players.len() != usize::from(seats) {
            let reason =
                Phrase::new("fault-players").with("count", position.players.len()).with("expected", seats);
            self.fault("state.players", "PE-1", reason);
        }
        let cells = self.game.layout().cells();
        if position.grid.len() != cells {
            let reason =
                Phrase::new("fault-grid-size").with("count", position.grid.len()).with("expected", cells);
            self.fault("state.grid", "PE-2", reason);
        }
        for (seat, path) in [(position.starter, "state.starter"), (position.turn, "state.turn")] {
            if seat.0 >= seats {
                self.fault(path, "PE-8", Phrase::new("fault-no-such-seat").with("seat", seat.0));
            }
        }
        let alone = matches!(position.stage, Stage::Draft | Stage::Omens | Stage::Paths);
        if alone && position.turn != position.starter {
            self.fault("state.turn", "PE-8", Phrase::new("fault-turn-simultaneous"));
        }
    }

    /// PE-1: different elements, chosen clockwise from the starter.
    fn elements(&mut self) {
        let seats = self.game.seats();
        let position = self.position;
        let mut chosen = Vec::new();
        for (index, player) in position.players.iter().enumerate() {
            let path = format!("state.players[{index}].element");
            if player.element.is_some() && chosen.contains(&player.element) {
                self.fault(path.clone(), "PE-1", Phrase::new("fault-element-twice"));
            }
            chosen.push(player.element);
            let steps = |seat: Seat| (seat.0 + seats - position.starter.0) % seats;
            let expected =
                position.stage != Stage::Elements || steps(Seat(index as u8)) < steps(position.turn);
            if expected != player.element.is_some() {
                let key = if expected { "fault-element-missing" } else { "fault-element-early" };
                self.fault(path, "PE-1", Phrase::new(key));
            }
        }
    }

    /// PE-3, PE-4: how many tiles everybody has, and that they are all there.
    fn tiles(&mut self) {
        let stage = self.position.stage;
        let rounds = u32::from(self.game.kit().rounds());
        let most = self.players().map(|(_, player)| player.stack.total()).max().unwrap_or(0);
        let least = self.players().map(|(_, player)| player.stack.total()).min().unwrap_or(0);
        if stage == Stage::Draft && (most == 0 || most > rounds || most - least > 1) {
            self.fault("state.players", "PE-4", Phrase::new("fault-draft-rhythm"));
        }
        let (mut supply, mut there) = ([0u32; 4], [0u32; 4]);
        for (index, player) in self.position.players.iter().enumerate() {
            let laid: Tiles = player.path.iter().map(|tile| tile.tile).collect();
            let start = self.start(player);
            let held = player.hand.total() + player.path.len() as u32;
            let expected = match stage {
                Stage::Elements => start.total(),
                Stage::Draft => (start.total() + rounds).saturating_sub(player.stack.total()),
                _ => TILES as u32,
            };
            if held != expected {
                let reason = Phrase::new("fault-tile-count").with("count", held).with("expected", expected);
                self.fault(format!("state.players[{index}]"), "PE-4", reason);
            }
            if player.hand.plus(laid).minus(start).is_none() {
                self.fault(format!("state.players[{index}].hand"), "PE-3", Phrase::new("fault-start-tiles"));
            }
            if stage != Stage::Draft && player.stack.total() > 0 {
                self.fault(format!("state.players[{index}].stack"), "PE-4", Phrase::new("fault-stack-late"));
            }
            if let Some(element) = player.element {
                let pile = if stage == Stage::Elements {
                    Tiles::default()
                } else {
                    self.game.kit().tableau(element).pile
                };
                for k in 0..4 {
                    supply[k] += u32::from(start.counts()[k]) + u32::from(pile.counts()[k]);
                    there[k] += [player.hand, laid, player.stack]
                        .iter()
                        .map(|tiles| u32::from(tiles.counts()[k]))
                        .sum::<u32>();
                }
            }
            self.memory_of_draft(index, player, laid);
        }
        for element in Element::ALL {
            let (count, expected) = (there[element.index()], supply[element.index()]);
            if count != expected {
                let reason = Phrase::new("fault-tile-supply")
                    .with("element", element.name())
                    .with("count", count)
                    .with("expected", expected);
                self.fault("state.players", "PE-3", reason);
            }
        }
    }

    /// PE-13: what the table remembers of the draft.
    fn memory_of_draft(&mut self, index: usize, player: &PlayerPosition, laid: Tiles) {
        let stage = self.position.stage;
        let remembers =
            self.game.options().remembers() && matches!(stage, Stage::Draft | Stage::Omens | Stage::Paths);
        let kept: Tiles = player.kept.iter().take(TILES + 1).copied().collect();
        let expected = if remembers {
            player.hand.plus(laid).minus(self.start(player)).unwrap_or_default()
        } else {
            Tiles::default()
        };
        if kept != expected || player.kept.len() > TILES {
            self.fault(format!("state.players[{index}].kept"), "PE-13", Phrase::new("fault-kept"));
        }
    }

    /// PE-6, PE-7: paths hang together, on the table, one tile a place.
    fn paths(&mut self) {
        let stage = self.position.stage;
        let building = stage == Stage::Paths;
        for (index, player) in self.position.players.iter().enumerate() {
            let at = |what: &str| format!("state.players[{index}].{what}");
            let mut path = Path::default();
            for (n, tile) in player.path.iter().enumerate().take(TILES) {
                if !tile.at.on_table() {
                    self.fault(at(&format!("path[{n}].at")), "PE-6", Phrase::new("fault-off-table"));
                } else if path.find(tile.at).is_some() {
                    self.fault(at(&format!("path[{n}].at")), "PE-6", Phrase::new("fault-place-twice"));
                }
                path.lay(tile.at, tile.tile);
            }
            if player.path.len() > TILES {
                self.fault(at("path"), "PE-6", Phrase::new("fault-path-long"));
            }
            if !path.is_connected() {
                self.fault(at("path"), "PE-6", Phrase::new("fault-path-torn"));
            }
            if !building && !spirits_come(stage) && !player.path.is_empty() {
                self.fault(at("path"), "PE-6", Phrase::new("fault-path-early"));
            }
            let finished = spirits_come(stage) || building && player.finished;
            if player.finished != finished || player.finished && player.path.len() != TILES {
                self.fault(at("finished"), "PE-7", Phrase::new("fault-finished"));
            }
            if player.lifts > MOST_LIFTS || player.lifts > 0 && !building && !spirits_come(stage) {
                self.fault(at("lifts"), "PE-6", Phrase::new("fault-lifts").with("most", MOST_LIFTS));
            }
        }
        if building && self.players().all(|(_, player)| player.finished) {
            self.fault("state.stage", "PE-7", Phrase::new("fault-all-finished"));
        }
    }

    /// PE-2, PE-10, PE-20: all spirits are there, in pairs, and gifts lie on the right ones.
    fn spirits(&mut self) {
        let stage = self.position.stage;
        let (grid, laid) = count_spirits(self.position);
        let each = u32::from(self.game.layout().each);
        // While a pair is being laid, its second half still lies in the grid.
        let half = (stage == Stage::Other).then(|| self.motif_up(0)).flatten();
        for spirit in Spirit::ALL {
            let m = spirit.index();
            let count = grid[m] + laid[m];
            if count != each {
                let reason = Phrase::new("fault-spirit-count")
                    .with("spirit", spirit.name())
                    .with("count", count)
                    .with("expected", each);
                self.fault("state.grid", "PE-2", reason);
            } else if !(laid[m] + u32::from(half == Some(spirit))).is_multiple_of(2) {
                let reason = Phrase::new("fault-spirit-odd").with("spirit", spirit.name());
                self.fault("state.players", "PE-10", reason);
            }
        }
        for (index, player) in self.position.players.iter().enumerate() {
            for (n, tile) in player.path.iter().enumerate() {
                let at = format!("state.players[{index}].path[{n}]");
                if tile.spirit.is_some() && !spirits_come(stage) {
                    self.fault(at.clone(), "PE-8", Phrase::new("fault-spirit-early"));
                }
                if tile.spirit.is_none() && (tile.down || tile.gift) {
                    self.fault(at.clone(), "PE-20", Phrase::new("fault-no-spirit"));
                }
                if tile.gift && tile.spirit == Some(Spirit::Mask) {
                    self.fault(at, "PE-20", Phrase::new("fault-gift-on-mask"));
                }
            }
        }
    }

    fn motif_up(&self, nth: usize) -> Option<Spirit> {
        let cell: &Cell = self.position.up.get(nth)?;
        self.position.grid.get(self.game.layout().index(*cell)?).copied().flatten()
    }

    /// PE-8, PE-9, PE-13: what is up, and what was seen.
    fn grid(&mut self) {
        let position = self.position;
        let there = |cell: &Cell| {
            self.game
                .layout()
                .index(*cell)
                .is_some_and(|index| position.grid.get(index).is_some_and(Option::is_some))
        };
        let mut bad = Vec::new();
        for (cells, name) in [(&position.up, "up"), (&position.seen, "seen")] {
            for (n, cell) in cells.iter().enumerate() {
                if !there(cell) || cells[..n].contains(cell) {
                    bad.push((format!("state.{name}[{n}]"), cell.to_string()));
                }
            }
        }
        let clean = bad.is_empty();
        for (path, cell) in bad {
            self.fault(path, "PE-8", Phrase::new("fault-cell").with("cell", cell));
        }
        let remembers = self.game.options().remembers();
        let seen_fits = if remembers {
            position.up.iter().all(|cell| position.seen.contains(cell))
        } else {
            position.seen.is_empty()
        };
        if !seen_fits || !spirits_come(position.stage) && !position.seen.is_empty() {
            self.fault("state.seen", "PE-13", Phrase::new("fault-seen"));
        }
        let longest = self.game.longest_recall();
        let known = |(n, cell): (usize, &Cell)| {
            self.game.layout().index(*cell).is_some() && !position.recent[..n].contains(cell)
        };
        let sound = position.recent.len() <= longest && position.recent.iter().enumerate().all(known);
        if !sound || !spirits_come(position.stage) && !position.recent.is_empty() {
            self.fault("state.recent", "PE-13", Phrase::new("fault-recent").with("most", longest));
        }
        if !clean {
            return;
        }
        let motifs: Vec<_> = (0..position.up.len()).map(|n| self.motif_up(n)).collect();
        let fits = match (position.stage, motifs.as_slice()) {
            (Stage::Second | Stage::Other, [_]) => true,
            (Stage::Missed | Stage::Other, [a, b]) => a != b,
            (Stage::Missed, [a, b, c]) => a != b && a != c && b != c,
            (Stage::First, [a, b]) => a == b,
            (Stage::First, [a, b, c]) => a == b && b != c,
            (Stage::Second | Stage::Missed | Stage::First | Stage::Other, _) => false,
            (_, up) => up.is_empty(),
        };
        if !fits {
            self.fault("state.up", "PE-9", Phrase::new("fault-up"));
        }
        let paid =
            matches!((position.stage, motifs.len()), (Stage::Missed | Stage::First, 3) | (Stage::Other, 2));
        if paid && position.players.get(position.turn.index()).is_some_and(|player| player.gifts >= GIFTS) {
            self.fault("state.up", "PE-21", Phrase::new("fault-third-unpaid"));
        }
    }

    /// PE-C2, PE-20, PE-22: gifts that lie, that are left and that were paid for omens.
    fn gifts(&mut self) {
        for (index, player) in self.position.players.iter().enumerate() {
            let given = player.path.iter().filter(|tile| tile.gift).count();
            let spent = given + 2 * player.returned.len();
            let at = format!("state.players[{index}].gifts");
            if usize::from(player.gifts) + spent > usize::from(GIFTS) {
                self.fault(at, "PE-C2", Phrase::new("fault-gifts").with("most", GIFTS));
            } else if !spirits_come(self.position.stage) && player.gifts != GIFTS {
                self.fault(at, "PE-C2", Phrase::new("fault-gifts-early").with("most", GIFTS));
            }
        }
    }

    /// PE-5, PE-22: two omens a player in the advanced game, and none elsewhere.
    fn omens(&mut self) {
        let stage = self.position.stage;
        let options = self.game.options();
        if stage == Stage::Omens && !options.omens_chosen {
            self.fault("state.stage", "PE-5", Phrase::new("fault-omens-not-chosen"));
        }
        let none =
            !options.omens || stage == Stage::Elements || stage == Stage::Draft && options.omens_chosen;
        for (index, player) in self.position.players.iter().enumerate() {
            let count = player.omens.len();
            let fits = if none { count == 0 } else { count == 2 || count == 0 && stage == Stage::Omens };
            if !fits {
                let reason = Phrase::new("fault-omen-count").with("count", count);
                self.fault(format!("state.players[{index}].omens"), "PE-5", reason);
            }
            let all: Vec<u8> = player.omens.iter().chain(&player.returned).copied().collect();
            let sound = all
                .iter()
                .enumerate()
                .all(|(n, number)| (1..=OMENS as u8).contains(number) && !all[..n].contains(number));
            if !sound {
                let reason = Phrase::new("fault-omen-number").with("most", OMENS);
                self.fault(format!("state.players[{index}].omens"), "PE-5", reason);
            }
            if !player.returned.is_empty() && (none || !spirits_come(stage)) {
                let path = format!("state.players[{index}].returned");
                self.fault(path, "PE-22", Phrase::new("fault-omen-returned"));
            }
        }
        if stage == Stage::Omens && self.players().all(|(_, player)| !player.omens.is_empty()) {
            self.fault("state.stage", "PE-5", Phrase::new("fault-all-chosen"));
        }
    }

    /// PE-9, PE-11, PE-23: where in the spirit phase or the gift phase the match stands.
    fn progress(&mut self) {
        let position = self.position;
        let stage = position.stage;
        let (grid, laid) = count_spirits(position);
        let empty = grid.iter().sum::<u32>() == 0;
        let given_up = position.fruitless == MOST_FRUITLESS;
        let late = matches!(stage, Stage::Gifts | Stage::Over);
        if late && !empty && !given_up {
            self.fault("state.stage", "PE-23", Phrase::new("fault-spirits-left"));
        }
        if spirits_come(stage) && !late && stage != Stage::Power && empty {
            self.fault("state.stage", "PE-23", Phrase::new("fault-no-spirits-left"));
        }
        let most = match stage {
            Stage::Gifts | Stage::Over if !empty => MOST_FRUITLESS,
            Stage::Before | Stage::Second | Stage::Missed | Stage::First | Stage::Other | Stage::After => {
                MOST_FRUITLESS - 1
            }
            _ => 0,
        };
        if position.fruitless > most {
            self.fault("state.fruitless", "PE-9", Phrase::new("fault-fruitless").with("most", most));
        }
        let power_fits = match position.power {
            Some(spirit) => stage == Stage::Power && laid[spirit.index()] >= 2,
            None => stage != Stage::Power,
        };
        if !power_fits {
            self.fault("state.power", "PE-11", Phrase::new("fault-power"));
        }
        let seats = self.game.seats();
        let left_fits =
            if stage == Stage::Gifts { (1..=seats).contains(&position.left) } else { position.left == 0 };
        if !left_fits {
            self.fault("state.left", "PE-23", Phrase::new("fault-left").with("most", seats));
        }
    }
}

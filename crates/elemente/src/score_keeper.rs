//! The score keeper for a real table: typed paths in, a score sheet out.
//!
//! ```text
//! player Anna earth          a player: a name, if any, and the element
//! omens 2 5                  the numbers of the omens, in the advanced game
//! 0: e f/f a a/a*            a row of the path: how many half tiles it is indented, then its tiles
//! 1: - w/m w w               `-` is a gap; rows follow from top to bottom
//! ```
//!
//! A tile is `a`, `e`, `f` or `w`; behind `/` its spirit, also `m`; behind that `*` for a gift. Names in full do as
//! well. JSON has the form of [`SheetPosition`].

use crate::cell::Layout;
use crate::element::{Element, Spirit};
use crate::elemente::Elemente;
use crate::hex::Hex;
use crate::kit::{GIFTS, Kit, OMENS};
use crate::options::Options;
use crate::path::TILES;
use crate::position::TilePosition;
use crate::score::account;
use crate::setting_up::omen_bit;
use crate::state::Side;
use crate::words::{element_word, spirit_word};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Fault, Outcome, Phrase, ScoreKeeper, Sheet, SheetLine, SheetSeat};

/// What lies on a real table, as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetPosition {
    /// The players in the order of the table.
    pub players: Vec<SheetPlayer>,
}

/// What lies in front of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetPlayer {
    /// A name, if any.
    #[serde(default)]
    pub name: String,
    /// The element.
    pub element: Element,
    /// The numbers of the omens, in the advanced game.
    #[serde(default)]
    pub omens: Vec<u8>,
    /// The twelve tiles.
    pub path: Vec<TilePosition>,
}

impl ScoreKeeper for Elemente {
    const SHEET_EXAMPLE: &'static str = include_str!("../data/sheet.txt");

    fn score_sheet(text: &str, _options: &Options, kit: &Kit) -> Result<Sheet, Vec<Fault>> {
        let (position, lines) = if text.trim_start().starts_with(['{', '[']) {
            let position: SheetPosition = serde_json::from_str(text).map_err(|error| {
                vec![Fault::whole(Phrase::new("fault-unreadable").with("detail", error.to_string()))]
            })?;
            (position, Vec::new())
        } else {
            read(text)?
        };
        let faults = inspect(kit, &position, &lines);
        if faults.is_empty() { Ok(fill_in(kit, &position)) } else { Err(faults) }
    }
}

/// Reads the typed form; with the line on which each player begins.
fn read(text: &str) -> Result<(SheetPosition, Vec<usize>), Vec<Fault>> {
    let mut players: Vec<SheetPlayer> = Vec::new();
    let mut begins = Vec::new();
    // The rows of the present path so far, and the indent of its first one.
    let (mut rows, mut margin) = (0i8, 0i8);
    let mut faults = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        if words[0].eq_ignore_ascii_case("player") {
            let word = words.last().copied().unwrap_or_default();
            let element = element(word).unwrap_or_else(|| {
                let reason = Phrase::new("fault-sheet-element").with("word", word);
                faults.push(Fault::line(number, reason).by("PE-1"));
                Element::Air
            });
            let name = words.get(1..words.len().saturating_sub(1)).unwrap_or_default().join(" ");
            players.push(SheetPlayer { name, element, omens: Vec::new(), path: Vec::new() });
            begins.push(number);
            rows = 0;
            continue;
        }
        let Some(player) = players.last_mut() else {
            faults.push(Fault::line(number, Phrase::new("fault-sheet-no-player")));
            continue;
        };
        if words[0].eq_ignore_ascii_case("omens") {
            // A number that cannot be read is no omen: 0 is reported with the others.
            player.omens = words[1..].iter().map(|word| word.parse().unwrap_or(0)).collect();
        } else if let Some((indent, tiles)) = line.split_once(':').and_then(|(indent, tiles)| {
            Some((indent.trim().parse::<i8>().ok().filter(|indent| (0..=40).contains(indent))?, tiles))
        }) {
            if rows == 0 {
                margin = indent;
            }
            // Half tiles to the right of the first row: one for each row comes with the coordinates.
            let shift = indent - margin - rows;
            if shift % 2 != 0 {
                faults.push(Fault::line(number, Phrase::new("fault-sheet-parity")));
            }
            let mut at = Hex::new(shift.div_euclid(2), rows);
            for word in tiles.split_whitespace() {
                // A `-` is a gap.
                if let Some(tile) = tile(word, at) {
                    player.path.push(tile);
                } else if word != "-" {
                    let reason = Phrase::new("fault-sheet-tile").with("word", word);
                    faults.push(Fault::line(number, reason));
                }
                at.q = at.q.saturating_add(1);
            }
            rows = rows.saturating_add(1).min(60);
        } else {
            faults.push(Fault::line(number, Phrase::new("fault-sheet-line")));
        }
    }
    if faults.is_empty() { Ok((SheetPosition { players }, begins)) } else { Err(faults) }
}

/// An element by its name or first letter.
fn element(word: &str) -> Option<Element> {
    let by_letter = |element: &Element| element.name().starts_with(word.to_lowercase().as_str());
    word.parse().ok().or_else(|| Element::ALL.into_iter().find(by_letter).filter(|_| word.len() == 1))
}

/// A typed tile; `None` if it cannot be read as one.
fn tile(word: &str, at: Hex) -> Option<TilePosition> {
    let (word, gift) = word.strip_suffix('*').map_or((word, false), |word| (word, true));
    let (tile, spirit) = word.split_once('/').map_or((word, None), |(tile, spirit)| (tile, Some(spirit)));
    let spirit = match spirit {
        None if gift => return None,
        None => None,
        Some(word) if ["m", "mask"].contains(&word.to_lowercase().as_str()) => Some(Spirit::Mask),
        Some(word) => Some(Spirit::from(element(word)?)),
    };
    Some(TilePosition { at, tile: element(tile)?, spirit, down: false, gift })
}

/// Everything that cannot be on a table.
fn inspect(kit: &Kit, position: &SheetPosition, lines: &[usize]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let count = position.players.len();
    if !(2..=4).contains(&count) {
        faults.push(Fault::whole(Phrase::new("fault-sheet-players").with("count", count)).by("PE-1"));
        return faults;
    }
    let place = |index: usize, reason: Phrase| match lines.get(index) {
        Some(&line) => Fault::line(line, reason),
        None => Fault::at(format!("players[{index}]"), reason),
    };
    for (index, player) in position.players.iter().enumerate() {
        let name = || if player.name.is_empty() { player.element.name() } else { player.name.as_str() };
        if position.players[..index].iter().any(|other| other.element == player.element) {
            let reason =
                Phrase::new("fault-sheet-element-twice").with("element", element_word(player.element));
            faults.push(place(index, reason).by("PE-1"));
        }
        let side = side(kit, player);
        let twice = |n: usize| player.path[..n].iter().any(|other| other.at == player.path[n].at);
        if player.path.len() != TILES {
            let reason =
                Phrase::new("fault-sheet-size").with("name", name()).with("count", player.path.len());
            faults.push(place(index, reason).by("PE-4"));
        } else if (0..TILES).any(twice) {
            faults.push(place(index, Phrase::new("fault-place-twice")).by("PE-6"));
        } else if side.path.len() != TILES || !side.path.is_connected() {
            // A tile so far away that the table has no place for it hangs on nothing.
            faults.push(place(index, Phrase::new("fault-sheet-torn").with("name", name())).by("PE-6"));
        }
        for tile in player.path.iter().filter(|tile| tile.gift && tile.spirit == Some(Spirit::Mask)) {
            let reason = Phrase::new("fault-sheet-mask").with("at", tile.at.to_string());
            faults.push(place(index, reason).by("PE-20"));
        }
        let gifts = player.path.iter().filter(|tile| tile.gift).count();
        if gifts > usize::from(GIFTS) {
            let reason = Phrase::new("fault-sheet-gifts").with("name", name()).with("count", gifts);
            faults.push(place(index, reason).by("PE-20"));
        }
        let sound = match player.omens[..] {
            [] => true,
            [a, b] => a != b && [a, b].iter().all(|number| (1..=OMENS as u8).contains(number)),
            _ => false,
        };
        if !sound {
            faults.push(place(index, Phrase::new("fault-sheet-omens")).by("PE-5"));
        }
    }
    let tiles = || position.players.iter().flat_map(|player| &player.path);
    for element in Element::ALL {
        let count = tiles().filter(|tile| tile.tile == element).count();
        if count > 12 {
            let reason =
                Phrase::new("fault-sheet-tiles").with("count", count).with("element", element_word(element));
            faults.push(Fault::whole(reason).by("PE-C1"));
        }
    }
    let most = usize::from(Layout::for_seats(count as u8).each);
    for spirit in Spirit::ALL {
        let count = tiles().filter(|tile| tile.spirit == Some(spirit)).count();
        if count > most {
            let reason = Phrase::new("fault-sheet-spirits")
                .with("count", count)
                .with("spirit", spirit_word(spirit))
                .with("most", most);
            faults.push(Fault::whole(reason).by("PE-2"));
        }
    }
    faults
}

/// The path of a player as the rules know it, moved so that it lies about `0,0`.
fn side(kit: &Kit, player: &SheetPlayer) -> Side {
    let mut side = Side { element: Some(player.element), ..Side::default() };
    let first = player.path.first().map(|tile| tile.at).unwrap_or_default();
    for tile in player.path.iter().take(TILES) {
        side.path.lay(tile.at.minus(first), tile.tile);
    }
    for tile in player.path.iter().take(TILES) {
        if let (Some(spirit), Some(index)) = (tile.spirit, side.path.find(tile.at.minus(first))) {
            side.place(index, spirit);
            side.blessed |= u16::from(tile.gift) << index;
        }
    }
    side.settle(kit.points);
    side.held = player.omens.iter().fold(0, |held, &number| held | omen_bit(number));
    side
}

fn fill_in(kit: &Kit, position: &SheetPosition) -> Sheet {
    let seats: Vec<SheetSeat> = position
        .players
        .iter()
        .map(|player| {
            let side = side(kit, player);
            let first = player.path.first().map(|tile| tile.at).unwrap_or_default();
            let lines = account(kit, &side).into_iter().map(|line| {
                let why = match (line.part, line.omen) {
                    ("water", _) => Phrase::new("sheet-water").with("count", line.tiles.len()),
                    ("fire", _) => Phrase::new("sheet-fire"),
                    ("air", _) => Phrase::new("sheet-air"),
                    ("earth", _) => Phrase::new("sheet-earth"),
                    (_, Some(number)) => {
                        Phrase::new("sheet-omen").with("omen", kit.omen_words(player.element, number))
                    }
                    _ => position_words(&side, line.tiles.first().copied().unwrap_or_default()),
                };
                SheetLine {
                    part: line.part,
                    round: 0,
                    points: line.points as i32,
                    cells: line.tiles.iter().map(|tile| tile.plus(first).to_string()).collect(),
                    why: Some(why),
                }
            });
            SheetSeat { name: player.name.clone(), lines: lines.collect() }
        })
        .collect();
    let totals: Vec<i32> = seats.iter().map(SheetSeat::total).collect();
    Sheet { seats, outcome: Outcome::by_points(&totals) }
}

/// Why a spirit scores where it lies (PE-28).
fn position_words(side: &Side, at: Hex) -> Phrase {
    let tile = side.path.find(at).unwrap_or_default();
    let gift = side.blessed >> tile & 1 == 1;
    let own = side.spirit[tile].element() == side.element;
    let key = match (own, gift) {
        (false, false) => "sheet-position",
        (false, true) => "sheet-position-gift",
        (true, false) => "sheet-position-own",
        (true, true) => "sheet-position-own-gift",
    };
    Phrase::new(key).with("spirit", spirit_word(side.spirit[tile]))
}

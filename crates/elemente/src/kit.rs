//! What is in the box: tableaus, points of a path, omens (PE-C6).
//!
//! The data file `data/box.txt` explains its own form. Numbers of pieces that the rulebook fixes (twelve tiles of each
//! element, seven omens of each, ten gifts a player) are checked, not chosen.

use crate::element::{Element, Tiles};
use crate::hex::Hex;
use crate::path::TILES;
use crate::shape::Shape;
use core::fmt::Write as _;
use table::{ComponentFiles, Components, Fault, Phrase};

/// How many omens an element has (PE-C2).
pub const OMENS: usize = 7;
/// How many gifts a player begins with (PE-C2).
pub const GIFTS: u8 = 10;

/// What a tableau says about tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tableau {
    /// The tiles its owner takes at once.
    pub start: Tiles,
    /// The tiles that go into the common pile.
    pub pile: Tiles,
}

/// What the tiles of a path score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Points {
    /// A chain of three water tiles.
    pub water_three: u8,
    /// Every further tile of the chain.
    pub water_further: u8,
    /// A triangle of fire tiles.
    pub fire_triangle: u8,
    /// Two air tiles by themselves.
    pub air_pair: u8,
    /// An earth tile by itself.
    pub earth_alone: u8,
}

/// What an omen asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Want {
    /// This spirit on a tile of that element.
    OnTile {
        /// The spirit.
        spirit: Element,
        /// The tile below it.
        tile: Element,
    },
    /// These spirits in this shape, in any order.
    Figure {
        /// The number of the shape in [`Kit::shapes`].
        shape: usize,
        /// How many of each element.
        spirits: Tiles,
    },
}

/// A good omen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Omen {
    /// What it scores each time it holds.
    pub points: u8,
    /// What it asks for.
    pub want: Want,
}

/// What is in the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kit {
    /// The tableau of each element.
    pub tableaus: [Tableau; 4],
    /// The points of a path.
    pub points: Points,
    /// The shapes that omens use.
    pub shapes: Vec<Shape>,
    /// The omens of each element, number 1 first.
    pub omens: [Vec<Omen>; 4],
}

impl Kit {
    /// The tableau of an element.
    #[inline]
    pub fn tableau(&self, element: Element) -> &Tableau {
        &self.tableaus[element.index()]
    }

    /// How many rounds the draft has: as many as tiles of the pile a player.
    #[inline]
    pub fn rounds(&self) -> u8 {
        self.tableaus[0].pile.total() as u8
    }

    /// The omen of an element with this number, from 1.
    #[inline]
    pub fn omen(&self, element: Element, number: u8) -> Option<&Omen> {
        self.omens[element.index()].get(usize::from(number).checked_sub(1)?)
    }
}

impl Components for Kit {
    const FILES: &'static [(&'static str, &'static str)] = &[("box.txt", include_str!("../data/box.txt"))];

    fn read(files: &ComponentFiles) -> Result<Kit, Vec<Fault>> {
        let mut reader = Reader::default();
        // Shapes first: an omen may stand above the shape it uses.
        let lines = || {
            files.get("box.txt").lines().enumerate().filter_map(|(index, line)| {
                let words: Vec<&str> = line.split('#').next()?.split_whitespace().collect();
                let (&first, rest) = words.split_first()?;
                Some((index + 1, first, rest.to_vec()))
            })
        };
        for (line, first, rest) in lines().filter(|(_, first, _)| *first == "shape") {
            let _ = first;
            reader.shape(line, &rest);
        }
        for (line, first, rest) in lines() {
            match first {
                "shape" => {}
                "tableau" => reader.tableau(line, &rest),
                "points" => reader.points(line, &rest),
                "omen" => reader.omen(line, &rest),
                _ => reader.fault(line, Phrase::new("fault-box-line").with("word", first)),
            }
        }
        reader.finish()
    }

    fn canonical(&self) -> String {
        let mut text = String::new();
        let tiles =
            |tiles: Tiles| Element::ALL.map(|element| format!("{element} {}", tiles.get(element))).join(" ");
        for element in Element::ALL {
            let tableau = self.tableau(element);
            let (start, pile) = (tiles(tableau.start), tiles(tableau.pile));
            let _ = writeln!(text, "tableau {element} start {start} pile {pile}");
        }
        text += "points";
        for (name, value) in POINT_NAMES.iter().zip(self.points.values()) {
            let _ = write!(text, " {name} {value}");
        }
        text.push('\n');
        for element in Element::ALL {
            for omen in &self.omens[element.index()] {
                let _ = write!(text, "omen {element} {} ", omen.points);
                match &omen.want {
                    Want::OnTile { spirit, tile } => _ = writeln!(text, "{spirit} on {tile}"),
                    Want::Figure { shape, spirits } => {
                        // By its hexes, since names of shapes change nothing.
                        let cells = self.shapes[*shape].cells.iter().map(Hex::to_string);
                        let cells = cells.collect::<Vec<_>>().join(" ");
                        _ = writeln!(text, "{cells} : {}", tiles(*spirits));
                    }
                }
            }
        }
        text
    }
}

const POINT_NAMES: [&str; 5] = ["water-three", "water-further", "fire-triangle", "air-pair", "earth-alone"];

impl Points {
    fn values(self) -> [u8; 5] {
        [self.water_three, self.water_further, self.fire_triangle, self.air_pair, self.earth_alone]
    }
}

/// The most points that a data file may give for one thing.
const MOST_POINTS: u8 = 20;

/// Gathers what a data file says, and what is wrong with it.
#[derive(Default)]
struct Reader {
    faults: Vec<Fault>,
    tableaus: [Option<(usize, Tableau)>; 4],
    points: Option<Points>,
    shapes: Vec<Shape>,
    omens: [Vec<Omen>; 4],
}

impl Reader {
    fn fault(&mut self, line: usize, reason: Phrase) {
        self.faults.push(Fault::line(line, reason));
    }

    /// The element that a word names, or a fault.
    fn element(&mut self, line: usize, word: Option<&&str>) -> Option<Element> {
        let word = word.copied().unwrap_or_default();
        let element = word.parse().ok();
        if element.is_none() {
            self.fault(line, Phrase::new("fault-box-element").with("word", word));
        }
        element
    }

    /// The number that a word writes, or a fault.
    fn number(&mut self, line: usize, word: Option<&&str>, most: u8) -> Option<u8> {
        let word = word.copied().unwrap_or_default();
        let number = word.parse().ok().filter(|number| *number <= most);
        if number.is_none() {
            self.fault(line, Phrase::new("fault-box-number").with("word", word).with("most", most));
        }
        number
    }

    /// `ELEMENT N …`
    fn tiles(&mut self, line: usize, words: &[&str]) -> Option<Tiles> {
        let mut counts = [0; 4];
        for two in words.chunks(2) {
            let element = self.element(line, two.first())?;
            counts[element.index()] = self.number(line, two.get(1), TILES as u8)?;
        }
        Some(Tiles::of(counts))
    }

    fn tableau(&mut self, line: usize, words: &[&str]) {
        let Some(element) = self.element(line, words.first()) else { return };
        let split = words.iter().position(|&word| word == "pile");
        let (Some(&"start"), Some(split)) = (words.get(1), split) else {
            return self.fault(line, Phrase::new("fault-box-tableau-form"));
        };
        let Some(start) = self.tiles(line, &words[2..split.max(2)]) else { return };
        let Some(pile) = self.tiles(line, &words[split + 1..]) else { return };
        if self.tableaus[element.index()].replace((line, Tableau { start, pile })).is_some() {
            self.fault(line, Phrase::new("fault-box-tableau-twice").with("element", element.name()));
        }
    }

    fn points(&mut self, line: usize, words: &[&str]) {
        let mut values = [None; 5];
        for two in words.chunks(2) {
            let name = two[0];
            let Some(which) = POINT_NAMES.iter().position(|&known| known == name) else {
                return self.fault(line, Phrase::new("fault-box-points-name").with("word", name));
            };
            let Some(value) = self.number(line, two.get(1), MOST_POINTS) else { return };
            values[which] = Some(value);
        }
        for (value, name) in values.iter().zip(POINT_NAMES) {
            if value.is_none() {
                self.fault(line, Phrase::new("fault-box-points-missing").with("word", name));
            }
        }
        if self.points.is_some() {
            self.fault(line, Phrase::new("fault-box-points-twice"));
        }
        let [water_three, water_further, fire_triangle, air_pair, earth_alone] =
            values.map(Option::unwrap_or_default);
        self.points = Some(Points { water_three, water_further, fire_triangle, air_pair, earth_alone });
    }

    fn shape(&mut self, line: usize, words: &[&str]) {
        let name = words.first().copied().unwrap_or_default();
        let cells: Option<Vec<Hex>> =
            words.iter().skip(1).map(|word| word.parse().ok().filter(|cell: &Hex| cell.on_table())).collect();
        match cells.and_then(|cells| Shape::new(name, &cells)) {
            Some(_) if self.shapes.iter().any(|known| known.name == name) => {
                self.fault(line, Phrase::new("fault-box-shape-twice").with("word", name));
            }
            Some(shape) => self.shapes.push(shape),
            None => {
                let reason = Phrase::new("fault-box-shape").with("word", name).with("most", Shape::MOST);
                self.fault(line, reason);
            }
        }
    }

    fn omen(&mut self, line: usize, words: &[&str]) {
        let Some(element) = self.element(line, words.first()) else { return };
        let Some(points) = self.number(line, words.get(1), MOST_POINTS) else { return };
        let rest = words.get(2..).unwrap_or_default();
        let want = if let [spirit, "on", tile] = rest {
            let Some(spirit) = self.element(line, Some(spirit)) else { return };
            let Some(tile) = self.element(line, Some(tile)) else { return };
            Want::OnTile { spirit, tile }
        } else if let Some(colon) = rest.iter().position(|word| *word == ":") {
            let Some(shape) = self.figure(line, &rest[..colon]) else { return };
            let Some(spirits) = self.tiles(line, &rest[colon + 1..]) else { return };
            let Some(want) = self.fill(line, shape, spirits) else { return };
            want
        } else {
            let name = rest.first().copied().unwrap_or_default();
            let Some(shape) = self.shapes.iter().position(|shape| shape.name == name) else {
                return self.fault(line, Phrase::new("fault-box-omen-shape").with("word", name));
            };
            let mut spirits = Tiles::default();
            for word in rest.iter().skip(1) {
                let Some(spirit) = self.element(line, Some(word)) else { return };
                spirits.add(spirit);
            }
            let Some(want) = self.fill(line, shape, spirits) else { return };
            want
        };
        self.omens[element.index()].push(Omen { points, want });
    }

    /// A shape that is spelt out by its hexes, as the canonical form does: one that is known, or a new one.
    fn figure(&mut self, line: usize, words: &[&str]) -> Option<usize> {
        let name = words.join(" ");
        let cells: Option<Vec<Hex>> =
            words.iter().map(|word| word.parse().ok().filter(|cell: &Hex| cell.on_table())).collect();
        let Some(shape) = cells.and_then(|cells| Shape::new(&name, &cells)) else {
            let reason = Phrase::new("fault-box-shape").with("word", name).with("most", Shape::MOST);
            self.fault(line, reason);
            return None;
        };
        let known = self.shapes.iter().position(|known| known.cells == shape.cells);
        Some(known.unwrap_or_else(|| {
            self.shapes.push(shape);
            self.shapes.len() - 1
        }))
    }

    /// As many spirits as the shape has hexes, or a fault.
    fn fill(&mut self, line: usize, shape: usize, spirits: Tiles) -> Option<Want> {
        let hexes = self.shapes[shape].cells.len();
        if spirits.total() as usize == hexes {
            return Some(Want::Figure { shape, spirits });
        }
        let reason = Phrase::new("fault-box-omen-size").with("hexes", hexes).with("spirits", spirits.total());
        self.fault(line, reason);
        None
    }

    /// What holds for the box as a whole (PE-C1 to PE-C3).
    fn finish(mut self) -> Result<Kit, Vec<Fault>> {
        let whole = |reason: Phrase, rule| Fault::whole(reason).by(rule);
        for element in Element::ALL {
            if self.tableaus[element.index()].is_none() {
                let reason = Phrase::new("fault-box-tableau-missing").with("element", element.name());
                self.faults.push(whole(reason, "PE-C2"));
            }
            let count = self.omens[element.index()].len();
            if count != OMENS {
                let reason = Phrase::new("fault-box-omen-count")
                    .with("element", element.name())
                    .with("count", count)
                    .with("expected", OMENS);
                self.faults.push(whole(reason, "PE-C2"));
            }
        }
        let tableaus = self.tableaus.map(Option::unwrap_or_default);
        let start = tableaus[0].1.start.total();
        for (line, tableau) in tableaus.iter().filter(|(line, _)| *line > 0) {
            if tableau.start.total() != start {
                let reason = Phrase::new("fault-box-start")
                    .with("count", tableau.start.total())
                    .with("expected", start);
                self.faults.push(Fault::line(*line, reason).by("PE-C3"));
            }
            let sum = tableau.start.total() + tableau.pile.total();
            if sum as usize != TILES {
                let reason = Phrase::new("fault-box-sum").with("count", sum).with("expected", TILES);
                self.faults.push(Fault::line(*line, reason).by("PE-C3"));
            }
        }
        let tableaus = tableaus.map(|(_, tableau)| tableau);
        for element in Element::ALL {
            let count: u32 = tableaus
                .iter()
                .map(|tableau| u32::from(tableau.start.get(element)) + u32::from(tableau.pile.get(element)))
                .sum();
            if count != 12 {
                let reason =
                    Phrase::new("fault-box-tiles").with("element", element.name()).with("count", count);
                self.faults.push(whole(reason, "PE-C1"));
            }
        }
        if self.points.is_none() {
            self.faults.push(whole(Phrase::new("fault-box-points-none"), "PE-C4"));
        }
        match self.points {
            Some(points) if self.faults.is_empty() => {
                Ok(Kit { tableaus, points, shapes: self.shapes, omens: self.omens })
            }
            _ => Err(self.faults),
        }
    }
}

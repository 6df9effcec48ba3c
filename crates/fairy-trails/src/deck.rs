//! The 59 cards, read from a text file with one line a card.
//!
//! ```text
//! # anything after a hash is a comment
//! start: NS* EW  | NS* EW       the start card
//! 1:     NESW*   | NE S W*      number: the elves' groups | the gnomes' groups
//! 2:     NS* E W | NES* W
//! ```
//!
//! A group names the edges that hang together on the upright card; a `*` after it is a hut along it. Card 2 shows the
//! elves a straight with a hut and two dead ends, the gnomes three ways with a hut and a dead end in the west:
//!
//! ```text
//!     elves         gnomes
//!       │             │
//!     ╴ │⌂╶         ╴ ├──
//!       │             │⌂
//! ```

use crate::trails::{BadTrails, Trails};
use crate::{Card, CardId, CardSet, Colour, Face, Rotation};
use core::fmt::Write as _;
use table::{ComponentFiles, Components, Fault, Phrase};

/// How many cards there are, the start card included (FT-C1).
pub const CARDS: usize = 59;

/// The number of the start card.
pub const START_CARD: CardId = 0;

/// How many stones each colour has (FT-C1).
pub const STONES: u8 = 19;

/// The most huts that one colour may have on all cards together: far more than any box, and counts stay in a byte.
const MOST_HUTS: usize = 200;

/// The deck that a match is played with (FT-C1, FT-C5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    cards: Vec<Card>,
    /// For each card the lowest number among the cards that are alike.
    twins: Vec<CardId>,
    /// By colour and mask of edges: the cards that can close whatever comes in by just these edges.
    closers: [[CardSet; 16]; 2],
}

impl Deck {
    /// The card of a number; a number beyond the deck gives the start card.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        self.cards.get(usize::from(card)).unwrap_or(&self.cards[0])
    }

    /// What a card shows when turned so.
    #[inline]
    pub fn face(&self, card: CardId, rotation: Rotation) -> &Face {
        self.card(card).face(rotation)
    }

    /// The lowest number of a card that is alike, rotations included.
    #[inline]
    pub fn twin(&self, card: CardId) -> CardId {
        self.twins.get(usize::from(card)).copied().unwrap_or(card)
    }

    /// The cards that, turned suitably, let nothing that comes in by these edges (a mask) out by another edge: they
    /// close a network whose only open ends lead to one place by these edges.
    #[inline]
    pub const fn closers(&self, colour: Colour, edges: u8) -> CardSet {
        self.closers[colour as usize][(edges & 0b1111) as usize]
    }

    /// All cards in order, the start card first.
    pub fn cards(&self) -> impl ExactSizeIterator<Item = (CardId, &Card)> {
        self.cards.iter().enumerate().map(|(number, card)| (number as CardId, card))
    }

    fn of(faces: &[Face]) -> Deck {
        let least: Vec<Face> = faces.iter().map(Face::least_turn).collect();
        let twins = (0..faces.len())
            .map(|card| (1..card).find(|&other| least[other] == least[card]).unwrap_or(card) as CardId)
            .collect();
        let mut closers = [[CardSet::default(); 16]; 2];
        for (number, face) in faces.iter().enumerate().skip(1) {
            for (colour, rotation) in
                Colour::BOTH.into_iter().flat_map(|colour| Rotation::ALL.map(|rotation| (colour, rotation)))
            {
                let trails = face.trails(colour).turned(rotation);
                for mask in 1..16u8 {
                    let kept = |group: &crate::Group| group.edges & mask == 0 || group.edges & !mask == 0;
                    if trails.groups().iter().all(kept) {
                        closers[colour.index()][usize::from(mask)].insert(number as CardId);
                    }
                }
            }
        }
        Deck { cards: faces.iter().map(|&face| Card::new(face)).collect(), twins, closers }
    }
}

/// Why a line is no card.
fn line_fault(line: usize, colour: Colour, bad: BadTrails) -> Fault {
    let reason = match bad {
        BadTrails::Sign(sign) => Phrase::new("fault-deck-sign").with("sign", sign.to_string()),
        BadTrails::Twice(edge) => {
            Phrase::new("fault-deck-edge-twice").with("edge", edge.letter().to_string())
        }
        BadTrails::Missing(edge) => {
            Phrase::new("fault-deck-edge-missing").with("edge", edge.letter().to_string())
        }
        BadTrails::Huts => Phrase::new("fault-deck-huts").with("most", crate::trails::MOST_HUTS),
    };
    Fault::line(line, reason.with("colour", colour.name())).by("FT-C3")
}

fn read_number(text: &str) -> Option<usize> {
    if text.eq_ignore_ascii_case("start") {
        return Some(usize::from(START_CARD));
    }
    text.parse().ok().filter(|number| (1..CARDS).contains(number))
}

impl Components for Deck {
    const FILES: &'static [(&'static str, &'static str)] = &[("deck.txt", include_str!("../data/deck.txt"))];

    fn read(files: &ComponentFiles) -> Result<Deck, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut found: [Option<(usize, Option<Face>)>; CARDS] = [None; CARDS];
        for (index, raw) in files.get("deck.txt").lines().enumerate() {
            let line = index + 1;
            let content = raw.split('#').next().unwrap_or_default().trim();
            if content.is_empty() {
                continue;
            }
            let parts = content.split_once(':').and_then(|(number, faces)| {
                let (elves, gnomes) = faces.split_once('|')?;
                Some((number.trim(), elves, gnomes))
            });
            let Some((number, elves, gnomes)) = parts else {
                faults.push(Fault::line(line, Phrase::new("fault-deck-line")));
                continue;
            };
            let mut read = |colour, text| {
                Trails::read(text).map_err(|bad| faults.push(line_fault(line, colour, bad))).ok()
            };
            let (elves, gnomes) = (read(Colour::Elves, elves), read(Colour::Gnomes, gnomes));
            let Some(number) = read_number(number) else {
                let reason = Phrase::new("fault-deck-number").with("text", number).with("last", CARDS - 1);
                faults.push(Fault::line(line, reason).by("FT-C1"));
                continue;
            };
            if let Some((earlier, _)) = found[number] {
                let reason = Phrase::new("fault-deck-twice").with("card", number).with("line", earlier);
                faults.push(Fault::line(line, reason).by("FT-C1"));
                continue;
            }
            found[number] = Some((line, elves.zip(gnomes).map(|(elves, gnomes)| Face::new(elves, gnomes))));
        }
        let missing: Vec<String> = (0..CARDS)
            .filter(|&number| found[number].is_none())
            .map(|number| if number == 0 { "start".to_owned() } else { number.to_string() })
            .collect();
        if !missing.is_empty() {
            let reason = Phrase::new("fault-deck-missing")
                .with("count", missing.len())
                .with("cards", missing.join(", "));
            faults.push(Fault::whole(reason).by("FT-C1"));
        }
        let faces: Vec<Face> = found.iter().filter_map(|entry| entry.and_then(|(_, face)| face)).collect();
        if faults.is_empty() {
            // Fewer huts than stones, and nobody could ever place his last one (FT-8).
            for colour in Colour::BOTH {
                let huts: usize = faces.iter().map(|face| usize::from(face.trails(colour).huts())).sum();
                if huts < usize::from(STONES) {
                    let reason = Phrase::new("fault-deck-few-huts")
                        .with("huts", huts)
                        .with("stones", STONES)
                        .with("colour", colour.name());
                    faults.push(Fault::whole(reason).by("FT-8"));
                }
                if huts > MOST_HUTS {
                    let reason = Phrase::new("fault-deck-many-huts")
                        .with("huts", huts)
                        .with("most", MOST_HUTS)
                        .with("colour", colour.name());
                    faults.push(Fault::whole(reason).by("FT-C1"));
                }
            }
        }
        if faults.is_empty() { Ok(Deck::of(&faces)) } else { Err(faults) }
    }

    fn canonical(&self) -> String {
        let mut text = String::new();
        for (number, card) in self.cards() {
            let name = if number == START_CARD { "start".to_owned() } else { number.to_string() };
            let face = card.face(Rotation::NONE);
            let _ =
                writeln!(text, "{name}: {} | {}", face.trails(Colour::Elves), face.trails(Colour::Gnomes));
        }
        text
    }
}

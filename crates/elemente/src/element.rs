//! The four elements, the five motifs of spirits, and counts of tiles.

use core::fmt;
use core::str::FromStr;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// An element: of a tile, of a tableau, of an omen.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Element {
    /// Scores in pairs.
    #[default]
    Air,
    /// Scores alone.
    Earth,
    /// Scores in triangles.
    Fire,
    /// Scores in chains.
    Water,
}

impl Element {
    /// All four, in the order of lists.
    pub const ALL: [Element; 4] = [Element::Air, Element::Earth, Element::Fire, Element::Water];

    /// The element as an index into a table of four.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in notation and data files.
    pub const fn name(self) -> &'static str {
        ["air", "earth", "fire", "water"][self.index()]
    }
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no element or no motif.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownName;

impl FromStr for Element {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Element, UnknownName> {
        Element::ALL.into_iter().find(|element| text.eq_ignore_ascii_case(element.name())).ok_or(UnknownName)
    }
}

/// The motif of a spirit: an element or the mask.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Spirit {
    /// Turns up an opponent's spirit.
    #[default]
    Air,
    /// Swaps two of an opponent's spirits.
    Earth,
    /// Moves one of the own spirits.
    Fire,
    /// Moves an opponent's spirit.
    Water,
    /// Swaps two own spirits, and stands for any spirit in an omen.
    Mask,
}

impl Spirit {
    /// All five, in the order of lists.
    pub const ALL: [Spirit; 5] = [Spirit::Air, Spirit::Earth, Spirit::Fire, Spirit::Water, Spirit::Mask];

    /// The motif as an index into a table of five; elements come first and in their own order.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The element it stands for; a mask stands for none.
    #[inline]
    pub const fn element(self) -> Option<Element> {
        match self {
            Spirit::Air => Some(Element::Air),
            Spirit::Earth => Some(Element::Earth),
            Spirit::Fire => Some(Element::Fire),
            Spirit::Water => Some(Element::Water),
            Spirit::Mask => None,
        }
    }

    /// Its name in notation and data files.
    pub const fn name(self) -> &'static str {
        ["air", "earth", "fire", "water", "mask"][self.index()]
    }
}

impl From<Element> for Spirit {
    fn from(element: Element) -> Spirit {
        Spirit::ALL[element.index()]
    }
}

impl fmt::Display for Spirit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Spirit {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Spirit, UnknownName> {
        Spirit::ALL.into_iter().find(|spirit| text.eq_ignore_ascii_case(spirit.name())).ok_or(UnknownName)
    }
}

/// How many tiles of each element.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tiles {
    /// Tiles of air.
    #[serde(default)]
    pub air: u8,
    /// Tiles of earth.
    #[serde(default)]
    pub earth: u8,
    /// Tiles of fire.
    #[serde(default)]
    pub fire: u8,
    /// Tiles of water.
    #[serde(default)]
    pub water: u8,
}

impl Tiles {
    /// Counts in the order of [`Element::ALL`].
    #[inline]
    pub const fn counts(self) -> [u8; 4] {
        [self.air, self.earth, self.fire, self.water]
    }

    /// Tiles from counts in the order of [`Element::ALL`].
    #[inline]
    pub const fn of(counts: [u8; 4]) -> Tiles {
        Tiles { air: counts[0], earth: counts[1], fire: counts[2], water: counts[3] }
    }

    /// How many in all.
    #[inline]
    pub const fn total(self) -> u32 {
        self.air as u32 + self.earth as u32 + self.fire as u32 + self.water as u32
    }

    /// How many of this element.
    #[inline]
    pub const fn get(self, element: Element) -> u8 {
        self.counts()[element.index()]
    }

    /// One tile more. Counts beyond a byte stay at its end: positions are checked before they get here.
    #[inline]
    pub const fn add(&mut self, element: Element) {
        let count = self.slot(element);
        *count = count.saturating_add(1);
    }

    /// One tile less, if there is one.
    #[inline]
    pub const fn take(&mut self, element: Element) -> bool {
        let count = self.slot(element);
        if *count == 0 {
            return false;
        }
        *count -= 1;
        true
    }

    const fn slot(&mut self, element: Element) -> &mut u8 {
        match element {
            Element::Air => &mut self.air,
            Element::Earth => &mut self.earth,
            Element::Fire => &mut self.fire,
            Element::Water => &mut self.water,
        }
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Tiles) -> Tiles {
        let (a, b) = (self.counts(), other.counts());
        Tiles::of(core::array::from_fn(|i| a[i].saturating_add(b[i])))
    }

    /// What is left of these when the others are taken out; `None` if they are not all there.
    pub fn minus(self, other: Tiles) -> Option<Tiles> {
        let (a, b) = (self.counts(), other.counts());
        let mut left = [0; 4];
        for i in 0..4 {
            left[i] = a[i].checked_sub(b[i])?;
        }
        Some(Tiles::of(left))
    }

    /// The tiles one by one, in the order of [`Element::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Element> {
        Element::ALL
            .into_iter()
            .flat_map(move |element| core::iter::repeat_n(element, usize::from(self.get(element))))
    }
}

impl FromIterator<Element> for Tiles {
    fn from_iter<I: IntoIterator<Item = Element>>(tiles: I) -> Tiles {
        let mut counts = Tiles::default();
        tiles.into_iter().for_each(|tile| counts.add(tile));
        counts
    }
}

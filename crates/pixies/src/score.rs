//! What a grid is worth at the end of a round (PX-14 to PX-17, PX-C2).

use crate::card::Colour;
use crate::cards::Cards;
use crate::grid::Grid;
use crate::group::{Spaces, group_size, largest_group};
use schemars::JsonSchema;
use serde::Serialize;

/// What a space that holds only a face-down card gives with Flower Power (PX-C2).
pub(crate) const FLOOR_POINTS: u8 = 5;

/// The points of one seat in one round. Every number fits a byte: see the limits of [`crate::Deck`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The numbers of the validated pixies (PX-14).
    pub validated: u8,
    /// Spirals (PX-15).
    pub spirals: u8,
    /// Crosses, which are taken off (PX-15).
    pub crosses: u8,
    /// The largest group of one colour (PX-16).
    pub colour_group: u8,
    /// Spaces with only a face-down card, with Flower Power (PX-C2).
    pub face_down: u8,
}

impl Tally {
    /// The sum.
    #[inline]
    pub fn total(&self) -> i32 {
        let plus = [self.validated, self.spirals, self.colour_group, self.face_down];
        plus.into_iter().map(i32::from).sum::<i32>() - i32::from(self.crosses)
    }

    /// Its parts by name, in the order of the rules.
    pub fn parts(&self, flower_power: bool) -> impl Iterator<Item = (&'static str, i32)> + use<> {
        let parts = [
            ("validated", i32::from(self.validated)),
            ("spirals", i32::from(self.spirals)),
            ("crosses", -i32::from(self.crosses)),
            ("colour_group", i32::from(self.colour_group)),
            ("face_down", i32::from(self.face_down)),
        ];
        parts.into_iter().take(if flower_power { 5 } else { 4 })
    }
}

/// The largest colour group of a grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// Its colour.
    pub colour: Colour,
    /// Its spaces; at least two.
    pub spaces: Spaces,
}

/// The points for each card of the largest group: 2, 3, 4 in rounds 1, 2, 3 (PX-16).
#[inline]
pub fn group_factor(round: u8) -> u8 {
    round + 1
}

/// The spaces whose face-up pixie has each colour; jokers and two-coloured cards have several (PX-16, PX-17).
#[inline]
pub fn colour_spaces(cards: &Cards, grid: &Grid) -> [Spaces; 4] {
    let mut spaces = [0; 4];
    let mut left = grid.up;
    while left != 0 {
        let space = left.trailing_zeros() as usize;
        left &= left - 1;
        let colours = cards.face(grid.top[space % 9]).colours;
        for (colour, spaces) in spaces.iter_mut().enumerate() {
            *spaces |= Spaces::from((colours >> colour) & 1) << space;
        }
    }
    spaces
}

/// The largest group of orthogonally connected face-up pixies of one colour; none if every pixie stands alone (PX-16).
///
/// Of equally large ones the first colour in the order blue, green, yellow, red is named, which changes no points.
pub fn group_of(cards: &Cards, grid: &Grid) -> Option<Group> {
    let mut best: Option<Group> = None;
    for (colour, spaces) in Colour::ALL.into_iter().zip(colour_spaces(cards, grid)) {
        let spaces = largest_group(spaces);
        let size = spaces.count_ones();
        if size >= 2 && best.is_none_or(|best| size > best.spaces.count_ones()) {
            best = Some(Group { colour, spaces });
        }
    }
    best
}

/// How many spirals and crosses the card on each space counts, special ones included (PX-15, PX-17, PX-C1, PX-C2).
pub fn symbols(cards: &Cards, grid: &Grid) -> [(u8, u8); 9] {
    let colours = colour_spaces(cards, grid);
    let floor = grid.floor().count_ones() as u8;
    let mut counts = [(0, 0); 9];
    for (space, count) in counts.iter_mut().enumerate() {
        if let Some(card) = grid.pixie(space) {
            let face = cards.face(card);
            let of = |set: u8| {
                if set == 0 { 0 } else { colours[set.trailing_zeros() as usize % 4].count_ones() as u8 }
            };
            let spirals = face.spirals + of(face.spiral_each) + face.floor_spirals * floor;
            *count = (spirals, face.crosses + of(face.cross_each));
        }
    }
    counts
}

/// Scores a grid as at the end of this round.
pub fn tally(cards: &Cards, grid: &Grid, round: u8) -> Tally {
    tally_of(cards, grid, colour_spaces(cards, grid), round)
}

/// Scores a grid whose colours are known already.
pub(crate) fn tally_of(cards: &Cards, grid: &Grid, colours: [Spaces; 4], round: u8) -> Tally {
    let floor = group_size(grid.floor());
    let each = |set: u8| group_size(colours[set.trailing_zeros() as usize % 4]);
    let mut tally = Tally::default();
    let mut left = grid.up;
    while left != 0 {
        let space = left.trailing_zeros() as usize;
        left &= left - 1;
        let face = cards.face(grid.top[space % 9]);
        tally.spirals += face.spirals + face.floor_spirals * floor;
        tally.crosses += face.crosses;
        if face.spiral_each != 0 {
            tally.spirals += each(face.spiral_each);
        }
        if face.cross_each != 0 {
            tally.crosses += each(face.cross_each);
        }
        if grid.down & (1 << space) != 0 {
            tally.validated += face.number;
        }
    }
    let size = colours.map(|spaces| group_size(largest_group(spaces))).into_iter().max().unwrap_or(0);
    if size >= 2 {
        tally.colour_group = size * group_factor(round);
    }
    if cards.flower_power() {
        tally.face_down = FLOOR_POINTS * floor;
    }
    tally
}

/// The points of one seat in one round, as data: in events, views and positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TallyData {
    /// The numbers of the validated pixies.
    pub validated: i32,
    /// Spirals.
    pub spirals: i32,
    /// Crosses: zero or negative.
    pub crosses: i32,
    /// The largest group of one colour.
    pub colour_group: i32,
    /// Spaces with only a face-down card, with Flower Power.
    #[serde(default)]
    pub face_down: i32,
}

impl From<Tally> for TallyData {
    fn from(tally: Tally) -> TallyData {
        TallyData {
            validated: tally.validated.into(),
            spirals: tally.spirals.into(),
            crosses: -i32::from(tally.crosses),
            colour_group: tally.colour_group.into(),
            face_down: tally.face_down.into(),
        }
    }
}

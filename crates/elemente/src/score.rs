//! Scoring: what every point comes from (PE-24 to PE-30).

use crate::element::{Element, Spirit};
use crate::hex::Hex;
use crate::kit::{Kit, Omen, Points, Want};
use crate::path::{TILES, bits, group};
use crate::state::Side;
use schemars::JsonSchema;
use serde::Serialize;
use table::Score;

/// One thing that scores, and the tiles behind it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Line {
    /// The part of the score that it belongs to.
    pub part: &'static str,
    /// What it gives.
    pub points: u32,
    /// The tiles behind it, in reading order.
    pub tiles: Vec<Hex>,
    /// The number of the omen, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub omen: Option<u8>,
}

/// The parts of a score, in the order of the score sheet.
pub const PARTS: [&str; 6] = ["water", "fire", "air", "earth", "positions", "omens"];

const WATER: usize = 0;
const FIRE: usize = 1;
const AIR: usize = 2;
const EARTH: usize = 3;
const POSITIONS: usize = 4;
const OMENS: usize = 5;

/// Calls `found` with each set of tiles of a path that scores: the number of its part, its points, the set.
pub(crate) fn each_of_path(
    kinds: [u16; 4],
    near: &[u16; TILES],
    points: Points,
    mut found: impl FnMut(usize, u32, u16),
) {
    let [air, earth, fire, water] = kinds;
    // PE-24: a group of water is a chain if no tile has more than two neighbours in it and it does not close.
    let mut rest = water;
    while rest != 0 {
        let chain = group(rest & rest.wrapping_neg(), water, near);
        rest &= !chain;
        let size = chain.count_ones();
        let (mut ends, mut forks) = (0, 0);
        for tile in bits(chain) {
            let degree = (near[tile] & chain).count_ones();
            ends += degree;
            forks += u32::from(degree > 2);
        }
        if size >= 3 && forks == 0 && ends == 2 * (size - 1) {
            let score = u32::from(points.water_three) + u32::from(points.water_further) * (size - 3);
            found(WATER, score, chain);
        }
    }
    // PE-25: triangles, each from its lowest tile.
    for a in bits(fire) {
        let beside = near[a] & fire & !((2u16 << a).wrapping_sub(1));
        for b in bits(beside) {
            for c in bits(beside & near[b] & !((2u16 << b).wrapping_sub(1))) {
                found(FIRE, u32::from(points.fire_triangle), 1 << a | 1 << b | 1 << c);
            }
        }
    }
    // PE-26: a tile whose only neighbour has no other.
    for a in bits(air) {
        let beside = near[a] & air & !((2u16 << a).wrapping_sub(1));
        if (near[a] & air).is_power_of_two() && beside != 0 {
            let b = beside.trailing_zeros() as usize;
            if (near[b] & air).is_power_of_two() {
                found(AIR, u32::from(points.air_pair), 1 << a | beside);
            }
        }
    }
    // PE-27
    for tile in bits(earth) {
        if near[tile] & earth == 0 {
            found(EARTH, u32::from(points.earth_alone), 1 << tile);
        }
    }
}

/// Calls `found` with each spirit that lies on its own element (PE-28).
pub(crate) fn each_position(side: &Side, mut found: impl FnMut(u32, usize)) {
    for tile in bits(side.taken) {
        let Some(element) = side.spirit[tile].element() else { continue };
        if side.path.elements().get(tile) == Some(&element) {
            let gift = u32::from(side.blessed >> tile & 1);
            let own = u32::from(side.element == Some(element));
            found(1 << (gift + own), tile);
        }
    }
}

/// Calls `found` with each set of tiles on which an omen holds (PE-29).
pub(crate) fn each_omen(kit: &Kit, omen: &Omen, side: &Side, mut found: impl FnMut(u16)) {
    match &omen.want {
        Want::OnTile { spirit, tile } => {
            bits(side.of(Spirit::from(*spirit)) & side.path.of(*tile)).for_each(|tile| found(1 << tile));
        }
        Want::Figure { shape, spirits } => {
            let Some(shape) = kit.shapes.get(*shape) else { return };
            let need = spirits.counts();
            let of = Element::ALL.map(|element| side.of(Spirit::from(element)));
            // A spirit that is not asked for can be in no such figure.
            let mut useful = side.of(Spirit::Mask);
            for (set, &needed) in of.iter().zip(&need) {
                useful |= if needed > 0 { *set } else { 0 };
            }
            shape.each(useful, &side.steps, |set| {
                let have = of.map(|spirits| (spirits & set).count_ones() as u8);
                // Masks stand for what is missing, but not for everything.
                let fits = have.iter().zip(&need).all(|(have, need)| have <= need);
                if fits && have.iter().any(|&have| have > 0) {
                    found(set);
                }
            });
        }
    }
}

/// Calls `found` with the number of missing spirits for each set of tiles on which an omen holds (0) or lacks one spirit
/// that could still come to a free tile (1).
pub(crate) fn each_near_omen(
    kit: &Kit,
    omen: &Omen,
    side: &Side,
    motifs: &[u16; 5],
    mut found: impl FnMut(u32),
) {
    let free = side.free();
    match &omen.want {
        Want::OnTile { spirit, tile } => {
            let tiles = side.kinds[tile.index()];
            bits(motifs[Spirit::from(*spirit).index()] & tiles).for_each(|_| found(0));
            bits(free & tiles).for_each(|_| found(1));
        }
        Want::Figure { shape, spirits } => {
            let Some(shape) = kit.shapes.get(*shape) else { return };
            let need = spirits.counts();
            let of = Element::ALL.map(|element| motifs[Spirit::from(element).index()]);
            let mut useful = motifs[Spirit::Mask.index()];
            for (set, &needed) in of.iter().zip(&need) {
                useful |= if needed > 0 { *set } else { 0 };
            }
            shape.each_lacking(useful, free, &side.steps, |set| {
                let missing = (set & free).count_ones();
                let have = of.map(|spirits| (spirits & set).count_ones() as u8);
                let fits = have.iter().zip(&need).all(|(have, need)| have <= need);
                if fits && have.iter().any(|&have| have > 0) {
                    found(missing);
                }
            });
        }
    }
}

/// Points by part, in the order of [`PARTS`], without any heap.
pub(crate) fn points(kit: &Kit, side: &Side) -> [u32; 6] {
    let mut sums = path_points(kit, side);
    let mut positions = 0;
    each_position(side, |points, _| positions += points);
    sums[POSITIONS] = positions;
    sums[OMENS] = omen_points(kit, side);
    sums
}

/// Points of the omens alone.
pub(crate) fn omen_points(kit: &Kit, side: &Side) -> u32 {
    let Some(element) = side.element else { return 0 };
    let mut sum = 0;
    for omen in bits(u16::from(side.held)).filter_map(|bit| kit.omen(element, bit as u8 + 1)) {
        sum += points_of_omen(kit, omen, side);
    }
    sum
}

/// What an omen is worth as often as it holds.
pub(crate) fn points_of_omen(kit: &Kit, omen: &Omen, side: &Side) -> u32 {
    let mut sum = 0;
    each_omen(kit, omen, side, |_| sum += u32::from(omen.points));
    sum
}

/// Points of the path alone.
pub(crate) fn path_points(kit: &Kit, side: &Side) -> [u32; 6] {
    let near = if side.finished { side.near } else { side.path.near() };
    let kinds = Element::ALL.map(|element| side.path.of(element));
    let mut sums = [0; 6];
    each_of_path(kinds, &near, kit.points, |part, points, _| sums[part] += points);
    sums
}

/// The whole account of one player: every thing that scores, with its tiles.
pub(crate) fn account(kit: &Kit, side: &Side) -> Vec<Line> {
    let places = |set: u16| -> Vec<Hex> {
        bits(set).filter_map(|tile| side.path.places().get(tile).copied()).collect()
    };
    let mut lines = Vec::new();
    let near = side.path.near();
    let kinds = Element::ALL.map(|element| side.path.of(element));
    each_of_path(kinds, &near, kit.points, |part, points, set| {
        lines.push(Line { part: PARTS[part], points, tiles: places(set), omen: None });
    });
    each_position(side, |points, tile| {
        lines.push(Line { part: PARTS[POSITIONS], points, tiles: places(1 << tile), omen: None });
    });
    if let Some(element) = side.element {
        for bit in bits(u16::from(side.held)) {
            let number = bit as u8 + 1;
            if let Some(omen) = kit.omen(element, number) {
                each_omen(kit, omen, side, |set| {
                    let points = u32::from(omen.points);
                    lines.push(Line { part: PARTS[OMENS], points, tiles: places(set), omen: Some(number) });
                });
            }
        }
    }
    lines
}

/// The score of one player by named parts (PE-30). Omens are a part of the advanced game only.
pub(crate) fn score(kit: &Kit, side: &Side, omens: bool) -> Score {
    let points = points(kit, side);
    Score::of(PARTS.into_iter().zip(points.map(|points| points as i32)).take(if omens {
        PARTS.len()
    } else {
        OMENS
    }))
}

//! A good path for a hand: an annealed search over arrangements, the same for the same hand on every machine.
//!
//! Twelve tiles have far too many arrangements to try them all, but the rules of the four elements are local, so
//! random improvements find the best score quickly: a tile is put elsewhere, or two tiles change places, and what
//! makes things worse is kept less and less often. Ties go to the more compact path, on which spirits and omens have
//! more neighbours.

use crate::element::{Element, Tiles};
use crate::hex::Hex;
use crate::kit::Points;
use crate::path::{Path, TILES, hangs_together};
use crate::score::each_of_path;
use std::sync::OnceLock;

/// A path to build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Where each tile should lie.
    pub path: Path,
    /// What the path scores by itself.
    pub points: u32,
}

impl Plan {
    /// How many of these tiles lie where the plan does not want them, turned, mirrored and moved as suits them best.
    pub(crate) fn astray(&self, laid: &Path) -> usize {
        let Some((first, kind)) = laid.iter().next() else { return 0 };
        let mut fewest = laid.len();
        for way in 0..12 {
            let turned = |at: Hex| {
                let at = if way >= 6 { at.mirrored() } else { at };
                (0..way % 6).fold(at, |at, _| at.turned())
            };
            let mut image = [(Hex::ORIGIN, Element::Air); TILES];
            for (slot, (at, tile)) in image.iter_mut().zip(self.path.iter()) {
                *slot = (turned(at), tile);
            }
            let image = &image[..self.path.len()];
            for (anchor, _) in image.iter().filter(|(_, tile)| *tile == kind) {
                let shift = first.minus(*anchor);
                let fits = laid.iter().filter(|&(at, tile)| image.contains(&(at.minus(shift), tile))).count();
                fewest = fewest.min(laid.len() - fits);
                if fewest == 0 {
                    return 0;
                }
            }
        }
        fewest
    }
}

/// How many changes the search tries by default; about a millisecond.
pub const PLAN_STEPS: u32 = 6_000;

/// The best way found to lay the hand onto the tiles that lie already, which stay where they are.
pub fn best_path(points: Points, laid: &Path, hand: Tiles, steps: u32) -> Plan {
    let mut noise = Noise::of(laid, hand);
    let mut best: Option<(Rank, Path)> = None;
    for _ in 0..2 {
        let found = anneal(points, laid, hand, steps / 2, &mut noise);
        if best.as_ref().is_none_or(|(rank, _)| found.0 > *rank) {
            best = Some(found);
        }
    }
    let (rank, path) = best.unwrap_or((Rank::default(), *laid));
    let path = if laid.is_empty() { centred(&path) } else { path };
    Plan { path, points: rank.points }
}

/// What is better: more points, then more neighbours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
struct Rank {
    points: u32,
    sides: u32,
}

impl Rank {
    fn of(path: &Path, near: &[u16; TILES], points: Points) -> Rank {
        let kinds = Element::ALL.map(|element| path.of(element));
        let mut rank = Rank::default();
        each_of_path(kinds, near, points, |_, score, _| rank.points += score);
        rank.sides = near.iter().map(|near| near.count_ones()).sum::<u32>() / 2;
        rank
    }

    fn height(self) -> f64 {
        f64::from(self.points) * 3.0 + f64::from(self.sides) * 0.2
    }
}

fn anneal(points: Points, laid: &Path, hand: Tiles, steps: u32, noise: &mut Noise) -> (Rank, Path) {
    let mut path = *laid;
    for tile in hand.iter().take(TILES - laid.len()) {
        let rim = path.rim();
        path.lay(rim.nth(noise.below(rim.len())).unwrap_or_default(), tile);
    }
    let mut rank = Rank::of(&path, &path.near(), points);
    let mut best = (rank, path);
    let free = path.len() - laid.len();
    if free == 0 {
        return best;
    }
    for step in 0..steps {
        let warmth = 4.0 * (1.0 - f64::from(step) / f64::from(steps)) + 0.05;
        let Some(changed) = change(&path, laid, noise) else { continue };
        let near = changed.near();
        if !hangs_together(changed.all(), &near) {
            continue;
        }
        let new = Rank::of(&changed, &near, points);
        let loss = rank.height() - new.height();
        if loss <= 0.0 || noise.chance() < (-loss / warmth).exp() {
            path = changed;
            rank = new;
            if rank > best.0 {
                best = (rank, path);
            }
        }
    }
    best
}

/// A random change: two tiles change places, or one goes to the rim.
fn change(path: &Path, laid: &Path, noise: &mut Noise) -> Option<Path> {
    let pick = |noise: &mut Noise| path.places().get(noise.below(path.len())).copied();
    let from = pick(noise).filter(|&at| laid.find(at).is_none())?;
    let mut changed = *path;
    if noise.below(2) == 0 {
        let to = pick(noise).filter(|&at| laid.find(at).is_none())?;
        let (a, b) = (path.get(from)?, path.get(to)?);
        if a == b {
            return None;
        }
        changed.lay(from, b);
        changed.lay(to, a);
    } else {
        let tile = changed.lift(from)?;
        let rim = changed.rim();
        changed.lay(rim.nth(noise.below(rim.len()))?, tile);
    }
    Some(changed)
}

/// Moved so that the tile nearest to its middle lies at `0,0`: there a path begins.
fn centred(path: &Path) -> Path {
    let spread =
        |centre: Hex| -> i32 { path.places().iter().map(|at| i32::from(at.minus(centre).distance())).sum() };
    let centre = path.places().iter().copied().min_by_key(|&at| spread(at)).unwrap_or_default();
    let mut moved = Path::default();
    for (at, tile) in path.iter() {
        moved.lay(at.minus(centre), tile);
    }
    moved
}

/// Small deterministic noise (xorshift); search needs no fair dice.
struct Noise(u64);

impl Noise {
    fn of(laid: &Path, hand: Tiles) -> Noise {
        let mut seed = 0x9e37_79b9_7f4a_7c15;
        let mut stir = |value: u64| seed = (seed ^ value).wrapping_mul(0xbf58_476d_1ce4_e5b9).rotate_left(29);
        hand.counts().iter().for_each(|&count| stir(u64::from(count)));
        for (at, tile) in laid.iter() {
            stir(u64::from(at.q as u8) << 16 | u64::from(at.r as u8) << 8 | tile.index() as u64);
        }
        Noise(seed | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, bound: usize) -> usize {
        (((self.next() >> 32) * bound as u64) >> 32) as usize
    }

    fn chance(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// Plans for whole hands, each made when it is first asked for and kept: the same answer, sooner.
#[derive(Debug, Default)]
pub(crate) struct Plans(OnceLock<Box<[OnceLock<Plan>]>>);

const COUNTS: usize = TILES + 1;

impl Plans {
    /// The plan for twelve tiles.
    pub(crate) fn get(&self, points: Points, all: Tiles) -> Plan {
        let plans = self.0.get_or_init(|| (0..COUNTS * COUNTS * COUNTS).map(|_| OnceLock::new()).collect());
        let index = (usize::from(all.air) * COUNTS + usize::from(all.earth)) * COUNTS + usize::from(all.fire);
        let make = || best_path(points, &Path::default(), all, PLAN_STEPS);
        plans.get(index).map_or_else(make, |plan| *plan.get_or_init(make))
    }
}

//! Shapes of omens: small connected figures of hexes under all twelve symmetries.
//!
//! ```text
//!   pair ⬡⬡      row ⬡⬡⬡      bend ⬡⬡⬡
//!                                       ⬡
//! ```
//!
//! A figure may be turned (six ways) and mirrored (two ways). Ways that give the same set of hexes are kept once, so
//! that a set of tiles counts once (PE-29): a pair lies in 3 ways, a row in 3, a bend in 12.

use crate::hex::Hex;
use crate::path::{NOWHERE, Steps};

/// One way in which a shape can lie, as a walk: cell `n + 1` lies beside cell `parent` in the given direction.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Walk(Vec<(u8, u8)>);

/// A shape with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Its name in the data file.
    pub name: String,
    /// Its hexes, sorted, as they are drawn.
    pub cells: Vec<Hex>,
    walks: Vec<Walk>,
}

impl Shape {
    /// The most hexes of a shape.
    pub const MOST: usize = 6;

    /// A shape of these hexes; `None` unless they are 2 to 6 different ones and hang together.
    pub fn new(name: &str, cells: &[Hex]) -> Option<Shape> {
        let cells = normal(cells.to_vec());
        if cells.len() < 2 || cells.len() > Shape::MOST || cells.windows(2).any(|two| two[0] == two[1]) {
            return None;
        }
        walk(&cells)?;
        let mut ways: Vec<Vec<Hex>> = Vec::new();
        for way in symmetries(&cells) {
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
        let walks = ways.iter().filter_map(|way| walk(way)).collect();
        Some(Shape { name: name.to_owned(), cells, walks })
    }

    /// In how many different ways it can lie.
    pub fn ways(&self) -> usize {
        self.walks.len()
    }

    /// Calls `found` with every set of tiles of a path that has this shape, each once, as a mask of tile numbers.
    pub fn each(&self, among: u16, steps: &Steps, found: impl FnMut(u16)) {
        self.each_lacking(among, 0, steps, found);
    }

    /// The same, with sets of which one tile may be among the `spare` ones.
    pub(crate) fn each_lacking(&self, among: u16, spare: u16, steps: &Steps, mut found: impl FnMut(u16)) {
        for walk in &self.walks {
            let mut anchors = among | spare;
            'anchors: while anchors != 0 {
                let anchor = anchors.trailing_zeros() as u8;
                anchors &= anchors - 1;
                let mut cells = [anchor; Shape::MOST];
                let mut set = 1u16 << anchor;
                // Which tiles may still follow: none of the spare ones once one is used.
                let mut allowed = if spare & set == 0 { among | spare } else { among };
                for (index, &(parent, direction)) in walk.0.iter().enumerate() {
                    let next = steps[usize::from(cells[usize::from(parent)])][usize::from(direction)];
                    if next == NOWHERE || allowed & 1 << next == 0 {
                        continue 'anchors;
                    }
                    if spare & 1 << next != 0 {
                        allowed = among;
                    }
                    cells[index + 1] = next;
                    set |= 1 << next;
                }
                found(set);
            }
        }
    }
}

/// All twelve turned and mirrored forms, each in normal position.
fn symmetries(cells: &[Hex]) -> impl Iterator<Item = Vec<Hex>> {
    let mut ways = Vec::with_capacity(12);
    let mut turned = cells.to_vec();
    for _ in 0..6 {
        ways.push(normal(turned.clone()));
        ways.push(normal(turned.iter().map(|cell| cell.mirrored()).collect()));
        turned = turned.into_iter().map(Hex::turned).collect();
    }
    ways.into_iter()
}

/// Sorted, with the first hex at `0,0`.
fn normal(mut cells: Vec<Hex>) -> Vec<Hex> {
    cells.sort_unstable();
    let first = cells.first().copied().unwrap_or_default();
    for cell in &mut cells {
        *cell = cell.minus(first);
    }
    cells
}

/// Visits the hexes from neighbour to neighbour; `None` if they do not hang together.
fn walk(cells: &[Hex]) -> Option<Walk> {
    let mut order = vec![*cells.first()?];
    let mut steps = Vec::new();
    while order.len() < cells.len() {
        let (next, parent, direction) =
            cells.iter().filter(|cell| !order.contains(cell)).find_map(|&cell| {
                order
                    .iter()
                    .enumerate()
                    .find_map(|(parent, from)| Some((cell, parent, from.direction_to(cell)?)))
            })?;
        order.push(next);
        steps.push((parent as u8, direction as u8));
    }
    Some(Walk(steps))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(text: &str) -> Option<Shape> {
        let cells: Vec<Hex> = text.split(' ').map(|cell| cell.parse().unwrap()).collect();
        Shape::new("test", &cells)
    }

    #[test]
    fn ways_are_counted_without_repetition() {
        assert_eq!(shape("0,0 1,0").unwrap().ways(), 3);
        assert_eq!(shape("0,0 1,0 2,0").unwrap().ways(), 3);
        assert_eq!(shape("0,0 1,0 2,0 2,1").unwrap().ways(), 12);
        assert_eq!(shape("0,0 1,0 0,1").unwrap().ways(), 2, "a triangle");
    }

    #[test]
    fn torn_and_repeated_hexes_are_no_shape() {
        assert!(shape("0,0 2,0").is_none());
        assert!(shape("0,0 0,0").is_none());
        assert!(shape("0,0").is_none());
    }

    #[test]
    fn the_place_of_the_drawing_does_not_matter() {
        assert_eq!(shape("5,3 6,3 7,3"), shape("0,0 1,0 2,0"));
    }
}

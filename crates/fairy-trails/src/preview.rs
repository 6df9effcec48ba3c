//! What a card would do, before it is laid (FT-3): for the screens and the computer players.

use crate::networks::NONE;
use crate::{Board, Colour, Edge, Face, Network, Place};

/// A network as it would be after laying a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Touched {
    /// The edges of the laid card that belong to it, as a mask.
    pub edges: u8,
    /// Its open ends then; none means that the card closes it (FT-5).
    pub open: u8,
    /// Its huts then.
    pub huts: u8,
    /// The roots of the networks that become part of it.
    former: [u8; 4],
    former_count: u8,
}

impl Touched {
    /// Does the card close it?
    #[inline]
    pub const fn closes(&self) -> bool {
        self.open == 0
    }

    /// The roots of the networks of before that become part of it.
    #[inline]
    pub(crate) fn former(&self) -> &[u8] {
        &self.former[..usize::from(self.former_count)]
    }

    /// How many networks of before become part of it; none if it lies on the new card alone.
    pub const fn joins(&self) -> u8 {
        self.former_count
    }

    /// Adds a network that was there before, if it is not counted yet.
    #[inline]
    fn add(&mut self, root: u8, facts: Network) {
        if !self.former[..usize::from(self.former_count)].contains(&root) {
            self.former[usize::from(self.former_count)] = root;
            self.former_count += 1;
            self.open += facts.open;
            self.huts += facts.huts;
        }
    }
}

/// What laying one card would do to the networks of both colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preview {
    touched: [[Touched; 4]; 2],
    count: [u8; 2],
}

impl Preview {
    /// The networks of a colour that the card would touch.
    #[inline]
    pub fn touched(&self, colour: Colour) -> &[Touched] {
        &self.touched[colour.index()][..usize::from(self.count[colour.index()])]
    }

    /// How many networks of a colour it would close.
    pub fn closed(&self, colour: Colour) -> usize {
        self.touched(colour).iter().filter(|touched| touched.closes()).count()
    }

    /// How many huts are in the networks of a colour that it would close: so many stones, if so many are left (FT-6).
    #[inline]
    pub fn huts(&self, colour: Colour) -> u8 {
        self.touched(colour).iter().filter(|touched| touched.closes()).map(|touched| touched.huts).sum()
    }
}

impl Board {
    /// What laying this face here would do; `None` where no card may be laid (FT-2).
    pub fn preview(&self, place: Place, face: &Face) -> Option<Preview> {
        let mut preview = Preview { touched: [[Touched::default(); 4]; 2], count: [0; 2] };
        for colour in Colour::BOTH {
            let around = self.roots_around(place, colour)?;
            preview.count[colour.index()] =
                self.preview_colour(colour, around, face, &mut preview.touched[colour.index()]);
        }
        Some(preview)
    }

    /// The networks that one colour would have on the card; two groups of the card are one network if the trails
    /// around it join them.
    #[inline]
    pub(crate) fn preview_colour(
        &self,
        colour: Colour,
        around: [u8; 4],
        face: &Face,
        touched: &mut [Touched; 4],
    ) -> u8 {
        let mut count = 0;
        for group in face.trails(colour).groups() {
            let mut fresh = Touched { edges: group.edges, huts: group.huts, ..Touched::default() };
            for edge in Edge::of_mask(group.edges) {
                let root = around[edge.index()];
                if root != NONE {
                    fresh.add(root, self.network(colour, root));
                }
            }
            // Whatever earlier group shares a root becomes part of this one.
            let mut kept = 0;
            for index in 0..count {
                let other = touched[index];
                let shares = fresh.former[..usize::from(fresh.former_count)]
                    .iter()
                    .any(|root| other.former[..usize::from(other.former_count)].contains(root));
                if shares {
                    // The huts of the other's groups lie on the card; its former networks are counted once.
                    let before: u8 = other.former[..usize::from(other.former_count)]
                        .iter()
                        .map(|&root| self.network(colour, root).huts)
                        .sum();
                    fresh.edges |= other.edges;
                    fresh.huts += other.huts - before;
                    for &root in &other.former[..usize::from(other.former_count)] {
                        fresh.add(root, self.network(colour, root));
                    }
                } else {
                    touched[kept] = other;
                    kept += 1;
                }
            }
            touched[kept] = fresh;
            count = kept + 1;
        }
        // So far `open` counts the open ends of before: those that meet the card are gone, the card's free ones come.
        for touched in &mut touched[..count] {
            for edge in Edge::of_mask(touched.edges) {
                if around[edge.index()] == NONE {
                    touched.open += 1;
                } else {
                    touched.open -= 1;
                }
            }
        }
        count as u8
    }
}

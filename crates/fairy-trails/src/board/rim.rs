//! The empty places around the cards: which networks lead there, and which card could close them.

use super::{Board, SITES, Site};
use crate::networks::{MOST, NONE, Network};
use crate::{Colour, Edge, Place};

/// Where the open ends of a network lead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gaps {
    /// To how many empty places: so many cards are needed at least to close it.
    pub(crate) places: u8,
    /// The last of these sites.
    last: u8,
    /// The edges of that place by which the network comes in.
    pub(crate) edges: u8,
}

/// What lies around a free place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Around {
    /// For each colour the roots beyond its edges.
    pub(crate) roots: [[u8; 4]; 2],
    /// The ranks of the free places beyond its edges.
    pub(crate) next: [u8; 4],
}

/// All free places with what lies around them.
pub(crate) struct Rim {
    pub(crate) places: Vec<Around>,
    /// The rank of each site that is free.
    ranks: [u8; SITES],
}

impl Board {
    /// For each network of a colour that is open: what it is, and where it can be closed.
    pub(crate) fn gaps(&self, colour: Colour) -> impl Iterator<Item = (Network, Gaps)> + '_ {
        let networks = &self.networks[colour.index()];
        let mut gaps = [Gaps { places: 0, last: NONE, edges: 0 }; MOST];
        for &site in &self.free[..self.free_count()] {
            let beyond = &self.sites[usize::from(site)].beyond;
            for edge in Edge::ALL {
                let count = beyond[edge.index()];
                if count != NONE {
                    let number =
                        self.laid[usize::from(count)].networks[colour.index()][edge.opposite().index()];
                    let gap = &mut gaps[usize::from(networks.root(number))];
                    if gap.last != site {
                        *gap = Gaps { places: gap.places + 1, last: site, edges: 0 };
                    }
                    gap.edges |= 1 << edge as u8;
                }
            }
        }
        networks.roots().filter_map(move |root| {
            let facts = networks.facts(root);
            (facts.open > 0).then(|| (facts, gaps[usize::from(root)]))
        })
    }

    /// What lies around each place where a card may go, in their order.
    pub(crate) fn rim(&self) -> Rim {
        let mut ranks = [NONE; SITES];
        for (rank, &site) in self.free[..self.free_count()].iter().enumerate() {
            ranks[usize::from(site)] = rank as u8;
        }
        let place = |&site: &u8| {
            let Site { place, beyond, .. } = self.sites[usize::from(site)];
            let mut around = Around { roots: [[NONE; 4]; 2], next: [NONE; 4] };
            for edge in Edge::ALL {
                let count = beyond[edge.index()];
                if count == NONE {
                    let site = self.find(place.beyond(edge));
                    around.next[edge.index()] = site.map_or(NONE, |site| ranks[usize::from(site)]);
                    continue;
                }
                let numbers = &self.laid[usize::from(count)].networks;
                for colour in Colour::BOTH {
                    let number = numbers[colour.index()][edge.opposite().index()];
                    around.roots[colour.index()][edge.index()] = self.networks[colour.index()].root(number);
                }
            }
            around
        };
        Rim { places: self.free[..self.free_count()].iter().map(place).collect(), ranks }
    }

    /// The rank of a free place on the rim.
    #[inline]
    pub(crate) fn rank_on(&self, rim: &Rim, place: Place) -> Option<usize> {
        let rank = rim.ranks[usize::from(self.find(place)?)];
        (rank != NONE).then_some(usize::from(rank))
    }

    /// The place of a site, as [`Gaps`] name it.
    pub(crate) fn site_place(&self, gaps: Gaps) -> Option<Place> {
        self.sites.get(usize::from(gaps.last)).map(|site| site.place)
    }
}

//! The laid cards, the places where a card may go, and the networks of both colours.
//!
//! The table has no border, so places are found through a small hash table, whatever way the board grows. Everything
//! lives in arrays of fixed size: 59 cards touch at most 2 · 59 + 2 = 120 empty places, and a copy of the whole board
//! is one move of memory, which is what search wants.

mod rim;

pub(crate) use rim::{Around, Rim};

use crate::networks::{NONE, Network, Networks};
use crate::{CardId, Colour, Deck, Edge, Face, NetworkName, Place, Rotation, deck};
use core::fmt;

/// Laid cards and the empty places around them.
const SITES: usize = 59 + 120;
const SLOTS: usize = 256;

/// A place that holds a card, or that touches one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Site {
    place: Place,
    /// The count of the laid card here.
    laid: u8,
    /// The counts of the laid cards beyond its edges.
    beyond: [u8; 4],
}

/// A card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// Which card.
    pub card: CardId,
    /// Where.
    pub place: Place,
    /// How it is turned.
    pub rotation: Rotation,
    networks: [[u8; 4]; 2],
}

/// The networks that a card closed, for each colour.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Closures {
    roots: [[u8; 4]; 2],
    count: [u8; 2],
}

impl Closures {
    #[inline]
    pub(crate) fn of(&self, colour: Colour) -> &[u8] {
        &self.roots[colour.index()][..usize::from(self.count[colour.index()])]
    }
}

/// The cards on the table and all that follows from them.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    laid: [Laid; deck::CARDS],
    laid_count: u8,
    sites: [Site; SITES],
    site_count: u8,
    /// Site numbers by hashed place.
    slots: [u8; SLOTS],
    /// The sites where a card may be laid.
    free: [u8; 120],
    free_count: u8,
    networks: [Networks; 2],
}

/// The laid cards say it all; the arrays behind them would fill pages.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let notation = |laid: &Laid| format!("{} {} {}", laid.card, laid.place, laid.rotation);
        f.debug_list().entries(self.laid().iter().map(notation)).finish()
    }
}

impl Board {
    /// A board with the start card alone (FT-1).
    pub fn new(deck: &Deck) -> Board {
        let nowhere = Site { place: Place::START, laid: NONE, beyond: [NONE; 4] };
        let nothing = Laid {
            card: deck::START_CARD,
            place: Place::START,
            rotation: Rotation::NONE,
            networks: [[NONE; 4]; 2],
        };
        let mut board = Board {
            laid: [nothing; deck::CARDS],
            laid_count: 0,
            sites: [nowhere; SITES],
            site_count: 0,
            slots: [NONE; SLOTS],
            free: [0; 120],
            free_count: 0,
            networks: [Networks::new(), Networks::new()],
        };
        let site = board.add_site(Place::START);
        board.put(site, deck::START_CARD, Rotation::NONE, deck.face(deck::START_CARD, Rotation::NONE));
        board
    }

    /// The laid cards in the order of laying; the first is the start card.
    #[inline]
    pub fn laid(&self) -> &[Laid] {
        &self.laid[..usize::from(self.laid_count)]
    }

    /// How many places a card may go to.
    #[inline]
    pub fn free_count(&self) -> usize {
        usize::from(self.free_count)
    }

    /// A place a card may go to (FT-2), by its rank in a fixed order.
    #[inline]
    pub fn free_place(&self, rank: usize) -> Option<Place> {
        let site = *self.free[..self.free_count()].get(rank)?;
        Some(self.sites[usize::from(site)].place)
    }

    /// All places a card may go to (FT-2).
    pub fn free_places(&self) -> impl ExactSizeIterator<Item = Place> + Clone + '_ {
        self.free[..self.free_count()].iter().map(|&site| self.sites[usize::from(site)].place)
    }

    /// The card on a place.
    pub fn card_at(&self, place: Place) -> Option<&Laid> {
        let count = self.sites[usize::from(self.find(place)?)].laid;
        self.laid().get(usize::from(count))
    }

    /// May a card be laid here: is the place empty, and does it touch a laid card by an edge (FT-2)?
    #[inline]
    pub fn is_free(&self, place: Place) -> bool {
        self.find(place).is_some_and(|site| self.sites[usize::from(site)].laid == NONE)
    }

    /// The networks of a colour, oldest first, with their names.
    pub fn networks(&self, colour: Colour) -> impl Iterator<Item = (NetworkName, Network)> + '_ {
        let networks = &self.networks[colour.index()];
        networks.roots().map(move |root| (self.name(colour, root), networks.facts(root)))
    }

    /// The network that reaches this edge of a laid card, with its name.
    pub fn network_at(&self, colour: Colour, place: Place, edge: Edge) -> Option<(NetworkName, Network)> {
        let laid = self.card_at(place)?;
        let root = self.networks[colour.index()].root(laid.networks[colour.index()][edge.index()]);
        Some((self.name(colour, root), self.networks[colour.index()].facts(root)))
    }

    /// The facts of all networks of a colour, without names; for evaluations.
    #[inline]
    pub(crate) fn facts(&self, colour: Colour) -> impl Iterator<Item = Network> + '_ {
        let networks = &self.networks[colour.index()];
        networks.roots().map(|root| networks.facts(root))
    }

    /// The root of a network by its name; nothing for any other edge of it.
    pub(crate) fn root_of(&self, colour: Colour, name: NetworkName) -> Option<u8> {
        let laid = self.card_at(name.place)?;
        let root = self.networks[colour.index()].root(laid.networks[colour.index()][name.edge.index()]);
        (self.name(colour, root) == name).then_some(root)
    }

    #[inline]
    pub(crate) fn roots(&self, colour: Colour) -> impl Iterator<Item = (u8, Network)> + '_ {
        let networks = &self.networks[colour.index()];
        networks.roots().map(|root| (root, networks.facts(root)))
    }

    #[inline]
    pub(crate) fn network(&self, colour: Colour, root: u8) -> Network {
        self.networks[colour.index()].facts(root)
    }

    #[inline]
    pub(crate) fn set_stones(&mut self, colour: Colour, root: u8, stones: u8) {
        self.networks[colour.index()].facts_mut(root).stones = stones;
    }

    /// The name of a root.
    pub(crate) fn name(&self, colour: Colour, root: u8) -> NetworkName {
        let birth = self.networks[colour.index()].birth(root);
        NetworkName {
            place: self.laid[usize::from(birth / 4)].place,
            edge: Edge::ALL[usize::from(birth % 4)],
        }
    }

    /// The roots beyond the edges of a free place, one for each edge that meets a card.
    #[inline]
    pub(crate) fn roots_around(&self, place: Place, colour: Colour) -> Option<[u8; 4]> {
        let site = &self.sites[usize::from(self.find(place)?)];
        if site.laid != NONE {
            return None;
        }
        let mut roots = [NONE; 4];
        for edge in Edge::ALL {
            let count = site.beyond[edge.index()];
            if count != NONE {
                let number = self.laid[usize::from(count)].networks[colour.index()][edge.opposite().index()];
                roots[edge.index()] = self.networks[colour.index()].root(number);
            }
        }
        Some(roots)
    }

    /// Lays a card on a free place (FT-2) and says which networks it closes (FT-5); anywhere else nothing happens.
    pub(crate) fn lay(&mut self, card: CardId, place: Place, rotation: Rotation, face: &Face) -> Closures {
        match self.find(place) {
            Some(site) if self.sites[usize::from(site)].laid == NONE && !self.is_full() => {
                if let Some(rank) = self.free[..self.free_count()].iter().position(|&free| free == site) {
                    self.free_count -= 1;
                    self.free[rank] = self.free[self.free_count()];
                }
                self.put(site, card, rotation, face)
            }
            _ => Closures::default(),
        }
    }

    /// Do all 59 cards lie?
    pub(crate) fn is_full(&self) -> bool {
        self.laid().len() == deck::CARDS
    }

    fn put(&mut self, site: u8, card: CardId, rotation: Rotation, face: &Face) -> Closures {
        let count = self.laid_count;
        let Site { place, beyond, .. } = self.sites[usize::from(site)];
        let mut closures = Closures::default();
        let mut numbers = [[NONE; 4]; 2];
        for colour in Colour::BOTH {
            numbers[colour.index()] = self.connect(colour, count, beyond, face, &mut closures);
        }
        self.laid[usize::from(count)] = Laid { card, place, rotation, networks: numbers };
        self.laid_count += 1;
        self.sites[usize::from(site)].laid = count;
        for edge in Edge::ALL {
            let next = place.beyond(edge);
            let next = self.find(next).unwrap_or_else(|| {
                let added = self.add_site(next);
                self.free[self.free_count()] = added;
                self.free_count += 1;
                added
            });
            self.sites[usize::from(next)].beyond[edge.opposite().index()] = count;
        }
        closures
    }

    /// Joins the trails of one colour on a new card with those around it.
    #[inline]
    fn connect(
        &mut self,
        colour: Colour,
        count: u8,
        beyond: [u8; 4],
        face: &Face,
        closures: &mut Closures,
    ) -> [u8; 4] {
        let networks = &mut self.networks[colour.index()];
        let mut numbers = [NONE; 4];
        let groups = face.trails(colour).groups();
        for group in groups {
            let (mut root, mut free) = (NONE, 0);
            for edge in Edge::of_mask(group.edges) {
                let neighbour = beyond[edge.index()];
                if neighbour == NONE {
                    free += 1;
                    continue;
                }
                let number =
                    self.laid[usize::from(neighbour)].networks[colour.index()][edge.opposite().index()];
                let met = networks.root_and_shorten(number);
                networks.facts_mut(met).open -= 1;
                root = if root == NONE { met } else { networks.join(root, met) };
            }
            if root == NONE {
                root = networks.bear(count * 4 + group.edges.trailing_zeros() as u8);
            }
            let facts = networks.facts_mut(root);
            facts.open += free;
            facts.huts += group.huts;
            for edge in Edge::of_mask(group.edges) {
                numbers[edge.index()] = root;
            }
        }
        let (roots, closed) = (&mut closures.roots[colour.index()], &mut closures.count[colour.index()]);
        for group in groups {
            let root = networks.root(numbers[group.edges.trailing_zeros() as usize]);
            if networks.facts(root).open == 0 && !roots[..usize::from(*closed)].contains(&root) {
                roots[usize::from(*closed)] = root;
                *closed += 1;
            }
        }
        numbers
    }

    /// Where the search for a place begins: both coordinates spread over the table by an odd multiplier.
    #[inline]
    fn slot(place: Place) -> usize {
        let key = u32::from(place.x as u8) << 8 | u32::from(place.y as u8);
        (key.wrapping_mul(0x9e37_79b1) >> 24) as usize
    }

    #[inline]
    fn find(&self, place: Place) -> Option<u8> {
        let mut slot = Board::slot(place);
        // At most 179 of the 256 slots are taken, so the search meets an empty one.
        loop {
            let site = self.slots[slot];
            if site == NONE {
                return None;
            }
            if self.sites[usize::from(site)].place == place {
                return Some(site);
            }
            slot = (slot + 1) % SLOTS;
        }
    }

    fn add_site(&mut self, place: Place) -> u8 {
        let site = self.site_count;
        self.sites[usize::from(site)] = Site { place, laid: NONE, beyond: [NONE; 4] };
        self.site_count += 1;
        let mut slot = Board::slot(place);
        while self.slots[slot] != NONE {
            slot = (slot + 1) % SLOTS;
        }
        self.slots[slot] = site;
        site
    }
}

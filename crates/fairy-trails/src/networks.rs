//! The networks of one colour: union–find with open ends, huts and stones for each network.

/// No network, no card, no place.
pub(crate) const NONE: u8 = u8::MAX;

/// A number is needed only for a group that touches no laid card; the start card has at most four such groups, every
/// other card at most three, because at least one of its edges meets a neighbour (FT-2): 4 + 58 · 3 = 178.
pub(crate) const MOST: usize = 180;

/// What there is to know about one network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Network {
    /// How many of its edges face an empty place; none means closed (FT-5).
    pub open: u8,
    /// Huts along it.
    pub huts: u8,
    /// Stones on its huts.
    pub stones: u8,
}

/// All networks of one colour. The root of a network is the lowest number in it, so a network keeps its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Networks {
    parent: [u8; MOST],
    facts: [Network; MOST],
    /// Where each number was born: the count of the card times four plus the edge.
    birth: [u8; MOST],
    count: u8,
}

impl Networks {
    pub(crate) const fn new() -> Networks {
        Networks {
            parent: [0; MOST],
            facts: [Network { open: 0, huts: 0, stones: 0 }; MOST],
            birth: [0; MOST],
            count: 0,
        }
    }

    /// A new network without anything, born at this edge.
    #[inline]
    pub(crate) fn bear(&mut self, birth: u8) -> u8 {
        let number = self.count;
        self.parent[usize::from(number)] = number;
        self.birth[usize::from(number)] = birth;
        self.count += 1;
        number
    }

    /// The root of a number, without changing anything.
    #[inline]
    pub(crate) fn root(&self, mut number: u8) -> u8 {
        loop {
            let parent = self.parent[usize::from(number)];
            if parent == number {
                return number;
            }
            number = parent;
        }
    }

    /// The root of a number; shortens the way for the next time. Used while laying only, so that equal boards that
    /// were laid alike stay equal whatever was asked of them.
    #[inline]
    pub(crate) fn root_and_shorten(&mut self, number: u8) -> u8 {
        let root = self.root(number);
        self.parent[usize::from(number)] = root;
        root
    }

    /// Joins two roots; the lower one stays.
    #[inline]
    pub(crate) fn join(&mut self, one: u8, two: u8) -> u8 {
        if one == two {
            return one;
        }
        let (root, child) = (one.min(two), one.max(two));
        let gone = self.facts[usize::from(child)];
        self.parent[usize::from(child)] = root;
        let facts = &mut self.facts[usize::from(root)];
        facts.open += gone.open;
        facts.huts += gone.huts;
        // Only open networks are joined, and stones lie on closed ones alone: nothing to add.
        root
    }

    /// The facts of a root.
    #[inline]
    pub(crate) fn facts(&self, root: u8) -> Network {
        self.facts[usize::from(root)]
    }

    /// The facts of a root, to be changed.
    #[inline]
    pub(crate) fn facts_mut(&mut self, root: u8) -> &mut Network {
        &mut self.facts[usize::from(root)]
    }

    /// Where a root was born.
    #[inline]
    pub(crate) fn birth(&self, root: u8) -> u8 {
        self.birth[usize::from(root)]
    }

    /// All roots, oldest first.
    #[inline]
    pub(crate) fn roots(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.count).filter(|&number| self.parent[usize::from(number)] == number)
    }
}

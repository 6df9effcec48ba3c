//! What a solver remembers: bounds of values, in a table of fixed size.

/// What is known of a value, −1 to 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bounds {
    pub(super) least: i8,
    pub(super) most: i8,
}

#[derive(Clone, Copy)]
struct Entry {
    essence: u128,
    bounds: Bounds,
    depth: u8,
}

/// Two entries share a place: one is kept for the position nearest to the beginning, which cost most to find out, the
/// other for the latest.
pub(super) struct Memory {
    entries: Vec<[Entry; 2]>,
}

const EMPTY: Entry = Entry { essence: u128::MAX, bounds: Bounds { least: -1, most: 1 }, depth: u8::MAX };

impl Memory {
    /// Room for about so many positions.
    pub(super) fn new(room: usize) -> Memory {
        Memory { entries: vec![[EMPTY; 2]; (room / 2).max(1).next_power_of_two()] }
    }

    #[inline]
    fn place(&self, essence: u128) -> usize {
        let folded = (essence as u64) ^ ((essence >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (folded ^ folded >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (mixed ^ mixed >> 32) as usize & (self.entries.len() - 1)
    }

    #[inline]
    pub(super) fn get(&self, essence: u128) -> Option<Bounds> {
        let pair = &self.entries[self.place(essence)];
        pair.iter().find(|entry| entry.essence == essence).map(|entry| entry.bounds)
    }

    pub(super) fn put(&mut self, essence: u128, bounds: Bounds, depth: usize) {
        let place = self.place(essence);
        let pair = &mut self.entries[place];
        let depth = depth.min(254) as u8;
        if let Some(known) = pair.iter_mut().find(|entry| entry.essence == essence) {
            known.bounds.least = known.bounds.least.max(bounds.least);
            known.bounds.most = known.bounds.most.min(bounds.most);
            known.depth = known.depth.min(depth);
            return;
        }
        pair[usize::from(depth > pair[0].depth)] = Entry { essence, bounds, depth };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_only_grow_tighter() {
        let mut memory = Memory::new(1024);
        memory.put(7, Bounds { least: 0, most: 1 }, 3);
        memory.put(7, Bounds { least: -1, most: 0 }, 3);
        assert_eq!(memory.get(7), Some(Bounds { least: 0, most: 0 }));
        assert_eq!(memory.get(8), None);
    }

    #[test]
    fn a_full_table_keeps_what_is_nearest_to_the_beginning() {
        let mut memory = Memory::new(2);
        memory.put(1, Bounds { least: 1, most: 1 }, 0);
        for essence in 2..1000 {
            memory.put(essence, Bounds { least: 0, most: 0 }, 5);
        }
        assert_eq!(memory.get(1), Some(Bounds { least: 1, most: 1 }));
        assert_eq!(memory.get(999), Some(Bounds { least: 0, most: 0 }));
    }
}

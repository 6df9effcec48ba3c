//! What a search remembers of positions, in a table of fixed size.

#[derive(Clone, Copy)]
struct Entry<T> {
    solver_key: u128,
    known: T,
    depth: u8,
}

/// Two entries share a place: one is kept for the position nearest to the beginning, which cost most to find out, the
/// other for the latest.
pub(super) struct Memory<T> {
    entries: Vec<[Option<Entry<T>>; 2]>,
}

/// What is known of a value, −1 to 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bounds {
    pub(super) least: i8,
    pub(super) most: i8,
}

impl<T: Copy> Memory<T> {
    /// Room for about so many positions.
    pub(super) fn new(room: usize) -> Memory<T> {
        Memory { entries: vec![[None; 2]; (room / 2).max(1).next_power_of_two()] }
    }

    #[inline]
    fn place(&self, solver_key: u128) -> usize {
        let folded = (solver_key as u64) ^ ((solver_key >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (folded ^ folded >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (mixed ^ mixed >> 32) as usize & (self.entries.len() - 1)
    }

    #[inline]
    pub(super) fn get(&self, solver_key: u128) -> Option<T> {
        let pair = &self.entries[self.place(solver_key)];
        pair.iter().flatten().find(|entry| entry.solver_key == solver_key).map(|entry| entry.known)
    }

    pub(super) fn put(&mut self, solver_key: u128, known: T, depth: usize) {
        let place = self.place(solver_key);
        let pair = &mut self.entries[place];
        let depth = depth.min(254) as u8;
        if let Some(entry) = pair.iter_mut().flatten().find(|entry| entry.solver_key == solver_key) {
            entry.known = known;
            entry.depth = entry.depth.min(depth);
            return;
        }
        let keeps = pair[0].is_some_and(|kept| depth > kept.depth);
        pair[usize::from(keeps)] = Some(Entry { solver_key, known, depth });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_put_last_is_known() {
        let mut memory = Memory::new(1024);
        memory.put(7, 1, 3);
        memory.put(7, 2, 3);
        assert_eq!((memory.get(7), memory.get(8)), (Some(2), None));
    }

    #[test]
    fn a_full_table_keeps_what_is_nearest_to_the_beginning() {
        let mut memory = Memory::new(2);
        memory.put(1, 1, 0);
        for solver_key in 2..1000 {
            memory.put(solver_key, 0, 5);
        }
        assert_eq!((memory.get(1), memory.get(999)), (Some(1), Some(0)));
    }
}

//! A queue in which tables take turns.

use std::collections::{HashMap, VecDeque};
use store::TableId;

/// Jobs by table: first come, first served within a table, and one from each table in turn.
pub(super) struct Queue<J> {
    jobs: HashMap<TableId, VecDeque<J>>,
    turns: VecDeque<TableId>,
}

impl<J> Default for Queue<J> {
    fn default() -> Queue<J> {
        Queue { jobs: HashMap::new(), turns: VecDeque::new() }
    }
}

impl<J> Queue<J> {
    pub(super) fn push(&mut self, table: TableId, job: J) {
        let waiting = self.jobs.entry(table).or_default();
        if waiting.is_empty() {
            self.turns.push_back(table);
        }
        waiting.push_back(job);
    }

    pub(super) fn pop(&mut self) -> Option<J> {
        let table = self.turns.pop_front()?;
        let waiting = self.jobs.get_mut(&table)?;
        let job = waiting.pop_front();
        if waiting.is_empty() {
            self.jobs.remove(&table);
        } else {
            self.turns.push_back(table);
        }
        job
    }

    /// How many jobs of a table wait.
    pub(super) fn waiting(&self, table: &TableId) -> usize {
        self.jobs.get(table).map_or(0, VecDeque::len)
    }

    /// How many tables wait.
    pub(super) fn len(&self) -> usize {
        self.turns.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_take_turns() {
        let (one, two) = (TableId::from_bits(1), TableId::from_bits(2));
        let mut queue = Queue::default();
        for job in ["a1", "a2", "a3"] {
            queue.push(one, job);
        }
        queue.push(two, "b1");
        let order: Vec<&str> = core::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, ["a1", "b1", "a2", "a3"]);
        queue.push(two, "b2");
        assert_eq!((queue.waiting(&two), queue.waiting(&one), queue.len()), (1, 0, 1));
        assert_eq!(queue.pop(), Some("b2"));
    }
}

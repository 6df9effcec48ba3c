//! A queue that shares thinking time: among people first, then among the tables of each.
//!
//! Everybody is charged for the time that was spent for him, and whoever has had least comes next. Who comes in after
//! a pause begins where the others stand: nobody saves up time, and nobody is made to wait for what others had before
//! he came.

use std::collections::{HashMap, VecDeque};
use store::{PersonId, TableId};

/// For whom and for which table a job is done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Account {
    /// Who opened the table.
    pub person: PersonId,
    /// The table.
    pub table: TableId,
}

/// A job that was taken out; what it cost is charged when it is done.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ticket {
    account: Account,
    charged: u64,
}

/// So many people may be remembered who have nothing in the queue.
const REMEMBERED: usize = 1024;

struct Line<J> {
    used: u64,
    jobs: VecDeque<(u64, J)>,
}

struct Share<J> {
    used: u64,
    /// When somebody last came to an empty line, to serve equals in the order of their coming.
    came: u64,
    waiting: usize,
    lines: HashMap<TableId, Line<J>>,
}

/// Jobs with their estimated costs, in milliseconds.
pub(super) struct Queue<J> {
    shares: HashMap<PersonId, Share<J>>,
    /// How far the one who was served last had come.
    now: u64,
    came: u64,
}

impl<J> Default for Queue<J> {
    fn default() -> Queue<J> {
        Queue { shares: HashMap::new(), now: 0, came: 0 }
    }
}

impl<J> Queue<J> {
    /// Puts in a job, with what it will cost most likely.
    pub(super) fn push(&mut self, account: Account, cost: u64, job: J) {
        self.came += 1;
        let now = self.now;
        let share = self.shares.entry(account.person).or_insert_with(|| Share {
            used: now,
            came: 0,
            waiting: 0,
            lines: HashMap::new(),
        });
        if share.waiting == 0 {
            share.used = share.used.max(now);
            share.came = self.came;
        }
        share.waiting += 1;
        // A table that comes anew begins where the least served of the same person stands.
        let least = share.lines.values().filter(|line| !line.jobs.is_empty()).map(|line| line.used).min();
        let line =
            share.lines.entry(account.table).or_insert_with(|| Line { used: 0, jobs: VecDeque::new() });
        if line.jobs.is_empty() {
            line.used = line.used.max(least.unwrap_or(0));
        }
        line.jobs.push_back((cost, job));
    }

    /// Takes out the job of whoever has had least.
    pub(super) fn pop(&mut self) -> Option<(Ticket, J)> {
        let waiting = self.shares.iter_mut().filter(|(_, share)| share.waiting > 0);
        let (person, share) = waiting.min_by_key(|(_, share)| (share.used, share.came))?;
        let lines = share.lines.iter_mut().filter(|(_, line)| !line.jobs.is_empty());
        let (table, line) = lines.min_by_key(|(table, line)| (line.used, **table))?;
        let (cost, job) = line.jobs.pop_front()?;
        self.now = self.now.max(share.used);
        let ticket = Ticket { account: Account { person: *person, table: *table }, charged: cost };
        // Charged at once, so that one person does not get all threads while nothing is done yet.
        line.used += cost;
        share.used += cost;
        share.waiting -= 1;
        Some((ticket, job))
    }

    /// Notes what a job has cost in the end.
    pub(super) fn spent(&mut self, ticket: Ticket, cost: u64) {
        let settle = |used: u64| (used + cost).saturating_sub(ticket.charged);
        if let Some(share) = self.shares.get_mut(&ticket.account.person) {
            share.used = settle(share.used);
            if let Some(line) = share.lines.get_mut(&ticket.account.table) {
                line.used = settle(line.used);
            }
            if share.waiting == 0 {
                share.lines.clear();
            }
        }
        if self.shares.len() > REMEMBERED {
            // Who is ahead of the others stays known until they have caught up.
            let now = self.now;
            self.shares.retain(|_, share| share.waiting > 0 || share.used > now);
        }
    }

    /// How many jobs of a table wait.
    pub(super) fn waiting(&self, account: Account) -> usize {
        let line = self.shares.get(&account.person).and_then(|share| share.lines.get(&account.table));
        line.map_or(0, |line| line.jobs.len())
    }

    /// How many jobs wait.
    pub(super) fn len(&self) -> usize {
        self.shares.values().map(|share| share.waiting).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn account(person: u128, table: u64) -> Account {
        let person: PersonId = format!("{person:032x}").parse().expect("an id");
        Account { person, table: TableId::from_bits(table) }
    }

    /// Takes out everything, each job at its estimated cost.
    fn order(queue: &mut Queue<&'static str>) -> Vec<&'static str> {
        core::iter::from_fn(|| queue.pop().map(|(_, job)| job)).collect()
    }

    #[test]
    fn people_share_whatever_tables_they_have() {
        let mut queue = Queue::default();
        for (table, job) in [(1, "a1"), (2, "a2"), (3, "a3"), (4, "a4")] {
            queue.push(account(1, table), 100, job);
        }
        queue.push(account(2, 9), 100, "b1");
        queue.push(account(2, 9), 100, "b2");
        assert_eq!((queue.len(), queue.waiting(account(2, 9))), (6, 2));
        assert_eq!(order(&mut queue), ["a1", "b1", "a2", "b2", "a3", "a4"]);
    }

    #[test]
    fn tables_of_one_person_take_turns() {
        let mut queue = Queue::default();
        for job in ["a1", "a2", "a3"] {
            queue.push(account(1, 1), 100, job);
        }
        queue.push(account(1, 2), 100, "b1");
        assert_eq!(order(&mut queue), ["a1", "b1", "a2", "a3"]);
    }

    #[test]
    fn time_counts_and_not_jobs() {
        let mut queue = Queue::default();
        for job in ["slow 1", "slow 2"] {
            queue.push(account(1, 1), 1000, job);
        }
        for job in ["fast 1", "fast 2", "fast 3"] {
            queue.push(account(2, 2), 100, job);
        }
        assert_eq!(order(&mut queue), ["slow 1", "fast 1", "fast 2", "fast 3", "slow 2"]);
    }

    #[test]
    fn what_was_spent_is_charged_and_nobody_saves_up() {
        let mut queue = Queue::default();
        queue.push(account(1, 1), 10, "a1");
        queue.push(account(1, 1), 10, "a2");
        let (ticket, _) = queue.pop().expect("a job");
        queue.spent(ticket, 5000);
        // Somebody who was away all the time begins where the others stood, not where he left.
        queue.push(account(2, 2), 3000, "b1");
        queue.push(account(2, 2), 3000, "b2");
        assert_eq!(order(&mut queue), ["b1", "b2", "a2"]);
        queue.push(account(3, 3), 10, "c1");
        queue.push(account(2, 2), 10, "b3");
        assert_eq!(order(&mut queue), ["c1", "b3"], "b has had more");
    }
}

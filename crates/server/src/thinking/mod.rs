//! The threads on which computer players think, apart from those that serve requests.
//!
//! However many tables wait, no more threads think than the pool has. Thinking time is shared by people, then by tables
//! (see `queue.rs`). Levels that decide in a moment have a thread of their own, so that they never wait behind those
//! that search; hints have another.

mod queue;

use opponents::{Level, Stop};
pub use queue::Account;
use queue::{Queue, Ticket};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Instant;

/// So many hints may wait at one table.
const MOST_HINTS: usize = 8;

/// Something to think about.
struct Job {
    stop: Stop,
    work: Box<dyn FnOnce() + Send>,
}

/// What waits for what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lane {
    /// Decisions of a moment.
    Quick,
    /// Decisions that are searched for.
    Deep,
    /// What people ask for.
    Hint,
}

impl Lane {
    const ALL: [Lane; 3] = [Lane::Quick, Lane::Deep, Lane::Hint];

    /// Where the decision of a level waits, and what it costs most likely, in milliseconds.
    const fn of(level: Level) -> (Lane, u64) {
        match level {
            Level::Random | Level::Easy | Level::Greedy => (Lane::Quick, 5),
            Level::Medium => (Lane::Deep, 50),
            Level::Hard => (Lane::Deep, 200),
            Level::Expert => (Lane::Deep, 1000),
        }
    }

    /// Which thread takes what, first things first: one is there for moments alone, one for hints alone.
    const fn of_thread(number: usize) -> &'static [Lane] {
        match number {
            0 => &[Lane::Quick],
            1 => &[Lane::Hint],
            _ => &[Lane::Quick, Lane::Deep],
        }
    }
}

/// Threads beside those that search: for moments, and for hints.
const BESIDE: usize = 2;

/// What a hint costs most likely, in milliseconds.
const HINT: u64 = 400;

#[derive(Default)]
struct State {
    lanes: [Queue<Job>; Lane::ALL.len()],
    /// The flags of what is being thought about, one a thread.
    busy: Vec<Option<Stop>>,
    closed: bool,
}

impl State {
    fn lane(&mut self, lane: Lane) -> &mut Queue<Job> {
        &mut self.lanes[lane as usize]
    }

    fn next(&mut self, lanes: &[Lane]) -> Option<(Lane, Ticket, Job)> {
        lanes.iter().find_map(|&lane| self.lane(lane).pop().map(|(ticket, job)| (lane, ticket, job)))
    }

    fn waiting(&self) -> usize {
        self.lanes.iter().map(Queue::len).sum()
    }
}

struct Inner {
    state: Mutex<State>,
    more: Condvar,
}

impl Inner {
    fn lock(&self) -> MutexGuard<'_, State> {
        // Nothing under the lock can leave it half-changed.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Too many wait already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Full;

/// The pool of threads.
pub struct Pool {
    inner: Arc<Inner>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

impl Pool {
    /// A pool of so many threads that search, at least one, and those beside them.
    pub fn new(threads: usize) -> Pool {
        let threads = threads.max(1) + BESIDE;
        let state = State { busy: vec![None; threads], ..State::default() };
        let inner = Arc::new(Inner { state: Mutex::new(state), more: Condvar::new() });
        let spawn = |number: usize| {
            let inner = Arc::clone(&inner);
            std::thread::Builder::new()
                .name(format!("thinker-{number}"))
                .spawn(move || think(&inner, number))
                .inspect_err(|error| tracing::error!(%error, "a thread for thinking could not be started"))
                .ok()
        };
        let threads = (0..threads).filter_map(spawn).collect();
        Pool { inner, threads: Mutex::new(threads) }
    }

    /// As many threads as the machine has cores, but one: that one serves.
    pub fn usual_size() -> usize {
        std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
    }

    /// Has a decision thought about. Tables ask only once for each seat, so that this is bounded.
    pub fn think(&self, account: Account, level: Level, stop: Stop, work: impl FnOnce() + Send + 'static) {
        let (lane, cost) = Lane::of(level);
        self.put(lane, account, cost, Job { stop, work: Box::new(work) });
    }

    /// The same for what people ask for, of which only a few may wait.
    pub fn advise(
        &self,
        account: Account,
        stop: Stop,
        work: impl FnOnce() + Send + 'static,
    ) -> Result<(), Full> {
        if self.inner.lock().lane(Lane::Hint).waiting(account) >= MOST_HINTS {
            return Err(Full);
        }
        self.put(Lane::Hint, account, HINT, Job { stop, work: Box::new(work) });
        Ok(())
    }

    fn put(&self, lane: Lane, account: Account, cost: u64, job: Job) {
        let mut state = self.inner.lock();
        if state.closed {
            return;
        }
        state.lane(lane).push(account, cost, job);
        metrics::gauge!("waldpfade_thoughts_waiting").set(state.waiting() as f64);
        drop(state);
        // All of them: whoever wakes first may be one who does not take this.
        self.inner.more.notify_all();
    }

    /// Ends all thinking and waits for the threads.
    pub fn close(&self) {
        let mut state = self.inner.lock();
        state.closed = true;
        state.lanes = Default::default();
        for stop in state.busy.iter().flatten() {
            stop.raise();
        }
        drop(state);
        self.inner.more.notify_all();
        let threads = core::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        for thread in threads {
            // A thread never ends by a panic: each job is caught.
            let _ = thread.join();
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.close();
    }
}

fn think(inner: &Inner, number: usize) {
    let lanes = Lane::of_thread(number);
    loop {
        let mut state = inner.lock();
        let (lane, ticket, job) = loop {
            if state.closed {
                return;
            }
            match state.next(lanes) {
                Some(next) => break next,
                None => state = inner.more.wait(state).unwrap_or_else(PoisonError::into_inner),
            }
        };
        state.busy[number] = Some(job.stop);
        drop(state);
        let begun = Instant::now();
        if catch_unwind(AssertUnwindSafe(job.work)).is_err() {
            tracing::error!("a thought met a mistake in the program");
        }
        metrics::counter!("waldpfade_thoughts_total").increment(1);
        let spent = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX / 2);
        let mut state = inner.lock();
        state.busy[number] = None;
        state.lane(lane).spent(ticket, spent);
        metrics::gauge!("waldpfade_thoughts_waiting").set(state.waiting() as f64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;
    use std::time::Duration;
    use store::{PersonId, TableId};

    const SOON: Duration = Duration::from_secs(10);

    fn account(table: u64) -> Account {
        Account { person: PersonId::draw(), table: TableId::from_bits(table) }
    }

    #[test]
    fn everything_is_thought_about_even_after_a_panic() {
        let pool = Pool::new(2);
        let (tell, told) = mpsc::channel();
        let account = account(1);
        pool.think(account, Level::Hard, Stop::new(), || panic!("as a test"));
        for (number, level) in (0..24).zip(Level::ALL.into_iter().cycle()) {
            let tell = tell.clone();
            pool.think(account, level, Stop::new(), move || tell.send(number).unwrap());
        }
        let mut heard: Vec<i32> = (0..24).map(|_| told.recv_timeout(SOON).unwrap()).collect();
        heard.sort_unstable();
        assert_eq!(heard, (0..24).collect::<Vec<_>>());
    }

    #[test]
    fn closing_raises_the_flags_of_what_is_under_way() {
        let pool = Pool::new(1);
        let (tell, told) = mpsc::channel();
        let stop = Stop::new();
        let seen = stop.clone();
        pool.think(account(1), Level::Expert, stop, move || {
            tell.send(()).unwrap();
            while !seen.raised() {
                std::thread::sleep(Duration::from_millis(1));
            }
        });
        told.recv_timeout(SOON).unwrap();
        pool.close();
    }

    /// While every thread that searches is busy and a hundred searches wait, a quick level and a hint come through.
    #[test]
    fn quick_levels_and_hints_do_not_wait_behind_searches() {
        let pool = Pool::new(1);
        let (go, wait) = mpsc::channel::<()>();
        let wait = Arc::new(Mutex::new(wait));
        for table in 0..100 {
            let wait = Arc::clone(&wait);
            pool.think(account(table), Level::Expert, Stop::new(), move || {
                let _ = wait.lock().unwrap().recv();
            });
        }
        let (tell, told) = mpsc::channel();
        for level in [Level::Random, Level::Easy, Level::Greedy] {
            let tell = tell.clone();
            pool.think(account(900), level, Stop::new(), move || tell.send(level.name()).unwrap());
            assert_eq!(told.recv_timeout(SOON), Ok(level.name()));
        }
        pool.advise(account(901), Stop::new(), move || tell.send("hint").unwrap()).unwrap();
        assert_eq!(told.recv_timeout(SOON), Ok("hint"));
        drop(go);
    }

    #[test]
    fn only_a_few_hints_wait_at_a_table() {
        let pool = Pool::new(1);
        let (go, wait) = mpsc::channel::<()>();
        let one = account(2);
        let _ = pool.advise(account(1), Stop::new(), move || {
            let _ = wait.recv();
        });
        let ask = |account| pool.advise(account, Stop::new(), || ());
        // One may have been taken from the queue by the thread before it waits.
        let accepted = (0..50).filter(|_| ask(one).is_ok()).count();
        assert!((MOST_HINTS..=MOST_HINTS + 1).contains(&accepted), "{accepted}");
        assert_eq!(ask(account(3)), Ok(()), "other tables still may");
        drop(go);
    }
}

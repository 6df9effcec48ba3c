//! The threads on which computer players think, apart from those that serve requests.
//!
//! However many tables wait, no more threads think than the pool has; tables take turns, so that one with many
//! computer players does not keep another waiting.

mod queue;

use opponents::Stop;
use queue::Queue;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use store::TableId;

/// So many hints may wait at one table.
const MOST_HINTS: usize = 8;

/// Something to think about.
struct Job {
    stop: Stop,
    work: Box<dyn FnOnce() + Send>,
}

#[derive(Default)]
struct State {
    queue: Queue<Job>,
    /// The flags of what is being thought about, one a thread.
    busy: Vec<Option<Stop>>,
    closed: bool,
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
    /// A pool of so many threads, at least one.
    pub fn new(threads: usize) -> Pool {
        let threads = threads.max(1);
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

    /// Has something thought about for a table. Tables ask only once for each seat, so that this is bounded.
    pub fn think(&self, table: TableId, stop: Stop, work: impl FnOnce() + Send + 'static) {
        self.put(table, Job { stop, work: Box::new(work) });
    }

    /// The same for what people ask for, of which only a few may wait.
    pub fn advise(
        &self,
        table: TableId,
        stop: Stop,
        work: impl FnOnce() + Send + 'static,
    ) -> Result<(), Full> {
        if self.inner.lock().queue.waiting(&table) >= MOST_HINTS {
            return Err(Full);
        }
        self.put(table, Job { stop, work: Box::new(work) });
        Ok(())
    }

    fn put(&self, table: TableId, job: Job) {
        let mut state = self.inner.lock();
        if state.closed {
            return;
        }
        state.queue.push(table, job);
        metrics::gauge!("waldpfade_thoughts_waiting").set(state.queue.len() as f64);
        drop(state);
        self.inner.more.notify_one();
    }

    /// Ends all thinking and waits for the threads.
    pub fn close(&self) {
        let mut state = self.inner.lock();
        state.closed = true;
        state.queue = Queue::default();
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
    loop {
        let mut state = inner.lock();
        let job = loop {
            if state.closed {
                return;
            }
            match state.queue.pop() {
                Some(job) => break job,
                None => state = inner.more.wait(state).unwrap_or_else(PoisonError::into_inner),
            }
        };
        state.busy[number] = Some(job.stop);
        drop(state);
        if catch_unwind(AssertUnwindSafe(job.work)).is_err() {
            tracing::error!("a thought met a mistake in the program");
        }
        metrics::counter!("waldpfade_thoughts_total").increment(1);
        inner.lock().busy[number] = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;
    use std::time::Duration;

    #[test]
    fn everything_is_thought_about_even_after_a_panic() {
        let pool = Pool::new(2);
        let (tell, told) = mpsc::channel();
        let table = TableId::from_bits(1);
        pool.think(table, Stop::new(), || panic!("as a test"));
        for number in 0..20 {
            let tell = tell.clone();
            pool.think(table, Stop::new(), move || tell.send(number).unwrap());
        }
        let mut heard: Vec<i32> =
            (0..20).map(|_| told.recv_timeout(Duration::from_secs(10)).unwrap()).collect();
        heard.sort_unstable();
        assert_eq!(heard, (0..20).collect::<Vec<_>>());
    }

    #[test]
    fn closing_raises_the_flags_of_what_is_under_way() {
        let pool = Pool::new(1);
        let (tell, told) = mpsc::channel();
        let stop = Stop::new();
        let seen = stop.clone();
        pool.think(TableId::from_bits(1), stop, move || {
            tell.send(()).unwrap();
            while !seen.raised() {
                std::thread::sleep(Duration::from_millis(1));
            }
        });
        told.recv_timeout(Duration::from_secs(10)).unwrap();
        pool.close();
    }

    #[test]
    fn only_a_few_hints_wait_at_a_table() {
        let pool = Pool::new(1);
        let (go, wait) = mpsc::channel::<()>();
        pool.think(TableId::from_bits(1), Stop::new(), move || {
            let _ = wait.recv();
        });
        let ask = |table: u64| pool.advise(TableId::from_bits(table), Stop::new(), || ());
        // One may have been taken from the queue by the thread before it waits.
        let accepted = (0..50).filter(|_| ask(2).is_ok()).count();
        assert!((MOST_HINTS..=MOST_HINTS + 1).contains(&accepted), "{accepted}");
        assert_eq!(ask(3), Ok(()), "other tables still may");
        drop(go);
    }
}

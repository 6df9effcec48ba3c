//! The one who writes: commits together what comes together.
//!
//! A commit that survives the loss of power costs the disk milliseconds. While one is under way, the writes of other
//! tables gather in the queue; the next commit carries them all. Each stands in a savepoint of its own, so a refused
//! one leaves no trace and does no harm to the rest, and nobody hears of his write before the commit.

use crate::{Later, Result, StoreError};
use core::sync::atomic::{AtomicU64, Ordering};
use sqlx::{SqliteConnection, SqlitePool};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// Writes that may wait in the queue before callers have to.
const QUEUE: usize = 1024;

/// Writes in one commit at most, so that the first does not wait for ever.
const GROUP: usize = 256;

#[derive(Debug)]
pub(super) struct Writer {
    /// Empty once closed.
    queue: Mutex<Option<mpsc::Sender<Box<dyn Job>>>>,
    task: Mutex<Option<JoinHandle<()>>>,
    commits: Arc<AtomicU64>,
}

/// How a write is kept from spoiling its group.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Guard {
    /// It is one statement, which the database undoes by itself if it is refused.
    Statement,
    /// It is several statements, behind a savepoint.
    Savepoint,
}

impl Writer {
    pub(super) fn start(pool: SqlitePool) -> Writer {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let commits = Arc::new(AtomicU64::new(0));
        let task = tokio::spawn(write_all(pool, jobs, commits.clone()));
        Writer { queue: Mutex::new(Some(queue)), task: Mutex::new(Some(task)), commits }
    }

    pub(super) fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// Has this done in the next commit, and waits for it.
    pub(super) async fn write<T, W>(&self, guard: Guard, work: W) -> Result<T>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> Later<'c, T> + Send + 'static,
    {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let queue = queue.ok_or(StoreError::Closed)?;
        let (back, answer) = oneshot::channel();
        let job = Asked { guard, work: Some(work), outcome: None, back };
        queue.send(Box::new(job)).await.map_err(|_| StoreError::Closed)?;
        drop(queue);
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Takes no more, and waits until all that was taken is written.
    pub(super) async fn close(&self) {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).take();
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task
            && let Err(error) = task.await
        {
            tracing::error!(%error, "the writer of the store did not end well");
        }
    }
}

trait Job: Send {
    fn guard(&self) -> Guard;
    /// Does it; the outcome stays inside. `Err` means that the group cannot go on.
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Later<'c, Ran>;
    /// Tells the caller, after the commit or its failure.
    fn tell(self: Box<Self>, trouble: Option<&str>);
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Ran {
    Well,
    Refused,
}

struct Asked<T, W> {
    guard: Guard,
    work: Option<W>,
    outcome: Option<Result<T>>,
    back: oneshot::Sender<Result<T>>,
}

impl<T, W> Job for Asked<T, W>
where
    T: Send + 'static,
    W: for<'c> FnOnce(&'c mut SqliteConnection) -> Later<'c, T> + Send + 'static,
{
    fn guard(&self) -> Guard {
        self.guard
    }

    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Later<'c, Ran> {
        Box::pin(async move {
            let Some(work) = self.work.take() else { return Ok(Ran::Refused) };
            let outcome = work(connection).await;
            let ran = match &outcome {
                Ok(_) => Ok(Ran::Well),
                // A broken row is the trouble of this caller alone, as a refusal is.
                Err(error) if error.is_refusal() || matches!(error, StoreError::Broken { .. }) => {
                    Ok(Ran::Refused)
                }
                Err(error) => Err(StoreError::Io { why: error.to_string() }),
            };
            self.outcome = Some(outcome);
            ran
        })
    }

    fn tell(self: Box<Self>, trouble: Option<&str>) {
        let outcome = match (self.outcome, trouble) {
            // Refused is refused, whatever became of the others.
            (Some(Err(error)), _) => Err(error),
            (Some(Ok(done)), None) => Ok(done),
            (_, why) => Err(StoreError::Io { why: why.unwrap_or("the write was not begun").to_owned() }),
        };
        // Nobody waits for it any more: that is his choice, and the write stands.
        let _ = self.back.send(outcome);
    }
}

async fn write_all(pool: SqlitePool, mut jobs: mpsc::Receiver<Box<dyn Job>>, commits: Arc<AtomicU64>) {
    let mut group = Vec::new();
    while jobs.recv_many(&mut group, GROUP).await > 0 {
        let trouble = write_group(&pool, &mut group).await.err().map(|error| error.to_string());
        match &trouble {
            None => {
                commits.fetch_add(1, Ordering::Relaxed);
                tracing::trace!(writes = group.len(), "committed");
            }
            Some(why) => tracing::error!(writes = group.len(), why, "a commit has failed"),
        }
        for job in group.drain(..) {
            job.tell(trouble.as_deref());
        }
    }
    pool.close().await;
}

async fn write_group(pool: &SqlitePool, group: &mut [Box<dyn Job>]) -> Result<()> {
    let mut connection = pool.acquire().await?;
    // Immediate: another process must not slip in between our reads and our writes.
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let mut done = Ok(());
    for job in group {
        done = write_one(&mut connection, job.as_mut()).await;
        if done.is_err() {
            break;
        }
    }
    if done.is_ok() {
        done = sqlx::query("COMMIT").execute(&mut *connection).await.map(drop).map_err(StoreError::from);
    }
    if done.is_err() {
        // It may be rolled back already; then there is nothing to do. Either way the connection starts afresh.
        let _ = sqlx::query("ROLLBACK").execute(&mut *connection).await;
    }
    done
}

async fn write_one(connection: &mut SqliteConnection, job: &mut dyn Job) -> Result<()> {
    if job.guard() == Guard::Statement {
        return job.run(connection).await.map(drop);
    }
    sqlx::query("SAVEPOINT one").execute(&mut *connection).await?;
    if job.run(connection).await? == Ran::Refused {
        sqlx::query("ROLLBACK TO one").execute(&mut *connection).await?;
    }
    sqlx::query("RELEASE one").execute(&mut *connection).await?;
    Ok(())
}

//! The hall: all tables that are awake, each with a task of its own.
//!
//! A table that somebody asks for is woken: its task loads it from the store and then does one deed after the other.
//! There is no lock over all tables; the map is in shards, each held for a moment.

use super::editions::Editions;
use super::table::Table;
use crate::app::Settings;
use crate::thinking::Pool;
use crate::trouble::Trouble;
use core::future::Future;
use core::pin::Pin;
use shelf::Shelf;
use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{PersonId, Store, TableId};
use tokio::sync::{Notify, mpsc, oneshot, watch};

/// A future that borrows a table.
pub type Doing<'t, T> = Pin<Box<dyn Future<Output = T> + Send + 't>>;

/// Something that a table is to do; it gets a trouble instead if the table could not be woken.
pub(super) type Deed = Box<dyn for<'t> FnOnce(Result<&'t mut Table, Trouble>) -> Doing<'t, ()> + Send>;

const SHARDS: usize = 16;

/// At so many tables a new name is told at once; the others read it when they wake.
const RENAMED: u32 = 100;

type Shard = HashMap<TableId, mpsc::UnboundedSender<Deed>>;

/// What all tables share.
pub struct Shared {
    pub(crate) shelf: Shelf,
    pub(super) editions: Editions,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) pool: Pool,
    pub(crate) settings: Settings,
    pub(crate) closing: watch::Sender<bool>,
    /// Rung whenever a match has ended.
    pub(crate) ended: Notify,
    awake: AtomicUsize,
    shards: [Mutex<Shard>; SHARDS],
    hasher: RandomState,
}

/// All tables.
#[derive(Clone)]
pub struct Hall(Arc<Shared>);

impl Hall {
    /// An empty hall over a store.
    pub fn new(store: Arc<dyn Store>, settings: Settings, shelf: Shelf) -> Hall {
        Hall(Arc::new(Shared {
            editions: Editions::default(),
            shelf,
            store,
            pool: Pool::new(settings.thinkers),
            settings,
            closing: watch::Sender::new(false),
            ended: Notify::new(),
            awake: AtomicUsize::new(0),
            shards: core::array::from_fn(|_| Mutex::default()),
            hasher: RandomState::new(),
        }))
    }

    /// What all tables share.
    pub fn shared(&self) -> &Arc<Shared> {
        &self.0
    }

    /// How many tables are awake.
    pub fn awake(&self) -> usize {
        self.0.awake.load(Ordering::Relaxed)
    }

    /// Has a table do something, and waits for what comes of it.
    pub async fn act<T, D>(&self, id: TableId, deed: D) -> Result<T, Trouble>
    where
        T: Send + 'static,
        D: for<'t> FnOnce(&'t mut Table) -> Doing<'t, Result<T, Trouble>> + Send + 'static,
    {
        let (tell, told) = oneshot::channel();
        let deed: Deed = Box::new(move |table| {
            Box::pin(async move {
                let result = match table {
                    Ok(table) => {
                        table.touch();
                        deed(table).await
                    }
                    Err(trouble) => Err(trouble),
                };
                // Whoever asked may have gone; the deed stands.
                let _ = tell.send(result);
            })
        });
        self.send(id, deed)?;
        // No answer means that the rules met a mistake; the table starts anew from the store.
        told.await.unwrap_or_else(|_| Err(Trouble::internal()))
    }

    /// Looks at a table.
    pub async fn look<T, L>(&self, id: TableId, look: L) -> Result<T, Trouble>
    where
        T: Send + 'static,
        L: FnOnce(&mut Table) -> Result<T, Trouble> + Send + 'static,
    {
        self.act(id, move |table| {
            let seen = look(table);
            Box::pin(core::future::ready(seen))
        })
        .await
    }

    /// Wakes a table if it sleeps, so that its clocks and computer players go on.
    pub fn wake(&self, id: TableId) {
        // A table that cannot be loaded has said so in the log.
        let _ = self.send(id, Box::new(|_| Box::pin(core::future::ready(()))));
    }

    /// The same, and waits until it is awake.
    async fn rouse(&self, id: TableId) -> Result<(), Trouble> {
        let (tell, told) = oneshot::channel();
        let deed: Deed = Box::new(move |table| {
            // Whoever wanted to know may have gone.
            let _ = tell.send(table.map(drop));
            Box::pin(core::future::ready(()))
        });
        self.send(id, deed)?;
        told.await.unwrap_or_else(|_| Err(Trouble::internal()))
    }

    /// Wakes all tables that are being played: after a restart.
    pub async fn resume(&self) -> Result<usize, Trouble> {
        let running = self.0.store.running().await?;
        let count = running.len();
        for id in running {
            // One after the other: whoever comes meanwhile is served in between.
            let awake = self.rouse(id).await;
            if let Err(trouble) = awake {
                tracing::warn!(table = %id, kind = trouble.kind.name(), "a table could not be woken");
            }
        }
        Ok(count)
    }

    /// Tells the tables at which somebody sits that he has another name now.
    pub async fn renamed(&self, person: PersonId, name: &str) -> Result<(), Trouble> {
        for table in self.0.store.running_of(person, RENAMED).await? {
            let name = name.to_owned();
            let rename = move |table: &mut Table| {
                table.renamed(person, &name);
                Ok(())
            };
            self.look(table.id, rename).await?;
        }
        Ok(())
    }

    /// Ends all streams and all thinking; what is being written is finished.
    pub fn close(&self) {
        self.0.closing.send_replace(true);
    }

    /// Waits until all tables sleep.
    pub async fn closed(&self) {
        while self.awake() > 0 {
            tokio::time::sleep(core::time::Duration::from_millis(2)).await;
        }
        let shared = Arc::clone(&self.0);
        // Joining threads takes a moment and must not hold up anybody.
        let _ = tokio::task::spawn_blocking(move || shared.pool.close()).await;
    }

    fn send(&self, id: TableId, mut deed: Deed) -> Result<(), Trouble> {
        loop {
            if *self.0.closing.borrow() {
                return Err(Trouble::closing());
            }
            let sender = self.sender(id);
            match sender.send(deed) {
                Ok(()) => return Ok(()),
                // It fell asleep between two lines; the next round wakes it.
                Err(mpsc::error::SendError(back)) => deed = back,
            }
        }
    }

    fn sender(&self, id: TableId) -> mpsc::UnboundedSender<Deed> {
        let mut shard = self.0.shard(id);
        if let Some(sender) = shard.get(&id).filter(|sender| !sender.is_closed()) {
            return sender.clone();
        }
        let (sender, deeds) = mpsc::unbounded_channel();
        shard.insert(id, sender.clone());
        drop(shard);
        let awake = Awake::new(&self.0);
        let own = sender.downgrade();
        tokio::spawn(super::actor::live(self.clone(), id, own, deeds, awake));
        sender
    }
}

impl Shared {
    fn shard(&self, id: TableId) -> MutexGuard<'_, Shard> {
        let index = self.hasher.hash_one(id) as usize % SHARDS;
        // Nothing under the lock can leave it half-changed.
        self.shards[index].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a table out of the hall, unless somebody has just asked for something: then that comes back.
    pub(super) fn put_to_sleep(
        &self,
        id: TableId,
        deeds: &mut mpsc::UnboundedReceiver<Deed>,
    ) -> Option<Deed> {
        let mut shard = self.shard(id);
        if let Ok(deed) = deeds.try_recv() {
            return Some(deed);
        }
        // Whoever holds the old sender finds it closed and asks for a new one.
        deeds.close();
        shard.remove(&id);
        None
    }

    /// Takes a table out of the hall that cannot go on; those who wait are told why.
    pub(super) async fn give_up(
        &self,
        id: TableId,
        deeds: &mut mpsc::UnboundedReceiver<Deed>,
        trouble: &Trouble,
    ) {
        {
            let mut shard = self.shard(id);
            deeds.close();
            shard.remove(&id);
        }
        while let Ok(deed) = deeds.try_recv() {
            deed(Err(trouble.clone())).await;
        }
    }
}

/// Counts a table as awake for as long as it lives, however it ends.
pub(super) struct Awake(Arc<Shared>);

impl Awake {
    fn new(shared: &Arc<Shared>) -> Awake {
        let awake = shared.awake.fetch_add(1, Ordering::Relaxed) + 1;
        metrics::gauge!("waldpfade_tables_awake").set(awake as f64);
        Awake(Arc::clone(shared))
    }
}

impl Drop for Awake {
    fn drop(&mut self) {
        let awake = self.0.awake.fetch_sub(1, Ordering::Relaxed) - 1;
        metrics::gauge!("waldpfade_tables_awake").set(awake as f64);
    }
}

//! The server as a whole: its settings, its state, and how it begins and ends.

use crate::http;
use crate::http::connections::ConnectionLimits;
use crate::http::ending::Endings;
use crate::http::health::Health;
use crate::http::limits::{Limits, Rates};
use crate::http::passwords::Passwords;
use crate::live::Hall;
use crate::thinking::Pool;
use crate::{housekeeping, lexicon, ratings};
use core::future::Future;
use core::time::Duration;
use shelf::Shelf;
use std::io;
use std::sync::Arc;
use store::Store;
use tokio::net::TcpListener;
use tokio::time::timeout;

/// Tables, and after them the store, are closed within so long, once no connection is left.
const LAST: Duration = Duration::from_millis(900);

/// How a server behaves.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long a computer player waits at least before it moves, so that people can follow.
    pub pace: Duration,
    /// After so long without listeners a table falls asleep.
    pub sleep_after: Duration,
    /// How many threads think.
    pub thinkers: usize,
    /// How often a stream of news beats.
    pub beat: Duration,
    /// When the server began, in milliseconds since 1970.
    pub boot: store::Millis,
    /// How much one may ask for; `None` for tests and trials that ask more than people do.
    pub rates: Option<Rates>,
    /// How much connections may ask of the server.
    pub connections: ConnectionLimits,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            pace: Duration::from_millis(700),
            sleep_after: Duration::from_mins(1),
            thinkers: Pool::usual_size(),
            beat: Duration::from_secs(15),
            boot: store::now(),
            rates: Some(Rates::default()),
            connections: ConnectionLimits::default(),
        }
    }
}

/// What every request can reach.
pub struct App {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// All tables.
    pub hall: Hall,
    /// How the server behaves.
    pub settings: Settings,
    /// Makes and compares password hashes.
    pub passwords: Passwords,
    /// Tells streams that sessions have ended.
    pub endings: Endings,
    /// How much is asked for.
    pub limits: Option<Limits>,
    /// Whether the store works.
    pub health: Health,
}

/// The state of the router.
pub type AppState = Arc<App>;

impl App {
    /// A server over a store, with the games that come with the program.
    pub fn new(store: Arc<dyn Store>, settings: Settings) -> AppState {
        App::with_shelf(store, settings, shelf::shelf().clone())
    }

    /// A server over a store, with the games of this shelf.
    pub fn with_shelf(store: Arc<dyn Store>, settings: Settings, shelf: Shelf) -> AppState {
        lexicon::learn(&shelf);
        let hall = Hall::new(Arc::clone(&store), settings.clone(), shelf);
        let limits = settings.rates.as_ref().map(Limits::new);
        Arc::new(App {
            store,
            hall,
            settings,
            passwords: Passwords::default(),
            endings: Endings::default(),
            limits,
            health: Health::default(),
        })
    }

    /// The games that are played here.
    pub fn shelf(&self) -> &Shelf {
        &self.hall.shared().shelf
    }

    /// Ends everything in order: streams, thinking, tables, and at last the store.
    pub async fn close(&self) {
        self.hall.close();
        if timeout(LAST, self.hall.closed()).await.is_err() {
            tracing::error!("not all tables and thoughts have ended in time");
        }
        match timeout(LAST, self.store.close()).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::error!(%error, "the store could not be closed in order"),
            Err(_) => tracing::error!("the store did not close in time; what was answered is on the disk"),
        }
    }
}

/// Serves until it is told to stop, and ends in order: within five seconds, whatever clients do.
pub async fn serve(
    listener: TcpListener,
    app: AppState,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let waking = Arc::clone(&app);
    let resumed = tokio::spawn(async move {
        match waking.hall.resume().await {
            Ok(tables) => tracing::info!(tables, "tables that were being played go on"),
            Err(trouble) => {
                tracing::error!(kind = trouble.kind.name(), "the running tables could not be read");
            }
        }
    });
    let rating = tokio::spawn(ratings::keep(app.hall.clone()));
    let tidying = tokio::spawn(housekeeping::keep(Arc::clone(&app)));
    let ending = Arc::clone(&app);
    let stop = async move {
        stop.await;
        // Streams end first: they would keep their connections open for ever.
        ending.hall.close();
    };
    let routes = http::router(Arc::clone(&app));
    http::serving::serve(listener, routes, app.settings.connections, stop).await;
    resumed.abort();
    // Both end by themselves when the hall closes; what they write is finished before the store goes.
    app.hall.close();
    let _ = timeout(LAST / 2, async { tokio::join!(rating, tidying) }).await;
    app.close().await;
    Ok(())
}

//! `load`: many tables of scripted players at once, to see what a server can bear.
//!
//! It only ever talks to this machine. Each table plays through the HTTP interface, each player with an open stream of
//! news; a move counts when the other player has heard of it.

mod line;
mod news;
mod players;
mod report;
mod script;

use crate::failure::Failure;
use crate::tongue::Tongue;
use core::net::{Ipv4Addr, SocketAddr};
use core::time::Duration;
use line::Lines;
use players::{Played, Table};
use report::Report;
use script::scripts;
use server::{App, Settings};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use store::Sqlite;
use table::Phrase;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::{Semaphore, oneshot};
use tokio::task::JoinSet;
use tokio::time::Instant;

/// So many tables sit down at the same time.
const SITTING: usize = 32;

/// The most that may be asked for.
const MOST_TABLES: u32 = 2000;
const HIGHEST_RATE: u32 = 5000;
const LONGEST: u32 = 600;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(long, value_name = "N", default_value = "1000")]
    tables: u32,
    #[arg(long, value_name = "N", default_value = "500")]
    rate: u32,
    #[arg(long, value_name = "N", default_value = "30")]
    seconds: u32,
    #[arg(long, value_name = "ADDR")]
    address: Option<SocketAddr>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let within = |number: u32, most: u32, name: &str| {
        let bad = Phrase::new("load-bounds").with("option", name).with("most", most);
        if (1..=most).contains(&number) { Ok(()) } else { Err(Failure::from(bad)) }
    };
    within(args.tables, MOST_TABLES, "--tables")?;
    within(args.rate, HIGHEST_RATE, "--rate")?;
    within(args.seconds, LONGEST, "--seconds")?;
    if let Some(address) = args.address.filter(|address| !address.ip().is_loopback()) {
        return Err(Phrase::new("load-not-here").with("address", address.to_string()).into());
    }
    let report = Runtime::new()?.block_on(measure(args))?;
    report.show(args.json, tongue)?;
    Ok(if report.is_sound() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn measure(args: &Args) -> Result<Report, Failure> {
    if let Some(address) = args.address {
        return play(args, address).await;
    }
    let folder = Folder::new()?;
    let store = Sqlite::open(folder.0.join("load.db")).await.map_err(|error| {
        let problem = Phrase::new("serve-data").with("file", crate::files::shown(&folder.0));
        Failure::from(problem.with("detail", error.to_string()))
    })?;
    // Nobody is turned away for asking much: that is the point.
    let app = App::new(Arc::new(store), Settings { rates: None, ..Settings::default() });
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
    let address = listener.local_addr()?;
    let (stop, stopped) = oneshot::channel::<()>();
    let serving = tokio::spawn(server::serve(listener, app, async {
        // Whichever way the sender goes, it is time to end.
        let _ = stopped.await;
    }));
    let report = play(args, address).await;
    let _ = stop.send(());
    let _ = serving.await;
    report
}

/// A folder for the store of the trial, gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Folder, Failure> {
        let name: String = crate::chance::seed()?.to_string().chars().take(16).collect();
        let path = std::env::temp_dir().join(format!("waldpfade-load-{name}"));
        std::fs::create_dir(&path)?;
        Ok(Folder(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let path: &Path = &self.0;
        // What cannot be taken away stays in the folder for temporary things.
        let _ = std::fs::remove_dir_all(path);
    }
}

/// Seats everybody, lets them play, and counts.
async fn play(args: &Args, address: SocketAddr) -> Result<Report, Failure> {
    let lines = Arc::new(Lines::new(address));
    let scripts = Arc::new(scripts());
    let sitting = Arc::new(Semaphore::new(SITTING));
    let mut coming = JoinSet::new();
    for number in 0..args.tables {
        let (lines, scripts, sitting) = (Arc::clone(&lines), Arc::clone(&scripts), Arc::clone(&sitting));
        coming.spawn(async move {
            let _permit = sitting.acquire().await;
            Table::open(lines, scripts, number as usize).await
        });
    }
    let mut tables = Vec::new();
    while let Some(table) = coming.join_next().await {
        let told = |detail: String| Failure::from(Phrase::new("load-no-table").with("detail", detail));
        tables.push(table.map_err(|error| told(error.to_string()))?.map_err(told)?);
    }
    // Each table moves once in so long, one after the other, so that all together keep the rate.
    let step = Duration::from_secs_f64(1.0 / f64::from(args.rate));
    let every = step * args.tables;
    let begun = Instant::now() + Duration::from_millis(200);
    let until = begun + Duration::from_secs(args.seconds.into());
    let mut playing = JoinSet::new();
    for (index, table) in (0_u32..).zip(tables) {
        playing.spawn(table.play(begun + step * index, every, until));
    }
    let mut all = Played::default();
    while let Some(played) = playing.join_next().await {
        match played {
            Ok(played) => all.add(played),
            Err(error) => all.trouble(error.to_string()),
        }
    }
    Ok(Report::new(args.tables, args.rate, begun.elapsed(), all))
}

//! `serve`: the table in the browser. It is also what the program does without a command.

use crate::failure::Failure;
use crate::files;
use crate::tongue::Tongue;
use core::net::SocketAddr;
use core::time::Duration;
use etcetera::BaseStrategy;
use server::{App, Settings};
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use store::{Sqlite, StoreError};
use table::Phrase;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tracing_subscriber::EnvFilter;

/// Where the server listens if nobody says otherwise; the next ports are tried if this one is taken.
const USUAL: SocketAddr = SocketAddr::new(core::net::IpAddr::V4(core::net::Ipv4Addr::LOCALHOST), 7007);

/// What still runs when the server has ended is waited for so long.
const FAREWELL: Duration = Duration::from_millis(200);

/// So many ports are tried.
const TRIES: u16 = 20;

#[derive(clap::Args, Debug, Default)]
pub(crate) struct Args {
    #[arg(long, value_name = "ADDR")]
    listen: Option<SocketAddr>,
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    #[arg(long)]
    no_open: bool,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    keep_a_log();
    let data = match &args.data {
        Some(data) => data.clone(),
        None => usual_data()?,
    };
    let runtime = Runtime::new()?;
    let served = runtime.block_on(serve(args, &data, tongue));
    // Nothing that still runs is worth waiting for: what was answered is on the disk.
    runtime.shutdown_timeout(FAREWELL);
    served.map(|()| ExitCode::SUCCESS)
}

async fn serve(args: &Args, data: &Path, tongue: &Tongue) -> Result<(), Failure> {
    let store = Sqlite::open_alone(data).await.map_err(|error| match error {
        StoreError::InUse { process, .. } => Failure::from(super::restore::in_use(data, process)),
        StoreError::Damaged { what, .. } => {
            let problem = Phrase::new("serve-damaged").with("file", files::shown(data));
            Failure::from(problem.with("detail", what))
        }
        other => {
            let problem = Phrase::new("serve-data").with("file", files::shown(data));
            Failure::from(problem.with("detail", other.to_string()))
        }
    })?;
    let listener = listen(args.listen).await?;
    let address = listener.local_addr()?;
    let page = format!("http://{}/", reachable(address));
    files::print_line(&tongue.say(&Phrase::new("serve-address").with("address", page.as_str())))?;
    files::print_line(&tongue.say(&Phrase::new("serve-stored").with("file", files::shown(data))))?;
    if !args.no_open && has_display() {
        // A browser that does not open is no reason not to serve: the address is printed above.
        let _ = open::that_detached(&page);
    }
    let app = App::new(Arc::new(store), Settings::default());
    server::serve(listener, app, stop()).await.map_err(Failure::from)
}

/// Listens where it was asked to, or near the usual place.
async fn listen(wanted: Option<SocketAddr>) -> Result<TcpListener, Failure> {
    let failed = |address: SocketAddr, error: &io::Error| {
        let problem = Phrase::new("serve-listen").with("address", address.to_string());
        Failure::from(problem.with("detail", error.to_string()))
    };
    if let Some(address) = wanted {
        return TcpListener::bind(address).await.map_err(|error| failed(address, &error));
    }
    let mut address = USUAL;
    loop {
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() != io::ErrorKind::AddrInUse => return Err(failed(address, &error)),
            Err(error) if address.port() - USUAL.port() + 1 >= TRIES => return Err(failed(address, &error)),
            Err(_) => address.set_port(address.port() + 1),
        }
    }
}

/// The address as a browser on this machine reaches it.
fn reachable(address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() { SocketAddr::new(USUAL.ip(), address.port()) } else { address }
}

/// The file in the user's data folder, whose folder is made if it is not there.
pub(super) fn usual_data() -> Result<PathBuf, Failure> {
    let homeless = |detail: String| Failure::from(Phrase::new("serve-no-home").with("detail", detail));
    let strategy = etcetera::choose_base_strategy().map_err(|error| homeless(error.to_string()))?;
    let folder = strategy.data_dir().join("waldpfade");
    std::fs::create_dir_all(&folder).map_err(|error| {
        let problem = Phrase::new("file-not-written").with("file", files::shown(&folder));
        Failure::from(problem.with("detail", error.to_string()))
    })?;
    Ok(folder.join("waldpfade.db"))
}

/// Is there a screen on which a browser could open?
fn has_display() -> bool {
    if cfg!(any(target_os = "macos", target_os = "windows")) {
        return true;
    }
    ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// Writes what happens to standard error: for people on a terminal, as JSON for a host's collector.
fn keep_a_log() {
    let filter =
        EnvFilter::try_from_env("WALDPFADE_LOG").unwrap_or_else(|_| EnvFilter::new("warn,server=info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // Somebody who uses this as a library may keep a log already.
    let _ = if io::stderr().is_terminal() { log.try_init() } else { log.json().try_init() };
}

/// Waits for Ctrl-C or the wish of the system to end.
async fn stop() {
    let interrupted = async {
        // Where no signal can be waited for, the process ends as it always did.
        if tokio::signal::ctrl_c().await.is_err() {
            core::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let terminated = async {
            match signal(SignalKind::terminate()) {
                Ok(mut signal) => {
                    signal.recv().await;
                }
                Err(_) => core::future::pending().await,
            }
        };
        tokio::select! {
            () = interrupted => {}
            () = terminated => {}
        }
    }
    #[cfg(not(unix))]
    interrupted.await;
}

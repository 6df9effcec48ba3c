//! A server that forgets everything when it ends: to look at pages while working on them.
//!
//! `cargo run -p server --example serve -- 127.0.0.1:7100`

use server::{App, Settings};
use std::env;
use std::sync::Arc;
use store::Sqlite;
use tokio::net::TcpListener;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let address = env::args().nth(1).unwrap_or_else(|| "127.0.0.1:7100".to_owned());
    let store = Sqlite::in_memory().await?;
    let listener = TcpListener::bind(&address).await?;
    println!("http://{}/", listener.local_addr()?);
    let stop = async {
        // Without a way to hear Ctrl-C, the process is ended from outside.
        let _ = tokio::signal::ctrl_c().await;
    };
    server::serve(listener, App::new(Arc::new(store), Settings::default()), stop).await?;
    Ok(())
}

//! A real server in a process of its own, with its data in a folder that goes when the test is over.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long a server may take to begin, on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_secs(30);

/// A served house with its data.
pub(crate) struct House {
    server: Child,
    /// Where it can be reached, without a slash at the end.
    address: String,
    data: PathBuf,
    _folder: TempDir,
}

impl House {
    /// Opens a house on a free port.
    pub(crate) fn open() -> House {
        let folder = tempfile::tempdir().expect("a folder for the data");
        let data = folder.path().join("waldpfade.sqlite");
        let (server, address) = serve("127.0.0.1:0", &data);
        House { server, address, data, _folder: folder }
    }

    /// The whole address of a path.
    pub(crate) fn at(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }

    /// Kills the server as a power cut would: at once, without a word.
    pub(crate) fn kill(&mut self) {
        self.server.kill().expect("a server to kill");
        self.server.wait().expect("it ends");
    }

    /// Serves the same data on the same port again.
    pub(crate) fn open_again(&mut self) {
        let listen = self.address.trim_start_matches("http://").to_owned();
        let (server, address) = serve(&listen, &self.data);
        assert_eq!(address, self.address, "the same port");
        self.server = server;
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Starts a server and waits until it says where it listens.
fn serve(listen: &str, data: &PathBuf) -> (Child, String) {
    let begun = Instant::now();
    loop {
        let mut server = Command::new(env!("CARGO_BIN_EXE_waldpfade"))
            .args(["serve", "--no-open", "--listen", listen, "--data"])
            .arg(data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .env("WALDPFADE_LOG", "warn")
            .spawn()
            .expect("the program that was just built");
        let mut lines = BufReader::new(server.stdout.take().expect("its output was asked for")).lines();
        let told = lines.by_ref().map_while(Result::ok).find_map(|line| {
            let start = line.find("http://")?;
            let rest = &line[start..];
            let end = rest.find(|letter: char| letter.is_whitespace()).unwrap_or(rest.len());
            Some(rest[..end].trim_end_matches(['/', '.', ',']).to_owned())
        });
        if let Some(address) = told {
            // Whatever else it prints must not fill the pipe.
            std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
            return (server, address);
        }
        // A port that was just left may not be free at once.
        let _ = server.kill();
        let status = server.wait().expect("it ends");
        assert!(begun.elapsed() < PATIENCE, "the server does not begin on {listen}: {status}");
    }
}

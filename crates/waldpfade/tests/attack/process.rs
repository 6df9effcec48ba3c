//! A server as a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// A running server; killed when it is dropped.
pub(crate) struct Server {
    process: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    pub(crate) fn over(data: &Path) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_waldpfade"));
        command.args(["serve", "--no-open", "--listen", "127.0.0.1:0", "--data"]).arg(data);
        command.env("WALDPFADE_LOG", "error");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        let mut process = command.spawn().expect("the program starts");
        let mut said = String::new();
        let out = process.stdout.as_mut().expect("a pipe");
        BufReader::new(out).read_line(&mut said).expect("a line");
        let address = said.split("http://").nth(1).unwrap_or_else(|| panic!("no address: {said}"));
        let address = address.trim().trim_end_matches('/').parse().expect("an address");
        Server { process, address }
    }

    /// No time to say good-bye: `SIGKILL`.
    pub(crate) fn kill(mut self) {
        self.process.kill().expect("a kill");
        self.process.wait().expect("an end");
    }

    /// Asks it to end, and says how it did and how long that took; nothing if it has not ended after half a minute.
    pub(crate) fn end(mut self) -> Option<(ExitStatus, Duration)> {
        let begun = Instant::now();
        let asked = Command::new("kill").args(["-TERM", &self.process.id().to_string()]).status();
        assert!(asked.expect("a signal").success());
        while begun.elapsed() < Duration::from_secs(30) {
            if let Some(status) = self.process.try_wait().expect("a status") {
                return Some((status, begun.elapsed()));
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        None
    }

    /// What the system says about its memory, in kilobytes, and how many files it has open; nothing where it says nothing.
    pub(crate) fn weight(&self) -> (u64, usize) {
        let folder = format!("/proc/{}", self.process.id());
        let status = std::fs::read_to_string(format!("{folder}/status")).unwrap_or_default();
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let memory = memory.and_then(|line| line.trim().strip_suffix(" kB")?.trim().parse().ok());
        let files = std::fs::read_dir(format!("{folder}/fd")).map_or(0, Iterator::count);
        (memory.unwrap_or(0), files)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

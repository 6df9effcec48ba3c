//! What passwords that somebody tries cost a server for good: measured at the process.
#![cfg(target_os = "linux")]

use crate::serve::Server;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// So many tries; `WALDPFADE_LOGINS=200` for a longer look.
fn tries() -> usize {
    std::env::var("WALDPFADE_LOGINS").ok().and_then(|text| text.parse().ok()).unwrap_or(40)
}

/// Memory that the process holds, in kilobytes.
fn resident(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("the state of a process");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("its memory");
    line.trim().trim_end_matches("kB").trim().parse().expect("a number")
}

/// Tries a wrong password, as a proxy on this machine would for somebody at another address each time.
fn try_password(address: SocketAddr, number: usize) -> String {
    let mut wire = TcpStream::connect(address).expect("a connection");
    wire.set_read_timeout(Some(Duration::from_mins(1))).expect("patience");
    let body = format!("{{\"name\":\"nobody {number}\",\"password\":\"a wrong guess\"}}");
    let from = format!("203.0.{}.{}", number / 200, number % 200 + 1);
    write!(
        wire,
        "POST /api/v1/login HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\nx-forwarded-for: {from}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
    .expect("sent");
    let mut answer = String::new();
    wire.read_to_string(&mut answer).expect("an answer");
    answer.split("\r\n").next().unwrap_or_default().to_owned()
}

/// Each hash takes 19 MiB. Two at once are allowed, so twice that, and a little, is all that many of them may leave behind;
/// it was 230 MB after twenty.
#[test]
fn wrong_passwords_leave_a_bounded_amount_of_memory() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::over(&folder.path().join("waldpfade.db"));
    let (process, address) = (server.process.id(), server.address);
    let before = resident(process);
    let each = tries() / 4;
    let threads: Vec<_> = (0..4)
        .map(|thread| {
            std::thread::spawn(move || {
                (0..each).map(|number| try_password(address, thread * each + number)).collect::<Vec<_>>()
            })
        })
        .collect();
    let mut wrong = 0;
    for thread in threads {
        for answer in thread.join().expect("a thread") {
            assert!(answer.contains(" 401 ") || answer.contains(" 429 "), "{answer}");
            wrong += usize::from(answer.contains(" 401 "));
        }
    }
    let after = resident(process);
    server.kill();
    assert!(wrong >= each, "most were looked at: {wrong}");
    let grown = after.saturating_sub(before);
    println!("{wrong} wrong passwords: {before} kB before, {after} kB after");
    assert!(grown < 64 << 10, "{before} kB before, {after} kB after {wrong} wrong passwords");
}

//! Slow and broken clients, many at a time: everybody else is served, and the server ends when it is told to.

use crate::client::Client;
use crate::effort::{Effort, Faults};
use crate::luck::Luck;
use crate::process::Server;
use serde_json::json;
use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// So many misbehave at a time.
const CLIENTS: usize = 48;

/// The server has ended within so long.
const LONGEST: Duration = Duration::from_secs(6);

const HEALTH: &[u8] = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";

/// What somebody does to the server, on a connection of his own, for a while.
type Nuisance = fn(&mut TcpStream, &mut Luck, &AtomicBool);

fn wait(over: &AtomicBool, most: Duration) {
    let begun = Instant::now();
    while !over.load(Ordering::Relaxed) && begun.elapsed() < most {
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// A head that stops in the middle.
fn half_a_head(wire: &mut TcpStream, luck: &mut Luck, over: &AtomicBool) {
    let _ = wire.write_all(&HEALTH[..=luck.below(HEALTH.len() - 2)]);
    wait(over, Duration::from_secs(40));
}

/// A request, an answer, and then a head that stops in the middle.
fn half_a_second_head(wire: &mut TcpStream, luck: &mut Luck, over: &AtomicBool) {
    let _ = wire.write_all(HEALTH);
    let _ = wire.read(&mut [0; 4096]);
    half_a_head(wire, luck, over);
}

fn letter_by_letter(wire: &mut TcpStream, _: &mut Luck, over: &AtomicBool) {
    for letter in HEALTH.iter().cycle().take(300) {
        if over.load(Ordering::Relaxed) || wire.write_all(&[*letter]).is_err() {
            return;
        }
        wait(over, Duration::from_millis(200));
    }
}

fn half_a_body(wire: &mut TcpStream, luck: &mut Luck, over: &AtomicBool) {
    let length = 10 + luck.below(60_000);
    let head = format!(
        "POST /api/v1/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n{{"
    );
    let _ = wire.write_all(head.as_bytes());
    wait(over, Duration::from_secs(15));
}

/// Asks for much, and reads nothing.
fn deaf(wire: &mut TcpStream, _: &mut Luck, over: &AtomicBool) {
    let _ = wire.set_write_timeout(Some(Duration::from_millis(500)));
    for _ in 0..200 {
        if wire.write_all(b"GET /rules/elemente HTTP/1.1\r\nhost: x\r\n\r\n").is_err() {
            break;
        }
    }
    wait(over, Duration::from_secs(40));
}

fn noise(wire: &mut TcpStream, luck: &mut Luck, _: &AtomicBool) {
    let bytes: Vec<u8> = (0..luck.below(9000)).map(|_| luck.below(256) as u8).collect();
    let _ = wire.write_all(&bytes);
    let _ = wire.read(&mut [0; 4096]);
}

fn a_long_head(wire: &mut TcpStream, luck: &mut Luck, _: &AtomicBool) {
    let _ = wire.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n");
    let line = format!("x-{}: {}\r\n", luck.below(1 << 20), "y".repeat(luck.below(4000)));
    for _ in 0..300 {
        if wire.write_all(line.as_bytes()).is_err() {
            return;
        }
    }
    let _ = wire.read(&mut [0; 4096]);
}

fn broken_chunks(wire: &mut TcpStream, luck: &mut Luck, _: &AtomicBool) {
    let head = "POST /api/v1/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                transfer-encoding: chunked\r\n\r\n";
    let _ = wire.write_all(head.as_bytes());
    let sizes = ["5\r\n{\"a\":\r\n", "ffffffffffffffff\r\n", "-1\r\n", "zz\r\n", "10000000\r\nx", "0\r\n"];
    let _ = wire.write_all(sizes[luck.below(sizes.len())].as_bytes());
    let _ = wire.set_read_timeout(Some(Duration::from_secs(15)));
    let _ = wire.read(&mut [0; 4096]);
}

fn gone_at_once(wire: &mut TcpStream, luck: &mut Luck, _: &AtomicBool) {
    if luck.below(2) == 0 {
        let _ = wire.write_all(HEALTH);
    }
    let _ = wire.shutdown(if luck.below(2) == 0 { Shutdown::Both } else { Shutdown::Write });
}

const NUISANCES: [Nuisance; 9] = [
    half_a_head,
    half_a_second_head,
    letter_by_letter,
    half_a_body,
    deaf,
    noise,
    a_long_head,
    broken_chunks,
    gone_at_once,
];

/// Misbehaves, in one way after the other, until it is over.
fn misbehave(address: SocketAddr, number: usize, over: &AtomicBool, connections: &AtomicUsize) {
    let mut luck = Luck(number as u64 + 77);
    while !over.load(Ordering::Relaxed) {
        let Ok(mut wire) = TcpStream::connect(address) else {
            std::thread::sleep(Duration::from_millis(50));
            continue;
        };
        connections.fetch_add(1, Ordering::Relaxed);
        let _ = wire.set_read_timeout(Some(Duration::from_secs(5)));
        NUISANCES[(number + luck.below(NUISANCES.len())) % NUISANCES.len()](&mut wire, &mut luck, over);
    }
}

/// Somebody who behaves: what he asks is answered, and how long it took at most.
fn behave(server: &Server, luck: &mut Luck, faults: &mut Faults) -> Duration {
    let begun = Instant::now();
    let mut client = Client::new(server.address, luck);
    let seats = json!([{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]);
    let played = client.open("krumme-pfade", &seats).and_then(|id| {
        let moves = client.get(&format!("/api/v1/tables/{id}/moves?seat=0"))?.json();
        let body = json!({"seat": 0, "move": moves["moves"][0]["text"], "ply": 0, "epoch": 0});
        client.post(&format!("/api/v1/tables/{id}/play"), &body)
    });
    match played {
        Ok(reply) if reply.status == 200 => {}
        other => faults.add(format!("somebody who behaves is not served: {other:?}")),
    }
    match client.get("/healthz") {
        Ok(reply) if reply.status == 200 => {}
        other => faults.add(format!("not healthy: {other:?}")),
    }
    begun.elapsed()
}

#[test]
fn slow_and_broken_clients_hold_nothing_up() {
    let effort = Effort::new();
    let folder = tempfile::tempdir().unwrap();
    let server = Server::over(&folder.path().join("waldpfade.db"));
    let (over, connections) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let crowd: Vec<_> = (0..CLIENTS)
        .map(|number| {
            let (address, over, connections) = (server.address, Arc::clone(&over), Arc::clone(&connections));
            std::thread::spawn(move || misbehave(address, number, &over, &connections))
        })
        .collect();
    let mut faults = Faults::default();
    let mut luck = Luck(1);
    let (mut visits, mut longest, mut heaviest, mut most_files) = (0_u64, Duration::ZERO, 0, 0);
    while !effort.is_over() {
        longest = longest.max(behave(&server, &mut luck, &mut faults));
        visits += 1;
        let (memory, files) = server.weight();
        (heaviest, most_files) = (heaviest.max(memory), most_files.max(files));
        std::thread::sleep(Duration::from_millis(250));
    }
    // While they are all still there.
    let ended = server.end();
    over.store(true, Ordering::Relaxed);
    for client in crowd {
        client.join().expect("a client");
    }
    let took = match ended {
        Some((status, took)) if status.success() && took <= LONGEST => took,
        other => {
            faults.add(format!("it did not end in order: {other:?}"));
            Duration::ZERO
        }
    };
    assert!(visits > 0 && connections.load(Ordering::Relaxed) >= CLIENTS);
    let figures = json!({
        "seconds": effort.elapsed().as_secs(), "connections": connections.load(Ordering::Relaxed), "at_a_time": CLIENTS,
        "served": visits, "longest_ms": longest.as_millis() as u64, "memory_kb": heaviest, "files": most_files,
        "ended_after_ms": took.as_millis() as u64,
    });
    faults.report("slow", figures);
}

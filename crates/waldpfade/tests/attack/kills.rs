//! `kill -9` in the middle of moves: nothing that was answered is lost, and nothing is played twice.

use crate::client::{Client, Reply, part};
use crate::effort::{Effort, Faults};
use crate::luck::Luck;
use crate::process::Server;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{Sqlite, Store};

/// So many play at the same time.
const PLAYERS: usize = 4;

/// What players and the one who kills share.
struct Stage {
    address: Mutex<SocketAddr>,
    over: AtomicBool,
    moves: AtomicUsize,
    lost_answers: AtomicUsize,
}

/// A table, and the moves that the server has answered.
struct Played {
    id: String,
    moves: Vec<String>,
}

struct Player {
    stage: Arc<Stage>,
    client: Client,
    luck: Luck,
    faults: Faults,
    tables: Vec<Played>,
}

impl Player {
    /// Asks until there is an answer; says whether one got lost on the way.
    fn insist(&mut self, method: &str, path: &str, body: Option<&Value>) -> (Reply, bool) {
        let mut lost = false;
        loop {
            self.client.address = *self.stage.address.lock().unwrap();
            match self.client.ask(method, path, body) {
                // A server that is ending has not done it.
                Ok(reply) if reply.status != 503 => return (reply, lost),
                _ => {
                    lost = true;
                    self.stage.lost_answers.fetch_add(1, Ordering::Relaxed);
                    std::thread::sleep(Duration::from_millis(20));
                }
            }
        }
    }

    fn open(&mut self) {
        let game = shelf::IDS[self.luck.below(shelf::IDS.len())];
        let seats = json!([{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]);
        let wanted = json!({"game": game, "seats": seats});
        // If the answer gets lost the table stays empty, and another is opened.
        let (opened, _) = self.insist("POST", "/api/v1/tables", Some(&wanted));
        match opened.json()["id"].as_str() {
            Some(id) => {
                // Where a table waits for what its players add to the dice.
                self.insist("POST", &format!("/api/v1/tables/{id}/part"), Some(&part()));
                self.tables.push(Played { id: id.to_owned(), moves: Vec::new() });
            }
            None => self.faults.add(format!("no table: {opened:?}")),
        }
    }

    /// Makes a move at the last table; says whether it is still being played.
    fn turn(&mut self) -> bool {
        let Some(played) = self.tables.last() else { return false };
        let (path, made) = (format!("/api/v1/tables/{}", played.id), played.moves.len());
        let view = self.insist("GET", &path, None).0.json();
        if view["ply"] != json!(made) {
            self.faults.add(format!("{path}: {made} plies were answered, and there are {}", view["ply"]));
            return false;
        }
        if view["state"] != "playing" {
            return false;
        }
        let seat = &view["waiting"][0];
        let moves = self.insist("GET", &format!("{path}/moves?seat={seat}"), None).0.json();
        let Some(legal) = moves["moves"].as_array().filter(|legal| !legal.is_empty()) else { return false };
        let choice = &legal[self.luck.below(legal.len())];
        let form = if self.luck.below(2) == 0 { "text" } else { "json" };
        let body = json!({"seat": seat, "move": choice[form], "ply": made, "epoch": view["epoch"]});
        let (reply, lost) = self.insist("POST", &format!("{path}/play"), Some(&body));
        let answer = reply.json();
        let sound =
            reply.status == 200 && answer["ply"] == json!(made + 1) && (lost || answer["again"] == false);
        if !sound {
            self.faults.add(format!("{path}: {body} after {made} plies: {reply:?}"));
            return false;
        }
        self.stage.moves.fetch_add(1, Ordering::Relaxed);
        let text = choice["text"].as_str().unwrap_or_default().to_owned();
        self.tables.last_mut().unwrap().moves.push(text);
        true
    }

    fn play(mut self) -> (Faults, Vec<Played>) {
        while !self.stage.over.load(Ordering::Relaxed) {
            self.open();
            let mut goes_on = true;
            while goes_on && !self.stage.over.load(Ordering::Relaxed) {
                goes_on = self.turn();
            }
        }
        (self.faults, self.tables)
    }
}

/// What the store holds is what was answered, ply by ply.
async fn compare(data: &Path, tables: &[Played], faults: &mut Faults) {
    let store = Sqlite::open(data).await.expect("a sound file");
    for played in tables {
        let plies = store.plies_between(played.id.parse().unwrap(), 1, u32::MAX).await.expect("plies");
        let stored: Vec<&str> = plies.iter().map(|ply| ply.text.as_str()).collect();
        if stored != played.moves {
            faults.add(format!("{}: {stored:?} is stored, {:?} was answered", played.id, played.moves));
        }
    }
    store.close().await.expect("an end");
}

#[test]
fn kills_lose_and_double_nothing() {
    let effort = Effort::new();
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("waldpfade.db");
    let mut luck = Luck(11);
    let mut server = Server::over(&data);
    let stage = Arc::new(Stage {
        address: Mutex::new(server.address),
        over: AtomicBool::new(false),
        moves: AtomicUsize::new(0),
        lost_answers: AtomicUsize::new(0),
    });
    let players: Vec<_> = (0..PLAYERS)
        .map(|number| {
            let player = Player {
                stage: Arc::clone(&stage),
                client: Client::new(server.address, &mut luck),
                luck: Luck(number as u64),
                faults: Faults::default(),
                tables: Vec::new(),
            };
            std::thread::spawn(move || player.play())
        })
        .collect();
    let mut kills = 0;
    let enough = |kills| kills >= effort.kills && stage.moves.load(Ordering::Relaxed) >= effort.moves;
    while !enough(kills) && !effort.is_over() {
        std::thread::sleep(Duration::from_millis(50 + luck.below(600) as u64));
        server.kill();
        kills += 1;
        server = Server::over(&data);
        *stage.address.lock().unwrap() = server.address;
    }
    stage.over.store(true, Ordering::Relaxed);
    let (mut faults, mut tables) = (Faults::default(), Vec::new());
    for player in players {
        let (fault, played) = player.join().expect("a player");
        faults.append(fault);
        tables.extend(played);
    }
    server.kill();
    tokio::runtime::Runtime::new().unwrap().block_on(compare(&data, &tables, &mut faults));
    let moves: usize = tables.iter().map(|played| played.moves.len()).sum();
    assert!(kills > 0 && moves > 0, "{kills} kills, {moves} moves");
    let figures = json!({
        "kills": kills, "tables": tables.len(), "moves": moves,
        "lost_answers": stage.lost_answers.load(Ordering::Relaxed),
        "seconds": effort.elapsed().as_secs(),
    });
    faults.report("kills", figures);
}

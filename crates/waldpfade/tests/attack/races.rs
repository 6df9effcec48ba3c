//! Posts at the same time: the same one many times, or several for one turn, one seat, one undo.

use crate::client::{Client, Reply, part};
use crate::effort::{Effort, Faults};
use crate::luck::Luck;
use crate::process::Server;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Barrier;

/// So many run at the same time.
const RUNNERS: usize = 4;

/// Has them all post at the same moment.
fn race(runners: &[(Client, Value)], path: &str) -> Vec<Reply> {
    let start = Barrier::new(runners.len());
    std::thread::scope(|scope| {
        let run = |(client, body): &(Client, Value)| {
            let (mut client, body, start) = (client.clone(), body.clone(), &start);
            scope.spawn(move || {
                start.wait();
                client.post(path, &body).expect("an answer")
            })
        };
        let running: Vec<_> = runners.iter().map(run).collect();
        running.into_iter().map(|runner| runner.join().expect("a runner")).collect()
    })
}

/// Two at one screen, where every move and every undo is theirs.
struct Table {
    client: Client,
    path: String,
}

impl Table {
    fn open(server: &Server, luck: &mut Luck) -> Table {
        let mut client = Client::new(server.address, luck);
        let seats = json!([{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]);
        let id = client.open("krumme-pfade", &seats).expect("a table");
        Table { client, path: format!("/api/v1/tables/{id}") }
    }

    fn view(&mut self) -> Value {
        self.client.get(&self.path).expect("a view").json()
    }

    /// So many different moves for whoever is asked now.
    fn posts(&mut self, many: usize, luck: &mut Luck) -> (Value, Vec<Value>) {
        let view = self.view();
        let seat = &view["waiting"][0];
        let moves = self.client.get(&format!("{}/moves?seat={seat}", self.path)).expect("moves").json();
        let legal = moves["moves"].as_array().cloned().unwrap_or_default();
        let first = luck.below(legal.len());
        let post = |number: usize| {
            let choice = &legal[(first + number) % legal.len()]["text"];
            json!({"seat": seat, "move": choice, "ply": view["ply"], "epoch": view["epoch"]})
        };
        let posts = (0..many.min(legal.len())).map(post).collect();
        (view, posts)
    }

    fn run(&self, bodies: Vec<Value>, to: &str) -> Vec<Reply> {
        let runners: Vec<_> = bodies.into_iter().map(|body| (self.client.clone(), body)).collect();
        race(&runners, &format!("{}/{to}", self.path))
    }
}

/// The same move from several hands is one ply, and all are told the same.
fn same_move(server: &Server, luck: &mut Luck) -> Result<(), String> {
    let mut table = Table::open(server, luck);
    for _ in 0..2 {
        let (before, posts) = table.posts(1, luck);
        let replies = table.run(vec![posts[0].clone(); RUNNERS], "play");
        let next = before["ply"].as_u64().unwrap_or(0) + 1;
        let all = replies.iter().all(|reply| reply.status == 200 && reply.json()["ply"] == next);
        let new = replies.iter().filter(|reply| reply.json()["again"] == false).count();
        let after = table.view()["ply"].clone();
        if !all || new != 1 || after != next {
            return Err(format!("one move four times: {replies:?}, then {after} plies"));
        }
    }
    Ok(())
}

/// Of several moves for one turn one is played.
fn one_turn(server: &Server, luck: &mut Luck) -> Result<(), String> {
    let mut table = Table::open(server, luck);
    for _ in 0..2 {
        let (before, posts) = table.posts(RUNNERS, luck);
        let replies = table.run(posts, "play");
        let next = before["ply"].as_u64().unwrap_or(0) + 1;
        let won = replies.iter().filter(|reply| reply.status == 200).count();
        let refused = replies.iter().filter(|reply| reply.status == 409).count();
        let after = table.view()["ply"].clone();
        if won != 1 || won + refused != replies.len() || after != next {
            return Err(format!("several moves for one turn: {replies:?}, then {after} plies"));
        }
    }
    Ok(())
}

/// Somebody new who wants the second seat.
fn runner(server: &Server, luck: &mut Luck) -> (Client, Value) {
    let mut body = part();
    body["seat"] = json!(1);
    (Client::new(server.address, luck), body)
}

/// Of several who sit down in one seat one sits.
fn one_seat(server: &Server, luck: &mut Luck) -> Result<(), String> {
    let mut host = Client::new(server.address, luck);
    let id =
        host.open("krumme-pfade", &json!([{"kind": "me"}, {"kind": "open"}])).map_err(|e| e.to_string())?;
    let runners: Vec<_> = (0..RUNNERS).map(|_| runner(server, luck)).collect();
    let replies = race(&runners, &format!("/api/v1/tables/{id}/join"));
    let won = replies.iter().filter(|reply| reply.status == 200).count();
    let refused = replies.iter().filter(|reply| reply.status == 409).count();
    if won == 1 && won + refused == replies.len() { Ok(()) } else { Err(format!("one seat: {replies:?}")) }
}

/// The same undo takes back once, and words under one id are said once.
fn one_undo(server: &Server, luck: &mut Luck) -> Result<(), String> {
    let mut table = Table::open(server, luck);
    for _ in 0..4 {
        let (_, posts) = table.posts(1, luck);
        table.run(vec![posts[0].clone()], "play");
    }
    let undo = json!({"plies": 1, "id": format!("u{}", luck.below(1 << 30))});
    let replies = table.run(vec![undo; RUNNERS], "undo");
    let answers: BTreeSet<String> = replies.iter().map(|reply| reply.json().to_string()).collect();
    let after = table.view();
    if answers.len() != 1 || after["ply"] != 3 || after["epoch"] != 1 {
        return Err(format!("one undo four times: {replies:?}, then {} plies", after["ply"]));
    }
    let words = json!({"text": "hello", "id": format!("w{}", luck.below(1 << 30))});
    let replies = table.run(vec![words; RUNNERS], "chat");
    let answers: BTreeSet<String> = replies.iter().map(|reply| reply.json()["number"].to_string()).collect();
    let said = table.view()["chat"].as_array().map_or(0, Vec::len);
    if answers.len() == 1 && said == 1 { Ok(()) } else { Err(format!("one line: {replies:?}, then {said}")) }
}

/// A move and an undo at the same moment: whatever comes first, the table and what was answered agree.
fn move_and_undo(server: &Server, luck: &mut Luck) -> Result<(), String> {
    let mut table = Table::open(server, luck);
    for _ in 0..3 {
        let (_, posts) = table.posts(1, luck);
        table.run(vec![posts[0].clone()], "play");
    }
    let (_, posts) = table.posts(1, luck);
    let path = table.path.clone();
    let (mut mover, mut rewinder) = (table.client.clone(), table.client.clone());
    let start = Barrier::new(2);
    let (played, undone) = std::thread::scope(|scope| {
        let mover = scope.spawn(|| {
            start.wait();
            mover.post(&format!("{path}/play"), &posts[0]).expect("an answer")
        });
        let rewinder = scope.spawn(|| {
            start.wait();
            rewinder.post(&format!("{path}/undo"), &json!({"plies": 1, "id": "u"})).expect("an answer")
        });
        (mover.join().expect("a runner"), rewinder.join().expect("a runner"))
    });
    let after = table.view();
    // The move first: three and one, then one less. The undo first: the move is too late.
    let sound = undone.status == 200
        && after["epoch"] == 1
        && match played.status {
            200 => after["ply"] == 3,
            409 => after["ply"] == 2,
            _ => false,
        };
    if sound { Ok(()) } else { Err(format!("{played:?} and {undone:?}, then {}", after["ply"])) }
}

#[test]
fn races_have_one_winner() {
    let effort = Effort::new();
    let folder = tempfile::tempdir().unwrap();
    let server = Server::over(&folder.path().join("waldpfade.db"));
    let mut luck = Luck(3);
    let mut faults = Faults::default();
    let kinds = [same_move, one_turn, one_seat, one_undo, move_and_undo];
    let mut races = 0;
    while races < effort.races && !effort.is_over() {
        if let Err(fault) = kinds[races % kinds.len()](&server, &mut luck) {
            faults.add(fault);
        }
        races += 1;
    }
    assert!(races >= kinds.len().min(effort.races), "{races} races");
    let figures = json!({"races": races, "runners": RUNNERS, "seconds": effort.elapsed().as_secs()});
    faults.report("races", figures);
}

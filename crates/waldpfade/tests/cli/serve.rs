//! `serve` as a process: killed in the middle, and back as it was; and its dice, checked by `verify`.

use crate::{call, program};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command};
use std::time::Duration;

/// A running server.
pub(crate) struct Server {
    pub(crate) process: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    pub(crate) fn over(data: &Path) -> Server {
        let arguments = ["serve", "--no-open", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()];
        Server::of(program(arguments))
    }

    /// The server that a command starts.
    pub(crate) fn of(mut command: Command) -> Server {
        let mut process = command.spawn().unwrap();
        let mut said = String::new();
        BufReader::new(process.stdout.as_mut().unwrap()).read_line(&mut said).unwrap();
        let address = said.split("http://").nth(1).unwrap_or_else(|| panic!("no address: {said}"));
        let address = address.trim().trim_end_matches('/').parse().unwrap();
        Server { process, address }
    }

    /// What a request is answered, which has to be fine: the cookie that was set, and the body.
    pub(crate) fn ask(
        &self,
        method: &str,
        path: &str,
        cookie: &str,
        body: Option<&Value>,
    ) -> (Option<String>, String) {
        let (head, body) = self.try_ask(method, path, cookie, body);
        assert!(head.starts_with("HTTP/1.1 200"), "{method} {path}: {head} {body}");
        let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        (set.and_then(|set| set.split(';').next()).map(str::to_owned), body)
    }

    /// What a request is answered: head and body.
    pub(crate) fn try_ask(
        &self,
        method: &str,
        path: &str,
        cookie: &str,
        body: Option<&Value>,
    ) -> (String, String) {
        let mut wire = TcpStream::connect(self.address).unwrap();
        wire.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
        let body = body.map(Value::to_string).unwrap_or_default();
        write!(
            wire,
            "{method} /api/v1{path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        wire.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }

    pub(crate) fn get(&self, path: &str, cookie: &str) -> Value {
        serde_json::from_str(&self.ask("GET", path, cookie, None).1).unwrap()
    }

    /// The status of an address.
    pub(crate) fn status(&self, path: &str) -> u16 {
        self.status_of(&format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"))
    }

    /// The status of a post by somebody new.
    pub(crate) fn post_status(&self, path: &str, body: &Value) -> u16 {
        let body = body.to_string();
        self.status_of(&format!(
            "POST {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            body.len()
        ))
    }

    fn status_of(&self, request: &str) -> u16 {
        let mut wire = TcpStream::connect(self.address).unwrap();
        wire.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
        wire.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        wire.read_to_string(&mut answer).unwrap();
        answer.split(' ').nth(1).unwrap().parse().unwrap()
    }

    /// No time to say good-bye: `SIGKILL`.
    pub(crate) fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

/// What a table looks like, without what depends on the moment.
fn seen(server: &Server, id: &str, cookie: &str) -> Value {
    let mut table = server.get(&format!("/tables/{id}"), cookie);
    for field in ["now", "news_id"] {
        table.as_object_mut().unwrap().remove(field);
    }
    table
}

fn play_somehow(server: &Server, id: &str, cookie: &str) -> bool {
    let table = server.get(&format!("/tables/{id}"), cookie);
    if table["state"] != "playing" {
        return false;
    }
    let seat = &table["waiting"][0];
    let moves = server.get(&format!("/tables/{id}/moves?seat={seat}"), cookie);
    let moves = moves["moves"].as_array().unwrap();
    let choice = &moves[moves.len() / 2]["text"];
    let body = json!({"seat": seat, "move": choice, "ply": table["ply"], "epoch": table["epoch"]});
    server.ask("POST", &format!("/tables/{id}/play"), cookie, Some(&body));
    true
}

#[test]
fn a_killed_server_comes_back_as_it_was_and_its_dice_are_proved() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("waldpfade.db");
    let server = Server::over(&data);
    let part = "5a".repeat(32);
    let seats = json!([{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]);
    let (cookie, opened) =
        server.ask("POST", "/tables", "", Some(&json!({"game": "fairy-trails", "seats": seats})));
    let cookie = cookie.expect("a guest is remembered");
    let opened: Value = serde_json::from_str(&opened).unwrap();
    let id = opened["id"].as_str().unwrap();
    let promised = opened["commitment"].as_str().expect("a promise before any part is known").to_owned();
    assert_eq!(server.get(&format!("/tables/{id}"), &cookie)["state"], "gathering", "it waits for the part");
    server.ask("POST", &format!("/tables/{id}/part"), &cookie, Some(&json!({"part": part})));
    for _ in 0..5 {
        assert!(play_somehow(&server, id, &cookie));
    }
    let before = seen(&server, id, &cookie);
    server.kill();

    let server = Server::over(&data);
    assert_eq!(seen(&server, id, &cookie), before);
    while play_somehow(&server, id, &cookie) {}
    let over = server.get(&format!("/tables/{id}"), &cookie);
    assert_eq!(over["state"], "over");

    let record = folder.path().join("record.txt");
    let dice = folder.path().join("dice.json");
    std::fs::write(&record, server.ask("GET", &format!("/tables/{id}/record"), &cookie, None).1).unwrap();
    let proof = server.ask("GET", &format!("/tables/{id}/dice"), &cookie, None).1;
    std::fs::write(&dice, &proof).unwrap();
    let verify =
        |dice: &Path| call(["verify", record.to_str().unwrap(), "--dice", dice.to_str().unwrap()], "");
    let said = verify(&dice).fine();
    assert!(said.contains(id) && said.contains(&promised), "{said}");
    // The record alone proves as much, and whoever kept the promise compares it.
    let alone = |commitment: &str| call(["verify", record.to_str().unwrap(), "--commitment", commitment], "");
    assert!(alone(&promised).fine().contains(&promised));
    assert!(alone(&"0".repeat(64)).failed().contains(&promised));
    check_with_python(&record, &promised, &part, over["ply"].as_u64().unwrap());

    let forged = proof.replace(&part, &"5b".repeat(32));
    assert_ne!(forged, proof);
    std::fs::write(&dice, forged).unwrap();
    let said = verify(&dice).failed();
    assert!(said.contains("seed"), "{said}");
    std::fs::write(&dice, "{}").unwrap();
    verify(&dice).failed();
    server.kill();
}

/// The check in another language comes to the same, and notices what is wrong.
fn check_with_python(record: &Path, promised: &str, part: &str, plies: u64) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/check_dice.py");
    let check = |record: &Path, promised: &str, part: &str| {
        let mut python = std::process::Command::new("python3");
        python.arg(script).arg(record).args(["--commitment", promised, "--part", part, "--draws", "12"]);
        let done = python.output().expect("python3, which the check in another language needs");
        let said = String::from_utf8(done.stdout).unwrap() + &String::from_utf8(done.stderr).unwrap();
        (done.status.success(), said)
    };
    let text = std::fs::read_to_string(record).unwrap();
    let table::Start::Seed(seed) = table::Record::read(&text).unwrap().start else { panic!("{text}") };
    let mut dice = table::Dice::new(seed);
    let rolls: Vec<String> = (0..12).map(|_| dice.die().to_string()).collect();
    let (sound, said) = check(record, promised, part);
    assert!(sound, "{said}");
    assert!(said.contains(&format!("{plies} plies")) && said.contains(&rolls.join(" ")), "{rolls:?} {said}");
    assert!(!check(record, &"0".repeat(64), part).0, "another promise");
    assert!(!check(record, promised, &"5b".repeat(32)).0, "a part that was left out");
    let forged = record.with_file_name("forged.txt");
    std::fs::write(&forged, text.replacen(part, &"5b".repeat(32), 1)).unwrap();
    assert!(!check(&forged, promised, part).0, "a changed record");
}

#[test]
fn an_address_that_is_taken_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = folder.path().join("waldpfade.db");
    let said =
        call(["serve", "--no-open", "--listen", &address, "--data", data.to_str().unwrap()], "").failed();
    assert!(said.contains(&address), "{said}");
    let nowhere = folder.path().join("no such folder").join("waldpfade.db");
    let arguments = ["serve", "--no-open", "--listen", "127.0.0.1:0", "--data", nowhere.to_str().unwrap()];
    let said = call(arguments, "").failed();
    assert!(said.contains("no such folder"), "{said}");
}

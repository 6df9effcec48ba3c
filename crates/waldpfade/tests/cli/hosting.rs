//! Copies of what a server keeps, and what a server can bear.

use super::serve::Server;
use super::{call, program, run};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;
use store::{NewPerson, PersonId, Sqlite, Store};
use tokio::runtime::Runtime;

#[test]
fn a_copy_holds_what_the_server_keeps() {
    let folder = tempfile::tempdir().unwrap();
    let shown = |name: &str| folder.path().join(name).display().to_string();
    let (data, out) = (shown("kept.db"), shown("copy.db"));
    let runtime = Runtime::new().unwrap();
    let id = PersonId::draw();
    // The server still has the file open while it is copied.
    let store = runtime.block_on(async {
        let store = Sqlite::open(&data).await.unwrap();
        let person = NewPerson { id, name: "Ada".to_owned(), language: None, created: 1 };
        store.add_guest(person).await.unwrap();
        store
    });
    let told = run(&format!("backup --data {data} --out {out} --lang en")).fine();
    assert!(told.contains(&out) && told.contains("kB"), "{told}");
    let person = runtime.block_on(async { Sqlite::open(&out).await.unwrap().person(id).await.unwrap() });
    assert_eq!(person.map(|person| person.name).as_deref(), Some("Ada"));
    drop(store);

    let again = run(&format!("backup --data {data} --out {out} --lang de")).failed();
    assert!(again.contains("gibt es schon"), "{again}");
    let nothing = run(&format!("backup --data {} --out {}", shown("none.db"), shown("x.db"))).failed();
    assert!(nothing.contains("none.db") && !folder.path().join("none.db").exists(), "{nothing}");
    let nowhere = run(&format!("backup --data {data} --out {}", shown("no/folder/x.db"))).failed();
    assert!(nowhere.contains("could not be copied"), "{nowhere}");
}

#[test]
fn a_small_load_loses_nothing() {
    let report: Value =
        serde_json::from_str(&run("load --tables 3 --rate 30 --seconds 2 --json").fine()).unwrap();
    assert!(report["moves"].as_u64().unwrap() >= 30, "{report}");
    for count in ["lost", "doubled", "errors"] {
        assert_eq!(report[count], 0, "{report}");
    }
    assert!(report["p99_ms"].as_f64().unwrap() >= report["p50_ms"].as_f64().unwrap(), "{report}");
}

#[test]
fn a_load_knows_its_bounds() {
    for (line, words) in [
        ("load --tables 0", "from 1 to 2000"),
        ("load --tables 5000", "from 1 to 2000"),
        ("load --rate 99999", "from 1 to 5000"),
        ("load --seconds 3600", "from 1 to 600"),
        ("load --address 192.0.2.1:80", "not on this machine"),
        ("load --address 127.0.0.1:1 --tables 1", "could not sit down"),
    ] {
        let told = run(&format!("{line} --lang en")).failed();
        assert!(told.contains(words), "{line}: {told}");
    }
}

/// A table with two at one screen; its id and the cookie.
fn open(server: &Server) -> (String, String) {
    let seats = json!([{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]);
    let body = json!({"game": "krumme-pfade", "seats": seats});
    let (cookie, opened) = server.ask("POST", "/tables", "", Some(&body));
    let opened: Value = serde_json::from_str(&opened).unwrap();
    let (id, cookie) = (opened["id"].as_str().unwrap().to_owned(), cookie.unwrap());
    // Where a table waits for what its players add to the dice.
    server.try_ask("POST", &format!("/tables/{id}/part"), &cookie, Some(&json!({"part": "5a".repeat(32)})));
    (id, cookie)
}

fn play(server: &Server, id: &str, cookie: &str) {
    let table = server.get(&format!("/tables/{id}"), cookie);
    let seat = &table["waiting"][0];
    let moves = server.get(&format!("/tables/{id}/moves?seat={seat}"), cookie);
    let choice = &moves["moves"][0]["text"];
    let body = json!({"seat": seat, "move": choice, "ply": table["ply"], "epoch": table["epoch"]});
    server.ask("POST", &format!("/tables/{id}/play"), cookie, Some(&body));
}

fn plies(data: &Path, id: &str) -> u32 {
    let runtime = Runtime::new().unwrap();
    runtime
        .block_on(async { Sqlite::open(data).await.unwrap().table(id.parse().unwrap()).await.unwrap().plies })
}

/// A server plays on after the copy and is killed: the copy is put back, and what was lost by that is still there.
#[test]
fn a_copy_is_put_back_after_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let shown = |name: &str| path(name).display().to_string();
    let (data, copy) = (shown("kept.db"), shown("copy.db"));
    let server = Server::over(&path("kept.db"));
    let (id, cookie) = open(&server);
    for _ in 0..4 {
        play(&server, &id, &cookie);
    }
    run(&format!("backup --data {data} --out {copy}")).fine();
    for _ in 0..3 {
        play(&server, &id, &cookie);
    }
    let told = run(&format!("restore --from {copy} --data {data} --lang en")).failed();
    assert!(told.contains(&server.process.id().to_string()) && told.contains("Stop that one"), "{told}");
    server.kill();
    assert!(path("kept.db-wal").exists(), "what a killed server leaves behind");

    let told = run(&format!("restore --from {copy} --data {data} --lang de")).fine();
    assert!(told.contains("geprüft") && told.contains("kept.db.before-restore-1"), "{told}");
    assert_eq!(plies(&path("kept.db.before-restore-1"), &id), 7);
    let server = Server::over(&path("kept.db"));
    assert_eq!(server.get(&format!("/tables/{id}"), &cookie)["ply"], 4);
    play(&server, &id, &cookie);
    server.kill();

    std::fs::write(path("bad.db"), &std::fs::read(&copy).unwrap()[..9000]).unwrap();
    let told = run(&format!("restore --from {} --data {data} --lang en", shown("bad.db"))).failed();
    assert!(told.contains("damaged"), "{told}");
    assert_eq!(plies(&path("kept.db"), &id), 5, "nothing was changed");
    run(&format!("restore --from {data} --data {data}")).failed();
    run(&format!("restore --from {} --data {data}", shown("none.db"))).failed();
}

#[test]
fn a_second_server_is_refused_and_told_of_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("kept.db");
    let first = Server::over(&data);
    let arguments = ["serve", "--no-open", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()];
    let told = call(arguments, "").failed();
    assert!(told.contains(&format!("process {}", first.process.id())), "{told}");
    assert_eq!(first.status("/healthz"), 200);
    first.kill();
    Server::over(&data).kill();
}

/// The file is damaged where opening does not look; only whoever was not closed in order is looked through.
#[test]
fn a_damaged_file_is_refused_after_an_end_that_was_not_orderly() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("kept.db");
    Server::over(&data).kill();
    let copy = folder.path().join("copy.db");
    run(&format!("backup --data {} --out {}", data.display(), copy.display())).fine();
    let mut bytes = std::fs::read(&copy).unwrap();
    let half = bytes.len() / 2;
    bytes[half..].fill(0x5a);
    std::fs::write(&data, bytes).unwrap();
    for journal in ["kept.db-wal", "kept.db-shm"] {
        let _ = std::fs::remove_file(folder.path().join(journal));
    }
    let arguments = ["serve", "--no-open", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()];
    let told = call(arguments, "").failed();
    assert!(told.contains("damaged") && told.contains("restore"), "{told}");
    run(&format!("restore --from {} --data {}", copy.display(), data.display())).fine();
    Server::over(&data).kill();
}

/// A file that may not grow is as a disk that is full: nothing can be written, and /healthz says so.
#[cfg(unix)]
#[test]
fn a_full_disk_is_not_healthy() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("kept.db");
    // Once, so that the file is there and small.
    Server::over(&data).kill();
    let mut shell = Command::new("sh");
    let server = program(["serve"]);
    // The signal that the system sends is passed over, as a server has to live on when its disk is full.
    let line = r#"trap '' XFSZ; ulimit -f 100; exec "$0" serve --no-open --listen 127.0.0.1:0 --data "$1""#;
    shell.args(["-c", line]).arg(server.get_program()).arg(&data);
    shell.stdin(std::process::Stdio::null());
    shell.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::null());
    let server = Server::of(shell);
    // A little room is left; every guest and every look at the health takes some.
    for _ in 0..20 {
        server.post_status("/api/v1/me/name", &json!({"name": "Ada"}));
    }
    assert_eq!(server.post_status("/api/v1/me/name", &json!({"name": "Ada"})), 500);
    let mut health = server.status("/healthz");
    for _ in 0..20 {
        if health == 503 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(2100));
        health = server.status("/healthz");
    }
    assert_eq!(health, 503);
    assert_eq!(server.status("/help"), 200, "what needs no writing goes on");
    server.kill();
    let server = Server::over(&data);
    assert_eq!(server.status("/healthz"), 200, "with room it is well again");
    server.kill();
}

//! Copies of what a server keeps, and what a server can bear.

use super::run;
use serde_json::Value;
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

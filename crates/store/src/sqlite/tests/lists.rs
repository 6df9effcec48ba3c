//! Lists stay quick however many tables there are: the database says by which index it finds them.

use super::super::tables::{ENDED_OF, HELD, OPEN, PUBLIC_RUNNING, RUNNING_OF};
use super::Sqlite;
use crate::conformance::{guest, new_table, playing};
use crate::{Chair, ChairChange, Finish, Occupant, PersonId, Store, TableId, TableState};
use sqlx::Row;
use table::Seat;

/// The plan of a statement, one line a step.
async fn plan(store: &Sqlite, sql: &'static str) -> String {
    let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
    let rows = sqlx::query(explain).fetch_all(&store.read).await.expect("a plan");
    rows.iter().map(|row| row.get::<String, _>("detail")).collect::<Vec<_>>().join("\n")
}

#[tokio::test]
async fn no_list_walks_through_all_tables() {
    let store = Sqlite::in_memory().await.expect("a store");
    let latest = "SELECT max(moved) FROM tables";
    let guests = "SELECT id, created FROM people WHERE guest = 1 AND created >= ?1 AND created < ?2
                  ORDER BY created LIMIT ?3";
    for (name, sql, index) in [
        ("running_of", RUNNING_OF, "SEARCH a USING PRIMARY KEY (person=? AND ended=?)"),
        ("ended_of", ENDED_OF, "SEARCH attendance USING PRIMARY KEY (person=? AND ended>? AND ended<?)"),
        ("held", HELD, "SEARCH a USING PRIMARY KEY (person=? AND ended=?)"),
        ("open", OPEN, "INDEX tables_by_state (state=? AND visibility=?)"),
        ("public_running", PUBLIC_RUNNING, "INDEX tables_by_move (state=? AND visibility=?)"),
        ("latest", latest, "INDEX tables_moved"),
        ("guests", guests, "INDEX guests_by_age (created>? AND created<?)"),
    ] {
        let plan = plan(&store, sql).await;
        assert!(plan.contains(index), "{name}:\n{plan}");
        for walk in ["SCAN tables\n", "SCAN t\n", "SCAN a\n", "SCAN attendance\n", "SCAN people\n"] {
            assert!(!format!("{plan}\n").contains(walk), "{name}:\n{plan}");
        }
    }
}

/// Whose tables these are, as it was asked before there was an index for it.
async fn plainly(store: &Sqlite, person: PersonId, running: bool) -> Vec<String> {
    let states = if running { "('gathering', 'playing')" } else { "('over', 'broken off')" };
    let sql = format!(
        "SELECT id FROM tables t WHERE t.state IN {states}
           AND (t.owner = ?1 OR t.id IN (SELECT table_id FROM chairs WHERE person = ?1)) ORDER BY id"
    );
    let query = sqlx::query_scalar(sqlx::AssertSqlSafe(sql)).bind(person.to_string());
    query.fetch_all(&store.read).await.expect("a list")
}

/// People come, go, hand over, end: the index always says what the plain question does.
#[tokio::test]
async fn the_index_of_tables_agrees_with_the_plain_question() {
    let store = Sqlite::in_memory().await.expect("a store");
    let mut people = Vec::new();
    for name in ["Ada", "Eve", "Zoe", "Kim"] {
        people.push(guest(&store, name).await);
    }
    let mut luck = 7_u64;
    let mut draw = |bound: u64| {
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (luck >> 33) % bound
    };
    let mut opened = 0;
    for step in 0..400 {
        let table = TableId::from_bits(1 + draw(opened.max(1)));
        let person = people[draw(4) as usize];
        match draw(5) {
            0 | 1 => {
                opened += 1;
                let mut new = new_table(opened, person, people[draw(4) as usize]);
                if draw(2) == 0 {
                    new.chairs[0].occupant = Occupant::Open;
                }
                store.create(new).await.expect("a table");
            }
            2 | 3 if opened > 0 => {
                let seat = draw(2) as u8;
                let before = store.table(table).await.expect("a table").chairs.remove(usize::from(seat));
                let occupant = if draw(3) == 0 { Occupant::Open } else { Occupant::Person(person) };
                let chair = Chair::new(Seat(seat), occupant);
                let change = ChairChange { table, expect: (before.occupant, before.takeover), chair };
                // A table that has ended refuses it.
                let _ = store.change_chair(change).await;
            }
            _ if opened > 0 => {
                let state = if draw(2) == 0 { TableState::Over } else { TableState::BrokenOff };
                let finish = Finish { table, state, at: 9_000 + step, outcome: None, places: vec![] };
                store.finish(finish).await.expect("an end");
            }
            _ => {}
        }
    }
    people[3] = {
        let account = guest(&store, "Account").await;
        store.claim(account, "Account".to_owned(), "hash".to_owned()).await.expect("an account");
        store.adopt(people[3], account).await.expect("all that Kim had");
        account
    };
    for person in people {
        let sorted = |tables: Vec<crate::StoredTable>| {
            let mut ids: Vec<String> = tables.iter().map(|table| table.id.to_string()).collect();
            ids.sort();
            ids
        };
        let running = store.running_of(person, 999).await.expect("a list");
        assert!(running.is_sorted_by_key(|table| core::cmp::Reverse(table.moved)));
        assert_eq!(sorted(running), plainly(&store, person, true).await);
        let ended = store.ended_of(person, i64::MAX, 999).await.expect("a list");
        assert!(!ended.is_empty() && ended.is_sorted_by_key(|table| core::cmp::Reverse(table.ended)));
        assert_eq!(sorted(ended), plainly(&store, person, false).await);
    }
}

/// A table at which 100,000 lines were said is read as quickly as one at which a hundred were.
#[tokio::test]
async fn waking_reads_the_last_lines_of_a_long_chat_only() {
    let store = Sqlite::in_memory().await.expect("a store");
    let (ada, eve) = (guest(&store, "Ada").await, guest(&store, "Eve").await);
    let mut costs = Vec::new();
    for (number, lines) in [(1_u64, 100_i64), (2, 100_000)] {
        let id = playing(&store, number, ada, eve).await;
        sqlx::query(
            "WITH RECURSIVE line (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM line WHERE number < ?2)
             INSERT INTO chat (table_id, number, person, name, text, at) SELECT ?1, number, ?3, 'Ada', 'hm', 1 FROM line",
        )
        .bind(id.to_string())
        .bind(lines)
        .bind(ada.to_string())
        .execute(&store.read)
        .await
        .expect("chat");
        let count = super::growth::counter(&store).await;
        store.table(id).await.expect("a table");
        assert_eq!(store.chat_page(id, None, 100).await.expect("chat").len(), 100);
        costs.push(count.load(core::sync::atomic::Ordering::Relaxed));
    }
    assert!(costs[0] > 0 && costs[1] <= costs[0] + 8, "{costs:?} instructions");
}

//! Long matches: taken up at keyframes, told in pages, and the same as if they were played from the start.

use crate::house::{Guest, House, Luck, me, open, play_on, quick, sitting};
use crate::skirmish::Skirmish;
use axum::http::Method;
use serde_json::{Value, json};
use server::Settings;
use std::path::Path;
use std::sync::Arc;
use store::Sqlite;
use table::{Edition, KEYFRAME, Record};

fn at(id: &str, what: &str) -> String {
    format!("/api/v1/tables/{id}/{what}")
}

pub(crate) fn shelf_with_skirmish() -> shelf::Shelf {
    shelf::shelf().clone().with(Arc::new(Edition::<Skirmish>::newest()))
}

async fn house_over(file: &Path) -> House {
    House::with_shelf(Sqlite::open(file).await.unwrap(), quick(), shelf_with_skirmish())
}

/// A table at which one guest has all seats.
async fn alone(guest: &mut Guest, game: &str, options: Value) -> String {
    let seats = [me(), json!({"kind": "hotseat", "name": "Ben"})];
    let body = json!({"game": game, "seats": seats, "options": options});
    guest.open_as(body).await
}

/// What a guest can learn of a table, without what depends on the moment.
async fn seen(guest: &mut Guest, id: &str) -> Vec<Value> {
    let mut all = Vec::new();
    for eyes in ["spectator", "0", "1"] {
        let mut table = guest.get(&at(id, &format!("?as={eyes}")).replace("/?", "?")).await;
        for field in ["now", "news_id"] {
            table.as_object_mut().unwrap().remove(field);
        }
        for seat in table["seats"].as_array_mut().unwrap() {
            seat.as_object_mut().unwrap().remove("thinking");
            seat.as_object_mut().unwrap().remove("online");
        }
        all.push(table);
        all.push(json!(guest.text(&at(id, &format!("picture?as={eyes}"))).await.1));
        all.push(guest.get(&at(id, &format!("log?as={eyes}&before=40"))).await);
    }
    all.push(json!(guest.text(&at(id, "record")).await.1));
    all
}

async fn move_on(guest: &mut Guest, id: &str, plies: usize, luck: &mut Luck) -> Vec<Value> {
    let mut views = Vec::new();
    for _ in 0..plies {
        let table = guest.table(id).await;
        views.push(table["view"].clone());
        let Some(seat) = table["waiting"].as_array().unwrap().first().and_then(Value::as_u64) else { break };
        guest.move_somehow(id, seat, luck).await;
    }
    views
}

/// The same match as the server that played it has it, woken from keyframes, and from the start because all keyframes are
/// spoilt: every view, picture, page of the log, count of undo and record.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_is_taken_up_is_the_match_that_was_played() {
    let mut with_keyframes = 0;
    for game in shelf::IDS.iter().copied().chain(["skirmish"]) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("waldpfade.db");
        let house = house_over(&file).await;
        let mut guest = house.guest();
        let options = if game == "skirmish" { json!({"lives": 200, "shields": 40}) } else { Value::Null };
        let id = alone(&mut guest, game, options).await;
        let views = move_on(&mut guest, &id, 3 * KEYFRAME + 5, &mut Luck(3)).await;
        let before = seen(&mut guest, &id).await;
        let row = house.app.store.table(id.parse().unwrap()).await.unwrap();
        let newest = house.app.store.keyframe(row.id, row.plies).await.unwrap();
        assert_eq!(newest.map_or(0, |newest| newest.ply), row.plies - row.plies % KEYFRAME as u32, "{game}");
        with_keyframes += row.plies / KEYFRAME as u32;

        let woken = house_over(&file).await;
        let mut guest = guest.at(&woken);
        assert_eq!(seen(&mut guest, &id).await, before, "{game}, from keyframes");

        for ply in (1..=row.plies).filter(|ply| ply % KEYFRAME as u32 == 0) {
            let spoilt = json!({"position": "spoilt"});
            woken.app.store.put_keyframe(row.id, ply, row.epoch, spoilt).await.unwrap();
        }
        let replayed = house_over(&file).await;
        let mut guest = guest.at(&replayed);
        assert_eq!(seen(&mut guest, &id).await, before, "{game}, from the start");
        // What was spoilt is mended as far as the way went.
        let newest = replayed.app.store.keyframe(row.id, row.plies.saturating_sub(40)).await.unwrap();
        assert!(newest.is_none_or(|newest| newest.position["moved"].is_array()), "{game}");

        let (_, record) = guest.text(&at(&id, "record")).await;
        let record = Record::read(&record).unwrap();
        let shelf = shelf_with_skirmish();
        assert!(shelf.find(game).unwrap().replay(&record).is_ok(), "{game}: a record that holds");
        assert_eq!(record.moves.len(), row.plies as usize);

        // Further back than anything that is awake.
        if row.state == store::TableState::Playing {
            let undone = guest.post(&at(&id, "undo"), json!({"plies": row.plies - 10})).await;
            assert_eq!((&undone["done"], &undone["ply"]), (&json!(true), &json!(10)), "{game}");
            assert_eq!(guest.table(&id).await["view"], views[10], "{game}");
            let again = house_over(&file).await;
            assert_eq!(guest.at(&again).table(&id).await["view"], views[10], "{game}");
        }
    }
    assert!(with_keyframes > 4, "{with_keyframes} keyframes were written");
}

/// A table that branched off has plies of its own, and so have its keyframes.
#[tokio::test(flavor = "multi_thread")]
async fn a_branch_is_taken_up_by_its_own_count() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("waldpfade.db");
    let house = house_over(&file).await;
    let mut guest = house.guest();
    let id = alone(&mut guest, "skirmish", json!({"lives": 60, "shields": 0})).await;
    move_on(&mut guest, &id, 1000, &mut Luck(1)).await;
    assert_eq!(guest.table(&id).await["state"], "over");
    let branch = json!({"ply": 21, "level": "random"});
    let branched = guest.post(&at(&id, "branch"), branch).await["id"].as_str().unwrap().to_owned();
    let seat = guest.table(&branched).await["me"][0].as_u64().unwrap();
    let mut luck = Luck(2);
    while guest.table(&branched).await["ply"].as_u64().unwrap() < 150 {
        let table = guest.table(&branched).await;
        if table["waiting"] == json!([seat]) {
            guest.move_somehow(&branched, seat, &mut luck).await;
        }
        tokio::task::yield_now().await;
    }
    let stored = house.app.store.keyframe(branched.parse().unwrap(), 1000).await.unwrap().unwrap();
    assert_eq!((stored.ply, &stored.position["position"]["ply"]), (128, &json!(128 + 21)));
    house.app.close().await;
    // So slow that no computer player goes on meanwhile.
    let slow = Settings { pace: core::time::Duration::from_hours(1), ..quick() };
    let woken = House::with_shelf(Sqlite::open(&file).await.unwrap(), slow, shelf_with_skirmish());
    let mut guest = guest.at(&woken);
    let table = guest.table(&branched).await;
    let ply = table["ply"].as_u64().unwrap();
    assert!(ply >= 150);
    assert_eq!(table["log"].as_array().unwrap().last().unwrap()["ply"], json!(ply));
    // A computer that was thinking when the table woke may still move once: compared is a moment at which nobody did.
    for _ in 0..20 {
        let ply = guest.table(&branched).await["ply"].clone();
        let (_, now) = guest.text(&at(&branched, "picture")).await;
        let (_, there) = guest.text(&at(&branched, &format!("picture?ply={ply}"))).await;
        if guest.table(&branched).await["ply"] == ply {
            assert_eq!(now, there);
            return;
        }
    }
    panic!("the table never comes to rest");
}

/// Pages put together are the whole log, each entry once.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_comes_in_pages() {
    let house = House::with_shelf(Sqlite::in_memory().await.unwrap(), quick(), shelf_with_skirmish());
    let mut guest = house.guest();
    let id = alone(&mut guest, "skirmish", json!({"lives": 200, "shields": 40})).await;
    move_on(&mut guest, &id, 97, &mut Luck(5)).await;
    let table = guest.table(&id).await;
    assert_eq!(table["log_from"], json!(58));
    let mut log: Vec<Value> = table["log"].as_array().unwrap().clone();
    let mut before = table["log_from"].as_u64().unwrap();
    let mut pages = 0;
    loop {
        let page = guest.get(&at(&id, &format!("log?before={before}"))).await;
        log.splice(0..0, page["entries"].as_array().unwrap().clone());
        before = page["from"].as_u64().unwrap();
        pages += 1;
        if page["more"] == json!(false) {
            break;
        }
    }
    assert_eq!((before, pages), (1, 2));
    let plies: Vec<u64> = log.iter().map(|entry| entry["ply"].as_u64().unwrap()).collect();
    assert_eq!(plies, (1..=97).collect::<Vec<u64>>());
    let nothing = guest.get(&at(&id, "log?before=1")).await;
    assert_eq!(nothing, json!({"entries": [], "from": 1, "more": false}));
}

/// A replay comes in pages too, and the sheets are those of the ply that is shown.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_replay_comes_in_pages_with_the_sheets_of_every_ply() {
    let house = House::with_shelf(Sqlite::in_memory().await.unwrap(), quick(), shelf_with_skirmish());
    let mut guest = house.guest();
    let id = alone(&mut guest, "skirmish", json!({"lives": 140, "shields": 0})).await;
    // Each strike is answered with a pass, as nobody has a shield: 279 strikes until one has no life left.
    move_on(&mut guest, &id, 600, &mut Luck(5)).await;
    let first = guest.get(&at(&id, "replay")).await;
    let second = guest.get(&at(&id, "replay?from=513")).await;
    let plies = |page: &Value| -> Vec<u64> {
        page["steps"].as_array().unwrap().iter().map(|step| step["ply"].as_u64().unwrap()).collect()
    };
    assert_eq!((&first["plies"], &first["from"], &first["more"]), (&json!(558), &json!(1), &json!(true)));
    assert_eq!((&second["from"], &second["more"]), (&json!(513), &json!(false)));
    assert_eq!([plies(&first), plies(&second)].concat(), (1..=558).collect::<Vec<u64>>());
    assert_eq!(guest.get(&at(&id, "replay?from=559")).await["steps"], json!([]));
    assert_eq!(guest.refused(Method::GET, &at(&id, "replay?from=560"), Value::Null).await, "bad_request");

    for (ply, lives) in [(0, [140, 140]), (1, [140, 140]), (2, [140, 139]), (4, [139, 139]), (558, [1, 0])] {
        let sheets = guest.get(&at(&id, &format!("panels?as=spectator&ply={ply}"))).await;
        let left = [0, 1].map(|seat| sheets["scores"][seat]["total"].as_i64().unwrap());
        assert_eq!(left, lives, "ply {ply}");
        assert_eq!(sheets["out"], json!([]));
    }
    assert_eq!(guest.refused(Method::GET, &at(&id, "panels?ply=559"), Value::Null).await, "bad_request");
}

/// Whoever has a picture is not sent it again.
#[tokio::test(flavor = "multi_thread")]
async fn pictures_and_sheets_have_tags() {
    let house = House::new().await;
    let mut guest = house.guest();
    let id = alone(&mut guest, "pixies", Value::Null).await;
    for path in ["picture?as=0", "panels?as=0"] {
        let (status, tag, body) = guest.tagged(&at(&id, path), None).await;
        assert!(status == 200 && !body.is_empty());
        let (status, again, body) = guest.tagged(&at(&id, path), Some(&tag)).await;
        assert_eq!((status.as_u16(), &again, body.as_str()), (304, &tag, ""), "{path}");
        move_on(&mut guest, &id, 6, &mut Luck(1)).await;
        assert_eq!(guest.tagged(&at(&id, path), Some(&tag)).await.0, 200, "{path}");
    }
    let panels = guest.get(&at(&id, "panels?as=0")).await;
    assert_eq!(panels["panels"], guest.get(&format!("/api/v1/tables/{id}?as=0")).await["panels"]);
    assert!(panels["panels"][0]["rows"][0]["value"].is_string(), "{panels}");
    assert!(panels["scores"][1]["total"].is_number(), "{panels}");
}

async fn skirmish_of_three(options: Value) -> (House, String, Vec<Guest>) {
    let house = House::with_shelf(Sqlite::in_memory().await.unwrap(), quick(), shelf_with_skirmish());
    let mut guests: Vec<Guest> = (0..3).map(|_| house.guest()).collect();
    let body = json!({"game": "skirmish", "seats": [me(), open(), open()], "options": options});
    let id = guests[0].open_as(body).await;
    for guest in &mut guests[1..] {
        guest.post(&at(&id, "join"), sitting()).await;
    }
    (house, id, guests)
}

/// A pass that changes nothing to be seen has nothing drawn again.
#[tokio::test(flavor = "multi_thread")]
async fn news_say_what_changed() {
    let (_house, id, mut guests) = skirmish_of_three(json!({"lives": 2, "shields": 1})).await;
    let mut stream = guests[2].news(&id).await;
    guests[0].play(&id, 0, "strike 1").await;
    let struck = stream.until("ply").await.data;
    assert_eq!((&struck["picture"], &struck["panels"]), (&json!(true), &json!(false)));
    guests[1].play(&id, 1, "pass").await;
    let passed = stream.until("ply").await.data;
    assert_eq!((&passed["picture"], &passed["panels"]), (&json!(false), &json!(false)));
    guests[2].play(&id, 2, "pass").await;
    let hit = stream.until("ply").await.data;
    assert_eq!((&hit["picture"], &hit["panels"]), (&json!(true), &json!(true)));
    assert_eq!(hit.get("out"), None);
}

/// Whoever is out is asked for nothing: those who are left decide.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_out_has_no_vote() {
    let (_house, id, mut guests) = skirmish_of_three(json!({"lives": 1, "shields": 1})).await;
    let mut stream = guests[0].news(&id).await;
    guests[2].post(&at(&id, "vote"), json!({"end": true})).await;
    guests[0].play(&id, 0, "strike 1").await;
    guests[1].play(&id, 1, "pass").await;
    guests[2].play(&id, 2, "pass").await;
    let last = loop {
        let ply = stream.until("ply").await.data;
        if ply["ply"] == json!(3) {
            break ply;
        }
    };
    assert_eq!(last["out"], json!([1]));
    let table = guests[0].table(&id).await;
    assert_eq!((&table["out"], &table["state"]), (&json!([1]), &json!("playing")));
    // Undo: the one who is out is not waited for.
    guests[2].post(&at(&id, "undo"), json!({"plies": 3})).await;
    assert_eq!(guests[1].table(&id).await["undo"]["missing"], json!([0]));
    guests[0].post(&at(&id, "undo/answer"), json!({"agree": false})).await;
    guests[0].post(&at(&id, "vote"), json!({"end": true})).await;
    assert_eq!(guests[0].table(&id).await["state"], "broken_off");
}

/// Windows are answered for whoever does not want to be asked; nobody else sees what he has set, and it stays.
#[tokio::test(flavor = "multi_thread")]
async fn windows_are_answered_for_whoever_wants_it() {
    let settings = Settings { sleep_after: core::time::Duration::ZERO, ..quick() };
    let house = House::with_shelf(Sqlite::in_memory().await.unwrap(), settings, shelf_with_skirmish());
    let mut guests: Vec<Guest> = (0..3).map(|_| house.guest()).collect();
    let body =
        json!({"game": "skirmish", "seats": [me(), open(), open()], "options": {"lives": 5, "shields": 1}});
    let id = guests[0].open_as(body).await;
    for guest in &mut guests[1..] {
        guest.post(&at(&id, "join"), sitting()).await;
    }
    assert_eq!(guests[2].table(&id).await["auto_pass"], json!(null), "nobody was asked for a reaction yet");
    let set = |seat: u8, pass: &str| json!({"seat": seat, "pass": pass});
    let path = at(&id, "auto-pass");
    assert_eq!(guests[1].refused(Method::POST, &path, set(2, "unable")).await, "not_your_seat");
    assert_eq!(guests[1].refused(Method::POST, &path, set(1, "sometimes")).await, "bad_request");
    guests[2].post(&path, set(2, "unconcerned")).await;
    guests[0].play(&id, 0, "strike 1").await;
    let table = guests[2].table(&id).await;
    assert_eq!((&table["waiting"], &table["ply"]), (&json!([1]), &json!(2)), "seat 2 was not asked");
    assert_eq!(
        (&table["auto_pass"], &guests[1].table(&id).await["auto_pass"]),
        (&json!("unconcerned"), &json!("never"))
    );
    assert_eq!(guests[1].get(&format!("/api/v1/tables/{id}?as=spectator")).await["auto_pass"], json!(null));
    assert!(house.hall_sleeps().await);
    assert_eq!(guests[2].table(&id).await["auto_pass"], "unconcerned", "it is kept");
    guests[1].play(&id, 1, "block").await;
    guests[1].post(&path, set(1, "unable")).await;
    guests[1].play(&id, 1, "strike 2").await;
    let table = guests[2].table(&id).await;
    assert_eq!(table["waiting"], json!([0, 2]), "seat 2 is struck at, so it is asked");
    guests[2].play(&id, 2, "pass").await;
    guests[0].play(&id, 0, "pass").await;
    guests[2].play(&id, 2, "strike 1").await;
    assert_eq!(guests[2].table(&id).await["waiting"], json!([0]), "seat 1 has no shield left");
    // Setting it while one is asked answers at once.
    guests[0].post(&path, set(0, "unconcerned")).await;
    assert_eq!(guests[2].table(&id).await["waiting"], json!([0]), "its own turn");
    assert!(play_on(&mut guests, &id, 400, &mut Luck(9)).await < 400, "it comes to an end");
}

/// Plies of computers between which nobody is waited for are one run.
#[tokio::test(flavor = "multi_thread")]
async fn a_run_of_computers_is_one_turn() {
    let house = House::with_shelf(Sqlite::in_memory().await.unwrap(), quick(), shelf_with_skirmish());
    let mut guest = house.guest();
    let seats = [me(), crate::house::computer("random"), crate::house::computer("random")];
    let body = json!({"game": "skirmish", "seats": seats, "options": {"lives": 3, "shields": 0}});
    let id = guest.open_as(body).await;
    let mut stream = guest.news(&id).await;
    guest.play(&id, 0, "strike 1").await;
    let mut turns = Vec::new();
    for _ in 0..4 {
        turns.push(stream.until("ply").await.data["turn"].as_u64().unwrap());
    }
    assert_eq!(turns, [1, 2, 2, 2], "two passes, and the strike of the next one");
}

/// Whoever has the picture already is sent nothing, and whoever has not gets it compressed.
#[tokio::test]
async fn a_picture_is_sent_once_and_packed() {
    let house = House::new().await;
    let mut guest = house.guest();
    let id = guest.open("pixies", &[me(), open()]).await;
    house.guest().post(&at(&id, "join"), sitting()).await;
    let path = at(&id, "picture");
    let plain = guest.text(&path).await.1.len();
    let (bytes, tag) = guest.weigh(&path, "").await;
    assert!(bytes > 0 && bytes * 2 < plain, "{bytes} of {plain}");
    assert_eq!(guest.weigh(&path, &tag).await, (0, tag));
}

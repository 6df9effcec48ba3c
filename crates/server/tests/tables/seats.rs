//! Sitting down, leaving, standing in, voting, talking; and what is refused to others.

use crate::house::{House, Luck, computer, me, open, pair, play_on, quick, sitting};
use axum::http::Method;
use core::time::Duration;
use serde_json::{Value, json};
use server::Settings;
use store::Sqlite;

fn at(id: &str, what: &str) -> String {
    format!("/api/v1/tables/{id}/{what}")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_begins_when_the_last_seat_is_taken() {
    let house = House::new().await;
    let (mut host, mut friend, mut late) = (house.guest(), house.guest(), house.guest());
    let id = host.open("pixies", &[me(), open(), computer("easy")]).await;
    let gathering = host.table(&id).await;
    assert_eq!((&gathering["state"], &gathering["host"]), (&json!("gathering"), &json!(true)));
    assert_eq!(gathering["view"], Value::Null);
    let mut stream = friend.news(&id).await;
    let joined = friend.post(&at(&id, "join"), json!({"seat": 1, "part": "5a".repeat(32)})).await;
    assert_eq!(joined, json!({"seat": 1, "state": "playing"}));
    assert_eq!(friend.post(&at(&id, "join"), sitting()).await["seat"], json!(1), "who sits, sits");
    let reset = stream.until("reset").await;
    assert_eq!(reset.data["why"], "start");
    assert_eq!(late.refused(Method::POST, &at(&id, "join"), sitting()).await, "stale");
    let watched = late.table(&id).await;
    assert_eq!((&watched["me"], &watched["seen_by"]), (&json!([]), &Value::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_taken_by_one_only() {
    let house = House::new().await;
    let mut host = house.guest();
    let id = host.open("pixies", &[me(), open(), open()]).await;
    let joins: Vec<_> = (0..6)
        .map(|_| {
            let (mut guest, path) = (house.guest(), at(&id, "join"));
            tokio::spawn(async move { guest.ask(Method::POST, &path, Some(&json!({"seat": 1}))).await.0 })
        })
        .collect();
    let mut seated = 0;
    for join in joins {
        seated += usize::from(join.await.unwrap().is_success());
    }
    assert_eq!(seated, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_starts_without_those_who_do_not_come() {
    let house = House::new().await;
    let (mut host, mut other) = (house.guest(), house.guest());
    let id = host.open("krumme-pfade", &[me(), open()]).await;
    assert_eq!(other.refused(Method::POST, &at(&id, "start"), json!({})).await, "no_person");
    other.post(&at(&id, "chat"), json!({"text": "hello"})).await;
    assert_eq!(other.refused(Method::POST, &at(&id, "start"), json!({})).await, "forbidden");
    host.post(&at(&id, "start"), json!({"level": "random"})).await;
    let table = host.table(&id).await;
    assert_eq!((&table["state"], &table["seats"][1]["level"]), (&json!("playing"), &json!("random")));
    assert_eq!(table["chat"][0]["text"], "hello");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_before_the_match_frees_the_seat() {
    let house = House::new().await;
    let (mut host, mut friend) = (house.guest(), house.guest());
    let id = host.open("pixies", &[me(), open(), open()]).await;
    friend.post(&at(&id, "join"), sitting()).await;
    friend.post(&at(&id, "leave"), json!({})).await;
    assert_eq!(host.table(&id).await["seats"][1]["kind"], "open");
    host.post(&at(&id, "leave"), json!({})).await;
    assert_eq!(host.table(&id).await["state"], "broken_off", "nobody is left");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_stands_in_for_who_leaves_and_gives_the_seat_back() {
    let house = House::new().await;
    let (id, mut guests) = pair(&house, "krumme-pfade").await;
    let mut stream = guests[1].news(&id).await;
    guests[0].post(&at(&id, "leave"), json!({})).await;
    while stream.until("seat").await.data["seats"][0]["standin"] != json!(true) {}
    let ply = stream.until("ply").await;
    assert_eq!((&ply.data["seat"], &ply.data["ply"]), (&json!(0), &json!(1)), "the computer moved");
    let own = guests[0].table(&id).await;
    assert_eq!(own["me"], json!([0]), "the seat is still his");
    guests[0].post(&at(&id, "takeback"), json!({"seat": 0})).await;
    guests[1].move_somehow(&id, 1, &mut Luck(1)).await;
    guests[0].move_somehow(&id, 0, &mut Luck(1)).await;
    assert_eq!(guests[0].table(&id).await["ply"], json!(3));
    assert_eq!(
        guests[1].refused(Method::POST, &at(&id, "takeback"), json!({"seat": 0})).await,
        "not_your_seat"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn while_a_computer_stands_in_the_person_has_to_take_the_seat_back_first() {
    let settings = Settings { pace: Duration::from_hours(1), ..quick() };
    let house = House::with(Sqlite::in_memory().await.unwrap(), settings);
    let (id, mut guests) = pair(&house, "krumme-pfade").await;
    let choice = guests[0].moves(&id, 0).await.remove(0);
    guests[0].post(&at(&id, "leave"), json!({})).await;
    let body = json!({"seat": 0, "move": choice, "ply": 0, "epoch": 0});
    assert_eq!(guests[0].refused(Method::POST, &at(&id, "play"), body.clone()).await, "not_your_turn");
    guests[0].post(&at(&id, "takeback"), json!({"seat": 0})).await;
    guests[0].post(&at(&id, "play"), body).await;
}

/// A computer player that waits for people to follow moves at once when it is hurried.
#[tokio::test(flavor = "multi_thread")]
async fn computers_can_be_hurried() {
    let settings = Settings { pace: Duration::from_hours(1), ..quick() };
    let house = House::with(Sqlite::in_memory().await.unwrap(), settings);
    let mut guest = house.guest();
    let id = guest.open("krumme-pfade", &[computer("expert"), me()]).await;
    let mut stream = guest.news(&id).await;
    assert_eq!(guest.table(&id).await["seats"][0]["thinking"], json!(true));
    guest.post(&at(&id, "hurry"), json!({})).await;
    assert_eq!(stream.until("ply").await.data["seat"], json!(0));
    let mut stranger = house.guest();
    assert_eq!(stranger.refused(Method::POST, &at(&id, "hurry"), json!({})).await, "no_person");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_ends_early_if_all_who_play_agree() {
    let house = House::new().await;
    let (id, mut guests) = pair(&house, "fairy-trails").await;
    play_on(&mut guests, &id, 2, &mut Luck(1)).await;
    let mut stream = guests[1].news(&id).await;
    guests[0].post(&at(&id, "vote"), json!({"end": true})).await;
    assert_eq!(stream.until("vote").await.data["votes"], json!([0]));
    guests[0].post(&at(&id, "vote"), json!({"end": false})).await;
    guests[1].post(&at(&id, "vote"), json!({"end": true})).await;
    assert_eq!(guests[0].table(&id).await["state"], "playing");
    guests[0].post(&at(&id, "vote"), json!({"end": true})).await;
    let over = stream.until("over").await;
    assert_eq!(over.data["outcome"], Value::Null);
    let table = guests[0].table(&id).await;
    assert_eq!((&table["state"], &table["waiting"]), (&json!("broken_off"), &json!([])));
    assert!(guests[0].get(&at(&id, "dice")).await["secret"].is_string(), "the dice are shown");
}

/// Whoever asks for what is another's is refused, on every way there is.
#[tokio::test(flavor = "multi_thread")]
async fn another_s_seat_is_refused() {
    let house = House::new().await;
    for game in ["fairy-trails", "elemente"] {
        let (id, mut guests) = pair(&house, game).await;
        let seat = guests[0].table(&id).await["waiting"][0].as_u64().unwrap() as usize;
        let choice = guests[seat].moves(&id, seat as u64).await.remove(0);
        let mut stranger = house.guest();
        stranger.post(&at(&id, "chat"), json!({"text": "I only watch"})).await;
        for other in [&mut guests[1 - seat], &mut stranger] {
            for path in ["?as=", "/picture?as=", "/picture?ply=0&as=", "/news?as="] {
                let path = format!("/api/v1/tables/{id}{path}{seat}");
                assert_eq!(other.refused(Method::GET, &path, Value::Null).await, "not_your_seat", "{path}");
            }
            let preview =
                serde_urlencoded::to_string([("seat", seat.to_string()), ("move", choice.clone())]).unwrap();
            for path in
                [format!("moves?seat={seat}"), format!("hint?seat={seat}"), format!("preview?{preview}")]
            {
                let path = at(&id, &path);
                assert_eq!(other.refused(Method::GET, &path, Value::Null).await, "not_your_seat", "{path}");
            }
            let body = json!({"seat": seat, "move": choice, "ply": 0, "epoch": 0});
            assert_eq!(other.refused(Method::POST, &at(&id, "play"), body).await, "not_your_seat");
            for path in ["record", "dice", "replay"] {
                assert_eq!(other.refused(Method::GET, &at(&id, path), Value::Null).await, "hidden", "{path}");
            }
            let branch = json!({"ply": 0});
            assert_eq!(other.refused(Method::POST, &at(&id, "branch"), branch).await, "hidden");
            assert_eq!(other.refused(Method::POST, &at(&id, "rematch"), json!({})).await, "hidden");
        }
        for what in ["undo", "vote"] {
            let body = if what == "vote" { json!({"end": true}) } else { json!({}) };
            assert_eq!(stranger.refused(Method::POST, &at(&id, what), body).await, "forbidden", "{what}");
        }
        assert_eq!(guests[0].table(&id).await["ply"], json!(0));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn odd_requests_get_clear_answers() {
    let house = House::new().await;
    let mut guest = house.guest();
    let tables = "/api/v1/tables";
    let seats = json!([{"kind": "me"}, {"kind": "computer"}]);
    let odd = [
        (json!({"game": "chess", "seats": seats}), "unknown_game"),
        (json!({"game": "krumme-pfade", "seats": [{"kind": "me"}]}), "bad_options"),
        (json!({"game": "krumme-pfade", "seats": seats, "options": {"size": 99}}), "bad_options"),
        (json!({"game": "krumme-pfade", "seats": seats, "options": {"nothing": 1}}), "bad_options"),
        (json!({"game": "krumme-pfade", "seats": []}), "bad_request"),
        (json!({"game": "krumme-pfade", "seats": vec![json!({"kind": "me"}); 300]}), "bad_request"),
        (json!({"game": "krumme-pfade", "seats": [{"kind": "king"}]}), "bad_request"),
        (
            json!({"game": "krumme-pfade", "seats": [{"kind": "computer", "level": "god"}, {"kind": "me"}]}),
            "bad_request",
        ),
        (json!({"game": "krumme-pfade", "seats": seats, "part": "xyz"}), "bad_request"),
        (
            json!({"game": "krumme-pfade", "seats": seats, "clock": {"kind": "move", "seconds": 0}}),
            "bad_request",
        ),
        (json!({"game": "krumme-pfade", "seats": seats, "unknown": true}), "bad_request"),
        (json!([1, 2]), "bad_request"),
    ];
    for (body, kind) in odd {
        assert_eq!(guest.refused(Method::POST, tables, body.clone()).await, kind, "{body}");
    }
    assert_eq!(guest.refused(Method::GET, "/api/v1/tables/0000000000", Value::Null).await, "unknown_table");
    assert_eq!(guest.refused(Method::GET, "/api/v1/tables/'--", Value::Null).await, "unknown_table");
    assert_eq!(guest.refused(Method::GET, "/api/v1/nothing", Value::Null).await, "not_found");
    assert_eq!(guest.refused(Method::GET, "/api/v1/games/chess", Value::Null).await, "unknown_game");
    let long = "x".repeat(100_000);
    assert_eq!(guest.refused(Method::POST, tables, json!({"game": long, "seats": []})).await, "too_large");
    let id = guest.open("krumme-pfade", &[me(), computer("random")]).await;
    for words in [String::new(), " \n ".to_owned(), "a".repeat(501)] {
        assert_eq!(
            guest.refused(Method::POST, &at(&id, "chat"), json!({"text": words})).await,
            "bad_request"
        );
    }
    for query in ["moves", "moves?seat=x", "moves?seat=-1", "moves?seat=300"] {
        assert_eq!(guest.refused(Method::GET, &at(&id, query), Value::Null).await, "bad_request", "{query}");
    }
    assert_eq!(guest.refused(Method::GET, &at(&id, "picture?ply=99"), Value::Null).await, "bad_request");
    assert_eq!(
        guest.refused(Method::GET, &format!("{tables}/{id}?as=king"), Value::Null).await,
        "bad_request"
    );
}

/// PE-13 leaves remembering to the players: computer players get a memory with their seat, wherever they sit, and people
/// get none.
#[tokio::test(flavor = "multi_thread")]
async fn the_options_of_a_match_are_adapted_to_its_computer_players() {
    let house = House::with(
        Sqlite::in_memory().await.unwrap(),
        Settings { pace: Duration::from_hours(1), ..quick() },
    );
    let mut host = house.guest();
    let id = host.open("elemente", &[me(), computer("medium")]).await;
    assert_eq!(host.table(&id).await["options"]["recall"], json!([0, 5]));
    host.post(&at(&id, "vote"), json!({"end": true})).await;
    let record = host.text(&at(&id, "record")).await.1;
    assert!(record.contains("recall"), "the record knows what was played: {record}");
    let again = host.post(&at(&id, "rematch"), json!({})).await["id"].as_str().unwrap().to_owned();
    host.add_part(&again).await;
    assert_eq!(host.table(&again).await["options"]["recall"], json!([5, 0]), "the seats have moved on");

    let id = host.open("elemente", &[me(), open()]).await;
    assert_eq!(host.table(&id).await["options"].get("recall"), None, "nobody knows yet who comes");
    host.post(&at(&id, "start"), json!({"level": "expert"})).await;
    assert_eq!(host.table(&id).await["options"]["recall"], json!([0, 40]));
}

//! Whole games, and requests that come twice or too late.

use crate::house::{Guest, House, Luck, News, computer, me, pair, play_on, seats_of};
use axum::http::Method;
use serde_json::{Value, json};
use tokio::task::JoinHandle;

/// Two people play every game to its end, and each hears every ply in order.
#[tokio::test(flavor = "multi_thread")]
async fn whole_games_between_people_with_live_news() {
    for game in shelf::IDS {
        let house = House::new().await;
        let (id, mut guests) = pair(&house, game).await;
        let listeners = [listen(guests[0].news(&id).await), listen(guests[1].news(&id).await)];
        let made = play_on(&mut guests, &id, 2000, &mut Luck(7)).await;
        let over = guests[0].table(&id).await;
        assert_eq!(over["state"], "over", "{game} after {made} plies");
        assert_eq!(over["ply"], json!(made));
        assert!(over["outcome"]["ranking"].is_array());
        for listener in listeners {
            assert_eq!(listener.await.unwrap(), made, "{game}");
        }
    }
}

/// Counts the plies that are told, in order, until the match is over.
fn listen(mut stream: News) -> JoinHandle<usize> {
    tokio::spawn(async move {
        let mut heard = 0;
        loop {
            let event = stream.next().await.expect("the stream goes on");
            match event.kind.as_str() {
                "ply" => {
                    heard += 1;
                    assert_eq!(event.data["ply"], json!(heard));
                    assert!(event.data.to_string().len() < 1024, "{}", event.data);
                    assert!(!event.data["log"].as_array().unwrap().is_empty(), "{}", event.data);
                }
                "over" => return heard,
                "reset" => assert_ne!(event.data["why"], "missed", "nobody was slow"),
                _ => {}
            }
        }
    })
}

/// A person plays every game to its end against computer players.
#[tokio::test(flavor = "multi_thread")]
async fn whole_games_against_computers() {
    for game in shelf::IDS {
        let house = House::new().await;
        let mut guest = house.guest();
        let mut seats = vec![computer("easy"); seats_of(game)];
        seats[0] = me();
        let id = guest.open(game, &seats).await;
        let mut stream = guest.news(&id).await;
        let mut luck = Luck(3);
        loop {
            let table = guest.table(&id).await;
            if table["state"] == "over" {
                break;
            }
            if table["waiting"].as_array().unwrap().contains(&json!(0)) {
                guest.move_somehow(&id, 0, &mut luck).await;
            } else {
                stream.until("ply").await;
            }
        }
        let names: Vec<Value> = guest.table(&id).await["seats"]
            .as_array()
            .unwrap()
            .iter()
            .map(|seat| seat["name"].clone())
            .collect();
        assert!(names[1].as_str().unwrap().contains("easy"), "{names:?}");
    }
}

/// Every ply is in the store when its news are heard.
#[tokio::test(flavor = "multi_thread")]
async fn a_ply_is_stored_before_it_is_told() {
    let house = House::new().await;
    let (id, mut guests) = pair(&house, "fairy-trails").await;
    let mut stream = guests[1].news(&id).await;
    let mut luck = Luck(5);
    let table = id.parse().unwrap();
    for _ in 0..12 {
        let before = guests[0].table(&id).await;
        let seat = before["waiting"][0].as_u64().unwrap();
        let posting = {
            let mut guest = guests[seat as usize].clone();
            let (id, mut luck) = (id.clone(), Luck(luck.below(1000) as u64));
            tokio::spawn(async move { guest.move_somehow(&id, seat, &mut luck).await })
        };
        let event = stream.until("ply").await;
        let stored = house.app.store.plies_between(table, 1, u32::MAX).await.unwrap();
        assert!(stored.len() as u64 >= event.data["ply"].as_u64().unwrap());
        posting.await.unwrap();
    }
}

/// What cannot be stored is not told.
#[tokio::test(flavor = "multi_thread")]
async fn a_ply_that_cannot_be_stored_is_told_to_nobody() {
    let house = House::new().await;
    let (id, mut guests) = pair(&house, "krumme-pfade").await;
    let choice = guests[0].moves(&id, 0).await.remove(0);
    let mut stream = guests[1].news(&id).await;
    house.app.store.close().await.unwrap();
    let body = json!({"seat": 0, "move": choice, "ply": 0, "epoch": 0});
    let (status, text) = guests[0].ask(Method::POST, &format!("/api/v1/tables/{id}/play"), Some(&body)).await;
    assert!(status.is_server_error(), "{status} {text}");
    assert!(stream.all_so_far().await.iter().all(|event| event.kind != "ply"));
}

async fn play_body(guest: &mut Guest, id: &str, body: Value) -> Result<Value, String> {
    let path = format!("/api/v1/tables/{id}/play");
    let (status, text) = guest.ask(Method::POST, &path, Some(&body)).await;
    let answer: Value = serde_json::from_str(&text).unwrap();
    if status.is_success() { Ok(answer) } else { Err(answer["error"]["kind"].as_str().unwrap().to_owned()) }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_request_again_is_one_move_and_another_comes_too_late() {
    let house = House::new().await;
    let (id, mut guests) = pair(&house, "krumme-pfade").await;
    let moves = guests[0].moves(&id, 0).await;
    let body =
        |choice: &str, ply: u32, epoch: u32| json!({"seat": 0, "move": choice, "ply": ply, "epoch": epoch});
    let first = play_body(&mut guests[0], &id, body(&moves[0], 0, 0)).await.unwrap();
    assert_eq!((&first["ply"], &first["again"]), (&json!(1), &json!(false)));
    let again = play_body(&mut guests[0], &id, body(&moves[0], 0, 0)).await.unwrap();
    assert_eq!((&again["ply"], &again["again"]), (&json!(1), &json!(true)));
    assert_eq!(play_body(&mut guests[0], &id, body(&moves[1], 0, 0)).await, Err("stale".to_owned()));
    assert_eq!(play_body(&mut guests[0], &id, body(&moves[1], 1, 0)).await, Err("not_your_turn".to_owned()));
    assert_eq!(play_body(&mut guests[0], &id, body(&moves[0], 5, 0)).await, Err("stale".to_owned()));
    assert_eq!(play_body(&mut guests[0], &id, body(&moves[0], 0, 1)).await, Err("stale".to_owned()));
    let reply = guests[1].moves(&id, 1).await.remove(0);
    let answer =
        play_body(&mut guests[1], &id, json!({"seat": 1, "move": reply, "ply": 1, "epoch": 0})).await;
    assert_eq!(answer.unwrap()["ply"], json!(2));
    // Even after the reply, and as JSON after a text, the first request is recognised.
    assert_eq!(play_body(&mut guests[0], &id, body(&moves[0], 0, 0)).await.unwrap()["ply"], json!(1));
    assert_eq!(guests[0].table(&id).await["ply"], json!(2));
}

#[tokio::test(flavor = "multi_thread")]
async fn many_identical_posts_at_once_are_one_move() {
    let house = House::new().await;
    let (id, mut guests) = pair(&house, "krumme-pfade").await;
    let choice = guests[0].moves(&id, 0).await.remove(0);
    let body = json!({"seat": 0, "move": choice, "ply": 0, "epoch": 0});
    let posts: Vec<_> = (0..20)
        .map(|_| {
            let (mut guest, id, body) = (guests[0].clone(), id.clone(), body.clone());
            tokio::spawn(async move { play_body(&mut guest, &id, body).await })
        })
        .collect();
    let mut new = 0;
    for post in posts {
        let played = post.await.unwrap().unwrap();
        assert_eq!(played["ply"], json!(1));
        new += usize::from(played["again"] == json!(false));
    }
    assert_eq!(new, 1);
    assert_eq!(guests[0].table(&id).await["ply"], json!(1));
}

/// While several decide at the same time, nobody has to wait for the news of the others.
#[tokio::test(flavor = "multi_thread")]
async fn decisions_at_the_same_time_do_not_disturb_each_other() {
    let house = House::new().await;
    let (id, mut guests) = pair(&house, "elemente").await;
    let mut luck = Luck(1);
    let (ply, epoch) = loop {
        let table = guests[0].table(&id).await;
        assert_eq!(table["state"], "playing", "elemente lets all decide at once somewhere");
        if table["waiting"].as_array().unwrap().len() == 2 {
            break (table["ply"].clone(), table["epoch"].clone());
        }
        play_on(&mut guests, &id, 1, &mut luck).await;
    };
    for seat in [1, 0] {
        let choice = guests[seat].moves(&id, seat as u64).await.remove(0);
        let body = json!({"seat": seat, "move": choice, "ply": ply, "epoch": epoch});
        play_body(&mut guests[seat], &id, body).await.unwrap();
    }
    assert_eq!(guests[0].table(&id).await["ply"], json!(ply.as_u64().unwrap() + 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn illegal_moves_say_why_with_the_rule() {
    let house = House::new().await;
    let mut guest = house.guest();
    let id = guest.open("krumme-pfade", &[me(), computer("random")]).await;
    let path = format!("/api/v1/tables/{id}/play");
    let body = json!({"seat": 0, "move": "no such move", "ply": 0, "epoch": 0});
    assert_eq!(guest.refused(Method::POST, &path, body).await, "illegal_move");
    let legal = guest.moves(&id, 0).await;
    guest.play(&id, 0, &legal[0]).await;
    let mut stream = guest.news(&id).await;
    while guest.table(&id).await["ply"] != json!(2) {
        stream.until("ply").await;
    }
    // What was legal on the empty board lies on a card now.
    let body = json!({"seat": 0, "move": legal[0], "ply": 2, "epoch": 0});
    let (_, text) = guest.ask(Method::POST, &path, Some(&body)).await;
    let error: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(error["error"]["kind"], "illegal_move", "{text}");
    assert!(error["error"]["rule"].as_str().unwrap().starts_with("KP-"), "{text}");
    let preview = format!("/api/v1/tables/{id}/preview?seat=0&move={}", legal[0].replace('+', "%2B"));
    assert_eq!(guest.refused(Method::GET, &preview, Value::Null).await, "illegal_move");
}

#[tokio::test(flavor = "multi_thread")]
async fn previews_and_hints_are_in_words() {
    for game in shelf::IDS {
        let house = House::new().await;
        let mut guest = house.guest();
        let mut seats = vec![computer("random"); seats_of(game)];
        seats[0] = me();
        let id = guest.open(game, &seats).await;
        let mut stream = guest.news(&id).await;
        while !guest.table(&id).await["waiting"].as_array().unwrap().contains(&json!(0)) {
            stream.until("ply").await;
        }
        let hints = guest.get(&format!("/api/v1/tables/{id}/hint?seat=0")).await;
        let best = &hints["hints"][0];
        assert!(!best["described"].as_str().unwrap().contains('⟦'), "{best}");
        let query =
            serde_urlencoded::to_string([("seat", "0"), ("move", best["text"].as_str().unwrap())]).unwrap();
        let preview = guest.get(&format!("/api/v1/tables/{id}/preview?{query}")).await;
        assert!(preview["svg"].as_str().unwrap().starts_with("<svg"), "{preview}");
        assert_eq!(preview["described"], best["described"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_can_hold_several_seats_at_one_screen() {
    let house = House::new().await;
    let mut guest = house.guest();
    let second = json!({"kind": "hotseat", "name": "Ben"});
    let id = guest.open("fairy-trails", &[me(), second]).await;
    let table = guest.table(&id).await;
    assert_eq!(table["me"], json!([0, 1]));
    assert_eq!(table["seats"][1]["name"], "Ben");
    assert_eq!(table["seen_by"], Value::Null, "the curtain is closed until a seat is named");
    for seat in [0, 1] {
        let seen = guest.get(&format!("/api/v1/tables/{id}?as={seat}")).await;
        assert_eq!(seen["seen_by"], json!(seat));
    }
    let mut luck = Luck(9);
    let mut guests = [guest.clone(), guest.clone()];
    play_on(&mut guests, &id, 4, &mut luck).await;
    assert_eq!(guest.table(&id).await["ply"], json!(4));
    let (status, record) = guest.text(&format!("/api/v1/tables/{id}/record")).await;
    assert!(status.is_success() && record.starts_with("waldpfade record 1"), "alone at the table: {record}");
}

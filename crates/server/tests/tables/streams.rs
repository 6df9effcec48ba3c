//! Streams of news: numbers, going on, starting anew, a server on a real port.

use crate::house::{House, Luck, computer, me, open, pair, play_on, quick, sitting};
use core::net::SocketAddr;
use core::time::Duration;
use serde_json::{Value, json};
use server::{App, Settings};
use std::sync::Arc;
use store::Sqlite;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_hears_what_was_missed() {
    let house = House::new().await;
    let (id, mut guests) = pair(&house, "krumme-pfade").await;
    let path = format!("/api/v1/tables/{id}/news");
    let mut stream = guests[1].news(&id).await;
    play_on(&mut guests, &id, 2, &mut Luck(1)).await;
    let first = stream.until("ply").await;
    drop(stream);
    play_on(&mut guests, &id, 2, &mut Luck(2)).await;
    let mut again = guests[1].listen(&path, first.id).await;
    for ply in 2..=4 {
        assert_eq!(again.until("ply").await.data["ply"], json!(ply));
    }
    // An answer to “what is there” and the stream fit together without a gap.
    let table = guests[0].table(&id).await;
    let mut after = guests[1].listen(&path, table["news_id"].as_u64()).await;
    play_on(&mut guests, &id, 1, &mut Luck(3)).await;
    assert_eq!(after.until("ply").await.data["ply"], json!(5));
    // A number from long ago, or of another life of the server: the whole view is to be loaded.
    for old in [0, first.id.unwrap() - 1_000_000, u64::MAX] {
        let mut stream = guests[1].listen(&path, Some(old)).await;
        assert_eq!(stream.next().await.unwrap().kind, "reset", "{old}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_follows_its_listener_to_a_seat() {
    let house = House::new().await;
    let (mut host, mut friend) = (house.guest(), house.guest());
    let id = host.open("fairy-trails", &[me(), open()]).await;
    friend.post(&format!("/api/v1/tables/{id}/chat"), json!({"text": "may I?"})).await;
    let mut stream = friend.news(&id).await;
    friend.post(&format!("/api/v1/tables/{id}/join"), sitting()).await;
    assert_eq!(stream.until("reset").await.data["why"], "seat");
    let mut guests = [host, friend];
    play_on(&mut guests, &id, 6, &mut Luck(1)).await;
    let mut own = 0;
    while own < 3 {
        let ply = stream.until("ply").await.data;
        if ply["seat"] == json!(1) {
            own += 1;
            assert!(ply["text"].is_string(), "his own moves, as the seat hears them: {ply}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_beat() {
    let settings = Settings { beat: Duration::from_millis(20), ..quick() };
    let house = House::with(Sqlite::in_memory().await.unwrap(), settings);
    let mut guest = house.guest();
    let id = guest.open("krumme-pfade", &[me(), open()]).await;
    let mut stream = guest.news(&id).await;
    assert!(stream.beats(3).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn presence_and_thinking_are_told() {
    let house = House::new().await;
    let (id, mut guests) = pair(&house, "krumme-pfade").await;
    let mut stream = guests[0].news(&id).await;
    let other = guests[1].news(&id).await;
    loop {
        let seats = stream.until("seat").await.data;
        if seats["seats"][1]["online"] == json!(true) {
            break;
        }
    }
    drop(other);
    loop {
        let seats = stream.until("seat").await.data;
        if seats["seats"][1]["online"] == json!(false) {
            break;
        }
    }
    let id = guests[0].open("krumme-pfade", &[me(), computer("easy")]).await;
    let mut stream = guests[0].news(&id).await;
    guests[0].move_somehow(&id, 0, &mut Luck(1)).await;
    assert_eq!(stream.until("thinking").await.data, json!({"seat": 1, "thinking": true}));
}

async fn ask_over_the_wire(address: SocketAddr, text: String) -> String {
    let mut wire = TcpStream::connect(address).await.unwrap();
    wire.write_all(text.as_bytes()).await.unwrap();
    let mut answer = String::new();
    wire.read_to_string(&mut answer).await.unwrap();
    answer
}

/// A server on a port of its own, asked over the wire; when it ends, streams end and the port is free.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_on_a_port_serves_and_ends_in_order() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let app = App::new(Arc::new(Sqlite::in_memory().await.unwrap()), quick());
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let served = tokio::spawn(server::serve(listener, app, async {
        let _ = stopped.await;
    }));
    let ask = |text: String| ask_over_the_wire(address, text);
    let health = ask("GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".into()).await;
    assert!(health.starts_with("HTTP/1.1 200") && health.ends_with("ok\n"), "{health}");
    assert!(health.contains("x-request-id: "), "{health}");
    let body = json!({"game": "krumme-pfade", "seats": [me(), open()]}).to_string();
    let opened = ask(format!(
        "POST /api/v1/tables HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    ))
    .await;
    let id: Value = serde_json::from_str(opened.split("\r\n\r\n").nth(1).unwrap()).unwrap();
    let id = id["id"].as_str().unwrap();
    let cookie = opened.lines().find(|line| line.starts_with("set-cookie: wp=")).unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let metrics = ask("GET /metrics HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".into()).await;
    assert!(metrics.contains("waldpfade_requests_total"), "{metrics}");
    let news = tokio::spawn(ask(format!("GET /api/v1/tables/{id}/news HTTP/1.1\r\nhost: x\r\n\r\n")));
    tokio::time::sleep(Duration::from_millis(100)).await;
    stop.send(()).unwrap();
    let heard = news.await.unwrap();
    assert!(heard.contains("retry: 1000"), "{heard}");
    served.await.unwrap().unwrap();
    assert!(TcpStream::connect(address).await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_document_tells_of_every_route() {
    let house = House::new().await;
    let mut guest = house.guest();
    let document = guest.get("/api/openapi.json").await;
    let paths = document["paths"].as_object().unwrap();
    assert!(document["openapi"].as_str().unwrap().starts_with("3."));
    for path in
        ["/api/v1/tables", "/api/v1/tables/{id}", "/api/v1/tables/{id}/play", "/api/v1/tables/{id}/news"]
    {
        assert!(paths.contains_key(path), "{path}");
    }
    // Every schema that is spoken of is there.
    let text = document.to_string();
    for reference in text.split("\"#/components/schemas/").skip(1) {
        let name = reference.split('"').next().unwrap();
        assert!(document["components"]["schemas"].get(name).is_some(), "{name}");
    }
    let games = guest.get("/api/v1/games").await;
    assert_eq!(games.as_array().unwrap().len(), shelf::IDS.len());
    let game = guest.get("/api/v1/games/fairy-trails").await;
    assert!(game["rules"].as_array().unwrap().len() > 5 && game["options_schema"].is_object());
}

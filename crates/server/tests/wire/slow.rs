//! Slow clients, on every request of a connection.

use crate::site::{Site, hasty, post, settings};
use core::time::Duration;
use serde_json::json;
use server::Settings;
use server::http::connections::ConnectionLimits;
use tokio::io::AsyncWriteExt;

const HEALTH: &str = "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";

#[tokio::test(flavor = "multi_thread")]
async fn who_sends_nothing_or_half_a_head_is_cut_off() {
    let site = Site::new(hasty()).await;
    assert_eq!(site.connect().await.until_closed().await, "", "nothing said");
    let mut slow = site.connect().await;
    slow.say("GET / HTTP/1.1\r\nhost: ").await;
    assert!(!slow.until_closed().await.contains("200"), "no answer to half a head");
    // Letter by letter is no better.
    let mut letters = site.connect().await;
    for letter in HEALTH.chars() {
        if letters.0.write_all(letter.to_string().as_bytes()).await.is_err() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(!letters.until_closed().await.contains("200"));
    assert!(site.metric("waldpfade_connections_closed_total{why=\"slow\"}").await >= 2.0);
}

/// The second request of a connection is held to the same.
#[tokio::test(flavor = "multi_thread")]
async fn the_guard_holds_for_every_request() {
    let site = Site::new(hasty()).await;
    let mut wire = site.connect().await;
    for _ in 0..3 {
        wire.say(HEALTH).await;
        assert_eq!(wire.reply().await.status, 200);
    }
    wire.say("GET /healthz HTTP/1.1\r\nho").await;
    assert!(!wire.until_closed().await.contains("200"), "no answer to half a head");
    let mut idle = site.connect().await;
    idle.say(HEALTH).await;
    assert_eq!(idle.reply().await.status, 200);
    assert_eq!(idle.until_closed().await, "", "who has nothing more to ask is sent home");
    assert!(site.metric("waldpfade_connections_closed_total{why=\"idle\"}").await >= 1.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_body_is_answered_and_ends_the_connection() {
    let site = Site::new(hasty()).await;
    let mut wire = site.connect().await;
    wire.say(HEALTH).await;
    wire.reply().await;
    let whole = post("/api/v1/tables", "", &json!({"game": "krumme-pfade", "seats": [{"kind": "me"}]}));
    wire.say(&whole[..whole.len() - 5]).await;
    let reply = wire.reply().await;
    assert_eq!((reply.status, &reply.json()["error"]["kind"]), (408, &json!("too_slow")), "{reply:?}");
    assert_eq!(reply.header("connection"), Some("close"), "{reply:?}");
    assert_eq!(wire.until_closed().await, "");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_his_answers_is_cut_off() {
    let site = Site::new(hasty()).await;
    let mut greedy = site.connect().await;
    let page = "GET /rules/elemente HTTP/1.1\r\nhost: x\r\n\r\n".repeat(2000);
    let _ = tokio::time::timeout(Duration::from_secs(1), greedy.0.write_all(page.as_bytes())).await;
    for _ in 0..100 {
        if site.metric("waldpfade_connections_closed_total{why=\"unread\"}").await >= 1.0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("whoever does not read keeps his connection");
}

/// Connections that ask nothing count as those that do; what is refused is counted, and those inside are served.
#[tokio::test(flavor = "multi_thread")]
async fn idle_connections_of_an_address_are_limited() {
    let connections = ConnectionLimits { from_this_machine: 10, ..ConnectionLimits::default() };
    let site = Site::new(Settings { connections, ..settings() }).await;
    let mut first = site.connect().await;
    first.say(HEALTH).await;
    assert_eq!(first.reply().await.status, 200);
    let mut idle = Vec::new();
    for _ in 0..9 {
        idle.push(site.connect().await);
    }
    for _ in 0..5 {
        assert_eq!(site.connect().await.until_closed().await, "", "one too many");
    }
    first.say("GET /metrics HTTP/1.1\r\nhost: x\r\n\r\n").await;
    let metrics = first.reply().await.body;
    let refused =
        metrics.lines().find(|line| line.contains("closed_total{why=\"address\"}")).expect("counted");
    assert!(refused.rsplit(' ').next().unwrap().parse::<f64>().unwrap() >= 5.0, "{refused}");
    drop(idle);
}

/// Patience with heads ends no stream, however long it lasts and however quiet it is.
#[tokio::test(flavor = "multi_thread")]
async fn a_stream_may_last() {
    let site = Site::new(hasty()).await;
    let (id, cookies) = site.pair("krumme-pfade").await;
    let mut stream = site.connect().await;
    stream
        .say(&format!("GET /api/v1/tables/{id}/news HTTP/1.1\r\nhost: x\r\ncookie: {}\r\n\r\n", cookies[0]))
        .await;
    // Far longer than anything else may take here.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    site.act(&format!("/api/v1/tables/{id}/chat"), &cookies[1], &json!({"text": "still there?"})).await;
    let (_, heard) = tokio::join!(site.end(), stream.until_closed());
    assert!(heard.contains("still there?"), "{heard}");
}

//! The server ends in time, whatever clients do.

use crate::site::{Site, post, settings};
use core::time::Duration;
use serde_json::json;
use tokio::io::AsyncWriteExt;

/// All of it together.
const LONGEST: Duration = Duration::from_secs(5);

#[tokio::test(flavor = "multi_thread")]
async fn half_a_head_holds_nothing_up() {
    let site = Site::new(settings()).await;
    let mut wire = site.connect().await;
    wire.say("GET / HTTP/1.1\r\nhost: ").await;
    let mut second = site.connect().await;
    second.say("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
    assert_eq!(second.reply().await.status, 200);
    second.say("GET /heal").await;
    let took = site.end().await;
    assert!(took < LONGEST, "{took:?}");
    drop((wire, second));
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_body_holds_nothing_up() {
    let site = Site::new(settings()).await;
    let mut wire = site.connect().await;
    let whole = post("/api/v1/tables", "", &json!({"game": "krumme-pfade", "seats": [{"kind": "me"}]}));
    wire.say(&whole[..whole.len() - 5]).await;
    // Until it has arrived.
    tokio::time::sleep(Duration::from_millis(100)).await;
    let took = site.end().await;
    assert!(took < LONGEST, "{took:?}");
    drop(wire);
}

/// Somebody who asks for much and reads nothing of it, and somebody who does not read his stream.
#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_holds_nothing_up() {
    let site = Site::new(settings()).await;
    let (id, cookies) = site.pair("krumme-pfade").await;
    let mut greedy = site.connect().await;
    let page = "GET /rules/elemente HTTP/1.1\r\nhost: x\r\n\r\n".repeat(400);
    // The server stops reading when nobody reads its answers; so does this.
    let _ = tokio::time::timeout(Duration::from_secs(1), greedy.0.write_all(page.as_bytes())).await;
    let mut deaf = site.connect().await;
    deaf.say(&format!("GET /api/v1/tables/{id}/news HTTP/1.1\r\nhost: x\r\ncookie: {}\r\n\r\n", cookies[0]))
        .await;
    for number in 0..300 {
        let words = json!({"text": format!("{number} {}", "x".repeat(480))});
        site.post(&format!("/api/v1/tables/{id}/chat"), &cookies[1], &words).await;
    }
    let took = site.end().await;
    assert!(took < LONGEST, "{took:?}");
    drop((greedy, deaf));
}

/// Who listens is told of the end by the end of his stream; who is being answered gets his answer.
#[tokio::test(flavor = "multi_thread")]
async fn streams_end_and_computers_stop_thinking() {
    let site = Site::new(settings()).await;
    let expert = json!({"kind": "computer", "level": "expert"});
    let (id, cookie) = site.open("", "pixies", json!([{"kind": "me"}, expert, expert])).await;
    let mut stream = site.connect().await;
    stream
        .say(&format!("GET /api/v1/tables/{id}/news HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n\r\n"))
        .await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    let (took, heard) = tokio::join!(site.end(), stream.until_closed());
    assert!(took < LONGEST, "{took:?}");
    assert!(heard.contains("retry: 1000") && heard.ends_with("0\r\n\r\n"), "a whole stream: {heard}");
}

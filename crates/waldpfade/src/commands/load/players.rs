//! A table of two scripted players.

use super::line::Lines;
use super::news::{Heard, Stream, listen};
use super::script::{GAME, Script, options};
use core::time::Duration;
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout_at};

/// A ply that nobody has heard of after so long is lost.
const LOST_AFTER: Duration = Duration::from_secs(10);

/// So many troubles are told in words.
const TOLD: usize = 5;

/// What became of the plies of a table, or of all.
#[derive(Default, Debug)]
pub(super) struct Played {
    /// Moves that were posted.
    pub(super) posted: u64,
    /// Moves that were accepted and heard of by both players.
    pub(super) heard: u64,
    /// Moves that were accepted but not heard of, or are not in the table.
    pub(super) lost: u64,
    /// Moves that were heard of twice, or that nobody made.
    pub(super) doubled: u64,
    /// Whatever else went wrong.
    pub(super) errors: u64,
    /// Moves that could not be posted in time.
    pub(super) late: u64,
    /// From posting to the other player's event.
    pub(super) waits: Vec<Duration>,
    /// The first troubles, in words.
    pub(super) told: Vec<String>,
}

impl Played {
    pub(super) fn add(&mut self, other: Played) {
        self.posted += other.posted;
        self.heard += other.heard;
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.errors += other.errors;
        self.late += other.late;
        self.waits.extend(other.waits);
        self.told.extend(other.told);
        self.told.truncate(TOLD);
    }

    pub(super) fn trouble(&mut self, words: String) {
        self.errors += 1;
        self.tell(words);
    }

    fn tell(&mut self, words: String) {
        if self.told.len() < TOLD {
            self.told.push(words);
        }
    }
}

/// A table, both players seated and listening.
pub(super) struct Table {
    lines: Arc<Lines>,
    scripts: Arc<Vec<Script>>,
    number: usize,
    cookies: [String; 2],
    id: String,
    made: u32,
    news: mpsc::UnboundedReceiver<Heard>,
    streams: [Stream; 2],
    played: Played,
}

impl Table {
    /// Two new guests sit down at a new table.
    pub(super) async fn open(
        lines: Arc<Lines>,
        scripts: Arc<Vec<Script>>,
        number: usize,
    ) -> Result<Table, String> {
        let (id, first) = open(&lines, None).await?;
        let first = first.ok_or("no cookie for the first player")?;
        let second = join(&lines, &id, None).await?.ok_or("no cookie for the second player")?;
        let cookies = [first, second];
        let (news, streams) = hear(&lines, &id, &cookies).await?;
        Ok(Table { lines, scripts, number, cookies, id, made: 0, news, streams, played: Played::default() })
    }

    /// Moves once in so long until the time is out, and says what became of it.
    pub(super) async fn play(mut self, first: Instant, every: Duration, until: Instant) -> Played {
        let mut next = first;
        while next < until {
            sleep_until(next).await;
            if next.elapsed() > every {
                self.played.late += 1;
            }
            if let Err(words) = self.turn().await {
                self.played.trouble(words);
                // One trouble a table: what follows from it is no news.
                return self.played;
            }
            next += every;
        }
        if let Err(words) = self.check().await {
            self.played.trouble(words);
        }
        self.played
    }

    async fn turn(&mut self) -> Result<(), String> {
        let script = self.scripts.get(self.number % self.scripts.len().max(1)).ok_or("no script")?;
        let Some((seat, choice)) = script.get(self.made as usize) else { return self.again().await };
        let (seat, choice) = (seat.index(), choice.clone());
        let body = json!({"seat": seat, "move": choice, "ply": self.made, "epoch": 0});
        let path = format!("/api/v1/tables/{}/play", self.id);
        let cookie = self.cookies.get(seat).ok_or("a third player")?;
        self.played.posted += 1;
        let posted = Instant::now();
        let (answer, _) = self.lines.ask(&path, Some(cookie), Some(&body)).await?;
        self.made += 1;
        if answer["ply"] != self.made || answer["again"] == true {
            self.played.doubled += 1;
            self.played.tell(format!("{path}: {answer} in place of ply {}", self.made));
        }
        self.both_hear(seat, posted).await
    }

    /// Waits until both players have heard of the ply.
    async fn both_hear(&mut self, mover: usize, posted: Instant) -> Result<(), String> {
        let mut missing = [true; 2];
        while missing.contains(&true) {
            let heard = timeout_at(posted + LOST_AFTER, self.news.recv()).await;
            let (seat, ply, at) = match heard {
                Ok(Some(Heard::Ply { seat, ply, at })) => (seat, ply, at),
                Ok(Some(Heard::Silence(why))) => return Err(format!("a stream of {} ended: {why}", self.id)),
                Ok(None) => return Err("nobody listens".to_owned()),
                Err(_) => {
                    self.played.lost += 1;
                    return Err(format!("nobody heard of ply {} of {}", self.made, self.id));
                }
            };
            let expected = missing.get(seat).copied().unwrap_or(false) && ply == self.made;
            if !expected {
                let tally = if ply > self.made { &mut self.played.lost } else { &mut self.played.doubled };
                *tally += 1;
                self.played.tell(format!("seat {seat} of {} heard of ply {ply}, not {}", self.id, self.made));
                continue;
            }
            missing[seat] = false;
            if seat != mover {
                self.played.waits.push(at - posted);
            }
        }
        self.played.heard += 1;
        Ok(())
    }

    /// The match is over: the same two sit down at a new table.
    async fn again(&mut self) -> Result<(), String> {
        self.check().await?;
        let (id, _) = open(&self.lines, Some(&self.cookies[0])).await?;
        join(&self.lines, &id, Some(&self.cookies[1])).await?;
        (self.news, self.streams) = hear(&self.lines, &id, &self.cookies).await?;
        (self.id, self.made) = (id, 0);
        Ok(())
    }

    /// Is the table, asked for whole, where the players think it is?
    async fn check(&mut self) -> Result<(), String> {
        while let Ok(heard) = self.news.try_recv() {
            if let Heard::Ply { seat, ply, .. } = heard {
                self.played.doubled += 1;
                self.played.tell(format!("seat {seat} of {} heard of ply {ply} once more", self.id));
            }
        }
        let path = format!("/api/v1/tables/{}", self.id);
        let (view, _) = self.lines.ask(&path, Some(&self.cookies[0]), None).await?;
        let plies = view["ply"].as_u64().ok_or_else(|| format!("{path}: no ply"))?;
        let made = u64::from(self.made);
        if plies != made {
            self.played.lost += made.saturating_sub(plies);
            self.played.doubled += plies.saturating_sub(made);
            self.played.tell(format!("{path}: {plies} plies, but {made} were made"));
        }
        Ok(())
    }
}

async fn open(lines: &Lines, known: Option<&str>) -> Result<(String, Option<String>), String> {
    let wanted = json!({
        "game": GAME,
        "options": options(),
        "seats": [{"kind": "me"}, {"kind": "open"}],
    });
    let (opened, cookie) = lines.ask("/api/v1/tables", known, Some(&wanted)).await?;
    let id = opened.get("id").and_then(Value::as_str).ok_or("a table without an id")?;
    let sitting = cookie.as_deref().or(known).ok_or("no cookie for whoever opened the table")?;
    lines.ask(&format!("/api/v1/tables/{id}/part"), Some(sitting), Some(&part())).await?;
    Ok((id.to_owned(), cookie))
}

async fn join(lines: &Lines, id: &str, cookie: Option<&str>) -> Result<Option<String>, String> {
    let (_, cookie) = lines.ask(&format!("/api/v1/tables/{id}/join"), cookie, Some(&part())).await?;
    Ok(cookie)
}

/// What a player adds to the dice; always the same, as the script needs no chance.
fn part() -> Value {
    json!({"part": "5a".repeat(32)})
}

async fn hear(
    lines: &Lines,
    id: &str,
    cookies: &[String; 2],
) -> Result<(mpsc::UnboundedReceiver<Heard>, [Stream; 2]), String> {
    let (tell, news) = mpsc::unbounded_channel();
    let first = listen(lines.address, id, &cookies[0], 0, tell.clone()).await?;
    let second = listen(lines.address, id, &cookies[1], 1, tell).await?;
    Ok((news, [first, second]))
}

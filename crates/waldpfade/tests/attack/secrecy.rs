//! Nothing of a hidden hand leaves the server, in any answer or event.
//!
//! Two tables are laid: one with a real match, one with a world that a viewer cannot tell from it. The viewer asks both
//! the same things, over the wire, and hears the same move at both. If any answer differed, it would tell something.

use crate::client::Client;
use crate::effort::{Effort, Faults};
use crate::luck::Luck;
use crate::process::Server;
use crate::worlds::{disguise, lay, some_match};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;
use store::{PersonId, Sqlite, Store};
use table::{Envelope, Seat, Seed, Viewer};
use tokio::runtime::Runtime;

/// All that somebody can ask about a table.
fn everything(client: &mut Client, id: &str, seat: Option<u8>) -> Vec<String> {
    let mut paths = vec![
        String::new(),
        "?as=spectator".to_owned(),
        "/picture".to_owned(),
        "/picture?as=spectator&compact=true".to_owned(),
        "/picture?ply=0".to_owned(),
        "/scores".to_owned(),
        "/panels".to_owned(),
        "/log".to_owned(),
        "/record".to_owned(),
        "/dice".to_owned(),
        "/replay".to_owned(),
        "/picture?as=0".to_owned(),
        "/scores?as=1".to_owned(),
    ];
    if let Some(seat) = seat {
        paths.extend([format!("/moves?seat={seat}"), format!("?as={seat}"), format!("/panels?as={seat}")]);
    }
    let ask = |path: &String| {
        let reply = client.get(&format!("/api/v1/tables/{id}{path}")).expect("an answer");
        let text = reply.body.replace(id, "ID");
        let text = match serde_json::from_str::<Value>(&text) {
            Ok(mut answer) => {
                for field in ["now", "news_id"] {
                    answer.as_object_mut().map(|answer| answer.remove(field));
                }
                answer.to_string()
            }
            Err(_) => text,
        };
        format!("{path} {} {text}", reply.status)
    };
    paths.iter().map(ask).collect()
}

/// Listens to a table; what is heard of the next ply comes back.
fn listen(client: &Client, id: &str) -> TcpStream {
    let mut wire = TcpStream::connect(client.address).expect("a connection");
    wire.set_read_timeout(Some(Duration::from_secs(20))).expect("a limit");
    let request = format!(
        "GET /api/v1/tables/{id}/news HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\n\r\n",
        client.address, client.cookie
    );
    wire.write_all(request.as_bytes()).expect("a request");
    let heard = hear(&mut wire, "event: beat");
    assert!(heard.contains("200 OK"), "{heard}");
    wire
}

/// Reads until an event of this kind is whole.
fn hear(wire: &mut TcpStream, kind: &str) -> String {
    let mut text = String::new();
    let mut bytes = [0; 4096];
    loop {
        if let Some(event) = text.find(kind)
            && text[event..].contains("\n\n")
        {
            return text;
        }
        let read = wire.read(&mut bytes).expect("news in time");
        assert!(read > 0, "the stream ended before {kind}: {text}");
        text += &String::from_utf8_lossy(&bytes[..read]);
    }
}

/// The data of the ply in what was heard.
fn ply(heard: &str) -> Value {
    let event = heard.split("event: ply").nth(1).unwrap_or_default();
    let data = event.split("data: ").nth(1).and_then(|data| data.split('\n').next()).unwrap_or_default();
    serde_json::from_str(data).unwrap_or_default()
}

struct House {
    server: Server,
    store: Sqlite,
    runtime: Runtime,
    luck: Luck,
    faults: Faults,
    answers: usize,
    events: usize,
    hidden: usize,
}

impl House {
    /// Guests, and who they are.
    fn people(&mut self, seats: u8) -> (Vec<Client>, Vec<PersonId>) {
        let (mut clients, mut ids) = (Vec::new(), Vec::new());
        for _ in 0..seats {
            let mut client = Client::new(self.server.address, &mut self.luck);
            let id =
                client.open("krumme-pfade", &json!([{"kind": "open"}, {"kind": "open"}])).expect("a table");
            let table = self.runtime.block_on(self.store.table(id.parse().unwrap())).expect("a table");
            ids.push(table.owner);
            clients.push(client);
        }
        (clients, ids)
    }

    fn lay(&self, position: &Envelope, ids: &[PersonId]) -> String {
        self.runtime.block_on(lay(&self.store, position, ids))
    }

    fn compare(&mut self, about: &str, real: &[String], imagined: &[String]) {
        self.answers += real.len() + imagined.len();
        for (real, imagined) in real.iter().zip(imagined) {
            if real != imagined {
                self.faults.add(format!("{about}:\n{real}\n{imagined}"));
            }
        }
    }

    /// Compares what everybody can ask, and what somebody hears of a move.
    fn round(&mut self, game: &str, seats: u8, plies: usize) {
        let game_match = some_match(game, seats, plies, &mut self.luck);
        let Some(mover) = game_match.status().waiting.first() else { return };
        let (clients, ids) = self.people(seats);
        let stranger = Client::new(self.server.address, &mut self.luck);
        let eyes = |viewer: Viewer| match viewer {
            Viewer::Seat(seat) => (clients[seat.index()].clone(), Some(seat.0)),
            Viewer::Spectator => (stranger.clone(), None),
        };
        for viewer in Viewer::all(seats) {
            self.hidden += usize::from(game_match.hides(viewer));
            let seed = Seed::from_number(self.luck.below(1 << 30) as u64);
            let world = game_match.imagine(viewer, seed).position();
            let (real, imagined) = (self.lay(&game_match.position(), &ids), self.lay(&world, &ids));
            let (mut client, seat) = eyes(viewer);
            let there = everything(&mut client, &real, seat);
            let elsewhere = everything(&mut client, &imagined, seat);
            self.compare(&format!("{game} of {seats}, {plies} plies, {viewer:?}"), &there, &elsewhere);
        }
        let watchers = [Viewer::Seat(mover.next(seats)), Viewer::Spectator];
        for viewer in watchers.into_iter().filter(|viewer| game_match.hides(*viewer)) {
            let found = disguise(&*game_match, mover, viewer, &mut self.luck);
            let Some((choice, world, other)) = found else { continue };
            let mut heard = Vec::new();
            for (position, choice) in [(game_match.position(), &choice), (world, &other)] {
                let id = self.lay(&position, &ids);
                let (mut client, seat) = eyes(viewer);
                heard.push(hear_move(&mut client, seat, &id, &clients[mover.index()], mover, choice));
            }
            self.events += 2;
            self.compare(&format!("{game} of {seats}, {choice} or {other}"), &heard[0], &heard[1]);
        }
    }
}

/// What somebody hears of a move, and sees after it.
fn hear_move(
    ears: &mut Client,
    seat: Option<u8>,
    id: &str,
    mover: &Client,
    from: Seat,
    choice: &str,
) -> Vec<String> {
    let mut wire = listen(ears, id);
    let body = json!({"seat": from.0, "move": choice, "ply": 0, "epoch": 0});
    let reply = mover.clone().post(&format!("/api/v1/tables/{id}/play"), &body).expect("an answer");
    assert_eq!(reply.status, 200, "{body}: {reply:?}");
    let mut all = vec![ply(&hear(&mut wire, "event: ply")).to_string()];
    all.extend(everything(ears, id, seat));
    all
}

#[test]
fn no_answer_and_no_event_tells_a_secret() {
    let effort = Effort::new();
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("waldpfade.db");
    let server = Server::over(&data);
    let runtime = Runtime::new().unwrap();
    // Beside the server, as `backup` does.
    let store = runtime.block_on(Sqlite::open(&data)).unwrap();
    let (luck, faults) = (Luck(5), Faults::default());
    let mut house = House { server, store, runtime, luck, faults, answers: 0, events: 0, hidden: 0 };
    let mut rounds = 0;
    while rounds < effort.worlds && !effort.is_over() {
        let game = shelf::IDS[rounds % shelf::IDS.len()];
        let most = *shelf::find(game).unwrap().seats().end();
        let seats = if house.luck.below(3) == 0 { most.min(3) } else { most.min(2) };
        let plies = house.luck.below(60);
        house.round(game, seats, plies);
        rounds += 1;
    }
    assert!(house.answers > 0 && house.hidden > 0, "{} answers", house.answers);
    let figures = json!({
        "rounds": rounds, "answers": house.answers, "events": house.events, "hidden": house.hidden,
        "seconds": effort.elapsed().as_secs(),
    });
    house.faults.report("secrecy", figures);
}

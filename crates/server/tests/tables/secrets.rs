//! Nothing of a hidden hand is in any answer or event.
//!
//! For every game, two tables are laid: one with a real match, one with a world that a viewer cannot tell from it. The
//! viewer asks both the same things. If any answer differed, it would tell something that the viewer may not know.

use crate::house::{Guest, House, Luck, open, quick};
use core::time::Duration;
use serde_json::{Value, json};
use server::Settings;
use server::dice;
use shelf::{AnyMatch, Said};
use store::{Chair, NewTable, Occupant, PersonId, PinnedComponents, Secret, Sqlite, TableId, Visibility};
use table::{Envelope, Seat, Seed, Viewer};

/// A match after so many moves.
fn some_match(game: &str, seats: u8, plies: usize, luck: &mut Luck) -> Box<dyn AnyMatch> {
    let seed = Seed::from_number(luck.below(1 << 30) as u64);
    let game = shelf::find(game).unwrap();
    let mut game_match = game.deal(seats, &Value::Null, seed).unwrap();
    for _ in 0..plies {
        let waiting: Vec<Seat> = game_match.status().waiting.iter().collect();
        if waiting.is_empty() {
            break;
        }
        let seat = waiting[luck.below(waiting.len())];
        let moves = game_match.moves(seat);
        let choice = moves[luck.below(moves.len())].text.clone();
        game_match.play(seat, Said::Text(&choice)).unwrap();
    }
    game_match
}

/// Lays a table at a position, with these people; everything else about it is the same each time.
async fn lay(house: &House, position: &Envelope, people: &[PersonId], number: u64) -> String {
    let game = shelf::find(&position.game).unwrap();
    let id = TableId::from_bits(number);
    let secret = Secret([9; 32]);
    let chair = |(seat, person): (usize, &PersonId)| Chair::new(Seat(seat as u8), Occupant::Person(*person));
    let table = NewTable {
        id,
        game: position.game.clone(),
        ruleset: game.ruleset().to_owned(),
        components: PinnedComponents {
            fingerprint: position.components.as_ref().unwrap().parse().unwrap(),
            text: game.component_text(),
        },
        options: position.options.clone(),
        clock: json!({"kind": "none"}),
        visibility: Visibility::Link,
        rated: false,
        secret,
        commitment: dice::commitment("same", &secret),
        owner: people[0],
        chairs: people.iter().enumerate().map(chair).collect(),
        parent: None,
        extra: json!({"position": position}),
        created: 0,
    };
    house.app.store.create(table).await.unwrap();
    id.to_string()
}

/// All that a guest can learn about a table, as one text; the id of the table is left out.
async fn everything(guest: &mut Guest, id: &str, seat: Option<u8>) -> Vec<String> {
    let mut paths = vec![
        String::new(),
        "?as=spectator".to_owned(),
        "/picture".to_owned(),
        "/picture?as=spectator&compact=true".to_owned(),
        "/scores".to_owned(),
        "/scores?as=spectator".to_owned(),
        "/record".to_owned(),
        "/dice".to_owned(),
        "/replay".to_owned(),
    ];
    if let Some(seat) = seat {
        paths.extend([
            format!("/moves?seat={seat}"),
            format!("?as={seat}"),
            format!("/scores?as={seat}"),
            format!("/picture?as={seat}&ply=0"),
        ]);
    }
    let mut all = Vec::new();
    for path in paths {
        let (status, text) = guest.text(&format!("/api/v1/tables/{id}{path}")).await;
        let text = text.replace(id, "ID");
        let text = match serde_json::from_str::<Value>(&text) {
            Ok(mut json) => {
                if let Some(object) = json.as_object_mut() {
                    object.remove("now");
                    object.remove("news_id");
                }
                json.to_string()
            }
            Err(_) => text,
        };
        all.push(format!("{path} {status} {text}"));
    }
    all
}

async fn people(house: &House, seats: usize) -> (Vec<Guest>, Vec<PersonId>) {
    let mut guests = Vec::new();
    for _ in 0..seats {
        let mut guest = house.guest();
        guest.open("krumme-pfade", &[open(), open()]).await;
        guests.push(guest);
    }
    let mut ids = Vec::new();
    for guest in &mut guests {
        let mine = guest.get("/api/v1/me/tables").await;
        let id = mine["running"][0]["id"].as_str().unwrap().parse().unwrap();
        ids.push(house.app.store.table(id).await.unwrap().owner);
    }
    (guests, ids)
}

async fn slow_house() -> House {
    House::with(Sqlite::in_memory().await.unwrap(), Settings { pace: Duration::from_hours(1), ..quick() })
}

/// Every game with two at the table, and with three or as many as can be where it takes more.
fn tables() -> Vec<(&'static str, u8)> {
    let mut tables = Vec::new();
    for game in shelf::IDS {
        let most = *shelf::find(game).unwrap().seats().end();
        tables.push((*game, 2));
        if most > 2 {
            tables.push((*game, 3));
        }
    }
    tables
}

#[tokio::test(flavor = "multi_thread")]
async fn no_answer_differs_between_worlds_that_look_the_same() {
    let mut luck = Luck(21);
    let mut hidden = 0;
    for (game, seats) in tables() {
        let house = slow_house().await;
        let (mut guests, ids) = people(&house, usize::from(seats)).await;
        for round in 0..12 {
            let game_match = some_match(game, seats, round * 5, &mut luck);
            if game_match.status().waiting.is_empty() {
                continue;
            }
            for (place, viewer) in Viewer::all(seats).enumerate() {
                hidden += usize::from(game_match.hides(viewer));
                let world = game_match.imagine(viewer, Seed::from_number(luck.below(1 << 30) as u64));
                let number = (round * 16 + place * 2) as u64;
                let real = lay(&house, &game_match.position(), &ids, number).await;
                let imagined = lay(&house, &world.position(), &ids, number + 1).await;
                for id in [&real, &imagined] {
                    // Whoever looks first begins it: no seat is open.
                    guests[0].table(id).await;
                }
                let mut stranger = house.guest();
                let (guest, seat) = match viewer {
                    Viewer::Seat(seat) => (&mut guests[seat.index()], Some(seat.0)),
                    Viewer::Spectator => (&mut stranger, None),
                };
                let there = everything(guest, &real, seat).await;
                let elsewhere = everything(guest, &imagined, seat).await;
                for (real, imagined) in there.iter().zip(&elsewhere) {
                    assert_eq!(
                        real,
                        imagined,
                        "{game} of {seats}, {} plies, {viewer:?}",
                        game_match.status().ply
                    );
                }
            }
        }
    }
    assert!(hidden > 20, "there was something to hide {hidden} times");
}

/// The events of a move are the same for everybody who cannot tell from his view that another move was made.
#[tokio::test(flavor = "multi_thread")]
async fn no_event_differs_between_moves_that_look_the_same() {
    let mut luck = Luck(5);
    let mut compared = 0;
    for (game, seats) in tables() {
        let house = slow_house().await;
        let (mut guests, ids) = people(&house, usize::from(seats)).await;
        for round in 0..40_usize {
            let game_match = some_match(game, seats, round, &mut luck);
            let Some(mover) = game_match.status().waiting.first() else { continue };
            // Somebody else at the table, or somebody who only watches.
            let watcher = mover.next(seats);
            let viewer = if round % 4 == 3 { Viewer::Spectator } else { Viewer::Seat(watcher) };
            if !game_match.hides(viewer) {
                continue;
            }
            let Some((choice, world, other)) = disguise(&*game_match, mover, viewer, &mut luck) else {
                continue;
            };
            compared += usize::from(choice != other);
            let real = lay(&house, &game_match.position(), &ids, round as u64 * 2).await;
            let imagined = lay(&house, &world.position(), &ids, round as u64 * 2 + 1).await;
            let mut heard = Vec::new();
            for (id, choice) in [(&real, &choice), (&imagined, &other)] {
                // Whoever looks first begins it: no seat is open.
                guests[0].table(id).await;
                let mut stranger = house.guest();
                let (ears, seat) = match viewer {
                    Viewer::Seat(seat) => (&mut guests[seat.index()], Some(seat.0)),
                    Viewer::Spectator => (&mut stranger, None),
                };
                let mut stream = ears.news(id).await;
                guests[mover.index()].play(id, u64::from(mover.0), choice).await;
                heard.push(stream.until("ply").await.data);
                let ears = if seat.is_some() { &mut guests[watcher.index()] } else { &mut stranger };
                heard.push(json!(everything(ears, id, seat).await));
            }
            assert_eq!(heard[0], heard[2], "{game}: {choice} or {other}");
            assert_eq!(heard[1], heard[3], "{game}: {choice} or {other}");
        }
    }
    assert!(compared > 5, "different moves looked the same {compared} times");
}

/// A move, and another one in another world, after which a viewer sees the same.
fn disguise(
    game_match: &dyn AnyMatch,
    mover: Seat,
    viewer: Viewer,
    luck: &mut Luck,
) -> Option<(String, Box<dyn AnyMatch>, String)> {
    let legal = game_match.moves(mover);
    let choice = legal[luck.below(legal.len())].text.clone();
    let load = |position: &Envelope| {
        shelf::find(game_match.id()).unwrap().load(position, Seed::from_number(0)).unwrap()
    };
    let after = |world: &mut dyn AnyMatch, choice: &str| {
        world.play(mover, Said::Text(choice)).unwrap();
        let view = world.view(viewer);
        world.undo(1).unwrap();
        view
    };
    let seen = after(&mut *load(&game_match.position()), &choice);
    let mut same = None;
    for _ in 0..4 {
        let mut world = game_match.imagine(viewer, Seed::from_number(luck.below(1 << 30) as u64));
        for other in world.moves(mover) {
            if after(&mut *world, &other.text) == seen {
                if other.text != choice {
                    return Some((choice, world, other.text));
                }
                same.get_or_insert((world.position(), other.text));
            }
        }
    }
    let (position, other) = same?;
    Some((choice, load(&position), other))
}

//! Matches go on by the rules and with the components they began with; what is not known is kept.

use crate::house::{Guest, House, Luck, me, open, play_on, quick, sitting};
use axum::http::Method;
use serde_json::{Value, json};
use server::dice;
use std::path::Path;
use store::{
    Append, By, Chair, NewTable, Occupant, PinnedComponents, Secret, Sqlite, Start, TableId, TableState,
    Visibility,
};
use table::{Boundary, Fingerprint, Record, Seat};

fn at(id: &str, what: &str) -> String {
    format!("/api/v1/tables/{id}/{what}")
}

/// A shelf whose Pixies have another deck.
fn changed_shelf() -> shelf::Shelf {
    let pixies = shelf::find("pixies").unwrap();
    let text = pixies.component_text().replace("B1+6   B    1  +6", "B1+5   B    1  +5");
    let changed = pixies.with_components(&text).unwrap();
    assert_ne!(changed.components(), pixies.components());
    shelf::shelf().clone().with(changed)
}

async fn two(house: &House) -> (String, Vec<Guest>) {
    let (mut one, mut two) = (house.guest(), house.guest());
    let id = one.open("pixies", &[me(), open()]).await;
    two.post(&at(&id, "join"), sitting()).await;
    (id, vec![one, two])
}

async fn seen(guest: &mut Guest, id: &str) -> Vec<Value> {
    let table = guest.table(id).await;
    let (_, picture) = guest.text(&at(id, "picture")).await;
    vec![table["view"].clone(), table["log"].clone(), table["scores"].clone(), json!(picture)]
}

async fn with_deck(file: &Path, shelf: shelf::Shelf) -> House {
    House::with_shelf(Sqlite::open(file).await.unwrap(), quick(), shelf)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_card_file_changes_no_match_that_has_begun() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("waldpfade.db");
    let house = House::over(&file).await;
    let (running, mut players) = two(&house).await;
    play_on(&mut players, &running, 20, &mut Luck(3)).await;
    let (ended, mut others) = two(&house).await;
    play_on(&mut others, &ended, 2000, &mut Luck(4)).await;
    let before = [seen(&mut players[0], &running).await, seen(&mut others[0], &ended).await];
    let (_, record) = others[0].text(&at(&ended, "record")).await;
    house.app.close().await;

    let house = with_deck(&file, changed_shelf()).await;
    let mut players: Vec<Guest> = players.iter().map(|guest| guest.at(&house)).collect();
    let mut others: Vec<Guest> = others.iter().map(|guest| guest.at(&house)).collect();
    let after = [seen(&mut players[0], &running).await, seen(&mut others[0], &ended).await];
    assert_eq!(after, before);
    assert_eq!(others[0].text(&at(&ended, "record")).await.1, record);
    play_on(&mut players, &running, 2000, &mut Luck(5)).await;
    assert_eq!(players[0].table(&running).await["state"], "over");
    let (_, record) = players[0].text(&at(&running, "record")).await;
    let record = Record::read(&record).unwrap();
    assert!(shelf::find("pixies").unwrap().replay(&record).is_ok(), "by the deck it began with");
    let replay = players[0].get(&at(&running, "replay")).await;
    let branch = json!({"ply": replay["plies"].as_u64().unwrap() / 2, "level": "random"});
    let branched = players[0].post(&at(&running, "branch"), branch).await["id"].as_str().unwrap().to_owned();
    let row = house.app.store.table(branched.parse().unwrap()).await.unwrap();
    assert_eq!(row.components, record.components, "a branch goes on with the same deck");
}

/// Stores a running match that no program of today can play.
async fn foreign(house: &House, guest: &mut Guest, ruleset: &str, components: Fingerprint) -> String {
    let own = guest.open("krumme-pfade", &[open(), open()]).await;
    let person = house.app.store.table(own.parse().unwrap()).await.unwrap().owner;
    let id = TableId::from_bits(u64::from(components == Fingerprint::of(&[b"lost"])));
    let secret = Secret([7; 32]);
    let chairs = vec![
        Chair::new(Seat(0), Occupant::Person(person)),
        Chair::new(Seat(1), Occupant::Computer("easy".into())),
    ];
    let table = NewTable {
        id,
        game: "pixies".into(),
        ruleset: ruleset.into(),
        components: PinnedComponents { fingerprint: components, text: "from another time".into() },
        options: json!({"odd": true}),
        clock: json!({"kind": "none"}),
        visibility: Visibility::Link,
        rated: false,
        secret,
        commitment: dice::commitment("x", &secret),
        owner: person,
        chairs: chairs.clone(),
        parent: None,
        extra: json!({}),
        created: 0,
    };
    let store = &house.app.store;
    store.create(table).await.unwrap();
    store.start(Start { table: id, at: 1, chairs, extra: None }).await.unwrap();
    for ply in 1..=50 {
        let seat = Seat((ply % 2) as u8);
        let text = format!("leap {ply}");
        let boundary = Boundary::Kept;
        let by = By::Computer;
        let append = Append {
            table: id,
            epoch: 0,
            ply,
            seat,
            text,
            by,
            boundary,
            clock_left: None,
            at: 2,
            keyframe: None,
        };
        store.append(append).await.unwrap();
    }
    id.to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_whose_rules_are_not_known_is_shown_and_kept() {
    let house = House::new().await;
    let mut guest = house.guest();
    let known = shelf::find("pixies").unwrap().components();
    for (ruleset, components, said) in
        [("pixies/99", known, "pixies/99"), ("pixies/1", Fingerprint::of(&[b"lost"]), "cards")]
    {
        let id = foreign(&house, &mut guest, ruleset, components).await;
        let table = guest.table(&id).await;
        let unknown = table["unknown"].as_str().unwrap();
        assert!(unknown.contains(said) && !unknown.contains('⟦'), "{unknown}");
        assert_eq!(
            (&table["ruleset"], &table["view"], &table["waiting"]),
            (&json!(ruleset), &json!(null), &json!([]))
        );
        assert_eq!((&table["ply"], &table["log_from"], &table["me"]), (&json!(50), &json!(11), &json!([0])));
        assert_eq!(table["log"].as_array().unwrap().len(), 40);
        assert_eq!(table["log"][39], json!({"ply": 50, "seat": 0, "text": "leap 50"}), "an own move");
        assert_eq!(
            table["log"][38],
            json!({"ply": 49, "seat": 1, "text": "…"}),
            "that of another may be secret"
        );
        let page = guest.get(&at(&id, "log?before=11")).await;
        assert_eq!((page["entries"].as_array().unwrap().len(), &page["more"]), (10, &json!(false)));
        guest.post(&at(&id, "chat"), json!({"text": "still here"})).await;
        assert_eq!(guest.table(&id).await["chat"][0]["text"], "still here");
        let play = json!({"seat": 0, "move": "leap 51", "ply": 50, "epoch": 0});
        assert_eq!(guest.refused(Method::POST, &at(&id, "play"), play).await, "unknown_rules");
        assert_eq!(guest.refused(Method::POST, &at(&id, "undo"), json!({})).await, "unknown_rules");
        for path in ["picture", "picture?ply=3", "panels", "scores", "moves?seat=0", "hint?seat=0"] {
            assert_eq!(
                guest.refused(Method::GET, &at(&id, path), Value::Null).await,
                "unknown_rules",
                "{path}"
            );
        }
        let (status, page) = guest.text(&format!("/t/{id}")).await;
        assert!(status.is_success(), "{page}");
        let row = house.app.store.table(id.parse().unwrap()).await.unwrap();
        assert_eq!((row.state, row.plies), (TableState::Playing, 50), "nothing is lost");
        assert_eq!(
            guest.get("/api/v1/me/tables").await["running"]
                .as_array()
                .unwrap()
                .iter()
                .filter(|line| line["id"] == json!(id))
                .count(),
            1
        );
    }
}

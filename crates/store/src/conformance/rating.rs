//! Ratings, and matches counted.

use super::{guest, new_table, playing, refused};
use crate::{Finish, NewRating, PersonId, Rating, RatingChange, Store, StoreError, TableId, TableState};

fn change(table: TableId, at: i64, people: &[(PersonId, u32, f64)]) -> RatingChange {
    let ratings = people
        .iter()
        .map(|(person, games_before, rating)| NewRating {
            person: *person,
            games_before: *games_before,
            rating: Rating { rating: *rating, deviation: 80.5, volatility: 0.06, games: games_before + 1 },
        })
        .collect();
    RatingChange { table, game: "pixies".to_owned(), at, ratings }
}

fn end(table: TableId, places: &[u8]) -> Finish {
    Finish { table, state: TableState::Over, at: 9_000, outcome: None, places: places.to_vec() }
}

pub(super) async fn a_match_is_rated_once(store: &dyn Store) {
    let (ada, eve) = (guest(store, "Ada").await, guest(store, "Eve").await);
    let id = playing(store, 1, ada, eve).await;
    assert_eq!(store.unrated().await.expect("a list"), [], "not over yet");
    store.finish(end(id, &[1, 2])).await.expect("an end");
    let mut plain = new_table(2, ada, eve);
    plain.rated = false;
    let plain_id = plain.id;
    store.create(plain).await.expect("a table");
    store.finish(end(plain_id, &[])).await.expect("an end");
    assert_eq!(store.unrated().await.expect("a list"), [id]);
    assert_eq!(store.rating(ada, "pixies").await.expect("an answer"), None);

    let first = change(id, 10, &[(ada, 0, 1520.25), (eve, 0, 1479.75)]);
    assert!(store.rate(first.clone()).await.expect("a rating"));
    assert!(!store.rate(first).await.expect("an answer"), "once is enough");
    assert!(!store.rate(change(id, 11, &[(ada, 1, 9_999.0)])).await.expect("an answer"));
    assert_eq!(store.unrated().await.expect("a list"), []);
    let rating = store.rating(ada, "pixies").await.expect("an answer").expect("a rating");
    assert_eq!(rating, Rating { rating: 1520.25, deviation: 80.5, volatility: 0.06, games: 1 });
    assert_eq!(store.rating(ada, "elemente").await.expect("an answer"), None);
    assert_eq!(store.ratings(ada).await.expect("a list"), [("pixies".to_owned(), rating)]);
    let history = store.rating_history(ada, 9).await.expect("a list");
    assert_eq!((history.len(), history[0].table, history[0].at, history[0].rating), (1, id, 10, rating));
    refused!(store.rate(change(TableId::from_bits(9), 1, &[])).await, StoreError::NotFound { .. });
}

pub(super) async fn ratings_wait_for_each_other(store: &dyn Store) {
    let (ada, eve) = (guest(store, "Ada").await, guest(store, "Eve").await);
    let one = playing(store, 1, ada, eve).await;
    let two = playing(store, 2, ada, eve).await;
    store.rate(change(one, 10, &[(ada, 0, 1600.0), (eve, 0, 1400.0)])).await.expect("a rating");
    // Worked out before the first was applied: Eve's row is fine to write, Ada's is not, so neither is written.
    refused!(store.rate(change(two, 11, &[(eve, 1, 1.0), (ada, 0, 2.0)])).await, StoreError::Stale { .. });
    let stranger = change(two, 11, &[(PersonId::draw(), 0, 1.0)]);
    refused!(store.rate(stranger).await, StoreError::NotFound { .. });
    assert!(store.rate(change(two, 12, &[(ada, 1, 1650.0), (eve, 1, 1350.0)])).await.expect("a second try"));
    let history = store.rating_history(eve, 9).await.expect("a list");
    assert_eq!(history.iter().map(|rated| rated.rating.rating).collect::<Vec<_>>(), [1350.0, 1400.0]);
    assert_eq!(store.rating_history(eve, 1).await.expect("a list").len(), 1);
}

pub(super) async fn matches_are_counted(store: &dyn Store) {
    let (ada, eve) = (guest(store, "Ada").await, guest(store, "Eve").await);
    for (number, places) in [(1, [1, 2]), (2, [2, 1]), (3, [1, 1])] {
        let id = playing(store, number, ada, eve).await;
        store.finish(end(id, &places)).await.expect("an end");
    }
    let alone = playing(store, 4, ada, ada).await;
    store.finish(end(alone, &[2, 1])).await.expect("an end");
    playing(store, 5, ada, eve).await;
    let tally = store.tally(ada).await.expect("a list");
    assert_eq!(tally.len(), 1);
    assert_eq!((tally[0].game.as_str(), tally[0].played, tally[0].won), ("pixies", 4, 3));
    let tally = store.tally(eve).await.expect("a list");
    assert_eq!((tally[0].played, tally[0].won), (3, 2));
    assert_eq!(store.tally(PersonId::draw()).await.expect("a list"), []);
}

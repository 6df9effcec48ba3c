//! Ratings: how strong accounts have shown themselves, by Glicko-2.
//!
//! A match of several counts as one rating period in which everybody met everybody else. The store applies the outcome
//! of a match once, whatever happens in between.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use std::collections::BTreeSet;
use std::sync::Arc;
use store::{
    NewRating, Occupant, PersonId, Rating, RatingChange, Store, StoreError, StoredTable, TableId, TableState,
};

use crate::live::Hall;
use crate::live::counting::is_unrated;

/// A rating more unsure than this says little yet.
pub const PROVISIONAL: f64 = 110.0;

/// So often it is tried again when ratings change under our hands.
const TRIES: usize = 20;

/// Nobody's strength is known better than this: people change.
const SUREST: f64 = 45.0;

/// Applies ratings whenever a match has ended, until the server closes.
pub async fn keep(hall: Hall) {
    let shared = Arc::clone(hall.shared());
    let mut closing = shared.closing.subscribe();
    loop {
        if let Err(error) = settle_all(&*shared.store).await {
            tracing::error!(%error, "ratings could not be applied; they will be after the next match");
        }
        tokio::select! {
            () = shared.ended.notified() => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
    }
}

/// Applies the ratings of all matches for which that is still to be done; says of how many.
pub async fn settle_all(store: &dyn Store) -> Result<usize, StoreError> {
    let tables = store.unrated().await?;
    for id in &tables {
        match settle(store, *id).await {
            Ok(()) => {}
            // A table that cannot be read must not hold up the others.
            Err(error @ StoreError::Broken { .. }) => {
                tracing::error!(table = %id, %error, "a match is not rated");
            }
            Err(error) => return Err(error),
        }
    }
    Ok(tables.len())
}

async fn settle(store: &dyn Store, id: TableId) -> Result<(), StoreError> {
    for _ in 0..TRIES {
        let table = store.table(id).await?;
        let mut before = Vec::new();
        for (person, place) in rated_seats(store, &table).await? {
            let rating = store.rating(person, &table.game).await?;
            before.push((person, place, rating));
        }
        let change = RatingChange { table: id, game: table.game, at: store::now(), ratings: after(&before) };
        match store.rate(change).await {
            Err(StoreError::Stale { .. }) => {}
            done => return done.map(drop),
        }
    }
    Err(StoreError::Stale { what: format!("the ratings of table {id}") })
}

/// Who is rated, with the place he came to: nobody, unless every seat was held by an account of its own.
async fn rated_seats(store: &dyn Store, table: &StoredTable) -> Result<Vec<(PersonId, u8)>, StoreError> {
    let mut seats = Vec::new();
    let mut seen = BTreeSet::new();
    let counts = table.rated && !is_unrated(&table.extra);
    if table.state != TableState::Over || !counts || table.chairs.len() < 2 {
        return Ok(seats);
    }
    for chair in &table.chairs {
        let (Occupant::Person(person), Some(place)) = (&chair.occupant, chair.place) else {
            return Ok(Vec::new());
        };
        let account = store.person(*person).await?.is_some_and(|person| !person.guest);
        if !account || !seen.insert(*person) {
            return Ok(Vec::new());
        }
        seats.push((*person, place));
    }
    Ok(seats)
}

/// The ratings after a match, from those before it.
fn after(before: &[(PersonId, u8, Option<Rating>)]) -> Vec<NewRating> {
    let config = Glicko2Config::new();
    let glicko = |rating: Option<Rating>| {
        rating.map_or_else(Glicko2Rating::new, |rating| Glicko2Rating {
            rating: rating.rating,
            deviation: rating.deviation,
            volatility: rating.volatility,
        })
    };
    let rate = |(index, (person, place, rating)): (usize, &(PersonId, u8, Option<Rating>))| {
        let others = before.iter().enumerate().filter(|(other, _)| *other != index);
        let results: Vec<_> = others
            .map(|(_, (_, other, rating))| {
                let outcome = match place.cmp(other) {
                    core::cmp::Ordering::Less => Outcomes::WIN,
                    core::cmp::Ordering::Equal => Outcomes::DRAW,
                    core::cmp::Ordering::Greater => Outcomes::LOSS,
                };
                (glicko(*rating), outcome)
            })
            .collect();
        let new = glicko2_rating_period(&glicko(*rating), &results, &config);
        let games_before = rating.map_or(0, |rating| rating.games);
        NewRating {
            person: *person,
            games_before,
            rating: Rating {
                rating: new.rating,
                deviation: new.deviation.max(SUREST),
                volatility: new.volatility,
                games: games_before.saturating_add(1),
            },
        }
    };
    before.iter().enumerate().map(rate).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rating(rating: f64, deviation: f64) -> Rating {
        Rating { rating, deviation, volatility: 0.06, games: 9 }
    }

    /// The worked example of Glickman's paper: one against three.
    #[test]
    fn the_example_of_the_paper() {
        let ids: Vec<PersonId> = (0..4).map(|_| PersonId::draw()).collect();
        let before = [
            (ids[0], 2, Some(rating(1500.0, 200.0))),
            (ids[1], 3, Some(rating(1400.0, 30.0))),
            (ids[2], 1, Some(rating(1550.0, 100.0))),
            (ids[3], 1, Some(rating(1700.0, 300.0))),
        ];
        let first = after(&before)[0];
        assert_eq!((first.rating.rating.round(), first.rating.deviation.round()), (1464.0, 152.0));
        assert_eq!((first.games_before, first.rating.games), (9, 10));
    }

    #[test]
    fn winners_rise_and_losers_fall() {
        let (ada, eve, zoe) = (PersonId::draw(), PersonId::draw(), PersonId::draw());
        let new = after(&[(ada, 1, None), (eve, 3, None), (zoe, 2, None)]);
        assert!(new[0].rating.rating > 1600.0 && new[1].rating.rating < 1400.0, "{new:?}");
        assert!((new[2].rating.rating - 1500.0).abs() < 0.001, "once won, once lost: {new:?}");
        assert!(new.iter().all(|new| new.rating.deviation < 350.0 && new.rating.games == 1));
        let drawn = after(&[(ada, 1, None), (eve, 1, None)]);
        assert!((drawn[0].rating.rating - 1500.0).abs() < 0.001, "{drawn:?}");
    }
}

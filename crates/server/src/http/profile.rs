//! What everybody may know of an account: since when, how strong, how often.

use super::Answer;
use super::session::Caller;
use crate::app::{App, AppState};
use crate::lexicon;
use crate::ratings;
use crate::shapes::ErrorView;
use crate::trouble::{Kind, Trouble};
use axum::Json;
use axum::extract::{Path, State};
use serde::Serialize;
use store::{Millis, PersonId};
use table::Phrase;
use utoipa::ToSchema;
use words::Lang;

/// So many matches of the past are shown.
const HISTORY: u32 = 50;

/// An account as everybody sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Profile {
    /// The name.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    pub since: Millis,
    /// Game by game.
    pub games: Vec<GameProfile>,
    /// Ratings after the last rated matches, newest first.
    pub history: Vec<RatedMatch>,
}

/// How somebody does in a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameProfile {
    /// The id of the game.
    pub game: String,
    /// Its title.
    pub title: String,
    /// Matches played to the end.
    pub played: u32,
    /// Matches won, alone or shared.
    pub won: u32,
    /// The rating, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<RatingView>,
}

/// A rating.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct RatingView {
    /// The strength, as a whole number.
    pub rating: i32,
    /// How unsure it is: the true strength lies within twice this, most likely.
    pub deviation: i32,
    /// Rated matches.
    pub games: u32,
    /// Is it still too unsure to mean much?
    pub provisional: bool,
}

/// A rating after a match.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RatedMatch {
    /// The table, if everybody may find it or it is the caller's own profile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The id of the game.
    pub game: String,
    /// When, in milliseconds since 1970.
    pub at: Millis,
    /// The strength after it.
    pub rating: i32,
}

/// The profile of the account of this name, in any case.
pub async fn profile(
    app: &App,
    name: &str,
    reader: Option<PersonId>,
    lang: Lang,
) -> Result<Profile, Trouble> {
    let nobody = || {
        let name: String = name.chars().take(40).collect();
        Trouble::new(Kind::NotFound, Phrase::new("error-no-account").with("name", name))
    };
    let person = app.store.account(name).await?.ok_or_else(nobody)?;
    let tally = app.store.tally(person.id).await?;
    let ratings = app.store.ratings(person.id).await?;
    let history = app.store.rating_history(person.id, HISTORY).await?;
    let games = app.shelf().games().iter().filter_map(|game| {
        let counted = tally.iter().find(|tally| tally.game == game.id());
        let rating = ratings.iter().find(|(rated, _)| rated == game.id()).map(|(_, rating)| rating);
        if counted.is_none() && rating.is_none() {
            return None;
        }
        Some(GameProfile {
            game: game.id().to_owned(),
            title: lexicon::game(game.id(), lang).text_or_key("title"),
            played: counted.map_or(0, |tally| tally.played),
            won: counted.map_or(0, |tally| tally.won),
            rating: rating.map(|rating| RatingView {
                rating: rating.rating.round() as i32,
                deviation: rating.deviation.round() as i32,
                games: rating.games,
                provisional: rating.deviation > ratings::PROVISIONAL,
            }),
        })
    });
    Ok(Profile {
        name: person.name,
        since: person.created,
        games: games.collect(),
        history: history
            .into_iter()
            .map(|rated| RatedMatch {
                table: (rated.public || reader == Some(person.id)).then(|| rated.table.to_string()),
                game: rated.game,
                at: rated.at,
                rating: rated.rating.rating.round() as i32,
            })
            .collect(),
    })
}

/// The profile of an account.
#[utoipa::path(get, path = "/api/v1/people/{name}", tag = "people",
    params(("name" = String, Path, description = "The name of the account, in any case")),
    responses((status = 200, body = Profile), (status = 404, body = ErrorView)))]
pub(crate) async fn show(
    State(app): State<AppState>,
    caller: Caller,
    Path(name): Path<String>,
) -> Answer<Profile> {
    profile(&app, &name, caller.id(), caller.lang).await.map(Json)
}

//! Tables: opening, listing, looking.

use super::{Ask, At, Eyes};
use crate::app::AppState;
use crate::http::etag::tagged;
use crate::http::{Answer, Body, Caller};
use crate::live::{Opening, Table, scores as scores_of};
use crate::names::level_phrase;
use crate::shapes::{
    ErrorView, LogPage, NewTable, Opened, PanelsView, ScoreView, SeatKind, SeatLine, State as Stage,
    TableLine, TableView,
};
use crate::trouble::Trouble;
use crate::{dice, lexicon};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::{Millis, Occupant, PersonId, StoredTable};
use table::Phrase;
use utoipa::{IntoParams, ToSchema};
use words::Lang;

/// So many tables are listed at once.
const MOST: u32 = 50;

/// A table as a line of a list.
pub(crate) fn line(table: &StoredTable, person: Option<PersonId>, lang: Lang) -> TableLine {
    let seat = |chair: &store::Chair| {
        let (kind, name, level) = match &chair.occupant {
            Occupant::Open => (SeatKind::Open, String::new(), None),
            Occupant::Person(_) => {
                let name = chair.name.clone().or_else(|| chair.person_name.clone());
                (SeatKind::Person, name.unwrap_or_default(), None)
            }
            Occupant::Computer(level) => {
                let phrase = level.parse().map_or_else(|_| Phrase::new("level-medium"), level_phrase);
                let name = lexicon::server(lang).say(&Phrase::new("name-computer").with("level", phrase));
                (SeatKind::Computer, name, Some(level.clone()))
            }
        };
        SeatLine { kind, name, level, place: chair.place }
    };
    let own = |chair: &&store::Chair| person.is_some_and(|person| chair.occupant == Occupant::Person(person));
    TableLine {
        id: table.id.to_string(),
        game: table.game.clone(),
        title: lexicon::game(&table.game, lang).text_or_key("title"),
        state: Stage::from(table.state),
        seats: table.chairs.iter().map(seat).collect(),
        me: table.chairs.iter().filter(own).map(|chair| chair.seat.0).collect(),
        options: table.options.clone(),
        clock: serde_json::from_value(table.clock.clone()).unwrap_or_default(),
        rated: table.rated,
        ply: table.plies,
        created: table.created,
        moved: table.moved,
        ended: table.ended,
    }
}

/// Opens a table, and answers with what the server promises of its dice. The match begins when no seat is open and
/// everybody has added a part to the dice, the caller too.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = Opened), (status = 400, body = ErrorView)))]
pub(crate) async fn open(
    State(app): State<AppState>,
    caller: Caller,
    Body(wanted): Body<NewTable>,
) -> Answer<Opened> {
    let person = caller.or_guest(&app).await?;
    app.hall.open(&person, &wanted).await.map(|opening| Json(Opened::from(opening)))
}

impl From<Opening> for Opened {
    fn from(opening: Opening) -> Opened {
        Opened { id: opening.id.to_string(), commitment: Some(dice::hex(&opening.commitment)) }
    }
}

/// Public tables that wait for people.
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables", responses((status = 200, body = [TableLine])))]
pub(crate) async fn open_tables(State(app): State<AppState>, caller: Caller) -> Answer<Vec<TableLine>> {
    let tables = app.store.open_tables(MOST).await?;
    Ok(Json(tables.iter().map(|table| line(table, caller.id(), caller.lang)).collect()))
}

/// The whole table as the caller may know it.
#[utoipa::path(get, path = "/api/v1/tables/{id}", tag = "tables", params(("id" = String, Path, description = "The id of the table"), Eyes),
    responses((status = 200, body = TableView), (status = 403, body = ErrorView), (status = 404, body = ErrorView)))]
pub(crate) async fn view(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Ask(eyes): Ask<Eyes>,
) -> Answer<TableView> {
    let asked = eyes.read()?;
    let look = move |table: &mut Table| {
        let viewer = table.viewer(caller.id(), asked)?;
        Ok(table.view(caller.person.as_ref(), viewer, caller.lang))
    };
    app.hall.look(id, look).await.map(Json)
}

/// The points of each seat as far as the caller knows them, and what in the picture they are counted from.
#[utoipa::path(get, path = "/api/v1/tables/{id}/scores", tag = "tables", params(("id" = String, Path, description = "The id of the table"), Eyes),
    responses((status = 200, body = [ScoreView]), (status = 403, body = ErrorView), (status = 404, body = ErrorView)))]
pub(crate) async fn scores(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Ask(eyes): Ask<Eyes>,
) -> Answer<Vec<ScoreView>> {
    let asked = eyes.read()?;
    let look = move |table: &mut Table| {
        let viewer = table.viewer(caller.id(), asked)?;
        Ok(scores_of(table.game_match()?, viewer, caller.lang))
    };
    app.hall.look(id, look).await.map(Json)
}

/// Which sheets.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Sheets {
    /// Through whose eyes: a seat by its number, or `spectator`.
    #[serde(rename = "as")]
    seen_as: Option<String>,
    /// After so many plies; left out, now.
    ply: Option<u32>,
}

/// The sheets of the players and their points, as far as the caller knows them.
#[utoipa::path(get, path = "/api/v1/tables/{id}/panels", tag = "tables", params(("id" = String, Path, description = "The id of the table"), Sheets),
    responses((status = 200, body = PanelsView), (status = 304, description = "They are as `If-None-Match` says"), (status = 403, body = ErrorView), (status = 404, body = ErrorView)))]
pub(crate) async fn panels(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Ask(which): Ask<Sheets>,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let asked = which.seen_as.as_deref().map(str::parse).transpose()?;
    let (person, lang) = (caller.id(), caller.lang);
    let sheets = if let Some(ply) = which.ply {
        let look = move |table: &mut Table| {
            let viewer = table.viewer(person, asked)?;
            table.game_match()?;
            Ok((table.origin()?, viewer, Arc::clone(table.names())))
        };
        let (origin, viewer, names) = app.hall.look(id, look).await?;
        names.sheets(&*origin.at(ply).await?.game_match, viewer, lang)
    } else {
        let look = move |table: &mut Table| {
            let viewer = table.viewer(person, asked)?;
            Ok(table.names().sheets(table.game_match()?, viewer, lang))
        };
        app.hall.look(id, look).await?
    };
    Ok(tagged(&headers, "application/json", ::table::to_value(&sheets).to_string()))
}

/// Which page of the log.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct LogBefore {
    /// The page ends before this ply; left out, it is the newest.
    before: Option<u32>,
    /// Through whose eyes: a seat by its number, or `spectator`.
    #[serde(rename = "as")]
    seen_as: Option<String>,
}

/// A page of the log: what happened in the plies before one, as the caller perceived it.
#[utoipa::path(get, path = "/api/v1/tables/{id}/log", tag = "tables", params(("id" = String, Path, description = "The id of the table"), LogBefore),
    responses((status = 200, body = LogPage), (status = 403, body = ErrorView), (status = 404, body = ErrorView)))]
pub(crate) async fn log(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Ask(page): Ask<LogBefore>,
) -> Answer<LogPage> {
    let asked = page.seen_as.as_deref().map(str::parse).transpose()?;
    let (before, person, lang) = (page.before.unwrap_or(u32::MAX), caller.id(), caller.lang);
    let page = app
        .hall
        .act(id, move |table| {
            Box::pin(async move {
                let viewer = table.viewer(person, asked)?;
                table.log_before(before, person, viewer, lang).await
            })
        })
        .await?;
    Ok(Json(page))
}

/// The tables of the caller.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct MyTables {
    /// Those that gather or are being played, last moved first.
    running: Vec<TableLine>,
    /// Those that have ended, last ended first.
    ended: Vec<TableLine>,
}

/// Which of the ended tables.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Before {
    /// Those that ended before this moment, in milliseconds since 1970; left out, the latest.
    before: Option<i64>,
}

/// The tables of the caller: running and ended.
#[utoipa::path(get, path = "/api/v1/me/tables", tag = "me", params(Before),
    responses((status = 200, body = MyTables), (status = 401, body = ErrorView)))]
pub(crate) async fn mine(
    State(app): State<AppState>,
    caller: Caller,
    Ask(page): Ask<Before>,
) -> Answer<MyTables> {
    let person = caller.known()?.id;
    let lines = |tables: Vec<StoredTable>| {
        tables.iter().map(|table| line(table, Some(person), caller.lang)).collect()
    };
    let running = app.store.running_of(person, MOST).await?;
    let ended = app.store.ended_of(person, page.before.unwrap_or(Millis::MAX), MOST).await?;
    Ok(Json(MyTables { running: lines(running), ended: lines(ended) }))
}

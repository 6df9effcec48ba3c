//! Tables: opening, listing, looking.

use super::{Ask, At, Eyes};
use crate::app::AppState;
use crate::http::{Answer, Body, Caller};
use crate::lexicon;
use crate::names::level_phrase;
use crate::shapes::{
    ErrorView, NewTable, Opened, ScoreView, SeatKind, SeatLine, State as Stage, TableLine, TableView,
};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
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

/// Opens a table; the match begins at once if no seat is open.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = Opened), (status = 400, body = ErrorView)))]
pub(crate) async fn open(
    State(app): State<AppState>,
    caller: Caller,
    Body(wanted): Body<NewTable>,
) -> Answer<Opened> {
    let person = caller.or_guest(&app).await?;
    let id = app.hall.open(&person, &wanted).await?;
    Ok(Json(Opened { id: id.to_string() }))
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
    let look = move |table: &mut crate::live::Table| {
        let viewer = table.viewer(caller.id(), asked)?;
        Ok(table.view(caller.person.as_ref(), viewer, caller.lang))
    };
    app.hall.look(id, look).await.map(Json)
}

/// The points of each seat as far as the caller knows them, and what in the picture is behind them.
#[utoipa::path(get, path = "/api/v1/tables/{id}/scores", tag = "tables", params(("id" = String, Path, description = "The id of the table"), Eyes),
    responses((status = 200, body = [ScoreView]), (status = 403, body = ErrorView), (status = 404, body = ErrorView)))]
pub(crate) async fn scores(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Ask(eyes): Ask<Eyes>,
) -> Answer<Vec<ScoreView>> {
    let asked = eyes.read()?;
    let look = move |table: &mut crate::live::Table| {
        let viewer = table.viewer(caller.id(), asked)?;
        Ok(table.scores(table.game_match()?, viewer, caller.lang))
    };
    app.hall.look(id, look).await.map(Json)
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

//! After the match: record, proof of the dice, replay, rematch, branch.

use super::{Ask, At};
use crate::app::AppState;
use crate::dice::Proof;
use crate::http::{Answer, Body, Caller};
use crate::live::{Table, read_level};
use crate::shapes::{Branch, Done, ErrorView, Opened, ReplayView};
use crate::trouble::Trouble;
use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;

/// The record: of a match that has ended, or of one that the caller plays alone at one screen.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record", tag = "after", params(("id" = String, Path, description = "The id of the table")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 403, body = ErrorView)))]
pub(crate) async fn record(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
) -> Result<Response, Trouble> {
    let person = caller.id();
    let origin = app.hall.look(id, move |table: &mut Table| table.recorded(person)).await?;
    let text = origin.record().await?.to_text();
    let name = format!("attachment; filename=\"waldpfade-{id}.txt\"");
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)], text)
        .into_response())
}

/// The proof of the dice, once the match has ended; `waldpfade verify RECORD --dice FILE` checks it.
#[utoipa::path(get, path = "/api/v1/tables/{id}/dice", tag = "after", params(("id" = String, Path, description = "The id of the table")),
    responses((status = 200, body = Proof), (status = 403, body = ErrorView)))]
pub(crate) async fn proof(State(app): State<AppState>, At(id): At) -> Answer<Proof> {
    app.hall.look(id, |table: &mut Table| table.proof()).await.map(Json)
}

/// Which plies of a replay.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ReplayFrom {
    /// Through whose eyes: a seat by its number, or `spectator`.
    #[serde(rename = "as")]
    seen_as: Option<String>,
    /// The first ply; left out, that of the match.
    from: Option<u32>,
}

/// A match that has ended, ply by ply, through anybody's eyes: at most 512 plies at once. Where `more` is set, the next
/// page begins after the last step.
#[utoipa::path(get, path = "/api/v1/tables/{id}/replay", tag = "after", params(("id" = String, Path, description = "The id of the table"), ReplayFrom),
    responses((status = 200, body = ReplayView), (status = 403, body = ErrorView)))]
pub(crate) async fn replay(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Ask(page): Ask<ReplayFrom>,
) -> Answer<ReplayView> {
    let asked = page.seen_as.as_deref().map(str::parse).transpose()?;
    let (person, lang, from) = (caller.id(), caller.lang, page.from.unwrap_or(1).max(1));
    let look = move |table: &mut Table| {
        let viewer = table.viewer(person, asked)?;
        Ok((viewer, table.replay(lang)?, Arc::clone(table.names())))
    };
    let (viewer, (origin, replay), names) = app.hall.look(id, look).await?;
    let steps = origin.steps(from, viewer, &names, lang).await?;
    let more = steps.last().is_some_and(|step| step.ply < replay.plies);
    Ok(Json(ReplayView { from, steps, more, ..replay }))
}

/// Opens a rematch, or sits down at the one that somebody else has opened; everybody sits one seat further. The match
/// begins when all have added to its dice.
#[utoipa::path(post, path = "/api/v1/tables/{id}/rematch", tag = "after", params(("id" = String, Path, description = "The id of the table")),
    request_body = Done, responses((status = 200, body = Opened), (status = 403, body = ErrorView)))]
pub(crate) async fn rematch(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Body(Done {}): Body<Done>,
) -> Answer<Opened> {
    let person = caller.known()?.clone();
    app.hall.rematch(id, person).await.map(|opening| Json(Opened::from(opening)))
}

/// Opens a table that goes on from a ply of a match that has ended, against computer players.
#[utoipa::path(post, path = "/api/v1/tables/{id}/branch", tag = "after", params(("id" = String, Path, description = "The id of the table")),
    request_body = Branch, responses((status = 200, body = Opened), (status = 403, body = ErrorView)))]
pub(crate) async fn branch(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Body(branch): Body<Branch>,
) -> Answer<Opened> {
    let level = read_level(branch.level.as_deref())?;
    let person = caller.or_guest(&app).await?;
    let id = app.hall.branch(id, &person, branch, level).await?;
    Ok(Json(Opened { id: id.to_string(), commitment: None }))
}

//! Sitting down and getting up, words and votes.

use super::At;
use crate::app::AppState;
use crate::http::{Answer, Body, Caller};
use crate::live::{check_post, read_level, read_part};
use crate::shapes::{
    AddPart, ChatView, Done, ErrorView, Join, Joined, OwnSeat, PartAdded, Say, StartNow, Vote,
};
use axum::Json;
use axum::extract::State;

/// Sits down; the match begins as soon as no seat is open and all have added to the dice.
#[utoipa::path(post, path = "/api/v1/tables/{id}/join", tag = "seats", params(("id" = String, Path, description = "The id of the table")),
    request_body = Join, responses((status = 200, body = Joined), (status = 409, body = ErrorView)))]
pub(crate) async fn join(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Body(join): Body<Join>,
) -> Answer<Joined> {
    let part = join.part.as_deref().map(read_part).transpose()?;
    let person = caller.or_guest(&app).await?;
    let joined = app
        .hall
        .act(id, move |table| Box::pin(async move { table.join(&person, join.seat, part).await }))
        .await?;
    Ok(Json(joined))
}

/// Adds to the dice of a table, after its commitment was read; the match begins with the last part.
#[utoipa::path(post, path = "/api/v1/tables/{id}/part", tag = "seats", params(("id" = String, Path, description = "The id of the table")),
    request_body = AddPart, responses((status = 200, body = PartAdded), (status = 403, body = ErrorView), (status = 409, body = ErrorView)))]
pub(crate) async fn add_part(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Body(added): Body<AddPart>,
) -> Answer<PartAdded> {
    let part = read_part(&added.part)?;
    let person = caller.known()?.id;
    app.hall.act(id, move |table| Box::pin(table.add_part(person, part))).await.map(Json)
}

/// Leaves: an open seat before the match, a computer player stands in during it.
#[utoipa::path(post, path = "/api/v1/tables/{id}/leave", tag = "seats", params(("id" = String, Path, description = "The id of the table")),
    request_body = Done, responses((status = 200, body = Done), (status = 403, body = ErrorView)))]
pub(crate) async fn leave(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Body(Done {}): Body<Done>,
) -> Answer<Done> {
    let person = caller.known()?.id;
    app.hall.act(id, move |table| Box::pin(table.leave(person))).await?;
    Ok(Json(Done {}))
}

/// The host starts: computer players take the open seats.
#[utoipa::path(post, path = "/api/v1/tables/{id}/start", tag = "seats", params(("id" = String, Path, description = "The id of the table")),
    request_body = StartNow, responses((status = 200, body = Done), (status = 403, body = ErrorView)))]
pub(crate) async fn start(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Body(start): Body<StartNow>,
) -> Answer<Done> {
    let person = caller.known()?.id;
    let level = start.level.as_deref().map(|name| read_level(Some(name))).transpose()?;
    app.hall.act(id, move |table| Box::pin(table.start(person, level))).await?;
    Ok(Json(Done {}))
}

/// Takes the own seat back from the computer player who stood in.
#[utoipa::path(post, path = "/api/v1/tables/{id}/takeback", tag = "seats", params(("id" = String, Path, description = "The id of the table")),
    request_body = OwnSeat, responses((status = 200, body = Done), (status = 403, body = ErrorView)))]
pub(crate) async fn take_back(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Body(own): Body<OwnSeat>,
) -> Answer<Done> {
    let person = caller.known()?.id;
    app.hall.act(id, move |table| Box::pin(table.take_back(person, own.seat))).await?;
    Ok(Json(Done {}))
}

/// Says something at the table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/chat", tag = "seats", params(("id" = String, Path, description = "The id of the table")),
    request_body = Say, responses((status = 200, body = ChatView), (status = 400, body = ErrorView)))]
pub(crate) async fn say(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Body(words): Body<Say>,
) -> Answer<ChatView> {
    check_post(words.id.as_deref())?;
    let person = caller.or_guest(&app).await?;
    let said = app
        .hall
        .act(id, move |table| Box::pin(async move { table.say(&person, &words.text, words.id).await }))
        .await?;
    Ok(Json(said))
}

/// Votes for an early end, or takes the vote back; when all agree who play, the match ends.
#[utoipa::path(post, path = "/api/v1/tables/{id}/vote", tag = "seats", params(("id" = String, Path, description = "The id of the table")),
    request_body = Vote, responses((status = 200, body = Done), (status = 403, body = ErrorView)))]
pub(crate) async fn vote(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Body(vote): Body<Vote>,
) -> Answer<Done> {
    let person = caller.known()?.id;
    check_post(vote.id.as_deref())?;
    app.hall.act(id, move |table| Box::pin(table.vote_once(person, vote.end, vote.id))).await?;
    Ok(Json(Done {}))
}

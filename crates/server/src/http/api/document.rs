//! The `OpenAPI` document, made from the handlers.

use super::{after, games, news, picture, playing, seats, tables};
use crate::app::AppState;
use crate::http::{accounts, profile, tokens};
use crate::{dice, shapes};
use axum::routing::get;
use axum::{Json, Router};
use std::sync::LazyLock;
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Waldpfade",
        description = "Tables, moves and live news. Everything that the pages do, programs can do, too."
    ),
    paths(
        games::list,
        games::one,
        tables::open,
        tables::open_tables,
        tables::view,
        tables::scores,
        tables::panels,
        tables::log,
        tables::mine,
        accounts::me,
        accounts::rename,
        accounts::claim,
        accounts::change_password,
        accounts::sign_in,
        accounts::sign_out,
        tokens::list,
        tokens::make,
        tokens::end,
        profile::show,
        seats::join,
        seats::add_part,
        seats::leave,
        seats::start,
        seats::take_back,
        seats::say,
        seats::vote,
        playing::moves,
        playing::preview,
        playing::play,
        playing::undo,
        playing::answer_undo,
        playing::hint,
        playing::hurry,
        playing::auto_pass,
        after::record,
        after::proof,
        after::replay,
        after::rematch,
        after::branch,
        picture::picture,
        news::stream,
    ),
    components(schemas(shapes::ErrorView, dice::Proof))
)]
struct Document;

static DOCUMENT: LazyLock<utoipa::openapi::OpenApi> = LazyLock::new(Document::openapi);

/// The document.
pub fn document() -> &'static utoipa::openapi::OpenApi {
    &DOCUMENT
}

pub(in crate::http) fn routes() -> Router<AppState> {
    Router::new().route("/api/openapi.json", get(|| async { Json(document()) }))
}

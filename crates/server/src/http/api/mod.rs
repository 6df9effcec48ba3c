//! The interface for programs, which the pages use too: `/api/v1`.

mod after;
pub mod document;
mod games;
mod news;
mod picture;
mod playing;
mod seats;
mod tables;

use crate::app::AppState;
use crate::http::{accounts, profile, tokens};
use crate::trouble::Trouble;
use axum::Router;
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use axum::routing::{delete, get, post};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use store::TableId;
use table::Phrase;
pub(crate) use tables::line;
use utoipa::IntoParams;

/// All routes below `/api/v1`.
pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route("/games", get(games::list))
        .route("/games/{game}", get(games::one))
        .route("/tables", get(tables::open_tables).post(tables::open))
        .route("/tables/{id}", get(tables::view))
        .route("/tables/{id}/scores", get(tables::scores))
        .route("/tables/{id}/panels", get(tables::panels))
        .route("/tables/{id}/log", get(tables::log))
        .route("/me", get(accounts::me))
        .route("/me/name", post(accounts::rename))
        .route("/me/claim", post(accounts::claim))
        .route("/me/password", post(accounts::change_password))
        .route("/me/tokens", get(tokens::list).post(tokens::make))
        .route("/me/tokens/{number}", delete(tokens::end))
        .route("/login", post(accounts::sign_in))
        .route("/logout", post(accounts::sign_out))
        .route("/people/{name}", get(profile::show))
        .route("/me/tables", get(tables::mine))
        .route("/tables/{id}/join", post(seats::join))
        .route("/tables/{id}/part", post(seats::add_part))
        .route("/tables/{id}/leave", post(seats::leave))
        .route("/tables/{id}/start", post(seats::start))
        .route("/tables/{id}/takeback", post(seats::take_back))
        .route("/tables/{id}/moves", get(playing::moves))
        .route("/tables/{id}/preview", get(playing::preview))
        .route("/tables/{id}/play", post(playing::play))
        .route("/tables/{id}/undo", post(playing::undo))
        .route("/tables/{id}/undo/answer", post(playing::answer_undo))
        .route("/tables/{id}/hint", get(playing::hint))
        .route("/tables/{id}/hurry", post(playing::hurry))
        .route("/tables/{id}/auto-pass", post(playing::auto_pass))
        .route("/tables/{id}/chat", post(seats::say))
        .route("/tables/{id}/vote", post(seats::vote))
        .route("/tables/{id}/rematch", post(after::rematch))
        .route("/tables/{id}/branch", post(after::branch))
        .route("/tables/{id}/record", get(after::record))
        .route("/tables/{id}/dice", get(after::proof))
        .route("/tables/{id}/replay", get(after::replay))
        .route("/tables/{id}/picture", get(picture::picture))
        .route("/tables/{id}/news", get(news::stream))
}

/// The table that the address names.
#[derive(Clone, Copy, Debug)]
pub(super) struct At(pub(super) TableId);

impl<S: Send + Sync> FromRequestParts<S> for At {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<At, Trouble> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        let Path(id) = path.map_err(|_| Trouble::unknown_table(""))?;
        id.parse().map(At).map_err(|_| Trouble::unknown_table(&id))
    }
}

/// The query of the address.
#[derive(Debug)]
pub(super) struct Ask<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Ask<T> {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Ask<T>, Trouble> {
        let query: Result<Query<T>, QueryRejection> = Query::from_request_parts(parts, state).await;
        match query {
            Ok(Query(query)) => Ok(Ask(query)),
            Err(rejection) => {
                let detail = rejection.body_text();
                Err(Trouble::bad(Phrase::new("error-query").with("detail", detail)))
            }
        }
    }
}

/// Through whose eyes.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Eyes {
    /// A seat by its number, or `spectator`; left out, the only seat of the caller, else a spectator.
    #[serde(rename = "as")]
    seen_as: Option<String>,
}

impl Eyes {
    fn read(&self) -> Result<Option<crate::live::As>, Trouble> {
        self.seen_as.as_deref().map(str::parse).transpose()
    }
}

/// A seat of the caller.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ForSeat {
    /// Which.
    seat: u8,
}

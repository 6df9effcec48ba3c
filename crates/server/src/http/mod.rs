//! The HTTP interface: routes, sessions, errors, the stream of news.

pub mod accounts;
pub mod answer;
pub mod api;
pub mod body;
pub mod connections;
pub mod csrf;
pub mod ending;
mod etag;
pub mod headers;
pub mod health;
pub mod layers;
pub mod leftovers;
pub mod limits;
pub mod passwords;
pub mod profile;
mod refusals;
pub mod serving;
pub mod session;
pub mod tokens;

use crate::app::AppState;
use crate::pages;
use axum::Router;

pub use answer::Answer;
pub use body::Body;
pub use session::Caller;

/// All routes, with all layers.
pub fn router(app: AppState) -> Router {
    let routes = Router::new()
        .merge(pages::routes())
        .nest("/api/v1", api::routes())
        .merge(api::document::routes())
        .merge(health::routes())
        .fallback(health::nothing_here);
    layers::around(routes, app)
}

//! Pictures of what the caller may see.

use super::{Ask, At};
use crate::app::AppState;
use crate::http::Caller;
use crate::http::etag::tagged;
use crate::lexicon;
use crate::live::Table;
use crate::names::Names;
use crate::shapes::ErrorView;
use crate::trouble::Trouble;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use sketch::{Brush, Look};
use std::sync::Arc;
use table::Seat;
use utoipa::IntoParams;
use words::Lang;

/// Which picture.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// Through whose eyes: a seat by its number, or `spectator`.
    #[serde(rename = "as")]
    seen_as: Option<String>,
    /// After so many plies; left out, now.
    ply: Option<u32>,
    /// For a narrow screen?
    #[serde(default)]
    compact: bool,
}

/// The picture of the table as the caller may see it, as SVG for a page.
#[utoipa::path(get, path = "/api/v1/tables/{id}/picture", tag = "tables", params(("id" = String, Path, description = "The id of the table"), Which),
    responses((status = 200, body = String, content_type = "image/svg+xml"), (status = 304, description = "It is as `If-None-Match` says"), (status = 403, body = ErrorView)))]
pub(crate) async fn picture(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Ask(which): Ask<Which>,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let asked = which.seen_as.as_deref().map(str::parse).transpose()?;
    let (lang, person, compact) = (caller.lang, caller.id(), which.compact);
    let svg = match which.ply {
        None => {
            let look = move |table: &mut Table| {
                let viewer = table.viewer(person, asked)?;
                let brush =
                    brush(table.game_match()?.id(), table.names(), lang, compact).last(table.marks(viewer));
                Ok(table.game_match()?.paint(viewer, brush).named(NAME).to_svg(&Look::page()))
            };
            app.hall.look(id, look).await?
        }
        Some(ply) => {
            let look = move |table: &mut Table| {
                let viewer = table.viewer(person, asked)?;
                table.game_match()?;
                Ok((table.origin()?, viewer, Arc::clone(table.names())))
            };
            let (origin, viewer, names) = app.hall.look(id, look).await?;
            let (stretch, marks) = origin.pictured(ply, viewer).await?;
            // Painting takes a moment: not on a thread that serves others.
            let paint = move || {
                let game_match = stretch.game_match;
                let brush = brush(game_match.id(), &names, lang, compact).last(marks);
                game_match.paint(viewer, brush).named(NAME).to_svg(&Look::page())
            };
            tokio::task::spawn_blocking(paint).await.map_err(|_| Trouble::internal())?
        }
    };
    Ok(tagged(&headers, "image/svg+xml", svg))
}

/// Names inside of pictures begin with this; those of previews with another one.
const NAME: &str = "board";

/// What every picture of a table is drawn with: a picture and a preview that is laid over it have to agree.
pub(super) fn brush(game: &str, names: &Names, lang: Lang, compact: bool) -> Brush<'static> {
    let words = lexicon::game(game, lang);
    let seats = Seat::all(names.0.len() as u8);
    Brush::new()
        .labels(|key, arguments| words.label(key, arguments))
        .names(seats.map(|seat| names.short(seat, lang)))
        .compact(compact)
        .bare(true)
}

//! The addresses of the pages, and what is gathered for each.

use super::account::Token;
use super::profile::{Profile, Standing};
use super::rows::{Place, Row, Stage};
use super::table::Table;
use super::{
    Reader, Tongue, account, assets, error, gathering, help, me, new, profile, programs, replay, rules,
    start, table,
};
use crate::app::AppState;
use crate::http::Caller;
use crate::http::api::line;
use crate::shapes::{SeatKind, SeatView, State as Far, TableLine, TableView};
use crate::trouble::{Kind, Trouble};
use ::table::{Phrase, Viewer};
use axum::Router;
use axum::extract::{Form, Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use core::time::Duration;
use serde::Deserialize;
use shelf::AnyGame;
use std::sync::Arc;
use store::{Millis, PersonId, TableId};

/// So many tables stand in a list.
const MOST: u32 = 50;
/// So many running matches are looked into for whose turn it is.
const LOOKED_INTO: usize = 12;
/// How long a chosen language is remembered.
const YEAR: Duration = Duration::from_hours(24 * 365);

type Page = Result<Html<String>, Trouble>;

/// The routes of all pages.
pub fn routes() -> Router<AppState> {
    Router::new()
        .route("/", get(start_page))
        .route("/new/{game}", get(new_page))
        .route("/t/{id}", get(table_page))
        .route("/t/{id}/replay", get(replay_page))
        .route("/rules/{game}", get(rules_page))
        .route("/me", get(my_page))
        .route("/u/{name}", get(profile_page))
        .route("/account", get(account_page))
        .route("/help", get(help_page))
        .route("/api", get(api_page))
        .route("/language", post(choose_language))
        .route("/assets/{hash}/{name}", get(asset))
}

/// A trouble as a page.
pub fn trouble(trouble: &Trouble, reader: &Reader) -> Response {
    Html(error::page(reader, trouble.kind.status(), &trouble.message(reader.tongue.lang()))).into_response()
}

/// The reader of a page, as far as headers and session tell.
pub fn reader(headers: &HeaderMap, path: &str, caller: Option<&Caller>) -> Reader {
    let mut reader = Reader::of(headers, path);
    if let Some(caller) = caller {
        reader.tongue = Tongue::new(caller.lang);
        if let Some(person) = &caller.person {
            reader = reader.named(person.name.clone(), !person.guest);
        }
    }
    reader
}

fn here(caller: &Caller, headers: &HeaderMap, uri: &Uri) -> Reader {
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    reader(headers, path, Some(caller))
}

fn game_of<'a>(app: &'a AppState, id: &str) -> Result<&'a Arc<dyn AnyGame>, Trouble> {
    app.shelf().find(id).ok_or_else(|| Trouble::unknown_game(app.shelf(), id))
}

async fn start_page(State(app): State<AppState>, caller: Caller, headers: HeaderMap, uri: Uri) -> Page {
    let running = match caller.id() {
        Some(person) => running(&app, person, &caller).await?,
        None => Vec::new(),
    };
    let open = app.store.open_tables(MOST).await?;
    let open: Vec<Row> =
        open.iter().map(|table| row(&line(table, caller.id(), caller.lang), false)).collect();
    Ok(Html(start::page(&here(&caller, &headers, &uri), app.shelf(), &running, &open)))
}

async fn new_page(
    State(app): State<AppState>,
    caller: Caller,
    headers: HeaderMap,
    uri: Uri,
    Path(game): Path<String>,
) -> Page {
    Ok(Html(new::page(&here(&caller, &headers, &uri), game_of(&app, &game)?.as_ref())))
}

async fn rules_page(
    State(app): State<AppState>,
    caller: Caller,
    headers: HeaderMap,
    uri: Uri,
    Path(game): Path<String>,
) -> Page {
    Ok(Html(rules::page(&here(&caller, &headers, &uri), game_of(&app, &game)?.as_ref())))
}

async fn help_page(caller: Caller, headers: HeaderMap, uri: Uri) -> Page {
    Ok(Html(help::page(&here(&caller, &headers, &uri))))
}

async fn api_page(caller: Caller, headers: HeaderMap, uri: Uri) -> Page {
    let document = serde_json::to_value(crate::http::api::document::document()).unwrap_or_default();
    Ok(Html(programs::page(&here(&caller, &headers, &uri), &document)))
}

/// What everybody may know of a table, with the seats of the caller.
async fn look(app: &AppState, caller: &Caller, id: &str) -> Result<TableView, Trouble> {
    let id: TableId = id.parse().map_err(|_| Trouble::unknown_table(id))?;
    let (person, lang) = (caller.person.clone(), caller.lang);
    let look = move |table: &mut crate::live::Table| Ok(table.view(person.as_ref(), Viewer::Spectator, lang));
    app.hall.look(id, look).await
}

fn place(seat: &SeatView) -> Place {
    match seat.kind {
        SeatKind::Open => seat.kept_for.clone().map_or(Place::Open, Place::Kept),
        SeatKind::Person => Place::Person(seat.name.clone()),
        SeatKind::Computer => Place::Computer(seat.level.clone().unwrap_or_default()),
    }
}

fn facts(view: &TableView) -> Table {
    Table {
        id: view.id.clone(),
        game: view.game.clone(),
        places: view.seats.iter().map(place).collect(),
        mine: view.me.clone(),
        public: view.visibility == crate::shapes::Visibility::Public,
        commitment: view.dice.commitment.clone(),
        owes_part: !view.me.is_empty()
            && view.me.iter().all(|seat| view.dice.parts.get(usize::from(*seat)) == Some(&false)),
    }
}

async fn table_page(
    State(app): State<AppState>,
    caller: Caller,
    headers: HeaderMap,
    uri: Uri,
    Path(id): Path<String>,
) -> Page {
    let view = look(&app, &caller, &id).await?;
    let reader = here(&caller, &headers, &uri);
    if view.state == Far::Gathering {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let scheme = if caller.secure { "https" } else { "http" };
        let address = format!("{scheme}://{host}/t/{}", view.id);
        return Ok(Html(gathering::page(&reader, &facts(&view), &address, view.host)));
    }
    Ok(Html(table::page(&reader, &facts(&view))))
}

async fn replay_page(
    State(app): State<AppState>,
    caller: Caller,
    headers: HeaderMap,
    uri: Uri,
    Path(id): Path<String>,
) -> Page {
    let view = look(&app, &caller, &id).await?;
    if view.state == Far::Gathering {
        return Err(Trouble::new(Kind::NotStarted, Phrase::new("error-not-started")));
    }
    let over = matches!(view.state, Far::Over | Far::BrokenOff);
    // Before the end only one's own eyes are open, and those of everybody.
    let seats = view.seats.iter().map(|seat| seat.seat).filter(|seat| over || view.me.contains(seat));
    let mut eyes: Vec<Option<u8>> = seats.map(Some).collect();
    eyes.push(None);
    // One's own seat is what one wants to see first.
    eyes.sort_by_key(|eye| !eye.is_some_and(|seat| view.me.contains(&seat)));
    Ok(Html(replay::page(&here(&caller, &headers, &uri), &facts(&view), &eyes, over)))
}

/// Which of the finished games.
#[derive(Debug, Default, Deserialize)]
struct Before {
    before: Option<Millis>,
}

async fn my_page(State(app): State<AppState>, caller: Caller, headers: HeaderMap, uri: Uri) -> Page {
    let reader = here(&caller, &headers, &uri);
    let Some(person) = caller.id() else { return Ok(Html(me::page(&reader, &[], &[], None))) };
    let running = running(&app, person, &caller).await?;
    // What is no moment is no reason not to show the page.
    let asked = Query::<Before>::try_from_uri(&uri).ok();
    let before = asked.and_then(|Query(asked)| asked.before).unwrap_or(Millis::MAX);
    let ended = app.store.ended_of(person, before, MOST).await?;
    let earlier = ended.last().filter(|_| ended.len() >= MOST as usize).and_then(|table| table.ended);
    let ended: Vec<Row> =
        ended.iter().map(|table| row(&line(table, Some(person), caller.lang), false)).collect();
    Ok(Html(me::page(&reader, &running, &ended, earlier)))
}

async fn profile_page(
    State(app): State<AppState>,
    caller: Caller,
    headers: HeaderMap,
    uri: Uri,
    Path(name): Path<String>,
) -> Page {
    let nobody = || Trouble::new(Kind::NotFound, Phrase::new("error-not-found"));
    let person = app.store.account(&name).await?.ok_or_else(nobody)?;
    let ratings = app.store.ratings(person.id).await?;
    let standings = ratings.into_iter().map(|(game, rating)| Standing {
        game,
        rating: rating.rating,
        deviation: rating.deviation,
        games: rating.games,
    });
    let ended = app.store.ended_of(person.id, Millis::MAX, MOST).await?;
    let open = |table: &&store::StoredTable| table.visibility == store::Visibility::Public;
    let profile = Profile {
        name: person.name.clone(),
        since: person.created,
        standings: standings.collect(),
        recent: ended.iter().filter(open).map(|table| row(&line(table, None, caller.lang), false)).collect(),
    };
    Ok(Html(profile::page(&here(&caller, &headers, &uri), &profile)))
}

async fn account_page(State(app): State<AppState>, caller: Caller, headers: HeaderMap, uri: Uri) -> Page {
    let tokens = match &caller.person {
        Some(person) if !person.guest => app.store.tokens(person.id, store::now()).await?,
        _ => Vec::new(),
    };
    let tokens: Vec<Token> = tokens
        .into_iter()
        .map(|token| Token {
            id: token.number.to_string(),
            label: token.label.unwrap_or_default(),
            created: token.created,
        })
        .collect();
    Ok(Html(account::page(&here(&caller, &headers, &uri), &tokens)))
}

/// The running matches of a person; whose turn it is, for the first of them.
async fn running(app: &AppState, person: PersonId, caller: &Caller) -> Result<Vec<Row>, Trouble> {
    let tables = app.store.running_of(person, MOST).await?;
    let mut rows = Vec::new();
    for (number, stored) in tables.iter().enumerate() {
        let line = line(stored, Some(person), caller.lang);
        let own = line.me.clone();
        let asked = number < LOOKED_INTO && line.state == Far::Playing;
        let look = move |table: &mut crate::live::Table| {
            Ok(table.waiting().iter().any(|seat| own.contains(&seat.0)))
        };
        // A table that cannot be opened now still stands in the list.
        let mine = asked && app.hall.look(stored.id, look).await.unwrap_or_default();
        rows.push(row(&line, mine));
    }
    rows.sort_by_key(|row| !row.my_turn);
    Ok(rows)
}

fn row(line: &TableLine, my_turn: bool) -> Row {
    let place = |seat: &crate::shapes::SeatLine| match seat.kind {
        SeatKind::Open => Place::Open,
        SeatKind::Person => Place::Person(seat.name.clone()),
        SeatKind::Computer => Place::Computer(seat.level.clone().unwrap_or_default()),
    };
    let won = |(_, seat): &(usize, &crate::shapes::SeatLine)| seat.place == Some(1);
    Row {
        id: line.id.clone(),
        game: line.game.clone(),
        stage: match line.state {
            Far::Gathering => Stage::Gathering,
            Far::Playing => Stage::Playing,
            Far::Over => Stage::Over,
            Far::BrokenOff => Stage::BrokenOff,
        },
        places: line.seats.iter().map(place).collect(),
        my_turn,
        winners: line.seats.iter().enumerate().filter(won).map(|(seat, _)| seat).collect(),
        at: line.ended.unwrap_or(line.moved),
    }
}

/// The form of the language switch.
#[derive(Debug, Deserialize)]
struct Choice {
    lang: String,
    #[serde(default)]
    back: String,
}

/// Remembers a language, and goes back to where the reader was.
async fn choose_language(
    State(app): State<AppState>,
    caller: Caller,
    Form(choice): Form<Choice>,
) -> Response {
    if let Ok(lang) = choice.lang.parse::<words::Lang>() {
        caller.set_cookie(crate::http::session::LANG_COOKIE, lang.code(), YEAR, false);
        if let Some(person) = caller.id()
            && let Err(error) = app.store.set_language(person, Some(lang.code().to_owned())).await
        {
            tracing::warn!(%error, "a language could not be noted");
        }
    }
    Redirect::to(own_path(&choice.back)).into_response()
}

/// A path of this site; anything that could lead elsewhere becomes the start page.
fn own_path(path: &str) -> &str {
    // Browsers pass over tabs and other control characters, so that `/\t/evil.example` leads elsewhere.
    let plain = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if plain && path.starts_with('/') && !path.starts_with("//") { path } else { "/" }
}

/// A file under its hash, to be kept for ever.
async fn asset(Path((hash, name)): Path<(String, String)>) -> Response {
    match assets::find(&hash, &name) {
        Some(asset) => {
            let headers =
                [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
            (headers, asset.bytes.as_slice()).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::own_path;

    #[test]
    fn the_way_back_stays_on_this_site() {
        assert_eq!(own_path("/t/abc?x=1"), "/t/abc?x=1");
        for bad in [
            "",
            "//evil.example",
            "https://evil.example",
            "/\\evil.example",
            "t",
            "/a\r\nb",
            "/\t/evil.example",
            "/\0/evil.example",
            "/ /evil.example",
            "/\x7f/evil.example",
            "/\u{85}/evil.example",
        ] {
            assert_eq!(own_path(bad), "/", "{bad}");
        }
    }
}

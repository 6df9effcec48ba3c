//! The start page: the games as pictures, and play at once.

use super::frame::icon;
use super::rows::{self, Row};
use super::{Frame, Reader, assets, cover};
use maud::{Markup, html};
use opponents::Level;
use shelf::{AnyGame, Shelf};
use sketch::Mode;

/// The start page, with the reader's running matches and the public tables that want players.
pub fn page(reader: &Reader, shelf: &Shelf, running: &[Row], open: &[Row]) -> String {
    let main = html! {
        div.hero {
            h1 { (reader.say("page-start-title")) }
            p { (reader.say("page-start-lead")) }
            p.level {
                label for="level" { (reader.say("page-level")) }
                " " (levels(reader, "level", reader.level))
            }
            p #trouble .trouble role="alert" hidden {}
        }
        @if !running.is_empty() {
            section.running {
                h2 { (reader.say("page-running")) }
                (rows::list(reader, running, "page-none-running"))
            }
        }
        div.games {
            @for game in shelf.games() { (card(reader, game.as_ref())) }
        }
        section {
            h2 { (reader.say("page-open-tables")) }
            (rows::list(reader, open, "page-none-open"))
        }
    };
    let title = reader.say("page-site");
    Frame::new(reader, title)
        .class("start")
        .script("start.js", &["api.js", "promise.js", "words.js"])
        .page(&main)
}

/// A choice among the levels of the computer.
pub fn levels(reader: &Reader, name: &str, chosen: Level) -> Markup {
    html! {
        select #(name) name=(name) {
            @for level in Level::ALL {
                option value=(level.name()) selected[level == chosen] { (reader.tongue.level(level.name())) }
            }
        }
    }
}

/// The covers of a game, of which the page shows the light or the dark one.
pub fn covers(reader: &Reader, game: &str) -> Markup {
    let lang = reader.tongue.lang();
    html! {
        @for mode in Mode::ALL {
            @let name = cover::name(game, lang, mode);
            @if assets::has(&name) {
                img.cover.(format!("cover-{game}")).day[mode == Mode::Light].night[mode == Mode::Dark]
                    src=(assets::url(&name)) alt="" loading="lazy";
            }
        }
    }
}

/// How many play, in words.
pub fn players(reader: &Reader, game: &dyn AnyGame) -> String {
    let (least, most) = (game.seats().start().to_string(), game.seats().end().to_string());
    if least == most {
        reader.tongue.with("page-players-just", &[("count", &most)])
    } else {
        reader.tongue.with("page-players", &[("least", &least), ("most", &most)])
    }
}

fn card(reader: &Reader, game: &dyn AnyGame) -> Markup {
    let id = game.id();
    let title = reader.tongue.title(id);
    let about = reader.tongue.of_game(id, "tagline").unwrap_or_default();
    let minutes = reader.tongue.of_game(id, "tagline.minutes");
    let rivals = (*game.seats().start()).max(2).saturating_sub(1);
    html! {
        article.game aria-labelledby=(format!("game-{id}")) {
            a.picture href=(format!("/new/{id}")) tabindex="-1" aria-hidden="true" { (covers(reader, id)) }
            h2 id=(format!("game-{id}")) { (title) }
            p.about { (about) }
            p.facts {
                span { (icon("people")) (players(reader, game)) }
                @if let Some(minutes) = minutes {
                    span { (icon("clock")) (reader.tongue.with("page-minutes", &[("minutes", &minutes)])) }
                }
            }
            p.ways {
                button.main.play-now type="button" data-game=(id) data-rivals=(rivals)
                    aria-label=(reader.tongue.with("page-play-computer-at", &[("game", &title)])) {
                    (reader.say("page-play-computer"))
                }
                a.button href=(format!("/new/{id}")) { (reader.say("page-with-friends")) }
                a.plain href=(format!("/rules/{id}")) { (reader.say("page-rules")) }
            }
        }
    }
}

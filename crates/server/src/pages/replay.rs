//! A match again: step, run, jump, through any eyes.

use super::frame::icon;
use super::start::levels;
use super::table::{Table, head, tool};
use super::{Frame, Reader};
use maud::html;

const MODULES: &[&str] = &[
    "api.js",
    "words.js",
    "board.js",
    "flight.js",
    "rings.js",
    "dom.js",
    "log.js",
    "panels.js",
    "promise.js",
    "dice.js",
    "blake3.js",
    "speak.js",
];

/// The page of a replay; `eyes` are the viewers that may be chosen: a seat, or `None` for a spectator.
pub fn page(reader: &Reader, table: &Table, eyes: &[Option<u8>], over: bool) -> String {
    let say = |key: &str| reader.say(key);
    let title = reader.tongue.with("page-replay-title", &[("table", &table.title(reader))]);
    let main = html! {
        div.table.replay #replay data-table=(table.id) data-game=(table.game) data-over[over] {
            section.board aria-label=(say("page-board")) {
                div #stage .stage tabindex="-1" { noscript { p.note { (say("page-noscript")) } } }
            }
            aside.side aria-label=(say("page-side")) {
                (head(reader, table))
                section.deeds aria-label=(say("page-replay")) {
                    p #where .turn {}
                    p #told .told {}
                    input #slider type="range" min="0" max="0" value="0" aria-label=(say("page-replay-jump"));
                    div.stepping role="group" aria-label=(say("page-replay-step")) {
                        (tool("first", "first", &say("page-replay-first")))
                        (tool("back", "back", &say("page-replay-back")))
                        (tool("run", "play", &say("page-replay-run")))
                        (tool("next", "next", &say("page-replay-next")))
                        (tool("last", "last", &say("page-replay-last")))
                    }
                    p.settings {
                        label { (say("page-replay-speed")) " "
                            select #speed {
                                option value="2000" { (say("page-replay-slow")) }
                                option value="1000" selected { (say("page-replay-usual")) }
                                option value="400" { (say("page-replay-fast")) }
                            }
                        }
                        label { (say("page-replay-eyes")) " "
                            select #eyes {
                                @for eye in eyes {
                                    @match eye {
                                        None => option value="spectator" { (say("page-spectator")) },
                                        Some(seat) => option value=(seat) {
                                            (table.places.get(usize::from(*seat)).map(|place| place.name(reader)).unwrap_or_default())
                                        },
                                    }
                                }
                            }
                        }
                    }
                    p #trouble .trouble role="alert" hidden {}
                    p.buttons {
                        button #copy-move type="button" { (icon("copy")) (say("page-replay-link")) }
                        a.button href=(format!("/t/{}", table.id)) { (say("page-to-table")) }
                    }
                }
                details #panels-box open { summary { (say("page-panels")) } div #panels .panels {} }
                details open { summary { (say("page-log")) } ol #log .log {} }
                details {
                    summary { (say("page-branch")) }
                    p { (say("page-branch-help")) }
                    p.buttons {
                        label { (say("page-level")) " " (levels(reader, "branch-level", reader.level)) }
                        button #branch type="button" { (say("page-branch-go")) }
                    }
                }
                @if over {
                    details #dice-box {
                        summary { (say("page-dice")) }
                        p { (say("page-dice-after")) }
                        p.buttons {
                            button #check-dice type="button" { (say("page-dice-check")) }
                            a.button href=(format!("/api/v1/tables/{}/record", table.id)) download=(format!("waldpfade-{}.txt", table.id)) {
                                (say("page-record"))
                            }
                            a.button href=(format!("/api/v1/tables/{}/dice", table.id)) download="dice.json" {
                                (say("page-dice-file"))
                            }
                        }
                        ul #dice-says .dice-says role="status" {}
                        p { (say("page-dice-offline")) }
                        pre { code { "waldpfade verify waldpfade-" (table.id) ".txt --dice dice.json" } }
                    }
                }
            }
            p #spoken .sr aria-live="polite" {}
        }
    };
    Frame::new(reader, title).class("at-table").table().script("replay.js", MODULES).page(&main)
}

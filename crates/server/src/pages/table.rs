//! The table: board, who sits there, what a hand can do, sheets of the players, log, chat.

use super::frame::icon;
use super::rows::Place;
use super::{Frame, Reader};
use maud::{Markup, html};

/// What a page of a table shows before its scripts ask for the rest.
#[derive(Clone, Debug)]
pub struct Table {
    /// The id.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// Who sits there, in the order of the seats.
    pub places: Vec<Place>,
    /// The seats of the reader.
    pub mine: Vec<u8>,
    /// Whether anybody may find the table.
    pub public: bool,
    /// What is promised of the dice.
    pub commitment: Option<String>,
    /// Does the reader sit there without having added to the dice?
    pub owes_part: bool,
}

impl Table {
    /// Game and names in one line, for the title of the window.
    pub fn title(&self, reader: &Reader) -> String {
        let names: Vec<String> = self.places.iter().map(|place| place.name(reader)).collect();
        format!("{}: {}", reader.tongue.title(&self.game), names.join(", "))
    }
}

const MODULES: &[&str] = &[
    "api.js",
    "words.js",
    "board.js",
    "flight.js",
    "rings.js",
    "hands.js",
    "hints.js",
    "keys.js",
    "dom.js",
    "log.js",
    "menu.js",
    "news.js",
    "pace.js",
    "panels.js",
    "promise.js",
    "reduce.js",
    "side.js",
    "chat.js",
    "speak.js",
    "rules.js",
];

/// The page of a running or finished match.
pub fn page(reader: &Reader, table: &Table) -> String {
    let say = |key: &str| reader.say(key);
    let main = html! {
        div.table #table data-table=(table.id) data-game=(table.game) {
            section.board aria-label=(say("page-board")) {
                div #stage .stage tabindex="-1" { noscript { p.note { (say("page-noscript")) } } }
                p #link-state .link-state role="status" hidden {}
            }
            aside.side aria-label=(say("page-side")) {
                (head(reader, table))
                section #seats .seats aria-label=(say("page-seats")) {}
                p #standing .fine role="status" {}
                section #deeds .deeds aria-label=(say("page-deeds")) {
                    p #turn .turn {}
                    div #hand .hand data-asks=(reader.tongue.asks(&table.game)) {}
                    p #trouble .trouble role="alert" hidden {}
                    div.tools {
                        (wide("undo", "undo", &say("page-undo")))
                        (wide("hint", "hint", &say("page-hint")))
                        (wide("hurry", "fast", &say("page-hurry")))
                        a #rules-link .button href=(format!("/rules/{}", table.game)) {
                            (icon("book")) span { (say("page-rules")) }
                        }
                    }
                    (auto_pass(reader))
                    div #asks {}
                    div #hints aria-live="polite" {}
                }
                details #panels-box open { summary { (say("page-panels")) } div #panels .panels {} }
                details #log-box open { summary { (say("page-log")) } ol #log .log {} }
                details #chat-box {
                    summary { (say("page-chat")) span #chat-new .badge hidden {} }
                    ol #chat .chat {}
                    form #chat-form {
                        input name="text" maxlength="500" autocomplete="off"
                            aria-label=(say("page-chat-say")) placeholder=(say("page-chat-say"));
                        button type="submit" { (say("page-chat-send")) }
                    }
                }
                (more(reader, table))
            }
            p #spoken .sr aria-live="polite" {}
            p #urgent .sr aria-live="assertive" {}
            dialog #rules-drawer .drawer aria-label=(say("page-rules")) {}
            dialog #curtain .curtain {
                h2 #curtain-who {}
                p { (say("page-curtain")) }
                button #curtain-lift .main type="button" { (say("page-curtain-lift")) }
            }
            dialog #keys .keys {
                h2 { (say("page-keys")) }
                (super::help::keys(reader))
                form method="dialog" { button { (say("page-close")) } }
            }
        }
    };
    Frame::new(reader, table.title(reader)).class("at-table").table().script("table.js", MODULES).page(&main)
}

/// The name of the game, and how large it is shown.
pub(super) fn head(reader: &Reader, table: &Table) -> Markup {
    let say = |key: &str| reader.say(key);
    html! {
        div.head {
            h1 { (reader.tongue.title(&table.game)) }
            div.zoom role="group" aria-label=(say("page-zoom")) {
                (tool("zoom-out", "minus", &say("page-zoom-out")))
                (tool("zoom-in", "plus", &say("page-zoom-in")))
                (tool("zoom-fit", "fit", &say("page-zoom-fit")))
            }
        }
    }
}

/// A small button with a drawing only.
pub(super) fn tool(id: &str, drawing: &str, words: &str) -> Markup {
    html! { button #(id) .tool type="button" title=(words) { (icon(drawing)) span.sr { (words) } } }
}

fn wide(id: &str, drawing: &str, words: &str) -> Markup {
    html! { button #(id) type="button" { (icon(drawing)) span { (words) } } }
}

/// Which windows for a reaction the reader wants to be asked about; shown where the game has such windows.
fn auto_pass(reader: &Reader) -> Markup {
    let say = |key: &str| reader.say(key);
    html! {
        p #auto-pass-line .auto-pass hidden {
            label for="auto-pass" { (say("page-auto-pass")) }
            select #auto-pass {
                option value="never" { (say("page-auto-pass-never")) }
                option value="unconcerned" { (say("page-auto-pass-unconcerned")) }
                option value="unable" { (say("page-auto-pass-unable")) }
            }
        }
    }
}

/// What is seldom wanted: settings, typing a move, leaving.
fn more(reader: &Reader, table: &Table) -> Markup {
    let say = |key: &str| reader.say(key);
    html! {
        details #more-box {
            summary { (say("page-more")) }
            label.tick { input #at-once type="checkbox"; " " (say("page-at-once")) }
            form #typed .typed {
                input name="move" maxlength="200" autocomplete="off" spellcheck="false"
                    aria-label=(say("page-type-move")) placeholder=(say("page-type-move"));
                button type="submit" { (say("page-type-play")) }
            }
            p.buttons {
                a.button href=(format!("/t/{}/replay", table.id)) { (say("page-replay")) }
                button #copy-link type="button" { (icon("copy")) (say("page-copy-link")) }
                button #help-keys type="button" { (say("page-keys")) }
                button #vote type="button" { (say("page-vote")) }
                button #leave type="button" { (say("page-leave")) }
            }
            p #dice-line .fine {}
        }
    }
}

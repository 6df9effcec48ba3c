//! Help: how a hand plays, keys, what the site promises.

use super::{Frame, Reader};
use maud::{Markup, html};

/// The page of the help.
pub fn page(reader: &Reader) -> String {
    let title = reader.say("page-help");
    let parts = [
        ("page-help-play", "page-help-play-text"),
        ("page-help-computer", "page-help-computer-text"),
        ("page-help-undo", "page-help-undo-text"),
        ("page-help-clocks", "page-help-clocks-text"),
        ("page-help-dice", "page-help-dice-text"),
        ("page-help-keep", "page-help-keep-text"),
    ];
    let main = html! {
        div.help-page {
            h1 { (title) }
            @for (heading, text) in parts {
                h2 { (reader.say(heading)) }
                p { (reader.say(text)) }
            }
            h2 #keys { (reader.say("page-keys")) }
            (keys(reader))
        }
    };
    Frame::new(reader, title).page(&main)
}

/// The keys at the table.
pub(super) fn keys(reader: &Reader) -> Markup {
    let lines: [(&[&str], &str); 10] = [
        (&["←", "↑", "→", "↓"], "page-key-arrows"),
        (&["Shift", "←"], "page-key-shift"),
        (&["Enter"], "page-key-enter"),
        (&["Esc"], "page-key-escape"),
        (&["R"], "page-key-turn"),
        (&["U"], "page-key-undo"),
        (&["H"], "page-key-hint"),
        (&["F"], "page-key-hurry"),
        (&["+", "−", "0"], "page-key-zoom"),
        (&["?"], "page-key-help"),
    ];
    html! {
        dl.key-list {
            @for (keys, meaning) in lines {
                div { dt { @for key in keys { kbd { (key) } " " } } dd { (reader.say(meaning)) } }
            }
        }
    }
}

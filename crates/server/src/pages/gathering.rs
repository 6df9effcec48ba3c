//! A table that waits for players: the link to send, and who sits.

use super::frame::{icon, seat_sign};
use super::rows::Place;
use super::table::Table;
use super::{Frame, Reader};
use maud::html;

/// The page of a table with open seats. `address` is the whole link; `host` may start and leave.
pub fn page(reader: &Reader, table: &Table, address: &str, host: bool) -> String {
    let say = |key: &str| reader.say(key);
    let game = reader.tongue.title(&table.game);
    let title = reader.tongue.with("page-gathering-title", &[("game", &game)]);
    let seated = !table.mine.is_empty();
    let main = html! {
        div.gathering #gathering data-table=(table.id) data-commitment=[table.commitment.as_deref()]
            data-owes[table.owes_part] {
            h1 { (title) }
            p { (say(if table.public { "page-gathering-public" } else { "page-gathering-link" })) }
            p.link {
                input #address readonly value=(address) aria-label=(say("page-link"));
                button #copy .main type="button" { (icon("copy")) span { (say("page-copy")) } }
            }
            p #copied role="status" {}
            h2 { (say("page-seats")) }
            ol.who-sits {
                @for (seat, place) in table.places.iter().enumerate() {
                    @let mine = table.mine.iter().any(|own| usize::from(*own) == seat);
                    li {
                        (seat_sign(seat))
                        @if matches!(place, Place::Open | Place::Kept(_)) { em { (place.name(reader)) } } @else { strong { (place.name(reader)) } }
                        @if mine { span.badge { (say("page-you")) } }
                        @if *place == Place::Open && !seated {
                            button.sit type="button" data-seat=(seat) {
                                (reader.tongue.with("page-sit", &[("number", &(seat + 1).to_string())]))
                            }
                        }
                    }
                }
            }
            @if !seated && table.places.contains(&Place::Open) {
                form #guest .inline {
                    label for="guest-name" { (say("page-your-name")) }
                    input #guest-name name="name" maxlength="24" autocomplete="nickname"
                        value=[reader.name.as_deref()] disabled[reader.account];
                    button.main type="submit" { (say("page-sit-down")) }
                }
                p.fine { (say("page-watch-instead")) }
            }
            p.waiting role="status" { span.dots aria-hidden="true" {} (say("page-waiting-for-players")) }
            p #trouble .trouble role="alert" hidden {}
            p.buttons {
                @if host { button #fill type="button" { (say("page-fill")) } }
                @if seated { button #stand-up type="button" { (say("page-stand-up")) } }
                a.button href=(format!("/rules/{}", table.game)) { (icon("book")) (say("page-rules")) }
            }
            p.fine { (say("page-dice-before")) }
        }
    };
    Frame::new(reader, title).script("gather.js", &["api.js", "promise.js", "words.js"]).page(&main)
}

//! A plain profile: ratings by game, and what was played lately.

use super::rows::{self, Row};
use super::{Frame, Reader};
use maud::html;

/// How strong somebody plays a game.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The id of the game.
    pub game: String,
    /// The rating.
    pub rating: f64,
    /// How unsure the rating is.
    pub deviation: f64,
    /// How many rated matches it rests on.
    pub games: u32,
}

/// Somebody with an account.
#[derive(Clone, Debug)]
pub struct Profile {
    /// The name.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// The ratings there are.
    pub standings: Vec<Standing>,
    /// Public tables, the latest first.
    pub recent: Vec<Row>,
}

/// The page of a profile.
pub fn page(reader: &Reader, profile: &Profile) -> String {
    let say = |key: &str| reader.say(key);
    let main = html! {
        h1 { (profile.name) }
        p.fine { (say("page-profile-since")) " " (rows::moment(profile.since)) }
        section {
            h2 { (say("page-ratings")) }
            @if profile.standings.is_empty() {
                p.none { (say("page-none-rated")) }
            } @else {
                table.ratings {
                    thead { tr {
                        th scope="col" { (say("page-game")) }
                        th.wp-num scope="col" { (say("page-rating")) }
                        th.wp-num scope="col" { (say("page-deviation")) }
                        th.wp-num scope="col" { (say("page-rated-games")) }
                    } }
                    tbody {
                        @for standing in &profile.standings {
                            tr {
                                th scope="row" { (reader.tongue.title(&standing.game)) }
                                td.wp-num { (format!("{:.0}", standing.rating)) }
                                td.wp-num { "± " (format!("{:.0}", standing.deviation)) }
                                td.wp-num { (standing.games) }
                            }
                        }
                    }
                }
            }
        }
        section {
            h2 { (say("page-recent")) }
            (rows::list(reader, &profile.recent, "page-none-recent"))
        }
    };
    Frame::new(reader, profile.name.as_str()).page(&main)
}

//! Tables as they stand in lists, and who sits at them.

use super::Reader;
use super::frame::seat_sign;
use maud::{Markup, html};

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Seats are still open.
    Gathering,
    /// The match runs.
    Playing,
    /// The match is over.
    Over,
    /// The table agreed to end it.
    BrokenOff,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// Nobody yet.
    Open,
    /// Nobody yet, but kept for a person by name.
    Kept(String),
    /// A person by name.
    Person(String),
    /// A computer player by the name of its level.
    Computer(String),
}

impl Place {
    /// Who it is, in the reader's language.
    pub fn name(&self, reader: &Reader) -> String {
        match self {
            Place::Open => reader.say("page-seat-open"),
            Place::Kept(name) => reader.tongue.with("page-seat-kept", &[("name", name)]),
            Place::Person(name) => name.clone(),
            Place::Computer(level) => {
                reader.tongue.with("page-seat-computer", &[("level", &reader.tongue.level(level))])
            }
        }
    }
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Row {
    /// The id of the table.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// Who sits there, in the order of the seats.
    pub places: Vec<Place>,
    /// Whether the reader is waited for.
    pub my_turn: bool,
    /// The seats that won.
    pub winners: Vec<usize>,
    /// The last time something happened, in milliseconds since 1970.
    pub at: i64,
}

/// A moment, which the script of the page words as the reader's clock does.
pub fn moment(at: i64) -> Markup {
    let stamp = jiff::Timestamp::from_millisecond(at).unwrap_or_default();
    let plain = stamp.strftime("%Y-%m-%d %H:%M").to_string();
    html! { time datetime=(stamp.to_string()) { (plain) " UTC" } }
}

/// Tables as a list; the words of `none` where there are none.
pub fn list(reader: &Reader, rows: &[Row], none: &str) -> Markup {
    html! {
        @if rows.is_empty() {
            p.none { (reader.say(none)) }
        } @else {
            ul.tables {
                @for row in rows { li { (line(reader, row)) } }
            }
        }
    }
}

fn line(reader: &Reader, row: &Row) -> Markup {
    let over = matches!(row.stage, Stage::Over | Stage::BrokenOff);
    let state = match row.stage {
        Stage::Gathering => reader.say("page-stage-gathering"),
        Stage::Playing if row.my_turn => reader.say("page-stage-your-turn"),
        Stage::Playing => reader.say("page-stage-playing"),
        Stage::Over => reader.say("page-stage-over"),
        Stage::BrokenOff => reader.say("page-stage-broken-off"),
    };
    html! {
        a.row href=(format!("/t/{}", row.id)) {
            strong.game { (reader.tongue.title(&row.game)) }
            span.places {
                @for (seat, place) in row.places.iter().enumerate() {
                    span.place {
                        (seat_sign(seat)) (place.name(reader))
                        @if row.winners.contains(&seat) {
                            span.won { (reader.say("page-won")) }
                        }
                    }
                }
            }
            span.state.turn[row.my_turn] { (state) }
            span.when { (moment(row.at)) }
        }
        @if over {
            a.again href=(format!("/t/{}/replay", row.id)) { (reader.say("page-replay")) }
        }
    }
}

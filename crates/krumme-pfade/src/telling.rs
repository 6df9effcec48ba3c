//! Events and moves as phrases; the words are in the language files.

use crate::{Card, Event, Face, Line, Move};
use table::{Phrase, Seat};

/// A card in words.
pub(crate) fn card(card: Card) -> Phrase {
    match card.face() {
        Face::Shared(edge) => Phrase::new("label-shared").with("edge", edge.letter()),
        Face::Opposite(curve) => Phrase::new("label-opposite").with("curve", curve.letters()),
        Face::Three(curve) => Phrase::new("label-three").with("curve", curve.letters()),
    }
}

/// The line of a seat in words.
pub(crate) fn line(seat: Seat) -> Phrase {
    match Line::of(seat) {
        Line::NorthSouth => Phrase::new("label-north-south"),
        Line::EastWest => Phrase::new("label-east-west"),
    }
}

impl Event {
    pub(crate) fn phrase(&self) -> Phrase {
        let by = |key, seat: Seat| Phrase::new(key).with("who", seat);
        match self {
            Event::Laid { seat, cell, curves } => {
                by("log-laid", *seat).with("cell", cell.to_string()).with("card", card(*curves))
            }
            Event::Covered { seat, cell, curves, .. } => {
                by("log-covered", *seat).with("cell", cell.to_string()).with("card", card(*curves))
            }
            Event::FrameFixed { line, first, last } => {
                let key = match line {
                    Line::NorthSouth => "log-rows-fixed",
                    Line::EastWest => "log-columns-fixed",
                };
                Phrase::new(key).with("first", first.as_str()).with("last", last.as_str())
            }
            Event::SecondPhase { seat } => by("log-second-phase", *seat),
            Event::Announced { seat, route } => by("log-announced", *seat)
                .with("line", line(*seat))
                .with("curves", route.len())
                .with("from", route.first().map(|step| step.cell.to_string()).unwrap_or_default())
                .with("to", route.last().map(|step| step.cell.to_string()).unwrap_or_default()),
            Event::Broken { seat } => by("log-broken", *seat),
            Event::Declared { seat } => by("log-declared", *seat),
            Event::Stopped { seat } => by("log-stopped", *seat),
            Event::Won { seat, rule, .. } => won(*seat, rule),
            Event::Drawn => Phrase::new("log-drawn"),
        }
    }
}

fn won(seat: Seat, rule: &str) -> Phrase {
    let phrase = match rule {
        "KP-7" => Phrase::new("log-won-first-phase").with("line", line(seat)),
        "KP-12" => Phrase::new("log-won-at-turn").with("line", line(seat)),
        "KP-13" => Phrase::new("log-won-last-card").with("line", line(seat)),
        "KP-18" => Phrase::new("log-won-declared"),
        _ => Phrase::new("log-won-would-declare"),
    };
    phrase.with("who", seat)
}

impl Move {
    /// The move in words.
    pub(crate) fn phrase(self) -> Phrase {
        match self {
            Move::Lay { cell, card: shown, announce } => {
                let key = match (shown.is_triple(), announce) {
                    (false, false) => "move-lay",
                    (false, true) => "move-lay-announce",
                    (true, false) => "move-cover",
                    (true, true) => "move-cover-announce",
                };
                Phrase::new(key).with("cell", cell.to_string()).with("card", card(shown))
            }
            Move::Declare {} => Phrase::new("move-declare"),
            Move::Stop {} => Phrase::new("move-stop"),
        }
    }
}

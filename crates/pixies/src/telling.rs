//! Events and moves in words.

use crate::event::{Event, RoundScore};
use crate::moves::{Lay, Move};
use crate::rules::Pixies;
use crate::view::View;
use table::{Arg, Phrase, Seat};

impl Pixies {
    /// An event for the log.
    pub(crate) fn tell_event(event: &Event) -> Phrase {
        let laid = |key, seat: Seat, card: crate::CardId, space: u8| {
            Phrase::new(key).with("who", seat).with("card", card.as_str()).with("space", space)
        };
        match event {
            Event::Laid { seat, card, space } => laid("log-laid", *seat, *card, *space),
            Event::LaidOnFloor { seat, card, space, beneath } => {
                laid("log-laid-on-floor", *seat, *card, *space).with("beneath", beneath.as_str())
            }
            Event::LaidOver { seat, card, space, beneath } => {
                laid("log-laid-over", *seat, *card, *space).with("beneath", beneath.as_str())
            }
            Event::LaidUnder { seat, card, space, above } => {
                laid("log-laid-under", *seat, *card, *space).with("above", above.as_str())
            }
            Event::LaidAsFloor { seat, card, space } => laid("log-laid-as-floor", *seat, *card, *space),
            Event::TurnedUp { cards, first } => {
                let cards: Vec<&str> = cards.iter().map(crate::CardId::as_str).collect();
                Phrase::new("log-turned-up").with("who", *first).with("cards", cards.join(", "))
            }
            Event::RoundEnded { round, full, scores } => {
                let phrase = if full.is_empty() {
                    Phrase::new("log-round-ended-deck")
                } else {
                    Phrase::new("log-round-ended").with("who", seats(full))
                };
                let scores: Vec<Phrase> = scores.iter().map(round_score).collect();
                phrase.with("round", *round).with("scores", scores)
            }
            Event::RoundBegan { round, first } => {
                Phrase::new("log-round-began").with("round", *round).with("who", *first)
            }
            Event::GameEnded { winners } => {
                Phrase::new("log-game-ended").with("count", winners.len()).with("who", seats(winners))
            }
        }
    }

    /// A move for lists, hints and screen readers.
    pub(crate) fn describe_move(&self, view: &View, seat: Seat, choice: &Move) -> Phrase {
        let grid = view.state.grid(seat);
        let face = view.cards.find(choice.card).map(|card| view.cards.face(card));
        let home = face.map_or(0, crate::Card::home);
        let name =
            |there: Option<u8>| there.map(|there| self.cards().id(there).to_string()).unwrap_or_default();
        let (above, below) = (grid.pixie(home), grid.beneath(home));
        let phrase = match choice.lay {
            Lay::Only if below.is_some() => Phrase::new("move-on-floor"),
            Lay::Only => Phrase::new("move-lay"),
            Lay::Over => Phrase::new("move-over").with("beneath", name(above)),
            Lay::Under => Phrase::new("move-under").with("above", name(above)),
            Lay::Floor(_) => Phrase::new("move-as-floor"),
        };
        let space = match choice.lay {
            Lay::Floor(space) => space,
            _ => home as u8 + 1,
        };
        phrase.with("card", choice.card.as_str()).with("space", space)
    }
}

/// Several players, spoken of by name.
fn seats(seats: &[Seat]) -> Arg {
    Arg::List(seats.iter().map(|&seat| Phrase::new("label-player").with("who", seat)).collect())
}

fn round_score(score: &RoundScore) -> Phrase {
    Phrase::new("log-round-score")
        .with("who", score.seat)
        .with("points", score.points)
        .with("total", score.total)
}

/// The name of a colour, to be put into words.
pub(crate) fn colour_name(colour: crate::Colour) -> Phrase {
    Phrase::new(match colour {
        crate::Colour::Blue => "label-blue",
        crate::Colour::Green => "label-green",
        crate::Colour::Yellow => "label-yellow",
        crate::Colour::Red => "label-red",
    })
}

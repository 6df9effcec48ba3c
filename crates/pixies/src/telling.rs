//! Events, moves and cards in words.

use crate::card::{Card, CardId, colours};
use crate::event::{Event, RoundScore};
use crate::moves::{Lay, Move};
use crate::rules::Pixies;
use crate::view::View;
use sketch::Brush;
use table::{Arg, Phrase, Seat};

impl Pixies {
    /// An event for the log.
    pub(crate) fn tell_event(&self, event: &Event) -> Phrase {
        let laid = |key, seat: Seat, card: CardId, space: u8| {
            Phrase::new(key).with("who", seat).with("card", self.name(card)).with("space", space)
        };
        match event {
            Event::Laid { seat, card, space } => laid("log-laid", *seat, *card, *space),
            Event::LaidOnFloor { seat, card, space, beneath } => {
                laid("log-laid-on-floor", *seat, *card, *space).with("beneath", self.name(*beneath))
            }
            Event::LaidOver { seat, card, space, beneath } => {
                laid("log-laid-over", *seat, *card, *space).with("beneath", self.name(*beneath))
            }
            Event::LaidUnder { seat, card, space, above } => {
                laid("log-laid-under", *seat, *card, *space).with("above", self.name(*above))
            }
            Event::LaidAsFloor { seat, card, space } => laid("log-laid-as-floor", *seat, *card, *space),
            Event::TurnedUp { cards, first } => {
                let cards: Vec<Phrase> = cards
                    .iter()
                    .filter_map(|&id| self.cards().find(id))
                    .map(|card| card_name(self.cards().face(card)))
                    .collect();
                Phrase::new("log-turned-up").with("who", *first).with("cards", cards)
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
        let name = |there: Option<u8>| {
            there.map_or(Arg::Text(String::new()), |there| card_name(self.cards().face(there)).into())
        };
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
        phrase.with("card", self.name(choice.card)).with("space", space)
    }

    /// A card as it is called in a sentence; its id if it is not in play.
    pub(crate) fn name(&self, id: CardId) -> Arg {
        match self.cards().find(id) {
            Some(card) => card_name(self.cards().face(card)).into(),
            None => id.as_str().into(),
        }
    }
}

/// What a face shows, as a person would say it: “the yellow 4 with three spirals”.
pub(crate) fn card_name(card: &Card) -> Phrase {
    let colour_of = |set: u8| Arg::List(colours(set).map(colour_name).collect());
    let shown: Vec<Phrase> = card.colours().map(colour_name).collect();
    let name = match shown.as_slice() {
        _ if card.is_joker() => Phrase::new("name-card-joker"),
        [first, second] => {
            Phrase::new("name-card-two").with("first", first.clone()).with("second", second.clone())
        }
        _ => Phrase::new("name-card").with("colour", shown),
    };
    let name = name.with("number", card.number);
    let counted = [
        ("name-spirals", card.spirals),
        ("name-floor-spirals", card.floor_spirals),
        ("name-crosses", card.crosses),
    ];
    let each = [("name-spiral-each", card.spiral_each), ("name-cross-each", card.cross_each)];
    let mut symbols: Vec<Phrase> = Vec::new();
    symbols.extend(
        counted
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(key, count)| Phrase::new(key).with("count", count)),
    );
    symbols.extend(
        each.into_iter()
            .filter(|(_, set)| *set != 0)
            .map(|(key, set)| Phrase::new(key).with("colour", colour_of(set))),
    );
    if symbols.is_empty() {
        name
    } else {
        Phrase::new("name-card-with").with("card", name).with("symbols", symbols)
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

/// A card as it is called in the words of a picture.
pub(crate) fn spoken_card(brush: &Brush<'_>, card: &Card) -> String {
    spoken(brush, &card_name(card))
}

/// A phrase in the words of a picture, which are looked up one by one.
fn spoken(brush: &Brush<'_>, phrase: &Phrase) -> String {
    let say = |arg: &Arg| match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => text.clone(),
        Arg::Seat(seat) => seat.to_string(),
        Arg::Phrase(inner) => spoken(brush, inner),
        Arg::List(list) => {
            let pair = |first: String, last: String| {
                brush.label_with("list-pair", &[("first", &first), ("last", &last)])
            };
            list.iter().map(|inner| spoken(brush, inner)).reduce(pair).unwrap_or_default()
        }
    };
    let args: Vec<(&str, String)> = phrase.args.iter().map(|(name, arg)| (*name, say(arg))).collect();
    let args: Vec<(&str, &str)> = args.iter().map(|(name, text)| (*name, text.as_str())).collect();
    brush.label_with(&phrase.key, &args)
}

//! How the game speaks: events, moves and reasons as phrases, moves as things that a hand points at.
//!
//! The words are in the language files.

use crate::card::{Card, CardId, Colour};
use crate::deck::Deck;
use crate::event::{Event, RoundScore};
use crate::grid::Grid;
use crate::group::Spaces;
use crate::moves::{Lay, Move};
use crate::names::{card_name, colour_name};
use crate::round::PARTS;
use crate::rules::Pixies;
use crate::score::{group_of, symbols, tally};
use crate::state::State;
use crate::view::View;
use table::{Arg, Components, Phrase, Rules, ScoreSource, Seat, Speech, Step, Viewer};

/// How many reasons are worth reading.
const MOST_REASONS: usize = 4;

/// The handle of an open card.
pub(crate) fn card_handle(id: &str) -> String {
    format!("card:{id}")
}

/// The handle of a space, counted from 1, in the grid of a seat.
pub(crate) fn space_handle(seat: Seat, space: usize) -> String {
    format!("space:{seat}:{space}")
}

impl Speech for Pixies {
    const WORDS: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../words/en.ftl")), ("de", include_str!("../words/de.ftl"))];

    fn reasons(&self, state: &State, seat: Seat, choice: &Move) -> Vec<Phrase> {
        let Some(card) = self.cards().find(choice.card).filter(|card| state.display().contains(card)) else {
            return Vec::new();
        };
        let cards = self.cards();
        let round = state.round();
        let before = *state.grid(seat);
        let mut after = before;
        self.lay(&mut after, card, choice.lay);
        let mut reasons = self.changes(&before, &after, round);
        let validated = after.validated() != before.validated();
        let mut give = |weight: i32, phrase: Phrase| reasons.push((weight, phrase));
        let outlook = self.outlook(state, &state.grids);
        if choice.lay == Lay::Only && !validated {
            let number = cards.face(card).number;
            let left = cards.numbers_in(state.deck)[usize::from(number - 1) % 9];
            give(1, Phrase::new("reason-hope").with("number", number).with("cards", left));
        }
        if after.is_full() && !before.is_full() {
            give(6, Phrase::new("reason-ends-round").with("round", round));
        }
        // What the next player would get out of this card, compared with the best of what stays.
        if state.display().len() > 1 && self.seats() > 1 {
            let next = seat.next(self.seats());
            let grid = state.grid(next);
            let gain = |open| self.gain(grid, open, &outlook);
            let rest = state.display().iter().filter(|&&open| open != card).map(|&open| gain(open));
            let denied = gain(card) - rest.fold(f32::MIN, f32::max);
            if denied >= 2.0 {
                let points = denied.round() as i32;
                give(points, Phrase::new("reason-denies").with("who", next).with("points", points));
            }
        }
        if reasons.is_empty() {
            let empty = after.empty().count_ones();
            reasons.push((0, Phrase::new("reason-quiet").with("empty", empty)));
        }
        // A stable sort: equal reasons keep the order of the rules.
        reasons.sort_by_key(|(weight, _)| core::cmp::Reverse(*weight));
        reasons.into_iter().take(MOST_REASONS).map(|(_, phrase)| phrase).collect()
    }

    fn tell(&self, event: &Event) -> Phrase {
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

    fn describe(&self, view: &View, seat: Seat, choice: &Move) -> Phrase {
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

    /// The card, then its space, or whether it goes over or under the pixie there.
    fn steps(&self, view: &View, seat: Seat, choice: &Move) -> Vec<Step> {
        let id = choice.card.as_str();
        let take = Step::new(card_handle(id), Phrase::new("step-take").with("card", self.name(choice.card)));
        let number = view.cards.find(choice.card).map_or(0, |card| view.cards.face(card).number);
        let onto = |key, space: u8| {
            Step::new(space_handle(seat, space.into()), Phrase::new(key).with("space", space))
        };
        let then = match choice.lay {
            Lay::Only => onto("step-space", number),
            Lay::Floor(space) => onto("step-floor", space),
            Lay::Over => Step::new("act:over", Phrase::new("step-over").with("space", number)),
            Lay::Under => Step::new("act:under", Phrase::new("step-under").with("space", number)),
        };
        vec![take, then]
    }

    /// The points of the round before and after, and where the difference comes from.
    fn effects(&self, view: &View, seat: Seat, choice: &Move) -> Vec<Phrase> {
        let state = &view.state;
        let Some(after) = self.grid_after(view, seat, choice) else { return Vec::new() };
        let before = state.grid(seat);
        let points = |grid: &Grid| tally(self.cards(), grid, state.round()).total();
        let sum = Phrase::new("effect-points").with("before", points(before)).with("after", points(&after));
        let mut effects = vec![sum];
        effects.extend(self.changes(before, &after, state.round()).into_iter().map(|(_, phrase)| phrase));
        if after.is_full() && !before.is_full() {
            effects.push(Phrase::new("reason-ends-round").with("round", state.round()));
        }
        effects
    }

    /// The spaces that give each part of the round whose grids lie on the table.
    fn score_sources(&self, view: &View, _viewer: Viewer) -> Vec<ScoreSource> {
        let state = &view.state;
        let round = usize::from(state.round().clamp(1, crate::ROUNDS));
        let cards = self.cards();
        let parts = if cards.flower_power() { 5 } else { 4 };
        Seat::all(view.seats)
            .flat_map(|seat| {
                let grid = state.grid(seat);
                let counts = symbols(cards, grid);
                let with = |counts: &dyn Fn(usize) -> bool| {
                    (0..9).filter(|&space| counts(space)).fold(0, |set: Spaces, space| set | 1 << space)
                };
                let sets = [
                    grid.validated(),
                    with(&|space| counts[space].0 > 0),
                    with(&|space| counts[space].1 > 0),
                    group_of(cards, grid).map_or(0, |group| group.spaces),
                    grid.floor(),
                ];
                let named = PARTS[round - 1].into_iter().zip(sets).take(parts);
                named.filter(|(_, set)| *set != 0).map(move |(part, set)| ScoreSource {
                    seat,
                    part,
                    handles: (1..=9)
                        .filter(|space| set >> (space - 1) & 1 == 1)
                        .map(|space| space_handle(seat, space))
                        .collect(),
                })
            })
            .collect()
    }

    fn inventory(components: &Deck) -> Vec<Phrase> {
        let of = |wanted: &dyn Fn(&Card) -> bool| components.base.iter().filter(|card| wanted(card)).count();
        let sum =
            |count: fn(&Card) -> u8| components.cards().map(|card| usize::from(count(card))).sum::<usize>();
        let special = |card: &&Card| card.spiral_each | card.cross_each | card.floor_spirals != 0;
        let counts: Vec<String> =
            (1..=9).map(|number| of(&|card| card.number == number).to_string()).collect();
        let mut lines = vec![
            Phrase::new("inventory-base")
                .with("cards", components.base.len())
                .with("jokers", of(&Card::is_joker)),
        ];
        lines.extend(Colour::ALL.into_iter().map(|colour| {
            Phrase::new("inventory-colour")
                .with("colour", colour_name(colour))
                .with("cards", of(&|card| card.colours == colour.bit()))
        }));
        lines.push(Phrase::new("inventory-numbers").with("counts", counts.join(" ")));
        lines.push(Phrase::new("inventory-flower").with("cards", components.flower_power.len()));
        lines.push(
            Phrase::new("inventory-symbols")
                .with("spirals", sum(|card| card.spirals))
                .with("crosses", sum(|card| card.crosses))
                .with("special", components.cards().filter(special).count()),
        );
        // A deck that somebody transcribed speaks for itcomponents.
        if Deck::own() == *components {
            lines.push(Phrase::new("inventory-source"));
        }
        lines
    }
}

impl Pixies {
    /// The grid of a seat as it would be after a move; `None` if the card does not lie open.
    pub(crate) fn grid_after(&self, view: &View, seat: Seat, choice: &Move) -> Option<Grid> {
        let card = self.cards().find(choice.card).filter(|card| view.state.display().contains(card))?;
        let mut grid = *view.state.grid(seat);
        self.lay(&mut grid, card, choice.lay);
        Some(grid)
    }

    /// What differs between the points of two grids, part by part, with how much.
    pub(crate) fn changes(&self, before: &Grid, after: &Grid, round: u8) -> Vec<(i32, Phrase)> {
        let cards = self.cards();
        let (then, now) = (tally(cards, before, round), tally(cards, after, round));
        let mut reasons: Vec<(i32, Phrase)> = Vec::new();
        let mut give = |weight: i32, phrase: Phrase| reasons.push((weight, phrase));

        let validated = i32::from(now.validated) - i32::from(then.validated);
        if validated > 0 {
            give(validated, Phrase::new("reason-validates").with("points", validated));
        }
        let spirals = i32::from(now.spirals) - i32::from(then.spirals);
        if spirals != 0 {
            let key = if spirals > 0 { "reason-spirals" } else { "reason-fewer-spirals" };
            give(spirals.abs(), Phrase::new(key).with("points", spirals.abs()));
        }
        let crosses = i32::from(now.crosses) - i32::from(then.crosses);
        if crosses != 0 {
            let key = if crosses > 0 { "reason-crosses" } else { "reason-fewer-crosses" };
            give(crosses.abs(), Phrase::new(key).with("points", crosses.abs()));
        }
        let grown = i32::from(now.colour_group) - i32::from(then.colour_group);
        if grown != 0 {
            let size = group_of(cards, after).map_or(0, |group| group.spaces.count_ones());
            let key = if grown > 0 { "reason-group" } else { "reason-smaller-group" };
            give(grown.abs(), Phrase::new(key).with("points", grown.abs()).with("size", size));
        }
        let floor = i32::from(now.face_down) - i32::from(then.face_down);
        if floor != 0 {
            let key = if floor > 0 { "reason-floor" } else { "reason-less-floor" };
            give(floor.abs(), Phrase::new(key).with("points", floor.abs()));
        }
        reasons
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

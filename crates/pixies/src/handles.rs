//! How a hand says a move, what a move does, and which cards lie behind the points.

use crate::game::PARTS;
use crate::grid::Grid;
use crate::group::Spaces;
use crate::moves::{Lay, Move};
use crate::rules::Pixies;
use crate::score::{group_of, symbols, tally};
use crate::view::View;
use table::{Phrase, ScoreSource, Seat, Step};

/// The handle of an open card.
pub(crate) fn card_handle(id: &str) -> String {
    format!("card:{id}")
}

/// The handle of a space, counted from 1, in the grid of a seat.
pub(crate) fn space_handle(seat: Seat, space: usize) -> String {
    format!("space:{seat}:{space}")
}

impl Pixies {
    /// The card, then its space, or whether it goes over or under the pixie there.
    pub(crate) fn hand_steps(&self, view: &View, seat: Seat, choice: &Move) -> Vec<Step> {
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
    pub(crate) fn move_effects(&self, view: &View, seat: Seat, choice: &Move) -> Vec<Phrase> {
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

    /// The grid of a seat as it would be after a move; `None` if the card does not lie open.
    pub(crate) fn grid_after(&self, view: &View, seat: Seat, choice: &Move) -> Option<Grid> {
        let card = self.cards().find(choice.card).filter(|card| view.state.display().contains(card))?;
        let mut grid = *view.state.grid(seat);
        self.lay(&mut grid, card, choice.lay);
        Some(grid)
    }

    /// The spaces behind each part of the round whose grids lie on the table.
    pub(crate) fn behind_points(&self, view: &View) -> Vec<ScoreSource> {
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
}

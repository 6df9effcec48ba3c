//! How a hand says a move, what a move does, and what lies behind a victory.

use crate::state::other;
use crate::{Card, Cell, KrummePfade, Move, State, View};
use table::{Phrase, Quiet, ScoreSource, Seat, Step};

/// The handle of a place.
pub(crate) fn cell_handle(cell: Cell) -> String {
    format!("cell:{cell}")
}

/// The handle of a way to lay a card: `card:e`, `card:ne`, `card:-ne`.
pub(crate) fn card_handle(card: Card) -> String {
    format!("card:{}", card.to_string().trim_start_matches(':'))
}

impl KrummePfade {
    /// The place, then the card as it shall lie; where a connection could be announced by hand, whether it is.
    pub(crate) fn hand_steps(&self, view: &View, seat: Seat, choice: Move) -> Vec<Step> {
        let Move::Lay { cell, card, announce } = choice else {
            let handle = format!("act:{choice}");
            return vec![Step::new(handle, choice.phrase())];
        };
        let mut steps = vec![
            Step::new(cell_handle(cell), Phrase::new("step-cell").with("cell", cell.to_string())),
            Step::new(card_handle(card), crate::telling::card(card)),
        ];
        let aloud = Move::Lay { cell, card, announce: true };
        if announce {
            steps.push(Step::new("act:announce", Phrase::new("step-announce")));
        } else if self.check_move(view.state(), seat, aloud).is_ok() {
            steps.push(Step::new("act:silent", Phrase::new("step-silent")));
        }
        steps
    }

    /// The route that is found, how far both are from a connection, and whether it ends the match.
    pub(crate) fn move_effects(&self, view: &View, seat: Seat, choice: Move) -> Vec<Phrase> {
        let after = self.after(view.state(), seat, choice);
        let mut effects = Vec::new();
        if let Some(end) = after.end {
            effects.push(crate::reasons::ending(end, seat));
        }
        if matches!(choice, Move::Lay { .. }) {
            effects.push(self.outlook(
                &after,
                seat,
                ["effect-own-route", "effect-own-gap", "effect-own-never"],
            ));
            let foe = other(seat);
            effects.push(self.outlook(
                &after,
                foe,
                ["effect-other-route", "effect-other-gap", "effect-other-never"],
            ));
        }
        effects
    }

    /// The route of a seat, or the number of cards that it lacks, or that there will be none.
    fn outlook(&self, state: &State, seat: Seat, [route, gap, never]: [&'static str; 3]) -> Phrase {
        if let Some(steps) = self.route(state, seat) {
            let name =
                |step: Option<&crate::Step>| step.map(|step| step.cell.to_string()).unwrap_or_default();
            return Phrase::new(route)
                .with("from", name(steps.first()))
                .with("to", name(steps.last()))
                .with("curves", steps.len());
        }
        match self.cards_needed(state, seat) {
            Some(cards) => Phrase::new(gap).with("cards", cards),
            None => Phrase::new(never),
        }
    }

    /// The state after a move, whatever the rules say to it.
    pub(crate) fn after(&self, state: &State, seat: Seat, choice: Move) -> State {
        let mut after = *state;
        self.carry_out(&mut after, seat, choice, &mut Quiet);
        after
    }

    /// Behind a victory lies the connection of the winner, behind hopes for one the connection that stands.
    pub(crate) fn behind_points(view: &View) -> Vec<ScoreSource> {
        let end = view.state().end();
        Seat::all(2)
            .filter(|&seat| end.is_none_or(|end| end.winner() == Some(seat)))
            .filter_map(|seat| {
                let route = view.connections[seat.index()].as_ref()?;
                let mut cells: Vec<Cell> = route.iter().map(|step| step.cell).collect();
                cells.sort_unstable();
                cells.dedup();
                Some(ScoreSource {
                    seat,
                    part: "victory",
                    handles: cells.into_iter().map(cell_handle).collect(),
                })
            })
            .collect()
    }
}

//! How the game speaks: events, moves and reasons as phrases, moves as things that a hand points at.
//!
//! The words are in the language files.

use crate::state::{at, other};
use crate::{Card, Cell, End, Event, Face, KrummePfade, Line, Move, State, View, flood};
use table::{Phrase, Rules, ScoreSource, Seat, Speech, Step, Viewer};

/// The handle of a place.
pub(crate) fn cell_handle(cell: Cell) -> String {
    format!("cell:{cell}")
}

/// The handle of a way to lay a card: `card:e`, `card:ne`, `card:-ne`.
pub(crate) fn card_handle(card: Card) -> String {
    format!("card:{}", card.to_string().trim_start_matches(':'))
}

pub(crate) fn card_name(card: Card) -> Phrase {
    match card.face() {
        Face::Shared(edge) => Phrase::new("label-shared").with("edge", edge.letter()),
        Face::Opposite(curve) => Phrase::new("label-opposite").with("curve", curve.letters()),
        Face::Three(curve) => Phrase::new("label-three").with("curve", curve.letters()),
    }
}

/// The line that a seat connects.
pub(crate) fn line_name(seat: Seat) -> Phrase {
    match Line::of(seat) {
        Line::NorthSouth => Phrase::new("label-north-south"),
        Line::EastWest => Phrase::new("label-east-west"),
    }
}

impl Speech for KrummePfade {
    const WORDS: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../words/en.ftl")), ("de", include_str!("../words/de.ftl"))];

    fn reasons(&self, state: &State, seat: Seat, choice: &Move) -> Vec<Phrase> {
        if self.keeps_silent(state) {
            let told = self.effect_on_announced(state, seat, *choice);
            return vec![told.unwrap_or_else(|| Phrase::new("reason-unseen"))];
        }
        let foe = other(seat);
        let after = self.after(state, seat, *choice);
        if let Some(end) = after.end {
            return vec![ending(end, seat)];
        }
        let mut reasons = Vec::new();
        if self.connected(&after, seat) {
            let breakers = self.breakers(&after, seat).len();
            reasons.push(if breakers == 0 {
                Phrase::new("reason-unbreakable")
            } else {
                Phrase::new("reason-connects").with("breakers", breakers)
            });
        }
        if self.connected(state, foe) && !self.connected(&after, foe) {
            reasons.push(Phrase::new("reason-breaks"));
        }
        let (threats, left) = (self.completers(state, foe).len(), self.completers(&after, foe).len());
        if left == 0 && threats > 0 && !self.connected(&after, foe) {
            reasons.push(Phrase::new("reason-blocks"));
        } else if left > 0 {
            reasons.push(Phrase::new("reason-leaves").with("cards", left));
        }
        self.distances(state, &after, seat, &mut reasons);
        if reasons.is_empty() {
            reasons.push(Phrase::new("reason-quiet"));
        }
        reasons
    }

    fn tell(&self, event: &Event) -> Phrase {
        let by = |key, seat: Seat| Phrase::new(key).with("who", seat);
        match event {
            Event::Laid { seat, cell, curves } => {
                by("log-laid", *seat).with("cell", cell.to_string()).with("card", card_name(*curves))
            }
            Event::Covered { seat, cell, curves, .. } => {
                by("log-covered", *seat).with("cell", cell.to_string()).with("card", card_name(*curves))
            }
            Event::FrameFixed { line, first, last } => {
                let key = match line {
                    Line::NorthSouth => "log-rows-fixed",
                    Line::EastWest => "log-columns-fixed",
                };
                Phrase::new(key).with("first", first.as_str()).with("last", last.as_str())
            }
            Event::SecondPhase { seat } => by("log-second-phase", *seat),
            Event::Announced { seat, route } => {
                along(by("log-announced", *seat).with("line", line_name(*seat)), route)
            }
            Event::NothingToAnnounce { seat } => by("log-nothing-to-announce", *seat),
            Event::Broken { seat } => by("log-broken", *seat),
            Event::Declared { seat } => by("log-declared", *seat),
            Event::Stopped { seat } => by("log-stopped", *seat),
            Event::Won { seat, rule, route } => {
                let line = |key| by(key, *seat).with("line", line_name(*seat));
                match *rule {
                    "KP-7" => line("log-won-first-phase"),
                    "KP-12" => line("log-won-at-turn"),
                    "KP-13" => line("log-won-last-card"),
                    "KP-18" => by("log-won-declared", *seat),
                    _ if route.is_some() => by("log-won-refuted", *seat).with("other", other(*seat)),
                    _ => by("log-won-would-declare", *seat),
                }
            }
            Event::Drawn { unannounced } if unannounced.is_empty() => Phrase::new("log-drawn"),
            Event::Drawn { .. } => Phrase::new("log-drawn-unannounced"),
        }
    }

    fn describe(&self, _view: &View, _seat: Seat, choice: &Move) -> Phrase {
        match *choice {
            Move::Lay { cell, card, announce } => {
                let key = match (card.is_triple(), announce) {
                    (false, false) => "move-lay",
                    (false, true) => "move-lay-announce",
                    (true, false) => "move-cover",
                    (true, true) => "move-cover-announce",
                };
                Phrase::new(key).with("cell", cell.to_string()).with("card", card_name(card))
            }
            Move::Declare {} => Phrase::new("move-declare"),
            Move::Stop {} => Phrase::new("move-stop"),
        }
    }

    /// By hand a hint names the card alone: with an announcement it would tell that there is a connection (KP-10).
    fn hinted(&self, view: &View, _seat: Seat, choice: &Move) -> Option<Move> {
        Some(match *choice {
            Move::Lay { cell, card, announce: true } if self.keeps_silent(view.state()) => {
                Move::lay(cell, card)
            }
            other => other,
        })
    }

    /// The place, then the card as it shall lie; where a connection could be announced by hand, whether it is.
    fn steps(&self, view: &View, seat: Seat, choice: &Move) -> Vec<Step> {
        let Move::Lay { cell, card, announce } = *choice else {
            return vec![Step::new(format!("act:{choice}"), self.describe(view, seat, choice))];
        };
        let mut steps = vec![
            Step::new(cell_handle(cell), Phrase::new("step-cell").with("cell", cell.to_string())),
            Step::new(card_handle(card), card_name(card)),
        ];
        let aloud = Move::Lay { cell, card, announce: true };
        if announce {
            steps.push(Step::new("act:announce", Phrase::new("step-announce")));
        } else if self.check(view.state(), seat, &aloud).is_ok() {
            steps.push(Step::new("act:silent", Phrase::new("step-silent")));
        }
        steps
    }

    /// Whether it ends the match, and the route of each side or how far it is from one. Of connections that nobody
    /// announced by hand nothing is said.
    fn effects(&self, view: &View, seat: Seat, choice: &Move) -> Vec<Phrase> {
        if self.keeps_silent(view.state()) {
            return self.effect_on_announced(view.state(), seat, *choice).into_iter().collect();
        }
        let after = self.after(view.state(), seat, *choice);
        let mut effects = Vec::new();
        if let Some(end) = after.end {
            effects.push(ending(end, seat));
        }
        if matches!(choice, Move::Lay { .. }) {
            let own = ["effect-own-route", "effect-own-gap", "effect-own-never"];
            let others = ["effect-other-route", "effect-other-gap", "effect-other-never"];
            effects.push(self.outlook(&after, seat, own));
            effects.push(self.outlook(&after, other(seat), others));
        }
        effects
    }

    /// The connection of the winner, and while the match goes on every connection that is shown.
    fn score_sources(&self, view: &View, _viewer: Viewer) -> Vec<ScoreSource> {
        let end = view.state().end();
        Seat::all(2)
            .filter(|&seat| end.is_none_or(|end| end.winner() == Some(seat)))
            .filter_map(|seat| {
                let route = view.connections[seat.index()].as_ref()?;
                let mut cells: Vec<Cell> = route.iter().map(|step| step.cell).collect();
                cells.sort_unstable();
                cells.dedup();
                let handles = cells.into_iter().map(cell_handle).collect();
                Some(ScoreSource { seat, part: "victory", handles })
            })
            .collect()
    }
}

impl KrummePfade {
    /// What a move does to the connection that the other one announced; all that may be told where connections are
    /// announced by hand (KP-10, KP-11).
    fn effect_on_announced(&self, state: &State, seat: Seat, choice: Move) -> Option<Phrase> {
        let foe = other(seat);
        if !state.announced[at(foe)] {
            return None;
        }
        // Rails that the card brings along make no announced connection.
        let mut kept = self.after(state, seat, choice).board;
        for (after, before) in kept.curves.iter_mut().zip(state.board.curves) {
            *after &= before;
        }
        Some(if flood::connected(&kept, self.size, Line::of(foe)) {
            let rule = if choice == (Move::Declare {}) { "KP-18" } else { "KP-12" };
            Phrase::new("reason-loses").with("rule", rule)
        } else {
            Phrase::new("reason-breaks-announced")
        })
    }

    /// How the numbers of cards that both sides need have changed.
    fn distances(&self, before: &State, after: &State, seat: Seat, reasons: &mut Vec<Phrase>) {
        let foe = other(seat);
        match (self.cards_needed(before, seat), self.cards_needed(after, seat)) {
            (Some(was), Some(now)) if 0 < now && now < was => {
                reasons.push(Phrase::new("reason-nearer").with("cards", now));
            }
            (Some(was), Some(now)) if now > was => {
                reasons.push(Phrase::new("reason-further").with("cards", now));
            }
            (Some(_), None) => reasons.push(Phrase::new("reason-never")),
            _ => {}
        }
        match (self.cards_needed(before, foe), self.cards_needed(after, foe)) {
            (Some(was), Some(now)) if now > was => {
                reasons.push(Phrase::new("reason-hinders").with("cards", now));
            }
            (Some(was), Some(now)) if 0 < now && now < was => {
                reasons.push(Phrase::new("reason-helps").with("cards", now));
            }
            (Some(_), None) => reasons.push(Phrase::new("reason-shuts-out")),
            _ => {}
        }
    }

    /// The route of a seat, or the number of cards that it lacks, or that there will be none.
    fn outlook(&self, state: &State, seat: Seat, [route, gap, never]: [&'static str; 3]) -> Phrase {
        if let Some(steps) = self.route(state, seat) {
            return along(Phrase::new(route), &steps);
        }
        match self.cards_needed(state, seat) {
            Some(cards) => Phrase::new(gap).with("cards", cards),
            None => Phrase::new(never),
        }
    }
}

/// Where a route begins and ends, and how long it is.
fn along(phrase: Phrase, route: &[crate::Step]) -> Phrase {
    let name = |step: Option<&crate::Step>| step.map(|step| step.cell.to_string()).unwrap_or_default();
    phrase.with("curves", route.len()).with("from", name(route.first())).with("to", name(route.last()))
}

/// How a match ended, for this seat.
fn ending(end: End, seat: Seat) -> Phrase {
    match end.winner() {
        Some(winner) if winner == seat => Phrase::new("reason-wins").with("rule", end.rule()),
        Some(_) => Phrase::new("reason-loses").with("rule", end.rule()),
        None => Phrase::new("reason-draws"),
    }
}

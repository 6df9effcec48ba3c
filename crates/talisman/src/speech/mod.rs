//! How the game speaks to people: words in phrases, moves as things that a hand points at, sheets of each player.

mod log;
mod moves;
mod noun;
mod panels;

use crate::components::Kit;
use crate::event::Event;
use crate::moves::Move;
use crate::secrets::View;
use crate::state::State;
use crate::talisman::Talisman;
use crate::wording;
use table::{Panel, Phrase, ScoreSource, Seat, Speech, Step, Viewer};

impl Speech for Talisman {
    const WORDS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../words/en/table.ftl")),
        ("en", include_str!("../../words/en/rules.ftl")),
        ("en", include_str!("../../words/en/names.ftl")),
        ("en", include_str!("../../words/en/effects.ftl")),
        ("en", include_str!("../../words/en/faults.ftl")),
        ("en", include_str!("../../words/en/reasons.ftl")),
        ("en", include_str!("../../words/en/picture.ftl")),
        ("de", include_str!("../../words/de/table.ftl")),
        ("de", include_str!("../../words/de/rules.ftl")),
        ("de", include_str!("../../words/de/names.ftl")),
        ("de", include_str!("../../words/de/effects.ftl")),
        ("de", include_str!("../../words/de/faults.ftl")),
        ("de", include_str!("../../words/de/reasons.ftl")),
        ("de", include_str!("../../words/de/picture.ftl")),
    ];

    fn reasons(&self, state: &State, seat: Seat, choice: &Move) -> Vec<Phrase> {
        crate::judge::reasons(self, state, seat, choice)
    }

    fn tell(&self, event: &Event) -> Phrase {
        log::tell(self, event)
    }

    fn describe(&self, view: &View, seat: Seat, choice: &Move) -> Phrase {
        moves::describe(self, view.state(), seat, choice)
    }

    /// Spaces and figures are pointed at; everything else is a button. An attack is said by whom, then how.
    fn steps(&self, view: &View, seat: Seat, choice: &Move) -> Vec<Step> {
        let label = self.describe(view, seat, choice);
        if let Move::Attack(it, _) = choice {
            let whom = Step::new(format!("seat:{it}"), Phrase::new("move-target").with("it", *it));
            return vec![whom, Step::new(format!("act:{}", table::Forms::write_move(self, choice)), label)];
        }
        let handle = match choice {
            Move::Walk(space) | Move::Space(space) => format!("space:{space}"),
            Move::Seat(other) => format!("seat:{other}"),
            _ => format!("act:{}", table::Forms::write_move(self, choice)),
        };
        vec![Step::new(handle, label)]
    }

    fn score_sources(&self, _view: &View, _viewer: Viewer) -> Vec<ScoreSource> {
        Vec::new()
    }

    fn panels(&self, view: &View, viewer: Viewer) -> Vec<Panel> {
        Seat::all(self.setup.seats).map(|seat| panels::panel(self, view, seat, viewer)).collect()
    }

    fn inventory(components: &Kit) -> Vec<Phrase> {
        panels::inventory(components)
    }

    fn compendium(components: &Kit) -> Vec<table::CompendiumEntry> {
        wording::compendium(components)
    }

    fn data_keys(components: &Kit) -> Vec<String> {
        wording::keys(components)
    }
}

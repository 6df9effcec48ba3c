//! How it is said, pointed at and counted for people.

use crate::check::is_deed;
use crate::element::{Element, Tiles};
use crate::elemente::Elemente;
use crate::event::Event;
use crate::handles::{cell_handle, hex_handle, known_side, omen_handle, tile_handle};
use crate::hex::Hex;
use crate::kit::Kit;
use crate::moves::Move;
use crate::score::{self, PARTS};
use crate::state::{Stage, State};
use crate::view::{PlayerView, View};
use crate::words::{element_word, on_path, spirit_word};
use table::{Dice, Phrase, Quiet, Rules, ScoreSource, Seat, Seed, Speech, Step, Viewer};

/// What somebody did with two omens that everybody may know.
fn two_omens(key: &'static str, who: Seat, [first, second]: [u8; 2]) -> Phrase {
    Phrase::new(key).with("who", who).with("first", first).with("second", second)
}

impl Speech for Elemente {
    const WORDS: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../words/en.ftl")), ("de", include_str!("../words/de.ftl"))];

    /// What a move changes for its maker and for the others, most important first.
    fn reasons(&self, state: &State, seat: Seat, choice: &Move) -> Vec<Phrase> {
        if self.check(state, seat, choice).is_err() || !self.waiting(state).contains(seat) {
            return Vec::new();
        }
        let mut after = *state;
        // Whatever a move rolls, its reasons must not depend on luck: any dice will do.
        let _ = self.apply(&mut after, seat, choice, &mut Dice::new(Seed::from_number(0)), &mut Quiet);
        let mut reasons = Vec::new();
        if state.stage == Stage::Paths {
            self.explain_building(state, &after, seat, &mut reasons);
        } else if !matches!(choice, Move::Trade { .. }) {
            self.explain_points(state, &after, seat, &mut reasons);
        }
        let idle = reasons.is_empty();
        reasons.extend(self.explain_kind(state, &after, seat, *choice, idle));
        reasons
    }

    fn tell(&self, event: &Event) -> Phrase {
        match event {
            Event::Chose { who, element } => {
                Phrase::new("log-chose").with("who", *who).with("element", element_word(*element))
            }
            Event::Dealt => Phrase::new("log-dealt"),
            Event::DrewOmens { who, numbers: None } => Phrase::new("log-drew-omens").with("who", *who),
            Event::DrewOmens { who, numbers: Some(numbers) } => {
                two_omens("log-drew-omens-seen", *who, *numbers)
            }
            Event::Kept { who, tile: None } => Phrase::new("log-kept").with("who", *who),
            Event::Kept { who, tile: Some(tile) } => {
                Phrase::new("log-kept-seen").with("who", *who).with("tile", element_word(*tile))
            }
            Event::Passed => Phrase::new("log-passed"),
            Event::ChoseOmens { who, numbers: None } => Phrase::new("log-chose-omens").with("who", *who),
            Event::ChoseOmens { who, numbers: Some(numbers) } => {
                two_omens("log-chose-omens-seen", *who, *numbers)
            }
            Event::ShowedOmens { who, numbers } => two_omens("log-showed-omens", *who, *numbers),
            Event::Building => Phrase::new("log-building"),
            Event::Laid { who, tile, at, instead_of: None } => Phrase::new("log-laid")
                .with("who", *who)
                .with("tile", element_word(*tile))
                .with("at", at.to_string()),
            Event::Laid { who, tile, at, instead_of: Some(old) } => Phrase::new("log-exchanged")
                .with("who", *who)
                .with("tile", element_word(*tile))
                .with("old", element_word(*old))
                .with("at", at.to_string()),
            Event::Lifted { who, tile, at } => Phrase::new("log-lifted")
                .with("who", *who)
                .with("tile", element_word(*tile))
                .with("at", at.to_string()),
            Event::Finished { who } => Phrase::new("log-finished").with("who", *who),
            Event::SpiritPhase { first } => Phrase::new("log-spirit-phase").with("who", *first),
            Event::Turned { who, cell, spirit, paid } => {
                Phrase::new(if *paid { "log-turned-third" } else { "log-turned" })
                    .with("who", *who)
                    .with("cell", cell.to_string())
                    .with("spirit", spirit_word(*spirit))
            }
            Event::Covered { who } => Phrase::new("log-covered").with("who", *who),
            Event::Put { who, path, at, spirit } => on_path("log-put-own", "log-put-other", *who, *path)
                .with("who", *who)
                .with("at", at.to_string())
                .with("spirit", spirit_word(*spirit)),
            Event::Hid { who, at } => Phrase::new("log-hid").with("who", *who).with("at", at.to_string()),
            Event::Revealed { who, path, at, spirit } => Phrase::new("log-revealed")
                .with("who", *who)
                .with("path", *path)
                .with("at", at.to_string())
                .with("spirit", spirit_word(*spirit)),
            Event::Moved { who, path, from, to } => on_path("log-moved-own", "log-moved-other", *who, *path)
                .with("who", *who)
                .with("from", from.to_string())
                .with("to", to.to_string()),
            Event::Swapped { who, path, first, second } => {
                on_path("log-swapped-own", "log-swapped-other", *who, *path)
                    .with("who", *who)
                    .with("first", first.to_string())
                    .with("second", second.to_string())
            }
            Event::Gave { who, at } => Phrase::new("log-gave").with("who", *who).with("at", at.to_string()),
            Event::Traded { who, numbers: None } => Phrase::new("log-traded").with("who", *who),
            Event::Traded { who, numbers: Some([old, new]) } => {
                Phrase::new("log-traded-seen").with("who", *who).with("old", *old).with("new", *new)
            }
            Event::Waived { who } => Phrase::new("log-waived").with("who", *who),
            Event::Turn { who } => Phrase::new("log-turn").with("who", *who),
            Event::GiftPhase { first } => Phrase::new("log-gift-phase").with("who", *first),
            Event::Over => Phrase::new("log-over"),
        }
    }

    fn describe(&self, view: &View, seat: Seat, choice: &Move) -> Phrase {
        let player = view.players.get(seat.index());
        let own = player.and_then(|player| player.element);
        let omen = |number: u8| {
            own.map_or(Phrase::new("label-omen").with("number", number), |element| {
                self.kit().omen_words(element, number)
            })
        };
        match *choice {
            Move::Choose { element } => Phrase::new("move-choose").with("element", element_word(element)),
            Move::Keep { tile } => Phrase::new("move-keep").with("tile", element_word(tile)),
            Move::Omens { numbers: [first, second] } => {
                Phrase::new("move-omens").with("first", omen(first)).with("second", omen(second))
            }
            Move::Lay { tile, at } => {
                let phrase = match player.and_then(|player| tile_at(player, at)) {
                    Some(old) => Phrase::new("move-exchange").with("old", element_word(old)),
                    None => Phrase::new("move-lay"),
                };
                phrase.with("tile", element_word(tile)).with("at", at.to_string())
            }
            Move::Lift { at } => Phrase::new("move-lift").with("at", at.to_string()),
            Move::Finish {} => Phrase::new("move-finish"),
            Move::Turn { cell } => {
                let key = if view.up.len() == 2 { "move-turn-third" } else { "move-turn" };
                Phrase::new(key).with("cell", cell.to_string())
            }
            Move::Cover {} => Phrase::new("move-cover"),
            Move::Put { path, at } => {
                let spirit = view
                    .up
                    .first()
                    .and_then(|&cell| self.layout().index(cell))
                    .and_then(|cell| view.grid.get(cell)?.motif);
                on_path("move-put-own", "move-put-other", seat, path)
                    .with("at", at.to_string())
                    .with("spirit", spirit.map_or(Phrase::new("label-spirit"), spirit_word))
            }
            Move::Hide { at } => Phrase::new("move-hide").with("at", at.to_string()),
            Move::Reveal { path, at } => {
                Phrase::new("move-reveal").with("path", path).with("at", at.to_string())
            }
            Move::Shift { path, from, to } => on_path("move-shift-own", "move-shift-other", seat, path)
                .with("from", from.to_string())
                .with("to", to.to_string()),
            Move::Swap { path, between: [first, second] } => {
                on_path("move-swap-own", "move-swap-other", seat, path)
                    .with("first", first.to_string())
                    .with("second", second.to_string())
            }
            Move::Give { at } => Phrase::new("move-give").with("at", at.to_string()),
            Move::Trade { omen: number } => Phrase::new("move-trade").with("omen", omen(number)),
            Move::Waive {} => Phrase::new("move-waive"),
            Move::End {} => Phrase::new("move-end"),
        }
    }

    /// Things first, then where they go or what is done with them; what is no thing is a button.
    fn steps(&self, view: &View, seat: Seat, choice: &Move) -> Vec<Step> {
        let hex = |path: Seat, at: Hex| {
            let words = on_path("step-hex-own", "step-hex-other", seat, path).with("at", at.to_string());
            Step::new(hex_handle(path, at), words)
        };
        let act = |name: &str, key: &'static str| Step::new(format!("act:{name}"), Phrase::new(key));
        let omen = |number: u8| {
            let element = view.players.get(seat.index()).and_then(|player| player.element);
            let words = element.map_or(Phrase::new("label-omen").with("number", number), |element| {
                self.kit().omen_words(element, number)
            });
            Step::new(omen_handle(seat, number), words)
        };
        match *choice {
            Move::Keep { tile } => {
                let words = Phrase::new("move-keep").with("tile", element_word(tile));
                vec![Step::new(tile_handle("stack", tile), words)]
            }
            Move::Omens { numbers } => numbers.map(omen).to_vec(),
            Move::Lay { tile, at } => {
                let words = Phrase::new("step-tile").with("tile", element_word(tile));
                vec![Step::new(tile_handle("tile", tile), words), hex(seat, at)]
            }
            Move::Lift { at } => vec![hex(seat, at), act("lift", "step-lift")],
            Move::Turn { cell } => vec![Step::new(cell_handle(cell), self.describe(view, seat, choice))],
            Move::Put { path, at } => vec![hex(path, at)],
            Move::Hide { at } => vec![hex(seat, at), act("hide", "step-hide")],
            Move::Give { at } => vec![hex(seat, at), act("give", "step-give")],
            Move::Reveal { path, at } => vec![hex(path, at), act("reveal", "step-reveal")],
            Move::Shift { path, from, to } => vec![hex(path, from), hex(path, to)],
            Move::Swap { path, between: [first, second] } => vec![hex(path, first), hex(path, second)],
            Move::Trade { omen: number } => vec![omen(number), act("trade", "step-trade")],
            Move::Choose { .. } | Move::Finish {} | Move::Cover {} | Move::Waive {} | Move::End {} => {
                let handle = format!("act:{}", choice.to_string().replace(' ', "-"));
                vec![Step::new(handle, self.describe(view, seat, choice))]
            }
        }
    }

    /// The points of the path that it changes, what is known of a spirit, the price.
    fn effects(&self, view: &View, seat: Seat, choice: &Move) -> Vec<Phrase> {
        let mut effects = Vec::new();
        if let Some((path, before, after)) = self.sides_around(view, seat, *choice) {
            self.tell_points(path, &before, &after, &mut effects);
        }
        match *choice {
            Move::Keep { tile }
                if view.players.get(seat.index()).is_some_and(|me| me.element == Some(tile)) =>
            {
                effects.push(Phrase::new("reason-keep-own"));
            }
            Move::Turn { cell } => effects.extend(self.known_spirit(view, cell)),
            _ => {}
        }
        let price = match *choice {
            Move::Turn { .. } if view.stage == Stage::Missed => 1,
            deed if is_deed(deed) && view.stage != Stage::Power => Elemente::price(seat, deed),
            _ => 0,
        };
        if price > 0 {
            effects.push(Phrase::new("effect-price").with("gifts", price));
        }
        effects
    }

    /// The tiles behind each part of the scores, as far as the viewer knows them.
    fn score_sources(&self, view: &View, _viewer: Viewer) -> Vec<ScoreSource> {
        let mut all = Vec::new();
        for (seat, player) in Seat::all(self.seats()).zip(&view.players) {
            let lines = score::account(self.kit(), &known_side(self.kit(), player));
            for part in PARTS {
                let mut tiles: Vec<Hex> = lines
                    .iter()
                    .filter(|line| line.part == part)
                    .flat_map(|line| line.tiles.clone())
                    .collect();
                tiles.sort_unstable();
                tiles.dedup();
                if !tiles.is_empty() {
                    let handles = tiles.into_iter().map(|at| hex_handle(seat, at)).collect();
                    all.push(ScoreSource { seat, part, handles });
                }
            }
        }
        all
    }

    /// Tableaus, points, omens.
    fn inventory(components: &Kit) -> Vec<Phrase> {
        let counts = |tiles: Tiles, element: Element| {
            Phrase::new("inventory-tiles")
                .with("count", tiles.get(element))
                .with("element", element_word(element))
        };
        let listed = |tiles: Tiles| -> Vec<Phrase> {
            Element::ALL
                .into_iter()
                .filter(|&element| tiles.get(element) > 0)
                .map(|element| counts(tiles, element))
                .collect()
        };
        let mut phrases = Vec::new();
        for element in Element::ALL {
            let tableau = components.tableau(element);
            phrases.push(
                Phrase::new("inventory-tableau")
                    .with("element", element_word(element))
                    .with("start", listed(tableau.start))
                    .with("pile", listed(tableau.pile)),
            );
        }
        phrases.push(
            Phrase::new("inventory-points")
                .with("three", components.points.water_three)
                .with("further", components.points.water_further)
                .with("triangle", components.points.fire_triangle)
                .with("pair", components.points.air_pair)
                .with("alone", components.points.earth_alone),
        );
        for element in Element::ALL {
            for number in 1..=components.omens[element.index()].len() as u8 {
                phrases.push(
                    Phrase::new("inventory-omen")
                        .with("element", element_word(element))
                        .with("number", number)
                        .with("omen", components.omen_words(element, number)),
                );
            }
        }
        phrases
    }
}

fn tile_at(player: &PlayerView, at: Hex) -> Option<Element> {
    player.path.iter().find(|tile| tile.at == at).map(|tile| tile.tile)
}

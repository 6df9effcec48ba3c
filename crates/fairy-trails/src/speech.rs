//! How the game is told: moves, events and effects in words, handles of moves and scores.

use crate::handles::{card_handle, laid_handle, network_handle, place_handle};
use crate::{
    Board, Colour, Deck, Event, FairyTrails, Laid, Laying, Move, Preview, State, View, deck_statistics,
};
use table::{Phrase, ScoreSource, Seat, Speech, Step, Viewer};

impl Speech for FairyTrails {
    const WORDS: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../words/en.ftl")), ("de", include_str!("../words/de.ftl"))];

    /// With manual claims nothing is said of what is closed: nobody is told before he finds it (FT-10).
    fn reasons(&self, state: &State, seat: Seat, choice: &Move) -> Vec<Phrase> {
        match *choice {
            Move::Lay(laying) => self.laying_reasons(state, seat, laying),
            Move::Claim(name) => {
                let colour = Colour::of(seat);
                let network = state.board.network_at(colour, name.place, name.edge);
                let huts = network.map_or(0, |(_, network)| network.huts);
                if huts >= state.left(colour) {
                    vec![Phrase::new("reason-wins")]
                } else {
                    vec![Phrase::new("reason-own-stones").with("stones", huts)]
                }
            }
            // The same whether there is anything to claim or not (FT-10).
            Move::Done => vec![Phrase::new("reason-done")],
            Move::Discard => vec![Phrase::new("reason-discard").with("pile", state.pile.len())],
        }
    }

    fn tell(&self, event: &Event) -> Phrase {
        match event {
            Event::Laid { seat, card, at, rotation } => Phrase::new("log-laid")
                .with("who", *seat)
                .with("card", *card)
                .with("place", at.to_string())
                .with("degrees", rotation.degrees()),
            Event::Closed { colour, huts, .. } => {
                Phrase::new("log-closed").with("colour", colour.name()).with("huts", *huts)
            }
            Event::Stones { seat, colour, stones, left, .. } => Phrase::new("log-stones")
                .with("who", *seat)
                .with("colour", colour.name())
                .with("stones", *stones)
                .with("left", *left),
            Event::Drew { seat, card: Some(card) } => {
                Phrase::new("log-drew-card").with("who", *seat).with("card", *card)
            }
            Event::Drew { seat, card: None } => Phrase::new("log-drew").with("who", *seat),
            Event::Discarded { seat, card } => {
                Phrase::new("log-discarded").with("who", *seat).with("card", *card)
            }
            Event::Won { seat } => Phrase::new("log-won").with("who", *seat),
            Event::AllPlayed { elves, gnomes } => {
                Phrase::new("log-all-played").with("elves", *elves).with("gnomes", *gnomes)
            }
            Event::SoloWon { cards_left } => Phrase::new("log-solo-won").with("cards", *cards_left),
            Event::SoloStuck => Phrase::new("log-solo-stuck"),
            Event::SoloCardsOut { stones } => Phrase::new("log-solo-cards-out").with("stones", *stones),
        }
    }

    /// A laying says what it closes, but with manual claims (FT-10).
    fn describe(&self, view: &View, seat: Seat, choice: &Move) -> Phrase {
        match *choice {
            Move::Lay(Laying { card, at, rotation }) => {
                let closings = match view.board.preview(at, self.deck().face(card, rotation)) {
                    Some(preview) if !self.is_manual() => self.closings(view, seat, &preview),
                    _ => Vec::new(),
                };
                let key = if closings.is_empty() { "move-lay" } else { "move-lay-closing" };
                let lay = Phrase::new(key)
                    .with("card", card)
                    .with("place", at.to_string())
                    .with("degrees", rotation.degrees());
                if closings.is_empty() { lay } else { lay.with("effects", closings) }
            }
            Move::Claim(name) => {
                let network = view.board.network_at(Colour::of(seat), name.place, name.edge);
                Phrase::new("move-claim")
                    .with("network", name.place.to_string())
                    .with("huts", network.map_or(0, |(_, network)| network.huts))
            }
            Move::Done => Phrase::new("move-done").with("pile", view.pile),
            Move::Discard => Phrase::new("move-discard"),
        }
    }

    /// A claim is for its owner to find (FT-10).
    fn volunteered(&self, _view: &View, _seat: Seat, choice: &Move) -> bool {
        !matches!(choice, Move::Claim(_))
    }

    /// The card, the place, the rotation; a network to claim it.
    fn steps(&self, view: &View, seat: Seat, choice: &Move) -> Vec<Step> {
        match *choice {
            Move::Lay(Laying { card, at, rotation }) => vec![
                Step::new(card_handle(card), Phrase::new("step-card").with("card", card)),
                Step::new(place_handle(at), Phrase::new("step-place").with("place", at.to_string())),
                Step::new(
                    format!("turn:{rotation}"),
                    Phrase::new("step-turn").with("degrees", rotation.degrees()),
                ),
            ],
            Move::Claim(name) => {
                vec![Step::new(network_handle(Colour::of(seat), name), self.describe(view, seat, choice))]
            }
            Move::Done | Move::Discard => {
                vec![Step::new(format!("act:{choice}"), self.describe(view, seat, choice))]
            }
        }
    }

    /// What a card closes and for whom, the open ends it leaves, and what one more card could close then. With manual
    /// claims nobody is told (FT-10).
    fn effects(&self, view: &View, seat: Seat, choice: &Move) -> Vec<Phrase> {
        match *choice {
            Move::Lay(laying) if !self.is_manual() => self.laying_effects(view, seat, laying),
            Move::Claim(name) => {
                let network = view.board.network_at(Colour::of(seat), name.place, name.edge);
                let stones = network.map_or(0, |(_, network)| network.huts);
                vec![Phrase::new("reason-own-stones").with("stones", stones)]
            }
            Move::Lay(_) | Move::Done | Move::Discard => Vec::new(),
        }
    }

    /// The cards on which stones lie, for each seat; alone the pile counts, which is no part of the board.
    fn score_sources(&self, view: &View, _viewer: Viewer) -> Vec<ScoreSource> {
        if self.is_solo() {
            return Vec::new();
        }
        let source = |colour: Colour| ScoreSource {
            seat: colour.seat(),
            part: "stones",
            handles: view
                .board
                .laid()
                .iter()
                .filter(|laid| self.has_stones(view, laid, colour))
                .map(|laid| laid_handle(laid.place))
                .collect(),
        };
        Colour::BOTH.map(source).into_iter().filter(|source| !source.handles.is_empty()).collect()
    }

    fn inventory(deck: &Deck) -> Vec<Phrase> {
        deck_statistics(deck).phrases()
    }
}

impl FairyTrails {
    /// The networks that a card closes and the stones they bring, for each colour.
    fn closings(&self, view: &View, seat: Seat, preview: &Preview) -> Vec<Phrase> {
        let solo = self.is_solo();
        let effect = |colour: Colour| {
            let key = match () {
                () if solo => "move-closes-solo",
                () if colour == Colour::of(seat) => "move-closes-own",
                () => "move-closes-other",
            };
            let stones = preview.huts(colour).min(view.stones_left[colour.index()]);
            (preview.closed(colour) > 0).then(|| {
                let closes = Phrase::new(key).with("networks", preview.closed(colour)).with("stones", stones);
                if solo { closes.with("colour", colour.name()) } else { closes }
            })
        };
        Colour::BOTH.into_iter().filter_map(effect).collect()
    }

    fn laying_effects(&self, view: &View, seat: Seat, laying: Laying) -> Vec<Phrase> {
        let face = self.deck().face(laying.card, laying.rotation);
        let Some(preview) = view.board.preview(laying.at, face) else { return Vec::new() };
        let mut effects = self.closings(view, seat, &preview);
        let mut after = view.board.clone();
        after.lay(laying.card, laying.at, laying.rotation, face);
        let own = Colour::of(seat);
        let solo = self.is_solo();
        for colour in Colour::BOTH {
            let open: u8 = preview.touched(colour).iter().map(|touched| touched.open).sum();
            if open > 0 && solo {
                let left = Phrase::new("effect-open-solo").with("open", open).with("colour", colour.name());
                effects.push(left);
            } else if open > 0 && colour == own {
                effects.push(Phrase::new("effect-open-own").with("open", open));
            }
        }
        for colour in Colour::BOTH.into_iter().filter(|_| !solo) {
            let (before, now) = (within_reach(&view.board, colour), within_reach(&after, colour));
            if now > before {
                let key = if colour == own { "effect-ready-own" } else { "effect-ready-other" };
                effects.push(Phrase::new(key).with("huts", now));
            }
        }
        effects
    }

    fn has_stones(&self, view: &View, laid: &Laid, colour: Colour) -> bool {
        let groups = self.deck().face(laid.card, laid.rotation).trails(colour).groups();
        (0..groups.len()).any(|group| view.stones_on(self.deck(), laid, colour, group) > 0)
    }
}

/// The most huts of a network of this colour that a single place keeps open.
fn within_reach(board: &Board, colour: Colour) -> u8 {
    board
        .gaps(colour)
        .filter(|(_, gaps)| gaps.places == 1)
        .map(|(network, _)| network.huts)
        .max()
        .unwrap_or(0)
}

//! How a hand says a move, what a card does, and which cards lie behind the stones.

use crate::{Board, Claims, Colour, Edge, FairyTrails, Laid, Laying, Move, NetworkName, Place, View};
use table::{Phrase, Rules, ScoreSource, Seat, Step};

/// The handle of a card in the hand.
pub(crate) fn card_handle(card: crate::CardId) -> String {
    format!("card:{card}")
}

/// The handle of an empty place.
pub(crate) fn place_handle(place: Place) -> String {
    format!("place:{place}")
}

/// The handle of a laid card.
pub(crate) fn laid_handle(place: Place) -> String {
    format!("laid:{place}")
}

/// The handle of a network, as a hand points at it to claim it.
pub(crate) fn network_handle(colour: Colour, name: NetworkName) -> String {
    let people = match colour {
        Colour::Elves => "elves",
        Colour::Gnomes => "gnomes",
    };
    format!("network:{people}:{}", name.to_string().replace(' ', ""))
}

impl FairyTrails {
    /// The card, the place, the rotation; a network to claim it.
    pub(crate) fn hand_steps(&self, view: &View, seat: Seat, choice: Move) -> Vec<Step> {
        match choice {
            Move::Lay(Laying { card, at, rotation }) => vec![
                Step::new(card_handle(card), Phrase::new("step-card").with("card", card)),
                Step::new(place_handle(at), Phrase::new("step-place").with("place", at.to_string())),
                Step::new(
                    format!("turn:{rotation}"),
                    Phrase::new("step-turn").with("degrees", rotation.degrees()),
                ),
            ],
            Move::Claim(name) => {
                vec![Step::new(network_handle(Colour::of(seat), name), self.speak(view, seat, choice))]
            }
            Move::Done | Move::Discard => {
                vec![Step::new(format!("act:{choice}"), self.speak(view, seat, choice))]
            }
        }
    }

    /// What a card closes and for whom, the open ends it leaves, and what one more card could close then. With manual
    /// claims nobody is told (FT-10).
    pub(crate) fn move_effects(&self, view: &View, seat: Seat, choice: Move) -> Vec<Phrase> {
        match choice {
            Move::Lay(laying) if self.setup().options.claims == Claims::Automatic => {
                self.laying_effects(view, seat, laying)
            }
            Move::Claim(name) => {
                let network = view.board.network_at(Colour::of(seat), name.place, name.edge);
                let stones = network.map_or(0, |(_, network)| network.huts);
                vec![Phrase::new("reason-own-stones").with("stones", stones)]
            }
            Move::Lay(_) | Move::Done | Move::Discard => Vec::new(),
        }
    }

    fn laying_effects(&self, view: &View, seat: Seat, laying: Laying) -> Vec<Phrase> {
        let face = self.deck().face(laying.card, laying.rotation);
        let Some(preview) = view.board.preview(laying.at, face) else { return Vec::new() };
        let mut effects = self.closings(view, seat, &preview);
        let mut after = view.board.clone();
        after.lay(laying.card, laying.at, laying.rotation, face);
        let own = Colour::of(seat);
        let solo = self.seats() == 1;
        for colour in Colour::BOTH {
            let open: u8 = preview.touched(colour).iter().map(|touched| touched.open).sum();
            if open > 0 && solo {
                let colour = crate::words::colour(colour);
                effects.push(Phrase::new("effect-open-solo").with("open", open).with("colour", colour));
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

    /// The cards on which stones lie, for each seat; alone the pile counts, which is no part of the board.
    pub(crate) fn behind_stones(&self, view: &View) -> Vec<ScoreSource> {
        if self.seats() == 1 {
            return Vec::new();
        }
        let behind = |colour: Colour| ScoreSource {
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
        Colour::BOTH.map(behind).into_iter().filter(|behind| !behind.handles.is_empty()).collect()
    }

    /// Do stones of this colour lie on the card?
    fn has_stones(&self, view: &View, laid: &Laid, colour: Colour) -> bool {
        let groups = self.deck().face(laid.card, laid.rotation).trails(colour).groups();
        (0..groups.len()).any(|index| crate::picture::stones_here(self, view, laid, colour, index) > 0)
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

/// The pieces of a network: laid cards, and which group of their trails belongs to it.
pub(crate) fn pieces<'v>(
    game: &'v FairyTrails,
    board: &'v Board,
    colour: Colour,
    name: NetworkName,
) -> impl Iterator<Item = (&'v Laid, usize)> + 'v {
    board.laid().iter().flat_map(move |laid| {
        let groups = game.deck().face(laid.card, laid.rotation).trails(colour).groups();
        groups.iter().enumerate().filter_map(move |(index, group)| {
            let first = Edge::of_mask(group.edges).next()?;
            let (found, _) = board.network_at(colour, laid.place, first)?;
            (found == name).then_some((laid, index))
        })
    })
}

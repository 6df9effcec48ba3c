//! Moves in words.

use crate::{Colour, FairyTrails, Laying, Move, Preview, View};
use table::{Phrase, Rules, Seat};

impl FairyTrails {
    /// A move in words, with what it closes; for lists, hints and screen readers. With manual claims nobody is told
    /// what a card closes (FT-10).
    pub(crate) fn speak(&self, view: &View, seat: Seat, choice: Move) -> Phrase {
        match choice {
            Move::Lay(laying) => self.speak_laying(view, seat, laying),
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

    fn speak_laying(&self, view: &View, seat: Seat, laying: Laying) -> Phrase {
        let Laying { card, at, rotation } = laying;
        let effects = match view.board.preview(at, self.deck().face(card, rotation)) {
            Some(preview) if self.setup().options.claims == crate::Claims::Automatic => {
                self.closings(view, seat, &preview)
            }
            _ => Vec::new(),
        };
        let key = if effects.is_empty() { "move-lay" } else { "move-lay-closing" };
        let lay = Phrase::new(key)
            .with("card", card)
            .with("place", at.to_string())
            .with("degrees", rotation.degrees());
        if effects.is_empty() { lay } else { lay.with("effects", effects) }
    }
    /// The networks that a card closes and the stones they bring, for each colour.
    pub(crate) fn closings(&self, view: &View, seat: Seat, preview: &Preview) -> Vec<Phrase> {
        let solo = self.seats() == 1;
        let effect = |colour: Colour| {
            let key = match () {
                () if solo => "move-closes-solo",
                () if colour == Colour::of(seat) => "move-closes-own",
                () => "move-closes-other",
            };
            let stones = preview.huts(colour).min(view.stones_left[colour.index()]);
            (preview.closed(colour) > 0).then(|| {
                let closes = Phrase::new(key).with("networks", preview.closed(colour)).with("stones", stones);
                if solo { closes.with("colour", crate::words::colour(colour)) } else { closes }
            })
        };
        Colour::BOTH.into_iter().filter_map(effect).collect()
    }
}

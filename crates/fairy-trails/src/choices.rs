//! What may be laid, claimed and discarded, and which moves are the same.

use crate::{CardId, Colour, FairyTrails, Laying, Move, Network, NetworkName, Place, Rotation, Stage, State};
use table::{Phrase, Refusal, Rule, Rules, Seat};

/// May stones be claimed on it: is it closed, has it huts, and no stones yet (FT-10)?
pub(crate) const fn is_claimable(network: Network) -> bool {
    network.open == 0 && network.huts > 0 && network.stones == 0
}

/// The move is a listed one, written otherwise.
fn written_as(rule: Rule, listed: Move) -> Refusal {
    Refusal::illegal(rule, Phrase::new("refused-written-as").with("move", listed.to_string()))
}

impl FairyTrails {
    /// The cards of the hand that differ, with the number of their rotations that do: of cards that are alike the first
    /// stands for all.
    #[inline]
    pub(crate) fn choices(&self, state: &State, seat: Seat) -> impl Iterator<Item = (CardId, usize)> {
        let deck = self.deck();
        let hand = state.hands.get(seat.index()).copied().unwrap_or_default();
        let first = hand.cards().first().copied();
        (0..hand.cards().len()).filter_map(move |rank| {
            let card = hand.cards()[rank];
            let alike = rank > 0 && first.is_some_and(|first| deck.twin(first) == deck.twin(card));
            (!alike).then(|| (card, usize::from(deck.card(card).rotations())))
        })
    }

    #[inline]
    pub(crate) fn may_claim(&self, state: &State) -> bool {
        self.is_manual() && state.stage != Stage::Over
    }

    #[inline]
    pub(crate) fn may_discard(&self, state: &State) -> bool {
        self.setup().options.easier
            && state.stage == Stage::Card
            && state.discarded.is_none()
            && !state.pile.is_empty()
    }

    #[inline]
    pub(crate) fn claims<'s>(
        &self,
        state: &'s State,
        seat: Seat,
    ) -> impl Iterator<Item = NetworkName> + use<'s> {
        let colour = Colour::of(seat);
        let board = &state.board;
        let roots = self.may_claim(state).then(|| board.roots(colour)).into_iter().flatten();
        roots.filter(|(_, network)| is_claimable(*network)).map(move |(root, _)| board.name(colour, root))
    }

    /// The move behind all cards and claims: ending the turn, or discarding.
    #[inline]
    pub(crate) fn last_choice(&self, state: &State) -> Option<Move> {
        match state.stage {
            Stage::Claims | Stage::LastClaims => Some(Move::Done),
            Stage::Card if self.may_discard(state) => Some(Move::Discard),
            Stage::Card | Stage::Over => None,
        }
    }

    /// The listed laying that shows the same on this place; it may be this one. Nothing if the card is not in the hand.
    pub(crate) fn listed_laying(&self, state: &State, seat: Seat, laying: Laying) -> Option<Laying> {
        let deck = self.deck();
        if !state.hand(seat).contains(&laying.card) {
            return None;
        }
        let alike = |&(card, _): &(CardId, usize)| deck.twin(card) == deck.twin(laying.card);
        let (card, rotations) = self.choices(state, seat).find(alike)?;
        let wanted = deck.face(laying.card, laying.rotation);
        let shows = |&&rotation: &&Rotation| deck.face(card, rotation) == wanted;
        let rotation = *Rotation::ALL[..rotations].iter().find(shows)?;
        Some(Laying { card, at: laying.at, rotation })
    }

    /// The name of the network that may be claimed and reaches this edge.
    pub(crate) fn listed_claim(&self, state: &State, seat: Seat, named: NetworkName) -> Option<NetworkName> {
        let found = state.board.network_at(Colour::of(seat), named.place, named.edge);
        let (name, _) = found.filter(|(_, network)| self.may_claim(state) && is_claimable(*network))?;
        Some(name)
    }

    pub(crate) fn check_laying(&self, state: &State, seat: Seat, laying: Laying) -> Result<(), Refusal> {
        let Some(listed) = self.listed_laying(state, seat, laying) else {
            let hand: Vec<String> = state.hand(seat).iter().map(CardId::to_string).collect();
            let reason =
                Phrase::new("refused-not-in-hand").with("card", laying.card).with("hand", hand.join(", "));
            return Err(Refusal::illegal("FT-2", reason));
        };
        check_place(state, laying.at)?;
        if listed == laying { Ok(()) } else { Err(written_as("FT-2", Move::Lay(listed))) }
    }

    pub(crate) fn check_claim(&self, state: &State, seat: Seat, name: NetworkName) -> Result<(), Refusal> {
        let refuse =
            |key| Err(Refusal::illegal("FT-10", Phrase::new(key).with("network", name.place.to_string())));
        if !self.may_claim(state) {
            return refuse("refused-claims-automatic");
        }
        match state.board.network_at(Colour::of(seat), name.place, name.edge) {
            None => refuse("refused-no-network"),
            Some((_, network)) if network.open > 0 => refuse("refused-still-open"),
            Some((_, network)) if network.huts == 0 => refuse("refused-no-huts"),
            Some((_, network)) if network.stones > 0 => refuse("refused-claimed-already"),
            Some((listed, _)) if listed != name => Err(written_as("FT-10", Move::Claim(listed))),
            Some(_) => Ok(()),
        }
    }
}

fn check_place(state: &State, at: Place) -> Result<(), Refusal> {
    if state.board.is_free(at) {
        return Ok(());
    }
    let key = if state.board.card_at(at).is_some() { "refused-taken" } else { "refused-touches-nothing" };
    Err(Refusal::illegal("FT-2", Phrase::new(key).with("place", at.to_string())))
}

//! Which moves are legal.

use crate::moves::Laying;
use crate::networks::Network;
use crate::options::Claims;
use crate::{CardId, Colour, FairyTrails, Move, NetworkName, Rotation, Stage, State};
use table::{Phrase, Refusal, Rules, Seat};

/// May stones be claimed on it: is it closed, has it huts, and no stones yet (FT-10)?
pub(crate) const fn is_claimable(network: Network) -> bool {
    network.open == 0 && network.huts > 0 && network.stones == 0
}

impl FairyTrails {
    /// The cards of the hand that differ, rotations included: of cards that are alike the first stands for all.
    fn choices(&self, state: &State, seat: Seat) -> impl Iterator<Item = (CardId, usize)> {
        let deck = self.deck();
        let hand = state.hands.get(seat.index()).copied().unwrap_or_default();
        let first = hand.cards().first().copied();
        (0..hand.cards().len()).filter_map(move |rank| {
            let card = hand.cards()[rank];
            let alike = rank > 0 && first.is_some_and(|first| deck.twin(first) == deck.twin(card));
            (!alike).then(|| (card, usize::from(deck.card(card).rotations())))
        })
    }

    fn may_claim(&self, state: &State) -> bool {
        self.setup().options.claims == Claims::Manual && state.stage != Stage::Over
    }

    fn may_discard(&self, state: &State) -> bool {
        self.setup().options.easier
            && state.stage == Stage::Card
            && state.discarded.is_none()
            && !state.pile.is_empty()
    }

    fn claims<'s>(&self, state: &'s State, seat: Seat) -> impl Iterator<Item = NetworkName> + 's {
        let colour = Colour::of(seat);
        let board = &state.board;
        let roots = self.may_claim(state).then(|| board.roots(colour)).into_iter().flatten();
        roots.filter(|(_, network)| is_claimable(*network)).map(move |(root, _)| board.name(colour, root))
    }

    /// All legal moves: cards, then claims, then what ends the turn.
    pub(crate) fn list(&self, state: &State, seat: Seat, into: &mut Vec<Move>) {
        if !self.waiting(state).contains(seat) {
            return;
        }
        if state.stage == Stage::Card {
            for (card, rotations) in self.choices(state, seat) {
                for at in state.board.free_places() {
                    into.extend(
                        Rotation::ALL[..rotations]
                            .iter()
                            .map(|&rotation| Move::Lay(Laying { card, at, rotation })),
                    );
                }
            }
        }
        into.extend(self.claims(state, seat).map(Move::Claim));
        match state.stage {
            Stage::Claims | Stage::LastClaims => into.push(Move::Done),
            Stage::Card if self.may_discard(state) => into.push(Move::Discard),
            _ => {}
        }
    }

    /// How many moves there are, without listing them.
    #[inline]
    pub(crate) fn count(&self, state: &State, seat: Seat) -> usize {
        if !self.waiting(state).contains(seat) {
            return 0;
        }
        let mut count = usize::from(self.may_discard(state));
        if state.stage == Stage::Card {
            let rotations: usize = self.choices(state, seat).map(|(_, rotations)| rotations).sum();
            count += rotations * state.board.free_count();
        } else {
            count += 1;
        }
        if self.may_claim(state) { count + self.claims(state, seat).count() } else { count }
    }

    /// The move of this rank in the list, without listing.
    #[inline]
    pub(crate) fn nth(&self, state: &State, seat: Seat, mut rank: usize) -> Option<Move> {
        if !self.waiting(state).contains(seat) {
            return None;
        }
        if state.stage == Stage::Card {
            for (card, rotations) in self.choices(state, seat) {
                if let Some(at) = state.board.free_place(rank / rotations) {
                    let rotation = Rotation::quarters((rank % rotations) as u8);
                    return Some(Move::Lay(Laying { card, at, rotation }));
                }
                rank -= rotations * state.board.free_count();
            }
        }
        if self.may_claim(state) {
            for network in self.claims(state, seat) {
                if rank == 0 {
                    return Some(Move::Claim(network));
                }
                rank -= 1;
            }
        }
        let last = match state.stage {
            Stage::Claims | Stage::LastClaims => Move::Done,
            _ if self.may_discard(state) => Move::Discard,
            _ => return None,
        };
        (rank == 0).then_some(last)
    }

    /// Is the move one of the list? If not, why.
    pub(crate) fn judge(&self, state: &State, seat: Seat, choice: Move) -> Result<(), Refusal> {
        let refuse = |rule, reason| Err(Refusal::illegal(rule, reason));
        match (choice, state.stage) {
            (Move::Lay(laying), Stage::Card) => self.judge_laying(state, seat, laying),
            (Move::Lay(_), _) => refuse("FT-2", Phrase::new("refused-card-lies")),
            (Move::Claim(network), _) => self.judge_claim(state, seat, network),
            (Move::Done, Stage::Claims | Stage::LastClaims) => Ok(()),
            (Move::Done, _) => refuse("FT-2", Phrase::new("refused-card-first")),
            (Move::Discard, _) if self.may_discard(state) => Ok(()),
            (Move::Discard, _) if !self.setup().options.easier => {
                refuse("FT-16", Phrase::new("refused-no-discard"))
            }
            (Move::Discard, _) if state.discarded.is_some() => {
                refuse("FT-16", Phrase::new("refused-discarded-already"))
            }
            (Move::Discard, _) => refuse("FT-16", Phrase::new("refused-nothing-to-draw")),
        }
    }

    fn judge_laying(&self, state: &State, seat: Seat, laying: Laying) -> Result<(), Refusal> {
        let Laying { card, at, rotation } = laying;
        let hand = state.hand(seat);
        if !hand.contains(&card) {
            let hand: Vec<String> = hand.iter().map(CardId::to_string).collect();
            let reason = Phrase::new("refused-not-in-hand").with("card", card).with("hand", hand.join(", "));
            return Err(Refusal::illegal("FT-2", reason));
        }
        if !state.board.is_free(at) {
            let key =
                if state.board.card_at(at).is_some() { "refused-taken" } else { "refused-touches-nothing" };
            return Err(Refusal::illegal("FT-2", Phrase::new(key).with("place", at.to_string())));
        }
        let deck = self.deck();
        let rotations = deck.card(card).rotations();
        let same = Laying {
            card: hand.iter().copied().find(|&other| deck.twin(other) == deck.twin(card)).unwrap_or(card),
            at,
            rotation: Rotation::quarters(rotation.index() as u8 % rotations),
        };
        if same.card != card {
            let reason = Phrase::new("refused-card-alike").with("card", card).with("other", same.card);
            return Err(Refusal::illegal("FT-2", reason));
        }
        if same.rotation != rotation {
            let reason = Phrase::new("refused-looks-alike").with("card", card).with("move", same.to_string());
            return Err(Refusal::illegal("FT-2", reason));
        }
        Ok(())
    }

    fn judge_claim(&self, state: &State, seat: Seat, name: NetworkName) -> Result<(), Refusal> {
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
            Some((own, _)) if own != name => Err(Refusal::illegal(
                "FT-10",
                Phrase::new("refused-other-name").with("move", Move::Claim(own).to_string()),
            )),
            Some(_) => Ok(()),
        }
    }
}

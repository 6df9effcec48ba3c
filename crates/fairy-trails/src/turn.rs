//! What a move sets off: laying, stones, drawing, the end.

use crate::choices::is_claimable;
use crate::{CardId, Colour, Event, FairyTrails, Laying, NetworkName, Stage, State};
use table::{Dice, Log, Rules, Seat};

impl FairyTrails {
    /// Lays a card and pays for what it closes: one's own networks now (FT-6), the other's at the beginning of the
    /// other's turn (FT-7), alone both (FT-13). With manual claims nothing is paid unasked (FT-10).
    #[inline]
    pub(crate) fn lay(
        &self,
        state: &mut State,
        seat: Seat,
        laying: Laying,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        let Laying { card, at, rotation } = laying;
        if !state.board.is_free(at) || state.stage != Stage::Card {
            return;
        }
        if let Some(hand) = state.hands.get_mut(seat.index()) {
            hand.give(card);
        }
        log.tell(|| Event::Laid { seat, card, at, rotation });
        let closures = state.board.lay(card, at, rotation, self.deck().face(card, rotation));
        if self.is_manual() {
            state.stage = Stage::Claims;
            return;
        }
        for colour in Colour::BOTH {
            for &root in closures.of(colour) {
                log.tell(|| Event::Closed {
                    colour,
                    network: state.board.name(colour, root),
                    huts: state.board.network(colour, root).huts,
                });
            }
        }
        if self.is_solo() {
            let before = state.left;
            for colour in Colour::BOTH {
                state.pay_all(seat, colour, closures.of(colour), log);
            }
            state.quiet = if state.left == before { state.quiet + 1 } else { 0 };
            return state.go_on_alone(dice, log);
        }
        let own = Colour::of(seat);
        state.pay_all(seat, own, closures.of(own), log);
        if state.left(own) == 0 {
            return state.win(seat, log);
        }
        if let Some(card) = state.draw(seat, dice) {
            log.tell(|| Event::Drew { seat, card: Some(card) });
        }
        let other = own.other();
        state.turn = other.seat();
        state.pay_all(state.turn, other, closures.of(other), log);
        if state.left(other) == 0 {
            return state.win(other.seat(), log);
        }
        if state.hand(state.turn).is_empty() {
            state.all_played(log);
        }
    }

    /// Manual claims: draws and hands over the turn (FT-2); when all cards lie, the next player may still claim (FT-9).
    pub(crate) fn end_turn(&self, state: &mut State, seat: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
        match state.stage {
            Stage::Claims => {
                if let Some(card) = state.draw(seat, dice) {
                    log.tell(|| Event::Drew { seat, card: Some(card) });
                }
                state.turn = seat.next(self.seats());
                let last = state.hand(state.turn).is_empty();
                state.stage = if last { Stage::LastClaims } else { Stage::Card };
            }
            Stage::LastClaims => state.all_played(log),
            Stage::Card | Stage::Over => {}
        }
    }
}

impl State {
    /// Draws a card from the pile, while it lasts (FT-2).
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat, dice: &mut Dice) -> Option<CardId> {
        if self.pile.is_empty() {
            return None;
        }
        let card = self.pile.nth(dice.below(self.pile.len()))?;
        self.pile.remove(card);
        self.hands.get_mut(seat.index())?.take_up(card);
        Some(card)
    }

    #[inline]
    fn pay_all(&mut self, seat: Seat, colour: Colour, roots: &[u8], log: &mut impl Log<Event>) {
        for &root in roots {
            self.pay(seat, colour, root, log);
        }
    }

    /// One stone on each hut of a closed network, as far as stones are left (FT-6).
    fn pay(&mut self, seat: Seat, colour: Colour, root: u8, log: &mut impl Log<Event>) {
        let stones = self.board.network(colour, root).huts.min(self.left(colour));
        if stones == 0 {
            return;
        }
        self.board.set_stones(colour, root, stones);
        self.left[colour.index()] -= stones;
        log.tell(|| Event::Stones {
            seat,
            colour,
            network: self.board.name(colour, root),
            stones,
            left: self.left(colour),
        });
    }

    /// Pays for a network that its owner names (FT-10); his last stone wins (FT-8).
    pub(crate) fn claim(&mut self, seat: Seat, network: NetworkName, log: &mut impl Log<Event>) {
        let colour = Colour::of(seat);
        let Some(root) = self.board.root_of(colour, network) else { return };
        if is_claimable(self.board.network(colour, root)) {
            self.pay(seat, colour, root, log);
            if self.left(colour) == 0 {
                self.win(seat, log);
            }
        }
    }

    /// Discards the drawn card and draws another (FT-16).
    pub(crate) fn discard(&mut self, seat: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
        let Some(&card) = self.hand(seat).first() else { return };
        if self.pile.is_empty() {
            return;
        }
        self.hands[0].give(card);
        self.discarded = Some(card);
        log.tell(|| Event::Discarded { seat, card });
        if let Some(card) = self.draw(seat, dice) {
            log.tell(|| Event::Drew { seat, card: Some(card) });
        }
    }

    /// Who places his last stone wins at once (FT-8).
    fn win(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.stage = Stage::Over;
        log.tell(|| Event::Won { seat });
    }

    /// All cards lie, and nobody placed his last stone (FT-9).
    fn all_played(&mut self, log: &mut impl Log<Event>) {
        self.stage = Stage::Over;
        log.tell(|| Event::AllPlayed {
            elves: self.placed(Colour::Elves),
            gnomes: self.placed(Colour::Gnomes),
        });
    }

    /// Alone: won with the last stone (FT-15), lost with the third card in a row without one (FT-14) or when the cards
    /// are out (FT-15); otherwise the next card is drawn (FT-12).
    fn go_on_alone(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let over = if self.left == [0; 2] {
            log.tell(|| Event::SoloWon { cards_left: self.pile.len() as u8 });
            true
        } else if self.quiet >= 3 {
            log.tell(|| Event::SoloStuck);
            true
        } else if self.pile.is_empty() {
            log.tell(|| Event::SoloCardsOut { stones: self.left.iter().sum() });
            true
        } else {
            false
        };
        if over {
            self.stage = Stage::Over;
        } else if let Some(card) = self.draw(Seat(0), dice) {
            log.tell(|| Event::Drew { seat: Seat(0), card: Some(card) });
        }
    }
}

//! What a move does: laying, stones, drawing, the end.

use crate::deck::STONES;
use crate::moves::Laying;
use crate::options::Claims;
use crate::state::Hand;
use crate::{CardSet, Colour, Event, FairyTrails, Move, NetworkName, Stage, State};
use table::{Boundary, Dice, Log, Rules, Seat};

impl FairyTrails {
    fn is_solo(&self) -> bool {
        self.seats() == 1
    }

    fn is_manual(&self) -> bool {
        self.setup().options.claims == Claims::Manual
    }

    /// The start card lies open; two cards each, or one drawn card alone (FT-1, FT-12). Dice choose who begins.
    pub(crate) fn begin(&self, dice: &mut Dice) -> State {
        let mut state = State {
            board: self.start_board().clone(),
            pile: CardSet::PILE,
            hands: [Hand::default(); 2],
            left: [STONES; 2],
            turn: Seat(0),
            stage: Stage::Card,
            quiet: 0,
            discarded: None,
        };
        if self.is_solo() {
            draw(&mut state, Seat(0), dice);
        } else {
            state.turn = Seat(dice.below(2) as u8);
            for seat in [Seat(0), Seat(1)] {
                draw(&mut state, seat, dice);
                draw(&mut state, seat, dice);
            }
        }
        state
    }

    pub(crate) fn carry_out(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Move,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Boundary {
        let pile = state.pile;
        match choice {
            Move::Lay(laying) => self.lay(state, seat, laying, dice, log),
            Move::Claim(network) => claim(state, seat, network, log),
            Move::Done => self.end_turn(state, seat, dice, log),
            Move::Discard => discard(state, seat, dice, log),
        }
        // A card from a hidden hand tells the other something even if nothing was drawn; and the last card of the
        // pile is news even though no dice choose it.
        let shown = matches!(choice, Move::Lay(_)) && !self.is_solo();
        Boundary::crossed_if(shown || state.pile != pile)
    }

    /// Lays a card and pays for what it closes: one's own networks now (FT-6), the other's at the beginning of the
    /// other's turn (FT-7), alone both (FT-13). With manual claims nothing is paid unasked (FT-10).
    #[inline]
    fn lay(&self, state: &mut State, seat: Seat, laying: Laying, dice: &mut Dice, log: &mut impl Log<Event>) {
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
                pay_all(state, seat, colour, closures.of(colour), log);
            }
            state.quiet = if state.left == before { state.quiet + 1 } else { 0 };
            return go_on_alone(state, dice, log);
        }
        let own = Colour::of(seat);
        pay_all(state, seat, own, closures.of(own), log);
        if state.left(own) == 0 {
            return win(state, seat, log);
        }
        if let Some(card) = draw(state, seat, dice) {
            log.tell(|| Event::Drew { seat, card: Some(card) });
        }
        let other = own.other();
        state.turn = other.seat();
        pay_all(state, state.turn, other, closures.of(other), log);
        if state.left(other) == 0 {
            return win(state, other.seat(), log);
        }
        if state.hand(state.turn).is_empty() {
            all_played(state, log);
        }
    }

    /// Manual claims: draws and hands over the turn (FT-2); when all cards lie, the next player may still claim (FT-9).
    fn end_turn(&self, state: &mut State, seat: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
        match state.stage {
            Stage::Claims => {
                if let Some(card) = draw(state, seat, dice) {
                    log.tell(|| Event::Drew { seat, card: Some(card) });
                }
                state.turn = seat.next(self.seats());
                let last = state.hand(state.turn).is_empty();
                state.stage = if last { Stage::LastClaims } else { Stage::Card };
            }
            Stage::LastClaims => all_played(state, log),
            Stage::Card | Stage::Over => {}
        }
    }
}

/// Draws a card from the pile, while it lasts (FT-2).
#[inline]
fn draw(state: &mut State, seat: Seat, dice: &mut Dice) -> Option<crate::CardId> {
    if state.pile.is_empty() {
        return None;
    }
    let card = state.pile.nth(dice.below(state.pile.len()))?;
    state.pile.remove(card);
    state.hands.get_mut(seat.index())?.take_up(card);
    Some(card)
}

#[inline]
fn pay_all(state: &mut State, seat: Seat, colour: Colour, roots: &[u8], log: &mut impl Log<Event>) {
    for &root in roots {
        pay(state, seat, colour, root, log);
    }
}

/// One stone on each hut of a closed network, as far as stones are left (FT-6).
fn pay(state: &mut State, seat: Seat, colour: Colour, root: u8, log: &mut impl Log<Event>) {
    let stones = state.board.network(colour, root).huts.min(state.left(colour));
    if stones == 0 {
        return;
    }
    state.board.set_stones(colour, root, stones);
    state.left[colour.index()] -= stones;
    log.tell(|| Event::Stones {
        seat,
        colour,
        network: state.board.name(colour, root),
        stones,
        left: state.left(colour),
    });
}

/// Pays for a network that its owner names (FT-10); his last stone wins (FT-8).
fn claim(state: &mut State, seat: Seat, network: NetworkName, log: &mut impl Log<Event>) {
    let colour = Colour::of(seat);
    let Some(root) = state.board.root_of(colour, network) else { return };
    if crate::choices::is_claimable(state.board.network(colour, root)) {
        pay(state, seat, colour, root, log);
        if state.left(colour) == 0 {
            win(state, seat, log);
        }
    }
}

/// Discards the drawn card and draws another (FT-16).
fn discard(state: &mut State, seat: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
    let Some(&card) = state.hand(seat).first() else { return };
    if state.pile.is_empty() {
        return;
    }
    state.hands[0].give(card);
    state.discarded = Some(card);
    log.tell(|| Event::Discarded { seat, card });
    if let Some(card) = draw(state, seat, dice) {
        log.tell(|| Event::Drew { seat, card: Some(card) });
    }
}

/// Who places his last stone wins at once (FT-8).
fn win(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.stage = Stage::Over;
    log.tell(|| Event::Won { seat });
}

/// All cards lie, and nobody placed his last stone (FT-9).
fn all_played(state: &mut State, log: &mut impl Log<Event>) {
    state.stage = Stage::Over;
    log.tell(|| Event::AllPlayed {
        elves: state.placed(Colour::Elves),
        gnomes: state.placed(Colour::Gnomes),
    });
}

/// Alone: won with the last stone (FT-15), lost with the third card in a row without one (FT-14) or when the cards
/// are out (FT-15); otherwise the next card is drawn (FT-12).
fn go_on_alone(state: &mut State, dice: &mut Dice, log: &mut impl Log<Event>) {
    let over = if state.left == [0; 2] {
        log.tell(|| Event::SoloWon { cards_left: state.pile.len() as u8 });
        true
    } else if state.quiet >= 3 {
        log.tell(|| Event::SoloStuck);
        true
    } else if state.pile.is_empty() {
        log.tell(|| Event::SoloCardsOut { stones: state.left.iter().sum() });
        true
    } else {
        false
    };
    if over {
        state.stage = Stage::Over;
    } else if let Some(card) = draw(state, Seat(0), dice) {
        log.tell(|| Event::Drew { seat: Seat(0), card: Some(card) });
    }
}

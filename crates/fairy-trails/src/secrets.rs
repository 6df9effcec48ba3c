//! Who may know what: everything but other hands and the order of the pile (FT-11); alone everything.

use crate::state::Hand;
use crate::{Event, FairyTrails, HandView, State, View};
use table::{Dice, Rules, Seat, Secrets, Viewer};

impl FairyTrails {
    /// Does this viewer see the cards that a seat holds and draws?
    fn sees(&self, viewer: Viewer, seat: Seat) -> bool {
        self.is_solo() || viewer.is(seat)
    }
}

impl Secrets for FairyTrails {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mut unseen = state.pile;
        let hands = Seat::all(self.seats())
            .map(|seat| {
                let hand = state.hands[seat.index()];
                if self.sees(viewer, seat) {
                    HandView::Shown(hand)
                } else {
                    hand.cards().iter().for_each(|&card| unseen.insert(card));
                    HandView::Hidden(hand.cards().len() as u8)
                }
            })
            .collect();
        View {
            seats: self.seats(),
            turn: state.turn,
            stage: state.stage,
            board: state.board.clone(),
            hands,
            pile: state.pile.len() as u8,
            unseen,
            stones_left: state.left,
            quiet: state.quiet,
            discarded: state.discarded,
        }
    }

    /// Deals the unseen cards anew to the hidden hands; what remains is the pile.
    fn imagine(&self, view: &View, _viewer: Viewer, dice: &mut Dice) -> State {
        let mut pile = view.unseen;
        let mut hands = [Hand::default(); 2];
        for (hand, seen) in hands.iter_mut().zip(&view.hands) {
            match seen {
                HandView::Shown(shown) => *hand = *shown,
                HandView::Hidden(count) => {
                    for _ in 0..*count {
                        if let Some(card) = pile.nth(dice.below(pile.len())) {
                            pile.remove(card);
                            hand.take_up(card);
                        }
                    }
                }
            }
        }
        State {
            board: view.board.clone(),
            pile,
            hands,
            left: view.stones_left,
            turn: view.turn,
            stage: view.stage,
            quiet: view.quiet,
            discarded: view.discarded,
        }
    }

    /// Could the hidden cards lie otherwise? So if at least two of the pile and the hidden hands hold cards.
    fn hides(&self, state: &State, viewer: Viewer) -> bool {
        let hidden = |seat: &Seat| !self.sees(viewer, *seat) && !state.hand(*seat).is_empty();
        usize::from(!state.pile.is_empty()) + Seat::all(self.seats()).filter(hidden).count() > 1
    }

    /// All but the cards that others draw.
    fn perceive(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Drew { seat, .. } if !self.sees(viewer, *seat) => Event::Drew { seat: *seat, card: None },
            event => event.clone(),
        })
    }
}

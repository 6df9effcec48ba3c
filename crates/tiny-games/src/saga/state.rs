//! What lies on the table.

use super::card::{CardId, CardSet, MOST_CARDS, Row};
use table::{Seat, Seats, Window};

/// The most heroes.
pub const MOST_SEATS: usize = 6;
/// How many cards a hero holds.
pub const HAND: usize = 4;
/// How many items a hero carries at most.
pub const GEAR: usize = 2;

/// One hero. Whoever has fallen has no life, no card and no item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hero {
    /// What is left of his life.
    pub life: u8,
    /// His hidden cards, in order of their numbers.
    pub hand: Row<HAND>,
    /// What he carries, in the order in which he took it.
    pub gear: Row<GEAR>,
}

impl Hero {
    /// Whoever does not play.
    pub const NOBODY: Hero = Hero { life: 0, hand: Row::EMPTY, gear: Row::EMPTY };

    /// Puts a card into the hand, at its place.
    pub fn draw(&mut self, card: CardId) {
        self.hand.push(card);
        self.hand.cards_mut().sort_unstable();
    }
}

/// What somebody who is asked answers, face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Nothing from him.
    Pass,
    /// He parries with this card, which he holds until all have answered.
    Parry(CardId),
}

/// A beast on its way, and the window in which the others answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attack {
    /// The beast.
    pub card: CardId,
    /// Against whom.
    pub at: Seat,
    /// Who is asked whether he parries, and what was answered so far.
    pub window: Window<Answer>,
}

/// Everything about the match but the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// How many turns are over.
    pub day: u16,
    /// Whose turn it is.
    pub turn: Seat,
    /// The heroes, by seat.
    pub heroes: [Hero; MOST_SEATS],
    /// Face down; the last card is on top.
    pub deck: Row<MOST_CARDS>,
    /// Face up.
    pub discard: CardSet,
    /// The beast that the others may parry.
    pub attack: Option<Attack>,
    /// Who parried the last beast; everybody saw it.
    pub parried: Option<Seat>,
}

impl State {
    /// Who has life left.
    pub fn alive(&self) -> Seats {
        let lives = self.heroes.iter().zip(0..).filter(|(hero, _)| hero.life > 0);
        lives.map(|(_, seat)| Seat(seat)).collect()
    }

    /// A beast on its way to somebody: all who live may parry, but for whoever sent it.
    pub fn attack_by(&self, card: CardId, at: Seat) -> Attack {
        Attack { card, at, window: Window::open(self.alive().without(self.turn)) }
    }
}

impl Attack {
    /// The answers in the order in which they count: the one who is attacked, then clockwise.
    pub fn in_order(&self) -> impl Iterator<Item = (Seat, &Answer)> {
        self.window.in_order(self.at, MOST_SEATS as u8)
    }

    /// Who parries once all have answered: the first who acts, acts.
    pub fn parry(&self) -> Option<(Seat, CardId)> {
        self.in_order().find_map(|(seat, answer)| match answer {
            Answer::Parry(card) => Some((seat, *card)),
            Answer::Pass => None,
        })
    }
}

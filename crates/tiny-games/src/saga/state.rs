//! What lies on the table.

use super::card::{CardId, CardSet, MOST_CARDS, Row};
use table::{Seat, Seats};

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
    /// What each seat has answered so far.
    pub answers: [Option<Answer>; MOST_SEATS],
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

    /// Who is asked whether he parries, in the order in which answers count: the one who is attacked, then clockwise.
    pub fn asked(&self, attack: &Attack) -> impl Iterator<Item = Seat> {
        let (alive, turn, first) = (self.alive(), self.turn, attack.at.0);
        let count = MOST_SEATS as u8;
        (0..count)
            .map(move |step| Seat((first + step) % count))
            .filter(move |seat| alive.contains(*seat) && *seat != turn)
    }

    /// Who parries once all have answered: the first who acts, acts.
    pub fn parry(&self, attack: &Attack) -> Option<(Seat, CardId)> {
        self.asked(attack).find_map(|seat| match attack.answers[seat.index()] {
            Some(Answer::Parry(card)) => Some((seat, card)),
            _ => None,
        })
    }
}

//! What the evaluation looks at: not stones alone, but what is about to be closed, by whom, and how likely.
//!
//! For every open network with huts it asks to how many empty places its open ends lead. If to one only, a single card
//! can close it: now, if a hand holds such a card; later, with the share of the pile that does. The more places, the
//! less its huts are worth.

use crate::choices::is_claimable;
use crate::{CardSet, Colour, FairyTrails, STONES, State};
use table::Seat;

/// How many facts the evaluation of a match of two looks at.
pub const TWO_FACTS: usize = 15;
/// How many facts the evaluation of a solo match looks at.
pub const SOLO_FACTS: usize = 12;

/// What the open networks of a colour promise.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Prospects {
    /// Stones that one card of the hand can bring: the best network that lacks just one place.
    pub(crate) now: u8,
    /// Huts of networks that lack one place, each weighed with the share of cards that close it.
    pub(crate) soon: f32,
    /// Huts of networks that lack one, two, three and more places.
    pub(crate) huts: [f32; 4],
    /// The cards that close some network with huts.
    pub(crate) closers: CardSet,
}

impl FairyTrails {
    /// What the networks of a colour promise to a hand, when these cards may come.
    pub(crate) fn prospects(
        &self,
        state: &State,
        colour: Colour,
        hand: CardSet,
        coming: CardSet,
    ) -> Prospects {
        let mut found = Prospects::default();
        if state.left(colour) == 0 {
            return found;
        }
        let share = 1.0 / coming.len().max(1) as f32;
        for (network, gaps) in state.board.gaps(colour) {
            if network.huts == 0 {
                continue;
            }
            let huts = f32::from(network.huts);
            found.huts[usize::from(gaps.places).clamp(1, 4) - 1] += huts;
            if gaps.places == 1 {
                let closers = self.deck().closers(colour, gaps.edges);
                if !closers.common(hand).is_empty() {
                    found.now = found.now.max(network.huts);
                }
                found.soon += huts * closers.common(coming).len() as f32 * share;
                found.closers = found.closers.either(closers);
            }
        }
        found.now = found.now.min(state.left(colour));
        found
    }

    /// Stones of a colour: placed ones, and those that only have to be claimed.
    pub(crate) fn due(&self, state: &State, colour: Colour) -> u8 {
        let claimable: u8 = if self.is_manual() {
            state
                .board
                .facts(colour)
                .filter(|&network| is_claimable(network))
                .map(|network| network.huts)
                .sum()
        } else {
            0
        };
        state.placed(colour).saturating_add(claimable).min(STONES)
    }

    /// What the evaluation looks at, from the side of who lays the next card: that side, then the other.
    pub fn two_facts(&self, state: &State) -> (Seat, [f32; TWO_FACTS]) {
        let next = state.lays_next();
        let (own, other) = (Colour::of(next), Colour::of(next).other());
        let hand = |colour: Colour| {
            let mut set = CardSet::default();
            state.hand(colour.seat()).iter().for_each(|&card| set.insert(card));
            set
        };
        let due = [self.due(state, own), self.due(state, other)].map(f32::from);
        let mine = self.prospects(state, own, hand(own), state.pile);
        let yours = self.prospects(state, other, hand(other), state.pile);
        (next, two_facts_of(due, &mine, &yours))
    }

    /// What the evaluation of a solo match looks at.
    pub fn solo_facts(&self, state: &State) -> [f32; SOLO_FACTS] {
        let mut drawn = CardSet::default();
        state.hand(Seat(0)).iter().for_each(|&card| drawn.insert(card));
        let both = Colour::BOTH.map(|colour| self.prospects(state, colour, drawn, state.pile));
        solo_facts_of(state.left, state.pile, state.quiet, &both)
    }
}

/// The facts of a match of two: of the side that lays next, then of the other.
#[inline]
pub(crate) fn two_facts_of(due: [f32; 2], mine: &Prospects, yours: &Prospects) -> [f32; TWO_FACTS] {
    let wins = |prospects: &Prospects, due: f32| {
        f32::from(u8::from(prospects.now > 0 && due + f32::from(prospects.now) >= f32::from(STONES)))
    };
    let near = |due: f32| 1.0 / (f32::from(STONES) - due + 2.0);
    [
        1.0,
        due[0] - due[1],
        10.0 * (near(due[0]) - near(due[1])),
        f32::from(mine.now),
        mine.soon,
        mine.huts[1],
        mine.huts[2],
        mine.huts[3],
        f32::from(yours.now),
        yours.soon,
        yours.huts[1],
        yours.huts[2],
        yours.huts[3],
        wins(mine, due[0]),
        wins(yours, due[1]),
    ]
}

/// The facts of a solo match: stones left, the pile, cards laid without a stone, and what both colours promise.
#[inline]
pub(crate) fn solo_facts_of(
    left: [u8; 2],
    pile: CardSet,
    quiet: u8,
    both: &[Prospects; 2],
) -> [f32; SOLO_FACTS] {
    let sum = |of: fn(&Prospects) -> f32| both.iter().map(of).sum::<f32>();
    let stones: f32 = left.iter().map(|&left| f32::from(left)).sum();
    let cards = pile.len() as f32;
    let closing = both[0].closers.either(both[1].closers);
    let saved = closing.common(pile).len() as f32 / cards.max(1.0);
    let now = both.iter().any(|prospects| prospects.now > 0);
    [
        1.0,
        stones / 38.0,
        stones / (cards + 2.0),
        f32::from(u8::from(quiet == 1)),
        f32::from(u8::from(quiet == 2)),
        f32::from(u8::from(now)),
        f32::from(u8::from(quiet == 2 && now)),
        saved,
        sum(|prospects| prospects.soon),
        sum(|prospects| prospects.huts[1]),
        sum(|prospects| prospects.huts[2] + prospects.huts[3]),
        f32::from(left[0].abs_diff(left[1])),
    ]
}

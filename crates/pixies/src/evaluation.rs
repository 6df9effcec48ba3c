//! What a seat may expect: the evaluation of computer players.
//!
//! Points on the table are not enough: early in a round nearly nothing counts yet. A grid is worth what it would score
//! now, plus what it may still become in the picks that are left:
//!
//! - a lonely pixie or bare floor may be validated, the more likely the more cards of its number are left;
//! - crosses may still be covered;
//! - a colour may grow into neighbouring spaces, or join two groups.
//!
//! The rest of the open display is played out first, everybody taking what serves them best: so a card that the next
//! player would love is seen as his.

use crate::cards::Cards;
use crate::grid::{CardNumber, Grid};
use crate::group::{ALL_SPACES, Spaces, beside, group_size, largest_group};
use crate::moves::Lay;
use crate::rules::Pixies;
use crate::score::{FLOOR_POINTS, colour_spaces, group_factor, tally_of};
use crate::state::{MOST_SEATS, ROUNDS, State};
use std::sync::LazyLock;
use table::{Fault, Judge, Rules, Seat, Tunable, Values, Weights, zero_sum};

/// How much each hope counts: the numbers of `data/weights.txt`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Scale {
    /// How eagerly a number is hunted that would validate.
    hunt: f32,
    /// How much more eagerly with every point it would give.
    eager: f32,
    /// How eagerly floor is covered, compared with that.
    floor: f32,
    /// What share of a card's crosses a likely cover takes away.
    cover: f32,
    /// How eagerly a colour is grown.
    grow: f32,
    /// How much a growth counts that would cover a pixie of another colour.
    regrow: f32,
    /// What an empty space may still become, in points a pick left.
    empty: f32,
}

impl Scale {
    const NAMES: [&str; 7] = ["hunt", "eager", "floor", "cover", "grow", "regrow", "empty"];

    pub(crate) fn new(weights: &Weights) -> Result<Scale, Vec<Fault>> {
        let [hunt, eager, floor, cover, grow, regrow, empty] = weights.exactly(Scale::NAMES)?;
        Ok(Scale { hunt, eager, floor, cover, grow, regrow, empty })
    }

    pub(crate) fn weights(self) -> Weights {
        let numbers = [self.hunt, self.eager, self.floor, self.cover, self.grow, self.regrow, self.empty];
        Scale::NAMES.into_iter().zip(numbers).collect()
    }

    /// The weights that come with the game.
    pub(crate) fn usual() -> Scale {
        static USUAL: LazyLock<Scale> = LazyLock::new(|| {
            let read = Weights::read(include_str!("../data/weights.txt"));
            read.and_then(|weights| Scale::new(&weights)).expect("the game's own weights are sound")
        });
        *USUAL
    }
}

/// How many picks each player can expect after a turn at whose end the fullest grid has this many spaces filled.
const PICKS_LEFT: [f32; 10] = [12.0, 11.0, 10.2, 9.0, 8.0, 6.5, 5.1, 3.4, 1.9, 0.0];

/// By how many points two equal players differ after a round, roughly; sets how sure a lead is.
const ROUND_SPREAD: f32 = 9.8;

/// What the deck still promises.
pub(crate) struct Outlook {
    /// How many picks each player has left after this turn.
    picks: f32,
    /// For each space: how likely a card of its number will come and be taken.
    likely: [f32; 9],
    round: u8,
    scale: Scale,
}

impl Outlook {
    /// The outlook with so many picks left, if a player sees so many cards of each number in one pick, on average.
    fn new(picks: f32, seen: [f32; 9], round: u8, scale: Scale) -> Outlook {
        let mut likely = seen;
        for (space, chance) in likely.iter_mut().enumerate() {
            // High numbers are hunted more eagerly.
            *chance = arrival(*chance * picks * (scale.hunt + scale.eager * space as f32));
        }
        Outlook { picks, likely, round, scale }
    }
}

impl Judge for Pixies {
    fn evaluate(&self, state: &State) -> Values {
        if let Some(outcome) = self.outcome(state) {
            return core::array::from_fn(|seat| {
                if seat < usize::from(self.seats()) { outcome.value(Seat(seat as u8)) } else { 0.0 }
            });
        }
        let mut grids = state.grids;
        let outlook = self.outlook(state, &grids);
        self.finish_turn(state, &mut grids, &outlook);
        let outlook = self.outlook(state, &grids);
        let later = f32::from(ROUNDS - state.round());
        let spread = ROUND_SPREAD * (later + 0.15 + outlook.picks / PICKS_LEFT[0]).sqrt();
        let mut worths = [0.0; MOST_SEATS];
        for (seat, (hope, grid)) in Seat::all(self.seats()).zip(worths.iter_mut().zip(&grids)) {
            *hope = Pixies::banked(state, seat) as f32 + worth(self.cards(), grid, &outlook);
        }
        let worths = &worths[..usize::from(self.seats()).min(MOST_SEATS)];
        // A soft contest: with two players it is the hyperbolic tangent of the difference.
        let value = |seat: usize| {
            let others = worths.iter().enumerate().filter(|(other, _)| *other != seat);
            let rivals: f32 = others
                .map(|(_, other)| ((other - worths[seat]) / spread * 1.6).clamp(-40.0, 40.0).exp())
                .sum();
            2.0 / (1.0 + rivals) - 1.0
        };
        if worths.len() == 2 {
            // What one hopes the other fears, without an error of rounding.
            return zero_sum(value(0));
        }
        core::array::from_fn(|seat| if seat < worths.len() { value(seat) } else { 0.0 })
    }
}

impl Tunable for Pixies {
    fn weights(&self) -> Weights {
        self.scale.weights()
    }

    fn with_weights(&self, weights: &Weights) -> Result<Pixies, Vec<Fault>> {
        Ok(Pixies { scale: Scale::new(weights)?, ..self.clone() })
    }
}

impl Pixies {
    /// What the rest of the round promises, if these are the grids.
    pub(crate) fn outlook(&self, state: &State, grids: &[Grid; MOST_SEATS]) -> Outlook {
        let fullest = grids.iter().map(|grid| grid.filled().count_ones()).max().unwrap_or(0);
        let left = f32::from(state.deck_size().max(1));
        let by_deck = left / f32::from(self.seats());
        // On average a player chooses from half the display and one more.
        let choice = f32::from(self.display_size() + 1) * 0.5;
        let numbers = self.cards().numbers_in(state.deck);
        let picks = PICKS_LEFT[(fullest as usize).min(9)].min(by_deck);
        let seen = numbers.map(|count| f32::from(count) * choice / left);
        Outlook::new(picks, seen, state.round(), self.scale)
    }

    /// Plays out the open display: everybody in turn takes the card and way that is worth most to them.
    fn finish_turn(&self, state: &State, grids: &mut [Grid; MOST_SEATS], outlook: &Outlook) {
        let mut display = state.display;
        let mut shown = usize::from(state.shown).min(MOST_SEATS);
        let mut seat = state.turn;
        while shown > 0 {
            let grid = &mut grids[seat.index() % MOST_SEATS];
            let Some((slot, best)) = self.best_pick(grid, &display[..shown], outlook) else {
                return;
            };
            *grid = best;
            display.copy_within(slot + 1..shown, slot);
            shown -= 1;
            seat = seat.next(self.seats());
            // With two players a full grid ends the round at two cards left (PX-11).
            if self.seats() == 2 && shown == 2 && grids.iter().any(Grid::is_full) {
                return;
            }
        }
    }

    /// The best card of a display for a grid, and the grid with it.
    fn best_pick(&self, grid: &Grid, display: &[CardNumber], outlook: &Outlook) -> Option<(usize, Grid)> {
        let mut best: Option<(f32, usize, Grid)> = None;
        for (slot, &card) in display.iter().enumerate() {
            self.each_way(grid, card, |laid| {
                let value = worth(self.cards(), &laid, outlook);
                if best.is_none_or(|(most, ..)| value > most) {
                    best = Some((value, slot, laid));
                }
            });
        }
        best.map(|(_, slot, laid)| (slot, laid))
    }

    /// What the best way to lay this card is worth to a grid, compared with the grid as it is.
    pub(crate) fn gain(&self, grid: &Grid, card: CardNumber, outlook: &Outlook) -> f32 {
        let mut best = f32::MIN;
        self.each_way(grid, card, |laid| best = best.max(worth(self.cards(), &laid, outlook)));
        best - worth(self.cards(), grid, outlook)
    }

    /// The grid after each way to lay a card (PX-6 to PX-9).
    fn each_way(&self, grid: &Grid, card: CardNumber, mut each: impl FnMut(Grid)) {
        let home: Spaces = 1 << self.cards().face(card).home();
        let mut lay = |lay| {
            let mut laid = *grid;
            self.lay(&mut laid, card, lay);
            each(laid);
        };
        if grid.face_up() & home == 0 {
            lay(Lay::Only);
        } else if grid.face_down() & home == 0 {
            lay(Lay::Over);
            lay(Lay::Under);
        } else {
            (1..=9)
                .filter(|space| grid.empty() & (1 << (space - 1)) != 0)
                .for_each(|space| lay(Lay::Floor(space)));
        }
    }
}

/// The points a grid may expect from its round. With no picks left this is its score.
pub(crate) fn worth(cards: &Cards, grid: &Grid, outlook: &Outlook) -> f32 {
    let colours = colour_spaces(cards, grid);
    let now = tally_of(cards, grid, colours, outlook.round).total() as f32;
    if outlook.picks <= 0.0 || grid.is_full() && outlook.picks < 1.0 {
        return now;
    }
    let mut worth = now;
    let mut open = !grid.validated() & ALL_SPACES;
    while open != 0 {
        let space = open.trailing_zeros() as usize % 9;
        open &= open - 1;
        let bit: Spaces = 1 << space;
        let chance = outlook.likely[space];
        let number = space as f32 + 1.0;
        if grid.face_up() & bit != 0 {
            let crosses = f32::from(cards.face(grid.top[space]).crosses);
            worth += chance * (number + crosses * outlook.scale.cover);
        } else if grid.face_down() & bit != 0 {
            let bonus = if cards.flower_power() { f32::from(FLOOR_POINTS) } else { 0.0 };
            worth += chance * outlook.scale.floor * (number - bonus);
        } else {
            worth += chance * outlook.scale.empty * number;
        }
    }
    worth + f32::from(group_factor(outlook.round)) * growth(cards, grid, colours, outlook)
}

/// How many cards the largest colour group may still gain.
fn growth(cards: &Cards, grid: &Grid, colours: [Spaces; 4], outlook: &Outlook) -> f32 {
    let Outlook { likely, scale, .. } = outlook;
    let groups = colours.map(largest_group);
    // A pixie alone is no group (PX-16).
    let size = |group: Spaces| {
        let count = group_size(group);
        if count < 2 { 0.0 } else { f32::from(count) }
    };
    let now = groups.map(size).into_iter().fold(0.0, f32::max);
    let mut best = now;
    for (colour, (spaces, group)) in colours.into_iter().zip(groups).enumerate() {
        let (mut hope, start) = (size(group), size(group));
        let mut open = beside(group) & !spaces & !grid.validated() & ALL_SPACES;
        while open != 0 {
            let space = open.trailing_zeros() as usize % 9;
            open &= open - 1;
            let grown = size(largest_group(spaces | 1 << space)) - start;
            let fresh = if grid.face_up() & (1 << space) == 0 { 1.0 } else { scale.regrow };
            hope += grown * likely[space] * cards.share(space, colour) * scale.grow * fresh;
        }
        best = best.max(hope);
    }
    best - now
}

/// The chance that at least one of so many expected arrivals comes: 1 − e^−x, without the slow exponential.
#[inline]
fn arrival(expected: f32) -> f32 {
    let x = expected.max(0.0);
    // Within 0.015 of the exponential everywhere.
    let denominator = 1.0 + x * (1.0 + x * (0.5 + x * (0.1667 + x * 0.0417)));
    1.0 - 1.0 / denominator
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Deck, Options, TypedTable};
    use table::{Components, Dice, Quiet, Seed, Setup};

    fn grid(cards: &Deck, drawing: &str) -> Grid {
        TypedTable::read(drawing, cards, &Options::default()).expect("a sound grid").rounds[0].1[0].grid
    }

    /// What a drawing is worth with so many picks left, if a card of each number is seen that often.
    fn value(drawing: &str, picks: f32, seen: f32) -> f32 {
        let deck = Deck::own();
        let cards = Cards::new(&deck, &Options::default());
        worth(&cards, &grid(&deck, drawing), &Outlook::new(picks, [seen; 9], 1, Scale::usual()))
    }

    /// What one seat may expect, by itself: the plain formula.
    fn value_of(game: &Pixies, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = game.outcome(state) {
            return outcome.value(seat);
        }
        let mut grids = state.grids;
        game.finish_turn(state, &mut grids, &game.outlook(state, &state.grids));
        let outlook = game.outlook(state, &grids);
        let later = f32::from(ROUNDS - state.round());
        let spread = ROUND_SPREAD * (later + 0.15 + outlook.picks / PICKS_LEFT[0]).sqrt();
        let points = |seat: Seat| {
            Pixies::banked(state, seat) as f32 + worth(game.cards(), &grids[seat.index()], &outlook)
        };
        let others = Seat::all(game.seats()).filter(|&other| other != seat);
        let others =
            others.map(|other| ((points(other) - points(seat)) / spread * 1.6).clamp(-40.0, 40.0).exp());
        2.0 / (1.0 + others.sum::<f32>()) - 1.0
    }

    #[test]
    fn all_seats_at_once_are_worth_what_each_is_by_itself() {
        let mut positions = 0;
        for seats in 2..=6 {
            let game = Pixies::open(Setup::new(seats, Options { flower_power: seats == 6 })).unwrap();
            let mut dice = Dice::new(Seed::from_number(seats.into()));
            for _ in 0..8 {
                let mut state = game.deal(&mut dice);
                loop {
                    let values = game.evaluate(&state);
                    for seat in Seat::all(seats) {
                        let alone = value_of(&game, &state, seat);
                        assert!((values[seat.index()] - alone).abs() < 1e-6, "{seat} of {seats}: {state:?}");
                    }
                    assert!(values[usize::from(seats)..].iter().all(|&beyond| beyond == 0.0));
                    positions += 1;
                    let Some(seat) = state.turn() else { break };
                    let pick = dice.below(game.move_count(&state, seat) as u32) as usize;
                    let choice = game.nth_move(&state, seat, pick).unwrap();
                    let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
                }
            }
        }
        assert!(positions > 2_000, "{positions}");
    }

    #[test]
    fn with_no_picks_left_a_grid_is_worth_its_score() {
        // 9 validated, 6 spirals, 3 crosses, no group.
        assert!((value("B1+6 . .   . . .   B7-3 . R9/_", 0.0, 0.5) - 12.0).abs() < 1e-6);
    }

    #[test]
    fn a_lonely_number_hopes_for_cards_that_are_left() {
        let lonely = ". . .   . . .   . . R9";
        assert!(value(lonely, 5.0, 0.5) > value(lonely, 5.0, 0.1));
        assert!(value(lonely, 5.0, 0.5) > value(lonely, 1.0, 0.5));
        assert!(value(lonely, 5.0, 0.0).abs() < 1e-6, "no nine is left");
        assert!(value(lonely, 5.0, 0.5) > value(". . .   . . .   . . _", 5.0, 0.5));
        assert!(value(lonely, 5.0, 0.5) < value(". . .   . . .   . . R9/_", 5.0, 0.5));
    }

    #[test]
    fn colours_that_can_grow_together_are_worth_more() {
        // Two reds that one more card would join, and two that lie in corners apart.
        let near = value("R1+3 . R3+4   . . .   . . .", 6.0, 0.5);
        let far = value("R1+3 . B3+3   . . .   . . .", 6.0, 0.5) + 1.0;
        assert!(near > far, "{near} and {far}");
    }

    #[test]
    fn crosses_that_may_be_covered_weigh_less() {
        let lonely = value(". . .   . . .   . . B9-6", 6.0, 0.5);
        let validated = value(". . .   . . .   . . B9-6/_", 6.0, 0.5);
        // Validated it has its nine points for sure, but the crosses for ever.
        assert!(validated - lonely < 9.0 && lonely > -6.0);
    }

    #[test]
    fn the_quick_arrival_is_close_to_the_exponential() {
        for step in 0..400 {
            let x = step as f32 * 0.02;
            assert!((arrival(x) - (1.0 - (-x).exp())).abs() < 0.015, "{x}");
        }
    }
}

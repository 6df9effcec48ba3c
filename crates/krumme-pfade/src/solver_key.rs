//! What matters for the rest of a match, as one number: for solving small boards.
//!
//! Two states with the same number have the same value. Mirror images are one: reflecting the board east to west or
//! north to south leaves both lines what they are. Left out is what no rule asks for any more: where on the table the
//! box of cards lies, which cards were laid latest (but for the very last card with announcements by hand, KP-13), and
//! announcements where the program makes them (KP-10).
//!
//! ```text
//!   bits 0–24   25–49   50–74   75–99   100     101        102         103–107
//!        NE     SE      SW      NW      turn    declared   announced   latest card, or 0
//! ```

use crate::covering::Covering;
use crate::state::{NOWHERE, at, other};
use crate::{KrummePfade, State};
use std::sync::atomic::AtomicBool;
use table::{Oracle, Solvable};

/// The largest board whose cards fit into the number.
const LARGEST: u8 = 5;

impl Solvable for KrummePfade {
    fn solver_key(&self, state: &State) -> Option<u128> {
        if self.size > LARGEST {
            return None;
        }
        let board = &state.board;
        let (width, height) = (u32::from(board.width.max(1)), u32::from(board.height.max(1)));
        let by_hand = self.manual() && state.declared.is_none();
        let threat = other(state.turn);
        let announced = by_hand && state.announced[at(threat)];
        // With one card to come, the one before it decides whether an unannounced connection counts.
        let one_to_come = u16::from(state.cards) + 1 == 2 * u16::from(self.area());
        let latest = if by_hand && one_to_come { state.last[at(threat)] } else { NOWHERE };
        let flags = u128::from(state.turn.0 & 1)
            | u128::from(state.declared.is_some()) << 1
            | u128::from(announced) << 2;
        let latest_bit = if latest == NOWHERE { 0 } else { 1u64 << (latest & 63) };
        let image = |east_west: bool, north_south: bool| {
            let turned = |set: u64| {
                let set = if east_west { level_mirror(set, width) } else { set };
                if north_south { upright_mirror(set, height) } else { set }
            };
            let [ne, se, sw, nw] = board.curves.map(turned);
            let [ne, se, sw, nw] = if east_west { [nw, sw, se, ne] } else { [ne, se, sw, nw] };
            let [ne, se, sw, nw] = if north_south { [se, ne, nw, sw] } else { [ne, se, sw, nw] };
            let cards =
                [ne, se, sw, nw].iter().rev().fold(0, |all, set| all << 25 | u128::from(packed(*set)));
            let latest = u128::from(64 - packed(turned(latest_bit)).leading_zeros());
            cards | flags << 100 | latest << 103
        };
        [image(false, false), image(true, false), image(false, true), image(true, true)].into_iter().min()
    }

    fn oracle(&self, stop: &AtomicBool, report: &dyn Fn(u64, u64)) -> Option<Box<dyn Oracle<State>>> {
        let covering = Covering::new(self, stop, report)?;
        Some(Box::new(covering))
    }
}

/// The first five bits of the first five rows, side by side.
fn packed(set: u64) -> u64 {
    (0..5).fold(0, |all, row| all | (set >> (8 * row) & 0b11111) << (5 * row))
}

/// East becomes west, in a box of this width.
fn level_mirror(set: u64, width: u32) -> u64 {
    // Reversing all bits turns the board by half; turning the rows back leaves the columns mirrored.
    set.reverse_bits().swap_bytes() >> (8 - width)
}

/// North becomes south, in a box of this height.
fn upright_mirror(set: u64, height: u32) -> u64 {
    set.swap_bytes() >> (8 * (8 - height))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Announce, Card, Cell, Curve, Move, Options};
    use table::{Dice, Edition, Rules, Seat, Seed, Setup};

    /// Even numbers by the first ruleset, odd ones by the second.
    fn open_by(number: u64, options: Options) -> KrummePfade {
        let ruleset = KrummePfade::RULESETS[(number % 2) as usize];
        KrummePfade::open(Edition::newest().by(ruleset).unwrap().setup(2, options)).unwrap()
    }

    fn mirrored(choice: Move, size: u8, east_west: bool, north_south: bool) -> Move {
        let Move::Lay { cell, card, announce } = choice else { return choice };
        let centre = Cell::centre(size);
        let flip = |flipped: bool, place: u8, centre: u8| if flipped { 2 * centre - place } else { place };
        let curve = |curve: Curve| {
            let level = match curve {
                _ if !east_west => curve,
                Curve::NorthEast => Curve::NorthWest,
                Curve::NorthWest => Curve::NorthEast,
                Curve::SouthEast => Curve::SouthWest,
                Curve::SouthWest => Curve::SouthEast,
            };
            match level {
                _ if !north_south => level,
                Curve::NorthEast => Curve::SouthEast,
                Curve::SouthEast => Curve::NorthEast,
                Curve::NorthWest => Curve::SouthWest,
                Curve::SouthWest => Curve::NorthWest,
            }
        };
        let curves: Vec<Curve> = card.curves().map(curve).collect();
        let cell = Cell::within(
            flip(east_west, cell.column(), centre.column()),
            flip(north_south, cell.row(), centre.row()),
        );
        Move::Lay { cell, card: Card::of(&curves).unwrap(), announce }
    }

    /// Matches and their mirror images go the same way: each mirrored move is legal, both end alike at the same time,
    /// and their keys are the same all the way.
    #[test]
    fn mirror_images_are_one() {
        let mut positions = 0;
        for seed in 0..240u64 {
            let options = Options {
                size: 3 + (seed % 3) as u8,
                announce: if seed % 2 == 0 { Announce::Automatic } else { Announce::Manual },
                no_draws: seed % 5 < 2,
            };
            let game = open_by(seed / 2, options);
            for (east_west, north_south) in [(true, false), (false, true), (true, true)] {
                let mut dice = Dice::new(Seed::from_number(seed));
                let (mut here, mut there) = (game.deal(&mut dice), game.deal(&mut dice));
                while let Some(seat) = game.waiting(&here).first() {
                    assert_eq!(game.solver_key(&here), game.solver_key(&there), "{here:?}");
                    assert_eq!(game.move_count(&here, seat), game.move_count(&there, seat));
                    let pick = dice.below(game.move_count(&here, seat) as u32) as usize;
                    let choice = game.nth_move(&here, seat, pick).unwrap();
                    let image = mirrored(choice, game.size, east_west, north_south);
                    game.check(&there, seat, &image).unwrap();
                    here = game.after(&here, seat, choice);
                    there = game.after(&there, seat, image);
                    assert_eq!(here.end, there.end);
                    positions += 1;
                }
            }
        }
        assert!(positions > 10_000, "{positions}");
    }

    /// States of the same key have equally many moves and lead to the same keys again.
    #[test]
    fn the_same_key_has_the_same_future() {
        let mut seen = std::collections::HashMap::new();
        let mut met = 0;
        for seed in 0..8_000u64 {
            let options = Options {
                size: 3,
                announce: if seed % 2 == 0 { Announce::Automatic } else { Announce::Manual },
                no_draws: seed % 4 < 2,
            };
            let game = open_by(seed / 4, options);
            let mut dice = Dice::new(Seed::from_number(seed / 16));
            let mut state = game.deal(&mut dice);
            // The same cards in changing order often meet in the same position.
            while let Some(seat) = game.waiting(&state).first() {
                let mut moves = Vec::new();
                game.moves(&state, seat, &mut moves);
                let few = moves.len().min(2 + (state.cards as usize) % 3) as u32;
                let choice = moves[dice.below(few) as usize];
                let future = |state: &State| {
                    let mut after: Vec<_> = moves_after(&game, state);
                    after.sort_unstable();
                    after
                };
                let key = (seed % 8, game.solver_key(&state).unwrap());
                if let Some(before) = seen.insert(key, state)
                    && before != state
                {
                    assert_eq!(future(&before), future(&state), "{before:?} {state:?}");
                    met += 1;
                }
                state = game.after(&state, seat, choice);
            }
        }
        assert!(met > 300, "{met}");
    }

    /// For each move the key after it, and who won if it ends the match.
    fn moves_after(game: &KrummePfade, state: &State) -> Vec<(Option<u128>, Option<Seat>)> {
        let mut moves = Vec::new();
        game.moves(state, state.turn, &mut moves);
        let after = moves.into_iter().map(|choice| {
            let next = game.after(state, state.turn, choice);
            let key = next.end.is_none().then(|| game.solver_key(&next)).flatten();
            (key, next.end.and_then(crate::End::winner))
        });
        after.collect()
    }

    #[test]
    fn large_boards_have_none() {
        let game = KrummePfade::open(Setup::new(2, Options { size: 6, ..Options::default() })).unwrap();
        assert_eq!(game.solver_key(&State::new(6)), None);
    }
}

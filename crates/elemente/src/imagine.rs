//! The parts of `Secrets::imagine`: what a view shows, and the omens that it hides. Tiles of the draft and spirits have
//! modules of their own (`imagine_draft`, `imagine_spirits`).

use crate::cell::CELLS;
use crate::element::{Spirit, Tiles};
use crate::elemente::Elemente;
use crate::setting_up::{ALL_OMENS, omen_bit};
use crate::state::{Side, Stage, State};
use crate::view::{CellView, Lies, PlayerView, View};
use table::{Dice, Rules, Seat};

impl Elemente {
    /// The part of a state that a view shows.
    pub(crate) fn shown(&self, view: &View) -> State {
        let mut state = State {
            stage: view.stage,
            turn: view.turn,
            starter: view.starter,
            power: view.power,
            fruitless: view.fruitless,
            left: view.left,
            ..State::blank()
        };
        for (cell, slot) in view.recent.iter().zip(&mut state.recent) {
            *slot = self.layout().index(*cell).unwrap_or_default() as u8;
            state.recents += 1;
        }
        if matches!(view.stage, Stage::Draft | Stage::Omens | Stage::Paths) {
            state.done = Seat::all(self.seats()).filter(|&seat| !view.waiting.contains(seat)).collect();
        }
        for (cell, shown) in view.up.iter().zip(&mut state.up) {
            *shown = self.layout().index(*cell).unwrap_or_default() as u8;
            state.ups += 1;
        }
        for (index, cell) in view.grid.iter().enumerate().take(CELLS) {
            state.grid[index] = cell.motif;
            if self.options().remembers() && cell.motif.is_some() {
                state.seen |= 1 << index;
            }
        }
        for (side, player) in state.sides.iter_mut().zip(&view.players) {
            side.element = player.element;
            side.gifts = player.gifts;
            // Before the draft a hand holds the start tiles of the tableau; later it is filled in, if it is hidden.
            let start = player.element.map_or(Tiles::default(), |element| self.kit().tableau(element).start);
            side.hand =
                player.hand.unwrap_or(if view.stage == Stage::Elements { start } else { Tiles::default() });
            side.stack = player.stack.unwrap_or_default();
            for (kept, &tile) in side.kept.iter_mut().zip(&player.kept) {
                *kept = Some(tile);
            }
            side.lifts = player.lifts;
            for tile in &player.path {
                side.path.lay(tile.at, tile.tile);
            }
            for (index, spirit) in
                player.path.iter().enumerate().filter_map(|(n, tile)| Some((n, tile.spirit?)))
            {
                side.place(index, spirit.motif.unwrap_or_default());
                side.down |= u16::from(spirit.down) << index;
                side.blessed |= u16::from(spirit.gift) << index;
            }
            if player.finished {
                side.settle(self.kit().points);
            }
        }
        state
    }

    pub(crate) fn imagine_omens(
        &self,
        side: &mut Side,
        player: &PlayerView,
        stage: Stage,
        undecided: bool,
        dice: &mut Dice,
    ) {
        if !self.options().omens || stage == Stage::Elements {
            return;
        }
        let before_choice = self.options().omens_chosen && (stage == Stage::Draft || undecided);
        if before_choice {
            side.fresh = ALL_OMENS;
            return;
        }
        side.held = match &player.omens {
            Some(numbers) => numbers.iter().fold(0, |held, &number| held | omen_bit(number)),
            None => pick(ALL_OMENS, 2, dice),
        };
        side.fresh = match &player.returned {
            Some(returned) => {
                returned.iter().fold(ALL_OMENS & !side.held, |fresh, &number| fresh & !omen_bit(number))
            }
            None => pick(ALL_OMENS & !side.held, u32::from(player.omen_stack), dice),
        };
    }
}

/// May tiles be hidden in hands and stacks?
pub(crate) fn drafting(stage: Stage) -> bool {
    matches!(stage, Stage::Draft | Stage::Omens | Stage::Paths)
}

/// A random subset of this size.
fn pick(from: u8, count: u32, dice: &mut Dice) -> u8 {
    let mut left = from;
    let mut picked = 0;
    for _ in 0..count.min(from.count_ones()) {
        let nth = dice.below(left.count_ones());
        let mut rest = left;
        for _ in 0..nth {
            rest &= rest.wrapping_sub(1);
        }
        let bit = rest & rest.wrapping_neg();
        left &= !bit;
        picked |= bit;
    }
    picked
}

/// Is anything known of this cell?
pub(crate) fn is_hidden(cell: CellView) -> bool {
    cell.lies == Lies::Covered && cell.motif.is_none()
}

/// How many spirits of each motif.
pub(crate) type Motifs = [u8; 5];

/// One more of a motif.
pub(crate) fn count_motif(counts: &mut Motifs, spirit: Spirit) {
    counts[spirit.index()] = counts[spirit.index()].saturating_add(1);
}

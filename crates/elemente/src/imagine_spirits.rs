//! Which spirits may lie where a viewer cannot see them.
//!
//! Two sorts of places can be hidden: covered cells of the grid, and face-down spirits of others. Spirits leave the
//! grid in pairs, so every motif is left in it an even number of times; and whatever carries a gift is no mask, whether
//! it got the gift face up or face down (PE-20). Among
//! all worlds that fit this, each comes out with the same chance: first how many of each motif lie face down on
//! paths, weighed by the number of worlds, then their places.

use crate::element::Spirit;
use crate::elemente::Elemente;
use crate::imagine::{Motifs, count_motif, is_hidden};
use crate::state::{MOST_SEATS, State};
use crate::view::{Lies, View};
use table::Dice;

/// The hidden places, and what may lie there.
pub(crate) struct Hidden {
    /// Covered cells of unknown motif.
    cells: Vec<usize>,
    /// Face-down spirits of unknown motif: seat, tile, gift.
    spots: Vec<(usize, usize, bool)>,
    /// All motifs that lie hidden somewhere.
    pool: Motifs,
    /// What the view shows of the grid.
    shown: Motifs,
}

impl Hidden {
    pub(crate) fn of(game: &Elemente, view: &View) -> Hidden {
        let mut pool = [game.layout().each; 5];
        let mut shown = [0; 5];
        let mut cells = Vec::new();
        let mut see = |motif: Spirit| pool[motif.index()] = pool[motif.index()].saturating_sub(1);
        for (index, cell) in view.grid.iter().enumerate() {
            if is_hidden(*cell) {
                cells.push(index);
            } else if let Some(motif) = cell.motif.filter(|_| cell.lies != Lies::Gone) {
                see(motif);
                count_motif(&mut shown, motif);
            }
        }
        let mut spots = Vec::new();
        for (seat, player) in view.players.iter().enumerate().take(MOST_SEATS) {
            for (tile, spirit) in
                player.path.iter().enumerate().filter_map(|(n, tile)| Some((n, tile.spirit?)))
            {
                match spirit.motif {
                    Some(motif) => see(motif),
                    None => spots.push((seat, tile, spirit.gift)),
                }
            }
        }
        // While a pair is being laid, one half of it may lie already.
        if view.stage == crate::state::Stage::Other
            && let Some(cell) = view.up.first().and_then(|&cell| game.layout().index(cell))
            && let Some(motif) = view.grid.get(cell).and_then(|cell| cell.motif)
        {
            count_motif(&mut shown, motif);
        }
        Hidden { cells, spots, pool, shown }
    }

    /// Every way to split the pool between paths and grid, with the number of worlds it stands for.
    fn splits(&self) -> Vec<(Motifs, f64)> {
        let blessed = self.spots.iter().filter(|(_, _, gift)| *gift).count();
        let plain = self.spots.len() - blessed;
        let mut splits = Vec::new();
        let mut down = [0u8; 5];
        'splits: loop {
            let total: usize = down.iter().map(|&count| usize::from(count)).sum();
            let masks = usize::from(down[Spirit::Mask.index()]);
            let even = (0..5).all(|m| (self.pool[m] - down[m] + self.shown[m]).is_multiple_of(2));
            if total == self.spots.len() && masks <= plain && even {
                let rest = ways(&down[..4]);
                let left: Motifs = core::array::from_fn(|m| self.pool[m] - down[m]);
                splits.push((down, choose(plain, masks) * rest * ways(&left)));
            }
            // The next combination, as an odometer counts.
            for (down, &most) in down.iter_mut().zip(&self.pool) {
                if *down < most && usize::from(*down) < self.spots.len() {
                    *down += 1;
                    continue 'splits;
                }
                *down = 0;
            }
            return splits;
        }
    }

    /// Is there more than one world?
    pub(crate) fn varies(&self) -> bool {
        if self.spots.is_empty() {
            return !self.cells.is_empty() && self.pool.iter().filter(|&&count| count > 0).count() > 1;
        }
        self.splits().iter().map(|(_, worlds)| worlds).sum::<f64>() > 1.5
    }

    /// Puts a spirit on every hidden place.
    pub(crate) fn fill(&self, state: &mut State, dice: &mut Dice) {
        let mut left = self.pool;
        if !self.spots.is_empty() {
            let down = self.draw_split(dice);
            for m in 0..5 {
                left[m] -= down[m];
            }
            self.fill_spots(down, state, dice);
        }
        let mut motifs: Vec<Spirit> = each(&left).collect();
        dice.shuffle(&mut motifs);
        for (&cell, motif) in self.cells.iter().zip(motifs) {
            state.grid[cell] = Some(motif);
        }
    }

    fn draw_split(&self, dice: &mut Dice) -> Motifs {
        let splits = self.splits();
        let total: f64 = splits.iter().map(|(_, worlds)| worlds).sum();
        let mut mark = f64::from(dice.below(1 << 30)) / f64::from(1 << 30) * total;
        for (down, worlds) in &splits {
            mark -= worlds;
            if mark < 0.0 {
                return *down;
            }
        }
        splits.last().map_or([0; 5], |(down, _)| *down)
    }

    /// Masks go where no gift lies; then the others anywhere.
    fn fill_spots(&self, down: Motifs, state: &mut State, dice: &mut Dice) {
        let mut plain: Vec<&(usize, usize, bool)> = self.spots.iter().filter(|spot| !spot.2).collect();
        dice.shuffle(&mut plain);
        let masks = usize::from(down[Spirit::Mask.index()]).min(plain.len());
        let (masked, plain) = plain.split_at(masks);
        let mut others: Vec<Spirit> = each(&down).filter(|&motif| motif != Spirit::Mask).collect();
        dice.shuffle(&mut others);
        for &&(seat, tile, _) in masked {
            state.sides[seat].spirit[tile] = Spirit::Mask;
        }
        let rest = plain.iter().copied().chain(self.spots.iter().filter(|spot| spot.2));
        for (&(seat, tile, _), motif) in rest.zip(others) {
            state.sides[seat].spirit[tile] = motif;
        }
    }
}

/// Every motif as often as it is counted.
fn each(counts: &Motifs) -> impl Iterator<Item = Spirit> {
    Spirit::ALL
        .into_iter()
        .zip(*counts)
        .flat_map(|(motif, count)| core::iter::repeat_n(motif, usize::from(count)))
}

/// In how many orders these can lie: a multinomial.
fn ways(counts: &[u8]) -> f64 {
    let mut ways = 1.0;
    let mut places = 0;
    for &count in counts {
        places += usize::from(count);
        ways *= choose(places, usize::from(count));
    }
    ways
}

fn choose(from: usize, count: usize) -> f64 {
    if count > from {
        return 0.0;
    }
    (0..count).fold(1.0, |product, n| product * (from - n) as f64 / (n + 1) as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_counted() {
        assert!((ways(&[2, 1]) - 3.0).abs() < 1e-9);
        assert!((ways(&[2, 2, 2]) - 90.0).abs() < 1e-9);
        assert!((choose(7, 2) - 21.0).abs() < 1e-9);
        assert!(choose(1, 2).abs() < 1e-9);
    }
}

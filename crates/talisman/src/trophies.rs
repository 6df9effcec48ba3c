//! Which trophies to hand in for a point.

use crate::components::CardId;

/// The cards that reach the price with the least surplus, and of those as few as possible; the first in order of the box
/// where that leaves a choice.
pub(crate) fn cheapest(trophies: &[(CardId, u8)], price: usize) -> Vec<CardId> {
    // Sums are small: the fewest cards for each sum, and the last card that led to it.
    let total: usize = trophies.iter().map(|(_, worth)| usize::from(*worth)).sum();
    let mut best: Vec<Option<(usize, Vec<usize>)>> = vec![None; total + 1];
    best[0] = Some((0, Vec::new()));
    for (index, (_, worth)) in trophies.iter().enumerate() {
        let worth = usize::from(*worth);
        for sum in (worth..=total).rev() {
            let Some((count, cards)) = best[sum - worth].clone() else { continue };
            if best[sum].as_ref().is_none_or(|(known, _)| count + 1 < *known) {
                let mut cards = cards;
                cards.push(index);
                best[sum] = Some((count + 1, cards));
            }
        }
    }
    let found = best.into_iter().skip(price).flatten().next();
    found.map_or_else(Vec::new, |(_, cards)| cards.into_iter().map(|index| trophies[index].0).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn surplus_is_kept_small() {
        let trophies: Vec<_> =
            [7, 3, 4, 2, 5].iter().enumerate().map(|(id, worth)| (CardId(id as u16), *worth)).collect();
        assert_eq!(cheapest(&trophies, 7), [CardId(0)], "one card of exactly seven");
        assert_eq!(cheapest(&trophies[1..], 7), [CardId(1), CardId(2)], "three and four");
        assert_eq!(cheapest(&trophies[1..3], 8), [], "not enough");
        assert_eq!(cheapest(&trophies[3..], 6), [CardId(3), CardId(4)], "surplus of one");
    }
}

//! Drawing from a deck that is kept as a set: finding its nth card quickly.

use crate::grid::CardNumber;
use crate::state::CardSet;

/// The card at this place of a set, counted from 0 in ascending order; some place if the set is too small.
#[inline]
pub(crate) fn nth_card(set: CardSet, nth: u32) -> CardNumber {
    let low = ByteCounts::of(set as u64);
    if nth < low.all() {
        low.nth_bit(nth)
    } else {
        64 + ByteCounts::of((set >> 64) as u64).nth_bit(nth - low.all())
    }
}

/// A word, and in each byte of a second word how many of its bits lie in that byte or a lower one.
///
/// Counting all bytes in parallel finds the nth bit without walking over the bits before it.
struct ByteCounts {
    word: u64,
    up_to: u64,
}

impl ByteCounts {
    const ONES: u64 = 0x0101_0101_0101_0101;

    #[inline]
    fn of(word: u64) -> ByteCounts {
        let pairs = word - ((word >> 1) & 0x5555_5555_5555_5555);
        let nibbles = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
        let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        ByteCounts { word, up_to: bytes.wrapping_mul(ByteCounts::ONES) }
    }

    #[inline]
    fn all(&self) -> u32 {
        (self.up_to >> 56) as u32
    }

    #[inline]
    fn nth_bit(&self, nth: u32) -> u8 {
        // The high bit of each byte of the difference says whether its count is at most nth. Nothing borrows, as
        // counts are at most 64 and nth is below 64.
        let high = 0x80 * ByteCounts::ONES;
        let passed = (((u64::from(nth & 63) * ByteCounts::ONES) | high) - self.up_to) & high;
        let byte = (((passed >> 7).wrapping_mul(ByteCounts::ONES)) >> 56).min(7);
        let before = (self.up_to << 8 >> (8 * byte)) as u8;
        let mut rest = (self.word >> (8 * byte)) as u8;
        for _ in u32::from(before)..nth {
            rest &= rest.wrapping_sub(1);
        }
        (8 * byte) as u8 + rest.trailing_zeros().min(7) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_card_of_a_set_is_found() {
        let mut seed = 0x1234_5678_9abc_def0_u128;
        for _ in 0..5_000 {
            seed = seed.wrapping_mul(0xda94_2042_e4dd_58b5).wrapping_add(0x9e37_79b9_7f4a_7c15_0123_4567);
            let set = seed ^ (seed >> 57);
            let plain: Vec<u8> = (0..128).filter(|card| set >> card & 1 == 1).collect();
            for (nth, &card) in plain.iter().enumerate() {
                assert_eq!(nth_card(set, nth as u32), card);
            }
        }
        assert_eq!(nth_card(u128::MAX, 127), 127);
        assert_eq!(nth_card(1 << 127, 0), 127);
    }
}

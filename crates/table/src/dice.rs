//! The only randomness of a game.
//!
//! `ChaCha` with 12 rounds from a 32-byte seed. The bounded draw and the shuffle are written here, not taken from a
//! library, because records must replay bit for bit for ever: their golden values are in the tests below, and a
//! change to them would be a new kind of record.
//!
//! Dice are handed to set-up and to `play` and are never part of a state or a view. A search that plays on from an
//! imagined state brings dice of its own, so it cannot peek at coming rolls.

use core::fmt;
use core::str::FromStr;
use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};

/// Thirty-two bytes from which all dice of a match follow; written as 64 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed that is convenient in tests and simulations: the number, little end first, then zeros.
    pub const fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        let number = number.to_le_bytes();
        let mut i = 0;
        while i < 8 {
            bytes[i] = number[i];
            i += 1;
        }
        Seed(bytes)
    }

    /// An independent seed derived from this one, e.g. one for each game of a simulation.
    #[must_use]
    pub fn derive(&self, label: &str, number: u64) -> Seed {
        let mut hasher = blake3::Hasher::new_keyed(&self.0);
        hasher.update(label.as_bytes());
        hasher.update(&number.to_le_bytes());
        Seed(*hasher.finalize().as_bytes())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// The text is not 64 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadSeed;

impl core::fmt::Display for BadSeed {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("a seed is 64 hex digits")
    }
}

impl core::error::Error for BadSeed {}

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Seed, BadSeed> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(BadSeed);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let high = char::from(pair[0]).to_digit(16).ok_or(BadSeed)?;
            let low = char::from(pair[1]).to_digit(16).ok_or(BadSeed)?;
            *byte = (high * 16 + low) as u8;
        }
        Ok(Seed(bytes))
    }
}

/// A stream of fair rolls.
///
/// ```
/// # use table::{Dice, Seed};
/// let mut dice = Dice::new(Seed::from_number(7));
/// let roll = dice.die();
/// assert!((1..=6).contains(&roll));
/// assert_eq!(Dice::new(Seed::from_number(7)).die(), roll, "same seed, same dice");
/// ```
#[derive(Clone)]
pub struct Dice {
    seed: Seed,
    stream: ChaCha12Rng,
    drawn: u64,
}

impl Dice {
    /// Fresh dice.
    pub fn new(seed: Seed) -> Dice {
        Dice { seed, stream: ChaCha12Rng::from_seed(seed.0), drawn: 0 }
    }

    /// Dice from which `drawn` words have been taken already.
    pub fn resume(seed: Seed, drawn: u64) -> Dice {
        let mut stream = ChaCha12Rng::from_seed(seed.0);
        stream.set_word_pos(u128::from(drawn));
        Dice { seed, stream, drawn }
    }

    /// The seed these dice grew from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// How many words have been taken; if a move raised it, the move rolled.
    #[inline]
    pub fn drawn(&self) -> u64 {
        self.drawn
    }

    #[inline]
    fn word(&mut self) -> u32 {
        self.drawn += 1;
        self.stream.next_u32()
    }

    /// A fair number from 0 to `bound` − 1 (Lemire's method: multiply, and reject the few words that would favour
    /// small numbers). A bound of 0 or 1 takes no word and gives 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// A six-sided die: 1 to 6.
    #[inline]
    pub fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// Shuffles in place (Fisher–Yates from the back).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let pick = self.below(last as u32 + 1) as usize;
            things.swap(last, pick);
        }
    }

    /// One of the things, or nothing of an empty slice.
    pub fn pick<'t, T>(&mut self, things: &'t [T]) -> Option<&'t T> {
        if things.is_empty() { None } else { things.get(self.below(things.len() as u32) as usize) }
    }
}

impl PartialEq for Dice {
    fn eq(&self, other: &Dice) -> bool {
        self.seed == other.seed && self.drawn == other.drawn
    }
}

impl Eq for Dice {}

// What comes next must not reach a log.
impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dice").field("drawn", &self.drawn).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_draws() {
        let mut dice = Dice::new(Seed::from_number(1));
        let rolls: Vec<u8> = (0..20).map(|_| dice.die()).collect();
        assert_eq!(rolls, GOLDEN_ROLLS);
        let mut dice = Dice::new(Seed::from_number(2));
        let draws: Vec<u32> = [2, 3, 10, 52, 1000, 1 << 31, u32::MAX].map(|bound| dice.below(bound)).to_vec();
        assert_eq!(draws, GOLDEN_BOUNDED);
    }

    #[test]
    fn golden_shuffle() {
        let mut dice = Dice::new(Seed::from_number(3));
        let mut cards: Vec<u8> = (0..20).collect();
        dice.shuffle(&mut cards);
        assert_eq!(cards, GOLDEN_SHUFFLE);
        assert_eq!(dice.drawn(), 19);
    }

    // From an independent ChaCha12, written after the paper: key = seed, counter and nonce zero, words little end first.
    const GOLDEN_ROLLS: [u8; 20] = [3, 6, 6, 1, 1, 1, 6, 1, 2, 6, 3, 6, 6, 6, 5, 5, 5, 1, 5, 1];
    const GOLDEN_BOUNDED: [u32; 7] = [0, 2, 7, 40, 100, 167_765_400, 220_244_013];
    const GOLDEN_SHUFFLE: [u8; 20] = [0, 12, 18, 17, 5, 8, 2, 1, 6, 11, 3, 15, 4, 13, 16, 7, 10, 14, 9, 19];

    #[test]
    fn resumed_dice_go_on_where_they_stopped() {
        let mut dice = Dice::new(Seed::from_number(9));
        for _ in 0..37 {
            dice.die();
        }
        let mut resumed = Dice::resume(dice.seed(), dice.drawn());
        assert_eq!(resumed, dice);
        for _ in 0..100 {
            assert_eq!(resumed.below(1 << 20), dice.below(1 << 20));
        }
    }

    #[test]
    fn draws_are_fair() {
        let mut dice = Dice::new(Seed::from_number(4));
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[usize::from(dice.die() - 1)] += 1;
        }
        // Five standard deviations of a binomial with n = 60,000 and p = 1/6 are about 456.
        assert!(counts.iter().all(|&count| count.abs_diff(10_000) < 456), "{counts:?}");
    }

    #[test]
    fn the_rejection_step_is_reached_and_keeps_the_bound() {
        let mut dice = Dice::new(Seed::from_number(5));
        let bound = (1 << 31) + 1;
        for _ in 0..2_000 {
            assert!(dice.below(bound) < bound);
        }
        assert!(dice.drawn() > 2_500, "about half of the words are rejected for this bound");
    }

    #[test]
    fn trivial_bounds_take_no_word() {
        let mut dice = Dice::new(Seed::from_number(6));
        assert_eq!((dice.below(0), dice.below(1), dice.drawn()), (0, 0, 0));
        assert_eq!(dice.pick::<u8>(&[]), None);
    }

    #[test]
    fn seeds_read_back_and_hide_in_debug() {
        let seed = Seed::from_number(0xabcd);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("xyz".parse::<Seed>(), Err(BadSeed));
        assert_eq!("é".repeat(32).parse::<Seed>(), Err(BadSeed));
        assert!(!format!("{seed:?} {:?}", Dice::new(seed)).contains("cd"));
    }

    #[test]
    fn derived_seeds_differ() {
        let seed = Seed::from_number(1);
        assert_ne!(seed.derive("game", 1), seed.derive("game", 2));
        assert_ne!(seed.derive("game", 1), seed.derive("bot", 1));
    }
}

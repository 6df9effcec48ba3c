//! Fair dice: nobody, the server included, can choose the shuffle.
//!
//! When a table is opened, the server draws a secret and answers with a commitment to it. Only then everybody who sits
//! there adds a random part of his own, the opener too, also against computer players; the match does not begin before.
//! So the server cannot try secrets until it likes the shuffle: it is bound before it knows a single part. The seed of
//! the match follows from the secret, all parts and the id of the table. When the match is over, secret and parts are
//! shown as a [`Proof`], and whoever kept the commitment can check that secret and seed are the promised ones.
//!
//! ```text
//! commitment = BLAKE3("waldpfade dice 1" ‖ table id ‖ secret)
//! seed       = BLAKE3-derive("waldpfade dice 1 seed", secret ‖ for each seat: 1 ‖ part, or 0 ‖ table id)
//! ```

use serde::{Deserialize, Serialize};
use store::Secret;
use table::Seed;
use utoipa::ToSchema;

const COMMITMENT: &[u8] = b"waldpfade dice 1";
const SEED: &str = "waldpfade dice 1 seed";

/// What is shown before the match.
pub fn commitment(table: &str, secret: &Secret) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new();
    hasher.update(COMMITMENT).update(table.as_bytes()).update(&secret.0);
    *hasher.finalize().as_bytes()
}

/// Bytes as hex digits.
pub fn hex(bytes: &[u8; 32]) -> String {
    Seed(*bytes).to_string()
}

/// The seed of the match; one entry a seat, `None` where nobody added a part.
pub fn seed(table: &str, secret: &Secret, parts: &[Option<Secret>]) -> Seed {
    let mut hasher = blake3::Hasher::new_derive_key(SEED);
    hasher.update(&secret.0);
    for part in parts {
        match part {
            Some(part) => hasher.update(&[1]).update(&part.0),
            None => hasher.update(&[0]),
        };
    }
    hasher.update(table.as_bytes());
    Seed(*hasher.finalize().as_bytes())
}

/// All that is needed to check the dice of a match that is over; the content of `dice.json`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Proof {
    /// The form of this proof: 1.
    pub version: u32,
    /// The id of the table.
    pub table: String,
    /// What was shown before the match: 64 hex digits.
    pub commitment: String,
    /// The secret of the server: 64 hex digits.
    pub secret: String,
    /// What each seat added: 64 hex digits, or nothing.
    pub parts: Vec<Option<String>>,
    /// The seed that follows: 64 hex digits.
    pub seed: String,
}

/// What is wrong with a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unproved {
    /// It has a form that is not known here.
    Version,
    /// The secret or a part is not 64 hex digits.
    Digits,
    /// The secret is not the one that was promised before the match.
    Commitment,
    /// The seed does not follow from secret, parts and table.
    Seed,
}

impl Proof {
    /// The proof of a match.
    pub fn new(table: &str, secret: &Secret, parts: &[Option<Secret>]) -> Proof {
        Proof {
            version: 1,
            table: table.to_owned(),
            commitment: hex(&commitment(table, secret)),
            secret: secret.reveal(),
            parts: parts.iter().map(|part| part.as_ref().map(Secret::reveal)).collect(),
            seed: seed(table, secret, parts).to_string(),
        }
    }

    /// The seed of the match, if everything follows from secret and parts.
    pub fn check(&self) -> Result<Seed, Unproved> {
        if self.version != 1 {
            return Err(Unproved::Version);
        }
        let secret = self.secret.parse::<Secret>().map_err(|_| Unproved::Digits)?;
        let parts: Vec<Option<Secret>> = self
            .parts
            .iter()
            .map(|part| part.as_deref().map(|text| text.parse().map_err(|_| Unproved::Digits)).transpose())
            .collect::<Result<_, _>>()?;
        if hex(&commitment(&self.table, &secret)) != self.commitment {
            return Err(Unproved::Commitment);
        }
        let seed = seed(&self.table, &secret, &parts);
        if seed.to_string() == self.seed { Ok(seed) } else { Err(Unproved::Seed) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proof() -> Proof {
        Proof::new("k7m2xq9p4t", &Secret([7; 32]), &[Some(Secret([1; 32])), None])
    }

    #[test]
    fn a_true_proof_holds_and_every_change_is_noticed() {
        let true_one = proof();
        assert_eq!(true_one.check().map(|seed| seed.to_string()), Ok(true_one.seed.clone()));
        let other = |change: fn(&mut Proof)| {
            let mut changed = proof();
            change(&mut changed);
            changed.check()
        };
        assert_eq!(other(|proof| proof.version = 2), Err(Unproved::Version));
        assert_eq!(other(|proof| proof.secret = "07".repeat(31) + "08"), Err(Unproved::Commitment));
        assert_eq!(other(|proof| proof.table.push('x')), Err(Unproved::Commitment));
        assert_eq!(other(|proof| proof.parts = vec![None, None]), Err(Unproved::Seed));
        assert_eq!(other(|proof| proof.parts.swap(0, 1)), Err(Unproved::Seed));
        assert_eq!(other(|proof| proof.parts[0] = Some("zz".into())), Err(Unproved::Digits));
        assert_eq!(other(|proof| proof.seed = "00".repeat(32)), Err(Unproved::Seed));
    }
}

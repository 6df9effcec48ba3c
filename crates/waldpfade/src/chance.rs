//! Seeds that nobody can foresee.

use std::io;
use table::Seed;

/// A random seed from the operating system.
pub(crate) fn seed() -> io::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(Seed(bytes))
}

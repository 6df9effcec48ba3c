//! Sampler.
fn main() {}

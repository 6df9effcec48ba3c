//! How much computer players may think: arguments that several commands share.

use core::time::Duration;
use opponents::{Budget, Stop};

/// Limits for one decision; none are those of the level.
#[derive(clap::Args, Debug, Clone, Default)]
pub(crate) struct Thought {
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) iterations: Option<u64>,
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub(crate) millis: Option<u64>,
}

impl Thought {
    /// The budget, which this flag ends at once.
    pub(crate) fn budget(&self, stop: Stop) -> Budget {
        Budget { iterations: self.iterations, time: self.millis.map(Duration::from_millis), stop }
    }
}

//! The pace of computer players: slow enough to follow, and never in anybody's way.

use core::time::Duration;
use tokio::time::Instant;

/// All plies of a run of computer players are shown within so long.
const LIMIT: Duration = Duration::from_millis(2500);

/// A run of plies of computer players between which no person is waited for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Run {
    /// The number of its first ply, if there is a run.
    first: Option<u32>,
    /// When its first ply was shown.
    since: Option<Instant>,
    /// Somebody has seen enough.
    hurried: bool,
}

impl Run {
    /// How long the next ply of a computer player waits to be shown. The first one waits as is usual; the others share
    /// what is left of the limit, so that many follow each other faster.
    pub(super) fn pause(&self, pace: Duration, now: Instant) -> Duration {
        if self.hurried {
            return Duration::ZERO;
        }
        match self.since {
            None => pace,
            Some(since) => pace.min(LIMIT.saturating_sub(pace).saturating_sub(now - since) / 4),
        }
    }

    /// Notes a ply of a computer player; says the number of its run. `goes_on`: nobody but computer players is waited for.
    pub(super) fn computer(&mut self, ply: u32, goes_on: bool, now: Instant) -> u32 {
        let first = *self.first.get_or_insert(ply);
        self.since.get_or_insert(now);
        if !goes_on {
            *self = Run::default();
        }
        first
    }

    /// Notes a ply of a person, which is a run of its own.
    pub(super) fn person(&mut self, ply: u32) -> u32 {
        *self = Run::default();
        ply
    }

    /// The rest of the run is shown at once.
    pub(super) fn hurry(&mut self) {
        self.hurried = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACE: Duration = Duration::from_millis(700);

    #[tokio::test]
    async fn many_plies_share_one_limit() {
        let (mut run, start) = (Run::default(), Instant::now());
        let mut now = start;
        for ply in 1..=60 {
            let pause = run.pause(PACE, now);
            assert!(ply > 1 || pause == PACE);
            now += pause;
            assert_eq!(run.computer(ply, true, now), 1);
        }
        assert!(now - start <= LIMIT, "{:?}", now - start);
        assert!(now - start > LIMIT / 2, "they are not all at once");
    }

    #[tokio::test]
    async fn a_run_ends_where_a_person_is_waited_for() {
        let now = Instant::now();
        let mut run = Run::default();
        assert_eq!((run.computer(5, true, now), run.computer(6, false, now)), (5, 5));
        assert_eq!(run.pause(PACE, now), PACE);
        assert_eq!((run.person(7), run.computer(8, true, now)), (7, 8));
        run.hurry();
        assert_eq!(run.pause(PACE, now), Duration::ZERO);
        assert_eq!(run.computer(9, false, now), 8);
        assert_eq!(run.pause(PACE, now), PACE, "the next run is not hurried");
    }
}

//! Clocks: how long people may still think.

use crate::shapes::Clock;
use store::Millis;
use table::Seat;

/// A match that is played within this is not run down by a server that is away.
const FAST: i64 = 3_600_000;

/// The clocks of all seats.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    kind: Clock,
    /// Milliseconds that were left when the clock was last set.
    left: Vec<i64>,
    /// Since when the clock runs.
    since: Vec<Option<Millis>>,
}

impl Clocks {
    /// Clocks with these milliseconds left; full ones where nothing is said.
    pub(super) fn new(kind: Clock, left: impl IntoIterator<Item = Option<i64>>) -> Clocks {
        let full = full(kind).unwrap_or(0);
        let left: Vec<i64> = left.into_iter().map(|left| left.unwrap_or(full)).collect();
        Clocks { kind, since: vec![None; left.len()], left }
    }

    /// Are there clocks at all?
    pub(super) fn are_there(&self) -> bool {
        self.kind != Clock::None
    }

    /// Is the match so fast that time in which the server was away should not count?
    pub(super) fn are_fast(&self) -> bool {
        full(self.kind).is_some_and(|full| full < FAST)
    }

    /// Lets a clock run from this moment, unless it runs already.
    pub(super) fn run(&mut self, seat: Seat, from: Millis) {
        if !self.are_there() {
            return;
        }
        if let Some(since) = self.since.get_mut(seat.index()) {
            since.get_or_insert(from);
        }
    }

    /// Stops a clock.
    pub(super) fn stop(&mut self, seat: Seat, now: Millis) {
        if let Some(left) = self.left(seat, now)
            && let Some(since) = self.since.get_mut(seat.index())
            && since.take().is_some()
        {
            self.left[seat.index()] = left;
        }
    }

    /// Stops the clock of a seat that has decided, and gives back what a decision gives, if it was the person's own; says
    /// what is left. A computer player who stands in uses the clock, and wins no time for whoever left.
    pub(super) fn decided(&mut self, seat: Seat, now: Millis, own: bool) -> Option<i64> {
        self.stop(seat, now);
        let left = self.left.get_mut(seat.index())?;
        match self.kind {
            Clock::None => return None,
            Clock::Move { .. } => *left = full(self.kind).unwrap_or(0),
            Clock::Game { increment, .. } if own => *left += i64::from(increment) * 1000,
            Clock::Game { .. } => {}
        }
        Some(*left)
    }

    /// Milliseconds that were left when the clock was last set: what is kept, as it runs on from there.
    pub(super) fn base(&self, seat: Seat) -> Option<i64> {
        self.are_there().then(|| self.left.get(seat.index()).copied()).flatten()
    }

    /// Stops all clocks because plies were taken back; every decision has its own time again.
    pub(super) fn rewind(&mut self, now: Millis) {
        for seat in Seat::all(self.left.len() as u8) {
            self.stop(seat, now);
            if let (Clock::Move { .. }, Some(left)) = (self.kind, self.left.get_mut(seat.index())) {
                *left = full(self.kind).unwrap_or(0);
            }
        }
    }

    /// Milliseconds left at this moment; `None` if there are no clocks.
    pub(super) fn left(&self, seat: Seat, now: Millis) -> Option<i64> {
        if !self.are_there() {
            return None;
        }
        let left = *self.left.get(seat.index())?;
        let since = self.since.get(seat.index()).copied().flatten();
        Some((left - since.map_or(0, |since| (now - since).max(0))).max(0))
    }

    /// Does this clock run?
    pub(super) fn runs(&self, seat: Seat) -> bool {
        self.since.get(seat.index()).copied().flatten().is_some()
    }

    /// The seats whose time is out.
    pub(super) fn out(&self, now: Millis) -> Vec<Seat> {
        let seats = Seat::all(self.left.len() as u8);
        seats.filter(|&seat| self.runs(seat) && self.left(seat, now) == Some(0)).collect()
    }

    /// When the next clock runs out.
    pub(super) fn next(&self) -> Option<Millis> {
        self.since.iter().zip(&self.left).filter_map(|(since, left)| since.map(|since| since + left)).min()
    }
}

/// What a clock shows at the beginning.
fn full(kind: Clock) -> Option<i64> {
    match kind {
        Clock::None => None,
        Clock::Move { seconds } | Clock::Game { seconds, .. } => Some(i64::from(seconds) * 1000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: Seat = Seat(0);

    #[test]
    fn a_clock_for_the_match_runs_down_and_gets_its_increment() {
        let mut clocks = Clocks::new(Clock::Game { seconds: 10, increment: 2 }, [None, None]);
        clocks.run(WHITE, 1_000);
        clocks.run(WHITE, 2_000);
        assert_eq!(clocks.left(WHITE, 4_000), Some(7_000), "it ran since the first moment");
        assert_eq!(clocks.next(), Some(11_000));
        assert_eq!(clocks.decided(WHITE, 4_000, true), Some(9_000));
        assert_eq!(clocks.left(WHITE, 99_000), Some(9_000), "it stands");
        clocks.run(WHITE, 100_000);
        assert_eq!(clocks.out(108_999), []);
        assert_eq!(clocks.out(109_000), [WHITE]);
        clocks.stop(WHITE, 120_000);
        assert_eq!(clocks.left(WHITE, 120_000), Some(0));
        assert_eq!(clocks.decided(WHITE, 130_000, false), Some(0), "a stand-in wins no time");
    }

    #[test]
    fn a_clock_for_each_decision_starts_full() {
        let mut clocks = Clocks::new(Clock::Move { seconds: 5 }, [None, None]);
        clocks.run(WHITE, 0);
        assert_eq!(clocks.left(WHITE, 4_000), Some(1_000));
        assert_eq!(clocks.decided(WHITE, 4_000, true), Some(5_000));
        clocks.run(WHITE, 10_000);
        clocks.rewind(13_000);
        assert_eq!((clocks.left(WHITE, 20_000), clocks.runs(WHITE)), (Some(5_000), false));
        clocks.run(WHITE, 20_000);
        clocks.stop(WHITE, 30_000);
        assert_eq!((clocks.left(WHITE, 30_000), clocks.base(WHITE)), (Some(0), Some(0)));
        assert_eq!(clocks.decided(WHITE, 30_000, false), Some(5_000), "the next decision has its own time");
    }

    #[test]
    fn without_clocks_nothing_runs() {
        let mut clocks = Clocks::new(Clock::None, [None]);
        clocks.run(WHITE, 0);
        assert_eq!(
            (clocks.left(WHITE, 9), clocks.next(), clocks.decided(WHITE, 9, true)),
            (None, None, None)
        );
        assert!(clocks.out(i64::MAX).is_empty());
    }
}

//! What was asked for and what came out, in a form that can be kept and put together.

use crate::{Count, Ending, Gauge, Histogram, Plan, Shard, Tally, block_of, pairs};
use core::fmt;
use serde::{Deserialize, Serialize};

/// Names the form of the file.
pub const FORMAT: &str = "waldpfade-tally/1";

/// A run, or one slice of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// [`FORMAT`].
    pub format: String,
    /// What was asked for.
    pub plan: Plan,
    /// Which slice of it this is.
    pub shard: Shard,
    /// Its results.
    pub match_ups: Vec<MatchUp>,
}

/// The results of one match-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchUp {
    /// Who sat down together, as places in the list of entrants.
    pub entrants: Vec<usize>,
    /// Why there are not more games.
    pub ending: Ending,
    /// The counts.
    pub tally: Tally,
}

/// Why a text is no study.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadStudy {
    /// It cannot be read; the message names line, column and field.
    Unreadable(String),
    /// It is of another form than [`FORMAT`].
    Format(String),
    /// Numbers that cannot be: where they are, and which numbers were expected and found.
    Numbers {
        /// The place in the file.
        path: String,
        /// What should stand there.
        expected: u64,
        /// What does.
        found: u64,
    },
}

impl fmt::Display for BadStudy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadStudy::Unreadable(detail) => f.write_str(detail),
            BadStudy::Format(found) => write!(f, "format: “{found}” is not {FORMAT}"),
            BadStudy::Numbers { path, expected, found } => {
                write!(f, "{path}: {expected} expected, {found} found")
            }
        }
    }
}

impl core::error::Error for BadStudy {}

/// Why studies do not go together; each names the files that are at odds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CannotMerge {
    /// There is nothing to put together.
    Nothing,
    /// Two slices are of different runs.
    Differs {
        /// The first file.
        file: String,
        /// The other one.
        other: String,
        /// In which field of the plan.
        field: String,
        /// What it is in the first.
        here: String,
        /// What it is in the other.
        there: String,
    },
    /// Two files hold the same slice.
    Twice {
        /// The first file.
        file: String,
        /// The other one.
        other: String,
        /// The slice.
        shard: Shard,
    },
    /// Slices are missing.
    Missing {
        /// Their numbers.
        numbers: Vec<u32>,
        /// Of how many.
        of: u32,
    },
    /// A slice was stopped before its end.
    Stopped {
        /// The file.
        file: String,
        /// The slice.
        shard: Shard,
    },
}

impl Study {
    /// Reads what [`Study::write`] wrote, and checks that its numbers add up.
    pub fn read(text: &str) -> Result<Study, BadStudy> {
        #[derive(Deserialize)]
        struct Form {
            format: String,
        }
        // Of a newer form nothing else may be readable.
        if let Ok(Form { format }) = serde_json::from_str(text)
            && format != FORMAT
        {
            return Err(BadStudy::Format(format.chars().take(60).collect()));
        }
        let study: Study =
            serde_json::from_str(text).map_err(|error| BadStudy::Unreadable(error.to_string()))?;
        study.check()?;
        Ok(study)
    }

    /// As JSON, in one line.
    pub fn write(&self) -> String {
        table::to_value(self).to_string()
    }

    /// Was everything played that was asked for?
    pub fn is_complete(&self) -> bool {
        self.match_ups.iter().all(|match_up| match_up.ending != Ending::Stopped)
    }

    /// How many games each match-up of this slice should have.
    fn games(&self) -> u64 {
        let block = block_of(self.plan.seats, self.plan.fixed_seats) as u64;
        let slice = self.shard.slice(self.plan.games.div_ceil(block));
        let games = |blocks: u64| blocks.saturating_mul(block).min(self.plan.games);
        games(slice.end) - games(slice.start)
    }

    fn check(&self) -> Result<(), BadStudy> {
        let seats = usize::from(self.plan.seats);
        expect("plan.seats", 1.max(seats).min(table::MAX_SEATS.into()) as u64, seats as u64)?;
        let wanted = self.plan.match_ups();
        expect("match_ups", wanted.len() as u64, self.match_ups.len() as u64)?;
        for (index, (match_up, wanted)) in self.match_ups.iter().zip(&wanted).enumerate() {
            let path = format!("match_ups[{index}]");
            for (place, (found, wanted)) in match_up.entrants.iter().zip(wanted).enumerate() {
                expect(&format!("{path}.entrants[{place}]"), *wanted as u64, *found as u64)?;
            }
            expect(&format!("{path}.entrants"), wanted.len() as u64, match_up.entrants.len() as u64)?;
            expect(&format!("{path}.entrants"), seats as u64, wanted.len() as u64)?;
            let tally = &match_up.tally;
            let block = block_of(self.plan.seats, self.plan.fixed_seats) as u64;
            expect(&format!("{path}.tally.block"), block, tally.block as u64)?;
            match match_up.ending {
                Ending::Complete => expect(&format!("{path}.tally.games"), self.games(), tally.games)?,
                _ if tally.games > self.games() => {
                    expect(&format!("{path}.tally.games"), self.games(), tally.games)?;
                }
                _ => {}
            }
            check_tally(&format!("{path}.tally"), tally, seats)?;
        }
        Ok(())
    }

    /// Puts all slices of one run together: the same counts as if it had been played in one go.
    pub fn merge(studies: Vec<(String, Study)>) -> Result<Study, CannotMerge> {
        let mut studies = studies.into_iter();
        let Some((first, mut whole)) = studies.next() else { return Err(CannotMerge::Nothing) };
        let mut seen = vec![(whole.shard, first.clone())];
        let stopped = |file: &str, study: &Study| {
            let problem = CannotMerge::Stopped { file: file.to_owned(), shard: study.shard };
            if study.is_complete() { Ok(()) } else { Err(problem) }
        };
        stopped(&first, &whole)?;
        for (file, study) in studies {
            let cut = |study: &Study| ("shard".to_owned(), format!("…/{}", study.shard.of()));
            let difference = whole.plan.difference(&study.plan).or_else(|| {
                let ((field, here), (_, there)) = (cut(&whole), cut(&study));
                (here != there).then_some((field, here, there))
            });
            if let Some((field, here, there)) = difference {
                return Err(CannotMerge::Differs { file: first, other: file, field, here, there });
            }
            if let Some((shard, before)) = seen.iter().find(|(shard, _)| *shard == study.shard) {
                return Err(CannotMerge::Twice { file: before.clone(), other: file, shard: *shard });
            }
            stopped(&file, &study)?;
            for (own, more) in whole.match_ups.iter_mut().zip(&study.match_ups) {
                own.tally.join(&more.tally);
            }
            seen.push((study.shard, file));
        }
        let of = whole.shard.of();
        if seen.len() < of as usize {
            let has = |number: u32| seen.iter().any(|(shard, _)| shard.number() == number);
            let numbers = (1..=of).filter(|&number| !has(number)).take(1000).collect();
            return Err(CannotMerge::Missing { numbers, of });
        }
        whole.shard = Shard::WHOLE;
        Ok(whole)
    }
}

fn expect(path: &str, expected: u64, found: u64) -> Result<(), BadStudy> {
    if expected == found {
        return Ok(());
    }
    Err(BadStudy::Numbers { path: path.to_owned(), expected, found })
}

/// Every list is as long as it must be, and every count adds up to the number of games. Sums then stay in bounds, too.
fn check_tally(path: &str, tally: &Tally, seats: usize) -> Result<(), BadStudy> {
    /// More games than anybody can play: sums of so many stay far below the largest number.
    const MOST: u64 = 1 << 48;
    let within =
        |what: &str, found: u64, most: u64| expect(&format!("{path}.{what}"), found.min(most), found);
    let all = |what: String, histogram: &Histogram, expected: u64| {
        let sum = histogram.0.values().try_fold(0u64, |sum, count| sum.checked_add(*count));
        expect(&format!("{path}.{what}"), expected, sum.unwrap_or(u64::MAX))?;
        let largest = histogram.0.keys().map(|key| key.unsigned_abs()).max().unwrap_or(0);
        expect(&format!("{path}.{what}"), largest.min(MOST), largest)
    };
    within("games", tally.games, MOST)?;
    within("draws", tally.draws, tally.games)?;
    for (what, len) in [("places", tally.places.len()), ("blocks", tally.blocks.len())] {
        expect(&format!("{path}.{what}"), seats as u64, len as u64)?;
    }
    for (entrant, places) in tally.places.iter().enumerate() {
        expect(&format!("{path}.places[{entrant}]"), seats as u64, places.len() as u64)?;
        for (seat, count) in places.iter().enumerate() {
            let what = format!("places[{entrant}][{seat}]");
            within(&format!("{what}.games"), count.games, tally.games)?;
            within(&format!("{what}.draws"), count.draws, count.games)?;
            within(&format!("{what}.victories"), count.victories.len() as u64, seats as u64)?;
            for won in &count.victories {
                within(&format!("{what}.victories"), *won, count.games)?;
            }
            all(format!("{what}.scores"), &count.scores, count.games)?;
        }
    }
    for seat in 0..seats {
        let count = Count::sum(tally.places.iter().filter_map(|places| places.get(seat)));
        expect(&format!("{path}.places[…][{seat}].games"), tally.games, count.games)?;
    }
    all("lengths".to_owned(), &tally.lengths, tally.games)?;
    let blocks = tally.games / tally.block.max(1) as u64;
    for (entrant, histogram) in tally.blocks.iter().enumerate() {
        all(format!("blocks[{entrant}]"), histogram, blocks)?;
    }
    expect(&format!("{path}.duels"), pairs(seats).count() as u64, tally.duels.len() as u64)?;
    for (pair, duel) in tally.duels.iter().enumerate() {
        let sum =
            [duel.before, duel.level, duel.behind].iter().try_fold(0u64, |sum, more| sum.checked_add(*more));
        expect(&format!("{path}.duels[{pair}]"), tally.games, sum.unwrap_or(u64::MAX))?;
        all(format!("duels[{pair}].leads"), &duel.leads, blocks)?;
    }
    for (name, part) in &tally.parts {
        let won = part.winners.count();
        within(&format!("parts.{name}.winners"), won, tally.games)?;
        all(format!("parts.{name}.winners"), &part.winners, won)?;
        all(format!("parts.{name}.others"), &part.others, won.saturating_mul(seats as u64 - 1))?;
        for (what, count) in [
            ("ahead", part.ahead),
            ("level", part.level),
            ("behind", part.behind),
            ("decisive", part.decisive),
        ] {
            within(&format!("parts.{name}.{what}"), count, won)?;
        }
    }
    for (name, Gauge { values, .. }) in &tally.metrics {
        within(&format!("metrics.{name}"), values.count(), tally.games)?;
        all(format!("metrics.{name}"), values, values.count())?;
    }
    Ok(())
}

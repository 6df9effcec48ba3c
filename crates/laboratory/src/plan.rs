//! What was asked for, written down: enough to play it again, and to see whether two slices belong together.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How entrants meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// All at one table.
    Simulate,
    /// Everybody with everybody else, as many at a table as it has seats.
    Tournament,
}

/// What was asked for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// How entrants meet.
    pub kind: Kind,
    /// The id of the game.
    pub game: String,
    /// Its rules.
    pub ruleset: String,
    /// The fingerprint of what is in its box.
    pub components: String,
    /// Its options, in full.
    pub options: Value,
    /// How many sit at a table.
    pub seats: u8,
    /// Who takes part, by name.
    pub entrants: Vec<String>,
    /// How many games each match-up has.
    pub games: u64,
    /// From which all dice follow, as 64 hex digits.
    pub seed: String,
    /// Nobody changes seats.
    pub fixed_seats: bool,
    /// Games are watched and measured.
    pub metrics: bool,
}

/// No more match-ups than this in one tournament.
pub const MOST_MATCH_UPS: usize = 10_000;

impl Plan {
    /// Who sits down together.
    pub fn match_ups(&self) -> Vec<Vec<usize>> {
        match_ups(self.kind, self.entrants.len(), self.seats.into())
    }

    /// The first thing in which two plans differ: its name, and what it is here and there.
    pub fn difference(&self, other: &Plan) -> Option<(String, String, String)> {
        let (Value::Object(here), Value::Object(there)) = (table::to_value(self), table::to_value(other))
        else {
            return None;
        };
        here.into_iter().find_map(|(name, here)| {
            let there = there.get(&name)?;
            (here != *there).then(|| (name, here.to_string(), there.to_string()))
        })
    }
}

/// Every choice of `seats` entrants out of all, in order; all of them for a simulation. At most
/// [`MOST_MATCH_UPS`] and one more.
pub(crate) fn match_ups(kind: Kind, entrants: usize, seats: usize) -> Vec<Vec<usize>> {
    if kind == Kind::Simulate {
        return vec![(0..entrants).collect()];
    }
    let mut found = Vec::new();
    let mut chosen: Vec<usize> = (0..seats).collect();
    if seats == 0 || seats > entrants {
        return found;
    }
    loop {
        found.push(chosen.clone());
        // The last one that can still move on does, and those behind it follow closely.
        let Some(place) = (0..seats).rev().find(|&place| chosen[place] < entrants - seats + place) else {
            break;
        };
        if found.len() > MOST_MATCH_UPS {
            break;
        }
        chosen[place] += 1;
        for behind in place + 1..seats {
            chosen[behind] = chosen[behind - 1] + 1;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody() {
        assert_eq!(match_ups(Kind::Tournament, 3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(match_ups(Kind::Tournament, 4, 3).len(), 4);
        assert_eq!(match_ups(Kind::Tournament, 3, 1), [[0], [1], [2]]);
        assert_eq!(match_ups(Kind::Tournament, 1, 2), [[0; 0]; 0]);
        assert_eq!(match_ups(Kind::Simulate, 3, 3), [[0, 1, 2]]);
        assert_eq!(match_ups(Kind::Tournament, 1000, 6).len(), MOST_MATCH_UPS + 1);
    }
}

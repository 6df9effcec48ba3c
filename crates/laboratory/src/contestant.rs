//! Who takes part: a level, how long it may think, and how it searches.

use core::fmt;
use core::str::FromStr;
use core::time::Duration;
use opponents::{BadSetting, Budget, Chooser, Level, Settings, Thinker, UnknownLevel};
use table::{Game, Seed};

/// A level with a limit of its own, written `greedy`, `hard@50ms` or `hard@500it`; what else is changed of its search
/// follows, as in `hard@500it+explore=0.9+ahead=2`.
///
/// ```
/// # use laboratory::Contestant;
/// let greedy: Contestant = "greedy@50ms".parse().unwrap();
/// assert_eq!(greedy.to_string(), "greedy@50ms");
/// assert!("greedy@soon".parse::<Contestant>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Contestant {
    /// The level.
    pub level: Level,
    /// How much it may think about one decision.
    pub limit: Limit,
    /// How it searches, if other than its level does.
    pub settings: Option<Settings>,
}

/// How much a contestant may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Limit {
    /// As much as the level does by itself.
    #[default]
    Usual,
    /// For so many milliseconds: results then depend on the machine.
    Millis(u32),
    /// For so many iterations of its search.
    Iterations(u32),
}

/// What is wrong with the name of a contestant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadContestant {
    /// There is no such level.
    Level(UnknownLevel),
    /// What follows the `@` is neither milliseconds nor iterations.
    Limit(String),
    /// What follows a `+` is no setting.
    Setting(BadSetting),
    /// A level that does not search has no settings.
    NoSearch(Level),
}

impl Contestant {
    /// The player itself.
    pub fn chooser<G: Game>(&self, seed: Seed) -> Chooser<G> {
        match self.search() {
            Some((budget, settings)) => Chooser::Player(Box::new(Thinker::new(seed, budget, settings))),
            None => self.level.chooser(seed, self.budget()),
        }
    }

    /// Limits and settings that are typed out are taken at their word, also by a level that has habits of its own.
    fn search(&self) -> Option<(Budget, Settings)> {
        let usual = self.level.usual_settings()?;
        if self.settings.is_none() && self.limit == Limit::Usual {
            return None;
        }
        let mut budget = self.budget();
        if self.limit == Limit::Usual {
            (budget.iterations, budget.time) = self.level.usual_budget();
        }
        let mut settings = self.settings.unwrap_or(usual);
        let said = (settings.enough, settings.each) != (usual.enough, usual.each);
        if matches!(self.limit, Limit::Iterations(_)) && !said {
            settings = settings.tireless();
        }
        Some((budget, settings))
    }

    /// The limit as players know it.
    pub fn budget(&self) -> Budget {
        match self.limit {
            Limit::Usual => Budget::default(),
            Limit::Iterations(count) => Budget::iterations(count.into()),
            Limit::Millis(millis) => Budget::time(Duration::from_millis(millis.into())),
        }
    }

    /// Do its decisions follow from its seed on every machine?
    pub fn is_reproducible(&self) -> bool {
        match self.limit {
            Limit::Usual => self.level.usual_budget().1.is_none(),
            Limit::Iterations(_) => true,
            Limit::Millis(_) => false,
        }
    }

    /// The same with this limit, if it has none of its own and its level goes by time: the others do not think, or keep
    /// to their number of iterations, and a name that says otherwise would not be true.
    #[must_use]
    pub fn or_limit(self, limit: Limit) -> Contestant {
        let by_time = self.level.usual_budget().1.is_some();
        if by_time && self.limit == Limit::Usual { Contestant { limit, ..self } } else { self }
    }
}

impl From<Level> for Contestant {
    fn from(level: Level) -> Contestant {
        Contestant { level, limit: Limit::Usual, settings: None }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limit {
            Limit::Usual => write!(f, "{}", self.level)?,
            Limit::Millis(millis) => write!(f, "{}@{millis}ms", self.level)?,
            Limit::Iterations(iterations) => write!(f, "{}@{iterations}it", self.level)?,
        }
        match (self.settings, self.level.usual_settings()) {
            (Some(settings), Some(usual)) if settings != usual => write!(f, "+{}", settings.changes(&usual)),
            _ => Ok(()),
        }
    }
}

impl FromStr for Contestant {
    type Err = BadContestant;

    fn from_str(text: &str) -> Result<Contestant, BadContestant> {
        let mut parts = text.trim().split('+');
        let text = parts.next().unwrap_or_default();
        let (name, limit) = match text.split_once('@') {
            None => (text, Limit::Usual),
            Some((name, limit)) => {
                let number = |digits: &str| digits.parse::<u32>().ok().filter(|&number| number > 0);
                let read = match (limit.strip_suffix("ms"), limit.strip_suffix("it")) {
                    (Some(millis), _) => number(millis).map(Limit::Millis),
                    (_, Some(iterations)) => number(iterations).map(Limit::Iterations),
                    _ => None,
                };
                (name, read.ok_or_else(|| BadContestant::Limit(limit.to_owned()))?)
            }
        };
        let level: Level = name.parse().map_err(BadContestant::Level)?;
        let mut settings = None;
        for change in parts {
            let now = settings.or_else(|| level.usual_settings()).ok_or(BadContestant::NoSearch(level))?;
            settings = Some(now.with(change).map_err(BadContestant::Setting)?);
        }
        Ok(Contestant { level, limit, settings })
    }
}

impl fmt::Display for BadContestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadContestant::Level(level) => level.fmt(f),
            BadContestant::Limit(limit) => {
                write!(f, "“{limit}” is no limit; write milliseconds like 50ms, or iterations like 500it")
            }
            BadContestant::Setting(setting) => setting.fmt(f),
            BadContestant::NoSearch(level) => {
                write!(f, "{level} does not search, so there is nothing to set")
            }
        }
    }
}

impl core::error::Error for BadContestant {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for name in
            ["random", "greedy@50ms", "greedy@500it", "hard@500it+explore=0.9+ahead=2", "expert+luck=0"]
        {
            assert_eq!(name.parse::<Contestant>().unwrap().to_string(), name);
        }
        assert!("greedy@500it".parse::<Contestant>().unwrap().is_reproducible());
        assert!(!"greedy@50ms".parse::<Contestant>().unwrap().is_reproducible());
    }

    #[test]
    fn a_common_limit_is_for_those_who_go_by_time() {
        let limited = |name: &str| {
            let contestant: Contestant = name.parse().unwrap();
            contestant.or_limit(Limit::Iterations(500)).to_string()
        };
        assert_eq!(["random", "greedy", "medium"].map(limited), ["random", "greedy", "medium"]);
        assert_eq!(["hard", "expert", "hard@50ms"].map(limited), ["hard@500it", "expert@500it", "hard@50ms"]);
        assert!(!"hard".parse::<Contestant>().unwrap().is_reproducible(), "its usual limit is of time");
    }

    #[test]
    fn iterations_that_are_typed_out_are_all_made() {
        let enough = |name: &str| {
            let contestant: Contestant = name.parse().unwrap();
            contestant.search().map(|(budget, settings)| (budget.iterations, settings.enough))
        };
        assert_eq!(enough("hard"), None, "as the level does");
        assert_eq!(enough("hard@90000it"), Some((Some(90_000), 0)));
        assert_eq!(enough("hard@90000it+explore=0.9"), Some((Some(90_000), 0)));
        assert_eq!(enough("hard@90000it+enough=7"), Some((Some(90_000), 7)));
        let usual = Level::Hard.usual_settings().unwrap().enough;
        assert_eq!(enough("hard@50ms"), Some((None, usual)), "a hard player is still one");
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        for (name, message) in [
            ("wizard", "wizard"),
            ("wizard@5ms", "wizard"),
            ("greedy@", "“” is no limit"),
            ("greedy@0ms", "“0ms”"),
            ("greedy@-5it", "“-5it”"),
            ("greedy@99999999999it", "99999999999it"),
            ("greedy+ahead=2", "greedy does not search"),
            ("hard+speed=2", "“speed=2”"),
            ("hard@5it+", "“”"),
            ("greedy@5", "milliseconds like 50ms"),
        ] {
            let error = name.parse::<Contestant>().unwrap_err().to_string();
            assert!(error.contains(message), "{name}: {error}");
        }
    }
}

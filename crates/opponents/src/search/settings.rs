//! What tunes a search.

use core::fmt;

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "switches that are independent of each other")]
pub struct Settings {
    /// How much a move is tried for its first impression rather than for what came of it.
    pub explore: f32,
    /// First impressions that differ by so much differ by a factor of e in how often a move is tried.
    pub temperature: f32,
    /// In how many worlds the moves at the root are weighed before the search begins.
    pub worlds: u32,
    /// How many plies are played on, each with the move that looks best, before a position is judged; left open, as many
    /// as the game advises.
    pub ahead: Option<u32>,
    /// A position is judged by itself when it is first met, and its moves only when it is met again: more simulations,
    /// each of them coarser.
    pub late: bool,
    /// Where a simulation ends the position gets a closer look ([`table::CloserEvaluation`]).
    pub closer: bool,
    /// Positions are judged by playing on at random to the end, as plain tree search does, and no move makes a first
    /// impression: to measure what the evaluation is worth.
    pub playouts: bool,
    /// The n-th simulation of every move at the root meets the same world and the same dice, so that no move looks
    /// better by luck.
    pub same_luck: bool,
    /// What a move shows ([`table::Observing`]) leads to nodes of its own, so that the search can plan for it.
    pub observations: bool,
    /// So many simulations are enough for a decision, whatever the budget; 0 if they never are. What sets levels apart
    /// where more of them help less and less.
    pub enough: u32,
    /// So many are enough for each move that there is; 0 if they never are. What sets levels apart in games with few
    /// moves to choose from.
    pub each: u32,
    /// How many trees are grown side by side, each on a core if there is one; their results are added up.
    pub trees: u32,
    /// Search game trees level by level (alpha-beta) where nothing is hidden and nothing rolled.
    pub alpha_beta: bool,
}

impl Settings {
    /// The settings that the levels start from. `docs/opponents.md` says which of them were compared with others, and
    /// what came of it.
    pub const USUAL: Settings = Settings {
        explore: 0.6,
        temperature: 0.08,
        worlds: 8,
        ahead: None,
        late: false,
        closer: false,
        playouts: false,
        same_luck: true,
        observations: true,
        enough: 0,
        each: 0,
        trees: 1,
        alpha_beta: true,
    };

    /// The names by which [`Settings::with`] knows them.
    pub const NAMES: [&str; 13] = [
        "explore",
        "temperature",
        "worlds",
        "ahead",
        "late",
        "closer",
        "playouts",
        "luck",
        "observations",
        "enough",
        "each",
        "trees",
        "alpha_beta",
    ];

    /// The same with one of them changed, written like `explore=0.9`; switches are 0 or 1.
    ///
    /// ```
    /// # use opponents::Settings;
    /// let settings = Settings::USUAL.with("ahead=2").unwrap();
    /// assert_eq!((settings.ahead, settings.changes(&Settings::USUAL)), (Some(2), "ahead=2".to_owned()));
    /// assert!(Settings::USUAL.with("ahead=much").is_err());
    /// ```
    pub fn with(mut self, change: &str) -> Result<Settings, BadSetting> {
        let bad = || BadSetting(change.to_owned());
        let (name, value) = change.split_once('=').ok_or_else(bad)?;
        let number = || value.parse().ok().filter(|number: &f32| *number > 0.0 && *number <= 1000.0);
        let count = |most: u32| value.parse().ok().filter(|count: &u32| *count <= most);
        let switch = || count(1).map(|on| on == 1);
        match name {
            "explore" => self.explore = number().ok_or_else(bad)?,
            "temperature" => self.temperature = number().ok_or_else(bad)?,
            "worlds" => self.worlds = count(10_000).filter(|&worlds| worlds > 0).ok_or_else(bad)?,
            "ahead" => self.ahead = Some(count(1000).ok_or_else(bad)?),
            "late" => self.late = switch().ok_or_else(bad)?,
            "closer" => self.closer = switch().ok_or_else(bad)?,
            "playouts" => self.playouts = switch().ok_or_else(bad)?,
            "luck" => self.same_luck = switch().ok_or_else(bad)?,
            "observations" => self.observations = switch().ok_or_else(bad)?,
            "enough" => self.enough = count(1_000_000).ok_or_else(bad)?,
            "each" => self.each = count(1_000_000).ok_or_else(bad)?,
            "trees" => self.trees = count(64).filter(|&trees| trees > 0).ok_or_else(bad)?,
            "alpha_beta" => self.alpha_beta = switch().ok_or_else(bad)?,
            _ => return Err(bad()),
        }
        Ok(self)
    }

    /// The same with what a game advises where it was left open: a horizon of so many plies. Where the evaluation is
    /// trusted only that far on, the first impressions that come from it count for less, and what luck makes of a whole
    /// round is never looked at often enough.
    #[must_use]
    pub(crate) fn advised(mut self, horizon: u32) -> Settings {
        if self.ahead.is_none() {
            self.ahead = Some(horizon);
            if horizon > 0 {
                self.temperature = self.temperature.max(DOUBT);
                // To judge at first sight would be to judge where the evaluation is not trusted.
                self.late = false;
                self = self.tireless();
            }
        }
        self
    }

    /// How many simulations are enough where there are so many moves.
    pub(crate) fn limit(&self, moves: usize) -> u64 {
        let limit = |count: u64| if count == 0 { u64::MAX } else { count };
        limit(self.enough.into()).min(limit(u64::from(self.each) * moves as u64))
    }

    /// The same with nothing ever being enough.
    #[must_use]
    pub fn tireless(self) -> Settings {
        Settings { enough: 0, each: 0, ..self }
    }

    /// What differs from other settings, as [`Settings::with`] reads it, with a plus between; empty if nothing does.
    pub fn changes(&self, from: &Settings) -> String {
        let written = |settings: &Settings| {
            [
                settings.explore.to_string(),
                settings.temperature.to_string(),
                settings.worlds.to_string(),
                settings.ahead.map(|plies| plies.to_string()).unwrap_or_default(),
                u8::from(settings.late).to_string(),
                u8::from(settings.closer).to_string(),
                u8::from(settings.playouts).to_string(),
                u8::from(settings.same_luck).to_string(),
                u8::from(settings.observations).to_string(),
                settings.enough.to_string(),
                settings.each.to_string(),
                settings.trees.to_string(),
                u8::from(settings.alpha_beta).to_string(),
            ]
        };
        let changed = Settings::NAMES.into_iter().zip(written(self)).zip(written(from));
        let changed = changed.filter(|((_, mine), other)| mine != other);
        changed.map(|((name, mine), _)| format!("{name}={mine}")).collect::<Vec<_>>().join("+")
    }
}

/// The temperature of first impressions that are not quite trusted.
const DOUBT: f32 = 0.4;

impl Default for Settings {
    fn default() -> Settings {
        Settings::USUAL
    }
}

/// What is no setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSetting(pub String);

impl fmt::Display for BadSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Settings::NAMES.join(", ");
        write!(f, "“{}” is no setting; write a name and a value like explore=0.9; there are: {known}", self.0)
    }
}

impl core::error::Error for BadSetting {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_can_be_changed_and_read_back() {
        let changes = "explore=0.9+temperature=0.2+worlds=3+ahead=2+late=1+closer=1+playouts=1+luck=0+observations=0+enough=9+each=8+trees=2+alpha_beta=0";
        let read = changes.split('+').try_fold(Settings::USUAL, Settings::with);
        let settings = read.unwrap();
        assert_eq!(settings.changes(&Settings::USUAL), changes);
        assert_eq!(changes.split('+').count(), Settings::NAMES.len());
        assert_eq!(Settings::USUAL.changes(&Settings::USUAL), "");
    }

    #[test]
    fn a_game_advises_only_where_nothing_was_said() {
        let advised = Settings { enough: 4, each: 3, late: true, ..Settings::USUAL }.advised(12);
        assert_eq!((advised.ahead, advised.temperature), (Some(12), DOUBT));
        assert_eq!((advised.enough, advised.each, advised.late), (0, 0, false));
        assert_eq!(Settings::USUAL.advised(0), Settings { ahead: Some(0), ..Settings::USUAL });
        let said = Settings { ahead: Some(0), ..Settings::USUAL };
        assert_eq!(said.advised(12), said);
        let hot = Settings { temperature: 3.0, ..Settings::USUAL };
        assert!(hot.advised(12).temperature > DOUBT);
    }

    #[test]
    fn enough_is_enough() {
        let limit = |enough, each, moves| Settings { enough, each, ..Settings::USUAL }.limit(moves);
        assert_eq!(limit(0, 0, 10), u64::MAX);
        assert_eq!((limit(500, 0, 10), limit(0, 4, 10)), (500, 40));
        assert_eq!((limit(500, 4, 10), limit(500, 100, 10)), (40, 500));
    }

    #[test]
    fn what_is_no_setting_is_named() {
        let wrong = [
            "",
            "explore",
            "explore=",
            "explore=-1",
            "explore=NaN",
            "explore=inf",
            "temperature=0",
            "worlds=0",
        ];
        for change in wrong.into_iter().chain(["ahead=1.5", "luck=2", "trees=0", "trees=65", "speed=3"]) {
            let message = Settings::USUAL.with(change).unwrap_err().to_string();
            assert!(message.contains(&format!("“{change}”")), "{message}");
        }
    }
}

//! The arguments of a command, taken out one by one; what is left over is a mistake.

use std::str::FromStr;

use anyhow::{Result, anyhow, bail};

/// The words after the command.
pub(crate) struct Args(Vec<String>);

impl Args {
    /// Takes the words as they were typed.
    pub(crate) fn new(words: impl IntoIterator<Item = String>) -> Self {
        Self(words.into_iter().collect())
    }

    /// Takes out a switch such as `--json`, and tells whether it was there.
    pub(crate) fn switch(&mut self, name: &str) -> bool {
        let before = self.0.len();
        self.0.retain(|word| word != name);
        self.0.len() < before
    }

    /// Takes out an option and its value: `--rounds 100` or `--rounds=100`.
    pub(crate) fn option<T: FromStr>(&mut self, name: &str) -> Result<Option<T>> {
        let assigned = format!("{name}=");
        let Some(at) = self.0.iter().position(|word| word == name || word.starts_with(&assigned)) else {
            return Ok(None);
        };
        let word = self.0.remove(at);
        let value = match word.strip_prefix(&assigned) {
            Some(value) => value.to_owned(),
            None if at < self.0.len() => self.0.remove(at),
            None => bail!("`{name}` needs a value"),
        };
        value.parse().map(Some).map_err(|_| anyhow!("`{name} {value}`: this is not a number that fits"))
    }

    /// Takes out the next word that is no switch.
    pub(crate) fn word(&mut self) -> Option<String> {
        let at = self.0.iter().position(|word| !word.starts_with('-'))?;
        Some(self.0.remove(at))
    }

    /// Refuses what nobody has taken.
    pub(crate) fn finish(self) -> Result<()> {
        match self.0.first() {
            Some(word) => bail!("`{word}` is not understood here; `cargo xtask help` lists what is"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Args;

    fn args(line: &str) -> Args {
        Args::new(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn switches_options_and_words_come_in_any_order() {
        let mut args = args("--rounds 7 pixies --json --seed=9");
        assert!(args.switch("--json"));
        assert!(!args.switch("--json"));
        assert_eq!(args.option::<u64>("--seed").unwrap(), Some(9));
        assert_eq!(args.option::<u64>("--rounds").unwrap(), Some(7));
        assert_eq!(args.option::<u64>("--seconds").unwrap(), None);
        assert_eq!(args.word().as_deref(), Some("pixies"));
        assert!(args.finish().is_ok());
    }

    #[test]
    fn a_missing_or_unreadable_value_is_refused() {
        assert!(args("--rounds").option::<u64>("--rounds").is_err());
        assert!(args("--rounds=-3").option::<u64>("--rounds").is_err());
    }

    #[test]
    fn what_is_left_over_is_named() {
        let error = args("--jsn").finish().unwrap_err().to_string();
        assert!(error.contains("--jsn"), "{error}");
    }
}

//! The languages we speak, and which one to choose.

use core::fmt;
use core::str::FromStr;
use unic_langid::LanguageIdentifier;

/// A language that everything is written in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English; it also stands in for what another language lacks.
    #[default]
    En,
    /// German.
    De,
}

/// The name of a language that is not spoken here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not spoken here; there are: ", self.0)?;
        let codes: Vec<&str> = Lang::ALL.iter().map(|lang| lang.code()).collect();
        f.write_str(&codes.join(", "))
    }
}

impl core::error::Error for UnknownLang {}

impl Lang {
    /// Every language, English first.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::De];

    /// The variables that may name a language, the most important first.
    pub const VARIABLES: [&'static str; 4] = ["WALDPFADE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];

    /// The short name of the language, as in file names and `lang` attributes.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
        }
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }

    /// The language that was asked for, else that of the environment, else English.
    ///
    /// Of the environment the first variable of [`Lang::VARIABLES`] that is set decides, and if it names a language
    /// that is not spoken here, English it is: somebody with a French desktop reads no German by accident.
    ///
    /// ```
    /// # use words::Lang;
    /// let environment = |name: &str| (name == "LANG").then(|| "de_AT.UTF-8".to_owned());
    /// assert_eq!(Lang::choose(None, environment), Lang::De);
    /// assert_eq!(Lang::choose(Some("en"), environment), Lang::En);
    /// ```
    pub fn choose(asked: Option<&str>, environment: impl Fn(&str) -> Option<String>) -> Lang {
        let from_environment =
            || Lang::VARIABLES.iter().find_map(|name| environment(name).filter(|v| !v.is_empty()));
        asked
            .map(str::to_owned)
            .or_else(from_environment)
            .and_then(|name| name.parse().ok())
            .unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Reads `de`, `DE`, `de-AT`, `de_AT.UTF-8`; the country and the rest make no difference here.
impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        let language = text.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(language))
            .ok_or_else(|| UnknownLang(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(variables: &'static [(&'static str, &'static str)]) -> Lang {
        Lang::choose(None, |name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_first_set_variable_decides() {
        assert_eq!(from(&[]), Lang::En);
        assert_eq!(from(&[("LANG", "de_DE.UTF-8")]), Lang::De);
        assert_eq!(from(&[("LC_ALL", "en_GB"), ("LANG", "de_DE")]), Lang::En);
        assert_eq!(from(&[("LC_ALL", ""), ("LC_MESSAGES", "de"), ("LANG", "C")]), Lang::De);
        assert_eq!(from(&[("WALDPFADE_LANG", "de"), ("LC_ALL", "C")]), Lang::De);
        assert_eq!(from(&[("LC_ALL", "fr_FR"), ("LANG", "de_DE")]), Lang::En);
    }

    #[test]
    fn names_read_back_and_strange_ones_are_refused() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
        for text in ["", "x", "deutsch", "en us"] {
            assert_eq!(text.parse::<Lang>(), Err(UnknownLang(text.to_owned())));
        }
    }
}

//! Who reads a page, and how they like it: language, light or dark, the level they last played.

use super::tongue::Tongue;
use axum::http::{HeaderMap, header};
use opponents::Level;
use words::Lang;

/// Light or dark, where the reader does not leave it to the system.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Ink on paper.
    Light,
    /// A wood at night.
    Dark,
}

impl Theme {
    /// As it stands in the cookie and in `data-theme`.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// Somebody who reads a page.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The language.
    pub tongue: Tongue,
    /// Light or dark; `None` follows the system.
    pub theme: Option<Theme>,
    /// The name, once there is one.
    pub name: Option<String>,
    /// Whether the name belongs to an account.
    pub account: bool,
    /// The address of the page with its query, to come back to.
    pub path: String,
    /// The level of the last game against the computer.
    pub level: Level,
}

impl Reader {
    /// A reader as the headers tell, without a name yet.
    ///
    /// The language is that of the cookie `lang`, else the first of `Accept-Language` that is spoken here.
    pub fn of(headers: &HeaderMap, path: &str) -> Reader {
        let lang = cookie(headers, "lang").and_then(|code| code.parse().ok());
        let theme = match cookie(headers, "theme") {
            Some("light") => Some(Theme::Light),
            Some("dark") => Some(Theme::Dark),
            _ => None,
        };
        let level = cookie(headers, "level").and_then(|name| name.parse().ok()).unwrap_or(Level::Medium);
        Reader {
            tongue: Tongue::new(lang.unwrap_or_else(|| accepted(headers))),
            theme,
            name: None,
            account: false,
            path: path.to_owned(),
            level,
        }
    }

    /// The same reader, known by a name.
    #[must_use]
    pub fn named(mut self, name: impl Into<String>, account: bool) -> Reader {
        self.name = Some(name.into());
        self.account = account;
        self
    }

    /// What the site says under this key.
    pub fn say(&self, key: &str) -> String {
        self.tongue.say(key)
    }
}

/// The value of a cookie.
pub fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// The most wanted language that is spoken here; English if none is.
fn accepted(headers: &HeaderMap) -> Lang {
    let line = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let weighed = line.split(',').filter_map(|entry| {
        let mut parts = entry.split(';');
        let lang: Lang = parts.next()?.trim().parse().ok()?;
        let weight =
            parts.find_map(|part| part.trim().strip_prefix("q=")).map_or(Some(1.0), |q| q.parse().ok());
        Some((lang, weight.filter(|weight: &f32| *weight > 0.0)?))
    });
    // The first of equal ones wins.
    let best = weighed.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map_or_else(Lang::default, |(lang, _)| lang)
}

#[cfg(test)]
mod tests {
    use super::{Reader, Theme, cookie};
    use axum::http::{HeaderMap, HeaderValue, header};
    use opponents::Level;
    use words::Lang;

    fn headers(lines: &[(header::HeaderName, &'static str)]) -> HeaderMap {
        lines.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn the_browser_names_a_language_and_the_cookie_overrules_it() {
        for (line, lang) in [
            ("de", Lang::De),
            ("de-AT,de;q=0.9,en;q=0.8", Lang::De),
            ("en-GB, de;q=0.9", Lang::En),
            ("fr;q=0.9, de;q=0.3, en;q=0.2", Lang::De),
            ("fr", Lang::En),
            ("de;q=0", Lang::En),
            ("", Lang::En),
            (";;q=x,,", Lang::En),
        ] {
            let reader = Reader::of(&headers(&[(header::ACCEPT_LANGUAGE, line)]), "/");
            assert_eq!(reader.tongue.lang(), lang, "{line}");
        }
        let both = headers(&[(header::ACCEPT_LANGUAGE, "en"), (header::COOKIE, "lang=de")]);
        assert_eq!(Reader::of(&both, "/").tongue.lang(), Lang::De);
    }

    #[test]
    fn cookies_are_found_among_others_and_nonsense_is_passed_over() {
        let some = headers(&[(header::COOKIE, "wp=abc; theme=dark;level=expert")]);
        assert_eq!(cookie(&some, "wp"), Some("abc"));
        assert_eq!(cookie(&some, "w"), None);
        let reader = Reader::of(&some, "/");
        assert_eq!((reader.theme, reader.level), (Some(Theme::Dark), Level::Expert));
        let odd = Reader::of(&headers(&[(header::COOKIE, "theme=pink; level=god; lang=xx")]), "/");
        assert_eq!((odd.theme, odd.level, odd.tongue.lang()), (None, Level::Medium, Lang::En));
    }
}

//! Rule ids, and how a test cites them: `KP-3` in a comment, `kp_3_…` in a name.

use std::collections::BTreeSet;

/// The letters that open the ids of a game's rules, such as `KP`; they come from the games' words.
pub(crate) type Prefixes<'a> = BTreeSet<&'a str>;

/// The prefix of a rule id, or `None` if this is not one: capitals, a hyphen, perhaps one capital, a number (`KP-3`,
/// `FT-C5`, `V-1`).
pub(crate) fn prefix(id: &str) -> Option<&str> {
    let (prefix, number) = id.split_once('-')?;
    let digits = number.strip_prefix(|c: char| c.is_ascii_uppercase()).unwrap_or(number);
    let sound = !prefix.is_empty()
        && prefix.bytes().all(|b| b.is_ascii_uppercase())
        && !digits.is_empty()
        && !digits.starts_with('0')
        && digits.bytes().all(|b| b.is_ascii_digit());
    sound.then_some(prefix)
}

/// All ids that a text cites. Also those that no rule has (`KP-99`, `KP-3a`): the caller tells.
///
/// A known prefix decides, so `UTF-8` is no citation; a digit does too, so "every KP-rule" is none either.
pub(crate) fn in_text(text: &str, prefixes: &Prefixes<'_>) -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    for prefix in prefixes {
        for (at, _) in text.match_indices(prefix) {
            let inside_word = text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '-');
            let Some(rest) = text[at + prefix.len()..].strip_prefix('-') else { continue };
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
            if !inside_word && rest[..end].contains(|c: char| c.is_ascii_digit()) {
                cited.insert(format!("{prefix}-{}", &rest[..end]));
            }
        }
    }
    cited
}

/// All ids that the name of a function cites: `kp_5_and_kp_6_span` cites KP-5 and KP-6, `ft_c5_hut` cites FT-C5.
pub(crate) fn in_name(name: &str, prefixes: &Prefixes<'_>) -> BTreeSet<String> {
    let words: Vec<String> = name.split('_').map(str::to_uppercase).collect();
    let pairs = words.windows(2).filter_map(|pair| match pair {
        [prefix, number] => Some((prefix, number)),
        _ => None,
    });
    pairs
        .filter(|(prefix, number)| {
            let digits = number.strip_prefix(|c: char| c.is_ascii_uppercase()).unwrap_or(number);
            prefixes.contains(prefix.as_str()) && digits.starts_with(|c: char| c.is_ascii_digit())
        })
        .map(|(prefix, number)| format!("{prefix}-{number}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prefixes() -> Prefixes<'static> {
        Prefixes::from(["KP", "FT", "TW"])
    }

    fn text(text: &str) -> Vec<String> {
        in_text(text, &prefixes()).into_iter().collect()
    }

    fn name(name: &str) -> Vec<String> {
        in_name(name, &prefixes()).into_iter().collect()
    }

    #[test]
    fn an_id_has_a_prefix_and_a_number() {
        for (id, expected) in
            [("KP-3", "KP"), ("FT-C5", "FT"), ("TW-R12", "TW"), ("ABC-10", "ABC"), ("V-1", "V")]
        {
            assert_eq!(prefix(id), Some(expected), "{id}");
        }
        for id in ["KP", "KP-", "-3", "kp-3", "KP-3a", "KP-CC3", "KP-C", "KP-03", "KP-3-4", "K1-3", ""] {
            assert_eq!(prefix(id), None, "{id}");
        }
    }

    #[test]
    fn text_cites_by_known_prefix() {
        assert_eq!(text("/// KP-3: touching, see FT-C5 and KP-10."), ["FT-C5", "KP-10", "KP-3"]);
        assert_eq!(text("[KP-3](…), `KP-4`, KP-5's"), ["KP-3", "KP-4", "KP-5"]);
        assert!(text("UTF-8, SHA-256, MKP-3, A-KP-3, the KP-rules, KP 3, KP3").is_empty());
    }

    #[test]
    fn a_single_letter_cites_too() {
        let prefixes = Prefixes::from(["V", "TV"]);
        let cited: Vec<_> = in_text("V-1, TV-2, IV-3, V-belt, v-4", &prefixes).into_iter().collect();
        assert_eq!(cited, ["TV-2", "V-1"]);
        assert_eq!(in_name("v_17_rounds_of_tv_2", &prefixes).len(), 2);
    }

    #[test]
    fn text_yields_slips_too() {
        assert_eq!(text("KP-99 and KP-3a"), ["KP-3a", "KP-99"]);
    }

    #[test]
    fn text_beyond_ascii_does_no_harm() {
        assert_eq!(text("„KP-3“ für Wälder, KP-4ö KP-"), ["KP-3", "KP-4"]);
    }

    #[test]
    fn names_cite_wherever_the_prefix_stands() {
        assert_eq!(name("kp_3_touching"), ["KP-3"]);
        assert_eq!(name("kp_5_and_kp_6_span"), ["KP-5", "KP-6"]);
        assert_eq!(name("the_hut_of_ft_c5"), ["FT-C5"]);
        assert_eq!(name("kp_3a_slip"), ["KP-3A"]);
        assert!(name("kp_laying_3").is_empty());
        assert!(name("px_3_unknown_prefix").is_empty());
        assert!(name("kp").is_empty());
    }
}

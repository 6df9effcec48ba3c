//! What a name looks like, so that nobody is taken for somebody else.

use std::collections::BTreeSet;
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// What two names of accounts are compared by when somebody signs in: the same letters, whatever their form (NFKC), case,
/// or spaces around them.
pub fn name_key(name: &str) -> String {
    name.trim().nfkc().collect::<String>().to_lowercase()
}

/// What a name looks like: two names that share any of these could be mistaken for each other.
///
/// By the skeletons of Unicode's list of confusable letters (UTS 39), without regard to case and spaces. Letters may look
/// alike in one case only (`ν` like `v`, but `Ν` like `N`), so a name is looked at as it is written, in capitals and in
/// small letters.
pub fn looks(name: &str) -> BTreeSet<String> {
    let plain: String = name.nfkc().filter(|letter| !letter.is_whitespace()).collect();
    [plain.to_uppercase(), plain.to_lowercase(), plain].iter().map(|form| look(form)).collect()
}

/// The skeleton in small letters. Twice, because what becomes small may look like something else again: `I` like `l`, and
/// then all of `i`, `I`, `l` and `1` are one.
fn look(form: &str) -> String {
    let small = skeleton(form).collect::<String>().to_lowercase();
    skeleton(&small).collect::<String>().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alike(one: &str, other: &str) -> bool {
        !looks(one).is_disjoint(&looks(other))
    }

    #[test]
    fn look_alikes_are_alike() {
        for (one, other) in [
            ("Ada", "ADA"),
            ("Ada", "A da"),
            ("Ada", "Аdа"),    // Cyrillic
            ("Eve", "Eνe"),    // Greek nu
            ("Ada", "Ａｄａ"), // full width
            ("Ada", "𝐀𝐝𝐚"),
            ("Bill", "BiII"),
            ("Bill", "B1ll"),
            ("Otto", "0tto"),
            ("Tim", "Tirn"),
            ("Jürgen", "Ju\u{308}rgen"),
            ("ﬁn", "fin"),
        ] {
            assert!(alike(one, other), "{one} {other}: {:?} {:?}", looks(one), looks(other));
        }
    }

    #[test]
    fn other_names_are_not() {
        for (one, other) in [
            ("Ada", "Adam"),
            ("Eve", "Eva"),
            ("Jürgen", "Jorgen"),
            ("冬", "夏"),
            ("Зима", "Zima"),
            ("🌲", "🌳"),
        ] {
            assert!(!alike(one, other), "{one} {other}: {:?} {:?}", looks(one), looks(other));
        }
    }

    #[test]
    fn keys_forgive_form_and_case() {
        assert_eq!(name_key("  ADA Öl "), "ada öl");
        assert_eq!(name_key("Ａｄａ"), "ada");
        assert_eq!(name_key("O\u{308}l"), name_key("Öl"));
    }
}

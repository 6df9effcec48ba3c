//! Short, deterministic text for numbers in SVG attributes.

use std::fmt::Write as _;

/// Largest magnitude written; a picture with larger coordinates is a mistake, not a picture.
const LIMIT: f64 = 1e6;

/// Appends `value` with at most three decimals, without needless zeros: `12`, `.5`, `-3.125`.
///
/// What is not a finite number is written as `0`, so that a slip in geometry never breaks the file.
pub(crate) fn push(out: &mut String, value: f64) {
    push_with(out, value, 3);
}

/// Like [`push`] with a chosen number of decimals (scales need more than coordinates).
pub(crate) fn push_with(out: &mut String, value: f64, decimals: usize) {
    if !value.is_finite() {
        out.push('0');
        return;
    }
    let start = out.len();
    let _ = write!(out, "{:.decimals$}", value.clamp(-LIMIT, LIMIT));
    if out[start..].contains('.') {
        let kept = out.trim_end_matches('0').trim_end_matches('.').len();
        out.truncate(kept.max(start + 1));
    }
    match &out[start..] {
        "-0" => out.replace_range(start.., "0"),
        text if text.starts_with("0.") => out.replace_range(start..=start, ""),
        text if text.starts_with("-0.") => out.replace_range(start..start + 2, "-"),
        _ => {}
    }
}

/// `value` as text; see [`push`].
pub(crate) fn short(value: f64) -> String {
    let mut out = String::new();
    push(&mut out, value);
    out
}

#[cfg(test)]
mod tests {
    use super::{push_with, short};
    use proptest::prelude::*;

    #[test]
    fn numbers_are_as_short_as_they_can_be() {
        for (value, text) in [
            (0.0, "0"),
            (-0.0, "0"),
            (1.0, "1"),
            (100.0, "100"),
            (0.5, ".5"),
            (-0.5, "-.5"),
            (-0.0001, "0"),
            (0.0004, "0"),
            (2.125, "2.125"),
            (-12.30, "-12.3"),
            (1.0 / 3.0, ".333"),
            (0.9999, "1"),
            (f64::NAN, "0"),
            (f64::INFINITY, "0"),
            (1e300, "1000000"),
        ] {
            assert_eq!(short(value), text, "{value}");
        }
    }

    #[test]
    fn scales_may_ask_for_more_decimals() {
        let mut out = String::from("x");
        push_with(&mut out, 0.012_345_6, 5);
        assert_eq!(out, "x.01235");
    }

    proptest! {
        #[test]
        fn text_reads_back_as_the_number(value in -99_999.0..99_999.0_f64) {
            let back: f64 = short(value).parse().expect("a number");
            prop_assert!((back - value).abs() <= 0.000_500_1);
        }
    }
}

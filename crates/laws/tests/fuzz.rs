//! Damaged records: reading never panics, and what is read is what would be written.

use std::fmt::Write as _;

use laws::mutate::{Effort, campaign};
use table::{Fingerprint, Record};

/// A record without its check digits, which every damage would spoil: they are put back after it.
const UNSEALED: [&str; 2] = [
    r#"waldpfade record 1
game nim
ruleset nim/1
components 00000000000000000000000000000000000000000000000000000000000000ff
seats 2
options {"heap":7}
seed 0300000000000000000000000000000000000000000000000000000000000000
1 0 take 2
2 1 take 1
end 00000000000000000000000000000000000000000000000000000000000000ff
"#,
    r#"waldpfade record 1
game nim
ruleset nim/1
components 00000000000000000000000000000000000000000000000000000000000000ff
seats 2
options {}
position {"heaps":[1,2],"next":0}
end 00000000000000000000000000000000000000000000000000000000000000ff
"#,
];

fn sealed(text: &str) -> String {
    let mut digits = String::new();
    let mut sealed = String::new();
    for line in text.lines() {
        digits = Fingerprint::of(&[digits.as_bytes(), line.as_bytes()]).short();
        let _ = writeln!(sealed, "{line}  #{digits}");
    }
    sealed
}

/// Tells whether the text is a record.
fn check(text: &str) -> bool {
    let Ok(record) = Record::read(text) else { return false };
    assert_eq!(Record::read(&record.to_text()).as_ref(), Ok(&record), "a record reads back as itself");
    true
}

#[test]
fn the_samples_are_records() {
    for text in UNSEALED {
        assert!(check(&sealed(text)), "{text}");
    }
}

#[test]
fn damaged_records_are_refused_or_read_back() {
    campaign(Effort::from_env(), UNSEALED.map(sealed), |input| {
        if let Ok(text) = std::str::from_utf8(input) {
            check(text);
        }
    });
}

#[test]
fn records_damaged_before_sealing_are_refused_or_read_back() {
    campaign(Effort::from_env(), UNSEALED, |input| {
        if let Ok(text) = std::str::from_utf8(input) {
            check(&sealed(text));
        }
    });
}

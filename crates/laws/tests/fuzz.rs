//! Damaged input for the readers that are the same for all games.

use laws::fuzz::{record, sealed};
use laws::mutate::{Effort, campaign};
use table::Record;

/// Records, still without their check digits.
const RECORDS: [&str; 2] = [
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

#[test]
fn the_samples_are_records() {
    for text in RECORDS.map(sealed) {
        let record = Record::read(&text).unwrap_or_else(|fault| panic!("{fault:?} in\n{text}"));
        assert_eq!(record.to_text(), text);
    }
}

#[test]
fn damaged_records_are_refused_or_meant() {
    campaign(Effort::from_env(), RECORDS.map(sealed), record);
}

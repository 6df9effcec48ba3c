//! Records: a match as a text file that a person can read.
//!
//! ```text
//! waldpfade record 1  #5d0c8b3e
//! game krumme-pfade  #…
//! ruleset krumme-pfade/1  #…
//! components af1349b9…  #…
//! seats 2  #…
//! options {"size":5}  #…
//! seed 0700000000…  #…
//! 1 0 e5:ne  #…
//! 2 1 f5:w  #…
//! end 91c2…  #…
//! ```
//!
//! Every line ends in eight hex digits that follow from all lines so far: damage is noticed, and the first line whose
//! digits are wrong is the one at fault. A move line holds the ply within the record, the seat, the move. The last
//! line holds the fingerprint of the state that replaying must reach. A match that began from a position has a line
//! `position {…}` in place of the seed. A match whose dice were promised beforehand has a line `dice {…}` after the
//! seed, with all that is needed to check the promise; what is in it is the business of whoever promised.

use crate::{Fault, Fingerprint, Phrase, Seat, Seed};
use serde_json::Value;

/// How the match of a record began.
#[derive(Clone, PartialEq, Debug)]
pub enum Start {
    /// By the set-up of the game, with dice from this seed.
    Seed(Seed),
    /// From a position (an envelope).
    Position(Value),
}

/// A move as it stands in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedMove {
    /// Who moved.
    pub seat: Seat,
    /// The text form of the move.
    pub text: String,
}

/// A match as it is kept: all that is needed to play it again.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The id of the game.
    pub game: String,
    /// The rules it was played by.
    pub ruleset: String,
    /// The fingerprint of the components it was played with.
    pub components: Fingerprint,
    /// How many played.
    pub seats: u8,
    /// The options.
    pub options: Value,
    /// How it began.
    pub start: Start,
    /// The promise that its dice follow from, if they were promised: not needed to play it again.
    pub dice: Option<Value>,
    /// The moves, in order.
    pub moves: Vec<RecordedMove>,
    /// The fingerprint of the last state.
    pub end: Fingerprint,
}

const TITLE: &str = "waldpfade record 1";
const CHECK_MARK: &str = "  #";

impl Record {
    pub(crate) const GAME_LINE: usize = 2;
    pub(crate) const RULESET_LINE: usize = 3;
    pub(crate) const COMPONENTS_LINE: usize = 4;
    pub(crate) const OPTIONS_LINE: usize = 6;
    pub(crate) const START_LINE: usize = 7;

    /// The line on which the move with this index stands.
    pub(crate) const fn move_line(&self, index: usize) -> usize {
        Record::START_LINE + self.dice.is_some() as usize + 1 + index
    }

    /// Writes the record.
    pub fn to_text(&self) -> String {
        let mut text = Sealing::default();
        text.line(TITLE);
        text.line(&format!("game {}", self.game));
        text.line(&format!("ruleset {}", self.ruleset));
        text.line(&format!("components {}", self.components));
        text.line(&format!("seats {}", self.seats));
        text.line(&format!("options {}", self.options));
        match &self.start {
            Start::Seed(seed) => text.line(&format!("seed {seed}")),
            Start::Position(position) => text.line(&format!("position {position}")),
        }
        if let Some(dice) = &self.dice {
            text.line(&format!("dice {dice}"));
        }
        for (index, recorded) in self.moves.iter().enumerate() {
            text.line(&format!("{} {} {}", index + 1, recorded.seat, recorded.text));
        }
        text.line(&format!("end {}", self.end));
        text.written
    }

    /// Reads a record; a fault names the line. Whether its moves are legal shows only on replay.
    pub fn read(text: &str) -> Result<Record, Fault> {
        let mut lines = Unsealing::new(text);
        let title = lines.next()?;
        if title != TITLE {
            return Err(lines.fault("fault-record-title"));
        }
        let game = lines.field("game")?.to_owned();
        let ruleset = lines.field("ruleset")?.to_owned();
        let components =
            lines.field("components")?.parse().map_err(|_| lines.fault("fault-record-digits"))?;
        let seats = number(lines.field("seats")?).ok_or_else(|| lines.fault("fault-record-number"))?;
        let options = lines.json("options")?;
        let start = lines.next()?;
        let start = if let Some(seed) = start.strip_prefix("seed ") {
            Start::Seed(seed.parse().map_err(|_| lines.fault("fault-record-digits"))?)
        } else if let Some(position) = start.strip_prefix("position ") {
            Start::Position(serde_json::from_str(position).map_err(|_| lines.fault("fault-record-json"))?)
        } else {
            return Err(lines.fault("fault-record-start"));
        };
        let mut moves = Vec::new();
        let mut dice = None;
        let end = loop {
            let line = lines.next()?;
            if let (Some(promise), true) = (line.strip_prefix("dice "), dice.is_none() && moves.is_empty()) {
                dice = Some(serde_json::from_str(promise).map_err(|_| lines.fault("fault-record-json"))?);
                continue;
            }
            if let Some(end) = line.strip_prefix("end ") {
                break end.parse().map_err(|_| lines.fault("fault-record-digits"))?;
            }
            let (ply, rest) = line.split_once(' ').ok_or_else(|| lines.fault("fault-record-move"))?;
            let (seat, text) = rest.split_once(' ').ok_or_else(|| lines.fault("fault-record-move"))?;
            if number::<usize>(ply) != Some(moves.len() + 1) {
                return Err(lines.fault("fault-record-move"));
            }
            let seat = number(seat).ok_or_else(|| lines.fault("fault-record-move"))?;
            moves.push(RecordedMove { seat: Seat(seat), text: text.to_owned() });
        };
        lines.finish()?;
        Ok(Record { game, ruleset, components, seats, options, start, dice, moves, end })
    }
}

/// A number in its one spelling: no sign, no leading zeros.
fn number<N: core::str::FromStr + ToString>(text: &str) -> Option<N> {
    text.parse::<N>().ok().filter(|number| number.to_string() == text)
}

/// The check digits of a line, given those of the line before.
fn check(previous: &str, line: &str) -> String {
    Fingerprint::of(&[previous.as_bytes(), line.as_bytes()]).short()
}

#[derive(Default)]
struct Sealing {
    written: String,
    digits: String,
}

impl Sealing {
    fn line(&mut self, line: &str) {
        self.digits = check(&self.digits, line);
        self.written += line;
        self.written += CHECK_MARK;
        self.written += &self.digits;
        self.written.push('\n');
    }
}

struct Unsealing<'t> {
    rest: &'t str,
    digits: String,
    line: usize,
}

impl<'t> Unsealing<'t> {
    fn new(text: &'t str) -> Unsealing<'t> {
        Unsealing { rest: text, digits: String::new(), line: 0 }
    }

    fn fault(&self, key: &'static str) -> Fault {
        Fault::line(self.line, Phrase::new(key))
    }

    fn next(&mut self) -> Result<&'t str, Fault> {
        self.line += 1;
        if self.rest.is_empty() {
            return Err(self.fault("fault-record-short"));
        }
        let (line, rest) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
        self.rest = rest;
        let (content, digits) =
            line.rsplit_once(CHECK_MARK).ok_or_else(|| self.fault("fault-record-check"))?;
        self.digits = check(&self.digits, content);
        if self.digits != digits {
            return Err(self.fault("fault-record-check"));
        }
        Ok(content)
    }

    fn field(&mut self, name: &'static str) -> Result<&'t str, Fault> {
        let line = self.next()?;
        line.strip_prefix(name)
            .and_then(|value| value.strip_prefix(' '))
            .ok_or_else(|| Fault::line(self.line, Phrase::new("fault-record-field").with("field", name)))
    }

    fn json(&mut self, name: &'static str) -> Result<Value, Fault> {
        let text = self.field(name)?;
        serde_json::from_str(text).map_err(|_| self.fault("fault-record-json"))
    }

    fn finish(&mut self) -> Result<(), Fault> {
        self.line += 1;
        if self.rest.is_empty() { Ok(()) } else { Err(self.fault("fault-record-long")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Place;

    fn sample() -> Record {
        Record {
            game: "nim".into(),
            ruleset: "nim/1".into(),
            components: Fingerprint::of(&[b""]),
            seats: 2,
            options: serde_json::json!({"heap": 7}),
            start: Start::Seed(Seed::from_number(3)),
            dice: None,
            moves: vec![
                RecordedMove { seat: Seat(0), text: "take 2".into() },
                RecordedMove { seat: Seat(1), text: "take 1".into() },
            ],
            end: Fingerprint::of(&[b"end"]),
        }
    }

    #[test]
    fn reads_back() {
        let record = sample();
        assert_eq!(Record::read(&record.to_text()), Ok(record.clone()));
        let promised = Record { dice: Some(serde_json::json!({"parts": ["5a", null]})), ..record.clone() };
        assert_eq!(Record::read(&promised.to_text()), Ok(promised.clone()));
        assert_eq!(promised.to_text().lines().count(), record.to_text().lines().count() + 1);
        let positioned = Record { start: Start::Position(serde_json::json!({"a": [1, "#"]})), ..record };
        assert_eq!(Record::read(&positioned.to_text()), Ok(positioned));
    }

    #[test]
    fn the_dice_are_promised_once_and_before_the_moves() {
        let mut text = Sealing::default();
        for line in sample().to_text().lines().take(7) {
            text.line(line.rsplit_once(CHECK_MARK).expect("check digits").0);
        }
        text.line("dice {}");
        text.line("dice {}");
        assert_eq!(Record::read(&text.written).unwrap_err().place, Place::Line(9));
    }

    #[test]
    fn any_changed_byte_is_noticed_on_its_line() {
        let text = Record { dice: Some(serde_json::json!({"version": 1})), ..sample() }.to_text();
        let bytes = text.as_bytes();
        for at in 0..bytes.len() {
            let line = text[..at].matches('\n').count() + 1;
            for flip in [1u8, 2, 4, 0x20, 0x7f ^ bytes[at] ^ b' '] {
                let mut damaged = bytes.to_vec();
                damaged[at] ^= flip;
                if damaged[at] == bytes[at] {
                    continue;
                }
                let Ok(damaged) = String::from_utf8(damaged) else { continue };
                let fault = Record::read(&damaged).expect_err("damage must be noticed");
                assert_eq!(fault.place, Place::Line(line), "byte {at} of {text:?}");
            }
        }
    }

    #[test]
    fn cut_and_lengthened_records_are_refused() {
        let text = sample().to_text();
        let lines = text.lines().count();
        for keep in 0..lines {
            let cut: String = text.split_inclusive('\n').take(keep).collect();
            assert_eq!(Record::read(&cut).unwrap_err().place, Place::Line(keep + 1));
        }
        assert_eq!(Record::read(&format!("{text}\n")).unwrap_err().place, Place::Line(lines + 1));
        assert_eq!(Record::read(&text.repeat(2)).unwrap_err().place, Place::Line(lines + 1));
    }

    #[test]
    fn swapped_and_missing_lines_are_noticed() {
        let text = sample().to_text();
        let mut lines: Vec<&str> = text.lines().collect();
        lines.swap(7, 8);
        assert_eq!(Record::read(&lines.join("\n")).unwrap_err().place, Place::Line(8));
    }

    #[test]
    fn a_lost_final_line_feed_does_no_harm() {
        let text = sample().to_text();
        assert!(Record::read(text.trim_end()).is_ok());
    }
}

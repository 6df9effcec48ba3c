//! Why something was refused: moves, options, positions, components.

use crate::Phrase;
use core::fmt;

/// The id of a rule, e.g. `KP-3`; its text is in the game's language files under `rule-KP-3`.
pub type Rule = &'static str;

/// What kind of refusal a move met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusalKind {
    /// The rules forbid this move here.
    IllegalMove,
    /// This seat owes no decision now.
    NotYourTurn,
    /// Nobody owes a decision any more.
    GameOver,
}

/// A move that was refused, and the rule that forbids it. The state is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What kind of refusal.
    pub kind: RefusalKind,
    /// The rule that forbids it, where one does.
    pub rule: Option<Rule>,
    /// The reason, to be put into words.
    pub reason: Phrase,
}

impl Refusal {
    /// The rules forbid it.
    pub fn illegal(rule: Rule, reason: Phrase) -> Refusal {
        Refusal { kind: RefusalKind::IllegalMove, rule: Some(rule), reason }
    }

    /// The text or JSON is no move of this game at all.
    pub fn unreadable(reason: Phrase) -> Refusal {
        Refusal { kind: RefusalKind::IllegalMove, rule: None, reason }
    }
}

/// For logs and panics: the rule and the key of the reason. People read the words of the language files.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        by_rule(self.rule, &self.reason, f)
    }
}

impl core::error::Error for Refusal {}

fn by_rule(rule: Option<Rule>, reason: &Phrase, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match rule {
        Some(rule) => write!(f, "{rule}: {}", reason.key),
        None => f.write_str(&reason.key),
    }
}

/// Where a fault lies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// In the thing as a whole.
    Whole,
    /// In this line of a text, counted from 1.
    Line(usize),
    /// At this path of a JSON document, e.g. `state.cards[3]`.
    Path(String),
    /// In one of several files; boxed, because faults are handed about by value.
    File(Box<FilePlace>),
}

/// A place in one of several files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FilePlace {
    /// The name of the file.
    pub file: String,
    /// The line, counted from 1, where there is one.
    pub line: Option<usize>,
    /// What the file calls the thing there, such as the code of a card.
    pub entry: Option<String>,
    /// Which of its facts.
    pub field: Option<&'static str>,
}

/// One thing that is wrong with options, a position, a record or a component file.
///
/// Whoever checks reports **all** faults it finds, so that a person can mend them in one go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// The rule it breaks, where one does.
    pub rule: Option<Rule>,
    /// The reason, to be put into words.
    pub reason: Phrase,
}

impl Fault {
    /// A fault of the whole.
    pub fn whole(reason: Phrase) -> Fault {
        Fault { place: Place::Whole, rule: None, reason }
    }

    /// A fault in a line of text.
    pub fn line(line: usize, reason: Phrase) -> Fault {
        Fault { place: Place::Line(line), rule: None, reason }
    }

    /// A fault at a path of a JSON document.
    pub fn at(path: impl Into<String>, reason: Phrase) -> Fault {
        Fault { place: Place::Path(path.into()), rule: None, reason }
    }

    /// A fault in one of several files, as a whole.
    pub fn in_file(file: impl Into<String>, reason: Phrase) -> Fault {
        let place = FilePlace { file: file.into(), line: None, entry: None, field: None };
        Fault { place: Place::File(Box::new(place)), rule: None, reason }
    }

    /// A fault in a line of one of several files: of the thing that the line is about, and of one of its facts.
    pub fn in_entry(
        file: impl Into<String>,
        line: usize,
        entry: impl Into<String>,
        field: &'static str,
        reason: Phrase,
    ) -> Fault {
        let place = FilePlace {
            file: file.into(),
            line: Some(line),
            entry: Some(entry.into()).filter(|entry: &String| !entry.is_empty()),
            field: Some(field),
        };
        Fault { place: Place::File(Box::new(place)), rule: None, reason }
    }

    /// The same fault, naming the rule it breaks.
    #[must_use]
    pub fn by(mut self, rule: Rule) -> Fault {
        self.rule = Some(rule);
        self
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Whole => f.write_str("the whole"),
            Place::Line(line) => write!(f, "line {line}"),
            Place::Path(path) => f.write_str(path),
            Place::File(place) => {
                f.write_str(&place.file)?;
                place.line.map_or(Ok(()), |line| write!(f, ", line {line}"))?;
                place.entry.as_ref().map_or(Ok(()), |entry| write!(f, ", {entry}"))?;
                place.field.map_or(Ok(()), |field| write!(f, ", {field}"))
            }
        }
    }
}

/// For logs and panics, like that of [`Refusal`].
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.place)?;
        by_rule(self.rule, &self.reason, f)
    }
}

impl core::error::Error for Fault {}

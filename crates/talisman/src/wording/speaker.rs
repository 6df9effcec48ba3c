//! To whom a text speaks, and how phrases become sentences.

use crate::components::Kit;
use crate::language::{Moment, Target, Who};
use table::Phrase;

/// The form of the verbs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Voice {
    /// Told to the reader: “lose 1 life”.
    You,
    /// Of somebody: “every other character … loses 1 life”.
    They,
    /// What the reader may do: “you may … lose 1 life”.
    May,
}

/// The other one of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum It {
    /// Somebody else.
    Other,
    /// The reader: inside what others do.
    You,
}

/// Walks texts; knows whom they speak of at the moment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Speaker<'k> {
    /// The box.
    pub kit: &'k Kit,
    /// The form of the verbs.
    pub voice: Voice,
    /// Who `it` is.
    pub it: It,
    /// A clause stands before: German then puts the verb first.
    pub inverted: bool,
    /// It is a price.
    pub price: bool,
    /// For a button: what a roll may bring is left out.
    pub short: bool,
    /// When it is said, if that matters.
    pub moment: Option<Moment>,
    /// What it is aimed at.
    pub target: Option<&'k Target>,
}

impl<'k> Speaker<'k> {
    pub(super) fn new(kit: &'k Kit) -> Speaker<'k> {
        Speaker {
            kit,
            voice: Voice::You,
            it: It::Other,
            inverted: false,
            price: false,
            short: false,
            moment: None,
            target: None,
        }
    }

    pub(super) fn voiced(self, voice: Voice) -> Speaker<'k> {
        Speaker { voice, ..self }
    }

    pub(super) fn inverted(self, inverted: bool) -> Speaker<'k> {
        Speaker { inverted, ..self }
    }

    pub(super) fn priced(self) -> Speaker<'k> {
        Speaker { price: true, ..self }
    }

    /// A message in the form of the voice: each verb has three.
    pub(super) fn verb(self, key: &'static str) -> Phrase {
        match self.voice {
            Voice::You => Phrase::new(key),
            Voice::They => Phrase::from_data(format!("{key}.they")),
            Voice::May => Phrase::from_data(format!("{key}.may")),
        }
    }

    /// The word by which messages choose their form for a person.
    pub(super) fn person(self, who: Who) -> &'static str {
        match (who, self.voice) {
            (Who::Me, Voice::You | Voice::May) => "you",
            (Who::Me, Voice::They) => "they",
            (Who::It, _) if self.it == It::You => "you",
            (Who::It, _) => "it",
        }
    }
}

/// How things are put in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Row {
    /// a, b and c
    And,
    /// a, b or c
    Or,
    /// a; b; or c
    Choice,
    /// a; b; c
    Semicolon,
    /// a, b or c, as places are put in a row.
    Places,
    /// a, b, c
    Comma,
    /// a · b · c
    Dots,
    /// Sentences.
    Space,
}

/// Several phrases as one.
pub(super) fn join(row: Row, phrases: impl IntoIterator<Item = Phrase>) -> Phrase {
    let mut phrases: Vec<Phrase> = phrases.into_iter().collect();
    let two = |key, first: Phrase, next: Phrase| Phrase::new(key).with("first", first).with("next", next);
    let (more, end) = match row {
        Row::And => ("say-comma", "say-and"),
        Row::Or => ("say-comma", "say-or"),
        Row::Choice => ("say-semicolon", "say-choice"),
        Row::Semicolon => ("say-semicolon", "say-semicolon"),
        Row::Places => ("say-comma", "say-places"),
        Row::Comma => ("say-comma", "say-comma"),
        Row::Dots => ("say-dot", "say-dot"),
        Row::Space => ("say-space", "say-space"),
    };
    let Some(last) = phrases.pop() else { return Phrase::new("say-nothing") };
    let Some(first) = phrases.into_iter().reduce(|first, next| two(more, first, next)) else { return last };
    two(end, first, last)
}

/// Two phrases, the second of which begins with a condition.
pub(super) fn join_if(first: Phrase, next: Phrase) -> Phrase {
    Phrase::new("say-and-if").with("first", first).with("next", next)
}

/// With a capital letter and a full stop.
pub(super) fn sentence(said: Phrase) -> Phrase {
    Phrase::new("say-sentence").with("said", said)
}

/// Sentences, one after the other, as a paragraph.
pub(super) fn paragraph(clauses: impl IntoIterator<Item = Phrase>) -> Phrase {
    join(Row::Space, clauses.into_iter().map(sentence))
}

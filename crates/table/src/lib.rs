//! The table in the woods: what all games have in common.
//!
//! This crate fixes the contract of a game ([`Game`]) and what follows from it alone: seats, dice, phrases, refusals,
//! scores, matches with undo, positions and records. It does no input or output, reads no clock, and knows no game.

mod auto_pass;
mod boundary;
mod compendium;
mod component_files;
mod components;
mod contract;
mod dice;
mod edition;
mod envelope;
mod fingerprint;
mod handles;
mod log;
mod matches;
mod measure;
mod oracle;
mod panel;
mod phrase;
mod record;
mod refusal;
mod score;
mod seat;
mod sheet;
mod text_form;
mod weights;
mod window;

pub use auto_pass::AutoPass;
pub use boundary::Boundary;
pub use compendium::CompendiumEntry;
pub use component_files::ComponentFiles;
pub use components::Components;
pub use contract::{
    AdaptsOptions, Capabilities, CloserEvaluation, Forms, Game, Judge, Measured, MoveKinds, Observing,
    Rounds, Rules, Secrets, Setup, Solvable, Speech, Transpositions, Tunable, Values,
    evaluate_moves_by_trial, zero_sum,
};
pub use dice::{BadSeed, Dice, Seed};
pub use edition::{Edition, read_options};
pub use envelope::{DiceMark, Envelope, state_fingerprint, to_value};
pub use fingerprint::{BadFingerprint, Fingerprint};
pub use handles::{ScoreSource, Step};
pub use log::{Log, Quiet};
pub use matches::{Audience, KEYFRAME, Match, Ply, UndoTooFar};
pub use measure::Measure;
pub use oracle::Oracle;
pub use panel::{Panel, Row, Source};
pub use phrase::{Arg, Phrase};
pub use record::{Record, RecordedMove, Start};
pub use refusal::{Fault, FilePlace, Place, Refusal, RefusalKind, Rule};
pub use score::{Outcome, Part, Score};
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use sheet::{ScoreKeeper, ScoreKeeping, Sheet, SheetLine, SheetSeat};
pub use weights::Weights;
pub use window::{Window, WindowView};

/// The language files of the table itself: (language, Fluent text).
pub const WORDS: &[(&str, &str)] =
    &[("en", include_str!("../words/en.ftl")), ("de", include_str!("../words/de.ftl"))];

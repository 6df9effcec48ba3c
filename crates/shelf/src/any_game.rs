//! A game whose type is known at run time only.

use crate::{AnyMatch, Shape};
use core::fmt::Debug;
use core::ops::RangeInclusive;
use core::time::Duration;
use laboratory::{
    Failed, NotSolved, NotTrue, NotTuned, Order, Progress, Solved, Study, Trial, Tuned, Tuning,
};
use opponents::Bench;
use serde_json::Value;
use sketch::Scene;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use table::{CompendiumEntry, Envelope, Fault, Fingerprint, Phrase, Record, Rule, Seed, Sheet};
use words::{Lang, Words};

/// A game in its box: its rules and what is in the box with it.
pub trait AnyGame: Send + Sync + Debug {
    /// The id in commands, addresses and records.
    fn id(&self) -> &'static str;

    /// Names these rules in records.
    fn ruleset(&self) -> &'static str;

    /// All rulesets of the game, oldest first.
    fn rulesets(&self) -> &'static [&'static str];

    /// The same game with the same components by another of its rulesets.
    fn by(&self, ruleset: &str) -> Result<Arc<dyn AnyGame>, Fault>;

    /// Stands for its components in records.
    fn components(&self) -> Fingerprint;

    /// How many can play.
    fn seats(&self) -> RangeInclusive<u8>;

    /// Every rule id in the order of the rules document.
    fn rules(&self) -> &'static [Rule];

    /// The words of the table and of this game.
    fn words(&self, lang: Lang) -> Words;

    /// The options that are taken where none are named.
    fn default_options(&self) -> Value;

    /// The JSON schema of one of its forms.
    fn schema(&self, shape: Shape) -> Value;

    /// What is in the box, in phrases; empty where the pieces follow from the rules.
    fn inventory(&self) -> Vec<Phrase>;

    /// What a reader can look up, group by group; empty where the pieces explain themselves.
    fn compendium(&self) -> Vec<CompendiumEntry>;

    /// All of it as one picture, for whoever compares it with a printed box; `None` where there is nothing to show.
    fn inventory_picture(&self, words: &Words) -> Option<Scene>;

    /// The names of its component files; none where the pieces follow from the rules.
    fn component_names(&self) -> Vec<&'static str>;

    /// The component files of this edition as one text: [`AnyGame::with_components`] reads it again. Empty where the
    /// pieces follow from the rules.
    fn component_text(&self) -> String;

    /// The same game with other components, all files in one text, or every fault of them.
    fn with_components(&self, text: &str) -> Result<Arc<dyn AnyGame>, Vec<Fault>>;

    /// The same game with other texts for some of the component files that come with it: (name, text).
    fn with_component_files(&self, files: Vec<(String, String)>) -> Result<Arc<dyn AnyGame>, Vec<Fault>>;

    /// The options of a match at whose table computer players sit: for each seat how attentive one is, from 0 to 1, or
    /// `None` for a person. See [`table::AdaptsOptions`].
    fn adapt_options(&self, options: &Value, attention: &[Option<f32>]) -> Result<Value, Vec<Fault>>;

    /// Deals a new match, or lists every fault of seats and options.
    fn deal(&self, seats: u8, options: &Value, seed: Seed) -> Result<Box<dyn AnyMatch>, Vec<Fault>>;

    /// Plays on from a position. `fallback` seeds the dice if the position names none.
    fn load(&self, position: &Envelope, fallback: Seed) -> Result<Box<dyn AnyMatch>, Vec<Fault>>;

    /// Plays a record again, checking everything in it.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Vec<Fault>>;

    /// How to type a real table, by example; `None` if the game cannot score one.
    fn sheet_example(&self) -> Option<&'static str>;

    /// Scores a real table; `None` if the game cannot.
    fn score_sheet(&self, text: &str, options: &Value) -> Option<Result<Sheet, Vec<Fault>>>;

    /// Lets computer players play many matches.
    fn experiment(
        &self,
        order: &Order,
        stop: &AtomicBool,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Study, Failed>;

    /// Finds the exact value of a small game, with replies to all openings if they are asked for.
    fn solve(
        &self,
        options: &Value,
        replies: bool,
        room: usize,
        stop: &AtomicBool,
        report: &dyn Fn(Progress),
    ) -> Result<Solved, NotSolved>;

    /// Checks a solution by other means; how many values were searched, `None` if it was stopped.
    fn verify_solution(
        &self,
        solved: &Solved,
        room: usize,
        stop: &AtomicBool,
        report: &dyn Fn(Progress),
    ) -> Result<Option<u64>, NotTrue>;

    /// Looks for better weights of the evaluation.
    fn tune(&self, tuning: &Tuning, stop: &AtomicBool, tell: &dyn Fn(&Trial)) -> Result<Tuned, NotTuned>;

    /// Measures how fast the rules run, on one thread.
    fn bench(
        &self,
        seats: u8,
        options: &Value,
        time: Duration,
        seed: u64,
        stop: &AtomicBool,
    ) -> Result<Bench, Vec<Fault>>;
}

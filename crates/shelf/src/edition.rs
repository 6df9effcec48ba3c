//! An edition of a game, behind [`AnyGame`].

use crate::schema::{Shape, schema};
use crate::{AnyGame, AnyMatch, OnShelf};
use core::ops::RangeInclusive;
use core::time::Duration;
use laboratory::{
    Failed, NotSolved, NotTrue, NotTuned, Order, Progress, Solved, Study, Trial, Tuned, Tuning,
};
use opponents::Bench;
use serde_json::Value;
use sketch::{Brush, Scene};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use table::{
    CompendiumEntry, ComponentFiles, Components, Edition, Envelope, Fault, Fingerprint, Match, Phrase,
    Record, Rule, Seed, Sheet, read_options, to_value,
};
use words::{Lang, Words};

impl<G: OnShelf> AnyGame for Edition<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn ruleset(&self) -> &'static str {
        Edition::ruleset(self)
    }

    fn rulesets(&self) -> &'static [&'static str] {
        G::RULESETS
    }

    fn by(&self, ruleset: &str) -> Result<Arc<dyn AnyGame>, Fault> {
        Ok(Arc::new(Edition::by(self, ruleset)?))
    }

    fn components(&self) -> Fingerprint {
        Edition::components(self).fingerprint()
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn rules(&self) -> &'static [Rule] {
        G::RULES
    }

    fn words(&self, lang: Lang) -> Words {
        Words::new(lang, &[table::WORDS, G::WORDS])
    }

    fn default_options(&self) -> Value {
        to_value(&G::Options::default())
    }

    fn schema(&self, shape: Shape) -> Value {
        schema::<G>(shape)
    }

    fn inventory(&self) -> Vec<Phrase> {
        G::inventory(Edition::components(self))
    }

    fn compendium(&self) -> Vec<CompendiumEntry> {
        G::compendium(Edition::components(self))
    }

    fn inventory_picture(&self, words: &Words) -> Option<Scene> {
        let brush = Brush::new().labels(|key, arguments| words.label(key, arguments));
        let game: G = self.open(*G::SEATS.start(), &self.default_options()).ok()?;
        game.inventory_picture(&brush)
    }

    fn component_names(&self) -> Vec<&'static str> {
        G::Components::FILES.iter().map(|(name, _)| *name).collect()
    }

    fn component_text(&self) -> String {
        Edition::component_text(self)
    }

    fn with_components(&self, text: &str) -> Result<Arc<dyn AnyGame>, Vec<Fault>> {
        Ok(Arc::new(self.with_files(ComponentFiles::own(G::Components::FILES).with_text(text)?)?))
    }

    fn with_component_files(&self, files: Vec<(String, String)>) -> Result<Arc<dyn AnyGame>, Vec<Fault>> {
        Ok(Arc::new(self.with_files(ComponentFiles::own(G::Components::FILES).with_files(files)?)?))
    }

    fn adapt_options(&self, options: &Value, attention: &[Option<f32>]) -> Result<Value, Vec<Fault>> {
        let options = read_options::<G>(options)?;
        Ok(to_value(&match G::CAPABILITIES.adapt_options {
            Some(adapt_options) => adapt_options(options, attention),
            None => options,
        }))
    }

    fn deal(&self, seats: u8, options: &Value, seed: Seed) -> Result<Box<dyn AnyMatch>, Vec<Fault>> {
        let game: G = self.open(seats, options)?;
        Ok(Box::new(Match::new(game, seed)))
    }

    fn load(&self, position: &Envelope, fallback: Seed) -> Result<Box<dyn AnyMatch>, Vec<Fault>> {
        // A position goes on by the rules it was made with.
        let edition = position.ruleset.as_deref().and_then(|ruleset| Edition::by(self, ruleset).ok());
        let loaded: Match<G> = Match::load(position, edition.as_ref().unwrap_or(self), fallback)?;
        Ok(Box::new(loaded))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Vec<Fault>> {
        let edition = Edition::by(self, &record.ruleset);
        let replayed: Match<G> = Match::replay(record, edition.as_ref().unwrap_or(self))?;
        Ok(Box::new(replayed))
    }

    fn sheet_example(&self) -> Option<&'static str> {
        G::CAPABILITIES.score_keeping.map(|keeping| keeping.example)
    }

    fn score_sheet(&self, text: &str, options: &Value) -> Option<Result<Sheet, Vec<Fault>>> {
        let keeping = G::CAPABILITIES.score_keeping?;
        Some(
            read_options::<G>(options)
                .and_then(|options| (keeping.sheet)(text, &options, Edition::components(self))),
        )
    }

    fn experiment(
        &self,
        order: &Order,
        stop: &AtomicBool,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Study, Failed> {
        laboratory::experiment::<G>(self, order, stop, progress)
    }

    fn solve(
        &self,
        options: &Value,
        replies: bool,
        room: usize,
        stop: &AtomicBool,
        report: &dyn Fn(Progress),
    ) -> Result<Solved, NotSolved> {
        laboratory::solve::<G>(self, options, replies, room, stop, report)
    }

    fn verify_solution(
        &self,
        solved: &Solved,
        room: usize,
        stop: &AtomicBool,
        report: &dyn Fn(Progress),
    ) -> Result<Option<u64>, NotTrue> {
        laboratory::verify::<G>(self, solved, room, stop, report)
    }

    fn tune(&self, tuning: &Tuning, stop: &AtomicBool, tell: &dyn Fn(&Trial)) -> Result<Tuned, NotTuned> {
        laboratory::tune::<G>(self, tuning, stop, tell)
    }

    fn bench(
        &self,
        seats: u8,
        options: &Value,
        time: Duration,
        seed: u64,
        stop: &AtomicBool,
    ) -> Result<Bench, Vec<Fault>> {
        let game: G = self.open(seats, options)?;
        Ok(opponents::bench(&game, time, seed, stop))
    }
}

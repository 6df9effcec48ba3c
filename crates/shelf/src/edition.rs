//! A game with its components, behind [`AnyGame`].

use crate::schema::{Shape, schema};
use crate::{AnyGame, AnyMatch, LoggedMatch, OnShelf};
use core::fmt;
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
    Components, Envelope, Fault, Match, Phrase, Record, Rule, Seed, Sheet, open_game, read_options, to_value,
};
use words::{Lang, Words};

/// A game and what is in its box, ready to be played.
pub struct Edition<G: OnShelf> {
    components: Arc<G::Components>,
}

impl<G: OnShelf> Edition<G> {
    /// The game with the components that come with it.
    ///
    /// # Panics
    /// If the game's own data file is broken, which the law suite excludes.
    pub fn new() -> Edition<G> {
        let components =
            G::Components::read(G::Components::DEFAULT).expect("the game's own components are sound");
        Edition { components: Arc::new(components) }
    }
}

impl<G: OnShelf> Default for Edition<G> {
    fn default() -> Edition<G> {
        Edition::new()
    }
}

impl<G: OnShelf> fmt::Debug for Edition<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Edition").field(&G::ID).finish()
    }
}

impl<G: OnShelf> AnyGame for Edition<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn ruleset(&self) -> &'static str {
        G::RULESET
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
        G::inventory(&self.components)
    }

    fn inventory_picture(&self, words: &Words) -> Option<Scene> {
        let brush = Brush::new().labels(|key, arguments| words.label(key, arguments));
        let game: G =
            open_game(*G::SEATS.start(), &self.default_options(), Arc::clone(&self.components)).ok()?;
        game.inventory_picture(&brush)
    }

    fn component_file(&self) -> &'static str {
        G::Components::DEFAULT
    }

    fn with_components(&self, text: &str) -> Result<Arc<dyn AnyGame>, Vec<Fault>> {
        let components = Arc::new(G::Components::read(text)?);
        Ok(Arc::new(Edition::<G> { components }))
    }

    fn adapt_options(&self, options: &Value, attention: &[Option<f32>]) -> Result<Value, Vec<Fault>> {
        Ok(to_value(&G::adapt_options(read_options::<G>(options)?, attention)))
    }

    fn deal(&self, seats: u8, options: &Value, seed: Seed) -> Result<Box<dyn AnyMatch>, Vec<Fault>> {
        let game: G = open_game(seats, options, Arc::clone(&self.components))?;
        Ok(Box::new(LoggedMatch::new(Match::new(game, seed))))
    }

    fn load(&self, position: &Envelope, fallback: Seed) -> Result<Box<dyn AnyMatch>, Vec<Fault>> {
        let loaded: Match<G> = Match::load(position, Arc::clone(&self.components), fallback)?;
        Ok(Box::new(LoggedMatch::new(loaded)))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Vec<Fault>> {
        let replayed: Match<G> = Match::replay(record, Arc::clone(&self.components))?;
        Ok(Box::new(LoggedMatch::new(replayed)))
    }

    fn sheet_example(&self) -> Option<&'static str> {
        G::score_keeping().map(|keeping| keeping.example)
    }

    fn score_sheet(&self, text: &str, options: &Value) -> Option<Result<Sheet, Vec<Fault>>> {
        let keeping = G::score_keeping()?;
        Some(read_options::<G>(options).and_then(|options| (keeping.sheet)(text, &options, &self.components)))
    }

    fn experiment(
        &self,
        order: &Order,
        stop: &AtomicBool,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Study, Failed> {
        laboratory::experiment::<G>(Arc::clone(&self.components), order, stop, progress)
    }

    fn solve(
        &self,
        options: &Value,
        replies: bool,
        room: usize,
        stop: &AtomicBool,
        report: &dyn Fn(Progress),
    ) -> Result<Solved, NotSolved> {
        laboratory::solve::<G>(Arc::clone(&self.components), options, replies, room, stop, report)
    }

    fn verify_solution(
        &self,
        solved: &Solved,
        room: usize,
        stop: &AtomicBool,
        report: &dyn Fn(Progress),
    ) -> Result<Option<u64>, NotTrue> {
        laboratory::verify::<G>(Arc::clone(&self.components), solved, room, stop, report)
    }

    fn tune(&self, tuning: &Tuning, stop: &AtomicBool, tell: &dyn Fn(&Trial)) -> Result<Tuned, NotTuned> {
        laboratory::tune::<G>(Arc::clone(&self.components), tuning, stop, tell)
    }

    fn bench(
        &self,
        seats: u8,
        options: &Value,
        time: Duration,
        seed: u64,
        stop: &AtomicBool,
    ) -> Result<Bench, Vec<Fault>> {
        let game: G = open_game(seats, options, Arc::clone(&self.components))?;
        Ok(opponents::bench(&game, time, seed, stop))
    }
}

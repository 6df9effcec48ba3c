//! A match to look at: a position or a record.

use super::replay::{Replayed, replayed};
use crate::failure::Failure;
use crate::tongue::Tongue;
use crate::{files, pick};
use serde::Deserialize;
use shelf::AnyMatch;
use std::path::{Path, PathBuf};
use table::{Envelope, Fault, Phrase, Seed};
use words::Words;

/// Where the match comes from.
#[derive(clap::Args, Debug)]
pub(super) struct Source {
    game: Option<String>,
    #[arg(long, value_name = "FILE", required_unless_present = "record", requires = "game")]
    position: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    record: Option<PathBuf>,
    #[arg(long, value_name = "N", requires = "record")]
    ply: Option<usize>,
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
}

impl Source {
    /// The match and the words of its game.
    pub(super) fn open(&self, tongue: &Tongue) -> Result<(Box<dyn AnyMatch>, Words), Failure> {
        match (&self.position, &self.record) {
            (Some(path), _) => {
                let id = self.game.as_deref().unwrap_or_default();
                let game = pick::game_with(id, self.components.as_deref(), tongue)?;
                let words = game.words(tongue.lang());
                let text = files::read(path)?;
                let faulty = |faults: &[Fault]| Failure::faults_in(&files::shown(path), &words, faults);
                let envelope = read_position(&text).map_err(|fault| faulty(&[fault]))?;
                let game_match =
                    game.load(&envelope, Seed::from_number(0)).map_err(|faults| faulty(&faults))?;
                Ok((game_match, words))
            }
            (None, Some(path)) => self.at_ply(path, tongue),
            (None, None) => Err(Phrase::new("draw-nothing").into()),
        }
    }

    /// The match of a record after some of its plies, or at its end.
    fn at_ply(&self, path: &Path, tongue: &Tongue) -> Result<(Box<dyn AnyMatch>, Words), Failure> {
        let Replayed { game, mut game_match, .. } = replayed(path, self.components.as_deref(), tongue)?;
        if let Some(id) = self.game.as_deref().filter(|id| *id != game.id()) {
            return Err(Phrase::new("draw-other-game").with("game", id).with("found", game.id()).into());
        }
        if let Some(ply) = self.ply {
            let played = game_match.played();
            let back = played.checked_sub(ply);
            let undone = back.map(|back| game_match.undo(back));
            if !matches!(undone, Some(Ok(()))) {
                return Err(Phrase::new("draw-no-ply").with("ply", ply).with("played", played).into());
            }
        }
        Ok((game_match, game.words(tongue.lang())))
    }
}

/// A position in its JSON form: an envelope, or the whole answer of the engine that holds one.
fn read_position(text: &str) -> Result<Envelope, Fault> {
    let unreadable = |error: serde_json::Error| {
        Fault::whole(Phrase::new("fault-unreadable").with("detail", error.to_string()))
    };
    let mut value: serde_json::Value = serde_json::from_str(text).map_err(unreadable)?;
    let inner = value.get_mut("position").map(serde_json::Value::take);
    Envelope::deserialize(inner.unwrap_or(value)).map_err(unreadable)
}

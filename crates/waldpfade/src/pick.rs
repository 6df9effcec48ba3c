//! Arguments that many commands share: which game, with what in the box, with which options and seeds.

use crate::failure::Failure;
use crate::tongue::Tongue;
use crate::{chance, files};
use laboratory::{BadContestant, Contestant};
use opponents::{BadSetting, Level, Settings};
use serde_json::Value;
use shelf::AnyGame;
use std::path::Path;
use std::sync::Arc;
use table::{Phrase, Seed};

/// The game with this id, in its box.
pub(crate) fn game(id: &str) -> Result<Arc<dyn AnyGame>, Failure> {
    shelf::find(id).map(Arc::clone).ok_or_else(|| match shelf::closest(id, shelf::IDS.iter().copied()) {
        Some(meant) => Phrase::new("unknown-game-but").with("game", id).with("meant", meant).into(),
        None => Phrase::new("unknown-game").with("game", id).with("known", shelf::IDS.join(", ")).into(),
    })
}

/// The game, with the components of a file or a folder if one is named.
pub(crate) fn game_with(
    id: &str,
    components: Option<&Path>,
    tongue: &Tongue,
) -> Result<Arc<dyn AnyGame>, Failure> {
    let game = game(id)?;
    let Some(path) = components else { return Ok(game) };
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let read = if path.is_dir() {
        game.with_component_files(files::read_folder(path)?)
    } else if game.component_names().len() > 1 && game.component_names().contains(&name) {
        game.with_component_files(vec![(name.to_owned(), files::read(path)?)])
    } else {
        game.with_components(&files::read(path)?)
    };
    read.map_err(|faults| Failure::faults_in(&files::shown(path), &game.words(tongue.lang()), &faults))
}

/// Options as JSON; none are the defaults.
pub(crate) fn options(text: Option<&str>) -> Result<Value, Failure> {
    let Some(text) = text else { return Ok(Value::Null) };
    serde_json::from_str(text)
        .map_err(|error| Phrase::new("options-not-json").with("detail", error.to_string()).into())
}

/// A seed: a number, 64 hex digits, or chance.
pub(crate) fn seed(text: Option<&str>) -> Result<Seed, Failure> {
    let Some(text) = text else {
        return chance::seed()
            .map_err(|error| Phrase::new("no-chance").with("detail", error.to_string()).into());
    };
    let number = text.parse().ok().map(Seed::from_number);
    number.or_else(|| text.parse().ok()).ok_or_else(|| Phrase::new("bad-seed").with("seed", text).into())
}

/// A level of computer players.
pub(crate) fn level(name: &str) -> Result<Level, Failure> {
    name.parse().map_err(|_| {
        let known: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
        Phrase::new("unknown-level").with("level", name).with("known", known.join(", ")).into()
    })
}

/// A level with a limit of its own.
pub(crate) fn contestant(name: &str) -> Result<Contestant, Failure> {
    name.parse().map_err(|bad| match bad {
        BadContestant::Level(unknown) => match level(&unknown.0) {
            Err(failure) => failure,
            Ok(_) => Phrase::new("bad-limit").with("limit", name).into(),
        },
        BadContestant::Setting(BadSetting(setting)) => {
            let known = Settings::NAMES.join(", ");
            Phrase::new("bad-setting").with("setting", setting).with("known", known).into()
        }
        BadContestant::NoSearch(level) => Phrase::new("no-search").with("level", level.name()).into(),
        BadContestant::Limit(limit) => Phrase::new("bad-limit").with("limit", limit).into(),
    })
}

/// How many play if nobody says it: two, or the next number that the game allows.
pub(crate) fn usual_seats(game: &dyn AnyGame) -> u8 {
    let (least, most) = game.seats().into_inner();
    2.clamp(least, most)
}

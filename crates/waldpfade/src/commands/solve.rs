//! `solve`: the exact value of small games.

use crate::failure::{Failure, INTERRUPTED};
use crate::tongue::Tongue;
use crate::{files, interrupt, pick, tables};
use core::fmt::Write as _;
use laboratory::{NotSolved, NotTrue, Progress, Solved, Unsolvable, Value};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json, json};
use shelf::{AnyGame, Shape};
use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use table::Phrase;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: String,
    #[arg(long, value_name = "N")]
    size: Option<u8>,
    #[arg(long, value_name = "JSON")]
    options: Option<String>,
    #[arg(long)]
    replies: bool,
    #[arg(long, value_name = "MIB", default_value = "512", value_parser = clap::value_parser!(u32).range(1..=65_536))]
    memory: u32,
    #[arg(long, value_name = "FILE.json", conflicts_with = "verify")]
    out: Option<PathBuf>,
    #[arg(long, value_name = "FILE.json")]
    verify: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// Names the form of the file.
const FORMAT: &str = "waldpfade-solution/1";

/// What is written and checked.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    format: String,
    solutions: Vec<Solved>,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let game = pick::game(&args.game)?;
    // An entry takes 48 bytes or less.
    let room = (args.memory as usize) << 20 >> 6;
    if let Some(path) = &args.verify {
        return check(&*game, path, room, tongue);
    }
    let mut fixed = match pick::options(args.options.as_deref())? {
        Json::Object(fixed) => fixed,
        _ => Map::new(),
    };
    if let Some(size) = args.size {
        fixed.insert("size".to_owned(), size.into());
    }
    let mut solutions = Vec::new();
    for options in every(&game.schema(Shape::Options), &fixed) {
        let words = game.words(tongue.lang());
        let solved = game.solve(&options, args.replies, room, interrupt::flag(), &progress(&options, tongue));
        solutions.push(solved.map_err(|failed| {
            match failed {
                NotSolved::Faults(faults) => Failure::faults(&words, &faults),
                NotSolved::Unsolvable(why) => Phrase::new(match why {
                    Unsolvable::NotForTwo => "solve-not-for-two",
                    Unsolvable::Chance => "solve-chance",
                    Unsolvable::NoSolverKey => "solve-no-solver-key",
                })
                .with("title", words.text_or_key("title"))
                .into(),
                NotSolved::Stopped { progress } => {
                    let phrase = Phrase::new("solve-stopped").with("options", options.to_string());
                    phrase.with("positions", tables::figure_whole(progress.positions)).into()
                }
            }
        })?);
    }
    let mut text = String::new();
    let heads = ["solve-options", "solve-value", "solve-openings", "solve-positions"];
    let mut table = tables::plain(heads.iter().map(|head| tongue.text(head)).collect());
    for solved in &solutions {
        let best: Vec<&str> = solved
            .openings
            .iter()
            .filter(|opening| opening.value == solved.value)
            .map(|opening| opening.choice.as_str())
            .collect();
        table.add_row([
            solved.options.to_string(),
            tongue.text(value_key(solved.value)),
            best.join(" "),
            tables::figure_whole(solved.positions),
        ]);
        let _ = write!(text, "\n{}: {}", solved.options, solved.line.join(" "));
    }
    let output = Table { format: FORMAT.to_owned(), solutions };
    if let Some(path) = &args.out {
        let text = serde_json::to_string_pretty(&output).unwrap_or_default();
        files::write(path, format!("{text}\n").as_bytes())?;
    }
    let shown = if args.json { table::to_value(&output).to_string() } else { format!("{table}{text}") };
    files::print_line(&shown)?;
    Ok(ExitCode::SUCCESS)
}

fn value_key(value: Value) -> &'static str {
    match value {
        Value::First => "solve-first",
        Value::Draw => "solve-draw",
        Value::Second => "solve-second",
    }
}

/// Tells on standard error now and then how far it is.
fn progress<'p>(options: &'p Json, tongue: &'p Tongue) -> impl Fn(Progress) + 'p {
    let (begun, told) = (Instant::now(), Cell::new(Duration::ZERO));
    move |progress: Progress| {
        let spent = begun.elapsed();
        if spent < told.get() + Duration::from_secs(10) {
            return;
        }
        told.set(spent);
        if let Some((done, all)) = progress.tabled {
            let phrase = Phrase::new("solve-tabled")
                .with("options", options.to_string())
                .with("done", tables::figure_whole(done))
                .with("all", tables::figure_whole(all))
                .with("seconds", spent.as_secs());
            eprintln!("{}", tongue.say(&phrase));
            return;
        }
        let phrase = Phrase::new("solve-progress")
            .with("options", options.to_string())
            .with("done", progress.done)
            .with("all", progress.all)
            .with("positions", tables::figure_whole(progress.positions))
            .with("seconds", spent.as_secs());
        eprintln!("{}", tongue.say(&phrase));
    }
}

/// Checks a table that was written before.
fn check(game: &dyn AnyGame, path: &Path, room: usize, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let file = files::shown(path);
    let unreadable =
        |detail: String| Phrase::new("solve-unreadable").with("file", file.as_str()).with("detail", detail);
    let table: Table =
        serde_json::from_str(&files::read(path)?).map_err(|error| unreadable(error.to_string()))?;
    if table.format != FORMAT {
        return Err(unreadable(table.format).into());
    }
    for solved in &table.solutions {
        if solved.game != game.id() || solved.ruleset != game.ruleset() {
            return Err(unreadable(solved.ruleset.clone()).into());
        }
        let words = game.words(tongue.lang());
        let tell = progress(&solved.options, tongue);
        match game.verify_solution(solved, room, interrupt::flag(), &tell) {
            Ok(Some(values)) => {
                let phrase = Phrase::new("solve-true").with("options", solved.options.to_string());
                files::print_line(&tongue.say(&phrase.with("values", values)))?;
            }
            Ok(None) => return Ok(ExitCode::from(INTERRUPTED)),
            Err(NotTrue::Faults(faults)) => return Err(Failure::faults_in(&file, &words, &faults)),
            Err(NotTrue::Mismatch(wrong)) => {
                let phrase = Phrase::new("solve-wrong")
                    .with("file", file.as_str())
                    .with("options", solved.options.to_string())
                    .with("place", wrong.place)
                    .with("written", wrong.written)
                    .with("found", wrong.found);
                return Err(phrase.into());
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Every way to choose the options that are a yes or no, or one of a few words, and are not fixed.
fn every(schema: &Json, fixed: &Map<String, Json>) -> Vec<Json> {
    let mut all = vec![fixed.clone()];
    let fields = schema.get("properties").and_then(Json::as_object);
    for (name, field) in fields.into_iter().flatten().filter(|(name, _)| !fixed.contains_key(*name)) {
        let choices = choices(schema, field);
        if choices.is_empty() {
            continue;
        }
        let with = |options: &Map<String, Json>| {
            choices
                .iter()
                .map(|choice| {
                    let mut options = options.clone();
                    options.insert(name.clone(), choice.clone());
                    options
                })
                .collect::<Vec<_>>()
        };
        all = all.iter().flat_map(with).collect();
    }
    all.into_iter().map(Json::Object).collect()
}

/// What a field may be, if that is a short list.
fn choices(schema: &Json, field: &Json) -> Vec<Json> {
    let field = match field.get("$ref").and_then(Json::as_str) {
        Some(name) => schema.pointer(name.trim_start_matches('#')).unwrap_or(field),
        None => field,
    };
    if field.get("type") == Some(&json!("boolean")) {
        return vec![json!(false), json!(true)];
    }
    if let Some(words) = field.get("enum").and_then(Json::as_array) {
        return words.clone();
    }
    let one_of = field.get("oneOf").and_then(Json::as_array);
    one_of.into_iter().flatten().filter_map(|choice| choice.get("const").cloned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_of_a_schema() {
        let schema = json!({
            "properties": {
                "size": {"type": "integer"},
                "draws": {"type": "boolean"},
                "announce": {"$ref": "#/$defs/Announce"},
            },
            "$defs": {"Announce": {"oneOf": [{"const": "automatic"}, {"const": "manual"}]}},
        });
        let Json::Object(fixed) = json!({"size": 3}) else { unreachable!() };
        assert_eq!(every(&schema, &fixed).len(), 4);
        let Json::Object(fixed) = json!({"size": 3, "draws": true}) else { unreachable!() };
        let found = every(&schema, &fixed);
        assert_eq!(
            found,
            [
                json!({"size": 3, "draws": true, "announce": "automatic"}),
                json!({"size": 3, "draws": true, "announce": "manual"}),
            ]
        );
    }
}

//! `suggest`: good moves in a position, and why.

use super::replay::viewer;
use super::source::Source;
use super::thought::Thought;
use crate::failure::Failure;
use crate::tongue::Tongue;
use crate::{files, interrupt, pick};
use opponents::Stop;
use serde_json::json;
use shelf::{AnyMatch, Hint};
use std::process::ExitCode;
use table::{Phrase, Seat, Seed, Viewer};
use words::Words;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    source: Source,
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    #[arg(long, value_name = "LEVEL", default_value = "hard")]
    level: String,
    #[arg(long, value_name = "N", default_value = "3", value_parser = clap::value_parser!(u16).range(1..=100))]
    count: u16,
    #[command(flatten)]
    thought: Thought,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let level = pick::level(&args.level)?;
    let (game_match, words) = args.source.open(tongue)?;
    let seat = asked(args.seat.as_deref(), &*game_match)?;
    game_match.may_decide(seat).map_err(|refusal| Failure::Told(vec![words.refusal(&refusal)]))?;
    let budget = args.thought.budget(Stop::of(interrupt::flag()));
    let hints = game_match.decision(seat).suggest(
        level,
        budget,
        seed(u64::from(game_match.status().ply)),
        args.count.into(),
    );
    for hint in &hints {
        let line = if args.json { as_json(hint, &words) } else { as_text(hint, &words, tongue) };
        files::print_line(&line)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The randomness of hints: the same question gets the same answer, unless a limit of time cuts it short.
pub(super) fn seed(ply: u64) -> Seed {
    Seed::from_number(0x417).derive("hint", ply)
}

/// The seat that is named, or the first that is waited for.
fn asked(named: Option<&str>, game_match: &dyn AnyMatch) -> Result<Seat, Failure> {
    let over = || Failure::from(Phrase::new("suggest-over"));
    match named {
        None => game_match.status().waiting.first().ok_or_else(over),
        Some(name) => match viewer(name, game_match.seats())? {
            Viewer::Seat(seat) => Ok(seat),
            Viewer::Spectator => Err(Phrase::new("suggest-spectator").into()),
        },
    }
}

/// A hint in one line, and its reasons in another.
pub(super) fn as_text(hint: &Hint, words: &Words, tongue: &Tongue) -> String {
    let percent = |share: f32| (f64::from(share) * 100.0).round() as i64;
    let phrase = Phrase::new("play-hint")
        .with("move", hint.choice.text.as_str())
        .with("described", words.say(&hint.described))
        .with("chance", percent(hint.expected.midpoint(1.0)))
        .with("sure", percent(hint.sure));
    let reasons: Vec<String> = hint.reasons.iter().map(|reason| words.say(reason)).collect();
    let mut text = tongue.say(&phrase);
    if !reasons.is_empty() {
        text += "\n     ";
        text += &reasons.join("; ");
    }
    text
}

fn as_json(hint: &Hint, words: &Words) -> String {
    let reasons: Vec<String> = hint.reasons.iter().map(|reason| words.say(reason)).collect();
    json!({
        "text": hint.choice.text,
        "move": hint.choice.json,
        "described": words.say(&hint.described),
        "expected": hint.expected,
        "sure": hint.sure,
        "reasons": reasons,
    })
    .to_string()
}

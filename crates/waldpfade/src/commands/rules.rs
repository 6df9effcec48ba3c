//! `rules`: the rules of a game, all or some, and the texts of its cards.

use super::cards;
use crate::failure::Failure;
use crate::tongue::Tongue;
use crate::{files, pick};
use core::fmt::Write as _;
use serde_json::{Value, json};
use std::process::ExitCode;
use table::{Phrase, Rule};
use words::Words;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: String,
    #[arg(value_name = "RULE")]
    rules: Vec<String>,
    #[arg(long, value_name = "NAME", num_args = 0.., conflicts_with = "rules")]
    cards: Option<Vec<String>>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let game = pick::game(&args.game)?;
    let words = game.words(tongue.lang());
    if let Some(names) = &args.cards {
        files::print_line(&cards::told(&*game, names, args.json, tongue)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    let chosen = choose(game.rules(), &args.rules)?;
    if args.json {
        let rules: Vec<Value> = chosen.iter().map(|rule| as_json(rule, &words)).collect();
        files::print_line(&json!(rules).to_string())?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut text = String::new();
    if args.rules.is_empty() {
        let title = words.text_or_key("title");
        let _ = writeln!(text, "{title}\n{}\n", "=".repeat(title.chars().count()));
        let _ = writeln!(text, "{}\n", words.text_or_key("tagline"));
    }
    for rule in chosen {
        text += &as_text(rule, &words, tongue);
    }
    files::print_line(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// The rules that were named, or all; ids may be typed in small letters.
pub(crate) fn choose(all: &[Rule], named: &[String]) -> Result<Vec<Rule>, Failure> {
    if named.is_empty() {
        return Ok(all.to_vec());
    }
    let find = |name: &String| {
        all.iter().copied().find(|rule| rule.eq_ignore_ascii_case(name)).ok_or_else(|| {
            let known = format!("{} … {}", all.first().unwrap_or(&""), all.last().unwrap_or(&""));
            Failure::from(Phrase::new("unknown-rule").with("rule", name.as_str()).with("known", known))
        })
    };
    named.iter().map(find).collect()
}

fn as_json(rule: Rule, words: &Words) -> Value {
    json!({
        "id": rule,
        "text": words.text_or_key(&format!("rule-{rule}")),
        "mark": words.text(&format!("rule-{rule}.mark")),
        "ruling": words.text(&format!("rule-{rule}.ruling")),
    })
}

/// A rule as people read it, with the reason where it is a ruling.
pub(crate) fn as_text(rule: Rule, words: &Words, tongue: &Tongue) -> String {
    let mut text = String::new();
    let indent = " ".repeat(rule.len() + 2);
    let said = words.text_or_key(&format!("rule-{rule}"));
    let mut lines = said.lines();
    let _ = writeln!(text, "{rule}  {}", lines.next().unwrap_or_default());
    for line in lines {
        let _ = writeln!(text, "{indent}{line}");
    }
    if let Some(ruling) = words.text(&format!("rule-{rule}.ruling")) {
        let reason = tongue.say(&Phrase::new("rules-ruling").with("reason", ruling));
        let _ = writeln!(text, "{indent}{reason}");
    }
    text
}

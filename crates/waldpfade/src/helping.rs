//! Help and usage errors in the language of the reader.
//!
//! Every command and argument is worded in the language files by its name: `cmd-play` (with `.long` and `.examples`),
//! `arg-seed`, or `arg-play-seats` where a command needs words of its own (with `.value` for the name of its value).

use crate::tongue::Tongue;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};
use std::process::ExitCode;
use table::Phrase;
use words::Words;

/// The exit code for a command line that cannot be understood.
const MISUSED: u8 = 2;

/// Puts words to a command and all below it.
pub(crate) fn localise(command: Command, words: &Words) -> Command {
    let mut command = dress(command, "", words);
    command.build();
    reword_usage(&mut command, words);
    command
}

fn dress(command: Command, path: &str, words: &Words) -> Command {
    let key = if path.is_empty() { "cmd".to_owned() } else { format!("cmd-{path}") };
    let heading = |name: &str| words.text_or_key(name);
    let template = format!(
        "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}\n",
        heading("help-usage")
    );
    let mut command = command
        .about(words.text_or_key(&key))
        .help_template(template)
        .subcommand_help_heading(heading("help-commands"))
        .subcommand_value_name(heading("help-command"))
        .mut_args(|argument| dress_argument(argument, path, words))
        .mut_subcommands(|inner| {
            let name = inner.get_name().to_owned();
            dress(inner, &name, words)
        });
    if let Some(examples) = words.text(&format!("{key}.examples")) {
        command = command.after_help(format!("{}\n{}", heading("help-examples"), indented(&examples)));
    }
    command
}

fn dress_argument(argument: Arg, path: &str, words: &Words) -> Arg {
    let id = argument.get_id().as_str().replace('_', "-");
    let (own, common) = (format!("arg-{path}-{id}"), format!("arg-{id}"));
    let text = |suffix: &str| {
        words.text(&format!("{own}{suffix}")).or_else(|| words.text(&format!("{common}{suffix}")))
    };
    let heading = if argument.is_positional() { "help-arguments" } else { "help-options" };
    let value = text(".value");
    let mut argument = argument
        .help(text("").unwrap_or_else(|| words.text_or_key(&common)))
        .help_heading(words.text_or_key(heading));
    if argument.get_action().takes_values() {
        // What may be said and what is taken otherwise stands in the text, in the reader's language.
        argument = argument.hide_possible_values(true).hide_default_value(true);
    }
    if let Some(value) = value {
        argument = argument.value_name(value);
    }
    argument
}

/// The one English word that clap writes into usage lines itself.
fn reword_usage(command: &mut Command, words: &Words) {
    let usage = command.render_usage().to_string();
    let usage = usage.split_once(' ').map_or(usage.as_str(), |(_, usage)| usage);
    let usage = usage.replace("[OPTIONS]", &words.text_or_key("help-options-short"));
    *command = core::mem::take(command).override_usage(usage);
    for inner in command.get_subcommands_mut() {
        reword_usage(inner, words);
    }
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}

/// Shows help that was asked for, or says what is wrong with the command line.
pub(crate) fn explain(error: &clap::Error, tongue: &Tongue) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        // A reader that went away needs no help any more.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let problem = tongue.say(&problem(error));
    eprintln!("{}", tongue.say(&Phrase::new("failure").with("message", problem)));
    eprintln!("{}", tongue.text("usage-try-help"));
    ExitCode::from(MISUSED)
}

fn problem(error: &clap::Error) -> Phrase {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(other) => other.to_string(),
        None => String::new(),
    };
    let argument = context(ContextKind::InvalidArg);
    let value = context(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let meant = context(ContextKind::SuggestedSubcommand);
            let name = context(ContextKind::InvalidSubcommand);
            if meant.is_empty() {
                Phrase::new("usage-no-command").with("name", name)
            } else {
                Phrase::new("usage-no-command-but").with("name", name).with("meant", meant)
            }
        }
        ErrorKind::UnknownArgument => {
            let meant = context(ContextKind::SuggestedArg);
            if meant.is_empty() {
                Phrase::new("usage-no-argument").with("argument", argument)
            } else {
                Phrase::new("usage-no-argument-but").with("argument", argument).with("meant", meant)
            }
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            Phrase::new("usage-value-missing").with("argument", argument)
        }
        ErrorKind::InvalidValue => Phrase::new("usage-bad-choice")
            .with("argument", argument)
            .with("value", value)
            .with("known", context(ContextKind::ValidValue)),
        ErrorKind::ValueValidation => {
            let detail = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
            Phrase::new("usage-bad-value")
                .with("argument", argument)
                .with("value", value)
                .with("detail", detail)
        }
        ErrorKind::MissingRequiredArgument => Phrase::new("usage-missing").with("argument", argument),
        ErrorKind::ArgumentConflict => Phrase::new("usage-conflict")
            .with("argument", argument)
            .with("other", context(ContextKind::PriorArg)),
        ErrorKind::InvalidUtf8 => Phrase::new("usage-not-utf8"),
        _ => {
            let detail = error.to_string();
            let detail = detail.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned();
            Phrase::new("usage-other").with("detail", detail)
        }
    }
}

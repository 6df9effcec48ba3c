//! `merge`: the slices of a simulation or tournament, put together.

use crate::failure::Failure;
use crate::lab::{self, Showing, Shown};
use crate::tongue::Tongue;
use crate::{files, pick};
use laboratory::{BadStudy, CannotMerge, FORMAT, Study};
use std::path::PathBuf;
use std::process::ExitCode;
use table::Phrase;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    showing: Showing,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let read = |path: &PathBuf| {
        let name = files::shown(path);
        let study = Study::read(&files::read(path)?).map_err(|bad| unreadable(&name, bad))?;
        Ok::<_, Failure>((name, study))
    };
    let studies = args.files.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let study = Study::merge(studies).map_err(refused)?;
    let words = pick::game(&study.plan.game)?.words(tongue.lang());
    lab::show(&Shown { study: &study, words: &words, tongue, again: String::new() }, &args.showing)
}

fn unreadable(file: &str, bad: BadStudy) -> Phrase {
    match bad {
        BadStudy::Unreadable(detail) => {
            Phrase::new("merge-unreadable").with("file", file).with("detail", detail)
        }
        BadStudy::Format(found) => {
            Phrase::new("merge-format").with("file", file).with("found", found).with("known", FORMAT)
        }
        BadStudy::Numbers { path, expected, found } => Phrase::new("merge-numbers")
            .with("file", file)
            .with("path", path)
            .with("expected", expected.to_string())
            .with("found", found.to_string()),
    }
}

fn refused(refusal: CannotMerge) -> Phrase {
    match refusal {
        CannotMerge::Nothing => Phrase::new("merge-nothing"),
        CannotMerge::Differs { file, other, field, here, there } => Phrase::new("merge-differs")
            .with("file", file)
            .with("other", other)
            .with("field", field)
            .with("here", here)
            .with("there", there),
        CannotMerge::Twice { file, other, shard } => Phrase::new("merge-twice")
            .with("file", file)
            .with("other", other)
            .with("shard", shard.to_string()),
        CannotMerge::Missing { numbers, of } => {
            let missing: Vec<String> = numbers.iter().map(|number| format!("{number}/{of}")).collect();
            Phrase::new("merge-missing").with("missing", missing.join(", "))
        }
        CannotMerge::Stopped { file, shard } => {
            Phrase::new("merge-stopped").with("file", file).with("shard", shard.to_string())
        }
    }
}

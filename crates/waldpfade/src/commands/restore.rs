//! `restore`: a copy put back in place of what the server keeps.

use super::serve::usual_data;
use crate::failure::Failure;
use crate::files;
use crate::tongue::Tongue;
use std::path::PathBuf;
use std::process::ExitCode;
use store::{Sqlite, StoreError};
use table::Phrase;
use tokio::runtime::Builder;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(long, value_name = "FILE")]
    from: PathBuf,
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let data = match &args.data {
        Some(data) => data.clone(),
        None => usual_data()?,
    };
    if !args.from.is_file() {
        return Err(Phrase::new("file-not-found").with("file", files::shown(&args.from)).into());
    }
    let failed = |error: &StoreError| match error {
        StoreError::InUse { process, .. } => in_use(&data, *process),
        StoreError::Exists { .. } => Phrase::new("restore-same").with("file", files::shown(&data)),
        other => {
            let problem = Phrase::new("restore-failed").with("file", files::shown(&data));
            problem.with("from", files::shown(&args.from)).with("detail", other.to_string())
        }
    };
    let restored = Builder::new_current_thread().enable_all().build()?;
    let restored = restored.block_on(Sqlite::restore(&args.from, &data));
    let kept = restored.map_err(|error| Failure::from(failed(&error)))?;
    let done = Phrase::new("restore-done").with("file", files::shown(&data));
    files::print_line(&tongue.say(&done.with("from", files::shown(&args.from))))?;
    if let Some(kept) = kept {
        files::print_line(&tongue.say(&Phrase::new("restore-kept").with("file", files::shown(&kept))))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Another process has the file.
pub(super) fn in_use(data: &std::path::Path, process: Option<u32>) -> Phrase {
    let file = files::shown(data);
    match process {
        Some(process) => Phrase::new("data-in-use").with("file", file).with("process", process.to_string()),
        None => Phrase::new("data-in-use-by-somebody").with("file", file),
    }
}

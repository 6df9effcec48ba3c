//! `backup`: a copy of everything that a server keeps, while it goes on serving.

use super::serve::usual_data;
use crate::failure::Failure;
use crate::files;
use crate::tongue::Tongue;
use std::path::PathBuf;
use std::process::ExitCode;
use store::{Sqlite, Store, StoreError};
use table::Phrase;
use tokio::runtime::Builder;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<ExitCode, Failure> {
    let data = match &args.data {
        Some(data) => data.clone(),
        None => usual_data()?,
    };
    // Opening would make an empty file; a copy of nothing is no backup.
    if !data.is_file() {
        return Err(Phrase::new("file-not-found").with("file", files::shown(&data)).into());
    }
    let failed = |error: &StoreError| match error {
        StoreError::Exists { path } => Phrase::new("backup-exists").with("file", files::shown(path)),
        other => {
            let problem = Phrase::new("backup-failed").with("file", files::shown(&data));
            problem.with("out", files::shown(&args.out)).with("detail", other.to_string())
        }
    };
    let copied = Builder::new_current_thread().enable_all().build()?.block_on(async {
        let store = Sqlite::open(&data).await?;
        let copied = store.backup_to(&args.out).await;
        store.close().await?;
        copied
    });
    copied.map_err(|error| Failure::from(failed(&error)))?;
    let size = std::fs::metadata(&args.out).map_or(0, |file| file.len());
    let told = Phrase::new("backup-done")
        .with("file", files::shown(&args.out))
        .with("kilobytes", size.div_ceil(1024));
    files::print_line(&tongue.say(&told))?;
    Ok(ExitCode::SUCCESS)
}

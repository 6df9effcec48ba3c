//! Reading and writing files, with errors that say what to do.

use crate::failure::Failure;
use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;
use table::Phrase;

/// No record, position or component file is longer than this.
const LONGEST: u64 = 64 << 20;

/// The text of a file; `-` stands for standard input.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let name = shown(path);
    let failed = |error: &io::Error| {
        let key = match error.kind() {
            io::ErrorKind::NotFound => "file-not-found",
            io::ErrorKind::PermissionDenied => "file-not-readable",
            io::ErrorKind::IsADirectory => "file-is-folder",
            _ => "file-not-read",
        };
        Failure::Problem(Phrase::new(key).with("file", name.as_str()).with("detail", error.to_string()))
    };
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().lock().take(LONGEST + 1).read_to_end(&mut bytes)
    } else {
        fs::File::open(path).and_then(|file| file.take(LONGEST + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| failed(&error))?;
    if bytes.len() as u64 > LONGEST {
        let problem = Phrase::new("file-too-long").with("file", name.as_str()).with("most", LONGEST >> 20);
        return Err(problem.into());
    }
    String::from_utf8(bytes).map_err(|_| Phrase::new("file-not-text").with("file", name.as_str()).into())
}

/// Name and text of each file in a folder, in order of their names; folders inside it and hidden files are passed over.
pub(crate) fn read_folder(path: &Path) -> Result<Vec<(String, String)>, Failure> {
    let failed = |error: io::Error| -> Failure {
        Phrase::new("file-not-read").with("file", shown(path)).with("detail", error.to_string()).into()
    };
    let mut texts = Vec::new();
    for entry in fs::read_dir(path).map_err(failed)? {
        let file = entry.map_err(failed)?.path();
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if file.is_file() && !name.starts_with('.') {
            texts.push((name, read(&file)?));
        }
    }
    texts.sort();
    Ok(texts)
}

/// Writes a file; `-` stands for standard output.
pub(crate) fn write(path: &Path, contents: &[u8]) -> Result<(), Failure> {
    if path == Path::new("-") {
        return print(contents);
    }
    fs::write(path, contents).map_err(|error| {
        let problem =
            Phrase::new("file-not-written").with("file", shown(path)).with("detail", error.to_string());
        problem.into()
    })
}

/// Writes to standard output, all at once.
pub(crate) fn print(contents: &[u8]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(contents)?;
    out.flush()?;
    Ok(())
}

/// Writes a text to standard output and ends its last line.
pub(crate) fn print_line(text: &str) -> Result<(), Failure> {
    print(format!("{}\n", text.trim_end_matches('\n')).as_bytes())
}

/// The name of a file as people know it.
pub(crate) fn shown(path: &Path) -> String {
    path.display().to_string()
}

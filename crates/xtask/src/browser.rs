//! The tests in a real browser: finds Chromium and its driver, or installs them.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, bail};

use crate::shell::{run, succeeds};

/// The Debian packages that bring the two programs.
const PACKAGES: [&str; 2] = ["chromium", "chromium-driver"];
/// The programs, in the same order.
const PROGRAMS: [&str; 2] = ["chromium", "chromedriver"];

/// Makes sure that a browser can be driven. Where it is missing it is installed, if we may; nothing is skipped in silence.
pub(crate) fn ready() -> Result<()> {
    let missing = missing(&folders());
    if missing.is_empty() {
        return Ok(());
    }
    let packages = PACKAGES.join(" ");
    let Some(apt) = find("apt-get", &folders()).filter(|_| is_root()) else {
        bail!(
            "{} not found: the tests in the browser need the packages {packages}; install them, \
             on Debian by `sudo apt-get install {packages}`",
            missing.join(" and ")
        );
    };
    println!("{} not found: installing {packages}", missing.join(" and "));
    let get = |words: &[&str]| {
        let mut command = Command::new(&apt);
        command.args(words).env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    // A list of packages that is there may do; a machine without any has to fetch it first.
    let install = [&["install", "-y", "--no-install-recommends"][..], &PACKAGES].concat();
    if !succeeds(&mut get(&install)) {
        run(&mut get(&["update"]))?;
        run(&mut get(&install))?;
    }
    match self::missing(&folders()) {
        left if left.is_empty() => Ok(()),
        left => bail!("{packages} are installed, but {} cannot be found", left.join(" and ")),
    }
}

/// The folders in which programs are looked for.
fn folders() -> Vec<PathBuf> {
    std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect()).unwrap_or_default()
}

/// The programs that are in none of these folders.
fn missing(folders: &[PathBuf]) -> Vec<&'static str> {
    PROGRAMS.into_iter().filter(|program| find(program, folders).is_none()).collect()
}

fn find(program: &str, folders: &[PathBuf]) -> Option<PathBuf> {
    folders.iter().map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// Are we allowed to install packages?
fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|answer| answer.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_found_where_they_are() {
        let folder = std::env::temp_dir().join(format!("xtask-browser-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let folders = [folder.clone()];
        assert_eq!(missing(&folders), PROGRAMS);
        std::fs::write(folder.join("chromium"), "").unwrap();
        assert_eq!(missing(&folders), ["chromedriver"]);
        std::fs::write(folder.join("chromedriver"), "").unwrap();
        assert!(missing(&folders).is_empty());
        std::fs::remove_dir_all(folder).unwrap();
    }
}

//! The component files of a game, by name, and all of them as one text.
//!
//! A game with one file is written as that file. Several are written one after the other, each under a line with its
//! name:
//!
//! ```text
//! === beasts.txt ===
//! moss-bear 4 hurt 3
//! === items.txt ===
//! oak-shield 2 carry
//! ```
//!
//! A line of a file that looks like such a header is written with one more sign of equality before it.

use crate::{Fault, Phrase};
use std::borrow::Cow;

const MARK: &str = "===";

/// The component files of a game, in the game's order; always all of them.
///
/// ```
/// # use table::ComponentFiles;
/// let own = ComponentFiles::own(&[("beasts.txt", "moss-bear 4\n"), ("items.txt", "oak-shield 2\n")]);
/// let other = own.clone().with_files([("items.txt".to_owned(), "ash-staff 1\n".to_owned())]).unwrap();
/// assert_eq!(other.get("beasts.txt"), "moss-bear 4\n");
/// assert_eq!(own.with_text(&other.to_text()), Ok(other));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComponentFiles(Vec<(&'static str, Cow<'static, str>)>);

impl ComponentFiles {
    /// The files that come with a game.
    pub fn own(files: &[(&'static str, &'static str)]) -> ComponentFiles {
        ComponentFiles(files.iter().map(|(name, text)| (*name, Cow::Borrowed(*text))).collect())
    }

    /// Name and text of each.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&'static str, &str)> {
        self.0.iter().map(|(name, text)| (*name, text.as_ref()))
    }

    /// The text of a file; empty if the game has none of this name.
    pub fn get(&self, name: &str) -> &str {
        self.iter().find(|(known, _)| *known == name).map_or("", |(_, text)| text)
    }

    /// With other texts for some of the files, such as those of a folder; a name that the game does not know is a fault.
    pub fn with_files(
        mut self,
        files: impl IntoIterator<Item = (String, String)>,
    ) -> Result<ComponentFiles, Vec<Fault>> {
        let mut faults = Vec::new();
        for (name, text) in files {
            match self.0.iter_mut().find(|(known, _)| *known == name) {
                Some((_, kept)) => *kept = Cow::Owned(text),
                None => faults.push(self.unknown(&name)),
            }
        }
        if faults.is_empty() { Ok(self) } else { Err(faults) }
    }

    /// With the texts that [`ComponentFiles::to_text`] wrote: all files, or the one that the game has.
    pub fn with_text(self, text: &str) -> Result<ComponentFiles, Vec<Fault>> {
        if text.lines().next().and_then(header).is_some() {
            return self.with_bundle(text);
        }
        match &self.0[..] {
            [] if text.trim().is_empty() => Ok(self),
            [] => Err(vec![Fault::whole(Phrase::new("fault-components-none"))]),
            [(name, _)] => Ok(ComponentFiles(vec![(name, Cow::Owned(text.to_owned()))])),
            _ => {
                let reason = Phrase::new("fault-components-header").with("known", self.known());
                Err(vec![Fault::line(1, reason)])
            }
        }
    }

    /// All of them as one text, from which [`ComponentFiles::with_text`] reads them again; the last line of each file
    /// is ended where it was not.
    pub fn to_text(&self) -> String {
        if let [(_, text)] = &self.0[..]
            && text.lines().next().and_then(header).is_none()
        {
            return text.clone().into_owned();
        }
        let mut bundle = String::new();
        for (name, text) in self.iter() {
            bundle.extend([MARK, " ", name, " ", MARK, "\n"]);
            for line in text.split_inclusive('\n') {
                if line.starts_with(MARK) {
                    bundle.push('=');
                }
                bundle += line;
            }
            if !bundle.ends_with('\n') {
                bundle.push('\n');
            }
        }
        bundle
    }

    fn with_bundle(self, text: &str) -> Result<ComponentFiles, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut found: Vec<(&str, String)> = Vec::new();
        for (index, line) in text.split_inclusive('\n').enumerate() {
            if let Some(name) = header(line) {
                if self.0.iter().all(|(known, _)| *known != name) {
                    faults.push(Fault { place: crate::Place::Line(index + 1), ..self.unknown(name) });
                }
                if found.iter().any(|(known, _)| *known == name) {
                    let reason = Phrase::new("fault-components-twice").with("file", name);
                    faults.push(Fault::line(index + 1, reason));
                }
                found.push((name, String::new()));
            } else if let Some((_, text)) = found.last_mut() {
                let escaped = line.strip_prefix('=').filter(|rest| rest.starts_with(MARK));
                text.push_str(escaped.unwrap_or(line));
            }
        }
        for (name, _) in &self.0 {
            if found.iter().all(|(known, _)| known != name) {
                faults.push(Fault::whole(
                    Phrase::new("fault-components-missing").with("file", name.to_owned()),
                ));
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        self.with_files(found.into_iter().map(|(name, text)| (name.to_owned(), text)))
    }

    fn unknown(&self, name: &str) -> Fault {
        let reason = Phrase::new("fault-components-name").with("file", name).with("known", self.known());
        Fault::whole(reason)
    }

    fn known(&self) -> String {
        self.0.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }
}

/// The name in a header line.
fn header(line: &str) -> Option<&str> {
    let name = line.trim_end().strip_prefix(MARK)?.strip_suffix(MARK)?;
    let name = name.strip_prefix(' ')?.strip_suffix(' ')?.trim();
    (!name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Place;

    const TWO: &[(&str, &str)] = &[("a.txt", "one\ntwo"), ("b.txt", "=== a.txt ===\n===\n==== x\n")];

    #[test]
    fn one_file_is_written_as_it_is() {
        let one = ComponentFiles::own(&[("a.txt", "one\r\ntwo")]);
        assert_eq!(one.to_text(), "one\r\ntwo");
        assert_eq!(one.clone().with_text("three").unwrap().get("a.txt"), "three");
        let odd = one.clone().with_files([("a.txt".to_owned(), "=== a.txt ===\n".to_owned())]).unwrap();
        assert_eq!(one.with_text(&odd.to_text()), Ok(odd), "a file that looks like several");
    }

    #[test]
    fn several_files_read_back() {
        let two = ComponentFiles::own(TWO);
        let again = two.clone().with_text(&two.to_text()).unwrap();
        assert_eq!(again.get("a.txt"), "one\ntwo\n");
        assert_eq!(again.get("b.txt"), two.get("b.txt"));
        assert_eq!(again.to_text(), two.to_text());
        let windows = two.to_text().replace('\n', "\r\n");
        assert_eq!(two.with_text(&windows).unwrap().get("a.txt"), "one\r\ntwo\r\n");
    }

    #[test]
    fn faults_name_what_is_missing_strange_or_twice() {
        let two = || ComponentFiles::own(TWO);
        let keys = |text: &str| -> Vec<(Place, String)> {
            let faults = two().with_text(text).unwrap_err();
            faults.into_iter().map(|fault| (fault.place, fault.reason.key.into_owned())).collect()
        };
        assert_eq!(keys("one\n"), [(Place::Line(1), "fault-components-header".to_owned())]);
        assert_eq!(
            keys("=== a.txt ===\n=== c.txt ===\n=== a.txt ===\n"),
            [
                (Place::Line(2), "fault-components-name".to_owned()),
                (Place::Line(3), "fault-components-twice".to_owned()),
                (Place::Whole, "fault-components-missing".to_owned()),
            ]
        );
        assert!(two().with_files([("c.txt".to_owned(), String::new())]).is_err());
        assert!(ComponentFiles::own(&[]).with_text("one").is_err());
        assert!(ComponentFiles::own(&[]).with_text(" \n").is_ok());
    }
}

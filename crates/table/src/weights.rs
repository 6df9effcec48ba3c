//! The numbers of an evaluation, as data.
//!
//! A line a weight, `name = number`, with comments after `#`. The file that comes with a game says how its numbers were
//! found; the tuner of the laboratory writes the same form.

use crate::{Fault, Phrase};
use core::fmt;

/// Named numbers, in a fixed order.
///
/// ```
/// # use table::Weights;
/// let weights = Weights::read("# found by hand\nhunt = 0.18\nempty = 0.26").unwrap();
/// assert_eq!(weights.get("empty"), Some(0.26));
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Weights(Vec<(String, f32)>);

impl Weights {
    /// Reads a file; reports all faults with their lines.
    pub fn read(text: &str) -> Result<Weights, Vec<Fault>> {
        let (mut weights, mut faults) = (Weights::default(), Vec::new());
        for (line, text) in (1..).zip(text.lines()) {
            let text = text.split('#').next().unwrap_or_default().trim();
            if text.is_empty() {
                continue;
            }
            let mut fault = |key| faults.push(Fault::line(line, Phrase::new(key).with("text", text)));
            match text.split_once('=').map(|(name, number)| (name.trim(), number.trim().parse::<f32>())) {
                Some((name, Ok(number))) if number.is_finite() => {
                    if weights.get(name).is_some() {
                        fault("fault-weight-twice");
                    }
                    weights.0.push((name.to_owned(), number));
                }
                _ => fault("fault-weight-line"),
            }
        }
        if faults.is_empty() { Ok(weights) } else { Err(faults) }
    }

    /// The weight of this name.
    pub fn get(&self, name: &str) -> Option<f32> {
        self.0.iter().find(|(other, _)| other == name).map(|(_, number)| *number)
    }

    /// The same with another number for one name; unchanged if there is no such name.
    #[must_use]
    pub fn with(&self, name: &str, number: f32) -> Weights {
        let change =
            |(other, old): &(String, f32)| (other.clone(), if other == name { number } else { *old });
        Weights(self.0.iter().map(change).collect())
    }

    /// All names and numbers, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, f32)> {
        self.0.iter().map(|(name, number)| (name.as_str(), *number))
    }

    /// Nothing at all?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The numbers of exactly these names, in this order, or what is missing and what is not known.
    pub fn exactly<const N: usize>(&self, names: [&'static str; N]) -> Result<[f32; N], Vec<Fault>> {
        let missing = names.iter().filter(|name| self.get(name).is_none());
        let mut faults: Vec<Fault> = missing
            .map(|name| Fault::whole(Phrase::new("fault-weight-missing").with("name", *name)))
            .collect();
        let unknown = self.iter().filter(|(name, _)| !names.contains(name));
        faults.extend(unknown.map(|(name, _)| {
            let reason =
                Phrase::new("fault-weight-unknown").with("name", name).with("known", names.join(", "));
            Fault::whole(reason)
        }));
        if faults.is_empty() { Ok(names.map(|name| self.get(name).unwrap_or(0.0))) } else { Err(faults) }
    }
}

impl<'n> FromIterator<(&'n str, f32)> for Weights {
    fn from_iter<I: IntoIterator<Item = (&'n str, f32)>>(weights: I) -> Weights {
        Weights(weights.into_iter().map(|(name, number)| (name.to_owned(), number)).collect())
    }
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|(name, number)| writeln!(f, "{name} = {number}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Place;

    #[test]
    fn what_is_written_reads_back() {
        let weights = Weights::read("a = 1\n\n  b=-0.25 # why\n").unwrap();
        assert_eq!(Weights::read(&weights.to_string()), Ok(weights.clone()));
        assert_eq!(weights.with("b", 2.0).get("b"), Some(2.0));
        assert_eq!(weights.exactly(["b", "a"]), Ok([-0.25, 1.0]));
    }

    #[test]
    fn every_fault_is_named_with_its_line() {
        let faults = Weights::read("a = 1\nb\nc = many\nd = inf\na = 2\n").unwrap_err();
        let lines: Vec<&Place> = faults.iter().map(|fault| &fault.place).collect();
        assert_eq!(lines, [&Place::Line(2), &Place::Line(3), &Place::Line(4), &Place::Line(5)]);
        let faults = Weights::read("a = 1\nx = 1").unwrap().exactly(["a", "b"]).unwrap_err();
        assert_eq!(faults.len(), 2);
    }
}

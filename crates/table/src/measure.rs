//! Numbers that tell what kind of match it was.

/// One whole number about a match, such as how many networks were closed; its name is worded under `metric-<name>` in
/// the language files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measure {
    /// Which measurement.
    pub name: &'static str,
    /// The number, in units of one over `per`.
    pub value: i64,
    /// 1 for counts, 1000 for thousandths.
    pub per: u32,
}

impl Measure {
    /// A count.
    pub const fn new(name: &'static str, value: i64) -> Measure {
        Measure { name, value, per: 1 }
    }

    /// A number in thousandths: floats do not add up to the same in every order, whole numbers do.
    pub const fn per_thousand(name: &'static str, value: i64) -> Measure {
        Measure { name, value, per: 1000 }
    }
}

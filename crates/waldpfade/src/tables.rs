//! Tables for people.

use comfy_table::{Attribute, Cell, CellAlignment, ContentArrangement, LineStyle, Table, TableStyle};
use std::io::{IsTerminal, stdout};

/// Lines above, below and under the heads; nothing between rows.
const STYLE: TableStyle = TableStyle::new()
    .top_border(LineStyle::none().fill('─').junction('─'))
    .header_separator(LineStyle::none().fill('─').junction('─'))
    .bottom_border(LineStyle::none().fill('─').junction('─'));

/// How wide a table may be where no terminal says it.
const WIDTH: u16 = 100;

/// How wide the terminal is, or what fits most of them.
pub(crate) fn width() -> u16 {
    Table::new().width().unwrap_or(WIDTH)
}

/// A table with these heads; columns after the first hold numbers.
pub(crate) fn numbers(heads: Vec<String>) -> Table {
    let mut table = plain(heads);
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// A table with these heads.
pub(crate) fn plain(heads: Vec<String>) -> Table {
    let mut table = Table::new();
    table.load_style(STYLE);
    table.set_content_arrangement(ContentArrangement::Dynamic);
    if !stdout().is_terminal() {
        table.set_width(WIDTH);
    }
    table.set_header(heads.into_iter().map(|head| Cell::new(head).add_attribute(Attribute::Bold)));
    table
}

/// A number with as many digits as it deserves: thousands in groups, fractions only where they matter.
pub(crate) fn figure(number: f64) -> String {
    if number.abs() >= 1000.0 {
        let digits = format!("{number:.0}");
        let (sign, digits) = digits.strip_prefix('-').map_or(("", digits.as_str()), |digits| ("-", digits));
        let groups: Vec<&str> =
            digits.as_bytes().rchunks(3).rev().filter_map(|group| core::str::from_utf8(group).ok()).collect();
        // A thin space parts groups in every language.
        return format!("{sign}{}", groups.join("\u{202f}"));
    }
    format!("{number:.1}")
}

/// A whole number, thousands in groups.
pub(crate) fn figure_whole(number: u64) -> String {
    if number < 1000 { number.to_string() } else { figure(number as f64) }
}

/// A number with three digits or so.
pub(crate) fn short(number: f64) -> String {
    let digits = if number.abs() >= 100.0 || number.fract() == 0.0 {
        0
    } else if number.abs() >= 10.0 {
        1
    } else {
        2
    };
    format!("{number:.digits$}")
}

/// A rate as a percentage.
pub(crate) fn percent(rate: f64) -> String {
    format!("{:.1} %", rate * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_read_well() {
        assert_eq!(figure(12.34), "12.3");
        assert_eq!(figure(1_234_567.8), "1\u{202f}234\u{202f}568");
        assert_eq!(figure(-1000.0), "-1\u{202f}000");
        assert_eq!(percent(0.5), "50.0 %");
    }
}

//! Plots as SVG inside a page: colours are the page's, sizes fit a phone.
//!
//! Every plot is 340 units wide and is never shown wider than that by much, so that letters keep their size from a
//! phone to a desk. Rows carry their names in words: nothing is told by colour alone.

use core::fmt::Write as _;
use laboratory::Histogram;

/// The width of every plot.
const WIDTH: f64 = 340.0;
/// Room to the left and right of the ground.
const SIDE: f64 = 14.0;

/// A row of a plot of rates.
pub(super) struct Rate {
    pub(super) name: String,
    pub(super) value: f64,
    pub(super) range: [f64; 2],
    /// What is written at the end of the row.
    pub(super) note: String,
}

/// A row of a plot of two numbers.
pub(super) struct Pair {
    pub(super) name: String,
    pub(super) first: f64,
    pub(super) second: f64,
    pub(super) note: String,
}

/// Text that cannot become markup.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn open(height: f64, label: &str) -> String {
    format!("<svg viewBox=\"0 0 {WIDTH} {height:.0}\" role=\"img\" aria-label=\"{}\">", escaped(label))
}

fn word(svg: &mut String, class: &str, x: f64, y: f64, anchor: &str, text: &str) {
    let _ = write!(
        svg,
        "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{}</text>",
        escaped(text)
    );
}

/// A number with as many digits as its step needs.
fn tick_text(value: f64, step: f64) -> String {
    // As many as the step itself needs: 0.25 has two, though it is more than a tenth.
    let whole = |digits: &usize| (step * 10f64.powi(*digits as i32)).fract().abs() < 1e-6;
    let digits = (0..4).find(whole).unwrap_or(4);
    format!("{value:.digits$}").replace('-', "−")
}

/// Round numbers that part a range into about four.
fn ticks(low: f64, high: f64) -> (Vec<f64>, f64) {
    let rough = ((high - low) / 4.0).max(1e-9);
    let power = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 2.5, 5.0, 10.0].map(|many| many * power).into_iter().find(|&step| step >= rough);
    let step = step.unwrap_or(rough);
    let first = (low / step).ceil() as i64;
    let last = (high / step).floor() as i64;
    ((first..=last).take(12).map(|many| many as f64 * step).collect(), step)
}

/// An axis below the ground with its numbers, and thin lines through the ground.
fn axis(svg: &mut String, [low, high]: [f64; 2], top: f64, bottom: f64, percent: bool) {
    let scale = if percent { 100.0 } else { 1.0 };
    let (marks, step) = ticks(low * scale, high * scale);
    for mark in marks {
        let x = place(mark / scale, [low, high]);
        let _ = write!(svg, "<path class=\"grid\" d=\"M{x:.1} {top:.1}V{bottom:.1}\"/>");
        let text = tick_text(mark, step) + if percent { " %" } else { "" };
        word(svg, "tick", x.clamp(SIDE + 8.0, WIDTH - SIDE - 8.0), bottom + 14.0, "middle", &text);
    }
}

fn place(value: f64, [low, high]: [f64; 2]) -> f64 {
    SIDE + (WIDTH - 2.0 * SIDE) * ((value - low) / (high - low).max(1e-9)).clamp(0.0, 1.0)
}

/// Rates as dots in the ranges where they lie with confidence; a broken line marks what would be fair.
pub(super) fn rates(label: &str, rows: &[Rate], fair: Option<f64>) -> String {
    let [low, high] = reach(rows, fair);
    let room = ((high - low) * 0.08).max(0.01);
    ranges(label, rows, fair, [(low - room).max(0.0), (high + room).min(1.0)], true)
}

/// Numbers as dots in the ranges where they lie with confidence; a broken line marks the middle.
pub(super) fn numbers(label: &str, rows: &[Rate], middle: f64) -> String {
    let [low, high] = reach(rows, Some(middle));
    let room = ((high - low) * 0.08).max(1.0);
    ranges(label, rows, Some(middle), [low - room, high + room], false)
}

fn reach(rows: &[Rate], fair: Option<f64>) -> [f64; 2] {
    let ends = || rows.iter().flat_map(|row| row.range).chain(fair);
    [ends().reduce(f64::min).unwrap_or(0.0), ends().reduce(f64::max).unwrap_or(1.0)]
}

fn ranges(label: &str, rows: &[Rate], fair: Option<f64>, span: [f64; 2], percent: bool) -> String {
    let bottom = 8.0 + 40.0 * rows.len() as f64;
    let mut svg = open(bottom + 20.0, label);
    axis(&mut svg, span, 6.0, bottom, percent);
    if let Some(fair) = fair {
        let x = place(fair, span);
        let _ = write!(svg, "<path class=\"fair\" d=\"M{x:.1} 6V{bottom:.1}\"/>");
    }
    for (index, row) in rows.iter().enumerate() {
        let y = 8.0 + 40.0 * index as f64;
        word(&mut svg, "name", SIDE, y + 14.0, "start", &row.name);
        word(&mut svg, "note", WIDTH - SIDE, y + 14.0, "end", &row.note);
        let [from, to] = row.range.map(|end| place(end, span));
        let _ = write!(
            svg,
            "<rect class=\"range\" x=\"{from:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"8\" rx=\"4\"/>\
             <circle class=\"dot\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"6\"/>",
            y + 22.0,
            (to - from).max(2.0),
            place(row.value, span),
            y + 26.0,
        );
    }
    svg + "</svg>"
}

/// How often each number came up, in at most forty bars, with a mark at the mean. `span` makes several comparable.
pub(super) fn distribution(label: &str, values: &Histogram, per: f64, span: Option<[i64; 2]>) -> String {
    let [low, high] = span.unwrap_or([values.min(), values.max()]);
    let wide = ((high - low) / 40 + 1).max(1);
    let many = ((high - low) / wide + 1).clamp(1, 64) as usize;
    let mut bars = vec![0u64; many];
    for (value, count) in &values.0 {
        if let Some(bar) = bars.get_mut(((value - low) / wide).max(0) as usize) {
            *bar += count;
        }
    }
    let most = bars.iter().copied().max().unwrap_or(1).max(1) as f64;
    let (top, bottom) = (8.0, 78.0);
    let ends = [
        low as f64 / per - 0.5 * wide as f64 / per,
        (low + wide * many as i64) as f64 / per - 0.5 * wide as f64 / per,
    ];
    let mut svg = open(bottom + 20.0, label);
    axis(&mut svg, ends, top, bottom, false);
    let each = (WIDTH - 2.0 * SIDE) / many as f64;
    for (index, count) in bars.iter().enumerate().filter(|(_, count)| **count > 0) {
        let height = ((bottom - top) * *count as f64 / most).max(1.0);
        let _ = write!(
            svg,
            "<rect class=\"bar\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\"/>",
            SIDE + each * index as f64 + 0.1 * each,
            bottom - height,
            (0.8 * each).clamp(1.0, 36.0),
        );
    }
    let x = place(values.mean() / per, ends);
    let _ = write!(svg, "<path class=\"mean\" d=\"M{x:.1} {top:.1}V{bottom:.1}\"/>");
    svg + "</svg>"
}

/// Two numbers a row, joined by a line: a full dot for the first, a ring for the second.
pub(super) fn dumbbells(label: &str, rows: &[Pair]) -> String {
    let ends = rows.iter().flat_map(|row| [row.first, row.second]).chain([0.0]);
    let (low, high) = ends.fold((f64::MAX, f64::MIN), |(low, high), end| (low.min(end), high.max(end)));
    let room = ((high - low) * 0.05).max(0.05);
    let span = [low - room, high + room];
    let bottom = 8.0 + 36.0 * rows.len() as f64;
    let mut svg = open(bottom + 20.0, label);
    axis(&mut svg, span, 6.0, bottom, false);
    for (index, row) in rows.iter().enumerate() {
        let y = 8.0 + 36.0 * index as f64;
        word(&mut svg, "name", SIDE, y + 12.0, "start", &row.name);
        word(&mut svg, "note", WIDTH - SIDE, y + 12.0, "end", &row.note);
        let (first, second) = (place(row.first, span), place(row.second, span));
        let _ = write!(
            svg,
            "<path class=\"joint\" d=\"M{first:.1} {y:.1}H{second:.1}\"/>\
             <circle class=\"ring\" cx=\"{second:.1}\" cy=\"{y:.1}\" r=\"5\"/>\
             <circle class=\"dot\" cx=\"{first:.1}\" cy=\"{y:.1}\" r=\"5\"/>",
            y = y + 23.0,
        );
    }
    svg + "</svg>"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_cannot_become_markup() {
        assert_eq!(escaped("<b> & \"c\""), "&lt;b&gt; &amp; &quot;c&quot;");
        let rows = [Rate { name: "<b>".into(), value: 0.5, range: [0.4, 0.6], note: "&".into() }];
        let svg = rates("\"label\"", &rows, Some(0.5));
        assert!(svg.contains("&lt;b&gt;") && !svg.contains("<b>") && svg.contains("&quot;label&quot;"));
    }

    #[test]
    fn numbers_at_the_axis_are_round() {
        assert_eq!(ticks(0.0, 100.0), (vec![0.0, 25.0, 50.0, 75.0, 100.0], 25.0));
        assert_eq!(ticks(41.0, 59.0).0, [45.0, 50.0, 55.0]);
        assert_eq!(tick_text(-2.5, 0.5), "−2.5");
        assert_eq!(tick_text(0.75, 0.25), "0.75");
        assert_eq!(tick_text(40.0, 20.0), "40");
        assert!(ticks(1.0, 1.0).0.len() <= 2);
    }

    #[test]
    fn whatever_the_numbers_the_plot_is_sound() {
        let lone: Histogram = [7].into_iter().collect();
        let far: Histogram = [-1_000_000_000, 1_000_000_000].into_iter().collect();
        for values in [Histogram::default(), lone, far] {
            let svg = distribution("x", &values, 1000.0, None);
            assert!(!svg.contains("NaN") && !svg.contains("inf") && svg.ends_with("</svg>"), "{svg}");
        }
        assert!(!rates("x", &[], None).contains("NaN"));
        assert!(!dumbbells("x", &[]).contains("NaN"));
    }
}

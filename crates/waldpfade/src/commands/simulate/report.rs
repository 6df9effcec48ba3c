//! The report as a page that stands alone: no script, no network, light and dark.

use super::{Asked, heads, rows, summary};
use crate::tongue::Tongue;
use core::fmt::Write as _;
use opponents::Report;

const STYLE: &str = "\
:root{color-scheme:light dark;--paper:#f6f1de;--ink:#2c2a26;--moss:#cfdcae;--bark:#5b4632}
@media(prefers-color-scheme:dark){:root{--paper:#14201a;--ink:#ece6d3;--moss:#24352a;--bark:#c9b48f}}
body{background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1,h2{font-family:'Iowan Old Style',Palatino,Georgia,serif;color:var(--bark)}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .6rem;text-align:right;border-bottom:1px solid var(--moss)}
th:first-child,td:first-child{text-align:left}
svg{display:block;width:100%;height:1.2rem;margin-top:.2rem}
.range{fill:var(--moss)}.rate{fill:var(--bark)}
pre{white-space:pre-wrap}";

/// The whole page.
pub(super) fn page(asked: &Asked<'_>, report: &Report, tongue: &Tongue) -> String {
    let title = escaped(&asked.title);
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n<h1>{title}</h1>\n<pre>{}</pre>\n",
        tongue.lang(),
        escaped(&summary(asked, report, tongue)),
    );
    let [players, seats] = rows(asked, report, tongue);
    let by_player = report.win_rate.iter().copied().zip(report.ci95.iter().copied());
    section(&mut page, &heads("simulate-player", tongue), &players, by_player);
    let by_seat = report.by_seat.iter().map(|seat| (seat.win_rate, seat.ci95));
    section(&mut page, &heads("simulate-seat", tongue), &seats, by_seat);
    let _ = writeln!(page, "<h2>{}</h2>", escaped(&tongue.text("simulate-how")));
    let players: Vec<&str> = asked.plan.players.iter().map(|level| level.name()).collect();
    let mut command = format!("waldpfade simulate {} --seats {}", asked.game, players.join(","));
    let _ = write!(command, " --games {} --seed {}", asked.plan.games, asked.plan.seed);
    if !asked.plan.options.is_null() {
        let _ = write!(command, " --options '{}'", asked.plan.options);
    }
    command += &asked.thought.typed();
    if asked.plan.fixed_seats {
        command += " --fixed-seats";
    }
    let _ = writeln!(page, "<pre>{}</pre>\n</html>", escaped(&command));
    page
}

/// A table, and below each first cell a bar: the win rate as a line in the range where it lies with 95 % confidence.
fn section(
    page: &mut String,
    heads: &[String],
    rows: &[Vec<String>],
    rates: impl Iterator<Item = (f64, [f64; 2])>,
) {
    let _ = write!(page, "<h2>{}</h2>\n<table>\n<tr>", escaped(&heads[0]));
    for head in heads {
        let _ = write!(page, "<th scope=\"col\">{}", escaped(head));
    }
    for (row, (rate, [low, high])) in rows.iter().zip(rates) {
        page.push_str("\n<tr>");
        for (column, cell) in row.iter().enumerate() {
            let _ = write!(page, "<td>{}", escaped(cell));
            if column == 0 {
                let _ = write!(
                    page,
                    "<svg viewBox=\"0 0 100 8\" preserveAspectRatio=\"none\" aria-hidden=\"true\">\
                     <rect class=\"range\" x=\"{:.2}\" width=\"{:.2}\" y=\"1\" height=\"6\"/>\
                     <rect class=\"rate\" x=\"{:.2}\" width=\".6\" height=\"8\"/></svg>",
                    low * 100.0,
                    (high - low) * 100.0,
                    rate * 100.0 - 0.3,
                );
            }
        }
    }
    page.push_str("\n</table>\n");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_cannot_become_markup() {
        assert_eq!(escaped("<b> & c"), "&lt;b&gt; &amp; c");
    }
}

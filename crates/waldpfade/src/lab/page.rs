//! The report as a page that stands alone: no script, no network, light and dark, phone and desk.

use super::Shown;
use super::plot::{Pair, Rate, distribution, dumbbells, escaped, numbers, rates};
use super::text::{
    cross_rows, ending, heads, interval, metric_name, metric_rows, place_rows, player_rows, seat_rows,
    standing_rows,
};
use crate::tables;
use core::fmt::Write as _;
use laboratory::{Gauge, Histogram, Kind, MatchUp, Report, Shard, standings};
use table::{Phrase, Seat};

const STYLE: &str = "\
*{box-sizing:border-box}
body{background:var(--wp-paper);color:var(--wp-ink);font:16px/1.5 var(--wp-sans);max-width:72rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1,h2,h3{font-family:var(--wp-serif);color:var(--wp-bark);line-height:1.2;font-weight:600}
h1{font-size:2rem;margin:.5rem 0 .25rem}h2{margin:2.5rem 0 .75rem;border-bottom:2px solid var(--wp-moss);padding-bottom:.25rem}h3{margin:1.25rem 0 .5rem;font-size:1.1rem}
.lead{color:var(--wp-muted);margin:0 0 1rem}
.facts{display:flex;flex-wrap:wrap;gap:.75rem;margin:1rem 0;padding:0;list-style:none}
.facts li{background:var(--wp-card);border:1px solid var(--wp-grid);border-radius:.6rem;padding:.5rem .9rem}
.facts b{display:block;font:600 1.35rem/1.2 var(--wp-serif)}
.facts span{color:var(--wp-muted);font-size:.85rem}
.plots{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:1rem;align-items:start}
figure{margin:0;background:var(--wp-card);border:1px solid var(--wp-grid);border-radius:.6rem;padding:.75rem}
figcaption{font-weight:600;padding:0 .35rem .25rem}figcaption small{display:block;font-weight:400;color:var(--wp-muted)}
svg{display:block;width:100%;max-width:30rem;height:auto;overflow:visible;font:12px var(--wp-sans)}
svg text{fill:var(--wp-ink);font-variant-numeric:tabular-nums}svg .tick,svg .note{fill:var(--wp-muted)}svg .tick{font-size:11px}svg .name{font-weight:600}
.grid{stroke:var(--wp-grid);stroke-width:1;opacity:.55}.fair{stroke:var(--wp-ink);stroke-width:1.5;stroke-dasharray:4 4}
.range{fill:var(--wp-green);stroke:var(--wp-green-edge);stroke-width:1}.dot{fill:var(--wp-bark);stroke:var(--wp-card);stroke-width:1.5}
.ring{fill:var(--wp-card);stroke:var(--wp-bark);stroke-width:2}.joint{stroke:var(--wp-green);stroke-width:4}
.bar{fill:var(--wp-green);stroke:var(--wp-green-edge);stroke-width:.6}.mean{stroke:var(--wp-bark);stroke-width:2;stroke-dasharray:2 3}
.scroll{overflow-x:auto;margin:1rem 0}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.35rem .6rem;text-align:right;border-bottom:1px solid var(--wp-grid);white-space:nowrap}
th:first-child,td:first-child{text-align:left}th{color:var(--wp-muted);font-weight:600;font-size:.85rem}
.cross td:not(:first-child){text-align:center}.cross th{text-align:center}.cross th:first-child{text-align:left}
details{margin:.75rem 0}summary{cursor:pointer;font-weight:600;padding:.3rem 0}summary:focus-visible{outline:3px solid var(--wp-focus)}
pre{background:var(--wp-card);border:1px solid var(--wp-grid);border-radius:.6rem;padding:.75rem;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.85rem}
.why{color:var(--wp-muted);font-size:.9rem;max-width:48rem}
@media print{body{max-width:none}figure{break-inside:avoid}}";

/// The whole page.
pub(super) fn page(shown: &Shown<'_>) -> String {
    let title = escaped(&shown.title());
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>{title} – {}</title>\n\
         <style>{}{STYLE}</style>\n<h1>{title}</h1>\n<p class=\"lead\">{}</p>\n",
        shown.tongue.lang(),
        escaped(&shown.text("lab-page-title")),
        sketch::css(),
        escaped(&lead(shown)),
    );
    facts(&mut page, shown);
    match shown.study.plan.kind {
        Kind::Simulate => {
            if let Some(only) = shown.study.match_ups.first() {
                match_up(&mut page, only, shown);
            }
        }
        Kind::Tournament => tournament(&mut page, shown),
    }
    let _ = write!(
        page,
        "<h2>{}</h2>\n<p class=\"why\">{}</p>\n<h2>{}</h2>\n<pre>{}</pre>\n</html>\n",
        escaped(&shown.text("lab-how-to-read")),
        escaped(&shown.text("lab-reading")),
        escaped(&shown.text("simulate-how")),
        escaped(&shown.command()),
    );
    page
}

/// Who played, in one line.
fn lead(shown: &Shown<'_>) -> String {
    let plan = &shown.study.plan;
    let names: Vec<String> = (0..plan.entrants.len()).map(|entrant| shown.name(entrant)).collect();
    let mut text = names.join(if plan.kind == Kind::Simulate { " – " } else { ", " });
    if shown.study.shard != Shard::WHOLE {
        let _ = write!(text, " ({})", shown.study.shard);
    }
    text
}

fn facts(page: &mut String, shown: &Shown<'_>) {
    let study = shown.study;
    let mut lengths = Histogram::default();
    let mut draws = 0;
    for match_up in &study.match_ups {
        lengths.join(&match_up.tally.lengths);
        draws += match_up.tally.draws;
    }
    let games = shown.games();
    let mut list = vec![
        (tables::figure_whole(games), shown.text("lab-games")),
        (format!("{:.1}", lengths.mean()), shown.text("lab-mean-plies")),
        (tables::percent(draws as f64 / games.max(1) as f64), shown.text("lab-nobody-won")),
    ];
    if study.plan.kind == Kind::Tournament {
        list.push((study.match_ups.len().to_string(), shown.text("lab-match-ups")));
    }
    page.push_str("<ul class=\"facts\">");
    for (figure, name) in list {
        let _ = write!(page, "<li><b>{}</b><span>{}</span></li>", escaped(&figure), escaped(&name));
    }
    page.push_str("</ul>\n");
    let endings: Vec<String> =
        study.match_ups.iter().filter_map(|match_up| ending(match_up, shown)).collect();
    if let ([only], Kind::Simulate) = (&endings[..], study.plan.kind) {
        let _ = writeln!(page, "<p>{}</p>", escaped(only));
    }
}

fn heading(page: &mut String, shown: &Shown<'_>, key: &str) {
    let _ = writeln!(page, "<h2>{}</h2>", escaped(&shown.text(key)));
}

fn figure(page: &mut String, caption: &str, small: &str, svg: &str) {
    let small = if small.is_empty() { String::new() } else { format!("<small>{}</small>", escaped(small)) };
    let _ = writeln!(page, "<figure><figcaption>{}{small}</figcaption>{svg}</figure>", escaped(caption));
}

fn table(page: &mut String, class: &str, heads: &[String], rows: &[Vec<String>]) {
    let _ = write!(page, "<div class=\"scroll\"><table class=\"{class}\">\n<tr>");
    for head in heads {
        let _ = write!(page, "<th scope=\"col\">{}", escaped(head));
    }
    for row in rows {
        page.push_str("\n<tr>");
        for cell in row {
            let _ = write!(page, "<td>{}", escaped(cell));
        }
    }
    page.push_str("\n</table></div>\n");
}

/// The same table with each rate on a ground of its strength.
fn cross_table(page: &mut String, heads: &[String], rows: &[Vec<String>]) {
    let mut plain = String::new();
    table(&mut plain, "cross", heads, rows);
    for row in rows {
        for cell in row.iter().skip(1) {
            let Some(rate) = cell.strip_suffix(" %").and_then(|rate| rate.parse::<f64>().ok()) else {
                continue;
            };
            let ground = format!(
                "<td style=\"background:color-mix(in srgb,var(--wp-green-soft) {rate:.0}%,transparent)\">{}",
                escaped(cell)
            );
            plain = plain.replace(&format!("<td>{}", escaped(cell)), &ground);
        }
    }
    page.push_str(&plain);
}

fn tournament(page: &mut String, shown: &Shown<'_>) {
    heading(page, shown, "lab-standings");
    let lines = standings(shown.study);
    let (heads, rows) = standing_rows(shown);
    table(page, "", &heads, &rows);
    if lines.iter().any(|line| line.rating.is_some()) {
        page.push_str("<div class=\"plots\">\n");
        let rows: Vec<Rate> = lines
            .iter()
            .filter_map(|line| {
                let (rating, error) = line.rating.map(|rating| (rating.rating, 2.0 * rating.deviation))?;
                let (range, note) = ([rating - error, rating + error], format!("{rating:.0} ± {error:.0}"));
                Some(Rate { name: shown.name(line.entrant), value: rating, range, note })
            })
            .collect();
        let caption = shown.text("lab-rating");
        figure(page, &caption, &shown.text("lab-rating-why"), &numbers(&caption, &rows, 1500.0));
        let fair = 1.0 / f64::from(shown.study.plan.seats.max(1));
        let rows: Vec<Rate> = lines
            .iter()
            .map(|line| Rate {
                name: shown.name(line.entrant),
                value: line.win_rate,
                range: laboratory::wilson(line.win_rate, line.games as f64),
                note: tables::percent(line.win_rate),
            })
            .collect();
        figure(
            page,
            &shown.text("lab-win-rates"),
            &shown.text("lab-fair-line"),
            &rates(&shown.text("lab-win-rates"), &rows, Some(fair)),
        );
        page.push_str("</div>\n");
    }
    if shown.study.plan.seats > 1 {
        heading(page, shown, "lab-everybody");
        let (heads, rows) = cross_rows(shown);
        cross_table(page, &heads, &rows);
    }
    heading(page, shown, "lab-match-ups");
    let open = shown.study.match_ups.len() == 1;
    for met in &shown.study.match_ups {
        let names: Vec<String> = met.entrants.iter().map(|&entrant| shown.name(entrant)).collect();
        let rate = tables::percent(
            met.tally.by_entrant().first().map_or(0.0, |count| count.rate(met.tally.seats())),
        );
        let _ = writeln!(
            page,
            "<details{}><summary>{} · {rate}</summary>",
            if open { " open" } else { "" },
            escaped(&names.join(" – ")),
        );
        if let Some(ending) = ending(met, shown) {
            let _ = writeln!(page, "<p>{}</p>", escaped(&ending));
        }
        match_up(page, met, shown);
        page.push_str("</details>\n");
    }
}

/// Everything about one match-up.
fn match_up(page: &mut String, met: &MatchUp, shown: &Shown<'_>) {
    let report = met.tally.report();
    let seats = report.by_seat.len();
    let fair = (seats > 1).then(|| 1.0 / seats as f64);
    heading(page, shown, "lab-win-rates");
    page.push_str("<div class=\"plots\">\n");
    let players: Vec<Rate> = met
        .entrants
        .iter()
        .enumerate()
        .map(|(place, &entrant)| Rate {
            name: shown.name(entrant),
            value: report.win_rate[place],
            range: report.ci95_blocks[place],
            note: format!(
                "{} ({})",
                tables::percent(report.win_rate[place]),
                interval(report.ci95_blocks[place])
            ),
        })
        .collect();
    let caption = shown.text("lab-by-player");
    figure(
        page,
        &caption,
        &shown.text(if seats > 1 { "lab-fair-line" } else { "lab-interval-line" }),
        &rates(&caption, &players, fair),
    );
    if seats > 1 {
        let by_seat: Vec<Rate> = report
            .by_seat
            .iter()
            .enumerate()
            .map(|(seat, figures)| Rate {
                name: shown.tongue.words().seat(Seat(seat as u8)),
                value: figures.win_rate,
                range: figures.ci95,
                note: tables::percent(figures.win_rate),
            })
            .collect();
        let caption = shown.text("lab-seat-advantage");
        figure(page, &caption, &shown.text("lab-seat-advantage-why"), &rates(&caption, &by_seat, fair));
    }
    page.push_str("</div>\n");
    table(page, "", &heads("simulate-player", shown), &player_rows(met, &report, shown));
    if seats > 1 {
        let _ = writeln!(page, "<details><summary>{}</summary>", escaped(&shown.text("lab-more-by-seat")));
        table(page, "", &heads("simulate-seat", shown), &seat_rows(&report, shown));
        if !shown.study.plan.fixed_seats {
            let (heads, rows) = place_rows(met, &report, shown);
            table(page, "", &heads, &rows);
        }
        page.push_str("</details>\n");
    }
    distributions(page, met, &report, shown);
    parts(page, &report, shown);
    metrics(page, met, &report, shown);
}

/// How points and lengths are spread.
fn distributions(page: &mut String, met: &MatchUp, report: &Report, shown: &Shown<'_>) {
    heading(page, shown, "lab-distributions");
    page.push_str("<div class=\"plots\">\n");
    let small = |values: &Histogram, per: f64| {
        let number = |value: f64| tables::short(value);
        let phrase = Phrase::new("lab-spread")
            .with("mean", number(values.mean() / per))
            .with("low", number(values.quantile(0.05) as f64 / per))
            .with("high", number(values.quantile(0.95) as f64 / per));
        shown.say(&phrase)
    };
    let caption = shown.text("lab-lengths");
    figure(page, &caption, &small(&report.plies, 1.0), &distribution(&caption, &report.plies, 1.0, None));
    let mut all = Histogram::default();
    report.scores.iter().for_each(|scores| all.join(scores));
    let span = Some([all.min(), all.max()]);
    for (&entrant, scores) in met.entrants.iter().zip(&report.scores) {
        let caption = shown.say(&Phrase::new("lab-points-of").with("who", shown.name(entrant)));
        figure(page, &caption, &small(scores, 1.0), &distribution(&caption, scores, 1.0, span));
    }
    page.push_str("</div>\n");
}

/// Which parts of the scores decide.
fn parts(page: &mut String, report: &Report, shown: &Shown<'_>) {
    // A game with one part only is decided by it, which tells nothing.
    if report.parts.len() < 2 {
        return;
    }
    heading(page, shown, "lab-parts");
    let _ = writeln!(
        page,
        "<p class=\"why\">{}</p>\n<div class=\"plots\">",
        escaped(&shown.text("lab-parts-why"))
    );
    let mut rows: Vec<(&String, &laboratory::PartReport)> = report.parts.iter().collect();
    rows.sort_by(|(_, a), (_, b)| (b.winners - b.others).total_cmp(&(a.winners - a.others)));
    let name = |part: &str| shown.words.text_or_key(&format!("part-{part}"));
    let pairs: Vec<Pair> = rows
        .iter()
        .map(|(part, figures)| Pair {
            name: name(part),
            first: figures.winners,
            second: figures.others,
            note: format!("{:+.2}", figures.winners - figures.others).replace('-', "−"),
        })
        .collect();
    let caption = shown.text("lab-parts-means");
    figure(page, &caption, &shown.text("lab-parts-means-why"), &dumbbells(&caption, &pairs));
    rows.sort_by(|(_, a), (_, b)| b.decisive.total_cmp(&a.decisive));
    let decisive: Vec<Rate> = rows
        .iter()
        .map(|(part, figures)| Rate {
            name: name(part),
            value: figures.decisive,
            range: [0.0, figures.decisive],
            note: tables::percent(figures.decisive),
        })
        .collect();
    let caption = shown.text("lab-parts-decisive");
    figure(page, &caption, &shown.text("lab-parts-decisive-why"), &rates(&caption, &decisive, None));
    page.push_str("</div>\n");
}

/// What was measured, each with its spread.
fn metrics(page: &mut String, met: &MatchUp, report: &Report, shown: &Shown<'_>) {
    let Some((heads, rows)) = metric_rows(report, shown) else { return };
    heading(page, shown, "lab-metrics");
    page.push_str("<div class=\"plots\">\n");
    for (name, Gauge { per, values }) in &met.tally.metrics {
        let per = f64::from((*per).max(1));
        let caption = metric_name(name, shown);
        let help = shown.words.text(&format!("metric-{name}.help"));
        let help =
            help.or_else(|| shown.tongue.words().text(&format!("metric-{name}.help"))).unwrap_or_default();
        let small = format!("{} · {help}", tables::short(values.mean() / per));
        figure(page, &caption, small.trim_end_matches(" · "), &distribution(&caption, values, per, None));
    }
    page.push_str("</div>\n");
    let _ = writeln!(page, "<details><summary>{}</summary>", escaped(&shown.text("lab-as-table")));
    table(page, "", &heads, &rows);
    page.push_str("</details>\n");
}

//! Studies for people at a terminal.

use super::Shown;
use crate::tables;
use laboratory::{BySeat, Ending, Kind, MatchUp, Report, against, standings};
use table::{Phrase, Seat};

pub(super) fn interval([low, high]: [f64; 2]) -> String {
    format!("{:.1} – {}", low * 100.0, tables::percent(high))
}

/// The heads of the tables by player and by seat; the first column differs.
pub(super) fn heads(first: &str, shown: &Shown<'_>) -> Vec<String> {
    [first, "simulate-wins", "simulate-shares", "simulate-rate", "simulate-ci", "simulate-score"]
        .iter()
        .map(|head| shown.text(head))
        .collect()
}

/// The rows by player.
pub(super) fn player_rows(match_up: &MatchUp, report: &Report, shown: &Shown<'_>) -> Vec<Vec<String>> {
    let row = |(place, &entrant): (usize, &usize)| {
        vec![
            shown.name(entrant),
            report.wins[place].to_string(),
            report.shares[place].to_string(),
            tables::percent(report.win_rate[place]),
            interval(report.ci95_blocks[place]),
            format!("{:.2}", report.mean_score[place]),
        ]
    };
    match_up.entrants.iter().enumerate().map(row).collect()
}

/// The rows by seat.
pub(super) fn seat_rows(report: &Report, shown: &Shown<'_>) -> Vec<Vec<String>> {
    let row = |(seat, figures): (usize, &BySeat)| {
        vec![
            shown.tongue.words().seat(Seat(seat as u8)),
            figures.wins.to_string(),
            figures.shares.to_string(),
            tables::percent(figures.win_rate),
            interval(figures.ci95),
            format!("{:.2}", figures.mean_score),
        ]
    };
    report.by_seat.iter().enumerate().map(row).collect()
}

/// Heads and rows of the win rates of each player in each seat.
pub(super) fn place_rows(
    match_up: &MatchUp,
    report: &Report,
    shown: &Shown<'_>,
) -> (Vec<String>, Vec<Vec<String>>) {
    let seats = (0..report.by_seat.len()).map(|seat| shown.tongue.words().seat(Seat(seat as u8)));
    let heads = core::iter::once(shown.text("lab-player-by-seat")).chain(seats).collect();
    let rate = |figures: &BySeat| match figures.games {
        0 => "–".to_owned(),
        _ => tables::percent(figures.win_rate),
    };
    let rows = match_up.entrants.iter().zip(&report.by_entrant_and_seat).map(|(&entrant, places)| {
        core::iter::once(shown.name(entrant)).chain(places.iter().map(rate)).collect()
    });
    (heads, rows.collect())
}

/// One line about a match-up.
pub(super) fn summary(match_up: &MatchUp, report: &Report, shown: &Shown<'_>) -> String {
    let phrase = Phrase::new("simulate-summary")
        .with("title", shown.title())
        .with("games", report.games)
        .with("draws", report.draws)
        .with("plies", format!("{:.1}", report.mean_plies))
        .with("seed", shown.study.plan.seed.as_str());
    let mut text = shown.say(&phrase);
    if let Some(ending) = ending(match_up, shown) {
        text += "\n";
        text += &ending;
    }
    text
}

/// Why there are fewer games than were asked for.
pub(super) fn ending(match_up: &MatchUp, shown: &Shown<'_>) -> Option<String> {
    let games = shown.study.plan.games;
    match match_up.ending {
        Ending::Complete => None,
        Ending::Stopped => Some(shown.say(&Phrase::new("simulate-stopped").with("games", games))),
        Ending::Precise => Some(shown.text("lab-precise")),
        Ending::Decided(place) => {
            let who = shown.name(match_up.entrants.get(place).copied().unwrap_or_default());
            Some(shown.say(&Phrase::new("lab-decided").with("who", who)))
        }
    }
}

fn table(heads: Vec<String>, rows: Vec<Vec<String>>) -> String {
    let mut table = tables::numbers(heads);
    table.add_rows(rows);
    format!("\n{table}")
}

/// Heads and rows of the final table of a tournament.
pub(super) fn standing_rows(shown: &Shown<'_>) -> (Vec<String>, Vec<Vec<String>>) {
    let lines = standings(shown.study);
    let rated = lines.iter().any(|line| line.rating.is_some());
    let mut heads = vec!["simulate-player"];
    heads.extend(rated.then_some("lab-rating"));
    heads.extend(["simulate-rate", "lab-games", "simulate-wins", "lab-draws", "simulate-score"]);
    let rows = lines.iter().map(|line| {
        let mut row = vec![shown.name(line.entrant)];
        row.extend(line.rating.map(|rating| format!("{:.0} ± {:.0}", rating.rating, 2.0 * rating.deviation)));
        row.extend([
            tables::percent(line.win_rate),
            line.games.to_string(),
            line.wins.to_string(),
            line.draws.to_string(),
            format!("{:.2}", line.mean_score),
        ]);
        row
    });
    (heads.into_iter().map(|head| shown.text(head)).collect(), rows.collect())
}

/// Heads and rows of everybody against everybody, best first.
pub(super) fn cross_rows(shown: &Shown<'_>) -> (Vec<String>, Vec<Vec<String>>) {
    let order: Vec<usize> = standings(shown.study).iter().map(|line| line.entrant).collect();
    let heads = core::iter::once(shown.text("lab-against"))
        .chain(order.iter().map(|&entrant| shown.name(entrant)))
        .collect();
    let cell = |row: usize, column: usize| {
        against(shown.study, row, column).filter(|_| row != column).map_or("–".to_owned(), tables::percent)
    };
    let rows = order.iter().map(|&row| {
        core::iter::once(shown.name(row)).chain(order.iter().map(|&column| cell(row, column))).collect()
    });
    (heads, rows.collect())
}

/// Heads and rows of what was measured, if anything was.
pub(super) fn metric_rows(report: &Report, shown: &Shown<'_>) -> Option<(Vec<String>, Vec<Vec<String>>)> {
    if report.metrics.is_empty() {
        return None;
    }
    let heads = ["lab-metric", "lab-mean", "lab-deviation", "lab-median", "lab-least", "lab-most"];
    let rows = report.metrics.iter().map(|(name, figures)| {
        let numbers = [figures.mean, figures.deviation, figures.median, figures.min, figures.max];
        core::iter::once(metric_name(name, shown))
            .chain(numbers.map(|number| format!("{number:.2}")))
            .collect()
    });
    Some((heads.iter().map(|head| shown.text(head)).collect(), rows.collect()))
}

/// A measurement in words: the game's own, or one that every game has.
pub(super) fn metric_name(name: &str, shown: &Shown<'_>) -> String {
    let key = format!("metric-{name}");
    shown.words.text(&key).unwrap_or_else(|| shown.text(&key))
}

/// Everything as tables.
pub(super) fn text(shown: &Shown<'_>) -> String {
    let study = shown.study;
    if study.plan.kind == Kind::Tournament {
        let phrase = Phrase::new("lab-tournament-summary")
            .with("title", shown.title())
            .with("entrants", study.plan.entrants.len())
            .with("matchups", study.match_ups.len())
            .with("games", shown.games())
            .with("seed", study.plan.seed.as_str());
        let mut text = shown.say(&phrase);
        if shown.stopped() {
            let all = study.plan.games.saturating_mul(study.match_ups.len() as u64);
            text += "\n";
            text += &shown.say(&Phrase::new("simulate-stopped").with("games", all));
        }
        let (heads, rows) = standing_rows(shown);
        text += &table(heads, rows);
        if study.plan.seats > 1 {
            let (heads, rows) = cross_rows(shown);
            text += &table(heads, rows);
        }
        return text;
    }
    let Some(only) = study.match_ups.first() else { return String::new() };
    let report = only.tally.report();
    let mut text = summary(only, &report, shown);
    text += &table(heads("simulate-player", shown), player_rows(only, &report, shown));
    text += &table(heads("simulate-seat", shown), seat_rows(&report, shown));
    if report.by_seat.len() > 1 && !study.plan.fixed_seats {
        let (heads, rows) = place_rows(only, &report, shown);
        text += &table(heads, rows);
    }
    if let Some((heads, rows)) = metric_rows(&report, shown) {
        text += &table(heads, rows);
    }
    text
}

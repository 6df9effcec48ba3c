//! Studies for programs: JSON and CSV.

use super::Shown;
use core::fmt::Write as _;
use laboratory::{BySeat, Ending, Kind, MatchUp, Shard, Study, standings};
use serde_json::{Value, json};

fn extend(object: &mut Value, more: Value) {
    if let (Value::Object(object), Value::Object(more)) = (object, more) {
        object.extend(more);
    }
}

fn names(study: &Study, entrants: &[usize]) -> Vec<String> {
    entrants.iter().filter_map(|&entrant| study.plan.entrants.get(entrant).cloned()).collect()
}

fn match_up(study: &Study, match_up: &MatchUp) -> Value {
    let mut object = json!({
        "players": names(study, &match_up.entrants),
        "stopped": match_up.ending == Ending::Stopped,
        "ending": match_up.ending,
    });
    extend(&mut object, table::to_value(&match_up.tally.report()));
    object
}

/// One object with all figures.
pub(super) fn json(shown: &Shown<'_>) -> Value {
    let study = shown.study;
    let plan = &study.plan;
    let mut object = json!({
        "game": plan.game,
        "players": plan.entrants,
        "options": plan.options,
        "seed": plan.seed,
        "stopped": shown.stopped(),
    });
    if study.shard != Shard::WHOLE {
        extend(&mut object, json!({"shard": study.shard}));
    }
    match plan.kind {
        Kind::Simulate => {
            if let Some(only) = study.match_ups.first() {
                extend(&mut object, match_up(study, only));
            }
        }
        Kind::Tournament => {
            let met = |met: &MatchUp| {
                let mut figures = match_up(study, met);
                extend(&mut figures, json!({"entrants": met.entrants}));
                figures
            };
            let tables = json!({
                "seats": plan.seats,
                "games": shown.games(),
                "standings": standings(study),
                "match_ups": study.match_ups.iter().map(met).collect::<Vec<_>>(),
            });
            extend(&mut object, tables);
        }
    }
    object
}

/// One line for each entrant of each match-up in all seats together, and one for each seat.
pub(super) fn csv(study: &Study) -> String {
    let mut text = String::from(
        "match_up,entrant,name,seat,games,wins,shares,draws,win_rate,ci95_low,ci95_high,blocks_low,blocks_high,mean_score\n",
    );
    for (index, match_up) in study.match_ups.iter().enumerate() {
        let report = match_up.tally.report();
        for (place, &entrant) in match_up.entrants.iter().enumerate() {
            let name = study.plan.entrants.get(entrant).map_or("", String::as_str);
            let mut line = |seat: &str, draws: u64, figures: &BySeat, blocks: Option<[f64; 2]>| {
                let [low, high] = figures.ci95;
                let blocks = blocks.map_or(",".to_owned(), |[low, high]| format!("{low},{high}"));
                let _ = writeln!(
                    text,
                    "{index},{entrant},{name},{seat},{},{},{},{draws},{},{low},{high},{blocks},{}",
                    figures.games, figures.wins, figures.shares, figures.win_rate, figures.mean_score,
                );
            };
            let all = BySeat {
                games: report.games,
                wins: report.wins[place],
                shares: report.shares[place],
                win_rate: report.win_rate[place],
                ci95: report.ci95[place],
                mean_score: report.mean_score[place],
            };
            line("all", report.draws, &all, Some(report.ci95_blocks[place]));
            for (seat, figures) in report.by_entrant_and_seat[place].iter().enumerate() {
                let draws = match_up.tally.places[place][seat].draws;
                line(&(seat + 1).to_string(), draws, figures, None);
            }
        }
    }
    text
}

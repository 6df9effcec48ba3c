//! Matches between settings of the search, for whoever tunes it:
//!
//! ```text
//! cargo run --release -p shelf --example duel -- GAME GAMES THREADS OPTIONS PLAYER PLAYER …
//! ```
//!
//! A player is a level, or `think` with settings of its own: `think:ms=200`, `think:it=500,explore=1,ahead=2`.
//! `OPTIONS` is JSON; `{}` for the usual ones.

use opponents::{Budget, Entrant, Level, Settings, Thinker, Tournament, simulate};
use shelf::{OnShelf, Visitor};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use table::{Components, Game, Seed};

struct Duel {
    games: u64,
    threads: usize,
    options: serde_json::Value,
    players: Vec<String>,
}

fn entrant<G: Game>(spec: &str) -> Entrant<G> {
    let (name, rest) = spec.split_once(':').unwrap_or((spec, ""));
    let mut settings = Settings::USUAL;
    let mut budget = Budget::default();
    for pair in rest.split(',').filter(|pair| !pair.is_empty()) {
        let (key, value) = pair.split_once('=').expect("key=value");
        let number: f32 = value.parse().expect("a number");
        match key {
            "ms" => budget.time = Some(Duration::from_secs_f32(number / 1000.0)),
            "it" => budget.iterations = Some(number as u64),
            "explore" => settings.explore = number,
            "heat" => settings.heat = number,
            "worlds" => settings.worlds = number as u32,
            "ahead" => settings.ahead = number as u32,
            "trees" => settings.trees = number as u32,
            "deepen" => settings.deepen = number > 0.0,
            _ => panic!("no setting {key}"),
        }
    }
    if name == "think" {
        Box::new(move |seed| Box::new(Thinker::new(seed, budget.clone(), settings)))
    } else {
        name.parse::<Level>().expect("a level").entrant(budget)
    }
}

impl Visitor for Duel {
    type Out = ();

    fn visit<G: OnShelf>(self) {
        let components = G::Components::read(G::Components::DEFAULT).expect("our own components");
        let game: G =
            table::open_game(self.players.len() as u8, &self.options, components.into()).expect("a match");
        let entrants: Vec<Entrant<G>> = self.players.iter().map(|spec| entrant(spec)).collect();
        let tournament = Tournament {
            game: &game,
            entrants: &entrants,
            games: self.games,
            seed: Seed::from_number(1),
            fixed_seats: false,
            threads: self.threads,
        };
        let begun = std::time::Instant::now();
        let report = simulate(&tournament, &AtomicBool::new(false), &|_| {}).expect("no misplay");
        println!("{} {} games, {:.1} plies, {:.0?}", G::ID, report.games, report.mean_plies, begun.elapsed());
        for (index, spec) in self.players.iter().enumerate() {
            let [low, high] = report.ci95[index];
            println!(
                "{:6.1} %  [{:.1} {:.1}]  {:7.2} points  {spec}",
                100.0 * report.win_rate[index],
                100.0 * low,
                100.0 * high,
                report.mean_score[index],
            );
        }
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, games, threads, options, players @ ..] = &arguments[..] else {
        eprintln!("GAME GAMES THREADS OPTIONS PLAYER PLAYER …");
        return;
    };
    let duel = Duel {
        games: games.parse().expect("how many games"),
        threads: threads.parse().expect("how many threads"),
        options: serde_json::from_str(options).expect("options as JSON"),
        players: players.to_vec(),
    };
    shelf::visit(game, duel).expect("a game on the shelf");
}

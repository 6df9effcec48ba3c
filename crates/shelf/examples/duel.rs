//! Matches between settings of the search, for whoever tunes it:
//!
//! ```text
//! cargo run --release -p shelf --example duel -- GAME GAMES THREADS OPTIONS PLAYER PLAYER …
//! ```
//!
//! A player is a level, or `think` with settings of its own: `think:ms=200`, `think:it=500,explore=1,ahead=2`.
//! `OPTIONS` is JSON; `{}` for the usual ones. With 0 games the speed is measured.

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
            "luck" => settings.same_luck = number > 0.0,
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

/// How long decisions take that may take 200 ms, at random moments of random matches.
fn punctual<G: Game>(game: &G) {
    let asked = Duration::from_millis(200);
    let mut dice = table::Dice::new(Seed::from_number(1));
    let mut took: Vec<Duration> = Vec::new();
    while took.len() < 40 {
        let mut state = game.deal(&mut dice);
        while let Some(seat) = game.waiting(&state).first() {
            if dice.below(40) == 0 {
                let view = game.view(&state, seat.into());
                let begun = std::time::Instant::now();
                Level::Hard.player(Seed::from_number(1), Budget::time(asked)).choose(game, &view, seat);
                took.push(begun.elapsed());
            }
            let pick = dice.below(game.move_count(&state, seat) as u32) as usize;
            let Some(choice) = game.nth_move(&state, seat, pick) else { break };
            let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut table::Quiet);
        }
    }
    took.sort();
    let late = took.iter().filter(|time| **time > asked.mul_f64(1.1)).count();
    println!(
        "{} decisions of {asked:?}: half within {:?}, the longest {:?}, {late} more than 10 % late",
        took.len(),
        took[took.len() / 2],
        took[took.len() - 1]
    );
}

impl Visitor for Duel {
    type Out = ();

    fn visit<G: OnShelf>(self) {
        let components = G::Components::read(G::Components::DEFAULT).expect("our own components");
        let game: G =
            table::open_game(self.players.len() as u8, &self.options, components.into()).expect("a match");
        if self.games == 0 {
            let measured = opponents::bench(&game, Duration::from_secs(4), 1, &AtomicBool::new(false));
            println!("{} {measured:?}", G::ID);
            punctual(&game);
            return;
        }
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

//! Matches between simple players who know the rules only, to try an evaluation quickly:
//! `cargo run --release -p talisman --example skirmish -- greedy,random 100`.
//!
//! `greedy` takes what looks best; `deep:N` plays each move N times to the end of the turn and takes the best mean. Both
//! see the whole state, so they are no measure of honest players; the laboratory is.

use std::time::Instant;
use table::{Dice, Edition, Judge, MoveKinds, Quiet, Rules, Seat, Seed};
use talisman::{Move, State, Talisman};

#[derive(Clone, Copy)]
enum Player {
    Random,
    Greedy,
    Deep(u32),
}

impl Player {
    fn read(name: &str) -> Player {
        match name.split_once(':') {
            Some(("deep", count)) => Player::Deep(count.parse().expect("a number")),
            _ if name == "random" => Player::Random,
            _ => Player::Greedy,
        }
    }
}

struct Table {
    rules: Talisman,
    dice: Dice,
    chance: Dice,
}

impl Table {
    fn greedy(&mut self, state: &State, seat: Seat) -> Move {
        let mut moves = Vec::new();
        self.rules.moves(state, seat, &mut moves);
        self.rules.representative_moves(state, seat, &mut moves);
        let mut values = Vec::new();
        if moves.len() > 1 {
            self.rules.evaluate_moves(state, seat, &moves, &self.chance, &mut values);
        }
        let best = values.iter().copied().fold(f32::MIN, f32::max);
        let mut alike = moves
            .iter()
            .enumerate()
            .filter(|(index, _)| values.get(*index).is_none_or(|value| *value >= best - 1e-6));
        let count = alike.clone().count() as u32;
        alike.nth(self.chance.below(count.max(1)) as usize).map(|(_, choice)| *choice).expect("a move")
    }

    fn deep(&mut self, state: &State, seat: Seat, count: u32) -> Move {
        let mut moves = Vec::new();
        self.rules.moves(state, seat, &mut moves);
        self.rules.representative_moves(state, seat, &mut moves);
        if moves.len() == 1 {
            return moves[0];
        }
        let mut best = (f32::MIN, moves[0]);
        let first = self.chance.below(1 << 30);
        for choice in moves {
            let mut sum = 0.0;
            for round in 0..count {
                let mut after = *state;
                let mut dice = Dice::new(Seed::from_number(u64::from(first) << 20 | u64::from(round)));
                let _ = self.rules.apply(&mut after, seat, &choice, &mut dice, &mut Quiet);
                for _ in 0..60 {
                    if after.turn.number != state.turn.number {
                        break;
                    }
                    let Some(next) = self.rules.waiting(&after).first() else { break };
                    let answer = self.greedy(&after, next);
                    let _ = self.rules.apply(&mut after, next, &answer, &mut dice, &mut Quiet);
                }
                sum += self.rules.evaluate(&after)[seat.index()];
            }
            if sum > best.0 {
                best = (sum, choice);
            }
        }
        best.1
    }
}

fn main() {
    let mut words = std::env::args().skip(1);
    let names: Vec<String> =
        words.next().unwrap_or("greedy,random".into()).split(',').map(str::to_owned).collect();
    let games: u64 = words.next().and_then(|games| games.parse().ok()).unwrap_or(20);
    let first: u64 = words.next().and_then(|first| first.parse().ok()).unwrap_or(9);
    let options: serde_json::Value =
        words.next().map_or(serde_json::json!({}), |text| serde_json::from_str(&text).expect("options"));
    let seats = names.len();
    let (mut wins, mut limits, mut plies, mut turns) = (vec![0; seats], 0, 0_u64, Vec::new());
    let (mut deaths, begun) = (0, Instant::now());
    let (mut judging, mut judged) = (0.0, 0_u32);
    for game in 0..games {
        let rules: Talisman = Edition::newest().open(seats as u8, &options).expect("sound options");
        let mut table = Table {
            rules,
            dice: Dice::new(Seed::from_number(first * 1_000_003 + game)),
            chance: Dice::new(Seed::from_number(first + game).derive("chance", 1)),
        };
        let mut state = table.rules.deal(&mut table.dice);
        while let Some(seat) = table.rules.waiting(&state).first() {
            let entrant = (seat.index() + game as usize) % seats;
            let choice = match Player::read(&names[entrant]) {
                Player::Random => {
                    let mut moves = Vec::new();
                    table.rules.moves(&state, seat, &mut moves);
                    *table.chance.pick(&moves).expect("a move")
                }
                Player::Greedy => table.greedy(&state, seat),
                Player::Deep(count) => table.deep(&state, seat, count),
            };
            if plies.is_multiple_of(16) {
                let before = Instant::now();
                for _ in 0..16 {
                    core::hint::black_box(table.rules.evaluate(core::hint::black_box(&state)));
                }
                judging += before.elapsed().as_secs_f64();
                judged += 16;
            }
            let mut log = Vec::new();
            let tell = std::env::var("TELL").is_ok_and(|wanted| wanted == game.to_string());
            if tell {
                let side = state.side(seat);
                println!(
                    "turn {:3} seat {} at {} S{} C{} L{} F{} G{} {:?}: {choice:?} {:.2?}",
                    state.turn.number,
                    seat,
                    side.space,
                    side.strength,
                    side.craft,
                    side.life,
                    side.fate,
                    side.gold,
                    state.stack.top().map(|top| top.kind),
                    table.rules.evaluate(&state)[0]
                );
            }
            let _ =
                table.rules.play(&mut state, seat, &choice, &mut table.dice, &mut log).expect("a legal move");
            if tell {
                println!("      {log:?}");
            }
            plies += 1;
        }
        for seat in state.turn.winners.iter() {
            wins[(seat.index() + game as usize) % seats] += 1;
        }
        limits += u64::from(state.turn.winners.is_empty());
        if state.turn.winners.is_empty() && std::env::var("LIMITS").is_ok() {
            for seat in Seat::all(seats as u8) {
                let side = state.side(seat);
                println!(
                    "  {game}: {} {} S{} C{} L{} quest {:?} {:?}",
                    names[(seat.index() + game as usize) % seats],
                    side.space,
                    side.strength,
                    side.craft,
                    side.life,
                    side.quest(),
                    side.character().map(|id| &table.rules.kit().character(id).key)
                );
            }
        }
        deaths += u64::from(state.turn.used.count_ones()) - seats as u64;
        turns.push(f64::from(state.turn.number) / seats as f64);
    }
    turns.sort_by(f64::total_cmp);
    let all: f64 = turns.iter().sum::<f64>() * seats as f64;
    println!("{names:?}: wins {wins:?}, limit {limits} of {games}");
    println!(
        "turns a player: median {:.0}, p90 {:.0}; plies a turn {:.1}; deaths a match {:.1}; {:.2} s a match",
        turns[turns.len() / 2],
        turns[turns.len() * 9 / 10],
        plies as f64 / all,
        deaths as f64 / games as f64,
        begun.elapsed().as_secs_f64() / games as f64
    );
    println!("{:.2} µs an evaluation", judging * 1e6 / f64::from(judged.max(1)));
}

//! Fits the weights of the evaluation by logistic regressions of results on facts.
//!
//! - `cargo run --release -p fairy-trails --example fit -- [MATCHES]` prints those of the evaluation (`data/weights.txt`),
//!   from matches of players who choose by the evaluation as it is, with some random moves.
//! - `cargo run --release -p fairy-trails --example fit -- closer [MATCHES]` prints those of the closer evaluation
//!   (`data/closer.txt`), from matches of small searches, with a random opening and some random moves.

use fairy_trails::{CLOSER_WEIGHTS, FairyTrails, Move, Options, SOLO_FACTS, State, TWO_FACTS, closer_names};
use opponents::{Budget, Player, Settings, Thinker};
use std::thread;
use table::{Dice, Judge, Quiet, Rules, Seat, Secrets, Seed, Setup, Viewer};

/// Facts of positions, and whether the side they are seen from won (1), lost (0) or shared.
type Sample<const N: usize> = Vec<([f32; N], f32)>;

/// Newton's method with a little ridge: few facts, so whole matrices are cheap.
fn regress<const N: usize>(sample: &Sample<N>, ridge: f64) -> [f64; N] {
    let mut weights = [0.0f64; N];
    for _ in 0..12 {
        let mut slope = [0.0f64; N];
        let mut curve = [[0.0f64; N]; N];
        for (facts, result) in sample {
            let sum: f64 = facts.iter().zip(&weights).map(|(fact, weight)| f64::from(*fact) * weight).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            let facts = facts.map(f64::from);
            for (row, fact) in facts.iter().enumerate().filter(|(_, fact)| **fact != 0.0) {
                slope[row] += (f64::from(*result) - chance) * fact;
                let scale = chance * (1.0 - chance) * fact;
                curve[row].iter_mut().zip(&facts).for_each(|(sum, other)| *sum += scale * other);
            }
        }
        for (index, row) in curve.iter_mut().enumerate() {
            row[index] += ridge;
            slope[index] -= ridge * weights[index];
        }
        let step = solve(curve, slope);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

/// Gauss–Jordan.
fn solve<const N: usize>(mut matrix: [[f64; N]; N], mut right: [f64; N]) -> [f64; N] {
    for pivot in 0..N {
        let best =
            (pivot..N).max_by(|&one, &two| matrix[one][pivot].abs().total_cmp(&matrix[two][pivot].abs()));
        let best = best.unwrap_or(pivot);
        matrix.swap(pivot, best);
        right.swap(pivot, best);
        let scale = matrix[pivot][pivot];
        matrix[pivot].iter_mut().for_each(|value| *value /= scale);
        right[pivot] /= scale;
        for row in (0..N).filter(|&row| row != pivot) {
            let (factor, above) = (matrix[row][pivot], matrix[pivot]);
            matrix[row].iter_mut().zip(above).for_each(|(value, above)| *value -= factor * above);
            right[row] -= factor * right[pivot];
        }
    }
    right
}

/// The move that the evaluation likes best right after it; sometimes a random one.
fn choose(game: &FairyTrails, state: &State, seat: Seat, chance: &mut Dice) -> Option<Move> {
    let count = game.move_count(state, seat);
    if chance.below(12) == 0 {
        return game.nth_move(state, seat, chance.below(count as u32) as usize);
    }
    let mut best = (f32::MIN, None);
    for index in 0..count {
        let choice = game.nth_move(state, seat, index)?;
        let mut after = state.clone();
        let mut dice = Dice::new(Seed::from_number(u64::from(chance.below(1 << 30))));
        let _ = game.apply(&mut after, seat, &choice, &mut dice, &mut Quiet);
        let worth = game.evaluate(&after)[seat.index()];
        if worth > best.0 {
            best = (worth, Some(choice));
        }
    }
    best.1
}

fn gather(game: &FairyTrails, games: u64, mut visit: impl FnMut(Vec<State>, State)) {
    for number in 0..games {
        let mut dice = Dice::new(Seed::from_number(number));
        let mut chance = Dice::new(Seed::from_number(number + (1 << 32)));
        let mut state = game.deal(&mut dice);
        let mut seen = Vec::new();
        while let Some(seat) = game.waiting(&state).first() {
            seen.push(state.clone());
            let Some(choice) = choose(game, &state, seat, &mut chance) else { break };
            let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
        }
        visit(seen, state);
    }
}

/// A position that the closer evaluation learns from.
struct Seen {
    /// The number of its match.
    number: u64,
    /// What the closer evaluation looks at, from the side of who lays next.
    facts: [f32; CLOSER_WEIGHTS],
    /// What that side may expect by the evaluation.
    evaluated: f32,
    /// Whether that side won (1), lost (0) or shared.
    result: f32,
}

/// The positions of these matches of two small searches.
fn gather_closely(numbers: impl Iterator<Item = u64>) -> Vec<Seen> {
    let game = FairyTrails::open(Setup::new(2, Options::default())).expect("two players");
    let mut sample = Vec::new();
    for number in numbers {
        let mut dice = Dice::new(Seed::from_number(number));
        let mut chance = Dice::new(Seed::from_number(number + (1 << 32)));
        let mut player =
            Thinker::new(Seed::from_number(number), Budget::iterations(SEARCH), Settings::default());
        let mut state = game.deal(&mut dice);
        let opening = chance.below(8);
        let mut seen = Vec::new();
        for ply in 0.. {
            let Some(seat) = game.waiting(&state).first() else { break };
            let choice = if ply < opening || chance.below(25) == 0 {
                let count = game.move_count(&state, seat);
                game.nth_move(&state, seat, chance.below(count as u32) as usize)
            } else {
                // A position in which the next move is random tells nothing about what it is worth.
                let (next, facts) = game.closer_facts(&state);
                seen.push((next, facts, game.evaluate(&state)[next.index()]));
                player.choose(&game, &game.view(&state, Viewer::Seat(seat)), seat)
            };
            let Some(choice) = choice else { break };
            let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
        }
        if let Some(outcome) = game.outcome(&state) {
            sample.extend(seen.into_iter().map(|(next, facts, evaluated)| {
                let result = outcome.value(next).midpoint(1.0);
                Seen { number, facts, evaluated, result }
            }));
        }
    }
    sample
}

/// The iterations of the searches that the closer evaluation learns from.
const SEARCH: u64 = 60;

/// The mean surprise at results by chances: 0.693 for whoever always says a half.
fn surprise(chances: impl Iterator<Item = (f64, f32)>) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for (chance, result) in chances {
        let (chance, result) = (chance.clamp(1e-4, 1.0 - 1e-4), f64::from(result));
        sum -= result * chance.ln() + (1.0 - result) * (1.0 - chance).ln();
        count += 1.0;
    }
    sum / count
}

fn fit_closer(games: u64) {
    let threads = thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let all: Vec<Seen> = thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|part| scope.spawn(move || gather_closely((part..games).step_by(threads as usize))))
            .collect();
        parts.into_iter().flat_map(|part| part.join().expect("it plays to the end")).collect()
    });
    let sample = |learn: fn(&Seen) -> bool| -> Sample<CLOSER_WEIGHTS> {
        all.iter().filter(|seen| learn(seen)).map(|seen| (seen.facts, seen.result)).collect()
    };
    // Learnt from three quarters of the matches, how good is it in the last one?
    let weights = regress(&sample(|seen| seen.number % 4 != 0), RIDGE);
    let unseen = || all.iter().filter(|seen| seen.number % 4 == 0);
    let first = surprise(unseen().map(|seen| (f64::from(seen.evaluated.midpoint(1.0)), seen.result)));
    let closer = surprise(unseen().map(|seen| {
        let sum: f64 = seen.facts.iter().zip(&weights).map(|(fact, weight)| f64::from(*fact) * weight).sum();
        (1.0 / (1.0 + (-sum).exp()), seen.result)
    }));
    eprintln!("{games} matches, {} positions; surprise in matches not learnt from:", all.len());
    eprintln!("evaluation {first:.4}, closer evaluation {closer:.4}");
    for (name, weight) in closer_names().zip(regress(&sample(|_| true), RIDGE)) {
        println!("{name} = {weight:.4}");
    }
}

/// How much the regression of many facts is held back from large weights.
const RIDGE: f64 = 20.0;

fn main() {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let closer = words.first().is_some_and(|word| word == "closer");
    if closer {
        words.remove(0);
    }
    let games = words.first().and_then(|text| text.parse().ok());
    if closer { fit_closer(games.unwrap_or(6000)) } else { fit_evaluation(games.unwrap_or(1500)) }
}

fn fit_evaluation(games: u64) {
    let two = FairyTrails::open(Setup::new(2, Options::default())).expect("two players");
    let mut sample: Sample<TWO_FACTS> = Vec::new();
    let mut plies = 0;
    gather(&two, games, |seen, end| {
        plies += seen.len();
        let Some(outcome) = two.outcome(&end) else { return };
        for state in seen {
            let (next, facts) = two.two_facts(&state);
            sample.push((facts, outcome.value(next).midpoint(1.0)));
        }
    });
    println!("two players: {games} games, {:.1} plies", plies as f64 / games as f64);
    println!("{:.3?}", regress(&sample, 5.0));
    let solo = FairyTrails::open(Setup::new(1, Options::default())).expect("one player");
    let mut sample: Sample<SOLO_FACTS> = Vec::new();
    let mut won = 0;
    gather(&solo, games * 2, |seen, end| {
        let Some(outcome) = solo.outcome(&end) else { return };
        won += usize::from(!outcome.winners.is_empty());
        sample
            .extend(seen.iter().map(|state| (solo.solo_facts(state), outcome.value(Seat(0)).midpoint(1.0))));
    });
    println!("solo: {:.1} % won", 100.0 * won as f64 / (games * 2) as f64);
    println!("{:.3?}", regress(&sample, 5.0));
}

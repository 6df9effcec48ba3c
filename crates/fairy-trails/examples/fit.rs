//! Fits the weights of the evaluation: logistic regressions of results on facts, over matches of players who choose
//! by the evaluation of the last round, with some random moves: `cargo run --release -p fairy-trails --example fit`.

use fairy_trails::{FairyTrails, Move, Options, SOLO_FACTS, State, TWO_FACTS};
use table::{Dice, Game, Quiet, Seat, Seed, Setup};

/// Facts of positions, and whether the side they are seen from won (1), lost (0) or shared.
type Sample<const N: usize> = Vec<([f32; N], f32)>;

/// Newton's method with a little ridge: few facts, so whole matrices are cheap.
fn regress<const N: usize>(sample: &Sample<N>) -> [f64; N] {
    let mut weights = [0.0f64; N];
    for _ in 0..25 {
        let mut slope = [0.0f64; N];
        let mut curve = [[0.0f64; N]; N];
        for (facts, result) in sample {
            let sum: f64 = facts.iter().zip(&weights).map(|(fact, weight)| f64::from(*fact) * weight).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            for (row, fact) in facts.iter().enumerate() {
                slope[row] += (f64::from(*result) - chance) * f64::from(*fact);
                for (column, other) in facts.iter().enumerate() {
                    curve[row][column] += chance * (1.0 - chance) * f64::from(*fact) * f64::from(*other);
                }
            }
        }
        for (index, row) in curve.iter_mut().enumerate() {
            row[index] += 5.0;
            slope[index] -= 5.0 * weights[index];
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
        let worth = game.appraise(&after, seat);
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

fn main() {
    let games = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1500);
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
    println!("{:.3?}", regress(&sample));
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
    println!("{:.3?}", regress(&sample));
}

//! Plays the deck with one-ply greedy players and prints the figures of FT-C5:
//! `cargo run --release -p fairy-trails --example greedy [games] [deck file]`.

use fairy_trails::{Claims, Colour, Deck, FairyTrails, Move, Options, State};
use std::sync::Arc;
use table::{Components, Dice, Quiet, Rules, Seat, Seed, Setup};

/// Worth of a laying for a greedy player: stones now, and huts in open networks the more the fewer their open ends.
fn worth(game: &FairyTrails, state: &State, seat: Seat, choice: Move) -> f64 {
    let Move::Lay(laying) = choice else { return f64::MIN };
    let face = game.deck().face(laying.card, laying.rotation);
    let Some(preview) = state.board().preview(laying.at, face) else { return f64::MIN };
    let mut after = state.clone();
    let _ = game.apply(&mut after, seat, &choice, &mut Dice::new(Seed::from_number(0)), &mut Quiet);
    let solo = game.seats() == 1;
    Colour::BOTH
        .into_iter()
        .map(|colour| {
            let sign = if solo || colour == Colour::of(seat) { 1.0 } else { -1.0 };
            let stones = preview.huts(colour).min(state.left(colour));
            let coming: f64 = after
                .board()
                .networks(colour)
                .filter(|(_, network)| network.open > 0)
                .map(|(_, network)| f64::from(network.huts) * 0.4f64.powi(i32::from(network.open)))
                .sum();
            sign * (f64::from(stones) + coming)
        })
        .sum()
}

struct Tally {
    games: u32,
    plies: u64,
    before_end: u32,
    elves: f64,
    starter: f64,
    won: u32,
    score: i64,
}

fn play(deck: &Arc<Deck>, seats: u8, games: u32) -> Tally {
    let options = Options { claims: Claims::Automatic, easier: false };
    let setup = Setup::<FairyTrails> { components: Arc::clone(deck), ..Setup::new(seats, options) };
    let game = FairyTrails::open(setup).expect("one or two players");
    let mut tally = Tally { games, plies: 0, before_end: 0, elves: 0.0, starter: 0.0, won: 0, score: 0 };
    let mut moves = Vec::new();
    for number in 0..games {
        let mut dice = Dice::new(Seed::from_number(u64::from(number)));
        let mut ties = Dice::new(Seed::from_number(u64::from(number) + (1 << 40)));
        let mut state = game.deal(&mut dice);
        let starter = state.turn();
        while let Some(seat) = game.waiting(&state).first() {
            moves.clear();
            game.moves(&state, seat, &mut moves);
            let mut best = (f64::MIN, 0, 0);
            for (index, &choice) in moves.iter().enumerate() {
                let worth = worth(&game, &state, seat, choice);
                if worth > best.0 {
                    best = (worth, index, 1);
                } else if worth >= best.0 {
                    best.2 += 1;
                    if ties.below(best.2) == 0 {
                        best.1 = index;
                    }
                }
            }
            let _ = game.apply(&mut state, seat, &moves[best.1], &mut dice, &mut Quiet);
            tally.plies += 1;
        }
        let Some(outcome) = game.outcome(&state) else { continue };
        let share = |seat: Seat| f64::from(outcome.value(seat)).midpoint(1.0);
        tally.elves += share(Seat(0));
        tally.starter += share(starter);
        tally.won += u32::from(!outcome.winners.is_empty());
        tally.before_end += u32::from(Colour::BOTH.iter().any(|&colour| state.left(colour) == 0));
        tally.score += i64::from(game.scores(&state)[0].total());
    }
    tally
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games = args.next().and_then(|text| text.parse().ok()).unwrap_or(2000);
    let text = args.next().map(|path| std::fs::read_to_string(path).expect("the deck file can be read"));
    let deck = Deck::read_text(text.as_deref().unwrap_or(Deck::FILES[0].1)).expect("the deck is sound");
    let deck = Arc::new(deck);
    let percent = |count: f64, of: u32| 100.0 * count / f64::from(of);
    let two = play(&deck, 2, games);
    println!(
        "two players: {:.1} cards a game, {:.1} % finished before the cards end, elves {:.1} %, starter {:.1} %",
        two.plies as f64 / f64::from(two.games),
        percent(f64::from(two.before_end), two.games),
        percent(two.elves, two.games),
        percent(two.starter, two.games)
    );
    let solo = play(&deck, 1, games);
    println!(
        "solo: {:.1} % won, {:.1} cards a game, {:.1} cards left when won",
        percent(f64::from(solo.won), solo.games),
        solo.plies as f64 / f64::from(solo.games),
        solo.score as f64 / f64::from(solo.won.max(1))
    );
}

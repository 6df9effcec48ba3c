//! The same work in every run, for instruments that count instead of timing: random playouts of a game, or a search of
//! one kind about the same positions. Two builds that print the same sum did the same work.
//!
//! `valgrind --tool=callgrind target/release/examples/fixed_work krumme-pfade playouts 2000`

use opponents::{Budget, Player, Settings, Thinker, playout, quick};
use shelf::{OnShelf, Visitor};
use std::hash::{DefaultHasher, Hash, Hasher};
use table::{Dice, Quiet, Seat, Seed, Setup, Viewer};

type Failure = Box<dyn std::error::Error>;

/// What is done, and how often.
struct Work {
    kind: String,
    rounds: u64,
}

impl Visitor for Work {
    type Out = Result<u64, Failure>;

    fn visit<G: OnShelf>(self) -> Result<u64, Failure> {
        let seats = 2.clamp(*G::SEATS.start(), *G::SEATS.end());
        let game =
            G::open(Setup::new(seats, G::Options::default())).map_err(|faults| format!("{faults:?}"))?;
        let tree = Settings { alpha_beta: false, ..Settings::USUAL };
        match self.kind.as_str() {
            "playouts" => Ok(playouts(&game, self.rounds)),
            "search" => Ok(searches(&game, self.rounds, Settings::USUAL)),
            "tree" => Ok(searches(&game, self.rounds, tree)),
            "plain" => Ok(searches(&game, self.rounds, Settings { playouts: true, ..tree })),
            other => Err(format!("{other}: playouts, search, tree or plain").into()),
        }
    }
}

/// All plies of so many random matches.
fn playouts<G: OnShelf>(game: &G, rounds: u64) -> u64 {
    let (mut dice, mut choices) = (Dice::new(Seed::from_number(1)), quick(1));
    (0..rounds).map(|_| u64::from(playout(game, &mut game.deal(&mut dice), &mut dice, &mut choices))).sum()
}

/// A sum over the moves chosen by 300 iterations each, at moments spread over random matches.
fn searches<G: OnShelf>(game: &G, rounds: u64, settings: Settings) -> u64 {
    let mut dice = Dice::new(Seed::from_number(1));
    let mut thinker = Thinker::new(Seed::from_number(1), Budget::iterations(300), settings);
    let mut chosen = DefaultHasher::new();
    for round in 0..rounds {
        let Some((view, seat)) = moment(game, 5 * round % 32, &mut dice) else { continue };
        let choice = thinker.choose(game, &view, seat);
        format!("{choice:?}").hash(&mut chosen);
    }
    chosen.finish()
}

/// What the seat to move sees after so many random plies, or when the match ends.
fn moment<G: OnShelf>(game: &G, plies: u64, dice: &mut Dice) -> Option<(G::View, Seat)> {
    let mut state = game.deal(dice);
    let mut last = None;
    for ply in 0..=plies {
        let Some(seat) = game.waiting(&state).first() else { break };
        last = Some((game.view(&state, Viewer::Seat(seat)), seat));
        if ply < plies {
            let index = dice.below(game.move_count(&state, seat) as u32);
            let choice = game.nth_move(&state, seat, index as usize)?;
            let _ = game.apply(&mut state, seat, &choice, dice, &mut Quiet);
        }
    }
    last
}

fn main() -> Result<(), Failure> {
    let [_, id, kind, rounds] = <[String; 4]>::try_from(std::env::args().collect::<Vec<_>>())
        .map_err(|_| "fixed_work GAME playouts|search|tree|plain ROUNDS")?;
    let work = Work { kind, rounds: rounds.parse()? };
    println!("{}", shelf::visit(&id, work).ok_or("no such game")??);
    Ok(())
}

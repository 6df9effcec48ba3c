//! Laws of moves: listed is legal, and refused changes nothing.

use crate::Walk;
use table::{Dice, Game, Quiet, RefusalKind, Seat, Seed};

/// How many moments of a match are looked at closely.
const MOMENTS: usize = 40;
/// How many foreign moves are tried at each.
const FOREIGN: usize = 24;

/// The list holds each legal move once, `check` accepts exactly these, and `move_count` and `nth_move` agree.
///
/// # Panics
/// If the law is broken.
pub fn listed_is_legal<G: Game>(walk: &Walk<G>) {
    let game = &walk.game;
    let mut chance = walk.chance("foreign");
    let mut pool: Vec<G::Move> = Vec::new();
    let end = walk.sample(MOMENTS, |moment| {
        let state = moment.state;
        let waiting = game.waiting(state);
        for seat in Seat::all(game.seats()) {
            let mut moves = Vec::new();
            game.moves(state, seat, &mut moves);
            assert_eq!(
                !moves.is_empty(),
                waiting.contains(seat),
                "seat {seat} is waited for if and only if it has moves"
            );
            assert_eq!(game.move_count(state, seat), moves.len(), "move_count of seat {seat}");
            for (index, listed) in moves.iter().enumerate() {
                assert_eq!(game.nth_move(state, seat, index).as_ref(), Some(listed), "nth_move {index}");
                assert_eq!(game.check(state, seat, listed), Ok(()), "{listed:?} is listed");
            }
            assert_eq!(game.nth_move(state, seat, moves.len()), None, "nothing behind the end of the list");
            let mut texts: Vec<String> = moves.iter().map(|choice| game.write_move(choice)).collect();
            texts.sort_unstable();
            texts.dedup();
            assert_eq!(texts.len(), moves.len(), "each move is listed once, with a text of its own");
            if waiting.contains(seat) {
                for _ in 0..FOREIGN.min(pool.len()) {
                    let Some(foreign) = chance.pick(&pool) else { break };
                    assert_eq!(
                        game.check(state, seat, foreign).is_ok(),
                        moves.contains(foreign),
                        "{foreign:?}"
                    );
                }
            }
        }
        pool.extend(moment.moves.iter().step_by(moment.moves.len().div_ceil(8)).cloned());
        if pool.len() > 2_000 {
            chance.shuffle(&mut pool);
            pool.truncate(1_000);
        }
    });
    if end.over {
        for seat in Seat::all(game.seats()) {
            assert_eq!(game.move_count(&end.state, seat), 0, "no moves after the end");
        }
    }
}

/// Moves out of turn, illegal moves and moves after the end leave state and dice as they were.
///
/// # Panics
/// If the law is broken.
pub fn refused_changes_nothing<G: Game>(walk: &Walk<G>) {
    let game = &walk.game;
    let mut chance = walk.chance("refused");
    let mut pool: Vec<G::Move> = Vec::new();
    let end = walk.sample(MOMENTS, |moment| {
        pool.extend(moment.moves.iter().step_by(moment.moves.len().div_ceil(6)).cloned());
        let waiting = game.waiting(moment.state);
        for _ in 0..FOREIGN {
            let seat = Seat(chance.below(u32::from(game.seats()) + 1) as u8);
            let Some(foreign) = chance.pick(&pool) else { break };
            let mut state = moment.state.clone();
            let mut dice = Dice::new(Seed::from_number(1));
            if let Err(refusal) = game.play(&mut state, seat, foreign, &mut dice, &mut Quiet) {
                assert_eq!(&state, moment.state, "refused {foreign:?} changed the state");
                assert_eq!(dice.drawn(), 0, "refused {foreign:?} rolled");
                let expected =
                    if waiting.contains(seat) { RefusalKind::IllegalMove } else { RefusalKind::NotYourTurn };
                assert_eq!(refusal.kind, expected);
                let rule = refusal.rule.expect("a refusal of a readable move names its rule");
                assert!(G::RULES.contains(&rule), "{rule} is no rule of {}", G::ID);
            }
        }
    });
    for foreign in pool.iter().take(FOREIGN).filter(|_| end.over) {
        let mut state = end.state.clone();
        let refusal = game
            .play(&mut state, Seat(0), foreign, &mut Dice::new(Seed::from_number(1)), &mut Quiet)
            .expect_err("the game is over");
        assert_eq!(refusal.kind, RefusalKind::GameOver);
        assert_eq!(state, end.state);
    }
}

//! Laws of whole matches: determinism, replay, undo, endings, evaluations.

use crate::Walk;
use std::collections::BTreeMap;
use table::{Dice, Game, Match, Quiet, Record, Seat, Values};

/// How many earlier states of a match undo is tried for.
const UNDONE: usize = 8;

/// Same state, same move, same dice: the same state, events and boundary.
///
/// # Panics
/// If the law is broken.
pub fn deterministic<G: Game>(walk: &Walk<G>) {
    let game = &walk.game;
    assert_eq!(walk.begin(), walk.begin(), "set-up");
    walk.sample(60, |moment| {
        let after = moment.play();
        assert_eq!(after, moment.play(), "{:?} made twice", moment.choice);
        // Listening must not change what happens.
        let (mut state, mut dice) = (moment.state.clone(), moment.dice.clone());
        let boundary = game.apply(&mut state, moment.seat, moment.choice, &mut dice, &mut Quiet);
        assert_eq!((state, boundary, dice), (after.state, after.boundary, after.dice));
    });
}

/// Every match ends within its bound, with an outcome that ranks each seat once, and scores for every seat.
///
/// # Panics
/// If the law is broken.
pub fn ends<G: Game>(walk: &Walk<G>) {
    let game = &walk.game;
    let seats = usize::from(game.seats());
    let end = walk.stroll(|moment| {
        let state = moment.state;
        assert_eq!(game.outcome(state), None, "no outcome while somebody is waited for");
        assert_eq!(game.scores(state).len(), seats, "a score for each seat");
    });
    assert_eq!(game.scores(&end.state).len(), seats);
    let outcome = game.outcome(&end.state);
    if !end.over {
        assert_eq!(outcome, None, "no outcome while somebody is waited for");
        return;
    }
    let outcome = outcome.expect("an outcome when nobody is waited for");
    let mut ranked: Vec<Seat> = outcome.ranking.iter().flatten().copied().collect();
    ranked.sort_unstable();
    assert!(ranked.iter().copied().eq(Seat::all(game.seats())), "{outcome:?} ranks each seat once");
    assert!(outcome.ranking.iter().all(|rank| !rank.is_empty()));
    let top = &outcome.ranking[0];
    assert!(
        outcome.winners.is_empty() || outcome.winners == top.iter().copied().collect(),
        "the winners are those of the first rank: {outcome:?}"
    );
}

/// A record replays to the same fingerprint, and undo leads to every earlier state: some are tried.
///
/// # Panics
/// If the law is broken.
pub fn replay_and_undo<G: Game>(walk: &Walk<G>) {
    let mut chance = walk.chance("undo");
    let end = walk.play();
    let text = end.record().to_text();
    let record = Record::read(&text).expect("our own records are sound");
    let edition = walk.game.setup().edition();
    let again = Match::<G>::replay(&record, &edition).expect("our own records replay");
    assert_eq!(again, end);
    assert_eq!(again.fingerprint(), end.fingerprint());
    assert_eq!(again.record().to_text(), text);
    assert_eq!(end.free_undo(), again.free_undo());

    let length = end.plies().len();
    let middle = length / 2;
    let wanted: Vec<usize> = (0..UNDONE).map(|_| chance.below(length as u32 + 1) as usize).collect();
    let mut kept: BTreeMap<usize, (G::State, Dice)> = BTreeMap::new();
    let last = walk.stroll(|moment| {
        let ply = moment.ply as usize;
        if ply == middle || wanted.contains(&ply) {
            kept.insert(ply, (moment.state.clone(), moment.dice.clone()));
        }
    });
    kept.insert(length, (last.state, last.dice));
    let at = |ply: usize| {
        let (state, dice) = kept[&ply].clone();
        Match::from_state(walk.game.clone(), state, dice, ply as u32)
    };
    let mut undone = end.clone();
    for (&ply, _) in kept.iter().rev() {
        undone.undo(undone.plies().len() - ply).expect("so many were played");
        assert_eq!(undone, at(ply), "back to ply {ply}");
        assert_eq!(undone.plies(), &end.plies()[..ply]);
    }
    assert!(end.clone().undo(length + 1).is_err());

    // A match that is loaded in the middle has a record of its own.
    let seed = table::Seed::from_number(0);
    let mut loaded = Match::<G>::load(&at(middle).position(), &edition, seed).expect("our own position");
    assert_eq!(loaded, at(middle));
    for ply in &end.plies()[middle..] {
        loaded.play(ply.seat, ply.choice.clone()).expect("it was legal before");
    }
    assert_eq!(loaded, end, "a loaded match goes on alike, dice included");
    let record = Record::read(&loaded.record().to_text()).expect("our own records are sound");
    assert_eq!(Match::<G>::replay(&record, &edition).expect("our own records replay"), end);
}

/// Different states have different keys, those that follow each other and those that one move tells apart; and a state
/// that is loaded again has the key that it had. A game without keys keeps this law.
///
/// # Panics
/// If the law is broken.
pub fn keyed<G: Game>(walk: &Walk<G>) {
    let game = &walk.game;
    let mut seen: BTreeMap<u64, G::State> = BTreeMap::new();
    let Some(transposition_key) = G::CAPABILITIES.transposition_key else { return };
    let mut meet = |state: &G::State| {
        let key = transposition_key(game, state);
        let known = seen.entry(key).or_insert_with(|| state.clone());
        assert_eq!(known, state, "two states share the key {key}");
    };
    walk.sample(20, |moment| {
        let state = moment.state;
        meet(state);
        let again = game.load(&game.position(state)).expect("our own position");
        assert_eq!(
            transposition_key(game, &again),
            transposition_key(game, state),
            "a loaded state has the same key"
        );
        for choice in moment.moves {
            let mut after = state.clone();
            let mut dice = walk.chance("after");
            let _ = game.apply(&mut after, moment.seat, choice, &mut dice, &mut Quiet);
            meet(&after);
        }
    });
}

/// Evaluations, at first sight and after a closer look, lie between −1 and 1, agree with each other for two players, and
/// know the result at the end.
///
/// # Panics
/// If the law is broken.
pub fn evaluated<G: Game>(walk: &Walk<G>) {
    let game = &walk.game;
    let seats = usize::from(game.seats());
    let check = |values: Values| {
        assert!(values[seats..].iter().all(|value| *value == 0.0), "nobody sits there: {values:?}");
        let values = values[..seats].to_vec();
        assert!(values.iter().all(|value| (-1.0..=1.0).contains(value)), "{values:?}");
        if let [first, second] = values[..] {
            assert!((first + second).abs() < 1e-4, "two players' hopes cancel out: {values:?}");
        }
        values
    };
    let closely =
        |state: &G::State| G::CAPABILITIES.evaluate_closely.and_then(|closely| closely(game, state));
    let looks_closer = closely(&game.deal(&mut walk.chance("closer"))).is_some();
    let end = walk.sample(60, |moment| {
        check(game.evaluate(moment.state));
        let closer = closely(moment.state);
        assert_eq!(closer.is_some(), looks_closer, "a closer look in all states or in none");
        if let Some(closer) = closer {
            check(closer);
        }
    });
    let Some(outcome) = game.outcome(&end.state) else {
        assert!(!end.over, "an outcome when nobody is waited for");
        return;
    };
    for values in core::iter::once(game.evaluate(&end.state)).chain(closely(&end.state)) {
        for (seat, value) in Seat::all(game.seats()).zip(check(values)) {
            assert!(
                (value - outcome.value(seat)).abs() < 1e-4,
                "at the end seat {seat} knows: {value} for {outcome:?}"
            );
        }
    }
}

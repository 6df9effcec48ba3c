//! Laws of whole matches: determinism, replay, undo, endings, evaluations.

use crate::Walk;
use std::collections::BTreeMap;
use table::{Game, Match, Quiet, Record, Seat, Values};

/// Same state, same move, same dice: the same state, events and boundary.
///
/// # Panics
/// If the law is broken.
pub fn deterministic<G: Game>(walk: &Walk<G>) {
    let game = &walk.game;
    assert_eq!(walk.begin(), walk.begin(), "set-up");
    walk.sample(60, |moment| {
        let run = || {
            let mut game_match = moment.game_match.clone();
            let events = game_match.play(moment.seat, moment.choice.clone()).expect("a listed move").to_vec();
            (events, game_match)
        };
        let (first, second) = (run(), run());
        assert_eq!(first.0, second.0, "events of {:?}", moment.choice);
        assert_eq!(first.1, second.1, "state after {:?}", moment.choice);
        assert_eq!(first.1.plies(), second.1.plies());
        // Listening must not change what happens.
        let mut quiet = moment.game_match.state().clone();
        let mut dice = walk.chance("quiet");
        let mut heard = moment.game_match.state().clone();
        let mut same_dice = walk.chance("quiet");
        let boundary = game.apply(&mut quiet, moment.seat, moment.choice, &mut dice, &mut table::Quiet);
        let with_log = game.apply(&mut heard, moment.seat, moment.choice, &mut same_dice, &mut Vec::new());
        assert_eq!((quiet, boundary, dice), (heard, with_log, same_dice));
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
        let state = moment.game_match.state();
        assert_eq!(game.outcome(state), None, "no outcome while somebody is waited for");
        assert_eq!(game.scores(state).len(), seats, "a score for each seat");
    });
    let outcome = game.outcome(end.state()).expect("an outcome when nobody is waited for");
    let mut ranked: Vec<Seat> = outcome.ranking.iter().flatten().copied().collect();
    ranked.sort_unstable();
    assert!(ranked.iter().copied().eq(Seat::all(game.seats())), "{outcome:?} ranks each seat once");
    assert!(outcome.ranking.iter().all(|rank| !rank.is_empty()));
    let top = &outcome.ranking[0];
    assert!(
        outcome.winners.is_empty() || outcome.winners == top.iter().copied().collect(),
        "the winners are those of the first rank: {outcome:?}"
    );
    assert_eq!(game.scores(end.state()).len(), seats);
}

/// A record replays to the same fingerprint, and undo leads to every earlier state.
///
/// # Panics
/// If the law is broken.
pub fn replay_and_undo<G: Game>(walk: &Walk<G>) {
    let mut chance = walk.chance("undo");
    let mut before: Vec<Match<G>> = Vec::new();
    let end = walk.stroll(|moment| before.push(moment.game_match.clone()));
    let text = end.record().to_text();
    let record = Record::read(&text).expect("our own records are sound");
    let edition = walk.game.setup().edition();
    let again = Match::<G>::replay(&record, &edition).expect("our own records replay");
    assert_eq!(again, end);
    assert_eq!(again.fingerprint(), end.fingerprint());
    assert_eq!(again.record().to_text(), text);
    assert_eq!(end.free_undo(), again.free_undo());

    for _ in 0..8 {
        let plies = chance.below(before.len() as u32 + 1) as usize;
        let mut undone = end.clone();
        undone.undo(plies).expect("so many were played");
        let expected = before.get(before.len() - plies).unwrap_or(&end);
        assert_eq!(&undone, expected, "undo of {plies} plies");
        assert_eq!(undone.plies(), expected.plies());
    }
    assert!(end.clone().undo(before.len() + 1).is_err());

    // A match that is loaded in the middle has a record of its own.
    if let Some(middle) = before.get(before.len() / 2) {
        let seed = table::Seed::from_number(0);
        let mut loaded = Match::<G>::load(&middle.position(), &edition, seed).expect("our own position");
        assert_eq!(&loaded, middle);
        for ply in &end.plies()[before.len() / 2..] {
            loaded.play(ply.seat, ply.choice.clone()).expect("it was legal before");
        }
        assert_eq!(loaded, end, "a loaded match goes on alike, dice included");
        let record = Record::read(&loaded.record().to_text()).expect("our own records are sound");
        assert_eq!(Match::<G>::replay(&record, &edition).expect("our own records replay"), end);
    }
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
        let state = moment.game_match.state();
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
        check(game.evaluate(moment.game_match.state()));
        let closer = closely(moment.game_match.state());
        assert_eq!(closer.is_some(), looks_closer, "a closer look in all states or in none");
        if let Some(closer) = closer {
            check(closer);
        }
    });
    let outcome = game.outcome(end.state()).expect("it ended");
    for values in core::iter::once(game.evaluate(end.state())).chain(closely(end.state())) {
        for (seat, value) in Seat::all(game.seats()).zip(check(values)) {
            assert!(
                (value - outcome.value(seat)).abs() < 1e-4,
                "at the end seat {seat} knows: {value} for {outcome:?}"
            );
        }
    }
}

//! Laws of pointing: every move can be said with a hand, and the picture has what the hand points at.

use crate::Walk;
use crate::words::{sayable, vocabulary};
use sketch::{Brush, Look, Picture};
use std::collections::{BTreeMap, BTreeSet};
use table::{Game, Phrase, Step, Viewer};

/// How many moments of a match are looked at; pictures cost more than rules.
const MOMENTS: usize = 6;
/// How many moves are previewed at each.
const PREVIEWS: usize = 3;

/// Every legal move of a seat has steps; no two moves share theirs, and none begins with all the steps of another.
/// Handles that are neither `act:` nor `turn:` are in the picture of that seat, wide and narrow. After the same steps the
/// same handle means the same, in words that exist. All of it follows from the view. Hints say moves that are offered.
///
/// # Panics
/// If the law is broken.
pub fn pointed<G: Game + Picture<G::View>>(walk: &Walk<G>) {
    let game = &walk.game;
    let known = vocabulary::<G>();
    let mut chance = walk.chance("pointing");
    walk.sample(MOMENTS, |moment| {
        let state = moment.state;
        for seat in game.waiting(state).iter() {
            let view = game.view(state, seat.into());
            let mut moves = Vec::new();
            game.moves(state, seat, &mut moves);
            let hands: Vec<Vec<Step>> = moves.iter().map(|choice| game.steps(&view, seat, choice)).collect();
            for (choice, steps) in moves.iter().zip(&hands) {
                assert!(!steps.is_empty(), "{choice:?} has no steps");
                for step in steps {
                    sayable(&step.label, &known);
                }
            }
            tell_apart(&moves, &hands);
            for choice in &moves {
                let Some(said) = game.hinted(&view, seat, choice) else { continue };
                let offered = moves.contains(&said) && game.volunteered(&view, seat, &said);
                assert!(offered, "a hint says {said:?} for {choice:?}, which is not offered");
            }
            for compact in [false, true] {
                let shown = shown(game, &view, seat.into(), compact);
                for (choice, step) in moves
                    .iter()
                    .zip(&hands)
                    .flat_map(|(choice, steps)| steps.iter().map(move |step| (choice, step)))
                {
                    let beside = ["act:", "turn:"].iter().any(|kind| step.handle.starts_with(kind));
                    assert!(
                        beside || shown.contains(&step.handle),
                        "{choice:?}: {} is not in the picture of seat {seat} (compact: {compact})",
                        step.handle
                    );
                }
            }
            // A view may carry more than it shows: what is pointed at must not depend on that.
            let imagined = game.view(&game.imagine(&view, seat.into(), &mut chance), seat.into());
            for choice in moves.iter().step_by(moves.len().div_ceil(20)) {
                let same = game.steps(&imagined, seat, choice) == game.steps(&view, seat, choice);
                assert!(same, "the steps of {choice:?} follow from the view");
            }
        }
    });
}

/// A preview and marks are laid over the picture and leave it as it is; the layer over it holds nothing to point at. What
/// a move does has words, and follows from the view.
///
/// # Panics
/// If the law is broken.
pub fn previewed<G: Game + Picture<G::View>>(walk: &Walk<G>) {
    let game = &walk.game;
    let known = vocabulary::<G>();
    let mut chance = walk.chance("previews");
    walk.sample(MOMENTS, |moment| {
        let (state, seat) = (moment.state, moment.seat);
        let view = game.view(state, seat.into());
        let brush = || brush(seat.into(), false);
        let plain = game.picture(&view, &brush()).bare();
        let imagined = game.view(&game.imagine(&view, seat.into(), &mut chance), seat.into());
        for choice in moment.moves.iter().step_by(moment.moves.len().div_ceil(PREVIEWS)) {
            let handles: Vec<String> =
                game.steps(&view, seat, choice).into_iter().map(|step| step.handle).collect();
            let marked = handles.iter().fold(brush(), |brush, handle| brush.highlight(handle.as_str()));
            let marked = marked.preview(game.write_move(choice)).last(handles);
            let scene = game.picture(&view, &marked);
            assert!(
                scene.clone().bare() == plain,
                "{choice:?}: a preview changes only what is laid over the picture"
            );
            let over = scene.overlay().to_svg(&Look::page());
            assert!(!over.contains("data-handle"), "{choice:?}: nothing that is laid over can be pointed at");
            let effects = game.effects(&view, seat, choice);
            for effect in &effects {
                sayable(effect, &known);
            }
            assert_eq!(
                game.effects(&imagined, seat, choice),
                effects,
                "the effects of {choice:?} follow from the view"
            );
        }
    });
}

/// What lies behind the parts of a score is in the picture of whoever looks, and names parts that there are.
///
/// # Panics
/// If the law is broken.
pub fn counted<G: Game + Picture<G::View>>(walk: &Walk<G>) {
    let game = &walk.game;
    let mut chance = walk.chance("counted");
    let mut check = |state: &G::State| {
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(state, viewer);
            let all = game.score_sources(&view, viewer);
            let imagined = game.view(&game.imagine(&view, viewer, &mut chance), viewer);
            assert_eq!(
                game.score_sources(&imagined, viewer),
                all,
                "what lies behind points follows from the view"
            );
            let shown = shown(game, &view, viewer, false);
            let standing = game.standing(&view, viewer);
            for behind in all {
                let score = standing.get(behind.seat.index());
                assert!(
                    score.is_some_and(|score| score.parts.iter().any(|part| part.name == behind.part)),
                    "seat {} has no part {}",
                    behind.seat,
                    behind.part
                );
                for handle in behind.handles {
                    assert!(
                        shown.contains(&handle),
                        "{}: {handle} is not in the picture of {viewer:?}",
                        behind.part
                    );
                }
            }
        }
    };
    let end = walk.sample(MOMENTS, |moment| check(moment.state));
    check(&end.state);
}

fn brush(viewer: Viewer, compact: bool) -> Brush<'static> {
    let brush = Brush::new().compact(compact);
    match viewer {
        Viewer::Seat(seat) => brush.for_seat(seat.index()),
        Viewer::Spectator => brush,
    }
}

/// All handles of a picture. Each is there once, and is something to press.
fn shown<G: Game + Picture<G::View>>(
    game: &G,
    view: &G::View,
    viewer: Viewer,
    compact: bool,
) -> BTreeSet<String> {
    let svg = game.picture(view, &brush(viewer, compact)).bare().to_svg(&Look::page());
    let mut found = BTreeSet::new();
    // Which of the elements around are passed over by screen readers.
    let mut silent = Vec::new();
    for tag in svg.split('<').skip(1) {
        let tag = tag.split('>').next().unwrap_or_default();
        if tag.starts_with('/') {
            silent.pop();
            continue;
        }
        let hidden = silent.last() == Some(&true) || tag.contains("aria-hidden=\"true\"");
        if !tag.ends_with('/') {
            silent.push(hidden);
        }
        if !tag.contains("data-handle=\"") {
            continue;
        }
        let value = |name: &str| {
            tag.split_once(name).and_then(|(_, rest)| rest.split('"').next()).unwrap_or_default()
        };
        let handle = value("data-handle=\"").to_owned();
        let kind = handle.split_once(':').filter(|(kind, which)| !kind.is_empty() && !which.is_empty());
        assert!(kind.is_some(), "{handle:?} says what it is of, a colon, and which one");
        assert_eq!(value(" role=\""), "button", "{handle} is something to press");
        assert!(!value("aria-label=\"").is_empty(), "{handle} has a name");
        assert!(!hidden, "{handle} is hidden from who listens");
        assert!(found.insert(handle.clone()), "{handle} is in the picture twice");
    }
    found
}

/// Moves have steps of their own, none a beginning of another; and after the same steps a handle means one thing.
fn tell_apart<M: core::fmt::Debug>(moves: &[M], hands: &[Vec<Step>]) {
    let mut sorted: Vec<(Vec<&str>, &M)> = hands
        .iter()
        .map(|steps| steps.iter().map(|step| step.handle.as_str()).collect())
        .zip(moves)
        .collect();
    sorted.sort_by(|one, other| one.0.cmp(&other.0));
    for pair in sorted.windows(2) {
        let [(one, first), (other, second)] = pair else { continue };
        assert!(one != other, "{first:?} and {second:?} have the same steps {one:?}");
        assert!(!other.starts_with(one), "the steps of {second:?} begin with those of {first:?}: {one:?}");
    }
    let mut meanings: BTreeMap<Vec<&str>, &Phrase> = BTreeMap::new();
    for (steps, choice) in hands.iter().zip(moves) {
        for (count, step) in steps.iter().enumerate() {
            let way: Vec<&str> = steps[..=count].iter().map(|step| step.handle.as_str()).collect();
            let label = *meanings.entry(way).or_insert(&step.label);
            assert_eq!(label, &step.label, "{choice:?}: {} means one thing in one place", step.handle);
        }
    }
}

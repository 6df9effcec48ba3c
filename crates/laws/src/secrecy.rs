//! Laws of secrecy: what a view hides stays hidden.

use crate::Walk;
use table::{Boundary, Dice, Game, Seat, Viewer};

/// How many worlds are imagined for each viewer at a moment.
const WORLDS: usize = 3;

/// An imagined state has the same view, the same seats that are waited for, concerned and out, and the same moves, pass,
/// kinds of moves and observation key for its viewer, and is a state that could be loaded. If nothing is hidden it is the state itself; if something is, imagining varies.
///
/// # Panics
/// If the law is broken.
pub fn imagined<G: Game>(walk: &Walk<G>) {
    let game = &walk.game;
    let mut chance = walk.chance("worlds");
    let check = |state: &G::State, chance: &mut Dice| {
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(state, viewer);
            let hides = game.hides(state, viewer);
            let mut varied = false;
            for world in 0..24 {
                let imagined = game.imagine(&view, viewer, chance);
                varied |= &imagined != state;
                if world < WORLDS {
                    agree(game, state, &imagined, viewer);
                    if !hides {
                        assert_eq!(&imagined, state, "nothing is hidden from {viewer:?}");
                    }
                } else if varied || !hides {
                    break;
                }
            }
            assert!(varied || !hides, "something is hidden from {viewer:?}, so imagining must vary");
        }
    };
    let end = walk.sample(40, |moment| check(moment.state, &mut chance));
    check(&end.state, &mut walk.chance("end"));
}

/// The points that a viewer is told are certain: he has them in every world that fits his view. If nothing is hidden
/// from him, and at the end, they are all the points there are.
///
/// # Panics
/// If the law is broken.
pub fn standing<G: Game>(walk: &Walk<G>) {
    let game = &walk.game;
    let mut chance = walk.chance("standing");
    let mut check = |state: &G::State| {
        let over = game.waiting(state).is_empty();
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(state, viewer);
            let known = game.standing(&view, viewer);
            if over || !game.hides(state, viewer) {
                assert_eq!(known, game.scores(state), "all points are known to {viewer:?}");
                continue;
            }
            assert_eq!(known.len(), usize::from(game.seats()), "a standing for each seat");
            for _ in 0..WORLDS {
                let world = game.scores(&game.imagine(&view, viewer, &mut chance));
                for (seat, (known, world)) in known.iter().zip(&world).enumerate() {
                    for part in &known.parts {
                        let certain = world.parts.iter().find(|other| other.name == part.name);
                        assert!(
                            certain.is_some_and(|other| other.points >= part.points),
                            "{viewer:?} cannot know {part:?} of seat {seat}: in another world it is {certain:?}"
                        );
                    }
                }
            }
        }
    };
    let end = walk.sample(40, |moment| check(moment.state));
    check(&end.state);
}

fn agree<G: Game>(game: &G, real: &G::State, imagined: &G::State, viewer: Viewer) {
    assert_eq!(game.view(imagined, viewer), game.view(real, viewer), "the view of {viewer:?}");
    assert_eq!(game.waiting(imagined), game.waiting(real), "everybody may know who is waited for");
    assert_eq!(game.out(imagined), game.out(real), "everybody may know who is out");
    for seat in game.waiting(real).iter() {
        let concerned = (game.concerns(imagined, seat), game.concerns(real, seat));
        assert_eq!(concerned.0, concerned.1, "{viewer:?} may know whether seat {seat} is concerned");
    }
    if let Viewer::Seat(seat) = viewer {
        assert_eq!(
            game.pass(imagined, seat),
            game.pass(real, seat),
            "the pass of seat {seat} follows from its view"
        );
        let list = |state| {
            let mut moves = Vec::new();
            game.moves(state, seat, &mut moves);
            moves
        };
        assert_eq!(list(imagined), list(real), "the moves of seat {seat} follow from its view");
        let left = |state| {
            let mut moves = list(state);
            if let Some(representative_moves) = G::CAPABILITIES.representative_moves {
                representative_moves(game, state, seat, &mut moves);
            }
            moves
        };
        let (all, some) = (list(real), left(real));
        assert_eq!(left(imagined), some, "what seat {seat} can tell apart follows from its view");
        assert_eq!(some.is_empty(), all.is_empty(), "one of each kind is left to seat {seat}");
        let mut rest = all.iter();
        assert!(some.iter().all(|choice| rest.any(|other| other == choice)), "moves of seat {seat} in order");
        if let Some(observation_key) = G::CAPABILITIES.observation_key {
            let observed = (observation_key(game, imagined, seat), observation_key(game, real, seat));
            assert_eq!(observed.0, observed.1, "what seat {seat} was shown follows from its view");
        }
    }
    let loaded = game.load(&game.position(imagined)).unwrap_or_else(|faults| {
        panic!("an imagined state could be loaded: {faults:?} in {imagined:?}");
    });
    assert_eq!(&loaded, imagined);
}

/// Plays the same move, with the same dice, in two worlds that look alike to a viewer. If his views are alike
/// afterwards, the events that he perceived are too; and if the move kept the information boundary, his views are
/// alike and no dice were rolled.
///
/// # Panics
/// If the law is broken.
pub fn nothing_leaks<G: Game>(walk: &Walk<G>) {
    let game = &walk.game;
    let mut chance = walk.chance("leaks");
    walk.sample(40, |moment| {
        let tried: Vec<&G::Move> = core::iter::once(moment.choice)
            .chain((0..4).filter_map(|_| moment.moves.get(chance.below(moment.moves.len() as u32) as usize)))
            .collect();
        for choice in tried {
            for viewer in Viewer::all(game.seats()) {
                let view = game.view(moment.state, viewer);
                let imagined = game.imagine(&view, viewer, &mut chance);
                compare(walk, moment.state, imagined, moment.seat, choice, viewer);
            }
        }
    });
}

fn compare<G: Game>(
    walk: &Walk<G>,
    real: &G::State,
    imagined: G::State,
    seat: Seat,
    choice: &G::Move,
    viewer: Viewer,
) {
    let game = &walk.game;
    // In an imagined world another seat may hold other cards and be unable to do the same.
    if game.check(&imagined, seat, choice).is_err() {
        assert!(!viewer.is(seat), "{choice:?} is legal as far as its own seat can see");
        return;
    }
    let run = |mut state: G::State| {
        let mut dice = walk.chance("same dice");
        let mut events = Vec::new();
        let boundary = game.apply(&mut state, seat, choice, &mut dice, &mut events);
        let perceived: Vec<_> = events.iter().filter_map(|event| game.perceive(event, viewer)).collect();
        (game.view(&state, viewer), perceived, boundary, dice.drawn())
    };
    let (view, perceived, boundary, drawn) = run(real.clone());
    let (other_view, other_perceived, ..) = run(imagined);
    if view == other_view {
        assert_eq!(perceived, other_perceived, "{choice:?} told {viewer:?} by events what the view hides");
    }
    if boundary == Boundary::Kept {
        assert_eq!(drawn, 0, "{choice:?} rolled dice");
        assert_eq!(view, other_view, "{choice:?} showed {viewer:?} something new, so undo may not be free");
    }
}

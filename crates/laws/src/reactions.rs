//! Laws of reactions: passing, dropping out, and who learns which move was made.

use crate::Walk;
use table::{Dice, Game, Seat, Seats, Viewer};

/// How many moments of a match are looked at closely.
const MOMENTS: usize = 24;
/// How many worlds are searched for a move that would have looked the same. The one that is looked for may need other
/// hands and other sealed answers at once, so this is many; nearly always the first few do.
const WORLDS: usize = 5_000;
/// In how many worlds a move that is told to a viewer is compared with all others that might have been made.
const COMPARED: usize = 3;
/// How many moves of a world are compared at most.
const MOVES: usize = 60;

/// Where a seat may pass it is waited for, and passing is a legal move that means passing; where it may not, no move does.
///
/// # Panics
/// If the law is broken.
pub fn passing<G: Game>(walk: &Walk<G>) {
    let game = &walk.game;
    let check = |state: &G::State| {
        for seat in Seat::all(game.seats()) {
            let mut moves = Vec::new();
            game.moves(state, seat, &mut moves);
            if let Some(pass) = game.pass(state, seat) {
                assert!(moves.contains(&pass), "the pass {pass:?} of seat {seat} is not in its list");
                assert!(game.passes(state, seat, &pass), "the pass {pass:?} of seat {seat} passes");
            } else {
                let passing = moves.iter().find(|choice| game.passes(state, seat, choice));
                assert_eq!(passing, None, "seat {seat} may not pass");
            }
        }
    };
    let end = walk.stroll(|moment| check(moment.state));
    check(&end.state);
}

/// Whoever is out of the match is never waited for, and stays out.
///
/// # Panics
/// If the law is broken.
pub fn out_of_the_match<G: Game>(walk: &Walk<G>) {
    let game = &walk.game;
    let mut before = Seats::NONE;
    let mut check = |state: &G::State| {
        let out = game.out(state);
        let missing = before.minus(out);
        assert!(missing.is_empty(), "{missing:?} came back into the match");
        let asked: Vec<Seat> = game.waiting(state).iter().filter(|seat| out.contains(*seat)).collect();
        assert!(asked.is_empty(), "{asked:?} are out and still waited for");
        assert!(out.minus(Seats::all(game.seats())).is_empty(), "nobody sits there: {out:?}");
        before = out;
    };
    let end = walk.stroll(|moment| check(moment.state));
    check(&end.state);
}

/// What a viewer sees of a move: his view after it, and what he perceives of its events.
type Sight<G> = (<G as table::Secrets>::View, Vec<<G as table::Rules>::Event>);

/// Whether a viewer learns which move it is when it is made follows from what he sees of it, and is true: if he does, no
/// other move would have looked the same; if he does not, another one would have, here or in a world that fits his view.
/// The mover always knows. All moves meet the same dice.
///
/// # Panics
/// If the law is broken.
pub fn told_or_secret<G: Game>(walk: &Walk<G>) {
    let mut chance = walk.chance("secret moves");
    walk.sample(MOMENTS, |moment| {
        for viewer in Viewer::all(walk.game.seats()) {
            let other = chance.pick(moment.moves).unwrap_or(moment.choice).clone();
            for choice in [moment.choice, &other] {
                Ply { walk, real: moment.state, seat: moment.seat, choice, viewer }.check(&mut chance);
            }
        }
    });
}

/// A move that somebody looks at.
struct Ply<'p, G: Game> {
    walk: &'p Walk<G>,
    real: &'p G::State,
    seat: Seat,
    choice: &'p G::Move,
    viewer: Viewer,
}

impl<G: Game> Ply<'_, G> {
    fn check(&self, chance: &mut Dice) {
        let Ply { seat, choice, viewer, .. } = self;
        let told = self.tells(self.real, choice);
        if viewer.is(*seat) {
            assert!(told, "seat {seat} knows its own move {choice:?}");
            return;
        }
        let sight = self.sight(self.real, choice);
        if told {
            let lookalike = self.lookalike(self.real, &sight, chance);
            assert_eq!(
                lookalike, None,
                "{viewer:?} is told of {choice:?} and could not have told it from this"
            );
        } else if self.lookalike(self.real, &sight, chance).is_some() {
            return;
        }
        let game = &self.walk.game;
        let view = game.view(self.real, *viewer);
        // Where nothing is hidden there is one world only, and it has been looked at.
        let worlds = match (told, game.hides(self.real, *viewer)) {
            (_, false) => 0,
            (true, true) => COMPARED,
            (false, true) => WORLDS,
        };
        for _ in 0..worlds {
            let world = game.imagine(&view, *viewer, chance);
            let lookalike = self.lookalike(&world, &sight, chance);
            if !told && lookalike.is_some() {
                return;
            }
            assert_eq!(
                lookalike, None,
                "{viewer:?} is told of {choice:?} and, for all he knows, it might have been this"
            );
        }
        assert!(
            told,
            "{viewer:?} is not told of {choice:?}, though no other move would have looked the same"
        );
    }

    /// Another move that would have looked the same in a world; whatever looks the same is told or not alike.
    fn lookalike(&self, world: &G::State, sight: &Sight<G>, chance: &mut Dice) -> Option<G::Move> {
        let mut moves = Vec::new();
        self.walk.game.moves(world, self.seat, &mut moves);
        if moves.len() > MOVES {
            chance.shuffle(&mut moves);
            moves.truncate(MOVES);
        }
        let mut alike = moves.into_iter().filter(|choice| self.sight(world, choice) == *sight);
        alike.find(|choice| {
            assert_eq!(
                self.tells(world, choice),
                self.tells(self.real, self.choice),
                "whether {:?} is told of {:?} does not follow from what he sees: {choice:?} looks the same",
                self.viewer,
                self.choice
            );
            choice != self.choice
        })
    }

    fn tells(&self, state: &G::State, choice: &G::Move) -> bool {
        self.walk.game.reveals_move(state, self.seat, choice, self.viewer)
    }

    fn sight(&self, state: &G::State, choice: &G::Move) -> Sight<G> {
        let game = &self.walk.game;
        let mut after = state.clone();
        let mut events = Vec::new();
        let mut dice = self.walk.chance("same dice");
        let _ = game.apply(&mut after, self.seat, choice, &mut dice, &mut events);
        let perceived = events.iter().filter_map(|event| game.perceive(event, self.viewer)).collect();
        (game.view(&after, self.viewer), perceived)
    }
}

//! Who learns which move is made: exactly those who could work it out.

use elemente::{Elemente, Event, Move, Options, Spirit, View};
use table::{Dice, Forms, Quiet, Rules, Seat, Secrets, Seed, Setup, Viewer};

type State = <Elemente as Rules>::State;

/// How many worlds are searched for another move that looks the same.
const WORLDS: u64 = 3000;

fn open(seats: u8, options: &str) -> Elemente {
    let options: Options = serde_json::from_str(options).expect("options");
    Elemente::open(Setup::new(seats, options)).expect("sound options")
}

fn moves(game: &Elemente, state: &State, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(state, seat, &mut moves);
    moves
}

/// What a viewer is left with when a move is made: his view, and what he perceives.
fn seen(
    game: &Elemente,
    state: &State,
    seat: Seat,
    choice: Move,
    luck: u64,
    viewer: Viewer,
) -> (View, Vec<Event>) {
    let (mut after, mut events) = (*state, Vec::new());
    let _ = game.apply(&mut after, seat, &choice, &mut Dice::new(Seed::from_number(luck)), &mut events);
    let perceived = events.iter().filter_map(|event| game.perceive(event, viewer)).collect();
    (game.view(&after, viewer), perceived)
}

/// Is there another move that leaves the viewer with the same, in this state or in another that he cannot tell from it?
fn looks_like_another(
    game: &Elemente,
    state: &State,
    seat: Seat,
    choice: Move,
    viewer: Viewer,
    worlds: u64,
) -> bool {
    let real = seen(game, state, seat, choice, 0, viewer);
    let view = game.view(state, viewer);
    let mut dice = Dice::new(Seed::from_number(11));
    (0..=worlds).any(|luck| {
        let world = if luck == 0 { *state } else { game.imagine(&view, viewer, &mut dice) };
        moves(game, &world, seat)
            .into_iter()
            .any(|other| other != choice && seen(game, &world, seat, other, luck, viewer) == real)
    })
}

fn is_secret(choice: Move) -> bool {
    matches!(choice, Move::Keep { .. } | Move::Omens { .. } | Move::Trade { .. })
}

/// Counts, for moves of the secret kinds and viewers other than the mover, how often a move was told and how often not.
fn walk(game: &Elemente, seed: u64) -> [u32; 2] {
    let mut counts = [0; 2];
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut state = game.deal(&mut dice);
    let mut ply = 0;
    loop {
        let waiting: Vec<Seat> = game.waiting(&state).iter().collect();
        let Some(&seat) = dice.pick(&waiting) else { return counts };
        let all = moves(game, &state, seat);
        // Lifting for ever teaches nothing.
        let forward: Vec<Move> =
            all.iter().filter(|choice| !matches!(choice, Move::Lift { .. })).copied().collect();
        let chosen = *dice.pick(&forward).expect("a move");
        let trade = all.iter().find(|choice| matches!(choice, Move::Trade { .. })).copied();
        let sampled = |choice: &Move| is_secret(*choice) || ply % 16 == 0;
        for choice in [Some(chosen), trade.filter(|_| ply % 8 == 0)].into_iter().flatten().filter(sampled) {
            for viewer in Viewer::all(game.seats()) {
                let reveals = game.reveals_move(&state, seat, &choice, viewer);
                let worlds = if reveals { 6 } else { WORLDS };
                let doubt = looks_like_another(game, &state, seat, choice, viewer, worlds);
                let about = || format!("{choice} of seat {seat} to {viewer:?}, {:?}", game.setup().options);
                assert!(reveals || !viewer.is(seat), "the mover knows {}", about());
                assert!(!reveals || viewer.is(seat) || !doubt, "nothing tells {}", about());
                assert!(reveals || doubt, "everything tells {}", about());
                if is_secret(choice) && !viewer.is(seat) {
                    counts[usize::from(reveals)] += 1;
                }
            }
        }
        let _ = game.apply(&mut state, seat, &chosen, &mut dice, &mut Quiet);
        ply += 1;
    }
}

/// PE-4, PE-5, PE-22: a move is told to whoever could have told it from any other, and to nobody else.
#[test]
fn moves_are_told_to_whoever_could_tell_them() {
    for (seats, options, some_are_told) in [
        (2, "{}", true),
        (3, "{}", false),
        (2, r#"{"memory": "perfect"}"#, true),
        (3, r#"{"memory": "perfect", "omens": true}"#, true),
        (4, r#"{"memory": "perfect"}"#, true),
        (3, r#"{"omens": true, "omens_chosen": true}"#, false),
        (3, r#"{"omens": true, "omens_chosen": true, "omens_open": true}"#, true),
        (2, r#"{"omens": true, "recall": [5, 0]}"#, true),
    ] {
        let game = open(seats, options);
        let mut counts = [0; 2];
        for seed in 0..3 {
            let [hidden, told] = walk(&game, seed);
            counts = [counts[0] + hidden, counts[1] + told];
        }
        assert!(counts[0] > 10, "{options}: secrets are kept {counts:?}");
        assert_eq!(counts[1] > 0, some_are_told, "{options}: {counts:?}");
    }
}

/// PE-4: the last tile of a stack is forced, and still secret to whoever has not seen it.
#[test]
fn pe_4_a_forced_choice_may_be_secret() {
    let game = open(3, "{}");
    let mut dice = Dice::new(Seed::from_number(8));
    let mut state = game.deal(&mut dice);
    let rounds = 3 + 3 * 7;
    for _ in 0..rounds {
        let seat = game.waiting(&state).first().expect("a draft");
        let choice = game.nth_move(&state, seat, 0).expect("a move");
        let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
    }
    let seat = game.waiting(&state).first().expect("the last round");
    let [choice] = moves(&game, &state, seat)[..] else { panic!("one tile is left") };
    assert!(matches!(choice, Move::Keep { .. }));
    assert!(!game.reveals_move(&state, seat, &choice, Viewer::Spectator));
    assert!(!game.reveals_move(&state, seat, &choice, Viewer::Seat(seat.next(3))));
    assert!(game.reveals_move(&state, seat, &choice, Viewer::Seat(seat)));
}

/// PE-20: gifts on face-down spirits, often and at random: whatever a viewer imagines looks the same to him, could be
/// loaded, and has no mask under a gift.
#[test]
fn pe_20_worlds_with_gifts_on_face_down_spirits_fit_the_view() {
    let mut given = 0;
    for (seats, options) in [(2, "{}"), (3, r#"{"omens": true, "recall": [0, 3, 40]}"#), (4, "{}")] {
        let game = open(seats, options);
        let mut dice = Dice::new(Seed::from_number(u64::from(seats)));
        for _ in 0..6 {
            let mut state = game.deal(&mut dice);
            while let Some(seat) = game.waiting(&state).first() {
                let all = moves(&game, &state, seat);
                let wanted = |choice: &&Move| matches!(choice, Move::Hide { .. } | Move::Give { .. });
                let some: Vec<Move> = all.iter().filter(wanted).copied().collect();
                let pool = if some.is_empty() || dice.below(3) == 0 { &all } else { &some };
                let choice = *dice.pick(pool).expect("a move");
                let covered = |at| {
                    let path = &game.view(&state, Viewer::Spectator).players[seat.index()].path;
                    path.iter().any(|tile| tile.at == at && tile.spirit.is_some_and(|spirit| spirit.down))
                };
                let to_covered = matches!(choice, Move::Give { at } if covered(at));
                let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
                if !to_covered {
                    continue;
                }
                given += 1;
                for viewer in Viewer::all(seats) {
                    let view = game.view(&state, viewer);
                    let world = game.imagine(&view, viewer, &mut dice);
                    assert_eq!(game.view(&world, viewer), view);
                    let position = game.position(&world);
                    assert_eq!(game.load(&position).expect("it stands"), world);
                    let tiles = position.players.iter().flat_map(|player| &player.path);
                    assert!(tiles.clone().all(|tile| !tile.gift || tile.spirit != Some(Spirit::Mask)));
                }
            }
        }
    }
    assert!(given > 20, "{given} gifts on face-down spirits");
}

//! Laying cards and what hangs together: FT-1 to FT-5, FT-11.

use crate::scenario::Scenario;
use fairy_trails::{Colour, FairyTrails, HandView, Options, Stage};
use table::{Dice, Rules, Seat, Secrets, Seed, Setup, Viewer};

fn two() -> FairyTrails {
    FairyTrails::open(Setup::new(2, Options::default())).unwrap()
}

/// FT-1: the start card lies, everybody has two cards and 19 stones, and either may begin.
#[test]
fn ft_1_two_cards_each_and_a_random_starter() {
    let game = two();
    let mut began = [0; 2];
    for seed in 0..400 {
        let state = game.deal(&mut Dice::new(Seed::from_number(seed)));
        began[state.turn().index()] += 1;
        assert_eq!(state.board().laid().len(), 1);
        assert_eq!([state.hand(Seat(0)).len(), state.hand(Seat(1)).len()], [2, 2]);
        assert_eq!(state.pile().len(), 54);
        assert_eq!(Colour::BOTH.map(|colour| state.left(colour)), [19, 19]);
    }
    assert!(began.iter().all(|&count| count > 150), "{began:?}");
}

/// FT-2: a card touches a laid one by an edge; a corner is not enough, and no place is used twice.
#[test]
fn ft_2_by_an_edge_not_by_a_corner() {
    let mut table = Scenario::elves(
        "
        ╬ ┼
        ",
    )
    .hand(0, "┼|┼")
    .play();
    let card = table.state.hand(Seat(0))[0];
    table
        .refuses(&format!("{card} 0,0"), "FT-2", "refused-taken")
        .refuses(&format!("{card} 2,1"), "FT-2", "refused-touches-nothing")
        .refuses(&format!("{card} -1,-1"), "FT-2", "refused-touches-nothing")
        .refuses("50 0,1", "FT-2", "refused-not-in-hand")
        .refuses("done", "FT-2", "refused-card-first")
        .plays(&format!("{card} 1,1"))
        .waits_for(1, Stage::Card);
    assert_eq!(table.state.hand(Seat(0)).len(), 2, "drawn back to two");
}

/// FT-2: one card of the hand at a time, in every rotation that looks different, at every place around the board.
#[test]
fn ft_2_every_place_and_every_different_rotation() {
    // Around the start card alone there are four places.
    let table = Scenario::elves("╬").hand(0, "├|┼").hand(0, "┼|┼").play();
    assert_eq!(table.moves().len(), 4 * 4 + 4, "four rotations of one card, one of the other");
    let table = Scenario::elves("╬").hand(0, "│|┼").hand(0, "╲*|┼").play();
    assert_eq!(table.moves().len(), 4 * 2 + 4 * 4, "a straight turned half round looks the same");
    // Two cards that are alike are one choice.
    let mut table = Scenario::elves("╬").hand(0, "└|┼").hand(0, "┐|┼").play();
    assert_eq!(table.moves().len(), 4 * 4, "one is the other, turned");
    table.refuses("2 0,1 r0", "FT-2", "refused-written-as");
    let mut table = Scenario::elves("╬").hand(0, "│|┼").play();
    table.refuses("1 0,1 r180", "FT-2", "refused-written-as");
}

/// FT-2: nobody draws when the pile is empty, and the hands run out one after the other.
#[test]
fn ft_2_no_draw_from_an_empty_pile() {
    let mut table = Scenario::elves("╬").hand(0, "┼|┼").pile(1).play();
    table.lays("0,-1");
    assert_eq!((table.state.hand(Seat(0)).len(), table.state.pile().len()), (2, 0));
    for left in (0..4).rev() {
        let first = table.moves().swap_remove(0);
        table.plays(&first);
        let held = table.state.hand(Seat(0)).len() + table.state.hand(Seat(1)).len();
        assert_eq!(held, left);
    }
    assert_eq!(table.state.stage(), Stage::Over);
}

/// FT-3: what a card would do can be asked beforehand, without a trace; once laid, no move changes it.
#[test]
fn ft_3_trying_is_private_and_laid_cards_stay() {
    let mut table = Scenario::elves(
        "
        ┌*┐
        . ╬
        ",
    )
    .hand(0, "└|┼")
    .play();
    let before = table.state.clone();
    let face = *table.game.deck().face(table.state.hand(Seat(0))[0], fairy_trails::Rotation::NONE);
    let preview = table.state.board().preview("-1,0".parse().unwrap(), &face).unwrap();
    assert_eq!((preview.closed(Colour::Elves), preview.huts(Colour::Elves)), (0, 0));
    assert_eq!(table.state, before);
    let lying = |table: &crate::scenario::Sitting| -> Vec<_> {
        table.state.board().laid().iter().map(|laid| (laid.card, laid.place, laid.rotation)).collect()
    };
    let laid = lying(&table);
    table.lays("-1,0");
    assert_eq!(lying(&table)[..laid.len()], laid);
    let card = table.state.hand(Seat(1))[0];
    table.refuses(&format!("{card} -1,0"), "FT-2", "refused-taken");
}

/// FT-4: at an underpass the way from west to east does not meet the way from north to south.
#[test]
fn ft_4_no_turning_at_an_underpass() {
    // Three dead ends around the start card; its way from west to east is still open in the east.
    let mut table = Scenario::elves(
        "
        . · .
        · ╬ .
        . · .
        ",
    )
    .hand(0, "·|┼")
    .play();
    assert_eq!(table.open_ends(Colour::Elves, "0,0 n"), 0);
    assert_eq!(table.open_ends(Colour::Elves, "0,0 e"), 1);
    table.stones(1, 0);
    table.lays("1,0").stones(1, 0);
    assert_eq!(table.open_ends(Colour::Elves, "0,0 e"), 0);
}

/// FT-4: with a crossing in the same place all ways are one network.
#[test]
fn ft_4_a_crossing_does_connect() {
    let table = Scenario::elves(
        "
        . · .
        · ┼ ╬
        . · .
        ",
    )
    .play();
    assert_eq!(table.open_ends(Colour::Elves, "-1,0 n"), 1, "open beyond the start card in the east");
    assert_eq!(table.open_ends(Colour::Elves, "-1,0 s"), 1);
}

/// FT-5: a ring is closed, and so is a way between two dead ends.
#[test]
fn ft_5_rings_and_dead_ends_close() {
    let mut table = Scenario::elves(
        "
        ╬ ┌ ┐*
        . └ .
        ",
    )
    .hand(0, "┘|┼")
    .play();
    assert_eq!(table.open_ends(Colour::Elves, "1,0 e"), 2);
    table.lays("2,-1").stones(1, 0);
    assert_eq!(table.open_ends(Colour::Elves, "1,0 e"), 0);
}

/// FT-5: one open end is enough to keep a network open, however many dead ends it has.
#[test]
fn ft_5_one_open_end_keeps_it_open() {
    let mut table = Scenario::elves(
        "
        ╬ · .
        . ┼*·
        . · .
        ",
    )
    .hand(0, "·|┼")
    .play();
    table.stones(0, 0);
    assert_eq!(table.open_ends(Colour::Elves, "1,-1 n"), 1);
    table.lays("0,-1").stones(1, 0);
}

/// FT-11: one sees one's own cards and the number of the other's; spectators see neither hand.
#[test]
fn ft_11_hands_are_hidden() {
    let game = two();
    let state = game.deal(&mut Dice::new(Seed::from_number(3)));
    let view = game.view(&state, Seat(0).into());
    assert_eq!(view.hand(Seat(0)), Some(state.hand(Seat(0))));
    assert_eq!(view.hands[1], HandView::Hidden(2));
    assert_eq!(view.unseen.len(), 56, "pile and hidden hand look alike");
    assert!(state.hand(Seat(1)).iter().all(|&card| view.unseen.contains(card)));
    let public = game.view(&state, Viewer::Spectator);
    assert_eq!((public.hand(Seat(0)), public.hand(Seat(1))), (None, None));
    assert_eq!(public.unseen.len(), 58);
}

/// FT-11: the order of the pile is unknown even to the state; a draw may bring any card of it.
#[test]
fn ft_11_the_pile_has_no_order() {
    let game = two();
    let state = game.deal(&mut Dice::new(Seed::from_number(3)));
    let choice = game.nth_move(&state, state.turn(), 0).unwrap();
    let drawn = |seed| {
        let mut after = state.clone();
        let _ = game.apply(
            &mut after,
            state.turn(),
            &choice,
            &mut Dice::new(Seed::from_number(seed)),
            &mut Vec::new(),
        );
        after.hand(state.turn()).to_vec()
    };
    let different: std::collections::BTreeSet<Vec<u8>> = (0..500).map(drawn).collect();
    assert!(different.len() > 40, "{}", different.len());
}

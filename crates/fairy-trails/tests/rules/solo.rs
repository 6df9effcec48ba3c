//! Alone: FT-12 to FT-16.

use crate::scenario::Scenario;
use fairy_trails::{Colour, Event, FairyTrails, Options, Stage};
use table::{Dice, Rules, Seat, Secrets, Seed, Setup, Viewer};

/// FT-12: all 38 stones, no hand but the drawn card, nothing hidden.
#[test]
fn ft_12_one_drawn_card_and_all_stones() {
    let game = FairyTrails::open(Setup::new(1, Options::default())).unwrap();
    let state = game.deal(&mut Dice::new(Seed::from_number(1)));
    assert_eq!(state.hand(Seat(0)).len(), 1);
    assert_eq!(state.pile().len(), 57);
    assert_eq!(Colour::BOTH.map(|colour| state.left(colour)), [19, 19]);
    assert!(!game.hides(&state, Viewer::Spectator), "the drawn card lies open");
    let mut table = Scenario::elves("╬").solo().hand(0, "┼|┼").play();
    table.lays("0,1").waits_for(0, Stage::Card);
    assert_eq!(table.state.hand(Seat(0)).len(), 1, "the next card is drawn");
}

/// FT-13: networks of both colours are paid at once.
#[test]
fn ft_13_both_colours_are_paid() {
    let mut table = Scenario::both(
        "
        ╬ ┌ ┐*
        . └ .
        ",
        "
        ╬ ┌*┐*
        . └ .
        ",
    )
    .solo()
    .hand(0, "┘|┘")
    .quiet(2)
    .play();
    table.lays("2,-1").stones(1, 2);
    assert_eq!(table.state.quiet(), 0);
}

/// FT-13: a colour without stones gets none, and that does not restart the count of FT-14.
#[test]
fn ft_13_an_exhausted_colour_places_nothing() {
    let mut table = Scenario::elves(
        "
        ╬ ■ ■ ■ ■ · ■
        ",
    )
    .solo()
    .hand(0, "·|┼")
    .quiet(1)
    .play();
    // 6 + 6 + 6 and one of the next three huts: all 19 stones are on the table.
    table.stones(19, 0).lays("7,0").stones(19, 0);
    assert_eq!(table.state.quiet(), 2, "closed, but no stone placed");
    assert!(table.events.iter().any(|event| matches!(event, Event::Closed { huts: 3, .. })));
}

/// FT-14: the third card in a row without a stone loses; a stone begins the count anew.
#[test]
fn ft_14_three_cards_without_a_stone() {
    let mut table = Scenario::elves("╬").solo().hand(0, "┼|┼").play();
    table.lays("1,0").waits_for(0, Stage::Card);
    for _ in 0..2 {
        let card = table.state.hand(Seat(0))[0];
        let x = table.state.board().laid().len();
        table.plays(&format!("{card} {x},0"));
    }
    assert_eq!(table.state.stage(), Stage::Over);
    assert!(table.outcome().winners.is_empty());
    assert_eq!(table.events.last(), Some(&Event::SoloStuck));
}

/// FT-14: a stone placed with the third card saves the game.
#[test]
fn ft_14_a_stone_restarts_the_count() {
    let mut table = Scenario::elves(
        "
        ╬ ┌ ┐*
        . └ .
        ",
    )
    .solo()
    .hand(0, "┘|┼")
    .quiet(2)
    .play();
    table.lays("2,-1").waits_for(0, Stage::Card);
    assert_eq!(table.state.quiet(), 0);
}

/// FT-15: all stones placed: won, and the pile is the score.
#[test]
fn ft_15_the_pile_is_the_score() {
    let mut table = Scenario::both(
        "
        ╬ ■ ■ ■ ■
        ",
        "
        ╬ ■ ■ ■ ■
        ",
    )
    .solo()
    .hand(0, "■|■")
    .play();
    table.stones(18, 18);
    let left = table.state.pile().len() as i32;
    table.lays("5,0").stones(19, 19).is_won_by(0);
    assert_eq!(left, 58 - 5);
    assert_eq!(table.game.scores(&table.state)[0].total(), left);
    assert_eq!(table.events.last(), Some(&Event::SoloWon { cards_left: left as u8 }));
}

/// FT-15: the last card without the last stone loses; with it, the game is won with 0.
#[test]
fn ft_15_the_last_card() {
    let drawing = "
        ╬ ■ ■ ■ ■
        ";
    let mut table = Scenario::both(drawing, drawing).solo().hand(0, "■|■").pile(0).play();
    table.lays("5,0").is_won_by(0);
    assert_eq!(table.game.scores(&table.state)[0].total(), 0);
    let mut table = Scenario::both(drawing, drawing).solo().hand(0, "■|┼").pile(0).play();
    table.lays("5,0").stones(19, 18);
    assert!(table.outcome().winners.is_empty());
    assert_eq!(table.events.last(), Some(&Event::SoloCardsOut { stones: 1 }));
    assert_eq!(table.game.scores(&table.state)[0].total(), 0);
}

/// FT-16: once a game the drawn card may be discarded; it leaves the game and counts for nothing.
#[test]
fn ft_16_one_card_may_be_discarded() {
    let mut table = Scenario::elves("╬").easier().hand(0, "┼|┼").quiet(0).play();
    assert_eq!(table.moves().last().map(String::as_str), Some("discard"));
    let pile = table.state.pile().len();
    table.plays("discard").waits_for(0, Stage::Card);
    assert_eq!(table.state.pile().len(), pile - 1);
    assert!(!table.state.pile().contains(1) && table.state.hand(Seat(0)) != [1], "card 1 left the game");
    assert_eq!(table.state.quiet(), 0, "no laid card");
    assert!(!table.moves().contains(&"discard".to_owned()));
    table.refuses("discard", "FT-16", "refused-discarded-already");
}

/// FT-16: only in the easier game, and only if another card can be drawn.
#[test]
fn ft_16_another_card_must_be_there() {
    let mut table = Scenario::elves("╬").solo().hand(0, "┼|┼").play();
    table.refuses("discard", "FT-16", "refused-no-discard");
    let mut table = Scenario::elves("╬").easier().hand(0, "┼|┼").pile(0).play();
    table.refuses("discard", "FT-16", "refused-nothing-to-draw");
    let faults =
        FairyTrails::open(Setup::new(2, Options { easier: true, ..Options::default() })).unwrap_err();
    assert_eq!(faults[0].rule, Some("FT-16"));
}

//! Stones and the end with two players: FT-6 to FT-9.

use crate::scenario::Scenario;
use fairy_trails::{Colour, Event, Stage};
use table::Seat;

/// FT-6: closing an own network places a stone on each of its huts, at once.
#[test]
fn ft_6_a_stone_on_each_hut() {
    let mut table = Scenario::elves(
        "
        ╬ ┌*┐*
        . └*.
        ",
    )
    .hand(0, "┘|┼")
    .play();
    table.stones(0, 0).lays("2,-1").stones(3, 0).waits_for(1, Stage::Card);
    let told = table.events.iter().find_map(|event| match event {
        Event::Stones { seat, colour, stones, left, .. } => Some((*seat, *colour, *stones, *left)),
        _ => None,
    });
    assert_eq!(told, Some((Seat(0), Colour::Elves, 3, 16)));
}

/// FT-6: one card may close several networks, and each is paid.
#[test]
fn ft_6_several_networks_at_once() {
    // Dead ends in the north and in the west close two ways at once; the hut stands at the one in the north.
    let mut table = Scenario::elves(
        "
        ╬ ·
        · .
        ",
    )
    .hand(0, "·°|┼")
    .play();
    table.lays("1,-1").stones(1, 0);
    let closed = |event: &&Event| matches!(event, Event::Closed { colour: Colour::Elves, .. });
    assert_eq!(table.events.iter().filter(closed).count(), 2, "{:?}", table.events);
}

/// FT-6: networks without huts are closed, but pay nothing.
#[test]
fn ft_6_no_huts_no_stones() {
    let mut table = Scenario::elves(
        "
        ╬ ┌ ┐
        . └ .
        ",
    )
    .hand(0, "┘|┼")
    .play();
    table.lays("2,-1").stones(0, 0);
    assert!(table.events.iter().any(|event| matches!(event, Event::Closed { huts: 0, .. })));
    assert!(!table.events.iter().any(|event| matches!(event, Event::Stones { .. })));
}

/// FT-7: what the other closes is paid at the beginning of one's own turn.
#[test]
fn ft_7_the_other_closes_my_network() {
    let mut table = Scenario::both(
        "
        ╬ ┼ ┼
        . ┼ .
        ",
        "
        ╬ ┌ ┐*
        . └*.
        ",
    )
    .hand(0, "┼|┘")
    .play();
    table.lays("2,-1").stones(0, 2).waits_for(1, Stage::Card);
    let drew = table.events.iter().position(|event| matches!(event, Event::Drew { .. }));
    let paid = table.events.iter().position(|event| matches!(event, Event::Stones { seat: Seat(1), .. }));
    assert!(drew < paid, "the elves' turn ends with their draw, then the gnomes place stones");
}

/// FT-8: the last stone wins at once, without another draw.
#[test]
fn ft_8_the_last_stone_wins() {
    // Three times six huts between the stores are paid: 18 stones.
    let mut table = Scenario::elves(
        "
        ╬ ■ ■ ■ ■
        ",
    )
    .hand(0, "·|┼")
    .play();
    table.stones(18, 0).lays("5,0").stones(19, 0).is_won_by(0);
    assert!(
        !table.events.iter().any(|event| matches!(event, Event::Drew { .. })),
        "no draw after a win (FT-2)"
    );
    assert_eq!(table.events.last(), Some(&Event::Won { seat: Seat(0) }));
    table.plays_nothing();
}

/// FT-8: stones owed by FT-7 win at the beginning of the own turn; the other cannot prevent it.
#[test]
fn ft_8_owed_stones_win_too() {
    let mut table = Scenario::both(
        "
        ╬ ┼ ┼ ┼ ┼
        ",
        "
        ╬ ■ ■ ■ ■
        ",
    )
    .hand(0, "┼|·")
    .play();
    table.stones(0, 18).lays("5,0").stones(0, 19).is_won_by(1);
}

/// FT-8: whoever closes his last network wins, even if the same card closes the other's last one too.
#[test]
fn ft_8_at_once_means_before_the_other() {
    let mut table = Scenario::both(
        "
        ╬ ■ ■ ■ ■
        ",
        "
        ╬ ■ ■ ■ ■
        ",
    )
    .hand(0, "·|·")
    .play();
    table.stones(18, 18).lays("5,0").stones(19, 18).is_won_by(0);
}

/// FT-9: all cards played, more stones win.
#[test]
fn ft_9_more_stones_win() {
    let mut table = last_card(
        "
        ╬ ■ ■
        ",
        "
        ╬ ┼ ┼
        ",
    )
    .hand(0, "┼|┼")
    .play();
    table.stones(6, 0).lays("0,-1").is_won_by(0);
    assert_eq!(table.events.last(), Some(&Event::AllPlayed { elves: 6, gnomes: 0 }));
}

/// FT-9: equal numbers share the victory.
#[test]
fn ft_9_equal_numbers_share() {
    let mut table = last_card(
        "
        ╬ ■ ■
        ",
        "
        ╬ ■ ■
        ",
    )
    .hand(0, "┼|┼")
    .play();
    table.stones(6, 6).lays("0,-1");
    assert_eq!(table.outcome().winners.len(), 2);
}

/// FT-9: after the last card the next player still places what he is owed, and may win by it.
#[test]
fn ft_9_owed_stones_after_the_last_card() {
    let elves = "
        ╬ ■ ■ ┼
        ";
    let mut table = last_card(
        elves,
        "
        ╬ · ■ ■
        ",
    )
    .hand(0, "┼|■")
    .play();
    table.stones(6, 9).lays("4,0").is_won_by(1);
    table.stones(6, 15);
    let mut table = last_card(
        "
        ╬ ┼ ┼ ┼ ┼
        ",
        "
        ╬ ■ ■ ■ ■
        ",
    )
    .hand(0, "┼|·")
    .play();
    table.stones(0, 18).lays("5,0").stones(0, 19).is_won_by(1);
    assert_eq!(table.events.last(), Some(&Event::Won { seat: Seat(1) }));
}

/// The elves are about to lay the very last card.
fn last_card(elves: &str, gnomes: &str) -> Scenario {
    Scenario::both(elves, gnomes).last()
}

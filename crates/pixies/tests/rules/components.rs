//! The deck and its data file (PX-C1, PX-C2).

use crate::scenario::game;
use pixies::{Card, Deck, Options, Pixies};
use table::{Components, Place, Rules, Setup};

fn deck() -> Deck {
    Deck::own()
}

/// PX-C1: 70 cards, 6 jokers and 16 of each colour, with the symbols of the published set.
#[test]
fn px_c1_the_base_deck() {
    let base = deck().base;
    assert_eq!(base.len(), 70);
    assert_eq!(base.iter().filter(|card| card.is_joker()).count(), 6);
    for bit in [1, 2, 4, 8] {
        assert_eq!(base.iter().filter(|card| card.colours == bit).count(), 16);
    }
    let numbers: Vec<usize> =
        (1..=9).map(|number| base.iter().filter(|card| card.number == number).count()).collect();
    assert_eq!(numbers, [5, 6, 8, 10, 12, 10, 8, 6, 5]);
    let sum = |count: fn(&Card) -> u8| base.iter().map(|card| u32::from(count(card))).sum::<u32>();
    assert_eq!(sum(|card| card.spirals), 60);
    assert_eq!(sum(|card| card.crosses), 61);
    assert_eq!(base.iter().filter(|card| card.spiral_each != 0).count(), 8);
}

/// PX-C1: ids spell out what a card shows: colour, number, spirals, crosses, the special spiral.
#[test]
fn px_c1_ids_say_what_the_cards_show() {
    for card in deck().base {
        let letter = if card.is_joker() { 'M' } else { card.colours().next().unwrap().letter() };
        let mut id = format!("{letter}{}", card.number);
        if card.spirals > 0 {
            id = format!("{id}+{}", card.spirals);
        }
        if card.crosses > 0 {
            id = format!("{id}-{}", card.crosses);
        }
        if card.spiral_each != 0 {
            assert_eq!(card.spiral_each, card.colours);
            id.push('*');
        }
        assert_eq!(card.id.as_str(), id);
    }
}

/// PX-C2: Flower Power brings 14 two-coloured cards, and only then they are in play.
#[test]
fn px_c2_flower_power_adds_fourteen_cards() {
    let deck = deck();
    assert_eq!(deck.flower_power.len(), 14);
    assert!(deck.flower_power.iter().all(|card| card.colours.count_ones() == 2));
    let special = |count: fn(&Card) -> u8| deck.flower_power.iter().filter(|card| count(card) > 0).count();
    assert_eq!((special(|card| card.cross_each), special(|card| card.floor_spirals)), (8, 6));
    assert_eq!(game(3, false).cards().count(), 70);
    assert_eq!(game(3, true).cards().count(), 84);
}

/// PX-C2: a sixth can play with Flower Power only.
#[test]
fn px_c2_six_need_flower_power() {
    let open = |seats, flower_power| Pixies::open(Setup::new(seats, Options { flower_power }));
    assert!(open(6, true).is_ok());
    let faults = open(6, false).unwrap_err();
    assert_eq!(faults[0].rule, Some("PX-C2"));
    assert!(open(1, false).is_err() && open(7, true).is_err());
    assert!((2..=5).all(|seats| open(seats, false).is_ok()));
}

/// PX-C1: a broken data file is refused with every fault and its line.
#[test]
fn px_c1_faults_are_named_by_line() {
    let text = "B1 B 1\ndeck base\nb1 B 1\nB2 RB 2\nB3 B 10\nB4 B 4 +0\nB5 BG 5 +own\nB6 B 6 +1 +2\nB7 B 7\nB7 B 7\n\
                deck moss\nB8\nB9 B 9 -each:BG +floor:4 ++1 x é";
    let faults = Deck::read_text(text).unwrap_err();
    let lines: Vec<usize> = faults
        .iter()
        .map(|fault| match fault.place {
            Place::Line(line) => line,
            _ => panic!("a line is known"),
        })
        .collect();
    assert_eq!(lines, [1, 3, 4, 5, 6, 7, 8, 10, 11, 12, 12, 13, 13, 13, 13, 13]);
}

/// PX-C1: a deck that is too small or too large is refused.
#[test]
fn px_c1_the_deck_has_a_sensible_size() {
    let cards = |count: usize| {
        let lines: Vec<String> = (0..count).map(|card| format!("A{card} B {}", card % 9 + 1)).collect();
        Deck::read_text(&format!("deck base\n{}", lines.join("\n")))
    };
    assert!(cards(6).is_ok() && cards(128).is_ok());
    assert_eq!(cards(5).unwrap_err()[0].reason.key, "fault-deck-small");
    assert_eq!(cards(129).unwrap_err()[0].reason.key, "fault-deck-large");
}

/// PX-C1: comments and spacing do not change the deck; the fixed form reads back to the same cards.
#[test]
fn px_c1_the_fixed_form_reads_back() {
    let deck = deck();
    assert_eq!(Deck::read_text(&deck.canonical()), Ok(deck.clone()));
    let spaced = Deck::FILES[0].1.replace(' ', "   ").replace('\n', "  # moss\n");
    assert_eq!(Deck::read_text(&spaced).unwrap().fingerprint(), deck.fingerprint());
}

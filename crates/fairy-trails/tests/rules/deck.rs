//! The cards: FT-C1 to FT-C5, and reading a deck file.

use fairy_trails::{Board, CARDS, Colour, Deck, Edge, Rotation, START_CARD, STONES, Shape, deck_statistics};
use std::collections::BTreeSet;
use table::{Components, Fault, Place};

fn deck() -> Deck {
    Deck::own()
}

fn keys(faults: &[Fault]) -> Vec<(Place, &str)> {
    faults.iter().map(|fault| (fault.place.clone(), fault.reason.key.as_ref())).collect()
}

/// FT-C1: 59 cards, one of them the start card, and 19 stones of each colour.
#[test]
fn ft_c1_fifty_nine_cards() {
    assert_eq!(deck().cards().count(), 59);
    assert_eq!((CARDS, STONES, START_CARD), (59, 19, 0));
}

/// FT-C2: each colour reaches all four edges of every card once, however it is turned.
#[test]
fn ft_c2_both_colours_reach_all_edges() {
    for (number, card) in deck().cards() {
        for rotation in Rotation::ALL {
            for colour in Colour::BOTH {
                let edges: Vec<Edge> = card
                    .face(rotation)
                    .trails(colour)
                    .groups()
                    .iter()
                    .flat_map(|group| Edge::of_mask(group.edges))
                    .collect();
                assert_eq!(edges.len(), 4, "card {number}");
                assert_eq!(edges.into_iter().collect::<BTreeSet<_>>().len(), 4, "card {number}");
            }
        }
    }
}

/// FT-C3: there are fifteen ways to part four edges, and they have seven shapes.
#[test]
fn ft_c3_seven_shapes() {
    let mut partitions = BTreeSet::new();
    for shape in Shape::ALL {
        let upright = fairy_trails::Trails::read(shape.example()).unwrap();
        assert_eq!(upright.shape(), shape);
        partitions.extend(Rotation::ALL.map(|rotation| upright.turned(rotation)));
    }
    assert_eq!(partitions.len(), 15);
}

/// FT-C4: the start card is an underpass of both colours with a hut of each from north to south.
#[test]
fn ft_c4_the_start_card() {
    let deck = deck();
    let face = deck.face(START_CARD, Rotation::NONE);
    let board = Board::new(&deck);
    for colour in Colour::BOTH {
        assert_eq!(face.trails(colour).to_string(), "NS* EW");
        let ways: Vec<(u8, u8)> =
            board.networks(colour).map(|(_, network)| (network.open, network.huts)).collect();
        assert_eq!(ways, [(2, 1), (2, 0)]);
    }
}

/// FT-C5: the figures of the default deck.
#[test]
fn ft_c5_the_figures_of_the_deck() {
    let found = deck_statistics(&deck());
    assert_eq!(found.shapes, [[6, 12, 6, 10, 8, 12, 4]; 2]);
    assert_eq!((found.with_hut, found.huts), ([44; 2], [44; 2]));
    assert_eq!((found.both_huts, found.no_hut), (33, 3));
    assert!(found.colour_symmetric, "the same deck with the colours exchanged");
    assert!(found.self_symmetric >= 2);
    assert_eq!(found.different, 58, "no card twice");
    assert!(found.pairs.iter().flatten().all(|&count| count <= 3));
}

/// FT-C5: the statistics notice when a deck favours a colour.
#[test]
fn ft_c5_statistics_see_a_lopsided_deck() {
    let lopsided = Deck::FILES[0].1.lines().map(|line| match line.strip_prefix("7:") {
        Some(_) => "7: N* E* S* W* | NESW".to_owned(),
        None => line.to_owned(),
    });
    let deck = Deck::read_text(&lopsided.collect::<Vec<_>>().join("\n")).unwrap();
    let found = deck_statistics(&deck);
    assert!(!found.colour_symmetric);
    assert!(found.huts[0] >= 47);
}

#[test]
fn a_deck_file_reads_back_in_its_canonical_form() {
    let deck = deck();
    assert_eq!(Deck::read_text(&deck.canonical()).unwrap(), deck);
    let shuffled: Vec<&str> = Deck::FILES[0].1.lines().rev().collect();
    let again = Deck::read_text(&shuffled.join("\n").to_lowercase()).unwrap();
    assert_eq!(again.fingerprint(), deck.fingerprint(), "order, comments and case do not matter");
}

#[test]
fn a_broken_deck_file_names_every_line() {
    let text = "\
start: NS EW | NS EW
1: NESW | NES
2: NESW* | NESX
3 NESW | NESW
60: NESW | NESW
1: NESW | NESW
4: NESW**** | NNE SW
";
    let faults = Deck::read_text(text).unwrap_err();
    assert_eq!(
        keys(&faults)[..8],
        [
            (Place::Line(2), "fault-deck-edge-missing"),
            (Place::Line(3), "fault-deck-sign"),
            (Place::Line(4), "fault-deck-line"),
            (Place::Line(5), "fault-deck-number"),
            (Place::Line(6), "fault-deck-twice"),
            (Place::Line(7), "fault-deck-huts"),
            (Place::Line(7), "fault-deck-edge-twice"),
            (Place::Whole, "fault-deck-missing"),
        ]
    );
    assert_eq!(keys(&Deck::read_text("").unwrap_err()), [(Place::Whole, "fault-deck-missing")]);
}

#[test]
fn a_deck_with_far_too_many_huts_is_refused() {
    let cards: Vec<String> = (1..=58).map(|number| format!("{number}: NS*** EW*** | NESW*")).collect();
    let faults = Deck::read_text(&format!("start: NESW | NESW\n{}", cards.join("\n"))).unwrap_err();
    assert_eq!(keys(&faults), [(Place::Whole, "fault-deck-many-huts")]);
}

#[test]
fn a_deck_without_enough_huts_is_refused() {
    let bare = Deck::FILES[0].1.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>().join("\n");
    let faults = Deck::read_text(&bare.replace('*', "")).unwrap_err();
    assert_eq!(keys(&faults), vec![(Place::Whole, "fault-deck-few-huts"); 2]);
}

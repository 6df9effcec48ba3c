//! Constructs the default deck by the figures of FT-C5 and prints its data file.
//!
//! ```text
//! cargo run --release -p fairy-trails --example construct_deck > crates/fairy-trails/data/deck.txt
//! ```
//!
//! The same seed always gives the same deck; another seed gives another deck of the same figures.

use fairy_trails::{Colour, Deck, Edge, Face, Rotation, Shape, Trails, deck_statistics};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use table::{Components, Dice, Seed};

/// The seed of the default deck: of the first fifty the one that comes nearest to the figures of play in FT-C5, as
/// the example `greedy` measures them.
const DEFAULT_SEED: u64 = 40;

/// Cards of each shape for either colour, in the order of `Shape::ALL`; together 58.
const SHAPES: [u8; 7] = [6, 12, 6, 10, 8, 12, 4];
/// Pairs of cards that are each other with the colours exchanged: huts of both colours, of one, of none.
const TWO_HUTS: usize = 33;
const ONE_HUT: usize = 22;
const NO_HUT: usize = 3;

/// How often each ordered pair of shapes comes: a symmetric table with the row sums of `SHAPES`, as even as it goes.
fn pair_table(dice: &mut Dice) -> [[u8; 7]; 7] {
    loop {
        let mut table = [[0u8; 7]; 7];
        let mut need = SHAPES;
        while need.iter().any(|&count| count > 0) {
            // Fill the pair that lags most behind its fair share.
            let mut best: Option<(f64, usize, usize)> = None;
            for row in 0..7 {
                for column in row..7 {
                    let fits = need[row] > 0 && need[column] > 0 && table[row][column] < 3;
                    if fits {
                        let share = f64::from(SHAPES[row]) * f64::from(SHAPES[column]) / 58.0;
                        let lag =
                            share - f64::from(table[row][column]) + f64::from(dice.below(1000)) / 1000.0;
                        if best.is_none_or(|(most, ..)| lag > most) {
                            best = Some((lag, row, column));
                        }
                    }
                }
            }
            let Some((_, row, column)) = best else { break };
            table[row][column] += 1;
            need[row] -= 1;
            if row != column {
                table[column][row] += 1;
                need[column] -= 1;
            }
        }
        let odd = (0..7).filter(|&row| table[row][row] % 2 == 1).count();
        let covered = table.iter().flatten().filter(|&&count| count > 0).count();
        if need == [0; 7] && (odd == 2 || odd == 4) && covered >= 36 {
            return table;
        }
    }
}

/// Trails of a shape, turned anyhow, with a hut at one of its groups or without.
fn trails(shape: Shape, hut: bool, dice: &mut Dice) -> Trails {
    let upright = Trails::read(shape.example()).expect("an example of a shape reads");
    let turned = upright.turned(Rotation::quarters(dice.below(4) as u8));
    let groups = turned.groups();
    // Every edge is as likely as any other to lead to the hut.
    let chosen = dice.below(4);
    let text: Vec<String> = groups
        .iter()
        .map(|group| {
            let letters: String = Edge::of_mask(group.edges).map(Edge::letter).collect();
            let here = hut && group.edges & (1 << chosen) != 0;
            if here { letters + "*" } else { letters }
        })
        .collect();
    Trails::read(&text.join(" ")).expect("groups with a hut read")
}

/// How often a card is tried before the whole deck is given up: few shapes have only one card.
const TRIES: usize = 500;

/// A card of two shapes that is not there yet, and its mirror with the colours exchanged.
fn add_pair(
    shapes: (Shape, Shape),
    huts: (bool, bool),
    cards: &mut BTreeSet<Face>,
    dice: &mut Dice,
) -> Option<()> {
    let face = (0..TRIES).find_map(|_| {
        let face = Face::new(trails(shapes.0, huts.0, dice), trails(shapes.1, huts.1, dice)).least_turn();
        let mirror = face.swapped().least_turn();
        (face != mirror && !cards.contains(&face)).then_some(face)
    })?;
    cards.extend([face, face.swapped().least_turn()]);
    Some(())
}

/// A card that is its own mirror: both colours alike, or the one the other turned half round.
fn add_self_symmetric(shape: Shape, hut: bool, cards: &mut BTreeSet<Face>, dice: &mut Dice) {
    let elves = trails(shape, hut, dice);
    let gnomes = elves.turned(Rotation::quarters(2 * dice.below(2) as u8));
    cards.insert(Face::new(elves, gnomes).least_turn());
}

fn construct(dice: &mut Dice) -> Option<BTreeSet<Face>> {
    let table = pair_table(dice);
    let mut cards = BTreeSet::new();
    let mut pairs = Vec::new();
    let mut alone = Vec::new();
    for (row, &one) in Shape::ALL.iter().enumerate() {
        alone.extend((table[row][row] % 2 == 1).then_some(one));
        pairs.extend((0..table[row][row] / 2).map(|_| (one, one)));
        for (column, &two) in Shape::ALL.iter().enumerate().skip(row + 1) {
            pairs.extend((0..table[row][column]).map(|_| (one, two)));
        }
    }
    // One of the cards that are their own mirror has no hut, the others have both.
    dice.shuffle(&mut alone);
    for (index, &shape) in alone.iter().enumerate() {
        add_self_symmetric(shape, index > 0, &mut cards, dice);
    }
    let mut huts = vec![(false, false); (NO_HUT - 1) / 2];
    huts.extend((0..ONE_HUT / 2).map(|index| if index % 2 == 0 { (true, false) } else { (false, true) }));
    huts.extend(vec![(true, true); (TWO_HUTS - (alone.len() - 1)) / 2]);
    assert_eq!(huts.len(), pairs.len(), "the figures fit together");
    dice.shuffle(&mut huts);
    for (shapes, huts) in pairs.into_iter().zip(huts) {
        add_pair(shapes, huts, &mut cards, dice)?;
    }
    Some(cards)
}

fn main() {
    let seed = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(DEFAULT_SEED);
    let mut dice = Dice::new(Seed::from_number(seed));
    let cards = core::iter::repeat_with(|| construct(&mut dice)).flatten().next().unwrap_or_default();
    let mut text = String::from(HEADER);
    text.push_str("start: NS* EW | NS* EW\n");
    for (index, face) in cards.into_iter().enumerate() {
        let (elves, gnomes) = (face.trails(Colour::Elves), face.trails(Colour::Gnomes));
        let (number, elves) = (format!("{}:", index + 1), elves.to_string());
        let _ = writeln!(text, "{number:<6} {elves:<8} | {gnomes}");
    }
    let deck = Deck::read_text(&text).expect("the constructed deck is sound");
    let statistics = deck_statistics(&deck);
    assert!(statistics.colour_symmetric && statistics.different == 58);
    assert_eq!(statistics.shapes, [SHAPES; 2]);
    assert_eq!(
        (statistics.with_hut, statistics.both_huts, statistics.no_hut),
        ([44; 2], TWO_HUTS as u8, NO_HUT as u8)
    );
    print!("{text}");
    eprint!("{statistics}");
}

const HEADER: &str = "\
# The cards of Fairy Trails: one line a card.
#
#   number: the elves' groups | the gnomes' groups
#
# A group is the edges (N E S W of the upright card) that hang together; each * after it is a hut along it.
# On every card both colours reach all four edges.
#
#   NESW      NES W     NS EW     NE SW     NS E W    NE S W    N E S W
#    │          │         │         │ ╭       │         │          ╵
#  ──┼──      ╴ ├──     ──│──     ╮ ╰──     ╴ │ ╶     ╴ ╰──      ╴   ╶
#    │          │         │       ╰           │         ╷          ╷
#
# Provenance: the number of cards and stones, the start card's huts and exits and the seven shapes are those of the
# box. The printed faces are not published: the 58 cards below are a reconstruction (FT-C5), made by
#   cargo run --release -p fairy-trails --example construct_deck
# from these figures: for each colour 6 crossings, 12 three-ways, 6 underpasses, 10 pairs of curves, 8 straights,
# 12 curves, 4 times dead ends only; 44 cards with a hut; the same deck when the colours are exchanged.
# Who owns the box can transcribe the real cards into a file like this and play with it.

";

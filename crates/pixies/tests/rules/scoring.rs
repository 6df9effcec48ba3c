//! What a round is worth (PX-14 to PX-17, PX-C2).

use crate::scenario::{Scenario, game, score};
use pixies::{group_of, largest_group, numbers};
use table::{Rules, Seat};

/// PX-14: only a pixie on forest floor scores its number.
#[test]
fn px_14_validated_cards_score_their_number() {
    let tally = score(
        false,
        1,
        "B1+6/_ .    .
         .      R5/_ .
         .      _    R9",
    );
    assert_eq!(tally.validated, 6);
}

/// PX-15: symbols count on every face-up card, validated or not.
#[test]
fn px_15_symbols_count_validated_or_not() {
    let tally = score(
        false,
        1,
        "B1+6/_ .    Y3+5
         .      .    R6-2/_
         G7-2   .    .",
    );
    assert_eq!((tally.spirals, tally.crosses), (11, 4));
    assert_eq!(tally.total(), 11 - 4 + 1 + 6);
}

/// PX-15, PX-C1: a special spiral counts each face-up pixie of its own colour, itself included.
#[test]
fn px_15_special_spirals() {
    let tally = score(
        false,
        1,
        "B1+6 .    G3+2
         B4*  _B5  .
         .    .    B9-1/_",
    );
    // 6 + 2 printed, and B4* sees B1+6, itself and B9-1; what lies face down does not count.
    assert_eq!(tally.spirals, 11);
}

/// PX-16: 2, 3, 4 points a card in round 1, 2, 3; diagonals do not connect; face-up is enough.
#[test]
fn px_16_the_largest_group_scores_by_round() {
    let drawing = "B1+6  .    B3+1
                   B4    B5/_ .
                   R7-1  .    B9-1";
    for (round, points) in [(1, 6), (2, 9), (3, 12)] {
        assert_eq!(score(false, round, drawing).colour_group, points);
    }
}

/// PX-16: a joker joins any colour, and may join two groups of it.
#[test]
fn px_16_jokers_belong_to_every_colour() {
    let tally = score(
        false,
        1,
        "R1+3  M2   R3+4
         G4+4  G5   .
         .     .    .",
    );
    assert_eq!(tally.colour_group, 6);
    let jokers = score(false, 1, ". M2 M3   . . .   . . .");
    assert_eq!(jokers.colour_group, 4);
}

/// PX-16: a two-coloured card belongs to both of its colours.
#[test]
fn px_16_two_coloured_cards_belong_to_both() {
    let blue = score(true, 1, "B1+6 BG2 G3+2   . . .   . . .");
    assert_eq!(blue.colour_group, 4, "blue and green do not mix, but each may use BG2");
    let green = score(true, 1, ". BG2 G3+2   . G5 .   . . .");
    assert_eq!(green.colour_group, 6);
}

/// PX-16: a group of one scores nothing.
#[test]
fn px_16_one_card_is_no_group() {
    assert_eq!(score(false, 3, "B1+6 R2+5 B3+3   . . .   . . .").colour_group, 0);
    assert_eq!(score(false, 3, ". . .   . . .   . . .").colour_group, 0);
}

/// PX-16: of several largest groups one scores.
#[test]
fn px_16_of_several_largest_groups_one_scores() {
    let tally = score(
        false,
        2,
        "B1+6  B2+4  R3+4
         G4+4  .     R6
         G7    .     .",
    );
    assert_eq!(tally.colour_group, 6);
}

/// PX-16, PX-5: neighbours share an edge of the 3×3 grid; rows do not run on.
#[test]
fn px_16_neighbours() {
    let joined = |a: u8, b: u8| largest_group(1 << (a - 1) | 1 << (b - 1)).count_ones() == 2;
    for (a, b) in [(1, 2), (2, 3), (1, 4), (5, 2), (5, 4), (5, 6), (5, 8), (6, 9), (8, 9)] {
        assert!(joined(a, b), "{a} {b}");
    }
    for (a, b) in [(3, 4), (6, 7), (1, 3), (1, 5), (3, 5), (1, 9), (1, 7)] {
        assert!(!joined(a, b), "{a} {b}");
    }
}

/// PX-16: the cells of the group are known, for drawing and explaining.
#[test]
fn px_16_the_cells_of_the_group() {
    let table = Scenario::new(
        0,
        "G9-4 G1+5 G6-1",
        &[
            "B1+6 B2+4 .   . B5 .   . . B9-6",
            "R1+3 R2+5 .   R4 . .   . R8 .",
            "Y1+4 . .   Y4+3 . .   Y7-5 Y8-1 .",
        ],
    );
    let cells = |seat: u8| {
        let group = group_of(table.game.cards(), table.state.grid(Seat(seat))).unwrap();
        (group.colour.letter(), numbers(group.spaces).collect::<Vec<_>>())
    };
    assert_eq!(cells(0), ('B', vec![1, 2, 5]));
    assert_eq!(cells(1), ('R', vec![1, 2, 4]));
    assert_eq!(cells(2), ('Y', vec![1, 4, 7, 8]));
}

/// PX-17: for a special spiral a joker counts as the colour asked for, a two-coloured card as both of its.
#[test]
fn px_17_jokers_and_two_colours_count_for_special_symbols() {
    let spirals = score(true, 1, ". . M3   B4* . .   . BG8 .");
    assert_eq!(spirals.spirals, 3, "itself, the joker, the two-coloured card");
    let crosses = score(true, 1, ". BG2 M3   Y4+3 . .   . BY8 .");
    // BG2: -each:Y sees M3, Y4+3, BY8. BY8: -each:R sees the joker.
    assert_eq!(crosses.crosses, 4);
}

/// PX-C2: spirals for bare forest floor; a space whose floor is covered does not count.
#[test]
fn px_c2_spirals_for_forest_floor() {
    let tally = score(true, 1, "GY1 _ _   . . _   R7-1/_ . .");
    assert_eq!(tally.spirals, 9);
    assert_eq!(score(true, 1, ". . .   . BY5 _   . . .").spirals, 2);
}

/// PX-C2: crosses for each face-up pixie of a colour; none of that colour, no cross.
#[test]
fn px_c2_crosses_for_a_colour() {
    assert_eq!(score(true, 1, "B1+6 . .   B4 _B5 .   . . GY9").crosses, 2);
    assert_eq!(score(true, 1, "R1+3 . .   . _B5 .   . . GY9").crosses, 0);
}

/// PX-C2: with Flower Power bare forest floor scores 5 a space, without it nothing.
#[test]
fn px_c2_forest_floor_scores_with_flower_power() {
    let drawing = "B1+6/_ _ _   . . .   . . .";
    assert_eq!(score(true, 1, drawing).face_down, 10);
    assert_eq!(score(false, 1, drawing).face_down, 0);
}

/// PX-14 to PX-16: the parts of a score are named by round and add up.
#[test]
fn px_14_parts_add_up() {
    let table = Scenario::new(
        0,
        "G9-4 G1+5 G6-1",
        &[
            "B1+6 B2+4 .   . B5/_B5* .   . . .",
            "R1+3 R2+5 .   R4 . .   . R8 .",
            "Y1+4 . .   Y4+3 . .   Y7-5 Y8-1 .",
        ],
    );
    let score = &table.game.scores(&table.state)[0];
    let parts: Vec<(&str, i32)> = score.parts.iter().map(|part| (part.name, part.points)).collect();
    assert_eq!(parts, [("r1_validated", 5), ("r1_spirals", 10), ("r1_crosses", 0), ("r1_colour_group", 6)]);
    assert_eq!(score.total(), 21);
    assert_eq!(game(3, true).scores(&table.state)[0].parts.last().unwrap().name, "r1_face_down");
}

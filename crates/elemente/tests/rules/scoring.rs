//! PE-24 to PE-30: points.

use crate::scenario::{EARTH, FIRE, Scenario, options};
use elemente::{Options, Spirit, Stage};
use table::{Rules, Seat, Secrets};

/// The points of a part for a drawn path under construction, by a player of four who plays earth.
#[track_caller]
fn path_points(part: &str, drawing: &str) -> i32 {
    Scenario::new(4, Stage::Paths, Options::default()).path(0, drawing).stand().points(0, part)
}

/// PE-24: a chain of three water tiles, one point more for each further one, bends allowed.
#[test]
fn pe_24_water_chains() {
    assert_eq!(path_points("water", "w.. w.."), 0);
    assert_eq!(path_points("water", "w.. w.. w.."), 3);
    assert_eq!(path_points("water", "w.. w.. w.. w.. w.."), 5);
    let bent = "
        w.. w.. w.. a..
          a.. a.. w.. w..
        ";
    assert_eq!(path_points("water", bent), 5);
    let two_chains = "
        w.. w.. w.. e.. w.. w.. w.. w..
        ";
    assert_eq!(path_points("water", two_chains), 7);
}

/// PE-24: branches, triangles and rings are no chains.
#[test]
fn pe_24_no_branches_and_rings() {
    let triangle = "
        w.. w..
          w..
        ";
    assert_eq!(path_points("water", triangle), 0);
    let branch = "
        w.. w.. w..
          e.. w..
            w..
        ";
    assert_eq!(path_points("water", branch), 0);
    // Six in a ring around a tile of earth.
    let scenario = Scenario::new(4, Stage::Paths, Options::default());
    let scenario = scenario.with(|position| {
        let tile = |q, r, tile| elemente::TilePosition {
            at: elemente::Hex::new(q, r),
            tile,
            spirit: None,
            down: false,
            gift: false,
        };
        let mut path: Vec<_> =
            elemente::Hex::STEPS.iter().map(|step| tile(step.q, step.r, elemente::Element::Water)).collect();
        path.push(tile(0, 0, elemente::Element::Earth));
        position.players[0].path = path;
    });
    assert_eq!(scenario.stand().points(0, "water"), 0, "six in a ring");
}

/// PE-25: every triangle of fire tiles; tiles may serve in several.
#[test]
fn pe_25_fire_triangles() {
    assert_eq!(path_points("fire", "f.. f.. f.."), 0);
    let one = "
        f.. f..
          f..
        ";
    assert_eq!(path_points("fire", one), 2);
    let three = "
        f.. f.. f..
          f.. f..
        ";
    assert_eq!(path_points("fire", three), 6, "five tiles hold three triangles");
    let six = "
        f.. f.. f..
          f.. f..
            f..
        ";
    assert_eq!(path_points("fire", six), 8);
}

/// PE-26: air scores in groups of exactly two.
#[test]
fn pe_26_air_pairs() {
    assert_eq!(path_points("air", "a.. e.. a.."), 0);
    assert_eq!(path_points("air", "a.. a.. e.."), 2);
    assert_eq!(path_points("air", "a.. a.. a.."), 0);
    assert_eq!(path_points("air", "a.. a.. e.. a.. a.."), 4);
    let touching = "
        a.. a.. e..
          a.. a..
        ";
    assert_eq!(path_points("air", touching), 0, "two pairs that touch are four");
}

/// PE-27: earth scores alone, also at the rim.
#[test]
fn pe_27_earth_alone() {
    assert_eq!(path_points("earth", "e.."), 1);
    assert_eq!(path_points("earth", "e.. e.."), 0);
    assert_eq!(path_points("earth", "e.. f.. e.. w.. e.."), 3);
    assert_eq!(path_points("earth", "e.. f.. e.. e.."), 1);
}

/// PE-28: a spirit on its own element scores 1, doubled by a gift, doubled again by the own element.
#[test]
fn pe_28_positions() {
    let points = |drawing: &str, rest: &str| {
        Scenario::spirits(2).path(0, drawing).path(1, rest).gifts(0, 5).stand().points(EARTH, "positions")
    };
    assert_eq!(points("fF. e..", "fF. f.."), 1);
    assert_eq!(points("fF* e..", "fF. f.."), 2);
    assert_eq!(points("eE. e..", "fE. f.."), 2, "earth plays earth");
    assert_eq!(points("eE* e..", "fE. f.."), 4);
    assert_eq!(points("eE% e..", "fE. f.."), 4, "face down as well");
    assert_eq!(points("eF* e..", "fF. f.."), 0, "the wrong tile");
    assert_eq!(points("eM. fM.", "f.. f.."), 0, "masks score nothing");
    assert_eq!(points("eE* fF. aA. eF.", "f.. fE. fA."), 4 + 1 + 1);
}

#[track_caller]
fn omen_points(numbers: [u8; 2], drawing: &str, rest: &str) -> i32 {
    Scenario::new(2, Stage::Before, options(r#"{"omens": true}"#))
        .omens(0, numbers)
        .path(0, drawing)
        .path(1, rest)
        .gifts(0, 5)
        .stand()
        .points(EARTH, "omens")
}

/// PE-29: earth's omens — 1 earth on fire, 2 earth and air, 3 earth and water, 5 earth, air, water in a row.
#[test]
fn pe_29_omens_score_each_time_they_hold() {
    assert_eq!(omen_points([1, 7], "fE. e..", "fE. f.."), 1, "a spirit on a tile");
    assert_eq!(omen_points([1, 7], "fE. eE.", "f.. f.."), 1);
    assert_eq!(omen_points([1, 7], "fM. eM.", "f.. f.."), 0, "a lone mask never fulfils it");
    assert_eq!(omen_points([2, 7], "fE. eA.", "fE. fA."), 1);
    assert_eq!(omen_points([2, 7], "fA. eE.", "fE. fA."), 1, "in any order");
    assert_eq!(omen_points([2, 7], "fA. e.. eE.", "fE. fA."), 0, "side by side");
    // One earth between two airs: it serves twice.
    assert_eq!(omen_points([2, 7], "fA. eE. wA.", "fE. f.."), 2);
    assert_eq!(omen_points([2, 3], "fA. eE. wW.", "fE. fA. fW."), 2, "for two omens");
    assert_eq!(omen_points([5, 7], "fA. eE. wW.", "fE. fA. fW."), 2);
    assert_eq!(omen_points([2, 5], "fA% eE* wWd", "fE. fA. fW."), 3, "face down and with gifts: the same");
}

/// PE-29: rows and bends hold turned and mirrored, and nothing else is one.
#[test]
fn pe_29_turned_and_mirrored() {
    let down = "
        fA. e..
          wE. f..
            eW. f..
        ";
    assert_eq!(omen_points([5, 7], down, "fE. fA. fW."), 2, "a row downwards");
    let corner = "
        fA. wE.
          f.. eW.
        ";
    assert_eq!(omen_points([5, 7], corner, "fE. fA. fW."), 0, "a bend is no row");
    let bends = [
        "
        fE. eA. wW. f..
          f.. f.. eF.
        ",
        "
        f.. fE. eA. wW.
          eF. f.. f..
        ",
        "
        fE. f..
          eA. f..
            wW. fF.
        ",
        "
        fE. eA. f..
          a.. wW. f..
            e.. fF.
        ",
    ];
    for drawing in bends {
        assert_eq!(omen_points([6, 7], drawing, "fE. fA. fW. eF."), 3, "{drawing}");
    }
    let straight = "fE. eA. wW. fF.";
    assert_eq!(omen_points([6, 7], straight, "fE. fA. fW. eF."), 0, "four in a row are no bend");
}

/// PE-29: a mask stands for any spirit that is needed, but not for all of them.
#[test]
fn pe_29_masks() {
    assert_eq!(omen_points([2, 7], "fM. eA.", "fM. fA."), 1);
    assert_eq!(omen_points([2, 7], "fM. eM.", "f.. f.."), 0, "masks alone are no omen");
    assert_eq!(omen_points([5, 7], "fM. eM. wA.", "fA. f.."), 2);
    assert_eq!(omen_points([5, 7], "fM. eA. wA.", "fM. f.."), 0, "air twice is not asked for");
    // The rulebook's picture: earth with air, and a mask with air.
    assert_eq!(omen_points([2, 7], "fE. eA. wM.", "fE. fA. fM."), 2);
}

/// PE-29: only omens that lie in front of the player count, and each set of tiles once an omen.
#[test]
fn pe_29_only_own_omens() {
    assert_eq!(omen_points([3, 4], "fE. eA.", "fE. fA."), 0);
    let table = Scenario::new(2, Stage::Before, options(r#"{"omens": true}"#))
        .omens(0, [2, 5])
        .path(0, "fE. eA. wM.")
        .path(1, "fE. fA. fM.")
        .stand();
    let lines = table.game.account(&table.state, Seat(0));
    let omens: Vec<(Option<u8>, u32, usize)> = lines
        .iter()
        .filter(|line| line.part == "omens")
        .map(|line| (line.omen, line.points, line.tiles.len()))
        .collect();
    assert_eq!(omens, [(Some(2), 1, 2), (Some(2), 1, 2), (Some(5), 2, 3)]);
}

/// PE-30: the sum of path, positions and omens; most points win, ties share.
#[test]
fn pe_30_the_most_points_win() {
    let over = |own: &str, other: &str| {
        Scenario::spirits(2)
            .path(0, own)
            .path(1, other)
            .with(|position| {
                position.stage = Stage::Over;
                position.fruitless = elemente::MOST_FRUITLESS;
            })
            .stand()
    };
    let even = "e.. f.. e.. f.. e.. f.. e.. f.. a.. a.. w.. w..";
    let other = "f.. e.. f.. e.. f.. e.. f.. e.. a.. a.. w.. w..";
    let table = over(even, other);
    let totals: Vec<i32> = table.game.scores(&table.state).iter().map(table::Score::total).collect();
    assert_eq!(totals, [6, 6]);
    assert_eq!(table.game.outcome(&table.state).unwrap().winners.len(), 2, "ties share");
    let ahead = even.replacen("e..", "eE.", 1);
    let behind = other.replacen("f..", "fE.", 1);
    let table = over(&ahead, &behind);
    let scores = table.game.scores(&table.state);
    assert_eq!(scores[EARTH].total(), 8);
    assert_eq!(scores[FIRE].total(), 6);
    assert_eq!(table.game.outcome(&table.state).unwrap().winners.first(), Some(Seat(0)));
    assert_eq!(
        scores[0].parts.iter().map(|part| part.name).collect::<Vec<_>>(),
        ["water", "fire", "air", "earth", "positions"]
    );
    assert_eq!(table.spirit(0, "0,0"), Some(Spirit::Earth));
}

/// PE-30: for the scoring hidden omens and face-down spirits are laid open.
#[test]
fn pe_30_everything_is_laid_open() {
    let mut table = Scenario::new(2, Stage::Gifts, options(r#"{"omens": true}"#))
        .path(0, "fEd e..")
        .path(1, "fE. f..")
        .gifts(1, 0)
        .with(|position| {
            position.fruitless = elemente::MOST_FRUITLESS;
            position.left = 1;
        })
        .stand();
    let seen = |table: &crate::scenario::Scene| {
        let view = table.game.view(&table.state, table::Viewer::Spectator);
        (view.players[0].omens.clone(), view.players[0].path[0].spirit.unwrap().motif)
    };
    assert_eq!(seen(&table), (None, None));
    table.play("end");
    assert_eq!(table.boundary, Some(table::Boundary::Crossed));
    assert_eq!(seen(&table), (Some(vec![1, 2]), Some(Spirit::Earth)));
}

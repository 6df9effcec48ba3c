//! The Outer Region: the country that people live in.

use super::super::pen::{arch, area, bare, bends, drawing, fir, house, land, lines, oak, slab, soft, tower};
use sketch::{Ink, Node, Point};

/// A line of ground from one rim to the other.
fn ground(y: f64) -> Node {
    bends(&[&[(-44.0, y), (-15.0, y - 1.5), (15.0, y + 1.0), (44.0, y - 0.5)]])
}

/// Tufts of grass.
fn grass(at: &[Point]) -> Node {
    let tuft = |&(x, y): &Point| {
        lines(&[&[(x - 3.0, y - 4.0), (x, y)], &[(x, y - 6.0), (x, y)], &[(x + 3.0, y - 4.0), (x, y)]])
    };
    at.iter().map(tuft).collect()
}

/// Three houses round a well.
pub(super) fn village() -> Node {
    let well = Node::group()
        .with(slab(2.0, 28.0, 13.0, 8.0, Ink::WoodPale))
        .with(lines(&[&[(-3.0, 20.0), (-3.0, 10.0)], &[(7.0, 20.0), (7.0, 10.0)]]))
        .with(area(&[(-7.0, 11.0), (2.0, 4.0), (11.0, 11.0)], Ink::WoodRed));
    let smoke = bends(&[&[(24.0, -16.0), (27.0, -21.0), (23.0, -25.0), (27.0, -31.0)]]);
    drawing([
        ground(26.0),
        slab(24.0, -6.0, 5.0, 10.0, Ink::WoodRed),
        house(20.0, 17.0, 24.0, 16.0),
        house(-10.0, 10.0, 20.0, 14.0),
        house(-29.0, 24.0, 24.0, 17.0),
        well,
        smoke,
    ])
}

/// Furrows that run to a low sun, and sheaves.
pub(super) fn fields() -> Node {
    let furrows: Vec<Node> = [-52.0, -31.0, -10.0, 10.0, 31.0, 52.0]
        .into_iter()
        .map(|x| bends(&[&[(x * 0.32, -4.0), (x * 0.6, 10.0), (x * 0.86, 28.0)]]))
        .collect();
    let sheaf = |x: f64, foot: f64| {
        Node::group()
            .with(area(
                &[
                    (x - 5.0, foot),
                    (x - 2.0, foot - 9.0),
                    (x - 7.0, foot - 18.0),
                    (x, foot - 15.0),
                    (x + 7.0, foot - 18.0),
                    (x + 2.0, foot - 9.0),
                    (x + 5.0, foot),
                ],
                Ink::Yellow,
            ))
            .with(lines(&[&[(x - 2.5, foot - 9.0), (x + 2.5, foot - 9.0)]]))
    };
    let earth =
        bare(land(&[(-44.0, -3.0), (-15.0, -6.0), (15.0, -5.0), (44.0, -3.0)], 29.0, Ink::Yellow.soft()));
    let sun =
        Node::path(sketch::Path::start(-12.0, -5.5).arc_to(12.0, true, 12.0, -5.5).close()).fill(Ink::Yellow);
    let rays = lines(&[
        &[(0.0, -22.0), (0.0, -28.0)],
        &[(-13.0, -18.0), (-18.0, -24.0)],
        &[(13.0, -18.0), (18.0, -24.0)],
        &[(-19.0, -9.0), (-26.0, -11.0)],
        &[(19.0, -9.0), (26.0, -11.0)],
    ]);
    drawing([sun, rays, earth, bends(&[&[(-44.0, -3.0), (-15.0, -6.0), (15.0, -5.0), (44.0, -3.0)]])])
        .with(Node::group().with_all(furrows).stroke(Ink::Ink, 1.1))
        .with(drawing([sheaf(-26.0, 24.0), sheaf(27.0, 20.0)]))
}

/// Stones, a leaning cross, a bare tree.
pub(super) fn graveyard() -> Node {
    let cross = Node::path(sketch::Path::polygon([
        (-2.5, 26.0),
        (-2.5, 8.0),
        (-9.0, 8.0),
        (-9.0, 3.0),
        (-2.5, 3.0),
        (-2.5, -6.0),
        (2.5, -6.0),
        (2.5, 3.0),
        (9.0, 3.0),
        (9.0, 8.0),
        (2.5, 8.0),
        (2.5, 26.0),
    ]))
    .fill(Ink::CardAlt)
    .turn(7.0);
    let tree = bends(&[
        &[(33.0, 26.0), (31.0, 10.0), (34.0, -6.0), (31.0, -26.0)],
        &[(32.5, 2.0), (24.0, -6.0), (20.0, -18.0)],
        &[(33.5, -8.0), (40.0, -15.0), (42.0, -24.0)],
        &[(25.5, -4.0), (18.0, -6.0)],
        &[(32.0, -16.0), (27.0, -22.0), (26.0, -28.0)],
    ])
    .stroke(Ink::Ink, 2.2);
    drawing([
        tree,
        ground(26.0),
        arch(-30.0, 26.0, 19.0, 28.0, Ink::CardAlt),
        lines(&[&[(-35.0, 8.0), (-25.0, 8.0)], &[(-35.0, 13.0), (-25.0, 13.0)]]),
        cross,
        arch(20.0, 28.0, 14.0, 17.0, Ink::CardAlt),
        grass(&[(-14.0, 28.0), (38.0, 29.0)]),
    ])
}

/// Broad trees.
pub(super) fn woods() -> Node {
    drawing([
        ground(26.0),
        oak(-8.0, 18.0, 42.0),
        oak(28.0, 24.0, 44.0),
        oak(-28.0, 27.0, 48.0),
        grass(&[(3.0, 29.0)]),
    ])
}

/// A stone guard on a plinth, halberd in hand.
pub(super) fn sentinel() -> Node {
    let body = soft(
        &[(-11.0, 20.0), (-13.0, 2.0), (-11.0, -9.0), (0.0, -13.0), (11.0, -9.0), (13.0, 2.0), (11.0, 20.0)],
        Ink::Air,
    );
    let helm = Node::path(
        sketch::Path::start(-8.0, -10.0)
            .line_to(-8.0, -19.0)
            .arc_to(8.0, true, 8.0, -19.0)
            .line_to(8.0, -10.0)
            .close(),
    )
    .fill(Ink::Air);
    let halberd = Node::group()
        .with(lines(&[&[(22.0, 24.0), (22.0, -30.0)]]).stroke(Ink::Ink, 2.2))
        .with(area(&[(22.0, -26.0), (33.0, -29.0), (34.0, -15.0), (22.0, -18.0)], Ink::Chalk));
    let shield = area(&[(-20.0, -3.0), (-4.0, -3.0), (-5.0, 9.0), (-12.0, 17.0), (-19.0, 9.0)], Ink::Blue);
    drawing([
        slab(0.0, 28.0, 52.0, 8.0, Ink::CardAlt),
        body,
        helm,
        lines(&[&[(-5.0, -16.0), (5.0, -16.0)], &[(0.0, -16.0), (0.0, -9.0)]]),
        halberd,
        bends(&[&[(11.0, -6.0), (17.0, 0.0), (22.0, 2.0)]]),
        shield,
    ])
}

/// Round hills, one behind the other.
pub(super) fn hills() -> Node {
    drawing([
        soft(&[(-44.0, 14.0), (-32.0, -4.0), (-18.0, -12.0), (-4.0, -2.0), (10.0, 14.0)], Ink::Earth.soft()),
        soft(&[(-2.0, 16.0), (12.0, -10.0), (25.0, -21.0), (36.0, -10.0), (44.0, 14.0)], Ink::Earth),
        soft(&[(-44.0, 28.0), (-30.0, 10.0), (-14.0, 4.0), (4.0, 12.0), (20.0, 28.0)], Ink::Earth),
        soft(&[(0.0, 28.0), (16.0, 13.0), (30.0, 10.0), (44.0, 20.0), (44.0, 28.0)], Ink::Earth.soft()),
        bends(&[
            &[(-26.0, 14.0), (-17.0, 11.0), (-10.0, 13.0)],
            &[(24.0, -12.0), (29.0, -11.0), (32.0, -6.0)],
        ]),
    ])
}

/// A small church with its cross.
pub(super) fn chapel() -> Node {
    drawing([
        ground(26.0),
        slab(12.0, 26.0, 40.0, 24.0, Ink::Card),
        area(&[(-10.0, 2.0), (-2.0, -13.0), (27.0, -13.0), (35.0, 2.0)], Ink::WoodRed),
        slab(-18.0, 26.0, 22.0, 38.0, Ink::Card),
        area(&[(-32.0, -11.0), (-18.0, -28.0), (-4.0, -11.0)], Ink::WoodRed),
        lines(&[&[(-18.0, -28.0), (-18.0, -34.0)], &[(-21.0, -31.5), (-15.0, -31.5)]]).stroke(Ink::Ink, 1.8),
        arch(-18.0, 26.0, 10.0, 18.0, Ink::Bark),
        Node::circle(-18.0, -1.0, 4.0).fill(Ink::Gold),
        arch(8.0, 18.0, 7.0, 13.0, Ink::Gold),
        arch(23.0, 18.0, 7.0, 13.0, Ink::Gold),
    ])
}

/// Sharp rocks.
pub(super) fn crags() -> Node {
    drawing([
        area(&[(-44.0, 27.0), (-34.0, -4.0), (-27.0, 4.0), (-20.0, -14.0), (-6.0, 27.0)], Ink::Air),
        area(&[(4.0, 27.0), (18.0, -8.0), (24.0, -2.0), (31.0, -16.0), (44.0, 27.0)], Ink::Air),
        area(&[(-20.0, 27.0), (-6.0, -22.0), (0.0, -14.0), (6.0, -31.0), (26.0, 27.0)], Ink::CardAlt),
        lines(&[
            &[(6.0, -31.0), (3.0, -12.0), (9.0, 2.0), (6.0, 16.0)],
            &[(-6.0, -22.0), (-8.0, -4.0), (-4.0, 8.0)],
            &[(31.0, -16.0), (29.0, 2.0), (34.0, 14.0)],
            &[(-20.0, -14.0), (-23.0, 4.0)],
        ]),
    ])
}

/// Wide grass, far birds, one cloud.
pub(super) fn plains() -> Node {
    let cloud = soft(
        &[
            (12.0, -13.0),
            (13.0, -20.0),
            (20.0, -21.0),
            (26.0, -27.0),
            (34.0, -23.0),
            (36.0, -18.0),
            (41.0, -14.0),
        ],
        Ink::Card,
    );
    let birds = bends(&[
        &[(-30.0, -18.0), (-26.0, -22.0), (-22.0, -18.0)],
        &[(-22.0, -18.0), (-18.0, -22.0), (-14.0, -18.0)],
        &[(-16.0, -10.0), (-13.0, -13.0), (-10.0, -10.0)],
        &[(-10.0, -10.0), (-7.0, -13.0), (-4.0, -10.0)],
    ]);
    let land = bare(land(&[(-44.0, 6.0), (-16.0, 2.0), (14.0, 5.0), (44.0, 1.0)], 29.0, Ink::Earth));
    drawing([
        cloud,
        birds,
        land,
        bends(&[&[(-44.0, 6.0), (-16.0, 2.0), (14.0, 5.0), (44.0, 1.0)]]),
        grass(&[(-34.0, 16.0), (-18.0, 25.0), (-4.0, 14.0), (14.0, 23.0), (26.0, 12.0), (37.0, 26.0)]),
    ])
}

/// Walls, a gate and roofs behind.
pub(super) fn city() -> Node {
    drawing([
        house(-14.0, 4.0, 15.0, 14.0),
        house(14.0, 4.0, 16.0, 16.0),
        tower(0.0, 4.0, 13.0, 30.0, Ink::Card),
        area(&[(-8.0, -28.0), (0.0, -35.0), (8.0, -28.0)], Ink::WoodRed),
        tower(0.0, 27.0, 84.0, 22.0, Ink::CardAlt),
        tower(-34.0, 27.0, 17.0, 36.0, Ink::CardAlt),
        tower(34.0, 27.0, 17.0, 36.0, Ink::CardAlt),
        arch(0.0, 27.0, 16.0, 17.0, Ink::Bark),
        lines(&[&[(-5.0, 13.0), (-5.0, 27.0)], &[(0.0, 11.0), (0.0, 27.0)], &[(5.0, 13.0), (5.0, 27.0)]])
            .stroke(Ink::CardAlt, 1.0),
        lines(&[&[(-34.0, -2.0), (-34.0, 5.0)], &[(34.0, -2.0), (34.0, 5.0)]]).stroke(Ink::Ink, 2.4),
    ])
}

/// An inn with a mug on its sign.
pub(super) fn tavern() -> Node {
    let mug = Node::group()
        .with(Node::path(sketch::Path::start(36.0, -4.0).arc_to(6.0, true, 36.0, 8.0)))
        .with(slab(29.0, 11.0, 15.0, 18.0, Ink::Gold))
        .with(soft(
            &[(20.0, -7.0), (22.0, -13.0), (28.0, -14.0), (33.0, -14.0), (38.0, -8.0), (36.0, -5.0)],
            Ink::Chalk,
        ))
        .with(lines(&[
            &[(25.0, -2.0), (25.0, 8.0)],
            &[(29.0, -2.0), (29.0, 8.0)],
            &[(33.0, -2.0), (33.0, 8.0)],
        ]));
    drawing([
        ground(26.0),
        slab(-18.0, 26.0, 42.0, 26.0, Ink::Card),
        area(&[(-44.0, 2.0), (-33.0, -22.0), (-4.0, -22.0), (8.0, 2.0)], Ink::WoodRed),
        slab(-30.0, -20.0, 6.0, 9.0, Ink::WoodRed),
        slab(-29.0, 18.0, 10.0, 10.0, Ink::Gold),
        lines(&[&[(-29.0, 8.0), (-29.0, 18.0)], &[(-34.0, 13.0), (-24.0, 13.0)]]),
        arch(-10.0, 26.0, 12.0, 19.0, Ink::Bark),
        lines(&[&[(3.0, -16.0), (36.0, -16.0)]]).stroke(Ink::Ink, 2.0),
        mug,
    ])
}

/// Broken columns and a fallen arch.
pub(super) fn ruins() -> Node {
    let column = |x: f64, top: f64| {
        Node::group()
            .with(area(
                &[
                    (x - 5.0, 26.0),
                    (x - 5.0, top + 4.0),
                    (x - 1.0, top),
                    (x + 2.0, top + 5.0),
                    (x + 5.0, top + 1.0),
                    (x + 5.0, 26.0),
                ],
                Ink::Card,
            ))
            .with(lines(&[
                &[(x - 1.5, top + 8.0), (x - 1.5, 22.0)],
                &[(x + 2.0, top + 9.0), (x + 2.0, 22.0)],
            ]))
            .with(slab(x, 27.0, 16.0, 4.0, Ink::Card))
    };
    let broken = Node::path(
        sketch::Path::start(-34.0, 26.0)
            .line_to(-34.0, -10.0)
            .arc_to(18.0, true, -14.0, -26.0)
            .line_to(-12.0, -18.0)
            .arc_to(11.0, false, -25.0, -9.0)
            .line_to(-25.0, 26.0)
            .close(),
    )
    .fill(Ink::CardAlt);
    drawing([
        ground(26.0),
        broken,
        column(-2.0, 2.0),
        column(21.0, -14.0),
        area(&[(29.0, 27.0), (33.0, 18.0), (42.0, 21.0), (43.0, 27.0)], Ink::CardAlt),
        grass(&[(-15.0, 29.0), (10.0, 29.0)]),
        lines(&[
            &[(-34.0, 2.0), (-25.0, 2.0)],
            &[(-34.0, 14.0), (-25.0, 14.0)],
            &[(-31.0, -18.0), (-23.0, -13.0)],
        ]),
    ])
}

/// Dense firs.
pub(super) fn forest() -> Node {
    drawing([
        fir(-12.0, 14.0, 42.0),
        fir(14.0, 12.0, 42.0),
        fir(-35.0, 20.0, 46.0),
        fir(36.0, 20.0, 46.0),
        fir(2.0, 24.0, 48.0),
        fir(-19.0, 29.0, 44.0),
        fir(22.0, 29.0, 46.0),
    ])
}

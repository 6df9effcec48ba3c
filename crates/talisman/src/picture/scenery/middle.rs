//! The Middle Region: beyond the Storm River.

use super::super::pen::{
    arch, area, bare, bends, disc, drawing, flame, land, lines, moon, slab, soft, spark, tower,
};
use sketch::{Ink, Node, Path};

/// A gate of stone with light in it.
pub(super) fn portal_of_power() -> Node {
    let stones = Path::start(-26.0, 28.0)
        .line_to(-26.0, -4.0)
        .arc_to(26.0, true, 26.0, -4.0)
        .line_to(26.0, 28.0)
        .line_to(16.0, 28.0)
        .line_to(16.0, -4.0)
        .arc_to(16.0, false, -16.0, -4.0)
        .line_to(-16.0, 28.0)
        .close();
    let joints = lines(&[
        &[(-26.0, 6.0), (-16.0, 6.0)],
        &[(-26.0, 17.0), (-16.0, 17.0)],
        &[(16.0, 6.0), (26.0, 6.0)],
        &[(16.0, 17.0), (26.0, 17.0)],
        &[(0.0, -30.0), (0.0, -20.0)],
        &[(-18.0, -23.0), (-11.0, -16.0)],
        &[(18.0, -23.0), (11.0, -16.0)],
    ]);
    let rays = lines(&[
        &[(-34.0, -20.0), (-40.0, -25.0)],
        &[(34.0, -20.0), (40.0, -25.0)],
        &[(-36.0, 0.0), (-43.0, 0.0)],
        &[(36.0, 0.0), (43.0, 0.0)],
        &[(-35.0, 18.0), (-41.0, 22.0)],
        &[(35.0, 18.0), (41.0, 22.0)],
    ]);
    drawing([
        arch(0.0, 28.0, 32.0, 48.0, Ink::Mask),
        bare(Node::path(spark(0.0, 4.0, 14.0)).fill(Ink::Chalk)),
        Node::path(stones).fill(Ink::Air),
        joints,
        rays,
    ])
}

/// A closed helmet with a plume, and crossed blades behind.
pub(super) fn black_knight() -> Node {
    let blade = |turn: f64| {
        Node::group()
            .with(area(&[(-2.5, 14.0), (-2.5, -30.0), (0.0, -36.0), (2.5, -30.0), (2.5, 14.0)], Ink::Chalk))
            .with(slab(0.0, 17.0, 16.0, 4.0, Ink::Gold))
            .with(slab(0.0, 27.0, 4.0, 10.0, Ink::Bark))
            .turn(turn)
            .at(0.0, 3.0)
    };
    let helm = Path::start(-17.0, 25.0)
        .line_to(-19.0, -2.0)
        .cubic_to((-19.0, -26.0), (19.0, -26.0), (19.0, -2.0))
        .line_to(17.0, 25.0)
        .line_to(0.0, 30.0)
        .close();
    let plume = soft(
        &[
            (-2.0, -19.0),
            (-8.0, -30.0),
            (4.0, -34.0),
            (20.0, -30.0),
            (26.0, -18.0),
            (16.0, -23.0),
            (4.0, -19.0),
        ],
        Ink::Red,
    );
    drawing([
        blade(-48.0),
        blade(48.0),
        plume,
        Node::path(helm).fill(Ink::Night),
        Node::group()
            .with(lines(&[&[(-13.0, 0.0), (13.0, 0.0)]]).stroke(Ink::Chalk, 3.0))
            .with(lines(&[&[(0.0, -15.0), (0.0, 27.0)]]).stroke(Ink::Chalk, 1.4))
            .with(
                lines(&[
                    &[(5.0, 10.0), (12.0, 10.0)],
                    &[(5.0, 15.0), (11.0, 15.0)],
                    &[(-5.0, 10.0), (-12.0, 10.0)],
                    &[(-5.0, 15.0), (-11.0, 15.0)],
                ])
                .stroke(Ink::Chalk, 1.2),
            ),
    ])
}

/// A green valley and its stream between two mountains.
pub(super) fn hidden_valley() -> Node {
    drawing([
        disc(0.0, -12.0, 9.0, Ink::Yellow),
        land(&[(-44.0, 10.0), (-14.0, 2.0), (14.0, 2.0), (44.0, 10.0)], 29.0, Ink::Earth),
        area(&[(-44.0, 22.0), (-44.0, -14.0), (-32.0, -30.0), (-6.0, 12.0)], Ink::Air),
        area(&[(44.0, 22.0), (44.0, -10.0), (30.0, -28.0), (6.0, 12.0)], Ink::Air),
        area(&[(-32.0, -30.0), (-39.0, -20.5), (-33.0, -16.0), (-29.0, -20.0), (-24.0, -17.0)], Ink::Chalk),
        area(&[(30.0, -28.0), (37.0, -19.0), (32.0, -14.0), (27.0, -18.0), (22.0, -15.0)], Ink::Chalk),
        Node::path(
            Path::start(-2.0, 8.0)
                .cubic_to((6.0, 14.0), (-12.0, 16.0), (-10.0, 29.0))
                .line_to(10.0, 29.0)
                .cubic_to((2.0, 18.0), (16.0, 14.0), (2.0, 8.0))
                .close(),
        )
        .fill(Ink::Water),
    ])
}

/// A dead tree with an eye, under a moon.
pub(super) fn cursed_glade() -> Node {
    let trunk = soft(
        &[
            (-14.0, 28.0),
            (-8.0, 16.0),
            (-7.0, 0.0),
            (-12.0, -12.0),
            (-5.0, -8.0),
            (0.0, -16.0),
            (4.0, -7.0),
            (12.0, -12.0),
            (8.0, 2.0),
            (9.0, 17.0),
            (16.0, 28.0),
        ],
        Ink::Mask,
    );
    let boughs = bends(&[
        &[(-9.0, -6.0), (-20.0, -14.0), (-28.0, -13.0), (-36.0, -20.0)],
        &[(-20.0, -14.0), (-22.0, -24.0), (-29.0, -30.0)],
        &[(9.0, -7.0), (19.0, -12.0), (24.0, -20.0), (22.0, -29.0)],
        &[(19.0, -12.0), (30.0, -8.0), (37.0, -10.0)],
        &[(0.0, -12.0), (1.0, -22.0), (-4.0, -32.0)],
    ])
    .stroke(Ink::Ink, 2.2);
    let eye = Node::group()
        .with(
            Node::path(
                Path::start(-7.0, 8.0)
                    .quad_to((1.0, 0.0), (9.0, 8.0))
                    .quad_to((1.0, 16.0), (-7.0, 8.0))
                    .close(),
            )
            .fill(Ink::Chalk),
        )
        .with(disc(1.0, 8.0, 2.4, Ink::Night));
    drawing([
        moon(34.0, -21.0, 8.0),
        bends(&[&[(-44.0, 27.0), (-15.0, 28.0), (15.0, 27.0), (44.0, 28.0)]]),
        boughs,
        trunk,
        eye,
        bends(&[
            &[(-38.0, 27.0), (-34.0, 16.0), (-37.0, 10.0)],
            &[(-30.0, 27.0), (-29.0, 19.0), (-25.0, 14.0)],
            &[(32.0, 27.0), (33.0, 17.0), (30.0, 12.0)],
        ]),
    ])
}

/// Three standing stones with signs cut into them.
pub(super) fn runes() -> Node {
    let stone = |x: f64, foot: f64, tall: f64, wide: f64| {
        let half = wide / 2.0;
        soft(
            &[
                (x - half, foot),
                (x - half * 0.9, foot - tall * 0.6),
                (x - half * 0.5, foot - tall),
                (x + half * 0.4, foot - tall * 0.96),
                (x + half * 0.95, foot - tall * 0.55),
                (x + half, foot),
            ],
            Ink::Air,
        )
    };
    let signs = lines(&[
        &[(-29.0, 16.0), (-29.0, -4.0), (-22.0, 2.0), (-29.0, 8.0)],
        &[(-3.0, 14.0), (-3.0, -18.0)],
        &[(-3.0, -18.0), (6.0, -10.0)],
        &[(-3.0, -8.0), (6.0, 0.0)],
        &[(22.0, 16.0), (28.0, -2.0), (34.0, 16.0)],
        &[(25.0, 8.0), (31.0, 8.0)],
    ])
    .stroke(Ink::Water.edge(), 2.6);
    drawing([
        bends(&[&[(-44.0, 25.0), (0.0, 27.0), (44.0, 25.0)]]),
        stone(-26.0, 24.0, 38.0, 22.0),
        stone(28.0, 24.0, 36.0, 24.0),
        stone(1.0, 28.0, 58.0, 26.0),
        signs,
    ])
}

/// A rift without a bottom.
pub(super) fn chasm() -> Node {
    drawing([
        area(
            &[
                (-44.0, -16.0),
                (-14.0, -16.0),
                (-6.0, -4.0),
                (-13.0, 8.0),
                (-6.0, 18.0),
                (-10.0, 29.0),
                (-44.0, 29.0),
            ],
            Ink::WoodPale,
        ),
        area(
            &[
                (44.0, -16.0),
                (12.0, -16.0),
                (16.0, -5.0),
                (9.0, 6.0),
                (14.0, 17.0),
                (8.0, 29.0),
                (44.0, 29.0),
            ],
            Ink::WoodPale,
        ),
        bare(area(
            &[
                (-14.0, -16.0),
                (12.0, -16.0),
                (16.0, -5.0),
                (9.0, 6.0),
                (14.0, 17.0),
                (8.0, 29.0),
                (-10.0, 29.0),
                (-6.0, 18.0),
                (-13.0, 8.0),
                (-6.0, -4.0),
            ],
            Ink::Night,
        )),
        lines(&[
            &[(-38.0, -6.0), (-20.0, -4.0), (-16.0, 2.0)],
            &[(-40.0, 12.0), (-24.0, 14.0)],
            &[(36.0, -2.0), (22.0, 0.0)],
            &[(38.0, 16.0), (24.0, 14.0), (20.0, 20.0)],
        ]),
        area(&[(-1.0, -30.0), (5.0, -28.0), (6.0, -22.0), (-2.0, -22.0)], Ink::WoodPale),
        lines(&[&[(0.0, -18.0), (0.0, -8.0)], &[(5.0, -18.0), (5.0, -12.0)]]).stroke(Ink::Ink, 1.2),
    ])
}

/// The mouth of a cave and a cauldron before it.
pub(super) fn warlocks_cave() -> Node {
    let cauldron = Node::group()
        .with(
            Node::path(Path::start(11.0, 10.0).cubic_to((9.0, 28.0), (37.0, 28.0), (35.0, 10.0)).close())
                .fill(Ink::Night),
        )
        .with(Node::round_rect(8.0, 7.0, 30.0, 5.0, 2.0).fill(Ink::Bark))
        .with_all(
            [(18.0, 1.0, 3.0), (25.0, -4.0, 4.0), (30.0, 3.0, 2.4)]
                .map(|(x, y, r)| disc(x, y, r, Ink::Green)),
        );
    drawing([
        soft(
            &[
                (-44.0, 28.0),
                (-41.0, 0.0),
                (-26.0, -22.0),
                (-6.0, -30.0),
                (18.0, -24.0),
                (34.0, -8.0),
                (44.0, 28.0),
            ],
            Ink::Air,
        ),
        arch(-12.0, 28.0, 38.0, 42.0, Ink::Night),
        bare(Node::path(spark(-20.0, 2.0, 4.5)).fill(Ink::Yellow)),
        bare(Node::path(spark(-6.0, 2.0, 4.5)).fill(Ink::Yellow)),
        lines(&[&[(20.0, -14.0), (26.0, -8.0), (24.0, -2.0)], &[(-34.0, -2.0), (-37.0, 8.0)]]),
        flame(23.0, 30.0, 9.0),
        cauldron,
    ])
}

/// Dunes, a skull of an ox, a hard sun.
pub(super) fn desert() -> Node {
    let horns =
        bends(&[&[(4.0, 12.0), (-4.0, 10.0), (-6.0, 2.0)], &[(20.0, 12.0), (28.0, 10.0), (30.0, 2.0)]])
            .stroke(Ink::Ink, 2.6);
    let ox = Node::group()
        .with(soft(
            &[
                (5.0, 10.0),
                (8.0, 19.0),
                (9.0, 27.0),
                (15.0, 27.0),
                (16.0, 19.0),
                (19.0, 10.0),
                (12.0, 7.0),
                (5.0, 10.0),
            ],
            Ink::Chalk,
        ))
        .with(bare(disc(9.0, 14.0, 1.8, Ink::Night)))
        .with(bare(disc(15.0, 14.0, 1.8, Ink::Night)));
    drawing([
        disc(-22.0, -19.0, 9.0, Ink::Fire),
        land(
            &[(-44.0, 12.0), (-24.0, -2.0), (-8.0, 4.0), (14.0, -8.0), (30.0, -2.0), (44.0, -8.0)],
            29.0,
            Ink::Gold.soft(),
        ),
        bends(&[
            &[(-44.0, 20.0), (-26.0, 12.0), (-10.0, 18.0), (0.0, 29.0)],
            &[(44.0, 8.0), (34.0, 6.0), (24.0, 12.0)],
            &[(-24.0, -2.0), (-20.0, 4.0), (-26.0, 10.0)],
        ]),
        horns,
        ox,
    ])
}

/// Palms at a pool.
pub(super) fn oasis() -> Node {
    let palm = |x: f64, foot: f64, tall: f64, lean: f64| {
        let (tx, ty) = (x + lean, foot - tall);
        let leaf = |dx: f64, dy: f64| {
            let path = Path::start(tx, ty)
                .quad_to((tx + dx * 0.5, ty + dy - 9.0), (tx + dx, ty + dy))
                .quad_to((tx + dx * 0.45, ty + dy - 2.0), (tx, ty))
                .close();
            Node::path(path).fill(Ink::Green)
        };
        Node::group()
            .with(
                bends(&[&[(x, foot), (x + lean * 0.3, foot - tall * 0.5), (tx, ty)]]).stroke(Ink::Bark, 3.4),
            )
            .with_all(
                [(-18.0, 6.0), (18.0, 6.0), (-14.0, -5.0), (14.0, -5.0), (-8.0, 12.0), (9.0, 12.0)]
                    .map(|(dx, dy)| leaf(dx, dy)),
            )
    };
    drawing([
        land(&[(-44.0, 14.0), (-20.0, 6.0), (10.0, 10.0), (44.0, 5.0)], 29.0, Ink::Gold.soft()),
        Node::ellipse(6.0, 22.0, 30.0, 6.5).fill(Ink::Water),
        bends(&[&[(-8.0, 22.0), (-2.0, 20.5), (4.0, 22.0)], &[(10.0, 24.0), (16.0, 22.5), (22.0, 24.0)]])
            .stroke(Ink::Chalk, 1.4),
        palm(-20.0, 20.0, 32.0, 4.0),
        palm(26.0, 15.0, 34.0, -4.0),
    ])
}

/// Columns below a pediment.
pub(super) fn temple() -> Node {
    let columns = [-28.0, -9.5, 9.5, 28.0].map(|x| {
        Node::group()
            .with(slab(x, 20.0, 8.0, 26.0, Ink::Card))
            .with(lines(&[&[(x, -4.0), (x, 18.0)]]).stroke(Ink::Ink, 1.0))
            .with(slab(x, -5.0, 12.0, 3.0, Ink::Card))
    });
    drawing([
        bare(slab(0.0, 20.0, 66.0, 26.0, Ink::Gold.soft())),
        slab(0.0, 24.0, 78.0, 4.0, Ink::CardAlt),
        slab(0.0, 28.0, 86.0, 4.0, Ink::CardAlt),
    ])
    .with(drawing(columns))
    .with(drawing([
        slab(0.0, -8.0, 78.0, 4.0, Ink::CardAlt),
        area(&[(-41.0, -12.0), (0.0, -32.0), (41.0, -12.0)], Ink::Card),
        disc(0.0, -18.5, 5.0, Ink::Gold),
    ]))
}

/// A keep with banners.
pub(super) fn castle() -> Node {
    let banner = |x: f64, top: f64| {
        Node::group()
            .with(lines(&[&[(x, top + 12.0), (x, top)]]))
            .with(area(&[(x, top), (x + 11.0, top + 3.0), (x, top + 6.5)], Ink::Blue))
    };
    drawing([
        banner(0.0, -34.0),
        banner(-30.0, -23.0),
        banner(30.0, -23.0),
        tower(0.0, 26.0, 24.0, 44.0, Ink::CardAlt),
        tower(0.0, 28.0, 70.0, 20.0, Ink::CardAlt),
        tower(-30.0, 28.0, 20.0, 36.0, Ink::Card),
        tower(30.0, 28.0, 20.0, 36.0, Ink::Card),
        arch(0.0, 28.0, 14.0, 16.0, Ink::Bark),
        arch(0.0, 0.0, 6.0, 10.0, Ink::Night),
        arch(-30.0, 10.0, 5.0, 9.0, Ink::Night),
        arch(30.0, 10.0, 5.0, 9.0, Ink::Night),
    ])
}

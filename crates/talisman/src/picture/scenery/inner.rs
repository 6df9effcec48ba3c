//! The Inner Region: the way to the Crown.

use super::super::pen::{arch, area, bare, bends, die, disc, drawing, flame, land, lines, skull, slab, soft};
use sketch::{Ink, Node, Path};

/// Bare ground, cracked, with stakes and a skull.
pub(super) fn plain_of_peril() -> Node {
    let stake = |x: f64, foot: f64| {
        area(
            &[
                (x - 2.5, foot),
                (x - 2.0, foot - 24.0),
                (x + 1.0, foot - 31.0),
                (x + 3.0, foot - 24.0),
                (x + 2.5, foot),
            ],
            Ink::Bark,
        )
    };
    drawing([
        land(&[(-44.0, 6.0), (-18.0, 3.0), (16.0, 5.0), (44.0, 2.0)], 29.0, Ink::WoodRed),
        lines(&[
            &[(-40.0, 12.0), (-28.0, 16.0), (-32.0, 24.0), (-18.0, 28.0)],
            &[(-28.0, 16.0), (-14.0, 12.0), (-6.0, 18.0)],
            &[(30.0, 28.0), (26.0, 20.0), (38.0, 14.0)],
            &[(26.0, 20.0), (14.0, 24.0)],
        ]),
        stake(-30.0, 12.0),
        stake(30.0, 12.0),
        stake(-12.0, 9.0),
        stake(14.0, 9.0),
        skull(1.0, 12.0, 10.0),
    ])
}

/// A shored-up tunnel, rails, a pick.
pub(super) fn mines() -> Node {
    let pick = Node::group()
        .with(lines(&[&[(0.0, 16.0), (0.0, -14.0)]]).stroke(Ink::Bark, 3.4))
        .with(
            Node::path(
                Path::start(-15.0, -7.0)
                    .quad_to((0.0, -22.0), (15.0, -7.0))
                    .quad_to((0.0, -14.0), (-15.0, -7.0))
                    .close(),
            )
            .fill(Ink::Air),
        )
        .turn(32.0)
        .at(29.0, 4.0);
    drawing([
        soft(
            &[
                (-44.0, 28.0),
                (-40.0, -4.0),
                (-22.0, -26.0),
                (2.0, -30.0),
                (26.0, -22.0),
                (40.0, 0.0),
                (44.0, 28.0),
            ],
            Ink::WoodRed,
        ),
        area(&[(-26.0, 28.0), (-22.0, -12.0), (10.0, -12.0), (14.0, 28.0)], Ink::Night),
        area(&[(-30.0, 28.0), (-26.0, -12.0), (-20.0, -12.0), (-23.0, 28.0)], Ink::WoodPale),
        area(&[(18.0, 28.0), (14.0, -12.0), (8.0, -12.0), (11.0, 28.0)], Ink::WoodPale),
        area(&[(-31.0, -11.0), (-31.0, -18.0), (19.0, -18.0), (19.0, -11.0)], Ink::WoodPale),
        lines(&[
            &[(-13.0, 28.0), (-8.0, 2.0)],
            &[(2.0, 28.0), (-4.0, 2.0)],
            &[(-12.0, 22.0), (1.0, 22.0)],
            &[(-10.5, 15.0), (-1.0, 15.0)],
            &[(-9.0, 8.0), (-3.0, 8.0)],
        ])
        .stroke(Ink::Chalk, 1.5),
        pick,
    ])
}

/// A crooked tower, a bat before the moon.
pub(super) fn vampires_tower() -> Node {
    let bat = Path::start(0.0, 3.0)
        .quad_to((4.0, -3.0), (14.0, -5.0))
        .quad_to((11.0, 0.0), (12.0, 5.0))
        .quad_to((8.0, 2.0), (6.0, 6.0))
        .quad_to((3.0, 4.0), (0.0, 9.0))
        .quad_to((-3.0, 4.0), (-6.0, 6.0))
        .quad_to((-8.0, 2.0), (-12.0, 5.0))
        .quad_to((-11.0, 0.0), (-14.0, -5.0))
        .quad_to((-4.0, -3.0), (0.0, 3.0))
        .close();
    drawing([
        disc(24.0, -13.0, 14.0, Ink::Yellow),
        Node::path(bat).fill(Ink::Night).at(25.0, -14.0),
        soft(&[(-44.0, 29.0), (-26.0, 18.0), (0.0, 20.0), (26.0, 20.0), (44.0, 29.0)], Ink::Mask.soft()),
        area(&[(-26.0, 24.0), (-22.0, -10.0), (-4.0, -10.0), (-2.0, 24.0)], Ink::Air),
        area(&[(-28.0, -9.0), (-14.0, -33.0), (2.0, -9.0)], Ink::Mask),
        arch(-13.0, 4.0, 7.0, 11.0, Ink::Red),
        arch(-14.0, 24.0, 9.0, 13.0, Ink::Night),
        lines(&[&[(-23.0, 8.0), (-19.0, 8.0)], &[(-7.0, 12.0), (-3.0, 12.0)], &[(-8.0, -4.0), (-4.0, -4.0)]]),
    ])
}

/// Holes in the ground with eyes and claws.
pub(super) fn pits() -> Node {
    let hole = |x: f64, y: f64, rx: f64, ry: f64| Node::ellipse(x, y, rx, ry).fill(Ink::Night);
    let eyes = |x: f64, y: f64| {
        Node::group().with(bare(disc(x - 4.0, y, 2.4, Ink::Yellow))).with(bare(disc(
            x + 4.0,
            y,
            2.4,
            Ink::Yellow,
        )))
    };
    let claw = |x: f64, y: f64| {
        bends(&[
            &[(x - 5.0, y + 9.0), (x - 6.0, y + 2.0), (x - 3.0, y - 2.0)],
            &[(x, y + 9.0), (x, y), (x + 2.0, y - 4.0)],
            &[(x + 5.0, y + 9.0), (x + 5.0, y + 2.0), (x + 8.0, y - 1.0)],
        ])
        .stroke(Ink::Red, 3.0)
    };
    drawing([
        land(&[(-44.0, -10.0), (-14.0, -16.0), (20.0, -14.0), (44.0, -8.0)], 29.0, Ink::WoodRed),
        hole(-20.0, -1.0, 17.0, 7.0),
        hole(23.0, 4.0, 18.0, 8.0),
        hole(-8.0, 20.0, 22.0, 8.5),
        eyes(-20.0, -1.0),
        eyes(-8.0, 20.0),
        claw(22.0, -6.0),
    ])
}

/// Flames between black rocks.
pub(super) fn valley_of_fire() -> Node {
    drawing([
        flame(-12.0, 27.0, 42.0),
        flame(14.0, 27.0, 48.0),
        flame(1.0, 29.0, 58.0),
        area(
            &[(-44.0, 29.0), (-44.0, -14.0), (-36.0, -24.0), (-28.0, -6.0), (-18.0, 14.0), (-14.0, 29.0)],
            Ink::Night,
        ),
        area(
            &[(44.0, 29.0), (44.0, -18.0), (38.0, -28.0), (30.0, -8.0), (22.0, 12.0), (17.0, 29.0)],
            Ink::Night,
        ),
    ])
}

/// A wolf's head and the full moon.
pub(super) fn werewolf_den() -> Node {
    let head = area(
        &[
            (-26.0, 24.0),
            (-20.0, 0.0),
            (-24.0, -22.0),
            (-11.0, -11.0),
            (0.0, -13.0),
            (11.0, -11.0),
            (24.0, -22.0),
            (20.0, 0.0),
            (26.0, 24.0),
            (10.0, 22.0),
            (0.0, 30.0),
            (-10.0, 22.0),
        ],
        Ink::Air,
    );
    let eye = |side: f64| area(&[(side * 14.0, -3.0), (side * 5.0, 2.0), (side * 12.0, 4.0)], Ink::Yellow);
    drawing([
        disc(22.0, -15.0, 15.0, Ink::Yellow),
        head,
        eye(-1.0),
        eye(1.0),
        area(&[(-6.0, 12.0), (6.0, 12.0), (0.0, 19.0)], Ink::Night),
        lines(&[&[(0.0, 19.0), (0.0, 25.0)], &[(-20.0, 0.0), (-12.0, 10.0)], &[(20.0, 0.0), (12.0, 10.0)]]),
        bare(area(&[(-8.0, 21.5), (-5.0, 21.5), (-6.0, 27.0)], Ink::Chalk)),
        bare(area(&[(8.0, 21.5), (5.0, 21.5), (6.0, 27.0)], Ink::Chalk)),
    ])
}

/// A hooded skull over two dice.
pub(super) fn dice_with_death() -> Node {
    let hood = soft(
        &[
            (-26.0, 28.0),
            (-24.0, 0.0),
            (-16.0, -24.0),
            (0.0, -33.0),
            (16.0, -24.0),
            (24.0, 0.0),
            (26.0, 28.0),
        ],
        Ink::Night,
    );
    drawing([
        hood,
        skull(0.0, -9.0, 13.0),
        die(17.0, 6, Ink::Chalk).turn(-12.0).at(-24.0, 12.0),
        die(17.0, 1, Ink::Chalk).turn(14.0).at(9.0, 9.0),
    ])
}

/// A stone coffin, its lid ajar, between candles.
pub(super) fn crypt() -> Node {
    let candle = |x: f64| {
        Node::group().with(slab(x, 20.0, 6.0, 22.0, Ink::Chalk)).with(flame(x, -3.0, 12.0)).with(slab(
            x,
            28.0,
            12.0,
            8.0,
            Ink::Bark,
        ))
    };
    drawing([
        arch(0.0, 28.0, 60.0, 60.0, Ink::Mask.soft()),
        slab(0.0, 28.0, 48.0, 17.0, Ink::Air),
        bare(slab(0.0, 15.0, 42.0, 4.0, Ink::Night)),
        area(&[(-28.0, 2.0), (25.0, 6.0), (25.0, 12.0), (-28.0, 8.0)], Ink::CardAlt),
        bends(&[&[(16.0, 13.0), (18.0, 16.0), (17.0, 20.0)], &[(20.0, 13.0), (22.0, 16.0), (21.0, 19.0)]])
            .stroke(Ink::Chalk, 2.4),
        lines(&[&[(0.0, -16.0), (0.0, -3.0)], &[(-5.0, -11.0), (5.0, -11.0)]]).stroke(Ink::Ink, 2.6),
        candle(-37.0),
        candle(37.0),
    ])
}

/// The Crown of Command on its cushion, shining.
pub(super) fn crown_of_command() -> Node {
    let crown = Path::polygon([
        (-27.0, 12.0),
        (-31.0, -14.0),
        (-17.0, -2.0),
        (-12.0, -21.0),
        (0.0, -5.0),
        (12.0, -21.0),
        (17.0, -2.0),
        (31.0, -14.0),
        (27.0, 12.0),
    ]);
    let tips = [(-31.0, -16.0), (-12.0, -23.0), (12.0, -23.0), (31.0, -16.0)];
    let rays = (0..11).map(|n| {
        let angle = (180.0 + f64::from(n) * 18.0).to_radians();
        Node::line(
            (36.0 * angle.cos(), 32.0 * angle.sin() + 2.0),
            (44.0 * angle.cos(), 38.0 * angle.sin() + 4.0),
        )
    });
    drawing([Node::group().with_all(rays).stroke(Ink::Gold, 2.0)])
        .with(drawing([
            soft(
                &[
                    (-36.0, 18.0),
                    (-38.0, 27.0),
                    (-20.0, 30.0),
                    (0.0, 28.0),
                    (20.0, 30.0),
                    (38.0, 27.0),
                    (36.0, 18.0),
                    (0.0, 21.0),
                    (-36.0, 18.0),
                ],
                Ink::Red,
            ),
            Node::path(crown).fill(Ink::Gold),
            slab(0.0, 20.0, 54.0, 9.0, Ink::Gold),
        ]))
        .with(drawing(tips.map(|(x, y)| disc(x, y, 3.4, Ink::Chalk))))
        .with(drawing([
            disc(0.0, 15.5, 3.2, Ink::Red),
            disc(-15.0, 15.5, 2.6, Ink::Blue),
            disc(15.0, 15.5, 2.6, Ink::Blue),
        ]))
}

//! The little forest beings on the cards: put together from a few shapes, one for each card.
//!
//! What a being looks like follows from the id of its card alone: body, what grows on its head, eyes, mouth, limbs and
//! markings. Drawn on a grid from −50 to 50, standing on y = 42.

use crate::card::Card;
use crate::picture::palette::hues;
use core::f64::consts::PI;
use sketch::{Ink, Node, Path};

/// The line around bodies.
const LINE: f64 = 3.4;

/// What a being is made of; each number chooses one of a few.
struct Traits {
    body: u32,
    crest: u32,
    eyes: u32,
    mouth: u32,
    limbs: u32,
    marks: u32,
    tilt: f64,
}

impl Traits {
    fn of(card: &Card) -> Traits {
        // FNV-1a over the id, then a few rounds of mixing so that near ids differ in everything.
        let mut hash = card.id.as_str().bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        let mut choose = |among: u32| {
            hash = (hash ^ (hash >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            hash ^= hash >> 32;
            (hash % u64::from(among)) as u32
        };
        Traits {
            body: choose(8),
            crest: choose(8),
            eyes: choose(6),
            mouth: choose(5),
            limbs: choose(4),
            marks: choose(5),
            tilt: f64::from(choose(9)) * 1.5 - 6.0,
        }
    }
}

/// The being of a card.
pub(crate) fn being(card: &Card) -> Node {
    let traits = Traits::of(card);
    let (skin, trim) = hues(card);
    let shape = Body::of(traits.body);
    let figure = Node::group()
        .with(limbs(&traits, &shape, trim))
        .with(crest(&traits, &shape, skin, trim, card.is_joker()))
        .with(shape.drawn(skin))
        .with(marks(&traits, &shape, trim, skin))
        .with(eyes(&traits, &shape))
        .with(mouth(&traits, &shape));
    let shadow = Node::ellipse(0.0, 44.0, shape.width * 0.9, 4.5).fill(Ink::Shadow.veil(0.22));
    Node::shared(format!("being-{}", card.id), Node::group().with(shadow).with(figure.turn(traits.tilt)))
}

/// A body: its outline, where its face sits, and how wide it is.
struct Body {
    outline: Path,
    /// The middle of the face.
    face: f64,
    /// Half the width at the face.
    width: f64,
    /// Where the head ends.
    top: f64,
    /// Lines inside the body: a cap, a hem.
    seams: Option<Path>,
}

impl Body {
    fn of(kind: u32) -> Body {
        let plain = |outline, face, width, top| Body { outline, face, width, top, seams: None };
        match kind {
            // A ball.
            0 => plain(Path::circle(0.0, 12.0, 28.0), 8.0, 27.0, -16.0),
            // A pear.
            1 => plain(
                Path::start(0.0, -26.0)
                    .cubic_to((20.0, -26.0), (18.0, -4.0), (26.0, 10.0))
                    .cubic_to((36.0, 30.0), (20.0, 42.0), (0.0, 42.0))
                    .cubic_to((-20.0, 42.0), (-36.0, 30.0), (-26.0, 10.0))
                    .cubic_to((-18.0, -4.0), (-20.0, -26.0), (0.0, -26.0))
                    .close(),
                -2.0,
                20.0,
                -26.0,
            ),
            // A drop.
            2 => plain(
                Path::start(0.0, -38.0)
                    .cubic_to((7.0, -18.0), (29.0, -8.0), (29.0, 15.0))
                    .cubic_to((29.0, 33.0), (16.0, 42.0), (0.0, 42.0))
                    .cubic_to((-16.0, 42.0), (-29.0, 33.0), (-29.0, 15.0))
                    .cubic_to((-29.0, -8.0), (-7.0, -18.0), (0.0, -38.0))
                    .close(),
                12.0,
                27.0,
                -30.0,
            ),
            // A mushroom: cap and stem.
            3 => Body {
                outline: Path::start(-15.0, 8.0)
                    .line_to(-17.0, 34.0)
                    .quad_to((-16.0, 42.0), (-8.0, 42.0))
                    .line_to(8.0, 42.0)
                    .quad_to((16.0, 42.0), (17.0, 34.0))
                    .line_to(15.0, 8.0)
                    .line_to(34.0, 6.0)
                    .cubic_to((40.0, -40.0), (-40.0, -40.0), (-34.0, 6.0))
                    .close(),
                face: 21.0,
                width: 15.0,
                top: -28.0,
                seams: Some(Path::start(-34.0, 6.0).quad_to((0.0, 16.0), (34.0, 6.0))),
            },
            // An acorn: a cup on a pointed nut.
            4 => Body {
                outline: Path::start(-28.0, -6.0)
                    .cubic_to((-28.0, -34.0), (28.0, -34.0), (28.0, -6.0))
                    .cubic_to((27.0, 20.0), (12.0, 34.0), (0.0, 43.0))
                    .cubic_to((-12.0, 34.0), (-27.0, 20.0), (-28.0, -6.0))
                    .close(),
                face: 10.0,
                width: 21.0,
                top: -27.0,
                seams: Some(
                    Path::start(-28.0, -6.0)
                        .quad_to((-21.0, 1.0), (-14.0, -5.0))
                        .quad_to((-7.0, 1.0), (0.0, -5.0))
                        .quad_to((7.0, 1.0), (14.0, -5.0))
                        .quad_to((21.0, 1.0), (28.0, -6.0)),
                ),
            },
            // A wisp with a wavy hem.
            5 => plain(
                Path::start(-24.0, 40.0)
                    .line_to(-24.0, 2.0)
                    .cubic_to((-24.0, -38.0), (24.0, -38.0), (24.0, 2.0))
                    .line_to(24.0, 40.0)
                    .quad_to((18.0, 32.0), (12.0, 40.0))
                    .quad_to((6.0, 32.0), (0.0, 40.0))
                    .quad_to((-6.0, 32.0), (-12.0, 40.0))
                    .quad_to((-18.0, 32.0), (-24.0, 40.0))
                    .close(),
                -1.0,
                22.0,
                -28.0,
            ),
            // A burr.
            6 => plain(
                Path::polygon((0..26).map(|i| {
                    let r = if i % 2 == 0 { 33.0 } else { 26.0 };
                    let angle = f64::from(i) * PI / 13.0 - PI / 2.0;
                    (r * angle.cos(), 11.0 + r * angle.sin() * 0.95)
                })),
                9.0,
                24.0,
                -17.0,
            ),
            // A broad bean, lying.
            _ => plain(
                Path::start(-36.0, 20.0)
                    .cubic_to((-38.0, -8.0), (-14.0, -12.0), (0.0, -8.0))
                    .cubic_to((14.0, -12.0), (38.0, -8.0), (36.0, 20.0))
                    .cubic_to((35.0, 40.0), (18.0, 42.0), (0.0, 42.0))
                    .cubic_to((-18.0, 42.0), (-35.0, 40.0), (-36.0, 20.0))
                    .close(),
                14.0,
                30.0,
                -9.0,
            ),
        }
    }

    fn drawn(&self, skin: Ink) -> Node {
        let body = Node::path(self.outline.clone()).fill(skin).stroke(skin.edge(), LINE);
        match &self.seams {
            None => Node::group().with(body),
            Some(seams) => body.with(Node::path(seams.clone()).stroke(skin.edge(), 2.6)),
        }
    }
}

/// Feet, arms or wings, behind the body.
fn limbs(traits: &Traits, body: &Body, trim: Ink) -> Node {
    let reach = body.width + 9.0;
    let y = body.face + 12.0;
    let pair = |node: &Node| Node::group().with(node.clone()).with(node.clone().mirrored());
    let feet = pair(&Node::ellipse(11.0, 42.0, 9.0, 5.5).fill(trim).stroke(trim.edge(), 2.6));
    let stick = |from: (f64, f64), handle: (f64, f64), to: (f64, f64)| {
        let line = Path::start(from.0, from.1).quad_to(handle, to);
        let outer = Node::path(line.clone()).stroke(trim.edge(), 7.4);
        outer.with(Node::path(line).stroke(trim, 3.0))
    };
    match traits.limbs {
        0 => feet,
        1 => feet.with(pair(&stick((body.width - 6.0, y), (reach, y + 2.0), (reach + 2.0, y - 15.0)))),
        2 => feet.with(pair(&stick((body.width - 6.0, y), (reach + 3.0, y), (reach - 1.0, y + 15.0)))),
        _ => {
            let wing = Path::start(body.width - 12.0, body.face + 8.0)
                .cubic_to(
                    (reach, body.face - 34.0),
                    (reach + 20.0, body.face - 22.0),
                    (reach + 10.0, body.face + 2.0),
                )
                .quad_to((reach, body.face + 14.0), (body.width - 12.0, body.face + 8.0))
                .close();
            feet.with(pair(&Node::path(wing).fill(trim.soft()).stroke(trim.text(), 2.6)))
        }
    }
}

/// What grows on the head.
fn crest(traits: &Traits, body: &Body, skin: Ink, trim: Ink, joker: bool) -> Node {
    let top = body.top;
    let pair = |node: &Node| Node::group().with(node.clone()).with(node.clone().mirrored());
    if joker {
        // A ruff of petals in all four colours.
        let petals = [Ink::Blue, Ink::Green, Ink::Yellow, Ink::Red, Ink::Blue]
            .into_iter()
            .zip([-60.0, -30.0, 0.0, 30.0, 60.0]);
        let petals = petals.map(|(ink, turn)| {
            Node::ellipse(0.0, -17.0, 7.0, 13.0).fill(ink).stroke(ink.edge(), 2.4).turn(turn)
        });
        return Node::group().with_all(petals).at(0.0, top + 14.0);
    }
    match traits.crest {
        // Long ears.
        0 => pair(
            &Node::ellipse(0.0, -13.0, 6.0, 17.0)
                .fill(skin)
                .stroke(skin.edge(), LINE)
                .turn(16.0)
                .at(11.0, top + 9.0),
        ),
        // Feelers with knobs.
        1 => {
            let feeler = Path::start(6.0, top + 6.0).quad_to((8.0, top - 10.0), (19.0, top - 13.0));
            let knob = Node::circle(20.0, top - 13.0, 4.6).fill(trim).stroke(trim.edge(), 2.4);
            pair(&Node::path(feeler).stroke(skin.text(), 2.8).with(knob))
        }
        // A sprout of two leaves.
        2 => {
            let stalk =
                Node::path(Path::line((0.0, top + 4.0), (0.0, top - 7.0))).stroke(Ink::Green.text(), 3.0);
            let leaf = Path::start(0.0, top - 6.0)
                .quad_to((5.0, top - 22.0), (21.0, top - 19.0))
                .quad_to((17.0, top - 4.0), (0.0, top - 6.0))
                .close();
            stalk.with(pair(&Node::path(leaf).fill(Ink::Green).stroke(Ink::Green.edge(), 2.4)))
        }
        // Horns.
        3 => {
            let horn = Path::start(6.0, top + 8.0)
                .quad_to((9.0, top - 8.0), (21.0, top - 14.0))
                .quad_to((25.0, top + 2.0), (17.0, top + 11.0))
                .close();
            pair(&Node::path(horn).fill(Ink::WoodPale).stroke(Ink::WoodPale.edge(), 2.6))
        }
        // A pointed hat that leans over.
        4 => {
            let hat = Path::start(-19.0, top + 9.0)
                .quad_to((-6.0, top - 14.0), (15.0, top - 23.0))
                .quad_to((13.0, top - 4.0), (19.0, top + 9.0))
                .quad_to((0.0, top + 2.0), (-19.0, top + 9.0))
                .close();
            let tip = Node::circle(15.5, top - 22.0, 4.2).fill(Ink::Chalk).stroke(trim.edge(), 2.4);
            Node::path(hat).fill(trim).stroke(trim.edge(), LINE).with(tip)
        }
        // Antlers of twigs.
        5 => {
            let twig = Path::start(5.0, top + 5.0)
                .line_to(15.0, top - 18.0)
                .move_to(9.5, top - 5.0)
                .line_to(21.0, top - 8.0)
                .move_to(12.0, top - 12.0)
                .line_to(5.0, top - 18.0);
            pair(&Node::path(twig).stroke(Ink::Bark, 3.4))
        }
        // Round ears.
        6 => {
            let ear = Node::circle(16.0, top + 3.0, 9.5).fill(skin).stroke(skin.edge(), LINE);
            pair(&ear.with(Node::circle(16.0, top + 3.0, 4.4).fill(skin.soft())))
        }
        // A tuft.
        _ => [-14.0, 0.0, 14.0]
            .into_iter()
            .map(|lean: f64| {
                let tuft =
                    Path::start(lean * 0.35, top + 6.0).quad_to((lean * 0.5, top - 8.0), (lean, top - 13.0));
                Node::path(tuft).stroke(skin.text(), 4.0)
            })
            .collect(),
    }
}

/// Spots, stripes, a belly: markings on the body.
fn marks(traits: &Traits, body: &Body, trim: Ink, skin: Ink) -> Node {
    let low = body.face + 20.0;
    let mark = |node: Node| node.fill(skin.edge()).opacity(0.34);
    match traits.marks {
        0 => mark(
            Node::group()
                .with(Node::circle(-9.0, low, 3.4))
                .with(Node::circle(2.0, low + 4.5, 2.8))
                .with(Node::circle(11.0, low - 0.5, 3.2)),
        ),
        1 => Node::path(
            Path::start(-10.0, low - 1.0)
                .quad_to((0.0, low + 4.0), (10.0, low - 1.0))
                .move_to(-8.0, low + 6.0)
                .quad_to((0.0, low + 10.0), (8.0, low + 6.0)),
        )
        .stroke(skin.edge(), 2.4)
        .opacity(0.6),
        2 => Node::ellipse(0.0, low + 2.0, 11.0, 8.0).fill(Ink::Chalk.veil(0.45)),
        3 => Node::path(Path::polygon([
            (0.0, low + 6.0),
            (-7.0, low),
            (-3.0, low - 3.0),
            (0.0, low),
            (3.0, low - 3.0),
            (7.0, low),
        ]))
        .fill(trim.edge())
        .opacity(0.5),
        _ => Node::group(),
    }
}

fn eyes(traits: &Traits, body: &Body) -> Node {
    let y = body.face;
    let apart = (body.width * 0.44).min(11.5);
    let ball = |x: f64, y: f64, r: f64, look: f64| {
        Node::circle(x, y, r)
            .fill(Ink::Chalk)
            .stroke(Ink::Night, 1.8)
            .with(Node::circle(x + look, y + 0.8, r * 0.52).fill(Ink::Night))
            .with(Node::circle(x + look - r * 0.18, y - r * 0.2, r * 0.17).fill(Ink::Chalk))
    };
    match traits.eyes {
        0 => Node::group().with(ball(-apart, y, 6.6, 1.2)).with(ball(apart, y, 6.6, 1.2)),
        1 => Node::group().with(ball(-apart, y, 7.4, -1.4)).with(ball(apart, y + 0.6, 5.2, -1.0)),
        2 => ball(0.0, y - 1.0, 10.5, 1.6),
        3 => {
            let lid = Path::start(-apart - 6.0, y)
                .quad_to((-apart, y + 6.5), (-apart + 6.0, y))
                .move_to(apart - 6.0, y)
                .quad_to((apart, y + 6.5), (apart + 6.0, y));
            Node::path(lid).stroke(Ink::Night, 2.8)
        }
        4 => Node::group()
            .with(ball(-apart - 1.0, y + 1.0, 4.8, 0.6))
            .with(ball(0.0, y - 5.5, 5.2, 0.6))
            .with(ball(apart + 1.0, y + 1.0, 4.8, 0.6)),
        _ => Node::group()
            .with(Node::circle(-apart, y, 3.6).fill(Ink::Night))
            .with(Node::circle(apart, y, 3.6).fill(Ink::Night))
            .with(Node::circle(-apart - 1.0, y - 1.2, 1.1).fill(Ink::Chalk))
            .with(Node::circle(apart - 1.0, y - 1.2, 1.1).fill(Ink::Chalk)),
    }
}

fn mouth(traits: &Traits, body: &Body) -> Node {
    let y = body.face + 11.0;
    let line = |path: Path| Node::path(path).stroke(Ink::Night, 2.4);
    match traits.mouth {
        0 => line(Path::start(-6.0, y - 1.0).quad_to((0.0, y + 5.0), (6.0, y - 1.0))),
        1 => Node::ellipse(0.0, y + 0.6, 2.8, 3.4).fill(Ink::Night),
        2 => line(Path::start(-7.0, y).quad_to((0.0, y + 4.0), (7.0, y))).with(
            Node::path(Path::polygon([(2.0, y + 1.4), (5.4, y + 0.8), (3.8, y + 5.4)]))
                .fill(Ink::Chalk)
                .stroke(Ink::Night, 1.0),
        ),
        3 => line(Path::start(-5.0, y + 1.0).quad_to((-1.0, y - 1.6), (5.0, y + 1.0))),
        _ => {
            let open = Path::start(-7.0, y - 2.0).quad_to((0.0, y + 11.0), (7.0, y - 2.0)).close();
            Node::path(open).fill(Ink::Night).with(Node::ellipse(0.0, y + 3.0, 3.0, 1.6).fill(Ink::Red))
        }
    }
}

//! Marks: what a card is, what a creature is, what a number is of. Each lies about the origin in a box of side 1.

use super::pen::spark;
use crate::language::{Ability, Class, Family, Kind, Stat};
use sketch::{Ink, Node, Path, Point, symbol};

/// Line around bodies, on a grid from -50 to 50.
const EDGE: f64 = 6.0;

fn small(name: &str, art: Node) -> Node {
    Node::shared(format!("mark-{name}"), art).scale(0.01)
}

fn body(path: Path, hue: Ink) -> Node {
    Node::path(path).fill(hue).stroke(hue.edge(), EDGE)
}

fn pen(all: &[&[Point]], hue: Ink, width: f64) -> Node {
    let path = all.iter().fold(Path::new(), |path, points| path.and(&Path::polyline(points.iter().copied())));
    Node::path(path).stroke(hue.edge(), width)
}

/// The hue of a kind of card.
pub(super) const fn kind_ink(kind: Kind) -> Ink {
    match kind {
        Kind::Event => Ink::Yellow,
        Kind::Enemy => Ink::Red,
        Kind::Stranger => Ink::Blue,
        Kind::Follower => Ink::Green,
        Kind::Object => Ink::WoodPale,
        Kind::MagicObject => Ink::Joker,
        Kind::Place => Ink::Earth,
        Kind::Spell => Ink::Water,
    }
}

/// What a card is at a glance: an Enemy by its family, an Object by its use, else by its kind.
pub(super) fn card_mark(kind: Kind, family: Option<Family>, class: Option<Class>) -> Node {
    match (kind, family, class) {
        (Kind::Enemy, Some(family), _) => family_mark(family),
        (Kind::Object | Kind::MagicObject, _, Some(class)) => class_mark(class),
        _ => kind_mark(kind),
    }
}

fn kind_mark(kind: Kind) -> Node {
    match kind {
        Kind::Event => {
            let bolt = Path::polygon([
                (8.0, -47.0),
                (-30.0, 8.0),
                (-4.0, 8.0),
                (-12.0, 47.0),
                (30.0, -12.0),
                (4.0, -12.0),
            ]);
            small("event", body(bolt, Ink::Yellow))
        }
        Kind::Enemy => family_mark(Family::Monster),
        Kind::Stranger => hood(),
        Kind::Follower => companion(),
        Kind::Object => sack(),
        Kind::MagicObject => gem(),
        Kind::Place => signpost(),
        Kind::Spell => scroll(),
    }
}

fn hood() -> Node {
    let cloak = Path::start(-40.0, 45.0)
        .cubic_to((-40.0, 10.0), (-30.0, -44.0), (0.0, -46.0))
        .cubic_to((30.0, -44.0), (40.0, 10.0), (40.0, 45.0))
        .close();
    let face = Path::start(-16.0, 6.0)
        .cubic_to((-18.0, -30.0), (18.0, -30.0), (16.0, 6.0))
        .quad_to((0.0, 22.0), (-16.0, 6.0))
        .close();
    let art = body(cloak, Ink::Blue)
        .with(Node::path(face).fill(Ink::Blue.edge()))
        .with(Node::circle(-6.0, -4.0, 3.6).fill(Ink::Chalk))
        .with(Node::circle(6.0, -4.0, 3.6).fill(Ink::Chalk));
    small("stranger", art)
}

fn companion() -> Node {
    let bust = |x: f64, y: f64, s: f64| {
        let shoulders = Path::start(-30.0, 40.0)
            .cubic_to((-30.0, 6.0), (30.0, 6.0), (30.0, 40.0))
            .close()
            .placed(s, (x, y));
        let head = Path::circle(0.0, -14.0, 18.0).placed(s, (x, y));
        Node::group().with(body(shoulders, Ink::Green)).with(body(head, Ink::Green))
    };
    small("follower", Node::group().with(bust(20.0, -10.0, 0.8)).with(bust(-12.0, 6.0, 1.0)))
}

fn sack() -> Node {
    let bag = Path::start(-12.0, -18.0)
        .cubic_to((-44.0, 2.0), (-50.0, 46.0), (-20.0, 46.0))
        .line_to(20.0, 46.0)
        .cubic_to((50.0, 46.0), (44.0, 2.0), (12.0, -18.0))
        .line_to(22.0, -42.0)
        .line_to(8.0, -34.0)
        .line_to(0.0, -44.0)
        .line_to(-8.0, -34.0)
        .line_to(-22.0, -42.0)
        .close();
    small(
        "object",
        body(bag, Ink::WoodPale).with(pen(&[&[(-15.0, -16.0), (15.0, -16.0)]], Ink::WoodPale, 8.0)),
    )
}

fn gem() -> Node {
    let stone = Path::polygon([(-22.0, -18.0), (22.0, -18.0), (42.0, 4.0), (0.0, 46.0), (-42.0, 4.0)]);
    let cuts = pen(
        &[
            &[(-42.0, 4.0), (42.0, 4.0)],
            &[(-14.0, 4.0), (0.0, 44.0), (14.0, 4.0), (0.0, -18.0), (-14.0, 4.0)],
        ],
        Ink::Joker,
        4.0,
    );
    let glints = Node::path(spark(-34.0, -36.0, 14.0).and(&spark(30.0, -36.0, 11.0)))
        .fill(Ink::Joker)
        .stroke(Ink::Joker.edge(), 3.0);
    small("magic-object", body(stone, Ink::Joker).with(cuts).with(glints))
}

fn signpost() -> Node {
    let right = Path::polygon([(-30.0, -40.0), (26.0, -40.0), (44.0, -27.0), (26.0, -14.0), (-30.0, -14.0)]);
    let left = Path::polygon([(30.0, -8.0), (-24.0, -8.0), (-42.0, 4.0), (-24.0, 16.0), (30.0, 16.0)]);
    let post = body(Path::rect(-6.0, -46.0, 12.0, 92.0, 2.0), Ink::Earth);
    small("place", Node::group().with(post).with(body(right, Ink::Earth)).with(body(left, Ink::Earth)))
}

fn scroll() -> Node {
    let sheet = body(Path::rect(-30.0, -36.0, 60.0, 72.0, 4.0), Ink::Water);
    let rod = |y: f64| body(Path::rect(-42.0, y - 7.0, 84.0, 14.0, 7.0), Ink::Water);
    let star = Node::path(spark(0.0, 0.0, 24.0)).fill(Ink::Chalk);
    small("spell", Node::group().with(sheet).with(rod(-38.0)).with(rod(38.0)).with(star))
}

fn class_mark(class: Class) -> Node {
    match class {
        Class::Weapon => {
            let blade = Path::polygon([(-5.5, 16.0), (-5.5, -34.0), (0.0, -48.0), (5.5, -34.0), (5.5, 16.0)]);
            let art = Node::group()
                .with(body(Path::rect(-5.0, 20.0, 10.0, 26.0, 4.0), Ink::WoodRed))
                .with(body(blade, Ink::Air))
                .with(body(Path::rect(-21.0, 14.0, 42.0, 10.0, 4.0), Ink::Gold))
                .turn(45.0);
            small("weapon", Node::group().with(art))
        }
        Class::Armour => {
            let shield = Path::start(0.0, -44.0)
                .quad_to((20.0, -32.0), (38.0, -34.0))
                .cubic_to((42.0, 6.0), (26.0, 36.0), (0.0, 46.0))
                .cubic_to((-26.0, 36.0), (-42.0, 6.0), (-38.0, -34.0))
                .quad_to((-20.0, -32.0), (0.0, -44.0))
                .close();
            let bars = pen(&[&[(0.0, -42.0), (0.0, 44.0)], &[(-38.0, -8.0), (38.0, -8.0)]], Ink::Air, 7.0);
            small("armour", body(shield, Ink::Air).with(bars))
        }
    }
}

fn family_mark(family: Family) -> Node {
    let hue = Ink::Red;
    match family {
        Family::Animal => {
            let pad = Path::start(0.0, 2.0)
                .cubic_to((22.0, 0.0), (34.0, 26.0), (24.0, 38.0))
                .quad_to((0.0, 46.0), (-24.0, 38.0))
                .cubic_to((-34.0, 26.0), (-22.0, 0.0), (0.0, 2.0))
                .close();
            let toes = [(-34.0, -2.0), (-14.0, -28.0), (14.0, -28.0), (34.0, -2.0)];
            let toes = toes.map(|(x, y)| Node::ellipse(x, y, 10.0, 14.0).fill(hue).stroke(hue.edge(), EDGE));
            small("animal", body(pad, hue).with_all(toes))
        }
        Family::Dragon => {
            let head = Path::start(-40.0, 44.0)
                .cubic_to((-44.0, 10.0), (-26.0, -18.0), (-4.0, -22.0))
                .line_to(-20.0, -46.0)
                .line_to(10.0, -28.0)
                .line_to(14.0, -44.0)
                .line_to(24.0, -20.0)
                .cubic_to((38.0, -14.0), (48.0, 2.0), (46.0, 12.0))
                .line_to(20.0, 8.0)
                .line_to(40.0, 24.0)
                .cubic_to((20.0, 30.0), (6.0, 22.0), (2.0, 44.0))
                .close();
            small("dragon", body(head, hue).with(Node::circle(12.0, -8.0, 5.5).fill(hue.edge())))
        }
        Family::Monster => {
            let head = Path::start(-34.0, -10.0)
                .line_to(-44.0, -42.0)
                .line_to(-18.0, -30.0)
                .quad_to((0.0, -36.0), (18.0, -30.0))
                .line_to(44.0, -42.0)
                .line_to(34.0, -10.0)
                .cubic_to((40.0, 22.0), (26.0, 44.0), (0.0, 45.0))
                .cubic_to((-26.0, 44.0), (-40.0, 22.0), (-34.0, -10.0))
                .close();
            let art =
                body(head, hue)
                    .with(
                        Node::path(
                            Path::polygon([(-24.0, -12.0), (-6.0, -2.0), (-20.0, 4.0)])
                                .and(&Path::polygon([(24.0, -12.0), (6.0, -2.0), (20.0, 4.0)])),
                        )
                        .fill(hue.edge()),
                    )
                    .with(pen(&[&[(-20.0, 24.0), (20.0, 24.0)]], hue, 6.0))
                    .with(
                        Node::path(
                            Path::polygon([(-17.0, 25.0), (-7.0, 25.0), (-12.0, 9.0)]).and(&Path::polygon([
                                (17.0, 25.0),
                                (7.0, 25.0),
                                (12.0, 9.0),
                            ])),
                        )
                        .fill(Ink::Chalk)
                        .stroke(hue.edge(), 3.0),
                    );
            small("monster", art)
        }
        Family::Spirit => {
            let sheet = Path::start(-32.0, 44.0)
                .cubic_to((-40.0, -18.0), (-28.0, -46.0), (0.0, -46.0))
                .cubic_to((28.0, -46.0), (40.0, -18.0), (32.0, 44.0))
                .line_to(16.0, 30.0)
                .line_to(0.0, 44.0)
                .line_to(-16.0, 30.0)
                .close();
            let eyes = [-13.0, 13.0].map(|x| Node::ellipse(x, -12.0, 6.0, 9.0).fill(hue.edge()));
            let mouth = Node::ellipse(0.0, 12.0, 6.0, 8.0).fill(hue.edge());
            small("spirit", body(sheet, hue).with_all(eyes).with(mouth))
        }
    }
}

/// Strength is a fist, Craft an eye.
pub(super) fn ability_mark(ability: Ability) -> Node {
    match ability {
        Ability::Strength => {
            let hue = Ink::Fire;
            let finger = |x: f64| body(Path::rect(x, -40.0, 20.0, 46.0, 9.0), hue);
            let palm = Path::rect(-38.0, -14.0, 76.0, 40.0, 14.0);
            let art = Node::group()
                .with(body(Path::rect(-22.0, 18.0, 44.0, 28.0, 4.0), hue))
                .with(body(palm, hue))
                .with_all([-38.0, -19.0, 0.0, 18.0].map(finger))
                .with(body(Path::rect(-40.0, -2.0, 50.0, 19.0, 9.0), hue));
            small("strength", art)
        }
        Ability::Craft => {
            let hue = Ink::Blue;
            let eye = Path::start(-46.0, 2.0)
                .quad_to((0.0, -50.0), (46.0, 2.0))
                .quad_to((0.0, 50.0), (-46.0, 2.0))
                .close();
            let art = Node::path(eye)
                .fill(Ink::Chalk)
                .stroke(hue.edge(), EDGE)
                .with(Node::circle(0.0, 1.0, 19.0).fill(hue).stroke(hue.edge(), 4.0))
                .with(Node::circle(0.0, 1.0, 8.0).fill(hue.edge()));
            small("craft", art)
        }
    }
}

/// What a counter is of.
pub(super) fn stat_mark(stat: Stat) -> Node {
    match stat {
        Stat::Strength => ability_mark(Ability::Strength),
        Stat::Craft => ability_mark(Ability::Craft),
        Stat::Life => {
            let heart = Path::start(0.0, 44.0)
                .cubic_to((-52.0, 8.0), (-48.0, -40.0), (-22.0, -40.0))
                .cubic_to((-8.0, -40.0), (0.0, -28.0), (0.0, -20.0))
                .cubic_to((0.0, -28.0), (8.0, -40.0), (22.0, -40.0))
                .cubic_to((48.0, -40.0), (52.0, 8.0), (0.0, 44.0))
                .close();
            small("life", body(heart, Ink::Red))
        }
        Stat::Fate => symbol::spiral(Ink::Joker.text()),
        Stat::Gold => symbol::gold_dot(),
        Stat::Task => symbol::tick(Ink::Muted),
    }
}

/// A cup: trophies.
pub(super) fn trophy_mark() -> Node {
    let hue = Ink::Gold;
    let bowl = Path::start(-26.0, -42.0)
        .line_to(26.0, -42.0)
        .cubic_to((26.0, -6.0), (14.0, 8.0), (6.0, 12.0))
        .line_to(6.0, 28.0)
        .line_to(22.0, 44.0)
        .line_to(-22.0, 44.0)
        .line_to(-6.0, 28.0)
        .line_to(-6.0, 12.0)
        .cubic_to((-14.0, 8.0), (-26.0, -6.0), (-26.0, -42.0))
        .close();
    let ears = Path::start(-26.0, -34.0)
        .cubic_to((-52.0, -36.0), (-46.0, -2.0), (-20.0, -4.0))
        .move_to(26.0, -34.0)
        .cubic_to((52.0, -36.0), (46.0, -2.0), (20.0, -4.0));
    small("trophy", Node::group().with(Node::path(ears).stroke(hue.edge(), 7.0)).with(body(bowl, hue)))
}

/// Whom a character serves: a sun, a balance, horns.
pub(super) fn alignment_mark(alignment: crate::language::Alignment) -> Node {
    use crate::language::Alignment;
    match alignment {
        Alignment::Good => symbol::sun(),
        Alignment::Neutral => {
            let hue = Ink::Air;
            let pans = Path::start(-46.0, 6.0)
                .quad_to((-28.0, 30.0), (-10.0, 6.0))
                .close()
                .and(&Path::start(10.0, 6.0).quad_to((28.0, 30.0), (46.0, 6.0)).close());
            let art = Node::group()
                .with(
                    Node::path(
                        Path::polyline([(0.0, -40.0), (0.0, 42.0)])
                            .and(&Path::polyline([(-28.0, 6.0), (-28.0, -28.0), (28.0, -28.0), (28.0, 6.0)]))
                            .and(&Path::polyline([(-18.0, 43.0), (18.0, 43.0)])),
                    )
                    .stroke(hue.text(), 7.0),
                )
                .with(body(pans, hue));
            small("neutral", art)
        }
        Alignment::Evil => {
            let hue = Ink::Red;
            let horns = Path::start(-34.0, -44.0)
                .cubic_to((-34.0, -20.0), (-22.0, -16.0), (0.0, -16.0))
                .cubic_to((22.0, -16.0), (34.0, -20.0), (34.0, -44.0))
                .cubic_to((52.0, -8.0), (34.0, 40.0), (0.0, 46.0))
                .cubic_to((-34.0, 40.0), (-52.0, -8.0), (-34.0, -44.0))
                .close();
            let eyes = Path::polygon([(-24.0, 2.0), (-6.0, 12.0), (-20.0, 16.0)]).and(&Path::polygon([
                (24.0, 2.0),
                (6.0, 12.0),
                (20.0, 16.0),
            ]));
            small("evil", body(horns, hue).with(Node::path(eyes).fill(hue.edge())))
        }
    }
}

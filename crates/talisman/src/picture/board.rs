//! The board: three rings, the Storm River between the outer two, a wall round the innermost.

use super::Drawer;
use super::pen::{arch, bare, drawing, flame, spark};
use super::space;
use crate::language::{Region, SpaceId};
use sketch::{Ink, Layers, Node, Path, Text, Texture};

/// Where a space lies: its top left and the length of its sides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Cell {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) size: f64,
}

/// The measures of a board: each ring has cells of its own size, so that a river and a wall fit between.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Board {
    side: f64,
    river: f64,
    wall: f64,
}

impl Board {
    /// A board with sides of this length.
    pub(crate) fn new(side: f64) -> Board {
        Board { side, river: side * 0.036, wall: side * 0.022 }
    }

    /// The length of a side.
    pub(crate) fn side(&self) -> f64 {
        self.side
    }

    /// Where a ring begins, left and top, and how large its cells are.
    fn ring(&self, region: Region) -> (f64, f64) {
        let outer = self.side / 7.0;
        let middle = (outer * 5.0 - self.river * 2.0) / 5.0;
        let inner = (middle * 3.0 - self.wall * 2.0) / 3.0;
        match region {
            Region::Outer => (0.0, outer),
            Region::Middle => (outer + self.river, middle),
            Region::Inner => (outer + self.river + middle + self.wall, inner),
        }
    }

    /// Where a space lies.
    pub(crate) fn cell(&self, space: SpaceId) -> Cell {
        let (start, size) = self.ring(space.region());
        let (along, step) = match space.region() {
            Region::Outer => (6, space.index()),
            Region::Middle => (4, space.index() - 24),
            Region::Inner => (2, space.index() - 40),
        };
        let (column, row) = if space == SpaceId::CROWN {
            (1, 1)
        } else {
            match (step / along, step % along) {
                (0, step) => (step, 0),
                (1, step) => (along, step),
                (2, step) => (along - step, along),
                (_, step) => (0, along - step),
            }
        };
        let gap = size * 0.014;
        Cell {
            x: start + column as f64 * size + gap,
            y: start + row as f64 * size + gap,
            size: size - gap * 2.0,
        }
    }

    /// The whole board, its top left at the origin.
    pub(super) fn draw(&self, drawer: &Drawer<'_>) -> Layers {
        let mut all = Layers::new();
        all.push(self.ground(drawer));
        for space in SpaceId::all() {
            all.put(space::draw(drawer, space, self.cell(space)));
        }
        all.push(self.ways());
        for space in SpaceId::all() {
            all.put(space::cards(drawer, space, self.cell(space)));
        }
        for space in SpaceId::all() {
            all.put(space::figures(drawer, space, self.cell(space)));
            all.push(space::gold(drawer, space, self.cell(space)));
        }
        all
    }

    /// Banks, water and wall.
    fn ground(&self, drawer: &Drawer<'_>) -> Node {
        let (_, outer) = self.ring(Region::Outer);
        let (shore, middle) = self.ring(Region::Middle);
        let (court, inner) = self.ring(Region::Inner);
        let square = |at: f64, size: f64, round: f64| Node::round_rect(at, at, size, size, round);
        let mut ground = Node::group()
            .with(square(-self.side * 0.008, self.side * 1.016, self.side * 0.014).fill(Ink::Bark))
            .with(square(0.0, self.side, self.side * 0.008).fill(Ink::Moss))
            .with(
                square(outer, outer * 5.0, 0.0)
                    .fill(Texture::waves().sized(self.side / 1100.0))
                    .stroke(Ink::Water.text(), self.side * 0.0022),
            )
            .with(
                square(shore, middle * 5.0, 0.0)
                    .fill(Ink::CardAlt)
                    .stroke(Ink::Water.text(), self.side * 0.0022),
            )
            .with(self.masonry(shore + middle, middle * 3.0))
            .with(
                square(court, inner * 3.0, 0.0).fill(Ink::Mask.soft()).stroke(Ink::Bark, self.side * 0.0018),
            );
        let size = self.river * 0.6;
        let words = drawer.brush.label("label-river");
        let name = || {
            Text::centred(0.0, 0.0, size, words.clone())
                .serif()
                .fill(Ink::Water.text())
                .halo(Ink::Water.soft(), size * 0.36)
        };
        let stream = outer + self.river / 2.0;
        ground.push(Node::from(name()).at(self.side * 0.35, stream));
        ground.push(Node::from(name()).at(self.side * 0.5, self.side - stream));
        ground.push(Node::from(name()).turn(90.0).at(self.side - stream, self.side * 0.5));
        ground.push(Node::from(name()).turn(-90.0).at(stream, self.side * 0.5));
        ground.hidden()
    }

    /// The wall round the Inner Region, of dressed stones.
    fn masonry(&self, at: f64, size: f64) -> Node {
        let line = self.side * 0.0016;
        let mut wall =
            Node::rect(at, at, size, size).fill(Ink::Air.soft()).stroke(Ink::Air.text(), line * 1.4);
        let half = self.wall / 2.0;
        let mut joints = Path::rect(at + half, at + half, size - self.wall, size - self.wall, 0.0);
        // Two courses whose joints do not meet.
        let stones = 44;
        let long = size / f64::from(stones);
        let far = at + size;
        for n in 1..stones {
            let along = at + f64::from(n) * long;
            let (from, to) = if n % 2 == 0 { (0.0, half) } else { (half, self.wall) };
            joints = joints
                .and(&Path::line((along, at + from), (along, at + to)))
                .and(&Path::line((along, far - from), (along, far - to)))
                .and(&Path::line((at + from, along), (at + to, along)))
                .and(&Path::line((far - from, along), (far - to, along)));
        }
        wall.push(Node::path(joints).stroke(Ink::Air.text(), line));
        wall
    }

    /// Ways between the rings: the bridge, the gate, the opening onto the Crown.
    fn ways(&self) -> Node {
        let (_, outer) = self.ring(Region::Outer);
        let mid = |space: SpaceId| {
            let cell = self.cell(space);
            (cell.x + cell.size / 2.0, cell.y + cell.size / 2.0)
        };
        let x = f64::midpoint(mid(SpaceId::outer(4)).0, mid(SpaceId::middle(3)).0);
        let bridge = bridge().scale(self.river / 26.0).at(x, outer + self.river / 2.0);
        let scale = self.side / 1000.0;
        let court = self.ring(Region::Inner).0;
        // In the corner of the wall, and in that of the Valley: no name is covered.
        let corner = court - self.wall * 0.34;
        let valley = self.cell(SpaceId::inner(4));
        let (vx, vy) = (valley.x + 8.0 * scale, valley.y + 8.0 * scale);
        Node::group()
            .with(bridge)
            .with(gate().scale(scale).at(corner, corner))
            .with(opening().scale(scale).at(vx, vy))
            .hidden()
    }
}

/// A bridge of planks over a river 26 units wide that flows from left to right.
fn bridge() -> Node {
    let planks = (0..6).map(|n| {
        Node::rect(-15.0, -15.0 + f64::from(n) * 5.0, 30.0, 5.0)
            .fill(Ink::WoodPale)
            .stroke(Ink::WoodPale.edge(), 0.9)
    });
    let rail = |x: f64| {
        Node::group()
            .with(
                Node::round_rect(x - 2.0, -16.0, 4.0, 32.0, 1.5)
                    .fill(Ink::WoodRed)
                    .stroke(Ink::WoodRed.edge(), 1.0),
            )
            .with_all(
                [-14.0, 0.0, 14.0]
                    .map(|y| Node::circle(x, y, 3.0).fill(Ink::WoodRed).stroke(Ink::WoodRed.edge(), 1.0)),
            )
    };
    Node::group().with_all(planks).with(rail(-16.0)).with(rail(16.0))
}

fn medallion(ring: Ink) -> Node {
    Node::circle(0.0, 0.0, 17.0)
        .fill(Ink::Card)
        .stroke(Ink::Bark, 2.0)
        .with(Node::circle(0.0, 0.0, 14.6).stroke(ring, 2.0))
}

/// The gate between the Middle and the Inner Region.
fn gate() -> Node {
    let door = drawing([
        arch(0.0, 10.0, 15.0, 20.0, Ink::Mask),
        bare(Node::path(spark(0.0, 0.5, 6.0)).fill(Ink::Chalk)),
    ]);
    Node::group().with(medallion(Ink::Mask)).with(door)
}

/// Where the Valley of Fire opens onto the Crown.
fn opening() -> Node {
    Node::group().with(medallion(Ink::Fire)).with(drawing([flame(0.0, 9.5, 20.0)]))
}

#[cfg(test)]
mod tests {
    use super::Board;
    use crate::language::SpaceId;

    #[test]
    fn spaces_do_not_overlap() {
        let board = Board::new(760.0);
        for one in SpaceId::all() {
            let a = board.cell(one);
            assert!(a.x >= 0.0 && a.y >= 0.0 && a.x + a.size <= 760.0 && a.y + a.size <= 760.0, "{one}");
            for other in SpaceId::all().filter(|other| *other != one) {
                let b = board.cell(other);
                let apart =
                    a.x + a.size <= b.x || b.x + b.size <= a.x || a.y + a.size <= b.y || b.y + b.size <= a.y;
                assert!(apart, "{one} and {other} overlap");
            }
        }
    }

    /// Neighbours of a ring touch, and so do the ends of the bridge.
    #[test]
    fn rings_are_closed() {
        let board = Board::new(760.0);
        let near = |one: SpaceId, other: SpaceId, gap: f64| {
            let (a, b) = (board.cell(one), board.cell(other));
            let (dx, dy) = ((a.x - b.x).abs(), (a.y - b.y).abs());
            dx.max(dy) <= a.size.max(b.size) + gap && dx.min(dy) <= gap
        };
        for space in SpaceId::all().filter(|space| *space != SpaceId::CROWN) {
            assert!(near(space, space.along(1), 6.0), "{space}");
        }
        assert!(near(SpaceId::outer(4), SpaceId::middle(3), board.river + 20.0));
    }
}

//! Where huts stand: beside their own lane and never on another's.

use super::{CELL, lanes};
use crate::{Colour, Face};
use sketch::Point;

/// How wide a hut is drawn.
pub(crate) const SIZE: f64 = 23.0;

/// A hut on a card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Hut {
    /// Whose.
    pub(crate) colour: Colour,
    /// At which group of its colour.
    pub(crate) group: usize,
    /// Its middle.
    pub(crate) at: Point,
    /// The nearest point of its own lane.
    pub(crate) door: Point,
}

fn distance(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

fn nearest(points: &[Point], to: Point) -> Option<(f64, Point)> {
    // Squares order as distances do.
    let square = |point: Point| (point.0 - to.0).powi(2) + (point.1 - to.1).powi(2);
    let best = points.iter().copied().min_by(|&one, &two| square(one).total_cmp(&square(two)))?;
    Some((distance(best, to), best))
}

/// Finds a place for every hut of a face: of all spots on a fine grid the one that is clear of other lanes and huts,
/// and close to its own lane.
pub(crate) fn of(face: &Face) -> Vec<Hut> {
    let lane_points: Vec<(Colour, usize, Vec<Point>)> = Colour::BOTH
        .into_iter()
        .flat_map(|colour| {
            let groups = face.trails(colour).groups().iter().enumerate();
            groups.map(move |(index, &group)| (colour, index, lanes::points(&lanes::of(colour, group).path)))
        })
        .collect();
    let mut huts: Vec<Hut> = Vec::new();
    for (colour, group, own) in &lane_points {
        for _ in 0..face.trails(*colour).groups()[*group].huts {
            let best = spots()
                .filter_map(|spot| {
                    // Far from its own lane no hut stands, so the others need not be measured.
                    let (near, door) = nearest(own, spot).filter(|(near, _)| *near < 30.0)?;
                    let clear = lane_points
                        .iter()
                        .filter(|(other, index, _)| (other, index) != (colour, group))
                        .filter_map(|(.., points)| nearest(points, spot))
                        .map(|(distance, _)| distance)
                        .fold(40.0, f64::min);
                    let alone = huts.iter().map(|hut| distance(hut.at, spot)).fold(60.0, f64::min);
                    Some((worth(near, clear, alone, spot), spot, door))
                })
                .max_by(|one, two| one.0.total_cmp(&two.0));
            if let Some((_, at, door)) = best {
                huts.push(Hut { colour: *colour, group: *group, at, door });
            }
        }
    }
    huts
}

/// All spots where the middle of a hut may be.
fn spots() -> impl Iterator<Item = Point> {
    let steps = |index: i32| 14.0 + 4.0 * f64::from(index);
    let count = ((CELL - 28.0) / 4.0) as i32;
    (0..=count).flat_map(move |x| (0..=count).map(move |y| (steps(x), steps(y))))
}

/// How good a spot is: off every lane first, then beside its own, then with room around.
fn worth(near: f64, clear: f64, alone: f64, spot: Point) -> f64 {
    let room = SIZE * 0.5 + lanes::WIDTH * 0.5;
    let short = |distance: f64, wanted: f64| (wanted - distance).max(0.0);
    let far = (near - room).max(0.0);
    let middle = distance(spot, (CELL / 2.0, CELL / 2.0));
    -20.0 * short(near, room - 1.0)
        - 20.0 * short(clear, room + 1.0)
        - 20.0 * short(alone, SIZE + 2.0)
        - 2.0 * far
        + 0.25 * clear.min(30.0)
        - 0.02 * middle
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Deck, Rotation};
    use table::Components;

    /// On every card of the deck, in every rotation, each hut is nearest to its own lane, and on no lane at all.
    #[test]
    fn huts_stand_beside_their_own_lane() {
        let deck = Deck::own();
        for (number, card) in deck.cards() {
            for rotation in Rotation::ALL {
                let face = card.face(rotation);
                for hut in of(face) {
                    for colour in Colour::BOTH {
                        for (index, &group) in face.trails(colour).groups().iter().enumerate() {
                            let points = lanes::points(&lanes::of(colour, group).path);
                            let (distance, _) = nearest(&points, hut.at).unwrap();
                            let own = (colour, index) == (hut.colour, hut.group);
                            let least = if own { 14.0 } else { 13.0 };
                            assert!(
                                distance >= least,
                                "card {number} {rotation}: {distance} to {colour:?} {group:?}"
                            );
                            assert!(
                                !own || distance <= 24.0,
                                "card {number} {rotation}: {distance} to its own"
                            );
                        }
                    }
                }
            }
        }
    }
}

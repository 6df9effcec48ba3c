//! What a seat may expect: the evaluation of computer players.
//!
//! Everything is counted in points that a player has or may still hope for; the difference to the best other player
//! becomes an expectation between −1 and 1.

use crate::element::{Element, Tiles};
use crate::elemente::Elemente;
use crate::path::{TILES, bits};
use crate::score;
use crate::state::{Side, Stage, State};
use table::{Game, Seat};

/// A lead of so many points is a good one.
const GOOD_LEAD: f32 = 7.0;
/// Triangles that so many fire tiles can hold.
const TRIANGLES: [u8; TILES + 1] = [0, 0, 0, 1, 2, 3, 4, 6, 7, 8, 10, 11, 13];

/// What one player has and hopes for, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Prospect {
    /// The path by itself: laid, or as it could still become.
    pub(crate) path: f32,
    /// Spirits on their own element.
    pub(crate) positions: f32,
    /// Omens that hold now.
    pub(crate) omens: f32,
    /// What the gifts in hand can still buy.
    pub(crate) gifts: f32,
    /// Spirits that may still come to free tiles of their element.
    pub(crate) hopes: f32,
}

impl Prospect {
    pub(crate) fn total(&self) -> f32 {
        self.path + self.positions + self.omens + self.gifts + self.hopes
    }
}

impl Elemente {
    /// From −1 (sure loss) to 1 (sure victory).
    pub(crate) fn expect(&self, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome(state) {
            return outcome.value(seat);
        }
        let mine = self.prospect(state, seat).total();
        let best = Seat::all(self.seats_count())
            .filter(|&other| other != seat)
            .map(|other| self.prospect(state, other).total())
            .fold(f32::MIN, f32::max);
        ((mine - best) / GOOD_LEAD).tanh()
    }

    /// What one player has and hopes for.
    pub(crate) fn prospect(&self, state: &State, seat: Seat) -> Prospect {
        let side = state.side(seat);
        match state.stage {
            Stage::Elements | Stage::Draft | Stage::Omens => {
                Prospect { path: self.hand_worth(side.hand, side.element), ..Prospect::default() }
            }
            Stage::Paths => {
                let all = side.hand.plus(side.path.tiles());
                Prospect {
                    path: self.path_worth(side, all),
                    hopes: spirit_worth(all, side.element),
                    ..Prospect::default()
                }
            }
            _ => self.spirit_prospect(state, side),
        }
    }

    /// What tiles in the hand may become.
    fn hand_worth(&self, hand: Tiles, own: Option<Element>) -> f32 {
        let points = &self.kit().points;
        let fire = usize::from(hand.fire).min(TILES);
        let water = match hand.water {
            0..=2 => f32::from(points.water_three) * f32::from(hand.water) / 6.0,
            more => f32::from(points.water_three) + f32::from(points.water_further) * f32::from(more - 3),
        };
        let fire = f32::from(points.fire_triangle)
            * (f32::from(TRIANGLES[fire]) + if fire < 3 { fire as f32 * 0.2 } else { 0.0 });
        let air = f32::from(points.air_pair) * (f32::from(hand.air / 2) + f32::from(hand.air % 2) * 0.3);
        // Many earth tiles cannot all keep apart.
        let earth = f32::from(points.earth_alone) * f32::from(hand.earth.min(6));
        water + fire + air + earth + spirit_worth(hand, own)
    }

    /// A path under construction: what the plan promises while it is followed, else what lies.
    fn path_worth(&self, side: &Side, all: Tiles) -> f32 {
        let lies: u32 = score::path_points(self.kit(), side).iter().sum();
        let plan = self.plans().get(self.kit().points, all);
        let follows = side.path.iter().all(|(at, tile)| plan.path.get(at) == Some(tile));
        let progress = side.path.len() as f32 / TILES as f32;
        let done = progress * 0.2 + f32::from(u8::from(side.finished)) * 0.2;
        if follows {
            plan.points as f32 + done
        } else {
            // The further one has built, the less can change.
            lies as f32 + (plan.points as f32 - lies as f32).max(0.0) * 0.7 * (1.0 - progress) + done
        }
    }

    fn spirit_prospect(&self, state: &State, side: &Side) -> Prospect {
        let [water, fire, air, earth, positions, omens] =
            score::points(self.kit(), side).map(|points| points as f32);
        let over = state.stage == Stage::Gifts;
        Prospect {
            path: water + fire + air + earth,
            positions,
            omens,
            gifts: gift_worth(side, over),
            hopes: if over { 0.0 } else { self.hopes(state, side) },
        }
    }

    /// Free tiles wait for spirits of their element, as many as may still come.
    fn hopes(&self, state: &State, side: &Side) -> f32 {
        let share = 1.0 / f32::from(self.seats_count());
        let mut coming = [0u8; 5];
        for spirit in state.grid.iter().flatten() {
            coming[spirit.index()] += 1;
        }
        let free = side.free();
        Element::ALL
            .into_iter()
            .map(|element| {
                let room = (side.path.of(element) & free).count_ones() as f32;
                let worth = if side.element == Some(element) { 2.0 } else { 1.0 };
                room.min(f32::from(coming[element.index()]) * share) * worth * 0.7
            })
            .sum()
    }
}

/// Spirits of every motif come about twice: tiles of all elements are welcome, those of the own element twice.
fn spirit_worth(tiles: Tiles, own: Option<Element>) -> f32 {
    Element::ALL
        .into_iter()
        .map(|element| {
            let worth = if own == Some(element) { 2.0 } else { 1.0 };
            f32::from(tiles.get(element).min(2)) * worth * 0.7
        })
        .sum()
}

/// What the gifts in hand can buy: doubling first, then a step to a better tile.
fn gift_worth(side: &Side, last_chance: bool) -> f32 {
    let mut gains = [0.0f32; TILES];
    let mut count = 0;
    for tile in bits(side.open()) {
        let Some(element) = side.spirit[tile].element() else { continue };
        let own = side.element == Some(element);
        let worth = if own { 2.0 } else { 1.0 };
        let gain = if side.path.elements()[tile] == element {
            if side.blessed >> tile & 1 == 1 { 0.0 } else { worth }
        } else if side.near[tile] & side.free() & side.path.of(element) != 0 {
            worth * 0.9
        } else {
            0.0
        };
        gains[count] = gain;
        count += 1;
    }
    gains[..count].sort_by(|a, b| b.total_cmp(a));
    let gifts = usize::from(side.gifts);
    let used: f32 = gains[..count].iter().take(gifts).sum();
    let rest = gifts.saturating_sub(count) as f32;
    // A gift kept is freer than a gift spent, until the last round.
    if last_chance { used * 0.8 } else { used * 1.03 + rest * 0.5 }
}

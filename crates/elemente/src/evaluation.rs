//! What every player has and hopes for, in points; `judge` makes values of it.
//! The path phase asks the plan for the hand (`plan`), the spirit phase
//! what is known about the covered spirits (`turn_values`), what omens may still come and what gifts can still buy.

use crate::element::{Element, Spirit, Tiles};
use crate::elemente::Elemente;
use crate::gift_values;
use crate::kit::{Omen, Want};
use crate::path::{TILES, bits};
use crate::score;
use crate::state::{MOST_LIFTS, MOST_SEATS, Side, Stage, State};
use table::{Rules, Seat};

/// Triangles that so many fire tiles can hold.
const TRIANGLES: [u8; TILES + 1] = [0, 0, 0, 1, 2, 3, 4, 6, 7, 8, 10, 11, 13];
/// How many points of an omen come in a game, for each point that it scores once: by the number of its spirits.
const OMENS_COME: [f32; 7] = [0.0, 1.0, 3.0, 1.6, 2.3, 1.5, 1.0];

/// What one player has and hopes for, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Prospect {
    /// The path by itself: laid, or as it could still become.
    pub(crate) path: f32,
    /// Spirits on their own element.
    pub(crate) positions: f32,
    /// Omens that hold now, or may.
    pub(crate) omens: f32,
    /// What the gifts in hand can still buy, less what those of others threaten.
    pub(crate) gifts: f32,
    /// Spirits that may still come to free tiles of their element.
    pub(crate) hopes: f32,
    /// What the coming turns may bring.
    pub(crate) turns: f32,
}

impl Prospect {
    pub(crate) fn total(&self) -> f32 {
        self.path + self.positions + self.omens + self.gifts + self.hopes + self.turns
    }
}

impl Elemente {
    /// What every player has and hopes for.
    pub(crate) fn prospects(&self, state: &State) -> [Prospect; MOST_SEATS] {
        let mut prospects = [Prospect::default(); MOST_SEATS];
        let seats = usize::from(self.seats());
        let spirits = !matches!(state.stage, Stage::Elements | Stage::Draft | Stage::Omens | Stage::Paths);
        let mut coming = [0u8; 5];
        if spirits {
            for spirit in state.grid.iter().flatten() {
                coming[spirit.index()] += 1;
            }
        }
        for (n, prospect) in prospects.iter_mut().enumerate().take(seats) {
            let side = &state.sides[n];
            *prospect = if spirits {
                self.spirit_prospect(state, Seat(n as u8), coming)
            } else {
                match state.stage {
                    Stage::Paths => self.building(side),
                    _ => Prospect { omens: self.omens_to_come(side), ..self.drafting(side) },
                }
            };
        }
        if spirits || state.stage == Stage::Paths {
            for (prospect, turns) in prospects.iter_mut().zip(self.turn_values(state)) {
                prospect.turns = turns;
            }
        }
        prospects
    }

    /// What the tiles in a hand may become, path and spirits together.
    pub(crate) fn worth_of_hand(&self, side: &Side) -> f32 {
        self.drafting(side).total()
    }

    fn drafting(&self, side: &Side) -> Prospect {
        Prospect {
            path: self.hand_worth(side.hand),
            hopes: self.spirit_worth(side.hand, side.element),
            ..Prospect::default()
        }
    }

    /// Spirits of every motif come about twice: tiles of all elements are welcome, those of the own element twice.
    fn spirit_worth(&self, tiles: Tiles, own: Option<Element>) -> f32 {
        Element::ALL
            .into_iter()
            .map(|element| {
                let worth = if own == Some(element) { 2.0 } else { 1.0 };
                f32::from(tiles.get(element).min(2)) * worth * self.weights.hope
            })
            .sum()
    }

    /// The same as later, when all spirits are still to come: whoever has finished must not seem to lose by it.
    fn building(&self, side: &Side) -> Prospect {
        let layout = self.layout();
        let room = layout.cells() as f32 / f32::from(self.seats());
        Prospect {
            path: self.path_worth(side, side.hand.plus(side.path.tiles())),
            hopes: self.hopes(side, [layout.each; 5]),
            omens: self.omens_to_come(side) * 0.5 + self.omens_on_tiles(side),
            gifts: gift_values::worth(&self.weights, side, &[0; 5], 0, false, room),
            ..Prospect::default()
        }
    }

    /// What tiles in the hand may become.
    fn hand_worth(&self, hand: Tiles) -> f32 {
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
        water + fire + air + earth
    }

    /// A path under construction: what the plan promises, less for every tile that lies in its way.
    fn path_worth(&self, side: &Side, all: Tiles) -> f32 {
        if side.finished {
            return f32::from(side.worth);
        }
        let lies: f32 = score::path_points(self.kit(), side).iter().sum::<u32>() as f32;
        let plan = self.plans.get(self.kit().points, all);
        let astray = plan.astray(&side.path);
        let fitting = (side.path.len() - astray) as f32 / TILES as f32;
        // Lifting is free, but not for ever: the fewer lifts are left, the more counts what lies.
        let rest = f32::from(MOST_LIFTS.saturating_sub(side.lifts)) / f32::from(MOST_LIFTS);
        let promise = plan.points as f32 - self.weights.astray * astray as f32;
        let mended = if astray == 0 { promise } else { promise * rest + lies.min(promise) * (1.0 - rest) };
        // What half a path scores the rest may spoil; what a whole one scores is sure.
        let worth = if side.path.len() == TILES { lies.max(mended) } else { mended };
        // A little less than the promise until it is kept: whoever has what he wants does not wait.
        worth - 0.2 - 0.2 * (1.0 - fitting) - f32::from(side.lifts) * 0.02
    }

    fn spirit_prospect(&self, state: &State, seat: Seat, coming: [u8; 5]) -> Prospect {
        let side = state.side(seat);
        let motifs = side.motifs();
        let mut positions = 0;
        for element in Element::ALL {
            let placed = motifs[Spirit::from(element).index()] & side.kinds[element.index()];
            let points = placed.count_ones() + (placed & side.blessed).count_ones();
            positions += points << u32::from(side.element == Some(element));
        }
        let to_come: u8 = coming.iter().sum();
        let share = f32::from(to_come) / self.layout().cells() as f32;
        let late = state.stage == Stage::Gifts;
        let steps = (seat.0 + self.seats() - state.turn.0) % self.seats();
        let acts = !late || steps < state.left;
        let room = if late { 0.0 } else { f32::from(to_come) / f32::from(self.seats()) };
        let gifts = if acts {
            gift_values::worth(&self.weights, side, &motifs, self.gift_takers(side), late, room)
        } else {
            0.0
        };
        let threats = Seat::all(self.seats())
            .filter(|&other| other != seat)
            .filter(|other| {
                let steps = (other.0 + self.seats() - state.turn.0) % self.seats();
                !late || steps < state.left
            })
            .map(|other| gift_values::threat(side, &motifs, state.side(other).gifts))
            .fold(0.0, f32::max);
        let fear = if late { self.weights.late_fear } else { self.weights.fear };
        let fear = fear / f32::from(self.seats() - 1);
        Prospect {
            path: f32::from(side.worth),
            positions: positions as f32,
            omens: if side.held == 0 {
                0.0
            } else {
                self.omens_hold(side, &motifs, if late { 0.0 } else { share })
            },
            gifts: gifts - threats * fear,
            hopes: if late { 0.0 } else { self.hopes(side, coming) },
            turns: 0.0,
        }
    }

    /// Free tiles wait for spirits of their element, as many as may still come.
    fn hopes(&self, side: &Side, coming: [u8; 5]) -> f32 {
        let share = 1.0 / f32::from(self.seats());
        let rooms = side.rooms();
        let mut sum = 0.0;
        for element in Element::ALL {
            let room = f32::from(rooms[element.index()]);
            let wanted = f32::from(coming[element.index()]) * share;
            let worth = if side.element == Some(element) { 2.0 } else { 1.0 };
            // The more room, the surer; the last free tile is the dearest.
            sum += wanted * room / (wanted + room).max(1.0) * worth * self.weights.hope;
        }
        sum
    }

    /// Omens that hold, and those that lack one spirit; `share` of all spirits are still to come.
    fn omens_hold(&self, side: &Side, motifs: &[u16; 5], share: f32) -> f32 {
        let Some(element) = side.element else { return 0.0 };
        let mut sum = 0.0;
        for omen in bits(u16::from(side.held)).filter_map(|bit| self.kit().omen(element, bit as u8 + 1)) {
            let (mut holds, mut nearly) = (0, 0);
            if share > 0.0 {
                score::each_near_omen(self.kit(), omen, side, motifs, |missing| match missing {
                    0 => holds += 1,
                    _ => nearly += 1,
                });
            } else {
                score::each_omen(self.kit(), omen, side, |_| holds += 1);
            }
            let points = f32::from(omen.points);
            sum += points * (holds as f32 + (nearly as f32 * self.weights.nearly).min(2.0));
            sum += share * 0.5 * points * OMENS_COME[size(omen)];
        }
        sum
    }

    /// Tiles that wait for the one spirit of an omen.
    fn omens_on_tiles(&self, side: &Side) -> f32 {
        let Some(element) = side.element else { return 0.0 };
        let rooms = side.rooms();
        bits(u16::from(side.held))
            .filter_map(|bit| self.kit().omen(element, bit as u8 + 1))
            .map(|omen| match &omen.want {
                Want::OnTile { tile, .. } => {
                    let waiting = f32::from(rooms[tile.index()]) * self.weights.nearly;
                    f32::from(omen.points) * waiting.min(2.0)
                }
                Want::Figure { .. } => 0.0,
            })
            .sum()
    }

    /// What omens promise before any spirit lies.
    fn omens_to_come(&self, side: &Side) -> f32 {
        let Some(element) = side.element else { return 0.0 };
        bits(u16::from(side.held))
            .filter_map(|bit| self.kit().omen(element, bit as u8 + 1))
            .map(|omen| f32::from(omen.points) * OMENS_COME[size(omen)])
            .sum()
    }
}

/// How many spirits an omen asks for.
fn size(omen: &Omen) -> usize {
    match &omen.want {
        Want::OnTile { .. } => 1,
        Want::Figure { spirits, .. } => (spirits.total() as usize).min(6),
    }
}

//! How each player stands: all that matters of him in a few numbers, and how many turns he needs to win.

use super::appraisal::{Appraisal, CardWorth};
use super::crossing::{Fitness, Way};
use crate::language::{Ability, Region, SpaceId};
use crate::state::{MOST_SEATS, State};
use crate::talisman::Talisman;
use table::{Seat, Values};

/// The Sentinel's Strength.
const SENTINEL: i8 = 9;
/// The bridge, the Portal, the Warlock's Cave.
const BRIDGE: SpaceId = SpaceId::outer(4);
const PORTAL: SpaceId = SpaceId::middle(0);
const CAVE: SpaceId = SpaceId::middle(8);

/// How a player stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Standing {
    pub(crate) alive: bool,
    pub(crate) out: bool,
    pub(crate) space: SpaceId,
    pub(crate) strength: i8,
    pub(crate) craft: i8,
    /// What is added to Strength in battle.
    pub(crate) edge: i8,
    /// Own dice in battle, of which the highest counts.
    pub(crate) dice: u8,
    /// The foe rolls none.
    pub(crate) no_die: bool,
    pub(crate) life: u8,
    pub(crate) fate: u8,
    pub(crate) gold: u8,
    pub(crate) spells: u8,
    pub(crate) objects: u8,
    pub(crate) followers: u8,
    /// Points of trophies, by ability.
    pub(crate) trophies: [u8; 2],
    pub(crate) armour: f32,
    pub(crate) talisman: bool,
    pub(crate) toad: u8,
    pub(crate) missed: u8,
    pub(crate) task: u8,
    pub(crate) enslaved: bool,
    /// Turns until his quest is likely to be fulfilled, if he is sworn to one.
    pub(crate) quest: Option<f32>,
    /// What else he has, in turns.
    pub(crate) extra: f32,
    /// For whoever is on the Crown: lives of the strongest of the others.
    pub(crate) rivals: u8,
    /// Somebody else is on the Crown.
    pub(crate) besieged: bool,
    /// Walks one space a turn.
    pub(crate) slow: bool,
    /// How many points of trophies buy a point.
    pub(crate) price: u8,
}

impl Standing {
    pub(crate) const fn fitness(&self) -> Fitness {
        let edge = self.edge + self.dice as i8 - 1 + if self.no_die { 3 } else { 0 };
        Fitness { strength: self.strength, craft: self.craft, life: self.life, edge }
    }

    /// Takes a card away or adds it.
    pub(crate) fn with_card(mut self, worth: &CardWorth, count: i8) -> Standing {
        let shift = |number: u8| number.saturating_add_signed(count);
        self.strength += worth.strength * count;
        self.craft += worth.craft * count;
        if worth.weapon > 0 {
            self.edge += worth.weapon * count;
        }
        self.armour = (self.armour + worth.armour * f32::from(count)).clamp(0.0, 1.0);
        self.talisman = if worth.talisman { count > 0 } else { self.talisman };
        self.objects = if worth.object { shift(self.objects) } else { self.objects };
        self.followers = if worth.follower { shift(self.followers) } else { self.followers };
        self.spells = if worth.spell { shift(self.spells) } else { self.spells };
        self.extra += worth.extra * f32::from(count);
        self
    }
}

impl Talisman {
    /// How everybody stands, found in one walk over the cards.
    pub(crate) fn standings(&self, state: &State) -> [Standing; MOST_SEATS] {
        let appraisal = self.appraisal();
        let kit = self.kit();
        let mut standings = core::array::from_fn(|index| self.bare(state, Seat(index as u8)));
        let mut weapons = [[0_i8; 2]; MOST_SEATS];
        for card in kit.cards() {
            let spot = state.spot(card);
            let (seat, held) = match (spot.holder(), spot.trophy_of()) {
                (Some(seat), _) => (seat, true),
                (None, Some(seat)) => (seat, false),
                _ => continue,
            };
            let Some(standing) = standings.get_mut(seat.index()) else { continue };
            let worth = appraisal.card(kit.face(card).name);
            if !held {
                standing.trophies[0] = standing.trophies[0].saturating_add(worth.trophy[0]);
                standing.trophies[1] = standing.trophies[1].saturating_add(worth.trophy[1]);
                continue;
            }
            standing.strength += worth.strength;
            standing.craft += worth.craft;
            standing.talisman |= worth.talisman;
            standing.slow |= worth.slows;
            standing.armour = standing.armour.max(worth.armour);
            standing.objects += u8::from(worth.object);
            standing.followers += u8::from(worth.follower);
            standing.spells += u8::from(worth.spell);
            standing.extra += worth.extra;
            let [first, second] = &mut weapons[seat.index()];
            if worth.weapon > *first {
                (*first, *second) = (worth.weapon, *first);
            } else {
                *second = worth.weapon.max(*second);
            }
        }
        for (index, standing) in standings.iter_mut().enumerate() {
            let Some(character) = state.sides[index].character() else { continue };
            let prowess = appraisal.characters[character.index()];
            if prowess.no_armour {
                standing.armour = 0.0;
            }
            if !prowess.no_weapons {
                let count = usize::from(prowess.weapons.clamp(1, 2));
                standing.edge += weapons[index][..count].iter().sum::<i8>();
            }
        }
        self.note_the_crown(state, &mut standings);
        standings
    }

    /// A player without his cards.
    fn bare(&self, state: &State, seat: Seat) -> Standing {
        let side = state.side(seat);
        let mut standing = Standing {
            alive: side.is_alive() && seat.0 < self.setup.seats,
            out: side.out || seat.0 >= self.setup.seats,
            space: side.space,
            strength: side.strength as i8,
            craft: side.craft as i8,
            edge: 0,
            dice: 1,
            no_die: false,
            life: side.life,
            fate: side.fate,
            gold: side.gold,
            spells: 0,
            objects: 0,
            followers: 0,
            trophies: [0; 2],
            armour: 0.0,
            talisman: false,
            toad: side.toad,
            missed: side.missed,
            task: side.task,
            enslaved: side.enslaved,
            quest: None,
            extra: 0.0,
            rivals: 0,
            besieged: false,
            slow: false,
            price: self.options().trophies_needed,
        };
        if let Some(character) = side.character() {
            let entry = self.kit().character(character);
            let prowess = self.appraisal().characters[character.index()];
            standing.strength += entry.strength as i8;
            standing.craft += entry.craft as i8;
            standing.dice += prowess.dice.min(1);
            standing.no_die = prowess.no_die;
            standing.edge = if prowess.craft_too { entry.craft as i8 } else { 0 };
        }
        if let Some(quest) = side.quest() {
            standing.quest = Some(quest_turns(&self.kit().quests()[quest.index()].key, side.gold));
        }
        standing
    }

    fn note_the_crown(&self, state: &State, standings: &mut [Standing; MOST_SEATS]) {
        let crowned = standings.iter().any(|standing| standing.alive && standing.space == SpaceId::CROWN);
        if !crowned || !state.turn.crowned {
            return;
        }
        for index in 0..MOST_SEATS {
            let others =
                standings.iter().enumerate().filter(|(other, standing)| *other != index && standing.alive);
            let lives = others.clone().map(|(_, standing)| standing.life).max().unwrap_or(0);
            let on_crown = others.clone().any(|(_, standing)| standing.space == SpaceId::CROWN);
            (standings[index].rivals, standings[index].besieged) = (lives, on_crown);
        }
    }
}

impl Appraisal {
    /// How many turns a player needs to win, about.
    pub(crate) fn turns(&self, standing: &Standing) -> f32 {
        let weights = &self.weights;
        if !standing.alive {
            return weights.fresh;
        }
        let way = self.crossing.way(&standing.fitness());
        let enough = |points: i8| f32::from(points.min(ENOUGH));
        let frail = match standing.life {
            0 | 1 => weights.frail_1,
            2 => weights.frail_2,
            3 => weights.frail_3,
            _ => 0.0,
        };
        if standing.space == SpaceId::CROWN {
            // Whoever is there needs nothing more but time; whoever else is there is in the way.
            let company = if standing.besieged {
                COMPANY + frail - enough(standing.strength + standing.edge)
            } else {
                0.0
            };
            return 1.0 + weights.blow * f32::from(standing.rivals) + company - CROWNED;
        }
        // Under the Command Spell hiding and healing only delays the end: who does not set out has lost.
        let mut turns =
            self.turns_to_crown(standing, way) + if standing.besieged { 0.3 * frail } else { frail };
        if standing.besieged {
            turns -= weights.siege * f32::from(standing.life);
        }
        turns += weights.missed * f32::from(standing.missed);
        if standing.toad > 0 {
            turns += weights.toad + f32::from(standing.toad);
        }
        if standing.enslaved {
            turns += weights.enslaved;
        }
        if standing.slow {
            turns += weights.space * 5.0 * (steps(standing.space, BRIDGE).min(12.0) + 1.0);
        }
        let points = enough(standing.strength + standing.edge.min(2)) + enough(standing.craft) - BEGINNER;
        let mut wealth =
            weights.breadth * points.max(0.0) + weights.armour * standing.armour + standing.extra;
        wealth += fading(weights.fate, standing.fate) + fading(weights.gold, standing.gold);
        if standing.trophies != [0; 2] {
            wealth += self.trophies(standing, way);
        }
        // Whatever one has, the way remains: the richer one is, the less more of it helps.
        turns - PLENTY * (1.0 - (-wealth / PLENTY).exp())
    }

    fn turns_to_crown(&self, standing: &Standing, way: &Way) -> f32 {
        let weights = &self.weights;
        let region = standing.space.region();
        if region == Region::Inner && standing.talisman {
            let space = standing.space.index() - SpaceId::inner(0).index();
            return if standing.task > 0 {
                way.inner[space]
            } else {
                match space {
                    0 => way.inner[0],
                    1 => way.inner[2],
                    2 => way.inner[3],
                    4 => 1.0,
                    6 => way.inner[5],
                    7 => way.inner[6],
                    _ => way.inner[4],
                }
            };
        }
        let walk = |to: SpaceId| weights.space * steps(standing.space, to);
        let search = match (standing.talisman, standing.quest) {
            (true, None) => 0.0,
            (_, Some(quest)) => quest,
            (false, None) => match region {
                Region::Outer => weights.talisman,
                Region::Middle => weights.cave + walk(CAVE),
                Region::Inner => weights.talisman + FAR_INSIDE,
            },
        };
        let road = match region {
            Region::Outer => {
                let beaten = standing.against(Ability::Strength, SENTINEL)[0].max(0.05);
                (2.5 / beaten).min(weights.bridge) + walk(BRIDGE) + 2.0
            }
            Region::Middle => 1.0 + walk(PORTAL),
            Region::Inner => 0.0,
        };
        let search = search + road;
        let (longer, shorter) = if way.growth > search { (way.growth, search) } else { (search, way.growth) };
        way.grown + longer + weights.overlap * shorter
    }

    /// What the trophies are worth: parts of the points that they buy.
    fn trophies(&self, standing: &Standing, way: &Way) -> f32 {
        let now = way.growth + way.grown;
        let price = f32::from(standing.price.max(1));
        let mut worth = 0.0;
        for (ability, points) in standing.trophies.into_iter().enumerate() {
            if points == 0 {
                continue;
            }
            let mut fitness = standing.fitness();
            if ability == 0 {
                fitness.strength += 1;
            } else {
                fitness.craft += 1;
            }
            let grown = self.crossing.way(&fitness);
            let gain = (now - grown.growth - grown.grown).max(0.0) + self.weights.breadth;
            worth += self.weights.trophy * gain * f32::from(points) / price;
        }
        worth
    }

    /// What everybody may expect, by the turns that each needs.
    pub(crate) fn values(
        &self,
        turns: &[f32; MOST_SEATS],
        standings: &[Standing; MOST_SEATS],
        seats: u8,
    ) -> Values {
        let scale = self.weights.scale.max(0.5);
        if seats == 2 {
            return table::zero_sum(((turns[1] - turns[0]) / (2.0 * scale)).clamp(-8.0, 8.0).tanh());
        }
        let mut values = Values::default();
        let seats = usize::from(seats);
        let playing = || (0..seats).filter(|seat| !standings[*seat].out);
        let best = playing().map(|seat| turns[seat]).fold(f32::INFINITY, f32::min);
        let pull = |seat: usize| ((best - turns[seat]) / scale).exp();
        let sum: f32 = playing().map(pull).sum();
        for (seat, value) in values.iter_mut().enumerate().take(seats) {
            *value =
                if standings[seat].out { -1.0 } else { 2.0 * pull(seat) / sum.max(f32::MIN_POSITIVE) - 1.0 };
        }
        values
    }
}

/// More points of an ability than this are no use.
const ENOUGH: i8 = 12;
/// Turns that a fight on the Crown takes.
const COMPANY: f32 = 8.0;
/// What being on the Crown is ahead of all that one may have elsewhere.
const CROWNED: f32 = 45.0;
/// Points of both abilities that everybody starts with.
const BEGINNER: f32 = 7.0;
/// No wealth saves more turns than this.
const PLENTY: f32 = 28.0;

/// What it costs to be in the Inner Region without a Talisman: the way out.
const FAR_INSIDE: f32 = 4.0;

/// How many turns a quest is likely to take.
pub(crate) fn quest_turns(key: &str, gold: u8) -> f32 {
    let missing = |wanted: u8| 3.0 + 4.0 * f32::from(wanted.saturating_sub(gold));
    match key {
        "kill_an_enemy" => 4.0,
        "take_a_life" => 12.0,
        "deliver_three_gold" => missing(3),
        "deliver_two_gold" => missing(2),
        "deliver_a_follower" => 8.0,
        _ => 10.0,
    }
}

/// Things of which the first is worth so much, and each next a quarter less.
pub(crate) fn fading(first: f32, count: u8) -> f32 {
    const SUMS: [f32; 9] = [0.0, 1.0, 1.75, 2.31, 2.73, 3.05, 3.29, 3.47, 3.6];
    first * SUMS[usize::from(count).min(SUMS.len() - 1)]
}

/// How many spaces lie between two of the same ring, the shorter way.
pub(crate) fn steps(from: SpaceId, to: SpaceId) -> f32 {
    let (low, size) = match to.region() {
        Region::Outer => (0, 24),
        Region::Middle => (24, 16),
        Region::Inner => (40, 8),
    };
    if from.region() != to.region() {
        return size as f32 / 2.0;
    }
    let (from, to) = (from.index() - low, to.index() - low);
    let ahead = (to + size - from) % size;
    ahead.min(size - ahead) as f32
}

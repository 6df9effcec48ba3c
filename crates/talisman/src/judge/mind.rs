//! One player's thoughts about one position: how everybody stands, and what things mean to him.

use super::appraisal::Appraisal;
use super::margins::Margins;
use super::standing::Standing;
use crate::components::CardId;
use crate::language::Ability;
use crate::numbers::Context;
use crate::state::{MOST_SEATS, Spot, State};
use crate::talisman::Talisman;
use core::cell::OnceCell;
use table::{Seat, Values};

/// One player's thoughts about one position. Whatever is worth something is worth turns: positive ones are saved.
pub(crate) struct Mind<'m> {
    pub(crate) game: &'m Talisman,
    pub(crate) appraisal: &'m Appraisal,
    pub(crate) state: &'m State,
    pub(crate) me: Seat,
    pub(crate) margins: Margins,
    standings: [Standing; MOST_SEATS],
    turns: [f32; MOST_SEATS],
    /// What drawing a card is worth, where creatures have so much more.
    draws: [OnceCell<f32>; 2],
}

impl<'m> Mind<'m> {
    pub(crate) fn new(game: &'m Talisman, state: &'m State, me: Seat) -> Mind<'m> {
        let appraisal = game.appraisal();
        let standings = game.standings(state);
        let turns = standings.each_ref().map(|standing| appraisal.turns(standing));
        let elimination = state.turn.crowned || game.options().bloodbath;
        let margins = Margins::of(appraisal, &standings[me.index() % MOST_SEATS], elimination);
        Mind {
            game,
            appraisal,
            state,
            me,
            margins,
            standings,
            turns,
            draws: [OnceCell::new(), OnceCell::new()],
        }
    }

    pub(crate) fn standing(&self, seat: Seat) -> &Standing {
        &self.standings[seat.index() % MOST_SEATS]
    }

    pub(crate) fn margins_of(&self, seat: Seat) -> Margins {
        if seat == self.me {
            return self.margins;
        }
        let elimination = self.state.turn.crowned || self.game.options().bloodbath;
        Margins::of(self.appraisal, self.standing(seat), elimination)
    }

    /// What a turn that somebody saves means to me.
    pub(crate) fn regard(&self, seat: Seat) -> f32 {
        if seat == self.me {
            return 1.0;
        }
        if self.game.setup.seats == 2 {
            return -1.0;
        }
        // Whoever is ahead of the others matters, the rest hardly.
        let others = (0..usize::from(self.game.setup.seats)).filter(|other| *other != self.me.index());
        let pull = |other: usize| (-self.turns[other] / self.appraisal.weights.scale.max(0.5)).exp();
        let sum: f32 = others.map(pull).sum();
        -pull(seat.index() % MOST_SEATS) / sum.max(f32::MIN_POSITIVE)
    }

    /// What I may expect if I save so many turns.
    pub(crate) fn value(&self, saved: f32) -> f32 {
        let mut turns = self.turns;
        let me = self.me.index() % MOST_SEATS;
        turns[me] -= saved;
        let values: Values = self.appraisal.values(&turns, &self.standings, self.game.setup.seats);
        values[me]
    }

    /// What a card is worth to a player who gets it; what he has no room for replaces his worst.
    pub(crate) fn having(&self, seat: Seat, card: CardId) -> f32 {
        let standing = self.standing(seat);
        let worth = self.appraisal.card(self.game.kit().face(card).name);
        let mut with = standing.with_card(worth, 1);
        // A second Weapon or Armour helps no more.
        if worth.weapon > 0 && standing.edge >= self.natural_edge(seat) + self.most_weapons(seat) {
            with.edge = standing.edge;
        }
        with.armour = standing.armour.max(worth.armour);
        let character = self.state.side(seat).character();
        let prowess =
            character.map(|character| self.appraisal.characters[character.index()]).unwrap_or_default();
        if prowess.no_weapons {
            with.edge = standing.edge;
        }
        if prowess.no_armour {
            with.armour = 0.0;
        }
        let gain = self.turns[seat.index() % MOST_SEATS] - self.appraisal.turns(&with);
        if worth.object && standing.objects >= OBJECTS && seat == self.me {
            let worst = self
                .game
                .objects(self.state, seat)
                .map(|card| self.keeping(seat, card))
                .fold(f32::MAX, f32::min);
            return gain - worst.max(0.0);
        }
        gain
    }

    fn natural_edge(&self, seat: Seat) -> i8 {
        let Some(character) = self.state.side(seat).character() else { return 0 };
        let craft_too = self.appraisal.characters[character.index()].craft_too;
        if craft_too { self.game.kit().character(character).craft as i8 } else { 0 }
    }

    fn most_weapons(&self, seat: Seat) -> i8 {
        let Some(character) = self.state.side(seat).character() else { return 1 };
        self.appraisal.characters[character.index()].weapons as i8
    }

    /// What a card is worth to whoever has it.
    pub(crate) fn keeping(&self, seat: Seat, card: CardId) -> f32 {
        let worth = self.appraisal.card(self.game.kit().face(card).name);
        let standing = self.standing(seat);
        let mut without = standing.with_card(worth, -1);
        let spare = |fits: &dyn Fn(CardId) -> bool| {
            self.state.at(Spot::held(seat)).any(|other| other != card && fits(other))
        };
        if worth.weapon > 0
            && self.state.at(Spot::held(seat)).filter(|other| self.worth_of(*other).weapon > 0).count()
                > usize::from(self.most_weapons(seat).unsigned_abs())
        {
            without.edge = standing.edge;
        }
        if worth.talisman && spare(&|other| self.worth_of(other).talisman) {
            without.talisman = true;
        }
        if worth.armour > 0.0 {
            let others = self.state.at(Spot::held(seat)).filter(|other| *other != card);
            without.armour = others.map(|other| self.worth_of(other).armour).fold(0.0, f32::max);
        }
        self.appraisal.turns(&without) - self.turns[seat.index() % MOST_SEATS]
    }

    fn worth_of(&self, card: CardId) -> &super::appraisal::CardWorth {
        self.appraisal.card(self.game.kit().face(card).name)
    }

    /// The card of another player that I would like best to take, and what that is worth.
    pub(crate) fn best_of(&self, it: Seat, fits: impl Fn(CardId) -> bool) -> Option<(f32, CardId)> {
        let mut best: Option<(f32, CardId)> = None;
        for card in self.state.at(Spot::held(it)).filter(|card| fits(*card)) {
            if self.game.may_have(self.state, self.me, card) {
                let worth = self.having(self.me, card) - self.regard(it) * self.keeping(it, card);
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, card));
                }
            }
        }
        best
    }

    /// Is he to take a life of another character?
    pub(crate) fn wants_a_life(&self, seat: Seat) -> bool {
        let quest = self.state.side(seat).quest();
        quest.is_some_and(|quest| self.game.kit().quests()[quest.index()].key == "take_a_life")
    }

    /// What drawing a card is worth where creatures have so much more.
    pub(crate) fn draw(&self, menace: i8) -> f32 {
        let slot = &self.draws[usize::from(menace > 0)];
        *slot.get_or_init(|| {
            let fights: f32 = self
                .appraisal
                .prey
                .iter()
                .map(|prey| prey.share * self.fight(prey.by, prey.value as i8 + menace, prey.value))
                .sum();
            fights + self.appraisal.harmless * self.appraisal.weights.draw
        })
    }

    /// What being on another space means, as far as the way goes.
    pub(crate) fn being_at(&self, seat: Seat, space: crate::language::SpaceId) -> f32 {
        let standing = self.standing(seat);
        let there = Standing { space, task: 0, enslaved: false, ..*standing };
        self.turns[seat.index() % MOST_SEATS] - self.appraisal.turns(&there)
    }

    pub(crate) fn context(&self) -> Context {
        Context::of(self.me, crate::state::Thing::NONE)
    }

    /// The turns that a player needs.
    pub(crate) fn turns(&self, seat: Seat) -> f32 {
        self.turns[seat.index() % MOST_SEATS]
    }

    /// My ability with everything that counts here.
    pub(crate) fn ability(&self, seat: Seat, ability: Ability) -> i8 {
        match ability {
            Ability::Strength => self.standing(seat).strength,
            Ability::Craft => self.standing(seat).craft,
        }
    }
}

/// How many Objects can be carried without a Mule.
const OBJECTS: u8 = 4;

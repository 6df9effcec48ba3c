//! What it is worth to land on a space: what lies there, what is drawn, what it says.

use super::mind::Mind;
use super::texts::is_unmet;
use crate::components::CardId;
use crate::language::{Ability, Amount, Deck, Kind, Modifier, Number, Region, SpaceId, Stat};
use crate::numbers::Context;
use crate::state::{Spot, Thing};

/// Nothing stands in the way.
const SURE: f32 = 1.0;

impl Mind<'_> {
    /// How much stronger creatures are on a space.
    fn menace(&self, space: SpaceId) -> i8 {
        let here = self.game.kit().space(space).here.iter();
        here.map(|modifier| match modifier {
            Modifier::Number(Number::Menace, Amount::Exactly(more)) => *more,
            _ => 0,
        })
        .sum()
    }

    /// What a card is worth to me that I meet where creatures have so much more.
    pub(crate) fn meeting(&self, card: CardId, menace: i8) -> f32 {
        let entry = self.game.entry(card);
        let context = Context { that: card.0, ..Context::of(self.me, Thing::card(card)) };
        match entry.kind {
            Kind::Enemy => {
                let (by, value) = match entry.strength {
                    Some(value) => (Ability::Strength, value),
                    None => (Ability::Craft, entry.craft.unwrap_or(0)),
                };
                self.fight(by, value as i8 + menace, value)
            }
            Kind::Event | Kind::Stranger | Kind::Place => self.steps(&entry.text.steps, &context, 1),
            Kind::Follower | Kind::Object | Kind::MagicObject if entry.text.is_empty() => {
                if self.game.may_have(self.state, self.me, card) {
                    self.having(self.me, card).max(0.0)
                } else {
                    0.0
                }
            }
            Kind::Follower | Kind::Object | Kind::MagicObject => self.steps(&entry.text.steps, &context, 1),
            // A Hex.
            Kind::Spell => -self.margins.loss(Stat::Life, 1.0),
        }
    }

    /// What landing on a space is worth, the way it means not counted.
    pub(crate) fn landing(&self, space: SpaceId, depth: u8) -> f32 {
        let state = self.state;
        let entry = self.game.kit().space(space);
        let context = Context::of(self.me, Thing::space(space));
        if space.region() == Region::Inner {
            // The way through the Inner Region says it all; only what lies there is new.
            let lying = state.lying(space);
            return lying.cards().iter().map(|card| self.meeting(*card, 0)).sum();
        }
        let menace = self.menace(space);
        let mut worth = if entry.before.is_empty() || self.is_spared(space) {
            0.0
        } else {
            self.steps(&entry.before.steps, &context, depth)
        };
        let lying = state.lying(space);
        let here = state.side(self.me).space == space;
        let (mut clear, mut drawn) = (SURE, 0);
        // Enemies of one number fight as one (TB-18).
        let mut foes = [(0_i8, 0_u8); 2];
        let mut rest = 0.0;
        for &card in lying.cards() {
            let card_entry = self.game.entry(card);
            drawn += u8::from(self.game.kit().deck(Deck::Adventure).contains(&card.index()));
            if here && !is_unmet(state, card) {
                continue;
            }
            match (card_entry.kind, card_entry.strength, card_entry.craft) {
                (Kind::Enemy, Some(value), _) => foes[0] = (foes[0].0 + value as i8, foes[0].1 + value),
                (Kind::Enemy, None, Some(value)) => foes[1] = (foes[1].0 + value as i8, foes[1].1 + value),
                _ => rest += self.meeting(card, menace),
            }
        }
        for (by, (value, points)) in [Ability::Strength, Ability::Craft].into_iter().zip(foes) {
            if points > 0 {
                let [win, _] = self.standing(self.me).against(by, value + menace);
                worth += clear * self.fight(by, value + menace, points);
                clear *= win;
            }
        }
        worth += clear * rest;
        worth += f32::from(entry.draw.saturating_sub(drawn)) * self.draw(menace);
        if state.gold[space.index()] > 0 {
            worth += clear * self.margins.gain(Stat::Gold, f32::from(state.gold[space.index()]));
        }
        if !entry.text.is_empty() && depth < 2 {
            worth += clear * self.steps(&entry.text.steps, &context, depth.max(1));
        }
        worth
    }

    /// Does something keep me from what the space does first? (Water Bottle in the Desert)
    fn is_spared(&self, space: SpaceId) -> bool {
        let key = &self.game.kit().space(space).key;
        let kind = crate::language::Prohibition::Lose(Stat::Life, Vec::new());
        self.game.forbidden(self.state, self.me, &kind, |prohibition| {
            matches!(prohibition, crate::language::Prohibition::Lose(Stat::Life, spaces) if spaces.contains(key))
        })
    }

    /// What walking to a space is worth: what guards the way, what is there, and how much nearer it is.
    pub(crate) fn walking(&self, to: SpaceId) -> f32 {
        let from = self.state.side(self.me).space;
        let nearer = self.being_at(self.me, to);
        if from.region() == Region::Inner {
            return self.stepping(to);
        }
        let link = self.game.link_to(from, to);
        let Some((link, true)) = link else { return nearer + self.landing(to, 0) + self.company(to) };
        let context = Context::of(self.me, Thing::space(link.from));
        if link.gate {
            return self.steps(&link.guard.steps, &context, 1);
        }
        let guarded = self.steps(&link.guard.steps, &context, 1);
        let past = match link.guard.steps.first() {
            Some(crate::language::Step::Fight { by, value, .. }) => {
                let value = self.game.amount(self.state, value, &context);
                self.standing(self.me).against(*by, value)[0]
            }
            _ => SURE,
        };
        guarded + past * (nearer + self.landing(to, 0))
    }

    /// A step in the Inner Region: the turns from there against the turns from here.
    pub(crate) fn stepping(&self, to: SpaceId) -> f32 {
        let standing = self.standing(self.me);
        if to == SpaceId::CROWN {
            return 20.0;
        }
        if to.region() != Region::Inner {
            return self.being_at(self.me, to) + self.landing(to, 1);
        }
        let now = self.turns(self.me);
        let there = if standing.talisman {
            let space = super::standing::Standing { space: to, task: 1, ..*standing };
            // Standing with a task counts from landing on the space.
            self.appraisal.turns(&space)
        } else {
            now + 1.0
        };
        now - there + self.landing(to, 1)
    }

    /// Whom one may meet there, if meeting him is better than the space.
    fn company(&self, to: SpaceId) -> f32 {
        let others = self.game.from(self.me).filter(|seat| {
            *seat != self.me && self.state.side(*seat).is_alive() && self.state.side(*seat).space == to
        });
        let duel = others.map(|it| self.duel(it, Ability::Strength)).fold(0.0, f32::max);
        if duel <= 0.0 { 0.0 } else { (duel - self.landing(to, 0)).max(0.0) }
    }

    /// What rolling for the move is worth: the best space for each number.
    pub(crate) fn rolling(&self) -> f32 {
        (1..=6).map(|steps| self.best_way(steps)).sum::<f32>() / 6.0
    }

    /// What the best space so many steps away is worth.
    pub(crate) fn best_way(&self, steps: i8) -> f32 {
        let ways = self.game.reachable(self.state, self.me, steps);
        let best = ways.into_iter().map(|space| self.walking(space)).fold(f32::MIN, f32::max);
        if best <= f32::MIN { 0.0 } else { best }
    }

    /// The cards that lie where I stand and are still to be met.
    pub(crate) fn unmet(&self) -> impl Iterator<Item = CardId> + '_ {
        let here = Spot::space(self.state.side(self.me).space);
        self.state.at(here).filter(|card| is_unmet(self.state, *card))
    }
}

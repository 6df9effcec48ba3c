//! What each move of the question at hand is worth, in turns saved.

use super::mind::Mind;
use super::standing::Standing;
use crate::components::{CardId, Code, Mode, Source, What};
use crate::language::{Ability, Cards, Moment, Offer, Place, Reaction, Region, SpaceId, Stat, Step, Tag};
use crate::moves::Move;
use crate::numbers::Context;
use crate::state::{Frame, Kind, NOTHING, State, Thing};
use crate::talisman::Talisman;
use table::Seat;

/// The Command Spell is what one came for.
const COMMAND: f32 = 10.0;
/// A nudge between things that are otherwise alike.
const NUDGE: f32 = 0.02;

impl Mind<'_> {
    /// What each of these moves saves.
    pub(crate) fn choices(&self, moves: &[Move], mut visit: impl FnMut(f32)) {
        let Some(top) = self.state.stack.top() else {
            for _ in moves {
                visit(0.0);
            }
            return;
        };
        // What the move itself promises need be known only where something else may be done instead of it.
        let instead = top.kind == Kind::Window && moves.iter().any(|choice| self.is_instead(choice));
        let base = if instead && moves.contains(&Move::Roll) { self.rolling() } else { 0.0 };
        for choice in moves {
            visit(self.choice(top, choice, base));
        }
    }

    fn is_instead(&self, choice: &Move) -> bool {
        match choice {
            Move::Later => true,
            Move::Use(code, ordinal) => self.reaction(*code, *ordinal).is_some_and(|(reaction, ..)| {
                reaction.at.iter().any(|at| matches!(at, Moment::Move | Moment::Stead))
            }),
            _ => false,
        }
    }

    fn choice(&self, top: &Frame, choice: &Move, base: f32) -> f32 {
        match (top.kind, choice) {
            (_, Move::Roll) => base,
            (Kind::Window | Kind::Turn, Move::Walk(space)) => self.walking(*space),
            (_, Move::Stay) => self.staying(),
            (_, Move::Later) => self.later(),
            (_, Move::Command) => COMMAND,
            (Kind::Turn, Move::Visit) => self.visiting(),
            (Kind::Turn, Move::Seat(it)) => self.calling_on(*it),
            (_, Move::Attack(it, by)) => self.duel(*it, *by),
            (_, Move::Use(code, ordinal)) => {
                let worth = self.using(top, *code, *ordinal);
                if self.is_instead(choice) { worth } else { base + worth }
            }
            (_, Move::Ditch(code)) => {
                base - self.card(*code).map_or(0.0, |card| self.keeping(self.me, card)) - NUDGE
            }
            (Kind::Setup, Move::Trade(ability)) => self.margins.gain(stat_of(*ability), 1.0),
            (_, Move::Trade(ability)) => self.trading(*ability),
            (Kind::Roll, Move::Fate(die)) => self.rerolling(usize::from(*die).saturating_sub(1)),
            (Kind::Fight, Move::Fight) => self.standing_up(top),
            (Kind::Fight, Move::Evade) => self.slipping_past(top),
            (Kind::Fight, Move::Card(code)) => self.wielding(top, *code),
            (Kind::Meet, Move::Yes) => self.taking(top),
            (Kind::Encounter, Move::Yes) => self.going_on(top),
            (Kind::Text, Move::Choose(number)) => self.chosen(top, usize::from(*number).saturating_sub(1)),
            (Kind::Text, Move::Space(space)) => self.being_at(self.me, *space) + self.landing(*space, 0),
            (Kind::Text, Move::Number(number)) => NUDGE * f32::from(*number),
            (Kind::Pick, Move::Card(code)) => self.picked(top, *code),
            (Kind::Surplus, Move::Card(code)) => {
                -self.card(*code).map_or(0.0, |card| self.keeping(self.me, card))
            }
            (Kind::Spoils, choice) => self.robbing(top, choice),
            (Kind::Use | Kind::Cast, choice) => self.aiming(top, choice),
            (Kind::Setup | Kind::Window, Move::Character(code)) => self.character(*code),
            _ => 0.0,
        }
    }

    pub(crate) fn card(&self, code: Code) -> Option<CardId> {
        self.game.kit().card(code)
    }

    /// Staying on a space of the Inner Region: trying again.
    fn staying(&self) -> f32 {
        let standing = self.standing(self.me);
        // A life more would be needed to try once more and live.
        if standing.task > 0 && standing.life <= 1 { -3.0 } else { 0.0 }
    }

    fn later(&self) -> f32 {
        let offer = self.state.side(self.me).offer;
        self.text(self.game.kit().text(offer), &self.context())
    }

    /// Encountering the space where I stand.
    pub(crate) fn visiting(&self) -> f32 {
        self.landing(self.state.side(self.me).space, 0)
    }

    /// Meeting a character: the best that can be done to him.
    fn calling_on(&self, it: Seat) -> f32 {
        let mut best = self.duel(it, Ability::Strength);
        let psychic = |permission: &_| matches!(permission, crate::language::Permission::Psychic);
        if self.game.allowed(self.state, self.me, &crate::language::Permission::Psychic, psychic) {
            best = best.max(self.duel(it, Ability::Craft));
        }
        let context = Context { it, ..self.context() };
        if let Some(character) = self.state.side(self.me).character() {
            for leaf in self.game.kit().leaves() {
                let (Source::Character(source), What::On(reaction)) = (leaf.source, &leaf.what) else {
                    continue;
                };
                if source == character
                    && reaction.at.contains(&Moment::Encounter)
                    && self.game.holds(self.state, &reaction.when, &context)
                {
                    best = best.max(self.text(&reaction.does.steps, &context));
                }
            }
        }
        best
    }

    /// The reaction that a move names, what speaks, and whether it is a Spell.
    pub(crate) fn reaction(&self, code: Code, ordinal: u8) -> Option<(&Reaction, Thing, bool)> {
        let kit = self.game.kit();
        let (source, this) = match kit.card(code) {
            Some(card) => (Source::Name(kit.face(card).name), Thing::card(card)),
            None => {
                let character = self.state.side(self.me).character()?;
                (Source::Character(character), Thing::character(character))
            }
        };
        kit.leaves().iter().find_map(|leaf| match &leaf.what {
            What::On(reaction) if leaf.source == source && reaction.ordinal == ordinal => {
                Some((&**reaction, this, leaf.mode == Mode::InHand))
            }
            _ => None,
        })
    }

    /// What using something is worth: aimed as well as can be, its price paid.
    pub(crate) fn using(&self, top: &Frame, code: Code, ordinal: u8) -> f32 {
        let Some((reaction, this, spell)) = self.reaction(code, ordinal) else { return 0.0 };
        let it = if matches!(top.kind, Kind::Turn | Kind::Window) { top.it } else { self.me };
        let context = Context { it, that: top.that, ..Context::of(self.me, this) };
        let effect = if reaction.target.is_some() {
            let mut targets = Vec::new();
            self.game.targets(self.state, reaction, &context, spell, &mut targets);
            targets.iter().map(|target| self.aimed_at(reaction, &context, target)).fold(f32::MIN, f32::max)
        } else {
            self.text(&reaction.does.steps, &context)
        };
        let effect = if effect <= f32::MIN { 0.0 } else { effect };
        let price = self.text(&reaction.pay.steps, &context);
        // Robbing somebody on the Crown leads nowhere.
        let idle =
            reaction.at.contains(&Moment::Encounter) && self.state.side(self.me).space == SpaceId::CROWN;
        let price = if idle { price - COMMAND } else { price };
        effect + price - if spell { self.spell_price() } else { 0.0 } - NUDGE
    }

    /// What a Spell costs whoever casts it.
    fn spell_price(&self) -> f32 {
        let regains = self.game.kit().at(Moment::Spent).iter().any(|&index| {
            let leaf = self.game.kit().leaf(index);
            let mut held = false;
            self.game.each_in_force(self.state, leaf, self.me, |_| held = true);
            held
        });
        let last = self.standing(self.me).spells <= 1;
        if regains && last { 0.2 } else { self.appraisal.weights.spell }
    }

    fn aimed_at(&self, reaction: &Reaction, context: &Context, target: &Move) -> f32 {
        let mut context = *context;
        match target {
            Move::Seat(it) => context.it = *it,
            Move::Card(code) => context.that = self.card(*code).map_or(NOTHING, |card| card.0),
            // A Hex before the one who is ahead.
            Move::Space(space) => return self.hexing(*space),
            _ => {}
        }
        self.text(&reaction.does.steps, &context)
    }

    fn hexing(&self, space: SpaceId) -> f32 {
        let near = |seat: Seat| {
            let steps = super::standing::steps(self.state.side(seat).space, space);
            if self.state.side(seat).space.region() == space.region() && (1.0..=6.0).contains(&steps) {
                0.3
            } else {
                0.0
            }
        };
        let alive = self.game.from(self.me).filter(|seat| self.state.side(*seat).is_alive());
        alive.map(|seat| -self.regard(seat) * near(seat) * self.margins_of(seat).loss(Stat::Life, 1.0)).sum()
    }

    fn aiming(&self, top: &Frame, choice: &Move) -> f32 {
        let Some((_, reaction)) = self.game.kit().reaction(top.with) else { return 0.0 };
        self.aimed_at(reaction, &Context::frame(top), choice)
    }

    fn trading(&self, ability: Ability) -> f32 {
        let standing = self.standing(self.me);
        let mut after: Standing = *standing;
        let index = usize::from(ability == Ability::Craft);
        after.trophies[index] = after.trophies[index].saturating_sub(standing.price);
        match ability {
            Ability::Strength => after.strength += 1,
            Ability::Craft => after.craft += 1,
        }
        self.turns(self.me) - self.appraisal.turns(&after)
    }

    /// Rolling a die again: what it may bring, less the token.
    pub(crate) fn rerolling(&self, die: usize) -> f32 {
        let roll = &self.state.roll;
        let Some(face) = roll.dice.get(die).copied().filter(|face| *face > 0) else { return -1.0 };
        let cost = self.margins.loss(Stat::Fate, 1.0);
        let gain = match roll.tag {
            Tag::Move => self.rolling() - self.best_way(roll.score()),
            Tag::Freedom => {
                if roll.natural() >= 4 {
                    -1.0
                } else {
                    0.5 * self.appraisal.weights.turn
                }
            }
            Tag::Attack => self.attack_again(die),
            _ => match self.game.table_at_hand(self.state) {
                Some(table) => {
                    let rest = roll.score() - face as i8;
                    let odds = crate::numbers::TableOdds::again(table.rows, rest, table.plus);
                    let now = crate::numbers::row_index(table.rows, roll.score() + table.plus).unwrap_or(0);
                    self.rows(table.rows, &odds, &table.context, 0)
                        - self.row(table.rows, now, &table.context)
                }
                None => 0.0,
            },
        };
        gain - cost
    }

    /// An attack roll again: both sides' dice lie open.
    fn attack_again(&self, die: usize) -> f32 {
        let state = self.state;
        let fight = &state.fight;
        // Before the dice, as far as one knows now.
        let mut trial: State = *state;
        trial.fight.foe_dice = [0; 2];
        let Some((lead, ..)) = self.game.fight_terms(&trial, self.me) else { return 0.0 };
        let foe = if self.me == fight.attacker {
            fight.foe_dice.iter().copied().max().unwrap_or(0) as i8
        } else {
            // The attacker's score is settled, his ability counted already.
            let ability = self.game.ability(state, fight.attacker, fight.by);
            fight.score - ability
        };
        let outcome = |die: i8| -> [f32; 2] {
            let margin = lead + die - foe;
            [f32::from(u8::from(margin > 0)), f32::from(u8::from(margin < 0))]
        };
        let now = self.fight_worth(outcome(state.roll.natural()));
        let again: f32 = (1..=6)
            .map(|face| {
                let mut roll = state.roll;
                roll.dice[die] = face;
                self.fight_worth(outcome(roll.natural()))
            })
            .sum::<f32>()
            / 6.0;
        again - now
    }

    /// Fighting what I could evade: what it is worth, and what can be had behind it.
    fn standing_up(&self, top: &Frame) -> f32 {
        let Some((lead, own, foe)) = self.game.fight_terms(self.state, self.me) else { return 0.0 };
        let [win, _] = super::fights::chances(lead, own, foe);
        self.fight_at_hand(0, self.state.fight.no_die)
            + if top.me == self.me { win * self.behind() } else { 0.0 }
    }

    fn slipping_past(&self, top: &Frame) -> f32 {
        if top.me == self.me { self.behind() } else { 0.0 }
    }

    /// What comes after the Enemies here.
    fn behind(&self) -> f32 {
        let harmless =
            self.unmet().filter(|card| self.game.entry(*card).kind != crate::language::Kind::Enemy);
        let cards: f32 = harmless.map(|card| self.meeting(card, 0)).sum();
        let space = self.state.side(self.me).space;
        if space.region() == Region::Inner {
            return cards;
        }
        cards
            + self.steps(
                &self.game.kit().space(space).text.steps,
                &Context::of(self.me, Thing::space(space)),
                1,
            )
    }

    /// A Weapon for the fight at hand: what it adds.
    fn wielding(&self, top: &Frame, code: Code) -> f32 {
        let Some(card) = self.card(code) else { return 0.0 };
        let mut trial = *self.state;
        let side = usize::from(top.left) % 2;
        if let Some(free) = trial.fight.arms[side].iter_mut().find(|place| **place == NOTHING) {
            *free = card.0;
        }
        let more = self.game.ability(&trial, self.me, Ability::Strength);
        f32::from(more) + NUDGE * self.keeping(self.me, card)
    }

    /// Taking a thing, or attacking what would leave me alone.
    fn taking(&self, top: &Frame) -> f32 {
        let Some(card) = top.that() else { return 0.0 };
        if self.game.entry(card).kind == crate::language::Kind::Enemy {
            return self.meeting(card, 0) + NUDGE;
        }
        self.having(self.me, card) + NUDGE
    }

    /// Taking gold that lies here, or making a roll that could be passed over.
    fn going_on(&self, top: &Frame) -> f32 {
        let space = self.state.side(self.me).space;
        if Talisman::asks_for_gold(top) {
            return self.margins.gain(Stat::Gold, f32::from(self.state.gold[space.index()]));
        }
        self.text(&self.game.kit().space(space).text.steps, &Context::of(self.me, Thing::space(space)))
    }

    pub(crate) fn offers(&self, top: &Frame) -> &[Offer] {
        match self.game.kit().text(top.text).get(usize::from(top.step)) {
            Some(Step::Choose { of, .. }) => of,
            _ => &[],
        }
    }

    fn chosen(&self, top: &Frame, index: usize) -> f32 {
        let context = Context::frame(top);
        self.offers(top).get(index).map_or(0.0, |offer| self.offer(offer, &context, 0))
    }

    fn picked(&self, top: &Frame, code: Code) -> f32 {
        let Some(card) = self.card(code) else { return 0.0 };
        match self.game.kit().text(top.text).get(usize::from(top.step)) {
            Some(Step::Put(Cards::Pick(..), place)) => self.moving(card, *place, &Context::frame(top)),
            _ => f32::from(self.game.entry(card).strength.unwrap_or(0)),
        }
    }

    fn robbing(&self, top: &Frame, choice: &Move) -> f32 {
        let it = top.it;
        match choice {
            Move::Choose(1) => {
                // On the Crown there is room for one.
                let crown = self.state.side(self.me).space == SpaceId::CROWN;
                let quest = if crown || self.wants_a_life(self.me) { COMMAND } else { 0.0 };
                quest - self.regard(it) * self.margins_of(it).loss(Stat::Life, 1.0)
            }
            Move::Choose(_) => {
                self.margins.gain(Stat::Gold, 1.0)
                    - self.regard(it) * self.margins_of(it).loss(Stat::Gold, 1.0)
            }
            Move::Card(code) => {
                self.card(*code).map_or(0.0, |card| self.moving(card, Place::Me, &self.context()))
            }
            _ => 0.0,
        }
    }

    /// How good a character looks before the match: what he would start with.
    fn character(&self, code: Code) -> f32 {
        let kit = self.game.kit();
        let Some(entry) = kit.characters().iter().find(|entry| entry.code == code.as_str()) else {
            return 0.0;
        };
        let prowess = kit
            .characters()
            .iter()
            .position(|other| other.code == entry.code)
            .map(|index| self.appraisal.characters[index])
            .unwrap_or_default();
        let standing = Standing {
            alive: true,
            out: false,
            strength: entry.strength as i8,
            craft: entry.craft as i8,
            edge: if prowess.craft_too { entry.craft as i8 } else { 0 },
            dice: 1 + prowess.dice.min(1),
            no_die: prowess.no_die,
            life: entry.life,
            fate: entry.fate,
            extra: f32::from(entry.spells) * self.appraisal.weights.spell,
            space: SpaceId::outer(0),
            ..*self.standing(self.me)
        };
        self.appraisal.weights.fresh - self.appraisal.turns(&standing)
    }
}

/// What counters an ability grows by.
pub(crate) const fn stat_of(ability: Ability) -> Stat {
    match ability {
        Ability::Strength => Stat::Strength,
        Ability::Craft => Stat::Craft,
    }
}

//! What a text is worth before it is carried out: every word of the language has its price, rolls their mean.

use super::mind::Mind;
use crate::components::CardId;
use crate::language::{
    Ability, Amount, Cards, Change, Deck, Filter, Holder, Kind as CardKind, Modifier, Number, Offer, Over,
    Place, Row, SpaceId, Stat, Status, Step, Times, TurnChange, Where, Zone,
};
use crate::numbers::{Context, TableOdds};
use crate::state::{Kind, Phase, State};
use table::Seat;

/// Looking at cards, and other things that please more than they help.
const TRIFLE: f32 = 0.05;
/// What an offer for the next turn is worth of what it does.
const LATER: f32 = 0.5;
/// Being thrown about may lead on and on; so many landings are thought through.
const MOST_LANDINGS: u8 = 1;

impl Mind<'_> {
    /// What steps are worth to me, whoever they act on.
    pub(crate) fn text(&self, steps: &[Step], context: &Context) -> f32 {
        self.steps(steps, context, 0)
    }

    pub(crate) fn steps(&self, steps: &[Step], context: &Context, depth: u8) -> f32 {
        let mut context = *context;
        steps.iter().map(|step| self.step(step, &mut context, depth)).sum()
    }

    fn step(&self, step: &Step, context: &mut Context, depth: u8) -> f32 {
        let seat = context.me;
        match step {
            Step::Gain(Stat::Task, amount) => -self.mean(amount, context) * self.toil(seat),
            Step::Lose(Stat::Task, _) => self.done(seat),
            Step::Gain(stat, amount) => {
                self.regard(seat) * self.margins_of(seat).gain(*stat, self.mean(amount, context))
            }
            Step::Lose(stat, amount) => self.losing(*stat, self.mean(amount, context), context),
            Step::Restore(stat, amount) => {
                let most = self.game.value_of(self.state, seat, *stat);
                let missing = most.saturating_sub(crate::talisman::Talisman::stat(self.state, seat, *stat));
                let count = self.mean(amount, context).min(f32::from(missing));
                self.regard(seat) * self.margins_of(seat).gain(*stat, count)
            }
            Step::Hand(stat, amount, from, to) => {
                self.handing(*stat, self.mean(amount, context), *from, *to, context)
            }
            Step::Put(cards, place) => self.put(cards, *place, context),
            Step::Look(_) => TRIFLE,
            Step::Choose { of, times, must } => self.choosing(of, *times, *must, context, depth),
            Step::If { is, then, otherwise } => {
                let branch = if self.game.holds(self.state, is, context) { then } else { otherwise };
                self.steps(&branch.steps, context, depth)
            }
            Step::Roll { dice, plus, tag, rows } => {
                let dice = self.game.dice_for(self.state, seat, *tag, *dice);
                let plus = self.plus(plus, context);
                let odds = TableOdds::of(rows, dice, plus);
                self.rows(rows, &odds, context, depth)
            }
            Step::Each(over, text) => self.each(over, &text.steps, context, depth),
            Step::Fight { by, value, won, .. } => {
                let value = self.mean(value, context) as i8;
                if seat != self.me {
                    return 0.0;
                }
                let [win, _] = self.standing(seat).against(*by, value);
                self.fight(*by, value, 0) + win * self.steps(&won.steps, context, depth)
            }
            Step::Go { to, quiet, .. } => self.going(to, *quiet, context, depth),
            Step::Turn(change) => self.regard(seat) * self.turn_change(*change),
            Step::Become(status) => self.regard(seat) * self.becoming(status, seat),
            Step::Alter(change) => self.altering(*change, context),
            Step::For(_, modifiers) => self.modifying(&modifiers.list, context),
            Step::Later(text) => LATER * self.steps(&text.steps, context, depth).max(0.0),
            Step::Call(_) | Step::Do(_) => 0.0,
        }
    }

    /// What a piece of the task of a space costs: a life in the Vampire's Tower, time elsewhere.
    fn toil(&self, seat: Seat) -> f32 {
        let bites = self.state.side(seat).space == SpaceId::inner(2);
        self.regard(seat) * if bites { self.margins_of(seat).loss(Stat::Life, 1.0) } else { 0.7 }
    }

    /// What it is worth to be done with the task of a space.
    fn done(&self, seat: Seat) -> f32 {
        let standing = self.standing(seat);
        let turns = |task| self.appraisal.turns(&super::standing::Standing { task, ..*standing });
        self.regard(seat) * (turns(1) - turns(0))
    }

    /// How much it is on average.
    fn mean(&self, amount: &Amount, context: &Context) -> f32 {
        match amount {
            Amount::Dice(dice) => 3.5 * f32::from(*dice),
            Amount::Ability(ability) => f32::from(self.ability(context.me, *ability)),
            _ => f32::from(self.game.amount(self.state, amount, context).clamp(-20, 20)),
        }
    }

    fn plus(&self, amount: &Amount, context: &Context) -> i8 {
        match amount {
            Amount::Minus(inner) => -(self.mean(inner, context) as i8),
            _ => self.mean(amount, context) as i8,
        }
    }

    /// The mean of rows.
    pub(crate) fn rows(&self, rows: &[Row], odds: &TableOdds, context: &Context, depth: u8) -> f32 {
        let worth = |(row, count): (&Row, &u32)| {
            if *count == 0 { 0.0 } else { *count as f32 * self.steps(&row.1.steps, context, depth) }
        };
        rows.iter().zip(&odds.rows).map(worth).sum::<f32>() / odds.all.max(1) as f32
    }

    /// What one row is worth.
    pub(crate) fn row(&self, rows: &[Row], index: usize, context: &Context) -> f32 {
        rows.get(index).map_or(0.0, |row| self.steps(&row.1.steps, context, 0))
    }

    fn losing(&self, stat: Stat, count: f32, context: &Context) -> f32 {
        let seat = context.me;
        let side = self.state.side(seat);
        let has = crate::talisman::Talisman::stat(self.state, seat, stat);
        // Strength and Craft never fall below the value: only counters are lost.
        let lost = count.min(f32::from(has));
        let deadly = stat == Stat::Life && lost >= f32::from(side.life) && lost > 1.0;
        let factor = if deadly { 2.0 } else { 1.0 };
        -factor * self.regard(seat) * self.margins_of(seat).loss(stat, lost)
    }

    fn handing(&self, stat: Stat, count: f32, from: Holder, to: Holder, context: &Context) -> f32 {
        let there = f32::from(self.game.counters(self.state, stat, from, context));
        // What a card is about to bring has not been laid on it yet.
        let count = if from == Holder::This && there == 0.0 { count } else { count.min(there) };
        let who = |holder| match holder {
            Holder::Me => Some(context.me),
            Holder::It => Some(context.it),
            _ => None,
        };
        let lost =
            who(from).map_or(0.0, |seat: Seat| self.regard(seat) * self.margins_of(seat).loss(stat, count));
        let gained =
            who(to).map_or(0.0, |seat: Seat| self.regard(seat) * self.margins_of(seat).gain(stat, count));
        gained - lost
    }

    /// A card that I meet, get or lose.
    fn put(&self, cards: &Cards, place: Place, context: &Context) -> f32 {
        let seat = context.me;
        match (cards, place) {
            (Cards::Top(Deck::Spell, amount), Place::Me) => {
                let limit = self.game.spell_limit(self.state, seat);
                let room = limit.saturating_sub(self.standing(seat).spells);
                let count =
                    f32::from(self.game.amount(self.state, amount, context).clamp(0, 4)).min(f32::from(room));
                self.regard(seat) * self.appraisal.weights.spell * count
            }
            (Cards::Top(..), Place::Here) => self.regard(seat) * self.draw(0),
            (Cards::Pick(zone, filter, _), _) => self.picking(*zone, filter, place, context),
            (Cards::All(zone, filter), _) => {
                let mut found = Vec::new();
                self.game.candidates(self.state, *zone, filter, context, &mut found);
                found.into_iter().map(|card| self.moving(card, place, context)).sum()
            }
            (Cards::This, _) => context.this.as_card().map_or(0.0, |card| self.moving(card, place, context)),
            (Cards::That, _) => context.that().map_or(0.0, |card| self.moving(card, place, context)),
            _ => 0.0,
        }
    }

    fn picking(&self, zone: Zone, filter: &Filter, place: Place, context: &Context) -> f32 {
        let mut found = Vec::new();
        self.game.candidates(self.state, zone, filter, context, &mut found);
        if place == Place::Me {
            found.retain(|card| self.game.may_have(self.state, context.me, *card));
        }
        found.dedup_by_key(|card| self.game.kit().face(*card).name);
        let best = found.into_iter().map(|card| self.moving(card, place, context)).fold(f32::MIN, f32::max);
        if best <= f32::MIN { 0.0 } else { best }
    }

    /// What it means to me that a card goes from where it is to another place.
    pub(crate) fn moving(&self, card: CardId, place: Place, context: &Context) -> f32 {
        let from = self.state.spot(card);
        let lost = match from.holder() {
            Some(owner) => self.regard(owner) * self.keeping(owner, card),
            // What lies here and goes will not be met; a card that sends itself away is being met.
            None if place == Place::Discard
                && context.this.as_card() != Some(card)
                && from.on_space() == Some(self.state.side(self.me).space)
                && self.game.entry(card).kind != CardKind::Spell =>
            {
                self.meeting(card, 0)
            }
            None => 0.0,
        };
        let gained =
            if place == Place::Me { self.regard(context.me) * self.having(context.me, card) } else { 0.0 };
        gained - lost
    }

    fn choosing(&self, offers: &[Offer], times: Times, must: bool, context: &Context, depth: u8) -> f32 {
        let mut best = f32::MIN;
        for offer in offers.iter().filter(|offer| self.game.is_open(self.state, offer, context)) {
            best = best.max(self.offer(offer, context, depth));
        }
        if best <= f32::MIN {
            return 0.0;
        }
        // The choice is made by whom the text acts on, who will not hurt himself.
        let pleased = if context.me == self.me { best.max(0.0) } else { 0.0 };
        let often = match times {
            Times::Once => 1.0,
            Times::Any => 1.6,
            Times::UpTo(times) => f32::from(times).min(1.6),
        };
        if must && context.me == self.me { best } else { pleased * often }
    }

    /// What an offer is worth, its price paid.
    pub(crate) fn offer(&self, offer: &Offer, context: &Context, depth: u8) -> f32 {
        self.steps(&offer.pay.steps, context, depth) + self.steps(&offer.does.steps, context, depth)
    }

    fn each(&self, over: &Over, steps: &[Step], context: &Context, depth: u8) -> f32 {
        let for_seat =
            |seat: Seat| self.steps(steps, &Context { me: seat, it: context.me, ..*context }, depth);
        let alive = || self.game.from(context.me).filter(|seat| self.state.side(*seat).is_alive());
        match over {
            Over::It => for_seat(context.it),
            Over::Everyone => alive().map(for_seat).sum(),
            Over::Others => alive().filter(|seat| *seat != context.me).map(for_seat).sum(),
            Over::Region => {
                let region = self.state.side(context.me).space.region();
                alive().filter(|seat| self.state.side(*seat).space.region() == region).map(for_seat).sum()
            }
            Over::Times(amount) => {
                self.mean(amount, context).clamp(0.0, 6.0) * self.steps(steps, context, depth)
            }
            Over::Cards(Cards::All(zone, filter)) => {
                let mut found = Vec::new();
                self.game.candidates(self.state, *zone, filter, context, &mut found);
                let for_card = |card: CardId| self.steps(steps, &Context { that: card.0, ..*context }, depth);
                found.into_iter().map(for_card).sum()
            }
            Over::Cards(_) => 0.0,
        }
    }

    fn going(&self, to: &Where, quiet: bool, context: &Context, depth: u8) -> f32 {
        let seat = context.me;
        let spaces = self.game.destinations(self.state, seat, to);
        let worth = |space| {
            let there = self.being_at(seat, space);
            let landing = if seat == self.me && !quiet && depth < MOST_LANDINGS {
                self.landing(space, depth + 1)
            } else {
                0.0
            };
            there + landing
        };
        let best = spaces.into_iter().map(worth).fold(f32::MIN, f32::max);
        if best <= f32::MIN { 0.0 } else { self.regard(seat) * best }
    }

    fn turn_change(&self, change: TurnChange) -> f32 {
        let weights = &self.appraisal.weights;
        match change {
            TurnChange::Miss | TurnChange::MissNext => -weights.missed,
            TurnChange::End => match self.state.turn.phase {
                Phase::Start | Phase::Move => -weights.turn,
                _ => -weights.stand_off,
            },
            TurnChange::Lose => -weights.turn,
            TurnChange::Again(turns) => weights.turn * f32::from(turns),
        }
    }

    fn becoming(&self, status: &Status, seat: Seat) -> f32 {
        match status {
            Status::Toad => -self.margins_of(seat).toad,
            Status::Enslaved => -self.appraisal.weights.enslaved,
            Status::Sworn(key) => {
                let standing = self.standing(seat);
                let quest = super::standing::quest_turns(key, standing.gold);
                let sworn = super::standing::Standing { quest: Some(quest), ..*standing };
                self.turns(seat) - self.appraisal.turns(&sworn)
            }
            Status::Good | Status::Neutral | Status::Evil => -TRIFLE,
            Status::Free | Status::Released => 0.0,
        }
    }

    /// Changing the matter at hand.
    fn altering(&self, change: Change, context: &Context) -> f32 {
        match change {
            Change::NoDie => self.fight_at_hand(0, true) - self.fight_at_hand(0, false),
            Change::Destroy => context.that().map_or(0.0, |card| -self.meeting(card, 0)) + TRIFLE,
            Change::Spare => context.that().map_or(0.0, |card| -self.meeting(card, 0)) - TRIFLE,
            Change::Evade => -self.fight_at_hand(0, false),
            Change::StandOff | Change::Life => 0.0,
            Change::Less(_) => {
                let loser = self.loser().unwrap_or(context.me);
                self.regard(loser) * self.margins_of(loser).loss(Stat::Life, 1.0)
            }
            Change::Score(more) => self.shifting(more),
            Change::Void => self.voiding(),
        }
    }

    /// Who is about to lose a life.
    fn loser(&self) -> Option<Seat> {
        let frames = self.state.stack.frames();
        frames.iter().rev().find(|frame| frame.kind == Kind::Loss).map(|frame| frame.it)
    }

    /// What the roll at hand is worth with a higher score.
    fn shifting(&self, more: i8) -> f32 {
        let Some(table) = self.game.table_at_hand(self.state) else { return 0.0 };
        let row = |score| crate::numbers::row_index(table.rows, score + table.plus).unwrap_or(0);
        let score = self.state.roll.score();
        self.row(table.rows, row(score + more), &table.context)
            - self.row(table.rows, row(score), &table.context)
    }

    /// What cancelling the Spell at hand, or the killing, is worth.
    fn voiding(&self) -> f32 {
        let frames = self.state.stack.frames();
        let Some(matter) = frames.iter().rev().find(|frame| matches!(frame.kind, Kind::Cast | Kind::Kill))
        else {
            return 0.0;
        };
        if matter.kind == Kind::Kill {
            return matter.that().map_or(0.0, |card| self.regard(matter.me) * self.keeping(matter.me, card));
        }
        if matter.me == self.me {
            return 0.0;
        }
        match self.game.kit().reaction(matter.with) {
            // Who counters a Counterspell helps whoever cast before.
            Some((_, reaction)) if reaction.does.steps.contains(&Step::Alter(Change::Void)) => 0.0,
            Some((_, reaction)) => -self.text(&reaction.does.steps, &Context::frame(matter)),
            // The Command Spell strikes every other time.
            None => 0.5 * self.margins.loss(Stat::Life, 1.0),
        }
    }

    /// Modifiers for a while: what they do for the fight at hand.
    fn modifying(&self, modifiers: &[Modifier], context: &Context) -> f32 {
        let mut worth = 0.0;
        for modifier in modifiers {
            match modifier {
                Modifier::Number(Number::Ability(ability), amount) => {
                    worth += self.fighting(*ability, amount, context);
                }
                Modifier::When(_, inner) => worth += self.modifying(inner, context),
                Modifier::Can(crate::language::Permission::Evade(_)) => worth += self.evading(context),
                _ => {}
            }
        }
        worth
    }

    fn fighting(&self, ability: Ability, amount: &Amount, context: &Context) -> f32 {
        let fight = &self.state.fight;
        if context.me != self.me || !fight.involves(self.me) || fight.by != ability || fight.decided {
            return 0.0;
        }
        let more = match amount {
            // The strongest Enemy that follows me.
            Amount::Foe => self.strongest_follower(),
            _ => self.mean(amount, context) as i8,
        };
        self.fight_at_hand(more, fight.no_die) - self.fight_at_hand(0, fight.no_die)
    }

    fn strongest_follower(&self) -> i8 {
        let held = self.state.at(crate::state::Spot::held(self.me));
        held.map(|card| self.game.entry(card).strength.unwrap_or(0)).max().unwrap_or(0) as i8
    }

    /// Not having to fight what lies here.
    fn evading(&self, context: &Context) -> f32 {
        if context.me != self.me || self.state.active() != self.me {
            return 0.0;
        }
        let space = self.state.side(self.me).space;
        let lying = self.state.lying(space);
        let enemies = lying
            .cards()
            .iter()
            .filter(|card| self.game.entry(**card).kind == CardKind::Enemy && is_unmet(self.state, **card));
        -enemies.map(|card| self.meeting(*card, 0).min(0.0)).sum::<f32>()
    }
}

/// Is a card of the space still to be met?
pub(crate) fn is_unmet(state: &State, card: CardId) -> bool {
    state.marks[card.index()] & crate::state::mark::MET == 0
}

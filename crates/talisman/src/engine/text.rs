//! The steps of a text, one after the other.

use super::Run;
use crate::components::CardId;
use crate::event::Event;
use crate::language::{Amount, Cards, Change, Moment, Over, Stat, Step, TurnChange};
use crate::moves::Move;
use crate::numbers::Context;
use crate::state::{Fight, Foe, Frame, Kind, Loss, State};
use crate::talisman::Talisman;
use table::{Log, Seat, Seats};

/// A number is being asked for, or has been answered.
const COUNTED: u8 = 9;

impl Talisman {
    /// The text goes on with its next step.
    pub(super) fn next_step<L: Log<Event>>(&self, run: &mut Run<'_, L>) {
        let frame = run.frame();
        frame.step += 1;
        frame.stage = 0;
        frame.left = 0;
    }

    #[allow(clippy::too_many_lines, reason = "one arm a word of the language")]
    pub(super) fn run_text<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        let steps = self.kit().text(top.text);
        let alive = run.state.side(top.me).is_alive();
        let Some(step) = steps.get(usize::from(top.step)).filter(|_| alive) else {
            run.pop();
            // What was picked and counted inside is known outside.
            if let Some(outer) = run.state.stack.top_mut()
                && matches!(outer.kind, Kind::Text | Kind::Use)
                && outer.me == top.me
            {
                (outer.that, outer.n) = (top.that, top.n);
            }
            return;
        };
        let context = Context::frame(top);
        match step {
            Step::Gain(stat, amount) => {
                if let Some(amount) = self.counted(run, top, amount, i8::MAX) {
                    self.gain(run, top.me, *stat, amount);
                    self.next_step(run);
                }
            }
            Step::Restore(stat, amount) => {
                let room = self
                    .value_of(run.state, top.me, *stat)
                    .saturating_sub(Talisman::stat(run.state, top.me, *stat));
                if let Some(amount) = self.counted(run, top, amount, room.min(100) as i8) {
                    self.restore(run, top.me, *stat, amount);
                    self.next_step(run);
                }
            }
            Step::Lose(stat, amount) => {
                let amount = self.amount(run.state, amount, &context).max(0) as u8;
                self.next_step(run);
                if *stat == Stat::Life {
                    self.stake(run, top, Seats::one(top.me), amount);
                } else {
                    let lost = self.lose(run, top.me, *stat, amount);
                    run.frame().n = lost as i8;
                }
            }
            Step::Hand(stat, amount, from, to) => {
                let amount = self.amount(run.state, amount, &context).max(0) as u8;
                self.next_step(run);
                self.hand(run, *stat, amount, *from, *to, &context);
            }
            Step::Put(cards, place) => self.put(run, top, cards, *place),
            Step::Look(cards) => self.look_at(run, top, cards),
            Step::Choose { .. } => self.choose(run, top),
            Step::If { is, then, otherwise } => {
                let text = if self.holds(run.state, is, &context) { then.id } else { otherwise.id };
                self.next_step(run);
                if text.0 != 0 {
                    run.push(Frame { text, step: 0, stage: 0, ..*top });
                }
            }
            Step::Roll { .. } => self.roll_table(run, top),
            Step::Each(over, text) => self.each(run, top, over, text),
            Step::Fight { by, value, family, won } => {
                if top.stage == 0 {
                    let value = self.amount(run.state, value, &context).max(0) as u8;
                    run.stage(1);
                    run.state.fight = Fight {
                        attacker: top.me,
                        foe: Foe::Creature(*family),
                        by: *by,
                        value,
                        ..Fight::NONE
                    };
                    run.push(Frame::new(Kind::Fight, top.me));
                } else {
                    // The fight leaves 1 for a victory in its wake.
                    let victory = top.n == 1;
                    self.next_step(run);
                    if victory && won.id.0 != 0 {
                        run.push(Frame { text: won.id, step: 0, stage: 0, ..*top });
                    }
                }
            }
            Step::Go { to, way, quiet } => self.go(run, top, to, *way, *quiet),
            Step::Turn(change) => {
                self.next_step(run);
                self.change_turn(run, top.me, *change);
            }
            Step::Become(status) => {
                self.next_step(run);
                self.become_status(run, top.me, status);
            }
            Step::Alter(change) => {
                self.next_step(run);
                self.alter(run, top, *change);
            }
            Step::For(span, modifiers) => {
                self.next_step(run);
                self.begin_lasting(run, top, *span, modifiers);
            }
            Step::Later(text) => {
                self.next_step(run);
                let side = run.state.side_mut(top.me);
                (side.offer, side.offer_from) = (text.id, side.space);
            }
            Step::Call(visit) => {
                self.next_step(run);
                self.open_moment(run, top.me, Moment::Visit(*visit), top.this);
            }
            Step::Do(_) => self.next_step(run),
        }
    }

    /// How much a step means, asked for where the player may choose; nothing while he is being asked.
    fn counted<L: Log<Event>>(
        &self,
        run: &mut Run<'_, L>,
        top: &Frame,
        amount: &Amount,
        most: i8,
    ) -> Option<u8> {
        let Amount::UpTo(up_to) = amount else {
            return Some(self.amount(run.state, amount, &Context::frame(top)).max(0) as u8);
        };
        if top.stage == COUNTED {
            return Some(top.left);
        }
        let most = (*up_to).min(most.max(0) as u8);
        if most == 0 {
            return Some(0);
        }
        run.frame().left = most;
        run.ask(top.me);
        None
    }

    fn look_at<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, cards: &Cards) {
        let step = top.step;
        self.next_step(run);
        match cards {
            Cards::Top(deck, amount) => {
                let count = self.amount(run.state, amount, &Context::frame(top)).max(0) as u8;
                self.look(run, top.me, *deck, count);
            }
            Cards::Pick(_, _, amount) => {
                let left = self.amount(run.state, amount, &Context::frame(top)).max(0) as u8;
                run.push(Frame { left, step, kind: Kind::Pick, stage: 0, ..*top });
            }
            Cards::This | Cards::That | Cards::All(..) => {}
        }
    }

    /// The same for several, one after the other.
    fn each<L: Log<Event>>(
        &self,
        run: &mut Run<'_, L>,
        top: &Frame,
        over: &Over,
        text: &crate::language::Text,
    ) {
        let seats = match over {
            Over::It => Seats::one(top.it),
            Over::Everyone => run.state.alive(self.setup.seats),
            Over::Others => run.state.alive(self.setup.seats).without(top.me),
            Over::Region => {
                let region = run.state.side(top.me).space.region();
                run.state
                    .alive(self.setup.seats)
                    .iter()
                    .filter(|seat| run.state.side(*seat).space.region() == region)
                    .collect()
            }
            Over::Times(amount) => return self.each_time(run, top, amount, text),
            Over::Cards(cards) => return self.each_card(run, top, cards, text),
        };
        // Lives that several lose at the same time are lost together (TM-7).
        if let [Step::Lose(Stat::Life, amount)] = &text.steps[..] {
            let amount = self.amount(run.state, amount, &Context::frame(top)).max(0) as u8;
            self.next_step(run);
            self.stake(run, top, seats, amount);
            return;
        }
        if top.stage == 0 {
            let frame = run.frame();
            frame.stage = 1;
            frame.left = seats.iter().fold(0, |bits, seat| bits | 1 << seat.0);
            return;
        }
        let next = self.from(top.me).find(|seat| top.left & (1 << seat.0) != 0);
        let Some(seat) = next else { return self.next_step(run) };
        run.frame().left &= !(1 << seat.0);
        if run.state.side(seat).is_alive() {
            run.push(Frame { text: text.id, step: 0, stage: 0, left: 0, me: seat, it: top.me, ..*top });
        }
    }

    fn each_time<L: Log<Event>>(
        &self,
        run: &mut Run<'_, L>,
        top: &Frame,
        amount: &Amount,
        text: &crate::language::Text,
    ) {
        if top.stage == 0 {
            let left = self.amount(run.state, amount, &Context::frame(top)).max(0) as u8;
            let frame = run.frame();
            (frame.stage, frame.left) = (1, left);
            return;
        }
        let stopped = run.state.turn.ended && run.state.active() == top.me;
        if top.left == 0 || stopped {
            return self.next_step(run);
        }
        run.frame().left -= 1;
        run.push(Frame { text: text.id, step: 0, stage: 0, left: 0, ..*top });
    }

    fn each_card<L: Log<Event>>(
        &self,
        run: &mut Run<'_, L>,
        top: &Frame,
        cards: &Cards,
        text: &crate::language::Text,
    ) {
        let Cards::All(zone, filter) = cards else { return self.next_step(run) };
        if top.stage == 0 {
            let frame = run.frame();
            (frame.stage, frame.with) = (1, 0);
            return;
        }
        let mut all = Vec::new();
        self.candidates(run.state, *zone, filter, &Context::frame(top), &mut all);
        let Some(card) = all.into_iter().find(|card| card.0 >= top.with) else { return self.next_step(run) };
        run.frame().with = card.0 + 1;
        run.push(Frame { text: text.id, step: 0, stage: 0, left: 0, that: card.0, ..*top });
    }

    /// Lives are at stake (TM-7).
    pub(super) fn stake<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, seats: Seats, amount: u8) {
        if amount == 0 {
            return;
        }
        run.state.loss = Loss::NONE;
        for seat in seats.iter() {
            if !self.is_spared(run.state, seat, Stat::Life, top.this) {
                run.state.loss.lives[seat.index()] = amount;
            }
        }
        run.push(Frame { this: top.this, ..Frame::new(Kind::Loss, top.me) });
    }

    /// Is a player spared such losses by what this space says?
    fn is_spared(&self, state: &State, seat: Seat, stat: Stat, this: crate::state::Thing) -> bool {
        let Some(space) = this.as_space() else { return false };
        let key = &self.kit().space(space).key;
        self.forbidden(state, seat, &crate::language::Prohibition::Lose(stat, Vec::new()), |prohibition| {
            matches!(prohibition, crate::language::Prohibition::Lose(what, spaces) if *what == stat && spaces.contains(key))
        })
    }

    /// Something about turns of a player (TB-6).
    pub(super) fn change_turn<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat, change: TurnChange) {
        let own = run.state.active() == seat;
        match change {
            TurnChange::Miss => {
                if own && self.cards_to_meet(run.state) {
                    run.state.turn.ended = true;
                } else {
                    run.state.side_mut(seat).missed += 1;
                    run.state.turn.ended |= own;
                }
            }
            TurnChange::MissNext => {
                run.state.side_mut(seat).missed += 1;
                run.state.turn.ended |= own;
            }
            TurnChange::End => run.state.turn.ended |= own,
            TurnChange::Lose => {
                if own {
                    (run.state.turn.ended, run.state.turn.lost) = (true, true);
                    run.tell(|| Event::TurnLost { seat });
                }
            }
            TurnChange::Again(turns) => {
                if own {
                    run.state.turn.extra += turns;
                    run.tell(|| Event::ExtraTurns { seat, turns });
                }
            }
        }
        run.state.turn.changed = true;
    }

    /// The step `Alter`: changes the matter at hand.
    fn alter<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, change: Change) {
        match change {
            Change::Void => self.cancel(run, top),
            Change::Less(lives) => {
                // The first who is about to lose some, in the order of asking.
                let loser = run.state.stack.innermost(Kind::Loss).map(|frame| frame.it);
                if let Some(loser) = loser {
                    let at_stake = &mut run.state.loss.lives[loser.index()];
                    *at_stake = at_stake.saturating_sub(lives);
                    run.tell(|| Event::Saved { seat: loser });
                }
            }
            Change::Score(by) => {
                run.state.roll.change += by;
                let seat = run.state.roll.by;
                run.tell(|| Event::Changed { seat, by });
            }
            Change::NoDie => run.state.fight.no_die = true,
            Change::StandOff => {
                run.state.fight.stand_off = run.state.fight.foe != Foe::Nobody;
                self.cancel(run, top);
            }
            Change::Life => run.state.fight.life = true,
            Change::Destroy => {
                let seat = top.me;
                run.tell(|| Event::Destroyed { seat });
                match top.that() {
                    Some(card) => self.destroy(run, seat, card),
                    None => run.state.fight.decided = true,
                }
            }
            Change::Spare | Change::Evade => {
                let seat = top.me;
                run.tell(|| {
                    if change == Change::Spare { Event::Spared { seat } } else { Event::Evaded { seat } }
                });
                if let Some(card) = top.that() {
                    run.state.marks[card.index()] |= crate::state::mark::MET;
                } else {
                    run.state.fight.decided = true;
                }
                run.state.turn.barred |= change == Change::Spare && top.that().is_some();
            }
        }
    }

    /// An Enemy is removed before the fight: no trophy, but it counts as killed (RU-116).
    fn destroy<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat, card: CardId) {
        let entry = self.entry(card);
        let fight = Fight {
            attacker: seat,
            foe: Foe::Cards(entry.number),
            by: Talisman::attacks_with(entry).unwrap_or(crate::language::Ability::Craft),
            blood: true,
            winner: Some(seat),
            decided: true,
            ..Fight::NONE
        };
        self.discard(run, card);
        run.state.fight = fight;
        self.fire(run, seat, &super::reaction::Occasion::of(Moment::Outcome, seat));
        run.state.fight = Fight::NONE;
    }

    pub(super) fn list_text(&self, state: &State, top: &Frame, into: &mut Vec<Move>) {
        match self.kit().text(top.text).get(usize::from(top.step)) {
            Some(Step::Choose { .. }) => self.list_choose(state, top, into),
            Some(Step::Go { to, .. }) => {
                into.extend(self.destinations(state, top.me, to).into_iter().map(Move::Space));
            }
            Some(_) => into.extend((0..=top.left).map(Move::Number)),
            None => {}
        }
    }

    pub(super) fn answer_text<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, choice: &Move) {
        match choice {
            Move::Number(number) => {
                let frame = run.frame();
                (frame.left, frame.stage) = (*number, COUNTED);
            }
            Move::Space(space) => {
                let frame = run.frame();
                (frame.with, frame.stage) = (space.index() as u16, 1);
            }
            _ => self.answer_choose(run, top, choice),
        }
    }

    /// Are there cards on the space of the active player that are still to be met?
    fn cards_to_meet(&self, state: &State) -> bool {
        let space = state.side(state.active()).space;
        state
            .at(crate::state::Spot::space(space))
            .any(|card: CardId| state.marks[card.index()] & crate::state::mark::MET == 0)
            && state.turn.phase == crate::state::Phase::Encounter
    }
}

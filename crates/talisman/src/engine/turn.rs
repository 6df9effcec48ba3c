//! A turn (TM-1).

use super::Run;
use super::reaction::Occasion;
use super::window::{Opening, kind};
use crate::event::Event;
use crate::language::{
    Ability, Kind as CardKind, Moment, Number, Permission, Prohibition, Region, SpaceId, Stat, Tag, TextId,
};
use crate::moves::Move;
use crate::state::{Fight, Foe, Frame, Kind, NOTHING, Phase, Quiet, Spot, State, Thing, Until, mark};
use crate::talisman::Talisman;
use table::{Log, Seat, Seats};

/// How far a turn has come.
mod stage {
    pub(super) const KIND: u8 = 1;
    pub(super) const MOVE: u8 = 2;
    pub(super) const ROLLED: u8 = 3;
    pub(super) const GUARDED: u8 = 4;
    pub(super) const LANDED: u8 = 5;
    pub(super) const WINDOW: u8 = 6;
    pub(super) const CHOOSE: u8 = 7;
    pub(super) const ACT: u8 = 8;
    pub(super) const ENCOUNTER: u8 = 9;
    pub(super) const MET: u8 = 10;
    pub(super) const END: u8 = 11;
    pub(super) const CLOSE: u8 = 12;
    pub(super) const FREEDOM: u8 = 13;
    pub(super) const INSTEAD: u8 = 14;
}

/// After so many landings in one turn nothing more is encountered (RU-73).
const MOST_ARRIVALS: u8 = 8;

impl Talisman {
    pub(super) fn run_turn<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        if top.stage != 0 && self.fire_ready(run) {
            return;
        }
        let seat = run.state.active();
        match top.stage {
            0 => self.begin_turn(run, seat),
            stage::KIND => {
                run.stage(stage::MOVE);
                self.open_window(run, Opening::Start, seat, seat, NOTHING);
            }
            stage::MOVE => self.make_move(run, top, seat),
            stage::ROLLED => self.choose_way(run, top, seat),
            stage::FREEDOM => self.try_freedom(run, top, seat),
            stage::GUARDED => {
                // Whoever's turn ends by what stands in the way stays where he is.
                run.frame().left = 0;
                if run.state.turn.ended {
                    run.stage(stage::END);
                    // He has landed where the way ended, if that is not where it began (RU-100). A Raft is lost with
                    // the move wherever it ends (RU-106).
                    if run.state.side(seat).is_alive() {
                        let away = usize::from(top.left) != run.state.side(seat).space.index() + 1;
                        self.fire_some(run, seat, &Occasion::of(Moment::Land, seat), |state, this| {
                            away || this.as_card().is_some_and(|card| state.spot(card).holder().is_some())
                        });
                    }
                } else {
                    self.arrive(run, top, seat);
                }
            }
            stage::INSTEAD => {
                let moved = core::mem::take(&mut run.state.turn.relocated);
                run.stage(match (run.state.turn.ended, moved) {
                    (true, _) => stage::END,
                    (false, true) => stage::LANDED,
                    // Cancelled: another kind of move has to be chosen.
                    (false, false) => stage::KIND,
                });
            }
            stage::LANDED => self.land(run, seat),
            stage::WINDOW => {
                run.stage(stage::CHOOSE);
                self.open_window(run, Opening::Land, seat, seat, NOTHING);
            }
            stage::CHOOSE => self.choose_encounter(run, seat),
            stage::ACT => self.choose_act(run, top, seat),
            stage::ENCOUNTER => {
                run.stage(stage::MET);
                self.begin_encounter(run, seat);
            }
            stage::MET => {
                let moved = core::mem::take(&mut run.state.turn.relocated);
                run.stage(if moved && !run.state.turn.ended { stage::LANDED } else { stage::END });
            }
            stage::END => {
                run.state.turn.phase = Phase::End;
                run.state.turn.relocated = false;
                run.stage(stage::CLOSE);
                if !run.state.turn.lost {
                    self.open_window(run, Opening::End, seat, seat, NOTHING);
                }
            }
            _ => self.close_turn(run, seat),
        }
    }

    /// A turn that a position begins with goes on to its first question.
    pub(crate) fn resume_turn<L: Log<Event>>(&self, run: &mut Run<'_, L>) {
        let seat = run.state.active();
        let spells = self.spells(run.state, seat).count() as u8;
        run.state.side_mut(seat).spells_at_start = spells;
        run.stage(stage::KIND);
        self.run(run);
    }

    fn begin_turn<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat) {
        run.state.turn.phase = Phase::Start;
        let number = run.state.turn.number;
        run.tell(|| Event::TurnBegan { seat, number });
        if run.state.side(seat).dead {
            self.new_character(run, seat);
        }
        for index in 0..self.setup.seats {
            let side = run.state.side_mut(Seat(index));
            (side.cast, side.used_in_turn, side.aligned) = (0, 0, false);
        }
        // What ends now ends in a missed turn too (RU-80).
        if !run.state.turn.is_extra {
            for lasting in &mut run.state.lasting {
                if let Until::Rounds(of, left) = &mut lasting.until
                    && *of == seat
                {
                    *left = left.saturating_sub(1);
                }
            }
            self.end_lasting(run, |lasting| lasting.until == Until::Rounds(seat, 0));
        }
        let side = run.state.side_mut(seat);
        if side.quiet != Quiet::No {
            side.quiet = Quiet::No;
        }
        if side.missed > 0 {
            side.missed -= 1;
            run.tell(|| Event::TurnMissed { seat });
            run.state.turn.lost = true;
            return run.stage(stage::CLOSE);
        }
        let spells = self.spells(run.state, seat).count() as u8;
        run.state.side_mut(seat).spells_at_start = spells;
        run.state.turn.changed = true;
        run.stage(stage::KIND);
    }

    /// What the active player may do as his move.
    pub(super) fn list_kinds_of_move(&self, state: &State, seat: Seat, into: &mut Vec<Move>) {
        let side = state.side(seat);
        if side.space == SpaceId::CROWN {
            let alone = self.others_here(state, seat).is_empty();
            into.push(match alone {
                true if self.may_command(state, seat) => Move::Command,
                true => Move::Pass,
                false => Move::Visit,
            });
            return;
        }
        if side.enslaved {
            into.push(Move::Roll);
            return;
        }
        if side.space.region() == Region::Inner {
            into.extend(self.inner_steps(state, seat).into_iter().map(Move::Walk));
            if side.task > 0 || into.is_empty() {
                into.push(Move::Stay);
            }
        } else if let Some(steps) = self.fixed_move(state, seat) {
            into.extend(self.reachable(state, seat, steps).into_iter().map(Move::Walk));
        } else {
            into.push(Move::Roll);
        }
        if side.offer != TextId(0) && side.offer_from == side.space {
            into.push(Move::Later);
        }
    }

    fn may_command(&self, state: &State, seat: Seat) -> bool {
        self.allowed(state, seat, &Permission::Command, |_| true)
            && !self.forbidden(state, seat, &Prohibition::Cast, |_| true)
    }

    fn make_move<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, seat: Seat) {
        run.state.turn.phase = Phase::Move;
        if run.state.turn.ended {
            return run.stage(stage::END);
        }
        let side = *run.state.side(seat);
        if top.n != kind::LATER {
            run.state.side_mut(seat).offer = TextId(0);
        }
        match top.n {
            kind::COMMAND => self.command(run, seat),
            kind::STAY => {
                run.tell(|| Event::Stayed { seat, space: side.space });
                run.state.turn.phase = Phase::Encounter;
                run.stage(stage::ENCOUNTER);
            }
            kind::LATER => {
                run.stage(stage::INSTEAD);
                run.state.side_mut(seat).offer = TextId(0);
                run.push(Frame {
                    text: side.offer,
                    this: Thing::space(side.space),
                    ..Frame::new(Kind::Text, seat)
                });
            }
            kind::REACTION => {
                run.stage(stage::INSTEAD);
                let mut found = None;
                for moment in [Moment::Move, Moment::Stead] {
                    self.each_available(
                        run.state,
                        seat,
                        &Occasion::of(moment, seat),
                        false,
                        |reaction, this| {
                            if reaction.id == top.with {
                                found = Some(this);
                            }
                        },
                    );
                }
                if let Some(this) = found {
                    self.begin_use(run, seat, top.with, this, None, NOTHING);
                }
            }
            kind::WALK => self.set_out(run, top, seat),
            _ if side.space == SpaceId::CROWN => {
                run.state.turn.phase = Phase::Encounter;
                run.stage(stage::CHOOSE);
            }
            _ if side.enslaved => {
                run.stage(stage::FREEDOM);
                self.begin_roll(run, seat, Tag::Freedom, 1);
            }
            _ => {
                run.stage(stage::ROLLED);
                self.begin_roll(run, seat, Tag::Move, 1);
            }
        }
    }

    /// Enslaved in the Temple: 4 to 6 frees, and is walked (TB-53).
    fn try_freedom<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, seat: Seat) {
        if run.state.roll.natural() < 4 {
            run.state.turn.ended = true;
            return run.stage(stage::END);
        }
        run.state.side_mut(seat).enslaved = false;
        run.tell(|| Event::Became { seat, status: "free" });
        let steps = self.fixed_move(run.state, seat).unwrap_or(top.n);
        run.frame().n = steps;
        run.stage(stage::ROLLED);
    }

    /// The way is chosen where there is a choice.
    fn choose_way<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, seat: Seat) {
        if run.state.turn.ended {
            return run.stage(stage::END);
        }
        let ways = self.reachable(run.state, seat, top.n);
        match ways[..] {
            [] => run.stage(stage::END),
            [only] => {
                run.frame().with = only.index() as u16;
                let top = *run.frame();
                self.set_out(run, &top, seat);
            }
            _ => run.ask(seat),
        }
    }

    /// Sets out for a space; what guards the way inward comes first (TB-9, TB-10).
    fn set_out<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, seat: Seat) {
        let from = run.state.side(seat).space;
        let Some(to) = SpaceId::new(top.with as u8) else { return run.stage(stage::END) };
        run.stage(stage::GUARDED);
        run.frame().left = from.index() as u8 + 1;
        let Some((link, true)) = self.link_to(from, to) else { return };
        if link.guard.id.0 != 0 {
            run.tell(|| Event::SetOut { seat, to });
            // On the way one stands at the near end.
            if from != link.from {
                self.put_figure(run, seat, link.from);
            }
            let guard = link.guard.id;
            run.push(Frame { text: guard, this: Thing::space(link.from), ..Frame::new(Kind::Text, seat) });
        }
    }

    fn arrive<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, seat: Seat) {
        let Some(to) = SpaceId::new(top.with as u8) else { return run.stage(stage::END) };
        let from = run.state.side(seat).space;
        let crosses = self.link_to(from, to).is_some_and(|(link, _)| link.river);
        run.stage(stage::LANDED);
        self.put_figure(run, seat, to);
        run.tell(|| Event::Walked { seat, to });
        if crosses {
            self.cross_river(run, seat);
        }
    }

    /// Having landed: what waits there strikes first (RU-100).
    fn land<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat) {
        run.state.turn.phase = Phase::Encounter;
        run.state.turn.arrivals = run.state.turn.arrivals.saturating_add(1);
        run.state.turn.relocated = false;
        if run.state.turn.arrivals > MOST_ARRIVALS {
            return run.stage(stage::END);
        }
        run.stage(stage::WINDOW);
        let space = run.state.side(seat).space;
        let lying = run.state.lying(space);
        for card in lying.cards() {
            run.state.marks[card.index()] &= !mark::MET;
        }
        // Only the first landing of a turn is that of the move, with which a Raft is lost (RU-106); what lies on a space
        // strikes at each.
        let moved = run.state.turn.arrivals == 1;
        let strikes = |state: &State, this: Thing| {
            moved || this.as_card().is_some_and(|card| state.spot(card).on_space().is_some())
        };
        self.fire_some(run, seat, &Occasion::of(Moment::Land, seat), strikes);
    }

    /// The other characters on the space of one.
    pub(crate) fn others_here(&self, state: &State, seat: Seat) -> Seats {
        let space = state.side(seat).space;
        state
            .alive(self.setup.seats)
            .iter()
            .filter(|other| *other != seat && state.side(*other).space == space)
            .collect()
    }

    /// Whom the active character may meet where he stands (TB-15).
    fn meetable(&self, state: &State, seat: Seat) -> Seats {
        let space = state.side(seat).space;
        let open = match space.region() {
            Region::Outer | Region::Middle => true,
            Region::Inner => {
                space == SpaceId::CROWN
                    || self
                        .kit()
                        .links()
                        .iter()
                        .any(|link| link.gate && (link.from == space || link.to == space))
            }
        };
        if open { self.others_here(state, seat) } else { Seats::NONE }
    }

    fn choose_encounter<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat) {
        if run.state.turn.ended || !run.state.side(seat).is_alive() {
            return run.stage(stage::END);
        }
        if core::mem::take(&mut run.state.turn.relocated) {
            return run.stage(stage::LANDED);
        }
        let others = self.meetable(run.state, seat);
        let crown = run.state.side(seat).space == SpaceId::CROWN;
        if others.is_empty() {
            // On the Crown there is nobody else to meet, and nothing to encounter (TB-71).
            return run.stage(if crown { stage::END } else { stage::ENCOUNTER });
        }
        if crown && others.len() == 1 {
            let frame = run.frame();
            (frame.it, frame.stage) = (others.first().unwrap_or(seat), stage::ACT);
            return;
        }
        run.ask(seat);
    }

    fn act_occasion(it: Seat, seat: Seat) -> Occasion {
        Occasion { it: Some(it), ..Occasion::of(Moment::Encounter, seat) }
    }

    /// Attack him, or use one ability on him (TB-15).
    fn choose_act<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, seat: Seat) {
        let mut moves = Vec::new();
        self.list_acts(run.state, top.it, seat, &mut moves);
        match moves[..] {
            [Move::Attack(it, by)] => self.attack(run, seat, it, by),
            _ => run.ask(seat),
        }
    }

    fn list_acts(&self, state: &State, it: Seat, seat: Seat, into: &mut Vec<Move>) {
        into.push(Move::Attack(it, Ability::Strength));
        if self.allowed(state, seat, &Permission::Psychic, |_| true) {
            into.push(Move::Attack(it, Ability::Craft));
        }
        self.each_available(state, seat, &Talisman::act_occasion(it, seat), false, |reaction, this| {
            into.push(Move::Use(self.code_of(state, this, seat), reaction.ordinal));
        });
    }

    fn attack<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat, it: Seat, by: Ability) {
        run.stage(stage::END);
        run.state.turn.ended = true;
        run.state.fight = Fight { attacker: seat, foe: Foe::Character(it), by, ..Fight::NONE };
        run.push(Frame { it, ..Frame::new(Kind::Fight, seat) });
    }

    pub(super) fn list_turn(&self, state: &State, top: &Frame, into: &mut Vec<Move>) {
        let seat = state.active();
        match top.stage {
            stage::ROLLED => into.extend(self.reachable(state, seat, top.n).into_iter().map(Move::Walk)),
            stage::CHOOSE => {
                if state.side(seat).space != SpaceId::CROWN {
                    into.push(Move::Visit);
                }
                into.extend(self.meetable(state, seat).iter().map(Move::Seat));
            }
            _ => self.list_acts(state, top.it, seat, into),
        }
    }

    pub(super) fn answer_turn<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, choice: &Move) {
        let seat = run.state.active();
        match choice {
            Move::Walk(to) => {
                run.frame().with = to.index() as u16;
                let top = *run.frame();
                self.set_out(run, &top, seat);
            }
            Move::Visit => run.stage(stage::ENCOUNTER),
            Move::Seat(it) => {
                let frame = run.frame();
                (frame.it, frame.stage) = (*it, stage::ACT);
            }
            Move::Attack(it, by) => self.attack(run, seat, *it, *by),
            Move::Use(code, ordinal) => {
                let occasion = Talisman::act_occasion(top.it, seat);
                let found = self.find_available(run.state, seat, &occasion, *code, *ordinal);
                run.stage(stage::END);
                run.state.turn.ended = true;
                if let Some((reaction, this)) = found {
                    self.begin_use(run, seat, reaction, this, Some(top.it), NOTHING);
                }
            }
            _ => {}
        }
    }

    /// The Command Spell: cast from the Crown, against all others (TB-41).
    fn command<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat) {
        run.stage(stage::END);
        run.state.turn.ended = true;
        run.tell(|| Event::Command { seat });
        // A Spell that nobody draws: it can be cancelled like any other.
        run.push(Frame { with: super::cast::COMMAND, ..Frame::new(Kind::Cast, seat) });
    }

    fn close_turn<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat) {
        self.end_lasting(run, |lasting| lasting.until == Until::Turn);
        let toaded = core::mem::take(&mut run.state.turn.toaded);
        let side = run.state.side_mut(seat);
        if side.toad > 0 && !toaded.contains(seat) {
            side.toad -= 1;
            if side.toad == 0 {
                run.changed();
                run.tell(|| Event::Became { seat, status: "restored" });
            }
        }
        for index in 0..self.setup.seats {
            let side = run.state.side_mut(Seat(index));
            if side.quiet == Quiet::Turn {
                side.quiet = Quiet::No;
            }
        }
        self.next_turn(run, seat);
    }

    /// An extra turn, else the next player who is not out (RU-71).
    fn next_turn<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat) {
        let turn = &mut run.state.turn;
        turn.number += 1;
        let again = turn.extra > 0 && !run.state.side(seat).dead;
        let turn = &mut run.state.turn;
        if again {
            turn.extra -= 1;
        } else {
            turn.extra = 0;
        }
        turn.is_extra = again;
        (turn.ended, turn.lost, turn.relocated, turn.barred, turn.arrivals) = (false, false, false, false, 0);
        turn.phase = Phase::Start;
        let limit = u32::from(self.options().turn_limit) * u32::from(self.setup.seats);
        if u32::from(turn.number) >= limit {
            turn.over = true;
            run.tell(|| Event::LimitReached);
            return;
        }
        if !again {
            let next =
                self.from(Seat((seat.0 + 1) % self.setup.seats)).find(|seat| !run.state.side(*seat).out);
            run.state.turn.active = next.unwrap_or(seat);
        }
        let active = run.state.turn.active;
        let frame = run.frame();
        *frame = Frame::new(Kind::Turn, active);
    }

    /// For which ability trophies can be handed in (TB-32).
    pub(crate) fn can_trade(&self, state: &State, seat: Seat) -> Option<Ability> {
        [Ability::Strength, Ability::Craft]
            .into_iter()
            .find(|ability| self.can_trade_for(state, seat, *ability))
    }

    pub(crate) fn can_trade_for(&self, state: &State, seat: Seat, ability: Ability) -> bool {
        let price = self.number(state, seat, Number::TrophyPrice);
        let worth: i16 = self.trophies(state, seat, ability).map(|(_, worth)| i16::from(worth)).sum();
        worth >= i16::from(price)
    }

    /// Trophies of one kind with what they are worth.
    pub(crate) fn trophies<'s>(
        &'s self,
        state: &'s State,
        seat: Seat,
        ability: Ability,
    ) -> impl Iterator<Item = (crate::components::CardId, u8)> + 's {
        state.at(Spot::trophy(seat)).filter_map(move |card| {
            let entry = self.entry(card);
            debug_assert!(entry.kind == CardKind::Enemy);
            let worth = if ability == Ability::Strength { entry.strength } else { entry.craft };
            worth.map(|worth| (card, worth))
        })
    }

    /// Hands in trophies for a point: those whose surplus is least (TB-32, RU-35).
    pub(super) fn trade<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat, ability: Ability) {
        let price = self.number(run.state, seat, Number::TrophyPrice).max(1) as usize;
        let trophies: Vec<_> = self.trophies(run.state, seat, ability).collect();
        for card in crate::trophies::cheapest(&trophies, price) {
            self.discard(run, card);
        }
        let stat = if ability == Ability::Strength { Stat::Strength } else { Stat::Craft };
        run.tell(|| Event::Traded { seat, ability });
        self.gain(run, seat, stat, 1);
    }
}

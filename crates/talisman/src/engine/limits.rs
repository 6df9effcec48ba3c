//! More than is allowed: Objects over the limit are laid down, Spells over it are discarded (TB-31, TB-33, TB-65).

use super::Run;
use crate::components::CardId;
use crate::event::Event;
use crate::language::{Moment, Number, Prohibition, SpaceId};
use crate::moves::Move;
use crate::state::{Frame, Kind, State};
use crate::talisman::Talisman;
use table::{Log, Seat};

/// Too many Objects.
const OBJECTS: u8 = 0;
/// Too many Spells.
const SPELLS: u8 = 1;

impl Talisman {
    /// Looks whether anybody has more than he may; says whether something has to be done about it first.
    pub(super) fn check_limits<L: Log<Event>>(&self, run: &mut Run<'_, L>) -> bool {
        run.state.turn.unchecked = false;
        for seat in self.from(run.state.active()) {
            if !run.state.side(seat).is_alive() {
                continue;
            }
            if self.lay_down_barred(run, seat) {
                run.state.turn.unchecked = true;
                return true;
            }
            for stage in [OBJECTS, SPELLS] {
                if self.surplus(run.state, seat, stage) > 0 {
                    run.push(Frame { stage, ..Frame::new(Kind::Surplus, seat) });
                    return true;
                }
            }
        }
        false
    }

    /// Cards that a player may not have any more lie down at once (TB-36).
    fn lay_down_barred<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat) -> bool {
        if self.kit().forbidding(&Prohibition::Have).is_empty() {
            return false;
        }
        let barred = self.objects(run.state, seat).find(|card| self.is_barred(run.state, seat, *card));
        if let Some(card) = barred {
            self.ditch(run, seat, card);
        }
        barred.is_some()
    }

    fn surplus(&self, state: &State, seat: Seat, stage: u8) -> usize {
        if stage == OBJECTS {
            let held = self.objects(state, seat).count();
            if held <= 4 {
                return 0;
            }
            held.saturating_sub(self.number(state, seat, Number::ObjectLimit).max(0) as usize)
        } else {
            let held = self.spells(state, seat).count();
            if held == 0 || state.side(seat).toad > 0 {
                return 0;
            }
            held.saturating_sub(usize::from(self.spell_limit(state, seat)))
        }
    }

    fn surplus_cards(&self, state: &State, top: &Frame) -> Vec<CardId> {
        let mut cards: Vec<CardId> = if top.stage == OBJECTS {
            self.objects(state, top.me).filter(|card| self.may_ditch(state, top.me, *card)).collect()
        } else {
            self.spells(state, top.me).collect()
        };
        let mut names = crate::components::NameSet::default();
        cards.retain(|card| {
            let name = self.kit().face(*card).name;
            let first = !names.contains(name);
            names.insert(name);
            first
        });
        cards
    }

    pub(super) fn run_surplus<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        if self.surplus(run.state, top.me, top.stage) == 0 || !run.state.side(top.me).is_alive() {
            run.state.turn.unchecked = true;
            return run.pop();
        }
        match self.surplus_cards(run.state, top)[..] {
            [] => run.pop(),
            // How many different Spells somebody has is his secret: he is asked in any case.
            [only] if top.stage == OBJECTS => self.give_up(run, top, only),
            _ => run.ask(top.me),
        }
    }

    fn give_up<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, card: CardId) {
        if top.stage == OBJECTS {
            self.ditch(run, top.me, card);
        } else {
            self.discard(run, card);
        }
    }

    pub(super) fn list_surplus(&self, state: &State, top: &Frame, into: &mut Vec<Move>) {
        into.extend(
            self.surplus_cards(state, top).into_iter().map(|card| Move::Card(self.kit().face(card).code)),
        );
    }

    pub(super) fn answer_surplus<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, choice: &Move) {
        if let Move::Card(code) = choice
            && let Some(card) = self.kit().card(*code)
        {
            self.give_up(run, top, card);
        }
    }

    /// May an own card be laid down at will (TB-31)?
    pub(crate) fn may_ditch(&self, state: &State, seat: Seat, card: CardId) -> bool {
        let name = self.kit().face(card).name;
        let _ = (state, seat);
        !self
            .kit()
            .forbidding(&Prohibition::Ditch)
            .iter()
            .any(|&index| self.kit().leaf(index).source == crate::components::Source::Name(name))
    }

    /// Quests that can be fulfilled are fulfilled at once, wherever one is but on the Crown (TB-58, RU-77).
    pub(super) fn fire_ready<L: Log<Event>>(&self, run: &mut Run<'_, L>) -> bool {
        for seat in self.from(run.state.active()) {
            let side = run.state.side(seat);
            if side.quest().is_none() || !side.is_alive() || side.space == SpaceId::CROWN {
                continue;
            }
            let mut due = None;
            let occasion = super::reaction::Occasion::of(Moment::Ready, seat);
            self.each_available(run.state, seat, &occasion, true, |reaction, this| {
                due = Some((reaction.id, this));
            });
            if let Some((reaction, this)) = due {
                self.begin_use(run, seat, reaction, this, None, crate::state::NOTHING);
                return true;
            }
        }
        false
    }
}

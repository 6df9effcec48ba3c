//! What the winner of a duel gets (TB-24).

use super::Run;
use crate::components::CardId;
use crate::event::Event;
use crate::language::{Ability, Holder, Stat};
use crate::moves::Move;
use crate::numbers::Context;
use crate::state::{Frame, Kind, State, Thing, mark};
use crate::talisman::Talisman;
use table::{Log, Seats};

/// A life was chosen.
const LIFE: u8 = 1;
/// The life is lost, or saved.
const TAKEN: u8 = 2;

/// The offer of a life, and that of gold.
const CHOOSE_LIFE: Move = Move::Choose(1);
const CHOOSE_GOLD: Move = Move::Choose(2);

impl Talisman {
    pub(super) fn run_spoils<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        match top.stage {
            0 => {
                let mut moves = Vec::new();
                self.list_spoils(run.state, top, &mut moves);
                if moves.len() > 1 {
                    run.ask(top.me);
                } else {
                    run.stage(LIFE);
                }
            }
            LIFE => {
                let gold = run.state.side(top.it).gold;
                let frame = run.frame();
                (frame.stage, frame.left) = (TAKEN, gold);
                let beaten = run.state.fight.by == Ability::Strength;
                self.stake(run, &Frame::new(Kind::Spoils, top.it), Seats::one(top.it), 1);
                run.state.loss.beaten = beaten;
            }
            _ => {
                // Only of the dead, and only what he left just now.
                let mut moves = Vec::new();
                self.list_spoils(run.state, top, &mut moves);
                if run.state.side(top.it).is_alive() || moves.len() <= 1 {
                    self.end_spoils(run, top);
                } else {
                    run.ask(top.me);
                }
            }
        }
    }

    fn end_spoils<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        let space = run.state.side(top.me).space;
        let lying = run.state.lying(space);
        for card in lying.cards() {
            run.state.marks[card.index()] &= !mark::FRESH;
        }
        run.pop();
    }

    pub(super) fn list_spoils(&self, state: &State, top: &Frame, into: &mut Vec<Move>) {
        let toad = state.side(top.me).toad > 0;
        if top.stage == 0 {
            into.push(CHOOSE_LIFE);
            if state.fight.life || toad {
                return;
            }
            if state.side(top.it).gold > 0 {
                into.push(CHOOSE_GOLD);
            }
            let objects: Vec<CardId> =
                self.objects(state, top.it).filter(|card| self.may_have(state, top.me, *card)).collect();
            self.list_cards(&objects, into);
            return;
        }
        into.push(Move::Done);
        if toad {
            return;
        }
        let space = state.side(top.me).space;
        if top.left > 0 && state.gold[space.index()] > 0 {
            into.push(CHOOSE_GOLD);
        }
        let left: Vec<CardId> = state
            .lying(space)
            .cards()
            .iter()
            .copied()
            .filter(|card| state.marks[card.index()] & mark::FRESH != 0)
            .filter(|card| self.may_have(state, top.me, *card) && self.can_lead(state, top.me, *card))
            .collect();
        self.list_cards(&left, into);
    }

    /// One of several equal cards.
    pub(super) fn list_cards(&self, cards: &[CardId], into: &mut Vec<Move>) {
        let mut names = crate::components::NameSet::default();
        for card in cards {
            let face = self.kit().face(*card);
            if !names.contains(face.name) {
                names.insert(face.name);
                into.push(Move::Card(face.code));
            }
        }
    }

    pub(super) fn answer_spoils<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, choice: &Move) {
        let context = Context { it: top.it, ..Context::of(top.me, Thing::NONE) };
        match choice {
            Move::Card(code) => {
                if top.stage == 0 {
                    run.pop();
                }
                if let Some(card) = self.kit().card(*code) {
                    self.take(run, top.me, card);
                }
            }
            &CHOOSE_GOLD if top.stage == 0 => {
                run.pop();
                self.hand(run, Stat::Gold, 1, Holder::It, Holder::Me, &context);
            }
            &CHOOSE_GOLD => {
                run.frame().left = 0;
                self.hand(run, Stat::Gold, top.left, Holder::Here, Holder::Me, &context);
            }
            &CHOOSE_LIFE => run.stage(LIFE),
            _ => self.end_spoils(run, top),
        }
    }
}

//! Meeting one card (TB-16).

use super::Run;
use crate::components::CardId;
use crate::event::Event;
use crate::language::{Filter, Kind as CardKind, Moment, Permission, Prohibition};
use crate::moves::Move;
use crate::state::{Fight, Foe, Frame, Kind, State, Thing, mark};
use crate::talisman::Talisman;
use table::Log;

/// How far it has come.
mod stage {
    /// An Enemy: what it says before the fight has been read.
    pub(super) const READ: u8 = 1;
    /// What the visitor has against it has been used or not.
    pub(super) const MET: u8 = 2;
    /// It may be evaded by itself.
    pub(super) const EVADE: u8 = 3;
    /// The next Enemy of the same fight.
    pub(super) const FIGHT: u8 = 4;
    /// The fight is over, or the text read.
    pub(super) const OVER: u8 = 5;
    /// A thing that may be taken.
    pub(super) const TAKE: u8 = 6;
    /// Whoever is left alone may attack all the same.
    pub(super) const SPARE: u8 = 7;
}

impl Talisman {
    pub(super) fn run_meet<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        let Some(card) = top.that() else { return run.pop() };
        if run.state.turn.relocated || !run.state.side(top.me).is_alive() {
            // What was being read goes to its place all the same.
            self.end_meeting(run, card);
            return run.pop();
        }
        if self.entry(card).kind == CardKind::Enemy {
            self.meet_enemy(run, top, card);
        } else {
            self.meet_other(run, top, card);
        }
    }

    fn meet_other<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, card: CardId) {
        let entry = self.entry(card);
        match top.stage {
            0 => {
                run.state.marks[card.index()] |= mark::MET;
                let (seat, code) = (top.me, self.kit().face(card).code);
                let takes =
                    matches!(entry.kind, CardKind::Follower | CardKind::Object | CardKind::MagicObject);
                if takes && entry.text.is_empty() {
                    return run.stage(stage::TAKE);
                }
                run.stage(stage::OVER);
                let running = self.is_running(run.state, Thing::card(card));
                if running || self.does_not_suffer(run.state, top, card) {
                    return;
                }
                run.tell(|| Event::Met { seat, card: code });
                if entry.text.id.0 != 0 {
                    run.push(Frame {
                        text: entry.text.id,
                        this: Thing::card(card),
                        ..Frame::new(Kind::Text, top.me)
                    });
                }
            }
            stage::TAKE => {
                if self.may_have(run.state, top.me, card) && !run.state.turn.barred {
                    run.ask(top.me);
                } else {
                    run.stage(stage::OVER);
                }
            }
            _ => {
                self.end_meeting(run, card);
                run.pop();
            }
        }
    }

    /// An Event that has been read is discarded, unless it is kept for what it goes on doing.
    fn end_meeting<L: Log<Event>>(&self, run: &mut Run<'_, L>, card: CardId) {
        let lies = run.state.spot(card).on_space().is_some();
        if lies && self.entry(card).kind == CardKind::Event && !self.is_running(run.state, Thing::card(card))
        {
            self.discard(run, card);
        }
    }

    fn does_not_suffer(&self, state: &State, top: &Frame, card: CardId) -> bool {
        let name = self.kit().face(card).name;
        self.forbidden(
            state,
            top.me,
            &Prohibition::Suffer(Filter::default()),
            |prohibition| matches!(prohibition, Prohibition::Suffer(filter) if filter.names.contains(name)),
        )
    }

    /// Enemies of the same number and ability are met together: each is read and may be removed, then the rest is fought
    /// as one (TB-18).
    fn meet_enemy<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, card: CardId) {
        let entry = self.entry(card);
        let gone =
            run.state.spot(card).on_space().is_none() || run.state.marks[card.index()] & mark::MET != 0;
        match top.stage {
            0 => {
                run.state.marks[card.index()] |= mark::READ;
                run.stage(stage::SPARE);
                let (seat, code) = (top.me, self.kit().face(card).code);
                run.tell(|| Event::Met { seat, card: code });
                let spared = self.allowed(
                    run.state,
                    top.me,
                    &Permission::Spare(Filter::default()),
                    |permission| matches!(permission, Permission::Spare(filter) if self.fits(filter, card)),
                );
                run.frame().left = u8::from(spared);
                // Charming comes before the question whether to attack.
                self.open_moment(run, top.me, Moment::Meet, Thing::card(card));
            }
            stage::SPARE => {
                if gone || top.left == 0 {
                    run.stage(stage::READ);
                } else {
                    run.ask(top.me);
                }
            }
            stage::READ => {
                run.stage(stage::MET);
                if !gone && entry.text.id.0 != 0 {
                    let frame = Frame::new(Kind::Text, top.me);
                    run.push(Frame { text: entry.text.id, this: Thing::card(card), that: card.0, ..frame });
                }
            }
            stage::MET => {
                run.stage(stage::EVADE);
            }
            stage::EVADE => {
                // What cannot move cannot be attacked either, and is passed by.
                if !gone && self.is_immobile(run.state, card.0) {
                    run.state.marks[card.index()] |= mark::MET;
                    let seat = top.me;
                    run.tell(|| Event::Evaded { seat });
                }
                run.stage(stage::FIGHT);
            }
            stage::FIGHT => self.next_of_fight(run, top, card),
            _ => run.pop(),
        }
    }

    fn next_of_fight<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, card: CardId) {
        let number = self.entry(card).number;
        let Some(by) = Talisman::attacks_with(self.entry(card)) else { return run.pop() };
        let unread = {
            let state = &*run.state;
            let space = state.side(top.me).space;
            state.lying(space).cards().iter().copied().find(|other| {
                let entry = self.entry(*other);
                entry.number == number
                    && Talisman::attacks_with(entry) == Some(by)
                    && state.marks[other.index()] & (mark::MET | mark::READ) == 0
            })
        };
        if let Some(next) = unread {
            let frame = run.frame();
            (frame.that, frame.this, frame.stage) = (next.0, Thing::card(next), 0);
            return;
        }
        run.stage(stage::OVER);
        run.state.fight = Fight { attacker: top.me, foe: Foe::Cards(number), by, ..Fight::NONE };
        if self.foes(run.state).next().is_some() {
            run.push(Frame::new(Kind::Fight, top.me));
        } else {
            run.state.fight = Fight::NONE;
        }
    }

    #[allow(clippy::unused_self, reason = "reads as the others do")]
    pub(super) fn list_meet(&self, into: &mut Vec<Move>) {
        into.extend([Move::Yes, Move::No]);
    }

    pub(super) fn answer_meet<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, choice: &Move) {
        let Some(card) = top.that() else { return };
        let yes = *choice == Move::Yes;
        match top.stage {
            stage::TAKE => {
                run.stage(stage::OVER);
                if yes {
                    self.take(run, top.me, card);
                }
            }
            // Attack it all the same?
            stage::SPARE => {
                run.stage(stage::READ);
                if !yes {
                    run.state.marks[card.index()] |= mark::MET;
                    run.state.turn.barred = true;
                    let seat = top.me;
                    run.tell(|| Event::Spared { seat });
                }
            }
            _ => {}
        }
    }
}

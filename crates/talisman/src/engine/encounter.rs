//! Encountering a space: what lies there, then what it says (TB-16).

use super::Run;
use super::window::Opening;
use crate::components::CardId;
use crate::event::Event;
use crate::language::{Deck, Holder, Kind as CardKind, Moment, Permission, SpaceId, Stat};
use crate::moves::Move;
use crate::numbers::Context;
use crate::state::{Frame, Kind, NOTHING, Spot, State, Thing, mark};
use crate::talisman::Talisman;
use table::{Log, Seat};

/// How far an encounter has come.
mod stage {
    pub(super) const DRAW: u8 = 1;
    pub(super) const DRAWN: u8 = 2;
    pub(super) const SETTLE: u8 = 3;
    pub(super) const NEXT: u8 = 4;
    pub(super) const MEET: u8 = 5;
    pub(super) const GOLD: u8 = 6;
    pub(super) const TEXT: u8 = 7;
    pub(super) const READ: u8 = 8;
    pub(super) const OVER: u8 = 9;
}

/// Enemies have numbers below this; what follows needs the space to be clear of them.
const STRANGERS: u8 = 4;
/// Gold is taken with Objects and Followers.
const THINGS: u8 = 5;

impl Talisman {
    /// The active player encounters his space.
    pub(super) fn begin_encounter<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat) {
        let space = run.state.side(seat).space;
        let lying = run.state.lying(space);
        for card in lying.cards() {
            run.state.marks[card.index()] = 0;
        }
        run.state.turn.barred = false;
        run.push(Frame { this: Thing::space(space), ..Frame::new(Kind::Encounter, seat) });
    }

    /// Is nothing more to come of this encounter?
    fn is_cut_short(state: &State, top: &Frame) -> bool {
        let turn = &state.turn;
        turn.ended || turn.relocated || !state.side(top.me).is_alive()
    }

    pub(super) fn run_encounter<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        if self.fire_ready(run) {
            return;
        }
        if Talisman::is_cut_short(run.state, top) {
            return run.pop();
        }
        let Some(space) = top.this.as_space() else { return run.pop() };
        let entry = self.kit().space(space);
        match top.stage {
            0 => {
                run.stage(stage::DRAW);
                if entry.before.id.0 != 0 {
                    run.push(Frame {
                        text: entry.before.id,
                        this: top.this,
                        ..Frame::new(Kind::Text, top.me)
                    });
                }
            }
            stage::DRAW => {
                run.stage(stage::DRAWN);
                let any = self.draw_to(run, top.me, space, entry.draw);
                if any {
                    self.open_moment(run, top.me, Moment::Drawn, Thing::NONE);
                }
            }
            stage::DRAWN => run.stage(stage::SETTLE),
            stage::SETTLE => self.settle_drawn(run, top, space),
            stage::NEXT => {
                // Before each card everybody may act, if anything has changed (TM-1 6).
                if self.next_card(run.state, space).is_some() {
                    run.stage(stage::MEET);
                    self.open_window(run, Opening::Card, top.me, top.me, NOTHING);
                } else {
                    run.stage(stage::GOLD);
                }
            }
            stage::MEET => self.meet_next(run, top, space),
            stage::GOLD => {
                if self.may_take_gold(run.state, top.me, space) {
                    run.ask(top.me);
                } else {
                    run.stage(stage::TEXT);
                }
            }
            stage::TEXT => self.read_space(run, top, space),
            stage::READ => {
                run.stage(stage::OVER);
                let text = entry.text.id;
                if text.0 != 0 {
                    run.push(Frame { text, this: top.this, ..Frame::new(Kind::Text, top.me) });
                }
            }
            _ => run.pop(),
        }
    }

    /// DRAW TO: until so many cards lie here (TB-55).
    fn draw_to<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat, space: SpaceId, wanted: u8) -> bool {
        let adventure = self.kit().deck(Deck::Adventure);
        let lying = run.state.spots[adventure].iter().filter(|spot| **spot == Spot::space(space)).count();
        let mut codes = Vec::new();
        for _ in lying..usize::from(wanted) {
            let Some(card) = self.draw(run, Deck::Adventure) else { break };
            self.place(run.state, card, Spot::space(space));
            run.state.marks[card.index()] |= mark::FRESH;
            codes.push(self.kit().face(card).code);
        }
        let any = !codes.is_empty();
        if any {
            run.changed();
            run.tell(|| Event::Drew { seat, cards: codes, space });
        }
        any
    }

    /// What cards say when they are drawn: some go elsewhere, some get counters (TB-16 2).
    fn settle_drawn<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, space: SpaceId) {
        let fresh = {
            let state = &*run.state;
            state
                .lying(space)
                .cards()
                .iter()
                .copied()
                .find(|card| state.marks[card.index()] & mark::FRESH != 0)
        };
        let Some(card) = fresh else { return run.stage(stage::NEXT) };
        run.state.marks[card.index()] &= !mark::FRESH;
        let text = self.entry(card).drawn.id;
        if text.0 != 0 {
            run.push(Frame { text, this: Thing::card(card), ..Frame::new(Kind::Text, top.me) });
        }
    }

    /// The card that is met next: the lowest number, in the order laid.
    pub(crate) fn next_card(&self, state: &State, space: SpaceId) -> Option<CardId> {
        state
            .lying(space)
            .cards()
            .iter()
            .copied()
            .filter(|card| {
                state.marks[card.index()] & mark::MET == 0 && self.entry(*card).kind != CardKind::Spell
            })
            .min_by_key(|card| (self.entry(*card).number, state.order[card.index()]))
    }

    fn meet_next<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, space: SpaceId) {
        run.stage(stage::NEXT);
        // Cards may have been drawn meanwhile.
        let fresh = run
            .state
            .lying(space)
            .cards()
            .iter()
            .any(|card| run.state.marks[card.index()] & mark::FRESH != 0);
        if fresh {
            return run.stage(stage::SETTLE);
        }
        let Some(card) = self.next_card(run.state, space) else { return };
        let number = self.entry(card).number;
        // An Enemy that was neither killed nor evaded ends the turn after the Enemies (TB-16 4, TB-19).
        if number >= STRANGERS && run.state.turn.barred {
            run.state.turn.ended = true;
            return;
        }
        if number > THINGS && top.left == 0 && self.may_take_gold(run.state, top.me, space) {
            return run.stage(stage::GOLD);
        }
        run.push(Frame { that: card.0, this: Thing::card(card), ..Frame::new(Kind::Meet, top.me) });
    }

    fn may_take_gold(&self, state: &State, seat: Seat, space: SpaceId) -> bool {
        let asked = state.stack.top().is_some_and(|top| top.left == 0);
        asked && state.gold[space.index()] > 0 && state.side(seat).toad == 0 && !state.turn.barred
    }

    /// The text of the space, last of all; some rolls may be passed over.
    fn read_space<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, space: SpaceId) {
        if run.state.turn.barred {
            run.state.turn.ended = true;
            return;
        }
        let entry = self.kit().space(space);
        if entry.text.id.0 == 0 {
            return run.stage(stage::OVER);
        }
        let skips = self.allowed(
            run.state,
            top.me,
            &Permission::Skip(Vec::new()),
            |permission| matches!(permission, Permission::Skip(spaces) if spaces.contains(&entry.key)),
        );
        if skips {
            run.ask(top.me);
        } else {
            run.stage(stage::READ);
        }
    }

    /// Gold is taken or left; the roll of the space is made or passed over.
    #[allow(clippy::unused_self, reason = "reads as the others do")]
    pub(super) fn list_encounter(&self, into: &mut Vec<Move>) {
        into.extend([Move::Yes, Move::No]);
    }

    /// Is the question of an encounter whether to take the gold that lies there?
    pub(crate) const fn asks_for_gold(top: &Frame) -> bool {
        top.stage == stage::GOLD
    }

    pub(super) fn answer_encounter<L: Log<Event>>(&self, run: &mut Run<'_, L>, choice: &Move) {
        let top = *run.frame();
        let yes = *choice == Move::Yes;
        if top.stage == stage::TEXT {
            return run.stage(if yes { stage::READ } else { stage::OVER });
        }
        let frame = run.frame();
        // Asked once an encounter.
        (frame.left, frame.stage) = (1, stage::NEXT);
        if yes {
            let context = Context::of(top.me, top.this);
            self.hand(run, Stat::Gold, u8::MAX, Holder::Here, Holder::Me, &context);
        }
    }
}

impl Frame {
    /// Is the question of this encounter whether to take the gold that lies there?
    pub(crate) const fn is_about_gold(&self) -> bool {
        matches!(self.kind, Kind::Encounter) && self.stage == stage::GOLD
    }
}

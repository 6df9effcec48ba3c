//! Windows: everybody who may react by public facts is asked at once, sealed, and answers are resolved in order.

use super::Run;
use super::reaction::Occasion;
use crate::components::{CardId, Code};
use crate::event::Event;
use crate::language::{Ability, Moment, Reaction, Region};
use crate::moves::{Answer, Move};
use crate::state::{Frame, Kind, MOST_SEATS, Quiet, State, Thing};
use crate::talisman::Talisman;
use table::{Log, Seat, Seats, Window};

/// What a window is about, kept as the stage of its frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Opening {
    /// W-START and W-MOVE (TM-1 2, 3).
    Start,
    /// W-LAND (TM-1 5).
    Land,
    /// W-CARD (TM-1 6).
    Card,
    /// W-FIGHT (TM-6 2).
    Fight,
    /// W-END (TM-1 8).
    End,
    /// A Spell was cast (TM-5).
    Cast,
    /// Lives are about to be lost (TM-7).
    Loss,
    /// A card is about to be killed.
    Kill,
}

impl Opening {
    const ALL: [Opening; 8] = [
        Opening::Start,
        Opening::Land,
        Opening::Card,
        Opening::Fight,
        Opening::End,
        Opening::Cast,
        Opening::Loss,
        Opening::Kill,
    ];

    pub(crate) fn of(frame: &Frame) -> Opening {
        Opening::ALL[usize::from(frame.stage) % Opening::ALL.len()]
    }

    /// Free windows open only if something has changed since everybody passed the last one (TM-2).
    const fn is_free(self) -> bool {
        matches!(self, Opening::Start | Opening::Land | Opening::Card | Opening::Fight | Opening::End)
    }

    const fn moments(self) -> &'static [Moment] {
        match self {
            Opening::Start => &[Moment::Free, Moment::Start, Moment::Move, Moment::Stead],
            Opening::Land => &[Moment::Free, Moment::Land],
            Opening::Card => &[Moment::Free],
            Opening::Fight => &[Moment::Free, Moment::Fight],
            Opening::End => &[Moment::Free, Moment::End],
            Opening::Cast => &[Moment::Cast],
            Opening::Loss => &[Moment::Loss],
            Opening::Kill => &[Moment::Kill],
        }
    }
}

/// The window has been opened.
const OPEN: u8 = 1;

/// The active player's kind of move, as the turn finds it in its number.
pub(crate) mod kind {
    /// Roll, or whatever is forced.
    pub(crate) const ROLL: i8 = 1;
    /// Stay and encounter the space again.
    pub(crate) const STAY: i8 = 2;
    /// What the space offered.
    pub(crate) const LATER: i8 = 3;
    /// The Command Spell.
    pub(crate) const COMMAND: i8 = 4;
    /// A reaction.
    pub(crate) const REACTION: i8 = 5;
    /// One step, without a roll.
    pub(crate) const WALK: i8 = 6;
}

impl Talisman {
    /// Opens a window. `first` is asked first by the rules, `it` is whom it is about.
    pub(super) fn open_window<L: Log<Event>>(
        &self,
        run: &mut Run<'_, L>,
        opening: Opening,
        first: Seat,
        it: Seat,
        that: u16,
    ) {
        if opening.is_free() {
            for side in &mut run.state.sides {
                side.used_in_window = 0;
            }
        }
        run.push(Frame { stage: opening as u8, it, that, ..Frame::new(Kind::Window, first) });
    }

    fn occasion(&self, state: &State, frame: &Frame, moment: Moment, seat: Seat) -> Occasion {
        let of = match moment {
            Moment::Fight => state.fight.involves(seat).then_some(seat),
            Moment::Loss | Moment::Kill => Some(frame.it),
            Moment::Cast => None,
            _ => Some(state.active()),
        };
        Occasion { moment, of, it: Some(frame.it), that: frame.that }
    }

    /// Tells of everything that a player can do in the window; of a reaction at several moments once.
    fn each_act(
        &self,
        state: &State,
        frame: &Frame,
        seat: Seat,
        mut visit: impl FnMut(&Reaction, Thing, Moment),
    ) {
        let moments = Opening::of(frame).moments();
        for (index, moment) in moments.iter().enumerate() {
            if matches!(moment, Moment::Move | Moment::Stead)
                && !self.may_move_otherwise(state, seat, *moment)
            {
                continue;
            }
            let occasion = self.occasion(state, frame, *moment, seat);
            self.each_available(state, seat, &occasion, false, |reaction, this| {
                // Loss and killing: what is the loser's own is asked of him alone, before.
                let own_moment = matches!(moment, Moment::Loss | Moment::Kill)
                    && reaction.of == crate::language::Whose::Own;
                let earlier = moments[..index].iter().any(|earlier| {
                    let occasion = self.occasion(state, frame, *earlier, seat);
                    reaction.at.contains(earlier) && self.is_due(state, seat, reaction, &occasion)
                });
                if !own_moment && !earlier {
                    visit(reaction, this, *moment);
                }
            });
        }
    }

    /// Is a player asked? By public facts only.
    fn is_asked(&self, state: &State, frame: &Frame, seat: Seat) -> bool {
        let opening = Opening::of(frame);
        let side = state.side(seat);
        if !side.is_alive() {
            return false;
        }
        let active = seat == state.active();
        if active && opening == Opening::Start {
            return true;
        }
        // A Counterspell is no answer to one's own Spell.
        match side.quiet {
            Quiet::No => {}
            Quiet::Attacked if self.is_about(state, frame, seat) => {}
            Quiet::Turn | Quiet::Round | Quiet::Attacked => return false,
        }
        if active && opening == Opening::End && self.can_trade(state, seat).is_some() {
            return true;
        }
        let visible = {
            let mut any = false;
            self.each_act(state, frame, seat, |_, this, _| any |= !self.is_spell(this));
            any
        };
        visible
            || (self.may_cast(state, seat)
                && opening.moments().iter().any(|moment| {
                    !matches!(moment, Moment::Move | Moment::Stead)
                        && self.might_cast(
                            state,
                            seat,
                            &self.occasion(state, frame, *moment, seat),
                            &|card| super::reaction::is_hidden(state.spot(card)),
                        )
                }))
    }

    pub(super) fn is_spell(&self, this: Thing) -> bool {
        this.as_card().is_some_and(|card| self.entry(card).kind == crate::language::Kind::Spell)
    }

    /// Is a window about this player: a fight of his, a loss of his?
    pub(crate) fn is_about(&self, state: &State, frame: &Frame, seat: Seat) -> bool {
        match Opening::of(frame) {
            Opening::Fight => state.fight.involves(seat),
            Opening::Loss | Opening::Kill => frame.it == seat,
            Opening::Cast => {
                let cast = state.stack.frames().iter().rev().find(|frame| frame.kind == Kind::Cast);
                cast.is_some_and(|cast| cast.it == seat && cast.me != seat)
            }
            _ => seat == state.active(),
        }
    }

    /// Has what the window is about gone by?
    fn is_moot(state: &State, opening: Opening) -> bool {
        match opening {
            Opening::Start => state.turn.ended || !state.side(state.active()).is_alive(),
            Opening::Land | Opening::Card => {
                state.turn.ended || state.turn.relocated || !state.side(state.active()).is_alive()
            }
            Opening::Fight => state.fight.decided,
            Opening::End => !state.side(state.active()).is_alive(),
            Opening::Cast | Opening::Loss | Opening::Kill => false,
        }
    }

    pub(super) fn run_window<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        let opening = Opening::of(top);
        if top.left == OPEN {
            return self.resolve(run, top);
        }
        let unchanged = opening.is_free() && !run.state.turn.changed && opening != Opening::Start;
        if Talisman::is_moot(run.state, opening) || run.state.stack.room() <= 6 {
            return run.pop();
        }
        let asked: Seats = self
            .from(Seat(0))
            .filter(|seat| {
                // What is special to this window is asked for even if nothing has changed.
                let special = *seat == run.state.active() || !opening.is_free();
                (!unchanged || special || opening == Opening::Fight) && self.is_asked(run.state, top, *seat)
            })
            .collect();
        if asked.is_empty() {
            if opening.is_free() {
                run.state.turn.changed = false;
            }
            return run.pop();
        }
        run.frame().left = OPEN;
        run.state.window = Window::open(asked);
    }

    /// The order in which the rules ask.
    pub(crate) fn first_in_order(&self, state: &State, top: &Frame) -> Seat {
        match Opening::of(top) {
            Opening::Cast => Seat((top.me.0 + 1) % self.setup.seats),
            Opening::Loss | Opening::Kill => top.it,
            _ => state.active(),
        }
    }

    fn resolve<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        let opening = Opening::of(top);
        let window = core::mem::replace(&mut run.state.window, Window::CLOSED);
        run.revealed |= window.asked().len() > 1;
        run.state.turn.heard = [Quiet::No; MOST_SEATS];
        for seat in window.asked().iter() {
            if let Some(Answer::Quiet(scope)) = window.answer_of(seat) {
                run.state.side_mut(seat).quiet = *scope;
                run.state.turn.heard[seat.index() % MOST_SEATS] = *scope;
                run.tell(|| Event::Quiet { seat, scope: *scope });
            }
        }
        let first = self.first_in_order(run.state, top);
        let act = window.first_to_act(first, self.setup.seats, |answer| !answer.waits());
        let Some((seat, answer)) = act.map(|(seat, answer)| (seat, *answer)) else {
            if opening.is_free() {
                run.state.turn.changed = false;
            }
            run.pop();
            if opening == Opening::Start {
                self.take_kind_of_move(run, window.answer_of(run.state.active()).copied());
            }
            return;
        };
        // The window opens anew after an act; what others had sealed goes back unseen.
        run.frame().left = 0;
        match answer {
            Answer::Use(reaction) => {
                let mut found = None;
                self.each_act(run.state, top, seat, |known, this, _| {
                    if known.id == reaction {
                        found = Some(this);
                    }
                });
                if let Some(this) = found {
                    let it =
                        matches!(opening, Opening::Loss | Opening::Kill | Opening::Cast).then_some(top.it);
                    self.begin_use(run, seat, reaction, this, it, top.that);
                }
            }
            Answer::Ditch(card) => self.ditch(run, seat, CardId(card)),
            Answer::Trade(ability) => self.trade(run, seat, ability),
            _ => {}
        }
        run.state.turn.changed = true;
    }

    /// The turn learns what the active player does instead of, or as, his move.
    fn take_kind_of_move<L: Log<Event>>(&self, run: &mut Run<'_, L>, answer: Option<Answer>) {
        let frame = run.frame();
        frame.n = match answer {
            Some(Answer::Stay) => kind::STAY,
            Some(Answer::Later) => kind::LATER,
            Some(Answer::Command) => kind::COMMAND,
            Some(Answer::Walk(space)) => {
                frame.with = space.index() as u16;
                kind::WALK
            }
            Some(Answer::Instead(reaction)) => {
                frame.with = reaction;
                kind::REACTION
            }
            _ => kind::ROLL,
        };
    }

    pub(super) fn list_window(&self, state: &State, seat: Seat, into: &mut Vec<Move>) {
        let Some(top) = state.stack.top() else { return };
        let opening = Opening::of(top);
        let active = seat == state.active();
        if active && opening == Opening::Start {
            self.list_kinds_of_move(state, seat, into);
        } else {
            into.push(Move::Pass);
            if !active {
                into.extend([Quiet::Turn, Quiet::Round, Quiet::Attacked].map(Move::Quiet));
            }
        }
        self.each_act(state, top, seat, |reaction, this, _| {
            into.push(Move::Use(self.code_of(state, this, seat), reaction.ordinal));
        });
        if active && matches!(opening, Opening::Start | Opening::End) {
            self.each_ditchable(state, seat, |card| into.push(Move::Ditch(self.kit().face(card).code)));
        }
        if active && opening == Opening::End {
            for ability in [Ability::Strength, Ability::Craft] {
                if self.can_trade_for(state, seat, ability) {
                    into.push(Move::Trade(ability));
                }
            }
        }
    }

    /// Own Objects and Followers that may be laid down; one of several equal ones (TB-31).
    fn each_ditchable(&self, state: &State, seat: Seat, mut visit: impl FnMut(CardId)) {
        let mut names = crate::components::NameSet::default();
        for card in self.objects(state, seat).chain(self.followers(state, seat)) {
            let name = self.kit().face(card).name;
            if !names.contains(name) && self.may_ditch(state, seat, card) {
                names.insert(name);
                visit(card);
            }
        }
    }

    pub(super) fn answer_window<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat, choice: &Move) {
        let Some(top) = run.state.stack.top().copied() else { return };
        let answer = self.seal(run.state, &top, seat, choice);
        run.state.window.answer(seat, answer);
    }

    /// A move as it is sealed.
    pub(crate) fn seal(&self, state: &State, top: &Frame, seat: Seat, choice: &Move) -> Answer {
        match choice {
            Move::Character(code) => Answer::Use(self.character_of(*code).unwrap_or_default().into()),
            Move::Quiet(scope) => Answer::Quiet(*scope),
            Move::Roll => Answer::Roll,
            Move::Stay => Answer::Stay,
            Move::Walk(space) => Answer::Walk(*space),
            Move::Later => Answer::Later,
            Move::Command => Answer::Command,
            Move::Trade(ability) => Answer::Trade(*ability),
            Move::Ditch(code) => self.kit().card(*code).map_or(Answer::Pass, |card| Answer::Ditch(card.0)),
            Move::Use(code, ordinal) => {
                let mut answer = Answer::Pass;
                self.each_act(state, top, seat, |reaction, this, moment| {
                    if reaction.ordinal == *ordinal && self.code_of(state, this, seat) == *code {
                        let instead = matches!(moment, Moment::Move | Moment::Stead);
                        answer =
                            if instead { Answer::Instead(reaction.id) } else { Answer::Use(reaction.id) };
                    }
                });
                answer
            }
            _ => Answer::Pass,
        }
    }

    /// Might a player who is asked hold a Spell with which he could answer, of those that may be in his hand? One that he
    /// would cast at once, or one that takes the place of his move and waits like it.
    pub(crate) fn might_answer(
        &self,
        state: &State,
        top: &Frame,
        seat: Seat,
        waiting_only: bool,
        may_be: impl Fn(CardId) -> bool,
    ) -> bool {
        self.may_cast(state, seat)
            && Opening::of(top).moments().iter().any(|moment| {
                let waits = matches!(moment, Moment::Move | Moment::Stead);
                (waits || !waiting_only)
                    && (!waits || (seat == state.active() && self.may_move_otherwise(state, seat, *moment)))
                    && self.might_cast(state, seat, &self.occasion(state, top, *moment, seat), &may_be)
            })
    }

    /// How moves name what speaks.
    pub(crate) fn code_of(&self, state: &State, this: Thing, seat: Seat) -> Code {
        let character = || {
            let entry = state.side(seat).character().map(|character| self.kit().character(character));
            entry.and_then(|entry| entry.code.parse().ok())
        };
        let card = this.as_card().map(|card| self.kit().face(card).code);
        card.or_else(character).unwrap_or_else(Code::none)
    }

    /// May a player, where he stands, do something instead of his move or of the roll for it (TB-50)?
    fn may_move_otherwise(&self, state: &State, seat: Seat, moment: Moment) -> bool {
        let side = state.side(seat);
        let crown = side.space == crate::language::SpaceId::CROWN;
        match moment {
            Moment::Stead => {
                !crown
                    && side.space.region() != Region::Inner
                    && !side.enslaved
                    && self.fixed_move(state, seat).is_none()
            }
            _ => !crown && !side.enslaved,
        }
    }
}

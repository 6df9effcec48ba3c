//! Reactions: who may do what, at which moment; and carrying them out: target, price, effect.

use super::Run;
use crate::components::{CardId, Code, Leaf, Mode, Source};
use crate::event::Event;
use crate::language::{
    Kind as CardKind, Moment, Once, Prohibition, Reaction, Region, SpaceId, Target, Whose,
};
use crate::moves::Move;
use crate::numbers::Context;
use crate::state::{Frame, Kind, NOTHING, Spot, State, Thing};
use crate::talisman::Talisman;
use table::{Log, Seat};

/// The target is chosen.
const AIMED: u8 = 1;
/// The price is paid.
const PAID: u8 = 2;
/// The effect is done.
const DONE: u8 = 3;

/// What a moment is about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Occasion {
    /// Which moment.
    pub moment: Moment,
    /// Whose, if it is somebody's.
    pub of: Option<Seat>,
    /// The other one, where there is one.
    pub it: Option<Seat>,
    /// The card at hand, or [`NOTHING`].
    pub that: u16,
}

impl Occasion {
    /// A moment of a player that is about nothing else.
    pub(crate) const fn of(moment: Moment, seat: Seat) -> Occasion {
        Occasion { moment, of: Some(seat), it: None, that: NOTHING }
    }

    fn context(&self, seat: Seat, this: Thing) -> Context {
        Context { that: self.that, it: self.it.unwrap_or(seat), ..Context::of(seat, this) }
    }
}

impl Talisman {
    /// The reactions that a player could use on an occasion, with what speaks; Spells of his hand included.
    pub(crate) fn each_available(
        &self,
        state: &State,
        seat: Seat,
        occasion: &Occasion,
        must: bool,
        mut visit: impl FnMut(&Reaction, Thing),
    ) {
        for &index in self.kit().at(occasion.moment) {
            let leaf = self.kit().leaf(index);
            let Some(reaction) = Talisman::reaction_of(leaf) else { continue };
            if reaction.must != must || !self.is_due(state, seat, reaction, occasion) {
                continue;
            }
            if leaf.mode == Mode::InHand {
                if !self.may_cast(state, seat) {
                    continue;
                }
                let Source::Name(name) = leaf.source else { continue };
                let held =
                    self.kit().of_name(name).iter().find(|card| state.spot(**card) == Spot::held(seat));
                if let Some(card) = held
                    && self.is_ready(state, seat, leaf, reaction, occasion, Thing::card(*card))
                {
                    visit(reaction, Thing::card(*card));
                }
                continue;
            }
            // One of several equal cards is enough.
            let mut first = None;
            self.each_in_force(state, leaf, seat, |context| {
                first.get_or_insert(context.this);
            });
            if let Some(this) = first
                && self.may_use(state, seat, leaf.source)
                && self.is_ready(state, seat, leaf, reaction, occasion, this)
            {
                visit(reaction, this);
            }
        }
    }

    /// The reaction that a move names, with what speaks.
    pub(crate) fn find_available(
        &self,
        state: &State,
        seat: Seat,
        occasion: &Occasion,
        code: Code,
        ordinal: u8,
    ) -> Option<(u16, Thing)> {
        let mut found = None;
        self.each_available(state, seat, occasion, false, |reaction, this| {
            if reaction.ordinal == ordinal && self.code_of(state, this, seat) == code {
                found = Some((reaction.id, this));
            }
        });
        found
    }

    /// Might a player hold a Spell that can be cast on this occasion, of those that may be in his hand?
    pub(crate) fn might_cast(
        &self,
        state: &State,
        seat: Seat,
        occasion: &Occasion,
        may_be: &impl Fn(CardId) -> bool,
    ) -> bool {
        self.kit().at(occasion.moment).iter().any(|&index| {
            let leaf = self.kit().leaf(index);
            let (Mode::InHand, Source::Name(name), Some(reaction)) =
                (leaf.mode, leaf.source, Talisman::reaction_of(leaf))
            else {
                return false;
            };
            self.is_due(state, seat, reaction, occasion)
                && self.kit().of_name(name).iter().any(|card| may_be(*card))
                && self.is_ready(state, seat, leaf, reaction, occasion, Thing::NONE)
        })
    }

    /// May a player cast at all (TB-34)? His number of Spells and all that forbids it are public.
    pub(crate) fn may_cast(&self, state: &State, seat: Seat) -> bool {
        let side = state.side(seat);
        let quota = if state.active() == seat { side.spells_at_start } else { 1 };
        side.is_alive()
            && side.cast < quota
            && self.spells(state, seat).next().is_some()
            && !self.forbidden(state, seat, &Prohibition::Cast, |_| true)
    }

    pub(super) fn is_due(&self, state: &State, seat: Seat, reaction: &Reaction, occasion: &Occasion) -> bool {
        (reaction.of == Whose::Any || occasion.of == Some(seat))
            && (reaction.once == Once::Often || !self.is_used_up(state, seat, reaction))
    }

    fn is_used_up(&self, state: &State, seat: Seat, reaction: &Reaction) -> bool {
        let side = state.side(seat);
        reaction.slot < 63 && (side.used_in_turn | side.used_in_window) & (1 << reaction.slot) != 0
    }

    fn is_ready(
        &self,
        state: &State,
        seat: Seat,
        leaf: &Leaf,
        reaction: &Reaction,
        occasion: &Occasion,
        this: Thing,
    ) -> bool {
        let context = occasion.context(seat, this);
        self.holds(state, &reaction.when, &context)
            && (reaction.target.is_none()
                || self.has_target(state, reaction, &context, leaf.mode == Mode::InHand))
            && self.payable(state, &reaction.pay, &context)
            && (reaction.target.is_some() || self.possible(state, &reaction.does, &context))
    }

    fn has_target(&self, state: &State, reaction: &Reaction, context: &Context, spell: bool) -> bool {
        let mut targets = Vec::new();
        self.targets(state, reaction, context, spell, &mut targets);
        !targets.is_empty()
    }

    /// Whom or what a reaction can be aimed at.
    pub(crate) fn targets(
        &self,
        state: &State,
        reaction: &Reaction,
        context: &Context,
        spell: bool,
        into: &mut Vec<Move>,
    ) {
        let reaches = |seat: Seat| {
            state.side(seat).is_alive()
                && !(spell && self.forbidden(state, seat, &Prohibition::Spelled, |_| true))
        };
        match &reaction.target {
            None => {}
            Some(Target::Active) => {
                if reaches(state.active()) {
                    into.push(Move::Seat(state.active()));
                }
            }
            Some(target @ (Target::Character(cond) | Target::Other(cond))) => {
                let others_only = matches!(target, Target::Other(_));
                into.extend(
                    self.from(context.me)
                        .filter(|seat| !(others_only && *seat == context.me))
                        .filter(|seat| reaches(*seat))
                        .filter(|seat| {
                            let context = Context { it: *seat, ..*context };
                            self.holds(state, cond, &context)
                                && self.possible(state, &reaction.does, &context)
                        })
                        .map(Move::Seat),
                );
            }
            Some(Target::Card(zone, filter)) => {
                let mut cards = Vec::new();
                self.candidates(state, *zone, filter, context, &mut cards);
                cards.retain(|card| !spell || !self.is_inner_creature(state, *card));
                into.extend(cards.into_iter().map(|card| Move::Card(self.kit().face(card).code)));
            }
            Some(Target::Space) => into.extend(
                SpaceId::all()
                    .filter(|space| space.region() != Region::Inner)
                    .filter(|space| {
                        self.from(Seat(0))
                            .all(|seat| !state.side(seat).is_alive() || state.side(seat).space != *space)
                    })
                    .map(Move::Space),
            ),
        }
    }

    /// Creatures of the Inner Region are beyond Spells (TB-35).
    fn is_inner_creature(&self, state: &State, card: CardId) -> bool {
        self.entry(card).kind == CardKind::Enemy
            && state.spot(card).on_space().is_some_and(|space| space.region() == Region::Inner)
    }

    /// A player uses a reaction.
    pub(super) fn begin_use<L: Log<Event>>(
        &self,
        run: &mut Run<'_, L>,
        seat: Seat,
        reaction: u16,
        this: Thing,
        it: Option<Seat>,
        that: u16,
    ) {
        let Some((leaf, found)) = self.kit().reaction(reaction) else { return };
        let bit = if found.slot < 63 { 1_u64 << found.slot } else { 0 };
        let side = run.state.side_mut(seat);
        match found.once {
            Once::Often => {}
            Once::Window => side.used_in_window |= bit,
            Once::Turn => side.used_in_turn |= bit,
        }
        let kind = if leaf.mode == Mode::InHand { Kind::Cast } else { Kind::Use };
        // One Armour a loss (TB-23, RU-9).
        if kind == Kind::Use && found.at.contains(&Moment::Loss) {
            run.state.loss.armoured = run.state.loss.armoured.with(seat);
        }
        if kind == Kind::Use {
            run.tell(|| Event::Used { seat, reaction });
        } else if let Some(card) = this.as_card() {
            // From here on everybody knows which Spell it is, whatever it is aimed at.
            run.state.side_mut(seat).cast += 1;
            self.place(run.state, card, Spot::FORCE);
            run.changed();
        }
        run.push(Frame { with: reaction, this, it: it.unwrap_or(seat), that, ..Frame::new(kind, seat) });
    }

    /// Uses of what is held, without being a Spell.
    pub(super) fn run_use<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        let Some((_, reaction)) = self.kit().reaction(top.with) else { return run.pop() };
        match top.stage {
            0 => self.aim(run, top, reaction, false),
            AIMED => {
                run.stage(PAID);
                if reaction.pay.id.0 != 0 {
                    run.push(self.text_of_use(top, reaction.pay.id));
                }
            }
            PAID => {
                run.stage(DONE);
                if reaction.does.id.0 != 0 {
                    run.push(self.text_of_use(top, reaction.does.id));
                }
            }
            _ => run.pop(),
        }
    }

    /// The text of a reaction acts for its owner; a space that is its target is known to it.
    pub(super) fn text_of_use(&self, top: &Frame, text: crate::language::TextId) -> Frame {
        let space = if top.left > 0 { u16::from(top.left) - 1 } else { 0 };
        Frame { kind: Kind::Text, stage: 0, step: 0, left: 0, text, with: space, ..*top }
    }

    /// Chooses the target; asks if there is a choice.
    pub(super) fn aim<L: Log<Event>>(
        &self,
        run: &mut Run<'_, L>,
        top: &Frame,
        reaction: &Reaction,
        spell: bool,
    ) {
        if reaction.target.is_none() {
            run.stage(AIMED);
            return;
        }
        let mut targets = Vec::new();
        self.targets(run.state, reaction, &Context::frame(top), spell, &mut targets);
        match targets[..] {
            [] => run.stage(DONE),
            [only] => self.aimed(run, &only),
            _ => run.ask(top.me),
        }
    }

    fn aimed<L: Log<Event>>(&self, run: &mut Run<'_, L>, target: &Move) {
        let card = match target {
            Move::Card(code) => self.kit().card(*code),
            _ => None,
        };
        let frame = run.frame();
        frame.stage = AIMED;
        match target {
            Move::Seat(seat) => frame.it = *seat,
            Move::Space(space) => frame.left = space.index() as u8 + 1,
            _ => frame.that = card.map_or(NOTHING, |card| card.0),
        }
    }

    pub(super) fn list_use(&self, state: &State, top: &Frame, into: &mut Vec<Move>) {
        if let Some((leaf, reaction)) = self.kit().reaction(top.with) {
            self.targets(state, reaction, &Context::frame(top), leaf.mode == Mode::InHand, into);
        }
    }

    pub(super) fn answer_use<L: Log<Event>>(&self, run: &mut Run<'_, L>, _top: &Frame, choice: &Move) {
        self.aimed(run, choice);
    }
}

/// Does nobody but the owner, or nobody at all, see it there?
pub(crate) fn is_hidden(spot: Spot) -> bool {
    matches!(spot, Spot::DECK | Spot::TOP) || spot.holder().is_some()
}

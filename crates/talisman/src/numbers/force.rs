//! What is in force for whom.

use super::Context;
use crate::components::{Leaf, Mode, Source, What};
use crate::language::{Filter, Kind, Permission, Prohibition, Reaction};
use crate::state::{NOTHING, Spot, State, Thing, Until};
use crate::talisman::Talisman;
use table::Seat;

impl Talisman {
    /// Tells `visit` of everything by which a leaf is in force for a player: each card of the name that he has, say.
    #[inline]
    pub(crate) fn each_in_force(
        &self,
        state: &State,
        leaf: &Leaf,
        seat: Seat,
        mut visit: impl FnMut(Context),
    ) {
        self.each_source(state, leaf, seat, |this, n| {
            let mut context = Context::of(seat, this);
            context.n = n;
            if leaf.conds.iter().all(|cond| self.holds(state, cond, &context)) {
                visit(context);
            }
        });
    }

    #[inline]
    fn each_source(&self, state: &State, leaf: &Leaf, seat: Seat, mut visit: impl FnMut(Thing, i8)) {
        let side = state.side(seat);
        match leaf.mode {
            Mode::Lasting(list) => {
                for lasting in &state.lasting {
                    if lasting.until != Until::Never
                        && lasting.list == list
                        && lasting.card == NOTHING
                        && lasting.subject.is_none_or(|subject| subject == seat)
                        && !(self.is_of_spell(lasting.source) && self.is_shielded(state, seat))
                    {
                        visit(lasting.source, lasting.n);
                    }
                }
                return;
            }
            Mode::Held | Mode::Wielded | Mode::Lying | Mode::InHand => {}
        }
        match leaf.source {
            Source::Name(name) => {
                if leaf.mode == Mode::Lying
                    && self.kit().name(name).kind == Kind::Spell
                    && self.is_shielded(state, seat)
                {
                    return;
                }
                let spot = if leaf.mode == Mode::Lying { Spot::space(side.space) } else { Spot::held(seat) };
                for &card in self.kit().of_name(name) {
                    if state.spot(card) == spot
                        && (leaf.mode != Mode::Wielded || self.wields(state, seat, card.0))
                    {
                        visit(Thing::card(card), 0);
                    }
                }
            }
            Source::Character(character) => {
                if side.character == character.0 && side.toad == 0 {
                    visit(Thing::character(character), 0);
                }
            }
            Source::Space(space) => {
                if side.space == space && side.is_alive() {
                    visit(Thing::space(space), 0);
                }
            }
            Source::Quest(quest) => {
                if side.quest == quest.0 {
                    visit(Thing::quest(quest), 0);
                }
            }
            Source::Toad => {
                if side.toad > 0 {
                    visit(Thing::TOAD, 0);
                }
            }
            Source::Enslaved => {
                if side.enslaved {
                    visit(Thing::ENSLAVED, 0);
                }
            }
        }
    }

    fn is_of_spell(&self, source: Thing) -> bool {
        source.as_card().is_some_and(|card| self.entry(card).kind == Kind::Spell)
    }

    /// Is a player out of reach of Spells in force (RU-47, RU-48)? Asked of the card and the space alone, for whether he may
    /// use the card is itself a question of Spells in force.
    fn is_shielded(&self, state: &State, seat: Seat) -> bool {
        let kit = self.kit();
        kit.forbidding(&Prohibition::Spelled).iter().any(|&index| {
            let Source::Name(name) = kit.leaf(index).source else { return false };
            kit.of_name(name).iter().any(|card| state.spot(*card) == Spot::held(seat))
                && !kit.forbidding(&Prohibition::Use(Filter::default())).iter().any(|&index| {
                    let leaf = kit.leaf(index);
                    leaf.source == Source::Space(state.side(seat).space)
                        && matches!(&leaf.what, What::Cannot(Prohibition::Use(filter)) if filter.names.contains(name))
                })
        })
    }

    /// Does a fighter use this card in the fight at hand?
    pub(crate) fn wields(&self, state: &State, seat: Seat, card: u16) -> bool {
        state.fight.involves(seat) && state.fight.arms_of(seat).contains(&card)
    }

    /// Is something of this kind forbidden to a player, by a prohibition that fits?
    pub(crate) fn forbidden(
        &self,
        state: &State,
        seat: Seat,
        kind: &Prohibition,
        fits: impl Fn(&Prohibition) -> bool,
    ) -> bool {
        self.kit().forbidding(kind).iter().any(|&index| {
            let leaf = self.kit().leaf(index);
            let What::Cannot(prohibition) = &leaf.what else { return false };
            let mut found = false;
            if fits(prohibition) {
                self.each_in_force(state, leaf, seat, |_| found = true);
            }
            // What protects its owner has to be used for that (RU-49).
            let protects =
                matches!(prohibition, Prohibition::Spelled | Prohibition::Lose(..) | Prohibition::Suffer(_));
            found && (!protects || self.may_use(state, seat, leaf.source))
        })
    }

    /// Is something of this kind allowed to a player, by a permission that fits? What a forbidden card allows does not
    /// hold.
    pub(crate) fn allowed(
        &self,
        state: &State,
        seat: Seat,
        kind: &Permission,
        fits: impl Fn(&Permission) -> bool,
    ) -> bool {
        self.kit().allowing(kind).iter().any(|&index| {
            let leaf = self.kit().leaf(index);
            let What::Can(permission) = &leaf.what else { return false };
            let mut found = false;
            if fits(permission) {
                self.each_in_force(state, leaf, seat, |_| found = true);
            }
            found && (matches!(permission, Permission::Valley) || self.may_use(state, seat, leaf.source))
        })
    }

    /// May a player use what this can do? (Cursed Glade, Destroy Magic) The Amulet's owner is not touched by Spells.
    pub(crate) fn may_use(&self, state: &State, seat: Seat, source: Source) -> bool {
        let Source::Name(name) = source else { return true };
        let armour = self.kit().name(name).class == Some(crate::language::Class::Armour);
        if armour && !self.may_wield(state, seat, name) {
            return false;
        }
        !self.forbidden(
            state,
            seat,
            &Prohibition::Use(crate::language::Filter::default()),
            |prohibition| matches!(prohibition, Prohibition::Use(filter) if filter.names.contains(name)),
        )
    }

    /// May a player use cards of this name in battle? (Monk, Priest)
    pub(crate) fn may_wield(&self, state: &State, seat: Seat, name: crate::components::NameId) -> bool {
        !self.forbidden(
            state,
            seat,
            &Prohibition::Wield(crate::language::Filter::default()),
            |prohibition| matches!(prohibition, Prohibition::Wield(filter) if filter.names.contains(name)),
        )
    }

    /// May a card be evaded by everybody for a while?
    pub(crate) fn is_immobile(&self, state: &State, card: u16) -> bool {
        state.lasting.iter().any(|lasting| lasting.until != Until::Never && lasting.card == card)
    }

    /// The reaction of a leaf.
    pub(crate) fn reaction_of(leaf: &Leaf) -> Option<&Reaction> {
        match &leaf.what {
            What::On(reaction) => Some(reaction),
            _ => None,
        }
    }
}

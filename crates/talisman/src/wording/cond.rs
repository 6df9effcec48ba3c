//! Conditions, as they stand after “if” and “while”; in German the verb comes last there.

use super::noun::{ability, filter_noun, on_one_of, plain, region};
use super::speaker::{Row, Speaker, join};
use crate::language::{
    Ability, Amount, Cards, Cond, Deck, Fact, Filter, Holder, Offer, Order, Over, Place, Sort, Stat, Status,
    Step, Tag, Trait, Who, Zone,
};
use table::Phrase;

impl Speaker<'_> {
    /// A condition: “you are good”.
    pub(super) fn cond(self, cond: &Cond) -> Phrase {
        self.clause_of(cond, |who| self.person(who))
    }

    /// A condition as what is told of `it`: “who is wounded”.
    pub(super) fn cond_of_target(self, cond: &Cond) -> Phrase {
        self.clause_of(cond, |who| match who {
            Who::It => "who",
            Who::Me => self.person(who),
        })
    }

    fn clause_of(self, cond: &Cond, person: impl Fn(Who) -> &'static str + Copy) -> Phrase {
        let is = |who: Who, what: Phrase| Phrase::new("cond-is").with("who", person(who)).with("what", what);
        match cond {
            Cond::Always => Phrase::new("cond-always"),
            Cond::Is(who, Trait::Active) => Phrase::new("cond-active").with("who", person(*who)),
            Cond::Is(who, what) => is(*who, trait_of(*what)),
            Cond::Has(who, filter) => {
                Phrase::new("cond-has").with("who", person(*who)).with("what", filter_noun(filter, "a"))
            }
            Cond::At(spaces) => {
                Phrase::new("cond-at").with("who", person(Who::Me)).with("where", on_one_of(spaces))
            }
            Cond::In(place) => {
                Phrase::new("cond-in").with("who", person(Who::Me)).with("where", region(*place))
            }
            Cond::That(Filter { sorts, .. }) if **sorts == [Sort::Strong] => Phrase::new("cond-strong"),
            Cond::That(filter) => Phrase::new("cond-that").with("what", filter_noun(filter, "nom")),
            Cond::Cmp(left, order, right) => self.compared(left, *order, right),
            Cond::Fact(fact) => fact_clause(*fact),
            Cond::Not(inner) => match &**inner {
                Cond::Is(who, Trait::Toad) => is(*who, Phrase::new("trait-no-toad")),
                Cond::Is(who, what) => is(*who, Phrase::new("trait-not").with("what", trait_of(*what))),
                Cond::Has(who, filter) if filter.sorts.iter().any(|sort| matches!(sort, Sort::Named(_))) => {
                    Phrase::new("cond-lacks").with("who", person(*who)).with("what", filter_noun(filter, "a"))
                }
                Cond::Has(who, filter) => {
                    Phrase::new("cond-has").with("who", person(*who)).with("what", filter_noun(filter, "no"))
                }
                Cond::At(spaces) => {
                    Phrase::new("cond-not-at").with("who", person(Who::Me)).with("where", on_one_of(spaces))
                }
                Cond::In(place) => {
                    Phrase::new("cond-not-in").with("who", person(Who::Me)).with("where", region(*place))
                }
                Cond::That(filter) => Phrase::new("cond-that-not").with("what", filter_noun(filter, "none")),
                other => Phrase::new("cond-not").with("cond", self.clause_of(other, person)),
            },
            Cond::All(all) => join(Row::And, all.iter().map(|one| self.clause_of(one, person))),
            Cond::Any(any) => join(Row::Or, any.iter().map(|one| self.clause_of(one, person))),
        }
    }

    fn compared(self, left: &Amount, order: Order, right: &Amount) -> Phrase {
        match (left, order, right) {
            (Amount::On(_, Holder::This), Order::Same, Amount::Exactly(0)) => Phrase::new("cond-none-left"),
            (Amount::On(stat, Holder::It), Order::More, Amount::Exactly(0)) => {
                Phrase::new("cond-has").with("who", self.person(Who::It)).with("what", plain(*stat))
            }
            (_, Order::More, Amount::Exactly(number)) => {
                Phrase::new("cond-at-least").with("left", self.amount(left)).with("n", i64::from(*number) + 1)
            }
            _ => {
                let key = match order {
                    Order::Less => "cond-less",
                    Order::Same => "cond-same",
                    Order::More => "cond-more",
                };
                Phrase::new(key).with("left", self.amount(left)).with("right", self.amount(right))
            }
        }
    }
}

fn trait_of(what: Trait) -> Phrase {
    Phrase::new(match what {
        Trait::Good => "trait-good",
        Trait::Neutral => "trait-neutral",
        Trait::Evil => "trait-evil",
        Trait::Toad => "trait-toad",
        Trait::Sworn => "trait-sworn",
        Trait::Wounded => "trait-wounded",
        Trait::Drained => "trait-drained",
        Trait::Active => "trait-active",
        Trait::Able => "trait-able",
    })
}

/// What a roll is for: “the roll for your move”.
pub(crate) fn roll_for(tag: Tag) -> Phrase {
    match tag {
        Tag::Table => Phrase::new("roll-table"),
        Tag::Move => Phrase::new("roll-move"),
        Tag::Attack => Phrase::new("roll-attack"),
        Tag::Pray => Phrase::new("roll-pray"),
        Tag::Portal(by) => Phrase::new("roll-portal").with("ability", ability(by)),
        Tag::Mines => Phrase::new("roll-mines"),
        Tag::Cave => Phrase::new("roll-cave"),
        Tag::Armour => Phrase::new("roll-armour"),
        Tag::Freedom => Phrase::new("roll-freedom"),
        Tag::Command => Phrase::new("roll-command"),
    }
}

/// Does a condition only say that the steps can do anything at all? Then nobody needs to read it: “take 1 gold from
/// somebody who has gold”.
pub(super) fn goes_without_saying(cond: &Cond, steps: &[Step]) -> bool {
    let within = |wanted: &dyn Fn(&Step) -> bool| any_step(steps, wanted);
    match cond {
        Cond::Always => true,
        Cond::Is(Who::Me, Trait::Wounded) => within(&|step| matches!(step, Step::Restore(Stat::Life, _))),
        Cond::Is(Who::Me, Trait::Drained) => within(&|step| matches!(step, Step::Restore(Stat::Fate, _))),
        Cond::Is(Who::Me, Trait::Able) => {
            within(&|step| matches!(step, Step::Put(Cards::Top(Deck::Spell, _), Place::Me)))
        }
        Cond::Has(who, filter) => within(&|step| match step {
            Step::Put(cards, _) | Step::Look(cards) => of_whom(cards) == Some((*who, filter)),
            _ => false,
        }),
        Cond::Cmp(Amount::On(stat, Holder::It), Order::More, Amount::Exactly(0)) => {
            within(&|step| matches!(step, Step::Hand(handed, _, Holder::It, _) if handed == stat))
        }
        Cond::Cmp(Amount::On(stat, Holder::Me), Order::More, Amount::Exactly(0)) => {
            within(&|step| matches!(step, Step::Lose(lost, _) if lost == stat))
        }
        Cond::Not(inner) => match **inner {
            Cond::Is(Who::Me, Trait::Good) => within(&|step| matches!(step, Step::Become(Status::Good))),
            Cond::Is(Who::Me, Trait::Neutral) => {
                within(&|step| matches!(step, Step::Become(Status::Neutral)))
            }
            Cond::Is(Who::Me, Trait::Evil) => within(&|step| matches!(step, Step::Become(Status::Evil))),
            _ => false,
        },
        Cond::Any(any) => any.iter().all(|one| goes_without_saying(one, steps)),
        _ => false,
    }
}

fn of_whom(cards: &Cards) -> Option<(Who, &Filter)> {
    match cards {
        Cards::Pick(Zone::Of(who), filter, _) | Cards::All(Zone::Of(who), filter) => Some((*who, filter)),
        _ => None,
    }
}

/// Is there such a step, however deep?
fn any_step(steps: &[Step], wanted: &dyn Fn(&Step) -> bool) -> bool {
    steps.iter().any(|step| {
        wanted(step)
            || match step {
                Step::Choose { of, .. } => of.iter().any(|Offer { pay, does, .. }| {
                    any_step(&pay.steps, wanted) || any_step(&does.steps, wanted)
                }),
                Step::If { then, otherwise, .. } => {
                    any_step(&then.steps, wanted) || any_step(&otherwise.steps, wanted)
                }
                Step::Roll { rows, .. } => rows.iter().any(|row| any_step(&row.1.steps, wanted)),
                Step::Each(Over::Times(_) | Over::Cards(_), text) => any_step(&text.steps, wanted),
                _ => false,
            }
    })
}

/// Something about the fight, roll or loss at hand.
fn fact_clause(fact: Fact) -> Phrase {
    Phrase::new(match fact {
        Fact::By(Ability::Strength) => "fact-battle",
        Fact::By(Ability::Craft) => "fact-psychic",
        Fact::Attacking => "fact-attacking",
        Fact::Duel => "fact-duel",
        Fact::Card => "fact-card",
        Fact::Won => "fact-won",
        Fact::Using => "fact-using",
        Fact::Blood => "fact-blood",
        Fact::For(tag) => return Phrase::new("fact-for").with("roll", roll_for(tag)),
        Fact::Natural(number) => return Phrase::new("fact-natural").with("n", number),
        Fact::Beaten => "fact-beaten",
    })
}

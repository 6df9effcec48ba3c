//! What holds while something is owned, lies somewhere or is in force.

use super::cond::roll_for;
use super::noun::{ability, filter_noun, on_spaces, plain, region};
use super::speaker::{Row, Speaker, join};
use crate::language::{
    Ability, Amount, Cond, Fact, Modifier, Number, Permission, Prohibition, Stat, Trait, Who,
};
use table::Phrase;

impl Speaker<'_> {
    /// Modifiers, one clause each; those that belong together are said together.
    pub(super) fn modifiers(self, list: &[Modifier], everybody: bool) -> Vec<Phrase> {
        let mut said = Vec::new();
        let mut rest = list;
        while let Some((first, after)) = rest.split_first() {
            let plus = |modifier: &Modifier| match modifier {
                Modifier::Number(
                    number @ (Number::Ability(_) | Number::Value(_)),
                    amount @ Amount::Exactly(_),
                ) => self.bonus(*number, amount),
                _ => None,
            };
            let bonuses: Vec<Phrase> = rest.iter().map_while(plus).collect();
            if bonuses.len() > 1 {
                rest = &rest[bonuses.len()..];
                said.push(join(Row::Comma, bonuses));
                continue;
            }
            if let (Modifier::When(Cond::Not(not), usual), Some(Modifier::When(is, special))) =
                (first, after.first())
                && **not == *is
            {
                let special = join(Row::And, self.modifiers(special, everybody));
                let usual = join(Row::And, self.modifiers(usual, everybody));
                said.push(
                    Phrase::new("mod-but")
                        .with("usual", usual)
                        .with("lead", self.lead(is))
                        .with("special", special),
                );
                rest = &after[1..];
                continue;
            }
            said.push(self.modifier(first, everybody));
            rest = after;
        }
        said
    }

    /// One modifier: “you cannot cast Spells”.
    fn modifier(self, modifier: &Modifier, everybody: bool) -> Phrase {
        let who = if everybody { "all" } else { "you" };
        match modifier {
            Modifier::Number(number, amount) => self.added(*number, amount, who),
            Modifier::Fix(number, amount) => self.fixed(*number, amount, who),
            Modifier::Can(permission) => can(permission, who),
            Modifier::Cannot(prohibition) => cannot(prohibition, who),
            Modifier::On(reaction) => self.reaction(reaction),
            Modifier::When(cond, inner) => self.when(cond, inner, everybody),
        }
    }

    fn when(self, cond: &Cond, inner: &[Modifier], everybody: bool) -> Phrase {
        if let (
            Cond::Is(Who::Me, who @ (Trait::Good | Trait::Neutral | Trait::Evil)),
            [Modifier::Cannot(Prohibition::Have)],
        ) = (cond, inner)
        {
            return Phrase::new(match who {
                Trait::Good => "mod-not-good",
                Trait::Evil => "mod-not-evil",
                _ => "mod-not-neutral",
            });
        }
        if let ([Modifier::Fix(Number::Move, Amount::Exactly(spaces))], true) = (inner, everybody) {
            return Phrase::new("mod-where")
                .with("lead", self.lead(cond))
                .with("what", Phrase::new("mod-move").with("n", *spaces).with("who", "all-after"));
        }
        let what = join(Row::And, self.modifiers(inner, everybody));
        Phrase::new("mod-when").with("lead", self.lead(cond)).with("what", what)
    }

    /// While something is so, at the start of a clause: “against Dragons”.
    fn lead(self, cond: &Cond) -> Phrase {
        match cond {
            Cond::Fact(Fact::By(Ability::Strength)) => Phrase::new("lead-battle"),
            Cond::Fact(Fact::By(Ability::Craft)) => Phrase::new("lead-psychic"),
            Cond::That(filter) => Phrase::new("lead-against").with("what", filter_noun(filter, "many")),
            Cond::In(place) => Phrase::new("lead-in").with("where", region(*place)),
            Cond::Not(inner) => match &**inner {
                Cond::In(place) => Phrase::new("lead-outside").with("where", region(*place)),
                _ => Phrase::new("lead-while").with("cond", self.cond(cond)),
            },
            _ => Phrase::new("lead-while").with("cond", self.cond(cond)),
        }
    }

    /// What is added, as something one has: “Strength +1”.
    pub(super) fn bonus(self, number: Number, amount: &Amount) -> Option<Phrase> {
        if !matches!(number, Number::Ability(_) | Number::Value(_) | Number::LifeValue | Number::FateValue) {
            return None;
        }
        let name = number_name(number);
        Some(match amount {
            Amount::Exactly(plus) if *plus < 0 => {
                Phrase::new("bonus-less").with("name", name).with("n", -i64::from(*plus))
            }
            Amount::Exactly(plus) => Phrase::new("bonus-more").with("name", name).with("n", *plus),
            _ => match number {
                Number::Ability(Ability::Strength) => {
                    Phrase::new("bonus-strength").with("amount", self.amount(amount))
                }
                Number::Ability(Ability::Craft) => {
                    Phrase::new("bonus-craft").with("amount", self.amount(amount))
                }
                _ => Phrase::new("bonus-amount").with("amount", self.amount(amount)).with("name", name),
            },
        })
    }

    fn added(self, number: Number, amount: &Amount, who: &'static str) -> Phrase {
        let with = |key| Phrase::new(key).with("amount", self.amount(amount));
        match (number, amount) {
            (Number::Menace, Amount::Exactly(_)) => with("mod-menace"),
            (Number::ObjectLimit, Amount::Exactly(more @ 1..)) => {
                Phrase::new("mod-objects").with("n", *more).with("who", who)
            }
            (Number::BattleDice, Amount::Exactly(more @ 1..)) => {
                Phrase::new("mod-battle-dice").with("n", *more)
            }
            (Number::Weapons, Amount::Exactly(more @ 1..)) => Phrase::new("mod-weapons").with("n", *more),
            (Number::Ability(_), Amount::Exactly(_)) => self
                .bonus(number, amount)
                .unwrap_or_else(|| with("mod-number").with("name", number_name(number))),
            (Number::Ability(Ability::Strength), _) => with("mod-add-strength"),
            (Number::Ability(Ability::Craft), _) => with("mod-add-craft"),
            _ => self
                .bonus(number, amount)
                .unwrap_or_else(|| with("mod-number").with("name", number_name(number))),
        }
    }

    fn fixed(self, number: Number, amount: &Amount, who: &'static str) -> Phrase {
        let with =
            |key| Phrase::new(key).with("name", number_name(number)).with("amount", self.amount(amount));
        match (number, amount) {
            (Number::Move, Amount::Exactly(spaces)) => {
                Phrase::new("mod-move").with("n", *spaces).with("who", who)
            }
            (Number::Dice(tag), Amount::Exactly(dice)) => {
                Phrase::new("mod-dice").with("roll", roll_for(tag)).with("n", *dice)
            }
            (Number::Ability(_) | Number::Value(_) | Number::LifeValue | Number::FateValue, _) => {
                with("mod-is")
            }
            _ => with("mod-number-is"),
        }
    }
}

fn none_of(stat: Stat) -> Phrase {
    match stat {
        Stat::Life => Phrase::new("none-life"),
        _ => Phrase::new("none-of").with("what", plain(stat)),
    }
}

/// Something that is allowed.
fn can(permission: &Permission, who: &'static str) -> Phrase {
    let phrase = match permission {
        Permission::Evade(spaces) if spaces.is_empty() => Phrase::new("can-evade"),
        Permission::Evade(spaces) => Phrase::new("can-evade-on").with("where", on_spaces(spaces)),
        Permission::Skip(spaces) => Phrase::new("can-skip").with("where", on_spaces(spaces)),
        Permission::Psychic => Phrase::new("can-psychic"),
        Permission::Spare(filter) => Phrase::new("can-spare").with("what", filter_noun(filter, "many")),
        Permission::See => Phrase::new("can-see"),
        Permission::Valley => Phrase::new("can-valley"),
        Permission::Command => Phrase::new("can-command"),
    };
    phrase.with("who", who)
}

/// Something that is forbidden.
fn cannot(prohibition: &Prohibition, who: &'static str) -> Phrase {
    let phrase = match prohibition {
        Prohibition::Cast => Phrase::new("cannot-cast"),
        Prohibition::Spelled => Phrase::new("cannot-spelled"),
        Prohibition::Use(filter) => Phrase::new("cannot-use").with("what", filter_noun(filter, "weak")),
        Prohibition::Count(filter) => {
            return Phrase::new("cannot-count").with("what", filter_noun(filter, "dats"));
        }
        Prohibition::Gain(filter) => Phrase::new("cannot-gain").with("what", filter_noun(filter, "weak")),
        Prohibition::Have => Phrase::new("cannot-have"),
        Prohibition::Ditch => Phrase::new("cannot-ditch"),
        Prohibition::Wield(filter) => Phrase::new("cannot-wield").with("what", filter_noun(filter, "weak")),
        Prohibition::Suffer(filter) => Phrase::new("cannot-suffer").with("what", filter_noun(filter, "nom")),
        Prohibition::Lose(stat, spaces) => {
            Phrase::new("cannot-lose").with("what", none_of(*stat)).with("where", on_spaces(spaces))
        }
        Prohibition::Portal => Phrase::new("cannot-portal"),
    };
    phrase.with("who", who)
}

/// What a number is called.
fn number_name(number: Number) -> Phrase {
    Phrase::new(match number {
        Number::Ability(by) => return ability(by),
        Number::Dice(tag) => return Phrase::new("number-dice").with("roll", roll_for(tag)),
        Number::Value(Ability::Strength) => "value-strength",
        Number::Value(Ability::Craft) => "value-craft",
        Number::LifeValue => "value-life",
        Number::FateValue => "value-fate",
        Number::Menace => "number-menace",
        Number::ObjectLimit => "number-objects",
        Number::TrophyPrice => "number-trophies",
        Number::Move => "number-move",
        Number::BattleDice => "number-battle-dice",
        Number::Weapons => "number-weapons",
    })
}

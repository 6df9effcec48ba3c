//! What holds while something is owned, lies somewhere or is in force.

use super::cond::roll_for;
use super::noun::{ability, plain, region};
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
            Modifier::Can(permission) => self.can(permission, who),
            Modifier::Cannot(prohibition) => self.cannot(prohibition, who),
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
            Cond::That(filter) => Phrase::new("lead-against").with("what", self.filter(filter, "many")),
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
        let name = match number {
            Number::Ability(by) => ability(by),
            Number::Value(Ability::Strength) => Phrase::new("value-strength"),
            Number::Value(Ability::Craft) => Phrase::new("value-craft"),
            Number::LifeValue => Phrase::new("value-life"),
            Number::FateValue => Phrase::new("value-fate"),
            _ => return None,
        };
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
        match number {
            Number::Menace => with("mod-menace"),
            Number::ObjectLimit => with("mod-objects").with("who", who),
            Number::TrophyPrice => with("mod-trophies"),
            Number::Move => with("mod-further").with("who", who),
            Number::Dice(tag) => with("mod-more-dice").with("roll", roll_for(tag)),
            Number::BattleDice => match amount {
                Amount::Exactly(dice) => Phrase::new("mod-battle-dice").with("n", *dice),
                _ => with("mod-battle-dice-as"),
            },
            Number::Weapons => match amount {
                Amount::Exactly(weapons) => Phrase::new("mod-weapons").with("n", *weapons),
                _ => with("mod-weapons-as"),
            },
            Number::Ability(by) if !matches!(amount, Amount::Exactly(_)) => with(match by {
                Ability::Strength => "mod-add-strength",
                Ability::Craft => "mod-add-craft",
            }),
            Number::Ability(_) | Number::Value(_) | Number::LifeValue | Number::FateValue => {
                self.bonus(number, amount).unwrap_or(Phrase::new("say-nothing"))
            }
        }
    }

    fn fixed(self, number: Number, amount: &Amount, who: &'static str) -> Phrase {
        let with = |key| Phrase::new(key).with("amount", self.amount(amount));
        let is = |name: Phrase| with("mod-is").with("name", name);
        match number {
            Number::Ability(by) => is(ability(by)),
            Number::Value(Ability::Strength) => is(Phrase::new("value-strength")),
            Number::Value(Ability::Craft) => is(Phrase::new("value-craft")),
            Number::LifeValue => is(Phrase::new("value-life")),
            Number::FateValue => is(Phrase::new("value-fate")),
            Number::Menace => with("mod-menace"),
            Number::ObjectLimit => with("mod-fix-objects").with("who", who),
            Number::TrophyPrice => with("mod-fix-trophies"),
            Number::Move => match amount {
                Amount::Exactly(spaces) => Phrase::new("mod-move").with("n", *spaces).with("who", who),
                _ => with("mod-move-as").with("who", who),
            },
            Number::Dice(tag) => match amount {
                Amount::Exactly(dice) => Phrase::new("mod-dice").with("roll", roll_for(tag)).with("n", *dice),
                _ => with("mod-dice-as").with("roll", roll_for(tag)),
            },
            Number::BattleDice => with("mod-fix-battle-dice"),
            Number::Weapons => with("mod-fix-weapons"),
        }
    }

    fn can(self, permission: &Permission, who: &'static str) -> Phrase {
        let phrase = match permission {
            Permission::Evade(spaces) if spaces.is_empty() => Phrase::new("can-evade"),
            Permission::Evade(spaces) => Phrase::new("can-evade-on").with("where", self.on_spaces(spaces)),
            Permission::Skip(spaces) => Phrase::new("can-skip").with("where", self.on_spaces(spaces)),
            Permission::Psychic => Phrase::new("can-psychic"),
            Permission::Spare(filter) => Phrase::new("can-spare").with("what", self.filter(filter, "many")),
            Permission::See => Phrase::new("can-see"),
            Permission::Valley => Phrase::new("can-valley"),
            Permission::Command => Phrase::new("can-command"),
        };
        phrase.with("who", who)
    }

    fn cannot(self, prohibition: &Prohibition, who: &'static str) -> Phrase {
        let phrase = match prohibition {
            Prohibition::Cast => Phrase::new("cannot-cast"),
            Prohibition::Spelled => Phrase::new("cannot-spelled"),
            Prohibition::Use(filter) => Phrase::new("cannot-use").with("what", self.filter(filter, "weak")),
            Prohibition::Count(filter) => {
                return Phrase::new("cannot-count").with("what", self.filter(filter, "dats"));
            }
            Prohibition::Gain(filter) => Phrase::new("cannot-gain").with("what", self.filter(filter, "weak")),
            Prohibition::Have => Phrase::new("cannot-have"),
            Prohibition::Ditch => Phrase::new("cannot-ditch"),
            Prohibition::Wield(filter) => {
                Phrase::new("cannot-wield").with("what", self.filter(filter, "weak"))
            }
            Prohibition::Suffer(filter) => {
                Phrase::new("cannot-suffer").with("what", self.filter(filter, "nom"))
            }
            Prohibition::Lose(stat, spaces) => {
                Phrase::new("cannot-lose").with("what", none_of(*stat)).with("where", self.on_spaces(spaces))
            }
            Prohibition::Portal => Phrase::new("cannot-portal"),
        };
        phrase.with("who", who)
    }
}

fn none_of(stat: Stat) -> Phrase {
    match stat {
        Stat::Life => Phrase::new("none-life"),
        _ => Phrase::new("none-of").with("what", plain(stat)),
    }
}

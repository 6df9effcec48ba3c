//! What and how much: counters, amounts, kinds of cards, spaces.

use super::speaker::{Row, Speaker, join};
use crate::language::{
    Ability, Amount, Cards, Deck, Family, Filter, Holder, Region, Sort, SpaceId, Stat, Who, Zone,
};
use table::Phrase;

/// So many counters: “2 lives”.
pub(super) fn counted(stat: Stat, number: impl Into<i64>) -> Phrase {
    let key = match stat {
        Stat::Life => "noun-life",
        Stat::Fate => "noun-fate",
        Stat::Gold => "noun-gold",
        Stat::Strength => "noun-strength",
        Stat::Craft => "noun-craft",
        Stat::Task => "noun-task",
    };
    Phrase::new(key).with("n", number.into())
}

/// All counters of a kind: “all gold”.
fn all_of(stat: Stat) -> Phrase {
    Phrase::new(match stat {
        Stat::Life => "all-life",
        Stat::Fate => "all-fate",
        Stat::Gold => "all-gold",
        Stat::Strength => "all-strength",
        Stat::Craft => "all-craft",
        Stat::Task => "all-task",
    })
}

/// All that somebody has: “all your gold”.
fn all_own(stat: Stat, who: &'static str) -> Phrase {
    match stat {
        Stat::Gold => Phrase::new("own-gold").with("who", who),
        _ => all_of(stat),
    }
}

/// What is counted, without a number: “lives”.
pub(super) fn plain(stat: Stat) -> Phrase {
    Phrase::new(match stat {
        Stat::Life => "stat-life",
        Stat::Fate => "stat-fate",
        Stat::Gold => "stat-gold",
        Stat::Strength => "stat-strength",
        Stat::Craft => "stat-craft",
        Stat::Task => "stat-task",
    })
}

/// The name of an ability.
pub(super) fn ability(ability: Ability) -> Phrase {
    plain(match ability {
        Ability::Strength => Stat::Strength,
        Ability::Craft => Stat::Craft,
    })
}

/// A family of creatures in a form of [`filter_noun`].
pub(super) fn family(family: Family, form: &'static str) -> Phrase {
    let key = match family {
        Family::Animal => "noun-animal",
        Family::Dragon => "noun-dragon",
        Family::Monster => "noun-monster",
        Family::Spirit => "noun-spirit",
    };
    Phrase::new(key).with("form", form)
}

/// A Region: “the Inner Region”, after “in”.
pub(super) fn region(region: Region) -> Phrase {
    Phrase::new(match region {
        Region::Outer => "region-outer",
        Region::Middle => "region-middle",
        Region::Inner => "region-inner",
    })
}

/// A card by its name, as it is called in sentences.
pub(super) fn card_name(key: &str) -> Phrase {
    Phrase::new("say-card").with("card", Phrase::from_data(format!("card-{key}")))
}

impl Speaker<'_> {
    /// So much of something: “up to 2 lives”.
    pub(super) fn counters(self, stat: Stat, amount: &Amount) -> Phrase {
        match amount {
            Amount::Exactly(number) => counted(stat, *number),
            Amount::All => all_of(stat),
            Amount::UpTo(most) => Phrase::new("amount-up-to").with("what", counted(stat, *most)),
            _ => Phrase::new("amount-as").with("stat", plain(stat)).with("amount", self.amount(amount)),
        }
    }

    /// So much of what somebody has: “all your gold”.
    pub(super) fn own_counters(self, stat: Stat, amount: &Amount) -> Phrase {
        match amount {
            Amount::All => all_own(stat, self.person(Who::Me)),
            _ => self.counters(stat, amount),
        }
    }

    /// An amount by itself: “your Craft”.
    pub(super) fn amount(self, amount: &Amount) -> Phrase {
        match amount {
            Amount::Exactly(number) => Phrase::new("amount-exactly").with("n", *number),
            Amount::All => Phrase::new("amount-all"),
            Amount::UpTo(most) => {
                Phrase::new("amount-up-to").with("what", Phrase::new("amount-exactly").with("n", *most))
            }
            Amount::Number => Phrase::new("amount-result"),
            Amount::Ability(Ability::Strength) => self.owned("amount-strength"),
            Amount::Ability(Ability::Craft) => self.owned("amount-craft"),
            Amount::Value(Ability::Strength) => self.owned("amount-strength-value"),
            Amount::Value(Ability::Craft) => self.owned("amount-craft-value"),
            Amount::On(stat, holder) => {
                Phrase::new("amount-on").with("stat", plain(*stat)).with("holder", self.holder(*holder))
            }
            Amount::Foe => Phrase::new("amount-foe"),
            Amount::Dice(dice) => Phrase::new("amount-dice").with("dice", dice_noun(*dice)),
            Amount::Minus(amount) => Phrase::new("amount-minus").with("amount", self.amount(amount)),
        }
    }

    fn owned(self, key: &'static str) -> Phrase {
        Phrase::new(key).with("who", self.person(Who::Me))
    }

    /// Where counters lie or go, after “on” or “from”.
    pub(super) fn holder(self, holder: Holder) -> Phrase {
        match holder {
            Holder::Me => Phrase::new("holder-who").with("who", self.person(Who::Me)),
            Holder::It => Phrase::new("holder-who").with("who", self.person(Who::It)),
            Holder::Stock => Phrase::new("holder-stock"),
            Holder::This => Phrase::new("holder-this"),
            Holder::That => Phrase::new("holder-that"),
            Holder::Here => Phrase::new("holder-here"),
            Holder::Space(space) => Phrase::new("holder-space").with("space", self.space(space)),
        }
    }

    /// A space by its name, as it is called in sentences.
    pub(super) fn space(self, space: SpaceId) -> Phrase {
        space_name(&self.kit.space(space).key)
    }

    /// Cards, as what something is done to.
    pub(super) fn cards(self, cards: &Cards) -> Phrase {
        match cards {
            Cards::This => Phrase::new("noun-this"),
            Cards::That => Phrase::new("noun-that"),
            Cards::Top(deck, amount) => {
                Phrase::new("noun-top").with("amount", self.amount(amount)).with("deck", of_deck(*deck))
            }
            Cards::Pick(Zone::Of(who), filter, _) | Cards::All(Zone::Of(who), filter)
                if only_named(filter) =>
            {
                Phrase::new("noun-from")
                    .with("what", filter_noun(filter, "many"))
                    .with("who", self.person(*who))
            }
            Cards::Pick(Zone::Of(who), filter, amount) => {
                let who = self.person(*who);
                let many = of_somebody(filter, "weak", Row::Or);
                match amount {
                    Amount::Exactly(1) => {
                        Phrase::new("noun-one-of").with("one", of_somebody(filter, "one", Row::Or))
                    }
                    Amount::Exactly(number) => Phrase::new("noun-some-of").with("n", *number),
                    Amount::UpTo(most) => Phrase::new("noun-up-to-of").with("n", *most),
                    _ => Phrase::new("noun-any-of"),
                }
                .with("who", who)
                .with("many", many)
            }
            Cards::Pick(Zone::Drawn, _, _) => Phrase::new("noun-one-drawn"),
            Cards::Pick(Zone::Board, filter, _) => {
                Phrase::new("noun-from-board").with("what", filter_noun(filter, "a"))
            }
            Cards::Pick(Zone::Deck(deck), filter, _) => Phrase::new("noun-from-deck")
                .with("what", filter_noun(filter, "a"))
                .with("deck", of_deck(*deck)),
            Cards::All(Zone::Of(who), filter) => Phrase::new("noun-all-of")
                .with("who", self.person(*who))
                .with("many", of_somebody(filter, "weak", Row::And)),
            Cards::All(Zone::Drawn, _) => Phrase::new("noun-all-drawn"),
            Cards::All(Zone::Board, filter) => {
                Phrase::new("noun-all-board").with("many", filter_row(filter, "weak", Row::And))
            }
            Cards::All(Zone::Deck(deck), filter) => Phrase::new("noun-all-deck")
                .with("many", filter_row(filter, "weak", Row::And))
                .with("deck", of_deck(*deck)),
        }
    }

    /// For each of these cards: “each of your Followers”.
    pub(super) fn each_card(self, cards: &Cards) -> Phrase {
        match cards {
            Cards::All(Zone::Of(who), filter) => Phrase::new("noun-one-of")
                .with("one", of_somebody(filter, "each", Row::Or))
                .with("who", self.person(*who))
                .with("many", of_somebody(filter, "weak", Row::And)),
            _ => Phrase::new("noun-each-of").with("what", self.cards(cards)),
        }
    }
}

fn only_named(filter: &Filter) -> bool {
    !filter.sorts.is_empty() && filter.sorts.iter().all(|sort| matches!(sort, Sort::Named(_)))
}

pub(super) fn dice_noun(dice: u8) -> Phrase {
    Phrase::new("noun-dice").with("n", dice)
}

pub(super) fn space_name(key: &str) -> Phrase {
    Phrase::new("say-space-name").with("space", Phrase::from_data(format!("space-{key}")))
}

/// A deck, after “of” or “from”.
pub(super) fn of_deck(deck: Deck) -> Phrase {
    Phrase::new(match deck {
        Deck::Adventure => "deck-adventure",
        Deck::Spell => "deck-spell",
        Deck::Purchase => "deck-purchase",
        Deck::Talisman => "deck-talisman",
    })
}

fn sort_noun(sort: &Sort, form: &'static str) -> Phrase {
    let key = match sort {
        Sort::Any | Sort::Named(_) => "noun-card",
        Sort::Enemy => "noun-enemy",
        Sort::Stranger => "noun-stranger",
        Sort::Follower => "noun-follower",
        Sort::Object => "noun-object",
        Sort::MagicObject => "noun-magic-object",
        Sort::Spell => "noun-spell",
        Sort::Weapon => "noun-weapon",
        Sort::Armour => "noun-armour",
        Sort::Animal => "noun-animal",
        Sort::Dragon => "noun-dragon",
        Sort::Monster => "noun-monster",
        Sort::Spirit => "noun-spirit",
        Sort::Strong => "noun-strong",
        Sort::Not(inner) => return sort_noun(inner, form),
    };
    Phrase::new(key).with("form", form)
}

/// Spaces by their names, after “on”, where something holds on all of them.
pub(super) fn on_spaces(keys: &[String]) -> Phrase {
    let names = join(Row::Places, keys.iter().map(|key| space_name(key)));
    let key = if keys.len() == 1 { "place-one" } else { "place-many" };
    Phrase::new(key).with("names", names)
}

/// Spaces by their names, after “on”, on one of which somebody is.
pub(super) fn on_one_of(keys: &[String]) -> Phrase {
    let names = join(Row::Or, keys.iter().map(|key| space_name(key)));
    let key = if keys.len() == 1 { "place-one" } else { "place-any" };
    Phrase::new(key).with("names", names)
}

/// Cards of some kind. The form says how: `a` and `no` as what something is done to, `nom` as what something is,
/// `one` and `each` before “of”, `many` and after an article `weak` for several, `dats` after “than” or “of”.
pub(super) fn filter_noun(filter: &Filter, form: &'static str) -> Phrase {
    filter_row(filter, form, if form == "many" { Row::And } else { Row::Or })
}

/// The same, with the word that joins several kinds.
fn filter_row(filter: &Filter, form: &'static str, row: Row) -> Phrase {
    let named: Vec<Phrase> = filter
        .sorts
        .iter()
        .filter_map(|sort| match sort {
            Sort::Named(key) => Some(card_name(key)),
            _ => None,
        })
        .collect();
    let kinds: Vec<Phrase> = filter
        .sorts
        .iter()
        .filter(|sort| !matches!(sort, Sort::Named(_) | Sort::Not(_)))
        .map(|sort| sort_noun(sort, form))
        .collect();
    let barred = |sort: &Sort| match sort {
        Sort::Not(inner) => Some((**inner).clone()),
        _ => None,
    };
    let barred: Vec<Sort> = filter.sorts.iter().filter_map(barred).collect();
    let named = match named.len() {
        0 => None,
        1 => Some(Phrase::new("noun-named").with("names", join(Row::And, named))),
        _ if form == "many" || form == "weak" => {
            Some(Phrase::new("noun-named-many").with("names", join(Row::And, named)))
        }
        _ => Some(Phrase::new("noun-named").with("names", join(Row::Or, named))),
    };
    let mut all: Vec<Phrase> = kinds.into_iter().chain(named).collect();
    if all.is_empty() {
        all.push(sort_noun(&Sort::Any, form));
    }
    // “One of your Weapons or Armour”.
    if matches!(form, "one" | "each") {
        all.truncate(1);
    }
    let mut all = join(row, all);
    // “One of your Followers other than …” says it once.
    if matches!(form, "one" | "each") {
        return all;
    }
    let (named, kinds): (Vec<&Sort>, Vec<&Sort>) =
        barred.iter().partition(|sort| matches!(sort, Sort::Named(_)));
    if !kinds.is_empty() {
        let no = join(Row::Comma, kinds.into_iter().map(|sort| sort_noun(sort, "no")));
        all = Phrase::new("noun-without").with("what", all).with("no", no);
    }
    if named.is_empty() {
        return all;
    }
    let except = named.into_iter().map(|sort| match sort {
        Sort::Named(key) => card_name(key),
        other => sort_noun(other, "dats"),
    });
    Phrase::new("noun-except").with("what", all).with("except", join(Row::And, except))
}

/// An Enemy that somebody has is a Follower of another kind.
fn of_somebody(filter: &Filter, form: &'static str, row: Row) -> Phrase {
    match &*filter.sorts {
        [Sort::Enemy] => Phrase::new("noun-captive").with("form", form),
        _ => filter_row(filter, form, row),
    }
}

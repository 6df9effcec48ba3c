//! When something can be done or happens, with those conditions that belong to the moment.

use super::cond::roll_for;
use super::noun::{filter_noun, on_one_of};
use super::speaker::{Row, join};
use crate::language::{Ability, Cond, Fact, Filter, Moment, Reaction, Sort, Trait, Visit, Who, Whose};
use table::Phrase;

/// All moments of a reaction together.
pub(super) fn moments(reaction: &Reaction, left: &mut Vec<Cond>, form: &str) -> Phrase {
    let own = reaction.of == Whose::Own;
    let say = |key: &'static str| Phrase::from_data(format!("{key}{form}"));
    let visit = |moment: &Moment| match moment {
        Moment::Visit(visit) => Some(visited(*visit)),
        _ => None,
    };
    let visits: Option<Vec<Phrase>> = reaction.at.iter().map(visit).collect();
    match (&*reaction.at, visits) {
        (_, Some(visits)) if !visits.is_empty() => say("when-visit").with("where", join(Row::Or, visits)),
        ([Moment::Start, Moment::End], _) if own => say("when-start-end"),
        ([only], _) => moment(*only, reaction.of, left, form),
        (several, _) => join(Row::Or, several.iter().map(|one| moment(*one, reaction.of, left, ""))),
    }
}

/// When: the moment, with those conditions that belong to it. The form is empty, or `.lead` at the start of a
/// sentence.
fn moment(moment: Moment, of: Whose, left: &mut Vec<Cond>, form: &str) -> Phrase {
    let own = of == Whose::Own;
    let say = |key: &'static str| Phrase::from_data(format!("{key}{form}"));
    match moment {
        Moment::Free => say(if own { "when-free" } else { "when-any" }),
        Moment::Start => say(if own { "when-start" } else { "when-any-start" }),
        Moment::Move => there(left, say("when-move"), say("when-move-on")),
        Moment::Stead => there(left, say("when-stead"), say("when-stead-on")),
        Moment::Land => {
            let active = |cond: &Cond| matches!(cond, Cond::Is(Who::Me, Trait::Active)).then_some(());
            let own = taken(left, active).is_some();
            let anywhere = say(if own { "when-land-own" } else { "when-land" });
            there(left, anywhere, say("when-land-on"))
        }
        Moment::End => say(if own { "when-end" } else { "when-any-end" }),
        Moment::Drawn => say("when-drawn"),
        Moment::Visit(visit) => say("when-visit").with("where", visited(visit)),
        Moment::Encounter => say("when-encounter"),
        Moment::Meet => match that(left) {
            Some(filter) => say("when-meet").with("what", filter_noun(&filter, "a")),
            None => say("when-meet").with("what", Phrase::new("noun-creature")),
        },
        Moment::Fight => match by(left) {
            Some(Ability::Strength) => say("when-battle"),
            Some(Ability::Craft) => say("when-psychic"),
            None => say("when-fight"),
        },
        Moment::Rolled => {
            let tag = taken(left, |cond| match cond {
                Cond::Fact(Fact::For(tag)) => Some(*tag),
                _ => None,
            });
            say("when-rolled").with("roll", roll_for(tag.unwrap_or_default()))
        }
        Moment::Outcome => outcome(left, say),
        Moment::Loss => {
            let beaten = taken(left, |cond| matches!(cond, Cond::Fact(Fact::Beaten)).then_some(()));
            say(match (own, beaten) {
                (true, Some(())) => "when-beaten",
                (true, None) => "when-loss",
                (false, _) => "when-any-loss",
            })
        }
        Moment::Kill => {
            let what = match that(left) {
                Some(filter) if own => filter_noun(&filter, "a"),
                Some(filter) => filter_noun(&filter, "nom"),
                None if own => Phrase::new("noun-creature"),
                None => Phrase::new("noun-victim"),
            };
            let key = match (own, if own { by(left) } else { None }) {
                (true, Some(Ability::Strength)) => "when-kill-battle",
                (true, Some(Ability::Craft)) => "when-kill-psychic",
                (true, None) => "when-kill",
                (false, _) => "when-any-kill",
            };
            say(key).with("what", what)
        }
        Moment::Cast => say(if own { "when-cast" } else { "when-any-cast" }),
        Moment::Spent => {
            let last = taken(left, |cond| match cond {
                Cond::Not(inner) => match &**inner {
                    Cond::Has(Who::Me, filter) if *filter.sorts == [Sort::Spell] => Some(()),
                    _ => None,
                },
                _ => None,
            });
            say(if last.is_some() { "when-spent-last" } else { "when-spent" })
        }
        Moment::Crossed => say("when-crossed"),
        Moment::Ready => say("when-ready"),
    }
}

/// Whom one visits.
fn visited(visit: Visit) -> Phrase {
    Phrase::new(match visit {
        Visit::Village => "visit-village",
        Visit::Mystic => "visit-mystic",
        Visit::Market => "visit-market",
        Visit::Castle => "visit-castle",
    })
}

/// Where it does not hold, if that is all that is said of a place.
pub(super) fn elsewhere(left: &mut Vec<Cond>) -> Option<Vec<String>> {
    taken(left, |cond| match cond {
        Cond::Not(inner) => match &**inner {
            Cond::At(spaces) => Some(spaces.clone()),
            _ => None,
        },
        _ => None,
    })
}

/// Takes the first condition of which something can be told.
fn taken<T>(left: &mut Vec<Cond>, tell: impl Fn(&Cond) -> Option<T>) -> Option<T> {
    let (index, told) = left.iter().enumerate().find_map(|(index, cond)| Some((index, tell(cond)?)))?;
    left.remove(index);
    Some(told)
}

fn by(left: &mut Vec<Cond>) -> Option<Ability> {
    taken(left, |cond| match cond {
        Cond::Fact(Fact::By(ability)) => Some(*ability),
        _ => None,
    })
}

fn that(left: &mut Vec<Cond>) -> Option<Filter> {
    taken(left, |cond| match cond {
        Cond::That(filter) => Some(filter.clone()),
        _ => None,
    })
}

/// A fight is over: “when you win a battle against a character”.
fn outcome(left: &mut Vec<Cond>, say: impl Fn(&'static str) -> Phrase) -> Phrase {
    if taken(left, |cond| matches!(cond, Cond::Fact(Fact::Won)).then_some(())).is_none() {
        return say("when-outcome");
    }
    let fight = Phrase::new(match by(left) {
        Some(Ability::Strength) => "fight-battle",
        Some(Ability::Craft) => "fight-psychic",
        None => "fight-any",
    });
    let fact = |left: &mut Vec<Cond>, fact: Fact| {
        taken(left, |cond| (*cond == Cond::Fact(fact)).then_some(())).is_some()
    };
    let blood = |left: &mut Vec<Cond>| fact(left, Fact::Blood);
    let key = if fact(left, Fact::Duel) {
        if blood(left) { "when-won-duel-blood" } else { "when-won-duel" }
    } else if fact(left, Fact::Card) {
        if blood(left) { "when-won-card-blood" } else { "when-won-card" }
    } else {
        "when-won"
    };
    say(key).with("fight", fight)
}

/// A moment, with the spaces to which it is bound.
fn there(left: &mut Vec<Cond>, anywhere: Phrase, bound: Phrase) -> Phrase {
    let spaces = taken(left, |cond| match cond {
        Cond::At(spaces) => Some(spaces.clone()),
        _ => None,
    });
    match spaces {
        Some(spaces) => bound.with("where", on_one_of(&spaces)),
        None => anywhere,
    }
}

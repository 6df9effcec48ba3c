//! What can be done or happens at some moment.

use super::cond::goes_without_saying;
use super::speaker::{Row, Speaker, Voice, join};
use crate::language::{
    Ability, Amount, Cards, Cond, Fact, Moment, Once, Place, Reaction, Sort, Stat, Step, Target, Trait,
    Visit, Who, Whose, Zone,
};
use table::Phrase;

impl<'k> Speaker<'k> {
    /// A reaction: “at the start of your turn you may …”.
    pub(super) fn reaction(self, reaction: &Reaction) -> Phrase {
        let mut left = self.left_to_say(reaction);
        let lead = self.moments(reaction, &mut left, ".lead");
        let nowhere = elsewhere(&mut left);
        let cond = (!left.is_empty()).then(|| join(Row::And, left.iter().map(|cond| self.cond(cond))));
        let speaker = Speaker {
            voice: if reaction.must { Voice::You } else { Voice::May },
            moment: reaction.at.first().copied(),
            inverted: reaction.must,
            ..self
        };
        let what = speaker.what(reaction);
        let phrase = match (reaction.must, cond) {
            (false, None) => Phrase::new("react-may"),
            (false, Some(cond)) => Phrase::new("react-may-if").with("cond", cond),
            (true, None) => Phrase::new("react-must"),
            (true, Some(cond)) => Phrase::new("react-must-if").with("cond", cond),
        };
        let said = phrase.with("lead", lead).with("what", what);
        match nowhere {
            Some(spaces) => {
                Phrase::new("say-not-on").with("said", said).with("where", self.on_spaces(&spaces))
            }
            None => said,
        }
    }

    /// All moments of a reaction together.
    fn moments(self, reaction: &Reaction, left: &mut Vec<Cond>, form: &str) -> Phrase {
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
            ([only], _) => self.moment(*only, reaction.of, left, form),
            (several, _) => join(Row::Or, several.iter().map(|one| self.moment(*one, reaction.of, left, ""))),
        }
    }

    /// When a Spell can be cast and what it does: “Cast at any time on a character: …”.
    pub(super) fn cast(self, reaction: &'k Reaction) -> Phrase {
        let mut left = self.left_to_say(reaction);
        let mut when = self.moments(reaction, &mut left, "");
        // A card that is put somewhere is named there.
        let named_later = matches!(
            (&reaction.target, &*reaction.does.steps),
            (Some(Target::Card(..)), [Step::Put(Cards::That, _)])
        );
        if let Some(target) = reaction.target.as_ref().filter(|_| !named_later) {
            when = Phrase::new("say-on").with("when", when).with("target", self.target(target, reaction));
        }
        if !left.is_empty() {
            let cond = join(Row::And, left.iter().map(|cond| self.cond(cond)));
            when = Phrase::new("say-when-if").with("when", when).with("cond", cond);
        }
        let speaker =
            Speaker { moment: reaction.at.first().copied(), target: reaction.target.as_ref(), ..self };
        Phrase::new("say-cast").with("when", when).with("what", speaker.what(reaction))
    }

    /// What it costs and does, in the voice of the speaker.
    pub(super) fn what(self, reaction: &Reaction) -> Phrase {
        let often = reaction.once == Once::Often;
        if let (
            [Step::Put(Cards::Pick(Zone::Of(Who::Me), filter, Amount::Exactly(1)), Place::Discard)],
            [Step::Gain(Stat::Gold, Amount::Exactly(gold))],
            true,
        ) = (&*reaction.pay.steps, &*reaction.does.steps, often)
        {
            return self.sale(filter, *gold);
        }
        let mut parts = Vec::new();
        if !reaction.pay.is_empty() {
            parts.push(self.priced().text(&reaction.pay));
        }
        if !reaction.does.is_empty() {
            parts.push(self.inverted(self.inverted && parts.is_empty()).text(&reaction.does));
        }
        let what = join(Row::And, parts);
        match reaction.once {
            Once::Window => what,
            Once::Turn => Phrase::new("once-turn").with("what", what),
            Once::Often => Phrase::new("effect-often").with("what", what),
        }
    }

    /// The conditions that are not said by the moment or the effect.
    fn left_to_say(self, reaction: &Reaction) -> Vec<Cond> {
        let mut left = match &reaction.when {
            Cond::All(all) => all.clone(),
            one => vec![one.clone()],
        };
        left.retain(|cond| {
            !goes_without_saying(cond, &reaction.does.steps)
                && !goes_without_saying(cond, &reaction.pay.steps)
        });
        left
    }

    fn target(self, target: &Target, reaction: &Reaction) -> Phrase {
        let told = |any: &'static str, who: &'static str, cond: &Cond| {
            if goes_without_saying(cond, &reaction.does.steps) {
                Phrase::new(any)
            } else {
                Phrase::new(who).with("who", self.cond_of_target(cond))
            }
        };
        match target {
            Target::Character(cond) => told("target-character", "target-character-who", cond),
            Target::Other(cond) => told("target-other", "target-other-who", cond),
            Target::Active => Phrase::new("target-active"),
            Target::Card(Zone::Board, filter) => {
                Phrase::new("target-card").with("what", self.filter(filter, "a"))
            }
            Target::Card(_, filter) => Phrase::new("target-any-card").with("what", self.filter(filter, "a")),
            Target::Space => Phrase::new("target-space"),
        }
    }

    /// When: the moment, with those conditions that belong to it. The form is empty, or `.lead` at the start of a
    /// sentence.
    fn moment(self, moment: Moment, of: Whose, left: &mut Vec<Cond>, form: &str) -> Phrase {
        let own = of == Whose::Own;
        let say = |key: &'static str| Phrase::from_data(format!("{key}{form}"));
        match moment {
            Moment::Free => say(if own { "when-free" } else { "when-any" }),
            Moment::Start => say(if own { "when-start" } else { "when-any-start" }),
            Moment::Move => self.there(left, say("when-move"), say("when-move-on")),
            Moment::Stead => self.there(left, say("when-stead"), say("when-stead-on")),
            Moment::Land => {
                let active = |cond: &Cond| matches!(cond, Cond::Is(Who::Me, Trait::Active)).then_some(());
                let own = taken(left, active).is_some();
                let anywhere = say(if own { "when-land-own" } else { "when-land" });
                self.there(left, anywhere, say("when-land-on"))
            }
            Moment::End => say(if own { "when-end" } else { "when-any-end" }),
            Moment::Drawn => say("when-drawn"),
            Moment::Visit(visit) => say("when-visit").with("where", visited(visit)),
            Moment::Encounter => say("when-encounter"),
            Moment::Meet => match that(left) {
                Some(filter) => say("when-meet").with("what", self.filter(&filter, "a")),
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
                say("when-rolled").with("roll", super::cond::roll_for(tag.unwrap_or_default()))
            }
            Moment::Outcome => self.outcome(left, say),
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
                    Some(filter) if own => self.filter(&filter, "a"),
                    Some(filter) => self.filter(&filter, "nom"),
                    None => Phrase::new("noun-creature"),
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

    /// A moment, with the spaces to which it is bound.
    fn there(self, left: &mut Vec<Cond>, anywhere: Phrase, there: Phrase) -> Phrase {
        let spaces = taken(left, |cond| match cond {
            Cond::At(spaces) => Some(spaces.clone()),
            _ => None,
        });
        match spaces {
            Some(spaces) => there.with("where", self.on_one_of(&spaces)),
            None => anywhere,
        }
    }

    /// A fight is over: “when you win a battle against a character”.
    fn outcome(self, left: &mut Vec<Cond>, say: impl Fn(&'static str) -> Phrase) -> Phrase {
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
fn elsewhere(left: &mut Vec<Cond>) -> Option<Vec<String>> {
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

fn that(left: &mut Vec<Cond>) -> Option<crate::language::Filter> {
    taken(left, |cond| match cond {
        Cond::That(filter) => Some(filter.clone()),
        _ => None,
    })
}

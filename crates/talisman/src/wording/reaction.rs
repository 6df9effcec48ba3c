//! What can be done or happens at some moment.

use super::cond::goes_without_saying;
use super::moment::{elsewhere, moments};
use super::noun::{filter_noun, on_spaces};
use super::speaker::{Row, Speaker, Voice, join};
use crate::language::{Amount, Cards, Cond, Once, Place, Reaction, Stat, Step, Target, Who, Zone};
use table::Phrase;

impl<'k> Speaker<'k> {
    /// A reaction: “at the start of your turn you may …”.
    pub(super) fn reaction(self, reaction: &Reaction) -> Phrase {
        let mut left = left_to_say(reaction);
        let lead = moments(reaction, &mut left, ".lead");
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
            Some(spaces) => Phrase::new("say-not-on").with("said", said).with("where", on_spaces(&spaces)),
            None => said,
        }
    }

    /// When a Spell can be cast and what it does: “Cast at any time on a character: …”.
    pub(super) fn cast(self, reaction: &'k Reaction) -> Phrase {
        let mut left = left_to_say(reaction);
        let mut when = moments(reaction, &mut left, "");
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
                Phrase::new("target-card").with("what", filter_noun(filter, "a"))
            }
            Target::Card(_, filter) => Phrase::new("target-any-card").with("what", filter_noun(filter, "a")),
            Target::Space => Phrase::new("target-space"),
        }
    }
}

/// The conditions that are not said by the moment or the effect.
fn left_to_say(reaction: &Reaction) -> Vec<Cond> {
    let mut left = match &reaction.when {
        Cond::All(all) => all.clone(),
        one => vec![one.clone()],
    };
    left.retain(|cond| {
        !goes_without_saying(cond, &reaction.does.steps) && !goes_without_saying(cond, &reaction.pay.steps)
    });
    left
}

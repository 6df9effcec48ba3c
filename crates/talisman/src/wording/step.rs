//! What is done, step by step.

use super::noun::{ability, counted, dice_noun, family};
use super::speaker::{It, Row, Speaker, Voice, join, join_if};
use crate::language::{
    Ability, Amount, Cards, Change, Cond, Deck, Fact, Holder, Modifier, Modifiers, Moment, Over, Permission,
    Place, Span, Stat, Status, Step, Target, Text, TurnChange, Visit, Way, Where, Who, Zone,
};
use table::Phrase;

impl Speaker<'_> {
    /// Several steps in one clause: “lose 1 life and miss a turn”.
    pub(super) fn clauses(self, steps: &[Step]) -> Phrase {
        if let Some(idiom) = self.idiom_of_steps(steps) {
            return idiom;
        }
        let mut first = self.inverted;
        let mut said = Vec::new();
        let mut conditional = false;
        for step in steps {
            conditional = false;
            match step {
                Step::Call(_) => continue,
                // A roll that only gives a number goes on in the same breath.
                Step::Roll { dice, plus, tag, rows } if rows.len() == 1 => {
                    said.push(self.inverted(first).bare_roll(*dice, plus, *tag));
                    said.push(self.inverted(false).text(&rows[0].1));
                    conditional = matches!(&*rows[0].1.steps, [Step::If { .. }]);
                }
                step => said.push(self.inverted(first).clause(step)),
            }
            conditional |= matches!(step, Step::If { .. });
            first = false;
        }
        match said.pop() {
            Some(last) if conditional && !said.is_empty() => join_if(join(Row::Comma, said), last),
            Some(last) => join(Row::And, said.into_iter().chain([last])),
            None => Phrase::new("say-nothing"),
        }
    }

    /// A text in one clause.
    pub(super) fn text(self, text: &Text) -> Phrase {
        self.clauses(&text.steps)
    }

    /// Steps that mean one thing together.
    fn idiom_of_steps(self, steps: &[Step]) -> Option<Phrase> {
        match steps {
            [Step::Alter(Change::NoDie), Step::Alter(Change::Life)] => Some(self.verb("effect-assassinate")),
            [Step::Put(Cards::This, Place::Target), Step::For(Span::Rounds(rounds), list)]
                if list.list.is_empty() =>
            {
                Some(self.verb("effect-lay-for").with("n", *rounds))
            }
            [
                Step::Become(Status::Released),
                Step::Put(Cards::Pick(Zone::Deck(Deck::Talisman), ..), Place::Me),
                Step::Go { to: Where::Id(space), quiet: true, .. },
                Step::Turn(TurnChange::End),
            ] => Some(self.verb("effect-reward").with("space", self.space(*space))),
            [Step::Go { to: Where::Id(space), quiet: true, .. }, Step::Turn(TurnChange::End)] => {
                Some(self.verb("effect-go-end").with("space", self.space(*space)))
            }
            [Step::Choose { of, must: true, .. }, again @ Step::Choose { of: same, .. }]
                if of
                    .iter()
                    .map(|offer| (&offer.pay.steps, &offer.does.steps))
                    .eq(same.iter().map(|offer| (&offer.pay.steps, &offer.does.steps))) =>
            {
                // At least once, then as often as one likes.
                Some(self.at_least_once(again))
            }
            _ => None,
        }
    }

    /// One step: “lose 1 life”.
    pub(super) fn clause(self, step: &Step) -> Phrase {
        match step {
            Step::Gain(stat, amount) => self.verb("effect-gain").with("what", self.counters(*stat, amount)),
            Step::Lose(Stat::Gold, amount) if self.price => {
                self.verb("effect-pay").with("what", self.counters(Stat::Gold, amount))
            }
            Step::Lose(stat, amount) => self.verb("effect-lose").with("what", self.counters(*stat, amount)),
            Step::Restore(Stat::Life, Amount::All) => self.verb("effect-heal-all"),
            Step::Restore(Stat::Fate, Amount::All) => self.verb("effect-replenish-all"),
            Step::Restore(Stat::Fate, amount) => {
                self.verb("effect-replenish").with("what", self.counters(Stat::Fate, amount))
            }
            Step::Restore(stat, amount) => {
                self.verb("effect-heal").with("what", self.counters(*stat, amount))
            }
            Step::Hand(stat, amount, from, to) => self.handed(*stat, amount, *from, *to),
            Step::Put(cards, place) => self.put(cards, *place),
            Step::Look(Cards::Top(Deck::Adventure, Amount::Exactly(number))) => {
                self.verb("effect-look-top").with("n", *number)
            }
            Step::Look(cards @ Cards::Pick(..)) => self.verb("effect-choose").with("what", self.cards(cards)),
            Step::Look(cards) => self.verb("effect-look").with("what", self.cards(cards)),
            Step::Choose { of, times, must } => self.choice(of, *times, *must),
            Step::If { is, then, otherwise } => self.conditional(is, then, otherwise),
            Step::Roll { dice, plus, tag, rows } => self.roll(*dice, plus, *tag, rows),
            Step::Each(over, text) => self.each(over, text),
            Step::Fight { by, value, family: kind, won } => {
                let foe = match kind {
                    Some(kind) => family(*kind, "a"),
                    None => Phrase::new("noun-creature"),
                };
                let fight = match (by, value) {
                    (Ability::Strength, Amount::Exactly(_)) => self.verb("effect-fight"),
                    (Ability::Craft, Amount::Exactly(_)) => self.verb("effect-fight-psychic"),
                    _ => self.verb("effect-fight-as").with("name", ability(*by)),
                };
                let fight = fight.with("foe", foe).with("value", self.amount(value));
                if won.is_empty() {
                    return fight;
                }
                let won = self.inverted(true).text(won);
                Phrase::new("effect-if-won").with("fight", fight).with("won", won)
            }
            Step::Go { to, way, quiet } => self.go(to, *way, *quiet),
            Step::Turn(change) => match change {
                TurnChange::Miss => self.verb("effect-miss"),
                TurnChange::MissNext => self.verb("effect-miss-next"),
                TurnChange::End => self.verb("effect-end"),
                TurnChange::Lose => self.verb("effect-idle"),
                TurnChange::Again(turns) => self.verb("effect-again").with("n", *turns),
            },
            Step::Become(status) => self.become_it(status),
            Step::Alter(change) => self.alter(*change),
            Step::For(span, modifiers) => self.lasting(*span, modifiers),
            Step::Later(text) => Phrase::new("effect-later").with("what", self.voiced(Voice::May).text(text)),
            Step::Call(visit) => Phrase::new(match visit {
                Visit::Village => "effect-call-village",
                Visit::Mystic => "effect-call-mystic",
                Visit::Market => "effect-call-market",
                Visit::Castle => "effect-call-castle",
            }),
            // Put in place when the box was read.
            Step::Do(_) => Phrase::new("say-nothing"),
        }
    }

    fn handed(self, stat: Stat, amount: &Amount, from: Holder, to: Holder) -> Phrase {
        let what =
            if from == Holder::Me { self.own_counters(stat, amount) } else { self.counters(stat, amount) };
        match (from, to) {
            (Holder::Stock, Holder::Me) => self.verb("effect-gain").with("what", what),
            (Holder::Me, Holder::Stock) => self.verb("effect-lose").with("what", what),
            (Holder::Stock, to) => self.verb("effect-hand-on").with("what", what).with("to", self.holder(to)),
            (from, Holder::Me) => {
                self.verb("effect-hand-from").with("what", what).with("from", self.holder(from))
            }
            (Holder::Me, Holder::It) => {
                self.verb("effect-give").with("what", what).with("to", self.holder(to))
            }
            (Holder::Me, to) => self.verb("effect-hand-own").with("what", what).with("to", self.holder(to)),
            (from, to) => self
                .verb("effect-hand")
                .with("what", what)
                .with("from", self.holder(from))
                .with("to", self.holder(to)),
        }
    }

    fn put(self, cards: &Cards, place: Place) -> Phrase {
        // What a reaction is aimed at is said where something is done to it.
        if let (Cards::That, Some(Target::Card(zone, filter))) = (cards, self.target) {
            let aimed = Cards::Pick(*zone, filter.clone(), Amount::Exactly(1));
            return Speaker { target: None, ..self }.put(&aimed, place);
        }
        match (cards, place) {
            (Cards::Top(Deck::Spell, Amount::All), Place::Me) => self.verb("effect-spells"),
            (Cards::Top(Deck::Spell, Amount::Exactly(number)), Place::Me) => {
                self.verb("effect-spell").with("n", *number)
            }
            (Cards::Top(Deck::Adventure, Amount::Exactly(number)), Place::Here) => {
                self.verb("effect-draw").with("n", *number)
            }
            (Cards::Pick(Zone::Deck(Deck::Talisman), ..), Place::Me) => self.verb("effect-talisman"),
            (Cards::That, Place::Me) if matches!(self.moment, Some(Moment::Kill | Moment::Meet)) => {
                self.verb("effect-keep")
            }
            (Cards::This | Cards::That, Place::Killed) => Phrase::new("effect-killed"),
            (_, Place::Me) => self.verb("effect-take").with("what", self.cards(cards)),
            (_, Place::Discard) => self.verb("effect-discard").with("what", self.cards(cards)),
            (_, Place::Killed) => self.verb("effect-kill").with("what", self.cards(cards)),
            (_, Place::Here) => self.verb("effect-leave").with("what", self.cards(cards)),
            (_, Place::Space(space)) => {
                self.verb("effect-lay").with("what", self.cards(cards)).with("space", self.space(space))
            }
            (_, Place::Target) => self.verb("effect-lay-target").with("what", self.cards(cards)),
        }
    }

    fn conditional(self, is: &Cond, then: &Text, otherwise: &Text) -> Phrase {
        if then.is_empty() && !otherwise.is_empty() {
            let not = Cond::Not(Box::new(is.clone()));
            return self.conditional(&not, otherwise, then);
        }
        let inner = self.inverted(self.voice == Voice::You);
        let key = if otherwise.is_empty() { "effect-if" } else { "effect-if-else" };
        let phrase = Phrase::new(key).with("cond", self.cond(is)).with("then", inner.text(then));
        if otherwise.is_empty() {
            phrase
        } else {
            phrase.with("otherwise", self.inverted(true).text(otherwise))
        }
    }

    fn each(self, over: &Over, text: &Text) -> Phrase {
        let others = Speaker { voice: Voice::They, it: It::You, inverted: false, ..self };
        let subject = match over {
            Over::Times(Amount::Exactly(times)) => {
                return Phrase::new("effect-times-n")
                    .with("n", *times)
                    .with("what", self.voiced(Voice::You).text(text));
            }
            Over::Times(amount) => {
                return Phrase::new("effect-times")
                    .with("amount", self.amount(amount))
                    .with("what", self.voiced(Voice::You).text(text));
            }
            Over::Cards(cards) => {
                return Phrase::new("effect-for-each")
                    .with("what", self.each_card(cards))
                    .with("does", self.voiced(Voice::You).text(text));
            }
            Over::It => Phrase::new("subject-it"),
            Over::Everyone => Phrase::new("subject-everyone"),
            Over::Others => Phrase::new("subject-others"),
            Over::Region => Phrase::new("subject-region"),
        };
        let (subject, text) = match &*text.steps {
            // Of whom it is so: “every character who is not evil”.
            [Step::If { is: is @ (Cond::Is(Who::Me, _) | Cond::Not(_)), then, otherwise }]
                if otherwise.is_empty() =>
            {
                let who = others.cond_as_relative(is);
                (Phrase::new("subject-who").with("subject", subject).with("who", who), then)
            }
            _ => (subject, text),
        };
        Phrase::new("effect-subject").with("subject", subject).with("does", others.text(text))
    }

    /// A condition on `me`, told of a third person: “who is not evil”.
    fn cond_as_relative(self, cond: &Cond) -> Phrase {
        let turned = match cond {
            Cond::Is(Who::Me, what) => Cond::Is(Who::It, *what),
            Cond::Not(inner) => match **inner {
                Cond::Is(Who::Me, what) => Cond::Not(Box::new(Cond::Is(Who::It, what))),
                _ => cond.clone(),
            },
            _ => cond.clone(),
        };
        self.cond_of_target(&turned)
    }

    fn go(self, to: &Where, way: Way, quiet: bool) -> Phrase {
        match to {
            Where::Id(space) => {
                let key = match (way, quiet) {
                    (Way::Boat, _) => "effect-sail",
                    (Way::Magic, false) => "effect-go",
                    (Way::Magic, true) => "effect-go-quiet",
                };
                self.verb(key).with("space", self.space(*space))
            }
            Where::Region => self.verb("effect-teleport"),
            Where::Outer => self.verb("effect-teleport-outer"),
            Where::Like => self.verb("effect-teleport-like"),
            Where::Opposite => self.verb("effect-cross"),
        }
    }

    fn become_it(self, status: &Status) -> Phrase {
        let what = match status {
            Status::Toad => return self.verb("effect-toad"),
            Status::Enslaved => return self.verb("effect-enslaved"),
            Status::Free => return self.verb("effect-freed"),
            Status::Released => return self.verb("effect-released"),
            Status::Sworn(quest) => {
                return self.verb("effect-sworn").with("quest", Phrase::from_data(format!("quest-{quest}")));
            }
            Status::Good => "trait-good",
            Status::Neutral => "trait-neutral",
            Status::Evil => "trait-evil",
        };
        self.verb("effect-become").with("what", Phrase::new(what))
    }

    fn alter(self, change: Change) -> Phrase {
        match change {
            Change::Void => match self.moment {
                Some(Moment::Cast) => self.verb("effect-void-spell"),
                Some(Moment::Kill) => self.verb("effect-void-kill"),
                _ => self.verb("effect-void"),
            },
            Change::Less(lives) => self.verb("effect-less").with("what", counted(Stat::Life, lives)),
            Change::Score(plus) if plus < 0 => self.verb("effect-score-less").with("n", -i64::from(plus)),
            Change::Score(plus) => self.verb("effect-score").with("n", plus),
            Change::NoDie => self.verb("effect-no-die"),
            Change::StandOff => self.verb("effect-stand-off"),
            Change::Life => self.verb("effect-life"),
            Change::Destroy => self.verb("effect-destroy"),
            Change::Spare => self.verb("effect-spare"),
            Change::Evade => self.verb("effect-evade"),
        }
    }

    fn lasting(self, span: Span, modifiers: &Modifiers) -> Phrase {
        if let (Some(Target::Card(..)), [Modifier::Can(_)]) = (self.target, &*modifiers.list) {
            return Phrase::new("effect-evadable");
        }
        if let (Span::Turn, [Modifier::Can(Permission::Evade(spaces))]) = (span, &*modifiers.list)
            && spaces.is_empty()
        {
            return Phrase::new("effect-evade-turn");
        }
        if let Some(bonuses) = self.bonuses(&modifiers.list) {
            return match span {
                Span::Fight => self.verb("effect-get-fight").with("what", bonuses),
                Span::Turn => self.verb("effect-get-turn").with("what", bonuses),
                Span::Rounds(rounds) => {
                    self.verb("effect-get-rounds").with("what", bonuses).with("n", rounds)
                }
            };
        }
        let everybody = matches!(span, Span::Rounds(_));
        let what = join(Row::Semicolon, self.modifiers(&modifiers.list, everybody));
        match span {
            Span::Rounds(1) => Phrase::new("effect-for-round").with("what", what),
            Span::Fight => Phrase::new("effect-for-fight").with("what", what),
            Span::Turn => Phrase::new("effect-for-turn").with("what", what),
            Span::Rounds(rounds) => Phrase::new("effect-for-rounds").with("n", rounds).with("what", what),
        }
    }

    /// Modifiers that only add to numbers, as something one gets: “Strength +2”.
    fn bonuses(self, list: &[Modifier]) -> Option<Phrase> {
        let bonus = |modifier: &Modifier| match modifier {
            Modifier::Number(number, amount) => self.bonus(*number, amount),
            Modifier::When(Cond::Fact(Fact::By(by)), inner) => {
                let key = match by {
                    Ability::Strength => "bonus-battle",
                    Ability::Craft => "bonus-psychic",
                };
                Some(Phrase::new(key).with("what", self.bonuses(inner)?))
            }
            _ => None,
        };
        let all: Option<Vec<Phrase>> = list.iter().map(bonus).collect();
        all.filter(|all| !all.is_empty()).map(|all| join(Row::And, all))
    }

    /// How many dice: “roll 2 dice”.
    pub(super) fn dice(self, key: &'static str, dice: u8) -> Phrase {
        self.verb(key).with("dice", dice_noun(dice))
    }
}

//! Choices and their prices.

use super::cond::goes_without_saying;
use super::noun::{counted, filter_noun};
use super::speaker::{Row, Speaker, Voice, join};
use crate::language::{
    Amount, Cards, Deck, Filter, Holder, Offer, Place, Sort, Stat, Step, Times, Who, Zone,
};
use table::Phrase;

impl Speaker<'_> {
    /// A choice of one thing or of several.
    pub(super) fn choice(self, offers: &[Offer], times: Times, must: bool) -> Phrase {
        if let Some(list) = price_list(offers) {
            return self.may(self.voiced(Voice::May).verb("effect-buy").with("list", list));
        }
        let may = self.voiced(Voice::May);
        if let [offer] = offers {
            if let Some(trade) = may.trade(offer, times) {
                return self.may(trade);
            }
            if must && times == Times::Once {
                return self.offer_clause(offer);
            }
            let once = may.deal(offer);
            if !unsaid(offer) && times == Times::Once && self.voice == Voice::You {
                let then = self.inverted(true).may(once);
                return Phrase::new("effect-if").with("cond", self.cond(&offer.when)).with("then", then);
            }
            let once = if unsaid(offer) { once } else { may.offer_clause(offer) };
            return self.may(match times {
                Times::Once => once,
                Times::Any => Phrase::new("effect-often").with("what", once),
                Times::UpTo(limit) => Phrase::new("effect-at-most").with("n", limit).with("what", once),
            });
        }
        if let Some(theft) = self.theft(offers) {
            return theft;
        }
        let brief = |offer: &Offer| {
            offer.pay.is_empty()
                && unsaid(offer)
                && matches!(&*offer.does.steps, [Step::Become(_) | Step::Gain(..) | Step::Lose(..)])
        };
        if times == Times::Once && (offers.len() <= 2 || offers.len() == 3 && offers.iter().all(brief)) {
            if must {
                return join(Row::Or, offers.iter().map(|offer| self.offer_clause(offer)));
            }
            return self.may(join(Row::Or, offers.iter().map(|offer| may.offer_clause(offer))));
        }
        let told = self.voiced(if self.voice == Voice::They { Voice::May } else { self.voice });
        let list = join(Row::Choice, offers.iter().map(|offer| told.inverted(false).offer_clause(offer)));
        let key = if must { "effect-choose-one" } else { "effect-may-choose" };
        self.verb(key).with("list", list)
    }

    /// At least once, and then as often as one likes: “one or more of your Objects”.
    pub(super) fn at_least_once(self, step: &Step) -> Phrase {
        match step {
            Step::Choose { of, .. } => match &**of {
                [Offer { pay, does, .. }] => match (&*pay.steps, &*does.steps) {
                    (
                        [
                            Step::Put(
                                Cards::Pick(Zone::Of(Who::Me), filter, Amount::Exactly(1)),
                                Place::Discard,
                            ),
                        ],
                        [Step::Gain(Stat::Gold, Amount::Exactly(gold))],
                    ) => self
                        .verb("effect-sell-some")
                        .with("what", filter_noun(filter, "weak"))
                        .with("price", counted(Stat::Gold, *gold)),
                    _ => self.clause(step),
                },
                _ => self.clause(step),
            },
            _ => self.clause(step),
        }
    }

    /// What one may do: “you may heal 1 life”.
    pub(super) fn may(self, what: Phrase) -> Phrase {
        match self.voice {
            Voice::May => what,
            Voice::You if self.inverted => Phrase::new("effect-may-after").with("what", what),
            Voice::You => Phrase::new("effect-may").with("what", what),
            Voice::They => Phrase::new("effect-they-may").with("what", what),
        }
    }

    /// Counters or a card of somebody: “take 1 gold or an Object from that character”.
    fn theft(self, offers: &[Offer]) -> Option<Phrase> {
        let [first, second] = offers else { return None };
        if !unsaid(first) || !unsaid(second) || !first.pay.is_empty() || !second.pay.is_empty() {
            return None;
        }
        let ([Step::Hand(stat, amount, Holder::It, Holder::Me)], [Step::Put(cards, Place::Me)]) =
            (&*first.does.steps, &*second.does.steps)
        else {
            return None;
        };
        let Cards::Pick(Zone::Of(Who::It), filter, Amount::Exactly(1)) = cards else { return None };
        Some(
            self.verb("effect-rob")
                .with("what", self.counters(*stat, amount))
                .with("card", filter_noun(filter, "a"))
                .with("from", self.holder(Holder::It)),
        )
    }

    /// An offer inside a sentence, with its condition: “if you are good, pay 1 gold and draw a Spell”.
    fn offer_clause(self, offer: &Offer) -> Phrase {
        let what = self.deal(offer);
        if unsaid(offer) {
            return what;
        }
        Phrase::new("effect-if").with("cond", self.cond(&offer.when)).with("then", what)
    }

    /// What an offer costs and does: “pay 1 gold and draw a Spell”.
    fn deal(self, offer: &Offer) -> Phrase {
        let mut parts = Vec::new();
        if !offer.pay.is_empty() {
            parts.push(self.priced().text(&offer.pay));
        }
        if !offer.does.is_empty() || offer.pay.is_empty() {
            parts.push(self.inverted(self.inverted && parts.is_empty()).text(&offer.does));
        }
        join(Row::And, parts)
    }

    /// The same trade several times: “heal any number of lives at 1 gold each”.
    fn trade(self, offer: &Offer, times: Times) -> Option<Phrase> {
        if !unsaid(offer) {
            return None;
        }
        match (&*offer.pay.steps, &*offer.does.steps, times) {
            (
                [Step::Lose(Stat::Gold, Amount::Exactly(price))],
                [Step::Restore(stat, Amount::Exactly(1))],
                _,
            ) => {
                let price = counted(Stat::Gold, *price);
                match (stat, times) {
                    (Stat::Life, Times::Any) => Some(self.verb("effect-heal-any").with("price", price)),
                    (Stat::Life, Times::UpTo(most)) => {
                        let most = counted(Stat::Life, most);
                        Some(self.verb("effect-heal-at").with("most", most).with("price", price))
                    }
                    (Stat::Fate, Times::Any) => Some(self.verb("effect-replenish-any").with("price", price)),
                    (Stat::Fate, Times::UpTo(most)) => {
                        let most = counted(Stat::Fate, most);
                        Some(self.verb("effect-replenish-at").with("most", most).with("price", price))
                    }
                    _ => None,
                }
            }
            ([], [Step::Restore(stat, Amount::Exactly(1))], Times::UpTo(most)) => {
                Some(self.clause(&Step::Restore(*stat, Amount::UpTo(most))))
            }
            (
                [Step::Put(Cards::Pick(Zone::Of(Who::Me), filter, Amount::Exactly(1)), Place::Discard)],
                [Step::Gain(Stat::Gold, Amount::Exactly(gold))],
                Times::Any,
            ) => Some(self.sale(filter, *gold)),
            _ => None,
        }
    }

    /// Cards for gold: “discard any number of your Objects for 1 gold each”.
    pub(super) fn sale(self, filter: &Filter, gold: i8) -> Phrase {
        self.verb("effect-sell")
            .with("what", filter_noun(filter, "weak"))
            .with("price", counted(Stat::Gold, gold))
    }

    /// An offer as a line of its own: “Pay 1 gold: draw a Spell”.
    pub(super) fn offer_line(self, offer: &Offer) -> Phrase {
        if let Some((card, price)) = ware(offer) {
            return Phrase::new("say-buy").with("card", card).with("price", price);
        }
        let does = self.text(&offer.does);
        match (&offer.name, offer.pay.is_empty(), offer.does.is_empty()) {
            (Some(name), ..) => {
                let what = self.offer_clause(offer);
                Phrase::new("say-named")
                    .with("name", Phrase::from_data(format!("offer-{name}")))
                    .with("what", what)
            }
            (None, true, _) => does,
            (None, false, true) => self.priced().text(&offer.pay),
            (None, false, false) => {
                Phrase::new("say-paid").with("price", self.priced().text(&offer.pay)).with("what", does)
            }
        }
    }
}

/// Its condition need not be said.
fn unsaid(offer: &Offer) -> bool {
    goes_without_saying(&offer.when, &offer.pay.steps) || goes_without_saying(&offer.when, &offer.does.steps)
}

/// A Purchase card and its price, if that is what is offered.
fn ware(offer: &Offer) -> Option<(Phrase, Phrase)> {
    let mut steps = offer.pay.steps.iter().chain(&*offer.does.steps);
    let (Step::Lose(Stat::Gold, Amount::Exactly(gold)), Step::Put(cards, Place::Me), None) =
        (steps.next()?, steps.next()?, steps.next())
    else {
        return None;
    };
    let Cards::Pick(Zone::Deck(Deck::Purchase), filter, Amount::Exactly(1)) = cards else { return None };
    let [Sort::Named(key)] = &*filter.sorts else { return None };
    Some((Phrase::from_data(format!("card-{key}")), counted(Stat::Gold, *gold)))
}

/// Purchase cards at their prices: “Sword 2 gold, Axe 3 gold”.
fn price_list(offers: &[Offer]) -> Option<Phrase> {
    let price = |offer: &Offer| {
        let (card, price) = ware(offer)?;
        Some(Phrase::new("say-price").with("card", card).with("price", price))
    };
    let list: Option<Vec<Phrase>> = offers.iter().map(price).collect();
    list.filter(|list| !list.is_empty()).map(|list| join(Row::Comma, list))
}

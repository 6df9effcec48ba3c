//! What came of it.

use super::play::Play;
use table::{Rules, Seat};
use talisman::components::CardId;
use talisman::language::{Alignment, Deck, SpaceId};
use talisman::state::{NOBODY, Phase, Side, Spot, State};
use talisman::{Event, Talisman};

/// A scenario that was played, to be looked at. Checks are about the first player until another is named.
pub(crate) struct Then {
    play: Play,
    seat: Seat,
}

/// A check of one number of a player.
macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[track_caller]
        pub(crate) fn $name(self, expected: u8) -> Then {
            assert_eq!(self.side().$name, expected, "{} {}; {}", self.play.key, stringify!($name), self.play.told());
            self
        }
    )+};
}

impl Then {
    pub(crate) fn new(play: Play) -> Then {
        Then { play, seat: Seat(0) }
    }

    /// From here on another player is looked at, counted from 1.
    pub(crate) fn seat(mut self, seat: u8) -> Then {
        self.seat = Seat(seat - 1);
        self
    }

    /// More dice, for what follows.
    pub(crate) fn dice<const N: usize>(mut self, dice: [u8; N]) -> Then {
        self.play.add_dice(&dice);
        self
    }

    /// Goes on.
    #[track_caller]
    pub(crate) fn plays<const N: usize>(mut self, moves: [&str; N]) -> Then {
        for words in moves {
            self.play.say(words);
        }
        self
    }

    /// Answers no until the next turn begins, and looks at the first player again.
    #[track_caller]
    pub(crate) fn then(mut self) -> Then {
        self.play.settle();
        self.seat = Seat(0);
        self
    }

    pub(crate) fn side(&self) -> &Side {
        self.play.state.side(self.seat)
    }

    pub(crate) fn state(&self) -> &State {
        &self.play.state
    }

    pub(crate) fn rules(&self) -> &Talisman {
        &self.play.rules
    }

    pub(crate) fn events(&self) -> &[Event] {
        &self.play.events
    }

    numbers! {
        /// So many lives are left.
        life,
        /// So much fate.
        fate,
        /// So much gold.
        gold,
        /// So many counters of Strength.
        strength,
        /// So many counters of Craft.
        craft,
        /// So many turns will be missed.
        missed,
        /// So much is left to do on a space of the Inner Region.
        task,
        /// A Toad for so many turns more.
        toad,
    }

    fn cards(&self, key: &str) -> Vec<CardId> {
        let kit = self.play.rules.kit();
        let (deck, key) = key.split_once(':').map_or((None, key), |(deck, key)| (Some(deck), key));
        let name = kit.name_of(key).unwrap_or_else(|| panic!("there is no card `{key}`"));
        let fits = |card: &CardId| match deck {
            Some("purchase") => kit.face(*card).deck == Deck::Purchase,
            Some("talisman") => kit.face(*card).deck == Deck::Talisman,
            _ => true,
        };
        kit.of_name(name).iter().copied().filter(fits).collect()
    }

    fn count_at(&self, key: &str, spot: Spot) -> usize {
        self.cards(key).into_iter().filter(|card| self.play.state.spot(*card) == spot).count()
    }

    #[track_caller]
    fn expect(self, is: bool, what: impl FnOnce(&Then) -> String) -> Then {
        assert!(is, "{}: {}; {}", self.play.key, what(&self), self.play.told());
        self
    }

    /// He has this card.
    #[track_caller]
    pub(crate) fn holds(self, key: &str) -> Then {
        let is = self.count_at(key, Spot::held(self.seat)) > 0;
        self.expect(is, |_| format!("does not hold `{key}`"))
    }

    /// He has so many of these cards.
    #[track_caller]
    pub(crate) fn holds_many(self, key: &str, count: usize) -> Then {
        let held = self.count_at(key, Spot::held(self.seat));
        self.expect(held == count, |_| format!("holds {held} of `{key}`"))
    }

    /// He does not have this card.
    #[track_caller]
    pub(crate) fn lacks(self, key: &str) -> Then {
        let is = self.count_at(key, Spot::held(self.seat)) == 0;
        self.expect(is, |_| format!("holds `{key}`"))
    }

    /// He has so many Spells.
    #[track_caller]
    pub(crate) fn spells(self, count: usize) -> Then {
        let held = self.play.rules.kit().deck(Deck::Spell);
        let held = held.filter(|card| self.play.state.spots[*card] == Spot::held(self.seat)).count();
        self.expect(held == count, |_| format!("holds {held} Spells"))
    }

    /// He has this card as a trophy.
    #[track_caller]
    pub(crate) fn trophy(self, key: &str) -> Then {
        let is = self.count_at(key, Spot::trophy(self.seat)) > 0;
        self.expect(is, |_| format!("`{key}` is no trophy"))
    }

    /// He has so many trophies.
    #[track_caller]
    pub(crate) fn trophies(self, count: usize) -> Then {
        let is = self.play.state.count(Spot::trophy(self.seat));
        self.expect(is == count, |_| format!("{is} trophies"))
    }

    /// A card of this name is on the discards.
    #[track_caller]
    pub(crate) fn discarded(self, key: &str) -> Then {
        let is = self.count_at(key, Spot::DISCARD) > 0;
        self.expect(is, |_| format!("`{key}` is not discarded"))
    }

    /// So many cards of this name are to be had in their deck.
    #[track_caller]
    pub(crate) fn in_deck(self, key: &str, count: usize) -> Then {
        let is = self.count_at(key, Spot::DECK);
        self.expect(is == count, |_| format!("{is} of `{key}` in the deck"))
    }

    /// A card of this name lies on a space.
    #[track_caller]
    pub(crate) fn lies(self, space: &str, key: &str) -> Then {
        let is = self.count_at(key, Spot::space(space.parse().unwrap())) > 0;
        self.expect(is, |_| format!("`{key}` does not lie on {space}"))
    }

    /// So many cards lie on a space.
    #[track_caller]
    pub(crate) fn lie(self, space: &str, count: usize) -> Then {
        let is = self.play.state.count(Spot::space(space.parse().unwrap()));
        self.expect(is == count, |_| format!("{is} cards lie on {space}"))
    }

    /// So much gold lies on a space.
    #[track_caller]
    pub(crate) fn lies_gold(self, space: &str, gold: u8) -> Then {
        let is = self.play.state.gold[space.parse::<SpaceId>().unwrap().index()];
        self.expect(is == gold, |_| format!("{is} gold lies on {space}"))
    }

    /// So many counters lie on a card.
    #[track_caller]
    pub(crate) fn loaded(self, key: &str, count: u8) -> Then {
        let is = self
            .cards(key)
            .into_iter()
            .find_map(|card| self.play.state.load(card))
            .map_or(0, |load| load.count);
        self.expect(is == count, |_| format!("{is} counters lie on `{key}`"))
    }

    /// He stands there.
    #[track_caller]
    pub(crate) fn at(self, space: &str) -> Then {
        let is = self.side().space;
        self.expect(is == space.parse().unwrap(), |_| format!("stands on {is}"))
    }

    /// He is a Toad.
    #[track_caller]
    pub(crate) fn is_toad(self) -> Then {
        let is = self.side().toad > 0;
        self.expect(is, |_| "is no Toad".to_owned())
    }

    /// He is no Toad.
    #[track_caller]
    pub(crate) fn is_no_toad(self) -> Then {
        self.toad(0)
    }

    /// His alignment.
    #[track_caller]
    pub(crate) fn aligned(self, alignment: Alignment) -> Then {
        let is = self.side().alignment;
        self.expect(is == alignment, |_| format!("is {is:?}"))
    }

    /// He is sworn to this quest.
    #[track_caller]
    pub(crate) fn sworn(self, key: &str) -> Then {
        let quest = self.play.rules.kit().quest_of(key).expect("a quest");
        let is = self.side().quest() == Some(quest);
        self.expect(is, |_| format!("is not sworn to `{key}`"))
    }

    /// He has no quest.
    #[track_caller]
    pub(crate) fn unsworn(self) -> Then {
        let is = self.side().quest == NOBODY;
        self.expect(is, |_| "has a quest".to_owned())
    }

    /// He is a slave of the Temple, or not.
    #[track_caller]
    pub(crate) fn enslaved(self, is: bool) -> Then {
        let slave = self.side().enslaved;
        self.expect(slave == is, |_| format!("enslaved: {slave}"))
    }

    /// His character was killed.
    #[track_caller]
    pub(crate) fn dead(self) -> Then {
        let is = self.side().dead;
        self.expect(is, |_| "lives".to_owned())
    }

    /// He is out of the match.
    #[track_caller]
    pub(crate) fn out(self) -> Then {
        let is = self.side().out;
        self.expect(is, |_| "is not out".to_owned())
    }

    /// His character lives.
    #[track_caller]
    pub(crate) fn alive(self) -> Then {
        let is = self.side().is_alive();
        self.expect(is, |_| "is dead".to_owned())
    }

    /// It is this player's turn, and he is to move.
    #[track_caller]
    pub(crate) fn turn_of(self, seat: u8) -> Then {
        let active = self.play.state.active().0 + 1;
        let is = active == seat && self.play.state.turn.phase == Phase::Start;
        self.expect(is, |then| format!("it is {:?} of the turn of {active}", then.play.state.turn.phase))
    }

    /// He may do this now.
    #[track_caller]
    pub(crate) fn may(self, words: &str) -> Then {
        let is = self.play.meant(self.seat, words).is_some();
        self.expect(is, |_| format!("may not `{words}`"))
    }

    /// He may not do this now.
    #[track_caller]
    pub(crate) fn may_not(self, words: &str) -> Then {
        let is = self.play.meant(self.seat, words).is_none();
        self.expect(is, |_| format!("may `{words}`"))
    }

    /// He is asked something.
    #[track_caller]
    pub(crate) fn asked(self) -> Then {
        let is = self.play.rules.waiting(&self.play.state).contains(self.seat);
        self.expect(is, |_| "is not asked".to_owned())
    }

    /// He is not asked anything.
    #[track_caller]
    pub(crate) fn not_asked(self) -> Then {
        let is = !self.play.rules.waiting(&self.play.state).contains(self.seat);
        self.expect(is, |_| "is asked".to_owned())
    }

    /// Something like this happened.
    #[track_caller]
    pub(crate) fn happened(self, what: impl Fn(&Event) -> bool) -> Then {
        let is = self.play.events.iter().any(what);
        self.expect(is, |then| format!("did not happen: {:?}", then.play.events))
    }

    /// Nothing like this happened.
    #[track_caller]
    pub(crate) fn never(self, what: impl Fn(&Event) -> bool) -> Then {
        let is = !self.play.events.iter().any(what);
        self.expect(is, |then| format!("happened: {:?}", then.play.events))
    }

    /// The scores of the last fight with a creature or a character.
    #[track_caller]
    pub(crate) fn scored(self, mine: i8, theirs: i8) -> Then {
        let scores = self.play.events.iter().rev().find_map(|event| match event {
            Event::FightEnded { score, foe_score, .. } => Some((*score, *foe_score)),
            _ => None,
        });
        self.expect(scores == Some((mine, theirs)), |_| format!("scores {scores:?}"))
    }

    /// He had to miss a turn meanwhile.
    #[track_caller]
    pub(crate) fn missed_a_turn(self) -> Then {
        let seat = self.seat;
        self.happened(|event| *event == Event::TurnMissed { seat })
    }

    /// He has had no turn to miss.
    #[track_caller]
    pub(crate) fn missed_no_turn(self) -> Then {
        let seat = self.seat;
        self.never(|event| *event == Event::TurnMissed { seat })
    }

    /// He has won.
    #[track_caller]
    pub(crate) fn won(self) -> Then {
        let is = self.play.state.turn.over && self.play.state.turn.winners.contains(self.seat);
        self.expect(is, |_| "has not won".to_owned())
    }

    /// The match is over, or goes on.
    #[track_caller]
    pub(crate) fn over(self, is: bool) -> Then {
        let over = self.play.rules.outcome(&self.play.state).is_some();
        self.expect(over == is, |_| format!("over: {over}"))
    }

    /// Whatever has no word of its own.
    #[track_caller]
    pub(crate) fn check(self, is: impl Fn(&State) -> bool) -> Then {
        let is = is(&self.play.state);
        self.expect(is, |_| "is not so".to_owned())
    }
}

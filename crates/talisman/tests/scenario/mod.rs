//! A position, what is done, and what comes of it, told like a rule:
//!
//! ```ignore
//! scenario("card:dragon")
//!     .seat("warrior").life(3)
//!     .draws("dragon")
//!     .dice([6, 6, 1])
//!     .then().trophy("dragon").life(3);
//! ```
//!
//! The name of a scenario is the key of the component that it shows:
//!
//! | key | component |
//! |---|---|
//! | `card:imp`, `card:imp/row 5` | an Adventure card; a row of its tables, counted through all of them |
//! | `purchase:mule`, `talisman:talisman` | a card of the Purchase deck; the stack of Talismans |
//! | `space:M12`, `space:M12/row 8` | a space; a row of its tables |
//! | `link:O4`, `link:M0/row 2` | a way between Regions by where it begins; a row of what guards it |
//! | `raft:O9` | where a Raft leads from a space of the Outer Region |
//! | `quest:take_a_life`, `status:toad` | a quest of the Warlock; a state of a character |
//! | `character:thief/2`, `character:sorceress/row 3` | the second ability of a character; a row of its tables |
//! | `spell:hex/cast 1`, `spell:random/row 4` | the first way to cast a Spell; a row of its tables |
//! | `rule:TB-9` | nothing in the box: a rule |
//!
//! Dice are given in the order in which they fall: those
//! of a player before those of whom he fights. Every die that falls has to be given, and every given one has to fall.
//! Questions that the scenario does not mention are answered with “no”.
#![allow(dead_code, reason = "each test binary uses its own part")]
#![allow(clippy::wrong_self_convention, reason = "checks read as sentences: then().is_toad()")]

mod play;
mod then;
mod word;

pub(crate) use then::Then;

use play::Play;
use std::sync::LazyLock;
use table::{Dice, Edition, Rules, Seat, Seats, Seed, Window};
use talisman::Talisman;
use talisman::components::{CardId, Kit};
use talisman::language::{Alignment, Deck, Region, SpaceId, Stat};
use talisman::state::{Frame, Kind, Load, NOBODY, Side, Spot, Stack, State, Turn};

/// The box is read once, not for each scenario.
static EDITION: LazyLock<Edition<Talisman>> = LazyLock::new(Edition::newest);

/// Where a turn stands when nothing but its end is left, and which window is open then.
const CLOSING: u8 = 12;
const END_WINDOW: u8 = 4;

/// A position that is being laid out, and what is to be done in it.
pub(crate) struct Scenario {
    /// What it shows.
    key: &'static str,
    options: serde_json::Value,
    seats: Vec<Laid>,
    first: u8,
    board: Vec<(&'static str, &'static str)>,
    gold: Vec<(&'static str, u8)>,
    loads: Vec<(&'static str, u8)>,
    tops: Vec<(Deck, &'static str)>,
    discards: Vec<&'static str>,
    missing: Vec<&'static str>,
    dice: Vec<u8>,
    script: Vec<String>,
    tweaks: Vec<fn(&mut State)>,
    careless: bool,
}

/// What a player has.
struct Laid {
    character: &'static str,
    space: Option<SpaceId>,
    alignment: Option<Alignment>,
    stats: [Option<u8>; 5],
    holds: Vec<&'static str>,
    trophies: Vec<&'static str>,
    quest: Option<&'static str>,
    toad: u8,
    missed: u8,
    enslaved: bool,
    task: u8,
}

/// A scenario that shows the component with this key.
pub(crate) fn scenario(key: &'static str) -> Scenario {
    Scenario {
        key,
        options: serde_json::json!({}),
        seats: Vec::new(),
        first: 0,
        board: Vec::new(),
        gold: Vec::new(),
        loads: Vec::new(),
        tops: Vec::new(),
        discards: Vec::new(),
        missing: Vec::new(),
        dice: Vec::new(),
        script: Vec::new(),
        tweaks: Vec::new(),
        careless: false,
    }
}

impl Scenario {
    /// Another rule of the table.
    pub(crate) fn option(mut self, name: &str, value: impl Into<serde_json::Value>) -> Scenario {
        self.options[name] = value.into();
        self
    }

    /// The next player, with this character; what follows is about him. The first one is “you”.
    pub(crate) fn seat(mut self, character: &'static str) -> Scenario {
        self.seats.push(Laid {
            character,
            space: None,
            alignment: None,
            stats: [None; 5],
            holds: Vec::new(),
            trophies: Vec::new(),
            quest: None,
            toad: 0,
            missed: 0,
            enslaved: false,
            task: 0,
        });
        self
    }

    fn me(&mut self) -> &mut Laid {
        self.seats.last_mut().expect("a player first")
    }

    fn stat(mut self, stat: Stat, count: u8) -> Scenario {
        self.me().stats[stat as usize] = Some(count);
        self
    }

    /// He stands there.
    pub(crate) fn at(mut self, space: &'static str) -> Scenario {
        self.me().space = Some(space.parse().unwrap());
        self
    }

    /// His alignment.
    pub(crate) fn aligned(mut self, alignment: Alignment) -> Scenario {
        self.me().alignment = Some(alignment);
        self
    }

    /// So many lives.
    pub(crate) fn life(self, count: u8) -> Scenario {
        self.stat(Stat::Life, count)
    }

    /// So much fate.
    pub(crate) fn fate(self, count: u8) -> Scenario {
        self.stat(Stat::Fate, count)
    }

    /// So much gold; none unless said.
    pub(crate) fn gold(self, count: u8) -> Scenario {
        self.stat(Stat::Gold, count)
    }

    /// So many counters of Strength.
    pub(crate) fn strength(self, count: u8) -> Scenario {
        self.stat(Stat::Strength, count)
    }

    /// So many counters of Craft.
    pub(crate) fn craft(self, count: u8) -> Scenario {
        self.stat(Stat::Craft, count)
    }

    /// He has these cards.
    pub(crate) fn holds<const N: usize>(mut self, cards: [&'static str; N]) -> Scenario {
        self.me().holds.extend(cards);
        self
    }

    /// He has these trophies.
    pub(crate) fn trophies<const N: usize>(mut self, cards: [&'static str; N]) -> Scenario {
        self.me().trophies.extend(cards);
        self
    }

    /// He is sworn to this quest.
    pub(crate) fn quest(mut self, key: &'static str) -> Scenario {
        self.me().quest = Some(key);
        self
    }

    /// He is a Toad for so many turns.
    pub(crate) fn toad(mut self, turns: u8) -> Scenario {
        self.me().toad = turns;
        self
    }

    /// He will miss so many turns.
    pub(crate) fn misses(mut self, turns: u8) -> Scenario {
        self.me().missed = turns;
        self
    }

    /// He is a slave of the Temple.
    pub(crate) fn enslaved(mut self) -> Scenario {
        self.me().enslaved = true;
        self
    }

    /// So much is left to do on his space of the Inner Region.
    pub(crate) fn task(mut self, left: u8) -> Scenario {
        self.me().task = left;
        self
    }

    /// It is this player's turn, counted from 1.
    pub(crate) fn turn_of(mut self, seat: u8) -> Scenario {
        self.first = seat - 1;
        self
    }

    /// These cards lie on a space, in this order.
    pub(crate) fn lies<const N: usize>(mut self, space: &'static str, cards: [&'static str; N]) -> Scenario {
        self.board.extend(cards.map(|card| (space, card)));
        self
    }

    /// Gold lies on a space.
    pub(crate) fn lies_gold(mut self, space: &'static str, gold: u8) -> Scenario {
        self.gold.push((space, gold));
        self
    }

    /// So many counters lie on a card.
    pub(crate) fn loaded(mut self, card: &'static str, count: u8) -> Scenario {
        self.loads.push((card, count));
        self
    }

    /// On top of the Adventure deck lie these. What is drawn after them is bags of gold, which nobody needs to take.
    pub(crate) fn deck<const N: usize>(mut self, cards: [&'static str; N]) -> Scenario {
        self.tops.extend(cards.map(|card| (Deck::Adventure, card)));
        self
    }

    /// On top of the Spell deck lie these.
    pub(crate) fn spells<const N: usize>(mut self, cards: [&'static str; N]) -> Scenario {
        self.tops.extend(cards.map(|card| (Deck::Spell, card)));
        self
    }

    /// These have been discarded.
    pub(crate) fn discards<const N: usize>(mut self, cards: [&'static str; N]) -> Scenario {
        self.discards.extend(cards);
        self
    }

    /// All cards of these names are out of the match, unless they are mentioned elsewhere.
    pub(crate) fn without<const N: usize>(mut self, cards: [&'static str; N]) -> Scenario {
        self.missing.extend(cards);
        self
    }

    /// Something that has no word of its own.
    pub(crate) fn with(mut self, tweak: fn(&mut State)) -> Scenario {
        self.tweaks.push(tweak);
        self
    }

    /// The dice, as they will fall.
    pub(crate) fn dice<const N: usize>(mut self, dice: [u8; N]) -> Scenario {
        self.dice.extend(dice);
        self
    }

    /// Dice fall as they like: what they say is not looked at.
    pub(crate) fn careless(mut self) -> Scenario {
        self.careless = true;
        self
    }

    /// What is done: moves in words, as [`word::fits`] reads them; `2: pass` for the second player.
    pub(crate) fn plays<const N: usize>(mut self, moves: [&str; N]) -> Scenario {
        self.script.extend(moves.map(str::to_owned));
        self
    }

    /// The player whose turn it is comes from the space before and ends his move there.
    pub(crate) fn visits(mut self, space: &'static str) -> Scenario {
        let to: SpaceId = space.parse().unwrap();
        let from = if to == SpaceId::CROWN { SpaceId::inner(4) } else { to.along(-1) };
        let first = usize::from(self.first);
        self.seats[first].space = Some(from);
        let who = self.first + 1;
        if from.region() == Region::Inner {
            return self.plays([&format!("{who}: walk {space}")]);
        }
        self.dice.push(1);
        self.plays([&format!("{who}: roll"), &format!("{who}: walk {space}")])
    }

    /// The player whose turn it is comes to a field and draws this card.
    pub(crate) fn draws(self, card: &'static str) -> Scenario {
        self.deck([card]).visits("O1")
    }

    /// Plays, and answers no to whatever else is asked until the next turn begins.
    #[track_caller]
    pub(crate) fn then(self) -> Then {
        let mut play = self.play();
        play.settle();
        Then::new(play)
    }

    /// Plays just so far, to see what may be done next.
    #[track_caller]
    pub(crate) fn asks(self) -> Then {
        Then::new(self.play())
    }

    #[track_caller]
    fn play(mut self) -> Play {
        if self.seats.len() < 2 {
            let second = if self.seats[0].character == "warrior" { "troll" } else { "warrior" };
            self = self.seat(second).at("O15").fate(0);
        }
        let rules: Talisman = EDITION.open(self.seats.len() as u8, &self.options).expect("sound options");
        let state = self.lay_out(&rules);
        let mut play = Play::new(self.key, rules, &state, self.dice);
        play.careless = self.careless;
        // The turn before ends, and the match goes on from there.
        play.begin();
        for word in &self.script {
            play.say(word);
        }
        play
    }

    #[track_caller]
    fn lay_out(&self, rules: &Talisman) -> State {
        let kit = rules.kit();
        let mut state = rules.deal(&mut Dice::new(Seed::from_number(1)));
        let mut pile = Pile { kit, taken: Vec::new(), key: self.key };
        for spot in state.spots.iter_mut().filter(|spot| **spot != Spot::OUT) {
            *spot = Spot::DECK;
        }
        (state.order, state.marks) = ([0; _], [0; _]);
        state.sides = [Side::EMPTY; _];
        state.turn = Turn { number: 1, ..Turn::FIRST };
        for (index, laid) in self.seats.iter().enumerate() {
            let seat = Seat(index as u8);
            state.sides[index] = laid.side(kit);
            state.turn.used |= 1 << state.sides[index].character;
            for key in &laid.holds {
                state.spots[pile.take(key).index()] = Spot::held(seat);
            }
            for key in &laid.trophies {
                state.spots[pile.take(key).index()] = Spot::trophy(seat);
            }
        }
        let mut count = 0;
        for (space, key) in &self.board {
            let card = pile.take(key);
            count += 1;
            state.spots[card.index()] = Spot::space(space.parse().unwrap());
            state.order[card.index()] = count;
        }
        for (load, (key, count)) in state.loads.iter_mut().zip(&self.loads) {
            let card = pile.taken.iter().copied().find(|card| kit.entry(*card).key == *key);
            *load = Load { card: card.expect("a card on the board").0, count: *count };
        }
        for (space, gold) in &self.gold {
            state.gold[space.parse::<SpaceId>().unwrap().index()] = *gold;
        }
        for key in &self.discards {
            state.spots[pile.take(key).index()] = Spot::DISCARD;
        }
        for deck in [Deck::Adventure, Deck::Spell] {
            let mut cards: Vec<CardId> =
                self.tops.iter().filter(|(of, _)| *of == deck).map(|(_, key)| pile.take(key)).collect();
            if deck == Deck::Adventure && !self.missing.contains(&"bag_of_gold") {
                cards.extend(pile.rest("bag_of_gold"));
            }
            for (order, card) in cards.into_iter().enumerate() {
                state.spots[card.index()] = Spot::TOP;
                state.order[card.index()] = order as u8 + 1;
            }
        }
        for key in &self.missing {
            pile.rest(key).into_iter().for_each(|card| state.spots[card.index()] = Spot::OUT);
        }
        take_from_stock(kit, &mut state);
        let before = Seat((self.first + self.seats.len() as u8 - 1) % self.seats.len() as u8);
        state.turn.active = before;
        // Nobody's turn as a Toad is used up by the turn that ends now.
        state.turn.toaded = Seats::all(self.seats.len() as u8);
        state.stack = Stack::EMPTY;
        state.stack.push(Frame { stage: CLOSING, ..Frame::new(Kind::Turn, before) });
        state.stack.push(Frame { stage: END_WINDOW, left: 1, ..Frame::new(Kind::Window, before) });
        state.window = Window::open(Seats::one(before));
        state.asked = None;
        self.tweaks.iter().for_each(|tweak| tweak(&mut state));
        state
    }
}

/// Counters that are in use are not in the stock.
fn take_from_stock(kit: &Kit, state: &mut State) {
    for stat in [Stat::Life, Stat::Fate, Stat::Gold, Stat::Strength, Stat::Craft] {
        let held: u8 = state
            .sides
            .iter()
            .map(|side| match stat {
                Stat::Life => side.life,
                Stat::Fate => side.fate,
                Stat::Gold => side.gold,
                Stat::Strength => side.strength,
                _ => side.craft,
            })
            .sum();
        let lying: u8 = if stat == Stat::Gold { state.gold.iter().sum() } else { 0 };
        state.stock[stat as usize] = kit.counters(stat).saturating_sub(held + lying);
    }
}

/// Cards that have not been laid out yet.
struct Pile<'k> {
    kit: &'k Kit,
    taken: Vec<CardId>,
    key: &'static str,
}

impl Pile<'_> {
    #[track_caller]
    fn take(&mut self, key: &str) -> CardId {
        // `purchase:sword` is the one of the Purchase deck; else Adventure cards come first.
        let (deck, key) = key.split_once(':').map_or((None, key), |(deck, key)| (Some(deck), key));
        let name = self.kit.name_of(key).unwrap_or_else(|| panic!("{}: there is no card `{key}`", self.key));
        let fits = |card: &CardId| match deck {
            Some("purchase") => self.kit.face(*card).deck == Deck::Purchase,
            Some("talisman") => self.kit.face(*card).deck == Deck::Talisman,
            _ => true,
        };
        let card =
            self.kit.of_name(name).iter().copied().find(|card| !self.taken.contains(card) && fits(card));
        let card = card.unwrap_or_else(|| panic!("{}: no `{key}` is left", self.key));
        self.taken.push(card);
        card
    }

    fn rest(&mut self, key: &str) -> Vec<CardId> {
        let name = self.kit.name_of(key).unwrap_or_else(|| panic!("{}: there is no card `{key}`", self.key));
        let rest: Vec<CardId> =
            self.kit.of_name(name).iter().copied().filter(|card| !self.taken.contains(card)).collect();
        self.taken.extend(&rest);
        rest
    }
}

impl Laid {
    fn side(&self, kit: &Kit) -> Side {
        let number = kit.characters().iter().position(|entry| entry.key == self.character);
        let number = number.unwrap_or_else(|| panic!("there is no character `{}`", self.character));
        let entry = &kit.characters()[number];
        let stat = |stat: Stat, usual: u8| self.stats[stat as usize].unwrap_or(usual);
        Side {
            character: number as u8,
            quest: self.quest.map_or(NOBODY, |key| kit.quest_of(key).expect("a quest").0),
            space: self.space.unwrap_or(SpaceId::outer(0)),
            alignment: self.alignment.unwrap_or(entry.alignment),
            life: stat(Stat::Life, entry.life),
            fate: stat(Stat::Fate, entry.fate),
            gold: stat(Stat::Gold, 0),
            strength: stat(Stat::Strength, 0),
            craft: stat(Stat::Craft, 0),
            task: self.task,
            toad: self.toad,
            missed: self.missed,
            enslaved: self.enslaved,
            ..Side::EMPTY
        }
    }
}

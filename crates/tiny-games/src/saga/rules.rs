//! What can be done, and what comes of it.

use super::card::{Card, CardId, CardSet, Effect, Row};
use super::chest::Chest;
use super::moves::{Event, Move};
use super::state::{Attack, HAND, Hero, MOST_SEATS, State};
use core::ops::RangeInclusive;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Boundary, Dice, Fault, Log, Outcome, Phrase, Refusal, Rule, Rules, Score, Seat, Seats, Setup};

/// The strength of a hero who carries nothing.
pub(super) const BASE_STRENGTH: u8 = 2;
/// How many days a match may be set to last.
const DAYS: RangeInclusive<u16> = 1..=5_000;

/// The rules of one match.
#[derive(Clone, Debug)]
pub struct Saga(Setup<Saga>);

/// How long a match may last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// After how many turns the match ends, if several heroes are left.
    pub days: u16,
    /// The life of a hero at the start; also the most.
    pub life: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { days: 1_100, life: 60 }
    }
}

impl Saga {
    pub(super) fn chest(&self) -> &Chest {
        &self.0.components
    }

    pub(super) fn card(&self, card: CardId) -> &Card {
        self.chest().card(card)
    }

    pub(super) fn most_life(&self) -> u8 {
        self.0.options.life
    }

    /// The base, and the numbers of all that a hero carries (SA-6).
    pub(super) fn strength(&self, gear: &[CardId]) -> u8 {
        BASE_STRENGTH + gear.iter().map(|card| self.card(*card).number).sum::<u8>()
    }

    /// What a beast that nobody turns away costs whom it is sent against (SA-4, SA-5).
    fn loss(&self, state: &State, attack: &Attack, parried: bool) -> u8 {
        let (Effect::Hurt(amount) | Effect::Drain(amount)) = self.card(attack.card).effect else { return 0 };
        let strength = |seat: Seat| self.strength(state.heroes[seat.index() % MOST_SEATS].gear.cards());
        let stronger = strength(state.turn) > strength(attack.at);
        (amount + u8::from(stronger)).saturating_sub(u8::from(parried))
    }

    /// Draws a card (SA-7).
    fn draw(state: &mut State, seat: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
        if state.deck.is_empty() && !state.discard.is_empty() {
            state.deck = state.discard.iter().collect();
            state.discard = CardSet::default();
            dice.shuffle(state.deck.cards_mut());
            log.tell(|| Event::Shuffled);
        }
        let Some(hero) = state.heroes.get_mut(seat.index()).filter(|hero| hero.life > 0) else { return };
        if let Some(card) = state.deck.pop() {
            hero.draw(card);
            log.tell(|| Event::Drew { seat, card: Some(card) });
        }
    }

    /// The next day dawns for the next hero who lives (SA-2).
    fn end_turn(&self, state: &mut State) {
        state.day = state.day.saturating_add(1);
        let alive = state.alive();
        for _ in 0..self.seats() {
            state.turn = state.turn.next(self.seats());
            if alive.contains(state.turn) {
                break;
            }
        }
    }

    /// All have answered: the beast strikes or is turned away (SA-4, SA-5).
    ///
    /// Cards of this turn are laid down after the draw: else they could be shuffled into the deck, and nobody would see
    /// what was played.
    fn resolve(&self, state: &mut State, attack: &Attack, dice: &mut Dice, log: &mut impl Log<Event>) {
        let sender = state.turn;
        let parry = attack.parry();
        let mut laid_down = CardSet::default();
        state.attack = None;
        state.parried = parry.map(|(seat, _)| seat);
        laid_down.insert(attack.card);
        let mut turned_away = false;
        if let Some((seat, card)) = parry {
            state.heroes[seat.index()].hand.remove(card);
            laid_down.insert(card);
            turned_away = self.card(card).number >= self.card(attack.card).number;
            log.tell(|| Event::Parried { seat, card });
        }
        if !turned_away {
            self.strike(state, attack, parry.is_some(), &mut laid_down, log);
        }
        Saga::draw(state, sender, dice, log);
        if let Some((seat, _)) = parry {
            Saga::draw(state, seat, dice, log);
        }
        laid_down.iter().for_each(|card| state.discard.insert(card));
        self.end_turn(state);
    }

    /// The beast strikes; whoever falls lays down all he has.
    fn strike(
        &self,
        state: &mut State,
        attack: &Attack,
        parried: bool,
        laid_down: &mut CardSet,
        log: &mut impl Log<Event>,
    ) {
        let loss = self.loss(state, attack, parried);
        let (sender, at) = (state.turn.index() % MOST_SEATS, attack.at.index() % MOST_SEATS);
        let loss = loss.min(state.heroes[at].life);
        let drains = matches!(self.card(attack.card).effect, Effect::Drain(_));
        let room = self.most_life().saturating_sub(state.heroes[sender].life);
        let gain = if drains { loss.min(room) } else { 0 };
        state.heroes[sender].life += gain;
        state.heroes[at].life -= loss;
        log.tell(|| Event::Struck { seat: attack.at, loss, gain });
        if state.heroes[at].life == 0 {
            let fallen = core::mem::replace(&mut state.heroes[at], Hero::NOBODY);
            fallen.hand.cards().iter().chain(fallen.gear.cards()).for_each(|card| laid_down.insert(*card));
            log.tell(|| Event::Fell { seat: attack.at });
        }
    }

    fn is_over(&self, state: &State) -> bool {
        state.day >= self.0.options.days || state.alive().len() <= 1
    }
}

impl Rules for Saga {
    type Options = Options;
    type Components = Chest;
    type State = State;
    type Move = Move;
    type Event = Event;
    const ID: &'static str = "saga";
    const RULESETS: &'static [&'static str] = &["saga/1"];
    const TURN_RULE: Rule = "SA-2";
    const SEATS: RangeInclusive<u8> = 2..=MOST_SEATS as u8;
    const RULES: &'static [Rule] = &["SA-1", "SA-2", "SA-3", "SA-4", "SA-5", "SA-6", "SA-7", "SA-8"];

    fn open(setup: Setup<Saga>) -> Result<Saga, Vec<Fault>> {
        let mut faults = Vec::new();
        if !DAYS.contains(&setup.options.days) {
            let reason = Phrase::new("fault-days").with("most", *DAYS.end());
            faults.push(Fault::at("options.days", reason).by("SA-8"));
        }
        if setup.options.life == 0 {
            faults.push(Fault::at("options.life", Phrase::new("fault-no-life")).by("SA-2"));
        }
        if faults.is_empty() { Ok(Saga(setup)) } else { Err(faults) }
    }

    fn setup(&self) -> &Setup<Saga> {
        &self.0
    }

    /// Every turn is a move, and an answer of each of the others at most.
    fn bound(&self) -> usize {
        usize::from(self.0.options.days) * usize::from(self.seats())
    }

    fn deal(&self, dice: &mut Dice) -> State {
        let mut deck: Row<{ super::MOST_CARDS }> = self.chest().cards().map(|(card, _)| card).collect();
        dice.shuffle(deck.cards_mut());
        let mut heroes = [Hero::NOBODY; MOST_SEATS];
        for hero in heroes.iter_mut().take(usize::from(self.seats())) {
            hero.life = self.most_life();
            for _ in 0..HAND {
                deck.pop().into_iter().for_each(|card| hero.draw(card));
            }
        }
        State {
            day: 0,
            turn: Seat(0),
            heroes,
            deck,
            discard: CardSet::default(),
            attack: None,
            parried: None,
        }
    }

    fn waiting(&self, state: &State) -> Seats {
        if self.is_over(state) {
            return Seats::NONE;
        }
        match &state.attack {
            None => Seats::one(state.turn),
            Some(attack) => attack.window.waiting(),
        }
    }

    fn moves(&self, state: &State, seat: Seat, into: &mut Vec<Move>) {
        if !self.waiting(state).contains(seat) {
            return;
        }
        let hero = &state.heroes[seat.index()];
        if state.attack.is_some() {
            into.push(Move::Pass);
            into.extend(hero.hand.cards().iter().map(|card| Move::Parry { card: *card }));
            return;
        }
        for &card in hero.hand.cards() {
            match self.card(card).effect {
                Effect::Hurt(_) | Effect::Drain(_) => {
                    let others = state.alive().without(seat);
                    into.extend(others.iter().map(|at| Move::Send { card, at }));
                }
                Effect::Heal(_) => into.push(Move::Heal { card }),
                Effect::Carry if hero.gear.is_full() => {
                    let carried = hero.gear.cards().iter();
                    into.extend(carried.map(|old| Move::Take { card, lay_down: Some(*old) }));
                }
                Effect::Carry => into.push(Move::Take { card, lay_down: None }),
            }
        }
    }

    fn check(&self, state: &State, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        let Some(hero) = state.heroes.get(seat.index()) else {
            return Err(Refusal::illegal("SA-2", Phrase::new("refused-no-hero")));
        };
        let asked = state.attack.is_some();
        let answers = matches!(choice, Move::Parry { .. } | Move::Pass);
        if asked != answers {
            let key = if asked { "refused-answer-first" } else { "refused-nothing-to-parry" };
            return Err(Refusal::illegal("SA-5", Phrase::new(key)));
        }
        let (Move::Send { card, .. } | Move::Heal { card } | Move::Take { card, .. } | Move::Parry { card }) =
            *choice
        else {
            return Ok(());
        };
        if !hero.hand.contains(card) {
            return Err(Refusal::illegal("SA-3", Phrase::new("refused-not-held")));
        }
        let effect = self.card(card).effect;
        match *choice {
            Move::Send { at, .. } if effect.is_aimed() => {
                if at != seat && state.alive().contains(at) {
                    return Ok(());
                }
                Err(Refusal::illegal("SA-4", Phrase::new("refused-target")))
            }
            Move::Take { lay_down, .. } if effect == Effect::Carry => {
                let fits = match lay_down {
                    None => !hero.gear.is_full(),
                    Some(old) => hero.gear.is_full() && hero.gear.contains(old),
                };
                if fits { Ok(()) } else { Err(Refusal::illegal("SA-6", Phrase::new("refused-gear"))) }
            }
            Move::Heal { .. } if matches!(effect, Effect::Heal(_)) => Ok(()),
            Move::Parry { .. } => Ok(()),
            _ => Err(Refusal::illegal("SA-3", Phrase::new("refused-other-card"))),
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Move,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Boundary {
        let Some(hero) = state.heroes.get_mut(seat.index()) else { return Boundary::Kept };
        match *choice {
            Move::Send { card, at } => {
                hero.hand.remove(card);
                state.parried = None;
                state.attack = Some(state.attack_by(card, at));
                log.tell(|| Event::Sent { seat, card, at });
            }
            Move::Heal { card } => {
                hero.hand.remove(card);
                let Effect::Heal(amount) = self.card(card).effect else { return Boundary::Kept };
                let gain = amount.min(self.most_life().saturating_sub(hero.life));
                hero.life += gain;
                log.tell(|| Event::Healed { seat, card, gain });
                Saga::draw(state, seat, dice, log);
                state.discard.insert(card);
                self.end_turn(state);
            }
            Move::Take { card, lay_down } => {
                hero.hand.remove(card);
                if let Some(old) = lay_down {
                    hero.gear.remove(old);
                }
                hero.gear.push(card);
                log.tell(|| Event::Took { seat, card, lay_down });
                Saga::draw(state, seat, dice, log);
                if let Some(old) = lay_down {
                    state.discard.insert(old);
                }
                self.end_turn(state);
            }
            Move::Pass | Move::Parry { .. } => {
                let Some(attack) = &mut state.attack else { return Boundary::Kept };
                attack.window.answer(seat, choice.answer());
                log.tell(|| Event::Answered { seat });
                let attack = *attack;
                if attack.window.is_open() {
                    return Boundary::Kept;
                }
                self.resolve(state, &attack, dice, log);
            }
        }
        Boundary::Crossed
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let points: Vec<i32> = self.scores(state).iter().map(Score::total).collect();
        self.is_over(state).then(|| Outcome::by_points(&points))
    }

    fn scores(&self, state: &State) -> Vec<Score> {
        let heroes = state.heroes.iter().take(usize::from(self.seats()));
        heroes
            .map(|hero| {
                let gear = if hero.life > 0 { self.strength(hero.gear.cards()) - BASE_STRENGTH } else { 0 };
                Score::of([("life", i32::from(hero.life)), ("gear", i32::from(gear))])
            })
            .collect()
    }

    fn out(&self, state: &State) -> Seats {
        let alive = state.alive();
        Seat::all(self.seats()).filter(|seat| !alive.contains(*seat)).collect()
    }

    fn pass(&self, state: &State, seat: Seat) -> Option<Move> {
        (state.attack.is_some() && self.waiting(state).contains(seat)).then_some(Move::Pass)
    }

    fn concerns(&self, state: &State, seat: Seat) -> bool {
        state.attack.is_some_and(|attack| attack.at == seat)
    }
}

//! Everybody holds the cards 1 to 4, secretly lays one, then all are shown: the highest alone takes a rolled prize.

use crate::NoOptions;
use core::fmt;
use core::str::FromStr;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sketch::{Brush, Picture, Scene};
use table::{
    Boundary, Dice, Fault, Forms, Judge, Log, Outcome, Phrase, Refusal, Rules, Score, Seat, Seats, Secrets,
    Setup, Speech, Values, Viewer,
};

const CARDS: u8 = 4;

/// The rules of one match.
#[derive(Clone, Debug)]
pub struct Bids(Setup<Bids>);

/// What lies where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Cards as bits.
    pub hands: Vec<u8>,
    /// What was laid this round; 0 for nothing yet.
    pub laid: Vec<u8>,
    /// The prizes of each seat.
    pub points: Vec<u8>,
}

/// What somebody sees of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// The seat's own hand as it is, the hands of others as they were before this round: known to all.
    pub hands: Vec<u8>,
    /// Who has laid a card this round.
    pub has_laid: Vec<bool>,
    /// What the viewer has laid this round; 0 for nothing.
    pub own: u8,
    /// The prizes of each seat.
    pub points: Vec<u8>,
}

/// Laying a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Card(pub u8);

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Card, Refusal> {
        let unreadable = |_| Refusal::unreadable(Phrase::new("refused-unreadable-move").with("text", text));
        text.trim().parse().map(Card).map_err(unreadable)
    }
}

/// What happens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub enum Event {
    /// Somebody laid a card, which only he saw.
    Laid {
        /// Who.
        seat: Seat,
        /// What, for himself.
        card: Option<u8>,
    },
    /// All cards were shown, and a prize was rolled for.
    Shown {
        /// What each seat had laid.
        cards: Vec<u8>,
        /// Who was highest alone.
        winner: Option<Seat>,
        /// What was rolled.
        prize: u8,
    },
}

impl Bids {
    fn cards(hand: u8) -> impl Iterator<Item = u8> {
        (1..=CARDS).filter(move |card| hand & (1 << card) != 0)
    }
}

impl Rules for Bids {
    crate::rules_head!("bids", 2..=3, ["BD-1"], NoOptions, State, Card, Event);

    crate::opens_anyhow!(Bids);

    fn bound(&self) -> usize {
        usize::from(CARDS * self.seats())
    }

    fn deal(&self, _dice: &mut Dice) -> State {
        let seats = usize::from(self.seats());
        State { hands: vec![0b11110; seats], laid: vec![0; seats], points: vec![0; seats] }
    }

    fn waiting(&self, state: &State) -> Seats {
        Seat::all(self.seats())
            .filter(|seat| state.laid[seat.index()] == 0 && state.hands[seat.index()] != 0)
            .collect()
    }

    fn moves(&self, state: &State, seat: Seat, into: &mut Vec<Card>) {
        if self.waiting(state).contains(seat) {
            into.extend(Bids::cards(state.hands[seat.index()]).map(Card));
        }
    }

    fn check(&self, state: &State, seat: Seat, choice: &Card) -> Result<(), Refusal> {
        if Bids::cards(state.hands[seat.index()]).any(|card| card == choice.0) {
            Ok(())
        } else {
            Err(Refusal::illegal("BD-1", Phrase::new("refused-card")))
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Card,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) -> Boundary {
        state.hands[seat.index()] &= !(1 << choice.0.min(7));
        state.laid[seat.index()] = choice.0;
        log.tell(|| Event::Laid { seat, card: Some(choice.0) });
        if state.laid.contains(&0) {
            return Boundary::Kept;
        }
        let prize = dice.die();
        let highest = state.laid.iter().max().copied().unwrap_or(0);
        let holders: Vec<usize> = (0..state.laid.len()).filter(|i| state.laid[*i] == highest).collect();
        let winner = (holders.len() == 1).then(|| Seat(holders[0] as u8));
        if let Some(winner) = winner {
            state.points[winner.index()] += prize;
        }
        let cards = core::mem::replace(&mut state.laid, vec![0; usize::from(self.seats())]);
        log.tell(|| Event::Shown { cards, winner, prize });
        Boundary::Crossed
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let points: Vec<i32> = state.points.iter().map(|points| i32::from(*points)).collect();
        self.waiting(state).is_empty().then(|| Outcome::by_points(&points))
    }

    fn scores(&self, state: &State) -> Vec<Score> {
        state.points.iter().map(|points| Score::of([("prizes", i32::from(*points))])).collect()
    }
}

impl Secrets for Bids {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let hand = |seat: Seat| {
            let (hand, laid) = (state.hands[seat.index()], state.laid[seat.index()]);
            if viewer.is(seat) || laid == 0 { hand } else { hand | 1 << laid }
        };
        let own =
            Seat::all(self.seats()).find(|seat| viewer.is(*seat)).map_or(0, |seat| state.laid[seat.index()]);
        View {
            hands: Seat::all(self.seats()).map(hand).collect(),
            has_laid: state.laid.iter().map(|laid| *laid != 0).collect(),
            own,
            points: state.points.clone(),
        }
    }

    fn imagine(&self, view: &View, viewer: Viewer, dice: &mut Dice) -> State {
        let seats = usize::from(self.seats());
        let mut state =
            State { hands: view.hands.clone(), laid: vec![0; seats], points: view.points.clone() };
        for seat in Seat::all(self.seats()).filter(|seat| view.has_laid[seat.index()]) {
            let index = seat.index();
            if viewer.is(seat) {
                state.laid[index] = view.own;
            } else {
                let cards: Vec<u8> = Bids::cards(view.hands[index]).collect();
                let card = dice.pick(&cards).copied().unwrap_or(1);
                state.laid[index] = card;
                state.hands[index] &= !(1 << card);
            }
        }
        state
    }

    fn hides(&self, state: &State, viewer: Viewer) -> bool {
        Seat::all(self.seats())
            .any(|seat| !viewer.is(seat) && state.laid[seat.index()] != 0 && state.hands[seat.index()] != 0)
    }

    fn perceive(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Laid { seat, .. } if !viewer.is(*seat) => Event::Laid { seat: *seat, card: None },
            event => event.clone(),
        })
    }
}

impl Forms for Bids {
    crate::position_is_state!(State);

    fn load(&self, position: &State) -> Result<State, Vec<Fault>> {
        let seats = usize::from(self.seats());
        let shaped =
            [&position.hands, &position.laid, &position.points].iter().all(|list| list.len() == seats);
        let sound = shaped
            && position.hands.iter().zip(&position.laid).all(|(hand, laid)| {
                hand & !0b11110 == 0 && *laid <= CARDS && (*laid == 0 || hand & (1 << laid) == 0)
            })
            && position.laid.contains(&0)
            && position.points.iter().all(|points| *points <= 6 * CARDS);
        let counts: Vec<u32> = position
            .hands
            .iter()
            .zip(&position.laid)
            .map(|(hand, laid)| hand.count_ones() + u32::from(*laid != 0))
            .collect();
        if sound && counts.windows(2).all(|pair| pair[0] == pair[1]) {
            Ok(position.clone())
        } else {
            Err(vec![Fault::at("state", Phrase::new("fault-cards")).by("BD-1")])
        }
    }

    crate::moves_by_text!();
}

impl Speech for Bids {
    const WORDS: &'static [(&'static str, &'static str)] = &[("en", WORDS), ("de", WORDS)];

    fn reasons(&self, _state: &State, _seat: Seat, choice: &Card) -> Vec<Phrase> {
        vec![Phrase::new("reason-high").with("card", choice.0)]
    }

    fn tell(&self, event: &Event) -> Phrase {
        match event {
            Event::Laid { seat, card: None } => Phrase::new("log-secret").with("who", *seat),
            Event::Laid { seat, card: Some(card) } => {
                Phrase::new("log-laid").with("who", *seat).with("card", *card)
            }
            Event::Shown { winner: None, .. } => Phrase::new("log-tie"),
            Event::Shown { winner: Some(who), prize, .. } => {
                Phrase::new("log-prize").with("who", *who).with("prize", *prize)
            }
        }
    }

    fn describe(&self, _view: &View, _seat: Seat, choice: &Card) -> Phrase {
        Phrase::new("move-lay").with("card", choice.0)
    }
}

impl Judge for Bids {
    fn evaluate(&self, state: &State) -> Values {
        let mut values = Values::default();
        for seat in Seat::all(self.seats()) {
            values[seat.index()] = {
                let others = Seat::all(self.seats()).filter(|other| *other != seat);
                let best = others.map(|other| state.points[other.index()]).max().unwrap_or(0);
                ((f32::from(state.points[seat.index()]) - f32::from(best)) / 10.0).tanh()
            };
        }
        values
    }
}

impl Picture<View> for Bids {
    /// # Panics
    /// If the first seat has all prizes that there can be: a mistake made on purpose, on which programs are tried that
    /// must outlive the mistakes of a game.
    fn picture(&self, view: &View, brush: &Brush<'_>) -> Scene {
        assert!(view.points[0] != 6 * CARDS, "a mistake made on purpose");
        Scene::new(100.0, 100.0, brush.label("title"))
    }
}

const WORDS: &str = "\
title = Bids
tagline = The highest alone takes the prize.
rule-BD-1 = Everybody lays a card in secret; the highest alone takes the prize.
    .mark = B
part-prizes = prizes
log-secret = { $who } lays a card.
log-laid = { $who } lays { $card }.
log-tie = Nobody takes the prize.
log-prize = { $who } takes the prize of { $prize }.
move-lay = lay { $card }
reason-high = a { $card } is that high
refused-card = You do not hold that card.
fault-cards = The cards do not add up.
";

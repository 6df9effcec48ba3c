//! Who may know what: hands, sealed answers and the order of the deck are hidden.

use super::card::{CardId, CardSet};
use super::moves::{Event, Move};
use super::rules::Saga;
use super::state::{Answer, Attack, Hero, MOST_SEATS, State};
use schemars::JsonSchema;
use serde::Serialize;
use table::{Dice, Rules, Seat, Seats, Secrets, Viewer, WindowView};

/// What somebody knows of a hero.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct HeroView {
    /// What is left of his life.
    pub life: u8,
    /// How many cards he holds.
    pub held: u8,
    /// What he carries.
    pub gear: Vec<CardId>,
}

/// What somebody knows of a beast on its way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct AttackView {
    /// The beast.
    pub card: CardId,
    /// Against whom.
    pub at: Seat,
    /// Who has answered.
    pub answered: Seats,
    /// What the viewer has answered: a card that parries, or nothing.
    pub own: Option<CardId>,
    /// The same as the contract keeps it.
    #[serde(skip)]
    pub(crate) window: WindowView<Answer>,
}

/// What somebody knows of the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// How many turns are over.
    pub day: u16,
    /// Whose turn it is.
    pub turn: Seat,
    /// The heroes, by seat.
    pub heroes: Vec<HeroView>,
    /// The viewer's own cards.
    pub hand: Vec<CardId>,
    /// How many cards are in the deck.
    pub deck: u16,
    /// What lies face up.
    pub discard: Vec<CardId>,
    /// The beast that the others may parry.
    pub attack: Option<AttackView>,
    /// Who parried the last beast.
    pub parried: Option<Seat>,
}

impl Secrets for Saga {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let heroes = &state.heroes[..usize::from(self.seats())];
        let own = Seat::all(self.seats()).find(|seat| viewer.is(*seat));
        View {
            day: state.day,
            turn: state.turn,
            heroes: heroes
                .iter()
                .map(|hero| HeroView {
                    life: hero.life,
                    held: hero.hand.cards().len() as u8,
                    gear: hero.gear.cards().to_vec(),
                })
                .collect(),
            hand: own.map_or_else(Vec::new, |seat| heroes[seat.index()].hand.cards().to_vec()),
            deck: state.deck.cards().len() as u16,
            discard: state.discard.iter().collect(),
            attack: state.attack.map(|attack| AttackView {
                card: attack.card,
                at: attack.at,
                answered: attack.window.answered(),
                own: own.and_then(|seat| match attack.window.answer_of(seat) {
                    Some(Answer::Parry(card)) => Some(*card),
                    _ => None,
                }),
                window: attack.window.seen_by(viewer),
            }),
            parried: state.parried,
        }
    }

    fn imagine(&self, view: &View, viewer: Viewer, dice: &mut Dice) -> State {
        let mut seen: CardSet = view.hand.iter().chain(&view.discard).copied().collect();
        view.heroes.iter().flat_map(|hero| &hero.gear).for_each(|card| seen.insert(*card));
        view.attack.iter().for_each(|attack| seen.insert(attack.card));
        let mut unseen: Vec<CardId> =
            self.chest().cards().map(|(card, _)| card).filter(|card| !seen.contains(*card)).collect();
        dice.shuffle(&mut unseen);
        let mut heroes = [Hero::NOBODY; MOST_SEATS];
        for ((hero, known), seat) in heroes.iter_mut().zip(&view.heroes).zip(Seat::all(self.seats())) {
            let hand = if viewer.is(seat) {
                view.hand.clone()
            } else {
                unseen.split_off(unseen.len().saturating_sub(usize::from(known.held)))
            };
            for card in hand {
                hero.draw(card);
            }
            hero.life = known.life;
            hero.gear = known.gear.iter().copied().collect();
        }
        let attack = view.attack.as_ref().map(|known| {
            let window = known.window.imagine(|seat| {
                let hand = heroes[seat.index()].hand;
                let parry = hand.cards().get(dice.below(hand.cards().len() as u32 + 1) as usize);
                parry.map_or(Answer::Pass, |card| Answer::Parry(*card))
            });
            Attack { card: known.card, at: known.at, window }
        });
        State {
            day: view.day,
            turn: view.turn,
            heroes,
            deck: unseen.into_iter().collect(),
            discard: view.discard.iter().copied().collect(),
            attack,
            parried: view.parried,
        }
    }

    fn hides(&self, state: &State, viewer: Viewer) -> bool {
        let others = || Seat::all(self.seats()).filter(|seat| !viewer.is(*seat));
        let hands = others().filter(|seat| !state.heroes[seat.index()].hand.is_empty()).count();
        // One place alone holds all that is unseen: then it is known, but for the order of a deck.
        let cards = match state.deck.cards().len() {
            0 => hands > 1,
            1 => hands > 0,
            _ => true,
        };
        let sealed =
            state.attack.is_some_and(|attack| others().any(|seat| attack.window.answer_of(seat).is_some()));
        cards || sealed
    }

    fn perceive(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Drew { seat, .. } if !viewer.is(*seat) => Event::Drew { seat: *seat, card: None },
            seen => *seen,
        })
    }

    /// Answers are sealed. The last one shows itself if it decides: if it parries, or if nobody before it in the order
    /// of the rules does.
    fn reveals_move(&self, state: &State, seat: Seat, choice: &Move, viewer: Viewer) -> bool {
        let Some(mut attack) = state.attack.filter(|_| !viewer.is(seat)) else { return true };
        attack.window.answer(seat, choice.answer());
        if attack.window.is_open() {
            return false;
        }
        let rank = |wanted: Seat| attack.in_order().position(|(seat, _)| seat == wanted);
        attack.parry().is_none_or(|(parrying, _)| rank(seat) <= rank(parrying))
    }
}

//! Who may know what: views of a state, and the worlds that fit a view.
//!
//! A view is a whole state in which everything that its viewer cannot know is put into one fixed order: hidden cards fill
//! the hidden places by their numbers, sealed answers are the first that there is. So two states that look the same to
//! somebody have the same view, and imagining means shuffling what is hidden.

use crate::components::CardId;
use crate::engine::is_hidden;
use crate::event::Event;
use crate::language::{Kind as CardKind, Permission};
use crate::moves::{Answer, Move};
use crate::position::Position;
use crate::state::{Kind, Spot, State};
use crate::talisman::Talisman;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use table::{Dice, Seat, Secrets, Viewer, Window};

/// All that one viewer may know.
///
/// Its JSON form is a [`Position`] in which unknown cards are `null`.
#[derive(Clone)]
pub struct View {
    /// The rules, whose clone costs two counters: names of cards are in their box.
    form: Talisman,
    viewer: Viewer,
    state: State,
}

impl View {
    /// What the viewer sees; where he knows nothing it says what is not so: see [`View::knows`].
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Does the viewer know which card this is, where it is?
    pub fn knows(&self, card: CardId) -> bool {
        !self.form.is_unknown(&self.state, self.viewer, card)
    }
}

/// Without the box, which is the same for everybody.
impl core::fmt::Debug for View {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("View")
            .field("viewer", &self.viewer)
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}

impl PartialEq for View {
    fn eq(&self, other: &View) -> bool {
        self.viewer == other.viewer && self.state == other.state
    }
}

impl Eq for View {}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.masked().serialize(serializer)
    }
}

impl JsonSchema for View {
    fn schema_name() -> Cow<'static, str> {
        "View".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Position::json_schema(generator)
    }
}

impl View {
    fn masked(&self) -> Position {
        let mut position = self.form.write_position(&self.state);
        for (index, player) in position.players.iter_mut().enumerate() {
            let seat = Seat(index as u8);
            let known = self.viewer.is(seat) || self.form.sees_spells(&self.state, self.viewer);
            if !known {
                player.spells.fill(None);
            }
        }
        for top in &mut position.tops {
            if !top.seen.iter().any(|seat| self.viewer.is(*seat)) {
                top.card = None;
            }
        }
        let mut pending = self.form.write_pending(&self.state);
        if let Some(window) = &mut pending.window {
            let mut known = Window::open(window.asked());
            for seat in window.asked().iter().filter(|seat| self.viewer.is(*seat)) {
                if let Some(answer) = window.answer_of(seat) {
                    known.answer(seat, *answer);
                }
            }
            *window = known;
        }
        position.pending = Some(pending);
        position
    }
}

/// Places for hidden cards: each is filled by itself, in order; the rest of the cards is in the deck.
struct Hidden {
    /// All cards that the viewer cannot place.
    pool: Vec<CardId>,
    /// The places that are not the deck.
    slots: Vec<(Spot, u8, u8)>,
}

impl Talisman {
    /// May this viewer look at the Spells of others (RU-88)?
    fn sees_spells(&self, state: &State, viewer: Viewer) -> bool {
        let Viewer::Seat(seat) = viewer else { return false };
        seat.0 < self.setup.seats
            && state.side(seat).is_alive()
            && self.allowed(state, seat, &Permission::See, |_| true)
    }

    /// Is it hidden from this viewer which card lies there?
    fn is_unknown(&self, state: &State, viewer: Viewer, card: CardId) -> bool {
        let spot = state.spot(card);
        if !is_hidden(spot) {
            return false;
        }
        match spot {
            Spot::DECK => true,
            Spot::TOP => {
                !matches!(viewer, Viewer::Seat(seat) if state.marks[card.index()] & (1 << (seat.0 % 8)) != 0)
            }
            _ => {
                self.entry(card).kind == CardKind::Spell
                    && !spot.holder().is_some_and(|holder| viewer.is(holder))
                    && !self.sees_spells(state, viewer)
            }
        }
    }

    fn hidden(&self, state: &State, viewer: Viewer, deck: crate::language::Deck) -> Hidden {
        let mut hidden = Hidden { pool: Vec::new(), slots: Vec::new() };
        for card in self.kit().deck(deck).map(|card| CardId(card as u16)) {
            if self.is_unknown(state, viewer, card) {
                hidden.pool.push(card);
                if state.spot(card) != Spot::DECK {
                    hidden.slots.push((
                        state.spot(card),
                        state.order[card.index()],
                        state.marks[card.index()],
                    ));
                }
            }
        }
        hidden.slots.sort_unstable();
        hidden
    }

    /// Deals the pool out to the hidden places.
    fn fill(state: &mut State, hidden: &Hidden) {
        for (index, card) in hidden.pool.iter().enumerate() {
            let (spot, order, marks) = hidden.slots.get(index).copied().unwrap_or((Spot::DECK, 0, 0));
            state.spots[card.index()] = spot;
            state.order[card.index()] = order;
            state.marks[card.index()] = marks;
        }
    }

    /// The answers that a seat could have sealed in this state, passing first.
    fn sealable(&self, state: &State, seat: Seat) -> Vec<Answer> {
        let Some(top) = state.stack.top() else { return Vec::new() };
        let mut open = *state;
        open.window = Window::open(state.window.asked());
        let mut moves = Vec::new();
        self.list(&open, seat, &mut moves);
        moves.iter().map(|choice| self.seal(&open, top, seat, choice)).collect()
    }

    fn others_answered(&self, state: &State, viewer: Viewer) -> Vec<Seat> {
        if !state.window.is_open() {
            return Vec::new();
        }
        state.window.answered().iter().filter(|seat| !viewer.is(*seat)).collect()
    }

    /// Puts other answers in the place of those that the viewer cannot know.
    fn reseal(state: &mut State, answers: &[(Seat, Answer)]) {
        let old = state.window;
        let mut window = Window::open(old.asked());
        for seat in old.answered().iter() {
            let new = answers.iter().find(|(known, _)| *known == seat).map(|(_, answer)| *answer);
            if let Some(answer) = new.or_else(|| old.answer_of(seat).copied()) {
                window.answer(seat, answer);
            }
        }
        state.window = window;
    }
}

impl Secrets for Talisman {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mut seen = *state;
        for deck in Talisman::HIDDEN_DECKS {
            let hidden = self.hidden(state, viewer, deck);
            Talisman::fill(&mut seen, &hidden);
        }
        let answers: Vec<(Seat, Answer)> = self
            .others_answered(&seen, viewer)
            .into_iter()
            .map(|seat| (seat, self.sealable(&seen, seat).first().copied().unwrap_or(Answer::Pass)))
            .collect();
        Talisman::reseal(&mut seen, &answers);
        View { form: self.clone(), viewer, state: seen }
    }

    fn imagine(&self, view: &View, viewer: Viewer, dice: &mut Dice) -> State {
        let mut state = view.state;
        for deck in Talisman::HIDDEN_DECKS {
            let mut hidden = self.hidden(&state, viewer, deck);
            // Only as many as there are places for have to be drawn.
            let places = hidden.slots.len();
            for index in 0..places {
                let rest = (hidden.pool.len() - index) as u32;
                let pick = index + dice.below(rest) as usize;
                hidden.pool.swap(index, pick);
            }
            Talisman::fill(&mut state, &hidden);
        }
        let mut answers = Vec::new();
        for seat in self.others_answered(&state, viewer) {
            let possible = self.sealable(&state, seat);
            // Passing now or for longer is most of what there is.
            answers.push((seat, dice.pick(&possible).copied().unwrap_or(Answer::Pass)));
        }
        Talisman::reseal(&mut state, &answers);
        state
    }

    fn hides(&self, state: &State, viewer: Viewer) -> bool {
        let cards = Talisman::HIDDEN_DECKS.iter().any(|deck| {
            let hidden = self.hidden(state, viewer, *deck);
            let mut places: Vec<_> = hidden.slots.iter().map(|(spot, order, _)| (*spot, *order)).collect();
            places.dedup();
            let deck = usize::from(hidden.pool.len() > hidden.slots.len());
            !hidden.slots.is_empty() && places.len() + deck > 1
        });
        cards
            || self
                .others_answered(state, viewer)
                .into_iter()
                .any(|seat| self.sealable(state, seat).len() > 1)
    }

    fn perceive(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::DrewSpell { seat, .. } if !viewer.is(*seat) => {
                Event::DrewSpell { seat: *seat, card: None }
            }
            Event::Looked { seat, deck, count, .. } if !viewer.is(*seat) => {
                Event::Looked { seat: *seat, deck: *deck, count: *count, cards: Vec::new() }
            }
            seen => seen.clone(),
        })
    }

    /// Answers in a window are sealed. The last one shows itself if it decides: if it acts, or if nobody before it in the
    /// order of the rules does. A standing answer is known as soon as the window is resolved.
    fn reveals_move(&self, state: &State, seat: Seat, choice: &Move, viewer: Viewer) -> bool {
        if viewer.is(seat) || !state.window.is_open() || !state.window.waiting().contains(seat) {
            return true;
        }
        let Some(top) = state.stack.top() else { return true };
        let mut answered = *state;
        answered.window.answer(seat, self.seal(state, top, seat, choice));
        let alone = self.is_only_answer(state, seat, viewer);
        if answered.window.is_open() {
            return alone;
        }
        if top.kind == Kind::Setup || matches!(choice, Move::Quiet(_)) {
            return true;
        }
        let first = self.first_in_order(state, top);
        let acts = answered.window.first_to_act(first, self.setup.seats, |answer| !answer.waits());
        let Some((actor, _)) = acts else { return true };
        let rank = |wanted: Seat| self.from(first).position(|seat| seat == wanted);
        if rank(seat) < rank(actor) {
            // Had he acted, he would have come first: so he let it pass, by the one way there is.
            let waiting = self
                .sealable(state, seat)
                .iter()
                .filter(|answer| answer.waits() && !matches!(answer, Answer::Quiet(_)))
                .count();
            return (waiting <= 1 && !self.might_hold_another(state, seat, viewer, true)) || alone;
        }
        seat == actor || alone || !self.could_act(state, seat, viewer)
    }
}

impl Talisman {
    /// Does this viewer know that a seat has no other answer?
    fn is_only_answer(&self, state: &State, seat: Seat, viewer: Viewer) -> bool {
        self.sealable(state, seat).len() <= 1 && !self.might_hold_another(state, seat, viewer, false)
    }

    /// Could a seat have acted, for all that this viewer knows?
    fn could_act(&self, state: &State, seat: Seat, viewer: Viewer) -> bool {
        self.sealable(state, seat).iter().any(|answer| !answer.waits())
            || self.might_hold_another(state, seat, viewer, false)
    }

    /// Might a seat, for all that this viewer knows, hold a Spell with which it could answer?
    fn might_hold_another(&self, state: &State, seat: Seat, viewer: Viewer, waiting_only: bool) -> bool {
        let Some(top) = state.stack.top().filter(|top| top.kind == Kind::Window) else { return false };
        let hidden = self.spells(state, seat).any(|card| self.is_unknown(state, viewer, card));
        hidden
            && self.might_answer(state, top, seat, waiting_only, |card| self.is_unknown(state, viewer, card))
    }
}

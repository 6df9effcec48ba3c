//! Writing a position.

use crate::components::{CardId, CharacterId, Code};
use crate::language::{Deck, Kind as CardKind, SpaceId};
use crate::position::{
    Doings, LastingPosition, Pending, PlayerPosition, Position, SpacePosition, TopPosition, TurnPosition,
};
use crate::state::{NOTHING, Side, Spot, State, Until};
use crate::talisman::Talisman;
use std::collections::BTreeMap;
use table::{Seat, Seats};

impl Talisman {
    fn codes(&self, cards: impl Iterator<Item = CardId>) -> Vec<Code> {
        cards.map(|card| self.kit().face(card).code).collect()
    }

    fn character_code(&self, character: u8) -> Option<Code> {
        let found = self.kit().characters().get(usize::from(character))?;
        found.code.parse().ok()
    }

    /// The plain part: what a person would set up.
    pub(crate) fn write_position(&self, state: &State) -> Position {
        let turn = &state.turn;
        let characters = 0..self.kit().characters().len() as u8;
        Position {
            turn: TurnPosition {
                number: turn.number,
                active: turn.active,
                extra: turn.extra,
                is_extra: turn.is_extra,
                crowned: turn.crowned,
                used: characters
                    .filter(|character| turn.used & (1 << character) != 0)
                    .filter_map(|character| self.character_code(character))
                    .collect(),
            },
            players: Seat::all(self.setup.seats).map(|seat| self.write_player(state, seat)).collect(),
            spaces: SpaceId::all()
                .filter_map(|space| {
                    let cards = self.codes(state.lying(space).cards().iter().copied());
                    let gold = state.gold[space.index()];
                    (gold > 0 || !cards.is_empty()).then_some((space, SpacePosition { cards, gold }))
                })
                .collect(),
            discards: self.codes(state.at(Spot::DISCARD)),
            tops: self.write_tops(state),
            in_force: self.codes(state.at(Spot::FORCE)),
            loads: state
                .loads
                .iter()
                .filter(|load| load.card != NOTHING)
                .map(|load| (self.kit().face(CardId(load.card)).code, load.count))
                .collect(),
            lasting: state
                .lasting
                .iter()
                .filter_map(|lasting| match (lasting.until, lasting.source.as_card()) {
                    (Until::Rounds(of, rounds), Some(card)) => {
                        Some(LastingPosition { card: self.kit().face(card).code, of, rounds })
                    }
                    _ => None,
                })
                .collect(),
            pending: None,
        }
    }

    fn write_tops(&self, state: &State) -> Vec<TopPosition> {
        let mut tops: Vec<CardId> = state.at(Spot::TOP).collect();
        tops.sort_unstable_by_key(|card| (self.kit().face(*card).deck, state.order[card.index()]));
        tops.into_iter()
            .map(|card| TopPosition {
                card: Some(self.kit().face(card).code),
                seen: Seat::all(self.setup.seats)
                    .filter(|seat| state.marks[card.index()] & (1 << seat.0) != 0)
                    .collect(),
            })
            .collect()
    }

    fn write_player(&self, state: &State, seat: Seat) -> PlayerPosition {
        let side = state.side(seat);
        let Side { space, alignment, life, fate, gold, strength, craft, task, toad, missed, .. } = *side;
        let held = |spell: bool| {
            state
                .at(Spot::held(seat))
                .filter(move |card| (self.entry(*card).kind == CardKind::Spell) == spell)
        };
        let offer = (side.offer.0 != 0).then(|| self.kit().text_name(side.offer).to_owned());
        PlayerPosition {
            character: self.character_code(side.character),
            space,
            alignment,
            life,
            fate,
            gold,
            strength,
            craft,
            task,
            toad,
            missed,
            quest: side
                .quest()
                .and_then(|quest| self.kit().quests().get(quest.index()))
                .map(|quest| quest.key.clone()),
            offer,
            dead: side.dead,
            out: side.out,
            enslaved: side.enslaved,
            quiet: side.quiet,
            holds: self.codes(held(false)),
            spells: self.codes(held(true)).into_iter().map(Some).collect(),
            trophies: self.codes(state.at(Spot::trophy(seat))),
        }
    }

    /// The unfinished business.
    pub(crate) fn write_pending(&self, state: &State) -> Pending {
        let marked = self.kit().cards().filter(|card| {
            state.spot(*card).on_space().is_some()
                && (state.marks[card.index()] != 0 || state.order[card.index()] != 0)
        });
        Pending {
            seal: String::new(),
            business: state.stack.frames().to_vec(),
            asked: state.asked,
            window: (state.window.asked() != Seats::NONE).then_some(state.window),
            roll: state.roll,
            fight: state.fight,
            loss: state.loss,
            turn: state.turn,
            players: Seat::all(self.setup.seats)
                .map(|seat| {
                    let Side {
                        spells_at_start, cast, aligned, offer_from, used_in_turn, used_in_window, ..
                    } = *state.side(seat);
                    Doings { spells_at_start, cast, aligned, offer_from, used_in_turn, used_in_window }
                })
                .collect(),
            cards: marked
                .map(|card| {
                    (self.kit().face(card).code, (state.order[card.index()], state.marks[card.index()]))
                })
                .collect::<BTreeMap<_, _>>(),
            lasting: state.lasting.iter().copied().filter(|lasting| lasting.until != Until::Never).collect(),
            dealt: state.dealt.to_vec(),
        }
    }

    /// The decks that can be drawn from face down.
    pub(crate) const HIDDEN_DECKS: [Deck; 2] = [Deck::Adventure, Deck::Spell];

    /// The character of a code.
    pub(crate) fn character_id(&self, code: Code) -> Option<CharacterId> {
        self.character_of(code).map(CharacterId)
    }
}

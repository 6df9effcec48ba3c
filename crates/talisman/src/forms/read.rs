//! Reading a position: everything that is wrong with it at once, or the state.

use super::seal_of;
use crate::components::{CardId, Code, MOST_CARDS};
use crate::engine::Run;
use crate::language::{Deck, Kind as CardKind, Region, SpaceId, Span, Stat, Step, TextId};
use crate::position::{Pending, PlayerPosition, Position};
use crate::state::{
    Frame, Kind, Lasting, Load, MOST_FRAMES, MOST_LASTING, MOST_LOADS, MOST_SEATS, NOBODY, NOTHING, Phase,
    Side, Spot, State, Thing, Turn, Until,
};
use crate::talisman::Talisman;
use table::{Dice, Fault, Phrase, Rules, Seat, Seed, Window};

/// Reads one position.
struct Reader<'r> {
    game: &'r Talisman,
    state: State,
    placed: [bool; MOST_CARDS],
    faults: Vec<Fault>,
}

impl Talisman {
    pub(super) fn read_position(&self, position: &Position) -> Result<State, Vec<Fault>> {
        let mut reader =
            Reader { game: self, state: self.empty_state(), placed: [false; MOST_CARDS], faults: Vec::new() };
        reader.turn(position);
        reader.players(position);
        reader.board(position);
        reader.lasting(position);
        reader.stock();
        if let Some(pending) = &position.pending {
            if seal_of(position) != pending.seal {
                reader.fault("pending.seal", "fault-seal", None);
            } else if reader.faults.is_empty() {
                reader.pending(pending);
            }
        } else if reader.faults.is_empty() {
            reader.begin_turn();
        }
        let Reader { state, mut faults, .. } = reader;
        if faults.is_empty() && !self.stands(&state) {
            faults.push(Fault::whole(Phrase::new("fault-nobody-asked")).by("TM-1"));
        }
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }

    /// Nothing is anywhere yet.
    fn empty_state(&self) -> State {
        let mut state = self.new_state(&mut Dice::new(Seed::from_number(0)));
        state.stack = crate::state::Stack::EMPTY;
        state.dealt = [[NOBODY; 3]; MOST_SEATS];
        state
    }

    /// Somebody is asked something that he can answer, or the match is over.
    fn stands(&self, state: &State) -> bool {
        let waiting = self.waiting(state);
        if waiting.is_empty() {
            return state.turn.over;
        }
        let mut moves = Vec::new();
        waiting.iter().all(|seat| {
            moves.clear();
            seat.0 < self.setup.seats && {
                self.moves(state, seat, &mut moves);
                !moves.is_empty()
            }
        })
    }
}

impl Reader<'_> {
    fn fault(&mut self, path: impl Into<String>, key: &'static str, code: Option<Code>) {
        let reason = Phrase::new(key);
        let reason = match code {
            Some(code) => reason.with("card", code.to_string()),
            None => reason,
        };
        self.faults.push(Fault::at(path, reason));
    }

    /// A card, once.
    fn card(&mut self, path: &str, code: Code) -> Option<CardId> {
        let Some(card) = self.game.kit().card(code) else {
            self.fault(path, "fault-no-card", Some(code));
            return None;
        };
        if core::mem::replace(&mut self.placed[card.index()], true) {
            self.fault(path, "fault-card-twice", Some(code));
            return None;
        }
        if self.state.spot(card) == Spot::OUT {
            self.fault(path, "fault-card-out", Some(code));
            return None;
        }
        Some(card)
    }

    fn put(
        &mut self,
        path: &str,
        code: Code,
        spot: Spot,
        fits: impl Fn(CardKind, Deck) -> bool,
    ) -> Option<CardId> {
        let card = self.card(path, code)?;
        let face = self.game.kit().face(card);
        if !fits(self.game.kit().name(face.name).kind, face.deck) {
            self.fault(path, "fault-card-place", Some(code));
            return None;
        }
        self.state.spots[card.index()] = spot;
        Some(card)
    }

    fn turn(&mut self, position: &Position) {
        let turn = &position.turn;
        if turn.active.0 >= self.game.setup.seats {
            self.fault("turn.active", "fault-no-seat", None);
        }
        let limit = u32::from(self.game.options().turn_limit) * u32::from(self.game.setup.seats);
        if u32::from(turn.number) >= limit && position.pending.is_none() {
            self.fault("turn.number", "fault-turn-number", None);
        }
        if turn.extra > 6 {
            self.fault("turn.extra", "fault-too-many", None);
        }
        let mut used = 0;
        for code in &turn.used {
            match self.game.character_id(*code) {
                Some(character) => used |= 1 << character.0,
                None => self.fault("turn.used", "fault-no-character", Some(*code)),
            }
        }
        self.state.turn = Turn {
            number: turn.number,
            active: turn.active,
            extra: turn.extra,
            is_extra: turn.is_extra,
            crowned: turn.crowned,
            used,
            ..Turn::FIRST
        };
    }

    fn players(&mut self, position: &Position) {
        if position.players.len() != usize::from(self.game.setup.seats) {
            return self.fault("players", "fault-players", None);
        }
        for (index, player) in position.players.iter().enumerate() {
            let seat = Seat(index as u8);
            let path = format!("players[{index}]");
            self.player(&path, seat, player, position.pending.is_some());
        }
        let characters: Vec<u8> =
            self.state.sides.iter().map(|side| side.character).filter(|id| *id != NOBODY).collect();
        for (index, character) in characters.iter().enumerate() {
            if characters[..index].contains(character) {
                self.fault("players", "fault-character-twice", None);
            }
            if self.state.turn.used & (1 << character) == 0 {
                self.fault("turn.used", "fault-character-unused", None);
            }
        }
    }

    fn player(&mut self, path: &str, seat: Seat, player: &PlayerPosition, pending: bool) {
        let character = match player.character {
            None => NOBODY,
            Some(code) => match self.game.character_id(code) {
                Some(character) => character.0,
                None => {
                    self.fault(format!("{path}.character"), "fault-no-character", Some(code));
                    NOBODY
                }
            },
        };
        let quest = match &player.quest {
            None => NOBODY,
            Some(key) => match self.game.kit().quest_of(key) {
                Some(quest) => quest.0,
                None => {
                    self.fault(format!("{path}.quest"), "fault-no-quest", None);
                    NOBODY
                }
            },
        };
        let offer = match &player.offer {
            None => TextId(0),
            Some(name) => self.game.kit().offer_named(name).unwrap_or_else(|| {
                self.fault(format!("{path}.offer"), "fault-no-offer", None);
                TextId(0)
            }),
        };
        let side = Side {
            character,
            quest,
            space: player.space,
            alignment: player.alignment,
            life: player.life,
            fate: player.fate,
            gold: player.gold,
            strength: player.strength,
            craft: player.craft,
            task: player.task,
            toad: player.toad,
            missed: player.missed,
            offer,
            offer_from: if offer.0 == 0 { SpaceId::CROWN } else { player.space },
            dead: player.dead,
            out: player.out,
            enslaved: player.enslaved,
            quiet: player.quiet,
            ..Side::EMPTY
        };
        self.check_side(path, &side, pending);
        *self.state.side_mut(seat) = side;
        for code in &player.holds {
            let thing = |kind, _| {
                matches!(
                    kind,
                    CardKind::Object | CardKind::MagicObject | CardKind::Follower | CardKind::Enemy
                )
            };
            self.put(path, *code, Spot::held(seat), thing);
        }
        for code in &player.spells {
            match code {
                Some(code) => {
                    let _ = self.put(path, *code, Spot::held(seat), |kind, _| kind == CardKind::Spell);
                }
                None => self.fault(format!("{path}.spells"), "fault-unknown-spell", None),
            }
        }
        for code in &player.trophies {
            self.put(path, *code, Spot::trophy(seat), |kind, _| kind == CardKind::Enemy);
        }
    }

    fn check_side(&mut self, path: &str, side: &Side, pending: bool) {
        let alive = side.is_alive();
        if side.character == NOBODY && !pending {
            self.fault(format!("{path}.character"), "fault-no-character-yet", None);
        }
        if alive == (side.life == 0) && (alive || side.life > 0) && !pending {
            self.fault(format!("{path}.life"), "fault-life", None);
        }
        if side.out && !side.dead {
            self.fault(format!("{path}.out"), "fault-out-alive", None);
        }
        if side.toad > 3 || side.missed > 20 || side.task > 12 {
            self.fault(path, "fault-too-many", None);
        }
        if side.task > 0 && side.space.region() != Region::Inner && !pending {
            self.fault(format!("{path}.task"), "fault-task", None);
        }
        if side.enslaved && self.game.kit().space(side.space).text.is_empty() {
            self.fault(format!("{path}.enslaved"), "fault-enslaved", None);
        }
    }

    fn board(&mut self, position: &Position) {
        for (space, lying) in &position.spaces {
            let path = format!("spaces.{space}");
            let mut order = 0;
            for code in &lying.cards {
                if let Some(card) = self.put(&path, *code, Spot::space(*space), |_, _| true) {
                    order += 1;
                    self.state.order[card.index()] = order;
                }
            }
            if lying.cards.len() > 40 || (lying.gold == 0 && lying.cards.is_empty()) {
                self.fault(&path, "fault-too-many", None);
            }
            self.state.gold[space.index()] = lying.gold;
        }
        for code in &position.discards {
            let piled = |_, deck| matches!(deck, Deck::Adventure | Deck::Spell);
            self.put("discards", *code, Spot::DISCARD, piled);
        }
        for code in &position.in_force {
            self.put("in_force", *code, Spot::FORCE, |kind, _| kind == CardKind::Spell);
        }
        let mut orders = [0_u8; 4];
        let mut last = 0;
        for top in &position.tops {
            let Some(code) = top.card else {
                self.fault("tops", "fault-unknown-top", None);
                continue;
            };
            let piled = |_, deck| matches!(deck, Deck::Adventure | Deck::Spell);
            let Some(card) = self.put("tops", code, Spot::TOP, piled) else { continue };
            let deck = self.game.kit().face(card).deck as usize;
            if deck < last || top.seen.is_empty() {
                self.fault("tops", "fault-tops", Some(code));
            }
            last = deck;
            orders[deck] = orders[deck].saturating_add(1);
            self.state.order[card.index()] = orders[deck];
            for seat in &top.seen {
                if seat.0 >= self.game.setup.seats || self.state.marks[card.index()] >> seat.0 != 0 {
                    self.fault("tops", "fault-no-seat", Some(code));
                } else {
                    self.state.marks[card.index()] |= 1 << seat.0;
                }
            }
        }
        self.loads(position);
    }

    fn loads(&mut self, position: &Position) {
        if position.loads.len() > MOST_LOADS {
            return self.fault("loads", "fault-too-many", None);
        }
        let mut loads = [Load::NONE; MOST_LOADS];
        for (place, (code, count)) in loads.iter_mut().zip(&position.loads) {
            let card = self.game.kit().card(*code).filter(|card| {
                *count > 0
                    && self.game.loaded_with(*card).is_some()
                    && self.state.spot(*card).on_space().is_some()
            });
            match card {
                Some(card) => *place = Load { card: card.0, count: *count },
                None => self.fault("loads", "fault-load", Some(*code)),
            }
        }
        loads.sort_unstable_by_key(|load| load.card);
        self.state.loads = loads;
    }

    /// The effects that last for rounds: what is in force is what the card says.
    fn lasting(&mut self, position: &Position) {
        if position.lasting.len() > MOST_LASTING {
            return self.fault("lasting", "fault-too-many", None);
        }
        for (index, lasting) in position.lasting.iter().enumerate() {
            let card = self.game.kit().card(lasting.card);
            let found = card.and_then(|card| self.game.rounds_of(card));
            let lies = card.is_some_and(|card| {
                self.state.spot(card).on_space().is_some() || self.state.spot(card) == Spot::FORCE
            });
            let twice = position.lasting[..index].iter().any(|other| other.card == lasting.card);
            match (card, found) {
                (Some(card), Some((list, most)))
                    if lies
                        && !twice
                        && lasting.of.0 < self.game.setup.seats
                        && (1..=most).contains(&lasting.rounds) =>
                {
                    self.state.lasting[index] = Lasting {
                        list,
                        subject: None,
                        card: NOTHING,
                        source: Thing::card(card),
                        until: Until::Rounds(lasting.of, lasting.rounds),
                        n: 0,
                    };
                }
                _ => self.fault("lasting", "fault-lasting", Some(lasting.card)),
            }
        }
        let kept =
            position.in_force.iter().all(|code| position.lasting.iter().any(|lasting| lasting.card == *code));
        if !kept && position.pending.is_none() {
            self.fault("in_force", "fault-in-force", None);
        }
    }

    /// The stock has what is nowhere else (TB-3).
    fn stock(&mut self) {
        for stat in [Stat::Life, Stat::Fate, Stat::Gold, Stat::Strength, Stat::Craft] {
            let held: u32 = self
                .state
                .sides
                .iter()
                .enumerate()
                .map(|(seat, _)| u32::from(Talisman::stat(&self.state, Seat(seat as u8), stat)))
                .sum();
            let on_cards: u32 = self
                .state
                .loads
                .iter()
                .filter(|load| load.card != NOTHING && self.game.loaded_with(CardId(load.card)) == Some(stat))
                .map(|load| u32::from(load.count))
                .sum();
            let lying: u32 = if stat == Stat::Gold {
                self.state.gold.iter().map(|gold| u32::from(*gold)).sum()
            } else {
                0
            };
            let stock = u32::from(self.game.kit().counters(stat));
            match stock.checked_sub(held + on_cards + lying) {
                Some(left) => self.state.stock[stat as usize] = left as u8,
                None => self.fault(format!("players (stock of {})", stat.word()), "fault-stock", None),
            }
        }
    }

    /// A position set up by hand: the beginning of the active player's turn.
    fn begin_turn(&mut self) {
        let active = self.state.turn.active;
        if self.state.side(active).out {
            return self.fault("turn.active", "fault-active-out", None);
        }
        for side in &self.state.sides {
            if side.dead && !side.out && self.state.turn.crowned {
                return self.fault("turn.crowned", "fault-dead-crowned", None);
            }
        }
        let crown = self.state.sides.iter().any(|side| side.is_alive() && side.space == SpaceId::CROWN);
        if crown && !self.state.turn.crowned {
            return self.fault("turn.crowned", "fault-crowned", None);
        }
        let playing = Seat::all(self.game.setup.seats).filter(|seat| !self.state.side(*seat).out).count();
        if playing < 2 {
            return self.fault("players", "fault-alone", None);
        }
        let active_side = self.state.side(active);
        if active_side.dead || active_side.missed > 0 {
            return self.fault("turn.active", "fault-active-rests", None);
        }
        self.state.turn.phase = Phase::Start;
        self.state.stack.push(Frame::new(Kind::Turn, active));
        let mut dice = Dice::new(Seed::from_number(0));
        let lasting = self.state.lasting;
        let before = dice.drawn();
        let game = self.game;
        game.resume_turn(&mut Run {
            state: &mut self.state,
            dice: &mut dice,
            log: &mut table::Quiet,
            revealed: false,
        });
        if dice.drawn() != before || lasting != self.state.lasting {
            self.fault("turn", "fault-unrest", None);
        }
    }

    fn pending(&mut self, pending: &Pending) {
        if pending.business.len() > MOST_FRAMES
            || pending.players.len() != usize::from(self.game.setup.seats)
            || pending.lasting.len() > MOST_LASTING
            || pending.dealt.len() != MOST_SEATS
        {
            return self.fault("pending", "fault-seal", None);
        }
        for frame in &pending.business {
            self.state.stack.push(*frame);
        }
        self.state.asked = pending.asked;
        self.state.window = pending.window.unwrap_or(Window::CLOSED);
        (self.state.roll, self.state.fight, self.state.loss) = (pending.roll, pending.fight, pending.loss);
        self.state.turn = pending.turn;
        for (side, doings) in self.state.sides.iter_mut().zip(&pending.players) {
            side.spells_at_start = doings.spells_at_start;
            side.cast = doings.cast;
            side.aligned = doings.aligned;
            side.offer_from = doings.offer_from;
            side.used_in_turn = doings.used_in_turn;
            side.used_in_window = doings.used_in_window;
        }
        for (code, (order, marks)) in &pending.cards {
            if let Some(card) = self.game.kit().card(*code) {
                self.state.order[card.index()] = *order;
                self.state.marks[card.index()] = *marks;
            }
        }
        self.state.lasting = [Lasting::NONE; MOST_LASTING];
        for (place, lasting) in self.state.lasting.iter_mut().zip(&pending.lasting) {
            *place = *lasting;
        }
        for (place, dealt) in self.state.dealt.iter_mut().zip(&pending.dealt) {
            *place = *dealt;
        }
    }
}

impl Talisman {
    /// What a card puts in force for rounds, and for how many.
    fn rounds_of(&self, card: CardId) -> Option<(u8, u8)> {
        let entry = self.entry(card);
        let texts = core::iter::once(&entry.text).chain(entry.cast.iter().map(|reaction| &reaction.does));
        texts.flat_map(|text| text.steps.iter()).find_map(|step| match step {
            Step::For(Span::Rounds(rounds), modifiers) => Some((modifiers.id, *rounds)),
            _ => None,
        })
    }
}

//! Setting up: characters, starting points, new characters for the killed (TB-1, TB-2, TB-47).

use super::Run;
use crate::components::{CharacterId, Code, MOST_CARDS};
use crate::event::Event;
use crate::language::{Ability, Deck, Stat};
use crate::moves::{Answer, Move};
use crate::options::Characters;
use crate::state::{
    Fight, Frame, Kind, Lasting, Load, Loss, MOST_LASTING, MOST_LOADS, MOST_SEATS, NOBODY, Roll, Side, Spot,
    Stack, State, Turn,
};
use crate::talisman::Talisman;
use table::{Dice, Log, Seat, Seats, Window};

/// How far the set-up has come.
mod stage {
    /// Characters are being chosen.
    pub(super) const CHOOSE: u8 = 1;
    /// The next player to be asked about his starting point.
    pub(super) const POINTS: u8 = 2;
}

/// How many characters are dealt to choose from.
const OF_THREE: usize = 3;

impl Talisman {
    /// The state before the first move.
    pub(crate) fn new_state(&self, dice: &mut Dice) -> State {
        let kit = self.kit();
        let mut spots = [Spot::OUT; MOST_CARDS];
        for card in kit.cards() {
            spots[card.index()] = Spot::DECK;
        }
        if self.options().bloodbath {
            // One Talisman only (TB-44).
            for card in kit.deck(Deck::Talisman).skip(1) {
                spots[card] = Spot::OUT;
            }
        }
        let mut stock = [0; 5];
        for stat in [Stat::Life, Stat::Fate, Stat::Gold, Stat::Strength, Stat::Craft] {
            stock[stat as usize] = kit.counters(stat);
        }
        let mut state = State {
            spots,
            order: [0; MOST_CARDS],
            marks: [0; MOST_CARDS],
            sides: [Side::EMPTY; MOST_SEATS],
            gold: [0; 64],
            loads: [Load::NONE; MOST_LOADS],
            stock,
            lasting: [Lasting::NONE; MOST_LASTING],
            stack: Stack::EMPTY,
            window: Window::CLOSED,
            asked: None,
            roll: Roll::NONE,
            fight: Fight::NONE,
            loss: Loss::NONE,
            dealt: [[NOBODY; OF_THREE]; MOST_SEATS],
            turn: Turn::FIRST,
        };
        state.stack.push(Frame::new(Kind::Setup, Seat(0)));
        self.deal_characters(&mut state, dice);
        state
    }

    fn deal_characters(&self, state: &mut State, dice: &mut Dice) {
        let mut deck: Vec<u8> = (0..self.kit().characters().len() as u8).collect();
        dice.shuffle(&mut deck);
        let seats = usize::from(self.setup.seats);
        let each = match self.options().characters {
            Characters::Dealt => 1,
            // As many as there are for everybody (RU-97).
            Characters::OfThree => (deck.len() / seats).min(OF_THREE),
            Characters::Free => 0,
        };
        for seat in 0..seats {
            for place in 0..each {
                state.dealt[seat][place] = deck.pop().unwrap_or(NOBODY);
            }
            state.dealt[seat].sort_unstable();
        }
    }

    pub(super) fn run_set_up<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        match (top.stage, self.options().characters) {
            (0, Characters::Dealt) => {
                for seat in Seat::all(self.setup.seats) {
                    let character = CharacterId(run.state.dealt[seat.index()][0]);
                    self.enter(run, seat, character);
                }
                self.characters_chosen(run);
            }
            (0, Characters::OfThree) => {
                run.stage(stage::CHOOSE);
                run.state.window = Window::open(Seats::all(self.setup.seats));
            }
            (0, Characters::Free) => {
                match self.from(Seat(0)).find(|seat| run.state.side(*seat).character == NOBODY) {
                    Some(seat) => run.ask(seat),
                    None => self.characters_chosen(run),
                }
            }
            (stage::CHOOSE, _) => {
                let window = core::mem::replace(&mut run.state.window, Window::CLOSED);
                run.revealed = true;
                for seat in Seat::all(self.setup.seats) {
                    if let Some(Answer::Use(character)) = window.answer_of(seat) {
                        self.enter(run, seat, CharacterId(*character as u8));
                    }
                }
                self.characters_chosen(run);
            }
            _ => {
                // Starting points of a quick start, one player after the other.
                if self.options().quick_start && top.left < self.setup.seats {
                    run.ask(Seat(top.left));
                } else {
                    run.pop();
                    run.push(Frame::new(Kind::Turn, Seat(0)));
                }
            }
        }
    }

    fn characters_chosen<L: Log<Event>>(&self, run: &mut Run<'_, L>) {
        run.state.dealt = [[NOBODY; OF_THREE]; MOST_SEATS];
        let frame = run.frame();
        (frame.stage, frame.left) = (stage::POINTS, 0);
    }

    /// A character comes into the match (TB-2).
    fn enter<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat, character: CharacterId) {
        if character.index() >= self.kit().characters().len() {
            return;
        }
        let entry = self.kit().character(character);
        let space = self.kit().start(character);
        let gold = run.state.side(seat).gold;
        *run.state.side_mut(seat) =
            Side { character: character.0, space, alignment: entry.alignment, gold, ..Side::EMPTY };
        run.state.turn.used |= 1 << character.0;
        let code = code_of(&entry.code);
        run.tell(|| Event::Entered { seat, character: code, space });
        for (stat, count) in [(Stat::Life, entry.life), (Stat::Fate, entry.fate), (Stat::Gold, 1)] {
            self.gain(run, seat, stat, count);
        }
        for _ in 0..entry.spells {
            self.draw_spell(run, seat);
        }
    }

    /// A new character for a killed one (TB-47): unused ones first.
    pub(super) fn new_character<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat) {
        let everybody = || (0..self.kit().characters().len() as u8).map(CharacterId);
        let used: Vec<u8> = self.from(Seat(0)).map(|seat| run.state.side(seat).character).collect();
        let mut free: Vec<CharacterId> =
            everybody().filter(|character| run.state.turn.used & (1 << character.0) == 0).collect();
        if free.is_empty() {
            free = everybody().filter(|character| !used.contains(&character.0)).collect();
        }
        if let Some(character) = run.dice.pick(&free).copied() {
            self.enter(run, seat, character);
        }
    }

    pub(super) fn list_set_up(&self, state: &State, top: &Frame, into: &mut Vec<Move>) {
        if top.stage == stage::POINTS {
            into.extend([Move::Trade(Ability::Strength), Move::Trade(Ability::Craft)]);
            return;
        }
        let taken: Vec<u8> = self.from(Seat(0)).map(|seat| state.side(seat).character).collect();
        let free = (0..self.kit().characters().len() as u8).filter(|character| !taken.contains(character));
        into.extend(free.map(|character| self.character_move(character)));
    }

    /// The characters that a player was dealt to choose from.
    pub(super) fn list_dealt(&self, state: &State, seat: Seat, into: &mut Vec<Move>) {
        let dealt = state.dealt[seat.index() % MOST_SEATS];
        into.extend(
            dealt
                .into_iter()
                .filter(|character| *character != NOBODY)
                .map(|character| self.character_move(character)),
        );
    }

    fn character_move(&self, character: u8) -> Move {
        Move::Character(code_of(&self.kit().character(CharacterId(character)).code))
    }

    /// The character with this code.
    pub(crate) fn character_of(&self, code: Code) -> Option<u8> {
        let found = self.kit().characters().iter().position(|entry| entry.code == code.as_str());
        found.map(|index| index as u8)
    }

    pub(super) fn answer_set_up<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, choice: &Move) {
        match choice {
            Move::Trade(ability) => {
                run.frame().left += 1;
                let stat = if *ability == Ability::Strength { Stat::Strength } else { Stat::Craft };
                self.gain(run, Seat(top.left), stat, 1);
            }
            Move::Character(code) => {
                let next = self.from(Seat(0)).find(|seat| run.state.side(*seat).character == NOBODY);
                if let (Some(seat), Some(character)) = (next, self.character_of(*code)) {
                    self.enter(run, seat, CharacterId(character));
                }
            }
            _ => {}
        }
    }
}

/// Codes of characters are sound: the reader of the files sees to it.
fn code_of(code: &str) -> Code {
    code.parse().unwrap_or(Code::none())
}

//! What every position of phase two on three by three is worth, found backwards from the last card.
//!
//! When the nine double-curve cards lie, every place is covered once at most; so a position is a full board of cards
//! with two and three curves, and how many are covered says whose turn it is. There are 10⁹ such boards, 250 million
//! with mirror images taken as one: few enough to look at all of them, those with most covers first. A position is then
//! worth the best of what one more cover makes of it, and no search is needed.
//!
//! What the rules add:
//!
//! - Announced automatically, whoever is connected when his turn begins has won (KP-12); nothing but the board matters.
//! - Announced by hand, it matters whether the player who moved last has announced a connection: two tables. Which card
//!   was laid latest would matter for the very last card (KP-13), but with best play it does not: whoever is connected
//!   by his last card announces it.
//! - Without draws one may declare (KP-17), and wins by it if no more covers could connect anybody: a third table.
//!
//! The tests compare all this with the rules of the game themselves.

mod boards;
mod pairs;

use crate::state::other;
use crate::{KrummePfade, Line, State};
use boards::{BOARDS, Boards, PLACES, POWERS, SIDE, TRIPLE};
use core::ops::Range;
use core::time::Duration;
use pairs::Pairs;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::thread;
use table::{Oracle, Seat};

/// What a position is worth to the player who moves.
const LOST: u8 = 1;
const DRAWN: u8 = 2;
const WON: u8 = 3;

/// All positions of phase two.
pub(crate) struct Covering {
    boards: Boards,
    /// The double-curve cards that may lie at each place: all of them, or the one of a single match.
    doubles: [Range<u32>; PLACES],
    manual: bool,
    no_draws: bool,
    /// A connection that nobody announced keeps the last declaration from winning (KP-19).
    refutes: bool,
    /// Which lines are connected, as two bits.
    connected: Pairs,
    /// What it is worth if no announcement is pending.
    plain: Pairs,
    /// What it is worth if the player who moved last has announced a connection (KP-11).
    announced: Option<Pairs>,
    /// 1 where no covers can connect anybody any more (KP-17).
    hopeless: Option<Pairs>,
}

impl Covering {
    /// Looks at all positions; `None` for other sizes, or if it was stopped.
    pub(crate) fn new(game: &KrummePfade, stop: &AtomicBool, report: &dyn Fn(u64, u64)) -> Option<Covering> {
        (game.size == SIDE).then(|| Covering::over(game, [const { 0..TRIPLE }; PLACES], stop, report))?
    }

    /// The same for some double-curve cards only.
    fn over(
        game: &KrummePfade,
        doubles: [Range<u32>; PLACES],
        stop: &AtomicBool,
        report: &dyn Fn(u64, u64),
    ) -> Option<Covering> {
        let (manual, no_draws) = (game.manual(), game.setup.options.no_draws);
        let covering = Covering {
            boards: Boards::new(),
            doubles,
            manual,
            no_draws,
            refutes: manual && no_draws && !game.first_ruleset,
            connected: Pairs::new(BOARDS),
            plain: Pairs::new(BOARDS),
            announced: manual.then(|| Pairs::new(BOARDS)),
            hopeless: no_draws.then(|| Pairs::new(BOARDS)),
        };
        let done = AtomicU64::new(0);
        let all = covering.doubles.iter().map(|cards| cards.len() as u64 + 4).product();
        for covers in (0..=PLACES as u32).rev() {
            covering.layer(covers, stop, &done, &|done| report(done, all));
            if stop.load(Ordering::Relaxed) {
                return None;
            }
        }
        Some(covering)
    }

    /// All boards with so many covers; those with one more are known.
    fn layer(&self, covers: u32, stop: &AtomicBool, done: &AtomicU64, report: &dyn Fn(u64)) {
        let sets: Vec<u32> = (0..1 << PLACES).filter(|set: &u32| set.count_ones() == covers).collect();
        let (next, busy) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let work = || {
            while let Some(&covered) = sets.get(next.fetch_add(1, Ordering::Relaxed)) {
                if stop.load(Ordering::Relaxed) {
                    break;
                }
                self.boards_with(covered, stop);
                let count = (0..PLACES).map(|place| self.cards(covered, place).len() as u64).product();
                done.fetch_add(count, Ordering::Relaxed);
            }
            busy.fetch_sub(1, Ordering::Relaxed);
        };
        let threads = thread::available_parallelism().map_or(1, usize::from);
        busy.store(threads, Ordering::Relaxed);
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(work);
            }
            while busy.load(Ordering::Relaxed) > 0 {
                thread::sleep(Duration::from_millis(20));
                report(done.load(Ordering::Relaxed));
            }
        });
    }

    /// All boards on which exactly these places are covered.
    fn boards_with(&self, covered: u32, stop: &AtomicBool) {
        let cards: [Range<u32>; PLACES] = core::array::from_fn(|place| self.cards(covered, place));
        let mut digits: [u32; PLACES] = core::array::from_fn(|place| cards[place].start);
        let mut board: u32 = (0..PLACES).map(|place| digits[place] * POWERS[place]).sum();
        loop {
            if self.least(board) == board {
                self.look(board, covered, &digits);
            }
            // The next number whose digits are all of their kind.
            let mut place = 0;
            loop {
                digits[place] += 1;
                board += POWERS[place];
                if digits[place] < cards[place].end {
                    break;
                }
                board -= (digits[place] - cards[place].start) * POWERS[place];
                digits[place] = cards[place].start;
                place += 1;
                if place == PLACES {
                    return;
                }
                if place == 5 && stop.load(Ordering::Relaxed) {
                    return;
                }
            }
        }
    }

    /// The cards that may lie at a place while these places are covered.
    fn cards(&self, covered: u32, place: usize) -> Range<u32> {
        if covered >> place & 1 == 1 { TRIPLE..10 } else { self.doubles[place].clone() }
    }

    /// The number under which a board is kept: with all cards the least of its mirror images.
    #[inline]
    fn least(&self, board: u32) -> u32 {
        if self.doubles[0].len() == TRIPLE as usize { self.boards.least(board) } else { board }
    }

    /// Finds out about one board.
    fn look(&self, board: u32, covered: u32, digits: &[u32; PLACES]) {
        let [upright, level] = self.boards.connected(board);
        let connected = u8::from(upright) | u8::from(level) << 1;
        self.connected.set(board, connected);
        let mut hopeless = false;
        if let Some(table) = &self.hopeless {
            hopeless = connected == 0
                && Covering::covers(board, covered, digits)
                    .all(|(_, after)| table.get(self.least(after)) == 1);
            table.set(board, u8::from(hopeless));
        }
        let mover = mover(covered.count_ones());
        let (mine, others) = (line(connected, mover), line(connected, other(mover)));
        if !self.manual {
            let worth = if mine {
                WON
            } else if covered.count_ones() as usize == PLACES {
                if others { LOST } else { self.nobody() }
            } else if hopeless {
                WON
            } else {
                self.best(board, covered, digits, |this, _, after| turned(this.plain.get(this.least(after))))
            };
            self.plain.set(board, worth);
            return;
        }
        if covered.count_ones() as usize == PLACES {
            // What is worth what then depends on who announced what: it is judged with the last card.
            return;
        }
        let worth = |threat: bool| {
            if hopeless {
                return WON;
            }
            self.best(board, covered, digits, |this, place, after| {
                this.by_hand(mover, covered.count_ones(), threat, place, after)
            })
        };
        self.plain.set(board, worth(false));
        if let Some(table) = self.announced.as_ref().filter(|_| others) {
            table.set(board, worth(true));
        }
    }

    /// What a cover is worth to the mover if announcements are made by hand; `threat`: the other has announced.
    fn by_hand(&self, mover: Seat, covers: u32, threat: bool, place: usize, after: u32) -> u8 {
        let least = self.least(after);
        let connected = self.connected.get(least);
        let rival = other(mover);
        if line(connected, rival) && (threat || self.boards.through(after, Line::of(rival), place)) {
            return LOST;
        }
        let mine = line(connected, mover);
        if covers as usize + 1 == PLACES {
            let won = mine || self.refutes && line(connected, rival);
            return if won { WON } else { turned(self.nobody()) };
        }
        let silent = turned(self.plain.get(least));
        match &self.announced {
            Some(table) if mine => silent.max(turned(table.get(least))),
            _ => silent,
        }
    }

    /// What it is worth to whoever would be next if all cards lie and nobody is connected (KP-13, KP-19).
    fn nobody(&self) -> u8 {
        if self.no_draws { WON } else { DRAWN }
    }

    /// The boards after each cover, with the place.
    fn covers(board: u32, covered: u32, digits: &[u32; PLACES]) -> impl Iterator<Item = (usize, u32)> {
        let digits = *digits;
        (0..PLACES).filter(move |place| covered >> place & 1 == 0).flat_map(move |place| {
            (TRIPLE..10).map(move |card| (place, board + (card - digits[place]) * POWERS[place]))
        })
    }

    /// The best of all covers; a victory ends the search.
    fn best(
        &self,
        board: u32,
        covered: u32,
        digits: &[u32; PLACES],
        worth: impl Fn(&Covering, usize, u32) -> u8,
    ) -> u8 {
        let mut best = LOST;
        for (place, after) in Covering::covers(board, covered, digits) {
            best = best.max(worth(self, place, after));
            if best == WON {
                break;
            }
        }
        best
    }
}

impl Oracle<State> for Covering {
    fn value(&self, state: &State) -> Option<i8> {
        if state.cards < SIDE * SIDE || state.end.is_some() {
            return None;
        }
        let board = self.least(Boards::number(&state.board)?);
        let (seat, worth) = if let Some(declarer) = state.declared {
            (declarer, if self.hopeless.as_ref()?.get(board) == 1 { WON } else { LOST })
        } else {
            let pending = self.manual && state.announced[usize::from(other(state.turn).0 & 1)];
            let table = if pending { self.announced.as_ref()? } else { &self.plain };
            (state.turn, table.get(board))
        };
        let value = match worth {
            LOST => -1,
            DRAWN => 0,
            WON => 1,
            _ => return None,
        };
        Some(if seat == Seat(0) { value } else { -value })
    }
}

/// Who moves when so many are covered: on three by three seat 0 lays the last double-curve card (KP-9).
fn mover(covers: u32) -> Seat {
    Seat((covers as u8 + 1) & 1)
}

/// Is the line of a seat connected?
fn line(connected: u8, seat: Seat) -> bool {
    connected >> (seat.0 & 1) & 1 == 1
}

/// What something is worth to the other.
fn turned(worth: u8) -> u8 {
    4 - worth.clamp(LOST, WON)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Announce, Move, Options};
    use table::{Dice, Edition, Rules, Seed};

    fn moves(game: &KrummePfade, state: &State) -> Vec<Move> {
        let mut moves = Vec::new();
        game.moves(state, state.turn, &mut moves);
        moves
    }

    /// What the table says, or the rules where the match is over.
    fn known(game: &KrummePfade, covering: &Covering, state: &State) -> i8 {
        match game.outcome(state) {
            Some(outcome) => outcome.value(Seat(0)) as i8,
            None => covering.value(state).unwrap_or_else(|| panic!("not in the table: {state:?}")),
        }
    }

    /// KP-9 to KP-13, KP-17 to KP-19: every position is worth the best of what the rules let follow, and the ends are
    /// those of the rules; so the whole table is right.
    #[test]
    fn the_table_agrees_with_the_rules() {
        for (seed, ruleset, announce, no_draws) in [
            (1, "krumme-pfade/2", Announce::Automatic, false),
            (2, "krumme-pfade/2", Announce::Automatic, true),
            (3, "krumme-pfade/1", Announce::Manual, false),
            (4, "krumme-pfade/1", Announce::Manual, true),
            (3, "krumme-pfade/2", Announce::Manual, false),
            (4, "krumme-pfade/2", Announce::Manual, true),
        ] {
            let setup =
                Edition::newest().by(ruleset).unwrap().setup(2, Options { size: SIDE, announce, no_draws });
            let game = KrummePfade::open(setup).unwrap();
            let mut dice = Dice::new(Seed::from_number(seed));
            let start = loop {
                let mut state = game.deal(&mut dice);
                while state.cards < 9 && state.end.is_none() {
                    let choice = *dice.pick(&moves(&game, &state)).unwrap();
                    state = game.after(&state, state.turn, choice);
                }
                if state.end.is_none() {
                    break state;
                }
            };
            let number = Boards::number(&start.board).unwrap();
            let doubles = POWERS.map(|power| number / power % 10..number / power % 10 + 1);
            let covering = Covering::over(&game, doubles, &AtomicBool::new(false), &|_, _| {}).unwrap();
            let mut checked = 0;
            for _ in 0..150 {
                let mut state = start;
                while state.end.is_none() {
                    let moves = moves(&game, &state);
                    let values = moves
                        .iter()
                        .map(|&choice| known(&game, &covering, &game.after(&state, state.turn, choice)));
                    let best = if state.turn == Seat(0) { values.max() } else { values.min() };
                    assert_eq!(covering.value(&state), best, "{announce:?} {no_draws} {state:?}");
                    checked += 1;
                    // Most covers connect somebody: whoever wants to see late positions avoids that.
                    let goes_on = |choice: &Move| {
                        *choice != Move::Declare {} && game.after(&state, state.turn, *choice).end.is_none()
                    };
                    let quiet: Vec<Move> = moves.iter().copied().filter(goes_on).collect();
                    let pick = if dice.below(8) > 0 && !quiet.is_empty() { quiet } else { moves };
                    let choice = *dice.pick(&pick).unwrap();
                    state = game.after(&state, state.turn, choice);
                }
            }
            assert!(checked > 300, "{announce:?} {no_draws} {checked}");
        }
    }
}

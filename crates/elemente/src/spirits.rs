//! The spirit phase: turning up, covering, laying pairs (PE-8 to PE-11), and whose turn it is (PE-23).

use crate::cell::Cell;
use crate::elemente::Elemente;
use crate::event::Event;
use crate::hex::Hex;
use crate::listing::Count;
use crate::state::{MOST_FRUITLESS, Stage, State};
use table::{Boundary, Log, Rules, Seat, Seats};

impl Elemente {
    /// Turns up a spirit of the grid, and looks for a pair (PE-8, PE-9, PE-21).
    pub(crate) fn turn(
        &self,
        state: &mut State,
        seat: Seat,
        cell: Cell,
        log: &mut impl Log<Event>,
    ) -> Boundary {
        let Some(index) = self.layout().index(cell) else { return Boundary::Kept };
        let Some(spirit) = state.motif(index as u8) else { return Boundary::Kept };
        let ups = usize::from(state.ups);
        if ups >= state.up.len() {
            return Boundary::Kept;
        }
        let paid = ups == 2;
        if paid {
            let side = state.side_mut(seat);
            side.gifts = side.gifts.saturating_sub(1);
        }
        state.up[ups] = index as u8;
        state.ups += 1;
        if self.options().remembers() {
            state.seen |= 1 << index;
        }
        let longest = self.longest_recall();
        if longest > 0 {
            state.remember(index as u8, longest);
        }
        log.tell(|| Event::Turned { who: seat, cell, spirit, paid });
        let found = state.up[..ups].iter().any(|&up| state.motif(up) == Some(spirit));
        state.stage = match ups {
            _ if found => {
                // The pair stands first, the odd one last.
                let grid = state.grid;
                state.up[..=ups].sort_by_key(|&up| grid.get(usize::from(up)) != Some(&Some(spirit)));
                Stage::First
            }
            0 => Stage::Second,
            _ => Stage::Missed,
        };
        Boundary::Crossed
    }

    /// Covers what is up: no pair (PE-9).
    pub(crate) fn cover(&self, state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Boundary {
        clear_ups(state);
        state.fruitless = state.fruitless.saturating_add(1);
        log.tell(|| Event::Covered { who: seat });
        self.end_action(state, log);
        Boundary::Kept
    }

    /// On whose path the next spirit of the pair may be laid (PE-10).
    pub(crate) fn put_targets(&self, state: &State) -> Seats {
        let own = Seats::one(state.turn);
        let others = Seat::all(self.seats()).filter(|&seat| seat != state.turn);
        let has_room = |seat: &Seat| state.side(*seat).free() != 0;
        let own_has_room = has_room(&state.turn);
        if state.stage == Stage::First && own_has_room {
            return own;
        }
        let fewest = others.clone().filter(has_room).map(|seat| state.side(seat).taken.count_ones()).min();
        match fewest {
            Some(fewest) => others
                .filter(has_room)
                .filter(|&seat| state.side(seat).taken.count_ones() == fewest)
                .collect(),
            None => own,
        }
    }

    /// Lays one spirit of the pair (PE-10).
    pub(crate) fn put(
        &self,
        state: &mut State,
        seat: Seat,
        path: Seat,
        at: Hex,
        log: &mut impl Log<Event>,
    ) -> Boundary {
        let cell = state.up[0];
        let (Some(spirit), Some(tile)) = (state.motif(cell), state.side(path).path.find(at)) else {
            return Boundary::Kept;
        };
        state.side_mut(path).place(tile, spirit);
        state.grid[usize::from(cell)] = None;
        state.seen &= !(1 << cell);
        state.up = [state.up[1], state.up[2], 0];
        state.ups = state.ups.saturating_sub(1);
        log.tell(|| Event::Put { who: seat, path, at, spirit });
        if state.stage == Stage::First {
            state.stage = Stage::Other;
            return Boundary::Kept;
        }
        clear_ups(state);
        state.fruitless = 0;
        state.power = Some(spirit);
        state.stage = Stage::Power;
        let mut targets = Count::default();
        self.list_power(state, seat, &mut targets);
        if targets.0 == 0 {
            self.end_power(state, log);
        }
        Boundary::Kept
    }

    /// The pair's power was used, waived or without a target (PE-11).
    pub(crate) fn end_power(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.power = None;
        self.end_action(state, log);
    }

    /// Spirits were turned up: gifts may follow, or the gift phase begins (PE-8, PE-23).
    fn end_action(&self, state: &mut State, log: &mut impl Log<Event>) {
        if state.fruitless >= MOST_FRUITLESS || state.grid_is_empty() {
            if self.variant.finder_opens {
                state.turn = self.finder(state).unwrap_or(state.turn);
            }
            state.stage = Stage::Gifts;
            state.left = self.seats();
            log.tell(|| Event::GiftPhase { first: state.turn });
        } else {
            state.stage = Stage::After;
        }
        self.go_on(state, log);
    }

    /// Who found the last pair, once the action of a turn is over; `None` if nobody has found any. Every turn since then
    /// was fruitless, so counting back leads to him.
    fn finder(&self, state: &State) -> Option<Seat> {
        let seats = self.seats();
        let found = state.sides.iter().any(|side| side.taken != 0);
        found.then(|| Seat((state.turn.0 + seats - state.fruitless % seats) % seats))
    }

    /// Ends a turn (PE-8) or the gift phase of a player (PE-23).
    pub(crate) fn end_turn(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.turn = state.turn.next(self.seats());
        if state.stage == Stage::Gifts {
            state.left = state.left.saturating_sub(1);
            if state.left == 0 {
                state.stage = Stage::Over;
                log.tell(|| Event::Over);
            } else {
                log.tell(|| Event::Turn { who: state.turn });
            }
        } else {
            state.stage = Stage::Before;
            log.tell(|| Event::Turn { who: state.turn });
        }
    }

    /// Ends every turn in which nothing is left to do: nobody is asked for what he cannot pay.
    pub(crate) fn go_on(&self, state: &mut State, log: &mut impl Log<Event>) {
        while matches!(state.stage, Stage::After | Stage::Gifts) && !self.may_spend(state) {
            self.end_turn(state, log);
        }
    }

    /// Could whoever's turn it is spend gifts, for all that everybody can see? A face-down spirit that may be a mask
    /// counts as if it took a gift: else the end of a turn would tell what it is.
    fn may_spend(&self, state: &State) -> bool {
        let side = state.side(state.turn);
        if side.gifts >= 1 && side.down & self.gift_takers(side) != 0 {
            return true;
        }
        let mut deeds = Count::default();
        self.list_gifts(state, state.turn, &mut deeds);
        deeds.0 > 0
    }
}

fn clear_ups(state: &mut State) {
    state.up = [0; 3];
    state.ups = 0;
}

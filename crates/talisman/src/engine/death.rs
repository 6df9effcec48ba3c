//! Death (TB-38), and who is left.

use super::Run;
use crate::event::Event;
use crate::language::{Kind as CardKind, Stat};
use crate::options::Crown;
use crate::state::{NOBODY, Side, Spot, mark};
use crate::talisman::Talisman;
use table::{Log, Seat, Seats};

impl Talisman {
    /// A character is killed: what he had stays on the space, the rest goes back (TB-38).
    pub(super) fn die<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat) {
        run.tell(|| Event::Died { seat });
        if !self.options().inherit {
            // In a duel the winner may take what the dead one left: it is marked for him.
            let beaten =
                run.state.fight.involves(seat) && run.state.fight.winner.is_some_and(|winner| winner != seat);
            self.leave_behind(run, seat, if beaten { mark::FRESH } else { 0 });
        }
        let spells_and_trophies: Vec<_> = run
            .state
            .at(Spot::held(seat))
            .filter(|card| self.entry(*card).kind == CardKind::Spell)
            .chain(run.state.at(Spot::trophy(seat)))
            .collect();
        for card in spells_and_trophies {
            self.discard(run, card);
        }
        let side = *run.state.side(seat);
        for (stat, count) in [
            (Stat::Life, side.life),
            (Stat::Fate, side.fate),
            (Stat::Strength, side.strength),
            (Stat::Craft, side.craft),
        ] {
            Talisman::give_to_stock(run.state, stat, count);
        }
        let out = self.options().bloodbath || run.state.turn.crowned;
        if out {
            // Things that wait for an heir who will never come stay behind too.
            self.leave_behind(run, seat, 0);
            run.tell(|| Event::Out { seat });
        }
        *run.state.side_mut(seat) = Side {
            space: side.space,
            gold: if out { 0 } else { run.state.side(seat).gold },
            character: side.character,
            dead: true,
            out,
            quest: NOBODY,
            missed: 0,
            ..Side::EMPTY
        };
        self.end_lasting(run, |lasting| lasting.subject == Some(seat));
        if run.state.active() == seat {
            let turn = &mut run.state.turn;
            (turn.ended, turn.lost, turn.extra) = (true, true, 0);
        }
        run.changed();
    }

    /// The last one wins; those who died at the same moment share the victory if nobody is left (RU-76).
    pub(super) fn count_the_living<L: Log<Event>>(&self, run: &mut Run<'_, L>) {
        if run.state.turn.over {
            return;
        }
        let left: Seats = self.from(Seat(0)).filter(|seat| !run.state.side(*seat).out).collect();
        if left.len() == 1 && self.setup.seats > 1 {
            self.win(run, left);
        } else if left.is_empty() {
            let last: Seats =
                self.from(Seat(0)).filter(|seat| run.state.turn.fallen.contains(*seat)).collect();
            self.win(run, last);
        }
    }

    /// The match is won.
    pub(super) fn win<L: Log<Event>>(&self, run: &mut Run<'_, L>, winners: Seats) {
        run.state.turn.winners = winners;
        run.state.turn.over = true;
        for seat in winners.iter() {
            run.tell(|| Event::Won { seat });
        }
    }

    /// Somebody stands on the Crown (TB-39, TB-44).
    pub(super) fn reach_crown<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat) {
        if !run.state.turn.crowned {
            run.state.turn.crowned = true;
            run.tell(|| Event::Crowned { seat });
        }
        if self.options().crown == Crown::First {
            self.win(run, Seats::one(seat));
        }
    }
}

//! Who may know what.

use crate::elemente::Elemente;
use crate::event::Event;
use crate::imagine::drafting;
use crate::imagine_draft::Draft;
use crate::imagine_spirits::Hidden;
use crate::moves::Move;
use crate::state::{MOST_SEATS, Stage, State};
use crate::view::{CellView, Lies, View, returned};
use table::{Dice, Quiet, Rules, Score, Seat, Seats, Secrets, Seed, Viewer};

impl Secrets for Elemente {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let layout = self.layout();
        let recalled = match viewer {
            Viewer::Seat(seat) => self.known_to(state, seat),
            Viewer::Spectator => state.seen,
        };
        let grid = (0..layout.cells())
            .map(|index| {
                let motif = state.grid[index];
                let up = state.ups().contains(&(index as u8));
                let lies = match motif {
                    None => Lies::Gone,
                    Some(_) if up => Lies::Up,
                    Some(_) => Lies::Covered,
                };
                // Where the table or the viewer remembers, cells that were up stay known; elsewhere nothing is marked.
                let known = up || recalled >> index & 1 == 1;
                CellView { lies, motif: motif.filter(|_| known) }
            })
            .collect();
        View {
            stage: state.stage,
            waiting: self.waiting(state),
            turn: state.turn,
            starter: state.starter,
            players: Seat::all(self.seats()).map(|seat| self.player_view(state, seat, viewer)).collect(),
            columns: layout.columns,
            grid,
            up: state.ups().iter().map(|&cell| layout.cell(usize::from(cell))).collect(),
            power: state.power,
            recent: state.recent().iter().map(|&cell| layout.cell(usize::from(cell))).collect(),
            fruitless: state.fruitless,
            left: state.left,
            sightings: self.sightings(state, viewer),
        }
    }

    fn imagine(&self, view: &View, viewer: Viewer, dice: &mut Dice) -> State {
        let mut state = self.shown(view);
        for (seat, player) in view.players.iter().enumerate().take(MOST_SEATS) {
            let undecided = view.stage == Stage::Omens && view.waiting.contains(Seat(seat as u8));
            self.imagine_omens(&mut state.sides[seat], player, view.stage, undecided, dice);
        }
        if drafting(view.stage) {
            Draft::of(self, view, viewer).fill(self, &mut state, dice);
        }
        Hidden::of(self, view).fill(&mut state, dice);
        state
    }

    fn hides(&self, state: &State, viewer: Viewer) -> bool {
        let view = &self.view(state, viewer);
        let omens = view.players.iter().any(|player| {
            let begun = self.options().omens && view.stage != Stage::Elements;
            let drawn = 5u8.saturating_sub(player.omen_stack);
            let dealt = player.omen_stack <= 5;
            begun && dealt && (player.omens.is_none() || player.returned.is_none() && (1..5).contains(&drawn))
        });
        omens
            || drafting(view.stage) && Draft::of(self, view, viewer).varies()
            || Hidden::of(self, view).varies()
    }

    /// Picks and hidden omens are for their owners.
    fn perceive(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let mut seen = event.clone();
        match &mut seen {
            Event::Kept { who, tile } if !viewer.is(*who) => *tile = None,
            Event::ChoseOmens { who, numbers } if !viewer.is(*who) => *numbers = None,
            Event::DrewOmens { who, numbers } | Event::Traded { who, numbers }
                if !viewer.is(*who) && !self.options().omens_open =>
            {
                *numbers = None;
            }
            _ => {}
        }
        Some(seen)
    }

    /// Secret are the tiles that others keep (PE-4), and the omens that they choose (PE-5) or put back (PE-22).
    fn reveals_move(&self, state: &State, seat: Seat, choice: &Move, viewer: Viewer) -> bool {
        if viewer.is(seat) {
            return true;
        }
        match *choice {
            Move::Keep { .. } => self.reveals_kept(state, seat, *choice, viewer),
            // Open ones are shown when the last has chosen.
            Move::Omens { .. } => {
                self.options().omens_open && state.done.with(seat) == Seats::all(self.seats())
            }
            Move::Trade { .. } => self.options().omens_open || self.reveals_trade(state, seat, *choice),
            _ => true,
        }
    }

    /// Hidden omens and spirits whose motif the viewer does not know count nothing.
    fn standing(&self, view: &View, viewer: Viewer) -> Vec<Score> {
        let mut world = self.imagine(view, viewer, &mut Dice::new(Seed::from_number(0)));
        if !self.hides(&world, viewer) {
            // Only one world fits: he can work out the rest.
            return self.scores(&world);
        }
        for (seat, player) in Seat::all(self.setup.seats).zip(&view.players) {
            let side = world.side_mut(seat);
            for (tile, seen) in player.path.iter().enumerate() {
                if seen.spirit.is_some_and(|spirit| spirit.motif.is_none()) {
                    side.taken &= !(1 << tile);
                }
            }
            if player.omens.is_none() {
                side.held = 0;
            }
        }
        self.scores(&world)
    }
}

impl Elemente {
    /// Can a viewer work out which tile is kept, by what he has seen of the stacks?
    fn reveals_kept(&self, state: &State, seat: Seat, choice: Move, viewer: Viewer) -> bool {
        let mut after = *state;
        let _ = self.apply(&mut after, seat, &choice, &mut Dice::new(Seed::from_number(0)), &mut Quiet);
        let mut draft = Draft::of(self, &self.view(&after, viewer), viewer);
        // Where the table forgets, the stack that the viewer passes on with this move is still before his eyes.
        if let Viewer::Seat(own) = viewer
            && !self.options().remembers()
            && after.done.is_empty()
        {
            draft.exclude(state.side(own).stack);
        }
        draft.tells_kept(seat.index(), self.kept_count(state.side(seat)))
    }

    /// Can others work out which omen is put back? Only if the match ends with it, all is laid open, the table remembers
    /// what went back, and nothing else did.
    fn reveals_trade(&self, state: &State, seat: Seat, choice: Move) -> bool {
        let mut after = *state;
        let _ = self.apply(&mut after, seat, &choice, &mut Dice::new(Seed::from_number(0)), &mut Quiet);
        after.stage == Stage::Over
            && self.options().remembers()
            && returned(after.side(seat)).is_power_of_two()
    }
}

//! Which moves are worth a thought at all: most windows are answered by rule, and nobody throws away what is good.

use super::mind::Mind;
use crate::language::{Moment, SpaceId, Whose};
use crate::moves::Move;
use crate::state::{Kind, Quiet, State};
use crate::talisman::Talisman;
use table::{MoveKinds, Seat};

/// A re-roll that costs more than this is not thought about.
const HOPELESS: f32 = -0.4;

impl MoveKinds for Talisman {
    /// Leaves out what nobody would do: laying things down that are worth something, Spells and abilities that bring less
    /// than they cost, fate on a roll that is good, and all ways to say nothing but one.
    fn representative_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let Some(top) = state.stack.top() else { return };
        if moves.len() < 2 || !matches!(top.kind, Kind::Window | Kind::Moment | Kind::Roll) {
            return;
        }
        if moves.iter().all(|choice| matches!(choice, Move::Character(_) | Move::Walk(_) | Move::Stay)) {
            return;
        }
        let mind = Mind::new(self, state, seat);
        let trades = top.kind == Kind::Window && moves.iter().any(|choice| matches!(choice, Move::Trade(_)));
        if trades {
            // Points do not get cheaper by waiting.
            moves.retain(|choice| matches!(choice, Move::Trade(_)));
            return;
        }
        let silence = mind.silence(moves);
        let mut saved = Vec::with_capacity(moves.len());
        mind.choices(moves, |worth| saved.push(worth));
        let base = moves
            .iter()
            .zip(&saved)
            .find(|(choice, _)| **choice == Move::Roll)
            .map_or(0.0, |(_, worth)| *worth);
        let mut next = saved.iter();
        moves.retain(|choice| {
            let worth = next.next().copied().unwrap_or(0.0);
            match choice {
                Move::Pass | Move::Quiet(_) => *choice == silence,
                Move::Ditch(_) => worth > base,
                Move::Use(..) => worth > base,
                Move::Fate(_) => worth > HOPELESS,
                _ => true,
            }
        });
        if moves.is_empty() {
            moves.push(silence);
        }
    }
}

impl Mind<'_> {
    /// How to say nothing: for long, if nothing I hold can matter before my turn.
    pub(crate) fn silence(&self, moves: &[Move]) -> Move {
        let wanted = self.wanted_silence();
        if moves.contains(&wanted) { wanted } else { Move::Pass }
    }

    fn wanted_silence(&self) -> Move {
        if self.state.active() == self.me {
            return Move::Pass;
        }
        let kit = self.game.kit();
        let crowned = self.game.from(self.me).any(|seat| {
            seat != self.me
                && self.state.side(seat).is_alive()
                && self.state.side(seat).space == SpaceId::CROWN
        });
        let (mut fights, mut watches) = (false, false);
        for card in self.game.spells(self.state, self.me) {
            for reaction in &kit.entry(card).cast {
                let at = |moment: Moment| reaction.at.contains(&moment);
                fights |= at(Moment::Fight) || at(Moment::Loss) || at(Moment::Cast);
                watches |= reaction.of == Whose::Any && (at(Moment::Cast) || at(Moment::Start));
            }
        }
        match (watches && crowned, fights) {
            (true, _) => Move::Pass,
            (false, true) => Move::Quiet(Quiet::Attacked),
            (false, false) => Move::Quiet(Quiet::Round),
        }
    }
}

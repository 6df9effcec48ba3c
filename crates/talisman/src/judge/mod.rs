//! What a position promises: the time that everybody needs to the Crown.
//!
//! | file | what |
//! |---|---|
//! | `weights` | the numbers that it goes by, from `data/weights.txt` |
//! | `crossing` | how long the Inner Region takes whom: worked out once, exactly |
//! | `appraisal` | what each card and character is good for |
//! | `standing` | how everybody stands, and how many turns he needs |
//! | `margins` | what one more or less of anything means to a player |
//! | `mind` | one player's thoughts: all of the above for one position |
//! | `fights`, `texts`, `landing` | what fights, texts and spaces are worth before the dice |
//! | `choices`, `windows` | what the moves at hand are worth, and which deserve a thought |
//! | `reasons` | the same in words |

mod appraisal;
mod choices;
mod crossing;
mod fights;
mod landing;
mod margins;
mod mind;
mod reasons;
mod standing;
mod texts;
mod weights;
mod windows;

pub(crate) use appraisal::Appraisal;
pub(crate) use reasons::reasons;

use crate::moves::Move;
use crate::state::{Kind, MOST_SEATS, Phase, State};
use crate::talisman::Talisman;
use mind::Mind;
use std::sync::Arc;
use table::{
    Dice, Fault, Judge, Measure, Measured, Observing, Rounds, Rules, Seat, Tunable, Values, Weights,
};
use weights::EvaluationWeights;

impl Judge for Talisman {
    /// By the turns that everybody needs: two players gain what the other loses, more of them share by who is fastest.
    fn evaluate(&self, state: &State) -> Values {
        if state.turn.over {
            let mut values = Values::default();
            if let Some(outcome) = self.outcome(state) {
                for seat in Seat::all(self.setup.seats) {
                    values[seat.index()] = outcome.value(seat);
                }
            }
            return values;
        }
        let appraisal = self.appraisal();
        let standings = self.standings(state);
        let mut turns = [0.0; MOST_SEATS];
        for (turns, standing) in turns.iter_mut().zip(&standings).take(usize::from(self.setup.seats)) {
            *turns = appraisal.turns(standing);
        }
        appraisal.values(&turns, &standings, self.setup.seats)
    }

    /// By what is known before the dice: the mean of what a roll may bring, the odds of a fight, the worth of a card. One
    /// throw of the dice would say more about luck than about the move.
    fn evaluate_moves(
        &self,
        state: &State,
        seat: Seat,
        moves: &[Move],
        _dice: &Dice,
        into: &mut Vec<f32>,
    ) -> bool {
        let mind = Mind::new(self, state, seat);
        mind.choices(moves, |saved| into.push(mind.value(saved).clamp(-1.0, 1.0)));
        false
    }
}

/// A turn of sensible players has fewer plies than this.
const PLIES_AHEAD: u32 = 40;

impl Rounds for Talisman {
    fn playout_limit(&self) -> u32 {
        PLIES_AHEAD
    }

    /// Turns are judged when they are over.
    fn phase(&self, state: &State) -> u32 {
        u32::from(state.turn.number)
    }
}

impl Observing for Talisman {
    /// The dice that lie there and the cards of the space: everybody sees them, and no move tells them.
    fn observation_key(&self, state: &State, _seat: Seat) -> u64 {
        let roll = &state.roll;
        let dice =
            roll.dice.iter().chain(&state.fight.foe_dice).fold(0, |key, die| key * 7 + u64::from(*die));
        let drawn = match state.stack.top().map(|top| top.kind) {
            Some(Kind::Setup) | None => 0,
            _ if state.turn.phase != Phase::Encounter => 0,
            _ => {
                let space = state.side(state.active()).space;
                state
                    .lying(space)
                    .cards()
                    .iter()
                    .fold(0_u64, |key, card| key.wrapping_mul(331).wrapping_add(u64::from(card.0) + 1))
            }
        };
        dice ^ drawn.wrapping_mul(0x9e37_79b9_7f4a_7c15) & !0xffff
    }
}

impl Tunable for Talisman {
    fn weights(&self) -> Weights {
        self.appraisal().weights.named()
    }

    fn with_weights(&self, weights: &Weights) -> Result<Talisman, Vec<Fault>> {
        let weights = EvaluationWeights::new(weights)?;
        let appraisal = Arc::new(Appraisal::new(self.kit(), weights));
        Ok(Talisman { appraisal, ..self.clone() })
    }
}

impl Measured for Talisman {
    fn measures(&self, state: &State) -> Vec<Measure> {
        let seats = i64::from(self.setup.seats);
        let lives_lived = i64::from(state.turn.used.count_ones());
        vec![
            Measure::per_thousand("turns", i64::from(state.turn.number) * 1000 / seats.max(1)),
            Measure::new("characters", lives_lived),
            Measure::new("limit", i64::from(state.turn.over && state.turn.winners.is_empty())),
            Measure::new("crowned", i64::from(state.turn.crowned)),
        ]
    }
}

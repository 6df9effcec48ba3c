//! How positions and moves are written and read; the notation of moves is in `moves`.
//!
//! Networks follow from the laid cards, so a position names the cards in the order of laying, the hands, and where
//! stones lie; the pile is what remains.

use crate::position::Reader;
use crate::{CardId, Colour, FairyTrails, Laid, Laying, Move, STONES, Stage, State};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Fault, Forms, Refusal, Rules, Seat};

/// Stones on a closed network.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StonesOn {
    /// Whose.
    pub colour: Colour,
    /// The name of the network, e.g. `0,0 n`.
    pub network: String,
    /// How many.
    pub stones: u8,
}

/// A state as JSON; untrusted.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Whose turn it is; after the end, whose turn it was.
    pub turn: u8,
    /// What is to be decided.
    pub stage: Stage,
    /// The laid cards in the order of laying, each in the notation of a move, e.g. `17 1,-2 r90`; without the start
    /// card.
    pub board: Vec<String>,
    /// The hands by seat; alone the drawn card.
    pub hands: Vec<Vec<CardId>>,
    /// Where stones lie.
    #[serde(default)]
    pub stones: Vec<StonesOn>,
    /// Solo: cards laid in a row without a stone (FT-14).
    #[serde(default)]
    pub quiet: u8,
    /// Solo: the card that was discarded (FT-16).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub discarded: Option<CardId>,
}

impl Forms for FairyTrails {
    type Position = Position;

    fn position(&self, state: &State) -> Position {
        let notation =
            |laid: &Laid| Laying { card: laid.card, at: laid.place, rotation: laid.rotation }.to_string();
        let stones = |colour: Colour| {
            state.board.networks(colour).filter(|(_, network)| network.stones > 0).map(
                move |(name, network)| StonesOn { colour, network: name.to_string(), stones: network.stones },
            )
        };
        Position {
            turn: state.turn.0,
            stage: state.stage,
            board: state.board.laid().iter().skip(1).map(notation).collect(),
            hands: Seat::all(self.seats()).map(|seat| state.hand(seat).to_vec()).collect(),
            stones: Colour::BOTH.into_iter().flat_map(stones).collect(),
            quiet: state.quiet,
            discarded: state.discarded,
        }
    }

    fn load(&self, position: &Position) -> Result<State, Vec<Fault>> {
        let mut reader = Reader::new(self);
        let board = reader.board(position);
        let hands = reader.hands(position);
        reader.discarded(position);
        let mut state = State {
            board,
            pile: reader.rest,
            hands,
            left: [STONES; 2],
            turn: Seat(position.turn),
            stage: position.stage,
            quiet: position.quiet,
            discarded: position.discarded,
        };
        if reader.faults.is_empty() {
            // Only sound cards have networks to speak of.
            reader.stones(position, &mut state);
        }
        if reader.faults.is_empty() {
            reader.stage(&state);
            reader.hand_sizes(&state);
            reader.payment(&state);
        }
        if reader.faults.is_empty() { Ok(state) } else { Err(reader.faults) }
    }

    fn write_move(&self, choice: &Move) -> String {
        choice.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        text.parse()
    }
}

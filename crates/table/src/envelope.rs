//! A position with all that is needed to play on: game, options, seats, dice.

use crate::{Components, Dice, Edition, Fault, Fingerprint, Game, Phrase, Seed};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Where the dice of a match stand. Whoever has it knows all coming rolls: it belongs into positions, which show
/// everything, and never into a view.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DiceMark {
    /// 64 hex digits.
    pub seed: String,
    /// How many words have been drawn.
    #[serde(default)]
    pub drawn: u64,
}

/// The JSON form of a whole match at one moment; untrusted when it comes from outside.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Envelope {
    /// The id of the game.
    pub game: String,
    /// The ruleset; left out, the newest one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruleset: Option<String>,
    /// How many play.
    pub seats: u8,
    /// The options; left out, the defaults.
    #[serde(default)]
    pub options: Value,
    /// The fingerprint of the components; left out, whatever is on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
    /// How many plies have been played before.
    #[serde(default)]
    pub ply: u32,
    /// The dice; left out, fresh ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceMark>,
    /// The state, in the form that the game documents.
    pub state: Value,
}

/// An envelope that was opened: rules, a valid state, dice.
pub(crate) struct Opened<G: Game> {
    pub(crate) game: G,
    pub(crate) state: G::State,
    pub(crate) dice: Dice,
    pub(crate) ply: u32,
}

impl Envelope {
    /// Wraps a state of a match.
    pub(crate) fn seal<G: Game>(game: &G, state: &G::State, dice: &Dice, ply: u32) -> Envelope {
        Envelope {
            game: G::ID.to_owned(),
            ruleset: Some(game.setup().ruleset.to_owned()),
            seats: game.seats(),
            options: to_value(&game.setup().options),
            components: Some(game.setup().components.fingerprint().to_string()),
            ply,
            dice: Some(DiceMark { seed: dice.seed().to_string(), drawn: dice.drawn() }),
            state: to_value(&game.position(state)),
        }
    }

    /// Opens and checks it. `fallback` seeds the dice if the envelope names none.
    pub(crate) fn open<G: Game>(
        &self,
        edition: &Edition<G>,
        fallback: Seed,
    ) -> Result<Opened<G>, Vec<Fault>> {
        let mut faults = Vec::new();
        if self.game != G::ID {
            let reason =
                Phrase::new("fault-other-game").with("game", self.game.as_str()).with("expected", G::ID);
            faults.push(Fault::at("game", reason));
        }
        if let Some(Err(fault)) = self.ruleset.as_deref().map(|ruleset| edition.check_ruleset(ruleset)) {
            faults.push(fault);
        }
        let on_table = edition.components().fingerprint();
        if self.components.as_ref().is_some_and(|print| print.parse::<Fingerprint>() != Ok(on_table)) {
            faults.push(Fault::at("components", Phrase::new("fault-other-components")));
        }
        let dice = match &self.dice {
            None => Dice::new(fallback),
            Some(mark) => match mark.seed.parse() {
                // Beyond this the stream of ChaCha would start over.
                Ok(seed) if mark.drawn < 1 << 48 => Dice::resume(seed, mark.drawn),
                _ => {
                    faults.push(Fault::at("dice", Phrase::new("fault-dice")));
                    Dice::new(fallback)
                }
            },
        };
        if self.ply > 1 << 24 {
            faults.push(Fault::at("ply", Phrase::new("fault-ply")));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let game = edition.open(self.seats, &self.options)?;
        let position = G::Position::deserialize(&self.state).map_err(|error| {
            vec![Fault::at("state", Phrase::new("fault-unreadable").with("detail", error.to_string()))]
        })?;
        let state = game.load(&position)?;
        Ok(Opened { game, state, dice, ply: self.ply })
    }
}

/// Our own types always turn into JSON: no maps with odd keys, no failing serialisers.
///
/// # Panics
/// Never for the types of a game that keeps the laws.
pub fn to_value<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("the types of a game turn into JSON")
}

/// Stands for a state on every machine: the ruleset and the bytes of its position.
///
/// # Panics
/// Never for the types of a game that keeps the laws.
pub fn state_fingerprint<G: Game>(game: &G, state: &G::State) -> Fingerprint {
    let position = serde_json::to_vec(&game.position(state)).expect("a position turns into JSON");
    Fingerprint::of(&[game.setup().ruleset.as_bytes(), &position])
}

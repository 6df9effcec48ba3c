//! Answers that somebody has given beforehand, for himself alone.

use crate::{Rules, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// When a player who is asked whether he wants to react lets "nothing from me" be said for him.
///
/// It is private to its owner, no part of any state, and may be changed at any time: whoever keeps the match plays the
/// [pass](Rules::pass) for him as soon as he is asked, as a ply like any other. So the rules know nothing of it, who is
/// waited for never depends on it, and a record does not tell it from a pass by hand.
///
/// # What others may infer
/// That an answer came at once tells something where others can see when it came:
/// - [`AutoPass::Unconcerned`] goes by what is public, so an answer at once tells of the habit and nothing else; a pause
///   tells that he was asked himself.
/// - [`AutoPass::Unable`] goes by the hidden hand: an answer at once tells that he cannot do anything, and a pause that
///   he could. Whoever minds has to be asked always.
/// - [`AutoPass::Never`] tells nothing.
///
/// The answer itself is no secret that it could give away: it is a pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AutoPass {
    /// Ask me always.
    #[default]
    Never,
    /// Ask me only when something is aimed at me.
    Unconcerned,
    /// Ask me only when I could do something.
    Unable,
}

impl AutoPass {
    /// All of them, the most attentive first.
    pub const ALL: [AutoPass; 3] = [AutoPass::Never, AutoPass::Unconcerned, AutoPass::Unable];

    /// The name in requests; the same as in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            AutoPass::Never => "never",
            AutoPass::Unconcerned => "unconcerned",
            AutoPass::Unable => "unable",
        }
    }

    /// The pass to be played for this seat; `None` if it has to be asked, owes a decision of another kind, or is not
    /// waited for.
    pub fn answers<G: Rules>(self, game: &G, state: &G::State, seat: Seat) -> Option<G::Move> {
        if self == AutoPass::Never || !game.waiting(state).contains(seat) {
            return None;
        }
        let pass = game.pass(state, seat)?;
        let asks = match self {
            AutoPass::Never => true,
            AutoPass::Unconcerned => game.concerns(state, seat),
            AutoPass::Unable => {
                let mut moves = Vec::new();
                game.moves(state, seat, &mut moves);
                moves.iter().any(|choice| !game.passes(state, seat, choice))
            }
        };
        (!asks).then_some(pass)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_json() {
        for habit in AutoPass::ALL {
            assert_eq!(serde_json::to_value(habit).unwrap(), habit.name());
            assert_eq!(serde_json::from_value::<AutoPass>(habit.name().into()).unwrap(), habit);
        }
        assert_eq!(AutoPass::default(), AutoPass::Never);
        assert!(serde_json::from_str::<AutoPass>("\"always\"").is_err());
    }
}

//! A match with its log, behind [`AnyMatch`].

use crate::any_match::{Choice, Happening, Hint, Said, Status};
use crate::{AnyMatch, OnShelf};
use opponents::{Budget, Level};
use serde::Deserialize;
use serde_json::Value;
use sketch::{Brush, Scene};
use table::{
    Dice, Envelope, Fingerprint, Match, Phrase, Ply, Record, Refusal, RefusalKind, Score, ScoreSource, Seat,
    Seed, Step, UndoTooFar, Viewer, to_value,
};

/// A match and what happened in it.
#[derive(Debug)]
pub struct LoggedMatch<G: OnShelf> {
    game_match: Match<G>,
    /// The events of each ply.
    heard: Vec<Vec<G::Event>>,
}

impl<G: OnShelf> LoggedMatch<G> {
    /// Takes over a match, which may be under way.
    pub fn new(game_match: Match<G>) -> LoggedMatch<G> {
        let heard = tell_again(&game_match);
        LoggedMatch { game_match, heard }
    }

    fn look(&self, seat: Seat) -> G::View {
        self.game_match.game().view(self.game_match.state(), seat.into())
    }

    fn choice(&self, choice: &G::Move) -> Choice {
        Choice { text: self.game_match.game().write_move(choice), json: to_value(choice) }
    }
}

/// The events of a match that is under way: undo is replay, and so is the log.
fn tell_again<G: OnShelf>(game_match: &Match<G>) -> Vec<Vec<G::Event>> {
    let plies = game_match.plies();
    if plies.is_empty() {
        return Vec::new();
    }
    let mut again = game_match.clone();
    let plies = plies.to_vec();
    if again.undo(plies.len()).is_err() {
        return Vec::new();
    }
    plies.into_iter().map(|ply| again.play(ply.seat, ply.choice).unwrap_or_default()).collect()
}

/// Reads a move in either form.
fn read<G: OnShelf>(game: &G, said: Said<'_>) -> Result<G::Move, Refusal> {
    match said {
        Said::Text(text) => game.read_move(text),
        Said::Json(Value::String(text)) => game.read_move(text).or_else(|refusal| {
            // Some games may write a move as a string in JSON too.
            G::Move::deserialize(&Value::String(text.clone())).map_err(|_| refusal)
        }),
        Said::Json(value) => G::Move::deserialize(value).map_err(|_| {
            let text: String = value.to_string().chars().take(200).collect();
            Refusal::unreadable(Phrase::new("refused-unreadable-move").with("text", text))
        }),
    }
}

impl<G: OnShelf> AnyMatch for LoggedMatch<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        self.game_match.game().seats()
    }

    fn options(&self) -> Value {
        to_value(&self.game_match.game().setup().options)
    }

    fn status(&self) -> Status {
        let (game, state) = (self.game_match.game(), self.game_match.state());
        Status { waiting: game.waiting(state), ply: self.game_match.ply(), outcome: game.outcome(state) }
    }

    fn may_decide(&self, seat: Seat) -> Result<(), Refusal> {
        let waiting = self.game_match.game().waiting(self.game_match.state());
        if waiting.contains(seat) {
            return Ok(());
        }
        Err(if waiting.is_empty() {
            Refusal { kind: RefusalKind::GameOver, rule: None, reason: Phrase::new("refused-game-over") }
        } else {
            let reason = Phrase::new("refused-not-your-turn").with("who", seat);
            Refusal { kind: RefusalKind::NotYourTurn, rule: Some(G::TURN_RULE), reason }
        })
    }

    fn moves(&self, seat: Seat) -> Vec<Choice> {
        let mut moves = Vec::new();
        self.game_match.game().moves(self.game_match.state(), seat, &mut moves);
        moves.iter().map(|choice| self.choice(choice)).collect()
    }

    fn volunteered(&self, seat: Seat) -> Vec<Choice> {
        let (game, view) = (self.game_match.game(), self.look(seat));
        let mut moves = Vec::new();
        game.moves(self.game_match.state(), seat, &mut moves);
        moves.retain(|choice| game.volunteered(&view, seat, choice));
        moves.iter().map(|choice| self.choice(choice)).collect()
    }

    fn move_count(&self, seat: Seat) -> usize {
        self.game_match.game().move_count(self.game_match.state(), seat)
    }

    fn describe(&self, seat: Seat, said: Said<'_>) -> Result<Phrase, Refusal> {
        let choice = read(self.game_match.game(), said)?;
        Ok(self.game_match.game().describe(&self.look(seat), seat, &choice))
    }

    fn steps(&self, seat: Seat, said: Said<'_>) -> Result<Vec<Step>, Refusal> {
        let choice = read(self.game_match.game(), said)?;
        Ok(self.game_match.game().steps(&self.look(seat), seat, &choice))
    }

    fn effects(&self, seat: Seat, said: Said<'_>) -> Result<Vec<Phrase>, Refusal> {
        self.may_decide(seat)?;
        let choice = read(self.game_match.game(), said)?;
        let game = self.game_match.game();
        game.check(self.game_match.state(), seat, &choice)?;
        Ok(game.effects(&self.look(seat), seat, &choice))
    }

    fn score_sources(&self, viewer: Viewer) -> Vec<ScoreSource> {
        let game = self.game_match.game();
        game.score_sources(&game.view(self.game_match.state(), viewer), viewer)
    }

    fn play(&mut self, seat: Seat, said: Said<'_>) -> Result<(), Refusal> {
        // Whose turn it is comes before what was said: nobody learns notation by asking out of turn.
        self.may_decide(seat)?;
        let choice = read(self.game_match.game(), said)?;
        let events = self.game_match.play(seat, choice)?;
        self.heard.push(events);
        Ok(())
    }

    fn happened(&self, ply: usize, viewer: Option<Viewer>) -> Vec<Happening> {
        let game = self.game_match.game();
        let events = self.heard.get(ply).map_or(&[][..], Vec::as_slice);
        let perceived = events.iter().filter_map(|event| match viewer {
            Some(viewer) => game.perceive(event, viewer),
            None => Some(event.clone()),
        });
        perceived.map(|event| Happening { event: to_value(&event), told: game.tell(&event) }).collect()
    }

    fn plies(&self) -> Vec<Ply<String>> {
        let written = |ply: &Ply<G::Move>| Ply {
            seat: ply.seat,
            choice: self.game_match.game().write_move(&ply.choice),
            boundary: ply.boundary,
        };
        self.game_match.plies().iter().map(written).collect()
    }

    fn view(&self, viewer: Viewer) -> Value {
        to_value(&self.game_match.game().view(self.game_match.state(), viewer))
    }

    fn position(&self) -> Envelope {
        self.game_match.position()
    }

    fn scores(&self) -> Vec<Score> {
        self.game_match.game().scores(self.game_match.state())
    }

    fn standing(&self, viewer: Viewer) -> Vec<Score> {
        let game = self.game_match.game();
        game.standing(&game.view(self.game_match.state(), viewer), viewer)
    }

    fn hides(&self, viewer: Viewer) -> bool {
        self.game_match.game().hides(self.game_match.state(), viewer)
    }

    fn imagine(&self, viewer: Viewer, seed: Seed) -> Box<dyn AnyMatch> {
        let game = self.game_match.game();
        let view = game.view(self.game_match.state(), viewer);
        let state = game.imagine(&view, viewer, &mut Dice::new(seed.derive("imagine", 0)));
        // Never the real dice: they know all coming rolls.
        let dice = Dice::new(seed.derive("dice", 0));
        Box::new(LoggedMatch::new(Match::from_state(game.clone(), state, dice, self.game_match.ply())))
    }

    fn free_undo(&self) -> usize {
        self.game_match.free_undo()
    }

    fn undo(&mut self, plies: usize) -> Result<(), UndoTooFar> {
        self.game_match.undo(plies)?;
        self.heard.truncate(self.game_match.plies().len());
        Ok(())
    }

    fn record(&self) -> Record {
        self.game_match.record()
    }

    fn fingerprint(&self) -> Fingerprint {
        self.game_match.fingerprint()
    }

    fn suggest(&self, seat: Seat, level: Level, budget: Budget, seed: Seed, count: usize) -> Vec<Hint> {
        let game = self.game_match.game();
        let view = self.look(seat);
        let suggestions = level.player::<G>(seed, budget).suggest(game, &view, seat, count);
        suggestions
            .into_iter()
            .map(|suggestion| Hint {
                described: game.describe(&view, seat, &suggestion.choice),
                choice: self.choice(&suggestion.choice),
                expected: suggestion.expected,
                sure: suggestion.sure,
                reasons: suggestion.reasons,
            })
            .collect()
    }

    fn decide(&self, seat: Seat, level: Level, budget: Budget, seed: Seed) -> Option<String> {
        let choice =
            level.player::<G>(seed, budget).choose(self.game_match.game(), &self.look(seat), seat)?;
        Some(self.game_match.game().write_move(&choice))
    }

    fn paint(&self, viewer: Viewer, mut brush: Brush<'_>) -> Scene {
        if let Viewer::Seat(seat) = viewer {
            brush = brush.for_seat(seat.index());
        }
        let game = self.game_match.game();
        game.picture(&game.view(self.game_match.state(), viewer), &brush)
    }
}

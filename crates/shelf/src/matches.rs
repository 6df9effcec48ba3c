//! Matches of any game, behind [`AnyMatch`].

use crate::any_match::{Choice, Happening, Offer, Said, Status};
use crate::decision::Owed;
use crate::{AnyMatch, Decision, OnShelf};
use serde::Deserialize;
use serde_json::Value;
use sketch::{Brush, Scene};
use table::{
    AutoPass, Dice, Envelope, Fingerprint, Match, Panel, Phrase, Ply, Record, Refusal, RefusalKind, Score,
    ScoreSource, Seat, Seed, Step, UndoTooFar, Viewer, to_value,
};

/// What a seat may know now.
fn look<G: OnShelf>(game_match: &Match<G>, seat: Seat) -> G::View {
    game_match.game().view(game_match.state(), seat.into())
}

fn list<G: OnShelf>(game_match: &Match<G>, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game_match.game().moves(game_match.state(), seat, &mut moves);
    moves
}

pub(crate) fn choice_of<G: OnShelf>(game: &G, choice: &G::Move) -> Choice {
    Choice { text: game.write_move(choice), json: to_value(choice) }
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

impl<G: OnShelf> AnyMatch for Match<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn options(&self) -> Value {
        to_value(&self.game().setup().options)
    }

    fn status(&self) -> Status {
        let (game, state) = (self.game(), self.state());
        Status {
            waiting: game.waiting(state),
            out: game.out(state),
            ply: Match::ply(self),
            outcome: game.outcome(state),
        }
    }

    fn may_decide(&self, seat: Seat) -> Result<(), Refusal> {
        let waiting = self.game().waiting(self.state());
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
        list(self, seat).iter().map(|choice| choice_of(self.game(), choice)).collect()
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let (game, view) = (self.game(), look(self, seat));
        let offer = |choice: &G::Move| Offer {
            choice: choice_of(game, choice),
            described: game.describe(&view, seat, choice),
            steps: game.steps(&view, seat, choice),
            volunteered: game.volunteered(&view, seat, choice),
        };
        list(self, seat).iter().map(offer).collect()
    }

    fn volunteered(&self, seat: Seat) -> Vec<Choice> {
        let (game, view) = (self.game(), look(self, seat));
        let mut moves = list(self, seat);
        moves.retain(|choice| game.volunteered(&view, seat, choice));
        moves.iter().map(|choice| choice_of(game, choice)).collect()
    }

    fn move_count(&self, seat: Seat) -> usize {
        self.game().move_count(self.state(), seat)
    }

    fn pass(&self, seat: Seat) -> Option<String> {
        let (game, state) = (self.game(), self.state());
        let pass = game.waiting(state).contains(seat).then(|| game.pass(state, seat))??;
        Some(game.write_move(&pass))
    }

    fn automatic_pass(&self, seat: Seat, habit: AutoPass) -> Option<String> {
        let pass = habit.answers(self.game(), self.state(), seat)?;
        Some(self.game().write_move(&pass))
    }

    fn describe(&self, seat: Seat, said: Said<'_>) -> Result<Phrase, Refusal> {
        let choice = read(self.game(), said)?;
        Ok(self.game().describe(&look(self, seat), seat, &choice))
    }

    fn steps(&self, seat: Seat, said: Said<'_>) -> Result<Vec<Step>, Refusal> {
        let choice = read(self.game(), said)?;
        Ok(self.game().steps(&look(self, seat), seat, &choice))
    }

    fn effects(&self, seat: Seat, said: Said<'_>) -> Result<Vec<Phrase>, Refusal> {
        self.may_decide(seat)?;
        let game = self.game();
        let choice = game.canonical(self.state(), seat, read(game, said)?);
        game.check(self.state(), seat, &choice)?;
        Ok(game.effects(&look(self, seat), seat, &choice))
    }

    fn score_sources(&self, viewer: Viewer) -> Vec<ScoreSource> {
        let game = self.game();
        game.score_sources(&game.view(self.state(), viewer), viewer)
    }

    fn play(&mut self, seat: Seat, said: Said<'_>) -> Result<(), Refusal> {
        // Whose turn it is comes before what was said: nobody learns notation by asking out of turn.
        self.may_decide(seat)?;
        let choice = read(self.game(), said)?;
        Match::play(self, seat, choice).map(|_| ())
    }

    fn happened(&self, ply: usize, viewer: Option<Viewer>) -> Vec<Happening> {
        let game = self.game();
        let events = self.events(ply);
        let perceived = events.iter().filter_map(|event| match viewer {
            Some(viewer) => game.perceive(event, viewer),
            None => Some(event.clone()),
        });
        perceived.map(|event| Happening { event: to_value(&event), told: game.tell(&event) }).collect()
    }

    fn played(&self) -> usize {
        self.plies().len()
    }

    fn ply(&self, index: usize) -> Option<Ply<String>> {
        let ply = self.plies().get(index)?;
        Some(Ply {
            seat: ply.seat,
            choice: self.game().write_move(&ply.choice),
            boundary: ply.boundary,
            audience: ply.audience,
        })
    }

    fn mover(&self, index: usize) -> Option<Seat> {
        self.plies().get(index).map(|ply| ply.seat)
    }

    fn at(&self, ply: u32) -> Option<Box<dyn AnyMatch>> {
        Match::at(self, ply).map(|at| Box::new(at) as Box<dyn AnyMatch>)
    }

    fn view(&self, viewer: Viewer) -> Value {
        to_value(&self.game().view(self.state(), viewer))
    }

    fn position(&self) -> Envelope {
        Match::position(self)
    }

    fn scores(&self) -> Vec<Score> {
        self.game().scores(self.state())
    }

    fn standing(&self, viewer: Viewer) -> Vec<Score> {
        let game = self.game();
        game.standing(&game.view(self.state(), viewer), viewer)
    }

    fn hides(&self, viewer: Viewer) -> bool {
        self.game().hides(self.state(), viewer)
    }

    fn imagine(&self, viewer: Viewer, seed: Seed) -> Box<dyn AnyMatch> {
        let game = self.game();
        let view = game.view(self.state(), viewer);
        let state = game.imagine(&view, viewer, &mut Dice::new(seed.derive("imagine", 0)));
        // Never the real dice: they know all coming rolls.
        let dice = Dice::new(seed.derive("dice", 0));
        Box::new(Match::from_state(game.clone(), state, dice, Match::ply(self)))
    }

    fn free_undo(&self) -> usize {
        Match::free_undo(self)
    }

    fn undo(&mut self, plies: usize) -> Result<(), UndoTooFar> {
        Match::undo(self, plies)
    }

    fn record(&self) -> Record {
        Match::record(self)
    }

    fn fingerprint(&self) -> Fingerprint {
        Match::fingerprint(self)
    }

    fn decision(&self, seat: Seat) -> Box<dyn Decision> {
        Box::new(Owed { game: self.game().clone(), view: look(self, seat), seat })
    }

    fn panels(&self, viewer: Viewer) -> Vec<Panel> {
        let game = self.game();
        game.panels(&game.view(self.state(), viewer), viewer)
    }

    fn paint(&self, viewer: Viewer, mut brush: Brush<'_>) -> Scene {
        if let Viewer::Seat(seat) = viewer {
            brush = brush.for_seat(seat.index());
        }
        let game = self.game();
        game.picture(&game.view(self.state(), viewer), &brush)
    }
}

//! Playing: legal moves, previews, decisions, undo, hints.

use super::{Ask, At, ForSeat};
use crate::app::AppState;
use crate::http::{Answer, Body, Caller};
use crate::live::{Table, check_post};
use crate::shapes::{
    Agree, Done, ErrorView, HintView, HintsView, MoveView, MovesView, Play, Played, PreviewView, SetAutoPass,
    StepView, Undo, Undone,
};
use crate::thinking::Account;
use crate::trouble::{Kind, Trouble};
use axum::Json;
use axum::extract::State;
use core::time::Duration;
use opponents::{Budget, Level, Stop};
use serde::Deserialize;
use shelf::{Hint, Said};
use sketch::Look;
use std::sync::Arc;
use table::{Phrase, Seat, Seed, Step, Viewer};
use tokio::sync::oneshot;
use utoipa::IntoParams;
use words::Lang;

/// So many moves are suggested.
const FEW: usize = 3;

/// So long a hint is thought about.
const HINT_TIME: Duration = Duration::from_millis(400);

fn steps(table: &Table, lang: Lang, steps: Vec<Step>) -> Vec<StepView> {
    let game = table.id_of_game();
    let view =
        |step: Step| StepView { label: table.names().tell(game, lang, &step.label), handle: step.handle };
    steps.into_iter().map(view).collect()
}

/// The legal moves of an own seat.
#[utoipa::path(get, path = "/api/v1/tables/{id}/moves", tag = "play", params(("id" = String, Path, description = "The id of the table"), ForSeat),
    responses((status = 200, body = MovesView), (status = 403, body = ErrorView)))]
pub(crate) async fn moves(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Ask(asked): Ask<ForSeat>,
) -> Answer<MovesView> {
    let lang = caller.lang;
    let look = move |table: &mut Table| {
        let seat = table.own_seat(caller.id(), asked.seat)?;
        let game_match = table.game_match()?;
        let legal = if table.has_ended() { Vec::new() } else { game_match.offers(seat) };
        let tell = |offer: shelf::Offer| MoveView {
            described: table.names().tell(game_match.id(), lang, &offer.described),
            steps: steps(table, lang, offer.steps),
            volunteered: offer.volunteered,
            text: offer.choice.text,
            json: offer.choice.json,
        };
        Ok(MovesView {
            seat: seat.0,
            ply: table.plies(),
            epoch: table.epoch(),
            moves: legal.into_iter().map(tell).collect(),
        })
    };
    app.hall.look(id, look).await.map(Json)
}

/// A move that is only looked at.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Trial {
    /// Whose.
    seat: u8,
    /// Its text form.
    #[serde(rename = "move")]
    choice: String,
    /// For a narrow screen?
    #[serde(default)]
    compact: bool,
}

/// What a move would do, or why it is not possible.
#[utoipa::path(get, path = "/api/v1/tables/{id}/preview", tag = "play", params(("id" = String, Path, description = "The id of the table"), Trial),
    responses((status = 200, body = PreviewView), (status = 422, body = ErrorView)))]
pub(crate) async fn preview(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Ask(trial): Ask<Trial>,
) -> Answer<PreviewView> {
    let lang = caller.lang;
    let look = move |table: &mut Table| {
        let seat = table.own_seat(caller.id(), trial.seat)?;
        let game_match = table.game_match()?;
        let said = Said::Text(&trial.choice);
        let refused = |refusal| Trouble::refused(game_match.id(), refusal, Arc::clone(table.names()));
        let effects = game_match.effects(seat, said).map_err(refused)?;
        let described = game_match.describe(seat, said).map_err(refused)?;
        let brush = super::picture::brush(game_match.id(), table.names(), lang, trial.compact);
        let brush = brush.preview(trial.choice.as_str()).last(table.marks(Viewer::Seat(seat)));
        let scene = game_match.paint(Viewer::Seat(seat), brush).named("preview").overlay();
        let tell = |phrase: &Phrase| table.names().tell(game_match.id(), lang, phrase);
        Ok(PreviewView {
            described: tell(&described),
            effects: effects.iter().map(tell).collect(),
            svg: scene.to_svg(&Look::page()),
        })
    };
    app.hall.look(id, look).await.map(Json)
}

/// Decides for an own seat. The same request again is answered again, and played once.
#[utoipa::path(post, path = "/api/v1/tables/{id}/play", tag = "play", params(("id" = String, Path, description = "The id of the table")),
    request_body = Play, responses((status = 200, body = Played), (status = 403, body = ErrorView), (status = 409, body = ErrorView), (status = 422, body = ErrorView)))]
pub(crate) async fn play(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Body(play): Body<Play>,
) -> Answer<Played> {
    let person = caller.known()?.id;
    let played =
        app.hall.act(id, move |table| Box::pin(async move { table.play(person, &play).await })).await?;
    Ok(Json(played))
}

/// Takes plies back: at once if nobody learnt anything by them and nobody else has moved since, else all who have a seat are
/// asked. Alone against computers it goes further, and makes the match practice.
#[utoipa::path(post, path = "/api/v1/tables/{id}/undo", tag = "play", params(("id" = String, Path, description = "The id of the table")),
    request_body = Undo, responses((status = 200, body = Undone), (status = 403, body = ErrorView)))]
pub(crate) async fn undo(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Body(undo): Body<Undo>,
) -> Answer<Undone> {
    let person = caller.known()?.id;
    check_post(undo.id.as_deref())?;
    app.hall.act(id, move |table| Box::pin(table.undo_once(person, undo.plies, undo.id))).await.map(Json)
}

/// Answers somebody's wish to take plies back.
#[utoipa::path(post, path = "/api/v1/tables/{id}/undo/answer", tag = "play", params(("id" = String, Path, description = "The id of the table")),
    request_body = Agree, responses((status = 200, body = Undone), (status = 409, body = ErrorView)))]
pub(crate) async fn answer_undo(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Body(answer): Body<Agree>,
) -> Answer<Undone> {
    let person = caller.known()?.id;
    check_post(answer.id.as_deref())?;
    app.hall
        .act(id, move |table| Box::pin(table.answer_undo_once(person, answer.agree, answer.id)))
        .await
        .map(Json)
}

/// Has the computer players of the table decide at once, to the end of their run.
#[utoipa::path(post, path = "/api/v1/tables/{id}/hurry", tag = "play", params(("id" = String, Path, description = "The id of the table")),
    request_body = Done, responses((status = 200, body = Done), (status = 403, body = ErrorView)))]
pub(crate) async fn hurry(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Body(Done {}): Body<Done>,
) -> Answer<Done> {
    let person = caller.known()?.id;
    app.hall.act(id, move |table| Box::pin(table.hurry(person))).await?;
    Ok(Json(Done {}))
}

/// Sets when windows, in which one may react, are answered for an own seat without asking.
#[utoipa::path(post, path = "/api/v1/tables/{id}/auto-pass", tag = "play", params(("id" = String, Path, description = "The id of the table")),
    request_body = SetAutoPass, responses((status = 200, body = Done), (status = 403, body = ErrorView), (status = 409, body = ErrorView)))]
pub(crate) async fn auto_pass(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Body(set): Body<SetAutoPass>,
) -> Answer<Done> {
    let person = caller.known()?.id;
    app.hall.act(id, move |table| Box::pin(table.set_auto_pass(person, set.seat, set.pass))).await?;
    Ok(Json(Done {}))
}

/// The best few moves of an own seat, and why; refused in a match that counts, told at the end in any other.
#[utoipa::path(get, path = "/api/v1/tables/{id}/hint", tag = "play", params(("id" = String, Path, description = "The id of the table"), ForSeat),
    responses((status = 200, body = HintsView), (status = 403, body = ErrorView), (status = 429, body = ErrorView)))]
pub(crate) async fn hint(
    State(app): State<AppState>,
    caller: Caller,
    At(id): At,
    Ask(asked): Ask<ForSeat>,
) -> Answer<HintsView> {
    let person = caller.id();
    let (seat, decision, ply, epoch, account) = app
        .hall
        .act(id, move |table| {
            Box::pin(async move {
                table.must_play()?;
                let seat = table.own_seat(person, asked.seat)?;
                let game_match = table.game_match()?;
                let refused = |refusal| Trouble::refused(game_match.id(), refusal, Arc::clone(table.names()));
                game_match.may_decide(seat).map_err(refused)?;
                table.note_hint(seat).await?;
                // Whoever gives hints knows what the seat knows, and nothing more.
                let decision = table.game_match()?.decision(seat);
                Ok((seat, decision, table.plies(), table.epoch(), table.account()))
            })
        })
        .await?;
    // Whoever asks is charged, not whoever opened the table.
    let account = Account { person: person.unwrap_or(account.person), ..account };
    let (tell, told) = oneshot::channel();
    let stop = Stop::new();
    let budget = Budget { time: Some(HINT_TIME), stop: stop.clone(), ..Budget::default() };
    let think = move || {
        let hints = decision.hints(Level::Hard, budget, hint_seed(ply, seat), FEW);
        // Whoever asked may have gone.
        let _ = tell.send(hints);
    };
    let full = |_| Trouble::new(Kind::Busy, Phrase::new("error-busy"));
    app.hall.shared().pool.advise(account, stop, think).map_err(full)?;
    let hints = told.await.map_err(|_| Trouble::closing())?;
    let lang = caller.lang;
    let word = move |table: &mut Table| {
        Ok(HintsView {
            seat: seat.0,
            ply,
            epoch,
            hints: hints.into_iter().map(|hint| hint_view(table, seat, lang, hint)).collect(),
        })
    };
    app.hall.look(id, word).await.map(Json)
}

/// The randomness of hints: the same question gets the same answer, as far as time allows.
fn hint_seed(ply: u32, seat: Seat) -> Seed {
    Seed::from_number(0x417).derive("hint", u64::from(ply) << 8 | u64::from(seat.0))
}

fn hint_view(table: &Table, seat: Seat, lang: Lang, hint: Hint) -> HintView {
    let game = table.id_of_game();
    let say = |phrase: &Phrase| table.names().tell(game, lang, phrase);
    let way = table
        .game_match()
        .ok()
        .and_then(|game_match| game_match.steps(seat, Said::Text(&hint.choice.text)).ok());
    HintView {
        described: say(&hint.described),
        expected: rounded(hint.expected),
        sure: rounded(hint.sure),
        reasons: hint.reasons.iter().map(say).collect(),
        steps: steps(table, lang, way.unwrap_or_default()),
        text: hint.choice.text,
        json: hint.choice.json,
    }
}

/// Four digits: more would be noise.
fn rounded(number: f32) -> f64 {
    (f64::from(number) * 10_000.0).round() / 10_000.0
}

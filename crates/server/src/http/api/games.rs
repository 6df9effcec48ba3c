//! What is on the shelf.

use crate::app::AppState;
use crate::http::{Answer, Caller};
use crate::lexicon;
use crate::shapes::{GameView, RuleView, SeatRange};
use crate::trouble::Trouble;
use axum::Json;
use axum::extract::{Path, State};
use shelf::{AnyGame, Shape};
use words::Lang;

fn tell(game: &dyn AnyGame, lang: Lang, with_rules: bool) -> GameView {
    let words = lexicon::game(game.id(), lang);
    let seats = game.seats();
    let rule = |rule: &&'static str| RuleView {
        id: (*rule).to_owned(),
        text: words.text_or_key(&format!("rule-{rule}")),
    };
    GameView {
        id: game.id().to_owned(),
        title: words.text_or_key("title"),
        tagline: words.text_or_key("tagline"),
        ruleset: game.ruleset().to_owned(),
        seats: SeatRange { min: *seats.start(), max: *seats.end() },
        options: game.default_options(),
        options_schema: game.schema(Shape::Options),
        rules: if with_rules { game.rules().iter().map(rule).collect() } else { Vec::new() },
    }
}

/// All games.
#[utoipa::path(get, path = "/api/v1/games", tag = "games", responses((status = 200, body = [GameView])))]
pub(crate) async fn list(State(app): State<AppState>, caller: Caller) -> Json<Vec<GameView>> {
    Json(app.shelf().games().iter().map(|game| tell(&**game, caller.lang, false)).collect())
}

/// One game, with its rules.
#[utoipa::path(get, path = "/api/v1/games/{game}", tag = "games", params(("game" = String, Path, description = "The id of the game")),
    responses((status = 200, body = GameView), (status = 404, body = crate::shapes::ErrorView)))]
pub(crate) async fn one(
    State(app): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
) -> Answer<GameView> {
    let game = app.shelf().find(&id).ok_or_else(|| Trouble::unknown_game(app.shelf(), &id))?;
    Ok(Json(tell(&**game, caller.lang, true)))
}

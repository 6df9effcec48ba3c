//! Personal tokens, so that a program can take its owner's seat.

use super::accounts::must_be_a_person;
use super::{Answer, Body, Caller};
use crate::app::AppState;
use crate::naming::readable;
use crate::shapes::{Done, ErrorView};
use crate::trouble::{Kind, Trouble};
use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use store::{Millis, NewSession, Session, SessionKind, Token};
use table::Phrase;
use utoipa::ToSchema;

/// So many tokens a person may have.
const MOST: usize = 20;

/// A label has at most so many letters.
const LONGEST_LABEL: usize = 40;

/// A token is good for a year, in milliseconds.
const LIFE: Millis = 365 * 24 * 3_600_000;

/// A token in the list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TokenLine {
    /// The number to end it by.
    pub number: i64,
    /// What its owner calls it.
    pub label: String,
    /// May it change the name of its owner?
    pub rename: bool,
    /// When it was made, in milliseconds since 1970.
    pub created: Millis,
    /// When it was last used, roughly.
    pub seen: Millis,
    /// When it ends by itself.
    pub expires: Millis,
}

impl From<Session> for TokenLine {
    fn from(session: Session) -> TokenLine {
        TokenLine {
            number: session.number,
            label: session.label.unwrap_or_default(),
            rename: session.may_rename,
            created: session.created,
            seen: session.seen,
            expires: session.expires,
        }
    }
}

/// A token to be made.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What its owner calls it.
    #[serde(default)]
    pub label: String,
    /// May it change the name of its owner? Left out, it may not.
    #[serde(default)]
    pub rename: bool,
}

/// A token that was made; it is shown this once.
#[derive(Clone, Serialize, ToSchema)]
pub struct MadeToken {
    /// The token, for `Authorization: Bearer …`.
    pub token: String,
    /// When it ends by itself, in milliseconds since 1970.
    pub expires: Millis,
}

/// The personal tokens of the caller.
#[utoipa::path(get, path = "/api/v1/me/tokens", tag = "me",
    responses((status = 200, body = [TokenLine]), (status = 401, body = ErrorView)))]
pub(crate) async fn list(State(app): State<AppState>, caller: Caller) -> Answer<Vec<TokenLine>> {
    let tokens = app.store.tokens(caller.known()?.id, store::now()).await?;
    Ok(Json(tokens.into_iter().map(TokenLine::from).collect()))
}

/// Makes a personal token; whoever is not known yet becomes a guest first, so a program can begin here.
#[utoipa::path(post, path = "/api/v1/me/tokens", tag = "me", request_body = NewToken,
    responses((status = 200, body = MadeToken), (status = 403, body = ErrorView)))]
pub(crate) async fn make(
    State(app): State<AppState>,
    caller: Caller,
    Body(wanted): Body<NewToken>,
) -> Answer<MadeToken> {
    // A token that leaked must not be able to outlive its end.
    must_be_a_person(&caller)?;
    let person = caller.or_guest(&app).await?.id;
    let now = store::now();
    if app.store.tokens(person, now).await?.len() >= MOST {
        let most = MOST.to_string();
        return Err(Trouble::new(Kind::Forbidden, Phrase::new("error-tokens").with("most", most)));
    }
    let token = Token::draw()?;
    let label = readable(&wanted.label).chars().take(LONGEST_LABEL).collect();
    let expires = now + LIFE;
    let session = NewSession {
        hash: token.hash(),
        person,
        kind: SessionKind::Token,
        label: Some(label),
        may_rename: wanted.rename,
        created: now,
        expires,
    };
    app.store.add_session(session).await?;
    Ok(Json(MadeToken { token: token.reveal(), expires }))
}

/// Ends a personal token.
#[utoipa::path(delete, path = "/api/v1/me/tokens/{number}", tag = "me",
    params(("number" = i64, Path, description = "Its number in the list")),
    responses((status = 200, body = Done), (status = 404, body = ErrorView)))]
pub(crate) async fn end(
    State(app): State<AppState>,
    caller: Caller,
    Path(number): Path<String>,
) -> Answer<Done> {
    must_be_a_person(&caller)?;
    let person = caller.known()?.id;
    let ended = match number.parse() {
        Ok(number) => app.store.end_token(person, number).await?,
        Err(_) => false,
    };
    app.endings.tell(person);
    if ended { Ok(Json(Done {})) } else { Err(Trouble::new(Kind::NotFound, Phrase::new("error-not-found"))) }
}

//! People: names, accounts, signing in and out.

use super::limits::Address;
use super::session::COOKIE_NAME;
use super::{Answer, Body, Caller};
use crate::app::{App, AppState};
use crate::naming::{read_account_name, read_name};
use crate::shapes::{Done, ErrorView};
use crate::trouble::{Kind, Trouble};
use axum::Json;
use axum::extract::State;
use core::time::Duration;
use serde::{Deserialize, Serialize};
use store::{Person, PersonId, SessionKind, StoreError, TableId};
use table::Phrase;
use utoipa::ToSchema;

/// A password has at least so many letters.
pub const SHORTEST_PASSWORD: usize = 8;

/// And at most so many bytes: nobody types more, and hashing takes longer the longer it is.
const LONGEST_PASSWORD: usize = 512;

/// So many running tables hear of a new name at once.
const TABLES_TOLD: u32 = 100;

/// Who the caller is.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Me {
    /// The name that others see.
    pub name: String,
    /// Is it a guest, without a password?
    pub guest: bool,
    /// The language that was chosen, such as `de`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Since when, in milliseconds since 1970.
    pub since: store::Millis,
}

impl From<&Person> for Me {
    fn from(person: &Person) -> Me {
        Me {
            name: person.name.clone(),
            guest: person.guest,
            language: person.language.clone(),
            since: person.created,
        }
    }
}

/// A new name.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// The name that others shall see.
    pub name: String,
}

/// A name and a password.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name of the account, in any case.
    pub name: String,
    /// The password.
    pub password: String,
}

/// A change of the password.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password until now.
    pub old: String,
    /// The password from now on.
    pub new: String,
    /// Shall personal tokens go on? Left out, they end: whoever knew the old password may have made some.
    #[serde(default)]
    pub keep_tokens: bool,
}

/// Who the caller is.
#[utoipa::path(get, path = "/api/v1/me", tag = "me",
    responses((status = 200, body = Me), (status = 401, body = ErrorView)))]
pub(crate) async fn me(caller: Caller) -> Answer<Me> {
    Ok(Json(Me::from(caller.known()?)))
}

/// Takes another name.
#[utoipa::path(post, path = "/api/v1/me/name", tag = "me", request_body = NewName,
    responses((status = 200, body = Me), (status = 409, body = ErrorView)))]
pub(crate) async fn rename(
    State(app): State<AppState>,
    caller: Caller,
    Body(wanted): Body<NewName>,
) -> Answer<Me> {
    if caller.session.is_some_and(|known_by| known_by.kind == SessionKind::Token && !known_by.may_rename) {
        return Err(Trouble::new(Kind::Forbidden, Phrase::new("error-token-rename")));
    }
    let account = caller.person.as_ref().is_some_and(|person| !person.guest);
    let name = if account { read_account_name(&wanted.name)? } else { read_name(&wanted.name)? };
    let mut person = caller.or_guest(&app).await?;
    app.store.rename(person.id, name.clone()).await?;
    person.name = name;
    tell_tables(&app, &person).await?;
    Ok(Json(Me::from(&person)))
}

/// Makes the guest an account: from now on name and password open it anywhere.
#[utoipa::path(post, path = "/api/v1/me/claim", tag = "me", request_body = SignIn,
    responses((status = 200, body = Me), (status = 409, body = ErrorView)))]
pub(crate) async fn claim(
    State(app): State<AppState>,
    caller: Caller,
    Body(wanted): Body<SignIn>,
) -> Answer<Me> {
    must_be_a_person(&caller)?;
    let name = read_account_name(&wanted.name)?;
    check_password(&wanted.password)?;
    if caller.person.as_ref().is_some_and(|person| !person.guest) {
        return Err(has_account());
    }
    // Before the slow part; that it is still free is checked again by the store.
    if app.store.account(&name).await?.is_some() {
        return Err(StoreError::NameTaken { name }.into());
    }
    let hash = app.passwords.hash(wanted.password).await?;
    let mut person = caller.or_guest(&app).await?;
    app.store.claim(person.id, name.clone(), hash).await.map_err(|error| match error {
        StoreError::NotGuest { .. } => has_account(),
        other => other.into(),
    })?;
    (person.name, person.guest) = (name, false);
    caller.begin_session(&app, person.id).await?;
    caller.remember_browser(&app, person.id).await?;
    // The store has ended all that opened the guest, its tokens too.
    app.endings.tell(person.id);
    tell_tables(&app, &person).await?;
    Ok(Json(Me::from(&person)))
}

/// Signs in; what the guest at this browser has played comes along.
#[utoipa::path(post, path = "/api/v1/login", tag = "me", request_body = SignIn,
    responses((status = 200, body = Me), (status = 401, body = ErrorView), (status = 429, body = ErrorView)))]
pub(crate) async fn sign_in(
    State(app): State<AppState>,
    caller: Caller,
    from: Address,
    Body(wanted): Body<SignIn>,
) -> Answer<Me> {
    must_be_a_person(&caller)?;
    let wrong = || Trouble::new(Kind::NoPerson, Phrase::new("error-sign-in"));
    if wanted.password.len() > LONGEST_PASSWORD {
        return Err(wrong());
    }
    let found = app.store.credentials(&wanted.name).await?;
    let known = caller.known_as(&app).await?;
    let known = known.filter(|known| found.as_ref().is_some_and(|found| found.person.id == *known));
    if let Some(limits) = &app.limits {
        limits.try_sign_in(from, &wanted.name, known)?;
    }
    let (person, hash) = found.map(|found| (found.person, found.password_hash)).unzip();
    let right = app.passwords.verify(wanted.password, hash).await?;
    let person = person.filter(|_| right).ok_or_else(wrong)?;
    if let Some(guest) = caller.person.as_ref().filter(|before| before.guest) {
        adopt(&app, guest.id, &person).await?;
        app.endings.tell(guest.id);
    }
    change_session(&app, &caller, person.id).await?;
    if known.is_none() {
        caller.remember_browser(&app, person.id).await?;
    }
    Ok(Json(Me::from(&person)))
}

/// Signs out at this browser.
#[utoipa::path(post, path = "/api/v1/logout", tag = "me", request_body = Done, responses((status = 200, body = Done)))]
pub(crate) async fn sign_out(
    State(app): State<AppState>,
    caller: Caller,
    Body(Done {}): Body<Done>,
) -> Answer<Done> {
    must_be_a_person(&caller)?;
    if let Some(known_by) = caller.session {
        app.store.end_session(known_by.hash).await?;
    }
    if let Some(person) = caller.id() {
        app.endings.tell(person);
    }
    caller.set_cookie(COOKIE_NAME, "", Duration::ZERO, true);
    Ok(Json(Done {}))
}

/// Changes the password: other browsers are signed out, and personal tokens end unless they are to be kept.
#[utoipa::path(post, path = "/api/v1/me/password", tag = "me", request_body = NewPassword,
    responses((status = 200, body = Done), (status = 401, body = ErrorView)))]
pub(crate) async fn change_password(
    State(app): State<AppState>,
    caller: Caller,
    Body(wanted): Body<NewPassword>,
) -> Answer<Done> {
    must_be_a_person(&caller)?;
    let person = caller.known()?;
    check_password(&wanted.new)?;
    let wrong = || Trouble::new(Kind::NoPerson, Phrase::new("error-sign-in"));
    if let Some(limits) = &app.limits {
        limits.try_own(person.id)?;
    }
    let found = app.store.credentials(&person.name).await?.filter(|found| found.person.id == person.id);
    let right = app.passwords.verify(wanted.old, found.map(|found| found.password_hash)).await?;
    if !right {
        return Err(wrong());
    }
    let hash = app.passwords.hash(wanted.new).await?;
    app.store.set_password(person.id, hash).await?;
    let new = caller.begin_session(&app, person.id).await?;
    app.store.end_other_sessions(person.id, new, !wanted.keep_tokens).await?;
    caller.remember_browser(&app, person.id).await?;
    app.endings.tell(person.id);
    Ok(Json(Done {}))
}

fn check_password(password: &str) -> Result<(), Trouble> {
    if password.chars().count() < SHORTEST_PASSWORD || password.len() > LONGEST_PASSWORD {
        let least = SHORTEST_PASSWORD.to_string();
        return Err(Trouble::bad(Phrase::new("error-password").with("least", least)));
    }
    Ok(())
}

/// A personal token plays; it does not reach the account itself.
pub(super) fn must_be_a_person(caller: &Caller) -> Result<(), Trouble> {
    match caller.session {
        Some(known_by) if known_by.kind == SessionKind::Token => {
            Err(Trouble::new(Kind::Forbidden, Phrase::new("error-by-token")))
        }
        _ => Ok(()),
    }
}

fn has_account() -> Trouble {
    Trouble::new(Kind::Taken, Phrase::new("error-have-account"))
}

/// A new session, and the end of the old one: a token that somebody planted or saw before is worth nothing after.
async fn change_session(app: &AppState, caller: &Caller, person: PersonId) -> Result<(), Trouble> {
    caller.begin_session(app, person).await?;
    if let Some(known_by) = caller.session {
        app.store.end_session(known_by.hash).await?;
    }
    app.endings.tell(person);
    Ok(())
}

async fn running(app: &App, person: PersonId) -> Result<Vec<TableId>, Trouble> {
    let tables = app.store.running_of(person, TABLES_TOLD).await?;
    Ok(tables.into_iter().map(|table| table.id).collect())
}

/// Tells the tables at which somebody sits his new name.
async fn tell_tables(app: &App, person: &Person) -> Result<(), Trouble> {
    for id in running(app, person.id).await? {
        let (id_of, name) = (person.id, person.name.clone());
        let told = app.hall.look(id, move |table| {
            table.renamed(id_of, &name);
            Ok(())
        });
        if let Err(trouble) = told.await {
            tracing::warn!(table = %id, kind = trouble.kind.name(), "a table could not be told a new name");
        }
    }
    Ok(())
}

/// All that the guest has becomes the account's, at the tables that are awake, too.
async fn adopt(app: &App, guest: PersonId, account: &Person) -> Result<(), Trouble> {
    let tables = running(app, guest).await?;
    match app.store.adopt(guest, account.id).await {
        Ok(()) => {}
        // Another tab was faster.
        Err(StoreError::NotFound { .. } | StoreError::NotGuest { .. }) => return Ok(()),
        Err(error) => return Err(error.into()),
    }
    for id in tables {
        let told = app.hall.look(id, move |table| {
            table.reload();
            Ok(())
        });
        if let Err(trouble) = told.await {
            tracing::warn!(table = %id, kind = trouble.kind.name(), "a table could not be loaded again");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_have_a_length() {
        assert!(check_password("1234567").is_err());
        assert!(check_password("12345678").is_ok());
        assert!(check_password("ümlaute1").is_ok());
        assert!(check_password(&"x".repeat(513)).is_err());
    }
}

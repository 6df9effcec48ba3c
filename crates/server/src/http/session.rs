//! Who asks: sessions by cookie or by token, guests, and the language.

use crate::app::AppState;
use crate::lexicon;
use crate::trouble::{Kind, Trouble};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use core::time::Duration;
use std::sync::{Arc, Mutex, PoisonError};
use store::{Millis, NewPerson, NewSession, Person, PersonId, SessionKind, Token, TokenHash};
use table::Phrase;
use words::Lang;

/// The cookie that holds the token of the session.
pub const COOKIE_NAME: &str = "wp";

/// The cookie of a browser from which its owner has signed in before; it opens nothing.
const KNOWN_COOKIE: &str = "wpk";

/// The cookie that holds the language.
pub const LANG_COOKIE: &str = "lang";

/// A session of a browser goes on for so long after it was last seen.
const LIFE: Duration = Duration::from_hours(24 * 365);

/// A session is noted as seen at most this often, in milliseconds.
const TOUCH_EVERY: i64 = 3_600_000;

/// Who asks, and in which language.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The person, if it is known.
    pub person: Option<Person>,
    /// The language of the answer.
    pub lang: Lang,
    /// How the person was recognised.
    pub session: Option<KnownBy>,
    /// Was a personal token shown that opens nothing: wrong, ended or expired?
    pub wrong_token: bool,
    /// Did the request come over an encrypted connection?
    pub secure: bool,
    /// What shows that somebody has signed in from this browser before.
    known: Option<TokenHash>,
    /// The guest that was made for this request.
    made: Arc<Mutex<Option<PersonId>>>,
    /// A cookie that goes out with the answer.
    cookies: Arc<Mutex<Vec<HeaderValue>>>,
}

/// How a person was recognised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnownBy {
    /// Cookie or token.
    pub kind: SessionKind,
    /// The hash of what was shown.
    pub hash: TokenHash,
    /// When it ends by itself.
    pub expires: Millis,
    /// May it change the name of its owner, if it is a personal token?
    pub may_rename: bool,
}

impl Caller {
    /// The id of the person, if it is known.
    pub fn id(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| person.id)
    }

    /// The person, or the trouble that nobody is known.
    pub fn known(&self) -> Result<&Person, Trouble> {
        self.person.as_ref().ok_or_else(|| Trouble::new(Kind::NoPerson, Phrase::new("error-no-person")))
    }

    /// The person; whoever is not known yet becomes a guest, with a cookie.
    pub async fn or_guest(&self, app: &AppState) -> Result<Person, Trouble> {
        if let Some(person) = &self.person {
            return Ok(person.clone());
        }
        let now = store::now();
        let id = PersonId::draw();
        // A number to tell guests apart until they choose a name; it need not be the only one of its kind.
        let number = getrandom::u32()? % 9000 + 1000;
        let name =
            lexicon::server(self.lang).say(&Phrase::new("guest-name").with("number", number.to_string()));
        let new = NewPerson { id, name: name.clone(), language: None, created: now };
        app.store.add_guest(new).await?;
        *self.made.lock().unwrap_or_else(PoisonError::into_inner) = Some(id);
        self.begin_session(app, id).await?;
        Ok(Person { id, name, guest: true, language: None, created: now })
    }

    /// Begins a session of a browser for a person; its cookie goes out with the answer.
    pub async fn begin_session(&self, app: &AppState, person: PersonId) -> Result<TokenHash, Trouble> {
        let token = self.keep_session(app, person, SessionKind::Browser).await?;
        self.set_cookie(COOKIE_NAME, &token.reveal(), LIFE, true);
        Ok(token.hash())
    }

    /// Remembers that somebody with an account has signed in from this browser: others who try passwords for that name do
    /// not lock it out.
    pub async fn remember_browser(&self, app: &AppState, person: PersonId) -> Result<(), Trouble> {
        let token = self.keep_session(app, person, SessionKind::Known).await?;
        self.set_cookie(KNOWN_COOKIE, &token.reveal(), LIFE, true);
        Ok(())
    }

    /// Who has signed in from this browser before.
    pub async fn known_as(&self, app: &AppState) -> Result<Option<PersonId>, Trouble> {
        let Some(hash) = self.known else { return Ok(None) };
        let session = app.store.session(hash, store::now()).await?;
        Ok(session.filter(|session| session.kind == SessionKind::Known).map(|session| session.person.id))
    }

    async fn keep_session(
        &self,
        app: &AppState,
        person: PersonId,
        kind: SessionKind,
    ) -> Result<Token, Trouble> {
        let now = store::now();
        let token = Token::draw()?;
        let session = NewSession {
            hash: token.hash(),
            person,
            kind,
            label: None,
            may_rename: false,
            created: now,
            expires: now + LIFE.as_millis() as i64,
        };
        app.store.add_session(session).await?;
        Ok(token)
    }

    /// Takes back the guest that was made for a request that failed, and its cookie.
    async fn forget_guest(&self, app: &AppState) {
        let Some(guest) = self.made.lock().unwrap_or_else(PoisonError::into_inner).take() else { return };
        match app.store.forget_guest(guest).await {
            Ok(true) => {
                let mut cookies = self.cookies.lock().unwrap_or_else(PoisonError::into_inner);
                cookies.retain(|cookie| !cookie.as_bytes().starts_with(b"wp="));
            }
            // It has a table or a seat: what failed came after that.
            Ok(false) => {}
            Err(error) => tracing::warn!(%error, "a guest of a failed request could not be forgotten"),
        }
    }

    /// Sets a cookie with the answer; an age of zero takes it away.
    pub fn set_cookie(&self, name: &str, value: &str, age: Duration, hidden: bool) {
        let seconds = age.as_secs();
        let mut cookie = format!("{name}={value}; Path=/; SameSite=Lax; Max-Age={seconds}");
        if hidden {
            cookie += "; HttpOnly";
        }
        if self.secure {
            cookie += "; Secure";
        }
        // Names and values are our own: letters and digits.
        if let Ok(mut cookie) = HeaderValue::from_str(&cookie) {
            cookie.set_sensitive(true);
            self.cookies.lock().unwrap_or_else(PoisonError::into_inner).push(cookie);
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Caller, Trouble> {
        parts.extensions.get::<Caller>().cloned().ok_or_else(Trouble::internal)
    }
}

/// The value of a cookie.
fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let values = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = values.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// What stands behind `Bearer` in the header of a request. Another scheme is none of ours: a proxy may ask for a password
/// of its own.
pub(super) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.trim().split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// The token that a request shows, and how.
fn shown(headers: &HeaderMap) -> Option<(SessionKind, Token)> {
    if let Some(token) = bearer(headers) {
        // Whoever shows a token means it: a cookie beside it does not count.
        return Some((SessionKind::Token, token.parse().ok()?));
    }
    Some((SessionKind::Browser, cookie(headers, COOKIE_NAME)?.parse().ok()?))
}

/// The language: the one that was chosen, else the first that browser and server both speak.
fn language(headers: &HeaderMap, person: Option<&Person>) -> Lang {
    let chosen = cookie(headers, LANG_COOKIE)
        .or_else(|| person.and_then(|person| person.language.as_deref()))
        .and_then(|code| code.parse().ok());
    chosen.unwrap_or_else(|| {
        let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        preferred(wanted).unwrap_or_default()
    })
}

/// The best language of an `Accept-Language` header that is spoken here.
fn preferred(header: &str) -> Option<Lang> {
    let mut best: Option<(f32, Lang)> = None;
    for entry in header.split(',') {
        let mut pieces = entry.split(';');
        let Ok(lang) = pieces.next().unwrap_or_default().trim().parse::<Lang>() else { continue };
        let weight = pieces.find_map(|piece| piece.trim().strip_prefix("q=")?.parse().ok()).unwrap_or(1.0);
        if weight > 0.0 && best.is_none_or(|(most, _)| weight > most) {
            best = Some((weight, lang));
        }
    }
    best.map(|(_, lang)| lang)
}

/// Finds out who asks, and sets the cookies that handlers wanted.
pub async fn recognise(State(app): State<AppState>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    let mut person = None;
    let mut known_by = None;
    if let Some((kind, token)) = shown(headers) {
        let hash = token.hash();
        let now = store::now();
        match app.store.session(hash, now).await {
            Ok(Some(session)) if session.kind == kind => {
                if now - session.seen > TOUCH_EVERY {
                    let expires = if kind == SessionKind::Browser {
                        now + LIFE.as_millis() as i64
                    } else {
                        session.expires
                    };
                    if let Err(error) = app.store.touch(hash, now, expires).await {
                        tracing::warn!(%error, "a session could not be noted as seen");
                    }
                }
                person = Some(session.person);
                let (expires, may_rename) = (session.expires, session.may_rename);
                known_by = Some(KnownBy { kind, hash, expires, may_rename });
            }
            Ok(_) => {}
            Err(error) => {
                tracing::error!(%error, "sessions cannot be read");
                return axum::response::IntoResponse::into_response(Trouble::from(error));
            }
        }
    }
    let secure = headers.get("x-forwarded-proto").is_some_and(|value| value == "https");
    let lang = language(headers, person.as_ref());
    let caller = Caller {
        wrong_token: bearer(headers).is_some() && person.is_none(),
        known: cookie(headers, KNOWN_COOKIE)
            .and_then(|token| token.parse::<Token>().ok())
            .map(|known| known.hash()),
        person,
        lang,
        session: known_by,
        secure,
        made: Arc::default(),
        cookies: Arc::default(),
    };
    request.extensions_mut().insert(caller.clone());
    let mut response = next.run(request).await;
    if !response.status().is_success() {
        caller.forget_guest(&app).await;
    }
    for cookie in core::mem::take(&mut *caller.cookies.lock().unwrap_or_else(PoisonError::into_inner)) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

/// Turns away whoever shows a personal token that opens nothing: as nobody he would be somebody else than he thinks.
pub async fn refuse_wrong_tokens(request: Request, next: Next) -> Response {
    let wrong = request.extensions().get::<Caller>().is_some_and(|caller| caller.wrong_token);
    if wrong && request.uri().path().starts_with("/api/v1") {
        return axum::response::IntoResponse::into_response(Trouble::new(
            Kind::WrongToken,
            Phrase::new("error-wrong-token"),
        ));
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_bearer_is_a_token() {
        let header = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(AUTHORIZATION, HeaderValue::from_static(value));
            bearer(&headers).map(str::to_owned)
        };
        assert_eq!(header("Bearer abc").as_deref(), Some("abc"));
        assert_eq!(header("bearer  abc ").as_deref(), Some("abc"));
        assert_eq!((header("Basic YTpi"), header("Bearer"), header("Digest x")), (None, None, None));
    }

    #[test]
    fn the_best_language_that_is_spoken_wins() {
        assert_eq!(preferred("de-AT,de;q=0.9,en;q=0.8"), Some(Lang::De));
        assert_eq!(preferred("fr, en;q=0.5, de;q=0.7"), Some(Lang::De));
        assert_eq!(preferred("fr"), None);
        assert_eq!(preferred("de;q=0, en;q=0.1"), Some(Lang::En));
        assert_eq!(preferred(";;q=x,,"), None);
    }

    #[test]
    fn cookies_are_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, HeaderValue::from_static("a=1; wp=xyz;lang=de"));
        assert_eq!(cookie(&headers, "wp"), Some("xyz"));
        assert_eq!(cookie(&headers, "lang"), Some("de"));
        assert_eq!(cookie(&headers, "p"), None);
        assert!(shown(&headers).is_none(), "xyz is no token");
    }
}

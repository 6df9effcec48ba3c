//! Why a request could not be met: one type from the tables up to the answer.

use axum::http::StatusCode;
use shelf::Shelf;
use std::sync::Arc;
use store::StoreError;
use table::{Fault, Phrase, Refusal, RefusalKind};
use words::Lang;

use crate::lexicon;
use crate::names::Names;

/// What kind of trouble; its name is the `kind` of an error answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The request cannot be understood.
    BadRequest,
    /// There is no such game.
    UnknownGame,
    /// There is no such table.
    UnknownTable,
    /// There is nothing at this address.
    NotFound,
    /// The address cannot be asked by this method; `Allow` says by which it can.
    WrongMethod,
    /// The body did not come in time.
    TooSlow,
    /// Options or seats do not fit the game.
    BadOptions,
    /// The rules forbid the move.
    IllegalMove,
    /// The seat owes no decision.
    NotYourTurn,
    /// The match is played by rules or with components that this server does not have.
    UnknownRules,
    /// The match is over.
    GameOver,
    /// The match has not begun.
    NotStarted,
    /// Somebody else sits there.
    NotYourSeat,
    /// Nobody has said who he is.
    NoPerson,
    /// A personal token was shown that opens nothing.
    WrongToken,
    /// The caller may not do this.
    Forbidden,
    /// The table has moved on since the caller looked.
    Stale,
    /// It is taken: a seat, a name.
    Taken,
    /// What is hidden stays hidden until the end.
    Hidden,
    /// Too much is asked for at once.
    Busy,
    /// The body is too large.
    TooLarge,
    /// The server is going down; ask again.
    Closing,
    /// What is stored could not be read or written.
    Storage,
    /// A mistake of the program.
    Internal,
}

impl Kind {
    /// The name in answers.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::BadRequest => "bad_request",
            Kind::UnknownGame => "unknown_game",
            Kind::UnknownTable => "unknown_table",
            Kind::NotFound => "not_found",
            Kind::WrongMethod => "wrong_method",
            Kind::TooSlow => "too_slow",
            Kind::BadOptions => "bad_options",
            Kind::IllegalMove => "illegal_move",
            Kind::NotYourTurn => "not_your_turn",
            Kind::UnknownRules => "unknown_rules",
            Kind::GameOver => "game_over",
            Kind::NotStarted => "not_started",
            Kind::NotYourSeat => "not_your_seat",
            Kind::NoPerson => "no_person",
            Kind::WrongToken => "wrong_token",
            Kind::Forbidden => "forbidden",
            Kind::Stale => "stale",
            Kind::Taken => "taken",
            Kind::Hidden => "hidden",
            Kind::Busy => "busy",
            Kind::TooLarge => "too_large",
            Kind::Closing => "closing",
            Kind::Storage => "storage",
            Kind::Internal => "internal",
        }
    }

    /// The status of the answer.
    pub const fn status(self) -> StatusCode {
        match self {
            Kind::BadRequest | Kind::BadOptions => StatusCode::BAD_REQUEST,
            Kind::UnknownGame | Kind::UnknownTable | Kind::NotFound => StatusCode::NOT_FOUND,
            Kind::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Kind::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Kind::IllegalMove => StatusCode::UNPROCESSABLE_ENTITY,
            Kind::NotYourTurn
            | Kind::GameOver
            | Kind::NotStarted
            | Kind::UnknownRules
            | Kind::Stale
            | Kind::Taken => StatusCode::CONFLICT,
            Kind::NoPerson | Kind::WrongToken => StatusCode::UNAUTHORIZED,
            Kind::NotYourSeat | Kind::Forbidden | Kind::Hidden => StatusCode::FORBIDDEN,
            Kind::Busy => StatusCode::TOO_MANY_REQUESTS,
            Kind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Kind::Closing => StatusCode::SERVICE_UNAVAILABLE,
            Kind::Storage | Kind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

/// What there is to say about it, before it is put into a language.
#[derive(Clone, Debug)]
enum Said {
    /// In the words of the server.
    Server(Phrase),
    /// In the words of a game, with the names of those who play.
    Game(&'static str, Phrase, Arc<Names>),
    /// Faults of options, in the words of a game.
    Faults(&'static str, Vec<Fault>),
}

/// Why a request could not be met.
#[derive(Clone, Debug)]
pub struct Trouble {
    /// What kind.
    pub kind: Kind,
    /// The rule that forbids it, where one does.
    pub rule: Option<&'static str>,
    /// After so many seconds it may be tried again.
    pub after: Option<u64>,
    said: Box<Said>,
}

impl Trouble {
    /// In the words of the server.
    pub fn new(kind: Kind, phrase: Phrase) -> Trouble {
        Trouble { kind, rule: None, after: None, said: Box::new(Said::Server(phrase)) }
    }

    /// The same, to be tried again after so many seconds.
    #[must_use]
    pub fn after(self, seconds: u64) -> Trouble {
        Trouble { after: Some(seconds), ..self }
    }

    /// A request that cannot be understood.
    pub fn bad(phrase: Phrase) -> Trouble {
        Trouble::new(Kind::BadRequest, phrase)
    }

    /// A move that the rules refuse.
    pub fn refused(game: &'static str, refusal: Refusal, names: Arc<Names>) -> Trouble {
        let kind = match refusal.kind {
            RefusalKind::IllegalMove => Kind::IllegalMove,
            RefusalKind::NotYourTurn => Kind::NotYourTurn,
            RefusalKind::GameOver => Kind::GameOver,
        };
        Trouble {
            kind,
            rule: refusal.rule,
            after: None,
            said: Box::new(Said::Game(game, refusal.reason, names)),
        }
    }

    /// Options and seats that do not fit the game.
    pub fn faults(game: &'static str, faults: Vec<Fault>) -> Trouble {
        let rule = faults.iter().find_map(|fault| fault.rule);
        Trouble { kind: Kind::BadOptions, rule, after: None, said: Box::new(Said::Faults(game, faults)) }
    }

    /// No table has this id.
    pub fn unknown_table(id: &str) -> Trouble {
        let id: String = id.chars().take(40).collect();
        Trouble::new(Kind::UnknownTable, Phrase::new("error-unknown-table").with("table", id))
    }

    /// No game has this id.
    pub fn unknown_game(shelf: &Shelf, id: &str) -> Trouble {
        let id: String = id.chars().take(40).collect();
        let known: Vec<&str> = shelf.games().iter().map(|game| game.id()).collect();
        let known = known.join(", ");
        Trouble::new(
            Kind::UnknownGame,
            Phrase::new("error-unknown-game").with("game", id).with("known", known),
        )
    }

    /// The table has moved on since the caller looked.
    pub fn stale() -> Trouble {
        Trouble::new(Kind::Stale, Phrase::new("error-stale"))
    }

    /// A mistake of the program; what happened is in the log.
    pub fn internal() -> Trouble {
        Trouble::new(Kind::Internal, Phrase::new("error-internal"))
    }

    /// The server is going down.
    pub fn closing() -> Trouble {
        Trouble::new(Kind::Closing, Phrase::new("error-closing"))
    }

    /// What it says in a language.
    pub fn message(&self, lang: Lang) -> String {
        match &*self.said {
            Said::Server(phrase) => lexicon::server(lang).say(phrase),
            Said::Game(game, phrase, names) => names.tell(game, lang, phrase),
            Said::Faults(game, faults) => {
                let words = lexicon::game(game, lang);
                faults.iter().map(|fault| words.fault(fault)).collect::<Vec<_>>().join(" ")
            }
        }
    }
}

/// What the store refuses or cannot do.
impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        match error {
            StoreError::Taken { .. } => Trouble::new(Kind::Taken, Phrase::new("error-taken")),
            StoreError::Stale { .. } | StoreError::Gap { .. } => Trouble::stale(),
            StoreError::NameTaken { name } => {
                Trouble::new(Kind::Taken, Phrase::new("error-name-taken").with("name", name))
            }
            StoreError::NotFound { .. } => Trouble::new(Kind::NotFound, Phrase::new("error-not-found")),
            StoreError::Closed => Trouble::closing(),
            other => {
                tracing::error!(error = %other, "the store does not work");
                Trouble::new(Kind::Storage, Phrase::new("error-storage"))
            }
        }
    }
}

/// The machine gave no randomness.
impl From<getrandom::Error> for Trouble {
    fn from(error: getrandom::Error) -> Trouble {
        tracing::error!(%error, "no randomness");
        Trouble::internal()
    }
}

//! What a server asks of its store.

use crate::{
    Append, ChairChange, Chat, Credentials, Finish, GuestSweep, Held, Keyframe, Millis, NewChat, NewPerson,
    NewSession, NewTable, Person, PersonId, Rated, Rating, RatingChange, Result, Said, Session, Start,
    StoredPly, StoredTable, Swept, TableId, Tally, TokenHash, Truncate, UndonePly,
};
use core::future::Future;
use core::pin::Pin;
use serde_json::Value;
use std::path::Path;
use table::Fingerprint;

/// An answer that comes later; boxed, so that the store can be used as `dyn Store`.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T>> + Send + 'a>>;

/// The store of tables, people and ratings.
///
/// A write whose future has given `Ok` survives the loss of power. A write whose future is dropped may still happen.
/// Every write happens whole or not at all, and a refused one leaves no trace.
///
/// Whatever is asked or written about a table that there is not is refused as `NotFound`. A question about a table costs
/// as much as it returns, however long the match is.
pub trait Store: Send + Sync {
    // People

    /// Keeps a new guest; `Taken` if the id is in use.
    fn add_guest(&self, person: NewPerson) -> Later<'_, ()>;
    /// The person with this id.
    fn person(&self, id: PersonId) -> Later<'_, Option<Person>>;
    /// The account of this name, in any case.
    fn account<'a>(&'a self, name: &'a str) -> Later<'a, Option<Person>>;
    /// What is needed to check the password of the account of this name, in any case.
    fn credentials<'a>(&'a self, name: &'a str) -> Later<'a, Option<Credentials>>;
    /// Does the name of any account look like one of these? See [`crate::looks`].
    fn looks_taken(&self, looks: Vec<String>) -> Later<'_, bool>;
    /// Gives a person another name; `NameTaken` if an account of somebody else has that name, or one that looks like it.
    fn rename(&self, person: PersonId, name: String) -> Later<'_, ()>;
    /// Notes the language a person chose.
    fn set_language(&self, person: PersonId, language: Option<String>) -> Later<'_, ()>;
    /// Makes a guest an account; `NameTaken`, or `NotGuest` if it is one already. All sessions and tokens of the guest end,
    /// and guests who were called so get a number behind their name.
    fn claim(&self, person: PersonId, name: String, password_hash: String) -> Later<'_, ()>;
    /// Changes the password of an account; `NotFound` for guests. Its sessions go on.
    fn set_password(&self, person: PersonId, password_hash: String) -> Later<'_, ()>;
    /// Hands all that a guest has (seats, tables, chat) to an account, and forgets the guest and its sessions.
    fn adopt(&self, guest: PersonId, account: PersonId) -> Later<'_, ()>;

    /// Forgets a guest who has no table and no seat; returns whether there was one.
    fn forget_guest(&self, guest: PersonId) -> Later<'_, bool>;

    // Sessions

    /// Keeps a new session; `NotFound` if there is no such person.
    fn add_session(&self, session: NewSession) -> Later<'_, ()>;
    /// The session of this token, unless it has expired.
    fn session(&self, hash: TokenHash, now: Millis) -> Later<'_, Option<Session>>;
    /// Notes that a session was seen, and until when it goes on. Once an hour is often enough.
    fn touch(&self, hash: TokenHash, seen: Millis, expires: Millis) -> Later<'_, ()>;
    /// Ends the session of this token, if there is one.
    fn end_session(&self, hash: TokenHash) -> Later<'_, ()>;
    /// Ends all sessions of a person but this one, personal tokens too if that is wanted; returns how many.
    fn end_other_sessions(&self, person: PersonId, but: TokenHash, tokens: bool) -> Later<'_, u64>;
    /// The personal tokens of a person that have not expired, oldest first.
    fn tokens(&self, person: PersonId, now: Millis) -> Later<'_, Vec<Session>>;
    /// Ends the personal token with this number if it is that person's; returns whether there was one.
    fn end_token(&self, person: PersonId, number: i64) -> Later<'_, bool>;
    /// Forgets what has expired; returns how many.
    fn sweep(&self, now: Millis) -> Later<'_, u64>;
    /// Forgets guests who never opened a table nor sat at one, with their sessions.
    fn sweep_guests(&self, sweep: GuestSweep) -> Later<'_, Swept>;

    // Tables

    /// Opens a table, and keeps the text of its components; `Taken` if the id is in use, `OtherComponents` if their
    /// fingerprint has another text.
    fn create(&self, table: NewTable) -> Later<'_, ()>;
    /// The table without its plies.
    fn table(&self, id: TableId) -> Later<'_, StoredTable>;
    /// The text of the components of this fingerprint; `None` if no table has brought it, as those of older files.
    fn components(&self, fingerprint: Fingerprint) -> Later<'_, Option<String>>;
    /// Changes who sits where, at a table that gathers or plays; `Taken` if the seat is not as expected.
    fn change_chair(&self, change: ChairChange) -> Later<'_, ()>;
    /// Begins the match; `Stale` if the table does not gather, or somebody sits elsewhere than expected.
    fn start(&self, start: Start) -> Later<'_, ()>;
    /// Ends the match; returns false, and changes nothing, if it had ended before.
    fn finish(&self, finish: Finish) -> Later<'_, bool>;
    /// Replaces what the server keeps besides.
    fn set_extra(&self, table: TableId, extra: Value) -> Later<'_, ()>;
    /// Tables at which a person sits or which it opened, gathering or playing, last moved first.
    fn running_of(&self, person: PersonId, limit: u32) -> Later<'_, Vec<StoredTable>>;
    /// Tables at which a person sat or which it opened that have ended before this moment, last ended first.
    fn ended_of(&self, person: PersonId, before: Millis, limit: u32) -> Later<'_, Vec<StoredTable>>;
    /// How many tables a person keeps busy: those with computer players count if they were played since this moment.
    fn held(&self, person: PersonId, since: Millis) -> Later<'_, Held>;
    /// Public tables that gather, newest first, and only the newest few of each owner: nobody fills the list.
    fn open_tables(&self, limit: u32) -> Later<'_, Vec<StoredTable>>;
    /// Public tables that are being played, last moved first.
    fn public_running(&self, limit: u32) -> Later<'_, Vec<StoredTable>>;
    /// All tables that are being played: what a server wakes after a restart.
    fn running(&self) -> Later<'_, Vec<TableId>>;

    // Plies

    /// Writes a ply, with a keyframe if it brings one; see [`Append`] for the refusals.
    fn append(&self, ply: Append) -> Later<'_, ()>;
    /// Takes plies back, and returns the new epoch; see [`Truncate`] for the refusals.
    fn truncate(&self, cut: Truncate) -> Later<'_, u32>;
    /// The plies from one number to another, both included, in order; those that are not written are left out.
    fn plies_between(&self, table: TableId, from: u32, to: u32) -> Later<'_, Vec<StoredPly>>;
    /// The last ply by which anybody learnt something, if there is one.
    fn last_crossed(&self, table: TableId) -> Later<'_, Option<u32>>;
    /// Plies that were taken back, in the order of the epochs that ended then and of their numbers: those after this
    /// pair of `until` and `ply`, of which (0, 0) is before all.
    fn undone_page(&self, table: TableId, after: (u32, u32), limit: u32) -> Later<'_, Vec<UndonePly>>;
    /// Keeps the whole match after this ply, in place of what was kept there, whether the table plays or not. `Stale`
    /// if the ply that counts is not the one that this epoch had: it was taken back, or is not written.
    fn put_keyframe(&self, table: TableId, ply: u32, epoch: u32, position: Value) -> Later<'_, ()>;
    /// The newest keyframe at this ply or before it.
    fn keyframe(&self, table: TableId, at_most: u32) -> Later<'_, Option<Keyframe>>;

    // Chat

    /// Keeps words, and returns their number: once for each id that a person gives them.
    fn say(&self, chat: NewChat) -> Later<'_, Said>;
    /// What was said last, newest first: all of it, or before this number.
    fn chat_page(&self, table: TableId, before: Option<u32>, limit: u32) -> Later<'_, Vec<Chat>>;

    // Ratings

    /// The rating of a person in a game, if it has one.
    fn rating<'a>(&'a self, person: PersonId, game: &'a str) -> Later<'a, Option<Rating>>;
    /// All ratings of a person, by game.
    fn ratings(&self, person: PersonId) -> Later<'_, Vec<(String, Rating)>>;
    /// Applies the ratings of a match; returns false, and changes nothing, if that was done before. `Stale` if a
    /// rating has changed since it was read.
    fn rate(&self, change: RatingChange) -> Later<'_, bool>;
    /// The ratings of a person over time, newest first.
    fn rating_history(&self, person: PersonId, limit: u32) -> Later<'_, Vec<Rated>>;
    /// Rated matches that were played to the end and whose ratings were not applied yet.
    fn unrated(&self) -> Later<'_, Vec<TableId>>;
    /// How often a person played each game to its end; what `extra` calls `practice` is not counted.
    fn tally(&self, person: PersonId) -> Later<'_, Vec<Tally>>;

    // The store itself

    /// Does the store answer, and can it write? A full disk fails here.
    fn ping(&self) -> Later<'_, ()>;
    /// Writes a copy of everything to a new file, while all goes on; `Exists` if there is one.
    fn backup_to<'a>(&'a self, path: &'a Path) -> Later<'a, ()>;
    /// Finishes the writes that were begun, and refuses new ones with `Closed`.
    fn close(&self) -> Later<'_, ()>;
}

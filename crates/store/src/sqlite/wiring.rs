//! The trait, answered by the parts beside this file.

use super::Sqlite;
use crate::{
    Append, ChairChange, Chat, Credentials, Finish, GuestSweep, Held, Keyframe, Later, Millis, NewChat,
    NewPerson, NewSession, NewTable, Person, PersonId, Rated, Rating, RatingChange, Said, Session, Start,
    Store, StoredPly, StoredTable, Swept, TableId, Tally, TokenHash, Truncate, UndonePly,
};
use serde_json::Value;
use std::path::Path;
use table::Fingerprint;

impl Store for Sqlite {
    fn add_guest(&self, person: NewPerson) -> Later<'_, ()> {
        Box::pin(self.put_guest(person))
    }
    fn person(&self, id: PersonId) -> Later<'_, Option<Person>> {
        Box::pin(self.find_person(id))
    }
    fn account<'a>(&'a self, name: &'a str) -> Later<'a, Option<Person>> {
        Box::pin(async move { Ok(self.find_credentials(name).await?.map(|found| found.person)) })
    }
    fn credentials<'a>(&'a self, name: &'a str) -> Later<'a, Option<Credentials>> {
        Box::pin(self.find_credentials(name))
    }
    fn looks_taken(&self, looks: Vec<String>) -> Later<'_, bool> {
        Box::pin(self.find_looks(looks))
    }
    fn rename(&self, person: PersonId, name: String) -> Later<'_, ()> {
        Box::pin(self.give_name(person, name))
    }
    fn set_language(&self, person: PersonId, language: Option<String>) -> Later<'_, ()> {
        Box::pin(self.give_language(person, language))
    }
    fn claim(&self, person: PersonId, name: String, password_hash: String) -> Later<'_, ()> {
        Box::pin(self.make_account(person, name, password_hash))
    }
    fn set_password(&self, person: PersonId, password_hash: String) -> Later<'_, ()> {
        Box::pin(self.give_password(person, password_hash))
    }
    fn adopt(&self, guest: PersonId, account: PersonId) -> Later<'_, ()> {
        Box::pin(self.hand_over(guest, account))
    }
    fn forget_guest(&self, guest: PersonId) -> Later<'_, bool> {
        Box::pin(self.drop_guest(guest))
    }

    fn add_session(&self, session: NewSession) -> Later<'_, ()> {
        Box::pin(self.put_session(session))
    }
    fn session(&self, hash: TokenHash, now: Millis) -> Later<'_, Option<Session>> {
        Box::pin(self.find_session(hash, now))
    }
    fn touch(&self, hash: TokenHash, seen: Millis, expires: Millis) -> Later<'_, ()> {
        Box::pin(self.prolong(hash, seen, expires))
    }
    fn end_session(&self, hash: TokenHash) -> Later<'_, ()> {
        Box::pin(self.drop_session(hash))
    }
    fn end_other_sessions(&self, person: PersonId, but: TokenHash, tokens: bool) -> Later<'_, u64> {
        Box::pin(self.drop_other_sessions(person, but, tokens))
    }
    fn tokens(&self, person: PersonId, now: Millis) -> Later<'_, Vec<Session>> {
        Box::pin(self.list_tokens(person, now))
    }
    fn end_token(&self, person: PersonId, number: i64) -> Later<'_, bool> {
        Box::pin(self.drop_token(person, number))
    }
    fn sweep(&self, now: Millis) -> Later<'_, u64> {
        Box::pin(self.drop_expired(now))
    }
    fn sweep_guests(&self, sweep: GuestSweep) -> Later<'_, Swept> {
        Box::pin(self.drop_guests(sweep))
    }

    fn create(&self, table: NewTable) -> Later<'_, ()> {
        Box::pin(self.put_table(table))
    }
    fn table(&self, id: TableId) -> Later<'_, StoredTable> {
        Box::pin(self.find_table(id))
    }
    fn components(&self, fingerprint: Fingerprint) -> Later<'_, Option<String>> {
        Box::pin(self.find_components(fingerprint))
    }
    fn change_chair(&self, change: ChairChange) -> Later<'_, ()> {
        Box::pin(self.move_chair(change))
    }
    fn start(&self, start: Start) -> Later<'_, ()> {
        Box::pin(self.begin_match(start))
    }
    fn finish(&self, finish: Finish) -> Later<'_, bool> {
        Box::pin(self.end_match(finish))
    }
    fn set_extra(&self, table: TableId, extra: Value) -> Later<'_, ()> {
        Box::pin(self.put_extra(table, extra))
    }
    fn running_of(&self, person: PersonId, limit: u32) -> Later<'_, Vec<StoredTable>> {
        Box::pin(self.list_running_of(person, limit))
    }
    fn ended_of(&self, person: PersonId, before: Millis, limit: u32) -> Later<'_, Vec<StoredTable>> {
        Box::pin(self.list_ended_of(person, before, limit))
    }
    fn held(&self, person: PersonId, since: Millis) -> Later<'_, Held> {
        Box::pin(self.count_held(person, since))
    }
    fn open_tables(&self, limit: u32) -> Later<'_, Vec<StoredTable>> {
        Box::pin(self.list_open(limit))
    }
    fn public_running(&self, limit: u32) -> Later<'_, Vec<StoredTable>> {
        Box::pin(self.list_public_running(limit))
    }
    fn running(&self) -> Later<'_, Vec<TableId>> {
        Box::pin(self.list_ids("SELECT id FROM tables WHERE state = 'playing' ORDER BY id"))
    }

    fn append(&self, ply: Append) -> Later<'_, ()> {
        Box::pin(self.put_ply(ply))
    }
    fn truncate(&self, cut: Truncate) -> Later<'_, u32> {
        Box::pin(self.cut_plies(cut))
    }
    fn plies_between(&self, table: TableId, from: u32, to: u32) -> Later<'_, Vec<StoredPly>> {
        Box::pin(self.list_plies(table, from, to))
    }
    fn last_crossed(&self, table: TableId) -> Later<'_, Option<u32>> {
        Box::pin(self.find_last_crossed(table))
    }
    fn undone_page(&self, table: TableId, after: (u32, u32), limit: u32) -> Later<'_, Vec<UndonePly>> {
        Box::pin(self.list_undone(table, after, limit))
    }
    fn put_keyframe(&self, table: TableId, ply: u32, epoch: u32, position: Value) -> Later<'_, ()> {
        Box::pin(self.keep_keyframe(table, ply, epoch, position))
    }
    fn keyframe(&self, table: TableId, at_most: u32) -> Later<'_, Option<Keyframe>> {
        Box::pin(self.find_keyframe(table, at_most))
    }

    fn say(&self, chat: NewChat) -> Later<'_, Said> {
        Box::pin(self.put_chat(chat))
    }
    fn chat_page(&self, table: TableId, before: Option<u32>, limit: u32) -> Later<'_, Vec<Chat>> {
        Box::pin(self.list_chat(table, before, limit))
    }

    fn rating<'a>(&'a self, person: PersonId, game: &'a str) -> Later<'a, Option<Rating>> {
        Box::pin(self.find_rating(person, game))
    }
    fn ratings(&self, person: PersonId) -> Later<'_, Vec<(String, Rating)>> {
        Box::pin(self.list_ratings(person))
    }
    fn rate(&self, change: RatingChange) -> Later<'_, bool> {
        Box::pin(self.put_ratings(change))
    }
    fn rating_history(&self, person: PersonId, limit: u32) -> Later<'_, Vec<Rated>> {
        Box::pin(self.list_history(person, limit))
    }
    fn unrated(&self) -> Later<'_, Vec<TableId>> {
        Box::pin(self.list_ids(
            "SELECT id FROM tables WHERE state = 'over' AND rated = 1 AND rated_at IS NULL ORDER BY ended, id",
        ))
    }
    fn tally(&self, person: PersonId) -> Later<'_, Vec<Tally>> {
        Box::pin(self.list_tally(person))
    }

    fn ping(&self) -> Later<'_, ()> {
        Box::pin(self.beat())
    }
    fn backup_to<'a>(&'a self, path: &'a Path) -> Later<'a, ()> {
        Box::pin(self.copy_to(path))
    }
    fn close(&self) -> Later<'_, ()> {
        Box::pin(async move {
            self.writer.close().await;
            self.read.close().await;
            if let Some(lease) = &self.lease {
                lease.end();
            }
            Ok(())
        })
    }
}

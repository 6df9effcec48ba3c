//! The trait, answered by the parts beside this file.

use super::Sqlite;
use crate::{
    Append, ChairChange, Chat, Credentials, Finish, Later, Millis, NewChat, NewPerson, NewSession, NewTable,
    Person, PersonId, Ply, Rated, Rating, RatingChange, Session, Start, Store, Table, TableId, Tally,
    TokenHash, Truncate, Whole,
};
use serde_json::Value;
use std::path::Path;
use table::Seat;

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
    fn end_other_sessions(&self, person: PersonId, but: TokenHash) -> Later<'_, u64> {
        Box::pin(self.drop_other_sessions(person, but))
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

    fn create(&self, table: NewTable) -> Later<'_, ()> {
        Box::pin(self.put_table(table))
    }
    fn table(&self, id: TableId) -> Later<'_, Table> {
        Box::pin(self.find_table(id))
    }
    fn whole(&self, id: TableId) -> Later<'_, Whole> {
        Box::pin(self.find_whole(id))
    }
    fn change_chair(&self, change: ChairChange) -> Later<'_, ()> {
        Box::pin(self.move_chair(change))
    }
    fn set_clocks(&self, table: TableId, clocks: Vec<(Seat, Option<i64>)>) -> Later<'_, ()> {
        Box::pin(self.put_clocks(table, clocks))
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
    fn running_of(&self, person: PersonId, limit: u32) -> Later<'_, Vec<Table>> {
        Box::pin(self.list_running_of(person, limit))
    }
    fn ended_of(&self, person: PersonId, before: Millis, limit: u32) -> Later<'_, Vec<Table>> {
        Box::pin(self.list_ended_of(person, before, limit))
    }
    fn open_tables(&self, limit: u32) -> Later<'_, Vec<Table>> {
        Box::pin(self.list_open(limit))
    }
    fn public_running(&self, limit: u32) -> Later<'_, Vec<Table>> {
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
    fn plies_after(&self, table: TableId, ply: u32) -> Later<'_, Vec<Ply>> {
        Box::pin(self.list_plies(table, ply))
    }

    fn say(&self, chat: NewChat) -> Later<'_, u32> {
        Box::pin(self.put_chat(chat))
    }
    fn chat_after(&self, table: TableId, number: u32) -> Later<'_, Vec<Chat>> {
        Box::pin(self.list_chat(table, number))
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
        Box::pin(async move {
            sqlx::query("SELECT 1").execute(&self.read).await?;
            Ok(())
        })
    }
    fn backup_to<'a>(&'a self, path: &'a Path) -> Later<'a, ()> {
        Box::pin(self.copy_to(path))
    }
    fn close(&self) -> Later<'_, ()> {
        Box::pin(async move {
            self.writer.close().await;
            self.read.close().await;
            Ok(())
        })
    }
}

//! The checks that every implementation of [`Store`] has to pass.

mod accounts;
mod components;
mod keyframes;
mod log;
mod people;
mod rating;
mod seats;
mod tables;

use crate::{
    Append, By, Chair, NewPerson, NewTable, Occupant, PersonId, PinnedComponents, Secret, Start, Store,
    StoredPly, TableId, Visibility,
};
use core::future::Future;
use serde_json::json;
use std::sync::Arc;
use table::{Boundary, Fingerprint, Seat};

/// Runs all checks, each in a store of its own that `open` makes empty.
///
/// # Panics
///
/// If a promise is broken; the message says which.
pub async fn keeps_its_promises<F>(open: impl Fn() -> F)
where
    F: Future<Output = Arc<dyn Store>>,
{
    people::guests_come_and_change(&*open().await).await;
    people::sessions_are_found_until_they_end(&*open().await).await;
    people::sessions_are_swept(&*open().await).await;
    people::guests_who_never_played_are_swept(&*open().await).await;
    accounts::names_of_accounts_are_single(&*open().await).await;
    accounts::guests_without_a_seat_are_forgotten(&*open().await).await;
    accounts::accounts_are_claimed_once(&*open().await).await;
    accounts::a_guest_is_adopted_whole(&*open().await).await;
    accounts::odd_texts_are_only_texts(&*open().await).await;
    tables::a_table_reads_back(&*open().await).await;
    tables::a_match_begins_and_ends_once(&*open().await).await;
    tables::lists_show_what_they_should(&*open().await).await;
    tables::nobody_fills_the_list_of_open_tables(&*open().await).await;
    tables::tables_with_computers_are_counted(&*open().await).await;
    seats::a_seat_is_given_once(&*open().await).await;
    seats::many_run_for_one_seat(open().await).await;
    seats::a_stand_in_is_kept(&*open().await).await;
    log::plies_are_kept_in_order(&*open().await).await;
    log::a_second_writer_is_refused(open().await).await;
    log::undone_plies_are_kept_apart(&*open().await).await;
    log::nothing_is_written_to_tables_that_do_not_play(&*open().await).await;
    log::the_last_crossing_is_known(&*open().await).await;
    log::chat_is_numbered(open().await).await;
    log::words_that_come_again_are_kept_once(open().await).await;
    keyframes::the_newest_before_a_ply_is_found(&*open().await).await;
    keyframes::a_keyframe_comes_with_its_ply_or_not_at_all(&*open().await).await;
    keyframes::lines_that_were_taken_back_have_none(&*open().await).await;
    keyframes::a_late_keyframe_needs_its_line(&*open().await).await;
    components::a_text_is_kept_with_its_table(&*open().await).await;
    components::a_refused_table_brings_no_text(&*open().await).await;
    components::another_text_of_one_name_is_refused(&*open().await).await;
    rating::a_match_is_rated_once(&*open().await).await;
    rating::ratings_wait_for_each_other(&*open().await).await;
    rating::matches_are_counted(&*open().await).await;
    let store = open().await;
    store.ping().await.expect("a store that answers");
    store.close().await.expect("an end");
    assert!(store.ping().await.is_err(), "a closed store answers");
    assert!(add_guest(&*store, "Late").await.is_err(), "a closed store writes");
}

/// Checks that an answer is the refusal it should be.
macro_rules! refused {
    ($answer:expr, $kind:pat) => {{
        let answer = $answer;
        assert!(
            matches!(&answer, Err($kind)),
            "expected {}, got {:?}, in line {}",
            stringify!($kind),
            answer,
            line!()
        );
    }};
}
pub(crate) use refused;

pub(crate) async fn add_guest(store: &dyn Store, name: &str) -> crate::Result<PersonId> {
    let id = PersonId::draw();
    store.add_guest(NewPerson { id, name: name.to_owned(), language: None, created: 1_000 }).await?;
    Ok(id)
}

pub(crate) async fn guest(store: &dyn Store, name: &str) -> PersonId {
    add_guest(store, name).await.expect("a new guest")
}

/// Components of this name, read from this text.
pub(crate) fn pinned(name: &str, text: &str) -> PinnedComponents {
    PinnedComponents { fingerprint: Fingerprint::of(&[name.as_bytes()]), text: text.to_owned() }
}

/// All plies of a table that count.
pub(crate) async fn all_plies(store: &dyn Store, table: TableId) -> Vec<StoredPly> {
    store.plies_between(table, 1, u32::MAX).await.expect("plies")
}

/// A table of two persons.
pub(crate) fn new_table(number: u64, first: PersonId, second: PersonId) -> NewTable {
    NewTable {
        id: TableId::from_bits(number),
        game: "pixies".to_owned(),
        ruleset: "pixies/1".to_owned(),
        components: pinned("deck", "ten cards"),
        options: json!({"rounds": 3, "odd": "'; DROP TABLE tables; --"}),
        clock: json!({"kind": "none"}),
        visibility: Visibility::Public,
        rated: true,
        secret: Secret([7; 32]),
        commitment: [8; 32],
        owner: first,
        chairs: vec![
            Chair::new(Seat(0), Occupant::Person(first)),
            Chair::new(Seat(1), Occupant::Person(second)),
        ],
        parent: None,
        extra: json!({}),
        created: 2_000,
    }
}

/// Opens a table of two persons and starts it.
pub(crate) async fn playing(store: &dyn Store, number: u64, first: PersonId, second: PersonId) -> TableId {
    let table = new_table(number, first, second);
    let start = Start { table: table.id, at: 3_000, chairs: table.chairs.clone(), extra: None };
    store.create(table).await.expect("a new table");
    store.start(start.clone()).await.expect("a start");
    start.table
}

pub(crate) fn ply(table: TableId, epoch: u32, ply: u32) -> Append {
    Append {
        table,
        epoch,
        ply,
        seat: Seat((ply % 2) as u8),
        text: format!("move {ply}"),
        by: By::Computer,
        boundary: Boundary::crossed_if(ply.is_multiple_of(3)),
        clock_left: Some(i64::from(ply) * 100),
        at: 4_000 + i64::from(ply),
        keyframe: None,
    }
}

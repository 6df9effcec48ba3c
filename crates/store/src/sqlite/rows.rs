//! Reading fields, with errors that say what is broken and where.

use crate::{Result, StoreError};
use core::fmt::Display;
use core::str::FromStr;
use serde_json::Value;
use sqlx::sqlite::{Sqlite as Database, SqliteRow};
use sqlx::{Decode, Row, Type};

/// A row and where it stands.
#[derive(Clone, Copy)]
pub(super) struct Fields<'r> {
    row: &'r SqliteRow,
    place: &'r (dyn Display + Sync),
}

impl<'r> Fields<'r> {
    pub(super) fn new(row: &'r SqliteRow, place: &'r (dyn Display + Sync)) -> Fields<'r> {
        Fields { row, place }
    }

    pub(super) fn broken(&self, column: &str, what: impl Display) -> StoreError {
        StoreError::broken(format_args!("{}, {column}", self.place), what)
    }

    /// The field as the database has it.
    pub(super) fn get<T>(&self, column: &str) -> Result<T>
    where
        T: Decode<'r, Database> + Type<Database>,
    {
        self.row.try_get(column).map_err(|error| self.broken(column, error))
    }

    /// A number that must fit a smaller type.
    pub(super) fn number<N: TryFrom<i64>>(&self, column: &str) -> Result<N> {
        let number: i64 = self.get(column)?;
        N::try_from(number).map_err(|_| self.broken(column, format_args!("{number} is out of range")))
    }

    /// A number that may be missing.
    pub(super) fn number_if_any<N: TryFrom<i64>>(&self, column: &str) -> Result<Option<N>> {
        if self.get::<Option<i64>>(column)?.is_some() { self.number(column).map(Some) } else { Ok(None) }
    }

    /// A yes or no.
    pub(super) fn flag(&self, column: &str) -> Result<bool> {
        match self.get::<i64>(column)? {
            0 => Ok(false),
            1 => Ok(true),
            other => Err(self.broken(column, format_args!("{other} is neither 0 nor 1"))),
        }
    }

    /// A text that has to be read further.
    pub(super) fn parse<T: FromStr<Err: Display>>(&self, column: &str) -> Result<T> {
        let text: &str = self.get(column)?;
        text.parse().map_err(|error| self.broken(column, error))
    }

    /// A text that may be missing, and otherwise has to be read further.
    pub(super) fn parse_if_any<T: FromStr<Err: Display>>(&self, column: &str) -> Result<Option<T>> {
        if self.get::<Option<&str>>(column)?.is_some() { self.parse(column).map(Some) } else { Ok(None) }
    }

    /// JSON.
    pub(super) fn json(&self, column: &str) -> Result<Value> {
        self.parse(column)
    }

    /// 32 bytes.
    pub(super) fn bytes(&self, column: &str) -> Result<[u8; 32]> {
        let bytes: &[u8] = self.get(column)?;
        bytes
            .try_into()
            .map_err(|_| self.broken(column, format_args!("{} bytes in place of 32", bytes.len())))
    }

    /// One of a few words.
    pub(super) fn one_of<T: Copy>(&self, column: &str, words: &[(&str, T)]) -> Result<T> {
        let text: &str = self.get(column)?;
        words
            .iter()
            .find(|(word, _)| *word == text)
            .map(|(_, meaning)| *meaning)
            .ok_or_else(|| self.broken(column, format_args!("{text:?} has no meaning")))
    }
}

/// The word for a meaning, from the same list that it is read by.
pub(super) fn word_for<T: PartialEq>(words: &[(&'static str, T)], meaning: &T) -> &'static str {
    words.iter().find(|(_, known)| known == meaning).map_or("", |(word, _)| word)
}

/// Is it refused because there is one like it already?
pub(super) fn is_double(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

/// Is it refused because it names something that there is not?
pub(super) fn is_orphan(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_foreign_key_violation)
}

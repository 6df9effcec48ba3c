//! Matches, people and ratings, kept in one SQLite file.

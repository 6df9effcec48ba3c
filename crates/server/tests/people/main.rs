//! People and safety: accounts, tokens, ratings, and what strangers may not do.

mod accounts;
mod asker;
mod doors;
mod limits;
mod ratings;

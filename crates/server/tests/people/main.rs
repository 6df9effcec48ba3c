//! People and safety: accounts, tokens, ratings, and what strangers may not do.

mod accounts;
mod asker;
mod limits;
mod ratings;
mod strangers;

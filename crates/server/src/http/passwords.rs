//! Passwords: made slow to guess, away from the threads that serve.

use crate::trouble::{Kind, Trouble};
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use core::time::Duration;
use std::sync::{Arc, OnceLock};
use table::Phrase;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

/// A hash takes 19 MiB and a good part of a second of one core: so many at the same time.
const AT_ONCE: usize = 2;

/// Whoever would have to wait longer is asked to come again.
const PATIENCE: Duration = Duration::from_secs(5);

/// Hashes passwords, and compares them.
#[derive(Debug)]
pub struct Passwords {
    permits: Arc<Semaphore>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords { permits: Arc::new(Semaphore::new(AT_ONCE)) }
    }
}

impl Passwords {
    /// The hash of a password, with a salt of its own.
    pub async fn hash(&self, password: String) -> Result<String, Trouble> {
        self.work(move || make(&password)).await?.ok_or_else(Trouble::internal)
    }

    /// Is it the password of this hash? Where there is no hash, it takes as long to say no, so that nobody can find out
    /// by the clock which names there are.
    pub async fn verify(&self, password: String, hash: Option<String>) -> Result<bool, Trouble> {
        self.work(move || {
            let same = compare(&password, hash.as_deref().unwrap_or_else(|| decoy()));
            same && hash.is_some()
        })
        .await
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Trouble> {
        let permit = self.permit().await?;
        let done = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        done.await.map_err(|_| Trouble::internal())
    }

    async fn permit(&self) -> Result<OwnedSemaphorePermit, Trouble> {
        match timeout(PATIENCE, Arc::clone(&self.permits).acquire_owned()).await {
            Ok(Ok(permit)) => Ok(permit),
            _ => Err(Trouble::new(Kind::Busy, Phrase::new("error-busy"))),
        }
    }
}

fn make(password: &str) -> Option<String> {
    match Argon2::default().hash_password(password.as_bytes()) {
        Ok(hash) => Some(hash.to_string()),
        Err(error) => {
            tracing::error!(%error, "a password could not be hashed");
            None
        }
    }
}

fn compare(password: &str, hash: &str) -> bool {
    match PasswordHash::new(hash) {
        Ok(hash) => Argon2::default().verify_password(password.as_bytes(), &hash).is_ok(),
        Err(error) => {
            tracing::error!(%error, "a stored password hash cannot be read");
            false
        }
    }
}

/// The hash of a password that nobody has.
fn decoy() -> &'static str {
    static DECOY: OnceLock<String> = OnceLock::new();
    DECOY.get_or_init(|| make("nobody has this one").unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_right_password_opens_and_no_other() {
        let passwords = Passwords::default();
        let hash = passwords.hash("green moss 7".to_owned()).await.expect("a hash");
        let other = passwords.hash("green moss 7".to_owned()).await.expect("a hash");
        assert!(hash.starts_with("$argon2id$") && !hash.contains("moss"), "{hash}");
        assert_ne!(hash, other, "each has a salt of its own");
        assert!(passwords.verify("green moss 7".to_owned(), Some(hash.clone())).await.expect("an answer"));
        assert!(!passwords.verify("green moss 8".to_owned(), Some(hash)).await.expect("an answer"));
        assert!(!passwords.verify("nobody has this one".to_owned(), None).await.expect("an answer"));
        assert!(!passwords.verify("x".to_owned(), Some("not a hash".to_owned())).await.expect("an answer"));
    }
}

//! Passwords: made slow to guess, away from the threads that serve.

use crate::trouble::{Kind, Trouble};
use argon2::password_hash::{
    self,
    phc::{Output, PasswordHash, Salt},
};
use argon2::{ARGON2ID_IDENT, Algorithm, Argon2, Block, Params, Version};
use core::fmt;
use core::time::Duration;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
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
    memory: Arc<Memory>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords { permits: Arc::new(Semaphore::new(AT_ONCE)), memory: Arc::default() }
    }
}

impl Passwords {
    /// The hash of a password, with a salt of its own.
    pub async fn hash(&self, password: String) -> Result<String, Trouble> {
        self.work(move |memory| make(&password, memory)).await?.ok_or_else(Trouble::internal)
    }

    /// Is it the password of this hash? Where there is no hash, it takes as long to say no, so that nobody can find out
    /// by the clock which names there are.
    pub async fn verify(&self, password: String, hash: Option<String>) -> Result<bool, Trouble> {
        self.work(move |memory| {
            let same = compare(&password, hash.as_deref().unwrap_or_else(|| decoy(memory)), memory);
            same && hash.is_some()
        })
        .await
    }

    /// Gives the memory back while nobody signs in.
    pub fn rest(&self) {
        if self.permits.available_permits() == AT_ONCE {
            self.memory.pool().clear();
        }
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Memory) -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        let permit = self.permit().await?;
        let memory = Arc::clone(&self.memory);
        let done = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work(&memory)
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

/// The memory that hashes are worked out in: a block for each that may be under way, used again and again. Taken anew each
/// time it would be scattered over the arenas of many threads, and hardly come back.
#[derive(Default)]
struct Memory(Mutex<Vec<Vec<Block>>>);

impl Memory {
    fn lend<T>(&self, blocks: usize, work: impl FnOnce(&mut [Block]) -> T) -> T {
        let mut lent = self.pool().pop().unwrap_or_default();
        if lent.len() < blocks {
            lent = vec![Block::new(); blocks];
        }
        let done = work(&mut lent[..blocks]);
        self.pool().push(lent);
        done
    }

    fn pool(&self) -> MutexGuard<'_, Vec<Vec<Block>>> {
        // Taking and giving back cannot leave it half-changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Memory").field(&self.pool().len()).finish()
    }
}

fn make(password: &str, memory: &Memory) -> Option<String> {
    let hashed = || -> password_hash::Result<PasswordHash> {
        let (argon, salt) = (Argon2::default(), Salt::generate());
        let hash = output(&argon, password, &salt, Params::DEFAULT_OUTPUT_LEN, memory)?;
        Ok(PasswordHash {
            algorithm: ARGON2ID_IDENT,
            version: Some(Version::default().into()),
            params: argon.params().try_into()?,
            salt: Some(salt),
            hash: Some(hash),
        })
    };
    match hashed() {
        Ok(hash) => Some(hash.to_string()),
        Err(error) => {
            tracing::error!(%error, "a password could not be hashed");
            None
        }
    }
}

fn compare(password: &str, hash: &str, memory: &Memory) -> bool {
    let same = || -> password_hash::Result<bool> {
        let stored = PasswordHash::new(hash)?;
        let (Some(salt), Some(expected)) = (stored.salt, stored.hash) else { return Ok(false) };
        let algorithm = Algorithm::try_from(stored.algorithm.as_str())?;
        let version = stored.version.map(Version::try_from).transpose()?.unwrap_or_default();
        let argon = Argon2::new(algorithm, version, Params::try_from(&stored)?);
        // Compared in constant time, by the type itself.
        Ok(output(&argon, password, &salt, expected.len(), memory)? == expected)
    };
    match same() {
        Ok(same) => same,
        Err(error) => {
            tracing::error!(%error, "a stored password hash cannot be read");
            false
        }
    }
}

fn output(
    argon: &Argon2<'_>,
    password: &str,
    salt: &Salt,
    length: usize,
    memory: &Memory,
) -> password_hash::Result<Output> {
    let mut buffer = [0; Output::MAX_LENGTH];
    let out = buffer.get_mut(..length).ok_or(password_hash::Error::OutputSize)?;
    memory.lend(argon.params().block_count(), |blocks| {
        argon.hash_password_into_with_memory(password.as_bytes(), salt, out, blocks)
    })?;
    Ok(Output::new(out)?)
}

/// The hash of a password that nobody has.
fn decoy(memory: &Memory) -> &'static str {
    static DECOY: OnceLock<String> = OnceLock::new();
    DECOY.get_or_init(|| make("nobody has this one", memory).unwrap_or_default())
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

    /// What the library's own way made before stays good, and what is made here is good for it.
    #[tokio::test]
    async fn hashes_are_those_of_the_library() {
        use argon2::{PasswordHasher, PasswordVerifier};
        let passwords = Passwords::default();
        let theirs = Argon2::default().hash_password(b"green moss 7").expect("a hash").to_string();
        assert!(passwords.verify("green moss 7".to_owned(), Some(theirs)).await.expect("an answer"));
        let ours = passwords.hash("green moss 7".to_owned()).await.expect("a hash");
        let ours = PasswordHash::new(&ours).expect("a hash");
        assert!(Argon2::default().verify_password(b"green moss 7", &ours).is_ok());
    }

    #[tokio::test]
    async fn memory_is_lent_and_given_back() {
        let passwords = Arc::new(Passwords::default());
        let tries: Vec<_> = (0..12)
            .map(|_| {
                let passwords = Arc::clone(&passwords);
                tokio::spawn(async move { passwords.verify("wrong".to_owned(), None).await })
            })
            .collect();
        for one in tries {
            assert!(matches!(one.await, Ok(Ok(false))));
        }
        assert!((1..=AT_ONCE).contains(&passwords.memory.pool().len()), "{:?}", passwords.memory);
        passwords.rest();
        assert_eq!(passwords.memory.pool().len(), 0);
    }
}

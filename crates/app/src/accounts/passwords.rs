//! Hashes of passwords: slow and large on purpose, so only a few at a time.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use argon2::{Argon2, PasswordHasher as _, PasswordVerifier as _, password_hash::phc::PasswordHash};
use domain::account::Password;
use tokio::sync::Semaphore;

use super::AccountError;

/// People who may wait while others' passwords are compared; the next one is told that we are busy.
const WAITING_MOST: usize = 64;

/// Compared with where there is no password, so that its absence takes as long as a wrong one.
const NOBODYS: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// How every hash begins that is made today.
const TODAY: &str = "$argon2id$v=19$m=19456,t=2,p=1$";

/// Whether a hash was made in another way than today's.
pub(super) fn is_outdated(hash: &str) -> bool {
    !hash.starts_with(TODAY)
}

/// Hashes and compares passwords with Argon2id: 19 MiB, two passes, one lane, as OWASP recommends.
#[derive(Clone, Debug)]
pub struct Passwords {
    at_once: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
}

impl Default for Passwords {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self { at_once: Arc::new(Semaphore::new(2 * cores)), waiting: Arc::default() }
    }
}

impl Passwords {
    pub async fn hash(&self, password: &Password) -> Result<String, AccountError> {
        let password = password.clone();
        self.run(self.wait_in_line()?, move || {
            let hashed = Argon2::default().hash_password(password.as_str().as_bytes());
            hashed.map(|phc| phc.to_string()).expect("the parameters are valid and the system has randomness")
        })
        .await
    }

    /// A place in the queue, taken before anything else is done for a caller: whoever finds it full is told so at
    /// once.
    pub fn wait_in_line(&self) -> Result<Place, AccountError> {
        Place::take(&self.waiting).ok_or(AccountError::Busy)
    }

    /// Whether the password is the one with this hash. Without a hash it takes as long and is wrong.
    pub async fn is_right(
        &self,
        place: Place,
        typed: &Password,
        hash: Option<&str>,
    ) -> Result<bool, AccountError> {
        let (typed, known) = (typed.clone(), hash.is_some() && !typed.is_too_long());
        let hash = hash.unwrap_or(NOBODYS).to_owned();
        // Longer ones are refused when they are set; hashing one would only cost time.
        let typed = if typed.is_too_long() { Password::typed("") } else { typed };
        let fits = self
            .run(place, move || {
                PasswordHash::new(&hash).is_ok_and(|hash| {
                    Argon2::default().verify_password(typed.as_str().as_bytes(), &hash).is_ok()
                })
            })
            .await?;
        Ok(fits && known)
    }

    async fn run<T: Send + 'static>(
        &self,
        place: Place,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, AccountError> {
        let permit = Arc::clone(&self.at_once).acquire_owned().await.map_err(|_| AccountError::Busy)?;
        drop(place);
        let done = tokio::task::spawn_blocking(move || {
            let result = work();
            drop(permit);
            result
        });
        done.await.map_err(|_| AccountError::Busy)
    }
}

/// A place in the queue, left when it is dropped.
#[derive(Debug)]
pub struct Place(Arc<AtomicUsize>);

impl Place {
    fn take(waiting: &Arc<AtomicUsize>) -> Option<Self> {
        if waiting.fetch_add(1, Ordering::Relaxed) >= WAITING_MOST {
            waiting.fetch_sub(1, Ordering::Relaxed);
            return None;
        }
        Some(Self(Arc::clone(waiting)))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use futures::future::join_all;

    use super::*;

    async fn compare(
        passwords: &Passwords,
        typed: &Password,
        hash: Option<&str>,
    ) -> Result<bool, AccountError> {
        passwords.is_right(passwords.wait_in_line()?, typed, hash).await
    }

    #[tokio::test]
    async fn a_password_fits_its_own_hash_only() {
        let passwords = Passwords::default();
        let typed = Password::typed("correct horse");
        let hash = passwords.hash(&typed).await.expect("hashed");
        assert!(!is_outdated(&hash), "{hash}");
        assert_ne!(hash, passwords.hash(&typed).await.expect("hashed"), "salted");
        assert!(compare(&passwords, &typed, Some(&hash)).await.expect("compared"));
        for (other, hash) in
            [("correct horsf", Some(hash.as_str())), ("correct horse", None), ("", None), ("", Some("junk"))]
        {
            assert!(!compare(&passwords, &Password::typed(other), hash).await.expect("compared"), "{other}");
        }
        assert!(PasswordHash::new(NOBODYS).is_ok(), "it must cost as much as a real one");
        assert!(!is_outdated(NOBODYS) && is_outdated(&NOBODYS.replace("t=2", "t=1")));
    }

    #[tokio::test]
    async fn whoever_comes_when_the_queue_is_full_is_told_so_at_once() {
        let passwords = Passwords::default();
        let typed = Password::typed("correct horse");
        let all = join_all((0..200).map(|_| compare(&passwords, &typed, None))).await;
        let busy = all.iter().filter(|one| matches!(one, Err(AccountError::Busy))).count();
        assert!((100..200).contains(&busy), "{busy} of 200");
        assert_eq!(passwords.waiting.load(Ordering::Relaxed), 0, "the queue is empty again");
        assert!(compare(&passwords, &typed, None).await.is_ok());
    }
}

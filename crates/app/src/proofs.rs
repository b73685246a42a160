//! Links and codes that prove an address, derived from a challenge's id and a key that the database doesn't have: whoever
//! reads the database can't sign in with it. And names that tell nobody whose they are, under a key of their own, because
//! they last: the first key can be changed without forgetting who wants no letters and who was erased.

use std::fmt;

use base64::{Engine, engine::general_purpose::STANDARD};
use domain::{
    account::{AccountId, ChallengeId},
    email::EmailAddress,
    order::OrderNumber,
    token::Token,
};
use hmac::{Hmac, KeyInit, Mac};
use jiff::SignedDuration;
use sha2::{Digest as _, Sha256};
use uuid::Uuid;

/// How long the link and the code of a letter count, of a receipt too.
pub(crate) const PROOF_LIVES: SignedDuration = SignedDuration::from_mins(10);

/// The key of links and codes, and the key of names.
#[derive(Clone)]
pub struct Proofs {
    key: Hmac<Sha256>,
    names: Hmac<Sha256>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the key is not 32 bytes in base64")]
pub struct BadKey;

/// Keys stay out of logs.
impl fmt::Debug for Proofs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Proofs(…)")
    }
}

/// What a letter holds: either of them proves that its reader gets the address's mail.
#[derive(Clone, PartialEq, Eq)]
pub struct Proof {
    pub link: Token,
    /// Six digits.
    pub code: String,
}

impl Proof {
    /// The form in which its link is stored.
    pub(crate) fn link_hash(&self) -> Vec<u8> {
        hash(self.link.as_str())
    }
}

impl fmt::Debug for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Proof(…)")
    }
}

impl Proofs {
    /// Each 32 bytes in base64. Without a key of their own, names are made with the first.
    pub fn new(key: &str, names_key: &str) -> Result<Self, BadKey> {
        let names_key = if names_key.is_empty() { key } else { names_key };
        Ok(Self { key: parse(key)?, names: parse(names_key)? })
    }

    /// The same each time, so that a letter that is sent twice says the same.
    pub fn proof(&self, challenge: ChallengeId) -> Proof {
        let link = number(&self.key, "link", challenge.as_uuid().as_bytes());
        // 2^128 is so much more than 10^6 that no code is more likely than another.
        let code = number(&self.key, "code", challenge.as_uuid().as_bytes()) % 1_000_000;
        Proof { link: Token::new(link), code: format!("{code:06}") }
    }

    /// Compares in constant time.
    pub(crate) fn is_code(&self, challenge: ChallengeId, typed: &str) -> bool {
        let code = self.proof(challenge).code;
        let differences = code.bytes().zip(typed.bytes()).fold(0, |sum, (one, other)| sum | (one ^ other));
        typed.len() == code.len() && differences == 0
    }

    /// What the browser keeps that asked for a letter: its code counts only there. Its link counts anywhere, because mail
    /// is often read on another device.
    pub(crate) fn asker(&self, challenge: ChallengeId) -> Token {
        Token::new(number(&self.key, "asker", challenge.as_uuid().as_bytes()))
    }

    /// Names an address in counters without revealing it.
    pub(crate) fn address(&self, email: &EmailAddress) -> Vec<u8> {
        number(&self.names, "address", email.key().as_bytes()).to_be_bytes().to_vec()
    }

    /// Names an account, an address or a network in the log, so that its lines can be joined and nobody is named.
    pub fn in_log(&self, what: &str, whose: &[u8]) -> String {
        format!("{:016x}", number(&self.names, what, &[b"log ", whose].concat()) >> 64)
    }

    /// Names an erased account in the ledger of erasures.
    pub(crate) fn erased_account(&self, account: AccountId) -> Vec<u8> {
        number(&self.names, "erased account", account.as_uuid().as_bytes()).to_be_bytes().to_vec()
    }

    /// Names an erased order in the ledger of erasures.
    pub(crate) fn erased_order(&self, order: &OrderNumber) -> Vec<u8> {
        number(&self.names, "erased order", order.as_str().as_bytes()).to_be_bytes().to_vec()
    }

    /// The link to an order in a letter: the same however often the letter is sent, so that a second copy equals the
    /// first to the byte, and the same when a restored database writes it anew. Another address gets another link.
    pub(crate) fn order_link(&self, message: &str, to: &EmailAddress, order: &OrderNumber) -> Token {
        let words = format!("{message}\0{}\0{}", to.key(), order.as_str());
        Token::new(number(&self.key, "order link", words.as_bytes()))
    }

    /// What a browser keeps that was signed in with this address: it opens nothing and doesn't reveal the address.
    pub fn known_browser(&self, email: &EmailAddress) -> Token {
        Token::new(number(&self.key, "known browser", email.key().as_bytes()))
    }
}

fn parse(key: &str) -> Result<Hmac<Sha256>, BadKey> {
    let bytes = STANDARD.decode(key).map_err(|_| BadKey)?;
    let bytes: [u8; 32] = bytes.try_into().map_err(|_| BadKey)?;
    Hmac::new_from_slice(&bytes).map_err(|_| BadKey)
}

fn number(key: &Hmac<Sha256>, what: &str, of: &[u8]) -> u128 {
    let mac = key.clone().chain_update(what).chain_update([0]).chain_update(of).finalize().into_bytes();
    mac.first_chunk().map_or(0, |bytes| u128::from_be_bytes(*bytes))
}

/// 128 random bits from two ids, so that the fixed bits of one fall on random bits of the other.
pub fn unguessable() -> u128 {
    Uuid::new_v4().as_u128() ^ Uuid::new_v4().as_u128().rotate_left(64)
}

/// The form in which links, session tokens and browsers' proofs are stored.
pub(crate) fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token).to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_of_what_nobody_may_guess_is_random() {
        let (mut ever, mut always) = (0, u128::MAX);
        for _ in 0..200 {
            let bits = unguessable();
            (ever, always) = (ever | bits, always & bits);
        }
        assert_eq!((ever, always), (u128::MAX, 0));
    }

    #[test]
    fn a_challenge_has_one_link_and_one_code_under_each_key() {
        let [one, other] =
            [[1; 32], [2; 32]].map(|key| Proofs::new(&STANDARD.encode(key), "").expect("a key"));
        let id = ChallengeId::from(Uuid::from_u128(7));
        assert_eq!(one.proof(id), one.proof(id));
        assert_ne!(one.proof(id).link, other.proof(id).link);
        assert!(one.is_code(id, &one.proof(id).code));
        assert!(!one.is_code(id, ""));
        assert!(!one.is_code(id, &format!("{}0", one.proof(id).code)));
        let wrong = (0..1_000).filter(|n| one.is_code(id, &format!("{n:06}"))).count();
        assert!(wrong <= 1, "{wrong} codes are right");
        assert_eq!(Proofs::new("short", "").err(), Some(BadKey));
        assert_eq!(Proofs::new(&STANDARD.encode([1; 32]), "short").err(), Some(BadKey));
    }

    #[test]
    fn names_outlive_a_change_of_the_key_of_links_and_codes() {
        let [old, new] = [[1; 32], [2; 32]].map(|key| STANDARD.encode(key));
        let before = Proofs::new(&old, "").expect("a key");
        let after = Proofs::new(&new, &old).expect("two keys");
        let grace = EmailAddress::parse("grace@example.com").expect("an address");
        let account = AccountId::from(Uuid::from_u128(7));
        let order = OrderNumber::parse("01NFK0N00000000000000000AAAA").expect("a number");

        assert_eq!(before.address(&grace), after.address(&grace), "who wants no letters");
        assert_eq!(before.erased_account(account), after.erased_account(account));
        assert_eq!(before.erased_order(&order), after.erased_order(&order));
        let id = ChallengeId::from(Uuid::from_u128(7));
        assert_ne!(before.proof(id), after.proof(id), "what signs in ends");
        assert_ne!(before.known_browser(&grace), after.known_browser(&grace));
    }

    #[test]
    fn codes_are_spread_over_all_six_digits() {
        let proofs = Proofs::new(&STANDARD.encode([3; 32]), "").expect("a key");
        let mut first = [0; 10];
        for n in 0..2_000_u128 {
            let code = proofs.proof(Uuid::from_u128(n).into()).code;
            assert_eq!(code.len(), 6);
            first[usize::from(code.as_bytes()[0] - b'0')] += 1;
        }
        assert!(first.iter().all(|count| (130..270).contains(count)), "{first:?}");
    }
}

//! A visitor's answer to the question about advertising.

use jiff::Timestamp;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    Granted,
    Denied,
}

impl Decision {
    pub const fn code(self) -> &'static str {
        match self {
            Self::Granted => "granted",
            Self::Denied => "denied",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        [Self::Granted, Self::Denied].into_iter().find(|decision| decision.code() == code)
    }
}

/// The answer, the version of the question, and when the answer reached us.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Consent {
    pub decision: Decision,
    pub version: i32,
    pub at: Timestamp,
}

impl Consent {
    pub fn is_granted(&self) -> bool {
        self.decision == Decision::Granted
    }
}

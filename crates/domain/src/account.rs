//! An account identifies a person across orders. So far only its id, for letters that are about one.

use uuid::Uuid;

/// It opens nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AccountId(pub Uuid);

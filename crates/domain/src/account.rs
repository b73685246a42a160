//! An account identifies a person across orders. So far only its id, for letters that are about one.

use crate::ids::uuid_ids;

uuid_ids! {
    /// It opens nothing.
    AccountId,
}

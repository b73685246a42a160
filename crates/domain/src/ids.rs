//! Ids of what has a UUID: each kind has a type of its own, so that none is passed for another. They are made
//! by callers, who have a clock and randomness.

/// Declares such ids: in JSON, in logs and in text they look like the UUID.
macro_rules! uuid_ids {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        pub struct $name(uuid::Uuid);

        impl $name {
            pub const fn as_uuid(self) -> uuid::Uuid {
                self.0
            }
        }

        impl From<uuid::Uuid> for $name {
            fn from(id: uuid::Uuid) -> Self {
                Self(id)
            }
        }

        impl std::str::FromStr for $name {
            type Err = uuid::Error;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map(Self)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.0, f)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.0, f)
            }
        }
    )+};
}
pub(crate) use uuid_ids;

uuid_ids! {
    PurchaseId,
    /// Of one try to be paid for a purchase.
    AttemptId,
    RefundId,
    /// Of a declaration of withdrawal.
    WithdrawalId,
    /// Of a row in the queue of jobs.
    JobId,
    LetterId,
    /// Of a membership that renews itself.
    PlanId,
    /// Made by the browser when the run began. It opens nothing.
    RunId,
    TicketId,
    /// `uid`: random, made and kept by the browser. It opens nothing.
    VisitorId,
    /// `logid`: of a visit, for attribution. It opens nothing.
    VisitId,
    ViewId,
    /// Of what travels through the event stream together.
    BatchId,
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    #[test]
    fn an_id_looks_like_its_uuid_wherever_it_is_written() {
        let (text, uuid) = ("00000000-0000-0000-0000-00000000002a", Uuid::from_u128(42));
        let id = PurchaseId::from(uuid);

        assert_eq!((id.to_string().as_str(), format!("{id:?}").as_str()), (text, text));
        assert_eq!(serde_json::to_string(&id).expect("JSON"), format!("\"{text}\""));
        assert_eq!(serde_json::from_str::<PurchaseId>(&format!("\"{text}\"")).expect("an id"), id);
        assert_eq!(text.parse::<PurchaseId>().expect("an id"), id);
        assert_eq!(id.as_uuid(), uuid);
    }
}

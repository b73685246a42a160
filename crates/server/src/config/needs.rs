//! Which secrets a process needs. It should be given no others: `scripts/check-deploy` holds the units, manifests and
//! compose files against this table.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    /// Both halves in one process, and commands for operators.
    Everything,
    /// Visitors: nothing is mailed.
    Serving,
    /// Jobs: no ticket is read, and no message of the payment provider.
    Working,
    /// Migrations, the catalogue, puzzles, the ledger of erasures.
    Database,
}

impl Needs {
    /// What production doesn't demand of it.
    const fn without(self) -> &'static [&'static str] {
        match self {
            Self::Everything => &[],
            Self::Serving => &["smtp.url"],
            Self::Working => &["tickets.key", "payments.webhook_secrets"],
            Self::Database => &[
                "redis.url",
                "nats.url",
                "smtp.url",
                "accounts.key",
                "certificates.key",
                "tickets.key",
                "payments.secret_key",
                "payments.webhook_secrets",
                "files.secret_key",
            ],
        }
    }

    pub(super) fn has(self, setting: &str) -> bool {
        !self.without().contains(&setting)
    }
}

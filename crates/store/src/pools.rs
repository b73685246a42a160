//! Connections: one pool for writing, one for reading what needn't be fresh. With one machine both
//! lead to the same server; the call sites have chosen already when a replica comes.

use std::time::Duration;

use sqlx::{
    PgPool,
    postgres::{PgConnectOptions, PgPoolOptions},
};

#[derive(Clone, Debug)]
pub struct Pools {
    pub primary: PgPool,
    pub replica: PgPool,
}

/// Opens both pools without waiting for the first connection: a server may start before its
/// database and say so through `/readyz`.
pub fn connect(primary: PgConnectOptions, replica: Option<PgConnectOptions>, max_connections: u32) -> Pools {
    let open = |options: PgConnectOptions, read_only: bool| {
        let options =
            if read_only { options.options([("default_transaction_read_only", "on")]) } else { options };
        PgPoolOptions::new()
            .max_connections(max_connections)
            .acquire_timeout(Duration::from_secs(5))
            .connect_lazy_with(options)
    };
    Pools { replica: open(replica.unwrap_or_else(|| primary.clone()), true), primary: open(primary, false) }
}

impl Pools {
    /// Whether the system of record answers.
    pub async fn ping(&self) -> crate::Result<()> {
        sqlx::query_scalar!("select 1 as one").fetch_one(&self.primary).await?;
        Ok(())
    }
}

//! How large a storm is.

use std::time::Duration;

#[derive(Debug)]
pub struct Size {
    pub buyers: u64,
    /// Processes of each kind.
    pub of_each: usize,
    /// Kills and freezes of processes, and cuts of links, per hundred buyers.
    pub faults_of_hundred: u64,
    /// The buyers whose reports become files before anybody asks for one. Each takes half a second of a processor.
    pub files_in_advance: u64,
    /// How often every moment comes.
    pub rounds: u64,
    /// Deaths at each named point.
    pub deaths: u64,
    /// Crashes of PostgreSQL.
    pub crashes: u64,
    /// Migrations killed before the storm.
    pub migrations: u64,
    /// How long the provider tells us nothing by itself, in each round.
    pub silence: Duration,
    /// How long its list of events isn't answered, or our key isn't accepted.
    pub outage: Duration,
    /// How long the mail server takes nothing.
    pub no_mail: Duration,
    /// How long somebody waits for a receipt. A letter that has met many faults waits for up to a quarter of an hour for
    /// its next attempt, and may meet more.
    pub receipt_patience: Duration,
}

/// Some minutes.
pub const SHORT: Size = Size {
    buyers: 500,
    of_each: 2,
    faults_of_hundred: 40,
    files_in_advance: 500,
    rounds: 1,
    deaths: 1,
    crashes: 2,
    migrations: 2,
    silence: Duration::from_secs(10),
    outage: Duration::from_secs(4),
    no_mail: Duration::from_secs(6),
    receipt_patience: Duration::from_mins(6),
};

/// An hour or more; afterwards thirteen months pass.
pub const FULL: Size = Size {
    buyers: 10_000,
    of_each: 2,
    // Every process that is killed costs a start: with more of them the storm would consist of starts.
    faults_of_hundred: 10,
    files_in_advance: 1_000,
    rounds: 4,
    deaths: 32,
    crashes: 10,
    migrations: 20,
    silence: Duration::from_mins(4),
    outage: Duration::from_secs(30),
    no_mail: Duration::from_mins(2),
    receipt_patience: Duration::from_mins(45),
};

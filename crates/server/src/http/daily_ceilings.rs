//! How much anonymous visitors may write per day. Beyond it their writes are dropped until the next day (UTC),
//! so that a flood from however many networks can't fill the disk that holds the orders. Each process has its
//! own counters; the free space of the database is measured for all.

use std::sync::{
    Mutex, PoisonError,
    atomic::{AtomicU8, Ordering},
};

use jiff::Timestamp;
use tracing::error;

use crate::config;

const MB: u64 = 1_000_000;
const GB: u64 = 1_000 * MB;

/// How much space the database has left.
const PLENTY: u8 = 0;
const LITTLE: u8 = 1;
const NONE: u8 = 2;

const DAY_S: i64 = 86_400;

/// Kinds of rows that anonymous visitors can write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    Views,
    Visits,
    Runs,
}

impl Written {
    pub const ALL: [Self; 3] = [Self::Views, Self::Visits, Self::Runs];

    const fn word(self) -> &'static str {
        match self {
            Self::Views => "views",
            Self::Visits => "visits",
            Self::Runs => "runs",
        }
    }
}

pub struct DailyCeilings {
    most: [u64; Written::ALL.len()],
    used: [Mutex<Used>; Written::ALL.len()],
    /// Maximum size of the database in bytes; 0: unknown.
    database: u64,
    room: AtomicU8,
}

#[derive(Default)]
struct Used {
    day: i64,
    bytes: u64,
    /// Whether the alarm of `day` was raised.
    told: bool,
}

impl DailyCeilings {
    pub fn new(settings: &config::Ceilings) -> Self {
        let most = [settings.views_mb_per_day, settings.visits_mb_per_day, settings.runs_mb_per_day];
        Self {
            most: most.map(|mb| mb * MB),
            used: std::array::from_fn(|_| Mutex::default()),
            database: settings.database_gb * GB,
            room: AtomicU8::new(PLENTY),
        }
    }

    /// Whether `bytes` more may be written today; counts them if so.
    pub fn admit(&self, written: Written, bytes: u64) -> bool {
        self.admit_at(written, bytes, Timestamp::now())
    }

    fn admit_at(&self, written: Written, bytes: u64, now: Timestamp) -> bool {
        let room =
            self.room.load(Ordering::Relaxed) < NONE && self.within(written, bytes, now.as_second() / DAY_S);
        if !room {
            metrics::counter!("anonymous_writes_dropped_total", "what" => written.word()).increment(1);
        }
        room
    }

    fn within(&self, written: Written, bytes: u64, day: i64) -> bool {
        let (what, most) = (written.word(), self.most[written as usize]);
        let mut used = self.used[written as usize].lock().unwrap_or_else(PoisonError::into_inner);
        if used.day != day {
            *used = Used { day, ..Used::default() };
            metrics::gauge!("anonymous_writes_full", "what" => what).set(0.0);
        }
        if used.bytes + bytes <= most || app::mutants::is("no_ceiling") {
            used.bytes += bytes;
            return true;
        }
        if !used.told {
            used.told = true;
            metrics::gauge!("anonymous_writes_full", "what" => what).set(1.0);
            error!(what, most, "daily ceiling of anonymous writes reached: dropping the rest of the day");
        }
        false
    }

    /// Updates the state from the database's size; raises an alarm each time it gets worse.
    pub fn judge_room(&self, bytes: u64) {
        #[expect(clippy::cast_precision_loss, reason = "a gauge needn't be exact")]
        let shown = bytes as f64;
        metrics::gauge!("database_bytes").set(shown);
        let room = match self.database {
            0 => PLENTY,
            most if bytes < most / 10 * 8 => PLENTY,
            most if bytes < most / 10 * 9 => LITTLE,
            _ => NONE,
        };
        let before = self.room.swap(room, Ordering::Relaxed);
        metrics::gauge!("database_room_short").set(f64::from(room));
        if room > before {
            let nothing_written = room == NONE;
            error!(bytes, most = self.database, nothing_written, "database is running out of space");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ceilings() -> DailyCeilings {
        DailyCeilings::new(&config::Ceilings {
            views_mb_per_day: 1,
            visits_mb_per_day: 1,
            runs_mb_per_day: 1,
            database_gb: 10,
        })
    }

    fn day(n: i64) -> Timestamp {
        Timestamp::from_second(n * DAY_S + 5).expect("a time")
    }

    #[test]
    fn writes_are_dropped_above_the_daily_ceiling_until_the_next_day() {
        let ceilings = ceilings();
        let admitted = |at| (0..1_500).filter(|_| ceilings.admit_at(Written::Views, 1_000, at)).count();

        assert_eq!(admitted(day(7)), 1_000);
        assert_eq!(admitted(day(8)), 1_000);
        assert!(ceilings.admit_at(Written::Runs, 1_000, day(8)), "each kind has its own ceiling");
    }

    #[test]
    fn anonymous_writes_are_dropped_while_the_database_is_full() {
        let ceilings = ceilings();
        for (bytes, admitted) in [(MB, true), (8 * GB, true), (9 * GB, false), (11 * GB, false), (GB, true)] {
            ceilings.judge_room(bytes);
            assert_eq!(ceilings.admit_at(Written::Visits, 1, day(1)), admitted, "{bytes}");
        }
    }
}

//! The clock: real time, moved ahead by whoever tests.

use std::time::{SystemTime, UNIX_EPOCH};

#[derive(Debug, Default)]
pub(crate) struct Clock {
    ahead_s: i64,
}

impl Clock {
    pub(crate) fn now(&self) -> i64 {
        real_now() + self.ahead_s
    }

    pub(crate) fn advance(&mut self, seconds: i64) {
        self.ahead_s += seconds;
    }

    /// Year and month, for expiry dates.
    pub(crate) fn year_and_month(&self) -> (i64, i64) {
        year_and_month(self.now())
    }
}

/// Signatures carry real time whatever the test clock says, as Stripe's test clocks do.
pub(crate) fn real_now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or_default()
}

/// Howard Hinnant's `civil_from_days`, without the day.
fn year_and_month(seconds: i64) -> (i64, i64) {
    let days = seconds.div_euclid(86_400) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_are_those_of_the_calendar() {
        assert_eq!(year_and_month(0), (1970, 1));
        assert_eq!(year_and_month(951_782_400), (2000, 2));
        assert_eq!(year_and_month(1_798_761_599), (2026, 12));
        assert_eq!(year_and_month(1_798_761_600), (2027, 1));
    }
}

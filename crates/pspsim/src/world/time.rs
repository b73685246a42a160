//! The clock: real time, which tests can move ahead.

use jiff::{Span, Timestamp, tz::TimeZone};

#[derive(Debug, Default)]
pub(crate) struct Clock {
    ahead_s: i64,
    /// While an overdue task runs, the clock shows the time it was due.
    standing: Option<i64>,
}

impl Clock {
    pub(crate) fn now(&self) -> i64 {
        self.standing.unwrap_or_else(|| real_now() + self.ahead_s)
    }

    pub(crate) fn stand_at(&mut self, moment: Option<i64>) {
        self.standing = moment;
    }

    pub(crate) fn advance(&mut self, seconds: i64) {
        self.ahead_s += seconds;
    }

    /// Year and month, for expiry dates.
    pub(crate) fn year_and_month(&self) -> (i64, i64) {
        let now = Timestamp::from_second(self.now()).unwrap_or(Timestamp::UNIX_EPOCH);
        let now = now.to_zoned(TimeZone::UTC);
        (i64::from(now.year()), i64::from(now.month()))
    }
}

/// Signatures use real time whatever the test clock shows, as with Stripe's test clocks.
pub(crate) fn real_now() -> i64 {
    Timestamp::now().as_second()
}

/// The end of a period that begins at `start`: `month` and 3 is a quarter later.
pub(crate) fn after(start: i64, interval: &str, count: i64) -> Option<i64> {
    let span = match interval {
        "day" => Span::new().try_days(count),
        "week" => Span::new().try_weeks(count),
        "month" => Span::new().try_months(count),
        "year" => Span::new().try_years(count),
        _ => return None,
    };
    let start = Timestamp::from_second(start).ok()?.to_zoned(TimeZone::UTC);
    let end = start.checked_add(span.ok()?).ok()?.timestamp().as_second();
    (count > 0).then_some(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn periods_follow_the_calendar() {
        let end_of_january: Timestamp = "2026-01-31T12:00:00Z".parse().unwrap();
        let end_of_february: Timestamp = "2026-02-28T12:00:00Z".parse().unwrap();
        let start = end_of_january.as_second();

        assert_eq!(after(start, "month", 1), Some(end_of_february.as_second()));
        assert_eq!(after(start, "day", 7), after(start, "week", 1));
        assert_eq!(after(start, "eon", 1), None);
        assert_eq!(after(start, "month", 0), None);
    }
}

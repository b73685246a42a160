//! How long a failed job waits for its next attempt: longer each time, with random jitter, so that jobs that failed
//! together aren't retried together. The jitter has a lower bound: without it one job in five thousand would use up all
//! its attempts within an outage of an hour.

use std::time::Duration;

use uuid::Uuid;

const FIRST: Duration = Duration::from_secs(1);
const MOST: Duration = Duration::from_mins(15);

/// The wait before the next attempt.
pub(super) fn after(attempt: i32) -> Duration {
    let (least, most) = (least(attempt), most(attempt));
    least + most.saturating_sub(least).mul_f64(chance())
}

/// A third of the longest wait, and at least a second.
fn least(attempt: i32) -> Duration {
    (most(attempt) / 3).max(FIRST)
}

/// Two seconds after the first attempt, doubling each time.
fn most(attempt: i32) -> Duration {
    let doublings = u32::try_from(attempt).unwrap_or(1).clamp(1, 16);
    (FIRST * 2_u32.pow(doublings)).min(MOST)
}

/// Uniform between 0 and 1. The last 32 bits of a version 4 UUID are all random.
fn chance() -> f64 {
    let bits = Uuid::new_v4().as_u128() & u128::from(u32::MAX);
    f64::from(u32::try_from(bits).unwrap_or(u32::MAX)) / f64::from(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_up_to_a_quarter_of_an_hour() {
        let longest = [1, 2, 3, 9, 10, 25].map(|attempt| most(attempt).as_secs());
        assert_eq!(longest, [2, 4, 8, 512, 900, 900]);
    }

    #[test]
    fn waits_fill_the_whole_span_and_never_leave_it() {
        let waits: Vec<Duration> = (0..2_000).map(|_| after(25)).collect();
        let (shortest, longest) = (waits.iter().min().expect("some"), waits.iter().max().expect("some"));
        assert!(*shortest >= Duration::from_mins(5) && *shortest < Duration::from_mins(6), "{shortest:?}");
        assert!(*longest <= MOST && *longest > Duration::from_mins(14), "{longest:?}");
    }

    #[test]
    fn an_outage_of_an_hour_loses_no_job() {
        let shortest: Duration = (1..25).map(least).sum();
        assert!(shortest > Duration::from_hours(1), "{shortest:?}");
    }
}

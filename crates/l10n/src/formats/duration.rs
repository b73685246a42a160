//! Elapsed time as the test's clock shows it, the same in every language.

/// `00:21:07`; beyond 99 hours the hours get more digits.
pub fn duration(seconds: u64) -> String {
    format!("{:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_minutes_and_seconds_have_two_digits() {
        assert_eq!(duration(0), "00:00:00");
        assert_eq!(duration(1267), "00:21:07");
        assert_eq!(duration(86_399), "23:59:59");
        assert_eq!(duration(360_000), "100:00:00");
    }
}

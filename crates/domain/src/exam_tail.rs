//! The tail `{code}-{examId}` of every route.

use crate::catalog::{Exam, ExamId};

/// The tail of a route, split at its last hyphen. The id is authoritative; a wrong code is redirected, not
/// rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExamTail {
    pub code: String,
    pub exam_id: ExamId,
}

impl ExamTail {
    pub fn of(exam: &Exam) -> Self {
        Self { code: exam.code.clone(), exam_id: exam.id }
    }

    /// ```
    /// use domain::exam_tail::ExamTail;
    ///
    /// let tail = ExamTail::parse("iq20-2").expect("a tail");
    /// assert_eq!((tail.code.as_str(), tail.exam_id.0), ("iq20", 2));
    /// ```
    pub fn parse(tail: &str) -> Option<Self> {
        let (code, id) = tail.rsplit_once('-')?;
        // `parse` would also accept "+1"; a URL has one spelling only.
        if code.is_empty() || id.starts_with('0') || !id.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        Some(Self { code: code.to_owned(), exam_id: ExamId(id.parse().ok()?) })
    }
}

impl std::fmt::Display for ExamTail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.code, self.exam_id.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tail_is_split_at_its_last_hyphen() {
        let tail = ExamTail::parse("career-interests-12").expect("a tail");
        assert_eq!((tail.code.as_str(), tail.exam_id), ("career-interests", ExamId(12)));
        assert_eq!(tail.to_string(), "career-interests-12");
    }

    #[test]
    fn malformed_tails_are_rejected() {
        for tail in ["iq", "-1", "iq-", "iq-x", "iq-01", "iq-+1", "iq-99999999999", ""] {
            assert_eq!(ExamTail::parse(tail), None, "{tail:?}");
        }
    }

    proptest::proptest! {
        #[test]
        fn parsing_and_writing_a_tail_gives_the_same_text(tail in "[a-z0-9-]{0,12}-[0-9]{0,12}|\\PC{0,20}") {
            if let Some(read) = ExamTail::parse(&tail) {
                proptest::prop_assert_eq!(read.to_string(), tail);
            }
        }
    }
}

//! What a certificate states, as the exact text that is signed: JSON without whitespace, members in
//! alphabetical order, in English whatever the reader's language.

use domain::{
    catalog::{Exam, text_in},
    locale::Locale,
};
use jiff::{Timestamp, civil::Date, tz::TimeZone};
use measure::{norms::Phase, scale::Bound};
use serde::{Deserialize, Serialize};
use store::certificates::CertificateRow;

use crate::{
    kinds::{
        Outcome,
        questionnaire::{self, Profile},
    },
    runs::Order,
};

const TYPE: &str = "certificate of completion";
const CONDITIONS: &str = "unsupervised online test";

/// Fields are in alphabetical order: the text must not depend on how a library sorts. An IQ test has a score, sixteen
/// types have letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statement {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bound: Option<Bound>,
    /// How likely each letter is, in percent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub certainties: Option<[u8; 4]>,
    pub conditions: String,
    pub exam: String,
    pub exam_name: String,
    /// Ends of the 95 % interval; absent where the test doesn't measure that far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high: Option<i32>,
    /// As they are printed: balanced ones are small.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub letters: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low: Option<i32>,
    pub made_at: Timestamp,
    /// Absent if the owner hides it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    pub norm_version: String,
    pub phase: Phase,
    /// Scored questions only.
    pub questions: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    pub taken_on: Date,
    pub token: String,
    #[serde(rename = "type")]
    pub kind: String,
}

impl Statement {
    /// By the norms the order was scored with; `None` for a run without a result that can be certified.
    pub(super) fn of(order: &Order, exam: &Exam, row: &CertificateRow) -> Option<Self> {
        let bare = Self {
            bound: None,
            certainties: None,
            conditions: CONDITIONS.to_owned(),
            exam: exam.code.clone(),
            exam_name: text_in(&exam.name, Locale::DEFAULT).to_owned(),
            high: None,
            letters: None,
            low: None,
            made_at: row.made_at,
            name: row.name_shown.then(|| row.name.clone()),
            norm_version: String::new(),
            phase: Phase::Provisional,
            questions: order.outcome.questions(),
            score: None,
            taken_on: order.submitted_at.to_zoned(TimeZone::UTC).date(),
            token: row.token.as_str().to_owned(),
            kind: TYPE.to_owned(),
        };
        match &order.outcome {
            Outcome::Iq(outcome) => bare.with_score(&outcome.scale),
            Outcome::Questionnaire(outcome) => bare.with_letters(outcome),
            #[cfg(debug_assertions)]
            Outcome::Demonstration(_) => None,
        }
    }

    fn with_score(self, outcome: &measure::scale::Outcome) -> Option<Self> {
        let score = outcome.score.as_ref()?;
        Some(Self {
            bound: Some(score.bound),
            high: score.interval.high,
            low: score.interval.low,
            norm_version: outcome.norm_version.clone(),
            phase: outcome.phase,
            score: Some(score.iq),
            ..self
        })
    }

    fn with_letters(self, outcome: &questionnaire::Outcome) -> Option<Self> {
        let Profile::Types(profile) = outcome.profile.as_ref()? else { return None };
        Some(Self {
            certainties: Some(profile.letters.map(|letter| letter.percent())),
            letters: Some(profile.printed()),
            norm_version: outcome.norm_version.clone(),
            phase: if outcome.provisional { Phase::Provisional } else { Phase::Bridged },
            ..self
        })
    }

    pub(super) fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    pub(super) fn to_text(&self) -> String {
        serde_json::to_string(self).expect("plain values have a JSON form")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn statement(name: Option<&str>) -> Statement {
        Statement {
            bound: Some(Bound::Exact),
            certainties: None,
            conditions: CONDITIONS.to_owned(),
            exam: "iq".to_owned(),
            exam_name: "IQ test".to_owned(),
            high: Some(112),
            letters: None,
            low: None,
            made_at: "2026-11-15T10:00:00.123456Z".parse().expect("a time"),
            name: name.map(str::to_owned),
            norm_version: "2026-11".to_owned(),
            phase: Phase::Provisional,
            questions: 30,
            score: Some(104),
            taken_on: "2026-11-14".parse().expect("a day"),
            token: "00".repeat(16),
            kind: TYPE.to_owned(),
        }
    }

    #[test]
    fn the_signed_text_never_changes_its_format() {
        let text = "{\"bound\":\"exact\",\"conditions\":\"unsupervised online test\",\"exam\":\"iq\",\"exam_name\":\"IQ test\",\
                    \"high\":112,\"made_at\":\"2026-11-15T10:00:00.123456Z\",\"name\":\"Ann \\\"<b>\\\"\",\"norm_version\":\"2026-11\",\
                    \"phase\":\"provisional\",\"questions\":30,\"score\":104,\"taken_on\":\"2026-11-14\",\
                    \"token\":\"00000000000000000000000000000000\",\"type\":\"certificate of completion\"}";
        assert_eq!(statement(Some("Ann \"<b>\"")).to_text(), text);
    }

    #[test]
    fn a_hostile_name_cannot_alter_the_statement() {
        let names: Vec<String> =
            serde_json::from_str(include_str!("../../../report/tests/hostile-names.json")).expect("names");
        for name in names {
            let statement = statement(Some(&name));
            let text = statement.to_text();
            assert!(!text.contains('\n'), "{text}");
            assert_eq!(Statement::read(&text), Some(statement), "{text}");
        }
        assert!(!statement(None).to_text().contains("\"name\""));
    }
}

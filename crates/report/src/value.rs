//! The report as a value, whatever the kind of its exam: sections of sentences, tables and charts in one language.
//! Screen and paper show the same value, so they can't say different things.

use std::collections::BTreeSet;

use domain::catalog::PackageItem;
use serde::Serialize;
use utoipa::ToSchema;

use crate::sheets::Sheets;

/// A report in one language.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// BCP 47.
    #[schema(example = "de")]
    pub language: String,
    pub title: String,
    /// Name of the exam.
    pub exam: String,
    /// When the test was taken, to read.
    pub taken: String,
    /// Version and phase of the norms, to read.
    pub norms: String,
    /// Set where the run is simulated: a mark for every page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sample: Option<String>,
    pub sections: Vec<Section>,
}

/// One subject; on paper one page.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Section {
    /// Unique within the report.
    #[schema(example = "summary")]
    pub key: &'static str,
    pub title: String,
    pub blocks: Vec<Block>,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Block {
    /// The sentence that matters most.
    Lead {
        text: String,
    },
    Heading {
        text: String,
    },
    Text {
        text: String,
    },
    Points {
        points: Vec<String>,
    },
    /// A few numbers, each with its name.
    Figures {
        figures: Vec<Figure>,
    },
    /// One dimension: score, reference range, level, interpretation.
    Dimension {
        dimension: DimensionCard,
    },
    Table {
        table: Table,
    },
    /// A picture and the table that says the same.
    Chart {
        chart: Chart,
        table: Table,
    },
    /// What makes something less sure.
    Note {
        text: String,
    },
    Terms {
        terms: Vec<Term>,
    },
    Sources {
        sources: Vec<String>,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Figure {
    pub label: String,
    pub value: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Table {
    pub caption: String,
    pub head: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Term {
    pub word: String,
    pub meaning: String,
}

/// The specification's dimension score.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DimensionCard {
    pub key: DimensionKey,
    pub name: String,
    /// Absent where there isn't enough information.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    /// Ends of the 80 % margin.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high: Option<i32>,
    pub reference_low: i32,
    pub reference_high: i32,
    /// The reference range, to read.
    pub reference: String,
    pub level: LevelKey,
    /// The level, to read.
    pub level_name: String,
    pub interpretation: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DimensionKey {
    Induction,
    Logic,
    Spatial,
    SeveralRules,
    Pace,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LevelKey {
    VeryHigh,
    High,
    Moderate,
    Low,
    VeryLow,
    NotEnough,
}

/// What a picture shows; every number in it has words beside it, so that it needs no legend.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "shape", rename_all = "snake_case")]
pub enum Chart {
    /// The normal curve with the classes below it and the score with its margin on it.
    Curve(CurveChart),
    /// A hundred people, those below filled.
    People { below: u8, label: String },
    /// How many takers scored what; `own` is the bar of this score.
    Crowd { bars: Vec<Bar>, own: usize, label: String },
    /// Each dimension as a point with its margin over the reference range.
    Profile(ProfileChart),
    /// Seconds on each question, and the median of others where it is known.
    Times { bars: Vec<TimeBar>, own_label: String, median_label: String },
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct CurveChart {
    pub iq: i32,
    /// "104", or "145 or above".
    pub score: String,
    /// Absent where the test doesn't measure that far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high: Option<i32>,
    pub score_label: String,
    pub margin_label: String,
    pub classes: Vec<ClassSpan>,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ClassSpan {
    /// The specification's key.
    #[schema(example = "very_superior")]
    pub key: String,
    pub name: String,
    /// Absent at the open ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<i32>,
    /// The margin reaches into it.
    pub touched: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Bar {
    pub label: String,
    pub count: i64,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ProfileChart {
    pub lowest: i32,
    pub highest: i32,
    pub reference_low: i32,
    pub reference_high: i32,
    pub reference_label: String,
    pub rows: Vec<ProfileRow>,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ProfileRow {
    pub name: String,
    pub level: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high: Option<i32>,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TimeBar {
    pub number: u32,
    pub seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub median_seconds: Option<f64>,
}

/// What the order owns of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReportParts {
    pub wrong_answers: bool,
    pub certificate: bool,
    pub guide: bool,
}

impl ReportParts {
    /// `None` without the report itself.
    pub fn of(items: &BTreeSet<PackageItem>) -> Option<Self> {
        items.contains(&PackageItem::Report).then(|| Self {
            wrong_answers: items.contains(&PackageItem::WrongAnswers),
            certificate: items.contains(&PackageItem::Certificate),
            guide: items.contains(&PackageItem::BrainTraining),
        })
    }
}

/// Everything that is set on paper.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    pub report: Report,
    /// The questions; `None` for exams whose questions aren't printed.
    pub sheets: Option<Sheets>,
    /// How many sections come before the questions.
    pub before: usize,
    /// How many pages it must come to.
    pub pages: usize,
}

/// What a certificate says: the words of its one page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// BCP 47.
    pub language: String,
    /// "Certificate of completion"
    pub title: String,
    /// As the owner typed it: data, never markup.
    pub name: String,
    /// "has completed the … with 30 questions on …"
    pub statement: String,
    pub score_label: String,
    /// "104", or "145 or above".
    pub score: String,
    /// "95 % margin: 96 to 112"
    pub margin: String,
    /// Norm version and phase.
    pub norms: String,
    /// "Unsupervised online test"
    pub unsupervised: String,
    /// "Anyone can check this certificate at"
    pub check: String,
    pub verify_url: String,
    pub sample: Option<String>,
}

/// What a shared result looks like in a link's preview. What its owner hides isn't there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SharePicture {
    /// BCP 47.
    pub language: String,
    pub title: String,
    /// As the owner typed it: data, never markup.
    pub name: Option<String>,
    /// "104", or "145 or above".
    pub score: Option<String>,
    /// "95 % margin: 96 to 112"
    pub margin: Option<String>,
    /// Empty where the score is hidden.
    pub class: String,
    pub brand: String,
    /// Set where the run is simulated.
    pub sample: Option<String>,
}

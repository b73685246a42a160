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
    /// The picture of one of the sixteen types.
    Creature {
        /// The type's four letters.
        #[schema(example = "ENFP")]
        code: String,
        /// What the picture is called, to read.
        name: String,
        /// A sentence about the type.
        line: String,
        /// The picture in words.
        alt: String,
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
    /// Scales from one pole to the other, with the median of the comparison group in the middle.
    Letters { rows: Vec<LetterRow>, middle_label: String },
    /// A point on a map of two scales from 0 to 100, and the ellipse around it.
    Plane(PlaneChart),
    /// Bars from 0 to 100.
    Bars { rows: Vec<BarRow> },
}

/// One scale of a type, drawn from the second pole on the left to the first on the right. Places are percentiles: 100 is
/// the end of the first pole.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LetterRow {
    /// The letters of the two poles.
    #[schema(example = "E")]
    pub first: String,
    #[schema(example = "I")]
    pub second: String,
    pub first_name: String,
    pub second_name: String,
    pub place: i32,
    /// Ends of the 80 % margin.
    pub low: i32,
    pub high: i32,
    /// As it is printed: small where it is balanced.
    pub letter: String,
    /// "More outgoing than 71% of the comparison group", or that it is balanced.
    pub note: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct PlaneChart {
    pub x_label: String,
    pub y_label: String,
    pub x: i32,
    pub y: i32,
    /// Half the width and half the height of the ellipse in which the point lies with a probability of 80 %.
    pub half_x: i32,
    pub half_y: i32,
    /// Names of the four fields: top left, top right, bottom left, bottom right.
    pub fields: [String; 4],
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BarRow {
    pub name: String,
    pub value: i32,
    /// Ends of the 80 % margin; absent where the value has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high: Option<i32>,
    /// The value, to read.
    pub label: String,
    /// One of those that lead.
    pub strong: bool,
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
    /// How many pages it must come to, one for each section; `None` where sections follow each other and take as many
    /// as they need.
    pub pages: Option<usize>,
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
    /// The type whose creature is drawn beside the letters.
    pub creature: Option<String>,
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
    /// Set where a type is shared; the score is absent then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub types: Option<TypeCard>,
}

/// A shared type: nothing but letters and shapes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TypeCard {
    /// The type whose creature is drawn.
    pub code: String,
    /// Balanced letters are small.
    pub printed: String,
    /// Percentiles on the side of the first poles, drawn without labels.
    pub bars: [i32; 4],
    /// "What are you?"
    pub question: String,
}

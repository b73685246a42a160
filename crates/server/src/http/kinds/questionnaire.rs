//! The API types of questionnaires: statements with the words of the five answers, and what the answers come to. The
//! free result and the bought one are the same; the report is what is bought.

use app::kinds::questionnaire::{Earlier, Outcome, Profile as Measured, StatementForm};
use domain::locale::Locale;
use questionnaire::{
    interests,
    scales::Level,
    scales::Place,
    skills,
    thinking::{self, Pattern},
    types::{self, Firmness},
};
use report::questionnaire::figures::shipped;
use serde::Serialize;
use utoipa::ToSchema;

use super::iq::percentile;

/// Statements to rate.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StatementQuestions)]
pub struct Questions {
    /// type16, eq, thinking or riasec.
    #[schema(example = "type16")]
    pub instrument: &'static str,
    /// The words of the five answers, lowest first; `option` of an answer is the place here.
    pub answers: Vec<String>,
    /// In the order they are asked.
    pub statements: Vec<Statement>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Statement {
    #[schema(example = "s1")]
    pub id: String,
    pub text: String,
}

impl Questions {
    pub fn of(form: &StatementForm, locale: Locale) -> Self {
        let statement = |(id, text): (&str, &str)| Statement { id: id.to_owned(), text: text.to_owned() };
        Self {
            instrument: form.published.which.code(),
            answers: form.labels(locale).to_vec(),
            statements: form.texts(locale).map(statement).collect(),
        }
    }
}

/// What the answers come to.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = QuestionnaireResult)]
pub struct Result {
    pub profile: Profile,
    /// Whether parameters or norms are still borrowed.
    pub provisional: bool,
    pub norm_version: String,
    /// Whose answers are borrowed; absent once they are our own visitors'.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub borrowed: Option<BorrowedAnswers>,
}

/// People whose answers parameters and norms are borrowed from.
#[derive(Debug, Serialize, ToSchema)]
pub struct BorrowedAnswers {
    pub people: u32,
    /// When they answered, roughly.
    #[schema(example = "2010–2019")]
    pub years: String,
    /// The language that they answered in.
    #[schema(example = "EN")]
    pub language: &'static str,
    /// How many of our own visitors are waited for.
    pub target: u32,
}

/// What the answers come to, by instrument.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "instrument", rename_all = "snake_case")]
pub enum Profile {
    Type16(Types),
    Eq(Skills),
    Thinking(Thinking),
    Riasec(Interests),
}

/// Four letters.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TypeProfile)]
pub struct Types {
    /// The likeliest type.
    #[schema(example = "ENFP")]
    pub code: String,
    /// As it is printed: balanced letters are small.
    #[schema(example = "eNFp")]
    pub printed: String,
    /// The two or three likeliest types, the likeliest first.
    pub likely: Vec<LikelyType>,
    pub letters: Vec<LetterScale>,
    /// The result of the same account before this one, if it is at least 28 days older; never in what is shared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub earlier: Option<EarlierType>,
}

/// A type that the same person had before.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EarlierType {
    pub taken_at: String,
    #[schema(example = "ENFJ")]
    pub code: String,
    #[schema(example = "ENFj")]
    pub printed: String,
    pub letters: Vec<LetterScale>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct LikelyType {
    #[schema(example = "ENFP")]
    pub code: String,
    /// How likely it is.
    pub percent: u8,
}

/// One of the four scales.
#[derive(Debug, Serialize, ToSchema)]
pub struct LetterScale {
    /// The letter above the median.
    #[schema(value_type = String, example = "E")]
    pub first: char,
    /// The letter below it.
    #[schema(value_type = String, example = "I")]
    pub second: char,
    /// The likelier of the two.
    #[schema(value_type = String, example = "E")]
    pub letter: char,
    /// How likely that letter is, in percent.
    pub certainty: u8,
    /// firm, leaning or balanced.
    #[schema(example = "firm")]
    pub firmness: &'static str,
    /// Percentage of people below, 1 to 99.
    pub percentile: u8,
    /// Bounds of the 80 % margin of the percentile.
    pub low: u8,
    pub high: u8,
}

/// A value from 0 to 100 with its 80 % margin.
#[derive(Debug, Serialize, ToSchema)]
pub struct Measure {
    pub value: u8,
    pub low: u8,
    pub high: u8,
}

/// Five emotional skills.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SkillProfile)]
pub struct Skills {
    pub facets: Vec<Facet>,
    /// All together; absent if they don't measure one thing well enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<Measure>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Facet {
    /// self_awareness, regulation, expression, empathy or relationships.
    #[schema(example = "empathy")]
    pub key: &'static str,
    #[serde(flatten)]
    pub measure: Measure,
}

/// How analytic and how intuitive.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ThinkingProfile)]
pub struct Thinking {
    pub analytic: Measure,
    pub intuitive: Measure,
    pub ellipse: Ellipse,
    /// The field of the map: both, analytic, intuitive, neither, or middle where the ellipse reaches into all of them.
    #[schema(example = "analytic")]
    pub pattern: &'static str,
}

/// Half the axes of the ellipse that holds the point with a probability of 80 %, in the same units.
#[derive(Debug, Serialize, ToSchema)]
pub struct Ellipse {
    pub x: f64,
    pub y: f64,
}

/// Six interests.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = InterestProfile)]
pub struct Interests {
    /// In the order R, I, A, S, E, C.
    pub interests: Vec<Interest>,
    /// Letters of the interests that lead; empty if too many are equal to name any.
    #[schema(value_type = Vec<String>, example = json!(["I", "A"]))]
    pub leading: Vec<char>,
    /// Whether no interest stands out.
    pub flat: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Interest {
    #[schema(value_type = String, example = "R")]
    pub letter: char,
    #[serde(flatten)]
    pub measure: Measure,
}

impl Result {
    /// `None` for a run that can't be analysed.
    pub fn of(outcome: &Outcome, earlier: Option<&Earlier>) -> Option<Self> {
        let profile = outcome.profile.as_ref()?;
        Some(Self {
            profile: Profile::of(profile, earlier),
            provisional: outcome.provisional,
            norm_version: outcome.norm_version.clone(),
            borrowed: outcome.provisional.then(|| BorrowedAnswers::of(profile)),
        })
    }
}

impl BorrowedAnswers {
    fn of(profile: &Measured) -> Self {
        let figures = shipped();
        let (borrowed, target) = match profile {
            Measured::Types(_) => (&figures.type16.borrowed, figures.type16.target),
            Measured::Skills(_) => (&figures.eq.borrowed, figures.eq.target),
            Measured::Thinking(_) => (&figures.thinking.borrowed, figures.thinking.target),
            Measured::Interests(_) => (&figures.riasec.borrowed, figures.riasec.target),
        };
        Self { people: borrowed.people, years: borrowed.years(), language: borrowed.language.code(), target }
    }
}

impl Profile {
    pub fn of(profile: &Measured, earlier: Option<&Earlier>) -> Self {
        match profile {
            Measured::Types(profile) => Self::Type16(Types::of(profile, earlier)),
            Measured::Skills(profile) => Self::Eq(Skills::of(profile)),
            Measured::Thinking(profile) => Self::Thinking(Thinking::of(profile)),
            Measured::Interests(profile) => Self::Riasec(Interests::of(profile)),
        }
    }
}

/// Types that are shown, and how likely the third must be.
const LIKELY: usize = 3;
const LIKELY_LEAST: f64 = 0.05;

impl Types {
    fn of(profile: &types::Profile, earlier: Option<&Earlier>) -> Self {
        let shown = profile.types.iter().take(LIKELY).enumerate();
        let shown = shown.filter(|(place, one)| *place < LIKELY - 1 || one.probability >= LIKELY_LEAST);
        let likely = |one: &types::LikelyType| LikelyType {
            code: one.code.clone(),
            percent: types::percent(one.probability),
        };
        Self {
            code: profile.code(),
            printed: profile.printed(),
            likely: shown.map(|(_, one)| likely(one)).collect(),
            letters: letters(profile),
            earlier: earlier.map(EarlierType::of),
        }
    }
}

impl EarlierType {
    fn of(earlier: &Earlier) -> Self {
        let profile = &earlier.profile;
        Self {
            taken_at: earlier.taken_at.to_string(),
            code: profile.code(),
            printed: profile.printed(),
            letters: letters(profile),
        }
    }
}

/// The four scales of a type.
pub fn letters(profile: &types::Profile) -> Vec<LetterScale> {
    let letters = types::LETTERS.into_iter().zip(&profile.letters).zip(&profile.places);
    letters.map(|((pair, letter), place)| LetterScale::of(pair, letter, place)).collect()
}

impl LetterScale {
    fn of((first, second): (char, char), letter: &types::TypeLetter, place: &Place) -> Self {
        let (low, high) = place.margin();
        Self {
            first,
            second,
            letter: letter.letter,
            certainty: letter.percent(),
            firmness: match letter.firmness() {
                Firmness::Firm => "firm",
                Firmness::Leaning => "leaning",
                Firmness::Balanced => "balanced",
            },
            percentile: percentile(place.percentile()),
            low: percentile(low),
            high: percentile(high),
        }
    }
}

impl Measure {
    fn of_level(level: &Level) -> Self {
        let (low, high) = level.margin();
        Self { value: percent(level.value / 100.0), low: percent(low / 100.0), high: percent(high / 100.0) }
    }

    fn of_place(place: &Place) -> Self {
        let (low, high) = place.margin();
        Self { value: percentile(place.percentile()), low: percentile(low), high: percentile(high) }
    }
}

/// In the order of the instrument's scales.
const FACETS: [&str; 5] = ["self_awareness", "regulation", "expression", "empathy", "relationships"];

impl Skills {
    fn of(profile: &skills::Profile) -> Self {
        let facets = FACETS.into_iter().zip(&profile.facets);
        Self {
            facets: facets.map(|(key, place)| Facet { key, measure: Measure::of_place(place) }).collect(),
            total: profile.total.as_ref().map(Measure::of_place),
        }
    }
}

impl Thinking {
    fn of(profile: &thinking::Profile) -> Self {
        let (x, y) = profile.ellipse();
        let tenth = |value: f64| (value * 10.0).round() / 10.0;
        Self {
            analytic: Measure::of_level(&profile.analytic),
            intuitive: Measure::of_level(&profile.intuitive),
            ellipse: Ellipse { x: tenth(x), y: tenth(y) },
            pattern: Pattern::of(profile).code(),
        }
    }
}

impl Interests {
    fn of(profile: &interests::Profile) -> Self {
        let interest =
            |(letter, level): (char, &Level)| Interest { letter, measure: Measure::of_level(level) };
        let leading: Vec<char> =
            profile.leading().into_iter().map(|place| interests::LETTERS[place]).collect();
        Self {
            interests: interests::LETTERS.into_iter().zip(&profile.levels).map(interest).collect(),
            flat: leading.is_empty(),
            leading,
        }
    }
}

/// Whole percent of a share.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a cast saturates")]
const fn percent(share: f64) -> u8 {
    (share * 100.0).round() as u8
}

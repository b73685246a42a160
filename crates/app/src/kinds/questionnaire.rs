//! Questionnaires: statements that are rated ([`StatementForm`]), and what the answers come to ([`Outcome`]). There is
//! one form for each choice of statements on trial, made by the program from an instrument's published version.

mod earlier;
mod facts;
mod kept;
mod read;
mod score;

use std::{collections::BTreeMap, sync::Arc};

use domain::{locale::Locale, run::RunResult};
use measure::validity::{QuestionnaireSign, Verdict};
use questionnaire::{
    instrument::{CATEGORIES, Instrument},
    interests,
    sitting::{self, Question},
    skills, thinking, types,
    wording::Wording,
};
use serde::{Deserialize, Serialize};

pub use self::{
    earlier::Earlier,
    kept::{Kept, KeptError, kept},
    read::{Unreadable, forms, read},
};
pub(super) use self::{
    earlier::earlier,
    facts::{facts, frozen},
    score::{item_answers, score},
};
use super::{Notice, QuestionHead, Versions};

/// The instruments that the program knows. Each has scales of its own, so another one needs code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    Types,
    Skills,
    Thinking,
    Interests,
}

impl Which {
    pub const ALL: [Self; 4] = [Self::Types, Self::Skills, Self::Thinking, Self::Interests];

    /// The code of its exam, and the folder of its files.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Types => "type16",
            Self::Skills => "eq",
            Self::Thinking => "thinking",
            Self::Interests => "riasec",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.code() == code)
    }

    /// How many scales its result is made from.
    const fn scales(self) -> usize {
        match self {
            Self::Types => 4,
            Self::Skills => 5,
            Self::Thinking => 2,
            Self::Interests => 6,
        }
    }
}

/// One version of an instrument with its words, shared by its forms.
#[derive(Debug)]
pub struct Published {
    pub which: Which,
    pub instrument: Instrument,
    pub words: BTreeMap<Locale, Wording>,
}

impl Published {
    /// How many questions a sitting has.
    pub fn questions(&self) -> usize {
        sitting::questions(&self.instrument, 0).len()
    }

    fn versions(&self) -> Versions {
        let parameters = i32::try_from(self.instrument.version).unwrap_or(i32::MAX);
        Versions { parameters, norms: self.instrument.norms.clone() }
    }
}

/// The statements of a form.
#[derive(Debug)]
pub struct StatementForm {
    pub published: Arc<Published>,
    /// In the order they are asked.
    pub questions: Vec<Asked>,
    /// The number of the instrument's first statement in the statistics.
    first_item: i32,
}

/// A question of a form.
#[derive(Debug)]
pub struct Asked {
    /// Its code in the browser: it doesn't tell what is scored.
    pub code: String,
    pub question: Question,
}

impl Asked {
    fn head(&self) -> QuestionHead<'_> {
        QuestionHead {
            code: &self.code,
            options: usize::from(CATEGORIES),
            scored: matches!(self.question, Question::Statement(_)),
        }
    }
}

impl StatementForm {
    pub(super) fn heads(&self) -> Vec<QuestionHead<'_>> {
        self.questions.iter().map(Asked::head).collect()
    }

    pub(super) fn versions(&self) -> Versions {
        self.published.versions()
    }

    /// The five answers in a language, lowest first.
    pub fn labels(&self, locale: Locale) -> &[String] {
        self.published.words.get(&locale).map_or(&[], |words| &words.labels)
    }

    /// The code and the text of every question.
    pub fn texts(&self, locale: Locale) -> impl Iterator<Item = (&str, &str)> {
        let Published { instrument, words, .. } = &*self.published;
        let id = |question: &Question| match *question {
            Question::Statement(place) => instrument.statements[place].id.as_str(),
            Question::Attention(place) => instrument.attention[place].id.as_str(),
            Question::Seed(place) => instrument.seeds[place].id.as_str(),
        };
        let words = words.get(&locale);
        let text = move |asked: &Asked| words.map_or("", |words| words.text(id(&asked.question)));
        // A language that an exam isn't published in has no words.
        self.questions.iter().map(move |asked| (asked.code.as_str(), text(asked)))
    }

    fn sitting(&self) -> Vec<Question> {
        self.questions.iter().map(|asked| asked.question).collect()
    }
}

/// What the answers come to, by instrument.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "instrument")]
pub enum Profile {
    #[serde(rename = "type16")]
    Types(types::Profile),
    #[serde(rename = "eq")]
    Skills(skills::Profile),
    #[serde(rename = "thinking")]
    Thinking(thinking::Profile),
    #[serde(rename = "riasec")]
    Interests(interests::Profile),
}

impl Profile {
    /// `answers`: to the statements of the instrument, as printed.
    fn of(Published { which, instrument, .. }: &Published, answers: &[u8]) -> Self {
        match which {
            Which::Types => Self::Types(types::Profile::of(instrument, answers)),
            Which::Skills => Self::Skills(skills::Profile::of(instrument, answers)),
            Which::Thinking => Self::Thinking(thinking::Profile::of(instrument, answers)),
            Which::Interests => Self::Interests(interests::Profile::of(instrument, answers)),
        }
    }
}

/// The outcome of a sitting.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    pub verdict: Verdict<QuestionnaireSign>,
    /// How many statements were scored.
    pub statements: usize,
    pub norm_version: String,
    /// Parameters or the people it is compared with are borrowed.
    pub provisional: bool,
    /// `None` for a run that can't be analysed.
    pub profile: Option<Profile>,
}

impl Outcome {
    pub(super) fn notices(&self) -> Vec<Notice> {
        let signs = match &self.verdict {
            Verdict::Valid => &[][..],
            Verdict::Caution(signs) | Verdict::Invalid(signs) => signs,
        };
        signs.iter().map(|sign| Notice { code: sign.code(), figure: sign.figure() }).collect()
    }

    pub(super) fn result(&self) -> Option<RunResult> {
        self.profile.as_ref().map(|_| RunResult::Questionnaire { class: self.class().map(str::to_owned) })
    }

    /// The four letters, of the instrument that finds them.
    pub(super) fn types(&self) -> Option<&types::Profile> {
        match self.profile.as_ref()? {
            Profile::Types(profile) => Some(profile),
            Profile::Skills(_) | Profile::Thinking(_) | Profile::Interests(_) => None,
        }
    }

    /// The likeliest type.
    pub(super) fn class(&self) -> Option<&str> {
        self.types()?.types.first().map(|one| one.code.as_str())
    }
}

/// Whether this is one of the sixteen types.
pub(super) fn is_class(word: &str) -> bool {
    let mut letters = word.chars();
    let mut pairs = types::LETTERS.iter();
    pairs.all(|(above, below)| letters.next().is_some_and(|letter| letter == *above || letter == *below))
        && letters.next().is_none()
}

#[cfg(test)]
mod tests;

//! Kept answers, to calibrate a questionnaire with: who gave them can't be told from them.

use std::{
    collections::{HashMap, hash_map::Entry},
    sync::Arc,
};

use domain::account::AccountId;
use jiff::Timestamp;
use measure::responses::MISSING;
use questionnaire::{calibration::Sheet, instrument::Instrument, sitting::Question};
use store::{PgPool, StoreError, orders::KeptAnswers};

use crate::kinds::{Content, Form, Outcome};

/// The answers of many people.
#[derive(Debug)]
pub struct Kept {
    /// Statements, then seeds, of the newest version.
    pub ids: Vec<String>,
    pub sheets: Vec<Sheet>,
}

#[derive(Debug, thiserror::Error)]
pub enum KeptError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("an outcome can't be read")]
    Outcome(#[from] serde_json::Error),
}

/// The answers of analysed runs of a questionnaire: the newest ones, at most so many. `forms`: all of the bank. `None` if
/// there is no such questionnaire.
pub async fn kept(
    pool: &PgPool,
    forms: &[Arc<Form>],
    code: &str,
    most: i64,
) -> Result<Option<Kept>, KeptError> {
    let of_it = |content: &Content| match content {
        Content::Questionnaire(form) if form.published.which.code() == code => Some(form.published.clone()),
        _ => None,
    };
    let mut newest = forms.iter().filter(|form| form.live);
    let Some((exam, newest)) = newest.find_map(|form| Some((form.exam, of_it(&form.content)?))) else {
        return Ok(None);
    };
    let ids = ids(&newest.instrument);
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    let rows = store::orders::kept_answers(&mut conn, exam, most).await?;
    let by_id: HashMap<i32, &Arc<Form>> = forms.iter().map(|form| (form.id, form)).collect();
    let mut people = People::default();
    let mut sheets = Vec::new();
    // The oldest first, to know who came back.
    for row in rows.iter().rev() {
        let outcome = Outcome::read(domain::catalog::ExamKind::Questionnaire, &row.outcome)?;
        let Some(form) = by_id.get(&row.form).filter(|_| outcome.is_valid()) else { continue };
        let Content::Questionnaire(form) = &form.content else { continue };
        let given: HashMap<&str, u8> = form
            .questions
            .iter()
            .zip(&row.choices)
            .filter_map(|(asked, choice)| {
                Some((id(&form.published.instrument, asked.question)?, u8::try_from((*choice)?).ok()?))
            })
            .collect();
        let (person, days) = people.sitting(row);
        let answers = ids.iter().map(|id| given.get(id.as_str()).copied().unwrap_or(MISSING)).collect();
        sheets.push(Sheet { person, days, language: row.hl.code().to_owned(), answers });
    }
    Ok(Some(Kept { ids, sheets }))
}

fn ids(instrument: &Instrument) -> Vec<String> {
    let statements = instrument.statements.iter().map(|one| one.id.clone());
    statements.chain(instrument.seeds.iter().map(|seed| seed.id.clone())).collect()
}

/// `None` for an attention question.
fn id(instrument: &Instrument, question: Question) -> Option<&str> {
    match question {
        Question::Statement(place) => instrument.statements.get(place).map(|one| one.id.as_str()),
        Question::Seed(place) => instrument.seeds.get(place).map(|seed| seed.id.as_str()),
        Question::Attention(_) => None,
    }
}

/// Numbers for people: whoever has an account is known again.
#[derive(Default)]
struct People {
    count: u32,
    first: HashMap<AccountId, (u32, Timestamp)>,
}

impl People {
    /// The person's number, and the days since their first sitting.
    fn sitting(&mut self, row: &KeptAnswers) -> (u32, u32) {
        let Some(account) = row.account else {
            self.count += 1;
            return (self.count, 0);
        };
        match self.first.entry(account) {
            Entry::Occupied(known) => {
                let (person, first) = known.get();
                let days = row.submitted_at.duration_since(*first).as_hours() / 24;
                (*person, u32::try_from(days).unwrap_or_default())
            }
            Entry::Vacant(new) => {
                self.count += 1;
                new.insert((self.count, row.submitted_at));
                (self.count, 0)
            }
        }
    }
}

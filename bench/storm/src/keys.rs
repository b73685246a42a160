//! The right answers, read where no browser can, and runs that are judged valid.

use std::collections::HashMap;

use anyhow::Context as _;
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::{Value, json};
use sha2::Sha256;

use crate::{chance::Chance, clock::now_ms, sql::Database};

/// Place of the right option by form and question.
pub struct Keys(HashMap<i64, HashMap<String, u64>>);

impl Keys {
    pub async fn read(database: &Database) -> anyhow::Result<Self> {
        let query =
            "select form_id, item.code, array_position(options, (spec ->> 'key')::smallint) - 1 as key
                     from form_question join item on item.id = item_id";
        let mut forms: HashMap<i64, HashMap<String, u64>> = HashMap::new();
        for row in database.rows(query).await? {
            let form = row["form_id"].as_i64().context("missing form")?;
            let code = row["code"].as_str().context("missing question")?.to_owned();
            forms.entry(form).or_default().insert(code, row["key"].as_u64().context("missing key")?);
        }
        Ok(Self(forms))
    }

    /// Place of the right option.
    pub fn of(&self, form: i64, question: &str) -> Option<u64> {
        self.0.get(&form)?.get(question).copied()
    }

    /// What an attentive person of average ability submits for this list of questions.
    pub fn run(&self, list: &Value, chance: &mut Chance) -> anyhow::Result<Value> {
        let form = list["formId"].as_i64().context("missing form")?;
        let keys = self.0.get(&form).context("the bank lacks the form")?;
        let questions = list["questions"].as_array().context("missing questions")?;
        let (mut passed, mut harder) = (0, 0.0);
        let mut answers = Vec::new();
        for question in questions {
            let id = question["id"].as_str().context("missing question id")?;
            let key = *keys.get(id).context("the form lacks the question")?;
            let right = chance.hits(0.97 - harder);
            let option = if right { key } else { (key + chance.between(1, 5)) % 6 };
            let ms = chance.between(9_000, 34_000);
            passed += ms + 350;
            harder += 0.5 / f64::from(u32::try_from(questions.len())?);
            answers.push(json!({"id": id, "option": option, "ms": ms, "changes": 0, "at": passed}));
        }
        submission(list, form, &answers, chance)
    }
}

/// What a browser sends with the answers to a list of questions.
pub fn submission(list: &Value, form: i64, answers: &[Value], chance: &mut Chance) -> anyhow::Result<Value> {
    Ok(json!({
        "runId": chance.uuid(),
        "examId": list["examId"],
        "formId": form,
        "ticket": ticket(form, &list["examId"], chance)?,
        "answers": answers,
        "left": 0,
        "hiddenMs": 0,
        "width": 390,
        "clockOffsetMs": 0,
        "sentAt": now_ms(),
    }))
}

/// `tickets.key` of a development server.
const TICKET_KEY: &[u8] = b"for-development-only-known-to-al";

/// A ticket as if the form had been handed out an hour ago: nobody here waits as long as the answers claim.
pub fn ticket(form: i64, exam: &Value, chance: &mut Chance) -> anyhow::Result<String> {
    let exam = exam.as_i64().context("missing exam")?;
    let lots = chance.uuid().simple().to_string();
    let signed = format!("{:012x}{}.{form}.{exam}.{:032x}", now_ms() - 3_600_000, &lots[12..], 0);
    let mut mac = Hmac::<Sha256>::new_from_slice(TICKET_KEY).context("invalid key")?;
    mac.update(signed.as_bytes());
    let mac = mac.finalize().into_bytes();
    Ok(mac.iter().fold(format!("{signed}."), |text, byte| text + &format!("{byte:02x}")))
}

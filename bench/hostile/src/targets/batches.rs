//! What travels through the event stream, and JSON bodies in general.

use domain::{run::RunBatch, view::ViewBatch};
use serde_json::Value;
use server::http::extract::read_json;

use super::{rule, same_again, target, verdict};
use crate::run::{Checked, Target};

const JSON: [&str; 14] = [
    "null",
    "true",
    "{}",
    "[]",
    "[[[[[[[[[[",
    "\"\"",
    "\\u0000",
    "\\\\u0000",
    "\\ud800",
    "1e400",
    "-0.0",
    ",",
    ":",
    "\"at\":",
];

pub(super) fn targets() -> Vec<Target> {
    vec![
        target(
            "batches of page views",
            &[
                r#"{"id":"01932c5e-0000-7000-8000-000000000001","views":[{"id":"01932c5e-0000-7000-8000-000000000002","at":1800000000000000,"app":1,"aeid":1,"eid":1,"logid":"01932c5e-0000-7000-8000-000000000003","hl":"EN","country":"DE","path":"/landing_page/free/iq-1","av":"0.8.0","va":"free","arm":"b"},{"id":"01932c5e-0000-7000-8000-000000000004","at":0,"app":1,"hl":"JA","country":"JP","path":"/"}]}"#,
                r#"{"id":"01932c5e-0000-7000-8000-000000000001","views":[]}"#,
            ],
            &JSON,
            views,
        ),
        target(
            "batches of runs",
            &[
                r#"{"id":"01932c5e-0000-7000-8000-000000000001","runs":[{"at":1800000000000000,"exam":1,"country":"DE","hl":"DE","result":{"kind":"iq","iq":112,"norms":"2026-11"},"duration_s":900,"answers":[{"item":7,"choice":3,"right":true,"ms":9000},{"item":8,"choice":null,"right":false,"ms":1,"fifth":4}]}]}"#,
                r#"{"id":"01932c5e-0000-7000-8000-000000000001","runs":[{"at":0,"exam":4,"country":"US","hl":"EN","result":{"kind":"questionnaire","class":"ENFP"},"duration_s":300,"answers":[]},{"at":0,"exam":1,"country":"US","iq":100,"norms":"x","duration_s":1,"answers":[]}]}"#,
            ],
            &JSON,
            runs,
        ),
        target(
            "JSON bodies",
            &[
                r#"{"email":"grace@example.com","purpose":"sign_in","n":[1,2.5,-3e2,true,null],"nested":{"a\\b":"c\"d","\u00e9":"\ud83d\ude00"}}"#,
                r#"["\\u0000"]"#,
            ],
            &JSON,
            bodies,
        ),
    ]
}

fn views(input: &[u8]) -> Checked {
    let Ok(batch) = serde_json::from_slice::<ViewBatch>(input) else { return Ok(verdict(false)) };
    let mut labels = batch.views.iter().flat_map(|view| view.variant.iter().chain(&view.arm));
    rule(labels.all(|label| (1..=32).contains(&label.as_str().len())), "a label has 1 to 32 characters")?;
    let sent = serde_json::to_vec(&batch).map_err(|error| error.to_string())?;
    same_again(&batch, serde_json::from_slice(&sent).ok().as_ref())?;
    Ok(verdict(true))
}

fn runs(input: &[u8]) -> Checked {
    let Ok(batch) = serde_json::from_slice::<RunBatch>(input) else { return Ok(verdict(false)) };
    for run in &batch.runs {
        rule(
            run.result.as_ref().and_then(domain::run::RunResult::fifth).is_none_or(|fifth| fifth < 5),
            "five fifths",
        )?;
        for answer in &run.answers {
            rule(domain::run::time_bucket(answer.ms) < domain::run::TIME_BUCKETS, "every time has a bucket")?;
        }
    }
    let sent = serde_json::to_vec(&batch).map_err(|error| error.to_string())?;
    same_again(&batch, serde_json::from_slice(&sent).ok().as_ref())?;
    Ok(verdict(true))
}

fn bodies(input: &[u8]) -> Checked {
    let Some(value) = read_json::<Value>(input) else { return Ok(verdict(false)) };
    rule(!holds_nul(&value), "PostgreSQL can't keep a NUL")?;
    let sent = serde_json::to_vec(&value).map_err(|error| error.to_string())?;
    same_again(&value, read_json(&sent).as_ref())?;
    Ok(verdict(true))
}

fn holds_nul(value: &Value) -> bool {
    match value {
        Value::String(text) => text.contains('\0'),
        Value::Array(values) => values.iter().any(holds_nul),
        Value::Object(fields) => fields.iter().any(|(name, value)| name.contains('\0') || holds_nul(value)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

//! Answers to the questionnaires that are judged valid: attentive, and neither all alike nor at random.

use std::{collections::HashMap, path::Path};

use anyhow::Context as _;
use serde_json::{Value, json};
use toml::Table;

use crate::{chance::Chance, keys::submission};

/// What a question is, by its questionnaire and its English text: the browser isn't told.
pub struct Questionnaires(HashMap<(String, String), Question>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    /// High on its scale means agreeing, or disagreeing if it is reversed.
    Statement { scale: usize, reversed: bool },
    /// Asks for this answer.
    Attention(u64),
    /// Not scored yet.
    Seed,
}

impl Questionnaires {
    pub fn read(content: &Path) -> anyhow::Result<Self> {
        let mut all = HashMap::new();
        for folder in std::fs::read_dir(content.join("questionnaires"))? {
            let folder = folder?.path();
            if !folder.is_dir() {
                continue;
            }
            let read = |name: &str| -> anyhow::Result<Table> {
                Ok(std::fs::read_to_string(folder.join(name))?.parse()?)
            };
            let (instrument, words) = (read("instrument.toml")?, read("EN.toml")?);
            let code =
                folder.file_name().and_then(|name| name.to_str()).context("a folder without a name")?;
            for (id, question) in questions(&instrument)? {
                let mut lists = ["items", "attention"].iter().filter_map(|list| words.get(*list));
                let item = lists.find_map(|list| list.get(&id));
                let text = item.and_then(|item| item.get("text")).and_then(toml::Value::as_str);
                let text = text.with_context(|| format!("{id} has no words"))?;
                all.insert((code.to_owned(), text.to_owned()), question);
            }
        }
        Ok(Self(all))
    }

    /// What somebody submits who is high on every second scale.
    pub fn run(&self, list: &Value, chance: &mut Chance) -> anyhow::Result<Value> {
        let form = list["formId"].as_i64().context("missing form")?;
        let code = list["instrument"].as_str().context("missing questionnaire")?;
        let statements = list["statements"].as_array().context("missing statements")?;
        let mut answers = Vec::new();
        for (place, statement) in statements.iter().enumerate() {
            let text = statement["text"].as_str().context("missing text")?;
            let question = self.0.get(&(code.to_owned(), text.to_owned()));
            let question = question.with_context(|| format!("nobody knows the question “{text}”"))?;
            let extreme = u64::from(place.is_multiple_of(3));
            let option = match question {
                Question::Attention(expected) => *expected,
                Question::Seed => 2,
                Question::Statement { scale, reversed } if scale.is_multiple_of(2) == *reversed => {
                    1 - extreme
                }
                Question::Statement { .. } => 3 + extreme,
            };
            let ms = chance.between(3_000, 6_000);
            answers.push(json!({"id": statement["id"], "option": option, "ms": ms}));
        }
        submission(list, form, &answers, chance)
    }
}

fn questions(instrument: &Table) -> anyhow::Result<Vec<(String, Question)>> {
    let list = |name: &str| instrument.get(name).and_then(toml::Value::as_array).into_iter().flatten();
    let text =
        |value: &toml::Value, key: &str| value.get(key).and_then(|value| value.as_str().map(str::to_owned));
    let scales: Vec<String> = list("scale").filter_map(|scale| text(scale, "code")).collect();
    let mut all = Vec::new();
    for item in list("item") {
        let scale = text(item, "scale").and_then(|code| scales.iter().position(|scale| *scale == code));
        let reversed = item.get("reversed").and_then(toml::Value::as_bool).unwrap_or_default();
        let question = Question::Statement { scale: scale.context("an item without a scale")?, reversed };
        all.push((text(item, "id").context("an item without an id")?, question));
    }
    for item in list("attention") {
        let expected = item.get("expected").and_then(toml::Value::as_integer).context("nothing expected")?;
        all.push((
            text(item, "id").context("an item without an id")?,
            Question::Attention(expected.try_into()?),
        ));
    }
    for item in list("seed") {
        all.push((text(item, "id").context("an item without an id")?, Question::Seed));
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::processes::root;

    #[test]
    fn every_question_of_the_four_is_known_and_answered_as_meant() {
        let known = Questionnaires::read(&root().join("content")).unwrap();
        let attention = known.0.iter().find(|(_, question)| **question == Question::Attention(3));
        let ((code, text), _) = attention.expect("one that asks for the fourth answer");
        let list =
            json!({"formId": 9, "examId": 5, "instrument": code, "statements": [{"id": "s1", "text": text}]});

        let run = known.run(&list, &mut Chance::of(1, 1)).unwrap();

        assert_eq!((&run["answers"][0]["id"], &run["answers"][0]["option"]), (&json!("s1"), &json!(3)));
        assert!(known.0.len() > 150);
    }
}

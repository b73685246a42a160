//! An attacker who wants the answers for free: submits the test again and again with one answer changed, and
//! checks whether the number of right ones has changed.

use std::{
    collections::HashMap,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use reqwest::RequestBuilder;
use serde_json::{Value, json};
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::{Tally, Target, network};
use crate::{
    chance::Chance,
    clock::now_ms,
    keys::{self, Keys},
};

/// Options of a question.
const OPTIONS: u64 = 6;

/// Networks that the attacker has.
const NETWORKS: u64 = 100;

/// A list of questions that was handed out.
pub struct Paper {
    pub form: i64,
    pub questions: Vec<String>,
    /// As received.
    pub list: Value,
    logid: String,
}

impl Paper {
    pub async fn fetch(target: &Target, from: &str, chance: &mut Chance) -> Option<Self> {
        let logid = chance.uuid().to_string();
        let request = target.get("/tessera/exam/question/list/1/EN", from).header("logid", &logid);
        let answer = request.send().await.ok()?;
        let mut answer: Value = serde_json::from_str(&answer.text().await.ok()?).ok()?;
        let list = answer["data"].take();
        let questions = list["questions"].as_array()?;
        Some(Self {
            form: list["formId"].as_i64()?,
            questions: questions
                .iter()
                .filter_map(|question| question["id"].as_str().map(str::to_owned))
                .collect(),
            logid,
            list,
        })
    }

    /// A run with these options, at an attentive person's pace.
    pub fn submission(
        &self,
        target: &Target,
        from: &str,
        options: &[u64],
        chance: &mut Chance,
    ) -> RequestBuilder {
        let mut passed = 0;
        let answers: Vec<Value> = self
            .questions
            .iter()
            .zip(options)
            .map(|(id, option)| {
                let ms = chance.between(9_000, 34_000);
                passed += ms + 350;
                json!({"id": id, "option": option, "ms": ms, "changes": 0, "at": passed})
            })
            .collect();
        // As if the list had been fetched an hour ago: nobody here waits as long as the answers claim.
        let ticket = keys::ticket(self.form, &self.list["examId"], chance).unwrap_or_default();
        let run = json!({
            "runId": chance.uuid(), "examId": self.list["examId"], "formId": self.form, "ticket": ticket,
            "answers": answers, "left": 0, "hiddenMs": 0, "width": 390, "clockOffsetMs": 0, "sentAt": now_ms(),
        });
        self.hand_in(target, from, &run)
    }

    pub fn hand_in(&self, target: &Target, from: &str, run: &Value) -> RequestBuilder {
        target.post("/tessera/exam/order/info", from, run).header("logid", &self.logid)
    }
}

/// What the attacker knows about a form.
struct Known {
    options: Vec<u64>,
    right: Option<i64>,
    /// The question that was changed last, and what it was before.
    changed: Option<(usize, u64)>,
    /// Questions whose answer is certain.
    sure: Vec<bool>,
}

#[derive(Default)]
pub struct Oracle {
    forms: HashMap<i64, (Vec<String>, Known)>,
}

impl Oracle {
    /// Tries until the end; returns what was learnt.
    pub async fn run(
        mut self,
        target: Arc<Target>,
        until: Instant,
        tally: Arc<Tally>,
        mut chance: Chance,
    ) -> Self {
        let mut pace = interval(Duration::from_millis(50));
        pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut number = 0;
        while Instant::now() < until {
            pace.tick().await;
            let from = network(4_000 + number % NETWORKS);
            number += 1;
            tally.sent.fetch_add(1, Relaxed);
            if self.attempt(&target, &from, &mut chance).await.is_none() {
                tally.refused.fetch_add(1, Relaxed);
            }
        }
        self
    }

    /// One submission; `None` if it was refused or revealed nothing.
    async fn attempt(&mut self, target: &Target, from: &str, chance: &mut Chance) -> Option<()> {
        let paper = Paper::fetch(target, from, chance).await?;
        let (_, known) = self.forms.entry(paper.form).or_insert_with(|| {
            let options = paper.questions.iter().map(|_| chance.between(0, OPTIONS - 1)).collect();
            let sure = vec![false; paper.questions.len()];
            (paper.questions.clone(), Known { options, right: None, changed: None, sure })
        });
        known.change(chance);
        let answer = paper.submission(target, from, &known.options, chance).send().await.ok()?;
        let answer: Value = serde_json::from_str(&answer.text().await.ok()?).ok()?;
        known.learn(right(&answer["data"]));
        right(&answer["data"]).map(|_| ())
    }

    /// How many answers of the best known form are certain and right, and of how many.
    pub fn learnt(&self, keys: &Keys) -> (usize, usize) {
        let known = self.forms.iter().map(|(form, (questions, known))| {
            let right =
                questions.iter().zip(&known.options).zip(&known.sure).filter(|((question, option), sure)| {
                    **sure && keys.of(*form, question) == Some(**option)
                });
            (right.count(), questions.len())
        });
        known.max_by_key(|(right, _)| *right).unwrap_or((0, 30))
    }
}

/// How many were right, if the free result shows it.
fn right(order: &Value) -> Option<i64> {
    order["result"]["right"].as_i64()
}

impl Known {
    /// Chooses another option for the next question that isn't certain.
    fn change(&mut self, chance: &mut Chance) {
        if self.right.is_none() {
            return;
        }
        let open: Vec<usize> = (0..self.sure.len()).filter(|place| !self.sure[*place]).collect();
        if open.is_empty() {
            return;
        }
        let place = *chance.pick(&open);
        self.changed = Some((place, self.options[place]));
        self.options[place] = (self.options[place] + 1) % OPTIONS;
    }

    fn learn(&mut self, right: Option<i64>) {
        let Some(right) = right else {
            // Nothing was revealed: the change is undone.
            if let Some((place, before)) = self.changed.take() {
                self.options[place] = before;
            }
            return;
        };
        if let (Some(last), Some((place, before))) = (self.right, self.changed.take()) {
            match right - last {
                1 => self.sure[place] = true,
                -1 => {
                    self.options[place] = before;
                    self.sure[place] = true;
                    return;
                }
                _ => {}
            }
        }
        self.right = Some(right);
    }
}

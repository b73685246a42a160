//! The forms that people answer, in memory: read from the database when its revision has moved.

use std::{
    collections::HashMap,
    sync::{Arc, RwLock},
};

use measure::{
    scale::Scale,
    subscores::{Kinds, Worth},
};

/// One building's forms, those no longer given out included: somebody may still be answering one.
#[derive(Debug, Default)]
pub struct Bank {
    pub revision: i64,
    pub forms: HashMap<i32, Arc<TestForm>>,
}

/// A form, ready to be shown and scored.
#[derive(Debug)]
pub struct TestForm {
    pub id: i32,
    /// In the order they are asked.
    pub questions: Vec<Question>,
    /// Over the scored questions only, in order.
    pub scale: Scale,
    /// Kinds of task and what their scores are worth; nothing where a form lacks a kind.
    pub kinds: Option<(Kinds, Vec<Worth>)>,
    pub parameter_version: i32,
    /// Given out to new visitors.
    pub live: bool,
}

/// A question of a form.
#[derive(Debug)]
pub struct Question {
    pub item: i32,
    /// What a browser calls it.
    pub code: String,
    /// The puzzle with its choices in the form's order.
    pub puzzle: matrix::item::Item,
    /// Which choice of the stored spec stands at each place.
    pub options: [u8; 6],
    /// False for a question that is only tried out.
    pub scored: bool,
}

impl Question {
    /// The place of the right option.
    pub fn key(&self) -> u8 {
        self.puzzle.key
    }
}

impl TestForm {
    /// How many questions count.
    pub fn scored(&self) -> usize {
        self.questions.iter().filter(|question| question.scored).count()
    }
}

/// A process's copy of the bank.
#[derive(Debug, Default)]
pub struct LiveBank(RwLock<Arc<Bank>>);

impl LiveBank {
    pub fn current(&self) -> Arc<Bank> {
        Arc::clone(&self.0.read().expect("no writer panics"))
    }
}

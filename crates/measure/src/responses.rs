//! Answers as numbers: a table of persons × items.

/// The code of an answer that wasn't given, or that doesn't count (a rapid guess).
pub const MISSING: u8 = u8::MAX;

/// Answers of many persons to the same items: categories `0, 1, …` or [`MISSING`], row by row.
#[derive(Debug, Clone, Copy)]
pub struct Responses<'a> {
    answers: &'a [u8],
    items: usize,
    /// How often each row counts; `None`: once.
    pub weights: Option<&'a [f64]>,
    /// The group of each row, `0, 1, …`; `None`: one group.
    pub groups: Option<&'a [u16]>,
}

/// Why a table of answers is invalid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ResponsesError {
    #[error("a table of answers needs at least one item")]
    NoItems,
    #[error("the answers don't fill whole rows")]
    Ragged,
    #[error("weights or groups have another number of rows than the answers")]
    Uneven,
    #[error("a weight is negative or not a number")]
    Weight,
}

impl<'a> Responses<'a> {
    /// Rows of `items` answers each.
    ///
    /// ```
    /// use measure::responses::{MISSING, Responses};
    /// let table = Responses::new(&[1, 0, 1, 0, MISSING, 1], 3).unwrap();
    /// assert_eq!((table.persons(), table.row(1)), (2, &[0, MISSING, 1][..]));
    /// ```
    pub fn new(answers: &'a [u8], items: usize) -> Result<Self, ResponsesError> {
        if items == 0 {
            return Err(ResponsesError::NoItems);
        }
        if !answers.len().is_multiple_of(items) {
            return Err(ResponsesError::Ragged);
        }
        Ok(Self { answers, items, weights: None, groups: None })
    }

    /// Counts each row as often as its weight.
    pub fn weighted(self, weights: &'a [f64]) -> Result<Self, ResponsesError> {
        if weights.len() != self.persons() {
            return Err(ResponsesError::Uneven);
        }
        if weights.iter().any(|weight| !weight.is_finite() || *weight < 0.0) {
            return Err(ResponsesError::Weight);
        }
        Ok(Self { weights: Some(weights), ..self })
    }

    /// Assigns rows to groups that may differ in mean and spread.
    pub fn grouped(self, groups: &'a [u16]) -> Result<Self, ResponsesError> {
        if groups.len() != self.persons() {
            return Err(ResponsesError::Uneven);
        }
        Ok(Self { groups: Some(groups), ..self })
    }

    pub fn persons(&self) -> usize {
        self.answers.len() / self.items
    }

    pub fn items(&self) -> usize {
        self.items
    }

    pub fn row(&self, person: usize) -> &'a [u8] {
        &self.answers[person * self.items..(person + 1) * self.items]
    }

    pub fn rows(&self) -> impl Iterator<Item = &'a [u8]> + use<'a> {
        self.answers.chunks_exact(self.items)
    }

    pub fn weight(&self, person: usize) -> f64 {
        self.weights.map_or(1.0, |weights| weights[person])
    }
}

//! Rows in insertion order, found by id in constant time.

use std::collections::HashMap;

pub(crate) trait Row {
    fn id(&self) -> &str;
}

#[derive(Debug)]
pub(crate) struct Table<T> {
    rows: Vec<T>,
    places: HashMap<String, usize>,
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Self { rows: Vec::new(), places: HashMap::new() }
    }
}

impl<T: Row> Table<T> {
    /// Returns the position of the new row.
    pub(crate) fn add(&mut self, row: T) -> usize {
        let place = self.rows.len();
        self.places.insert(row.id().to_owned(), place);
        self.rows.push(row);
        place
    }

    pub(crate) fn get(&self, id: &str) -> Option<&T> {
        self.rows.get(self.place(id)?)
    }

    pub(crate) fn get_mut(&mut self, id: &str) -> Option<&mut T> {
        let place = self.place(id)?;
        self.rows.get_mut(place)
    }

    pub(crate) fn place(&self, id: &str) -> Option<usize> {
        self.places.get(id).copied()
    }

    pub(crate) fn at(&self, place: usize) -> Option<&T> {
        self.rows.get(place)
    }

    /// Positions, newest first.
    pub(crate) fn newest(&self) -> impl Iterator<Item = usize> + use<T> {
        (0..self.rows.len()).rev()
    }
}

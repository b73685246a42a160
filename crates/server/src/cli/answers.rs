//! Answers as a table of comma-separated values: one row per person, `person,theta` and then for every question
//! `answer_1 …`, `choice_1 …`, `seconds_1 …`. Only the answers are required; an empty cell is an answer that
//! wasn't given. Cells hold numbers and names, so nothing is ever quoted.

use std::{fmt::Write as _, str::FromStr};

use anyhow::{Context as _, bail, ensure};
use measure::responses::MISSING;

/// The whole table.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Answers {
    pub items: usize,
    pub people: Vec<Person>,
}

/// One person's row.
#[derive(Debug, Clone, PartialEq)]
pub struct Person {
    pub name: String,
    /// True ability, known only for simulated people.
    pub theta: Option<f64>,
    /// `1` right, `0` wrong, or [`MISSING`].
    pub answers: Vec<u8>,
    /// Chosen options, or [`MISSING`]; empty if the table has none.
    pub choices: Vec<u8>,
    /// Seconds, NaN where unknown; empty if the table has none.
    pub seconds: Vec<f64>,
}

impl Answers {
    /// All answers, row by row.
    pub fn matrix(&self) -> Vec<u8> {
        self.people.iter().flat_map(|person| person.answers.iter().copied()).collect()
    }

    pub fn write(&self) -> String {
        let mut out = String::from("person,theta");
        let kinds = ["answer", "choice", "seconds"];
        // Writing to a string can't fail.
        for kind in kinds {
            for item in 1..=self.items {
                let _ = write!(out, ",{kind}_{item}");
            }
        }
        out.push('\n');
        for person in &self.people {
            out.push_str(&person.name);
            out.push(',');
            if let Some(theta) = person.theta {
                let _ = write!(out, "{theta:.6}");
            }
            for codes in [&person.answers, &person.choices] {
                for item in 0..self.items {
                    match codes.get(item) {
                        Some(code) if *code != MISSING => write!(out, ",{code}").unwrap_or_default(),
                        _ => out.push(','),
                    }
                }
            }
            for item in 0..self.items {
                match person.seconds.get(item) {
                    Some(seconds) if seconds.is_finite() => write!(out, ",{seconds:.2}").unwrap_or_default(),
                    _ => out.push(','),
                }
            }
            out.push('\n');
        }
        out
    }

    pub fn read(text: &str) -> anyhow::Result<Self> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let (_, head) = lines.next().context("the table is empty")?;
        let columns: Vec<&str> = head.split(',').map(str::trim).collect();
        let places = |kind: &str| -> Vec<usize> {
            let numbered = |name: &str| name.strip_prefix(kind).is_some_and(|rest| rest.starts_with('_'));
            (0..columns.len()).filter(|column| numbered(columns[*column])).collect()
        };
        let place = |name: &str| columns.iter().position(|column| *column == name);
        let (answers, choices, seconds) = (places("answer"), places("choice"), places("seconds"));
        let items = answers.len();
        ensure!(items > 0, "the first line names no column answer_1");
        for (kind, found) in [("choice", &choices), ("seconds", &seconds)] {
            ensure!(
                found.is_empty() || found.len() == items,
                "{} columns {kind}_… for {items} answers",
                found.len()
            );
        }
        let (name, theta) = (place("person"), place("theta"));
        let mut people = Vec::new();
        for (number, line) in lines {
            let cells: Vec<&str> = line.split(',').map(str::trim).collect();
            ensure!(
                cells.len() == columns.len(),
                "line {}: {} cells for {} columns",
                number + 1,
                cells.len(),
                columns.len()
            );
            let person = || -> anyhow::Result<Person> {
                Ok(Person {
                    name: name
                        .map_or_else(|| (people.len() + 1).to_string(), |place| cells[place].to_owned()),
                    theta: theta.map_or(Ok(None), |place| given(cells[place]))?,
                    answers: codes(&cells, &answers, 2)?,
                    choices: codes(&cells, &choices, MISSING)?,
                    seconds: numbers(&cells, &seconds)?,
                })
            };
            people.push(person().with_context(|| format!("line {}", number + 1))?);
        }
        Ok(Self { items, people })
    }
}

fn codes(cells: &[&str], places: &[usize], below: u8) -> anyhow::Result<Vec<u8>> {
    places
        .iter()
        .map(|place| match given::<u8>(cells[*place])? {
            Some(code) if code >= below => bail!("{code} isn't below {below}"),
            code => Ok(code.unwrap_or(MISSING)),
        })
        .collect()
}

fn numbers(cells: &[&str], places: &[usize]) -> anyhow::Result<Vec<f64>> {
    places.iter().map(|place| Ok(given(cells[*place])?.unwrap_or(f64::NAN))).collect()
}

fn given<T: FromStr>(cell: &str) -> anyhow::Result<Option<T>> {
    if cell.is_empty() {
        return Ok(None);
    }
    cell.parse().map(Some).map_err(|_| anyhow::anyhow!("“{cell}” isn't a number that fits here"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_table_reads_back_unchanged() {
        let person = Person {
            name: "7".to_owned(),
            theta: Some(0.5),
            answers: vec![1, MISSING, 0],
            choices: vec![3, MISSING, 5],
            seconds: vec![12.5, f64::NAN, 40.0],
        };
        let table = Answers { items: 3, people: vec![person] };

        let again = Answers::read(&table.write()).unwrap();

        assert_eq!(again.people[0].answers, table.people[0].answers);
        assert_eq!(again.people[0].choices, table.people[0].choices);
        assert!(again.people[0].seconds[1].is_nan() && (again.people[0].seconds[2] - 40.0).abs() < 1e-9);
    }

    #[test]
    fn a_table_needs_only_answers() {
        let table = Answers::read("answer_1,answer_2\r\n1,0\r\n,1\r\n").unwrap();

        assert_eq!((table.items, table.matrix()), (2, vec![1, 0, MISSING, 1]));
        assert_eq!(table.people[1].name, "2");
    }

    #[test]
    fn errors_name_the_line() {
        for (text, fault) in [
            ("", "the table is empty"),
            ("person\nx\n", "names no column answer_1"),
            ("answer_1\n1\n2\n", "line 3"),
            ("answer_1,answer_2\n1\n", "line 2: 1 cells for 2 columns"),
            ("answer_1,answer_2,choice_1\n1,1,1\n", "1 columns choice_… for 2 answers"),
        ] {
            let error = Answers::read(text).unwrap_err().to_string();
            assert!(error.contains(fault), "{text:?}: {error}");
        }
    }
}

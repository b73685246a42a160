//! Other people's answers to the ideas behind our statements. They aren't part of the project.

use std::{collections::HashMap, process::Command};

use anyhow::{Context as _, ensure};
use measure::responses::MISSING;

use crate::data::Data;

/// A table of numbers with named columns; what isn't a number is 0.
pub(super) struct Table {
    columns: HashMap<String, usize>,
    rows: Vec<Vec<f64>>,
}

impl Table {
    /// A file in the folder of validation data, packed or not.
    pub(super) fn read(data: &Data, file: &str) -> anyhow::Result<Self> {
        let path = data.folder.join(file);
        let text = if path.extension().is_some_and(|extension| extension == "gz") {
            let unpacked = Command::new("gzip").arg("-dc").arg(&path).output().context("no gzip")?;
            ensure!(unpacked.status.success(), "can't unpack {}", path.display());
            String::from_utf8_lossy(&unpacked.stdout).into_owned()
        } else {
            std::fs::read_to_string(&path).with_context(|| format!("can't read {}", path.display()))?
        };
        let mut lines = text.lines();
        let head = lines.next().context("an empty table")?;
        let between = if head.contains('\t') { '\t' } else { ',' };
        let cells = |line: &str| -> Vec<String> {
            line.split(between).map(|cell| cell.trim().trim_matches('"').to_owned()).collect()
        };
        let columns = cells(head).into_iter().enumerate().map(|(place, name)| (name, place)).collect();
        let numbers = |line: &str| cells(line).iter().map(|cell| cell.parse().unwrap_or(0.0)).collect();
        Ok(Self { columns, rows: lines.map(numbers).collect() })
    }

    pub(super) fn people(&self) -> usize {
        self.rows.len()
    }

    fn place(&self, column: &str) -> anyhow::Result<usize> {
        self.columns.get(column).copied().with_context(|| format!("there is no column {column}"))
    }

    /// People with 50 answers, an age from 14 to 90 and answers that vary, as the parameters were estimated from.
    pub(super) fn cleaned(mut self, items: &[String]) -> anyhow::Result<Self> {
        let places = items.iter().map(|item| self.place(item)).collect::<anyhow::Result<Vec<_>>>()?;
        let age = self.place("age")?;
        self.rows.retain(|row| {
            let given: Vec<f64> = places.iter().map(|place| row[*place]).collect();
            let count = f64::from(u32::try_from(given.len()).unwrap_or(1));
            let mean = given.iter().sum::<f64>() / count;
            let spread = given.iter().map(|one| (one - mean) * (one - mean)).sum::<f64>() / count;
            given.iter().all(|one| *one > 0.0) && (14.0..=90.0).contains(&row[age]) && spread >= 0.25
        });
        Ok(self)
    }

    /// Only these rows.
    pub(super) fn only(&self, rows: &[usize]) -> Self {
        Self { columns: self.columns.clone(), rows: rows.iter().map(|row| self.rows[*row].clone()).collect() }
    }

    /// Answers in the direction of the scale, from 0; a column with a minus is reversed. Row by row.
    pub(super) fn keyed(&self, keys: &[&str], top: u8) -> anyhow::Result<Vec<u8>> {
        let places = keys
            .iter()
            .map(|key| Ok((self.place(key.trim_start_matches('-'))?, key.starts_with('-'))))
            .collect::<anyhow::Result<Vec<_>>>()?;
        let code = |value: f64, reversed: bool| {
            let answer = (1..=top).find(|answer| (value - f64::from(*answer)).abs() < 0.5);
            answer.map_or(MISSING, |answer| if reversed { top - answer } else { answer - 1 })
        };
        Ok(self
            .rows
            .iter()
            .flat_map(|row| places.iter().map(move |(place, reversed)| code(row[*place], *reversed)))
            .collect())
    }

    /// One column.
    pub(super) fn column(&self, name: &str) -> anyhow::Result<Vec<f64>> {
        let place = self.place(name)?;
        Ok(self.rows.iter().map(|row| row[place]).collect())
    }
}

/// The columns of the five-factor markers and the ideas that they are.
pub(super) fn markers(data: &Data) -> anyhow::Result<Vec<(String, String)>> {
    let text = std::fs::read_to_string(data.folder.join("questionnaires/m_b5.csv"))?;
    let of = |line: &str| {
        let cells: Vec<&str> = line.rsplitn(3, ',').collect();
        let id = line.split(',').next()?;
        Some((id.to_owned(), (*cells.get(1)?).to_owned()))
    };
    Ok(text.lines().skip(1).filter_map(of).collect())
}

/// Which columns of a data set make up each scale.
pub(super) type Keys = [(&'static str, &'static [&'static str]); 4];

pub(super) const BIG5: Keys = [
    ("E", &["E1", "-E2", "E3", "-E4", "E5", "-E6", "E7", "-E8", "E9", "-E10"]),
    ("N", &["-O2", "O3", "-O4", "O5", "-O6", "O9", "O10", "O1", "O7", "O8"]),
    ("F", &["-A1", "A2", "-A3", "A4", "-A5", "A6", "-A7", "A8", "A9", "A10"]),
    ("J", &["C1", "-C2", "C3", "-C4", "C5", "-C6", "C7", "-C8", "C9", "C10"]),
];

/// Those of them that our parameters were estimated with.
pub(super) const CALIBRATED: Keys = [
    ("E", &["E1", "-E2", "E3", "-E4", "E5", "-E6", "E7", "-E8", "E9", "-E10"]),
    ("N", &["-O2", "O3", "-O4", "O5", "-O6", "O9", "O10"]),
    ("F", &["-A1", "A2", "A4", "-A5", "A6", "-A7", "A8", "A9", "A10"]),
    ("J", &["C1", "-C2", "C3", "-C4", "C5", "-C6", "C7", "-C8", "C9", "C10"]),
];

pub(super) const SPI: Keys = [
    (
        "E",
        &[
            "q_1904", "-q_312", "-q_1923", "-q_684", "-q_1027", "q_1416", "q_1296", "q_254", "-q_901",
            "q_803", "-q_1635", "-q_1081", "q_219", "q_1045", "q_1243",
        ],
    ),
    (
        "N",
        &[
            "q_128", "q_2745", "q_2754", "q_1392", "q_1058", "q_1738", "q_1389", "q_755", "-q_747",
            "-q_1653", "-q_1300", "q_1303", "q_1542", "-q_610", "q_422",
        ],
    ),
    (
        "F",
        &[
            "q_253", "q_90", "q_1763", "q_851", "q_1832", "q_1855", "q_377", "q_379", "-q_871", "-q_501",
            "-q_1896", "q_219", "-q_1081", "q_1812",
        ],
    ),
    (
        "J",
        &[
            "q_1201", "-q_1254", "-q_1483", "q_1290", "-q_169", "-q_904", "q_1744", "-q_1444", "-q_1452",
            "q_1979", "q_530", "-q_35", "-q_1173", "q_1915", "-q_1024",
        ],
    ),
];

/// The columns of answers; those of seconds end with E.
pub(super) const AMBI: Keys = [
    (
        "E",
        &[
            "Q3A", "Q20A", "-Q21A", "-Q30A", "-Q37A", "Q38A", "Q73A", "Q88A", "Q99A", "-Q102A", "Q120A",
            "-Q135A", "Q157A", "Q170A", "-Q176A",
        ],
    ),
    (
        "N",
        &[
            "-Q84A", "-Q138A", "-Q139A", "Q115A", "-Q161A", "-Q7A", "-Q26A", "Q75A", "Q43A", "Q94A", "Q154A",
            "Q110A", "Q68A", "-Q74A", "-Q150A",
        ],
    ),
    (
        "F",
        &[
            "Q12A", "Q19A", "-Q51A", "Q77A", "Q80A", "-Q85A", "Q111A", "-Q113A", "-Q143A", "Q148A", "Q10A",
            "Q166A", "Q177A", "-Q37A", "Q127A",
        ],
    ),
    (
        "J",
        &[
            "Q13A", "Q14A", "-Q15A", "-Q35A", "Q48A", "Q81A", "-Q82A", "-Q90A", "Q112A", "-Q116A", "Q137A",
            "Q141A", "Q144A", "-Q152A", "Q167A",
        ],
    ),
];

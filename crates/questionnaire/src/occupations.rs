//! Occupations whose interests look like a person's.

use crate::interests::Profile;

/// An occupation of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Occupation {
    /// As the source numbers it.
    pub code: String,
    /// In English.
    pub title: String,
    /// How much of each interest it holds, from 1 to 7.
    pub interests: [f64; 6],
    /// How much preparation it needs, from 1 (little) to 5.
    pub job_zone: u8,
}

/// How much an occupation resembles a person's interests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Resemblance {
    Related,
    Close,
}

/// Correlations of six values that chance exceeds in one of ten and one of twenty cases.
const RELATED: f64 = 0.61;
const CLOSE: f64 = 0.73;

/// A line of the list that can't be read.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
#[error("line {0} of the occupations can't be read")]
pub struct BadLine(usize);

/// Reads the list: code, title, six interests and job zone, with tabs between them.
pub fn parse(text: &str) -> Result<Vec<Occupation>, BadLine> {
    let lines = text.lines().zip(1..).filter(|(line, _)| !line.starts_with('#') && !line.is_empty());
    lines.map(|(line, number)| occupation(line).ok_or(BadLine(number))).collect()
}

fn occupation(line: &str) -> Option<Occupation> {
    let columns: Vec<&str> = line.split('\t').collect();
    let [code, title, values @ .., zone] = columns.as_slice() else { return None };
    let mut interests = [0.0; 6];
    if values.len() != interests.len() {
        return None;
    }
    for (slot, text) in interests.iter_mut().zip(values) {
        *slot = text.parse().ok().filter(|value| (1.0..=7.0).contains(value))?;
    }
    let job_zone = zone.parse().ok().filter(|zone| (1..=5).contains(zone))?;
    Some(Occupation { code: (*code).to_owned(), title: (*title).to_owned(), interests, job_zone })
}

/// The occupations that resemble a person's interests, the closest first, with their places in the list. Nobody's
/// level counts, only which interests stand out.
pub fn similar(profile: &Profile, list: &[Occupation]) -> Vec<(usize, Resemblance)> {
    let own = profile.levels.map(|level| level.value);
    let mut found: Vec<(usize, f64)> = list
        .iter()
        .enumerate()
        .filter_map(|(place, one)| Some((place, correlation(&own, &one.interests)?)))
        .filter(|(_, r)| *r >= RELATED)
        .collect();
    found.sort_by(|one, other| other.1.total_cmp(&one.1).then(one.0.cmp(&other.0)));
    let judged = |(place, r): (usize, f64)| {
        (place, if r >= CLOSE { Resemblance::Close } else { Resemblance::Related })
    };
    found.into_iter().map(judged).collect()
}

/// `None` where all six values are the same.
fn correlation(one: &[f64; 6], other: &[f64; 6]) -> Option<f64> {
    let centred = |values: &[f64; 6]| {
        let mean = values.iter().sum::<f64>() / 6.0;
        values.map(|value| value - mean)
    };
    let (one, other) = (centred(one), centred(other));
    let product = |a: &[f64; 6], b: &[f64; 6]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
    let r = product(&one, &other) / libm::sqrt(product(&one, &one) * product(&other, &other));
    r.is_finite().then_some(r)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scales::Level;

    const LIST: &str = include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../content/questionnaires/riasec/occupations.tsv"
    ));

    fn profile(values: [f64; 6]) -> Profile {
        Profile { levels: values.map(|value| Level { value, sd: 5.0 }), first: [1.0 / 6.0; 6] }
    }

    #[test]
    fn the_whole_list_is_read() {
        assert_eq!(parse(LIST).expect("the list").len(), 923);
        assert_eq!(parse("11-1011.00\tChief\t1\t2\t3\t4\t5\t8\t5"), Err(BadLine(1)));
    }

    #[test]
    fn artists_are_close_to_artistic_people_and_nobody_to_a_flat_profile() {
        let list = parse(LIST).expect("the list");
        let found = similar(&profile([20.0, 40.0, 90.0, 40.0, 30.0, 10.0]), &list);
        let (first, resemblance) = found[0];
        assert_eq!(resemblance, Resemblance::Close);
        assert!(list[first].interests[2] > 5.0, "{:?}", list[first]);
        assert!(similar(&profile([50.0; 6]), &list).is_empty());
    }
}

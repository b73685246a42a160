//! The price book and the packages, read from their files.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    path::Path,
};

use anyhow::Context as _;
use toml::{Table, Value};

use crate::{buyer::plan::BUNDLE, moments::content, processes::root};

/// What a further test of a bundle includes: the bundle has paid for it.
const IN_BUNDLE: u64 = 2;

#[derive(Default)]
pub(super) struct Prices {
    /// Items of each package for one test.
    packages: BTreeMap<u64, BTreeSet<String>>,
    /// Currency and amount in hundredths, by country and package.
    amounts: HashMap<(String, u64), (String, i64)>,
}

impl Prices {
    pub(super) fn read(content: &Path) -> anyhow::Result<Self> {
        let mut prices = Self::default();
        let granted = granted_items(content)?;
        for package in list(content, "packages", "packages")? {
            let id = u64::try_from(package["id"].as_integer().context("missing package id")?)?;
            let mut items: BTreeSet<String> = texts(package.get("items")).collect();
            items.extend(texts(package.get("grants")).filter_map(|code| granted.get(&code).cloned()));
            // A membership belongs to an account and to no exam.
            let exams = package.get("exams").and_then(Value::as_array);
            if exams.is_some_and(|exams| !exams.is_empty()) && id != BUNDLE {
                prices.packages.insert(id, items);
            }
        }
        for entry in list(content, "prices", "prices")? {
            let country = entry["country"].as_str().context("missing country")?;
            let currency = entry["currency"].as_str().context("missing currency")?;
            for (package, amount) in entry["amounts"].as_table().context("missing amounts")? {
                let amount = amount.as_integer().context("missing amount")?;
                let key = (country.to_owned(), package.parse()?);
                prices.amounts.insert(key, (currency.to_owned(), amount));
            }
        }
        Ok(prices)
    }

    #[cfg(test)]
    pub(super) fn of(packages: &[(u64, &[&str])], amounts: &[(u64, i64)]) -> Self {
        let owned = |items: &[&str]| items.iter().map(|item| (*item).to_owned()).collect();
        Self {
            packages: packages.iter().map(|(id, items)| (*id, owned(items))).collect(),
            amounts: amounts
                .iter()
                .map(|(id, amount)| (("DE".to_owned(), *id), ("EUR".to_owned(), *amount)))
                .collect(),
        }
    }

    pub(super) fn of_package(&self, country: &str, package: u64) -> Option<(&str, i64)> {
        let (currency, amount) = self.amounts.get(&(country.to_owned(), package))?;
        Some((currency, *amount))
    }

    /// Whether this is what the book asks of a buyer who creates a purchase; of a larger package at most that.
    pub(super) fn asks(&self, created: &serde_json::Value) -> bool {
        let asked = || {
            let (country, sku) = (created["country"].as_str()?, created["sku"].as_u64()?);
            let (currency, amount) = self.of_package(country, sku)?;
            let amount = if created["member"] == true { for_members(currency, amount) } else { amount };
            let asked = created["price"]["amount"].as_i64()?;
            let right = if created["way"] == "upgrade" { asked < amount } else { asked == amount };
            Some(right && created["price"]["currency"] == currency)
        };
        asked().unwrap_or_default()
    }

    /// The price of exactly these items as one package, beside what a bundle has paid for.
    pub(super) fn of_items(&self, country: &str, items: &BTreeSet<String>, in_bundle: bool) -> Option<i64> {
        if items.is_empty() {
            return Some(0);
        }
        let (package, _) = self.packages.iter().find(|(_, holds)| *holds == items)?;
        let price = |package: u64| self.of_package(country, package).map(|(_, amount)| amount);
        let had = if in_bundle { price(IN_BUNDLE)? } else { 0 };
        Some(price(*package)? - had)
    }

    pub(super) fn of_bundle(&self, country: &str) -> Option<i64> {
        self.of_package(country, BUNDLE).map(|(_, amount)| amount)
    }
}

/// A price book, and since when it may be asked for, in milliseconds since 1970.
pub(super) struct Book {
    pub(super) prices: Prices,
    pub(super) since: i64,
}

/// The product's own price book, and those that were applied during the storm.
pub(super) fn books(dir: &Path, history: &[serde_json::Value]) -> anyhow::Result<Vec<Book>> {
    let mut books = vec![Book { prices: Prices::read(&root().join("content"))?, since: 0 }];
    for line in history.iter().filter(|line| line["what"] == "price_book") {
        let nth = line["nth"].as_u64().context("which price book?")?;
        let prices = Prices::read(&content(dir, nth))?;
        books.push(Book { prices, since: line["at"].as_i64().context("missing time")? });
    }
    Ok(books)
}

/// Four fifths, rounded down to what can be shown: currencies without decimals stay whole.
pub(super) fn for_members(currency: &str, list: i64) -> i64 {
    let step = if ["JPY", "KRW"].contains(&currency) { 100 } else { 1 };
    list * 80 / 100 / step * step
}

/// The item by which packages list each grant; more tests of the same kind aren't listed.
fn granted_items(content: &Path) -> anyhow::Result<HashMap<String, String>> {
    let grants = list(content, "packages", "grants")?;
    let listed = grants.iter().filter_map(|grant| {
        let text = |key: &str| grant.get(key)?.as_str().map(str::to_owned);
        Some((text("code")?, text("item")?))
    });
    Ok(listed.collect())
}

fn texts(list: Option<&Value>) -> impl Iterator<Item = String> {
    let list = list.and_then(Value::as_array).into_iter().flatten();
    list.filter_map(|text| text.as_str().map(str::to_owned))
}

fn list(content: &Path, file: &str, name: &str) -> anyhow::Result<Vec<Value>> {
    let path = content.join(file).with_extension("toml");
    let text = std::fs::read_to_string(&path).with_context(|| format!("can't read {}", path.display()))?;
    let mut file: Table = text.parse()?;
    match file.remove(name) {
        Some(Value::Array(list)) => Ok(list),
        _ => anyhow::bail!("{} has no list of {name}", path.display()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shops_packages_are_priced_by_everything_they_list() {
        let prices = Prices::read(&root().join("content")).expect("the content");
        let second = ["iq_score", "iq_ranking", "report", "wrong_answers", "left_right_brain"];
        let second: BTreeSet<String> = second.map(str::to_owned).into();

        assert_eq!(prices.packages.len(), 6, "bundle and membership aren't packages for one test");
        assert_eq!(prices.of_items("US", &second, false), Some(799));
        assert_eq!(prices.packages[&4].len(), 9);
    }

    #[test]
    fn members_pay_four_fifths_rounded_down() {
        assert_eq!((for_members("EUR", 1_499), for_members("EUR", 800)), (1_199, 640));
        assert_eq!(for_members("JPY", 119_900), 95_900);
    }
}

//! The price book and the packages, read from the files they are written in.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    path::Path,
};

use anyhow::Context as _;
use toml::{Table, Value};

use crate::buyer::plan::BUNDLE;

/// What a further test of a bundle is worth in itself: the bundle has paid for it.
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
        for package in list(content, "packages")? {
            let id = package["id"].as_integer().context("a package's id")?;
            let items = package["items"].as_array().context("a package's items")?;
            let items = items.iter().filter_map(|item| item.as_str().map(str::to_owned)).collect();
            if package.get("tests").is_none() {
                prices.packages.insert(u64::try_from(id)?, items);
            }
        }
        for entry in list(content, "prices")? {
            let country = entry["country"].as_str().context("a country")?;
            let currency = entry["currency"].as_str().context("a currency")?;
            for (package, amount) in entry["amounts"].as_table().context("amounts")? {
                let amount = amount.as_integer().context("an amount")?;
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

    /// What exactly these things cost as a package of their own, beside what a bundle has paid for.
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

fn list(content: &Path, name: &str) -> anyhow::Result<Vec<Value>> {
    let path = content.join(name).with_extension("toml");
    let text = std::fs::read_to_string(&path).with_context(|| format!("can't read {}", path.display()))?;
    let mut file: Table = text.parse()?;
    match file.remove(name) {
        Some(Value::Array(list)) => Ok(list),
        _ => anyhow::bail!("{} has no list of {name}", path.display()),
    }
}

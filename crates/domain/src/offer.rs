//! What an order may buy, and for how much.
//!
//! A member pays 80 % of the list price, package by package, each rounded down to an amount that can be shown. An
//! upgrade costs the difference of two shown prices, so the total paid for a package and its upgrades is exactly
//! the price of the largest one: no rounding is left over.

use std::collections::BTreeSet;

use crate::{
    books::Base,
    catalog::{Catalog, ExamId, Package, PackageItem, SkuId},
    country::CountryCode,
    money::Money,
    purchase::{Kind, member_price},
};

/// A package that may be bought for an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer<'a> {
    pub package: &'a Package,
    pub kind: Kind,
    pub list: Price,
    pub member: Price,
}

/// A price and how it was computed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Price {
    pub money: Money,
    /// The price of the package that the order would then have.
    pub worth: i64,
    /// What an upgrade is priced from.
    pub from: Option<Base>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoOffer {
    #[error("this is not for sale")]
    NotForSale,
    #[error("the order already has it")]
    Owned,
}

/// What an order that owns these items may buy under this SKU.
pub fn offer<'a>(
    catalog: &'a Catalog,
    exam: ExamId,
    owned: &BTreeSet<PackageItem>,
    sku: SkuId,
    country: CountryCode,
) -> Result<Offer<'a>, NoOffer> {
    let package = catalog.package(sku).filter(|package| package.exams.contains(&exam));
    let package = package.ok_or(NoOffer::NotForSale)?;
    let list = catalog.price(package.id, country).ok_or(NoOffer::NotForSale)?;
    let contents = catalog.contents_of(package);
    let bundle = catalog.is_bundle(package);
    let holds = |package: &&Package| catalog.contents_of(package).iter().all(|item| owned.contains(item));
    if owned.is_empty() {
        let kind = if bundle { Kind::Bundle } else { Kind::Package };
        let single = catalog.packages_of(exam).find(|one| catalog.contents_of(one) == contents);
        let single = single.and_then(|one| catalog.price(one.id, country)).unwrap_or(list);
        let price = |of: fn(Money) -> Money| Price { money: of(list), worth: of(single).amount, from: None };
        return Ok(Offer { package, kind, list: price(|list| list), member: price(member_price) });
    }
    if bundle || holds(&package) {
        return Err(NoOffer::Owned);
    }
    let had = catalog.packages_of(exam).filter(holds).last().ok_or(NoOffer::NotForSale)?;
    let from = catalog.price(had.id, country).ok_or(NoOffer::NotForSale)?;
    let price = |of: fn(Money) -> Money| {
        let (worth, amount) = (of(list).amount, of(from).amount);
        let base = Base { items: catalog.contents_of(had), amount };
        Price { money: Money::new(list.currency, worth - amount), worth, from: Some(base) }
    };
    let (list_price, member) = (price(|list| list), price(member_price));
    let dearer = from.currency == list.currency && list_price.money.amount > 0 && member.money.amount > 0;
    if !dearer {
        return Err(NoOffer::NotForSale);
    }
    Ok(Offer { package, kind: Kind::Upgrade, list: list_price, member })
}

/// The membership for a while. It costs everybody the same: who already pays the member's price isn't sold one.
pub fn membership(catalog: &Catalog, country: CountryCode) -> Result<Offer<'_>, NoOffer> {
    let package = catalog.membership().ok_or(NoOffer::NotForSale)?;
    let list = catalog.price(package.id, country).ok_or(NoOffer::NotForSale)?;
    let price = Price { money: list, worth: list.amount, from: None };
    Ok(Offer { package, kind: Kind::Membership, list: price.clone(), member: price })
}

/// What an order may add: every larger package if it has one, the bundle if it has nothing.
pub fn extras<'a>(
    catalog: &'a Catalog,
    exam: ExamId,
    owned: &BTreeSet<PackageItem>,
    country: CountryCode,
) -> Vec<Offer<'a>> {
    let bundle = catalog.bundle_of(exam).filter(|_| owned.is_empty());
    let larger = catalog.packages_of(exam).filter(|_| !owned.is_empty());
    let offers = larger.chain(bundle).map(|package| offer(catalog, exam, owned, package.id, country));
    offers.filter_map(Result::ok).collect()
}

//! Who pays the member's price, and why: by the permanent discount of an order, or by a membership that ends.
//!
//! Nothing about it is stored. It follows from the books each time, so it ends with a refund, and after its months.

use jiff::{Timestamp, ToSpan, tz::TimeZone};

use crate::{
    books::{Books, Purchase},
    catalog::PackageItem,
    order::OrderNumber,
};

/// Why somebody pays the member's price.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Membership {
    /// The order that it was bought with.
    pub order: OrderNumber,
    pub since: Timestamp,
    /// `None`: the permanent discount of a package.
    pub until: Option<Timestamp>,
}

impl Membership {
    /// What the books of an order give now.
    pub fn of(order: &OrderNumber, books: &Books, now: Timestamp) -> Option<Self> {
        let purchase = books.holder(PackageItem::Discount)?;
        let (since, until) = (purchase.paid_at?, ends_at(purchase));
        let runs = until.is_none_or(|end| now < end);
        runs.then(|| Self { order: order.clone(), since, until })
    }

    pub const fn is_permanent(&self) -> bool {
        self.until.is_none()
    }
}

/// When the membership of a purchase ends; `None` for anything else, and before it is paid.
pub fn ends_at(purchase: &Purchase) -> Option<Timestamp> {
    let (months, since) = (purchase.terms.months?, purchase.paid_at?);
    let end = since.to_zoned(TimeZone::UTC).checked_add(months.months());
    // Only a time at the end of the calendar has no such month.
    Some(end.map_or(Timestamp::MAX, |end| end.timestamp()))
}

/// The one that counts: the permanent discount, or else what lasts longest.
pub fn best(memberships: impl IntoIterator<Item = Membership>) -> Option<Membership> {
    memberships.into_iter().max_by_key(|one| one.until.unwrap_or(Timestamp::MAX))
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;
    use crate::{
        books::Attempt,
        catalog::SkuId,
        country::CountryCode,
        email::EmailAddress,
        locale::Locale,
        money::{Currency, Money},
        payment::{AttemptState, IntentNews, Known},
        purchase::{Evidence, Kind, PurchaseTerms, State},
        refund,
    };

    const PRICE: Money = Money::new(Currency::EUR, 499);

    fn at(text: &str) -> Timestamp {
        text.parse().expect("a time")
    }

    fn order(n: u128) -> OrderNumber {
        OrderNumber::new(at("2026-11-16T10:00:00Z"), n)
    }

    /// The books of an order that was paid at that moment.
    fn paid(months: Option<i32>, moment: &str) -> Books {
        let attempt = Attempt::new(Uuid::from_u128(2).into(), 1, at(moment));
        let kind = if months.is_some() { Kind::Membership } else { Kind::Package };
        let purchase = Purchase {
            id: Uuid::from_u128(1).into(),
            own: true,
            sku: SkuId(6),
            kind,
            items: vec![PackageItem::Discount],
            money: PRICE,
            worth: PRICE.amount,
            from: None,
            state: State::Created,
            review: None,
            created_at: at(moment),
            paid_at: None,
            fulfilled_at: None,
            opened_at: None,
            disputed_at: None,
            terms: PurchaseTerms {
                email: EmailAddress::parse("grace@example.com").expect("an address"),
                hl: Locale::En,
                country: CountryCode::parse("DE").expect("a country"),
                tests: 1,
                months,
                evidence: Evidence::default(),
                member_order: None,
            },
            attempts: vec![attempt],
        };
        let mut books = Books { purchases: vec![purchase], void: false };
        let news = IntentNews {
            intent: "pi_1".to_owned(),
            attempt: Some(Uuid::from_u128(2).into()),
            known: Known { state: AttemptState::Succeeded, as_of: at(moment) },
            money: Some(PRICE),
            received: Some(PRICE),
            charge: Some("ch_1".to_owned()),
            method: Some("card".to_owned()),
            expires_at: None,
            failure: None,
            client_secret: None,
        };
        books.intent(&news, at(moment), Uuid::from_u128(3).into());
        books
    }

    #[test]
    fn a_membership_lasts_its_months_to_the_second() {
        let books = paid(Some(12), "2026-11-16T10:00:00Z");
        let of = |moment| Membership::of(&order(1), &books, at(moment));

        let member = of("2027-11-16T09:59:59Z").expect("a member");
        assert_eq!(member.until, Some(at("2027-11-16T10:00:00Z")));
        assert_eq!(of("2027-11-16T10:00:00Z"), None);
    }

    #[test]
    fn a_membership_of_a_leap_day_ends_on_the_last_of_february() {
        let books = paid(Some(12), "2028-02-29T10:00:00Z");
        assert_eq!(ends_at(&books.purchases[0]), Some(at("2029-02-28T10:00:00Z")));
    }

    #[test]
    fn the_discount_of_a_package_has_no_end() {
        let books = paid(None, "2026-11-16T10:00:00Z");
        let member = Membership::of(&order(1), &books, at("2046-11-16T10:00:00Z")).expect("a member");
        assert!(member.is_permanent());
    }

    #[test]
    fn a_refund_that_was_asked_for_ends_it_at_once() {
        for months in [None, Some(12)] {
            let mut books = paid(months, "2026-11-16T10:00:00Z");
            let now = at("2026-11-17T10:00:00Z");
            books.give_back((0, 0), refund::Reason::Buyer, now, Uuid::from_u128(4).into()).expect("a refund");

            assert_eq!(Membership::of(&order(1), &books, now), None, "{months:?}");
        }
    }

    #[test]
    fn what_lasts_longest_counts() {
        let since = at("2026-11-16T10:00:00Z");
        let one = |n, until: Option<&str>| Membership { order: order(n), since, until: until.map(at) };
        let short = one(1, Some("2027-01-01T00:00:00Z"));
        let long = one(2, Some("2027-11-16T10:00:00Z"));

        assert_eq!(best([long.clone(), short.clone()]), Some(long.clone()));
        assert_eq!(best([one(3, None), long, short]), Some(one(3, None)));
        assert_eq!(best([]), None);
    }
}

//! Tests that another order's purchase pays for: more tests of a bundle, and the tests among the items of a package.

use domain::{
    books::{Books, Purchase},
    catalog::{Catalog, ExamId, PackageItem},
    order::{OrderNumber, Status},
    purchase::State,
};
use jiff::Timestamp;
use store::{PgPool, StoreError, as_postgres_keeps, books::OpenBooks};

use super::BuyError;

/// Uses one test of a bundle for this order, or a test among the items of what was bought with the other one.
///
/// Locks are acquired first on the order that pays, then on the one that is paid for, here and wherever a purchase is
/// refunded. There are three levels: an order with a bundle pays for tests, and both pay for tests among their items,
/// which pay for nothing. Nobody waits for an order of a higher level, so there can be no deadlock.
pub async fn use_bundle(
    pool: &PgPool,
    catalog: &Catalog,
    order: &OrderNumber,
    bundle_order: &OrderNumber,
    now: Timestamp,
) -> Result<(), BuyError> {
    let now = as_postgres_keeps(now);
    if order == bundle_order {
        return Err(BuyError::NotForSale);
    }
    let mut tx = store::begin(pool).await?;
    if store::books::read(&mut tx, order).await?.owns() {
        return Err(BuyError::AlreadyPaid);
    }
    let bought = OpenBooks::lock(&mut tx, bundle_order).await?.ok_or(BuyError::UnknownOrder)?;
    let open = OpenBooks::lock(&mut tx, order).await?.ok_or(BuyError::UnknownOrder)?;
    // It may have been paid since.
    if open.books.owns() {
        return Err(BuyError::AlreadyPaid);
    }
    if open.membership || open.status == Status::Uncompleted {
        return Err(BuyError::NotForSale);
    }
    let used = if let Some((grant, item)) = catalog.listed_test(open.exam) {
        let payer = settled(payer_of_item(&bought.books, item))?;
        store::bundles::use_item(&mut tx, (payer.id, item), grant.orders, order, now).await?
    } else {
        let bundle = settled(bought.books.bundle().filter(|_| !bought.books.void))?;
        let package = catalog.package(bundle.sku);
        package.filter(|package| catalog.pays_for(package, open.exam)).ok_or(BuyError::NotForSale)?;
        store::bundles::use_one(&mut tx, bundle.id, order, now).await?
    };
    if !used {
        return Err(BuyError::BundleUsed);
    }
    tx.commit().await.map_err(StoreError::from)?;
    Ok(())
}

/// A purchase that pays for another order, unless its money is going back.
fn settled(payer: Option<&Purchase>) -> Result<&Purchase, BuyError> {
    let payer = payer.ok_or(BuyError::NotForSale)?;
    let unsettled = !payer.stays() || payer.state == State::Disputed;
    if unsettled { Err(BuyError::Unsettled) } else { Ok(payer) }
}

/// The order's own purchase through which it owns a test. An order that a bundle paid for owns none: the test comes
/// once with the bundle.
fn payer_of_item(books: &Books, item: PackageItem) -> Option<&Purchase> {
    let holds = |p: &usize| {
        let purchase = &books.purchases[*p];
        purchase.own && books.has(*p) && purchase.items.contains(&item)
    };
    (0..books.purchases.len()).find(holds).map(|p| &books.purchases[p])
}

/// A test among an order's items.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IncludedTest {
    pub item: PackageItem,
    /// The order that it was used for.
    pub taken: Option<OrderNumber>,
}

/// The tests among the items of an order's own purchases, in the order of [`PackageItem`].
pub async fn included_tests(pool: &PgPool, order: &OrderNumber) -> Result<Vec<IncludedTest>, StoreError> {
    let mut conn = pool.acquire().await?;
    let books = store::books::read(&mut conn, order).await?;
    let used = store::bundles::used_items(&mut conn, order).await?;
    let tests = PackageItem::ALL.into_iter().filter(|item| item.is_test());
    let owned = tests.filter(|item| payer_of_item(&books, *item).is_some());
    let taken = |item| used.iter().rev().find(|(used, _)| *used == item).map(|(_, order)| order.clone());
    Ok(owned.map(|item| IncludedTest { item, taken: taken(item) }).collect())
}

/// Whether an order's purchase includes the test of this exam, used or not: then its number is enough to take the test.
pub async fn includes(
    pool: &PgPool,
    catalog: &Catalog,
    order: &OrderNumber,
    exam: ExamId,
) -> Result<bool, StoreError> {
    let Some((_, item)) = catalog.listed_test(exam) else { return Ok(false) };
    let books = store::books::read(&mut *pool.acquire().await?, order).await?;
    Ok(payer_of_item(&books, item).is_some())
}

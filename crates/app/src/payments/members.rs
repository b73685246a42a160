//! Who pays the member's price: one function for every price that is shown and every price that is charged.

use domain::{
    account::AccountId,
    catalog::{AppExamId, PackageItem},
    email::EmailAddress,
    member::{Membership, best},
    order::OrderNumber,
};
use jiff::Timestamp;
use store::{PgConnection, StoreError, accounts, books::OpenBooks};

/// On what somebody bases a member's price.
#[derive(Clone, Debug, Default)]
pub struct Claim {
    /// The account that is signed in.
    pub account: Option<AccountId>,
    /// An order that may own the discount: whoever knows its number may claim it, for its own address.
    pub order: Option<OrderNumber>,
    /// Only orders of these count: those of the storefront.
    pub app_exams: Vec<AppExamId>,
}

/// Why somebody pays the member's price; `None` if they don't. `buyer` is the address that a purchase is made with,
/// `None` while nobody has typed one.
pub async fn membership(
    conn: &mut PgConnection,
    claim: &Claim,
    buyer: Option<&EmailAddress>,
    now: Timestamp,
) -> Result<Option<Membership>, StoreError> {
    let mut found = match claim.account {
        Some(account) => memberships_of(conn, account, &claim.app_exams, now).await?,
        None => Vec::new(),
    };
    if let Some(order) = &claim.order {
        found.extend(by_order(conn, order, claim, buyer, now).await?);
    }
    Ok(best(found))
}

/// Everything that makes an account a member now.
pub async fn memberships_of(
    conn: &mut PgConnection,
    account: AccountId,
    app_exams: &[AppExamId],
    now: Timestamp,
) -> Result<Vec<Membership>, StoreError> {
    let mut found = Vec::new();
    for order in accounts::orders_with_discount(conn, account, app_exams).await? {
        // Not only the purchases: a voided order owns nothing.
        let open = OpenBooks::find(conn, &order).await?;
        found.extend(open.and_then(|open| Membership::of(&order, &open.books, now)));
    }
    Ok(found)
}

/// A number may be passed on, so it counts only for purchases of the address that bought the discount.
async fn by_order(
    conn: &mut PgConnection,
    order: &OrderNumber,
    claim: &Claim,
    buyer: Option<&EmailAddress>,
    now: Timestamp,
) -> Result<Option<Membership>, StoreError> {
    let open = OpenBooks::find(conn, order).await?;
    let Some(open) = open.filter(|open| claim.app_exams.contains(&open.app_exam)) else { return Ok(None) };
    let holder = open.books.holder(PackageItem::Discount).map(|purchase| &purchase.terms.email);
    let theirs = holder.is_some_and(|owner| buyer.is_none_or(|buyer| owner.is_same_as(buyer)));
    Ok(Membership::of(order, &open.books, now).filter(|_| theirs))
}

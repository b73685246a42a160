//! The receipt of a membership: no report, but a date, and whether it renews.

use domain::catalog::SkuId;
use jiff::Timestamp;
use l10n::email;

use super::{Block, Pen, row};
use crate::mail::letter::Receipt;

impl Pen<'_> {
    pub(super) fn membership(&self, receipt: &Receipt, until: Timestamp) -> anyhow::Result<Vec<Block>> {
        let (hl, end) = (self.hl, self.date(until));
        let mut rows = vec![
            row(email::row_package(hl), self.package(receipt.sku)?),
            row(email::row_member_until(hl), email::day(hl, &end)),
        ];
        rows.extend(self.paid_rows(receipt)?);
        let mut blocks = vec![
            Block::Text(email::member_lead(hl, &end)),
            self.button(email::member_button(hl), self.account_page("user/shop", "")?),
            Block::Heading(email::receipt_heading(hl)),
            Block::Rows(rows),
        ];
        match receipt.renews_on {
            Some(on) => blocks.extend(self.renews(receipt, on)?),
            None => blocks.push(Block::Text(email::member_once(hl))),
        }
        blocks.extend(self.receipt_sign_in()?);
        blocks.push(self.money_back(receipt)?);
        Ok(blocks)
    }

    pub(super) fn is_membership(&self, sku: SkuId) -> bool {
        self.sender.catalog.package(sku).is_some_and(|package| package.months.is_some())
    }
}

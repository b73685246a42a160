//! Letters about a membership that renews: the reminder before each renewal, a renewal that failed, the end.

use jiff::Timestamp;
use l10n::email;

use super::{Block, ExamTail, Pen, row};
use crate::mail::letter::{PlanEvent, PlanLetter, Receipt};

impl Pen<'_> {
    pub(super) fn plan(&self, letter: &PlanLetter) -> anyhow::Result<(String, Vec<Block>)> {
        let (hl, money) = (self.hl, self.money(letter.money));
        let reference = Block::Rows(vec![row(email::row_order(hl), self.reference()?)]);
        Ok(match letter.event {
            PlanEvent::Reminder { on } => (
                email::plan_reminder_title(hl),
                vec![
                    Block::Text(email::plan_reminder_lead(hl, &self.date(on), &money)),
                    Block::Text(email::plan_reminder_note(hl)),
                    self.button(email::plan_cancel_button(hl), self.plan_page()?),
                    reference,
                ],
            ),
            PlanEvent::Failed => (
                email::plan_failed_title(hl),
                vec![
                    Block::Text(email::plan_failed_lead(hl, &money)),
                    Block::Text(email::plan_failed_note(hl)),
                    self.button(email::plan_cancel_button(hl), self.plan_page()?),
                    reference,
                ],
            ),
            PlanEvent::Cancelled { until } => {
                let mut blocks = vec![Block::Text(email::plan_cancelled_lead(hl))];
                blocks.extend(
                    until.map(|until| Block::Text(email::plan_cancelled_until(hl, &self.date(until)))),
                );
                blocks.push(reference);
                (email::plan_cancelled_title(hl), blocks)
            }
        })
    }

    pub(super) fn plan_subject(&self, letter: &PlanLetter) -> String {
        match letter.event {
            PlanEvent::Reminder { on } => email::subject_plan_reminder(self.hl, &self.date(on)),
            PlanEvent::Failed => email::subject_plan_failed(self.hl),
            PlanEvent::Cancelled { .. } => email::subject_plan_cancelled(self.hl),
        }
    }

    /// In the receipt: when the membership is charged again, and how to prevent it.
    pub(super) fn renews(&self, receipt: &Receipt, on: Timestamp) -> anyhow::Result<[Block; 2]> {
        let (hl, money) = (self.hl, self.money(receipt.money));
        Ok([
            Block::Text(email::member_renews(hl, &self.date(on), &money)),
            Block::Aside {
                text: email::member_cancel(hl),
                label: email::member_cancel_link(hl),
                url: self.plan_page()?,
            },
        ])
    }

    /// The page that shows the plan and cancels it by one press: opening it changes nothing. The link is in the
    /// fragment, where no server or proxy on the way sees it.
    fn plan_page(&self) -> anyhow::Result<String> {
        let link = self.links.token(self.order()?)?.as_str();
        let (catalog, app) = (self.sender.catalog, self.sender.app);
        let exam = catalog.exam(app.default_exam);
        let tail = exam.map(ExamTail::of).ok_or_else(|| anyhow::anyhow!("the storefront has no exam"))?;
        let (origin, hl) = (self.sender.origin, self.hl.code());
        Ok(format!("{origin}/paying/subscribe/check/{tail}?hl={hl}#plan={link}"))
    }
}

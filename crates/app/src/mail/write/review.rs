//! The letter that asks for a review.

use anyhow::Context;
use domain::catalog::ExamId;
use l10n::email;

use super::{Block, ExamTail, Pen};
use crate::mail::letter::ReviewLetter;

impl Pen<'_> {
    /// No reward for writing, and none for writing well: the letter says so.
    pub(super) fn review(&self, review: &ReviewLetter) -> anyhow::Result<Vec<Block>> {
        let hl = self.hl;
        let page = self.review_page(review.exam)?;
        Ok(vec![
            Block::Text(email::review_lead(hl, &self.test(review.exam)?)),
            self.button(email::review_button(hl), page.clone()),
            Block::Text(email::review_terms(hl)),
            Block::Aside {
                text: email::review_no_letters(hl),
                label: email::review_no_letters_link(hl),
                url: format!("{page}&part=letters"),
            },
        ])
    }

    fn review_page(&self, exam: ExamId) -> anyhow::Result<String> {
        let link = self.links.token(self.order()?)?.as_str();
        let exam = self.sender.catalog.exam(exam).context("the exam is gone")?;
        let (origin, tail, hl) = (self.sender.origin, ExamTail::of(exam), self.hl.code());
        Ok(format!("{origin}/review/{tail}?hl={hl}#review={link}"))
    }
}

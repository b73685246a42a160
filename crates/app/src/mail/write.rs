//! Writes letters: each kind's blocks, in the reader's language.

use anyhow::Context;
use domain::{
    catalog::{App, Catalog, ExamId, ExamKind, PackageItem, SkuId},
    email::EmailAddress,
    exam_tail::ExamTail,
    ids::LetterId,
    mail::{About, Kind},
    money::Money,
    order::OrderNumber,
    refund::Reason,
    token::Token,
};
use jiff::{Timestamp, tz::TimeZone};
use l10n::{Args, Locale, email};

use super::{
    blocks::{Block, Page},
    html::html,
    letter::{
        AddressChanged, CertificateMade, Letter, PaymentFailed, Receipt, RefundLetter, Retrieve, Withdrawal,
    },
    plain::plain,
};
use crate::{
    links,
    proofs::{Proof, Proofs},
};

mod account;
mod membership;
mod plan;
mod review;

/// The sender: the storefront and its origin on the web.
#[derive(Clone, Copy, Debug)]
pub struct Sender<'a> {
    pub catalog: &'a Catalog,
    pub app: &'a App,
    /// Scheme and host, from the configuration, never from a request.
    pub origin: &'a str,
}

/// A letter, ready to be put into an envelope.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    pub subject: String,
    pub html: String,
    pub text: String,
}

/// What tells a letter from every other.
#[derive(Clone, Copy, Debug)]
pub struct Stamp<'a> {
    pub id: LetterId,
    /// Its Message-ID before the `@`.
    pub message: &'a str,
    pub to: &'a EmailAddress,
}

/// What one letter opens: a token for each order, which opens nothing until it is stored, and the proof of the
/// address that it is sent to.
#[derive(Debug)]
pub struct Links {
    orders: Vec<(OrderNumber, Token)>,
    proof: Option<Proof>,
}

impl Links {
    pub fn new(stamp: Stamp<'_>, letter: &Letter, about: &About, proofs: &Proofs) -> Self {
        let Stamp { id, message, to } = stamp;
        let opened = letter.opens(about).into_iter();
        Self {
            orders: opened.map(|order| (order.clone(), proofs.order_link(message, to, &order))).collect(),
            proof: letter.challenge(id).map(|challenge| proofs.proof(challenge)),
        }
    }

    pub(super) const fn proof(&self) -> Option<&Proof> {
        self.proof.as_ref()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &(OrderNumber, Token)> {
        self.orders.iter()
    }

    fn token(&self, order: &OrderNumber) -> anyhow::Result<&Token> {
        let found = self.orders.iter().find(|(known, _)| known == order);
        found.map(|(_, token)| token).context("the letter has no link for the order")
    }
}

/// Writes a letter. Fails if the catalogue no longer has what it mentions, or if it isn't about what its kind
/// must be about.
pub fn write(
    letter: &Letter,
    about: &About,
    links: &Links,
    hl: Locale,
    sender: &Sender<'_>,
) -> anyhow::Result<Written> {
    let pen = Pen { hl, about, links, sender };
    let page = pen.page(letter)?;
    Ok(Written { html: html(&page, hl.tag(), &sender.app.name), text: plain(&page), subject: page.subject })
}

/// What every kind of letter needs to be written.
struct Pen<'a> {
    hl: Locale,
    about: &'a About,
    links: &'a Links,
    sender: &'a Sender<'a>,
}

impl Pen<'_> {
    fn page(&self, letter: &Letter) -> anyhow::Result<Page> {
        let hl = self.hl;
        let (title, blocks) = match letter {
            Letter::Receipt(receipt) => match receipt.member_until {
                Some(until) => (email::member_title(hl), self.membership(receipt, until)?),
                None => (email::receipt_title(hl), self.receipt(receipt)?),
            },
            Letter::Refund(refund) => (email::refund_title(hl), self.refund(refund)?),
            Letter::Withdrawal(withdrawal) => (email::withdrawal_title(hl), self.withdrawal(withdrawal)?),
            Letter::AddressChanged(change) => {
                (email::address_changed_title(hl), self.address_changed(change)?)
            }
            Letter::Retrieve(retrieve) => (email::retrieve_title(hl), self.retrieve(retrieve)?),
            Letter::PaymentFailed(failed) => {
                let title =
                    if failed.slip { email::slip_expired_title(hl) } else { email::payment_failed_title(hl) };
                (title, self.payment_failed(failed)?)
            }
            Letter::CertificateMade(made) => (email::certificate_title(hl), self.certificate_made(made)?),
            Letter::Review(review) => (email::review_title(hl), self.review(review)?),
            Letter::Plan(letter) => self.plan(letter)?,
            Letter::SignIn(letter) => self.sign_in(letter)?,
            Letter::AccountNotice(notice) => self.account_notice(notice)?,
        };
        let app = self.sender.app;
        let foot = vec![
            email::questions(hl, &app.operator.email),
            match letter {
                Letter::SignIn(_) | Letter::AccountNotice(_) => email::why_account(hl, &app.name),
                _ => email::why(hl, &app.name),
            },
            format!("{}, {}", app.operator.name, app.operator.address),
        ];
        Ok(Page { subject: self.subject(letter), title, blocks, foot })
    }

    fn subject(&self, letter: &Letter) -> String {
        let hl = self.hl;
        match letter {
            Letter::Refund(refund) => email::subject_refund(hl, &self.money(refund.money)),
            Letter::PaymentFailed(failed) if failed.slip => email::subject_slip_expired(hl),
            Letter::Receipt(Receipt { member_until: Some(_), .. }) => {
                email::subject_member(hl, &self.sender.app.name)
            }
            Letter::Plan(letter) => self.plan_subject(letter),
            Letter::SignIn(letter) => self.sign_in_subject(letter),
            Letter::AccountNotice(notice) => self.account_subject(&notice.event),
            other => match other.kind() {
                Kind::Receipt | Kind::Refund | Kind::Plan | Kind::SignIn | Kind::AccountNotice => {
                    email::subject_receipt(hl, &self.sender.app.name)
                }
                Kind::Withdrawal => email::subject_withdrawal(hl),
                Kind::AddressChanged => email::subject_address_changed(hl),
                Kind::Retrieve => email::subject_retrieve(hl),
                Kind::PaymentFailed => email::subject_payment_failed(hl),
                Kind::CertificateMade => email::subject_certificate(hl),
                Kind::Review => email::subject_review(hl),
            },
        }
    }

    fn receipt(&self, receipt: &Receipt) -> anyhow::Result<Vec<Block>> {
        let hl = self.hl;
        let mut blocks = vec![
            Block::Text(email::receipt_lead(hl, &self.test(receipt.exam)?)),
            self.button(
                email::receipt_button(hl),
                self.address("report/result", receipt.exam, self.order()?)?,
            ),
        ];
        if receipt.tests_left > 0 {
            blocks.push(Block::Text(email::receipt_tests_left(hl, receipt.tests_left.into())));
        }
        let mut rows = vec![
            row(email::row_package(hl), self.package(receipt.sku)?),
            row(email::row_test(hl), self.test(receipt.exam)?),
            (
                email::row_contains(hl),
                receipt.items.iter().map(|item| self.bought(receipt.exam, *item)).collect(),
            ),
        ];
        rows.extend(self.paid_rows(receipt)?);
        blocks.push(Block::Heading(email::receipt_heading(hl)));
        blocks.push(Block::Rows(rows));
        blocks.push(Block::Text(email::receipt_once(hl)));
        if receipt.member {
            blocks.push(Block::Text(email::receipt_member(hl)));
        }
        if receipt.supply && receipt.waiver {
            blocks.push(Block::Text(email::receipt_consent(hl)));
        }
        blocks.extend(self.receipt_sign_in()?);
        blocks.push(self.money_back(receipt)?);
        Ok(blocks)
    }

    /// What a receipt says about the payment and its parties.
    fn paid_rows(&self, receipt: &Receipt) -> anyhow::Result<Vec<(String, Vec<String>)>> {
        let hl = self.hl;
        let mut rows = vec![
            row(email::row_paid(hl), email::money_with_tax(hl, &self.money(receipt.money))),
            row(email::row_paid_on(hl), email::day(hl, &self.date(receipt.paid_at))),
        ];
        if let Some(method) = receipt.method.as_deref().and_then(|code| self.method(code)) {
            rows.push(row(email::row_method(hl), method));
        }
        let seller = &self.sender.app.operator;
        rows.push(row(email::row_order(hl), self.reference()?));
        rows.push((email::row_seller(hl), vec![seller.name.clone(), seller.address.clone()]));
        Ok(rows)
    }

    fn money_back(&self, receipt: &Receipt) -> anyhow::Result<Block> {
        Ok(Block::Aside {
            text: email::receipt_money_back(self.hl),
            label: email::receipt_money_back_link(self.hl),
            url: self.address("support", receipt.exam, self.order()?)?,
        })
    }

    fn refund(&self, refund: &RefundLetter) -> anyhow::Result<Vec<Block>> {
        let (hl, money) = (self.hl, self.money(refund.money));
        let lead = match refund.reason {
            Reason::Buyer => email::refund_buyer(hl, &money),
            Reason::Withdrawal => email::refund_withdrawal(hl, &money),
            Reason::Double => email::refund_double(hl, &money),
            Reason::Undelivered => email::refund_undelivered(hl, &money),
            Reason::Abnormal => email::refund_abnormal(hl, &money),
            Reason::Operator => email::refund_operator(hl, &money),
            Reason::Cancelled => email::refund_cancelled(hl, &money),
            Reason::Overlap => email::refund_overlap(hl, &money),
            Reason::WithBase => email::refund_with_base(hl, &money),
        };
        let rows = vec![
            row(email::row_amount(hl), money),
            row(email::row_requested(hl), email::day(hl, &self.date(refund.requested_at))),
            row(email::row_order(hl), self.reference()?),
        ];
        let way = if refund.to_bank { email::refund_bank(hl) } else { email::refund_way(hl) };
        Ok(vec![Block::Text(lead), Block::Text(way), Block::Rows(rows)])
    }

    fn withdrawal(&self, withdrawal: &Withdrawal) -> anyhow::Result<Vec<Block>> {
        let hl = self.hl;
        let mut rows = vec![
            row(email::row_declaration(hl), email::withdrawal_words(hl, &self.package(withdrawal.sku)?)),
            row(email::row_name(hl), withdrawal.name.clone()),
            row(email::row_received(hl), self.moment(withdrawal.declared_at)),
            row(email::row_order(hl), self.reference()?),
        ];
        if !self.is_membership(withdrawal.sku) {
            rows.push(row(email::row_test(hl), self.test(withdrawal.exam)?));
        }
        Ok(vec![
            Block::Text(email::withdrawal_lead(hl)),
            Block::Rows(rows),
            Block::Text(if withdrawal.to_bank {
                email::refund_bank(hl)
            } else {
                email::withdrawal_money(hl)
            }),
        ])
    }

    /// No link: the old address may be a stranger's.
    fn address_changed(&self, change: &AddressChanged) -> anyhow::Result<Vec<Block>> {
        let hl = self.hl;
        let rows = vec![
            row(email::row_changed(hl), self.moment(change.at)),
            row(email::row_order(hl), self.reference()?),
        ];
        let seller = &self.sender.app.operator.email;
        Ok(vec![
            Block::Text(email::address_changed_lead(hl, &change.old_masked, &change.new_masked)),
            Block::Rows(rows),
            Block::Text(email::address_changed_not_you(hl, seller)),
        ])
    }

    fn retrieve(&self, retrieve: &Retrieve) -> anyhow::Result<Vec<Block>> {
        let hl = self.hl;
        let links = retrieve.links.iter().map(|link| {
            let label = email::retrieve_link(hl, &self.test(link.exam)?, &self.date(link.finished_at));
            let order = OrderNumber::parse(&link.order).context("a link to no order")?;
            Ok((label, self.address("report/result", link.exam, &order)?))
        });
        Ok(vec![
            Block::Text(email::retrieve_lead(hl)),
            Block::Links(links.collect::<anyhow::Result<_>>()?),
            Block::Text(email::retrieve_not_you(hl)),
        ])
    }

    fn payment_failed(&self, failed: &PaymentFailed) -> anyhow::Result<Vec<Block>> {
        let hl = self.hl;
        let membership = self.is_membership(failed.sku);
        let page = if membership { "membership=1&".to_owned() } else { format!("skuId={}&", failed.sku) };
        let again = self.address_with("payPage", failed.exam, self.order()?, &page)?;
        let (money, package) = (self.money(failed.money), self.package(failed.sku)?);
        let lead = if failed.slip {
            email::slip_expired_lead(hl, &money, &package)
        } else {
            email::payment_failed_lead(hl, &money, &package)
        };
        let mut blocks = vec![Block::Text(lead), self.button(email::payment_failed_button(hl), again)];
        if !membership {
            blocks.push(Block::Text(email::payment_failed_kept(hl)));
        }
        blocks.push(Block::Rows(vec![row(email::row_order(hl), self.reference()?)]));
        Ok(blocks)
    }

    fn certificate_made(&self, made: &CertificateMade) -> anyhow::Result<Vec<Block>> {
        let hl = self.hl;
        // The name is empty if the certificate was revoked before the letter was sent.
        let name = Some(&made.name).filter(|name| !name.is_empty());
        let mut rows: Vec<_> = name.map(|name| row(email::row_name(hl), name.clone())).into_iter().collect();
        rows.extend([
            row(email::row_test(hl), self.test(made.exam)?),
            row(email::row_made(hl), self.moment(made.at)),
            row(email::row_order(hl), self.reference()?),
        ]);
        let check = format!("{}/verify/{}", self.sender.origin, made.token);
        Ok(vec![
            Block::Text(email::certificate_lead(hl)),
            Block::Rows(rows),
            self.button(email::certificate_button(hl), check),
            Block::Aside {
                text: email::certificate_revoke(hl),
                label: email::certificate_revoke_link(hl),
                url: self.address("report/result", made.exam, self.order()?)?,
            },
        ])
    }

    fn button(&self, label: String, url: String) -> Block {
        Block::Button { label, url, hint: email::link_hint(self.hl) }
    }

    /// A page about an order, in the reader's language.
    fn address(&self, page: &str, exam: ExamId, order: &OrderNumber) -> anyhow::Result<String> {
        self.address_with(page, exam, order, "")
    }

    /// The link is in the fragment, where no server or proxy on the way sees it. Exam codes and tokens need no
    /// escaping in a URL.
    fn address_with(
        &self,
        page: &str,
        exam: ExamId,
        order: &OrderNumber,
        query: &str,
    ) -> anyhow::Result<String> {
        let exam = self.sender.catalog.exam(exam).context("the exam is gone")?;
        let (origin, tail, hl) = (self.sender.origin, ExamTail::of(exam), self.hl.code());
        let link = self.links.token(order)?.as_str();
        Ok(format!("{origin}/{page}/{tail}?{query}hl={hl}#link={link}"))
    }

    fn test(&self, exam: ExamId) -> anyhow::Result<String> {
        let exam = self.sender.catalog.exam(exam).context("the exam is gone")?;
        exam.name.get(&self.hl).cloned().context("the exam has no name in this language")
    }

    fn package(&self, sku: SkuId) -> anyhow::Result<String> {
        let package = self.sender.catalog.package(sku).context("the package is gone")?;
        if package.months.is_some() {
            return Ok(l10n::account::member_title(self.hl));
        }
        let code = package.code.to_lowercase();
        let ids = [format!("checkout-package-{code}-name"), format!("packages-{code}-name")];
        let name = ids.iter().find_map(|id| l10n::format(self.hl, id, &Args::new()));
        name.with_context(|| format!("package {code} has no name"))
    }

    /// The name of an item that was bought for an order of this exam, with a note if it can't be used yet.
    fn bought(&self, exam: ExamId, item: PackageItem) -> String {
        let kind = self.sender.catalog.exam(exam).map(|exam| exam.kind);
        let name = match item {
            PackageItem::Report if kind == Some(ExamKind::Questionnaire) => {
                l10n::packages::report_name(self.hl)
            }
            PackageItem::Career => l10n::packages::career_name(self.hl),
            item => self.item(item),
        };
        if self.sender.catalog.is_available(item) { name } else { email::item_later(self.hl, &name) }
    }

    fn item(&self, item: PackageItem) -> String {
        let id = format!("checkout-item-{}-name", item.code().replace('_', "-"));
        l10n::format(self.hl, &id, &Args::new()).unwrap_or_else(|| item.code().to_owned())
    }

    /// The common name of a payment method; `None` for one without a name.
    fn method(&self, code: &str) -> Option<String> {
        let name = match code {
            "card" => return Some(email::method_card(self.hl)),
            "alipay" => "Alipay",
            "bancontact" => "Bancontact",
            "boleto" => "Boleto",
            "eps" => "eps",
            "ideal" => "iDEAL",
            "kakao_pay" => "KakaoPay",
            "klarna" => "Klarna",
            "konbini" => "Konbini",
            "link" => "Link",
            "naver_pay" => "Naver Pay",
            "oxxo" => "OXXO",
            "p24" => "Przelewy24",
            "payco" => "PAYCO",
            "paypal" => "PayPal",
            "pix" => "Pix",
            "sepa_debit" => "SEPA",
            "twint" => "TWINT",
            "wechat_pay" => "WeChat Pay",
            _ => return None,
        };
        Some(name.to_owned())
    }

    fn money(&self, money: Money) -> String {
        l10n::money(self.hl, money)
    }

    fn date(&self, at: Timestamp) -> String {
        l10n::date(self.hl, at.to_zoned(TimeZone::UTC).date())
    }

    fn moment(&self, at: Timestamp) -> String {
        let time = at.to_zoned(TimeZone::UTC).time();
        email::moment(self.hl, &self.date(at), &format!("{:02}:{:02}", time.hour(), time.minute()))
    }

    fn order(&self) -> anyhow::Result<&OrderNumber> {
        self.about.order().context("the letter is about no order")
    }

    /// Enough to talk about the order; it opens nothing.
    fn reference(&self) -> anyhow::Result<String> {
        Ok(links::reference(self.order()?).to_string())
    }
}

fn row(name: String, value: String) -> (String, Vec<String>) {
    (name, vec![value])
}

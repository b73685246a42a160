//! Sample letters for previews and tests: every kind, every reason, every optional part.

use domain::{
    account::{ChallengeId, ExportId, Provider},
    catalog::{AppId, ExamId, PackageItem, SkuId},
    country::CountryCode,
    email::EmailAddress,
    mail::About,
    money::{Currency, Money},
    order::OrderNumber,
    refund::Reason,
};
use jiff::Timestamp;

use uuid::Uuid;

use super::{
    Links, Stamp,
    letter::{
        AccountEvent, AccountNotice, AddressChanged, CertificateMade, Letter, Link, PaymentFailed, PlanEvent,
        PlanLetter, Receipt, RefundLetter, Retrieve, ReviewLetter, SignInLetter, SignInReason, Withdrawal,
    },
};
use crate::proofs::Proofs;

#[derive(Clone, Debug)]
pub struct Sample {
    /// Usable as a file name.
    pub name: String,
    pub about: About,
    pub letter: Letter,
}

pub fn samples() -> Vec<Sample> {
    let mut samples = vec![
        named("receipt-eu", Letter::Receipt(receipt())),
        named("receipt-japan", Letter::Receipt(receipt_japan())),
        named("receipt-bundle", Letter::Receipt(receipt_bundle())),
        named("receipt-member", Letter::Receipt(receipt_member())),
        named(
            "payment-failed-member",
            Letter::PaymentFailed(PaymentFailed {
                exam: ExamId(1),
                sku: SkuId(6),
                money: Money::new(Currency::EUR, 499),
                slip: false,
            }),
        ),
        named(
            "withdrawal",
            Letter::Withdrawal(Withdrawal {
                exam: ExamId(1),
                sku: SkuId(2),
                name: "Zoë “O’Neil” <b>Ünal</b> & Söhne".to_owned(),
                declared_at: at("2026-11-16T08:05:00Z"),
                to_bank: false,
            }),
        ),
        named(
            "withdrawal-japan",
            Letter::Withdrawal(Withdrawal {
                exam: ExamId(1),
                sku: SkuId(2),
                name: "山田花子".to_owned(),
                declared_at: at("2026-11-16T08:05:00Z"),
                to_bank: true,
            }),
        ),
        named(
            "refund-japan",
            Letter::Refund(RefundLetter {
                exam: ExamId(1),
                money: Money::new(Currency::JPY, 128_000),
                reason: Reason::Buyer,
                requested_at: at("2026-11-16T08:05:00Z"),
                to_bank: true,
            }),
        ),
        named(
            "address-changed",
            Letter::AddressChanged(AddressChanged {
                exam: ExamId(1),
                old_masked: "a…@gmial.com".to_owned(),
                new_masked: "a…@gmail.com".to_owned(),
                at: at("2026-11-15T10:07:00Z"),
            }),
        ),
        named("review", Letter::Review(ReviewLetter { exam: ExamId(1) })),
        named("retrieve", Letter::Retrieve(Retrieve { links: links() })),
        named(
            "payment-failed",
            Letter::PaymentFailed(PaymentFailed {
                exam: ExamId(1),
                sku: SkuId(2),
                money: Money::new(Currency::JPY, 128_000),
                slip: false,
            }),
        ),
        named(
            "slip-expired",
            Letter::PaymentFailed(PaymentFailed {
                exam: ExamId(1),
                sku: SkuId(2),
                money: Money::new(Currency::JPY, 128_000),
                slip: true,
            }),
        ),
        named(
            "certificate-made",
            Letter::CertificateMade(CertificateMade {
                exam: ExamId(1),
                name: "Zoë “O’Neil” <b>Ünal</b> & Söhne".to_owned(),
                token: "0123456789abcdef0123456789abcdef".to_owned(),
                at: at("2026-11-16T08:05:00Z"),
            }),
        ),
    ];
    samples.extend(Reason::ALL.iter().map(|reason| {
        let letter = RefundLetter {
            exam: ExamId(1),
            money: Money::new(Currency::EUR, 799),
            reason: *reason,
            requested_at: at("2026-11-16T08:05:00Z"),
            to_bank: false,
        };
        named(&format!("refund-{}", reason.code()), Letter::Refund(letter))
    }));
    samples.extend(plan_samples());
    samples.extend(account_samples());
    samples
}

fn plan_samples() -> impl Iterator<Item = Sample> {
    let until = at("2027-11-15T10:00:00Z");
    let events = [
        ("plan-reminder", PlanEvent::Reminder { on: until }),
        ("plan-failed", PlanEvent::Failed),
        ("plan-cancelled", PlanEvent::Cancelled { until: Some(until) }),
        ("plan-cancelled-at-once", PlanEvent::Cancelled { until: None }),
    ];
    let money = Money::new(Currency::EUR, 499);
    let letters = events.map(|(name, event)| {
        named(name, Letter::Plan(PlanLetter { app: AppId(1), money, months: 12, event }))
    });
    let receipt = Receipt { renews_on: Some(until), ..receipt_member() };
    letters.into_iter().chain([named("receipt-plan", Letter::Receipt(receipt))])
}

fn account_samples() -> impl Iterator<Item = Sample> {
    let sign_in = [
        ("sign-in", SignInReason::SignIn),
        ("register", SignInReason::Register),
        ("already-registered", SignInReason::AlreadyRegistered),
        ("password-code", SignInReason::Password),
    ];
    let notices = [
        (
            "new-device",
            AccountEvent::NewDevice { browser: "Firefox".to_owned(), system: "Windows".to_owned() },
        ),
        ("password-set", AccountEvent::PasswordSet),
        ("password-changed", AccountEvent::PasswordChanged),
        ("passkey-added", AccountEvent::PasskeyAdded { name: "iPhone".to_owned() }),
        ("passkey-removed", AccountEvent::PasskeyRemoved { name: "iPhone".to_owned() }),
        ("passkey-disabled", AccountEvent::PasskeyDisabled { name: "iPhone".to_owned() }),
        ("provider-connected", AccountEvent::ProviderConnected { provider: Provider::Google }),
        ("provider-disconnected", AccountEvent::ProviderDisconnected { provider: Provider::Apple }),
        ("export-ready", AccountEvent::ExportReady { export: ExportId::from(Uuid::nil()) }),
        ("account-deleted", AccountEvent::Deleted),
    ];
    let challenge = ChallengeId::from(Uuid::nil());
    let sign_in = sign_in
        .map(|(name, reason)| named(name, Letter::SignIn(SignInLetter { app: AppId(1), challenge, reason })));
    let notices = notices.map(|(name, event)| {
        let notice = AccountNotice { app: AppId(1), event, at: at("2026-11-16T08:05:00Z") };
        named(name, Letter::AccountNotice(notice))
    });
    sign_in.into_iter().chain(notices)
}

/// A key for letters that nobody gets.
pub fn sample_proofs() -> Proofs {
    Proofs::new("c2FtcGxlLWtleS1vZi1sZXR0ZXJzLW5vYm9keS1nZXQ=", "").expect("32 bytes")
}

/// The links of such a letter.
pub fn sample_links(letter: &Letter, about: &About) -> Links {
    let to = EmailAddress::parse("ada@example.com").expect("an address");
    Links::new(
        Stamp { id: Uuid::nil().into(), message: "sample.1", to: &to },
        letter,
        about,
        &sample_proofs(),
    )
}

fn order() -> OrderNumber {
    OrderNumber::new(at("2026-11-15T09:58:00Z"), 0x0123_4567_89ab_cdef_0123_4567)
}

fn receipt() -> Receipt {
    Receipt {
        exam: ExamId(1),
        sku: SkuId(2),
        items: PackageItem::ALL[..4].to_vec(),
        money: Money::new(Currency::EUR, 799),
        method: Some("card".to_owned()),
        paid_at: at("2026-11-15T10:00:00Z"),
        country: country("DE"),
        supply: true,
        waiver: true,
        member: false,
        member_until: None,
        renews_on: None,
        tests_left: 0,
    }
}

fn receipt_japan() -> Receipt {
    Receipt {
        sku: SkuId(4),
        items: PackageItem::ALL.to_vec(),
        money: Money::new(Currency::JPY, 198_000),
        method: Some("konbini".to_owned()),
        country: country("JP"),
        supply: false,
        waiver: false,
        member: true,
        ..receipt()
    }
}

fn receipt_bundle() -> Receipt {
    Receipt {
        sku: SkuId(5),
        money: Money::new(Currency::USD, 1_598),
        method: None,
        tests_left: 2,
        ..receipt()
    }
}

fn receipt_member() -> Receipt {
    Receipt {
        sku: SkuId(6),
        items: vec![PackageItem::Discount],
        money: Money::new(Currency::EUR, 499),
        supply: false,
        waiver: false,
        member: true,
        member_until: Some(at("2027-11-15T10:00:00Z")),
        ..receipt()
    }
}

fn links() -> Vec<Link> {
    [(1, "2026-11-15T09:58:00Z"), (2, "2026-10-01T00:00:00Z")]
        .map(|(exam, finished)| Link::new(&order(), ExamId(exam), at(finished)))
        .to_vec()
}

fn named(name: &str, letter: Letter) -> Sample {
    let about = match letter {
        Letter::Retrieve(_)
        | Letter::SignIn(_)
        | Letter::AccountNotice(AccountNotice { event: AccountEvent::Deleted, .. }) => About::Address,
        Letter::AccountNotice(_) => About::Account(Uuid::nil().into()),
        _ => About::Order(order()),
    };
    Sample { name: name.to_owned(), about, letter }
}

fn at(time: &str) -> Timestamp {
    time.parse().expect("a time")
}

fn country(code: &str) -> CountryCode {
    CountryCode::parse(code).expect("a country")
}

//! Every letter in every language, and what must never be in one.

use std::{collections::BTreeSet, path::Path, sync::OnceLock};

use domain::{catalog::Catalog, mail::Kind};
use l10n::Locale;
use proptest::prelude::*;

use super::{samples::Sample, *};

fn catalog() -> &'static Catalog {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    CATALOG.get_or_init(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
        crate::content::read(&folder).expect("the content is readable").catalog
    })
}

fn written(sample: &Sample, hl: Locale) -> Written {
    let (catalog, origin) = (catalog(), "https://tessera.example");
    let sender = Sender { catalog, app: &catalog.apps[0], origin };
    let links = sample_links(&sample.letter, &sample.about);
    write(&sample.letter, &sample.about, &links, hl, &sender).expect("it can be written")
}

fn receipt() -> Sample {
    samples().into_iter().find(|sample| sample.name == "receipt-eu").expect("there is one")
}

#[test]
fn every_kind_has_a_sample() {
    let kinds: BTreeSet<Kind> = samples().iter().map(|sample| sample.letter.kind()).collect();
    assert_eq!(kinds, Kind::ALL.iter().copied().collect());
}

#[test]
fn every_letter_can_be_written_in_every_language() {
    for (sample, hl) in samples().iter().flat_map(|sample| Locale::ALL.map(|hl| (sample, hl))) {
        let letter = written(sample, hl);
        assert!(letter.html.contains(&format!("<html lang=\"{}\"", hl.tag())), "{} {hl}", sample.name);
        for text in [&letter.subject, &letter.html, &letter.text] {
            for hole in ["{ $", "checkout-", "email-", "{$", "null", "None"] {
                assert!(!text.contains(hole), "{hole} in {} {hl}: {text}", sample.name);
            }
        }
        assert!(
            !letter.subject.contains(['\r', '\n']) && letter.subject.chars().count() < 78,
            "{}",
            letter.subject
        );
    }
}

#[test]
fn a_letter_survives_storing_and_reading() {
    for sample in samples() {
        let json = sample.letter.to_json();
        let read: Letter = serde_json::from_value(json.clone()).expect("readable");
        assert_eq!(read, sample.letter);
        assert_eq!(json["kind"], sample.letter.kind().code());
    }
}

#[test]
fn a_receipt_states_what_the_law_requires_and_the_buyer_needs() {
    let sample = receipt();
    let letter = written(&sample, Locale::En);
    let order = sample.about.order().expect("a receipt is about an order");
    let reference = crate::links::reference(order).to_string();
    for text in [&letter.text, &letter.html] {
        for part in [
            "Solutions",
            "€7,99, tax included",
            "November 15, 2026 (UTC)",
            "Card",
            "no subscription",
            "right of withdrawal",
            "https://tessera.example/report/result/iq-1?hl=EN#link=",
            "https://tessera.example/support/iq-1?hl=EN#link=",
            &reference,
            &catalog().apps[0].operator.address,
        ] {
            assert!(text.contains(part), "{part} in {text}");
        }
    }
}

#[test]
fn no_consent_is_confirmed_where_the_law_requires_none() {
    let japan = samples().into_iter().find(|sample| sample.name == "receipt-japan").expect("there is one");
    assert!(!written(&japan, Locale::En).text.contains("right of withdrawal"));
}

#[test]
fn the_receipt_of_a_membership_names_its_end_and_promises_no_report() {
    let sample = samples().into_iter().find(|sample| sample.name == "receipt-member").expect("there is one");
    let letter = written(&sample, Locale::En);
    for text in [&letter.text, &letter.html] {
        for part in [
            "November 15, 2027",
            "€4,99, tax included",
            "nothing renews",
            "https://tessera.example/user/shop/iq-1?hl=EN",
            "https://tessera.example/support/iq-1?hl=EN#link=",
        ] {
            assert!(text.contains(part), "{part} in {text}");
        }
        assert!(!text.contains("report/result") && !text.contains("no end date"), "{text}");
    }
    assert!(!letter.subject.contains("report"), "{}", letter.subject);
}

#[test]
fn an_old_address_gets_no_link() {
    let sample =
        samples().into_iter().find(|s| s.letter.kind() == Kind::AddressChanged).expect("there is one");
    let letter = written(&sample, Locale::En);
    assert!(!letter.html.contains("href") && !letter.text.contains("http"), "{}", letter.html);
}

#[test]
fn no_letter_contains_an_order_number() {
    for sample in samples() {
        let letter = written(&sample, Locale::De);
        let orders = sample.letter.opens(&sample.about).into_iter().chain(sample.about.order().cloned());
        // Not even the end of one.
        let secrets: Vec<String> = orders.map(|order| order.as_str()[22..].to_owned()).collect();
        let orderless = matches!(sample.letter.kind(), Kind::SignIn | Kind::AccountNotice);
        assert_eq!(secrets.is_empty(), orderless, "{}", sample.name);
        for text in [letter.subject, letter.html, letter.text] {
            assert!(secrets.iter().all(|secret| !text.contains(secret)), "{text}");
        }
    }
}

#[test]
fn a_letter_that_needs_an_order_is_not_written_without_one() {
    let catalog = catalog();
    let sender = Sender { catalog, app: &catalog.apps[0], origin: "https://tessera.example" };
    for sample in samples().iter().filter(|sample| sample.about.order().is_some()) {
        let links = sample_links(&sample.letter, &About::Address);
        let written = write(&sample.letter, &About::Address, &links, Locale::En, &sender);
        assert_eq!(
            written.expect_err("rejected").to_string(),
            "the letter is about no order",
            "{}",
            sample.name
        );
    }
}

#[test]
fn letters_about_different_things_have_different_digests() {
    let [one, other] = [1, 2].map(|n| LetterId::from(Uuid::from_u128(n)));
    let order = |random| About::Order(domain::order::OrderNumber::new(Timestamp::UNIX_EPOCH, random));
    let account = |n| About::Account(Uuid::from_u128(n).into());
    assert_eq!(digest(&order(1), one), digest(&order(1), other));
    assert_ne!(digest(&order(1), one), digest(&order(2), one));
    assert_eq!(digest(&account(1), one), digest(&account(1), other));
    assert_ne!(digest(&account(1), one), digest(&account(2), one));
    assert_ne!(digest(&About::Address, one), digest(&About::Address, other));
}

#[test]
fn every_link_to_an_order_opens_in_the_readers_language() {
    for sample in samples() {
        let text = written(&sample, Locale::Hk).text;
        for link in text.split_whitespace().filter(|word| word.contains("#link=")) {
            assert!(link.contains("hl=HK#link="), "{link}");
        }
    }
}

#[test]
fn a_letter_loads_no_external_resource() {
    for sample in samples() {
        let html = written(&sample, Locale::En).html;
        for part in ["<img", "src=", "url(", "<script", "<link", "@import", "<iframe", "background=\""] {
            assert!(!html.contains(part), "{part} in {}", sample.name);
        }
    }
}

fn withdrawal(name: String) -> Sample {
    let mut sample =
        samples().into_iter().find(|s| s.letter.kind() == Kind::Withdrawal).expect("there is one");
    if let Letter::Withdrawal(withdrawal) = &mut sample.letter {
        withdrawal.name = name;
    }
    sample
}

/// The tags alone: they show whether a name became markup.
fn tags(html: &str) -> Vec<&str> {
    html.split('<').skip(1).map(|rest| rest.split('>').next().expect("a tag ends")).collect()
}

proptest! {
    #[test]
    fn any_name_stays_text(name in "\\PC{0,40}|[<>\"'&/a-z ]{0,60}") {
        let plain = written(&withdrawal("x".to_owned()), Locale::En).html;
        let html = written(&withdrawal(name), Locale::En).html;
        prop_assert_eq!(tags(&html), tags(&plain));
    }
}

#[test]
fn a_hostile_name_is_shown_as_it_was_typed() {
    let letter = written(&withdrawal("<img src=x onerror=alert(1)>\"'&".to_owned()), Locale::En);
    assert!(letter.html.contains("&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;"));
}

fn names() -> Vec<String> {
    serde_json::from_str(include_str!("../../../report/tests/hostile-names.json")).expect("names")
}

/// Every letter with a name in it, with this one.
fn letters_naming(name: &str) -> Vec<Sample> {
    let mut letters = samples();
    letters.retain_mut(|sample| {
        let place = match &mut sample.letter {
            Letter::CertificateMade(made) => &mut made.name,
            Letter::Withdrawal(withdrawal) => &mut withdrawal.name,
            Letter::AccountNotice(AccountNotice {
                event:
                    AccountEvent::PasskeyAdded { name }
                    | AccountEvent::PasskeyRemoved { name }
                    | AccountEvent::PasskeyDisabled { name },
                ..
            }) => name,
            _ => return false,
        };
        name.clone_into(place);
        true
    });
    letters
}

#[test]
fn three_hundred_hostile_names_in_any_letter_stay_text() {
    let plain: Vec<Written> = letters_naming("x").iter().map(|sample| written(sample, Locale::De)).collect();
    assert!(plain.len() >= 5, "{}", plain.len());

    for typed in &names() {
        for (sample, plain) in letters_naming(typed).iter().zip(&plain) {
            let letter = written(sample, Locale::De);
            assert_eq!(tags(&letter.html), tags(&plain.html), "{}: {typed:?}", sample.name);
            assert_eq!(letter.subject, plain.subject, "{}: {typed:?}", sample.name);
        }
        let Some(name) = domain::name::DisplayName::parse(typed) else { continue };
        for (sample, plain) in letters_naming(name.as_str()).iter().zip(&plain) {
            let letter = written(sample, Locale::De);
            assert_eq!(letter.text.lines().count(), plain.text.lines().count(), "{}: {typed:?}", sample.name);
            assert!(letter.text.contains(name.as_str()), "{}: {typed:?}", sample.name);
        }
    }
}

#[test]
fn three_hundred_hostile_names_on_certificates_stay_text() {
    let names = names();
    let sample = |name: &str| {
        let mut sample =
            samples().into_iter().find(|s| s.letter.kind() == Kind::CertificateMade).expect("there is one");
        if let Letter::CertificateMade(made) = &mut sample.letter {
            name.clone_into(&mut made.name);
        }
        sample
    };
    let plain = written(&sample("x"), Locale::En);

    for typed in &names {
        assert_eq!(tags(&written(&sample(typed), Locale::En).html), tags(&plain.html), "{typed:?}");
        let Some(name) = domain::name::DisplayName::parse(typed) else { continue };
        let letter = written(&sample(name.as_str()), Locale::En);
        assert_eq!(letter.text, plain.text.replace("Name: x\n", &format!("Name: {}\n", name.as_str())));
        assert_eq!(letter.subject, plain.subject);
    }
}

//! Applying content: all or nothing, and idempotent.

use app::{
    bank::LiveBank,
    catalog::{Applied, ApplyError, LiveCatalog, apply},
    content::Content,
};
use domain::{
    catalog::{CatalogFault, ExamId, SkuId},
    country::CountryCode,
    legal::ProtocolKind,
    locale::Locale,
    money::{Currency, PriceError},
};
use jiff::Timestamp;
use sqlx::PgPool;

use crate::harness::content;

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn applied_content_reads_back_unchanged(pool: PgPool) {
    let content = content();

    apply(&pool, &content, Timestamp::now()).await.expect("applied");

    let stored = store::catalog::load(&mut pool.acquire().await.expect("a connection")).await.expect("read");
    assert_eq!(stored, content.catalog.sorted());
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_shop_sells_in_at_least_25_countries(pool: PgPool) {
    apply(&pool, &content(), Timestamp::now()).await.expect("applied");

    let stored = store::catalog::load(&mut pool.acquire().await.expect("a connection")).await.expect("read");

    assert!(stored.prices.iter().filter(|p| p.country != CountryCode::ELSEWHERE).count() >= 25);
    let tests: Vec<_> = stored.packages.iter().map(|package| stored.tests_of(package)).collect();
    assert_eq!(tests, [1, 1, 1, 1, 3, 1, 1, 1], "packages, three tests at once, and the membership");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn applying_again_changes_nothing(pool: PgPool) {
    let now = Timestamp::now();

    let first = apply(&pool, &content(), now).await.expect("applied");
    let second = apply(&pool, &content(), now).await.expect("applied again");

    assert_eq!(first, Applied { catalog_changed: true, texts_published: 54, instruments_published: 4 });
    assert_eq!(second, Applied { catalog_changed: false, texts_published: 0, instruments_published: 0 });
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_published_questionnaire_changes_only_with_a_higher_version(pool: PgPool) {
    apply(&pool, &content(), Timestamp::now()).await.expect("applied");
    let changed = |change: fn(&mut store::instruments::Instrument)| {
        let mut content = content();
        change(content.instruments.iter_mut().find(|one| one.code == "eq").expect("an instrument"));
        content
    };
    let spaced = changed(|eq| eq.definition = eq.definition.replacen("params = ", "params  = ", 1));
    let word = changed(|eq| {
        eq.words.entry(Locale::De).and_modify(|words| words.push('\n'));
    });
    for content in [spaced, word] {
        let refused = apply(&pool, &content, Timestamp::now()).await;
        assert!(
            matches!(&refused, Err(ApplyError::ChangedInstruments(of)) if *of == ["eq 1"]),
            "{refused:?}"
        );
    }

    let bank = LiveBank::default();
    assert!(bank.refresh(&pool).await.expect("read"));
    let forms = bank.current().forms.len();
    let next = changed(|eq| {
        eq.version = 2;
        eq.definition = eq.definition.replacen("version = 1", "version = 2", 1);
    });
    let applied = apply(&pool, &next, Timestamp::now()).await.expect("a new version");

    assert_eq!(applied, Applied { catalog_changed: false, texts_published: 0, instruments_published: 1 });
    assert!(bank.refresh(&pool).await.expect("read"), "running processes hear of it");
    assert!(bank.current().forms.len() > forms, "and keep the forms of the first version");
    assert!(bank.current().live(ExamId(5)).iter().all(|form| form.newest().parameters == 2));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_exam_without_its_questionnaire_is_refused(pool: PgPool) {
    let refused = async |change: fn(&mut Content)| {
        let mut content = content();
        change(&mut content);
        match apply(&pool, &content, Timestamp::now()).await {
            Err(ApplyError::Instruments(faults)) => faults,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(
        refused(|content| content.instruments.retain(|one| one.code != "eq")).await,
        ["exam eq has no questionnaire of its code"]
    );
    assert_eq!(
        refused(|content| {
            for exam in content.catalog.exams.iter_mut().filter(|exam| exam.code == "eq") {
                (exam.questions, exam.options) = (44, 7);
            }
        })
        .await,
        ["exam eq has 45 questions, not 44", "exam eq has 5 options, not 7"]
    );
    assert_eq!(
        refused(|content| {
            let eq = content.instruments.iter_mut().find(|one| one.code == "eq").expect("an instrument");
            eq.words.remove(&Locale::Ko);
        })
        .await,
        ["exam eq has no questionnaire in KO"]
    );
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_changed_price_reaches_running_processes(pool: PgPool) {
    let mut content = content();
    apply(&pool, &content, Timestamp::now()).await.expect("applied");
    let live = LiveCatalog::default();
    assert!(live.refresh(&pool).await.expect("read"));
    assert!(!live.refresh(&pool).await.expect("nothing new"));

    let germany = content.catalog.prices.iter_mut().find(|p| p.country.as_str() == "DE").expect("Germany");
    germany.amounts.insert(SkuId(1), 399);
    apply(&pool, &content, Timestamp::now()).await.expect("applied");

    assert!(live.refresh(&pool).await.expect("read"));
    let country = CountryCode::parse("DE").expect("a country");
    assert_eq!(live.current().price(SkuId(1), country).map(|m| m.amount), Some(399));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_price_that_would_be_shown_rounded_is_rejected_and_nothing_is_written(pool: PgPool) {
    let mut content = content();
    let japan = content.catalog.prices.iter_mut().find(|p| p.country.as_str() == "JP").expect("Japan");
    japan.amounts.insert(SkuId(1), 48_050);

    let refused = apply(&pool, &content, Timestamp::now()).await.expect_err("refused");

    let ApplyError::Faults(faults) = refused else { panic!("{refused}") };
    assert_eq!(
        faults,
        [CatalogFault::BadPrice {
            sku: "Sku1".into(),
            country: CountryCode::parse("JP").expect("a country"),
            source: PriceError::ShownRounded { currency: Currency::JPY, amount: 48_050, step: 100 },
        }]
    );
    let stored = store::catalog::load(&mut pool.acquire().await.expect("a connection")).await.expect("read");
    assert!(stored.apps.is_empty());
}

#[test]
fn every_name_in_braces_of_a_legal_text_is_a_detail_of_the_app() {
    let content = content();
    for text in content.texts_for(&content.catalog.apps[0]) {
        assert!(!text.body.contains(['{', '}']), "{} {}", text.kind.code(), text.hl);
    }
}

/// The buttons that the refund policy and the terms speak of.
#[test]
fn legal_texts_name_buttons_by_the_words_on_them() {
    for text in content().texts {
        let buttons: &[&str] = match text.kind {
            ProtocolKind::Refund => {
                &["result-refund-button", "support-withdraw-open", "support-withdraw-confirm"]
            }
            ProtocolKind::Terms => &["support-withdraw-open", "support-withdraw-confirm"],
            _ => &[],
        };
        for id in buttons {
            let label = l10n::format(text.hl, id, &l10n::Args::new()).expect("a message");
            assert!(text.body.contains(&label), "{label} in {} {}", text.kind.code(), text.hl);
        }
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_legal_text_changes_only_with_its_version(pool: PgPool) {
    let mut content = content();
    apply(&pool, &content, Timestamp::now()).await.expect("applied");
    content.catalog.exams[0].time_limit_s = 1;
    content.texts[0].body.push_str("\n\nOne more sentence.");

    let refused = apply(&pool, &content, Timestamp::now()).await.expect_err("refused");
    let untouched =
        store::catalog::load(&mut pool.acquire().await.expect("a connection")).await.expect("read");
    content.texts[0].version += 1;
    let published = apply(&pool, &content, Timestamp::now()).await.expect("applied");

    assert!(matches!(&refused, ApplyError::ChangedTexts(texts) if texts.len() == 1), "{refused}");
    assert_eq!(untouched.exams[0].time_limit_s, 0, "one transaction: the exam did not change either");
    assert_eq!(published, Applied { catalog_changed: true, texts_published: 1, instruments_published: 0 });
}

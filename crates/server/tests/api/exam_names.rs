//! An exam is named as the catalogue does, wherever its name is printed.

use app::content::Content;
use domain::{catalog::ExamId, locale::Locale};
use sqlx::PgPool;

use crate::{
    harness::{Setup, content},
    reports::{bought, info},
    shop::Shop,
};

/// The shipped catalogue with another name for the first exam: "Tiles EN", "Tiles DE".
pub(crate) fn renamed() -> Content {
    let mut content = content();
    let exam = content.catalog.exams.iter_mut().find(|exam| exam.id == ExamId(1)).expect("an exam");
    exam.name = Locale::ALL.into_iter().map(|locale| (locale, format!("Tiles {locale}"))).collect();
    content
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_report_names_its_exam_as_the_catalogue_does(pool: PgPool) {
    let shop = Shop::with(&pool, "DE", Setup { content: renamed(), ..Setup::default() }).await;
    let order = bought(&shop, 4).await;

    let paid = info(&shop, &order, "DE").await;
    let sample = shop.app.get("/tessera/exam/report/sample/1/FR").await.data();
    let other = shop.app.get("/tessera/exam/report/sample/2/FR").await.data();

    assert_eq!(paid["report"]["exam"], "Tiles DE");
    assert_eq!(sample["report"]["exam"], "Tiles FR");
    assert_eq!(other["report"]["exam"], "Test de QI, version courte");
}

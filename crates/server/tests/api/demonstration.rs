//! A second kind of exam through all stages: catalogue, questions, submission, result, statistics, package,
//! purchase, report and PDF. Its particulars are in their own folders; the stages don't know it.

use app::content::Content;
use domain::{
    catalog::{AppExam, AppExamId, Exam, ExamId, ExamKind, Package, PackageItem, SkuId},
    locale::Locale,
    rollup::Additions,
    run::FinishedRun,
};
use serde_json::{Value, json};
use sqlx::PgPool;

use crate::{
    harness::{Setup, content},
    reports::download,
    shop::Shop,
};

const EXAM: i32 = 90;
const SKU: i32 = 90;

/// The shipped catalogue plus one exam, which has its own ladder of packages: a single one.
fn with_demonstration() -> Content {
    let mut content = content();
    let catalog = &mut content.catalog;
    let like = catalog.exam(ExamId(1)).expect("an exam").clone();
    catalog.exams.push(Exam {
        id: ExamId(EXAM),
        kind: ExamKind::Demonstration,
        code: "demonstration".to_owned(),
        questions: 10,
        options: 5,
        repeatable: true,
        name: Locale::ALL.into_iter().map(|locale| (locale, "Agreement test".to_owned())).collect(),
        ..like
    });
    let app = catalog.apps[0].id;
    catalog.app_exams.push(AppExam { id: AppExamId(EXAM), app, exam: ExamId(EXAM) });
    catalog.packages.push(Package {
        id: SkuId(SKU),
        code: "Demonstration".to_owned(),
        exams: vec![ExamId(EXAM)],
        items: vec![PackageItem::Report],
        ..catalog.packages[0].clone()
    });
    for prices in &mut catalog.prices {
        // Cheaper than the smallest package of the other exams, because it contains less.
        let smallest = prices.amounts[&SkuId(1)];
        prices.amounts.insert(SkuId(SKU), smallest);
    }
    content
}

/// A run that answers every statement with this step.
fn run(list: &Value, ticket: &str, step: u8) -> Value {
    let statements = list["statements"].as_array().expect("statements");
    let answer = |statement: &Value| json!({"id": statement["id"], "option": step, "ms": 1_000});
    json!({
        "runId": uuid::Uuid::new_v4(),
        "examId": EXAM,
        "formId": list["formId"],
        "ticket": ticket,
        "answers": statements.iter().map(answer).collect::<Vec<_>>(),
        "left": 0,
        "hiddenMs": 0,
    })
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn another_kind_of_exam_passes_through_all_stages(pool: PgPool) {
    let shop = Shop::with(&pool, "DE", Setup { content: with_demonstration(), ..Setup::default() }).await;

    // The questions; the same form again, because the exam allows it.
    let list = shop.app.get(&format!("/tessera/exam/question/list/{EXAM}/EN")).await;
    let (ticket, list) = (list.header("form-ticket").to_owned(), list.data());
    assert_eq!(
        (&list["kind"], list["statements"].as_array().map(Vec::len)),
        (&json!("demonstration"), Some(10))
    );
    let again =
        shop.app.get(&format!("/tessera/exam/question/list/{EXAM}/EN?had={}", list["formId"])).await.data();
    assert_eq!(again, list);

    // The result: the free part only.
    let order = shop.call("/tessera/exam/order/info", &run(&list, &ticket, 3)).await.data();
    assert_eq!(order["result"], json!({"kind": "demonstration", "answered": 10}));
    assert_eq!((&order["status"], &order["questions"]), (&json!("pending_payment"), &json!(10)));
    let number = order["orderNumber"].as_str().expect("a number");
    let (kind, outcome): (String, String) =
        sqlx::query_as("select kind, outcome from exam_order").fetch_one(&pool).await.expect("the order");
    assert_eq!((kind.as_str(), outcome.contains("\"agreement\":30")), ("demonstration", true), "{outcome}");

    // The statistics: a run, and each answer by week, language, fifth and choice; no IQ anywhere.
    let event: Value =
        sqlx::query_scalar("select event from run_outbox").fetch_one(&pool).await.expect("an event");
    let event: FinishedRun = serde_json::from_value(event).expect("a finished run");
    let sums = Additions::of([&event]);
    assert_eq!((sums.weeks.len(), sums.scores.len(), sums.exams[&ExamId(EXAM)].valid_runs), (10, 0, 1));
    let mut conn = pool.acquire().await.expect("a connection");
    store::stats::add(&mut conn, &sums).await.expect("added");
    drop(conn);

    // Package and purchase: its own ladder, not another exam's package.
    let skus = shop.app.get(&format!("/tessera/exam/sku/list/{EXAM}/DE/EN")).await.data();
    let ids: Vec<&Value> = skus.as_array().expect("packages").iter().map(|sku| &sku["id"]).collect();
    assert_eq!(ids, [&json!(SKU)]);
    let other = shop.create(number, 1).await;
    assert_ne!(other.refusal().1, 200, "another exam's package");
    shop.buy(number, SKU).await;

    // The report: on screen and as a PDF.
    let paid = shop.app.get(&format!("/tessera/exam/order/info/{number}")).await.data();
    assert_eq!((&paid["access"], &paid["items"]), (&json!("paid"), &json!(["report"])));
    assert_eq!(paid["result"], json!({"kind": "demonstration", "agreement": 30}));
    assert_eq!(paid["report"]["exam"], "Agreement test");
    assert_eq!(paid["report"]["sections"][0]["key"], "agreement");
    let file = download(&shop, number, json!({"hl": "EN"})).await;
    assert!(file.status == 200 && file.body.starts_with(b"%PDF-"), "{}", file.status);

    // What exists only for IQ tests is refused.
    let certificate = json!({"orderNumber": number, "action": "make", "name": "Grace"});
    assert_ne!(shop.call("/tessera/exam/order/certificate", &certificate).await.refusal().1, 200);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_unfinished_questionnaire_is_stored_and_not_for_sale(pool: PgPool) {
    let shop = Shop::with(&pool, "DE", Setup { content: with_demonstration(), ..Setup::default() }).await;
    let list = shop.app.get(&format!("/tessera/exam/question/list/{EXAM}/EN")).await;
    let mut sent = run(&list.data(), list.header("form-ticket"), 2);
    sent["answers"].as_array_mut().expect("answers").pop();

    let order = shop.call("/tessera/exam/order/info", &sent).await.data();

    assert_eq!((&order["valid"], order.get("result")), (&json!(false), None));
    let number = order["orderNumber"].as_str().expect("a number");
    assert_ne!(shop.create(number, SKU).await.refusal().1, 200);
}

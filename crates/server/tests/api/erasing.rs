//! Erasing a person from an order, and retention.

use app::{
    erasure::{self, EraseError, Periods},
    ports::{Files, FilesError},
    reports::report_folder,
};
use domain::order::OrderNumber;
use jiff::{SignedDuration, Timestamp};
use serde_json::json;
use sqlx::PgPool;
use uuid::Uuid;

use crate::{
    certificates::give_back,
    data_rights::perform,
    links::post,
    reports::FILE,
    shop::{Shop, count},
};

/// A refunded order with everything an order can have: letters, certificate, link, file, withdrawal.
pub(crate) async fn lived(shop: &Shop, pool: &PgPool) -> OrderNumber {
    let order = shop.order().await;
    shop.buy(&order, 3).await;
    let make = json!({"orderNumber": order, "action": "make", "name": "Grace Quixley"});
    shop.call("/tessera/exam/order/certificate", &make).await.data();
    let share = json!({"orderNumber": order, "action": "make", "show": ["score"], "name": "Grace"});
    shop.call("/tessera/exam/order/info/share", &share).await.data();
    let file = json!({"orderNumber": order, "file": "report", "hl": "EN"});
    assert_eq!(shop.call(FILE, &file).await.status, 200);
    shop.call("/tessera/exam/order/report/retrieve", &json!({"email": "grace@example.com"})).await;
    let withdraw = json!({"orderNumber": order, "name": "Grace Quixley", "email": "grace@example.com"});
    shop.call("/pay/order/withdraw", &withdraw).await.data();
    post(shop, pool).await;
    let refunds: Vec<Uuid> = sqlx::query_scalar("select id from refund").fetch_all(pool).await.expect("rows");
    let provider = shop.app.state.payments.as_ref().expect("a provider");
    for id in refunds {
        app::payments::send_refund(pool, provider, id.into(), Timestamp::now()).await.expect("sent");
    }
    shop.hear().await;
    OrderNumber::parse(&order).expect("a number")
}

/// The tables that contain a text, each with its number of rows.
pub(crate) async fn everywhere(pool: &PgPool, text: &str) -> Vec<String> {
    let tables: Vec<String> = sqlx::query_scalar(
        "select table_name::text from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    .fetch_all(pool)
    .await
    .expect("tables");
    let mut found = Vec::new();
    for table in tables {
        let sql = format!("select count(*) from {table} as row where row::text ilike '%' || $1 || '%'");
        let counting = sqlx::AssertSqlSafe(sql);
        let rows: i64 = sqlx::query_scalar(counting).bind(text).fetch_one(pool).await.expect("counted");
        if rows > 0 {
            found.push(format!("{table}: {rows}"));
        }
    }
    found
}

fn files(shop: &Shop) -> usize {
    fn under(folder: &std::path::Path) -> usize {
        let Ok(entries) = std::fs::read_dir(folder) else { return 0 };
        let paths = entries.map(|entry| entry.expect("an entry").path());
        paths.map(|path| if path.is_dir() { under(&path) } else { 1 }).sum()
    }
    under(&shop.app.files.path().join("reports"))
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn erasing_ends_the_sign_in_link_of_the_receipt(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = shop.order().await;
    shop.buy(&order, 2).await;
    perform(&shop, &pool, "deliver").await;
    post(&shop, &pool).await;
    assert_eq!(count(&pool, "challenge").await, 1);

    let (state, order) = (&shop.app.state, OrderNumber::parse(&order).expect("a number"));
    erasure::erase(&pool, &state.proofs, &state.files, &order, Timestamp::now()).await.expect("erased");

    assert_eq!(everywhere(&pool, "grace@").await, Vec::<String>::new());
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn erasing_removes_all_personal_data_and_keeps_the_books(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = lived(&shop, &pool).await;
    let lines = count(&pool, "ledger_line").await;
    let exported = erasure::export(&pool, &order).await.expect("exported").expect("an order").to_string();
    for part in ["grace@example.com", "Grace Quixley", order.as_str(), "choices"] {
        assert!(exported.contains(part), "{part} in {exported}");
    }
    assert_eq!(files(&shop), 1);

    assert!(
        erasure::erase(&pool, &shop.app.state.proofs, &shop.app.state.files, &order, Timestamp::now())
            .await
            .expect("erased")
    );

    for text in [order.as_str(), "grace@", "Quixley"] {
        assert_eq!(everywhere(&pool, text).await, Vec::<String>::new(), "{text}");
    }
    assert_eq!(count(&pool, "exam_order where choices <> '{}' or outcome <> ''").await, 0);
    for table in ["report", "certificate", "share", "order_link", "mail"] {
        assert_eq!(count(&pool, table).await, 0, "{table}");
    }
    assert_eq!((files(&shop), count(&pool, "ledger_line").await), (0, lines));
    assert_eq!(count(&pool, "purchase where amount > 0 and paid_at is not null").await, 1);
    let again =
        erasure::erase(&pool, &shop.app.state.proofs, &shop.app.state.files, &order, Timestamp::now()).await;
    assert!(!again.expect("asked again"), "it is gone");
}

/// Erases an order in the moment in which the file of its report is stored.
struct ErasedMeanwhile<'a> {
    shop: &'a Shop,
    pool: &'a PgPool,
    order: OrderNumber,
}

impl Files for ErasedMeanwhile<'_> {
    async fn put(&self, key: &str, bytes: Vec<u8>) -> Result<(), FilesError> {
        let state = &self.shop.app.state;
        let erased = erasure::erase(self.pool, &state.proofs, &state.files, &self.order, Timestamp::now());
        assert!(erased.await.expect("erased"));
        state.files.put(key, bytes).await
    }

    async fn get(&self, key: &str) -> Result<Option<Vec<u8>>, FilesError> {
        self.shop.app.state.files.get(key).await
    }

    async fn remove(&self, folder: &str) -> Result<(), FilesError> {
        self.shop.app.state.files.remove(folder).await
    }

    async fn remove_older(&self, folder: &str, moment: Timestamp) -> Result<(), FilesError> {
        self.shop.app.state.files.remove_older(folder, moment).await
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_erased_order_leaves_no_jobs_and_a_running_one_ends(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = shop.order().await;
    shop.buy(&order, 2).await;
    let state = &shop.app.state;
    let (bank, catalog, now) = (state.bank.current(), state.catalog.current(), Timestamp::now());
    let purchase: Uuid = sqlx::query_scalar("select id from purchase").fetch_one(&pool).await.expect("one");
    app::payments::deliver(&pool, &bank, purchase.into(), now).await.expect("delivered");
    let of_purchase = "job where payload ->> 'purchase' is not null and kind <> 'deliver'";
    assert_eq!(count(&pool, of_purchase).await, 3, "a report, a review and a check");
    let order = OrderNumber::parse(&order).expect("a number");

    let meanwhile = ErasedMeanwhile { shop: &shop, pool: &pool, order };
    let make =
        |files| app::reports::store_report(&pool, &bank, &catalog, &state.press, files, purchase.into(), now);
    make(&meanwhile).await.expect("ended");
    let made_late = files(&shop);
    make(&meanwhile).await.expect("ended again");

    assert_eq!((made_late, files(&shop)), (0, 0));
    assert_eq!(count(&pool, of_purchase).await, 0);
    assert_eq!(count(&pool, "purchase where state = 'fulfilled'").await, 1, "the money is kept");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_order_with_money_in_transit_is_not_erased(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = shop.order().await;
    shop.create(&order, 2).await.data();
    let number = OrderNumber::parse(&order).expect("a number");

    let erased =
        erasure::erase(&pool, &shop.app.state.proofs, &shop.app.state.files, &number, Timestamp::now()).await;

    assert!(matches!(erased, Err(EraseError::Open)));
    assert_eq!(shop.app.get(&format!("/tessera/exam/order/info/{order}")).await.status, 200);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn everything_is_deleted_after_the_periods_of_the_privacy_text(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = lived(&shop, &pool).await;
    let periods: &Periods = &shop.app.state.config.retention;
    let after = async |days: i32| {
        let then = Timestamp::now()
            + SignedDuration::from_hours(24 * i64::from(days))
            + SignedDuration::from_mins(1);
        erasure::run(&pool, &shop.app.state.proofs, &shop.app.state.files, periods, then)
            .await
            .expect("erased");
    };

    after(29).await;
    assert_eq!(count(&pool, "exam_order where choices <> '{}'").await, 1);
    after(30).await;
    assert_eq!(everywhere(&pool, order.as_str()).await, Vec::<String>::new(), "30 days after the refund");
    assert_eq!(count(&pool, "purchase where email = 'grace@example.com'").await, 1, "the contract stays");
    after(396).await;
    assert_eq!(count(&pool, "payment_event").await, 0);
    after(3 * 366).await;
    assert_eq!(count(&pool, "withdrawal where name = '' and email = ''").await, 1);
    after(3653).await;
    assert_eq!(everywhere(&pool, "grace@").await, Vec::<String>::new());
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn letters_and_files_of_a_retained_order_are_deleted_too(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = shop.order().await;
    shop.buy(&order, 2).await;
    let file = json!({"orderNumber": order, "file": "report", "hl": "EN"});
    let before = shop.call(FILE, &file).await.body;
    shop.call("/pay/order/resend", &json!({"orderNumber": order})).await;
    post(&shop, &pool).await;
    let day = |days: i64| Timestamp::now() + SignedDuration::from_hours(24 * days);
    let periods = &shop.app.state.config.retention;

    erasure::run(&pool, &shop.app.state.proofs, &shop.app.state.files, periods, day(89))
        .await
        .expect("erased");
    assert_eq!((files(&shop), count(&pool, "mail").await), (1, 1));
    erasure::run(&pool, &shop.app.state.proofs, &shop.app.state.files, periods, day(366))
        .await
        .expect("erased");

    assert_eq!((files(&shop), count(&pool, "mail").await), (0, 0));
    assert!(shop.call(FILE, &file).await.body == before, "rendered again, the same bytes");
}

/// Two refunded orders; the files of one are removed, and meanwhile somebody buys the other anew.
struct BoughtAnew<'a> {
    shop: &'a Shop,
    orders: [OrderNumber; 2],
}

impl Files for BoughtAnew<'_> {
    async fn put(&self, key: &str, bytes: Vec<u8>) -> Result<(), FilesError> {
        self.shop.app.state.files.put(key, bytes).await
    }

    async fn get(&self, key: &str) -> Result<Option<Vec<u8>>, FilesError> {
        self.shop.app.state.files.get(key).await
    }

    async fn remove(&self, folder: &str) -> Result<(), FilesError> {
        let other = self.orders.iter().find(|order| report_folder(order) != folder).expect("two orders");
        self.shop.create(other.as_str(), 2).await;
        self.shop.app.state.files.remove(folder).await
    }

    async fn remove_older(&self, folder: &str, moment: Timestamp) -> Result<(), FilesError> {
        self.shop.app.state.files.remove_older(folder, moment).await
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_files_of_a_refunded_order_that_is_bought_anew_stay(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let orders = [refunded(&shop, &pool).await, refunded(&shop, &pool).await];
    assert_eq!((files(&shop), count(&pool, "purchase where state = 'refunded'").await), (2, 2));
    let then = Timestamp::now() + SignedDuration::from_hours(24 * 31);
    let periods = &shop.app.state.config.retention;

    let store = BoughtAnew { shop: &shop, orders };
    erasure::run(&pool, &shop.app.state.proofs, &store, periods, then).await.expect("erased");

    assert_eq!(count(&pool, "exam_order where choices <> '{}'").await, 1, "one order is cleared");
    assert_eq!(count(&pool, "purchase where paid_at is null").await, 1, "the other is bought anew");
    assert_eq!(files(&shop), 1, "and keeps its file");
}

/// A refunded order whose report was downloaded.
async fn refunded(shop: &Shop, pool: &PgPool) -> OrderNumber {
    let order = shop.order().await;
    shop.buy(&order, 2).await;
    let file = json!({"orderNumber": order, "file": "report", "hl": "EN"});
    assert_eq!(shop.call(FILE, &file).await.status, 200);
    give_back(shop, pool, &order).await;
    OrderNumber::parse(&order).expect("a number")
}

/// More than are listed at a time.
const MANY: i64 = 120;

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn however_many_were_refunded_all_are_cleared_at_once(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = refunded(&shop, &pool).await;
    for copy in [
        "insert into exam_order
         select (jsonb_populate_record(o, jsonb_build_object('number', left(number, -3) || lpad(n::text, 3, '0'),
           'run_id', gen_random_uuid(), 'ticket', gen_random_uuid()))).*
         from exam_order o, generate_series(1, $2) n where o.number = $1",
        // A lost dispute has no refund.
        "insert into purchase
         select (jsonb_populate_record(p, jsonb_build_object('order_number', o.number, 'id', gen_random_uuid(),
           'disputed_at', now()))).*
         from purchase p, exam_order o where p.order_number = $1 and o.number <> $1 and $2 > 0",
    ] {
        sqlx::query(copy).bind(order.as_str()).bind(MANY).execute(&pool).await.expect("copied");
    }
    assert_eq!(count(&pool, "exam_order where choices <> '{}'").await, MANY + 1);
    let then = Timestamp::now() + SignedDuration::from_hours(24 * 31);
    let periods = &shop.app.state.config.retention;

    erasure::run(&pool, &shop.app.state.proofs, &shop.app.state.files, periods, then).await.expect("erased");

    assert_eq!(count(&pool, "exam_order where choices <> '{}'").await, 0);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn answers_are_deleted_after_a_lost_dispute_too(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = shop.order().await;
    shop.buy(&order, 2).await;
    let intents = shop.intents().await;
    let charge = intents[0]["latest_charge"].as_str().expect("a charge");
    let dispute = shop.control(&format!("charges/{charge}/dispute"), &json!({})).await;
    let dispute = dispute["id"].as_str().expect("a dispute");
    shop.control(&format!("disputes/{dispute}/close"), &json!({"status": "lost"})).await;
    shop.hear().await;
    assert_eq!(count(&pool, "purchase where state = 'refunded'").await, 1);
    let periods = &shop.app.state.config.retention;
    let after = async |days: i64| {
        let then = Timestamp::now() + SignedDuration::from_hours(24 * days);
        erasure::run(&pool, &shop.app.state.proofs, &shop.app.state.files, periods, then)
            .await
            .expect("erased");
        count(&pool, "exam_order where choices <> '{}'").await
    };

    assert_eq!((after(29).await, after(31).await), (1, 0));
}

//! Who may use which operation: a table that must name every operation of the router, and a test of each row. An
//! operation without a row fails; so does one that admits somebody whom its row doesn't.

use std::collections::{BTreeMap, BTreeSet};

use app::ports::Files as _;
use axum::body::Body;
use http::Request;
use serde_json::{Value, json};
use sqlx::PgPool;

use crate::{
    accounts::{Browser, GRACE, sign_in},
    harness::TestApp,
    shop::Shop,
};

/// Who may use an operation. Operators use another listener: none of these calls knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum May {
    Everybody,
    /// Whoever knows the order's number.
    KnowsNumber,
    /// Whoever knows the number, until an account has collected the order; then its owner only.
    Owner,
    /// Whoever is signed in, for their own account.
    SignedIn,
    /// The payment provider, by its signature.
    Provider,
}

const TABLE: [(&str, May); 81] = [
    ("add_passkey", May::SignedIn),
    ("ask_for_export", May::SignedIn),
    ("begin_identity", May::Everybody),
    ("begin_passkey", May::SignedIn),
    ("begin_passkey_login", May::Everybody),
    ("begin_visit", May::Everybody),
    // By the account, or by the link of a letter: the law wants no account for it.
    ("cancel_subscription", May::Everybody),
    ("certificate", May::KnowsNumber),
    ("check_sku", May::KnowsNumber),
    ("check_status", May::KnowsNumber),
    ("check_subscription", May::Everybody),
    ("choose_review_letters", May::Everybody),
    ("collect_orders", May::SignedIn),
    // Of a comparison only who takes part in it: tests/api/comparisons.rs.
    ("compare_order", May::KnowsNumber),
    ("connect_identity", May::SignedIn),
    ("create_payment", May::KnowsNumber),
    ("decide_consent", May::Everybody),
    ("delete_account", May::SignedIn),
    ("download_export", May::SignedIn),
    ("download_file", May::KnowsNumber),
    ("download_sample", May::Everybody),
    ("end_session", May::SignedIn),
    ("finish_identity", May::Everybody),
    ("get_comparison", May::Everybody),
    ("get_exam", May::Everybody),
    ("get_membership", May::Everybody),
    ("get_order", May::KnowsNumber),
    ("get_privilege", May::SignedIn),
    ("get_protocol", May::Everybody),
    ("get_sample_report", May::Everybody),
    ("get_share", May::Everybody),
    ("get_shop", May::SignedIn),
    ("get_sku", May::Everybody),
    ("get_user", May::SignedIn),
    ("link_identity", May::SignedIn),
    ("list_categories", May::Everybody),
    ("list_devices", May::SignedIn),
    ("list_extra_packages", May::KnowsNumber),
    ("list_identities", May::SignedIn),
    ("list_languages", May::Everybody),
    ("list_latest_results", May::Everybody),
    ("list_passkeys", May::SignedIn),
    ("list_payment_methods", May::Everybody),
    ("list_presenters", May::KnowsNumber),
    ("list_protocols", May::Everybody),
    ("list_questions", May::Everybody),
    ("list_reviews", May::Everybody),
    ("list_skus", May::Everybody),
    ("list_solved_questions", May::KnowsNumber),
    ("list_tested_countries", May::Everybody),
    ("list_types", May::Everybody),
    ("list_user_orders", May::SignedIn),
    ("login", May::Everybody),
    ("logout", May::Everybody),
    ("open_link", May::Everybody),
    ("passkey_login", May::Everybody),
    // By the link of a letter, like the three others about a review: it isn't here.
    ("read_review", May::Everybody),
    ("record_view", May::Everybody),
    ("refund_order", May::Owner),
    ("register", May::Everybody),
    ("remove_identity", May::SignedIn),
    ("remove_passkey", May::SignedIn),
    ("rename_passkey", May::SignedIn),
    ("resend_report", May::KnowsNumber),
    ("reset_password", May::Everybody),
    ("retrieve_reports", May::Everybody),
    ("send_code", May::Everybody),
    ("share_order", May::KnowsNumber),
    ("submit_extra", May::KnowsNumber),
    ("submit_free_run", May::Everybody),
    ("submit_run", May::Everybody),
    ("subscribe", May::SignedIn),
    ("take_webhook", May::Provider),
    ("update_email", May::Owner),
    ("update_password", May::SignedIn),
    ("update_user", May::SignedIn),
    ("verify", May::Everybody),
    ("verify_certificate", May::Everybody),
    // By the number or by the reference with the buyer's address: the law wants no account for it.
    ("withdraw_order", May::KnowsNumber),
    ("withdraw_review", May::Everybody),
    ("write_review", May::Everybody),
];

/// Calls about something that one account has: being signed in to another doesn't do.
const OWNERS_ONLY: [&str; 2] = ["download_export", "list_user_orders"];

/// What the owner has, as paths name it.
#[derive(Default)]
struct Own {
    account: String,
    export: String,
}

impl Own {
    async fn of(shop: &Shop, pool: &PgPool, owner: &mut Browser) -> Self {
        let id = |data: Value| data["id"].as_str().expect("an id").to_owned();
        let account = id(owner.get(&shop.app, "/user/get").await.data());
        let export = id(owner.post(&shop.app, "/user/export", &json!({})).await.data());
        let path = format!("exports/{export}/data.zip");
        shop.app.state.files.put(&path, b"PK".to_vec()).await.expect("stored");
        sqlx::query("update account_export set made_at = now()").execute(pool).await.expect("made");
        Self { account, export }
    }
}

struct Operation {
    id: String,
    method: String,
    /// As the document has it, with parameters in braces.
    path: String,
}

/// Every operation that the router serves.
fn operations() -> Vec<Operation> {
    let document: Value = serde_json::from_str(&server::http::router::openapi_json()).expect("JSON");
    let paths = document["paths"].as_object().expect("paths");
    let found = paths.iter().flat_map(|(path, item)| {
        let methods = item.as_object().expect("methods").iter();
        methods.filter_map(move |(method, operation)| {
            let id = operation.get("operationId")?.as_str()?.to_owned();
            Some(Operation { id, method: method.to_uppercase(), path: path.clone() })
        })
    });
    found.collect()
}

impl Operation {
    fn address(&self, order: &str, own: &Own) -> String {
        let mut path = self.path.clone();
        for (name, value) in [
            ("{orderNumber}", order),
            ("{examId}", "1"),
            ("{skuId}", "2"),
            ("{country}", "DE"),
            ("{hl}", "DE"),
            ("{lang}", "DE"),
            ("{token}", "0123456789abcdef0123456789abcdef"),
            ("{id}", if self.id == "download_export" { &own.export } else { &own.account }),
        ] {
            path = path.replace(name, value);
        }
        assert!(!path.contains('{'), "{path} has a parameter that this test doesn't know");
        if path.starts_with("/pay/") { path } else { format!("/tessera{path}") }
    }

    /// A request that names the order wherever the operation wants one.
    fn body(&self, shop: &Shop, order: &str) -> Option<Value> {
        let body = match self.id.as_str() {
            "create_payment" | "submit_extra" => shop.ask(order, 3),
            "update_email" => json!({"order": order, "email": GRACE}),
            "withdraw_order" => json!({"orderNumber": order, "name": "Grace", "email": GRACE}),
            "certificate" | "share_order" => json!({"orderNumber": order, "action": "read"}),
            "compare_order" => json!({"orderNumber": order, "action": "list"}),
            "download_file" => json!({"orderNumber": order, "file": "report"}),
            "collect_orders" => json!({"orderNumbers": []}),
            "update_password" => json!({"password": "short"}),
            _ => json!({"orderNumber": order}),
        };
        (self.method == "POST").then_some(body)
    }
}

/// Whether an answer is one to somebody who may use the operation, whatever else is wrong with the request.
async fn admits(shop: &Shop, operation: &Operation, browser: &mut Browser, order: &str, own: &Own) -> bool {
    const REFUSED: [u64; 6] = [10_403, 10_404, 10_416, 10_497, 10_498, 10_499];
    let body = operation.body(shop, order);
    let answer = browser.call(&shop.app, &operation.address(order, own), body.as_ref()).await;
    let Ok(json) = serde_json::from_slice::<Value>(&answer.body) else { return answer.status.is_success() };
    let refused = REFUSED.contains(&json["result"].as_u64().unwrap_or_default());
    answer.status.as_u16() < 500 && !refused && !matches!(answer.status.as_u16(), 401 | 403)
}

#[test]
fn every_operation_has_a_row_and_every_row_an_operation() {
    let served: BTreeSet<_> = operations().into_iter().map(|operation| operation.id).collect();
    let named: BTreeSet<_> = TABLE.iter().map(|(id, _)| (*id).to_owned()).collect();
    assert_eq!(served, named);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn every_operation_admits_exactly_those_who_may_use_it(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = shop.order().await;
    shop.buy(&order, 2).await;
    let (mut owner, mut other) = (Browser::default(), Browser::default());
    sign_in(&shop, &pool, &mut owner, GRACE).await;
    sign_in(&shop, &pool, &mut other, "mallory@example.com").await;
    let own = Own::of(&shop, &pool, &mut owner).await;
    let rows: BTreeMap<_, _> = TABLE.into_iter().collect();
    let nobodys = "01NFK0N00000000000000000AAAA";

    let mut operations = operations();
    // Last: they end the sessions that the others need.
    operations.sort_by_key(|operation| match operation.id.as_str() {
        "logout" => 2,
        "delete_account" => 1,
        _ => 0,
    });
    let mut wrong = Vec::new();
    for operation in operations {
        let may = rows[operation.id.as_str()];
        // The owner last: some of these calls end what is owned.
        let anonymous = admits(&shop, &operation, &mut Browser::default(), nobodys, &own).await;
        let by_number = admits(&shop, &operation, &mut Browser::default(), &order, &own).await;
        let another = admits(&shop, &operation, &mut other, &order, &own).await;
        let owners = admits(&shop, &operation, &mut owner, &order, &own).await;
        let seen = [anonymous, by_number, another, owners];
        let expected = match may {
            // What they ask for doesn't exist here; nobody is refused for who they are.
            May::Everybody => seen,
            May::KnowsNumber => [false, true, true, true],
            May::Owner => [false, false, false, true],
            May::SignedIn => [false, false, !OWNERS_ONLY.contains(&operation.id.as_str()), true],
            May::Provider => [false; 4],
        };
        if seen != expected {
            wrong.push(format!("{} ({may:?}): {seen:?}", operation.id));
        }
    }
    assert!(wrong.is_empty(), "anonymous, by number, another account, owner:\n{}", wrong.join("\n"));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn what_is_read_by_number_is_changed_by_its_owner_only_once_an_account_has_it(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = shop.order().await;
    shop.buy(&order, 3).await;
    let (mut owner, mut other) = (Browser::default(), Browser::default());
    sign_in(&shop, &pool, &mut other, "mallory@example.com").await;
    let make = json!({"orderNumber": order, "action": "make", "show": ["score"], "name": "Grace"});
    Browser::default().post(&shop.app, "/exam/order/info/share", &make).await.data();

    sign_in(&shop, &pool, &mut owner, GRACE).await;

    for (path, action) in [
        ("/exam/order/certificate", "make"),
        ("/exam/order/certificate", "hide_name"),
        ("/exam/order/certificate", "revoke"),
        ("/exam/order/info/share", "make"),
        ("/exam/order/info/share", "list"),
        ("/exam/order/info/share", "revoke"),
        ("/exam/order/compare", "invite"),
        ("/exam/order/compare", "agree"),
        ("/exam/order/compare", "stop"),
    ] {
        let mut change = make.clone();
        change["action"] = json!(action);
        for browser in [&mut Browser::default(), &mut other] {
            let answer = browser.post(&shop.app, path, &change).await;
            assert_eq!(answer.refusal(), (403, 10_499), "{path} {action}");
        }
        let answer = owner.post(&shop.app, path, &change).await.json();
        assert_ne!(answer["result"], 10_499, "{path} {action}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn no_page_of_another_site_changes_anything_by_any_operation(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut browser = Browser::default();
    sign_in(&shop, &pool, &mut browser, GRACE).await;
    let token = browser.cookie.clone().expect("signed in");
    let changing: Vec<_> = operations().into_iter().filter(|operation| operation.method != "GET").collect();
    assert!(changing.len() > 20);
    let origins = [
        None,
        Some("null"),
        Some("https://evil.test"),
        Some("https://a.tessera.example"),
        Some("https://tessera.example"),
    ];
    for operation in &changing {
        for origin in origins {
            for by_cookie in [true, false] {
                let refused = is_foreign(&shop.app, operation, origin, &token, by_cookie).await;
                let expected = match origin {
                    Some("https://tessera.example") => false,
                    Some(_) => true,
                    None => by_cookie,
                };
                assert_eq!(refused, expected, "{} from {origin:?}, cookie: {by_cookie}", operation.id);
            }
        }
    }
}

async fn is_foreign(
    app: &TestApp,
    operation: &Operation,
    origin: Option<&str>,
    token: &str,
    by_cookie: bool,
) -> bool {
    let mut request =
        Request::builder().method(operation.method.as_str()).uri(operation.address("0", &Own::default()));
    request = request.header("content-type", "application/json");
    request = if by_cookie {
        request.header("cookie", format!("IQ-token={token}"))
    } else {
        request.header("iq-token", token)
    };
    if let Some(origin) = origin {
        request = request.header("origin", origin);
    }
    let answer = app.send(request.body(Body::from("{}")).expect("a request")).await;
    answer.status == 403 && answer.json()["result"] == 10_403
}

//! What an owner shows by a link, who sees it, and that it is gone once revoked.

use std::collections::BTreeSet;

use domain::locale::Locale;
use serde_json::{Value, json};
use sqlx::PgPool;
use tempfile::TempDir;

use crate::{
    certificates::give_back,
    exam_names::renamed,
    harness::{Answer, Setup},
    hostile_names::{accepted, names},
    shop::{Shop, count},
};

const CALL: &str = "/tessera/exam/order/info/share";

async fn share(shop: &Shop, order: &str, items: &[&str], name: Option<&str>) -> Answer {
    shop.call(CALL, &json!({"orderNumber": order, "action": "make", "show": items, "name": name})).await
}

async fn act(shop: &Shop, order: &str, action: &str) -> Answer {
    shop.call(CALL, &json!({"orderNumber": order, "action": action})).await
}

/// The last segment of a link.
fn token(share: &Value) -> String {
    let url = share["url"].as_str().expect("a link");
    url.rsplit('/').next().expect("its end").to_owned()
}

async fn open(shop: &Shop, token: &str) -> Answer {
    shop.app.get(&format!("/tessera/exam/share/{token}")).await
}

async fn owner(shop: &Shop) -> String {
    let order = shop.order().await;
    shop.buy(&order, 1).await;
    order
}

fn keys(value: &Value) -> BTreeSet<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_link_shows_what_its_owner_chose_and_not_one_field_more(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = owner(&shop).await;
    let paid = shop.app.get(&format!("/tessera/exam/order/info/{order}")).await.data();
    let always = ["examId", "code", "exam", "takenOn", "classes", "normVersion", "provisional"];
    let items = [("score", "score"), ("ranking", "percentile"), ("dimensions", "dimensions")];
    let mut link = None;

    for chosen in 0..8 {
        let shown: Vec<_> = (0..3).filter(|n| chosen >> n & 1 == 1).map(|n| items[n]).collect();
        let show: Vec<&str> = shown.iter().map(|(item, _)| *item).collect();
        for name in [None, Some("Ann")] {
            let made = share(&shop, &order, &show, name).await.data();
            let seen = open(&shop, &token(&made)).await;

            let mut expected: BTreeSet<&str> = always.into();
            expected.extend(shown.iter().map(|(_, field)| *field));
            expected.extend(name.map(|_| "name"));
            assert_eq!(keys(&seen.data()), expected);
            assert_eq!(made["show"], json!(show));
            assert!(!seen.text().contains(&order) && !seen.text().contains("example.com"));
            assert_eq!(link.get_or_insert(made["url"].clone()), &made["url"], "the link stays");
        }
    }
    let whole = open(&shop, &token(&act(&shop, &order, "read").await.data())).await.data();
    assert_eq!(whole["classes"], paid["result"]["classes"]);
    assert_eq!(
        (&whole["score"]["iq"], &whole["percentile"]),
        (&paid["result"]["score"]["iq"], &paid["result"]["score"]["percentile"])
    );
    assert_eq!(keys(&whole["score"]), ["iq", "bound", "low", "high"].into());
    assert_eq!(whole["dimensions"].as_array().map(Vec::len), Some(5), "{whole}");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_revoked_link_stops_working_and_a_new_one_has_another_token(pool: PgPool) {
    let folder = web();
    let shop = Shop::with(&pool, "DE", Setup { web: folder.path().into(), ..Setup::default() }).await;
    let order = owner(&shop).await;
    let made = share(&shop, &order, &["score"], Some("Ann")).await.data();
    let dead = token(&made);
    let picture = format!("/share/{dead}/picture.png?hl=JA");
    assert_eq!(shop.app.get(&picture).await.header("content-type"), "image/png");

    let revoked = act(&shop, &order, "revoke").await.data();

    assert_eq!(revoked, json!({"show": [], "listed": false}));
    assert_eq!(open(&shop, &dead).await.refusal(), (200, 10_461));
    assert_eq!(shop.app.get(&picture).await.status, 404);
    let page = shop.app.get(&format!("/share/{dead}")).await;
    assert_eq!(page.status, 404);
    assert!(!page.text().contains("Ann") && !page.text().contains("og:image"), "{}", page.text());
    assert_eq!(count(&pool, "share where share::text like '%Ann%'").await, 0, "the name is forgotten");

    let anew = share(&shop, &order, &[], Some("Ann")).await.data();
    assert_ne!(token(&anew), dead);
    assert_eq!(open(&shop, &dead).await.refusal(), (200, 10_461));
    let list = json!({"orderNumber": order, "action": "list", "listed": true, "name": "Ann Lee"});
    assert_eq!(shop.call(CALL, &list).await.data()["listed"], true);
    give_back(&shop, &pool, &order).await;
    assert_eq!(open(&shop, &token(&anew)).await.refusal(), (200, 10_461), "revoked by the refund");
    assert_eq!(act(&shop, &order, "read").await.refusal(), (200, 10_460));
    let names = count(&pool, "share where share::text like '%Ann%'").await;
    assert_eq!((names, count(&pool, "listed_result").await), (0, 0), "nothing is left of what was shown");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn refunding_a_bundle_revokes_the_links_of_its_tests(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (bundle, other) = (shop.order().await, shop.order().await);
    shop.buy(&bundle, 5).await;
    let using = json!({"orderNumber": other, "bundleOrder": bundle});
    shop.call("/tessera/exam/extra/order/submit", &using).await.data();
    let link = token(&share(&shop, &other, &["score"], Some("Ann")).await.data());
    assert_eq!(open(&shop, &link).await.data()["name"], "Ann");

    give_back(&shop, &pool, &bundle).await;

    assert_eq!(open(&shop, &link).await.refusal(), (200, 10_461));
    assert_eq!(count(&pool, "share where share::text like '%Ann%'").await, 0);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_unpaid_order_cannot_be_shared(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let order = shop.order().await;

    for action in ["read", "make", "revoke", "list"] {
        let body = json!({"orderNumber": order, "action": action, "listed": true});
        assert_eq!(shop.call(CALL, &body).await.refusal(), (200, 10_460), "{action}");
    }
    assert_eq!(count(&pool, "share").await + count(&pool, "listed_result").await, 0);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn links_are_changed_at_most_thirty_times_a_day(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let order = owner(&shop).await;

    for _ in 0..30 {
        share(&shop, &order, &[], None).await.data();
    }

    assert_eq!(share(&shop, &order, &[], None).await.refusal(), (429, 10_429));
    act(&shop, &order, "revoke").await.data();
}

/// A build with only the shell.
pub(crate) fn web() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let pages = folder.path().join("pages");
    std::fs::create_dir_all(&pages).expect("made");
    for (name, locale) in
        ["not_found", "test"].iter().flat_map(|name| Locale::ALL.map(|locale| (name, locale)))
    {
        let html = format!(
            "<html lang=\"{}\"><head><title>Tessera</title>\n<meta name=\"robots\" content=\"noindex\"></head>\
             <script type=\"application/json\" id=\"boot\">%%boot%%</script></html>",
            locale.tag()
        );
        std::fs::write(pages.join(format!("{name}.{locale}.html")), html).expect("written");
    }
    std::fs::write(
        pages.join("manifest.json"),
        r#"{"variants": [], "typeVariants": [], "typePages": [], "styleHashes": []}"#,
    )
    .expect("written");
    folder
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_link_has_its_own_preview_text_and_picture_in_nine_languages(pool: PgPool) {
    let folder = web();
    let setup = Setup { web: folder.path().into(), content: renamed(), ..Setup::default() };
    let shop = Shop::with(&pool, "DE", setup).await;
    let order = owner(&shop).await;
    let link = token(&share(&shop, &order, &["score"], Some("Ann \"<Lee>\"")).await.data());
    let iq = open(&shop, &link).await.data()["score"]["iq"].to_string();

    for locale in Locale::ALL {
        let page = shop.app.get_with(&format!("/share/{link}?hl={locale}"), &[("host", "localhost:1")]).await;
        let text = page.text();
        assert_eq!((page.status.as_u16(), page.header("content-language")), (200, locale.tag()));
        assert_eq!(page.header("x-robots-tag"), "noindex, nofollow");
        assert_eq!(page.header("referrer-policy"), "no-referrer");
        assert!(text.contains("Ann &quot;&lt;Lee&gt;&quot;") && !text.contains("<Lee>"), "{text}");
        let property = |name: &str| {
            let begin =
                text.find(&format!("property=\"{name}\" content=\"")).expect("there") + name.len() + 21;
            text[begin..].split('"').next().expect("its end").to_owned()
        };
        assert!(property("og:description").contains(&iq), "{text}");
        assert_eq!(property("og:image"), format!("http://localhost:1/share/{link}/picture.png?hl={locale}"));
        assert!(property("og:title").contains(&format!("Tiles {locale}")), "{text}");
        assert!(!text.contains(&order), "nothing of the order");

        let picture = shop.app.get(&format!("/share/{link}/picture.png?hl={locale}")).await;
        assert_eq!(&picture.body[1..4], b"PNG");
        // A PNG begins with width and height.
        assert_eq!(picture.body[16..24], [0, 0, 4, 176, 0, 0, 2, 118], "1200 by 630");
        assert_eq!(picture.header("cache-control"), "no-cache");
    }

    share(&shop, &order, &[], None).await.data();
    let quiet = shop.app.get(&format!("/share/{link}?hl=EN")).await;
    assert!(!quiet.text().contains("Ann") && !quiet.text().contains(&format!("IQ {iq}")), "{}", quiet.text());
    for nothing in ["0", &"0".repeat(32)] {
        assert_eq!(shop.app.get(&format!("/share/{nothing}")).await.status, 404);
        assert_eq!(shop.app.get(&format!("/share/{nothing}/picture.png")).await.status, 404);
        let check = shop.app.get(&format!("/verify/{nothing}?hl=EN")).await;
        assert_eq!((check.status.as_u16(), check.header("x-robots-tag")), (200, "noindex, nofollow"));
        assert!(check.text().contains("Verify a certificate"), "{}", check.text());
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn three_hundred_hostile_names_are_escaped_in_a_links_page(pool: PgPool) {
    let folder = web();
    let setup = Setup { web: folder.path().into(), redis: Some("redis://127.0.0.1:1"), ..Setup::default() };
    let shop = Shop::with(&pool, "US", setup).await;
    let order = owner(&shop).await;
    let names = names();
    let link = token(&share(&shop, &order, &[], Some("x")).await.data());
    let page = async || shop.app.get(&format!("/share/{link}?hl=EN")).await.text().to_owned();
    let plain = page().await;

    for typed in names.iter().filter(|typed| !typed.trim().is_empty()) {
        let answer = share(&shop, &order, &[], Some(typed)).await;
        let Some(name) = accepted(&answer, typed) else { continue };
        assert_eq!(answer.data()["name"], name.as_str());
        assert_eq!(open(&shop, &link).await.data()["name"], name.as_str());
        let head =
            |page: &str| page[..page.find("</head>").expect("a head")].matches(['<', '>', '"']).count();
        assert_eq!(head(&page().await), head(&plain), "{typed:?}");
    }
}

//! Two people compare their types: both see each other, nobody else ever does, and either ends it for both.

use app::erasure;
use domain::{locale::Locale, name::DisplayName, order::OrderNumber};
use jiff::{Timestamp, ToSpan};
use serde_json::{Value, json};
use sqlx::PgPool;

use crate::{
    accounts::Browser,
    certificates::give_back,
    erasing::everywhere,
    harness::{Answer, Setup},
    questionnaires::{TYPES, careless, info, number, opposite, takes, takes_with},
    shares::web,
    shop::{Shop, count},
};

const CALL: &str = "/tessera/exam/order/compare";
const UNKNOWN: (u16, u64) = (200, 10_461);
const NOT_COMPARABLE: (u16, u64) = (200, 10_463);
const FULL: (u16, u64) = (200, 10_464);

async fn act(shop: &Shop, order: &str, action: &str, token: &str) -> Answer {
    shop.call(CALL, &json!({"orderNumber": order, "action": action, "token": token})).await
}

async fn invite(shop: &Shop, order: &str, name: Option<&str>) -> Answer {
    shop.call(CALL, &json!({"orderNumber": order, "action": "invite", "name": name})).await
}

async fn agree(shop: &Shop, order: &str, token: &str, name: Option<&str>) -> Answer {
    shop.call(CALL, &json!({"orderNumber": order, "action": "agree", "token": token, "name": name})).await
}

async fn invitation(shop: &Shop, token: &str) -> Answer {
    shop.app.get(&format!("/tessera/exam/compare/{token}")).await
}

fn token(comparison: &Value) -> String {
    comparison["token"].as_str().expect("a token").to_owned()
}

/// An order of somebody with a type, and one of somebody with the opposite type.
async fn two(shop: &Shop) -> (String, String) {
    let ann = number(&takes(shop, &mut Browser::default(), TYPES).await);
    let bob = number(&takes_with(shop, &mut Browser::default(), TYPES, opposite).await);
    (ann, bob)
}

/// Two orders that agreed, as Ann and Bob, and the token.
async fn agreed(shop: &Shop) -> (String, String, String) {
    let (ann, bob) = two(shop).await;
    let token = token(&invite(shop, &ann, Some("Ann")).await.data());
    agree(shop, &bob, &token, Some("Bob")).await.data();
    (ann, bob, token)
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn two_people_who_agree_see_each_other_and_no_number(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (ann, bob) = two(&shop).await;

    let invited = invite(&shop, &ann, Some("Ann")).await;
    let (made, link) = (invited.data(), token(&invited.data()));
    assert_eq!(made, json!({"token": link, "state": "waiting", "invited": true, "madeAt": made["madeAt"]}));
    let public = invitation(&shop, &link).await;
    assert_eq!(public.data(), json!({"state": "waiting", "name": "Ann", "examId": TYPES}));
    assert_eq!(act(&shop, &bob, "read", &link).await.refusal(), UNKNOWN, "not before agreeing");

    let joined = agree(&shop, &bob, &link, Some("Bob")).await;

    let (of_bob, of_ann) = (joined.data(), act(&shop, &ann, "read", &link).await);
    let person = async |order: &str, name: &str| {
        let profile = info(&shop, order).await["result"]["profile"].clone();
        json!({"name": name, "code": profile["code"], "printed": profile["printed"], "letters": profile["letters"]})
    };
    let (is_ann, is_bob) = (person(&ann, "Ann").await, person(&bob, "Bob").await);
    assert_eq!((&is_ann["code"], &is_bob["code"]), (&json!("ESFP"), &json!("INTJ")));
    assert_eq!((&of_bob["mine"], &of_bob["other"]), (&is_bob, &is_ann));
    assert_eq!((&of_bob["state"], &of_bob["invited"]), (&json!("agreed"), &json!(false)));
    assert_eq!((&of_ann.data()["mine"], &of_ann.data()["other"]), (&is_ann, &is_bob));
    assert_eq!((&of_ann.data()["state"], &of_ann.data()["invited"]), (&json!("agreed"), &json!(true)));
    let after = invitation(&shop, &link).await;
    assert_eq!(after.data(), json!({"state": "agreed", "examId": TYPES}), "nothing about either");
    let (all, same) = (
        shop.call(CALL, &json!({"orderNumber": bob, "action": "list"})).await,
        act(&shop, &bob, "read", &link).await,
    );
    assert_eq!(all.data(), json!({"comparisons": [of_bob]}));
    assert_eq!(same.data(), of_bob);
    for answer in [&invited, &public, &joined, &of_ann, &after, &all, &same] {
        assert!(!answer.text().contains(&ann) && !answer.text().contains(&bob), "{}", answer.text());
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn nobody_else_ever_sees_joins_or_ends_it(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (ann, bob, link) = agreed(&shop).await;
    let eve = number(&takes(&shop, &mut Browser::default(), TYPES).await);
    let seen = act(&shop, &ann, "read", &link).await.data();

    for action in ["agree", "read", "stop"] {
        assert_eq!(act(&shop, &eve, action, &link).await.refusal(), UNKNOWN, "{action} by a third order");
        for wrong in ["0", &"0".repeat(32)] {
            assert_eq!(act(&shop, &bob, action, wrong).await.refusal(), UNKNOWN, "{action} of {wrong}");
        }
        let without = shop.call(CALL, &json!({"orderNumber": ann, "action": action})).await;
        assert_eq!(without.refusal(), (400, 10_400), "{action} of nothing");
    }
    let list = json!({"orderNumber": eve, "action": "list"});
    assert_eq!(shop.call(CALL, &list).await.data(), json!({"comparisons": []}));
    assert_eq!(invitation(&shop, &"0".repeat(32)).await.refusal(), UNKNOWN);
    // Joining twice changes nothing, and whoever invites can't be the second person too.
    let again = agree(&shop, &bob, &link, Some("Robert")).await.data();
    assert_eq!(again["mine"]["name"], "Bob");
    assert_eq!(agree(&shop, &ann, &link, None).await.refusal(), NOT_COMPARABLE);
    let anew = token(&invite(&shop, &ann, None).await.data());
    assert_eq!(agree(&shop, &ann, &anew, None).await.refusal(), NOT_COMPARABLE);
    assert_eq!(act(&shop, &ann, "read", &link).await.data(), seen, "it stands as it was");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn of_many_who_answer_at_once_one_joins(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (ann, bob) = two(&shop).await;
    let eve = number(&takes(&shop, &mut Browser::default(), TYPES).await);
    let link = token(&invite(&shop, &ann, None).await.data());

    let (one, other) = tokio::join!(agree(&shop, &bob, &link, None), agree(&shop, &eve, &link, None));

    let joined = |answer: &Answer| answer.json()["result"] == 200;
    assert_ne!(joined(&one), joined(&other));
    let refused = if joined(&one) { other } else { one };
    assert_eq!(refused.refusal(), UNKNOWN);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn only_two_types_are_compared(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (ann, _) = two(&shop).await;
    let link = token(&invite(&shop, &ann, None).await.data());
    let unread = number(&takes_with(&shop, &mut Browser::default(), TYPES, careless).await);

    for order in [shop.order().await, unread] {
        for action in ["invite", "agree", "read", "list", "stop"] {
            assert_eq!(act(&shop, &order, action, &link).await.refusal(), NOT_COMPARABLE, "{action}");
        }
    }
    let nobodys = "01NFK0N00000000000000000AAAA";
    assert_eq!(act(&shop, nobodys, "invite", &link).await.refusal(), (200, 10_416));
    assert_eq!(count(&pool, "comparison").await, 1);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn either_of_the_two_ends_it_for_both_and_for_good(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    for stops_first in [true, false] {
        let (ann, bob, link) = agreed(&shop).await;
        let who = if stops_first { &ann } else { &bob };

        let stopped = act(&shop, who, "stop", &link).await.data();

        let invited = stops_first;
        let nothing =
            json!({"token": link, "state": "stopped", "invited": invited, "madeAt": stopped["madeAt"]});
        assert_eq!(stopped, nothing);
        for order in [&ann, &bob] {
            assert_eq!(act(&shop, order, "read", &link).await.data()["state"], "stopped");
            assert_eq!(act(&shop, order, "stop", &link).await.data()["state"], "stopped", "once more");
            let list = shop.call(CALL, &json!({"orderNumber": order, "action": "list"})).await.data();
            assert!(list["comparisons"][0].get("other").is_none(), "{list}");
        }
        assert_eq!(agree(&shop, &bob, &link, Some("Bob")).await.refusal(), UNKNOWN);
        assert_eq!(invitation(&shop, &link).await.data(), json!({"state": "stopped", "examId": TYPES}));
        assert_eq!(count(&pool, "comparison where comparison::text ~ 'Ann|Bob'").await, 0, "names are gone");
        let anew = token(&invite(&shop, &ann, None).await.data());
        assert_ne!(anew, link);
    }

    let state = &shop.app.state;
    let keep_house = async |now| {
        erasure::run(&pool, &state.proofs, &state.files, &state.config.retention, now).await.expect("erased");
    };
    let stopped = "comparison where stopped_at is not null";
    keep_house(Timestamp::now() + (24 * 30 - 1).hours()).await;
    assert_eq!(count(&pool, stopped).await, 2);
    keep_house(Timestamp::now() + (24 * 30 + 1).hours()).await;
    assert_eq!((count(&pool, stopped).await, count(&pool, "comparison").await), (0, 2));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_waiting_invitation_can_be_taken_back(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (ann, bob) = two(&shop).await;
    let link = token(&invite(&shop, &ann, Some("Ann")).await.data());

    act(&shop, &ann, "stop", &link).await.data();

    assert_eq!(agree(&shop, &bob, &link, None).await.refusal(), UNKNOWN);
    assert_eq!(act(&shop, &bob, "read", &link).await.refusal(), UNKNOWN);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_refund_changes_nothing_and_an_erased_order_takes_its_comparisons_along(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    for erases_first in [true, false] {
        let (ann, bob, link) = agreed(&shop).await;
        shop.buy(&ann, 7).await;
        give_back(&shop, &pool, &ann).await;
        let seen = act(&shop, &bob, "read", &link).await.data();
        assert_eq!((&seen["state"], &seen["other"]["name"]), (&json!("agreed"), &json!("Ann")));
        let (gone, stays) = if erases_first { (&ann, &bob) } else { (&bob, &ann) };
        let order = OrderNumber::parse(gone).expect("a number");

        let state = &shop.app.state;
        erasure::erase(&pool, &state.proofs, &state.files, &order, Timestamp::now()).await.expect("erased");

        assert_eq!(act(&shop, stays, "read", &link).await.refusal(), UNKNOWN);
        let list = shop.call(CALL, &json!({"orderNumber": stays, "action": "list"})).await.data();
        assert_eq!(list, json!({"comparisons": []}));
        assert_eq!(invitation(&shop, &link).await.refusal(), UNKNOWN);
        assert_eq!(everywhere(&pool, gone).await, Vec::<String>::new());
        assert_eq!(count(&pool, "comparison").await, 0);
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_copy_of_an_order_has_its_own_half_of_a_comparison(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (ann, bob, link) = agreed(&shop).await;

    for (own, name, other, others) in [(&ann, "Ann", &bob, "Bob"), (&bob, "Bob", &ann, "Ann")] {
        let order = OrderNumber::parse(own).expect("a number");
        let copy = erasure::export(&pool, &order).await.expect("read").expect("an order").to_string();
        assert!(copy.contains(&link) && copy.contains(&format!("\"{name}\"")), "{copy}");
        assert!(!copy.contains(other.as_str()) && !copy.contains(&format!("\"{others}\"")), "{copy}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn one_invitation_waits_at_a_time_and_ten_comparisons_are_open(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (ann, bob) = two(&shop).await;
    let eve = number(&takes(&shop, &mut Browser::default(), TYPES).await);
    let first = token(&invite(&shop, &ann, Some("Ann")).await.data());
    let same = invite(&shop, &ann, Some("Anna")).await.data();
    assert_eq!(token(&same), first);
    assert_eq!(invitation(&shop, &first).await.data()["name"], "Anna");

    for _ in 0..10 {
        let link = token(&invite(&shop, &ann, None).await.data());
        agree(&shop, &bob, &link, None).await.data();
    }

    assert_eq!(invite(&shop, &ann, None).await.refusal(), FULL);
    let other = token(&invite(&shop, &eve, None).await.data());
    assert_eq!(agree(&shop, &bob, &other, None).await.refusal(), FULL);
    act(&shop, &ann, "stop", &first).await.data();
    assert_eq!(agree(&shop, &bob, &other, None).await.data()["state"], "agreed");
    let list = shop.call(CALL, &json!({"orderNumber": ann, "action": "list"})).await.data();
    let list = list["comparisons"].as_array().expect("a list").clone();
    assert_eq!((list.len(), token(&list[9])), (10, first), "newest first");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn invitations_are_changed_at_most_thirty_times_a_day(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let (ann, _) = two(&shop).await;

    for _ in 0..30 {
        invite(&shop, &ann, None).await.data();
    }

    let refused = invite(&shop, &ann, None).await;
    assert_eq!(refused.refusal(), (429, 10_429));
    let list = shop.call(CALL, &json!({"orderNumber": ann, "action": "list"})).await.data();
    act(&shop, &ann, "stop", &token(&list["comparisons"][0])).await.data();
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_invitations_page_names_who_invites_until_it_is_taken_back(pool: PgPool) {
    let folder = web();
    let shop = Shop::with(&pool, "DE", Setup { web: folder.path().into(), ..Setup::default() }).await;
    let (ann, bob) = two(&shop).await;
    let link = token(&invite(&shop, &ann, Some("Ann \"<Lee>\"")).await.data());

    for locale in Locale::ALL {
        let page = shop.app.get(&format!("/compare/{link}?hl={locale}")).await;
        let text = page.text();
        assert_eq!((page.status.as_u16(), page.header("content-language")), (200, locale.tag()));
        assert_eq!(page.header("x-robots-tag"), "noindex, nofollow");
        assert_eq!(page.header("referrer-policy"), "no-referrer");
        assert_eq!(page.header("cache-control"), "private, no-cache");
        assert!(text.contains("Ann &quot;&lt;Lee&gt;&quot;") && !text.contains("<Lee>"), "{text}");
        assert!(!text.contains(&ann) && !text.contains("ESFP"), "nothing of the order: {text}");
    }
    agree(&shop, &bob, &link, Some("Bob")).await.data();
    let after = shop.app.get(&format!("/compare/{link}?hl=EN")).await;
    assert_eq!(after.status, 200);
    assert!(!after.text().contains("Ann") && !after.text().contains("Bob"), "{}", after.text());

    act(&shop, &bob, "stop", &link).await.data();

    for gone in [link.as_str(), "0", &"0".repeat(32)] {
        let page = shop.app.get(&format!("/compare/{gone}")).await;
        assert_eq!((page.status.as_u16(), page.header("x-robots-tag")), (404, "noindex, nofollow"), "{gone}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn three_hundred_hostile_names_are_escaped_in_an_invitations_page(pool: PgPool) {
    let folder = web();
    let setup = Setup { web: folder.path().into(), redis: Some("redis://127.0.0.1:1"), ..Setup::default() };
    let shop = Shop::with(&pool, "US", setup).await;
    let (ann, bob) = two(&shop).await;
    let names: Vec<String> =
        serde_json::from_str(include_str!("../../../report/tests/hostile-names.json")).expect("names");
    let link = token(&invite(&shop, &ann, Some("x")).await.data());
    let head = async || {
        let page = shop.app.get(&format!("/compare/{link}?hl=EN")).await.text().to_owned();
        page[..page.find("</head>").expect("a head")].matches(['<', '>', '"']).count()
    };
    let plain = head().await;
    let mut last = String::new();

    for typed in names.iter().filter(|typed| !typed.trim().is_empty() && !typed.contains('\0')) {
        let answer = invite(&shop, &ann, Some(typed)).await;
        let Some(name) = DisplayName::parse(typed) else {
            assert_eq!(answer.refusal(), (200, 10_462), "{typed:?}");
            assert_eq!(agree(&shop, &bob, &link, Some(typed)).await.refusal(), (200, 10_462), "{typed:?}");
            continue;
        };
        answer.data();
        assert_eq!(invitation(&shop, &link).await.data()["name"], name.as_str());
        assert_eq!(head().await, plain, "{typed:?}");
        name.as_str().clone_into(&mut last);
    }
    let seen = agree(&shop, &bob, &link, None).await.data();
    assert_eq!((&seen["other"]["name"], seen["mine"].get("name")), (&json!(last), None));
}

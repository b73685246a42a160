//! What is held for an operator, and the operator's commands.

use super::*;
use crate::jobs::{Said, server};

async fn decide(pool: &PgPool, args: &[&str]) -> Said {
    server(pool, &[&["reviews"], args].concat()).await
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_one_star_review_takes_the_same_way_as_a_five_star_one(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    for (content, state) in [
        ("I don't believe a word of it. Useless rip-off.", "published"),
        ("Write to me: ann@mail.test", "waiting"),
        ("+49 170 1234567", "waiting"),
        ("see spam.com", "waiting"),
        ("My order is 3F9A1-C2207", "waiting"),
        ("You idiots.", "waiting"),
    ] {
        let (link, _) = link(&shop, &pool).await;
        for stars in [1, 5, 3] {
            assert_eq!(write(&shop, &link, stars, content, "").await["state"], state, "{stars} {content}");
        }
        assert_eq!(write(&shop, &link, 1, "", content).await["state"], state, "as a name: {content}");
    }
    let concerns: Vec<String> =
        sqlx::query_scalar("select distinct concerns[1] from review where state = 'waiting' order by 1")
            .fetch_all(&pool)
            .await
            .expect("concerns");
    assert_eq!(concerns, ["email", "held_word", "order_number", "phone", "web_address"]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn operators_publish_refuse_answer_and_take_down_and_say_why(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (link, order) = link(&shop, &pool).await;
    write(&shop, &link, 5, "Ask me at ann@mail.test", "Ann").await;
    let id = id_of(&pool, &order).await.to_string();
    let because = ["--reason", "a first look"];
    let run = async |action: &str, more: &[&str]| {
        decide(&pool, &[&[action, &id], &because[..], more].concat()).await
    };

    let listed = decide(&pool, &["list"]).await;
    for part in [id.as_str(), "held for: email", "Ask me at ann@mail.test", "5 of 5", "Ann"] {
        assert!(listed.out.contains(part), "{part} in {}", listed.out);
    }
    assert!(!listed.out.contains(&order));
    assert!(!decide(&pool, &["publish", &id, "--reason", " "]).await.ok, "no reason");
    assert!(!run("takedown", &[]).await.ok, "it isn't published");
    assert!(run("refuse", &[]).await.ok);
    assert_eq!(read(&shop, &link).await["state"], "refused");

    // Its writer changes it: an operator decides again, though nothing is wrong with it any more.
    assert_eq!(write(&shop, &link, 1, "Ask me.", "Ann").await["state"], "waiting");
    assert_eq!(call(&shop, "withdraw", &json!({"link": link})).await.data()["state"], "withdrawn");
    assert_eq!(write(&shop, &link, 1, "Ask me.", "Ann").await["state"], "waiting");
    assert!(run("publish", &[]).await.ok);
    assert!(run("answer", &["--text", "We will."]).await.ok);
    let seen = read(&shop, &link).await;
    assert_eq!((&seen["state"], &seen["answer"]), (&json!("published"), &json!("We will.")));
    assert_eq!(
        write(&shop, &link, 1, "Ask me twice.", "Ann").await["answer"],
        Value::Null,
        "about other words"
    );

    let down = run("takedown", &[]).await;
    assert_eq!((down.ok, down.out.as_str()), (true, "the review is taken down now\n"));
    assert_eq!(read(&shop, &link).await["state"], "taken_down");
    assert!(decide(&pool, &["list", "--state", "taken-down"]).await.out.contains("Ask me twice."));
    assert_eq!(write(&shop, &link, 5, "Fine.", "").await["state"], "waiting");
    let decisions: Vec<(String, String)> =
        sqlx::query_as("select decision, reason from review_decision order by decided_at")
            .fetch_all(&pool)
            .await
            .expect("decisions");
    let decided =
        ["refuse", "publish", "answer", "take_down"].map(|one| (one.to_owned(), "a first look".to_owned()));
    assert_eq!(decisions, decided);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn operators_ask_a_buyer_early_and_keep_addresses_from_being_asked(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = delivered(&shop, &pool).await;

    assert!(decide(&pool, &["silence", "Grace@example.com"]).await.ok);
    let said = decide(&pool, &["ask", &order]).await;
    assert!(!said.ok && said.err.contains("wants no such letters"), "{}", said.err);
    sqlx::query("delete from letter_refusal").execute(&pool).await.expect("wanted again");
    assert!(decide(&pool, &["ask", &order]).await.ok);
    assert!(!review_link(&post(&shop, &pool).await).is_empty());
}

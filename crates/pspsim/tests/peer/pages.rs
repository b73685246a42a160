//! What a browser loads, without a browser. The script itself runs under the product's browser tests.

use serde_json::Value;

use crate::support::{Peer, id};

async fn redirecting(peer: &Peer, return_url: &str) -> (Value, String) {
    let intent = peer.intent_in("1299", "eur", "ideal").await;
    let pairs = [("payment_method_data[type]", "ideal"), ("return_url", return_url)];
    let asked = peer.confirm(&intent, &pairs).await.ok();
    let page = asked["next_action"]["redirect_to_url"]["url"].as_str().unwrap().to_owned();
    (asked, page)
}

/// Presses a button of the bank's page; returns the status and where it leads.
async fn press(page: &str, secret: &str, outcome: &str) -> (u16, String) {
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let form = format!("client_secret={secret}&outcome={outcome}");
    let request = client.post(page).header("content-type", "application/x-www-form-urlencoded").body(form);
    let answer = request.send().await.unwrap();
    let to = answer.headers().get("location").map(|value| value.to_str().unwrap().to_owned());
    (answer.status().as_u16(), to.unwrap_or_default())
}

#[tokio::test]
async fn the_script_is_served_at_the_paths_of_stripe_js() {
    let peer = Peer::start().await;
    for path in ["/stripe.js", "/v3/", "/endive/stripe.js"] {
        let answer = peer.get(path, &[]).await;

        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.header("content-type").unwrap().starts_with("text/javascript"));
        let script = answer.body.as_str().unwrap();
        assert!(script.contains("window.Stripe = "));
        assert!(script.contains("Simulated payment: no money moves"));
        assert!(!script.contains("eval(") && !script.contains("style="), "a strict policy would refuse it");
    }
}

#[tokio::test]
async fn a_bank_sends_the_buyer_back_with_the_outcome() {
    let peer = Peer::start().await;
    for (outcome, redirect_status, status) in
        [("pass", "succeeded", "succeeded"), ("fail", "failed", "requires_payment_method")]
    {
        let (intent, page) = redirecting(&peer, "https://shop.example/paying?order=7#top").await;
        let secret = intent["client_secret"].as_str().unwrap();
        let shown = reqwest::get(&page).await.unwrap();
        assert_eq!(shown.status(), 200);

        let (code, to) = press(&page, secret, outcome).await;

        let expected = format!(
            "https://shop.example/paying?order=7&payment_intent={}&payment_intent_client_secret={secret}\
             &redirect_status={redirect_status}#top",
            id(&intent)
        );
        assert_eq!((code, to), (303, expected));
        assert_eq!(peer.status(&intent).await, status);
    }
}

#[tokio::test]
async fn a_bank_decides_once_and_only_with_the_client_secret() {
    let peer = Peer::start().await;
    let (intent, page) = redirecting(&peer, "https://shop.example/").await;
    let secret = intent["client_secret"].as_str().unwrap();

    let (stranger, _) = press(&page, "pi_x_secret_y", "pass").await;
    let (first, _) = press(&page, secret, "pass").await;
    let (second, _) = press(&page, secret, "fail").await;

    assert_eq!((stranger, first, second), (404, 303, 409));
    assert_eq!(peer.ledger_of("charge"), 1);
}

#[tokio::test]
async fn the_script_gets_the_offered_methods() {
    let peer = Peer::start().await;
    let intent = peer.intent_in("1299", "eur", "ideal").await;
    let secret = intent["client_secret"].as_str().unwrap();
    let offered = async |pairs: &[(&str, &str)]| {
        let headers = [("authorization", "Bearer pk_test_tessera")];
        let answer = peer.send("GET", "/v1/elements/sessions", pairs, &headers).await.unwrap().ok();
        answer["payment_method_preference"]["ordered_payment_method_types"].clone()
    };

    let before = offered(&[("type", "deferred_intent"), ("deferred_intent[currency]", "jpy")]).await;
    let after = offered(&[("client_secret", secret)]).await;

    assert_eq!(before, serde_json::json!(["card", "konbini", "alipay", "wechat_pay"]));
    assert_eq!(after, serde_json::json!(["ideal"]));
}

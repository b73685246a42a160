//! The adapter against a payment peer that misbehaves on request.

use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};

use adapters::stripe::{Settings, Stripe};
use app::ports::{About, NewIntent, NewRefund, NewSubscription, PaymentProvider, PlanEnd, ProviderError};
use domain::{
    email::EmailAddress,
    ids::PurchaseId,
    money::{Currency, Money},
    payment::{AttemptState, BalanceKind, IntentNews, News},
    plan::{BillState, Told},
    refund,
};
use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};
use uuid::Uuid;

struct Desk {
    peer: pspsim::Running,
    stripe: Stripe,
    http: reqwest::Client,
}

impl Desk {
    async fn open() -> Self {
        let peer = pspsim::start(pspsim::Settings::default()).await.expect("a peer");
        let stripe = Stripe::new(&Settings {
            api_url: &peer.url(),
            secret_key: "sk_test_tessera",
            webhook_secrets: "whsec_a",
            budget: Duration::from_secs(20),
        });
        Self { peer, stripe: stripe.expect("settings"), http: reqwest::Client::new() }
    }

    async fn fault(&self, call: &str, kind: &str, next: u64) {
        let rules = json!({"rules": [{"call": call, "kind": kind, "next": next}]});
        let url = format!("{}/_sim/faults", self.peer.url());
        let answer = self.http.post(url).body(rules.to_string()).send().await.expect("the peer");
        assert!(answer.status().is_success());
    }

    /// Pays like the script in a browser.
    async fn pay(&self, intent: &IntentNews, card: &str) {
        let secret = intent.client_secret.as_deref().expect("a secret");
        let form = [
            ("key", "pk_test_tessera"),
            ("client_secret", secret),
            ("payment_method_data[type]", "card"),
            ("payment_method_data[card][number]", card),
            ("payment_method_data[card][exp_month]", "12"),
            ("payment_method_data[card][exp_year]", "34"),
            ("payment_method_data[card][cvc]", "123"),
        ];
        let url = format!("{}/v1/payment_intents/{}/confirm", self.peer.url(), intent.intent);
        self.http.post(url).form(&form).send().await.expect("the peer");
    }

    /// Chooses another method than a card.
    async fn choose(&self, intent: &IntentNews, kind: &str) {
        let secret = intent.client_secret.as_deref().expect("a secret");
        let form = [
            ("key", "pk_test_tessera"),
            ("client_secret", secret),
            ("payment_method_data[type]", kind),
            ("return_url", "https://shop.example/"),
        ];
        let url = format!("{}/v1/payment_intents/{}/confirm", self.peer.url(), intent.intent);
        assert!(self.http.post(url).form(&form).send().await.expect("the peer").status().is_success());
    }

    async fn control(&self, path: &str, body: Value) -> Value {
        let url = format!("{}/_sim/{path}", self.peer.url());
        let answer = self.http.post(url).body(body.to_string()).send().await.expect("the peer");
        assert!(answer.status().is_success(), "{path}");
        answer.json().await.expect("JSON")
    }

    async fn intents(&self) -> usize {
        let url = format!("{}/v1/payment_intents?limit=100", self.peer.url());
        let request = self.http.get(url).bearer_auth("sk_test_tessera");
        let answer = request.header("stripe-version", pspsim::VERSION).send().await.expect("the peer");
        let list: Value = answer.json().await.expect("JSON");
        list["data"].as_array().expect("a list").len()
    }
}

fn ask(money: Money) -> NewIntent {
    let purchase = PurchaseId::from(Uuid::now_v7());
    NewIntent {
        key: format!("pi:{purchase}:1"),
        attempt: Uuid::now_v7().into(),
        purchase,
        money,
        description: "Package 1".to_owned(),
    }
}

fn refund_of(intent: &IntentNews, money: Money) -> NewRefund {
    let id = Uuid::now_v7().into();
    NewRefund { key: "rf:1".to_owned(), id, intent: intent.intent.clone(), money, instructions_email: None }
}

fn euros(amount: i64) -> Money {
    Money::new(Currency::EUR, amount)
}

fn an_hour_ago() -> Timestamp {
    Timestamp::now() - SignedDuration::from_hours(1)
}

fn plan(money: Money) -> NewSubscription {
    NewSubscription { first: ask(money), plan: Uuid::now_v7().into(), months: 12 }
}

#[tokio::test]
async fn a_plan_is_opened_once_paid_and_renewed_at_its_price() {
    let desk = Desk::open().await;
    let ask = plan(euros(499));
    for call in ["POST /v1/customers", "POST /v1/products", "POST /v1/subscriptions"] {
        desk.fault(call, "drop_after", 1).await;
        let opened = desk.stripe.open_plan(&ask).await.expect("opened");
        assert_eq!(opened.first.attempt, Some(ask.first.attempt));
    }
    let opened = desk.stripe.open_plan(&ask).await.expect("the same");
    let waiting = desk.stripe.plan(&opened.subscription).await.expect("read");

    desk.pay(&opened.first, "4242424242424242").await;
    let paid = desk.stripe.plan(&opened.subscription).await.expect("read");
    desk.control("clock", json!({"advance_s": 366 * 86_400})).await;
    let renewed = desk.stripe.plan(&opened.subscription).await.expect("read");

    assert_eq!(desk.intents().await, 2, "one subscription, and its renewal");
    assert_eq!((waiting.told, waiting.bills[0].state), (Told::Waiting, BillState::Open));
    assert_eq!(waiting.bills[0].intent.as_ref(), Some(&opened.first.intent));
    assert_eq!((paid.told, paid.bills[0].state), (Told::Running, BillState::Paid));
    assert!(paid.bills[0].first && !renewed.bills[0].first);
    assert_eq!((renewed.bills.len(), renewed.bills[0].money), (2, Some(euros(499))));
    let charged = renewed.bills[0].intent.clone().expect("a payment");
    let charged = desk.stripe.retrieve(&charged).await.expect("read");
    assert_eq!((charged.attempt, charged.received), (None, Some(euros(499))));
    assert!(renewed.period_end > paid.period_end);
}

#[tokio::test]
async fn a_plan_ends_with_its_period_or_at_once_and_its_payment_with_it() {
    let desk = Desk::open().await;
    let opened = desk.stripe.open_plan(&plan(euros(499))).await.expect("opened");
    let unpaid = desk.stripe.open_plan(&plan(euros(499))).await.expect("opened");
    desk.pay(&opened.first, "4242424242424242").await;

    let refused = desk.stripe.cancel(&unpaid.first.intent).await.expect("read").known.state;
    let leaving = desk.stripe.end_plan(&opened.subscription, PlanEnd::WithPeriod).await.expect("told");
    let gone = desk.stripe.end_plan(&unpaid.subscription, PlanEnd::AtOnce).await.expect("ended");
    desk.control("clock", json!({"advance_s": 366 * 86_400})).await;
    let over = desk.stripe.end_plan(&opened.subscription, PlanEnd::WithPeriod).await.expect("read");

    assert_eq!(refused, AttemptState::Waiting, "only together with its subscription");
    assert_eq!((leaving.told, gone.told, over.told), (Told::Leaving, Told::Over, Told::Over));
    assert_eq!(gone.bills[0].state, BillState::Void);
    let payment = desk.stripe.retrieve(&unpaid.first.intent).await.expect("read");
    assert_eq!(payment.known.state, AttemptState::Cancelled);
    assert_eq!(over.bills.len(), 1, "nothing more was charged");
    let events = desk.stripe.events(an_hour_ago(), None).await.expect("listed");
    let about = |subscription: &str| {
        events.iter().filter(|event| event.news == News::Plan(subscription.to_owned())).count()
    };
    assert!(about(&opened.subscription) >= 3 && about(&unpaid.subscription) >= 1, "{events:?}");
}

const CREATE: &str = "POST /v1/payment_intents";

#[tokio::test]
async fn a_payment_is_created_paid_and_refunded() {
    let desk = Desk::open().await;
    let yen = Money::new(Currency::JPY, 128_000);
    let ask = ask(yen);

    let made = desk.stripe.create(&ask).await.expect("made");
    desk.pay(&made, "4242424242424242").await;
    let paid = desk.stripe.retrieve(&made.intent).await.expect("retrieved");
    let back = refund_of(&made, yen);
    let refund = desk.stripe.refund(&back).await.expect("refunded");
    let again = desk.stripe.refund(&back).await.expect("the same");

    assert_eq!(
        (made.known.state, made.attempt, made.money),
        (AttemptState::Waiting, Some(ask.attempt), Some(yen))
    );
    assert_eq!((paid.known.state, paid.received), (AttemptState::Succeeded, Some(yen)));
    assert_eq!(paid.method.as_deref(), Some("card"));
    assert_eq!((refund.id, refund.money, &refund.refund), (Some(back.id), Some(yen), &again.refund));
    assert_ne!(refund.state, refund::State::Failed);
    let more = NewRefund { key: "rf:2".to_owned(), id: Uuid::now_v7().into(), ..back };
    let refused = desk.stripe.refund(&more).await.expect_err("nothing is left");
    assert!(
        matches!(refused, ProviderError::Refused { ref code } if code == "charge_already_refunded"),
        "{refused}"
    );
}

#[tokio::test]
async fn events_and_balance_can_be_listed_over_several_pages() {
    let desk = Desk::open().await;
    let mut made = Vec::new();
    for n in 1..=120 {
        let intent = desk.stripe.create(&ask(euros(400 + n))).await.expect("made");
        if n <= 30 {
            desk.pay(&intent, "4242424242424242").await;
        }
        made.push(intent.intent);
    }

    let said = desk.stripe.events(an_hour_ago(), None).await.expect("events");
    let later = Timestamp::now() + SignedDuration::from_mins(1);
    let booked = desk.stripe.balance(an_hour_ago(), later).await.expect("books");
    let nothing = desk.stripe.events(later, None).await.expect("no events");
    let before = desk.stripe.events(an_hour_ago(), Some(an_hour_ago())).await.expect("no events");
    let all = desk.stripe.events(an_hour_ago(), Some(later)).await.expect("events");

    let order: Vec<Timestamp> = said.iter().map(|event| event.created_at).collect();
    assert!(order.is_sorted(), "oldest first");
    let succeeded = said.iter().filter(
        |event| matches!(&event.news, News::Intent(news) if news.known.state == AttemptState::Succeeded),
    );
    assert!(said.len() > 100 && succeeded.count() >= 30, "more than a page: {}", said.len());
    let charges: Vec<i64> =
        booked.iter().filter(|line| line.kind == BalanceKind::Charge).map(|line| line.money.amount).collect();
    assert_eq!(charges, (401..=430).collect::<Vec<i64>>());
    assert!(nothing.is_empty() && before.is_empty());
    assert_eq!(all.len(), said.len());
}

#[tokio::test]
async fn exactly_one_intent_is_created_despite_any_failure() {
    for kind in ["drop_before", "drop_after", "429", "500_unstored", "truncated"] {
        let desk = Desk::open().await;
        let ask = ask(euros(799));
        desk.fault(CREATE, kind, 2).await;

        let made = desk.stripe.create(&ask).await.unwrap_or_else(|error| panic!("{kind}: {error}"));
        let again = desk.stripe.create(&ask).await.expect("the same");

        assert_eq!((made.attempt, &made.intent), (Some(ask.attempt), &again.intent), "{kind}");
        assert_eq!(desk.intents().await, 1, "{kind}");
    }
}

#[tokio::test]
async fn a_fault_stored_with_the_key_is_recognised_and_its_intent_found() {
    let desk = Desk::open().await;
    let (lost, other) = (ask(euros(799)), ask(euros(499)));
    desk.stripe.create(&other).await.expect("made");
    desk.fault(CREATE, "500_stored", 1).await;

    let stuck = desk.stripe.create(&lost).await.expect_err("a fault");
    let wanted = [(lost.attempt, Timestamp::now()), (Uuid::now_v7().into(), an_hour_ago())];
    let found = desk.stripe.find(&wanted).await.expect("a list").pop().expect("it was made");
    let nothing = desk.stripe.find(&wanted[1..]).await.expect("a list");

    assert!(matches!(stuck, ProviderError::Stuck(_)), "{stuck}");
    assert_eq!((found.attempt, found.money), (Some(lost.attempt), Some(euros(799))));
    assert!(found.client_secret.is_some());
    assert_eq!(nothing, []);
}

#[tokio::test]
async fn a_refund_that_was_made_despite_a_fault_is_found() {
    let desk = Desk::open().await;
    let made = desk.stripe.create(&ask(euros(799))).await.expect("made");
    desk.pay(&made, "4242424242424242").await;
    let part = refund_of(&made, euros(200));
    let other = NewRefund { key: "rf:2".to_owned(), id: Uuid::now_v7().into(), ..part.clone() };
    desk.fault("POST /v1/refunds", "500_stored", 1).await;

    let stuck = desk.stripe.refund(&part).await.expect_err("a fault");
    let found = desk.stripe.find_refund(&part).await.expect("a list").expect("it was made");
    let nothing = desk.stripe.find_refund(&other).await.expect("a list");

    assert!(matches!(stuck, ProviderError::Stuck(_)), "{stuck}");
    assert_eq!((found.id, found.money), (Some(part.id), Some(euros(200))));
    assert_eq!(nothing, None);
}

#[tokio::test]
async fn a_call_ends_within_its_budget_with_an_unclear_outcome() {
    let desk = Desk::open().await;
    desk.fault(CREATE, "drop_before", 1_000).await;
    let started = Instant::now();

    let hasty = desk.stripe.within(Duration::from_secs(1));
    let unclear = hasty.create(&ask(euros(799))).await.expect_err("no answer");

    assert!(matches!(unclear, ProviderError::Unclear(_)), "{unclear}");
    assert!(started.elapsed() < Duration::from_secs(3), "{:?}", started.elapsed());
}

#[tokio::test]
async fn a_refused_call_is_not_retried() {
    let desk = Desk::open().await;
    let first = ask(euros(799));
    desk.stripe.create(&first).await.expect("made");

    let other_words = NewIntent { money: euros(499), ..first.clone() };
    let mismatch = desk.stripe.create(&other_words).await.expect_err("another amount under the same key");
    let unknown = desk.stripe.retrieve("pi_nobody").await.expect_err("no such intent");
    let fraction =
        desk.stripe.create(&ask(Money::new(Currency::KRW, 690_050))).await.expect_err("half a won");

    assert!(matches!(mismatch, ProviderError::Stuck(_)), "{mismatch}");
    assert!(
        matches!(unknown, ProviderError::Refused { ref code } if code == "resource_missing"),
        "{unknown}"
    );
    assert!(matches!(fraction, ProviderError::Refused { ref code } if code == "amount_not_chargeable"));
}

#[tokio::test]
async fn cancelling_returns_the_current_state_of_the_intent() {
    let desk = Desk::open().await;
    let open = desk.stripe.create(&ask(euros(799))).await.expect("made");
    let paid = desk.stripe.create(&ask(euros(799))).await.expect("made");
    desk.pay(&paid, "4242424242424242").await;

    let cancelled = desk.stripe.cancel(&open.intent).await.expect("cancelled");
    let again = desk.stripe.cancel(&open.intent).await.expect("still cancelled");
    let too_late = desk.stripe.cancel(&paid.intent).await.expect("an answer");

    let states = [cancelled, again, too_late].map(|news| news.known.state);
    assert_eq!(states, [AttemptState::Cancelled, AttemptState::Cancelled, AttemptState::Succeeded]);
}

#[tokio::test]
async fn a_declined_card_is_reported_with_a_reason() {
    let desk = Desk::open().await;
    let made = desk.stripe.create(&ask(euros(799))).await.expect("made");
    desk.pay(&made, "4000000000009995").await;

    let news = desk.stripe.retrieve(&made.intent).await.expect("retrieved");

    assert_eq!(news.known.state, AttemptState::Declined);
    assert_eq!(news.failure.as_deref(), Some("insufficient_funds"));
}

#[tokio::test]
async fn a_voucher_has_a_method_and_a_deadline() {
    let desk = Desk::open().await;
    let made = desk.stripe.create(&ask(Money::new(Currency::JPY, 128_000))).await.expect("made");
    desk.choose(&made, "konbini").await;

    let asked = desk.stripe.retrieve(&made.intent).await.expect("retrieved");
    let said = desk.stripe.events(an_hour_ago(), None).await.expect("events");

    assert_eq!((asked.known.state, asked.method.as_deref()), (AttemptState::Acting, Some("konbini")));
    let days = asked.expires_at.expect("an end").duration_since(Timestamp::now()).as_hours();
    assert!((71..=72).contains(&days), "{days}");
    let acting = said.iter().find_map(|event| match &event.news {
        News::Intent(news) if news.known.state == AttemptState::Acting => Some(news),
        _ => None,
    });
    let told = acting.expect("a message");
    assert_eq!((&told.method, told.expires_at), (&asked.method, asked.expires_at));
}

#[tokio::test]
async fn methods_that_cannot_be_refunded_cannot_be_chosen() {
    let desk = Desk::open().await;
    for (currency, kind) in [(Currency::MXN, "oxxo"), (Currency::BRL, "boleto")] {
        let made = desk.stripe.create(&ask(Money::new(currency, 12_900))).await.expect("made");
        let url = format!("{}/v1/payment_intents/{}/confirm", desk.peer.url(), made.intent);
        let secret = made.client_secret.as_deref().expect("a secret");
        let form =
            [("key", "pk_test_tessera"), ("client_secret", secret), ("payment_method_data[type]", kind)];
        let answer = desk.http.post(url).form(&form).send().await.expect("the peer");
        assert_eq!(answer.status(), 400, "{kind}");
    }
}

#[tokio::test]
async fn a_cash_payment_is_refunded_once_the_buyer_has_named_an_account() {
    let desk = Desk::open().await;
    let yen = Money::new(Currency::JPY, 128_000);
    let made = desk.stripe.create(&ask(yen)).await.expect("made");
    desk.choose(&made, "konbini").await;
    desk.control(&format!("intents/{}/settle", made.intent), json!({"outcome": "succeed"})).await;
    let plain = refund_of(&made, yen);
    let to_bank = NewRefund { instructions_email: EmailAddress::parse("grace@example.com"), ..plain.clone() };

    let refused = desk.stripe.refund(&plain).await.expect_err("no address");
    let asked = desk.stripe.refund(&to_bank).await.expect("asked for");
    desk.control(&format!("refunds/{}/settle", asked.refund), json!({"outcome": "succeed"})).await;
    let News::Refund(done) =
        desk.stripe.ask_about(&About::Refund(asked.refund.clone())).await.expect("an answer")
    else {
        panic!("no refund")
    };

    assert!(
        matches!(refused, ProviderError::Refused { ref code } if code == "parameter_missing"),
        "{refused}"
    );
    assert_eq!((asked.state, asked.asks_buyer), (refund::State::Pending, true));
    assert_eq!((done.state, done.asks_buyer, done.id), (refund::State::Succeeded, false, Some(plain.id)));
}

#[tokio::test]
async fn a_rejected_key_or_an_empty_account_does_not_fail_a_refund() {
    for kind in ["401", "403", "lock_timeout", "balance_insufficient"] {
        let desk = Desk::open().await;
        let made = desk.stripe.create(&ask(euros(799))).await.expect("made");
        desk.pay(&made, "4242424242424242").await;
        let ask = refund_of(&made, euros(799));
        desk.fault("POST /v1/refunds", kind, 1).await;

        let hasty = desk.stripe.within(Duration::from_millis(1));
        let first = hasty.refund(&ask).await.expect_err(kind);
        let second = desk.stripe.refund(&ask).await.expect("given back");

        assert!(matches!(first, ProviderError::Unclear(_)), "{kind}: {first}");
        assert_eq!((second.state, second.id), (refund::State::Succeeded, Some(ask.id)), "{kind}");
    }
}

#[tokio::test]
async fn objects_of_messages_in_another_version_can_be_fetched() {
    let desk = Desk::open().await;
    let made = desk.stripe.create(&ask(euros(799))).await.expect("made");
    desk.pay(&made, "4242424242424242").await;
    let paid = desk.stripe.retrieve(&made.intent).await.expect("retrieved");
    let back = desk.stripe.refund(&refund_of(&made, euros(100))).await.expect("given back");
    let charge = paid.charge.expect("a charge");
    let dispute = desk.control(&format!("charges/{charge}/dispute"), json!({})).await;
    let dispute = dispute["id"].as_str().expect("an id").to_owned();
    desk.control("account", json!({"api_version": "2020-08-27"})).await;

    let said = desk.stripe.events(an_hour_ago(), None).await.expect("events");

    assert!(said.iter().all(|event| event.news == News::Other), "their content is not used");
    let about: BTreeSet<About> = said.into_iter().filter_map(|event| event.about).collect();
    let expected = [About::Intent(made.intent.clone()), About::Refund(back.refund), About::Dispute(dispute)];
    assert_eq!(about, BTreeSet::from(expected));
    for one in &about {
        let news = desk.stripe.ask_about(one).await.expect("an answer");
        let told = match (one, news) {
            (About::Intent(_), News::Intent(news)) => news.intent == made.intent,
            (About::Refund(_), News::Refund(news)) => news.money == Some(euros(100)),
            (About::Dispute(_), News::Dispute(news)) => news.open && news.money == Some(euros(799)),
            (about, news) => panic!("{about:?}: {news:?}"),
        };
        assert!(told, "{one:?}");
    }
}

#[tokio::test]
async fn many_lost_attempts_are_found_in_one_pass_over_the_list() {
    let desk = Desk::open().await;
    let mut lost = Vec::new();
    for n in 0..120 {
        let ask = ask(euros(400 + n));
        desk.stripe.create(&ask).await.expect("made");
        lost.push((ask.attempt, Timestamp::now()));
    }
    let wanted = [lost[0], lost[60], lost[119]];

    let found = desk.stripe.find(&wanted).await.expect("a list");

    assert_eq!(found.len(), 3);
    let counters: Value = desk
        .http
        .get(format!("{}/_sim/counters", desk.peer.url()))
        .send()
        .await
        .expect("the peer")
        .json()
        .await
        .expect("JSON");
    assert_eq!(counters["calls"]["GET /v1/payment_intents"], 2, "two pages: {counters}");
}

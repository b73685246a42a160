//! Everything that was recorded, grouped by order.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    path::Path,
};

use serde_json::Value;

use super::{
    accounts::Accounts,
    books::{self, LedgerLines, Sums},
    bounds::Bounds,
    calls::{self, Seen},
    exposed::{self, Places},
    letters::{self, Letter},
    money::{Charge, Ledger},
    plans::{self, Plans},
    prices::{self, Book, Prices},
    shown::{self, Shown},
};
use crate::{buyer::plan::BUNDLE, journal, sql::Database};

/// One order from all sources.
#[derive(Default)]
pub(super) struct Order {
    pub(super) buyer: i64,
    /// Lines of the buyer's history about it.
    pub(super) history: Vec<Value>,
    pub(super) charges: Vec<Charge>,
    /// Rows of the database.
    pub(super) purchases: Vec<Value>,
    /// Where its buyer pays.
    pub(super) country: String,
    /// The order whose bundle paid for it.
    pub(super) bundle: Option<String>,
    /// The order whose package includes this test.
    pub(super) payer: Option<String>,
    /// What the product says it owns.
    pub(super) items: BTreeSet<String>,
    pub(super) seen: Seen,
}

impl Order {
    pub(super) fn did(&self, what: &str) -> bool {
        self.history.iter().any(|line| line["what"] == what)
    }

    /// The frozen price of a purchase, from the buyer's own history if known.
    pub(super) fn price_of(&self, purchase: &str) -> Option<(String, i64)> {
        let told = self.history.iter().find(|line| line["what"] == "created" && line["purchase"] == purchase);
        let price = told
            .map(|line| line["price"].clone())
            .or_else(|| self.purchases.iter().find(|row| row["id"] == purchase).cloned())?;
        Some((price["currency"].as_str()?.to_owned(), price["amount"].as_i64()?))
    }

    /// Whether a charge is what the buyer was asked for, to the last hundredth.
    pub(super) fn is_right(&self, charge: &Charge) -> bool {
        let price = charge.purchase.as_deref().and_then(|purchase| self.price_of(purchase));
        price == Some((charge.currency.clone(), charge.amount))
    }

    /// Paid as asked, and not refunded.
    pub(super) fn is_paid(&self) -> bool {
        self.charges.iter().any(|charge| charge.is_kept() && self.is_right(charge))
    }

    /// Bought at the member's price.
    pub(super) fn is_members(&self) -> bool {
        self.history.iter().any(|line| line["what"] == "created" && line["member"] == true)
    }

    pub(super) fn is_upgrade(&self, charge: &Charge) -> bool {
        let mut created = self.history.iter().filter(|line| line["what"] == "created");
        created.any(|line| line["intent"] == charge.intent.as_str() && line["way"] == "upgrade")
    }

    /// The money was asked back, disputed or given away.
    pub(super) fn goes_back(&self) -> bool {
        ["refund_asked", "withdrawn", "disputed", "desk_refund"].iter().any(|what| self.did(what))
    }

    /// The buyer's country, if this package was paid for and not refunded.
    pub(super) fn kept_for(&self, sku: u64) -> Option<&str> {
        let created = self.history.iter().filter(|line| line["what"] == "created" && line["sku"] == sku);
        let mut intents = created.filter_map(|line| line["intent"].as_str());
        let kept =
            |intent: &str| self.charges.iter().any(|charge| charge.intent == intent && charge.is_kept());
        intents.any(kept).then_some(self.country.as_str())
    }

    /// What the provider's staff refunded of a charge without being asked.
    pub(super) fn gift(&self, charge: &Charge) -> i64 {
        let by_desk =
            |id: &str| self.history.iter().any(|line| line["what"] == "desk_refund" && line["refund"] == id);
        charge.refunds.iter().filter(|(id, _)| by_desk(id)).map(|(_, amount)| amount).sum()
    }

    pub(super) fn tell(&self) -> String {
        let states: Vec<&str> = self.purchases.iter().filter_map(|row| row["state"].as_str()).collect();
        let kept = self.charges.iter().filter(|charge| charge.is_kept()).count();
        format!(
            "buyer {}: {} charges ({kept} kept), purchases {states:?}, shown as {}",
            self.buyer,
            self.charges.len(),
            self.seen.access
        )
    }
}

pub struct Facts {
    pub(super) orders: BTreeMap<String, Order>,
    /// Orders of people who had everything deleted: only their money is compared.
    pub(super) erased: BTreeMap<String, Order>,
    pub(super) accounts: Accounts,
    /// Charges that belong to no known order.
    pub(super) strays: Vec<Charge>,
    pub(super) history: Vec<Value>,
    pub(super) letters: Vec<Letter>,
    /// Rows of `mail` by Message-ID.
    pub(super) mails: HashMap<String, Value>,
    pub(super) totals: Sums,
    pub(super) books: Sums,
    /// Rows of `exam_order` by run.
    pub(super) runs: HashMap<String, Vec<Value>>,
    /// Question ids by form, in the order of its questions.
    pub(super) forms: HashMap<i64, Vec<String>>,
    pub(super) jobs: Vec<Value>,
    /// In the order in which they were applied.
    pub(super) price_books: Vec<Book>,
    /// Transactions of the two ledgers.
    pub(super) lines: LedgerLines,
    /// What links and certificates tell strangers.
    pub(super) shown: Vec<Shown>,
    /// Where something personal was found that shouldn't be there.
    pub(super) exposed: Vec<String>,
    pub(super) bounds: Bounds,
    pub(super) plans: Plans,
}

impl Facts {
    /// The order whose bundle paid for this one.
    pub(super) fn bundle_of(&self, order: &Order) -> Option<&Order> {
        order.bundle.as_ref().and_then(|bundle| self.orders.get(bundle))
    }

    /// The order whose package includes this test.
    pub(super) fn payer_of(&self, order: &Order) -> Option<&Order> {
        order.payer.as_ref().and_then(|payer| self.orders.get(payer))
    }

    /// Paid as asked and not refunded, directly, with a bundle, or with the package that includes it.
    pub(super) fn is_paid(&self, order: &Order) -> bool {
        order.is_paid()
            || self.bundle_of(order).is_some_and(|bundle| bundle.kept_for(BUNDLE).is_some())
            || self.payer_of(order).is_some_and(Order::is_paid)
    }

    /// The price book by which an order's first package was bought.
    pub(super) fn prices_of(&self, order: &Order) -> &Prices {
        let first = order.history.iter().find(|line| {
            let kept = |charge: &&Charge| line["intent"] == charge.intent.as_str() && charge.is_kept();
            line["what"] == "created"
                && line["way"] == "package"
                && order.charges.iter().any(|one| kept(&one))
        });
        let is_its = |book: &&Book| first.is_some_and(|line| book.prices.asks(line));
        let book = self.price_books.iter().find(is_its).or(self.price_books.first());
        &book.expect("the product's own price book").prices
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Rows of `exam_order` by run, and question ids by form, in the order of its questions.
type Answers = (HashMap<String, Vec<Value>>, HashMap<i64, Vec<String>>);

async fn answers(database: &Database) -> anyhow::Result<Answers> {
    let mut runs: HashMap<String, Vec<Value>> = HashMap::new();
    for row in database.rows("select number, run_id, form_id, choices from exam_order").await? {
        runs.entry(text(&row["run_id"])).or_default().push(row);
    }
    let mut forms: HashMap<i64, Vec<String>> = HashMap::new();
    let questions = "select form_id, code from form_question join item on item.id = item_id
        order by form_id, position";
    for row in database.rows(questions).await? {
        forms.entry(row["form_id"].as_i64().unwrap_or_default()).or_default().push(text(&row["code"]));
    }
    Ok((runs, forms))
}

/// Adds purchases whose opening no buyer heard of. The books of a deleted order stand under another number; as its buyer
/// knows it, it goes by the purchases that were heard of.
fn add_unheard(order_of: &mut HashMap<String, String>, purchases: &[Value]) {
    let heard = purchases
        .iter()
        .filter_map(|row| Some((text(&row["order_number"]), order_of.get(&text(&row["id"]))?.clone())));
    let heard: HashMap<String, String> = heard.collect();
    for row in purchases {
        let number = text(&row["order_number"]);
        order_of.entry(text(&row["id"])).or_insert_with(|| heard.get(&number).cloned().unwrap_or(number));
    }
}

impl Facts {
    pub async fn gather(
        dir: &Path,
        database: &Database,
        base: &str,
        (services, redis): (&Path, &str),
    ) -> anyhow::Result<Self> {
        let mut history = journal::read(&dir.join("history.jsonl"))?;
        let at_provider = journal::read(&dir.join("ledger.jsonl"))?;
        let lines = LedgerLines::read(&at_provider, database).await?;
        let ledger = Ledger::of(&at_provider)?;
        let mut letters = letters::read(dir)?;
        let mut orders: BTreeMap<String, Order> = BTreeMap::new();
        let mut order_of: HashMap<String, String> = HashMap::new();
        for line in &history {
            let Some(number) = line["order"].as_str() else { continue };
            let order = orders.entry(number.to_owned()).or_default();
            order.buyer = line["buyer"].as_i64().unwrap_or_default();
            let mut told = line.clone();
            // Long, and only compared once.
            told["answers"] = Value::Null;
            order.history.push(told);
            if let Some(country) = line["country"].as_str() {
                country.clone_into(&mut order.country);
            }
            if line["what"] == "bundle_used" {
                order.bundle = line["bundle"].as_str().map(str::to_owned);
            }
            if line["what"] == "included" {
                order.payer = line["payer"].as_str().map(str::to_owned);
            }
            if let Some(purchase) = line["purchase"].as_str() {
                order_of.insert(purchase.to_owned(), number.to_owned());
            }
        }
        let purchases = database
            .rows(
                "select id, order_number, sku_id, kind, state, currency, amount, refunded,
            email, review, paid_at, fulfilled_at from purchase where kind <> 'membership'",
            )
            .await?;
        add_unheard(&mut order_of, &purchases);
        for row in purchases {
            let number = order_of.get(&text(&row["id"])).cloned().unwrap_or_default();
            orders.entry(number).or_default().purchases.push(row);
        }
        let mut strays = Vec::new();
        let (of_plans, charges): (Vec<_>, Vec<_>) =
            ledger.charges.into_iter().partition(|charge| charge.plan.is_some());
        let plans = Plans { charges: of_plans, purchases: database.rows(plans::PURCHASES).await? };
        for charge in charges {
            let number = charge.purchase.as_ref().and_then(|purchase| order_of.get(purchase));
            match number.and_then(|number| orders.get_mut(number)) {
                Some(order) => order.charges.push(charge),
                None => strays.push(charge),
            }
        }
        for (number, seen) in calls::open_all(orders.keys(), &calls::some_of(orders.keys()), base).await? {
            let order = orders.entry(number).or_default();
            order.items = seen.items.iter().cloned().collect();
            order.seen = seen;
        }
        calls::follow_links(&mut letters, base).await?;
        let shown = shown::ask(&history, base).await?;
        let exposed = exposed::search(&Places { dir, services, redis }, &history, database).await?;
        let price_books = prices::books(dir, &history)?;
        let (erased, orders): (BTreeMap<_, _>, BTreeMap<_, _>) =
            orders.into_iter().partition(|(_, order)| order.did("erased"));
        let addresses =
            history.iter().filter(|line| line["what"] == "erased").map(|line| text(&line["email"]));
        let words: BTreeSet<String> = erased.keys().cloned().chain(addresses).collect();
        history.retain(|line| line["order"].as_str().is_none_or(|order| !erased.contains_key(order)));
        letters.retain(|letter| !letter.to.iter().all(|to| words.contains(to)));
        let mails = database
            .rows("select order_number, kind, rev, recipient, state, message_id, ambiguous from mail");
        let mails =
            mails.await?.into_iter().map(|row| (letters::name(&text(&row["message_id"])), row)).collect();
        let (runs, forms) = answers(database).await?;
        // Jobs for the day after payment may wait, and so may PDFs that nobody has requested.
        let jobs = database
            .rows(
                "select kind, key, attempts, deaths, error, dead_at is not null as dead from job
            where dead_at is not null or not slow and run_at < now() + interval '1 hour'",
            )
            .await?;
        Ok(Self {
            orders,
            erased,
            accounts: Accounts::read(database, &words).await?,
            strays,
            history,
            letters,
            mails,
            totals: ledger.totals,
            books: books::ours(database).await?,
            runs,
            forms,
            jobs,
            price_books,
            lines,
            shown,
            exposed,
            bounds: Bounds::read(dir, database).await?,
            plans,
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_purchase_nobody_heard_of_belongs_to_the_deleted_order_of_the_others() {
        let purchases = [
            json!({"id": "heard", "order_number": "books"}),
            json!({"id": "unheard", "order_number": "books"}),
            json!({"id": "alone", "order_number": "another"}),
        ];
        let mut order_of = HashMap::from([("heard".to_owned(), "buyers".to_owned())]);

        add_unheard(&mut order_of, &purchases);

        let numbers = ["heard", "unheard", "alone"].map(|id| order_of[id].as_str());
        assert_eq!(numbers, ["buyers", "buyers", "another"]);
    }
}

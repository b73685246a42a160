//! Everything the provider knows, behind one lock: objects, events, keys, faults, money.
//!
//! Every call is a function on `World` that completes within microseconds; only delays and deliveries wait,
//! and they wait outside the lock.

pub(crate) mod attempts;
pub(crate) mod balance;
pub(crate) mod charges;
pub(crate) mod customers;
pub(crate) mod disputes;
pub(crate) mod due;
pub(crate) mod events;
pub(crate) mod intent_shape;
pub(crate) mod intents;
pub(crate) mod invoices;
pub(crate) mod keys;
pub(crate) mod ledger;
pub(crate) mod lists;
pub(crate) mod methods;
pub(crate) mod products;
pub(crate) mod refunds;
pub(crate) mod sessions;
pub(crate) mod subscription_shape;
pub(crate) mod subscriptions;
pub(crate) mod table;
pub(crate) mod time;

use std::collections::{BTreeMap, HashMap};

use serde_json::Value;
use tokio::sync::mpsc::UnboundedSender;

use self::{
    balance::Txn, customers::Customer, due::Due, events::Event, intents::Intent, keys::Keys, ledger::Ledger,
    methods::Method, table::Table, time::Clock,
};
use crate::{chance::Chance, faults::Faults, webhooks::Delivery, webhooks::Endpoint};

/// The caller: what an event records about the request behind it.
#[derive(Debug, Clone, Default)]
pub(crate) struct Call {
    pub(crate) request: Option<String>,
    pub(crate) key: Option<String>,
    /// With a publishable key and a client secret: sees less, may do less.
    pub(crate) browser: bool,
}

impl Call {
    /// For changes by the passage of time or by the test's controls.
    pub(crate) fn nobody() -> Self {
        Self::default()
    }
}

pub(crate) type Metadata = BTreeMap<String, String>;

pub(crate) struct World {
    /// Where the pages of banks are: `http://127.0.0.1:4242`.
    pub(crate) base: String,
    pub(crate) clock: Clock,
    pub(crate) chance: Chance,
    pub(crate) customers: Table<Customer>,
    pub(crate) methods: Table<Method>,
    pub(crate) intents: Table<Intent>,
    /// Positions in `intents`, oldest first.
    pub(crate) intents_of: HashMap<String, Vec<usize>>,
    pub(crate) charges: Table<charges::Charge>,
    pub(crate) refunds: Table<refunds::Refund>,
    pub(crate) disputes: Table<disputes::Dispute>,
    pub(crate) products: Table<products::Product>,
    pub(crate) subscriptions: Table<subscriptions::Subscription>,
    pub(crate) invoices: Table<invoices::Invoice>,
    pub(crate) money: Table<Txn>,
    pub(crate) events: Table<Event>,
    pub(crate) due: Due,
    pub(crate) ledger: Ledger,
    pub(crate) keys: Keys,
    pub(crate) faults: Faults,
    pub(crate) endpoint: Option<Endpoint>,
    pub(crate) out: UnboundedSender<Delivery>,
    pub(crate) counters: Counters,
    /// Delayed methods succeed automatically after this many seconds; otherwise only on request.
    pub(crate) settle_after: Option<i64>,
    /// Refunds that depend on a bank complete after this many seconds; otherwise only on request.
    pub(crate) refunds_after: Option<i64>,
    /// The account's API version, if it isn't [`crate::VERSION`]: events are listed in it.
    pub(crate) account_version: Option<String>,
}

impl World {
    pub(crate) fn new(
        base: String,
        chance: Chance,
        ledger: Ledger,
        endpoint: Option<Endpoint>,
        out: UnboundedSender<Delivery>,
    ) -> Self {
        Self {
            base,
            clock: Clock::default(),
            chance,
            customers: Table::default(),
            methods: Table::default(),
            intents: Table::default(),
            intents_of: HashMap::new(),
            charges: Table::default(),
            refunds: Table::default(),
            disputes: Table::default(),
            products: Table::default(),
            subscriptions: Table::default(),
            invoices: Table::default(),
            money: Table::default(),
            events: Table::default(),
            due: Due::default(),
            ledger,
            keys: Keys::default(),
            faults: Faults::default(),
            endpoint,
            out,
            counters: Counters::default(),
            settle_after: None,
            refunds_after: Some(refunds::BANK_S),
            account_version: None,
        }
    }

    pub(crate) fn now(&self) -> i64 {
        self.clock.now()
    }

    /// The object with this id, whatever its kind; for `expand`.
    pub(crate) fn object(&self, id: &str) -> Option<Value> {
        let (kind, _) = id.split_once('_')?;
        match kind {
            "pi" => self.intents.get(id).map(|intent| self.intent_json(intent)),
            "ch" | "py" => self.charges.get(id).map(|charge| self.charge_json(charge)),
            "re" => self.refunds.get(id).map(refunds::Refund::json),
            "du" => self.disputes.get(id).map(|dispute| self.dispute_json(dispute)),
            "sub" => self.subscriptions.get(id).map(subscriptions::Subscription::json),
            "in" => self.invoices.get(id).map(|invoice| self.invoice_json(invoice)),
            "cus" => self.customers.get(id).map(Customer::json),
            "pm" => self.methods.get(id).map(Method::json),
            "txn" => self.money.get(id).map(|txn| txn.json(self.now())),
            _ => None,
        }
    }

    /// Replaces ids with objects along `latest_charge.balance_transaction`; `data.…` applies to each item
    /// of a list.
    pub(crate) fn expand(&self, value: &mut Value, path: &str) {
        let (step, rest) = path.split_once('.').map_or((path, None), |(step, rest)| (step, Some(rest)));
        let added = value.get("id").and_then(Value::as_str).and_then(|id| self.includable(id, step));
        if let Some(added) = added {
            value[step] = added;
        }
        let Some(inner) = value.get_mut(step) else { return };
        if let Value::Array(items) = inner {
            for item in items {
                if let Some(rest) = rest {
                    self.expand(item, rest);
                }
            }
            return;
        }
        if let Some(object) = inner.as_str().and_then(|id| self.object(id)) {
            *inner = object;
        }
        if let Some(rest) = rest {
            self.expand(inner, rest);
        }
    }
}

/// How often each thing happened; a fault that never happened proves nothing.
#[derive(Debug, Default)]
pub(crate) struct Counters(BTreeMap<&'static str, BTreeMap<String, u64>>);

impl Counters {
    pub(crate) fn count(&mut self, group: &'static str, name: &str) {
        let group = self.0.entry(group).or_default();
        match group.get_mut(name) {
            Some(count) => *count += 1,
            None => {
                group.insert(name.to_owned(), 1);
            }
        }
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::json!(self.0)
    }
}

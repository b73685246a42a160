//! The payment provider's faults.

use serde_json::{Value, json};

use crate::stage::Stage;

/// A fault of the provider that hits all calls of a kind for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outage {
    /// The list of events isn't answered.
    List,
    /// Our key isn't accepted.
    Key,
}

/// The provider's faults, which last as long as the storm; during an outage more of them.
pub fn rules(outage: Option<Outage>) -> Vec<Value> {
    let create = "POST /v1/payment_intents";
    let rule = |call: &str, kind: &str, share: f64| json!({"call": call, "kind": kind, "share": share});
    let mut rules: Vec<Value> = match outage {
        None => Vec::new(),
        Some(Outage::List) => vec![rule("GET /v1/events", "drop_before", 1.0)],
        Some(Outage::Key) => {
            let ours = [create, "POST /v1/refunds", "GET /v1/events", "POST /v1/subscriptions"];
            ours.map(|call| rule(call, "401", 1.0)).to_vec()
        }
    };
    rules.extend([
        json!({"call": create, "kind": "delay", "share": 0.04, "delay_ms": 2500}),
        json!({"call": create, "kind": "500_stored", "share": 0.015, "executed": false}),
        rule(create, "500_stored", 0.015),
        rule("POST /v1/payment_intents/*/confirm", "drop_after", 0.02),
    ]);
    let of_plans = ["POST /v1/subscriptions", "POST /v1/subscriptions/*", "GET /v1/subscriptions/*"];
    for call in of_plans {
        for kind in ["429", "500_unstored", "drop_before", "drop_after"] {
            rules.push(rule(call, kind, 0.06));
        }
    }
    for call in [create, "POST /v1/refunds", "GET /v1/payment_intents/*", "GET /v1/events"] {
        for kind in ["429", "500_unstored", "drop_before", "drop_after"] {
            rules.push(rule(call, kind, 0.025));
        }
    }
    rules.push(rule("POST /v1/refunds", "500_stored", 0.03));
    rules
}

/// Begins or ends an outage of the provider.
pub async fn set_outage(stage: &Stage, outage: Option<Outage>) -> anyhow::Result<()> {
    stage.psp.misbehave(&json!({"rules": rules(outage)})).await
}

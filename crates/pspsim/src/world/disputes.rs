//! Disputes: the buyer's bank takes the money back and asks for evidence.

use serde_json::{Map, Value, json};

use super::{Call, Metadata, World, intents::merge, ledger::Entry, lists, lists::Created, table::Row};
use crate::{form::Params, refusal::Refusal};

/// What a dispute costs: invented, like all fees here.
const FEE: i64 = 1500;
const DAYS_TO_ANSWER: i64 = 7;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DisputeStatus {
    NeedsResponse,
    UnderReview,
    Won,
    Lost,
}

impl DisputeStatus {
    fn name(self) -> &'static str {
        match self {
            Self::NeedsResponse => "needs_response",
            Self::UnderReview => "under_review",
            Self::Won => "won",
            Self::Lost => "lost",
        }
    }

    fn open(self) -> bool {
        matches!(self, Self::NeedsResponse | Self::UnderReview)
    }
}

#[derive(Debug)]
pub(crate) struct Dispute {
    pub(crate) id: String,
    pub(crate) created: i64,
    charge: String,
    intent: String,
    amount: i64,
    currency: String,
    reason: String,
    status: DisputeStatus,
    evidence: Map<String, Value>,
    submitted: u64,
    metadata: Metadata,
    txns: Vec<String>,
}

impl Row for Dispute {
    fn id(&self) -> &str {
        &self.id
    }
}

/// Every piece of evidence that Stripe knows by name.
const EVIDENCE: &[&str] = &[
    "access_activity_log",
    "billing_address",
    "cancellation_policy",
    "cancellation_policy_disclosure",
    "cancellation_rebuttal",
    "customer_communication",
    "customer_email_address",
    "customer_name",
    "customer_purchase_ip",
    "customer_signature",
    "duplicate_charge_documentation",
    "duplicate_charge_explanation",
    "duplicate_charge_id",
    "product_description",
    "receipt",
    "refund_policy",
    "refund_policy_disclosure",
    "refund_refusal_explanation",
    "service_date",
    "service_documentation",
    "shipping_address",
    "shipping_carrier",
    "shipping_date",
    "shipping_documentation",
    "shipping_tracking_number",
    "uncategorized_file",
    "uncategorized_text",
];

impl World {
    /// Whether a bank is holding or has kept the charge's money. After a dispute that was won there may be
    /// another.
    pub(crate) fn is_taken(&self, charge: &str) -> bool {
        let mut disputes = self.disputes.newest().filter_map(|place| self.disputes.at(place));
        disputes.any(|dispute| dispute.charge == charge && dispute.status != DisputeStatus::Won)
    }

    /// The whole charge is disputed.
    pub(crate) fn dispute(&mut self, call: &Call, charge: &str, reason: &str) -> Result<String, Refusal> {
        let now = self.now();
        let charge_id = charge;
        let taken = self.is_taken(charge_id);
        let Some(charge) = self.charges.get_mut(charge_id) else {
            return Err(Refusal::no_such("charge", charge_id));
        };
        if taken || charge.txn.is_none() {
            return Err(Refusal::state(
                "charge_not_disputable",
                "Only a paid charge can be disputed, and one dispute at a time.",
            ));
        }
        charge.disputed = true;
        let (intent, amount, currency) = (charge.intent.clone(), charge.amount, charge.currency.clone());
        let id = self.chance.id("du");
        let text = format!("Chargeback withdrawal for {charge_id}");
        let txn = self.book("adjustment", "dispute", -amount, FEE, &currency, &id, Some(text));
        self.disputes.add(Dispute {
            id: id.clone(),
            created: now,
            charge: charge_id.to_owned(),
            intent,
            amount,
            currency,
            reason: reason.to_owned(),
            status: DisputeStatus::NeedsResponse,
            evidence: Map::new(),
            submitted: 0,
            metadata: Metadata::new(),
            txns: vec![txn],
        });
        self.note_dispute("dispute", &id);
        self.emit_dispute(call, "charge.dispute.created", &id);
        self.emit_dispute(call, "charge.dispute.funds_withdrawn", &id);
        self.emit_charge(call, "charge.updated", charge_id);
        Ok(id)
    }

    /// The bank has decided.
    pub(crate) fn close_dispute(&mut self, call: &Call, id: &str, won: bool) -> Result<(), Refusal> {
        let Some(dispute) = self.disputes.get(id) else { return Err(Refusal::no_such("dispute", id)) };
        if !dispute.status.open() {
            return Err(Refusal::state("dispute_closed", "This dispute is already closed."));
        }
        let (amount, currency) = (dispute.amount, dispute.currency.clone());
        let back = won.then(|| {
            let text = format!("Chargeback reversal for {id}");
            self.book("adjustment", "dispute_reversal", amount, 0, &currency, id, Some(text))
        });
        if let Some(dispute) = self.disputes.get_mut(id) {
            dispute.status = if won { DisputeStatus::Won } else { DisputeStatus::Lost };
            dispute.txns.extend(back);
        }
        self.note_dispute("dispute_closed", id);
        self.emit_dispute(call, "charge.dispute.closed", id);
        if won {
            self.emit_dispute(call, "charge.dispute.funds_reinstated", id);
        }
        Ok(())
    }

    pub(crate) fn update_dispute(
        &mut self,
        call: &Call,
        id: &str,
        params: &Params,
    ) -> Result<Value, Refusal> {
        params.only(&["evidence", "metadata", "submit"])?;
        let given = params.map("evidence");
        if let Some((name, _)) = given.iter().find(|(name, _)| !EVIDENCE.contains(&name.as_str())) {
            return Err(Refusal::unknown(&format!("evidence.{name}")));
        }
        let submit = params.flag("submit")?.unwrap_or(true) && !given.is_empty();
        let dispute = self.disputes.get_mut(id).ok_or_else(|| Refusal::no_such("dispute", id))?;
        if !dispute.status.open() && !given.is_empty() {
            return Err(Refusal::state("dispute_closed", "This dispute is already closed."));
        }
        merge(&mut dispute.metadata, params);
        // As on Stripe's testing page: these texts decide the dispute.
        let verdict = given.iter().find_map(|(_, text)| match text.as_str() {
            "winning_evidence" => Some(true),
            "losing_evidence" => Some(false),
            _ => None,
        });
        dispute.evidence.extend(given.into_iter().map(|(name, text)| (name, Value::String(text))));
        if submit {
            dispute.submitted += 1;
            dispute.status = DisputeStatus::UnderReview;
        }
        self.emit_dispute(call, "charge.dispute.updated", id);
        if let Some(won) = verdict.filter(|_| submit) {
            self.close_dispute(call, id, won)?;
        }
        self.retrieve_dispute(id)
    }

    pub(crate) fn retrieve_dispute(&self, id: &str) -> Result<Value, Refusal> {
        let dispute = self.disputes.get(id).ok_or_else(|| Refusal::no_such("dispute", id))?;
        Ok(self.dispute_json(dispute))
    }

    pub(crate) fn list_disputes(&self, params: &Params) -> Result<Value, Refusal> {
        params.only(&["charge", "created", "limit", "payment_intent", "starting_after"])?;
        let (limit, created) = (lists::limit(params)?, Created::of(params)?);
        let before = lists::before(params, |id| self.disputes.place(id))?.unwrap_or(usize::MAX);
        let fits = |name: &str, value: &str| params.text(name).is_none_or(|wanted| wanted == value);
        let places = self.disputes.newest().filter(|place| *place < before);
        let mut found: Vec<Value> = places
            .filter_map(|place| self.disputes.at(place))
            .take_while(|dispute| !created.too_old(dispute.created))
            .filter(|dispute| !created.too_new(dispute.created))
            .filter(|dispute| fits("charge", &dispute.charge) && fits("payment_intent", &dispute.intent))
            .take(limit + 1)
            .map(|dispute| self.dispute_json(dispute))
            .collect();
        let more = found.len() > limit;
        found.truncate(limit);
        Ok(lists::list("/v1/disputes", found, more))
    }

    fn note_dispute(&mut self, kind: &'static str, id: &str) {
        let Some(dispute) = self.disputes.get(id) else { return };
        let Some(charge) = self.charges.get(&dispute.charge) else { return };
        let outcome = if kind == "dispute" { dispute.reason.as_str() } else { dispute.status.name() };
        let entry = Entry {
            id: &dispute.id,
            amount: dispute.amount,
            outcome: Some(outcome),
            ..Entry::of_charge(kind, charge)
        };
        self.ledger.write(self.clock.now(), &entry);
    }

    fn emit_dispute(&mut self, call: &Call, what: &'static str, id: &str) {
        if let Some(json) = self.disputes.get(id).map(|dispute| self.dispute_json(dispute)) {
            self.emit(call, what, json);
        }
    }

    pub(crate) fn dispute_json(&self, dispute: &Dispute) -> Value {
        let mut evidence: Map<String, Value> =
            EVIDENCE.iter().map(|name| ((*name).to_owned(), Value::Null)).collect();
        evidence.extend(dispute.evidence.clone());
        evidence.insert("enhanced_evidence".to_owned(), json!({}));
        let due_by = dispute.created + DAYS_TO_ANSWER * 86_400;
        let txns: Vec<Value> = dispute.txns.iter().filter_map(|txn| self.object(txn)).collect();
        json!({
            "id": dispute.id,
            "object": "dispute",
            "amount": dispute.amount,
            "balance_transactions": txns,
            "charge": dispute.charge,
            "created": dispute.created,
            "currency": dispute.currency,
            "enhanced_eligibility_types": [],
            "evidence": evidence,
            "evidence_details": {
                "due_by": due_by,
                "enhanced_eligibility": {},
                "has_evidence": !dispute.evidence.is_empty(),
                "past_due": self.now() > due_by && dispute.status == DisputeStatus::NeedsResponse,
                "submission_count": dispute.submitted,
            },
            "is_charge_refundable": false,
            "livemode": false,
            "metadata": dispute.metadata,
            "payment_intent": dispute.intent,
            "reason": dispute.reason,
            "status": dispute.status.name(),
        })
    }
}

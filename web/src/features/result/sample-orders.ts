// For tests: orders as the server shows them.
import type { Purchase } from "../../api/types";
import type { LockedOrder, PaidOrder, WholeOrder } from "./order";

export const orderNumber = "tEst0rder00000000000";
export const reference = "3F9A1-C2207";

export function lockedOrder(change: Partial<LockedOrder> = {}): LockedOrder {
  return {
    kind: "locked",
    orderNumber,
    reference,
    examId: 1,
    code: "iq",
    status: "pending_payment",
    submittedAt: "2026-11-15T10:00:00Z",
    forgetAt: "2026-12-15T10:00:00Z",
    formId: 1003,
    valid: true,
    reasons: [],
    questions: 30,
    right: 17,
    classes: ["normal", "superior"],
    normVersion: "2026-11",
    provisional: true,
    ...change,
  };
}

export function wholeOrder(change: Partial<WholeOrder> = {}): WholeOrder {
  return {
    ...lockedOrder({ examId: 3, code: "iqfree", status: "completed", questions: 12, right: 8 }),
    kind: "free",
    score: { iq: 108, bound: "exact", low: 92, high: 124, percentile: 70, class: "normal" },
    ...change,
  };
}

export function paidOrder(change: Partial<PaidOrder> = {}): PaidOrder {
  return {
    ...lockedOrder({ status: "completed", forgetAt: undefined }),
    kind: "paid",
    score: { iq: 114, bound: "exact", low: 105, high: 123, percentile: 82, class: "normal" },
    items: ["iq_score", "iq_ranking", "report"],
    purchase: samplePurchase(),
    ...change,
  };
}

export function samplePurchase(change: Partial<Purchase> = {}): Purchase {
  return {
    id: "0198c0de-0000-7000-8000-000000000001",
    skuId: 1,
    sku: "Sku1",
    name: "Score",
    kind: "package",
    state: "fulfilled",
    price: { currency: "EUR", amount: 790 },
    refunded: { currency: "EUR", amount: 0 },
    method: "card",
    email: "g•••@example.com",
    createdAt: "2026-11-15T10:02:00Z",
    paidAt: "2026-11-15T10:03:00Z",
    refundableUntil: "2026-11-29T10:03:00Z",
    delivery: {
      madeAt: "2026-11-15T10:03:01Z",
      sentAt: "2026-11-15T10:03:02Z",
      acceptedAt: "2026-11-15T10:03:03Z",
      mail: "accepted",
    },
    ...change,
  };
}

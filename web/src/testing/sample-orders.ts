// For tests: orders as the server shows them.
import type { FreeResult, PaymentStatus, Purchase, WholeResult } from "../api/types";
import type { LockedOrder, PaidOrder, WholeOrder } from "../features/result/frame/order";

export const orderNumber = "tEst0rder00000000000";
export const reference = "3F9A1-C2207";

export function lockedOrder(change: Partial<LockedOrder> = {}): LockedOrder {
  return {
    access: "locked",
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
    result: freeResult,
    ...change,
  };
}

export const freeResult: FreeResult = {
  kind: "iq",
  right: 17,
  wrongs: 13,
  classes: ["normal", "superior"],
  likely: [
    { class: "normal", percent: 62 },
    { class: "superior", percent: 35 },
    { class: "very_superior", percent: 3 },
  ],
  nearChance: false,
  normVersion: "2026-11",
  provisional: true,
};

export const wholeResult: WholeResult = {
  ...freeResult,
  score: { iq: 114, bound: "exact", low: 105, high: 123, percentile: 82, class: "normal" },
};

export function wholeOrder(change: Partial<WholeOrder> = {}): WholeOrder {
  return {
    ...lockedOrder({ examId: 3, code: "iqfree", status: "completed", questions: 12 }),
    access: "free",
    result: {
      ...freeResult,
      right: 8,
      wrongs: 4,
      score: { iq: 108, bound: "exact", low: 92, high: 124, percentile: 70, class: "normal" },
    },
    ...change,
  };
}

export function paidOrder(change: Partial<PaidOrder> = {}): PaidOrder {
  return {
    ...lockedOrder({ status: "completed", forgetAt: undefined }),
    access: "paid",
    result: wholeResult,
    items: ["iq_score", "iq_ranking", "report"],
    purchase: samplePurchase(),
    ...change,
  };
}

export function samplePurchase(change: Partial<Purchase> = {}): Purchase {
  return {
    id: "0198c0de-0000-7000-8000-000000000001",
    skuId: 2,
    sku: "Sku2",
    name: "Answers",
    kind: "package",
    state: "fulfilled",
    price: { currency: "EUR", amount: 799 },
    refunded: { currency: "EUR", amount: 0 },
    method: "card",
    email: "g•••@example.com",
    createdAt: at(2, 0),
    paidAt: at(3, 0),
    refundableUntil: "2026-11-29T10:03:00Z",
    delivery: {
      madeAt: at(3, 1),
      sentAt: at(3, 2),
      acceptedAt: at(3, 4),
      answer: "250 2.0.0 OK",
      mail: "accepted",
    },
    ...change,
  };
}

/** What was bought for an order. */
export function sampleStatus(change: Partial<PaymentStatus> = {}): PaymentStatus {
  return {
    orderNumber,
    reference,
    status: "completed",
    purchase: samplePurchase(),
    items: ["iq_score", "iq_ranking", "report"],
    testsLeft: 0,
    ...change,
  };
}

/** An order whose purchase is in some state: only paid ones own something. */
export function statusWith(orderNumber: string, change: Partial<Purchase> = {}): PaymentStatus {
  const purchase = samplePurchase(change);
  const owns = ["paid", "fulfilled"].includes(purchase.state);
  return sampleStatus({
    orderNumber,
    purchase,
    status: owns ? "completed" : "pending_payment",
    items: owns ? ["iq_score"] : [],
  });
}

/** Ten o'clock where the test runs: pages show times on the visitor's clock. */
function at(minute: number, second: number): string {
  return new Date(2026, 10, 15, 10, minute, second).toISOString();
}

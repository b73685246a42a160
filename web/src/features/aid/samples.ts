// For tests: what the server says about an order that was bought.
import type { PaymentStatus, Purchase } from "../../api/types";

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
    email: "g•••@example.com",
    createdAt: at(2, 0),
    paidAt: at(3, 0),
    refundableUntil: "2026-11-29T10:03:00Z",
    delivery: { madeAt: at(3, 1), sentAt: at(3, 2), acceptedAt: at(3, 4), mail: "accepted" },
    ...change,
  };
}

export function sampleStanding(change: Partial<PaymentStatus> = {}): PaymentStatus {
  return {
    orderNumber: "tEst0rder00000000000",
    reference: "3F9A1-C2207",
    status: "completed",
    purchase: samplePurchase(),
    items: ["iq_score", "iq_ranking", "report"],
    testsLeft: 0,
    ...change,
  };
}

/** Half past ten where the test runs: pages tell times on the visitor's clock. */
function at(minute: number, second: number): string {
  return new Date(2026, 10, 15, 10, minute, second).toISOString();
}

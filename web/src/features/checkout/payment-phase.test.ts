import { expect, test } from "vitest";
import type { PaymentStatus } from "../../api/types";
import { mayChange, phaseOf, shownPhase } from "./payment-phase";

function status(state: string): PaymentStatus {
  const money = { currency: "EUR", amount: 790 };
  return {
    orderNumber: "order",
    reference: "3F9A1-C2207",
    status: "pending_payment",
    items: [],
    testsLeft: 0,
    purchase: {
      id: "00000000-0000-7000-8000-000000000000",
      skuId: 1,
      sku: "Sku1",
      name: "Score",
      kind: "package",
      state,
      price: money,
      refunded: { ...money, amount: 0 },
      email: "a•••@site.test",
      createdAt: "2026-11-15T10:00:00Z",
      delivery: {},
    },
  };
}

test.each([
  ["created", "open"],
  ["pending", "open"],
  ["processing", "processing"],
  ["failed", "failed"],
  ["expired", "expired"],
  ["review", "review"],
  ["paid", "bought"],
  ["fulfilled", "bought"],
  ["part_refunded", "bought"],
  ["disputed", "bought"],
  ["owed", "refunded"],
  ["refunded", "refunded"],
  ["invented_later", "asking"],
])("a purchase that is %s is in the phase %s", (state, phase) => {
  expect(phaseOf(status(state))).toBe(phase);
});

test("success is accepted at once, failure only when it persists", () => {
  expect(shownPhase(status("fulfilled"), 1)).toBe("bought");
  expect(shownPhase(status("failed"), 1)).toBe("asking");
  expect(shownPhase(status("failed"), 4)).toBe("failed");
  expect(shownPhase(status("pending"), 3)).toBe("asking");
  expect(shownPhase(status("pending"), 4)).toBe("open");
});

test("before the first answer the phase is asking", () => {
  expect(shownPhase(undefined, 0)).toBe("asking");
});

test("an order without a purchase has nothing to wait for, once that is certain", () => {
  const none = { ...status("paid"), purchase: undefined };
  expect(shownPhase(none, 1)).toBe("asking");
  expect(shownPhase(none, 2)).toBe("none");
});

test("polling stops when nothing can change any more", () => {
  expect(["asking", "open", "processing", "failed"].every((s) => mayChange(s as "open"))).toBe(true);
  expect(["bought", "expired", "review", "refunded"].some((s) => mayChange(s as "bought"))).toBe(false);
});

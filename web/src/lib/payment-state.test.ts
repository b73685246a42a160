import { expect, test } from "vitest";
import type { PaymentStatus } from "../api/types";
import { mayChange, standingOf, toldStanding } from "./payment-state";

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
])("a purchase that is %s is told as %s", (state, told) => {
  expect(standingOf(status(state))).toBe(told);
});

test("good news is believed at once, bad news only when it stays", () => {
  expect(toldStanding(status("fulfilled"), 1)).toBe("bought");
  expect(toldStanding(status("failed"), 1)).toBe("asking");
  expect(toldStanding(status("failed"), 4)).toBe("failed");
  expect(toldStanding(status("pending"), 3)).toBe("asking");
  expect(toldStanding(status("pending"), 4)).toBe("open");
});

test("before the first answer there is nothing to tell", () => {
  expect(toldStanding(undefined, 0)).toBe("asking");
});

test("an order without a purchase has nothing to wait for, once that is sure", () => {
  const none = { ...status("paid"), purchase: undefined };
  expect(toldStanding(none, 1)).toBe("asking");
  expect(toldStanding(none, 2)).toBe("none");
});

test("asking ends where nothing can change by itself", () => {
  expect(["asking", "open", "processing", "failed"].every((s) => mayChange(s as "open"))).toBe(true);
  expect(["bought", "expired", "review", "refunded"].some((s) => mayChange(s as "bought"))).toBe(false);
});

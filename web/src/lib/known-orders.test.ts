import { expect, test } from "vitest";
import { rememberBundle } from "./bundle";
import { knownOrders, testOrder } from "./known-orders";
import { rememberMember } from "./member";
import { writeLasting } from "./storage";

const now = Date.now();

test("the orders of tests, of a bundle and of a member are known, each once", () => {
  writeLasting("order-1", { orderNumber: "T2", runId: "r" }, now);
  writeLasting("order-3", { orderNumber: "T1", runId: "r" }, now);
  rememberBundle("T2", now);
  rememberMember("T3", now);
  writeLasting("forms-1", [4], now);

  expect(knownOrders(now)).toEqual(["T1", "T2", "T3"]);
});

test("what has expired or was written by nobody of ours isn't an order", () => {
  writeLasting("order-1", { orderNumber: "T2", runId: "r" }, now, 10);
  writeLasting("order-2", { orderNumber: 5 }, now);
  writeLasting("bundle", "", now);

  expect(knownOrders(now + 20)).toEqual([]);
});

test("an exam's order is the one that its latest test became", () => {
  writeLasting("order-4", { orderNumber: "T4", runId: "r" }, now, 10);

  expect(testOrder(4, now)).toBe("T4");
  expect(testOrder(4, now + 20)).toBeUndefined();
  expect(testOrder(5, now)).toBeUndefined();
});

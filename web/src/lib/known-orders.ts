// The orders that this browser knows: what its tests became, a bundle's and a member's order.
import { attempt, keyPrefix, readLasting } from "./storage";

const isOrder = /^(order-\d+|bundle|member)$/;

export function knownOrders(now: number): string[] {
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  const names = keys.filter((key) => key.startsWith(keyPrefix)).map((key) => key.slice(keyPrefix.length));
  const numbers = names.filter((name) => isOrder.test(name)).map((name) => numberOf(readLasting(name, now)));
  return [...new Set(numbers.filter((number) => number !== undefined))].sort();
}

/** What the latest test of an exam became here. */
export function testOrder(examId: number, now: number): string | undefined {
  return numberOf(readLasting(`order-${examId}`, now));
}

/** A test's order is stored with its run. */
function numberOf(stored: unknown): string | undefined {
  if (typeof stored === "string") return stored || undefined;
  const known = typeof stored === "object" && stored !== null && "orderNumber" in stored;
  return known && typeof stored.orderNumber === "string" ? stored.orderNumber : undefined;
}

// The order that pays for a test among its items. Its number comes in the fragment of the start page's address; it is
// remembered until the test's report is open, because the screens in between don't carry it.
import { orderMs, readLasting, remove, writeLasting } from "./storage";

const nameOf = (examId: number) => `granting-order-${examId}`;

export function rememberGrantingOrder(examId: number, orderNumber: string, now: number): void {
  writeLasting(nameOf(examId), orderNumber, now, orderMs);
}

export function grantingOrder(examId: number, now: number): string | undefined {
  const stored = readLasting(nameOf(examId), now);
  return typeof stored === "string" && stored ? stored : undefined;
}

export function forgetGrantingOrder(examId: number): void {
  remove("localStorage", nameOf(examId));
}

// The kinds of orders, and where each is shown.
import type { OrderInfo } from "../../api/types";
import { paths } from "../../lib/paths";

/** A result of a test whose report is sold. */
export type LockedOrder = Extract<OrderInfo, { kind: "locked" }>;
/** A result of the free test. */
export type WholeOrder = Extract<OrderInfo, { kind: "free" }>;
/** A result that was paid for. */
export type PaidOrder = Extract<OrderInfo, { kind: "paid" }>;

/** Where the result of an order is shown. */
export function pathOf({ kind, code, examId }: OrderInfo): string {
  const exam = { code, examId };
  return kind === "free" ? paths.freeTestResult(exam) : paths.reportResult(exam);
}

/** Whether there is a card for the certificate. Who wants the money back isn't asked for more. */
export function showsCertificate({ items, purchase }: PaidOrder): boolean {
  return items.includes("certificate") || !purchase?.refund;
}

// What may be seen of an order, where it is shown, and what can be added to one.

import { useExtras } from "../../../api/order-extras";
import type { ExtraPackage, OrderInfo } from "../../../api/types";
import { useLocation } from "../../../lib/address";
import { paths } from "../../../lib/all-paths";

/** A result of a test whose report is sold. */
export type LockedOrder = Extract<OrderInfo, { access: "locked" }>;
/** A result of the free test. */
export type WholeOrder = Extract<OrderInfo, { access: "free" }>;
/** A result that was paid for. */
export type PaidOrder = Extract<OrderInfo, { access: "paid" }>;

/** Where the result of an order is shown. */
export function pathOf({ access, code, examId }: OrderInfo): string {
  const exam = { code, examId };
  return access === "free" ? paths.freeTestResult(exam) : paths.reportResult(exam);
}

/** The norms that the address asks for; without any, the order's own are used. */
export function useNorms(): string | undefined {
  return new URLSearchParams(useLocation().search).get("norms") || undefined;
}

/** Whether there is a card for the certificate. Nothing is sold to a buyer who wants a refund. */
export function showsCertificate({ items, purchase }: PaidOrder): boolean {
  return items.includes("certificate") || !purchase?.refund;
}

/** Larger packages that the order can be upgraded to. Nothing is sold to a buyer who wants a refund. */
export function useUpgrades({ orderNumber, purchase }: PaidOrder): ExtraPackage[] {
  const { data = [] } = useExtras(orderNumber);
  return purchase?.refund ? [] : data.filter(({ kind }) => kind === "upgrade");
}

// One order by its number, and what can come instead of it.
import type { Api } from "../../api/client";
import { ApiFailure, dataOrThrow, unwrap } from "../../api/envelope";
import type { OrderInfo } from "../../api/types";
import { paths } from "../../lib/paths";

/** A result of a test whose report is sold. */
export type LockedOrder = Extract<OrderInfo, { kind: "locked" }>;
/** A result of the free test. */
export type WholeOrder = Extract<OrderInfo, { kind: "free" }>;
/** A result that was paid for. */
export type PaidOrder = Extract<OrderInfo, { kind: "paid" }>;

export async function loadOrder(api: Api | undefined, orderNumber: string): Promise<OrderInfo> {
  if (!api) throw new ApiFailure({ kind: "offline" });
  return dataOrThrow(
    unwrap(api.GET("/exam/order/info/{orderNumber}", { params: { path: { orderNumber } } })),
  );
}

/** Nobody has such an order; asking again won't help. */
export function isUnknown(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false;
  const { error } = failure;
  return error.kind === "refusal" || (error.kind === "status" && error.status < 500 && error.status !== 429);
}

export function isInterruption(failure: unknown): boolean {
  return failure instanceof ApiFailure && ["offline", "timeout"].includes(failure.error.kind);
}

/** Where the result of an order is shown. */
export function pathOf({ kind, code, examId }: OrderInfo): string {
  const exam = { code, examId };
  return kind === "free" ? paths.freeTestResult(exam) : paths.reportResult(exam);
}

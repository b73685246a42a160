// For tests: orders as the server shows them.
import type { LockedOrder, WholeOrder } from "./order";

export const orderNumber = "tEst0rder00000000000";

export function lockedOrder(change: Partial<LockedOrder> = {}): LockedOrder {
  return {
    kind: "locked",
    orderNumber,
    examId: 1,
    code: "iq",
    status: "pending_payment",
    submittedAt: "2026-11-15T10:00:00Z",
    forgetAt: "2026-12-15T10:00:00Z",
    formId: 1003,
    valid: true,
    reasons: [],
    questions: 30,
    right: 17,
    classes: ["normal", "superior"],
    normVersion: "2026-11",
    provisional: true,
    ...change,
  };
}

export function wholeOrder(change: Partial<WholeOrder> = {}): WholeOrder {
  return {
    ...lockedOrder({ examId: 3, code: "iqfree", status: "completed", questions: 12, right: 8 }),
    kind: "free",
    score: { iq: 108, bound: "exact", low: 92, high: 124, percentile: 70, class: "normal" },
    ...change,
  };
}

// The phase of a payment as a buyer sees it, by the purchase's state and the number of answers.
import type { PaymentStatus } from "../../api/types";

export type PaymentPhase =
  | "asking"
  /** No payment is known. */
  | "open"
  /** A bank or a shop is processing it. */
  | "processing"
  | "bought"
  | "failed"
  | "expired"
  | "review"
  | "refunded"
  | "none";

const phases: Record<string, PaymentPhase> = {
  created: "open",
  pending: "open",
  processing: "processing",
  failed: "failed",
  expired: "expired",
  review: "review",
  paid: "bought",
  fulfilled: "bought",
  part_refunded: "bought",
  disputed: "bought",
  owed: "refunded",
  refunded: "refunded",
};

export function phaseOf(status: PaymentStatus): PaymentPhase {
  const { purchase } = status;
  if (!purchase) return "none";
  // A state that is newer than this page: keep asking.
  return phases[purchase.state] ?? "asking";
}

/**
 * How many answers it takes to be certain that nothing was paid. A payment that was just confirmed
 * in another window, or after a first one failed, reaches the server a moment later.
 */
const sureAfter: Partial<Record<PaymentPhase, number>> = { open: 4, failed: 4, none: 2 };

export function shownPhase(status: PaymentStatus | undefined, answers: number): PaymentPhase {
  if (!status) return "asking";
  const phase = phaseOf(status);
  return answers >= (sureAfter[phase] ?? 0) ? phase : "asking";
}

/** Whether asking again could bring another answer. */
export function mayChange(phase: PaymentPhase): boolean {
  return ["asking", "open", "processing", "failed", "none"].includes(phase);
}

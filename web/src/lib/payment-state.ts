// What a buyer is told about a payment, by the purchase's state and how often it was asked for.
import type { PaymentStatus } from "../api/types";

export type Standing =
  | "asking"
  /** Nobody has paid, as far as anybody knows. */
  | "open"
  /** A bank or a shop has it. */
  | "processing"
  | "bought"
  | "failed"
  | "expired"
  | "review"
  | "refunded"
  | "none";

const standings: Record<string, Standing> = {
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

export function standingOf(status: PaymentStatus): Standing {
  const { purchase } = status;
  if (!purchase) return "none";
  // A state that this page is too old to know: the server goes on, and so does asking.
  return standings[purchase.state] ?? "asking";
}

/**
 * How many answers it takes to believe that nothing came. A payment that has just been confirmed in
 * another window, or after a first one failed, is known to the server a moment later.
 */
const sureAfter: Partial<Record<Standing, number>> = { open: 4, failed: 4, none: 2 };

export function toldStanding(status: PaymentStatus | undefined, answers: number): Standing {
  if (!status) return "asking";
  const standing = standingOf(status);
  return answers >= (sureAfter[standing] ?? 0) ? standing : "asking";
}

/** Whether asking again could bring another answer. */
export function mayChange(standing: Standing): boolean {
  return ["asking", "open", "processing", "failed", "none"].includes(standing);
}

// What the states of a purchase mean for the buyer.
import type { Purchase } from "../../api/types";
import type { MessageId } from "../../l10n/messages.gen";

const owning: readonly string[] = ["paid", "fulfilled", "part_refunded", "disputed"];

/** Whether the buyer owns the report. */
export function owns({ state }: Purchase): boolean {
  return owning.includes(state);
}

const words: Record<string, MessageId> = {
  processing: "support-state-processing",
  review: "support-state-review",
  paid: "support-state-paid",
  fulfilled: "support-state-fulfilled",
  part_refunded: "support-state-part-refunded",
  disputed: "support-state-disputed",
  owed: "support-state-owed",
  refunded: "support-state-refunded",
};

/** The sentence for a state; every state before a payment is the same to the buyer. */
export function wordsOf(purchase: Purchase | null | undefined): MessageId {
  if (!purchase) return "support-state-none";
  return words[purchase.state] ?? "support-state-open";
}

// Why our server didn't open a payment, and what follows from it.
import type { ApiError } from "../../api/envelope";
import type { Money } from "../../api/types";

/** Why the button didn't lead to a payment. */
export type Trouble =
  /** The provider or the bank declined, with its own message. */
  | { kind: "declined"; message?: string }
  /** The price differs from the one on the page. */
  | { kind: "price"; old: Money; now: Money }
  | { kind: "order-failed" | "too-many" | "email" | "consent" };

export type Refusal =
  | Trouble
  /** It may work as soon as there is a network. */
  | { kind: "offline" }
  /** It is paid already. */
  | { kind: "bought" }
  /** It isn't sold for this order. */
  | { kind: "closed" };

const meanings: Record<number, Exclude<Refusal["kind"], "declined" | "price">> = {
  10451: "closed",
  10452: "bought",
  10453: "consent",
  10454: "email",
};

/** `shown` is the price on the button. */
export function refusalOf(error: ApiError, shown: Money): Refusal {
  if (error.kind === "offline" || error.kind === "timeout") return { kind: "offline" };
  if (error.kind === "status" && error.status === 429) return { kind: "too-many" };
  if (error.kind !== "refusal") return { kind: "order-failed" };
  if (error.result === 10450 && isMoney(error.data)) return { kind: "price", old: shown, now: error.data };
  return { kind: meanings[error.result] ?? "order-failed" };
}

function isMoney(data: unknown): data is Money {
  return typeof data === "object" && data !== null && "amount" in data && "currency" in data;
}

// The order that gives this browser's buyer the permanent discount, remembered while it is used.
import type { Money } from "../api/types";
import { orderMs, readLasting, writeLasting } from "./storage";

const name = "member";

export function rememberMember(orderNumber: string, now: number): void {
  writeLasting(name, orderNumber, now, orderMs);
}

export function knownMember(now: number): string | undefined {
  const kept = readLasting(name, now);
  if (typeof kept !== "string" || !kept) return undefined;
  rememberMember(kept, now);
  return kept;
}

/** What this buyer pays: the server names a member's price only to a member. */
export function ownPrice({ price, memberPrice }: { price: Money; memberPrice?: Money | null }): Money {
  return memberPrice ?? price;
}

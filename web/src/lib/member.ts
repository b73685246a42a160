// The order that gives this browser's buyer the permanent discount, remembered while it is used.
import type { Money } from "../api/types";
import { orderMs, readLasting, writeLasting } from "./storage";

const name = "member";

export function rememberMember(orderNumber: string, now: number): void {
  writeLasting(name, orderNumber, now, orderMs);
}

export function knownMember(now: number): string | undefined {
  const stored = readLasting(name, now);
  if (typeof stored !== "string" || !stored) return undefined;
  rememberMember(stored, now);
  return stored;
}

/** What this buyer pays: the server names a member's price only to a member. */
export function ownPrice({ price, memberPrice }: { price: Money; memberPrice?: Money | null }): Money {
  return memberPrice ?? price;
}

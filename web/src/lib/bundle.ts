// The order whose bundle still has tests, remembered in this browser while it is used: by the page of its
// report, which the receipt links to, in whichever browser it is opened. `#bundle=` in an address names one too.
import { readFragment } from "./fragment";
import { orderMs, readLasting, remove, writeLasting } from "./storage";

const name = "bundle";

export function rememberBundle(orderNumber: string, now: number): void {
  writeLasting(name, orderNumber, now, orderMs);
}

/** From the address, or else from an earlier visit. */
export function knownBundle(hash: string, now: number): string | undefined {
  const given = readFragment(hash).get("bundle");
  if (given) return given;
  const kept = readLasting(name, now);
  if (typeof kept !== "string" || !kept) return undefined;
  rememberBundle(kept, now);
  return kept;
}

/** All its tests are used, or the money went back. */
export function forgetBundle(orderNumber: string, now: number): void {
  if (readLasting(name, now) === orderNumber) remove("localStorage", name);
}

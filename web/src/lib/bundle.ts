// The order whose bundle still has tests, remembered in this browser while it is used. The page of its report
// remembers it, in any browser that opens it. `#bundle=` in an address names one too.
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
  const stored = readLasting(name, now);
  if (typeof stored !== "string" || !stored) return undefined;
  rememberBundle(stored, now);
  return stored;
}

/** All its tests are used, or it was refunded. */
export function forgetBundle(orderNumber: string, now: number): void {
  if (readLasting(name, now) === orderNumber) remove("localStorage", name);
}

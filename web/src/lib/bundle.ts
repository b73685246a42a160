// The order whose bundle still has tests, remembered in this browser for a year. The receipt's link
// carries it too (`?bundle=`), for another browser.
import { readLasting, remove, writeLasting } from "./storage";

const name = "bundle";

export function rememberBundle(orderNumber: string, now: number): void {
  writeLasting(name, orderNumber, now);
}

/** From the address, or else from an earlier visit. */
export function knownBundle(search: string, now: number): string | undefined {
  const given = new URLSearchParams(search).get("bundle");
  if (given) return given;
  const kept = readLasting(name, now);
  return typeof kept === "string" && kept ? kept : undefined;
}

/** All its tests are used, or the money went back. */
export function forgetBundle(orderNumber: string, now: number): void {
  if (readLasting(name, now) === orderNumber) remove("localStorage", name);
}

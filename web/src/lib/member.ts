// The order that makes this browser's buyer a member, remembered for a year: as long as membership lasts.
import { readLasting, writeLasting } from "./storage";

const name = "member";

export function rememberMember(orderNumber: string, now: number): void {
  writeLasting(name, orderNumber, now);
}

export function knownMember(now: number): string | undefined {
  const kept = readLasting(name, now);
  return typeof kept === "string" && kept ? kept : undefined;
}

// Back from a bank: which order it was about, remembered by this tab. In another browser or a bank's app the
// link itself opens the order, once.
import { readSession, writeSession } from "./storage";

const name = "return";

export function keepReturn(link: string, orderNumber: string): void {
  writeSession(name, { link, orderNumber });
}

export function keptReturn(link: string): string | undefined {
  const kept = readSession(name);
  const fits = typeof kept === "object" && kept !== null && "link" in kept && kept.link === link;
  return fits && "orderNumber" in kept && typeof kept.orderNumber === "string" ? kept.orderNumber : undefined;
}

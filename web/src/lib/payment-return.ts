// The order of a payment that went through a bank, remembered by this tab. In another browser or a
// bank's app the link itself opens the order, once.
import { readSession, writeSession } from "./storage";

const name = "return";

export function saveReturn(link: string, orderNumber: string): void {
  writeSession(name, { link, orderNumber });
}

export function savedReturn(link: string): string | undefined {
  const saved = readSession(name);
  const matches = typeof saved === "object" && saved !== null && "link" in saved && saved.link === link;
  return matches && "orderNumber" in saved && typeof saved.orderNumber === "string"
    ? saved.orderNumber
    : undefined;
}

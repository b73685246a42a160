// What this browser knows of comparing types: the invitation that somebody opened before they had a result, and which of
// their orders takes part in a comparison. The address of a comparison names no order: people copy it and send it on.
import { orderMs, readLasting, remove, writeLasting } from "./storage";

const invitationName = "invitation";
const monthMs = 30 * 24 * 60 * 60 * 1000;

export function rememberInvitation(token: string, now: number): void {
  writeLasting(invitationName, token, now, monthMs);
}

export function openInvitation(now: number): string | undefined {
  return text(readLasting(invitationName, now));
}

/** It was answered, or there is nothing left to answer. */
export function forgetInvitation(): void {
  remove("localStorage", invitationName);
}

const comparisonName = (token: string) => `comparison-${token}`;

export function rememberComparison(token: string, orderNumber: string, now: number): void {
  writeLasting(comparisonName(token), orderNumber, now, orderMs);
}

export function comparedOrder(token: string, now: number): string | undefined {
  return text(readLasting(comparisonName(token), now));
}

function text(stored: unknown): string | undefined {
  return typeof stored === "string" && stored ? stored : undefined;
}

// The payment peer, queried directly: what was really charged, and what a bank does next.
import { queryOf } from "./keys.ts";

/** A movement of money as the provider counts it: whole yen, hundredths of a euro. */
export interface Movement {
  kind: "charge" | "charge_failed" | "refund" | "refund_failed" | "dispute" | "dispute_closed";
  intent: string;
  charge: string;
  amount: number;
  currency: string;
  outcome: string | null;
}

export function peerUrl(): string {
  const url = process.env.PSP_URL;
  if (!url) throw new Error("PSP_URL is not set: run this through `just e2e`");
  return url;
}

/** Every intent that was ever made for an order. */
export function intentsOf(orderNumber: string): string[] {
  if (!/^\w+$/.test(orderNumber)) throw new Error("that is no order number");
  const rows = queryOf(`select intent from payment_attempt join purchase on purchase.id = purchase_id
    where order_number = '${orderNumber}' and intent is not null order by payment_attempt.created_at`);
  return rows.split("\n").filter(Boolean);
}

/** What the peer's ledger holds for an order. */
export async function movementsOf(orderNumber: string): Promise<Movement[]> {
  const intents = new Set(intentsOf(orderNumber));
  const ledger = await (await fetch(`${peerUrl()}/_sim/ledger`)).text();
  const lines = ledger.split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Movement).filter(({ intent }) => intents.has(intent));
}

/** “kind amount currency” of each movement: short enough to compare. */
export async function moneyOf(orderNumber: string): Promise<string[]> {
  const movements = await movementsOf(orderNumber);
  return movements.map(({ kind, amount, currency }) => `${kind} ${amount} ${currency}`);
}

/** A slow bank has decided. */
export async function settle(intent: string, outcome: "succeed" | "fail"): Promise<void> {
  const answer = await fetch(`${peerUrl()}/_sim/intents/${intent}/settle`, {
    method: "POST",
    body: JSON.stringify({ outcome }),
  });
  if (!answer.ok) throw new Error(`the peer refused to settle: ${await answer.text()}`);
}

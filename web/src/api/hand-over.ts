// Hands the orders that this browser knows to the account that is signed in. Quietly: whoever isn't signed in any
// more, or is offline, loses nothing, because it is tried again at the next occasion.
import { knownOrders } from "../lib/known-orders";
import { markSignedOut } from "../lib/mark-signed-in";
import { seemsSignedIn } from "../lib/signed-in";
import { readLasting, remove, writeLasting } from "../lib/storage";
import type { Api } from "./client";
import { unwrap } from "./envelope";

/** The orders that were handed over already. */
const name = "handed-over";

export async function handOverOrders(api: Api, now: number): Promise<void> {
  if (!seemsSignedIn()) return;
  const orderNumbers = knownOrders(now);
  const before = readLasting(name, now);
  if (orderNumbers.every((number) => Array.isArray(before) && before.includes(number))) return;
  const answer = await unwrap(api.POST("/user/order/collect", { body: { orderNumbers } }));
  if (answer.ok) writeLasting(name, orderNumbers, now);
  else if (answer.error.kind === "status" && answer.error.status === 401) markSignedOut();
}

/** Another account may sign in here next: it is offered the same orders. */
export function forgetHandedOver(): void {
  remove("localStorage", name);
}

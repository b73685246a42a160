// Nothing of the account stays in this browser, nor anything that opens its orders.
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { markSignedOut } from "../../lib/mark-signed-in";
import { remember } from "../../lib/session";
import { attempt, keyPrefix, remove } from "../../lib/storage";
import { forgetAccount } from "./account";

export function useLeave(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    forgetOrders();
    markSignedOut();
    forgetAccount();
    queries.clear();
  }, [queries]);
}

/** Everything that names an order; what is left of a test that isn't handed in yet stays. */
const namesOrder = /^(order-\d+|bundle|member|granting-order-\d+|comparison-.+|handed-over)$/;

/** Needs no network. The account has the orders; whoever uses this browser next must not. */
export function forgetOrders(): void {
  for (const key of attempt(() => Object.keys(localStorage)) ?? []) {
    const name = key.slice(keyPrefix.length);
    if (key.startsWith(keyPrefix) && namesOrder.test(name)) remove("localStorage", name);
  }
  remove("sessionStorage", "return");
  remember({ email: "", formInfo: {} });
}

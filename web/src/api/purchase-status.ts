// What was bought for an order, and the bundle this browser knows of. For pages that load on demand.
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "../lib/address";
import { forgetBundle, knownBundle, rememberBundle } from "../lib/bundle";
import { rememberMember } from "../lib/member";
import { useApi } from "./api-context";
import { dataOrThrow } from "./failure";
import { askStatus } from "./pay-calls";

/** What was bought for an order. The browser remembers an order with tests left in its bundle, and a member's. */
export function usePurchaseStatus(orderNumber: string | undefined) {
  const api = useApi();
  const status = useQuery({
    queryKey: ["purchase-status", orderNumber],
    queryFn: () => dataOrThrow(askStatus(api, orderNumber ?? "")),
    enabled: orderNumber !== undefined,
    // Without a network the call fails at once instead of waiting silently.
    networkMode: "always",
  });
  const left = status.data?.testsLeft;
  // A membership belongs to an account, which proves it by itself.
  const member = status.data?.items.includes("discount") && status.data.purchase?.kind !== "membership";

  useEffect(() => {
    if (orderNumber === undefined || left === undefined) return;
    if (left > 0) rememberBundle(orderNumber, Date.now());
    else forgetBundle(orderNumber, Date.now());
  }, [orderNumber, left]);

  useEffect(() => {
    if (orderNumber && member) rememberMember(orderNumber, Date.now());
  }, [orderNumber, member]);

  return status;
}

export interface BundleTests {
  bundleOrder: string;
  left: number;
}

/** Tests left in the bundle of the address or of an earlier visit; undefined if there are none. */
export function useBundleTests(): BundleTests | undefined {
  const { hash } = useLocation();
  const bundleOrder = knownBundle(hash, Date.now());
  const left = usePurchaseStatus(bundleOrder).data?.testsLeft ?? 0;
  return bundleOrder && left > 0 ? { bundleOrder, left } : undefined;
}

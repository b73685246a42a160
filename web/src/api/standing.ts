// Where orders stand that somebody asks about, and the bundle this browser knows of. For pages that load
// on demand.
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { forgetBundle, knownBundle, rememberBundle } from "../lib/bundle";
import { rememberMember } from "../lib/member";
import { useApi } from "./api-context";
import { loadStanding } from "./order-calls";

/** What was bought for an order. The browser remembers one whose bundle has tests left, and a member's. */
export function useStanding(orderNumber: string | undefined) {
  const api = useApi();
  const standing = useQuery({
    queryKey: ["standing", orderNumber],
    queryFn: () => loadStanding(api, orderNumber ?? ""),
    enabled: orderNumber !== undefined,
    // Without a network the call fails at once and says so, instead of waiting in silence.
    networkMode: "always",
  });
  const left = standing.data?.testsLeft;
  const member = standing.data?.items.includes("discount");

  useEffect(() => {
    if (orderNumber === undefined || left === undefined) return;
    if (left > 0) rememberBundle(orderNumber, Date.now());
    else forgetBundle(orderNumber, Date.now());
  }, [orderNumber, left]);

  useEffect(() => {
    if (orderNumber && member) rememberMember(orderNumber, Date.now());
  }, [orderNumber, member]);

  return standing;
}

export interface BundleTests {
  bundleOrder: string;
  left: number;
}

/** Tests left in the bundle of the address or of an earlier visit; undefined where there are none. */
export function useBundleTests(): BundleTests | undefined {
  const { hash } = useLocation();
  const bundleOrder = knownBundle(hash, Date.now());
  const left = useStanding(bundleOrder).data?.testsLeft ?? 0;
  return bundleOrder && left > 0 ? { bundleOrder, left } : undefined;
}

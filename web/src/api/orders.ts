// One order by its number, and what can be found instead. For pages that load on demand.
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { reportInterruption } from "../lib/network";
import { usePage } from "../lib/page";
import { useApi } from "./api-context";
import type { Api } from "./client";
import { unwrap } from "./envelope";
import { ApiFailure, dataOrThrow, isFinal } from "./failure";
import type { OrderInfo } from "./types";

function loadOrder(api: Api, orderNumber: string, norms?: string): Promise<OrderInfo> {
  const params = { path: { orderNumber }, query: { norms } };
  const order = dataOrThrow(unwrap(api.GET("/exam/order/info/{orderNumber}", { params })));
  // Of a questionnaire it has another result, which `questionnaireResult` gives.
  return order as Promise<OrderInfo>;
}

/** There is no such order; trying again won't help. */
export function isUnknown(failure: unknown): boolean {
  return failure instanceof ApiFailure && isFinal(failure.error);
}

export function isInterruption(failure: unknown): boolean {
  return failure instanceof ApiFailure && ["offline", "timeout"].includes(failure.error.kind);
}

/** Lets the page's dialog report a lost network. */
export function useInterruptionReport(failure: unknown, retry: () => unknown): void {
  useEffect(() => {
    if (isInterruption(failure)) reportInterruption(() => void retry());
  }, [failure, retry]);
}

export type FoundOrder =
  | { kind: "waiting" }
  | { kind: "found"; order: OrderInfo }
  | { kind: "unknown" }
  | { kind: "failed"; retry: () => void };

/** The order, once loaded. `norms`: a version to score it under, other than its own. */
export function useOrder(orderNumber: string, norms?: string): FoundOrder {
  const api = useApi();
  const { hl } = usePage();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["order", orderNumber, hl, norms],
    queryFn: () => loadOrder(api, orderNumber, norms),
    // Under other norms it is the same order: the page stays until the new figures arrive.
    placeholderData: (before) => (before?.orderNumber === orderNumber ? before : undefined),
    // A payment changes what an order shows: each page loads it again.
    staleTime: 0,
    gcTime: 0,
    // Without a network the call fails at once instead of waiting silently.
    networkMode: "always",
  });
  useInterruptionReport(error, refetch);
  if (data) return { kind: "found", order: data };
  if (!error || isFetching) return { kind: "waiting" };
  return isUnknown(error) ? { kind: "unknown" } : { kind: "failed", retry: () => void refetch() };
}

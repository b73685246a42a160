// A question to the server by a page that shows nothing without its answer.
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { reportInterruption } from "../lib/network";
import { type Answer, ApiFailure, dataOrThrow } from "./envelope";
import { isInterruption } from "./orders";

export type Found<T> =
  | { kind: "waiting" }
  | { kind: "found"; data: T }
  /** The product said no; asking again won't help. */
  | { kind: "refused"; result: number; msg: string }
  | { kind: "failed"; retry: () => void };

/** A lost network is told by the page's dialog. */
export function useAsked<T>(key: readonly string[], ask: () => Promise<Answer<T>>): Found<T> {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: key,
    queryFn: () => dataOrThrow(ask()),
    // What was bought, revoked or hidden elsewhere must show on the next visit.
    staleTime: 0,
    gcTime: 0,
    networkMode: "always",
  });

  useEffect(() => {
    if (isInterruption(error)) reportInterruption(() => void refetch());
  }, [error, refetch]);

  if (data) return { kind: "found", data };
  if (!error || isFetching) return { kind: "waiting" };
  const refusal = error instanceof ApiFailure && error.error.kind === "refusal" ? error.error : undefined;
  return refusal
    ? { kind: "refused", result: refusal.result, msg: refusal.msg }
    : { kind: "failed", retry: () => void refetch() };
}

// A call that a page can show nothing without.
import { useQuery } from "@tanstack/react-query";
import type { Answer } from "./envelope";
import { ApiFailure, dataOrThrow } from "./failure";
import { useInterruptionReport } from "./orders";

export type AnswerState<T> =
  | { kind: "waiting" }
  | { kind: "found"; data: T }
  /** The product refused; trying again won't help. */
  | { kind: "refused"; result: number; msg: string }
  | { kind: "failed"; retry: () => void };

export function useAnswer<T>(key: readonly string[], ask: () => Promise<Answer<T>>): AnswerState<T> {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: key,
    queryFn: () => dataOrThrow(ask()),
    // What was bought, revoked or hidden in another tab must show on the next visit.
    staleTime: 0,
    gcTime: 0,
    networkMode: "always",
  });
  useInterruptionReport(error, refetch);
  if (data) return { kind: "found", data };
  if (!error || isFetching) return { kind: "waiting" };
  const refusal = error instanceof ApiFailure && error.error.kind === "refusal" ? error.error : undefined;
  return refusal
    ? { kind: "refused", result: refusal.result, msg: refusal.msg }
    : { kind: "failed", retry: () => void refetch() };
}

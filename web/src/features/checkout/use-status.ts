// The status of an order's payment, asked for repeatedly while it may change.
//
// Not TanStack Query's refetchInterval: the pauses and the end depend on the number of answers, failed ones
// included, since the start or the last `restart`, and the last status stays on screen meanwhile. Query doesn't
// count answers per round, and a new round with a new key would drop the data.
import { useEffect, useState } from "react";
import { useApi } from "../../api/api-context";
import { ApiFailure } from "../../api/failure";
import { isInterruption, isUnknown } from "../../api/orders";
import { askStatus } from "../../api/pay-calls";
import type { PaymentStatus } from "../../api/types";
import { nextWait } from "./payment-wait";

interface Watched {
  /** The newest answer. */
  status?: PaymentStatus;
  /** How many answers came, failed ones too. */
  answers: number;
  /** Time to stop asking. */
  over: boolean;
  /** There is no such order. */
  unknown: boolean;
  /** The last call didn't reach the server. */
  offline: boolean;
}

const nothing: Watched = { answers: 0, over: false, unknown: false, offline: false };

/** `settled` says when to stop asking; it must be the same function in each render. */
export function useStatus(orderNumber: string, settled: (status: PaymentStatus) => boolean) {
  const api = useApi();
  const [watched, setWatched] = useState(nothing);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round repeats the call
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ask = async (asked: number): Promise<void> => {
      const answer = await askStatus(api, orderNumber);
      if (left) return;
      const failure = answer.ok ? undefined : new ApiFailure(answer.error);
      const wait = nextWait(asked);
      setWatched(({ status }) => ({
        status: answer.ok ? answer.data : status,
        answers: asked + 1,
        over: wait === false,
        unknown: isUnknown(failure),
        offline: isInterruption(failure),
      }));
      const done = answer.ok ? settled(answer.data) : isUnknown(failure);
      if (!done && wait !== false) timer = setTimeout(() => void ask(asked + 1), wait);
    };
    void ask(0);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [api, orderNumber, settled, round]);

  const restart = () => {
    setWatched(({ status }) => ({ ...nothing, status }));
    setRound(round + 1);
  };
  return { ...watched, restart };
}

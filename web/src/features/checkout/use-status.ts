// Where the payment of an order stands, asked for again and again while it may change.
import { useEffect, useState } from "react";
import { useApi } from "../../api/api-context";
import { ApiFailure } from "../../api/envelope";
import { isInterruption, isUnknown } from "../../api/orders";
import { askStatus } from "../../api/pay-calls";
import type { PaymentStatus } from "../../api/types";
import { nextWait } from "../../lib/payment-wait";

interface Watched {
  /** The newest answer. */
  status?: PaymentStatus;
  /** How often was asked. */
  answers: number;
  /** Asked for long enough. */
  over: boolean;
  /** Nobody has such an order. */
  unknown: boolean;
  /** The last question didn't get through. */
  offline: boolean;
}

const nothing: Watched = { answers: 0, over: false, unknown: false, offline: false };

/** `settled` says when asking has come to an end; it must not change from call to call. */
export function useStatus(orderNumber: string, settled: (status: PaymentStatus) => boolean) {
  const api = useApi();
  const [watched, setWatched] = useState(nothing);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same once more
  useEffect(() => {
    if (!api) return;
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

  const again = () => {
    setWatched(({ status }) => ({ ...nothing, status }));
    setRound(round + 1);
  };
  return { ...watched, again };
}

// Sends sealed answers to the server until it succeeds: at once, then after 1, 2, 4 … 30
// seconds, and at once again when the network comes back. Sending twice is harmless (see run id).
import type { Answer, ApiError } from "../../api/envelope";

export type Sending =
  | { kind: "sending" }
  /** It didn't reach the server; it is retried automatically. */
  | { kind: "waiting"; offline: boolean }
  /** The server judged the answers and refused. */
  | { kind: "refused"; result?: number; msg: string }
  | { kind: "sent"; orderNumber: string };

export interface Delivery {
  retry(): void;
  stop(): void;
}

interface DeliveryOptions {
  send: () => Promise<Answer<{ orderNumber: string }>>;
  onChange: (state: Sending) => void;
  /** Between 0 and 1: browsers that lost a server at the same time shouldn't return at the same time. */
  random?: () => number;
}

const longestMs = 30_000;

export function deliver({ send, onChange, random = Math.random }: DeliveryOptions): Delivery {
  let failures = 0;
  let busy = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function attempt(): Promise<void> {
    if (busy || stopped) return;
    busy = true;
    clearTimeout(timer);
    onChange({ kind: "sending" });
    const answer = await send();
    busy = false;
    if (stopped) return;
    if (answer.ok) {
      stop();
      onChange({ kind: "sent", orderNumber: answer.data.orderNumber });
    } else if (isRetryable(answer.error)) {
      timer = setTimeout(attempt, pauseMs(failures, random()));
      failures += 1;
      onChange({ kind: "waiting", offline: answer.error.kind === "offline" });
    } else {
      const { error } = answer;
      onChange(error.kind === "refusal" ? { ...error, kind: "refused" } : { kind: "refused", msg: "" });
    }
  }

  function stop(): void {
    stopped = true;
    clearTimeout(timer);
    window.removeEventListener("online", attempt);
  }

  window.addEventListener("online", attempt);
  void attempt();
  return { retry: () => void attempt(), stop };
}

/** Between three quarters and all of 1, 2, 4 … 30 seconds. */
function pauseMs(failures: number, random: number): number {
  return Math.min(1000 * 2 ** failures, longestMs) * (0.75 + 0.25 * random);
}

/** Whether the same call may succeed later. */
function isRetryable(error: ApiError): boolean {
  if (error.kind === "refusal") return false;
  if (error.kind === "status") return error.status >= 500 || error.status === 408 || error.status === 429;
  return true;
}

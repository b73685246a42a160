// What the browser observes of a test: time visible, leaving the tab, a narrow window. Nothing here
// runs on a timer; it reads the clock only when something happens.
import { currentId, hiddenFor, leave, narrowed, type RunState, spend, totalMs } from "./run";
import { change, flush } from "./tab";

export interface Watch {
  /** Adds the time since the last call to the current question. */
  settle(run: RunState): RunState;
  /** Total time visible until now. */
  elapsedMs(run: RunState): number;
  stop(): void;
}

/** `clock` counts milliseconds and never goes back. */
export function watchRun(clock: () => number = () => performance.now()): Watch {
  let inSightSince = document.hidden ? undefined : clock();
  let hiddenSince: number | undefined;
  // A hidden tab loses the focus first: that counts as leaving once, not twice.
  let away = document.hidden;

  const running = () => (inSightSince === undefined ? 0 : clock() - inSightSince);

  function settle(run: RunState): RunState {
    const ms = running();
    if (inSightSince !== undefined) inSightSince = clock();
    return spend(run, currentId(run), ms);
  }

  function goAway(): void {
    if (away) return;
    away = true;
    change(leave);
  }

  const listeners: [target: EventTarget, type: string, listener: () => void][] = [
    [
      document,
      "visibilitychange",
      () => {
        if (document.hidden) {
          change(settle);
          inSightSince = undefined;
          hiddenSince = clock();
          goAway();
          flush();
          return;
        }
        const since = hiddenSince;
        hiddenSince = undefined;
        inSightSince = clock();
        away = false;
        if (since !== undefined) change((run) => hiddenFor(run, clock() - since));
      },
    ],
    [window, "blur", goAway],
    [
      window,
      "focus",
      () => {
        if (!document.hidden) away = false;
      },
    ],
    [window, "resize", () => change((run) => narrowed(run, window.innerWidth))],
    [
      window,
      "pagehide",
      () => {
        change(settle);
        flush();
      },
    ],
  ];
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener);

  return {
    settle,
    elapsedMs: (run) => totalMs(run) + running(),
    stop() {
      change(settle);
      for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
    },
  };
}

// A run on the screen: its time is measured, its keys work.
import { useCallback, useEffect, useRef } from "react";
import { goTo, type RunState } from "../../run/run";
import { change, openRun } from "../../run/tab";
import { type Watch, watchRun } from "../../run/watch";

/** While the screen is shown, its time is measured and its keys work. */
export function useWatchedRun() {
  const main = useRef<HTMLElement>(null);
  const watch = useRef<Watch>(undefined);

  useEffect(() => {
    const started = watchRun();
    watch.current = started;
    main.current?.focus({ preventScroll: true });
    return started.stop;
  }, []);

  /** Every step of the run first adds the time until now: to the current question, or to another on the screen. */
  const turn = (step: (run: RunState) => RunState, page?: number) =>
    change((run) => {
      const here = page === undefined ? run : goTo(run, page);
      return step(watch.current?.settle(here) ?? here);
    });

  const elapsedMs = useCallback(() => {
    const run = openRun.get()?.run;
    return (run && watch.current?.elapsedMs(run)) ?? 0;
  }, []);

  return { main, turn, elapsedMs };
}

// What the loading bar shows. Work that is over within 200 ms shows nothing; the bar then runs
// for 2,000 ms towards its end (loading-bar.tsx) and completes when the work does.
import { createStore } from "./store";

export type Loading = "idle" | "running" | "done";

const throttleMs = 200;
const fadeMs = 300;

export const loading = createStore<Loading>("idle");

let pending = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function later(ms: number, next: Loading): void {
  clearTimeout(timer);
  timer = setTimeout(() => loading.set(next), ms);
}

/** Starts loading; the returned function ends it. */
export function startLoading(): () => void {
  pending += 1;
  if (pending === 1 && loading.get() !== "running") later(throttleMs, "running");
  let over = false;
  return () => {
    if (over) return;
    over = true;
    pending -= 1;
    if (pending === 0) finish();
  };
}

export function withLoadingBar<T>(work: Promise<T>): Promise<T> {
  return work.finally(startLoading());
}

function finish(): void {
  clearTimeout(timer);
  if (loading.get() === "running") {
    loading.set("done");
    later(fadeMs, "idle");
  } else {
    loading.set("idle");
  }
}

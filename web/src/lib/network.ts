// Whether something just failed without a network, and how to try it again.
import { createStore } from "./store";

export interface Interruption {
  retry: () => void;
}

export const interruption = createStore<Interruption | undefined>(undefined);

export function reportInterruption(retry: () => void): void {
  interruption.set({ retry });
}

export function retryNow(): void {
  const current = interruption.get();
  interruption.set(undefined);
  current?.retry();
}

export function dismissInterruption(): void {
  interruption.set(undefined);
}

// A value that components can subscribe to. Thirty lines instead of a library.
import { useSyncExternalStore } from "react";

export interface Store<T> {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(first: T): Store<T> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next) {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `prerendered` is what the first render shows, so that it equals the page the server sent. */
export function useStore<T>(store: Store<T>, prerendered: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => prerendered);
}

const never = () => () => {};

/** False while prerendering and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

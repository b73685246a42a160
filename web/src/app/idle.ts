// Runs work that nobody waits for when the browser is idle.

/** Returns a function that cancels it. */
export function whenIdle(action: () => void): () => void {
  // Safari has no idle callbacks; a second after hydration is late enough.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(action, 1000);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(action);
  return () => cancelIdleCallback(callback);
}

// Work that nobody is waiting for, once the browser has nothing better to do.

/** The returned function says that it isn't wanted any more. */
export function whenIdle(action: () => void): () => void {
  // Safari has no idle callbacks; a second after the page is alive is late enough.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(action, 1000);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(action);
  return () => cancelIdleCallback(callback);
}

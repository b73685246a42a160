// Work that nobody is waiting for, once the browser has nothing better to do.

export function whenIdle(action: () => void): void {
  // Safari has no idle callbacks; a second after the page is alive is late enough.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(action);
  else setTimeout(action, 1000);
}

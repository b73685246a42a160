// Puts aside what a begun test needs to open without a network: its page and the files that page has
// loaded. Failing is fine: the test runs without it, only not across a reload in a tunnel.
import { keptCache, keptPage, testTail } from "./kept";

export async function keepForOffline(): Promise<void> {
  const tail = testTail(location.pathname);
  if (!tail || !("serviceWorker" in navigator) || !("caches" in globalThis)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const page = await fetch(location.href);
    if (!page.ok) return;
    // Files of an earlier release are of no use to this page.
    await caches.delete(keptCache);
    const kept = await caches.open(keptCache);
    await kept.put(keptPage(tail), page);
    await kept.addAll(loadedFiles());
  } catch {
    // No room, no permission, no network: nothing is owed.
  }
}

/** Scripts, styles, words and fonts that this page has fetched so far. */
function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const ours = loaded.filter(({ origin, pathname }) => {
    return origin === location.origin && pathname.startsWith("/public/assets/");
  });
  return [...new Set(ours.map(({ href }) => href))];
}

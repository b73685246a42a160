// Caches what a started test needs to open without a network: its page and the files that page has
// loaded. It may fail: then the test just doesn't survive a reload without a network.
import { cachedPage, cacheName, testTail } from "./cached";

export async function cacheForOffline(): Promise<void> {
  const tail = testTail(location.pathname);
  if (!tail || !("serviceWorker" in navigator) || !("caches" in globalThis)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const page = await fetch(location.href);
    if (!page.ok) return;
    // Files of an earlier release are useless to this page.
    await caches.delete(cacheName);
    const cache = await caches.open(cacheName);
    await cache.put(cachedPage(tail), page);
    await cache.addAll(loadedFiles());
  } catch {
    // No space, no permission, no network: the test works without it.
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

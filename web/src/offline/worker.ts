// The service worker: without a network, a started test still opens. It answers from what
// cache-test.ts has stored, and only if the network doesn't answer. It is served as /sw.js and has
// nothing to do with answers, which are in the page's own storage.
import { cachedPage, cacheName, testTail } from "./cached";

/** The parts of a service worker's scope that the DOM's types don't have. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
interface Activating extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = globalThis as unknown as WorkerScope;

addEventListener("install", () => void scope.skipWaiting());
addEventListener("activate", (event) => (event as Activating).waitUntil(scope.clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const tail = request.mode === "navigate" ? testTail(pathname) : undefined;
  if (tail) (event as Fetching).respondWith(networkFirst(request, cachedPage(tail)));
  // Names in the build contain a hash: a cached file is what the server would send.
  else if (pathname.startsWith("/public/assets/")) (event as Fetching).respondWith(cacheFirst(request));
});

async function networkFirst(request: Request, cached: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (gone) {
    const page = await (await caches.open(cacheName)).match(cached);
    if (page) return page;
    throw gone;
  }
}

async function cacheFirst(request: Request): Promise<Response> {
  const cached = await (await caches.open(cacheName)).match(request.url);
  return cached ?? fetch(request);
}

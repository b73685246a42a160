// The service worker: when the network is gone, a test that was begun still opens. It answers from what
// `keep.ts` has put aside, and only where the network doesn't answer. It is served as /sw.js and decides
// nothing about anybody's answers, which live in the page's own storage.
import { keptCache, keptPage, testTail } from "./kept";

/** The parts of a service worker's world that the DOM's types don't have. */
interface World {
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

const world = globalThis as unknown as World;

addEventListener("install", () => void world.skipWaiting());
addEventListener("activate", (event) => (event as Activating).waitUntil(world.clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const tail = request.mode === "navigate" ? testTail(pathname) : undefined;
  if (tail) (event as Fetching).respondWith(networkFirst(request, keptPage(tail)));
  // Names in the build contain a hash: what was kept is what the server would send.
  else if (pathname.startsWith("/public/assets/")) (event as Fetching).respondWith(keptFirst(request));
});

async function networkFirst(request: Request, kept: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (gone) {
    const page = await (await caches.open(keptCache)).match(kept);
    if (page) return page;
    throw gone;
  }
}

async function keptFirst(request: Request): Promise<Response> {
  const kept = await (await caches.open(keptCache)).match(request.url);
  return kept ?? fetch(request);
}

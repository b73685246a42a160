// After a release, an open page may request a script file that no longer exists. Then the page is
// reloaded: once per path in ten seconds, so that a real outage doesn't become a loop.
import { readSession, writeSession } from "../lib/storage";

const key = "chunk-reload";
const pauseMs = 10_000;

/** Whether this path may reload now; if so, records it. */
function mayReload(path: string, now: number): boolean {
  const stored = readSession(key);
  const recent = Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter(
      ([, last]) => typeof last === "number" && now - last < pauseMs,
    ),
  );
  if (Object.hasOwn(recent, path)) return false;
  writeSession(key, { ...recent, [path]: now });
  // Without storage a second failure couldn't be distinguished from the first: don't reload.
  return readSession(key) !== undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

interface ReloadPage {
  path: () => string;
  online: () => boolean;
  now: () => number;
  reload: () => void;
}

const browserPage: ReloadPage = {
  path: () => location.pathname,
  online: () => navigator.onLine,
  now: () => Date.now(),
  reload: () => location.reload(),
};

/** Vite reports failed chunks (and failed preloads of them) with this event. */
export function reloadOnChunkFailure(target: EventTarget, page: ReloadPage = browserPage): void {
  target.addEventListener("vite:preloadError", () => {
    // Without a network a reload would replace a readable page with the browser's error page.
    if (page.online() && mayReload(page.path(), page.now())) page.reload();
  });
}

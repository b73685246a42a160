// The typed client of our own server: its base, its headers, its timeout.
import createClient, { type Client } from "openapi-fetch";
import type { paths } from "./schema.gen";
import type { Boot } from "./types";

const timeoutMs = 30_000;

export type Api = Client<paths>;

/** Read at each call: the attribution session starts after the first ones. */
export interface Identity {
  uid: () => string;
  logid: () => string;
}

export function createApi(boot: Boot, identity: Identity): Api {
  return createClient<paths>({
    baseUrl: `${location.origin}/${boot.alias}`,
    // Looked up at call time, so that a replaced fetch (in a test) is used.
    fetch: (request) => fetch(prepared(request, boot, identity)),
  });
}

function prepared(request: Request, boot: Boot, identity: Identity): Request {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(callHeaders(boot, identity))) headers.set(name, value);
  return new Request(request, { headers, signal: limited(request.signal) });
}

/** The headers that the specification puts on every call. */
function callHeaders(boot: Boot, identity: Identity): Record<string, string> {
  return {
    logid: identity.logid(),
    "App-Version": boot.version,
    "Exam-App-Id": String(boot.appExamId),
    Domain: location.hostname,
    Domains: boot.domains.join(","),
    hl: boot.hl,
    uid: identity.uid(),
  };
}

/** Ends with the caller's signal or after the timeout. `AbortSignal.any` is missing in Safari 17.3 and older. */
function limited(signal: AbortSignal): AbortSignal {
  const either = new AbortController();
  const timer = setTimeout(() => either.abort(new DOMException("no answer", "TimeoutError")), timeoutMs);
  const end = () => {
    clearTimeout(timer);
    either.abort(signal.reason);
  };
  if (signal.aborted) end();
  else signal.addEventListener("abort", end, { once: true });
  return either.signal;
}

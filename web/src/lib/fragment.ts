// The fragment of an address, after the `#`. Browsers don't send it: no server, proxy or other site
// sees it. That is why an order's number and a letter's link are there.
import { useLocation } from "./address";

type FragmentName = "orderNumber" | "bundle" | "link" | "part";

/** Parameters, or the bare name of a part of the page. */
export function readFragment(hash: string): URLSearchParams {
  const text = hash.replace(/^#/, "");
  return text && !text.includes("=") ? new URLSearchParams({ part: text }) : new URLSearchParams(text);
}

/** `href` with one more parameter behind its `#`. */
export function withFragment(href: string, name: FragmentName, value: string): string {
  const { page, hash } = cutAtHash(href);
  const fragment = readFragment(hash);
  fragment.set(name, value);
  return `${page}#${fragment}`;
}

/** `href`, leading to a part of the page. */
export function withPart(href: string, part: string): string {
  return href.includes("#") ? withFragment(href, "part", part) : `${href}#${part}`;
}

/** `href` with more in its query, before the `#`. */
export function withQuery(href: string, query: URLSearchParams | Record<string, string>): string {
  const { page, hash } = cutAtHash(href);
  const more = new URLSearchParams(query).toString();
  return more ? `${page}${page.includes("?") ? "&" : "?"}${more}${hash}` : href;
}

function cutAtHash(href: string): { page: string; hash: string } {
  const at = href.indexOf("#");
  return at < 0 ? { page: href, hash: "" } : { page: href.slice(0, at), hash: href.slice(at) };
}

/** Older letters and bookmarks had these in the query. */
const moved = ["orderNumber", "bundle"] as const;

/** The same address with what opens an order moved behind the `#`. */
export function withoutSecrets(address: URL): URL {
  const tidy = new URL(address);
  for (const name of moved) {
    const value = tidy.searchParams.get(name);
    if (value === null) continue;
    tidy.searchParams.delete(name);
    if (value) tidy.hash = withFragment(tidy.hash, name, value);
  }
  return tidy;
}

/** The order of the page's address; empty where it names none. */
export function useOrderNumber(): string {
  const { hash, state } = useLocation();
  return readFragment(hash).get("orderNumber") ?? orderOfState(state);
}

/**
 * Where the payment provider's script runs, an order's number isn't in the address, which the
 * script may read and pass on, but in the state of the history entry, which survives a reload.
 */
export const inState = (orderNumber: string) => ({ orderNumber });

function orderOfState(state: unknown): string {
  const known = typeof state === "object" && state !== null && "orderNumber" in state;
  return known && typeof state.orderNumber === "string" ? state.orderNumber : "";
}

/** Goes to a part of the page, as the browser does for a bare `#part`. */
export function goToPart(id: string): void {
  const part = id ? document.getElementById(id) : null;
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

// The query parameters that stay with a visitor from page to page. They are read in any casing and
// written in the specification's; they are in the address itself, so nothing has to be stored.
import { consentState } from "./consent";
import { firstPages as pages } from "./first-pages";
import { withQuery } from "./fragment";

const trackingNames = [
  // Ours; all others are advertisers'.
  "hl",
  "logid",
  "fbclid",
  "gclid",
  "click_id",
  "pixel_id",
  "ttclid",
  "tt_test_id",
  "ScCid",
  "MSCLKID",
  "epik",
] as const;

export type TrackingName = (typeof trackingNames)[number];
export type Tracking = Partial<Record<TrackingName, string>>;

/** Click identifiers belong to advertisers: they are stored only after consent. */
const adNames: ReadonlySet<TrackingName> = new Set(trackingNames.slice(2));

/** Parameters that open an order, or only select what part of a page is shown: never sent. */
const hiddenParams: ReadonlySet<string> = new Set(["ordernumber", "bundle", "link", "tab", "q", "norms"]);

const spelling = new Map(trackingNames.map((name) => [name.toLowerCase(), name]));

export function readTracking(search: string): Tracking {
  const tracking: Tracking = {};
  for (const [key, value] of new URLSearchParams(search)) {
    const name = spelling.get(key.toLowerCase());
    // The first of several equal names wins, as on the server.
    if (name && value && tracking[name] === undefined) {
      tracking[name] = name === "hl" ? value.toUpperCase() : value;
    }
  }
  return tracking;
}

export function withoutAds(tracking: Tracking): Tracking {
  return Object.fromEntries(Object.entries(tracking).filter(([name]) => !adNames.has(name as TrackingName)));
}

/** Where a payment provider sends buyers back to, with parameters of its own. */
const returnPaths = new RegExp(`^(${pages.payCheck}|${pages.paying})/`, "i");

/** A token opens a certificate, a shared result or an invitation. */
const tokens = new RegExp(`^((${pages.verify}|${pages.shared}|${pages.compare})/).+`, "i");

/**
 * An address as it may be sent and stored: without click ids unless the visitor has agreed to them, and
 * never with an order's number, which opens its result, with a certificate's or a link's token, with what
 * a payment provider has added, or with what part of a page is shown.
 */
export function permittedAddress(address: URL): string {
  const permitted = new URL(address);
  permitted.hash = "";
  permitted.pathname = permitted.pathname.replace(tokens, "$1");
  const fromProvider = returnPaths.test(permitted.pathname);
  for (const key of [...permitted.searchParams.keys()]) {
    const name = spelling.get(key.toLowerCase());
    const ofAds = name !== undefined && adNames.has(name) && consentState() !== "granted";
    const ofOthers = name === undefined && fromProvider;
    if (ofAds || ofOthers || hiddenParams.has(key.toLowerCase())) permitted.searchParams.delete(key);
  }
  return permitted.href;
}

/** `path` with the tracking parameters of the current address attached. */
export function withTracking(path: string, search: string): string {
  return withQuery(path, readTracking(search));
}

/**
 * The address with the parameters that our previous page had and it lacks: a link that is followed before the scripts run
 * has nothing but the language.
 */
export function withEarlierTracking(address: URL, referrer: string): URL {
  const complete = new URL(address);
  if (!URL.canParse(referrer)) return complete;
  const before = new URL(referrer);
  if (before.origin !== address.origin) return complete;
  const here = readTracking(address.search);
  for (const [name, value] of Object.entries(readTracking(before.search))) {
    if (name !== "hl" && here[name as TrackingName] === undefined) complete.searchParams.append(name, value);
  }
  return complete;
}

/** The current query with `hl` replaced, everything else untouched. */
export function withLanguage(search: string, hl: string): string {
  const query = new URLSearchParams(search);
  for (const key of [...query.keys()]) {
    if (key.toLowerCase() === "hl") query.delete(key);
  }
  query.set("hl", hl);
  return `?${query}`;
}

// What stays on the device between visits, for a year: the specification's persisted config.
import { readLasting, writeLasting } from "./storage";
import { type Tracking, withoutAds } from "./tracking";

export interface PersistedConfig {
  theme?: string;
  /** The last landing path, without its query. */
  localePath?: string;
  countryCode?: string;
  examId?: string;
  query?: Tracking;
}

const key = "config";

export function readConfig(now: number): PersistedConfig {
  const stored = readLasting(key, now);
  return typeof stored === "object" && stored !== null ? stored : {};
}

export function keepConfig(change: PersistedConfig, now: number): void {
  writeLasting(key, { ...readConfig(now), ...change }, now);
}

/** Consent was taken back: what an earlier yes left on the device goes. */
export function forgetClicks(now: number): void {
  const { query } = readConfig(now);
  if (query) keepConfig({ query: withoutAds(query) }, now);
}

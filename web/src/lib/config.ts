// The specification's persisted config: stays on the device for a year.
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

export function saveConfig(change: PersistedConfig, now: number): void {
  writeLasting(key, { ...readConfig(now), ...change }, now);
}

/** Consent was withdrawn: removes stored click ids. */
export function forgetClicks(now: number): void {
  const { query } = readConfig(now);
  if (query) saveConfig({ query: withoutAds(query) }, now);
}

// The visitor's decision about advertising cookies. Denied until the visitor consents with a click;
// outside of Europe the question isn't asked, and it stays denied.
import { readLasting, writeLasting } from "./storage";
import { createStore } from "./store";

export type Decision = "granted" | "denied";

export interface ConsentRecord {
  decision: Decision;
  /** When it was clicked, ISO 8601. */
  at: string;
  /** Version of the question that was answered; a new version is asked again. */
  version: number;
}

const key = "consent";
const version = 1;
/** How long tags wait for an update before they use the default. */
const waitMs = 500;

const signals = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"] as const;

export const consentRecord = createStore<ConsentRecord | undefined>(undefined);

/** Offered: it appeared automatically. Asked: the visitor opened it and is waiting for it. */
export type Banner = "closed" | "offered" | "asked";

export const banner = createStore<Banner>("closed");

/** For anything that may only run with consent. */
export function consentState(): Decision {
  return consentRecord.get()?.decision ?? "denied";
}

/** Reads the stored decision, informs the tags, and opens the banner where required. */
export function beginConsent(continent: string, now: number): void {
  push("default", { ...all("denied"), wait_for_update: waitMs });
  const stored = readLasting(key, now);
  const record = isRecord(stored) && stored.version === version ? stored : undefined;
  consentRecord.set(record);
  if (record) push("update", all(record.decision));
  banner.set(!record && continent === "EU" ? "offered" : "closed");
}

export function decide(decision: Decision, now: number): void {
  const record = { decision, at: new Date(now).toISOString(), version };
  writeLasting(key, record, now);
  consentRecord.set(record);
  push("update", all(decision));
  banner.set("closed");
}

export function openBanner(): void {
  banner.set("asked");
}

function all(decision: Decision): Record<string, Decision> {
  return Object.fromEntries(signals.map((signal) => [signal, decision]));
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Consent mode as tag managers read it: `arguments` objects in `window.dataLayer`. */
function push(..._call: [command: "default" | "update", values: Record<string, unknown>]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(argumentsOf("consent", ..._call));
}

// Tags recognise a command because it is an `arguments` object; an array is ignored.
function argumentsOf(..._values: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments;
}

function isRecord(value: unknown): value is ConsentRecord {
  return typeof value === "object" && value !== null && "decision" in value && "version" in value;
}

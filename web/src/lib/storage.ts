// Browser storage that never throws: in private mode, with storage switched off, or full,
// reads return undefined and writes do nothing.

export const yearMs = 365 * 24 * 60 * 60 * 1000;
export const keyPrefix = "IQ-";

/** How long an order's number stays after it was last needed. */
export const orderMs = 180 * 24 * 60 * 60 * 1000;

export type StorageKind = "localStorage" | "sessionStorage";

/** Undefined if storage refuses. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export function readText(kind: StorageKind, name: string): string | undefined {
  return attempt(() => globalThis[kind].getItem(keyPrefix + name)) ?? undefined;
}

export function writeText(kind: StorageKind, name: string, text: string): void {
  attempt(() => globalThis[kind].setItem(keyPrefix + name, text));
}

export function remove(kind: StorageKind, name: string): void {
  attempt(() => globalThis[kind].removeItem(keyPrefix + name));
}

export function readSession(name: string): unknown {
  return parse(readText("sessionStorage", name));
}

export function writeSession(name: string, value: unknown): void {
  if (value === undefined) remove("sessionStorage", name);
  else writeText("sessionStorage", name, JSON.stringify(value));
}

/** What was written with {@link writeLasting}, unless it has expired. */
export function readLasting(name: string, now: number): unknown {
  const entry = parse(readText("localStorage", name));
  if (!isEntry(entry)) return undefined;
  if (entry.expires > now) return entry.value;
  remove("localStorage", name);
  return undefined;
}

export function writeLasting(name: string, value: unknown, now: number, lifeMs = yearMs): void {
  writeText("localStorage", name, JSON.stringify({ value, expires: now + lifeMs }));
}

function parse(text: string | undefined): unknown {
  return text === undefined ? undefined : attempt(() => JSON.parse(text) as unknown);
}

function isEntry(value: unknown): value is { value: unknown; expires: number } {
  return (
    typeof value === "object" && value !== null && "expires" in value && typeof value.expires === "number"
  );
}

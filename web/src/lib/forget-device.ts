// Removes everything that the site stores in this browser: orders, answers, settings, and the files of a test.
import { localeCookie, writeCookie } from "./locale-cookie";
import { attempt, keyPrefix, remove, type StorageKind } from "./storage";

export async function forgetDevice(): Promise<void> {
  removeAll("localStorage");
  removeAll("sessionStorage");
  // A cookie is deleted under the name and with the attributes that it was set with.
  writeCookie(localeCookie("EN", location.protocol).replace(/Max-Age=\d+/, "Max-Age=0"));
  // Only a secure page has this.
  if (!("caches" in globalThis)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}

function removeAll(kind: StorageKind): void {
  const keys = attempt(() => Object.keys(globalThis[kind])) ?? [];
  for (const key of keys) {
    if (key.startsWith(keyPrefix)) remove(kind, key.slice(keyPrefix.length));
  }
}

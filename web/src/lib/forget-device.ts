// Everything that the site keeps in this browser goes: orders, answers, settings, and the files of a test.
import { forgetLocale } from "./locale-cookie";
import { removeAll } from "./storage";

export async function forgetDevice(): Promise<void> {
  removeAll("localStorage");
  removeAll("sessionStorage");
  forgetLocale();
  // Only a secure page has this.
  if (!("caches" in globalThis)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}

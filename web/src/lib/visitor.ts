// `uid`: a random visitor id. It grants nothing and says nothing about a person.
import { readLasting, writeLasting } from "./storage";

const key = "uid";
let unsaved: string | undefined;

export function visitorId(now: number, random: () => string = randomHex): string {
  const stored = readLasting(key, now);
  if (typeof stored === "string") return stored;
  // Without storage the id lasts as long as the page.
  unsaved ??= random();
  writeLasting(key, unsaved, now);
  return unsaved;
}

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

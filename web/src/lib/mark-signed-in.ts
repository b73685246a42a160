// Sets and removes the mark of signed-in.ts.
import { markName } from "./signed-in";
import { remove, writeLasting } from "./storage";

export function markSignedIn(): void {
  writeLasting(markName, true, Date.now());
}

export function markSignedOut(): void {
  remove("localStorage", markName);
}

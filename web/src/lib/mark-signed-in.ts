// Sets and removes the mark of signed-in.ts.
import { markName } from "./signed-in";
import { remove, writeText } from "./storage";

export function markSignedIn(): void {
  writeText("localStorage", markName, "1");
}

export function markSignedOut(): void {
  remove("localStorage", markName);
}

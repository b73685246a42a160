// Where somebody goes after signing in: back to the page of ours that asked for it. Kept in the tab and never in the
// address, which somebody else could have written.
import { readSession, writeSession } from "./storage";

const name = "sign-in-return";

/** The address as a path, with its query and fragment. */
export function rememberReturn(path: string): void {
  writeSession(name, path);
}

/** Once: the next sign-in starts anew. */
export function takeReturn(): string | undefined {
  const path = readSession(name);
  writeSession(name, undefined);
  // One slash only: two would begin the name of another host.
  return typeof path === "string" && /^\/(?![/\\])/.test(path) ? path : undefined;
}

// Whether somebody is signed in here, as far as the browser knows: by a mark without any secret. The session itself is
// in a cookie that no script can read. Setting the mark is in mark-signed-in.ts: a landing page only reads it.
import { readLasting } from "./storage";

export const markName = "signed-in";

export function seemsSignedIn(): boolean {
  return readLasting(markName, Date.now()) === true;
}

// Whether passkeys can be used at all: what to show depends on it, before the calls for them are loaded (passkeys.ts).

/** Whether this browser has passkeys for this site: no address by numbers has any. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    "parseRequestOptionsFromJSON" in PublicKeyCredential &&
    /[a-z]/i.test(location.hostname.split(".").at(-1) ?? "")
  );
}

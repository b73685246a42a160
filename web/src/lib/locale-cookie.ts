// The language a visitor chose, where the server can see it: cookie `IQ-locale`, 365 days. Over https its name has the
// prefix that keeps other hosts of the domain from setting it.
import type { Hl } from "./locale";

const maxAgeS = 365 * 24 * 60 * 60;

export function localeCookie(hl: Hl, scheme: string): string {
  const cookie = `IQ-locale=${hl}; Max-Age=${maxAgeS}; Path=/; SameSite=Lax`;
  return scheme === "https:" ? `__Host-${cookie}; Secure` : cookie;
}

export function saveLocale(hl: Hl): void {
  writeCookie(localeCookie(hl, location.protocol));
}

export function writeCookie(cookie: string): void {
  try {
    // The Cookie Store API is missing in Firefox and over plain HTTP.
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = cookie;
  } catch {
    // A sandboxed frame rejects cookies: the language is then only in the address.
  }
}

// The legal texts that every storefront has, in the order the footer lists them.

export const legalKinds = ["privacy", "terms", "refund", "cookies", "imprint", "commerce"] as const;

export type LegalKind = (typeof legalKinds)[number];

/** Japanese law wants the last one: it is for readers of Japanese and in Japan. */
export function isShown(kind: LegalKind, hl: string, country?: string): boolean {
  return kind !== "commerce" || hl === "JA" || country === "JP";
}

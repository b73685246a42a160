// The legal texts that every storefront has, in the order the footer lists them.

export const legalKinds = ["privacy", "terms", "refund", "cookies", "imprint"] as const;

export type LegalKind = (typeof legalKinds)[number];

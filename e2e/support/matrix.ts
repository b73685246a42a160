// How much of "every page in every language" is tested. All of it takes a quarter of an hour (`just
// e2e-whole`); otherwise a share that includes every page and every language.
import { type Hl, languages, variants } from "./variants.ts";

const whole = process.env.E2E_WHOLE === "1";

/** The language that is hardest to fit, or all four that have pictures. */
export const pictured = (hardest: Hl): readonly Hl[] => (whole ? ["EN", "DE", "JA", "CN"] : [hardest]);

/**
 * Languages of the long tests: one half starts from the instructions, the other half goes through a
 * purchase.
 */
const taken: readonly Hl[] = ["EN", "ES", "KO", "HK"];
export const isTaken = ({ hl }: { hl: Hl }): boolean => whole || taken.includes(hl);
export const isBought = ({ hl }: { hl: Hl }): boolean => whole || !taken.includes(hl);

/** Variants of the landing page with languages: each variant in at least three, each language on at least three. */
export const landingPages = variants.flatMap((variant, row) =>
  languages
    .filter((_, column) => whole || (row + column) % 3 === 0)
    .map(({ hl, tag }) => ({ variant, hl, tag })),
);

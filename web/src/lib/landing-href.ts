// The address of a landing page for the visitor at hand: their exam, their language, and the
// tracking parameters they came with.
import { useLocation } from "react-router";
import { usePage } from "./page";
import { paths } from "./paths";
import { useHydrated } from "./store";
import { withTracking } from "./tracking";
import type { VariantName } from "./variant";

/** `exam`: another one than the visitor's own. */
export function useLandingHref(variant: VariantName, exam?: { code: string; id: number }): string {
  const { hl, boot } = usePage();
  const { search } = useLocation();
  const hydrated = useHydrated();
  const shown = exam ?? boot?.exam;
  const path = shown
    ? paths.landing(variant, { code: shown.code, examId: shown.id })
    : `/landing_page/${variant}/%%tail%%`;
  // The prerendered page knows only its language; the rest of the query joins after hydration.
  return withTracking(path, hydrated ? withDefaultLanguage(search, hl) : `?hl=${hl}`);
}

/** Without `hl` in the address the language was negotiated: links say it, so that it stays. */
function withDefaultLanguage(search: string, hl: string): string {
  const query = new URLSearchParams(search);
  if (![...query.keys()].some((key) => key.toLowerCase() === "hl")) query.append("hl", hl);
  return query.toString();
}

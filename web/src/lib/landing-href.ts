// The address of a landing page for the visitor at hand: their exam, their language, and the
// tracking parameters they came with.
import { usePage } from "./page";
import { paths } from "./paths";
import type { VariantName } from "./variant";
import { type LinkedExam, refOf, useVisitorHref } from "./visitor-href";

/** `exam`: another one than the visitor's own. */
export function useLandingHref(variant: VariantName, exam?: LinkedExam): string {
  const { boot } = usePage();
  return useVisitorHref(paths.landing(variant, refOf(exam ?? boot?.exam) ?? "%%tail%%"));
}

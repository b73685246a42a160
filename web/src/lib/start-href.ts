// Where a test begins, for the visitor at hand.
import { usePage } from "./page";
import { paths } from "./paths";
import { type LinkedExam, refOf, useVisitorHref } from "./visitor-href";

/** `exam`: another one than the visitor's own. */
export function useStartHref(exam?: LinkedExam): string {
  const { boot } = usePage();
  return useVisitorHref(paths.startLoading(refOf(exam ?? boot?.exam) ?? "%%tail%%"));
}

/** The free test's beginning; the visitor's own where the app has no free test. */
export function useFreeStartHref(): string {
  const { boot } = usePage();
  return useVisitorHref(paths.startLoading(refOf(boot?.freeExam ?? boot?.exam) ?? "%%tail:free%%"));
}

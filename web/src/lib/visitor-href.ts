// Addresses of our own pages with what stays with the visitor: exam, language and tracking parameters.
import { useLocation } from "./address";
import { usePage } from "./page";
import { type ExamRef, paths } from "./paths";
import { seemsSignedIn } from "./signed-in";
import { useHydrated } from "./store";
import { withTracking } from "./tracking";
import type { TypeVariantName, VariantName } from "./variant";

/** An exam as the server names it. */
export interface LinkedExam {
  code: string;
  id: number;
}

export function refOf(exam: LinkedExam | null | undefined): ExamRef | undefined {
  return exam ? { code: exam.code, examId: exam.id } : undefined;
}

/** A landing page; `exam`: another one than the visitor's own. */
export function useLandingHref(variant: VariantName | TypeVariantName, exam?: LinkedExam): string {
  const { boot } = usePage();
  return useVisitorHref(paths.landing(variant, refOf(exam ?? boot?.exam) ?? "%%tail%%"));
}

/** Where a test begins; `exam`: another one than the visitor's own. */
export function useStartHref(exam?: LinkedExam): string {
  const { boot } = usePage();
  return useVisitorHref(paths.startLoading(refOf(exam ?? boot?.exam) ?? "%%tail%%"));
}

/** Where the free test begins; the visitor's own exam if the app has no free test. */
export function useFreeStartHref(): string {
  const { boot } = usePage();
  return useVisitorHref(paths.startLoading(refOf(boot?.freeExam ?? boot?.exam) ?? "%%tail:free%%"));
}

/** Whether the browser knows of somebody who is signed in; a prerendered page doesn't. */
export function useSeemsSignedIn(): boolean {
  return useHydrated() && seemsSignedIn();
}

export function useVisitorHref(path: string): string {
  return useVisitorHrefs()(path);
}

/** For pages that build several. */
export function useVisitorHrefs(): (path: string) => string {
  const { hl } = usePage();
  const { search } = useLocation();
  const hydrated = useHydrated();
  // The prerendered page knows only its language; the rest of the query is added after hydration.
  const query = hydrated ? withDefaultLanguage(search, hl) : `?hl=${hl}`;
  return (path) => withTracking(path, query);
}

/** Without `hl` in the address the language was negotiated: links name it, so that it doesn't change. */
function withDefaultLanguage(search: string, hl: string): string {
  const query = new URLSearchParams(search);
  if (![...query.keys()].some((key) => key.toLowerCase() === "hl")) query.append("hl", hl);
  return query.toString();
}

// A path of our own with what stays with the visitor: their language and tracking parameters.
import { useLocation } from "react-router";
import { usePage } from "./page";
import type { ExamRef } from "./paths";
import { useHydrated } from "./store";
import { withTracking } from "./tracking";

/** An exam as the server names it. */
export interface LinkedExam {
  code: string;
  id: number;
}

export function refOf(exam: LinkedExam | null | undefined): ExamRef | undefined {
  return exam ? { code: exam.code, examId: exam.id } : undefined;
}

export function useVisitorHref(path: string): string {
  return useVisitorHrefs()(path);
}

/** For pages that build several. */
export function useVisitorHrefs(): (path: string) => string {
  const { hl } = usePage();
  const { search } = useLocation();
  const hydrated = useHydrated();
  // The prerendered page knows only its language; the rest of the query joins after hydration.
  const query = hydrated ? withDefaultLanguage(search, hl) : `?hl=${hl}`;
  return (path) => withTracking(path, query);
}

/** Without `hl` in the address the language was negotiated: links say it, so that it stays. */
function withDefaultLanguage(search: string, hl: string): string {
  const query = new URLSearchParams(search);
  if (![...query.keys()].some((key) => key.toLowerCase() === "hl")) query.append("hl", hl);
  return query.toString();
}

// Ways between the pages of one order, with what travels along in the query.
//
// The payment provider's script lives as long as its document and may read the address. So where one page
// follows another without a new document, the order's number isn't in the address.
import { useEffect } from "react";
import { useLocation } from "react-router";
import { inState, useOrderNumber, usePart, withQuery } from "../../lib/fragment";
import { useGo } from "../../lib/go";
import { usePage } from "../../lib/page";
import { type ExamRef, withOrder } from "../../lib/paths";
import { withTracking } from "../../lib/tracking";
import { useVisitorHrefs } from "../../lib/visitor-href";

export function useParam(name: string): string {
  return new URLSearchParams(useLocation().search).get(name) ?? "";
}

type Build = (exam: ExamRef) => string;

export type OrderHref = (build: Build, more?: Record<string, string>) => string;

/** Addresses of the order at hand, for links: each opens a new document. */
export function useOrderHref(): OrderHref {
  const exam = useExam();
  const visitorHref = useVisitorHrefs();
  const orderNumber = useOrderNumber();
  return (build, more) => {
    const path = build(exam);
    return visitorHref(orderNumber ? withOrder(path, orderNumber, more) : path);
  };
}

/** Puts another page of the order at hand in the place of this one. */
export function useOrderGo(): (build: Build) => void {
  const go = useGo();
  const exam = useExam();
  const visitorHref = useVisitorHrefs();
  const orderNumber = useOrderNumber();
  return (build) => go(visitorHref(build(exam)), { replace: true, state: inState(orderNumber) });
}

/** Shown in place of a page, leads to another one of the order at hand. */
export function OrderElsewhere({ to }: { to: Build }) {
  const go = useOrderGo();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough, the page is left
  useEffect(() => go(to), []);
  return null;
}

function useExam(): ExamRef {
  const { boot } = usePage();
  return { code: boot?.exam.code ?? "", examId: boot?.exam.id ?? 0 };
}

/**
 * Takes the order's number out of the address, and what the provider wrote into it, and so out of the
 * history. Of the query the visitor's own parameters stay, and those of the page. Says when it is done.
 */
export function useTidyAddress(ofPage: readonly string[] = []): boolean {
  const go = useGo();
  const orderNumber = useOrderNumber();
  const part = usePart();
  const { pathname, search, hash } = useLocation();
  const kept = [...new URLSearchParams(search)].filter(([name]) => ofPage.includes(name));
  const query = withTracking(withQuery(pathname, Object.fromEntries(kept)), search);
  const tidy = part ? `${query}#${part}` : query;
  const isTidy = pathname + search + hash === tidy;
  useEffect(() => {
    if (!isTidy) go(tidy, { replace: true, state: inState(orderNumber) });
  }, [go, isTidy, tidy, orderNumber]);
  return isTidy;
}

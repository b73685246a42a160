// Ways between the pages of one order, with what travels along in the query.
import { useLocation } from "react-router";
import { usePage } from "../../lib/page";
import { type ExamRef, withOrder } from "../../lib/paths";
import { useVisitorHrefs } from "../../lib/visitor-href";

/** Empty where the address names none. */
export function useOrderNumber(): string {
  return useParam("orderNumber");
}

export function useParam(name: string): string {
  return new URLSearchParams(useLocation().search).get(name) ?? "";
}

export type OrderHref = (build: (exam: ExamRef) => string, more?: Record<string, string>) => string;

/** Addresses of the order at hand. */
export function useOrderHref(): OrderHref {
  const { boot } = usePage();
  const visitorHref = useVisitorHrefs();
  const orderNumber = useOrderNumber();
  const exam = { code: boot?.exam.code ?? "", examId: boot?.exam.id ?? 0 };
  return (build, more) => {
    const path = build(exam);
    return visitorHref(orderNumber ? withOrder(path, orderNumber, more) : path);
  };
}

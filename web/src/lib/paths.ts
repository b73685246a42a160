// Builds the addresses of the table in pages.ts.
import { withFragment, withQuery } from "./fragment";
import { type PageId, pages } from "./pages";
import type { VariantName } from "./variant";

/** `code` is the exam's public slug, `examId` identifies it. */
export interface ExamRef {
  code: string;
  examId: number;
}

/** Stands for a tail while prerendering: the server fills in the visitor's exam, or the free one. */
export type TailSlot = "%%tail%%" | "%%tail:free%%";

export function tail(exam: ExamRef | TailSlot): string {
  return typeof exam === "string" ? exam : `${encodeURIComponent(exam.code)}-${exam.examId}`;
}

/** Splits `{code}-{examId}` at the last hyphen, because a code may contain hyphens. */
export function parseTail(text: string | undefined): ExamRef | undefined {
  const [, code, examId] = /^(.+)-(\d+)$/.exec(text ?? "") ?? [];
  return code && examId ? { code, examId: Number(examId) } : undefined;
}

type ExamPage = Exclude<PageId, "landing" | "verify" | "shared">;

const examPaths = Object.fromEntries(
  Object.entries(pages).map(([page, base]) => [page, (exam: ExamRef | TailSlot) => `${base}/${tail(exam)}`]),
) as Record<ExamPage, (exam: ExamRef | TailSlot) => string>;

export const paths = {
  ...examPaths,
  index: () => "/",
  landing: (variant: VariantName | `${VariantName}-old`, exam: ExamRef | TailSlot) =>
    `${pages.landing}/${variant}/${tail(exam)}`,
};

/**
 * The address of one order's page. The number opens the order, so it is in the fragment, which no
 * server sees.
 */
export function withOrder(path: string, orderNumber: string, more: Record<string, string> = {}): string {
  return withFragment(withQuery(path, more), "orderNumber", orderNumber);
}

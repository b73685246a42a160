// Builds the addresses of the pages that a landing page knows; all-paths.ts builds every one.
import { firstPages } from "./first-pages";
import { withFragment, withQuery } from "./fragment";
import type { TypeVariantName, VariantName } from "./variant";

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

type PathTo<Table> = Record<
  Exclude<keyof Table, "landing" | "verify" | "shared" | "compare" | "types">,
  (exam: ExamRef | TailSlot) => string
>;

/** A builder for each page of a table that is followed by an exam. */
export function pathsOf<Table extends Record<string, string>>(table: Table): PathTo<Table> {
  return Object.fromEntries(
    Object.entries(table).map(([page, base]) => [
      page,
      (exam: ExamRef | TailSlot) => `${base}/${tail(exam)}`,
    ]),
  ) as PathTo<Table>;
}

export const paths = {
  ...pathsOf(firstPages),
  index: () => "/",
  landing: (variant: VariantName | TypeVariantName | `${VariantName}-old`, exam: ExamRef | TailSlot) =>
    `${firstPages.landing}/${variant}/${tail(exam)}`,
};

/**
 * The address of one order's page. The number opens the order, so it is in the fragment, which no
 * server sees.
 */
export function withOrder(path: string, orderNumber: string, more: Record<string, string> = {}): string {
  return withFragment(withQuery(path, more), "orderNumber", orderNumber);
}

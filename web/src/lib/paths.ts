// Every address of the specification, built in one place. Nobody writes a path by hand.
import { withFragment, withQuery } from "./fragment";
import type { VariantName } from "./variant";

/** `code` is the exam's public slug, `examId` the authority. */
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

const withTail = (base: string) => (exam: ExamRef | TailSlot) => `${base}/${tail(exam)}`;

export const paths = {
  index: () => "/",
  landing: (variant: VariantName | `${VariantName}-old`, exam: ExamRef | TailSlot) =>
    `/landing_page/${variant}/${tail(exam)}`,

  question: withTail("/answer_question/standard"),
  startLoading: withTail("/answer_question/start_loading"),
  answerSubmit: withTail("/answer_submit"),
  schemeSelect: withTail("/scheme_select"),

  payPage: withTail("/payPage"),
  paying: withTail("/paying"),
  subscribeCheck: withTail("/paying/subscribe/check"),
  payCheck: withTail("/payCheck"),
  paySuccess: withTail("/pay_success"),
  payFailed: withTail("/pay_failed"),
  triplePurchase: withTail("/triplePurchase"),

  reportResult: withTail("/report/result"),
  reportResultOld: withTail("/report/result-old"),
  freeTestResult: withTail("/report/result-free-test"),
  downloads: withTail("/report/result-download"),
  wrongAnswers: withTail("/report/wrong"),
  sample: withTail("/report/sample"),
  retrieveReport: withTail("/retrieve_report"),
  support: withTail("/support"),

  verify: (token: string) => `/verify/${token}`,
  shared: (token: string) => `/share/${token}`,
};

/** The address of one order's page. The number opens the order, so it stands where no server sees it. */
export function withOrder(path: string, orderNumber: string, more: Record<string, string> = {}): string {
  return withFragment(withQuery(path, more), "orderNumber", orderNumber);
}

// What is stored of a run on the device: the run itself and its questions (for a month, so that a
// closed tab can be reopened), the forms this browser was given, and the order that a run became.
import type { Form } from "../api/questionnaire-types";
import { keyPrefix, readLasting, remove, writeLasting } from "../lib/storage";
import type { RunState } from "./run";

const monthMs = 30 * 24 * 60 * 60 * 1000;

const runName = (examId: number) => `run-${examId}`;
const questionsName = (examId: number) => `questions-${examId}`;
const formsName = (examId: number) => `forms-${examId}`;
const orderName = (examId: number) => `order-${examId}`;

/** The keys that other tabs watch. */
export const runKey = (examId: number) => keyPrefix + runName(examId);
export const orderKey = (examId: number) => keyPrefix + orderName(examId);

export function readRun(examId: number, now: number): RunState | undefined {
  const stored = readLasting(runName(examId), now);
  return isRun(stored) && stored.examId === examId ? stored : undefined;
}

export function writeRun(run: RunState, now: number): void {
  writeLasting(runName(run.examId), run, now, monthMs);
}

/** Written once per run; they are far larger than everything else. */
export function writeQuestions(list: Form, now: number): void {
  writeLasting(questionsName(list.examId), list, now, monthMs);
}

export function readQuestions(examId: number, now: number): Form | undefined {
  const stored = readLasting(questionsName(examId), now);
  return isForm(stored) ? stored : undefined;
}

export function removeRun(examId: number): void {
  remove("localStorage", runName(examId));
  remove("localStorage", questionsName(examId));
}

/** Forms that were started here: the next one has to be different. */
export function seenForms(examId: number, now: number): number[] {
  const stored = readLasting(formsName(examId), now);
  return Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id)) : [];
}

export function addForm(examId: number, formId: number, now: number): void {
  const had = seenForms(examId, now);
  if (!had.includes(formId)) writeLasting(formsName(examId), [...had, formId], now);
}

/** The order that a run of this browser became. */
export interface KnownOrder {
  orderNumber: string;
  runId: string;
}

export function saveOrder(examId: number, order: KnownOrder, now: number): void {
  writeLasting(orderName(examId), order, now, monthMs);
}

export function knownOrder(examId: number, now: number): KnownOrder | undefined {
  const stored = readLasting(orderName(examId), now);
  return isObject(stored) && typeof stored.orderNumber === "string" && typeof stored.runId === "string"
    ? { orderNumber: stored.orderNumber, runId: stored.runId }
    : undefined;
}

const phases: readonly unknown[] = ["answering", "confirming", "sealed"];

// Another release may have written it: an incomplete run isn't continued. A run without a ticket
// couldn't be submitted; better to start again now than after answering all of it.
function isRun(value: unknown): value is RunState {
  return (
    isObject(value) &&
    typeof value.runId === "string" &&
    typeof value.ticket === "string" &&
    Array.isArray(value.questions) &&
    value.questions.length > 0 &&
    Array.isArray(value.flags) &&
    isObject(value.answers) &&
    isObject(value.ms) &&
    phases.includes(value.phase) &&
    (value.phase !== "sealed" || isObject(value.sealed)) &&
    ["formId", "startedAt", "flaggedAt", "page", "left", "hiddenMs", "width"].every(
      (name) => typeof value[name] === "number",
    )
  );
}

export function isForm(value: unknown): value is Form {
  return (
    isObject(value) &&
    typeof value.formId === "number" &&
    (value.kind === "questionnaire"
      ? isFilled(value.statements) && isFilled(value.answers)
      : isFilled(value.questions) && isObject(value.example) && Array.isArray(value.practice))
  );
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

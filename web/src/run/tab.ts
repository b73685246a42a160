// The run that this tab is working on: in memory, written in the background, shared with
// other tabs of the same browser.
import type { Form } from "../api/questionnaire-types";
import { clearAnswers } from "../lib/clear-answers";
import { remember, session } from "../lib/session";
import { createStore } from "../lib/store";
import { type Beginning, beginRun, idsOf, merge, type RunState, seal } from "./run";
import {
  addForm,
  isForm,
  knownOrder,
  orderKey,
  readQuestions,
  readRun,
  removeRun,
  runKey,
  saveOrder,
  writeQuestions,
  writeRun,
} from "./storage";

/** A run and the questions it is about. */
export interface OpenRun {
  run: RunState;
  list: Form;
  /** The run is over: the server has the answers, and this is what they became. */
  orderNumber?: string;
}

export const openRun = createStore<OpenRun | undefined>(undefined);

let examOfTab: number | undefined;

/** Finds the run of this exam that was begun before, in this tab or another. */
export function resumeRun(examId: number, now: number): OpenRun | undefined {
  const current = openRun.get();
  if (current && !current.orderNumber && examOfTab === examId) return current;
  examOfTab = examId;
  const run = readRun(examId, now);
  const list = run && !isOver(run, now) ? questionsOf(run, now) : undefined;
  if (!run || !list) {
    openRun.set(undefined);
    return undefined;
  }
  openRun.set({ run: { ...run, page: pageOf(run) }, list });
  if (session().get().questionsInfo !== list) remember({ questionsInfo: list });
  return openRun.get();
}

/** Whether the server already has the answers. */
function isOver(run: RunState, now: number): boolean {
  return knownOrder(run.examId, now)?.runId === run.runId;
}

/** This tab's own copy first: it is there even if the lasting one couldn't be written. */
function questionsOf(run: RunState, now: number): Form | undefined {
  const { questionsInfo } = session().get();
  const list = isForm(questionsInfo) ? questionsInfo : undefined;
  const matching = list?.formId === run.formId ? list : readQuestions(run.examId, now);
  const ids = matching && idsOf(matching);
  return ids && run.questions.every((id, index) => ids[index] === id) ? matching : undefined;
}

function pageOf(run: RunState): number {
  const { questionsInfo, questionPageNum } = session().get();
  const here = isForm(questionsInfo) && questionsInfo.formId === run.formId;
  return here && questionPageNum <= run.questions.length ? questionPageNum : run.page;
}

export function startRun(beginning: Beginning): void {
  const { list, now } = beginning;
  const run = beginRun(beginning);
  examOfTab = run.examId;
  // Other tabs follow the run as soon as they see it, so its questions have to be there first.
  writeQuestions(list, now);
  addForm(run.examId, run.formId, now);
  remember({ questionsInfo: list });
  openRun.set({ run, list });
  flush();
}

export function change(step: (run: RunState) => RunState): void {
  const open = openRun.get();
  if (!open || open.orderNumber) return;
  const run = step(open.run);
  if (run === open.run) return;
  openRun.set({ ...open, run });
  writeSoon();
}

/** Seals at once, unless another tab has just done so. */
export function sealRun(): void {
  flush();
  change(seal);
  flush();
}

/** The server has the answers: the order is stored, everything else of the run is removed. */
export function finishRun(orderNumber: string, now: number): void {
  const open = openRun.get();
  if (!open) return;
  saveOrder(open.run.examId, { orderNumber, runId: open.run.runId }, now);
  endRun(open, orderNumber);
}

function endRun(open: OpenRun, orderNumber: string): void {
  clearRun(open.run.examId);
  openRun.set({ ...open, orderNumber });
}

/** For starting over. */
export function forgetRun(): void {
  const open = openRun.get();
  openRun.set(undefined);
  if (open) clearRun(open.run.examId);
}

/** Clears the session's answers and the lasting copies. */
function clearRun(examId: number): void {
  cancelWrite();
  removeRun(examId);
  clearAnswers();
}

let waiting: ReturnType<typeof setTimeout> | undefined;
/** What this tab wrote last: anything else in storage is another tab's. */
let written: string | undefined;

// After the next frame is painted, and once for all changes until then.
function writeSoon(): void {
  waiting ??= setTimeout(flush, 60);
}

function cancelWrite(): void {
  clearTimeout(waiting);
  waiting = undefined;
}

/** Writes pending changes, merged with what another tab has written. */
export function flush(): void {
  cancelWrite();
  const open = openRun.get();
  const now = Date.now();
  if (!open || isOver(open.run, now)) return;
  const stored = readRun(open.run.examId, now);
  if (JSON.stringify(stored) !== written) follow(stored);
  const { run } = openRun.get() ?? open;
  writeRun(run, now);
  written = JSON.stringify(run);
  const selectAns = Object.fromEntries(Object.entries(run.answers).map(([id, { option }]) => [id, option]));
  remember({ selectAns, questionPageNum: run.page });
}

/** Follows what other tabs of this browser do with the run. */
export function followOtherTabs(): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (examOfTab === undefined) return;
    if (key === runKey(examOfTab)) follow(readRun(examOfTab, Date.now()));
    if (key === orderKey(examOfTab)) followOrder(examOfTab);
  };
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

function follow(theirs: RunState | undefined): void {
  const open = openRun.get();
  if (!theirs || open?.orderNumber) return;
  const run = open ? merge(open.run, theirs) : theirs;
  const list = open && run.formId === open.list.formId ? open.list : questionsOf(run, Date.now());
  if (list) openRun.set({ run, list });
}

function followOrder(examId: number): void {
  const order = knownOrder(examId, Date.now());
  const open = openRun.get();
  if (order && open && order.runId === open.run.runId) endRun(open, order.orderNumber);
}

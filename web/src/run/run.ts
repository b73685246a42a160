// One run of a test, from its first question until its answers are sent. Pure: time, ids and
// widths come in as arguments; storage is in run-storage.ts, the browser's events in run-watch.ts.
import type { Form, StatementList } from "../api/questionnaire-types";
import type { QuestionList, SubmitRun } from "../api/types";

export interface GivenAnswer {
  /** Index of the chosen option, from 0. */
  option: number;
  /** When it was chosen, by the wall clock. */
  at: number;
  /** How often it was changed. */
  changes: number;
}

/** What is sent; the sender adds its own time. */
export type SealedRun = Omit<SubmitRun, "sentAt">;

/** While answering and confirming, answers can change. Sealed, they can't: they are on their way. */
export type Phase = "answering" | "confirming" | "sealed";

export interface RunState {
  runId: string;
  examId: number;
  formId: number;
  /** Came with the questions; the answers are submitted with it, once. */
  ticket: string;
  /** Ids of the questions, in their order. */
  questions: readonly string[];
  startedAt: number;
  phase: Phase;
  answers: Readonly<Record<string, GivenAnswer>>;
  /** Time visible, by question. */
  ms: Readonly<Record<string, number>>;
  flags: readonly string[];
  /** When a flag last changed. */
  flaggedAt: number;
  /** The current question, from 1. */
  page: number;
  left: number;
  hiddenMs: number;
  width: number;
  clockOffsetMs: number | null;
  sealed?: SealedRun;
}

export interface Beginning {
  runId: string;
  list: Form;
  ticket: string;
  now: number;
  width: number;
  /** Server's clock minus this one. */
  clockOffsetMs: number | null;
}

export function beginRun({ runId, list, ticket, now, width, clockOffsetMs }: Beginning): RunState {
  return {
    runId,
    examId: list.examId,
    formId: list.formId,
    ticket,
    questions: idsOf(list),
    startedAt: now,
    phase: "answering",
    answers: {},
    ms: {},
    flags: [],
    flaggedAt: now,
    page: 1,
    left: 0,
    hiddenMs: 0,
    width,
    clockOffsetMs,
  };
}

/** Ids of what is asked, in its order. */
export function idsOf(list: Form): string[] {
  return ("statements" in list ? list.statements : list.questions).map(({ id }) => id);
}

export function puzzlesIn(list: Form | undefined): QuestionList | undefined {
  return list && !("statements" in list) ? list : undefined;
}

export function statementsIn(list: Form | undefined): StatementList | undefined {
  return list && "statements" in list ? list : undefined;
}

/** The current question. */
export function currentId(run: RunState): string {
  return run.questions[run.page - 1] ?? "";
}

/** Numbers of the questions without an answer. */
export function openPages(run: RunState): number[] {
  return run.questions.flatMap((id, index) => (run.answers[id] ? [] : [index + 1]));
}

export function answeredCount(run: RunState): number {
  return run.questions.length - openPages(run).length;
}

/** The page after an answer: the next open question, starting over after the last one. */
export function nextOpenPage(run: RunState): number | undefined {
  const open = openPages(run);
  return open.find((page) => page > run.page) ?? open[0];
}

/** Total time visible. */
export function totalMs(run: RunState): number {
  return run.questions.reduce((sum, id) => sum + (run.ms[id] ?? 0), 0);
}

export function choose(run: RunState, id: string, option: number, now: number): RunState {
  const before = run.answers[id];
  if (run.phase === "sealed" || !run.questions.includes(id) || before?.option === option) return run;
  const changes = before ? before.changes + 1 : 0;
  return { ...run, answers: { ...run.answers, [id]: { option, at: now, changes } } };
}

/** Sets or removes the flag of a question. */
export function flag(run: RunState, id: string, now: number): RunState {
  if (run.phase === "sealed" || !run.questions.includes(id)) return run;
  const flags = run.flags.includes(id) ? run.flags.filter((other) => other !== id) : [...run.flags, id];
  return { ...run, flags, flaggedAt: now };
}

export function goTo(run: RunState, page: number): RunState {
  if (run.phase === "sealed") return run;
  const within = Math.min(Math.max(Math.trunc(page) || 1, 1), run.questions.length);
  return { ...run, page: within, phase: "answering" };
}

export function confirming(run: RunState): RunState {
  return run.phase === "answering" ? { ...run, phase: "confirming" } : run;
}

/** Adds time that a question was visible. */
export function spend(run: RunState, id: string, ms: number): RunState {
  if (run.phase === "sealed" || !(ms > 0) || !run.questions.includes(id)) return run;
  return { ...run, ms: { ...run.ms, [id]: (run.ms[id] ?? 0) + ms } };
}

export function leave(run: RunState): RunState {
  return run.phase === "sealed" ? run : { ...run, left: run.left + 1 };
}

export function hiddenFor(run: RunState, ms: number): RunState {
  return run.phase === "sealed" || !(ms > 0) ? run : { ...run, hiddenMs: run.hiddenMs + ms };
}

export function narrowed(run: RunState, width: number): RunState {
  return run.phase === "sealed" || width >= run.width ? run : { ...run, width };
}

/** Makes the answers final. Without a single one there is nothing to send. */
export function seal(run: RunState): RunState {
  if (run.phase === "sealed" || answeredCount(run) === 0) return run;
  return { ...run, phase: "sealed", sealed: payload(run) };
}

// The fields' sizes on the server.
const most32 = 2 ** 32 - 1;
const most16 = 2 ** 16 - 1;

function payload(run: RunState): SealedRun {
  const seen = run.questions.filter((id) => run.answers[id] || (run.ms[id] ?? 0) > 0);
  return {
    runId: run.runId,
    examId: run.examId,
    formId: run.formId,
    ticket: run.ticket,
    answers: seen.map((id) => {
      const given = run.answers[id];
      return {
        id,
        ms: whole(run.ms[id] ?? 0, most32),
        changes: whole(given?.changes ?? 0, most16),
        ...(given && { option: given.option, at: whole(given.at - run.startedAt, most32) }),
      };
    }),
    left: whole(run.left, most32),
    hiddenMs: whole(run.hiddenMs, most32),
    width: whole(run.width, most32),
    clockOffsetMs: run.clockOffsetMs,
  };
}

function whole(value: number, most: number): number {
  return Math.min(Math.max(Math.round(value), 0), most);
}

/**
 * Merges what two tabs know. Per question the newest answer counts; a run that one of them has
 * sealed is sealed; each tab keeps its own page. Another run replaces this one only if it is newer.
 */
export function merge(mine: RunState, theirs: RunState): RunState {
  if (theirs.runId !== mine.runId) return theirs.startedAt > mine.startedAt ? theirs : mine;
  if (mine.phase === "sealed") return mine;
  if (theirs.phase === "sealed") return { ...theirs, page: mine.page };
  const flags = theirs.flaggedAt > mine.flaggedAt ? theirs : mine;
  return {
    ...mine,
    answers: mergeBy(mine.answers, theirs.answers, newest),
    ms: mergeBy(mine.ms, theirs.ms, Math.max),
    flags: flags.flags,
    flaggedAt: flags.flaggedAt,
    left: Math.max(mine.left, theirs.left),
    hiddenMs: Math.max(mine.hiddenMs, theirs.hiddenMs),
    width: Math.min(mine.width, theirs.width),
  };
}

function mergeBy<T>(
  mine: Readonly<Record<string, T>>,
  theirs: Readonly<Record<string, T>>,
  pick: (one: T, other: T) => T,
): Record<string, T> {
  const merged: Record<string, T> = { ...mine };
  for (const [id, value] of Object.entries(theirs)) {
    const own = merged[id];
    merged[id] = own === undefined ? value : pick(own, value);
  }
  return merged;
}

/** For equal times both tabs must pick the same answer. */
function newest(one: GivenAnswer, other: GivenAnswer): GivenAnswer {
  if (one.at !== other.at) return one.at > other.at ? one : other;
  if (one.changes !== other.changes) return one.changes > other.changes ? one : other;
  return one.option >= other.option ? one : other;
}

import { expect, test } from "vitest";
import { sampleQuestions } from "../testing/sample-questions";
import {
  answeredCount,
  beginRun,
  choose,
  confirming,
  flag,
  goTo,
  hiddenFor,
  leave,
  merge,
  narrowed,
  nextOpenPage,
  openPages,
  type RunState,
  seal,
  spend,
  totalMs,
} from "./run";

const start = 1_000_000;

function freshRun(change: Partial<RunState> = {}): RunState {
  const beginning = {
    runId: "run",
    list: sampleQuestions(),
    ticket: "ticket",
    now: start,
    width: 390,
    clockOffsetMs: 20,
  };
  return { ...beginRun(beginning), ...change };
}

/** The same sequence on every machine. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** A few minutes of random actions. */
function anyRun(seed: number, steps = 40, from = freshRun()): RunState {
  const roll = dice(seed);
  let run = from;
  for (let step = 0; step < steps; step += 1) {
    const id = `q${roll(5) + 1}`;
    const now = start + step * 100 + roll(100);
    const acts: (() => RunState)[] = [
      () => choose(run, id, roll(6), now),
      () => flag(run, id, now),
      () => goTo(run, roll(8) - 1),
      () => spend(run, id, roll(500)),
      () => leave(run),
      () => hiddenFor(run, roll(900)),
      () => narrowed(run, 300 + roll(200)),
      () => confirming(run),
    ];
    run = acts[roll(acts.length)]?.() ?? run;
  }
  return run;
}

const seeds = Array.from({ length: 200 }, (_, seed) => seed);

test("a run begins at its first question with nothing answered", () => {
  const run = freshRun();

  expect(run).toMatchObject({
    page: 1,
    phase: "answering",
    formId: 1001,
    ticket: "ticket",
    questions: ["q1", "q2", "q3", "q4"],
  });
  expect(openPages(run)).toEqual([1, 2, 3, 4]);
});

test("choosing another option counts as a change, choosing the same one as nothing", () => {
  const first = choose(freshRun(), "q2", 3, start + 10);
  const again = choose(first, "q2", 3, start + 20);
  const other = choose(again, "q2", 1, start + 30);

  expect(first.answers.q2).toEqual({ option: 3, at: start + 10, changes: 0 });
  expect(again).toBe(first);
  expect(other.answers.q2).toEqual({ option: 1, at: start + 30, changes: 1 });
});

test("an answer leads to the next open question, and after the last one to the first open again", () => {
  const answered = ["q1", "q3"].reduce((run, id) => choose(run, id, 0, start), freshRun());

  expect(nextOpenPage(goTo(answered, 1))).toBe(2);
  expect(nextOpenPage(goTo(answered, 3))).toBe(4);
  expect(nextOpenPage(choose(goTo(answered, 4), "q4", 0, start))).toBe(2);
});

test("once everything is answered there is no next one", () => {
  const full = freshRun().questions.reduce((run, id) => choose(run, id, 0, start), freshRun());

  expect(nextOpenPage(full)).toBeUndefined();
});

test("pages stay within the form", () => {
  expect([0, -3, 99, 2, Number.NaN].map((page) => goTo(freshRun(), page).page)).toEqual([1, 1, 4, 2, 1]);
});

test("a question the form doesn't have is neither answered, flagged nor timed", () => {
  const run = freshRun();

  expect([choose(run, "x", 1, start), flag(run, "x", start), spend(run, "x", 5)]).toEqual([run, run, run]);
});

test("the clock shows the time that all questions were visible", () => {
  const run = spend(spend(spend(freshRun(), "q1", 1500), "q2", 700), "q1", 300);

  expect(run.ms).toEqual({ q1: 1800, q2: 700 });
  expect(totalMs(run)).toBe(2500);
});

test("a sealed run says what was answered or seen, in the form's order", () => {
  let run = choose(spend(freshRun(), "q3", 900.6), "q3", 5, start + 4000);
  run = choose(choose(spend(run, "q1", 1200), "q1", 2, start + 1000), "q1", 4, start + 2000);
  run = spend(run, "q2", 50);

  expect(seal(hiddenFor(leave(run), 800)).sealed).toEqual({
    runId: "run",
    examId: 1,
    formId: 1001,
    ticket: "ticket",
    answers: [
      { id: "q1", option: 4, ms: 1200, changes: 1, at: 2000 },
      { id: "q2", ms: 50, changes: 0 },
      { id: "q3", option: 5, ms: 901, changes: 0, at: 4000 },
    ],
    left: 1,
    hiddenMs: 800,
    width: 390,
    clockOffsetMs: 20,
  });
});

test("a clock that is set back never gives a negative time", () => {
  const run = choose(freshRun(), "q1", 0, start - 5000);

  expect(seal(run).sealed?.answers[0]?.at).toBe(0);
});

test("without an answer there is nothing to seal", () => {
  expect(seal(freshRun()).phase).toBe("answering");
});

test("no action changes a sealed run", () => {
  for (const seed of seeds) {
    const sealed = seal(choose(anyRun(seed), "q1", 0, start));

    expect(anyRun(seed + 1, 40, sealed)).toEqual(sealed);
  }
});

test("after any actions the state can be sent", () => {
  for (const seed of seeds) {
    const run = anyRun(seed);

    expect(run.page).toBeGreaterThanOrEqual(1);
    expect(run.page).toBeLessThanOrEqual(4);
    expect(answeredCount(run) + openPages(run).length).toBe(4);
    expect(new Set(run.flags).size).toBe(run.flags.length);
    expect(run.width).toBeLessThanOrEqual(390);
    for (const { option, ms, changes, at } of seal(run).sealed?.answers ?? []) {
      expect([ms, changes ?? 0, at ?? 0, option ?? 0].every((n) => Number.isInteger(n) && n >= 0)).toBe(true);
    }
  }
});

test("two tabs come to the same answers, whichever merges first", () => {
  for (const seed of seeds) {
    const [one, other] = [anyRun(seed), anyRun(seed + 1000)];
    const { page: ownPage, phase: ownPhase, ...here } = merge(one, other);
    const { page: otherPage, phase: otherPhase, ...there } = merge(other, one);

    expect({ ...here, flags: [] }).toEqual({ ...there, flags: [] });
    expect([ownPage, otherPage]).toEqual([one.page, other.page]);
    expect([ownPhase, otherPhase]).toEqual([one.phase, other.phase]);
  }
});

test("merging the same run twice changes nothing", () => {
  for (const seed of seeds) {
    const [one, other] = [anyRun(seed), anyRun(seed + 1000)];

    expect(merge(merge(one, other), other)).toEqual(merge(one, other));
    expect(merge(one, one)).toEqual(one);
  }
});

test("of two answers to a question the newer counts", () => {
  const mine = choose(freshRun(), "q1", 1, start + 10);
  const theirs = choose(choose(freshRun(), "q1", 2, start + 20), "q2", 3, start + 5);

  expect(merge(mine, theirs).answers).toMatchObject({ q1: { option: 2 }, q2: { option: 3 } });
  expect(merge(theirs, mine).answers).toMatchObject({ q1: { option: 2 }, q2: { option: 3 } });
});

test("the newer flags count", () => {
  const flagged = flag(freshRun(), "q1", start + 10);
  const cleared = flag(flagged, "q1", start + 20);

  expect(merge(flagged, cleared).flags).toEqual([]);
  expect(merge(cleared, flagged).flags).toEqual([]);
});

test("what one tab has sealed is sealed in the other", () => {
  const mine = choose(goTo(freshRun(), 3), "q3", 1, start + 99);
  const theirs = seal(choose(freshRun(), "q1", 1, start));

  const merged = merge(mine, theirs);

  expect(merged).toMatchObject({ phase: "sealed", sealed: theirs.sealed, page: 3 });
  expect(merge(theirs, mine)).toBe(theirs);
});

test("a later run replaces an earlier one, never vice versa", () => {
  const old = freshRun();
  const later = freshRun({ runId: "later", startedAt: start + 1 });

  expect(merge(old, later)).toBe(later);
  expect(merge(later, old)).toBe(later);
});

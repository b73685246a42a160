import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleQuestions } from "../testing/sample-questions";
import { goTo, totalMs } from "./run";
import { change, forgetRun, openRun, startRun } from "./tab";
import { type Watch, watchRun } from "./watch";

let watch: Watch;
let time = 0;

beforeEach(() => {
  time = 5000;
  startRun({
    runId: "run",
    list: sampleQuestions(),
    ticket: "ticket",
    now: 1,
    width: 800,
    clockOffsetMs: null,
  });
  watch = watchRun(() => time);
});
afterEach(() => {
  see(true);
  watch.stop();
  forgetRun();
});

const run = () => {
  const open = openRun.get();
  if (!open) throw new Error("no run");
  return open.run;
};
const turnTo = (page: number) => change((before) => goTo(watch.settle(before), page));
const pass = (ms: number) => {
  time += ms;
};

function see(visible: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(!visible);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("time counts for the current question", () => {
  pass(1000);
  turnTo(2);
  pass(250);
  turnTo(1);
  pass(50);
  turnTo(3);

  expect(run().ms).toEqual({ q1: 1050, q2: 250 });
});

test("the clock runs between two reads", () => {
  pass(1000);
  turnTo(2);
  pass(400);

  expect(watch.elapsedMs(run())).toBe(1400);
  expect(totalMs(run())).toBe(1000);
});

test("time while hidden counts as hidden and for no question", () => {
  pass(1000);
  see(false);
  pass(60_000);
  see(true);
  pass(500);
  turnTo(2);

  expect(run()).toMatchObject({ ms: { q1: 1500 }, hiddenMs: 60_000, left: 1 });
});

test("a tab that loses focus while being hidden was left once", () => {
  window.dispatchEvent(new Event("blur"));
  see(false);
  see(true);
  window.dispatchEvent(new Event("focus"));

  expect(run().left).toBe(1);

  window.dispatchEvent(new Event("blur"));
  expect(run().left).toBe(2);
});

test("a window that only lost the focus is still visible", () => {
  window.dispatchEvent(new Event("blur"));
  pass(700);
  turnTo(2);

  expect(run()).toMatchObject({ ms: { q1: 700 }, hiddenMs: 0, left: 1 });
});

test("the narrowest width stays", () => {
  for (const width of [600, 420, 900]) {
    vi.spyOn(window, "innerWidth", "get").mockReturnValue(width);
    window.dispatchEvent(new Event("resize"));
  }

  expect(run().width).toBe(420);
});

test("hiding and leaving the page write at once", () => {
  pass(300);
  see(false);
  expect(localStorage.getItem("IQ-run-1")).toContain('"ms":{"q1":300}');

  see(true);
  pass(200);
  window.dispatchEvent(new Event("pagehide"));
  expect(localStorage.getItem("IQ-run-1")).toContain('"ms":{"q1":500}');
});

test("after it is stopped nothing is counted any more", () => {
  pass(100);
  watch.stop();
  pass(100);
  window.dispatchEvent(new Event("blur"));

  expect(run()).toMatchObject({ ms: { q1: 100 }, left: 0 });
});

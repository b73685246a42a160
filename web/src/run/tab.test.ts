import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleQuestions } from "../testing/sample-questions";
import { choose, confirming, goTo, puzzlesIn } from "./run";

const now = Date.UTC(2026, 10, 15, 12);
const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => vi.useRealTimers());

/** A tab: its own modules on the browser's shared storage. */
async function openTab() {
  vi.resetModules();
  const tab = await import("./tab");
  return { ...tab, ...(await import("../lib/session")), ...(await import("./storage")) };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

function begin(tab: Tab, runId = "run", formId = 1001) {
  const list = sampleQuestions(4, formId);
  tab.startRun({
    runId,
    list,
    ticket: `ticket of ${runId}`,
    now: Date.now(),
    width: 390,
    clockOffsetMs: null,
  });
}

const answer = (id: string, option: number) => (run: Parameters<typeof choose>[0]) =>
  choose(run, id, option, Date.now());

const pause = () => vi.advanceTimersByTime(100);

/** What the browser sends to other tabs after a write. */
const tell = (key: string) => window.dispatchEvent(new StorageEvent("storage", { key }));

test("a run and its questions are written under the specification's names and lasting ones", async () => {
  const tab = await openTab();
  begin(tab);
  tab.change((run) => goTo(answer("q1", 3)(run), 2));
  pause();

  expect(sessionStorage.getItem("IQ-selectAns")).toBe('{"q1":3}');
  expect(sessionStorage.getItem("IQ-questionPageNum")).toBe("2");
  expect(sessionStorage.getItem("IQ-questionsInfo")).toContain('"formId":1001');
  expect(localStorage.getItem("IQ-run-1")).toContain('"runId":"run"');
  expect(localStorage.getItem("IQ-questions-1")).toContain('"formId":1001');
  expect(localStorage.getItem("IQ-forms-1")).toContain("[1001]");
});

test("the ticket stays with its run until both are sent", async () => {
  const before = await openTab();
  begin(before);
  before.change(answer("q1", 3));
  before.sealRun();

  const after = await openTab();

  expect(after.resumeRun(1, Date.now())?.run).toMatchObject({
    ticket: "ticket of run",
    sealed: { ticket: "ticket of run" },
  });
});

test("a run that was begun before there were tickets isn't continued", async () => {
  const before = await openTab();
  begin(before);
  const { value, ...rest } = JSON.parse(localStorage.getItem("IQ-run-1") ?? "");
  const { ticket: _, ...old } = value;
  localStorage.setItem("IQ-run-1", JSON.stringify({ value: old, ...rest }));

  expect((await openTab()).resumeRun(1, Date.now())).toBeUndefined();
});

test("a reload changes nothing", async () => {
  const before = await openTab();
  begin(before);
  before.change((run) => confirming(goTo(answer("q2", 5)(run), 3)));
  before.flush();

  const after = await openTab();

  expect(after.resumeRun(1, Date.now())).toEqual(before.openRun.get());
});

test("a tab that was closed is continued in a new one", async () => {
  const before = await openTab();
  begin(before);
  before.change((run) => goTo(answer("q1", 3)(run), 2));
  before.flush();
  sessionStorage.clear();

  const after = await openTab();
  const resumed = after.resumeRun(1, Date.now());

  expect(resumed?.run).toMatchObject({ runId: "run", page: 2, answers: { q1: { option: 3 } } });
  expect(puzzlesIn(resumed?.list)?.questions).toHaveLength(4);
  expect(sessionStorage.getItem("IQ-questionsInfo")).toContain('"formId":1001');
});

test("after a month it is gone", async () => {
  const tab = await openTab();
  begin(tab);
  sessionStorage.clear();

  vi.setSystemTime(now + 30 * day);

  expect((await openTab()).resumeRun(1, Date.now())).toBeUndefined();
});

test("each exam has its own run", async () => {
  const tab = await openTab();
  begin(tab);

  expect((await openTab()).resumeRun(2, Date.now())).toBeUndefined();
  expect((await openTab()).resumeRun(1, Date.now())).toBeDefined();
});

test("a run without its questions isn't continued", async () => {
  const tab = await openTab();
  begin(tab);
  sessionStorage.clear();
  localStorage.removeItem("IQ-questions-1");

  expect((await openTab()).resumeRun(1, Date.now())).toBeUndefined();
});

test.each(['{"value":{"runId":1},"expires":9e15}', "nonsense", '{"value":null,"expires":9e15}'])(
  "%s under the run's name is no run",
  async (text) => {
    localStorage.setItem("IQ-run-1", text);

    expect((await openTab()).resumeRun(1, Date.now())).toBeUndefined();
  },
);

test("many steps are one write, and the questions are written once a run", async () => {
  const tab = await openTab();
  begin(tab);
  const writes = vi.spyOn(Storage.prototype, "setItem");

  tab.change(answer("q1", 0));
  tab.change((run) => goTo(run, 2));
  tab.change(answer("q2", 1));
  expect(writes).not.toHaveBeenCalled();
  pause();

  expect(writes.mock.calls.map(([key]) => key).sort()).toEqual([
    "IQ-questionPageNum",
    "IQ-run-1",
    "IQ-selectAns",
  ]);
});

test("both tabs show the same answers", async () => {
  const one = await openTab();
  begin(one);
  const other = await openTab();
  other.resumeRun(1, Date.now());
  other.followOtherTabs();

  one.change(answer("q1", 3));
  one.flush();
  tell("IQ-run-1");

  expect(other.openRun.get()?.run.answers.q1?.option).toBe(3);
});

test("answers given in two tabs at once are all stored", async () => {
  const one = await openTab();
  begin(one);
  const other = await openTab();
  other.resumeRun(1, Date.now());

  one.change(answer("q1", 3));
  other.change(answer("q2", 4));
  one.flush();
  other.flush();

  expect((await openTab()).resumeRun(1, Date.now())?.run.answers).toMatchObject({
    q1: { option: 3 },
    q2: { option: 4 },
  });
});

test("starting over in one tab also restarts the other", async () => {
  const one = await openTab();
  begin(one);
  const other = await openTab();
  other.resumeRun(1, Date.now());
  other.followOtherTabs();

  vi.advanceTimersByTime(1000);
  one.forgetRun();
  begin(one, "second", 1002);
  tell("IQ-run-1");

  expect(other.openRun.get()).toMatchObject({ run: { runId: "second" }, list: { formId: 1002 } });
});

test("what was sealed in another tab can't be sealed differently here", async () => {
  const one = await openTab();
  begin(one);
  one.change(answer("q1", 3));
  one.flush();
  const other = await openTab();
  other.resumeRun(1, Date.now());

  one.sealRun();
  other.change(answer("q1", 5));
  other.sealRun();

  expect(other.openRun.get()?.run.sealed).toEqual(one.openRun.get()?.run.sealed);
});

test("once the server has the answers, questions and answers are removed and the order stays", async () => {
  const tab = await openTab();
  begin(tab);
  tab.change(answer("q1", 3));
  tab.sealRun();

  tab.finishRun("ord_1", Date.now());

  expect(tab.openRun.get()?.orderNumber).toBe("ord_1");
  expect(tab.session().get()).toMatchObject({ selectAns: {}, questionsInfo: null, questionPageNum: 1 });
  expect(Object.keys(localStorage).sort()).toEqual(["IQ-forms-1", "IQ-order-1"]);
  expect(tab.knownOrder(1, Date.now())).toEqual({ orderNumber: "ord_1", runId: "run" });
});

test("another tab goes to the order and doesn't bring the run back", async () => {
  const one = await openTab();
  begin(one);
  const other = await openTab();
  other.resumeRun(1, Date.now());
  other.followOtherTabs();
  other.change(answer("q2", 2));

  one.finishRun("ord_1", Date.now());
  other.flush();
  tell("IQ-order-1");

  expect(other.openRun.get()?.orderNumber).toBe("ord_1");
  expect(other.resumeRun(1, Date.now())).toBeUndefined();
  expect(localStorage.getItem("IQ-run-1")).toBeNull();
});

test("without storage a run lives as long as the page", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const tab = await openTab();
  begin(tab);

  tab.change(answer("q1", 3));
  tab.sealRun();

  expect(tab.resumeRun(1, Date.now())?.run).toMatchObject({
    phase: "sealed",
    answers: { q1: { option: 3 } },
  });
});

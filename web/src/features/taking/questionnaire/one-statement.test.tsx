import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "../../../lib/all-paths";
import { flush, forgetRun, openRun } from "../../../run/tab";
import {
  answers,
  beginStatements,
  openQuestionnaire,
  screenIs,
  type16,
} from "../../../testing/questionnaire-screens";

beforeEach(() => {
  screenIs("narrow");
  beginStatements();
});
afterEach(() => {
  vi.useRealTimers();
  forgetRun();
});

async function open() {
  await openQuestionnaire(paths.question(type16));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}
const later = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const main = () => screen.getByRole("main");
const press = (key: string) => fireEvent.keyDown(main(), { key });
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const button = (name: string) => screen.getByRole("button", { name });
const given = () =>
  Object.fromEntries(Object.entries(openRun.get()?.run.answers ?? {}).map(([id, a]) => [id, a.option]));

test("one sentence is shown, with its answers in words from the lowest to the highest", async () => {
  await open();

  expect(heading()).toBe("Question 1 of 4");
  const group = within(screen.getByRole("group", { name: "Sentence 1." }));
  expect(group.getAllByRole("button").map((one) => one.textContent)).toEqual(answers);
});

test("a tap shows the choice for a moment and then moves on", async () => {
  await open();

  fireEvent.click(button("Rather accurate"), { detail: 1 });
  expect(heading()).toBe("Question 1 of 4");
  expect(button("Rather accurate").getAttribute("aria-pressed")).toBe("true");
  expect(given()).toEqual({ s1: 3 });

  later(400);
  expect(heading()).toBe("Question 2 of 4");
  expect(screen.getByRole("status").textContent).toContain("Sentence 2.");
});

test("another answer in that moment replaces the first", async () => {
  await open();

  fireEvent.click(button("Rather accurate"), { detail: 1 });
  later(200);
  fireEvent.click(button("Neither"), { detail: 1 });
  later(200);
  expect(heading()).toBe("Question 1 of 4");
  later(200);

  expect(heading()).toBe("Question 2 of 4");
  expect(given()).toEqual({ s1: 2 });
});

test("going back in that moment isn't undone by it", async () => {
  await open();
  press("1");
  later(400);

  press("5");
  fireEvent.click(button("Previous question"));
  later(1000);

  expect(heading()).toBe("Question 1 of 4");
  expect(given()).toEqual({ s1: 0, s2: 4 });
});

test("keys 1 to 5 answer, arrows go back and forth, others do nothing", async () => {
  await open();

  press("5");
  later(400);
  press("6");
  press("0");
  later(400);
  expect(heading()).toBe("Question 2 of 4");
  press("ArrowLeft");
  expect(heading()).toBe("Question 1 of 4");
  expect(button("Very accurate").getAttribute("aria-pressed")).toBe("true");
  press("ArrowRight");
  expect(heading()).toBe("Question 2 of 4");
  expect(given()).toEqual({ s1: 4 });
});

test.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }])(
  "a key with %j is not ours",
  async (init) => {
    await open();

    fireEvent.keyDown(main(), { key: "1", ...init });

    expect(given()).toEqual({});
  },
);

test("nothing happens by itself, however long somebody thinks", async () => {
  await open();

  later(3_600_000);

  expect(heading()).toBe("Question 1 of 4");
});

test("a reload continues where one was, with all answers", async () => {
  await open();
  press("2");
  later(400);
  press("3");
  flush();
  vi.useRealTimers();
  cleanup();

  await open();

  expect(heading()).toBe("Question 2 of 4");
  expect(button("Neither").getAttribute("aria-pressed")).toBe("true");
});

test("a left-out question comes again after the last one, then the confirmation", async () => {
  await open();
  press("ArrowRight");
  for (const key of ["1", "1", "1"]) {
    press(key);
    later(400);
  }
  expect(heading()).toBe("Question 1 of 4");

  press("1");
  later(400);

  expect(heading()).toBe("Check your answers");
});

test("the first question leads back to the instructions", async () => {
  await open();

  fireEvent.click(button("Back to the instructions"));

  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("16 types");
});

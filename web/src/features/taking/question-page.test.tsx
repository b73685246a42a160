import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "../../lib/all-paths";
import { choose } from "../../run/run";
import { change, finishRun, forgetRun, openRun, sealRun } from "../../run/tab";
import { addressReached, beginSampleRun, exam, openScreen } from "../../testing/taking-screens";

beforeEach(() => beginSampleRun());
afterEach(forgetRun);

const open = () => openScreen(paths.question(exam));
const main = () => screen.getByRole("main");
const press = (key: string) => fireEvent.keyDown(main(), { key });
const option = (number: number) =>
  screen.getByRole("button", { name: new RegExp(`^Option ${number}: choice ${number} of`) });
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const answers = () =>
  Object.fromEntries(Object.entries(openRun.get()?.run.answers ?? {}).map(([id, a]) => [id, a.option]));

test("a question shows eight tiles in words, the missing tile, and six options", async () => {
  await open();

  expect(heading()).toBe("Question 1 of 4");
  const tiles = within(screen.getByRole("list", { name: "Pattern of three rows with three tiles each" }));
  expect(tiles.getAllByRole("img").map((tile) => tile.getAttribute("aria-label"))).toEqual([
    "Row 1, column 1: tile 1 of question 1",
    "Row 1, column 2: tile 2 of question 1",
    "Row 1, column 3: tile 3 of question 1",
    "Row 2, column 1: tile 4 of question 1",
    "Row 2, column 2: tile 5 of question 1",
    "Row 2, column 3: tile 6 of question 1",
    "Row 3, column 1: tile 7 of question 1",
    "Row 3, column 2: tile 8 of question 1",
  ]);
  expect(tiles.getByText("Row 3, column 3: empty. This is the one to find.")).toBeTruthy();
  const group = screen.getByRole("group", { name: "Which tile goes in the empty space?" });
  expect(within(group).getAllByRole("button")).toHaveLength(6);
});

test("one tap answers and moves on", async () => {
  await open();

  fireEvent.click(option(3), { detail: 1 });

  expect(heading()).toBe("Question 2 of 4");
  expect(screen.getByRole("status").textContent).toBe("Question 2 of 4");
  expect(answers()).toEqual({ q1: 2 });
});

test("the next question was drawn before the tap, and the one that was left goes after it", async () => {
  await open();
  const drawings = () => [...main().querySelectorAll(".pattern .tile")];
  await vi.waitFor(() => expect(drawings()).toHaveLength(16));
  const drawn = drawings();

  fireEvent.click(option(3), { detail: 1 });

  expect(heading()).toBe("Question 2 of 4");
  expect(drawings()).toEqual(drawn);
  await vi.waitFor(() => expect(drawings()).not.toEqual(drawn));
  expect(drawings()).toHaveLength(16);
});

test("the option that was tapped flashes", async () => {
  await open();

  fireEvent.click(option(3), { detail: 1 });

  await vi.waitFor(() => expect(option(3).querySelector(".option-flash")).toBeTruthy());
});

test("a double tap answers one question", async () => {
  await open();

  fireEvent.click(option(3), { detail: 1 });
  fireEvent.click(option(3), { detail: 2 });

  expect(answers()).toEqual({ q1: 2 });
});

test("keys 1 to 6 choose, arrows go back and forth", async () => {
  await open();

  press("6");
  press("1");
  expect(answers()).toEqual({ q1: 5, q2: 0 });
  expect(heading()).toBe("Question 3 of 4");

  press("ArrowLeft");
  expect(heading()).toBe("Question 2 of 4");
  expect(option(1).getAttribute("aria-pressed")).toBe("true");
  press("ArrowRight");
  press("ArrowRight");
  press("ArrowRight");
  expect(heading()).toBe("Question 4 of 4");
});

test.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }])(
  "a key with %j is not ours",
  async (init) => {
    await open();

    fireEvent.keyDown(main(), { key: "1", ...init });

    expect(answers()).toEqual({});
  },
);

test("the keyboard is in the test from the beginning", async () => {
  await open();

  expect(document.activeElement).toBe(main());
});

test("choosing by keyboard keeps the focus among the options", async () => {
  await open();
  option(2).focus();

  fireEvent.click(option(2), { detail: 0 });

  expect(document.activeElement).toBe(option(2));
  expect(heading()).toBe("Question 2 of 4");
});

test("a flag is set and removed by button and by key", async () => {
  await open();
  const button = screen.getByRole("button", { name: "Flag this question" });

  fireEvent.click(button);
  expect(button.getAttribute("aria-pressed")).toBe("true");

  press("f");
  expect(button.getAttribute("aria-pressed")).toBe("false");
});

test("the palette distinguishes answered, open and flagged questions and jumps to them", async () => {
  await open();
  press("1");
  press("f");
  press("P");

  const palette = within(screen.getByRole("dialog", { name: "All questions" }));
  const numbers = palette.getAllByRole("button", { name: /^Question \d/ });
  expect(numbers.map((number) => number.getAttribute("aria-label"))).toEqual([
    "Question 1, Answered",
    "Question 2, Unanswered, Flagged",
    "Question 3, Unanswered",
    "Question 4, Unanswered",
  ]);
  expect(palette.getByRole("button", { current: "step" }).textContent).toBe("2");

  fireEvent.click(palette.getByRole("button", { name: "Question 4, Unanswered" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(heading()).toBe("Question 4 of 4");
});

test("while the palette is open, keys choose nothing; Escape closes it", async () => {
  await open();
  press("p");
  const dialog = screen.getByRole("dialog");

  fireEvent.keyDown(dialog, { key: "1" });
  expect(answers()).toEqual({});

  fireEvent(dialog, new Event("cancel"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("after the last open question comes the confirmation", async () => {
  await open();
  press("ArrowRight");
  for (const key of ["2", "2", "2"]) press(key);
  expect(heading()).toBe("Question 1 of 4");

  press("2");

  expect(await screen.findByRole("heading", { name: "Check your answers" })).toBeTruthy();
  expect(openRun.get()?.run.phase).toBe("confirming");
});

test("the last question has a way to the confirmation, the others lead to the next", async () => {
  await open();
  const finish = () => screen.queryByRole("button", { name: "Check and confirm" });
  for (let number = 1; number < 4; number += 1) {
    expect(finish()).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Next question" }));
  }

  fireEvent.click(finish() as HTMLElement);

  expect(await screen.findByRole("heading", { name: "Check your answers" })).toBeTruthy();
});

test("back leads through the questions and then to the instructions", async () => {
  await open();
  press("1");

  fireEvent.click(screen.getByRole("button", { name: "Previous question" }));
  expect(heading()).toBe("Question 1 of 4");

  fireEvent.click(screen.getByRole("button", { name: "Back to the instructions" }));
  expect(await screen.findByRole("button", { name: "Continue at question 1" })).toBeTruthy();
});

test("the clock counts the time while visible", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  await open();
  const clock = screen.getByRole("timer");
  expect(clock.textContent).toBe("00:00:00");

  act(() => void vi.advanceTimersByTime(61_000));

  expect(clock.textContent).toBe("00:01:01");
  expect(clock.getAttribute("aria-label")).toBe("Time so far: 00:01:01");
  vi.useRealTimers();
});

test("without a run the instructions come first", async () => {
  forgetRun();
  await open();

  expect(await screen.findByRole("heading", { name: "IQ test" })).toBeTruthy();
});

test("a run that another tab has finished leads to its result", async () => {
  await open();

  act(() => finishRun("ord_9", Date.now()));

  expect(await addressReached()).toBe("/report/result/iq-1#orderNumber=ord_9");
});

test("sealed answers can't be edited", async () => {
  change((run) => choose(run, "q1", 1, Date.now()));
  sealRun();
  await open();

  expect(await screen.findByRole("heading", { name: "Saving and evaluating" })).toBeTruthy();
});

import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { sampleBoot } from "../../testing/sample-boot";
import { sampleSolved } from "../../testing/sample-solved";
import { readingMs } from "./narration";
import { Solutions } from "./solutions";

afterEach(() => void vi.useRealTimers());

const asOf = "2026-11-15T10:00:00Z";

interface Wishes {
  hl?: string;
  start?: number;
  onPick?: (n: number) => void;
}

async function show(questions = sampleSolved(), { hl = "EN", ...more }: Wishes = {}) {
  return renderPage(<Solutions questions={questions} asOf={asOf} {...more} />, {
    areas: ["reading", "test"],
    boot: sampleBoot({ hl }),
  });
}

const numbers = () =>
  within(screen.getByRole("list", { name: "Questions" }))
    .getAllByRole("button")
    .map((button) => button.getAttribute("aria-label"));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const said = () => screen.getByRole("status").textContent;
const title = () => screen.getByRole("heading", { level: 2 }).textContent;

test("what wasn't right comes first, and all questions can be shown", async () => {
  await show();

  expect(numbers()).toEqual(["Question 2, wrong", "Question 4, unanswered"]);
  expect(title()).toBe("Question 2");

  press("All (5)");
  expect(numbers()).toEqual([
    "Question 1, right",
    "Question 2, wrong",
    "Question 3, right",
    "Question 4, unanswered",
    "Question 5, right",
  ]);
  expect(screen.getByText("3 right")).toBeDefined();
});

test("going back to what wasn't right leaves a right question", async () => {
  await show(sampleSolved(), { start: 5 });
  expect(title()).toBe("Question 5");

  press("Missed (2)");

  expect(title()).toBe("Question 2");
});

test("arrow keys, Home and End walk through the numbers, one of which is in the tab order", async () => {
  const onPick = vi.fn();
  await show(sampleSolved(), { start: 3, onPick });
  const list = screen.getByRole("list", { name: "Questions" });

  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "Home", "ArrowLeft", "End"])
    fireEvent.keyDown(list, { key });

  expect(onPick.mock.calls.flat()).toEqual([4, 5, 5, 1, 1, 5]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Question 5, right");
  expect(list.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test("the next question is announced by its heading", async () => {
  await show();

  fireEvent.click(screen.getAllByRole("button", { name: "Next question" })[0] as HTMLElement);

  expect(title()).toBe("Question 4");
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 }));
  expect(screen.getAllByText("Unanswered")).toHaveLength(1);
});

test("the chosen option is next to the right one, with the rules it satisfies and breaks", async () => {
  await show();

  const named = screen
    .getAllByRole("figure")
    .map((figure) => figure.querySelector("figcaption")?.textContent);
  expect(named).toEqual(["Your answerOption 5", "Right answerOption 3"]);
  const verdict = screen.getByText("What your answer got right and wrong").nextSibling as HTMLElement;
  expect(
    within(verdict)
      .getAllByRole("listitem")
      .map((entry) => entry.textContent),
  ).toEqual(["Right: number.", "Wrong: shape, here star."]);
});

test("each step is announced once, from the first row to the answer in its place", async () => {
  await show();
  expect(said()).toBe("");

  const steps: (string | null)[] = [];
  for (let step = 0; step < 9; step += 1) {
    press("Next step");
    steps.push(said());
  }

  expect(steps).toEqual([
    "Rule 1 of 2. Number, in each row: 1 more from tile to tile. Row 1: 1, 2, 3",
    "Row 2: 1, 2, 3",
    "Row 3: 1, 2, ?",
    "So the missing tile needs: 3.",
    "Rule 2 of 2. Shape, in each column: the same three, each used once. Column 1: circle, square, star",
    "Column 2: star, circle, square",
    "Column 3: square, star, ?",
    "So the missing tile needs: circle. This rules out options 1, 2, 4, 5, and 6.",
    "Only option 3 follows every rule.",
  ]);
  expect(screen.getByRole("img", { name: "Row 3, column 3: choice 3 of question 2" })).toBeDefined();
  press("Previous step");
  expect(said()).toContain("This rules out");
});

test("numbers and sentences are joined as the language joins them", async () => {
  await show(sampleSolved(), { hl: "JA" });

  press("次のステップ");
  expect(said()).toMatch(/^規則1／2。Number/);
  press("規則2／2");
  for (let step = 0; step < 3; step += 1) press("次のステップ");
  expect(said()).toContain("選択肢1、2、4、5、6が外れます。");
});

test("at either end the disabled button keeps the focus", async () => {
  await show();
  const [back, next] = ["Previous step", "Next step"].map((name) => screen.getByRole("button", { name }));
  const off = () => [back, next].map((button) => button?.getAttribute("aria-disabled"));
  expect(off()).toEqual(["true", "false"]);

  press("The answer");

  expect(off()).toEqual(["false", "true"]);
  next?.focus();
  expect(document.activeElement).toBe(next);
  press("Next step");
  expect(said()).toBe("Only option 3 follows every rule.");
  fireEvent.keyDown(next as HTMLElement, { key: "ArrowLeft" });
  expect(said()).toContain("This rules out");
});

test("a frame is around the row or the column of the rule", async () => {
  await show();
  const lit = () =>
    [...document.querySelectorAll(".is-lit")].map((cell) => cell.textContent || cell.innerHTML);

  press("Next step");
  expect(document.querySelector(".replay-frame")?.className).toContain("at-0");
  expect(lit()).toHaveLength(3);
  press("Rule 2 of 2");
  expect(document.querySelector(".replay-board")?.className).toContain("is-columns");
});

test("options are crossed out after the rule that they break has been shown", async () => {
  await show();
  const out = () => document.querySelectorAll(".strip-option.is-out").length;

  press("Rule 2 of 2");
  expect(out()).toBe(0);
  for (let step = 0; step < 3; step += 1) press("Next step");
  expect(out()).toBe(5);
});

test("while playing, it advances automatically and stops at the answer", async () => {
  await show();
  vi.useFakeTimers();

  press("Play");
  for (let beat = 0; beat < 12; beat += 1) act(() => void vi.advanceTimersByTime(9000));

  expect(said()).toBe("Only option 3 follows every rule.");
  expect(screen.getByRole("button", { name: "Play again" })).toBeDefined();
});

test("only a manual step scrolls the tiles into view", async () => {
  const shown = vi.spyOn(Element.prototype, "scrollIntoView");
  await show();
  vi.useFakeTimers();

  press("Play");
  expect(shown).toHaveBeenCalledTimes(1);
  for (let beat = 0; beat < 12; beat += 1) act(() => void vi.advanceTimersByTime(9000));
  expect(said()).toBe("Only option 3 follows every rule.");
  expect(shown).toHaveBeenCalledTimes(1);

  press("Previous step");
  expect(shown).toHaveBeenCalledTimes(2);
  expect(shown.mock.contexts.at(-1)).toBe(document.querySelector(".replay-grid"));
});

test("a paused replay stays, and resumes from there", async () => {
  await show();
  vi.useFakeTimers();

  press("Play");
  act(() => void vi.advanceTimersByTime(9000));
  press("Pause");
  const before = said();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(said()).toBe(before);
  press("Play");
  expect(said()).not.toBe(before);
});

test("with reduced motion the replay moves by hand only", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: true, onchange: null }) as never,
  );
  await show();
  vi.useFakeTimers();

  press("Play");
  const first = said();
  act(() => void vi.advanceTimersByTime(60_000));

  expect(first).toContain("Rule 1 of 2");
  expect(said()).toBe(first);
});

test("what others chose is shown in words, and nothing if they are few", async () => {
  const questions = sampleSolved().map((question) =>
    question.number === 4 ? { ...question, others: undefined } : question,
  );
  await show(questions);
  expect(screen.getByText("61% chose this")).toBeDefined();
  expect(
    screen.getByText("Based on 1,240 people who answered this question by November 15, 2026."),
  ).toBeDefined();
  expect(screen.getByText("1 min 23 sec")).toBeDefined();
  expect(screen.getByText("35 sec")).toBeDefined();
  expect(screen.getByText("Typical time")).toBeDefined();

  press("Question 4, unanswered");
  expect(screen.queryByText(/% chose this/)).toBeNull();
  expect(screen.getByText(/^Not enough people have answered/)).toBeDefined();
  expect(screen.queryByText("Typical time")).toBeNull();
});

test("a perfect run has nothing to sort and begins at the first question", async () => {
  await show(sampleSolved().map((question) => ({ ...question, chosen: question.answer, right: true })));

  expect(screen.queryByRole("group", { name: "Which questions to show" })).toBeNull();
  expect(numbers()).toHaveLength(5);
  expect(screen.getByText("Your answer is right")).toBeDefined();
});

test("a step is shown as long as it takes to read", () => {
  expect(readingMs("Row 1: 1, 2, 3")).toBeLessThan(2500);
  expect(readingMs("行1：".repeat(10))).toBeGreaterThan(readingMs("r 1:".repeat(10)));
  expect(readingMs("x".repeat(1000))).toBe(9000);
});

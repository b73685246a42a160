import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "../../../lib/all-paths";
import { forgetRun, openRun } from "../../../run/tab";
import {
  answers,
  beginStatements,
  openQuestionnaire,
  screenIs,
  type16,
} from "../../../testing/questionnaire-screens";
import { pageAround } from "./ten-statements";

beforeEach(() => {
  screenIs("wide");
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  beginStatements(23);
});
afterEach(forgetRun);

const open = () => openQuestionnaire(paths.question(type16));
const press = (key: string) => fireEvent.keyDown(screen.getByRole("main"), { key });
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const button = (name: string) => screen.getAllByRole("button", { name }).at(-1) as HTMLElement;
const row = (number: number) => within(screen.getByRole("group", { name: `${number}. Sentence ${number}.` }));
const given = () =>
  Object.fromEntries(Object.entries(openRun.get()?.run.answers ?? {}).map(([id, a]) => [id, a.option]));
const current = () => openRun.get()?.run.page;

test.each([
  [1, { first: 1, last: 10 }],
  [10, { first: 1, last: 10 }],
  [11, { first: 11, last: 20 }],
  [23, { first: 21, last: 23 }],
])("question %i is on the page %j", (number, page) => {
  expect(pageAround(number, 23)).toEqual(page);
});

test("a wide screen shows ten, each with all five answers from left to right", async () => {
  await open();

  expect(heading()).toBe("Questions 1 to 10 of 23");
  expect(screen.getAllByRole("group")).toHaveLength(10);
  expect(
    row(7)
      .getAllByRole("button")
      .map((one) => one.textContent),
  ).toEqual(answers);
});

test("questions are answered in any order, and the page says how many are open", async () => {
  await open();

  fireEvent.click(row(4).getByRole("button", { name: "Neither" }));
  fireEvent.click(row(2).getByRole("button", { name: "Very accurate" }));

  expect(given()).toEqual({ s4: 2, s2: 4 });
  expect(row(4).getByRole("button", { name: "Neither" }).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByText("8 questions on this page are unanswered")).toBeDefined();
});

test("keys answer one after the other and then lead to the button, which turns the page", async () => {
  await open();

  for (const key of "1234512345") press(key);

  expect(given()).toMatchObject({ s1: 0, s2: 1, s5: 4, s10: 4 });
  expect(document.activeElement).toBe(button("Next page"));
  fireEvent.click(button("Next page"));
  expect(heading()).toBe("Questions 11 to 20 of 23");
  press("2");
  expect(given()).toMatchObject({ s11: 1 });
});

test("arrows choose the question that the keys answer, within the page", async () => {
  await open();

  press("ArrowUp");
  expect(current()).toBe(1);
  press("ArrowDown");
  press("ArrowDown");
  press("4");

  expect(given()).toEqual({ s3: 3 });
  expect(current()).toBe(4);
});

test("whoever tabs into a question answers that one", async () => {
  await open();

  act(() => row(8).getByRole("button", { name: "Neither" }).focus());
  press("5");

  expect(given()).toEqual({ s8: 4 });
});

test("the last page leads to the confirmation, and back to any page", async () => {
  await open();
  fireEvent.click(button("Next page"));
  fireEvent.click(button("Next page"));
  expect(heading()).toBe("Questions 21 to 23 of 23");
  fireEvent.click(button("Previous page"));
  expect(heading()).toBe("Questions 11 to 20 of 23");
  fireEvent.click(button("Next page"));

  fireEvent.click(button("Check and confirm"));

  expect(heading()).toBe("Check your answers");
});

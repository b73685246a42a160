// Taking a test as a person does: with what is on the screen. Times come from the browser's own
// clock, which a test may advance instead of waiting for a quarter of an hour.
import type { Locator, Page } from "@playwright/test";
import { keysOf } from "./keys.ts";
import { expect } from "./site.ts";
import { earlier } from "./tickets.ts";
import type { Hl } from "./variants.ts";
import { wordsOf } from "./words.ts";

export interface Given {
  formId: number;
  questions: { id: string }[];
}

export interface Exam {
  tail: string;
  questions: number;
}

export const full: Exam = { tail: "iq-1", questions: 30 };
export const short: Exam = { tail: "iq20-2", questions: 20 };
export const free: Exam = { tail: "iqfree-3", questions: 12 };

export const startPath = ({ tail }: Exam, hl: Hl = "EN") => `/answer_question/start_loading/${tail}?hl=${hl}`;
export const questionPath = ({ tail }: Exam) => `/answer_question/standard/${tail}`;
export const submitPath = ({ tail }: Exam) => `/answer_submit/${tail}`;

/** Opens the instructions and waits for the form that comes with them. */
export async function openStart(page: Page, exam: Exam, hl: Hl = "EN"): Promise<Given> {
  const listed = page.waitForResponse((response) => response.url().includes("/exam/question/list/"));
  await page.goto(startPath(exam, hl));
  const { data } = (await (await listed).json()) as { data: Given };
  expect(data.questions).toHaveLength(exam.questions);
  return data;
}

export async function begin(page: Page, hl: Hl = "EN"): Promise<void> {
  await page.getByRole("button", { name: wordsOf(hl)("test-start-begin") }).click();
  await page.waitForURL("**/answer_question/standard/**");
}

/** The six options of the current question. */
export function options(page: Page): Locator {
  return page.getByRole("main").locator("[role=group] button");
}

export function question(page: Page, number: number, exam: Exam, hl: Hl = "EN"): Locator {
  const name = wordsOf(hl)("test-question", { number, total: exam.questions });
  return page.getByRole("heading", { name, exact: true });
}

export interface Manner {
  hl?: Hl;
  /** Which questions are answered correctly; the others get the option after the key. */
  right?: (number: number) => boolean;
  /** Seconds that pass before each answer, on a page whose clock is installed. */
  seconds?: (number: number) => number;
  /** How an option is chosen; by default with a tap. */
  choose?: (page: Page, place: number) => Promise<void>;
  from?: number;
  to?: number;
}

const tap = (page: Page, place: number) => options(page).nth(place).click();
export const byKey = (page: Page, place: number) => page.keyboard.press(String(place + 1));

/** Answers question after question; ends on the confirmation if it got to the last. */
export async function answer(page: Page, exam: Exam, given: Given, manner: Manner = {}): Promise<void> {
  const { hl = "EN", right = honest(exam), choose = tap, from = 1, to = exam.questions } = manner;
  const keys = keysOf(given.formId);
  for (let number = from; number <= to; number += 1) {
    await expect(question(page, number, exam, hl)).toBeVisible();
    if (manner.seconds) await page.clock.fastForward(manner.seconds(number) * 1000);
    const key = keys.get(given.questions[number - 1]?.id ?? "") ?? 0;
    await choose(page, right(number) ? key : (key + 1 + (number % 5)) % 6);
  }
}

/** A person of average ability: easier questions right, harder ones mostly wrong. */
export function honest({ questions }: Exam): (number: number) => boolean {
  return (number) => number <= questions * 0.55 || number % 5 === 0;
}

/** A time that differs from question to question, as a person's does. */
export const unhurried = (number: number) => 9 + ((number * 7) % 13);

export async function confirm(page: Page, hl: Hl = "EN"): Promise<void> {
  await page.waitForURL("**/answer_submit/**");
  await page.getByRole("button", { name: wordsOf(hl)("test-submit-confirm") }).click();
}

/**
 * Lets a test advance the page's clock without the server detecting a clock jump or impossible
 * times: the browser reports nothing about its clock, and its questions were handed out an hour
 * earlier.
 */
export async function steadyClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.route("**/exam/order/info**", (route, request) => {
    const { clockOffsetMs: _, ...run } = request.postDataJSON() ?? {};
    // Other calls below the same address have no ticket.
    if (!run.ticket) return route.continue();
    const ticket = earlier(run.ticket, 3_600_000);
    return route.continue({ postData: JSON.stringify({ ...run, ticket }) });
  });
}

/** A whole run from the instructions to the result. */
export async function takeWhole(page: Page, exam: Exam, manner: Manner = {}): Promise<Given> {
  await steadyClock(page);
  const given = await openStart(page, exam, manner.hl);
  await begin(page, manner.hl);
  await answer(page, exam, given, { seconds: unhurried, ...manner });
  await confirm(page, manner.hl);
  await page.waitForURL(/orderNumber=/);
  return given;
}

// Answering a questionnaire as a person does: with what is on the screen. A few questions say which answer to choose,
// and a person who reads them chooses it.
import type { Locator, Page } from "@playwright/test";
import { expect } from "./site.ts";
import type { Exam } from "./taking.ts";
import { startPath } from "./taking.ts";
import type { Hl } from "./variants.ts";
import { wordsOf } from "./words.ts";

export const type16: Exam = { tail: "type16-4", questions: 66 };
export const eq: Exam = { tail: "eq-5", questions: 45 };

export interface Statements {
  formId: number;
  answers: string[];
  statements: { id: string; text: string }[];
}

/** Opens the instructions and waits for the form that comes with them. */
export async function openStatements(page: Page, exam: Exam, hl: Hl = "EN"): Promise<Statements> {
  const listed = page.waitForResponse((response) => response.url().includes("/exam/question/list/"));
  await page.goto(startPath(exam, hl));
  const { data } = (await (await listed).json()) as { data: Statements };
  expect(data.statements).toHaveLength(exam.questions);
  return data;
}

/** The answers of one question; of the only one on the screen if no sentence is given. */
export function answersTo(page: Page, sentence?: string): Locator {
  const group = page.getByRole("main").getByRole("group", sentence ? { name: sentence } : {});
  return group.getByRole("button");
}

export function heading(page: Page, number: number, exam: Exam, hl: Hl = "EN"): Locator {
  const name = wordsOf(hl)("questionnaire-question", { number, total: exam.questions });
  return page.getByRole("heading", { name, exact: true });
}

/** What a person would choose: what the sentence asks for, or an answer that differs from question to question. */
export function choiceFor({ answers, statements }: Statements, number: number): number {
  const text = statements[number - 1]?.text ?? "";
  const asked = answers.findIndex((answer) => /[“「„«]/.test(text) && text.includes(answer));
  return asked >= 0 ? asked : ([3, 1, 4, 3, 2, 0, 3][number % 7] ?? 2);
}

interface Manner {
  hl?: Hl;
  from?: number;
  to?: number;
  /** How an answer is chosen; by default with a tap. */
  choose?: (page: Page, place: number) => Promise<void>;
}

/** Answers one question after the other, on a page whose clock is installed. */
export async function answerStatements(page: Page, exam: Exam, form: Statements, manner: Manner = {}) {
  const { hl = "EN", from = 1, to = exam.questions } = manner;
  const choose = manner.choose ?? ((where, place) => answersTo(where).nth(place).click());
  for (let number = from; number <= to; number += 1) {
    await expect(heading(page, number, exam, hl)).toBeVisible();
    await page.clock.fastForward(3000 + ((number * 700) % 2500));
    await choose(page, choiceFor(form, number));
    // The choice is shown for a moment.
    await page.clock.fastForward(400);
  }
}

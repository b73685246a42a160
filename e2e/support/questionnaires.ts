// Answering a questionnaire as a person does: with what is on the screen. A few questions say which answer to choose,
// and a person who reads them chooses it.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { Order } from "./orders.ts";
import { expect } from "./site.ts";
import type { Exam } from "./taking.ts";
import { startPath } from "./taking.ts";
import { earlier } from "./tickets.ts";
import type { Hl } from "./variants.ts";
import { wordsOf } from "./words.ts";

export const type16: Exam = { tail: "type16-4", questions: 66 };
export const eq: Exam = { tail: "eq-5", questions: 45 };
export const thinking: Exam = { tail: "thinking-6", questions: 33 };
export const riasec: Exam = { tail: "riasec-7", questions: 62 };

export interface Statements {
  formId: number;
  answers: string[];
  statements: { id: string; text: string }[];
}

/** The form of an exam, when its page has asked for it. */
export async function listedTo(page: Page, exam: Exam): Promise<Statements> {
  const call = `/exam/question/list/${examIdOf(exam)}/`;
  const listed = await page.waitForResponse((response) => response.url().includes(call));
  const { data } = (await listed.json()) as { data: Statements };
  expect(data.statements).toHaveLength(exam.questions);
  return data;
}

/** Opens the instructions and waits for the form that comes with them. */
export async function openStatements(page: Page, exam: Exam, hl: Hl = "EN"): Promise<Statements> {
  const listed = listedTo(page, exam);
  await page.goto(startPath(exam, hl));
  return listed;
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

/** Which answer somebody gives to a question. */
export type Choice = (form: Statements, number: number) => number;

/** What a person would choose: what the sentence asks for, or an answer that differs from question to question. */
export const choiceFor: Choice = (form, number) =>
  askedFor(form, number) ?? [3, 1, 4, 3, 2, 0, 3][number % 7] ?? 2;

/** The answer that the sentence itself asks for, if it does. */
function askedFor({ answers, statements }: Statements, number: number): number | undefined {
  const text = statements[number - 1]?.text ?? "";
  const asked = answers.findIndex((answer) => /[“「„«]/.test(text) && text.includes(answer));
  return asked >= 0 ? asked : undefined;
}

/**
 * Somebody who is high on the named scales and low on all others. What a sentence is about isn't on the wire: it is
 * read from the files that the server reads.
 */
export function somebodyWith(exam: Exam, hl: Hl, scales: readonly string[]): Choice {
  const meanings = meaningsOf(exam, hl);
  return (form, number) => {
    const asked = askedFor(form, number);
    if (asked !== undefined) return asked;
    const meaning = meanings.get(form.statements[number - 1]?.text ?? "");
    if (!meaning) throw new Error(`question ${number} of ${exam.tail} is in no file`);
    // Not always the outermost answer, as people do.
    const strength = number % 3 === 0 ? 1 : 0;
    return scales.includes(meaning.scale) !== meaning.reversed ? 4 - strength : strength;
  };
}

interface Meaning {
  scale: string;
  reversed: boolean;
}

/** What each sentence of a questionnaire measures. */
function meaningsOf(exam: Exam, hl: Hl): Map<string, Meaning> {
  const folder = new URL(`../../content/questionnaires/${codeOf(exam)}/`, import.meta.url);
  const read = (name: string) => readFileSync(new URL(`${name}.toml`, folder), "utf8");
  const parts = read("instrument").split(/^\[\[(?:item|seed)\]\]$/m);
  const measured = new Map(
    parts.slice(1).map((part) => [
      /^id = "(.+)"$/m.exec(part)?.[1] ?? "",
      {
        scale: /^scale = "(.+)"$/m.exec(part)?.[1] ?? "",
        reversed: /^reversed = true$/m.test(part),
      },
    ]),
  );
  const sentences = read(hl).matchAll(/^\[items\.(.+)\]\ntext = "(.+)"$/gm);
  return new Map(
    [...sentences].flatMap(([, id = "", text = ""]) => {
      const meaning = measured.get(id);
      return meaning ? [[text, meaning] as const] : [];
    }),
  );
}

const codeOf = ({ tail }: Exam) => tail.split("-")[0];
const examIdOf = ({ tail }: Exam) => Number(tail.split("-").at(-1));

/** Seconds differ from question to question, as a person's do. */
const pauseBefore = (number: number) => 3000 + ((number * 700) % 2500);

interface Manner {
  hl?: Hl;
  from?: number;
  to?: number;
  choice?: Choice;
}

/** Answers one question after the other, on a page whose clock is installed. */
export async function answerStatements(page: Page, exam: Exam, form: Statements, manner: Manner = {}) {
  const { hl = "EN", from = 1, to = exam.questions, choice = choiceFor } = manner;
  for (let number = from; number <= to; number += 1) {
    await expect(heading(page, number, exam, hl)).toBeVisible();
    await page.clock.fastForward(pauseBefore(number));
    await answersTo(page).nth(choice(form, number)).click();
    // The choice is shown for a moment.
    await page.clock.fastForward(400);
  }
}

/** The same on a desk: ten at a time, with the keys. */
export async function answerByTens(page: Page, exam: Exam, form: Statements, manner: Manner = {}) {
  const { hl = "EN", choice = choiceFor } = manner;
  const say = wordsOf(hl);
  for (let first = 1; first <= exam.questions; first += 10) {
    const last = Math.min(first + 9, exam.questions);
    const name = say("questionnaire-page", { first, last, total: exam.questions });
    await expect(page.getByRole("heading", { name, exact: true })).toBeAttached();
    for (let number = first; number <= last; number += 1) {
      await page.clock.fastForward(pauseBefore(number));
      await page.keyboard.press(String(choice(form, number) + 1));
    }
    const next = say(last === exam.questions ? "test-palette-finish" : "questionnaire-page-next");
    await page.getByRole("button", { name: next, exact: true }).last().click();
  }
}

interface Answered {
  hl?: Hl;
  choice?: Choice;
}

/** A confirmed questionnaire without the minutes: the same calls a browser makes, with realistic times. */
export async function makeAnswered(
  request: APIRequestContext,
  exam: Exam,
  { hl = "EN", choice = choiceFor }: Answered = {},
): Promise<Order> {
  const examId = examIdOf(exam);
  const headers = { hl, uid: randomUUID().replaceAll("-", "") };
  const listed = await request.get(`/tessera/exam/question/list/${examId}/${hl}`, { headers });
  const form: Statements = (await listed.json()).data;
  let at = 0;
  const answers = form.statements.map(({ id }, index) => {
    const ms = pauseBefore(index + 1);
    at += ms;
    return { id, option: choice(form, index + 1), ms, at, changes: 0 };
  });
  const run = {
    runId: randomUUID(),
    examId,
    formId: form.formId,
    ticket: earlier(listed.headers()["form-ticket"] ?? "", 3_600_000),
    answers,
    left: 0,
    hiddenMs: 0,
    width: 390,
  };
  const sent = await request.post("/tessera/exam/order/info", { headers, data: run });
  const { result, msg, data } = await sent.json();
  expect(result, msg).toBe(200);
  expect(data.valid, "the answers can be analysed").toBe(true);
  return { number: data.orderNumber, exam };
}

// A finished test without the quarter of an hour: the same calls a browser makes, with realistic
// times.
import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { keysOf } from "./keys.ts";
import { expect } from "./site.ts";
import { type Exam, full, type Given, honest, unhurried } from "./taking.ts";
import { earlier } from "./tickets.ts";
import type { Hl } from "./variants.ts";

export interface Order {
  number: string;
  exam: Exam;
}

/** An unpaid order: a person of average ability took the test and confirmed it. */
export async function makeOrder(
  request: APIRequestContext,
  { origin = "", exam = full, hl = "EN" as Hl, hurried = false } = {},
): Promise<Order> {
  const examId = Number(exam.tail.split("-").at(-1));
  const headers = { hl, uid: randomUUID().replaceAll("-", "") };
  const listed = await request.get(`${origin}/tessera/exam/question/list/${examId}/${hl}`, { headers });
  const given: Given = (await listed.json()).data;
  const keys = keysOf(given.formId);
  const right = honest(exam);
  let at = 0;
  const answers = given.questions.map(({ id }, index) => {
    const number = index + 1;
    const ms = hurried ? 200 : unhurried(number) * 1000;
    at += ms;
    const key = keys.get(id) ?? 0;
    return { id, option: !hurried && right(number) ? key : (key + 1 + (number % 5)) % 6, ms, at, changes: 0 };
  });
  const run = {
    runId: randomUUID(),
    examId,
    formId: given.formId,
    ticket: earlier(listed.headers()["form-ticket"] ?? "", 3_600_000),
    answers,
    left: 0,
    hiddenMs: 0,
    width: 390,
  };
  const sent = await request.post(`${origin}/tessera/exam/order/info`, { headers, data: run });
  const { result, data } = await sent.json();
  expect(result, "the run is taken").toBe(200);
  expect(data.valid, "the run can be analysed").toBe(!hurried);
  return { number: data.orderNumber, exam };
}

import { fireEvent, screen, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "../../../lib/all-paths";
import { rememberGrantingOrder } from "../../../lib/granting-order";
import { takeReturn } from "../../../lib/sign-in-return";
import { choose } from "../../../run/run";
import { change, forgetRun, openRun } from "../../../run/tab";
import {
  addressReached,
  beginStatements,
  openQuestionnaire,
  questionnaireBoot,
  screenIs,
  type16,
} from "../../../testing/questionnaire-screens";
import { answering, refusing, testServer } from "../../../testing/server";

const server = testServer();
const sent = vi.fn();

beforeEach(() => {
  sent.mockClear();
  screenIs("narrow");
  beginStatements();
  change((run) => choose(choose(run, "s1", 4, Date.now()), "s3", 0, Date.now()));
});
afterEach(forgetRun);

function takeAnswers(path: string) {
  server.use(
    http.post(`${location.origin}/tessera/exam/order/${path}`, async ({ request }) => {
      sent(await request.json());
      return answering({ orderNumber: "ord_1" });
    }),
  );
}

const open = (boot = questionnaireBoot()) => openQuestionnaire(paths.answerSubmit(type16), boot);
const part = (name: string) => within(screen.getByRole("region", { name }));
const texts = (name: string) =>
  part(name)
    .getAllByRole("button")
    .map((one) => one.textContent);

test("what is open comes first, then every answer in words", async () => {
  await open();

  expect(screen.getByText("2 questions are unanswered.")).toBeDefined();
  expect(texts("Unanswered")).toEqual(["2. Sentence 2.", "4. Sentence 4."]);
  expect(texts("Your answers")).toEqual(["1. Sentence 1.Very accurate", "3. Sentence 3.Very inaccurate"]);
});

test("an open question is answered from the list and leads back to it", async () => {
  await open();

  fireEvent.click(part("Unanswered").getByRole("button", { name: /Sentence 2/ }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Question 2 of 4");
  fireEvent.click(screen.getByRole("button", { name: "Neither" }), { detail: 1 });

  expect(await screen.findByText("One question is unanswered.")).toBeDefined();
  expect(texts("Your answers")).toContain("2. Sentence 2.Neither");
});

test("an answer is sent as its place among the five", async () => {
  takeAnswers("info");
  await open();

  fireEvent.click(screen.getByRole("button", { name: "Confirm my answers" }));

  expect(await addressReached()).toBe("/report/result/type16-4#orderNumber=ord_1");
  const { answers, formId, ticket } = sent.mock.calls[0]?.[0] ?? {};
  expect({ formId, ticket }).toEqual({ formId: 1_600_000_001, ticket: "ticket" });
  expect(answers.map(({ id, option }: { id: string; option?: number }) => [id, option])).toEqual([
    ["s1", 4],
    ["s3", 0],
  ]);
});

test("a free questionnaire is sent to the free address and leads to its own result", async () => {
  takeAnswers("info/free");
  await open(questionnaireBoot({ free: true }));

  fireEvent.click(screen.getByRole("button", { name: "Confirm my answers" }));

  expect(await addressReached()).toBe("/report/result-free-test/type16-4#orderNumber=ord_1");
});

test("without a run there is nothing to confirm", async () => {
  forgetRun();
  server.use(http.get("*/exam/question/list/*", () => new Promise<never>(() => {})));
  await open();

  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("16 types");
});

test("an order that includes the test is sent along", async () => {
  rememberGrantingOrder(type16.examId, "payer", Date.now());
  takeAnswers("info");
  await open();

  fireEvent.click(screen.getByRole("button", { name: "Confirm my answers" }));

  await addressReached();
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ bundleOrder: "payer" });
});

test("whose session has ended signs in again, and the answers wait", async () => {
  server.use(http.post("*/exam/order/info/free", () => refusing(10_443, "Please sign in.")));
  await open(questionnaireBoot({ free: true, signIn: true }));
  fireEvent.click(screen.getByRole("button", { name: "Confirm my answers" }));

  const link = await screen.findByRole("link", { name: "Sign in" });
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);

  expect(link.getAttribute("href")).toBe("/user/login/type16-4");
  expect(takeReturn()).toBe("/answer_submit/type16-4");
  expect(openRun.get()?.run.phase).toBe("sealed");
});

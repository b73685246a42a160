import { fireEvent, screen, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, beforeEach, expect, test } from "vitest";
import { paths } from "../../../lib/all-paths";
import { markSignedIn } from "../../../lib/mark-signed-in";
import { takeReturn } from "../../../lib/sign-in-return";
import { choose, goTo } from "../../../run/run";
import { change, forgetRun, openRun } from "../../../run/tab";
import {
  beginStatements,
  openQuestionnaire,
  questionnaireBoot,
  sampleStatements,
  screenIs,
  type16,
} from "../../../testing/questionnaire-screens";
import { answering, testServer } from "../../../testing/server";

const server = testServer();

beforeEach(() => {
  screenIs("narrow");
  server.use(
    http.get(`${location.origin}/tessera/exam/question/list/4/EN`, () => {
      const answer = answering({ ...sampleStatements(4) });
      answer.headers.set("form-ticket", "ticket");
      return answer;
    }),
  );
});
afterEach(forgetRun);

const open = (boot = questionnaireBoot(), hash = "") =>
  openQuestionnaire(paths.startLoading(type16) + hash, boot);
const facts = () =>
  within(screen.getByRole("list", { name: "Before you start" }))
    .getAllByRole("listitem")
    .map((fact) => fact.textContent);
const begin = () => screen.getByRole("button", { name: "Start the test" });

test("length, time, what is free and every price are shown before the first question", async () => {
  await open();

  const [length, time, honest, free, price, ...packages] = facts();
  expect([length, time, honest]).toEqual([
    "66 short questions, five answers to choose from",
    "5 to 11 minutes, no time limit",
    "No right or wrong answers, nothing to prepare",
  ]);
  expect(free).toBe("Free, no e-mail: your most likely type and your place on four scales");
  expect(price).toContain("€7,90");
  expect(packages).toHaveLength(4);
  expect(screen.getByText(/Not a measure of ability/)).toBeDefined();
});

test("the measured time replaces the estimate", async () => {
  await open(questionnaireBoot({ medianDurationS: 320 }));

  expect(facts()[1]).toBe("About 5 minutes, no time limit");
});

test("the start button leads to the first question", async () => {
  await open();

  fireEvent.click(begin());

  expect((await screen.findByRole("heading", { name: "Question 1 of 4" })).textContent).toBeDefined();
  expect(openRun.get()?.run.questions).toEqual(["s1", "s2", "s3", "s4"]);
});

test("where the result needs an account, signing in comes first and leads back here", async () => {
  await open(questionnaireBoot({ free: true, signIn: true }));

  expect(screen.queryByRole("button", { name: "Start the test" })).toBeNull();
  expect(facts()[3]).toBe("Free with an account: your short result");
  const link = screen.getByRole("link", { name: "Sign in and start" });
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);

  expect(link.getAttribute("href")).toBe("/user/login/type16-4?hl=EN");
  expect(takeReturn()).toBe("/answer_question/start_loading/type16-4");
});

test("whoever is signed in starts at once", async () => {
  markSignedIn();
  await open(questionnaireBoot({ free: true, signIn: true }));

  expect(begin()).toBeDefined();
});

test("an order that pays for it replaces the account", async () => {
  await open(questionnaireBoot({ free: true, signIn: true }), "#orderNumber=paid");

  expect(begin()).toBeDefined();
  expect(facts()[3]).toBe("Included in your order: your result and the full report");
});

test("a run that was begun before is continued or deleted", async () => {
  beginStatements();
  change((run) => goTo(choose(run, "s1", 1, Date.now()), 2));
  await open();

  expect(screen.getByText("You’ve answered 1 of 4 questions.")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Start over" }));
  expect(screen.getByText(/begin with question 1/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Keep my answers" }));
  fireEvent.click(screen.getByRole("button", { name: "Continue at question 2" }));

  expect(await screen.findByRole("heading", { name: "Question 2 of 4" })).toBeDefined();
});

import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "../../lib/all-paths";
import { interruption, retryNow } from "../../lib/network";
import { choose, goTo } from "../../run/run";
import { change, flush, forgetRun, openRun, sealRun } from "../../run/tab";
import { sampleBoot } from "../../testing/sample-boot";
import { sampleQuestions } from "../../testing/sample-questions";
import { answering, refusing, testServer } from "../../testing/server";
import { beginSampleRun, exam, openScreen } from "../../testing/taking-screens";

const server = testServer();
const listAddress = `${location.origin}/tessera/exam/question/list/1/EN`;
const asked = vi.fn();

beforeEach(() => {
  asked.mockClear();
  giveQuestions();
});
afterEach(() => {
  forgetRun();
  interruption.set(undefined);
});

function giveQuestions() {
  server.use(
    http.get(listAddress, ({ request }) => {
      const had = new URL(request.url).searchParams.get("had");
      asked(had);
      const answer = answering(sampleQuestions(4, had ? 1002 : 1001));
      answer.headers.set("form-ticket", had ? "second ticket" : "ticket");
      return answer;
    }),
  );
}

const open = (boot = sampleBoot()) => openScreen(paths.startLoading(exam), boot);
const loaded = () => screen.findByRole("heading", { name: "How a puzzle works" });
const start = () => screen.getByRole("button", { name: "Start the test" });

test("length, time and the price of every package are shown before the first question", async () => {
  await open();
  await loaded();

  const facts = within(screen.getByRole("list", { name: "Before you start" }));
  const [length, time, free, price, ...packages] = facts
    .getAllByRole("listitem")
    .map((fact) => fact.textContent);
  expect([length, time, free]).toEqual([
    "30 visual puzzles, 6 options each",
    "20 to 25 minutes, no time limit",
    "Free result: how many you solved and your most likely IQ range",
  ]);
  expect(price).toContain("Report from €7,90, tax included. Pay once, no subscription");
  expect(packages).toEqual(["Package 1 €7,90", "Package 2 €12,90", "Package 3 €17,90", "Package 4 €24,90"]);
});

test("a free test costs nothing and says so", async () => {
  const { exam: paid } = sampleBoot();
  await open(sampleBoot({ exam: { ...paid, free: true, questions: 12, lowestPrice: null } }));
  await loaded();

  const facts = screen.getByRole("list", { name: "Before you start" });
  expect(facts.textContent).toContain("Completely free, full result included");
  expect(facts.textContent).toContain("8 to 10 minutes, no time limit");
  expect(facts.textContent).not.toContain("€");
});

test("the questions are requested at once, and starting leads to the first", async () => {
  await open();
  await loaded();

  fireEvent.click(start());

  expect(await screen.findByRole("heading", { name: "Question 1 of 4" })).toBeTruthy();
  expect(openRun.get()?.run).toMatchObject({ formId: 1001, ticket: "ticket", phase: "answering", page: 1 });
  expect(asked.mock.calls).toEqual([[null]]);
});

test("a start before the questions are loaded happens when they are", async () => {
  await open();
  fireEvent.click(start());

  expect(await screen.findByRole("heading", { name: "Question 1 of 4" })).toBeTruthy();
});

test("a failed load says so and can be retried", async () => {
  server.use(http.get(listAddress, () => new HttpResponse(null, { status: 500 })));
  await open();

  expect((await screen.findByRole("alert")).textContent).toBe("Loading failed, please retry");
  giveQuestions();
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));

  expect(await loaded()).toBeTruthy();
  expect(start()).toBeTruthy();
});

test("without a network the network dialog is called, and its retry loads", async () => {
  server.use(http.get(listAddress, () => HttpResponse.error()));
  await open();
  await waitFor(() => expect(interruption.get()).toBeDefined());

  giveQuestions();
  act(retryNow);

  expect(await loaded()).toBeTruthy();
});

test("where there is no fresh form, the server's words and the other tests are shown", async () => {
  server.use(
    http.get(listAddress, () => refusing(10_441, "You have already had every version of this test.")),
  );
  await open();

  expect((await screen.findByRole("alert")).textContent).toBe(
    "You have already had every version of this test.",
  );
  expect(screen.getByRole("link", { name: "See other tests" })).toBeTruthy();
});

test("an open run is continued where it was, without asking for questions", async () => {
  beginSampleRun();
  change((run) => goTo(choose(run, "q1", 2, Date.now()), 2));
  await open();

  expect(screen.getByText("You’ve answered 1 of 4 questions.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Continue at question 2" }));

  expect(await screen.findByRole("heading", { name: "Question 2 of 4" })).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});

test("starting over asks first, deletes the answers and loads another form", async () => {
  beginSampleRun();
  change((run) => choose(run, "q1", 2, Date.now()));
  flush();
  await open();

  fireEvent.click(screen.getByRole("button", { name: "Start over" }));
  fireEvent.click(screen.getByRole("button", { name: "Delete and start over" }));
  await waitFor(() => expect(asked).toHaveBeenCalledWith("1001"));
  expect(localStorage.getItem("IQ-run-1")).toBeNull();

  fireEvent.click(start());
  await screen.findByRole("heading", { name: "Question 1 of 4" });
  expect(openRun.get()?.run).toMatchObject({ formId: 1002, ticket: "second ticket", answers: {} });
});

test("cancelling a restart keeps the answers", async () => {
  beginSampleRun();
  await open();

  fireEvent.click(screen.getByRole("button", { name: "Start over" }));
  fireEvent.click(screen.getByRole("button", { name: "Keep my answers" }));

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(openRun.get()?.run.runId).toBe("run");
});

test("confirmed answers are sent, not discarded", async () => {
  beginSampleRun();
  change((run) => choose(run, "q1", 2, Date.now()));
  sealRun();
  await open();

  expect(screen.getByText("Your answers are confirmed but not sent yet.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Start over" })).toBeNull();
  expect(screen.getByRole("button", { name: "Send my answers" })).toBeTruthy();
});

test("the worked example is a list for screen readers", async () => {
  await open();

  const steps = within(await screen.findByRole("list", { name: "The solution, step by step" }));
  expect(steps.getAllByRole("listitem").map((step) => step.textContent)).toEqual([
    "Number, in each row: 1 more from tile to tile. Row 1: 1, 2, 3 Row 2: 1, 2, 3 Row 3: 1, 2, ? So the missing tile needs: 3.",
    "Shape, in each column: the same three, each used once. Column 1: circle, square, star Column 2: star, circle, square Column 3: square, star, ? So the missing tile needs: circle.",
    "Only option 3 fits every rule.",
  ]);
});

test("the worked example goes step by step until the answer is in its place", async () => {
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Show me" }));

  for (let beat = 1; beat < 9; beat += 1) fireEvent.click(screen.getByRole("button", { name: "Next step" }));

  expect(screen.getByRole("img", { name: "Row 3, column 3: choice 3 of the example" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Next step" })).toBeNull();
  expect(screen.getByRole("button", { name: "Show me again" })).toBeTruthy();
});

test("a practice puzzle says what is wrong and what is right", async () => {
  await open();
  await screen.findByRole("heading", { name: "Try it yourself" });
  const said = (text: string) =>
    screen.getAllByRole("status").some((status) => status.textContent?.includes(text));

  fireEvent.click(screen.getByRole("button", { name: "Option 4: choice 4 of practice 1" }));
  expect(said("Not quite.Right: number.Wrong: shape, here star.")).toBe(true);

  fireEvent.click(screen.getByRole("button", { name: "Option 1: choice 1 of practice 1" }));
  expect(said("Correct.Number, in each row")).toBe(true);

  fireEvent.click(screen.getByRole("button", { name: "Next practice puzzle" }));
  expect(screen.getByRole("button", { name: "Option 1: choice 1 of practice 2" })).toBeTruthy();
});

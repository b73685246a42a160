import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "../../lib/all-paths";
import { markSignedIn } from "../../lib/mark-signed-in";
import { session } from "../../lib/session";
import { choose, flag } from "../../run/run";
import { saveOrder } from "../../run/storage";
import { change, forgetRun, openRun, sealRun } from "../../run/tab";
import { sampleBoot } from "../../testing/sample-boot";
import { answering, refusing, testServer } from "../../testing/server";
import { addressReached, beginSampleRun, exam, openScreen } from "../../testing/taking-screens";

const server = testServer();
const orders = `${location.origin}/tessera/exam/order/info`;
const sent = vi.fn();

beforeEach(() => {
  sent.mockClear();
  beginSampleRun();
  change((run) => choose(run, "q1", 2, Date.now()));
});
afterEach(forgetRun);

function takeAnswers(address = orders) {
  server.use(
    http.post(address, async ({ request }) => {
      sent(await request.json());
      return answering({ orderNumber: "ord_1" });
    }),
  );
}

const open = (boot = sampleBoot()) => openScreen(paths.answerSubmit(exam), boot);
const confirm = () => fireEvent.click(screen.getByRole("button", { name: "Confirm my answers" }));

test("all answers are shown, open and flagged ones marked", async () => {
  change((run) => flag(run, "q3", Date.now()));
  await open();

  const names = screen.getAllByRole("listitem").map((item) => {
    return item.querySelector("button")?.getAttribute("aria-label");
  });
  expect(names).toEqual([
    "Question 1, option 3, choice 3 of question 1",
    "Question 2, Unanswered",
    "Question 3, Unanswered, Flagged",
    "Question 4, Unanswered",
  ]);
  expect(screen.getByText("3 questions are unanswered.")).toBeTruthy();
  expect(screen.getByText("Once you confirm, your answers are final.")).toBeTruthy();
});

test("an answer is changed in its question, which leads back here", async () => {
  await open();

  fireEvent.click(screen.getByRole("button", { name: /^Question 1,/ }));
  await screen.findByRole("heading", { name: "Question 1 of 4" });
  expect(screen.getByRole("button", { name: "Back to all answers" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Option 5:/ }));

  expect(await screen.findByRole("button", { name: /^Question 1, option 5,/ })).toBeTruthy();
});

test("confirming sends everything once, clears it and leads to the result", async () => {
  takeAnswers();
  await open();

  confirm();

  expect(await addressReached()).toBe("/report/result/iq-1#orderNumber=ord_1");
  expect(sent).toHaveBeenCalledOnce();
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    runId: "run",
    examId: 1,
    formId: 1001,
    ticket: "ticket",
    answers: [{ id: "q1", option: 2, changes: 0 }],
    sentAt: expect.any(Number),
  });
  expect(session().get()).toMatchObject({ selectAns: {}, questionsInfo: null, questionPageNum: 1 });
  expect(localStorage.getItem("IQ-run-1")).toBeNull();
  expect(localStorage.getItem("IQ-order-1")).toContain("ord_1");
});

test("whoever is signed in finds the new order in their account", async () => {
  const collected = vi.fn();
  markSignedIn();
  takeAnswers();
  server.use(
    http.post(`${location.origin}/tessera/user/order/collect`, async ({ request }) => {
      collected(await request.json());
      return answering({ orders: 1 });
    }),
  );
  await open();

  confirm();

  await addressReached();
  await waitFor(() => expect(collected).toHaveBeenCalledExactlyOnceWith({ orderNumbers: ["ord_1"] }));
});

test("a free test goes to its own call and its own result", async () => {
  takeAnswers(`${orders}/free`);
  await open(sampleBoot({ exam: { ...sampleBoot().exam, free: true } }));

  confirm();

  expect(await addressReached()).toBe("/report/result-free-test/iq-1#orderNumber=ord_1");
});

test("answers that don't arrive are stored, reported, and sent again", async () => {
  server.use(http.post(orders, () => HttpResponse.error()));
  await open();
  confirm();

  const dialog = await screen.findByRole("dialog", { name: "Unstable network" });
  expect(dialog.textContent).toContain("Network disconnected, try again later.");
  expect(dialog.textContent).toContain("Your answers are safe on this device.");
  expect(localStorage.getItem("IQ-run-1")).toContain('"phase":"sealed"');

  takeAnswers();
  fireEvent.click(screen.getByRole("button", { name: "Try again now" }));
  expect(await addressReached()).toContain("ord_1");
});

test("a server error is reported in the specification's words", async () => {
  server.use(http.post(orders, () => new HttpResponse(null, { status: 503 })));
  await open();
  confirm();

  const dialog = await screen.findByRole("dialog", { name: "Unstable network" });
  expect(dialog.textContent).toContain("Connection failed. Please try again.");

  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Try again now" })).toBeTruthy();
});

test("a reload continues sending confirmed answers", async () => {
  sealRun();
  takeAnswers();
  await open();

  expect(await addressReached()).toContain("ord_1");
  expect(sent).toHaveBeenCalledOnce();
});

test("a run that another tab has submitted differently leads to that order", async () => {
  server.use(
    http.post(orders, () => {
      saveOrder(1, { orderNumber: "ord_other", runId: "run" }, Date.now());
      return refusing(10_440, "You have already confirmed this test.");
    }),
  );
  await open();
  confirm();

  expect(await addressReached()).toContain("ord_other");
});

test("a refusal is shown in the server's words, with a button to start again", async () => {
  server.use(
    http.post(orders, () => refusing(10_442, "You have already handed in this version of the test.")),
    http.get(`${location.origin}/tessera/exam/question/list/1/EN`, () => HttpResponse.error()),
    http.post(`${location.origin}/tessera/app/v2/generate/logid`, () => answering({ logid: "visit" })),
  );
  await open();
  confirm();

  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("We couldn’t save your test");
  expect(alert.textContent).toContain("You have already handed in this version of the test.");
  expect(openRun.get()?.run.phase).toBe("sealed");

  fireEvent.click(screen.getByRole("button", { name: "Start over" }));
  expect(await screen.findByRole("heading", { name: "IQ test" })).toBeTruthy();
  expect(openRun.get()).toBeUndefined();
});

test("confirming twice sends once", async () => {
  takeAnswers();
  await open();
  const button = screen.getByRole("button", { name: "Confirm my answers" });

  act(() => {
    button.click();
    button.click();
  });

  await addressReached();
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test("without an answer there is nothing to confirm", async () => {
  forgetRun();
  beginSampleRun();
  await open();

  expect(screen.queryByRole("button", { name: "Confirm my answers" })).toBeNull();
  expect(screen.getByRole("button", { name: "Go to unanswered questions" })).toBeTruthy();
});

test("without a run the instructions come first", async () => {
  server.use(
    http.get(`${location.origin}/tessera/exam/question/list/1/EN`, () => HttpResponse.error()),
    http.post(`${location.origin}/tessera/app/v2/generate/logid`, () => answering({ logid: "visit" })),
  );
  forgetRun();
  await open();

  expect(await screen.findByRole("heading", { name: "IQ test" })).toBeTruthy();
});

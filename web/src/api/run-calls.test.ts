import { http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { sampleBoot } from "../testing/sample-boot";
import { sampleQuestions } from "../testing/sample-questions";
import { answering, testServer } from "../testing/server";
import { createApi } from "./client";
import { askQuestions, sendRun } from "./run-calls";
import { currentLogid } from "./visit";

const server = testServer();
const boot = sampleBoot();
const api = createApi(boot, { uid: () => "visitor", logid: currentLogid });
const base = `${location.origin}/tessera`;
const asked = vi.fn();

beforeEach(() => {
  asked.mockClear();
});

function giveQuestions(headers: Record<string, string> = { "form-ticket": "ticket" }) {
  server.use(
    http.get(`${base}/exam/question/list/1/EN`, ({ request }) => {
      asked(new URL(request.url).search);
      const answer = answering(sampleQuestions());
      for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
      return answer;
    }),
  );
}

test("questions come with the ticket that their answers are submitted with", async () => {
  giveQuestions();

  const answer = await askQuestions(api, boot, []);

  const data = { list: sampleQuestions(), ticket: "ticket", clockOffsetMs: null };
  expect(answer).toEqual({ ok: true, data });
  expect(asked).toHaveBeenCalledWith("");
});

test("questions without a ticket are rejected: they could never be submitted", async () => {
  giveQuestions({});

  expect(await askQuestions(api, boot, [])).toEqual({ ok: false, error: { kind: "malformed" } });
});

test("forms that were already seen are listed", async () => {
  giveQuestions();

  await askQuestions(api, boot, [1003, 1010]);

  expect(asked.mock.calls[0]?.[0]).toBe(`?${new URLSearchParams({ had: "1003,1010" })}`);
});

test("the server's clock is compared with this one", async () => {
  vi.spyOn(Date, "now").mockReturnValue(Date.UTC(2026, 10, 15, 12, 0, 5));
  giveQuestions({ "form-ticket": "ticket", date: "Sun, 15 Nov 2026 12:00:00 GMT" });

  const answer = await askQuestions(api, boot, []);

  expect(answer.ok && answer.data.clockOffsetMs).toBe(-5000);
});

test.each([
  [false, "/exam/order/info"],
  [true, "/exam/order/info/free"],
])("a run of a free test (%j) goes to %s, with the time it was sent", async (free, path) => {
  const run = { runId: "run", examId: 1, formId: 1001, ticket: "ticket", answers: [], left: 0, hiddenMs: 0 };
  vi.spyOn(Date, "now").mockReturnValue(1234);
  const sent = vi.fn();
  server.use(
    http.post(base + path, async ({ request }) => {
      sent(await request.json());
      return answering({ orderNumber: "ord_1" });
    }),
  );

  const answer = await sendRun(api, free, run);

  expect(answer).toEqual({ ok: true, data: { orderNumber: "ord_1" } });
  expect(sent).toHaveBeenCalledWith({ ...run, sentAt: 1234 });
});

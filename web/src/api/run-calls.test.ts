import { http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { remember } from "../lib/session";
import { sampleBoot } from "../testing/sample-boot";
import { sampleQuestions } from "../testing/sample-questions";
import { answering, refusing, testServer } from "../testing/server";
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
  remember({ cfgVal: {} });
  server.use(http.post(`${base}/app/v2/generate/logid`, () => answering({ logid: "fresh" })));
});

function giveQuestions(date?: string) {
  server.use(
    http.get(`${base}/exam/question/list/1/EN`, ({ request }) => {
      asked(new URL(request.url).search, request.headers.get("logid"));
      const answer = answering(sampleQuestions());
      if (date) answer.headers.set("date", date);
      return answer;
    }),
  );
}

test("the visit is known before its questions are asked for", async () => {
  giveQuestions();

  const answer = await askQuestions(api, boot, []);

  expect(answer).toEqual({ ok: true, data: { list: sampleQuestions(), clockOffsetMs: null } });
  expect(asked).toHaveBeenCalledWith("", "fresh");
});

test("forms that were had are named", async () => {
  giveQuestions();

  await askQuestions(api, boot, [1003, 1010]);

  expect(asked.mock.calls[0]?.[0]).toBe(`?${new URLSearchParams({ had: "1003,1010" })}`);
});

test("the server's clock is compared with this one", async () => {
  vi.spyOn(Date, "now").mockReturnValue(Date.UTC(2026, 10, 15, 12, 0, 5));
  giveQuestions("Sun, 15 Nov 2026 12:00:00 GMT");

  const answer = await askQuestions(api, boot, []);

  expect(answer.ok && answer.data.clockOffsetMs).toBe(-5000);
});

test("a visit that nobody could name still gets questions", async () => {
  server.use(http.post(`${base}/app/v2/generate/logid`, () => refusing(10_500, "")));
  giveQuestions();

  expect((await askQuestions(api, boot, [])).ok).toBe(true);
});

test.each([
  [false, "/exam/order/info"],
  [true, "/exam/order/info/free"],
])("a run of a free test (%j) goes to %s, with the time it was sent", async (free, path) => {
  const run = { runId: "run", examId: 1, formId: 1001, answers: [], left: 0, hiddenMs: 0 };
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

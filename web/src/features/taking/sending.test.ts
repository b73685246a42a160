import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer, ApiError } from "../../api/envelope";
import { type Delivery, deliver, type Sending } from "./sending";

const states: Sending[] = [];
const send = vi.fn<() => Promise<Answer<{ orderNumber: string }>>>();
let delivery: Delivery;

beforeEach(() => {
  vi.useFakeTimers();
  states.length = 0;
  send.mockReset();
});
afterEach(() => {
  delivery.stop();
  vi.useRealTimers();
});

const begin = (random = () => 1) => {
  delivery = deliver({ send, onChange: (state) => states.push(state), random });
};
const fails = (error: ApiError) => send.mockResolvedValue({ ok: false, error });
const succeeds = () => send.mockResolvedValue({ ok: true, data: { orderNumber: "ord_1" } });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const last = () => states.at(-1);

test("answers that arrive at once are sent once", async () => {
  succeeds();
  begin();
  await pass(120_000);

  expect(states).toEqual([{ kind: "sending" }, { kind: "sent", orderNumber: "ord_1" }]);
  expect(send).toHaveBeenCalledOnce();
});

test("answers that don't arrive are sent again after 1, 2, 4, 8, 16, 30 and 30 seconds", async () => {
  fails({ kind: "offline" });
  begin();
  await pass(0);

  for (const [tries, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    expect(send).toHaveBeenCalledTimes(tries + 1);
    await pass(seconds * 1000 - 1);
    expect(send).toHaveBeenCalledTimes(tries + 1);
    await pass(1);
  }
  expect(send).toHaveBeenCalledTimes(8);
});

test("random jitter shortens a pause by up to a quarter", async () => {
  fails({ kind: "timeout" });
  begin(() => 0);
  await pass(749);
  expect(send).toHaveBeenCalledTimes(1);

  await pass(1);
  expect(send).toHaveBeenCalledTimes(2);
});

test.each<[ApiError, boolean]>([
  [{ kind: "offline" }, true],
  [{ kind: "timeout" }, false],
  [{ kind: "malformed" }, false],
  [{ kind: "status", status: 503 }, false],
  [{ kind: "status", status: 429 }, false],
])("%j may heal", async (error, offline) => {
  fails(error);
  begin();
  await pass(0);
  expect(last()).toEqual({ kind: "waiting", offline });

  succeeds();
  await pass(1000);
  expect(last()).toEqual({ kind: "sent", orderNumber: "ord_1" });
});

test("when the network comes back it retries at once", async () => {
  fails({ kind: "offline" });
  begin();
  await pass(1000 + 2000 + 4000);
  succeeds();

  window.dispatchEvent(new Event("online"));
  await pass(0);

  expect(last()).toEqual({ kind: "sent", orderNumber: "ord_1" });
});

test("the visitor can retry at once, and never twice at the same time", async () => {
  fails({ kind: "offline" });
  begin();
  await pass(0);

  delivery.retry();
  delivery.retry();
  window.dispatchEvent(new Event("online"));
  await pass(0);

  expect(send).toHaveBeenCalledTimes(2);
});

test("a refusal is reported with the server's words and not repeated", async () => {
  fails({ kind: "refusal", result: 10_442, msg: "You have already handed in this version." });
  begin();
  await pass(120_000);

  expect(last()).toEqual({
    kind: "refused",
    result: 10_442,
    msg: "You have already handed in this version.",
  });
  expect(send).toHaveBeenCalledOnce();
});

test("a call that HTTP itself refuses can be retried manually", async () => {
  fails({ kind: "status", status: 413 });
  begin();
  await pass(120_000);
  expect(last()).toEqual({ kind: "refused", msg: "" });

  succeeds();
  delivery.retry();
  await pass(0);
  expect(last()).toEqual({ kind: "sent", orderNumber: "ord_1" });
});

test("after it is stopped nothing is sent and nothing is reported", async () => {
  fails({ kind: "offline" });
  begin();
  delivery.stop();
  await pass(120_000);
  window.dispatchEvent(new Event("online"));
  await pass(0);

  expect(send).toHaveBeenCalledOnce();
  expect(states).toEqual([{ kind: "sending" }]);
});

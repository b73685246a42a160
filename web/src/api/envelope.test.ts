import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sampleBoot } from "../testing/sample-boot";
import { answering, refusing, testServer } from "../testing/server";
import { createApi } from "./client";
import { unwrap } from "./envelope";
import { ApiFailure, dataOrThrow } from "./failure";

const server = testServer();
const address = `${location.origin}/tessera/exam/category/list`;
const api = createApi(sampleBoot({ hl: "DE", version: "1.2.3" }), {
  uid: () => "visitor",
  logid: () => "visit",
});
const call = () => unwrap(api.GET("/exam/category/list"));

test("result 200 gives the data", async () => {
  server.use(http.get(address, () => answering([])));

  expect(await call()).toEqual({ ok: true, data: [] });
});

test("any other result is a refusal with the server's words", async () => {
  server.use(http.get(address, () => refusing(10101, "There are no retrievable reports.")));

  expect(await call()).toEqual({
    ok: false,
    error: { kind: "refusal", result: 10101, msg: "There are no retrievable reports." },
  });
});

test("an HTTP refusal of our own server keeps its code and message", async () => {
  const body = { result: 10499, data: null, msg: "Another account." };
  server.use(http.get(address, () => HttpResponse.json(body, { status: 403 })));

  expect(await call()).toEqual({
    ok: false,
    error: { kind: "status", status: 403, result: 10499, msg: "Another account." },
  });
});

test.each([401, 429, 500])("HTTP status %i is reported as a status", async (status) => {
  server.use(http.get(address, () => new HttpResponse("no", { status })));

  expect(await call()).toEqual({ ok: false, error: { kind: "status", status } });
});

test.each(["<html>", '{"data":[]}', "null"])("%s is no answer of ours", async (body) => {
  server.use(http.get(address, () => new HttpResponse(body)));

  expect(await call()).toEqual({ ok: false, error: { kind: "malformed" } });
});

test("a lost network is distinguished from other failures", async () => {
  server.use(http.get(address, () => HttpResponse.error()));

  expect(await call()).toEqual({ ok: false, error: { kind: "offline" } });
});

describe("a call that isn't answered", () => {
  const ended = vi.fn();
  const { any } = AbortSignal;
  const silentServer = ({ signal }: Request) =>
    new Promise<Response>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", silentServer);
    // Safari 17.3 and older don't have it.
    Object.assign(AbortSignal, { any: undefined });
    ended.mockReset();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Object.assign(AbortSignal, { any });
  });

  test("is aborted after thirty seconds", async () => {
    void call().then(ended);

    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith({ ok: false, error: { kind: "timeout" } });
  });

  test("is aborted when the caller aborts", async () => {
    const caller = new AbortController();
    void unwrap(api.GET("/exam/category/list", { signal: caller.signal })).then(ended);

    caller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledWith({ ok: false, error: { kind: "offline" } });
  });
});

test("every call has the specification's headers", async () => {
  const sent = vi.fn();
  server.use(
    http.get(address, ({ request }) => {
      sent(Object.fromEntries(request.headers));
      return answering([]);
    }),
  );

  await call();

  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    logid: "visit",
    "app-version": "1.2.3",
    "exam-app-id": "1",
    domain: location.hostname,
    domains: "site.test,www.site.test",
    hl: "DE",
    uid: "visitor",
  });
});

test("callers that work with rejections get the same error in one", async () => {
  server.use(http.get(address, () => refusing(10101, "no")));

  const failure = await dataOrThrow(call()).catch((thrown: unknown) => thrown);

  expect(failure).toBeInstanceOf(ApiFailure);
  expect((failure as ApiFailure).error.kind).toBe("refusal");
});

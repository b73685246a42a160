// The server's answers in tests: the envelope around them, and one peer per test file.
import { HttpResponse, type JsonBodyType } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";

export function answering(data: JsonBodyType) {
  return HttpResponse.json({ result: 200, data, msg: "" });
}

export function refusing(result: number, msg: string) {
  return HttpResponse.json({ result, data: null, msg });
}

/** Starts with the test file and forgets its handlers after each test. */
export function testServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

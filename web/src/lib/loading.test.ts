import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loading, startLoading, withLoadingBar } from "./loading";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("work that is over within 200 ms shows no bar", () => {
  const stop = startLoading();

  vi.advanceTimersByTime(199);
  stop();
  vi.advanceTimersByTime(1_000);

  expect(loading.get()).toBe("idle");
});

test("longer work shows the bar from 200 ms on, completes it and removes it", () => {
  const stop = startLoading();

  vi.advanceTimersByTime(200);
  expect(loading.get()).toBe("running");

  stop();
  expect(loading.get()).toBe("done");

  vi.advanceTimersByTime(300);
  expect(loading.get()).toBe("idle");
});

test("the bar stays until the last of several tasks is over", () => {
  const first = startLoading();
  const second = startLoading();
  vi.advanceTimersByTime(200);

  first();
  first();
  expect(loading.get()).toBe("running");

  second();
  expect(loading.get()).toBe("done");
});

test("failed work ends the bar too and stays failed", async () => {
  const failing = withLoadingBar(Promise.reject(new Error("gone")));

  await expect(failing).rejects.toThrow("gone");
  vi.advanceTimersByTime(1_000);

  expect(loading.get()).toBe("idle");
});

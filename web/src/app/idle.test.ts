import { afterEach, expect, test, vi } from "vitest";
import { whenIdle } from "./idle";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("waits for the browser to be idle", () => {
  const idle = vi.fn();
  vi.stubGlobal("requestIdleCallback", idle);
  const action = vi.fn();

  whenIdle(action);

  expect(action).not.toHaveBeenCalled();
  expect(idle).toHaveBeenCalledWith(action);
});

test("without idle callbacks it runs after a second, unless it is cancelled", () => {
  vi.useFakeTimers();
  const [wanted, unwanted] = [vi.fn(), vi.fn()];

  whenIdle(wanted);
  whenIdle(unwanted)();
  vi.advanceTimersByTime(1000);

  expect(wanted).toHaveBeenCalledOnce();
  expect(unwanted).not.toHaveBeenCalled();
});

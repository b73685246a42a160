// For tests of pages that wait: their seconds pass as fast as the page can process them.
import { act } from "@testing-library/react";
import { vi } from "vitest";

const deadlineMs = 4000;

/** Only the timers that pages use; the test's network runs in real time. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}

/** One second after the other, or `step` at once. */
export async function pass(seconds: number, step = 1): Promise<void> {
  for (let passed = 0; passed < seconds; passed += step) await next(step);
}

/** Until `check` passes; fails with its error if it never does. */
export async function passUntil(check: () => void, step = 1): Promise<void> {
  const end = performance.now() + deadlineMs;
  for (;;) {
    try {
      check();
      return;
    } catch (failure) {
      if (performance.now() > end) throw failure;
    }
    await next(step);
  }
}

async function next(seconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    // Answers of the server come in between.
    await new Promise((done) => setImmediate(done));
  });
}

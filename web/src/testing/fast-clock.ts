// For tests of pages that wait: their seconds pass as fast as the page can live through them.
import { act } from "@testing-library/react";
import { vi } from "vitest";

const deadlineMs = 8000;

/** Only what pages wait with; the network of the test goes on as it is. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}

/** One second after the other. */
export async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) await nextSecond();
}

/** Until something is so; fails with what `check` says if it never is. */
export async function passUntil(check: () => void): Promise<void> {
  const end = performance.now() + deadlineMs;
  for (;;) {
    try {
      check();
      return;
    } catch (failure) {
      if (performance.now() > end) throw failure;
    }
    await nextSecond();
  }
}

async function nextSecond(): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    // Answers of the server come in between.
    await new Promise((done) => setImmediate(done));
  });
}

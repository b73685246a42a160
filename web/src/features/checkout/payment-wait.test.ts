import { expect, test } from "vitest";
import { nextWait } from "./payment-wait";

test("asking slows down and ends after two minutes", () => {
  const waits: number[] = [];
  for (let wait = nextWait(0); wait !== false; wait = nextWait(waits.length)) waits.push(wait / 1000);

  expect(waits.slice(0, 6)).toEqual([1, 1, 2, 3, 5, 5]);
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  expect(total).toBeGreaterThanOrEqual(120);
  expect(total).toBeLessThan(125);
});

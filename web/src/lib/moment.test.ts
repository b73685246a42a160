import { expect, test } from "vitest";
import { localDay, localTime } from "./moment";

test("a moment is shown in the visitor's local time", () => {
  const local = new Date(2026, 10, 5, 9, 3, 7);

  expect(localDay(local.toISOString())).toBe("2026-11-05");
  expect(localTime(local.toISOString())).toBe("09:03:07");
});

import { expect, test } from "vitest";
import {
  comparedOrder,
  forgetInvitation,
  openInvitation,
  rememberComparison,
  rememberInvitation,
} from "./comparisons";

const now = Date.UTC(2026, 10, 17);
const days = (count: number) => now + count * 24 * 60 * 60 * 1000;

test("an invitation waits for a month, and only the newest one", () => {
  rememberInvitation("first", now);
  rememberInvitation("second", now);

  expect(openInvitation(days(29))).toBe("second");
  expect(openInvitation(days(31))).toBeUndefined();
});

test("an invitation that was answered is forgotten", () => {
  rememberInvitation("token", now);
  forgetInvitation();

  expect(openInvitation(now)).toBeUndefined();
});

test("each comparison knows its own order", () => {
  rememberComparison("one", "T1", now);
  rememberComparison("two", "T2", now);

  expect(comparedOrder("one", days(100))).toBe("T1");
  expect(comparedOrder("two", now)).toBe("T2");
  expect(comparedOrder("three", now)).toBeUndefined();
});

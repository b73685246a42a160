import { expect, test } from "vitest";
import { isDoubleTap, type Tap } from "./taps";

const tap = (change: Partial<Tap> = {}): Tap => ({ index: 2, at: 1000, clicks: 1, mouse: false, ...change });

test("the second half of a double click is not an answer", () => {
  expect(isDoubleTap(tap({ mouse: true }), tap({ at: 1300, clicks: 2, mouse: true }))).toBe(true);
});

test("a second tap in the same place right away is not an answer", () => {
  expect(isDoubleTap(tap(), tap({ at: 1199 }))).toBe(true);
  expect(isDoubleTap(tap(), tap({ at: 1200 }))).toBe(false);
});

test("another place, a mouse with a click count, a key and the first tap are answers", () => {
  expect(isDoubleTap(tap(), tap({ index: 3, at: 1050 }))).toBe(false);
  expect(isDoubleTap(tap({ mouse: true }), tap({ at: 1050, mouse: true }))).toBe(false);
  expect(isDoubleTap(tap({ clicks: 0 }), tap({ at: 1050, clicks: 0 }))).toBe(false);
  expect(isDoubleTap(undefined, tap())).toBe(false);
});

import { expect, test } from "vitest";
import { forgetBundle, knownBundle, rememberBundle } from "./bundle";
import { orderMs } from "./storage";

const now = Date.parse("2026-11-15T10:00:00Z");

test("a bundle is remembered for half a year after it was last needed", () => {
  rememberBundle("three", now);

  expect(knownBundle("", now + orderMs - 1)).toBe("three");
  expect(knownBundle("", now + 2 * orderMs - 2)).toBe("three");
  expect(knownBundle("", now + 4 * orderMs)).toBeUndefined();
});

test("the address takes precedence over the browser", () => {
  rememberBundle("three", now);

  expect(knownBundle("#bundle=other", now)).toBe("other");
});

test("a used up bundle is forgotten, another one isn't", () => {
  rememberBundle("three", now);

  forgetBundle("other", now);
  expect(knownBundle("", now)).toBe("three");
  forgetBundle("three", now);
  expect(knownBundle("", now)).toBeUndefined();
});

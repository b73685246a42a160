import { expect, test } from "vitest";
import { forgetBundle, knownBundle, rememberBundle } from "./bundle";
import { yearMs } from "./storage";

const now = Date.parse("2026-11-15T10:00:00Z");

test("a bundle is remembered for a year", () => {
  rememberBundle("three", now);

  expect(knownBundle("", now)).toBe("three");
  expect(knownBundle("", now + yearMs + 1)).toBeUndefined();
});

test("the address knows better than the browser", () => {
  rememberBundle("three", now);

  expect(knownBundle("?bundle=other&hl=EN", now)).toBe("other");
});

test("a used up bundle is forgotten, another one isn't", () => {
  rememberBundle("three", now);

  forgetBundle("other", now);
  expect(knownBundle("", now)).toBe("three");
  forgetBundle("three", now);
  expect(knownBundle("", now)).toBeUndefined();
});

import { expect, test } from "vitest";
import { languages, parseHl, tagOf } from "./locale";

test.each([
  ["any casing of hl is understood", "Hk", "HK"],
  ["spaces around it are ignored", " de ", "DE"],
  ["an unsupported language is none", "xx", undefined],
  ["an empty one is none", "", undefined],
  ["a missing one is none", null, undefined],
])("%s", (_, text, hl) => {
  expect(parseHl(text)).toBe(hl);
});

test("every language has its tag", () => {
  expect(languages.map(({ hl }) => tagOf(hl))).toEqual(languages.map(({ tag }) => tag));
});

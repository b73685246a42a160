import { expect, test } from "vitest";
import { forgetClicks, readConfig, saveConfig } from "./config";

const now = Date.UTC(2026, 0, 1);
const year = 365 * 24 * 60 * 60 * 1000;

test("each change keeps the other fields", () => {
  saveConfig({ theme: "matrix", examId: "1" }, now);
  saveConfig({ countryCode: "DE" }, now);

  expect(readConfig(now)).toEqual({ theme: "matrix", examId: "1", countryCode: "DE" });
});

test("after a year without a visit it is gone", () => {
  saveConfig({ theme: "matrix" }, now);

  expect(readConfig(now + year)).toEqual({});
});

test("a visit in between starts the year again", () => {
  saveConfig({ theme: "matrix" }, now);
  saveConfig({ countryCode: "DE" }, now + year / 2);

  expect(readConfig(now + year).theme).toBe("matrix");
});

test("withdrawing consent keeps the language and removes click ids", () => {
  saveConfig({ query: { hl: "DE", gclid: "1" } }, now);

  forgetClicks(now);

  expect(readConfig(now).query).toEqual({ hl: "DE" });
});

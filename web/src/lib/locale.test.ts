import { expect, test } from "vitest";
import { negotiate, type Wishes } from "./locale";

test.each<[string, Wishes, string]>([
  ["the address comes first", { query: "fr", stored: "DE", browser: ["ja"] }, "FR"],
  ["any casing of hl is understood", { query: "Hk" }, "HK"],
  ["an unsupported hl falls back to the default", { query: "xx", stored: "DE" }, "EN"],
  ["then what was stored", { stored: "de", browser: ["ja"] }, "DE"],
  ["a stored value that is no language is skipped", { stored: "xx", browser: ["ja"] }, "JA"],
  ["then the browser's first supported language", { browser: ["nl-NL", "ko-KR", "fr"] }, "KO"],
  ["any Portuguese is ours", { browser: ["pt-PT"] }, "PT"],
  ["mainland Chinese", { browser: ["zh-CN"] }, "CN"],
  ["plain Chinese", { browser: ["zh"] }, "CN"],
  ["Taiwan reads traditional characters", { browser: ["zh-TW"] }, "HK"],
  ["Hong Kong", { browser: ["zh-Hant-HK"] }, "HK"],
  ["the script decides over the region", { browser: ["zh-Hans-HK"] }, "CN"],
  ["nothing known", { browser: [] }, "EN"],
  ["an empty address and an empty store", { query: "", stored: "" }, "EN"],
])("%s", (_, wishes, hl) => {
  expect(negotiate(wishes)).toBe(hl);
});

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { languages, tagOf } from "../lib/locale";
import { messageArgs } from "./message-args";

const words = new FluentResource(`
facts = { $questions } puzzles for { $price }
people = { $count ->
    [0] nobody
    [one] one: { $count }
   *[other] other: { $count }
}
`);

function say(hl: (typeof languages)[number]["hl"], id: string, args: Record<string, string | number>) {
  const bundle = new FluentBundle(tagOf(hl), { useIsolating: false });
  bundle.addResource(words);
  return bundle.formatPattern(bundle.getMessage(id)?.value ?? "", messageArgs(args, hl), []);
}

test("numbers are grouped by our rules and texts are left alone", () => {
  expect(say("DE", "facts", { questions: 12345, price: "9.99 $" })).toBe("12.345 puzzles for 9.99 $");
  expect(say("ES", "facts", { questions: 1234, price: "…" })).toBe("1234 puzzles for …");
});

// crates/l10n/src/bundle.rs checks the server's plural rules against the same table.
test("numbers choose the plural forms that the server chooses", () => {
  for (const { hl } of languages) {
    const ones = [1, 2, 3, 5, 11, 21, 100, 101, 1_000_000].filter((count) =>
      say(hl, "people", { count }).startsWith("one"),
    );
    expect(ones, hl).toEqual(["JA", "KO", "CN", "HK"].includes(hl) ? [] : [1]);
    expect(say(hl, "people", { count: 0 })).toBe("nobody");
  }
});

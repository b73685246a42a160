// The browser against the server: locales/format-cases.gen.json contains Rust's results.
import { expect, test } from "vitest";
import cases from "../../../locales/format-cases.gen.json";
import { languages } from "../lib/locale";
import { formatDuration } from "./duration";
import {
  formatDate,
  formatMoney,
  formatNumber,
  formatOneDecimal,
  formatPercent,
  formatShortDate,
} from "./formats";

/** What differs, so that a failure shows the cases and not the whole list. */
function differences<Case extends unknown[]>(list: unknown[][], format: (given: Case) => string) {
  return list
    .map((row) => ({ row, ours: format(row.slice(0, -1) as Case), theirs: row.at(-1) }))
    .filter(({ ours, theirs }) => ours !== theirs);
}

test("there are at least 500 cases, in all nine languages", () => {
  const rows: unknown[][] = Object.values(cases).flat();

  expect(rows.length).toBeGreaterThanOrEqual(500);
  expect(new Set(cases.money.map(([hl]) => hl))).toEqual(new Set(languages.map(({ hl }) => hl)));
});

test("money is shown as the server shows it", () => {
  type Case = [hl: string, currency: string, amount: number];
  const format = ([hl, currency, amount]: Case) => formatMoney({ currency, amount }, hl);
  expect(differences<Case>(cases.money, format)).toEqual([]);
});

test.each([
  ["number", formatNumber],
  ["oneDecimal", formatOneDecimal],
  ["percent", formatPercent],
] as const)("%s is shown as the server shows it", (kind, format) => {
  type Case = [hl: string, value: number];
  expect(differences<Case>(cases[kind], ([hl, value]) => format(value, hl))).toEqual([]);
});

test.each([
  ["date", formatDate],
  ["shortDate", formatShortDate],
] as const)("%s is shown as the server shows it", (kind, format) => {
  type Case = [hl: string, date: string];
  expect(differences<Case>(cases[kind], ([hl, date]) => format(date, hl))).toEqual([]);
});

test("durations are shown as the server shows them", () => {
  expect(differences<[number]>(cases.duration, ([seconds]) => formatDuration(seconds))).toEqual([]);
});

test("an unknown currency shows its code instead of failing", () => {
  expect(formatMoney({ currency: "XYZ", amount: 123456 }, "DE")).toBe("1,234.56\u00a0XYZ");
});

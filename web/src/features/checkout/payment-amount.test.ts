import { expect, test } from "vitest";
import { providerAmount } from "./payment-amount";

test.each([
  ["EUR", 790, 790],
  ["CNY", 6800, 6800],
  ["INR", 49900, 49900],
  ["JPY", 128000, 1280],
  ["KRW", 1290000, 12900],
  ["CLP", 990000, 9900],
  ["KWD", 399, 3990],
  ["ISK", 150000, 150000],
])("%s: %i hundredths are %i of the provider's units", (currency, ours, theirs) => {
  expect(providerAmount({ currency, amount: ours })).toBe(theirs);
});

test("a fraction of a currency without fractions is refused", () => {
  expect(() => providerAmount({ currency: "JPY", amount: 128050 })).toThrow("no hundredths");
});

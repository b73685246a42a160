// Money, numbers and dates as people read them; durations, which no landing page shows, are in duration.ts. The same steps as in crates/l10n, on the
// same table (formats.gen.ts); formats.test.ts checks both against the same cases. Integers only:
// amounts are hundredths and stay far below 2^53, where numbers are exact.
import type { Hl } from "../lib/locale";
import { type CurrencyCode, currencies, dateRules, numberRules } from "./formats.gen";

const noBreak = "\u00a0";

/** `9,99 €`. The decimal mark is the currency's, everything else the language's. */
export function formatMoney(money: { currency: string; amount: number }, hl: string): string {
  const code = money.currency as CurrencyCode;
  const rules = numbers(hl);
  // A page that is older than the server may meet a new currency: then its code is its sign.
  const currency = currencies[code] ?? { sign: code, decimals: 2, mark: "." };
  const atHome = rules.signFirstToo.includes(code);

  const hundredths = Math.abs(money.amount);
  const shown = currency.decimals ? hundredths : hundredths + 50;
  const cents = shown % 100;
  const whole = (shown - cents) / 100;

  let group = rules.group;
  if (currency.decimals && group === currency.mark) group = group === "," ? "." : ",";
  let text = grouped(whole, group, atHome ? 1 : rules.groupFrom);
  if (currency.decimals) text += currency.mark + twoDigits(cents);

  const sign = rules.signs[code] ?? currency.sign;
  if (rules.signFirst || atHome) {
    const tight = /\p{Sc}$/u.test(sign);
    text = sign + (tight ? (atHome ? "" : rules.signSpace) : noBreak) + text;
  } else {
    text += rules.signSpace + sign;
  }
  return signed(money.amount < 0 && (whole > 0 || (currency.decimals > 0 && cents > 0)), text);
}

/** An integer: `12.345`. */
export function formatNumber(value: number, hl: string): string {
  const { group, groupFrom } = numbers(hl);
  return signed(value < 0, grouped(Math.abs(value), group, groupFrom));
}

/** A number given in tenths: 1024 is `102,4`. */
export function formatOneDecimal(tenths: number, hl: string): string {
  const { decimal, group, groupFrom } = numbers(hl);
  const last = Math.abs(tenths) % 10;
  const whole = (Math.abs(tenths) - last) / 10;
  return signed(tenths < 0, grouped(whole, group, groupFrom) + decimal + last);
}

/** A whole percentage: 20 is `20 %`. */
export function formatPercent(value: number, hl: string): string {
  return formatNumber(value, hl) + numbers(hl).percent;
}

/** A date of the form 2026-11-15: `15. November 2026`. */
export function formatDate(isoDate: string, hl: string): string {
  const { long, first } = dates(hl);
  return filled(long, isoDate, hl, first);
}

/** A date of the form 2026-11-15: `15.11.2026`. */
export function formatShortDate(isoDate: string, hl: string): string {
  return filled(dates(hl).short, isoDate, hl, "1");
}

function filled(pattern: string, isoDate: string, hl: string, first: string): string {
  const [y = "", mm = "", dd = ""] = isoDate.split("-");
  const m = String(Number(mm));
  const d = dd === "01" ? first : String(Number(dd));
  const M = dates(hl).months.split(" ")[Number(m) - 1] ?? m;
  const parts: Record<string, string> = { y, mm, m, dd, d, M };
  return pattern.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? "");
}

function grouped(value: number, mark: string, from: number): string {
  const digits = String(value);
  return digits.length < 3 + from ? digits : digits.replace(/\B(?=(\d{3})+$)/g, mark);
}

function signed(negative: boolean, text: string): string {
  return negative ? `-${text}` : text;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

function numbers(hl: string) {
  return numberRules[hl as Hl] ?? numberRules.EN;
}

function dates(hl: string) {
  return dateRules[hl as Hl] ?? dateRules.EN;
}

// Paying as a person does: with what is on the screen, including the provider's form.
import type { Locator, Page } from "@playwright/test";
import { somebody } from "./buying.ts";
import { test as base } from "./country.ts";
import type { Order } from "./orders.ts";
import { newAddress } from "./post.ts";
import { expect } from "./site.ts";
import type { Hl } from "./variants.ts";
import { wordsOf } from "./words.ts";

/** Every test buys from its own address: attempts are counted by address. */
export const test = base.extend<{ elsewhere: undefined }>({
  elsewhere: [
    async ({ context }, use) => {
      const address = somebody();
      await context.route(
        /\/pay\/order\/create|\/extra\/order\/submit|\/report\/retrieve/,
        (route, request) => route.continue({ headers: { ...request.headers(), "x-forwarded-for": address } }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Numbers of Stripe's testing page. */
export const cards = {
  good: "4242424242424242",
  declined: "4000000000000002",
  /** The bank always requires authentication. */
  asks: "4000002760003184",
} as const;

export type Screen =
  | "scheme_select"
  | "payPage"
  | "payCheck"
  | "pay_success"
  | "pay_failed"
  | "triplePurchase"
  | "report/result"
  | "support";

interface Address {
  hl?: Hl;
  sku?: number;
}

export function orderPath(screen: Screen, { number, exam }: Order, { hl = "EN", sku }: Address = {}): string {
  const query = new URLSearchParams({ hl });
  if (sku) query.set("skuId", String(sku));
  return `/${screen}/${exam.tail}?${query}#orderNumber=${number}`;
}

export const reportPath = (order: Order, hl?: Hl) => orderPath("report/result", order, hl ? { hl } : {});

export interface Purchase {
  origin?: string;
  hl?: Hl;
  sku?: number;
  email?: string;
  card?: string;
  /** Tick the two boxes of European law. */
  boxes?: boolean;
}

/** Opens the payment page and waits until the provider's form can be filled. */
export async function openPay(page: Page, order: Order, wish: Purchase = {}): Promise<void> {
  const { origin = "", hl = "EN", sku = 1 } = wish;
  await page.goto(origin + orderPath("payPage", order, { hl, sku }));
  await fillContact(page, wish);
}

/** The address and, where the law wants them, the boxes. */
export async function fillContact(page: Page, wish: Purchase = {}): Promise<void> {
  const { hl = "EN", email = newAddress(), boxes = false } = wish;
  await emailField(page, hl).fill(email);
  if (boxes) for (const box of ["supply", "waiver"]) await boxOf(page, box, hl).check();
}

export const emailField = (page: Page, hl: Hl = "EN"): Locator =>
  page.getByLabel(wordsOf(hl)("pay-email-label"), { exact: true });

export const boxOf = (page: Page, box: string, hl: Hl = "EN"): Locator =>
  page.getByRole("checkbox", { name: wordsOf(hl)(`pay-box-${box}`) });

/** Loads an address that is already open: browsers treat a changed fragment as a place on the same page. */
export async function reopen(page: Page, url: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(url);
}

/** The button that buys: with the amount, or, in Germany and Austria, with only the words of the law. */
export function payButton(page: Page, hl: Hl = "EN"): Locator {
  const say = wordsOf(hl);
  const [before = "", after = ""] = say("pay-button", { price: "|" }).split("|");
  return page.getByRole("button", {
    name: new RegExp(`^(${before}.*\\d.*${after}|${say("pay-button-order")})$`),
  });
}

/** What is directly above and below that button. */
export const aroundPayButton = (page: Page, hl: Hl = "EN"): Locator => payButton(page, hl).locator("..");

/** The provider's form, which is a separate page inside ours. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiration date").fill("12 / 34");
  await page.getByLabel("Security code").fill("123");
}

export async function chooseMethod(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("radio", { name }).check();
}

/** The whole form by card, up to the button. */
export async function buy(page: Page, order: Order, wish: Purchase = {}): Promise<void> {
  await openPay(page, order, wish);
  await fillCard(page, wish.card ?? cards.good);
  await payButton(page, wish.hl).click();
}

/** Answers the bank's question; without an answer it stays open. */
export async function atBank(page: Page, answer?: "pass" | "fail"): Promise<void> {
  const name = answer === "fail" ? /fail/i : /complete|authori[sz]e/i;
  const button = page.getByRole("button", { name });
  await expect(button).toBeVisible();
  if (answer) await button.click();
}

export async function expectSuccess(page: Page, hl: Hl = "EN"): Promise<void> {
  await page.waitForURL("**/pay_success/**", { timeout: 20_000 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsOf(hl)("pay-success-title"));
}

/** The bank declined: shown on the form itself, with everything else unchanged. */
export async function expectDeclined(page: Page, hl: Hl = "EN"): Promise<void> {
  const note = page.getByRole("alert").filter({ hasText: wordsOf(hl)("pay-declined-title") });
  await expect(note).toContainText(wordsOf(hl)("pay-declined-text"));
}

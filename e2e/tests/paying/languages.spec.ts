// From the free result to the paid one in every language, in the currencies of five countries: the
// price on each screen is the one that is charged and the one in the receipt.
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/access.ts";
import { skuOf } from "../../support/buying.ts";
import { expectOwnLanguage } from "../../support/language.ts";
import { isBought } from "../../support/matrix.ts";
import { makeOrder } from "../../support/orders.ts";
import { expectNoOverflow } from "../../support/overflow.ts";
import {
  aroundPayButton,
  cards,
  expectSuccess,
  fillCard,
  fillContact,
  payButton,
  reportPath,
  test,
} from "../../support/paying.ts";
import { moneyOf } from "../../support/peer.ts";
import { newAddress, waitForLetter } from "../../support/post.ts";
import { expect } from "../../support/site.ts";
import type { Hl } from "../../support/variants.ts";
import { wordsOf } from "../../support/words.ts";

interface Market {
  hl: Hl;
  /** The buyer's country; if none is named, one outside the price book. */
  country?: string;
  currency: string;
  /** How many of the provider's units one of ours is. */
  unit: number;
}

const markets: Market[] = [
  { hl: "EN", currency: "usd", unit: 1 },
  { hl: "DE", country: "DE", currency: "eur", unit: 1 },
  { hl: "FR", currency: "usd", unit: 1 },
  { hl: "ES", currency: "usd", unit: 1 },
  { hl: "PT", country: "BR", currency: "brl", unit: 1 },
  { hl: "JA", country: "JP", currency: "jpy", unit: 100 },
  { hl: "KO", country: "KR", currency: "krw", unit: 100 },
  { hl: "CN", country: "CN", currency: "cny", unit: 1 },
  { hl: "HK", currency: "usd", unit: 1 },
];

async function expectGood(page: Page, hl: Hl): Promise<void> {
  await expectOwnLanguage(page, hl);
  await expectNoOverflow(page);
  await expectAccessible(page);
}

for (const { hl, country, currency, unit } of markets.filter(isBought)) {
  test(`from the free result to the paid one in ${hl}, in ${currency}`, async ({ page, request, siteIn }) => {
    test.slow();
    const say = wordsOf(hl);
    const origin = country ? await siteIn(country) : "";
    const order = await makeOrder(request, { origin, hl });
    const { price } = await skuOf(request, order, 2, { origin, country, hl });
    const email = newAddress();
    await page.emulateMedia({ reducedMotion: "reduce" });

    await page.goto(origin + reportPath(order, hl));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("result-title"));
    await expectGood(page, hl);
    await page.getByRole("main").locator("a[href*=scheme_select]").first().click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("pay-choose-title"));
    await expectGood(page, hl);
    const choose = page.locator("a[href*='skuId=2']");
    const lines = page.locator("li", { has: choose }).locator("p");
    const shown = await lines.filter({ hasText: /\d/ }).first().innerText();
    await choose.click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("pay-title"));
    await expect(page.getByRole("main")).toContainText(shown);
    await fillCard(page, cards.good);
    await expectGood(page, hl);
    await fillContact(page, { hl, email, boxes: country === "DE" });
    if (country === "JP" || country === "KR") {
      await page.getByRole("button", { name: say("pay-review-button") }).click();
      await expectGood(page, hl);
    }
    await expect(aroundPayButton(page, hl)).toContainText(shown);
    await expect(aroundPayButton(page, hl)).toContainText(say("pay-promise-once"));
    // In Germany the button has only the words that the law requires.
    if (country === "DE") await expect(payButton(page, hl)).toHaveText(say("pay-button-order"));
    else await expect(payButton(page, hl)).toContainText(shown);
    await payButton(page, hl).click();

    await expectSuccess(page, hl);
    await page.getByRole("button", { name: say("pay-countdown-stop"), exact: true }).click();
    await expectGood(page, hl);
    await page.getByRole("link", { name: say("pay-success-view") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("result-paid-title"));
    await expect(page.getByRole("main")).toContainText(shown);
    await expectGood(page, hl);

    // Shown, in the book, charged, and in the receipt.
    expect(Number(shown.replaceAll(/\D/g, "")) * (/[.,]\d\d(\D|$)/.test(shown) ? 1 : 100)).toBe(price.amount);
    expect(await moneyOf(order.number)).toEqual([`charge ${price.amount / unit} ${currency}`]);
    const letter = await waitForLetter(email);
    expect(letter.text).toContain(shown);
    expect(letter.html).toContain(shown);
  });
}

// A membership that renews, where an operator sells it: amount and next date on the button, and cancelled by the link of
// a letter without signing in.
import { expectAccessible } from "../../support/access.ts";
import { accountPath, screenIn, signInLinkOf, test } from "../../support/accounts.ts";
import { homes } from "../../support/country.ts";
import { expectOwnLanguage } from "../../support/language.ts";
import { pictured } from "../../support/matrix.ts";
import { cards, fillCard } from "../../support/paying.ts";
import { photograph } from "../../support/photograph.ts";
import { newAddress, waitForLetter } from "../../support/post.ts";
import { expect } from "../../support/site.ts";
import type { Hl } from "../../support/variants.ts";
import { anything, patternOf } from "../../support/words.ts";

const languages: readonly Hl[] = [...new Set<Hl>(["EN", ...pictured("JA")])];
const renewing = { TESSERA_MEMBERS__RENEWING: "true" };

for (const hl of languages) {
  test(`a membership renews until the link of a letter cancels it, in ${hl}`, async ({
    page,
    browser,
    siteIn,
    troubles,
  }) => {
    test.slow();
    troubles.allow(/401/);
    const country = homes[hl] ?? "US";
    const origin = await siteIn(country, renewing);
    const { say, button, field, expectTitle } = screenIn(page, hl);
    const look = async (name: string) => {
      await photograph(page, hl, `account/${name}`);
      await expectAccessible(page);
      await expectOwnLanguage(page, hl);
    };
    const email = newAddress("plan");
    await page.goto(origin + accountPath("shop", hl));
    await field("account-email-label").fill(email);
    await button("account-login-send").click();
    await page.goto(signInLinkOf(await waitForLetter(email), origin));
    await button("account-sent-sign-in").click();
    await expectTitle("account-info-title");

    await page.goto(origin + accountPath("shop", hl));
    const terms = { price: anything, date: anything };
    const choice = page.getByRole("link", { name: patternOf(say("account-plan-buy", terms)) });
    await expect(choice).toBeVisible();
    await look("19-plan-offered");
    await choice.click();
    await fillCard(page, cards.good);
    await look("20-plan-pay");
    if (country === "JP") await button("pay-review-button").click();
    // In the European Union the button's words are the law's; amount and date stand below it.
    const pay = country === "DE" ? say("pay-button-order") : say("pay-plan-button", terms);
    await page.getByRole("button", { name: patternOf(pay) }).click();
    await page.waitForURL("**/pay_success/**", { timeout: 20_000 });
    const active = patternOf(say("account-plan-active", terms));
    // The subscription's own message may arrive after that of its payment; the shop is read when it is opened.
    await expect(async () => {
      await page.goto(origin + accountPath("shop", hl));
      await expect(page.getByText(active)).toBeVisible();
    }).toPass({ timeout: 30_000 });
    await look("21-plan-in-the-shop");

    // In another browser, where nobody is signed in.
    const receipt = await waitForLetter(email, 2);
    const link = /https?:\/\/\S+#plan=[0-9a-f]+/.exec(receipt.text)?.[0];
    expect(link).toBeDefined();
    const other = await browser.newContext();
    const there = await other.newPage();
    const address = new URL(link ?? "");
    await there.goto(`${origin}${address.pathname}${address.search}${address.hash}`);
    await expect(there.getByText(active)).toBeVisible();
    await photograph(there, hl, "account/22-plan-by-link");
    await expectAccessible(there);
    await there.getByRole("button", { name: say("account-plan-cancel") }).click();
    await expect(there.getByText(say("account-plan-cancelled"))).toBeVisible();
    await photograph(there, hl, "account/23-plan-cancelled");
    await other.close();

    await page.reload();
    await expect(page.getByText(say("account-plan-cancelled"))).toBeVisible();
    await waitForLetter(email, 3);
  });
}

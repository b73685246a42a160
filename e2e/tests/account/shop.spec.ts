// My shop: a membership bought there, and its price on packages, upgrades and the bundle; the empty shop; the refund.
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/access.ts";
import { accountPath, screenIn, signInLinkOf, test } from "../../support/accounts.ts";
import { buyQuickly, somebody } from "../../support/buying.ts";
import { homes } from "../../support/country.ts";
import { expectOwnLanguage } from "../../support/language.ts";
import { pictured } from "../../support/matrix.ts";
import { makeOrder } from "../../support/orders.ts";
import { cards, fillCard, orderPath, payButton } from "../../support/paying.ts";
import { photograph } from "../../support/photograph.ts";
import { newAddress, waitForLetter } from "../../support/post.ts";
import { expect } from "../../support/site.ts";
import { full } from "../../support/taking.ts";
import type { Hl } from "../../support/variants.ts";
import { anything, patternOf } from "../../support/words.ts";

const languages: readonly Hl[] = [...new Set<Hl>(["EN", ...pictured("JA")])];

/** Signs in with the link of the newest letter. */
async function enter(page: Page, hl: Hl, email: string, origin: string): Promise<void> {
  const { button, expectTitle } = screenIn(page, hl);
  await page.goto(signInLinkOf(await waitForLetter(email), origin));
  await button("account-sent-sign-in").click();
  await expectTitle("account-info-title");
}

for (const hl of languages) {
  test(`a membership lowers every price, in ${hl}`, async ({ page, context, request, siteIn }) => {
    test.slow();
    const country = homes[hl] ?? "US";
    const origin = await siteIn(country);
    const network = somebody();
    await context.route(/\/pay\/order\/create/, (route, call) =>
      route.continue({ headers: { ...call.headers(), "x-forwarded-for": network } }),
    );
    const { say, link, button, expectTitle } = screenIn(page, hl);
    const look = async (name: string) => {
      await photograph(page, hl, `account/${name}`);
      await expectAccessible(page);
      await expectOwnLanguage(page, hl);
    };
    const order = await makeOrder(request, { origin, hl });
    const { email } = await buyQuickly(request, order, { origin, hl, country, sku: 2 });
    await enter(page, hl, email, origin);

    await link("account-shop-title").first().click();
    await expectTitle("account-shop-title");
    await expect(page.getByRole("heading", { name: say("account-shop-yours"), exact: true })).toBeVisible();
    const strike = page.locator("s");
    await expect(strike).toHaveCount(0);
    await look("14-shop");

    await page.getByRole("link", { name: patternOf(say("account-member-buy", { price: anything })) }).click();
    await expect(page.getByText(email)).toBeVisible();
    await look("15-membership-pay");
    await fillCard(page, cards.good);
    if (country === "JP") await button("pay-review-button").click();
    await payButton(page, hl).click();
    await page.waitForURL("**/pay_success/**", { timeout: 20_000 });
    await expectTitle("pay-success-member-title");
    await look("16-membership-bought");

    // In the shop: an upgrade, the list price struck through.
    await link("pay-success-member-shop").click();
    await expectTitle("account-shop-title");
    await expect(strike).toHaveCount(2);
    await expect(button("result-refund-button")).toBeVisible();
    await look("17-shop-of-a-member");

    // On the payment page of that upgrade.
    await page
      .getByRole("link", { name: patternOf(say("account-shop-upgrade", { price: anything })) })
      .first()
      .click();
    await expect(payButton(page, hl).or(button("pay-review-button"))).toBeVisible();
    await expect(strike).toBeVisible();

    // On the bundle, for a test that isn't bought yet.
    const next = await makeOrder(request, { origin, hl });
    await page.goto(origin + orderPath("scheme_select", next, { hl }));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(strike.first()).toBeVisible();
    await page.goto(origin + orderPath("payPage", next, { hl, sku: 5 }));
    await expect(strike).toBeVisible();

    // And everything back.
    await page.goto(origin + accountPath("shop", hl));
    await button("result-refund-button").click();
    await button("result-refund-yes").click();
    await expect(page.getByRole("status").filter({ hasText: /\d/ })).toBeVisible();
    await page.reload();
    await expect(page.getByText(say("account-member-title"), { exact: true })).toBeVisible();
    await expect(strike).toHaveCount(0);
  });
}

test("an empty shop offers a test and the membership, and somebody else's membership gives nothing", async ({
  page,
  troubles,
}) => {
  troubles.allow(/401/);
  const email = newAddress("shop");
  const { say, link, button, field, expectTitle } = screenIn(page, "EN");
  await page.goto(accountPath("shop"));
  await expectTitle("account-closed-title");
  await field("account-email-label").fill(email);
  await button("account-login-send").click();
  await page.goto(signInLinkOf(await waitForLetter(email), new URL(page.url()).origin));
  await button("account-sent-sign-in").click();
  await expectTitle("account-info-title");

  await page.goto(accountPath("shop"));
  await expect(page.getByText(say("account-shop-empty"))).toBeVisible();
  await photograph(page, "EN", "account/18-empty-shop");
  await expectAccessible(page);

  await expect(link("account-orders-start")).toHaveAttribute(
    "href",
    new RegExp(`/start_loading/${full.tail}`),
  );
  await expect(page.locator("s")).toHaveCount(0);
});

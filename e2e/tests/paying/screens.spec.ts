// Every screen of buying and what comes after, on a phone and a desktop in four languages: it fits, and a picture of it
// is left in screenshots/paying/.
import type { Page } from "@playwright/test";
import { buyQuickly, startPayment, statusOf } from "../../support/buying.ts";
import { homes } from "../../support/country.ts";
import { pictured } from "../../support/matrix.ts";
import { makeOrder } from "../../support/orders.ts";
import {
  atBank,
  cards,
  expectDeclined,
  fillCard,
  openPay,
  orderPath,
  payButton,
  reopen,
  reportPath,
  type Screen,
  test,
} from "../../support/paying.ts";
import { photograph } from "../../support/photograph.ts";
import { newAddress, waitForLetter } from "../../support/post.ts";
import { expect } from "../../support/site.ts";
import { full } from "../../support/taking.ts";
import { wordsOf } from "../../support/words.ts";

for (const hl of pictured("DE")) {
  const country = homes[hl] ?? "US";
  const say = wordsOf(hl);
  const heading = (page: Page) => page.getByRole("heading", { level: 1 });

  test(`choosing and paying in ${hl}`, async ({ page, request, siteIn, troubles }) => {
    test.slow();
    troubles.allow(/402/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const origin = await siteIn(country);
    const order = await makeOrder(request, { origin, hl });

    await page.goto(origin + orderPath("scheme_select", order, { hl }));
    await expect(heading(page)).toHaveText(say("pay-choose-title"));
    await expect(page.getByRole("link", { name: say("pay-bundle-link") })).toBeVisible();
    await photograph(page, hl, "paying/1-packages");

    await page.goto(origin + orderPath("payPage", order, { hl, sku: 2 }));
    await fillCard(page, "");
    await photograph(page, hl, "paying/2-payment");
    const first = page.getByRole("main").locator("button[type=submit]");
    await first.click();
    await expect(page.getByText(say("pay-email-missing"))).toBeVisible();
    await photograph(page, hl, "paying/3-payment-missing");

    await openPay(page, order, { origin, hl, sku: 2, boxes: country === "DE" });
    await fillCard(page, cards.declined);
    if (country === "JP") {
      await first.click();
      await expect(page.getByRole("heading", { name: say("pay-review-title") })).toBeVisible();
      await photograph(page, hl, "paying/4-last-look");
    }
    await payButton(page, hl).click();
    await expectDeclined(page, hl);
    await photograph(page, hl, "paying/5-declined");

    await page.goto(origin + orderPath("pay_failed", order, { hl }));
    await expect(heading(page)).toHaveText(say("pay-failed-title"));
    await photograph(page, hl, "paying/6-failed");
  });

  test(`waiting for a payment in ${hl}`, async ({ page, request, siteIn }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    const origin = await siteIn(country);
    const order = await makeOrder(request, { origin, hl });
    await startPayment(request, order, { origin, country, hl });
    const standing = await statusOf(request, order, { origin });
    let state: string | undefined;
    await page.route("**/pay/check/status", (route) => {
      // Unanswered, so that the first state lasts.
      if (!state) return;
      const data = { ...standing, purchase: { ...standing.purchase, state } };
      return route.fulfill({ json: { result: 200, data, msg: "" } });
    });
    await page.goto(origin + orderPath("payCheck", order, { hl }));
    await expect(heading(page)).toHaveText(say("pay-check-title"));
    await photograph(page, hl, "paying/7-check");

    for (const [screen, told] of [
      ["8-waiting", "processing"],
      ["9-expired", "expired"],
      ["10-looked-at", "review"],
    ] as const) {
      state = told;
      await reopen(page, origin + orderPath("payCheck", order, { hl }));
      await expect(heading(page)).toHaveText(say(`pay-check-${told}-title`));
      await photograph(page, hl, `paying/${screen}`);
    }
  });

  test(`paid and after in ${hl}`, async ({ page, request, siteIn }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    const origin = await siteIn(country);
    const order = await makeOrder(request, { origin, hl });
    const { email } = await buyQuickly(request, order, { origin, country, hl, sku: 1 });
    await waitForLetter(email);
    const open = (screen: Screen) => page.goto(origin + orderPath(screen, order, { hl }));

    await open("pay_success");
    await page.getByRole("button", { name: say("pay-countdown-stop"), exact: true }).click();
    await expect(page.getByText(/250/)).toBeVisible();
    await photograph(page, hl, "paying/11-success");
    await page.goto(origin + reportPath(order, hl));
    await expect(heading(page)).toHaveText(say("result-paid-title"));
    await expect(page.locator("#more")).toBeVisible();
    await photograph(page, hl, "paying/12-report");
    await open("scheme_select");
    await expect(heading(page)).toHaveText(say("pay-owned-title"));
    await photograph(page, hl, "paying/13-owned");

    await open("support");
    await expect(page.getByText(say("support-delivery-accepted"))).toBeVisible();
    await photograph(page, hl, "paying/14-support-order");
    await page.getByRole("button", { name: say("support-fix"), exact: true }).click();
    await page.getByRole("button", { name: say("result-refund-button"), exact: true }).click();
    await page.getByRole("button", { name: say("support-withdraw-open"), exact: true }).click();
    await photograph(page, hl, "paying/15-support-forms");
    await page.getByRole("button", { name: say("result-refund-yes"), exact: true }).click();
    await expect(page.getByRole("button", { name: say("result-refund-yes"), exact: true })).toBeHidden();
    await photograph(page, hl, "paying/16-support-refund");
  });

  test(`help and the bundle in ${hl}`, async ({ page, request, siteIn }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    const origin = await siteIn(country);
    const email = newAddress();
    const order = await makeOrder(request, { origin, hl });

    await page.goto(origin + orderPath("triplePurchase", order, { hl }));
    await expect(page.locator("a[href*='skuId=5']")).toBeVisible();
    await photograph(page, hl, "paying/17-bundle");
    await buyQuickly(request, order, { origin, country, hl, sku: 5, email });
    await reopen(page, origin + orderPath("triplePurchase", order, { hl }));
    await expect(page.getByRole("link", { name: say("support-triple-left-start") })).toBeVisible();
    await photograph(page, hl, "paying/18-bundle-left");

    await page.goto(`${origin}/support/${full.tail}?hl=${hl}`);
    await expect(heading(page)).toHaveText(say("support-title"));
    await photograph(page, hl, "paying/19-support");
    await page.goto(`${origin}/retrieve_report/${full.tail}?hl=${hl}`);
    await page.getByLabel(say("support-email-label")).fill("nowhere");
    await page.getByRole("button", { name: say("support-retrieve-send"), exact: true }).click();
    await photograph(page, hl, "paying/20-retrieve");
    await page.getByLabel(say("support-email-label")).fill(email);
    await page.getByRole("button", { name: say("support-retrieve-send"), exact: true }).click();
    await expect(page.getByText(say("support-retrieve-sent"))).toBeVisible();
    await photograph(page, hl, "paying/21-retrieve-sent");
  });

  test(`the bank's question in ${hl}`, async ({ page, request, siteIn }) => {
    const origin = await siteIn(country);
    const order = await makeOrder(request, { origin, hl });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPay(page, order, { origin, hl, boxes: country === "DE" });
    await fillCard(page, cards.asks);
    if (country === "JP") await page.getByRole("button", { name: say("pay-review-button") }).click();
    await payButton(page, hl).click();
    await atBank(page);
    await photograph(page, hl, "paying/22-paying");
  });
}

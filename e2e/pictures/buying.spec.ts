// Choosing and paying; the payment peer moves no money.
import type { Page } from "@playwright/test";
import { buyQuickly } from "../support/buying.ts";
import { keep } from "../support/documents.ts";
import { makeOrder } from "../support/orders.ts";
import { cards, fillCard, openPay, orderPath, test } from "../support/paying.ts";
import { waitForLetter } from "../support/post.ts";
import { expect } from "../support/site.ts";
import { t } from "../support/words.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("packages in the United States", async ({ page, request, siteIn }) => {
  const origin = await siteIn("US");
  const order = await makeOrder(request, { origin });
  await page.goto(origin + orderPath("scheme_select", order));
  await expect(heading(page)).toHaveText(t("pay-choose-title"));
  await expect(page.getByRole("link", { name: t("pay-bundle-link") })).toBeVisible();
  await keep(page, "pay-packages-en-desktop");
  await keep(page, "pay-packages-en-phone");
});

test("the form", async ({ page, request, siteIn }) => {
  const origin = await siteIn("US");
  const order = await makeOrder(request, { origin });
  await openPay(page, order, { origin, sku: 2, email: "demo@example.com" });
  await fillCard(page, cards.good);
  await keep(page, "pay-form-en-phone", page.getByRole("heading", { level: 1 }));
});

test("paid", async ({ page, request, siteIn }) => {
  const origin = await siteIn("US");
  const order = await makeOrder(request, { origin });
  const { email } = await buyQuickly(request, order, { origin, country: "US", sku: 2 });
  await waitForLetter(email);
  await page.goto(origin + orderPath("pay_success", order));
  await page.getByRole("button", { name: t("pay-countdown-stop"), exact: true }).click();
  await expect(page.getByText(/250/)).toBeVisible();
  await keep(page, "pay-success-en-phone");
});

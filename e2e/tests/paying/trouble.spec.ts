// A network that fails at the worst moments, and dark mode.
import { expectAccessible } from "../../support/access.ts";
import { buyQuickly } from "../../support/buying.ts";
import { makeOrder } from "../../support/orders.ts";
import {
  cards,
  emailField,
  expectSuccess,
  fillCard,
  openPay,
  orderPath,
  payButton,
  test,
} from "../../support/paying.ts";
import { moneyOf, peerUrl } from "../../support/peer.ts";
import { newAddress, waitForLetters } from "../../support/post.ts";
import { expect } from "../../support/site.ts";
import { t } from "../../support/words.ts";

test("an unreachable provider is reported, and can be retried", async ({ page, request, troubles }) => {
  troubles.allow(/ERR_FAILED/);
  const order = await makeOrder(request);
  await page.route(`${peerUrl()}/**`, (route) => route.abort());

  await page.goto(orderPath("payPage", order, { sku: 1 }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connection failed. Please try again.");
  await expectAccessible(page);
  await page.unroute(`${peerUrl()}/**`);
  await page.getByRole("button", { name: t("pay-connection-retry") }).click();

  await expect(emailField(page)).toBeVisible();
});

test("an answer lost at the button costs nothing and pays once", async ({ page, request, troubles }) => {
  troubles.allow(/ERR_FAILED/);
  const order = await makeOrder(request);
  const email = newAddress();
  await openPay(page, order, { email });
  await fillCard(page, cards.good);
  let lost = 0;
  await page.route("**/pay/order/create", async (route) => {
    if (lost > 0) return route.fallback();
    lost += 1;
    // The server has done its part; only its answer never arrives.
    await route.fetch();
    await route.abort();
  });

  await payButton(page).click();
  const dialog = page.getByRole("dialog", { name: t("common-network-title") });
  await dialog.getByRole("button", { name: t("common-network-retry") }).click();
  await expectSuccess(page);

  expect(await moneyOf(order.number)).toEqual(["charge 499 usd"]);
  await waitForLetters(email, 1);
});

test("a lost confirmation is found by polling", async ({ page, request, troubles }) => {
  troubles.allow(/ERR_FAILED/);
  const order = await makeOrder(request);
  await openPay(page, order);
  await fillCard(page, cards.good);
  await page.route(`${peerUrl()}/**/confirm`, async (route) => {
    await route.fetch();
    await route.abort();
  });

  // The provider's script doesn't know the outcome; the server does.
  await payButton(page).click();
  await expectSuccess(page);

  expect(await moneyOf(order.number)).toEqual(["charge 499 usd"]);
});

test("every screen of buying is readable in dark mode", async ({ page, request }) => {
  test.slow();
  const [open, paid] = [await makeOrder(request), await makeOrder(request)];
  await buyQuickly(request, paid);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });

  for (const [screen, order] of [
    ["scheme_select", open],
    ["payPage", open],
    ["payCheck", open],
    ["pay_success", paid],
    ["report/result", paid],
    ["support", paid],
    ["triplePurchase", open],
  ] as const) {
    await page.goto(orderPath(screen, order, { sku: 1 }));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (screen === "payPage") await fillCard(page, cards.good);
    if (screen === "pay_success") {
      await page.getByRole("button", { name: t("pay-countdown-stop"), exact: true }).click();
    }
    await expectAccessible(page);
  }
});

// After the payment: the report opens automatically unless stopped, and every step of the delivery
// has its time.
import { expectAccessible } from "../../support/access.ts";
import { buyQuickly } from "../../support/buying.ts";
import { makeOrder } from "../../support/orders.ts";
import { orderPath, test } from "../../support/paying.ts";
import { newAddress, waitForLetter } from "../../support/post.ts";
import { expect } from "../../support/site.ts";
import { t } from "../../support/words.ts";

test("the report opens automatically after five seconds", async ({ page, request }) => {
  const order = await makeOrder(request);
  await buyQuickly(request, order);
  await page.clock.install();

  await page.goto(orderPath("pay_success", order));
  // Once visibly, once for screen readers.
  await expect(page.getByText(/Opening in \d seconds?/).first()).toBeVisible();
  await page.clock.runFor(6000);

  await page.waitForURL("**/report/result/**");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("result-paid-title"));
});

test("the countdown can be stopped, and the report opened manually", async ({ page, request }) => {
  const order = await makeOrder(request);
  await buyQuickly(request, order);
  await page.clock.install();

  await page.goto(orderPath("pay_success", order));
  await page.getByRole("button", { name: t("pay-countdown-stop"), exact: true }).click();
  await page.clock.runFor(20_000);
  await expect(page.getByText(t("pay-countdown-stopped"))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: t("pay-success-view") }).click();

  await page.waitForURL("**/report/result/**");
});

test("every step of the delivery has its time, down to the mail server's answer", async ({
  page,
  request,
}) => {
  const order = await makeOrder(request);
  const { email } = await buyQuickly(request, order);
  await waitForLetter(email);

  await page.goto(orderPath("pay_success", order));
  await page.getByRole("button", { name: t("pay-countdown-stop"), exact: true }).click();
  for (const step of ["made", "sent", "accepted"]) {
    const line = page.getByRole("listitem").filter({ hasText: t(`pay-clock-${step}`) });
    await expect(line).toContainText(/\d\d:\d\d/);
  }
  await expect(page.getByText(/250/)).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(email);
});

test("a wrong address can be corrected on the success page", async ({ page, request }) => {
  const order = await makeOrder(request);
  const { email: wrong } = await buyQuickly(request, order);
  await waitForLetter(wrong);
  const right = newAddress("right");

  await page.goto(orderPath("pay_success", order));
  await page.getByRole("button", { name: t("pay-address-change") }).click();
  await page.getByLabel(t("pay-address-label")).fill(right);
  await page.getByRole("button", { name: t("pay-address-send"), exact: true }).click();

  await expect(page.getByText("Report sent successfully")).toBeVisible();
  expect((await waitForLetter(right)).text).toMatch(/#link=\w+/);
});
